"""A small language for Cyclades positions: lay them out, say the answers, expect the outcome.

game = acting("ares", amber=at("F3 3t; C1", "S7 2", gold=5), azure=at("F4 1t; J1"), dice="2 1")
game.duties().march("F3", "F4", "troop.1", "troop.2")
assert game.owner("F4") == "amber"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import cast

from games.core import fair
from games.core.log import Header
from games.core.match import Match, Snapshot
from games.core.steps import Ask, Chance, Reply, Story
from games.cyclades import GAME
from games.cyclades.archipelago import Laid
from games.cyclades.components import (
    BASICS,
    BUILDINGS_EACH,
    CREATURES,
    DIE,
    GODS,
    HEROES,
    QUICK_SETUPS,
)
from games.cyclades.state import (
    SEATS,
    Bid,
    Building,
    Faction,
    Figure,
    Hero,
    Land,
    Options,
    Sea,
    State,
)
from games.cyclades.view import Basic, Bonus, CycladesView, God, Phase

SEED = b"a table for tests"
METROPOLIS_TOKENS = 15
ROUND = 3


@dataclass(frozen=True)
class At:
    """What one faction has: see :func:`at`."""

    lands: str = ""
    seas: str = ""
    gold: int = 0
    priestesses: int = 0
    philosophers: int = 0
    built: str = ""
    carded: int = 0


def at(
    lands: str = "",
    seas: str = "",
    *,
    gold: int = 0,
    priestesses: int = 0,
    philosophers: int = 0,
    built: str = "",
    carded: int = 0,
) -> At:
    """A faction's place, in words.

    ``lands`` lists them with their units ("F3 2t 1m ajax; C1": two troops, a mercenary and Ajax
    in F3, a control token in C1); ``seas`` counts fleets ("S7 2; S8"); ``built`` says what stands
    in which slot ("C1.1 port; F3.2 metropolis:gold"); ``carded`` counts metropolises on the card
    of Penthesilea. In a team the partners' gold is added up.
    """
    return At(lands, seas, gold, priestesses, philosophers, built, carded)


# Factions that no test is about: two lands each, on islands of their own.
ELSEWHERE: Mapping[int, Mapping[str, At]] = {
    3: {
        "amber": At("C1 1t; A2", "S7"),
        "azure": At("G2 1t; I1", "S24"),
        "rose": At("D2 1t; B1", "S4"),
    },
    4: {
        "amber": At("A1 1t; B1", "S2"),
        "azure": At("D1 1t; E1", "S9"),
        "rose": At("G1 1t; K1", "S24"),
        "onyx": At("N1 1t; O1", "S37"),
    },
}


def layout_for(factions: int) -> tuple[Laid, ...]:
    """The archipelago of the quick set-up for that many factions."""
    quick = QUICK_SETUPS[factions]
    return tuple(Laid(tile.id, quick.side, tile.rot60, *tile.cell) for tile in quick.tiles)


def _split(words: str) -> list[list[str]]:
    return [part.split() for part in words.split(";") if part.strip()]


def _bonus(name: str) -> Bonus:
    return next(b for b in cast(tuple[Bonus, ...], BONUS_NAMES) if b == name)


BONUS_NAMES = ("troops", "fleets", "priestess", "gold", "prosperity")


def _settle(state: State, seat: str, place: At) -> None:
    for label, *units in _split(place.lands):
        assert state.lands[label].owner is None, f"{label} has two owners"
        held = Land(owner=seat)
        for unit in units:
            if unit[0].isdecimal():
                count = int(unit[:-1])
                held.troops += count if unit[-1] == "t" else 0
                held.mercenaries += count if unit[-1] == "m" else 0
            else:
                assert unit in HEROES, unit
                state.heroes[unit] = Hero(seat, label, 1)
        state.lands[label] = held
    for label, *count in _split(place.seas):
        assert state.seas[label].owner is None, f"{label} has two owners"
        state.seas[label] = Sea(seat, int(count[0]) if count else 1)
    for slot, what in _split(place.built):
        assert slot in state.slots_of(seat), f"{slot} is not a slot of {seat}"
        name, _, bonus = what.partition(":")
        if name == "metropolis":
            state.buildings[slot] = Building("metropolis", _bonus(bonus or "gold"))
        else:
            kind: Basic = next(b for b in BASICS if b == name)
            state.buildings[slot] = Building(kind)
            state.supply[kind] -= 1
    faction = state.factions[seat]
    faction.priestesses = place.priestesses
    faction.philosophers = place.philosophers
    faction.carded = [Building("metropolis", "gold") for _ in range(place.carded)]
    state.purses[faction.team] += place.gold


@dataclass
class Luck:
    """Dice and draws that a test has fixed; where they run out, the seed decides."""

    dice: list[str]
    draws: list[str]

    def fixed(self, step: Chance) -> tuple[str, ...] | None:
        """What the test wants ``step`` to give, if it says so."""
        wanted = self.dice if step.bag == DIE else self.draws
        if len(wanted) < step.count or any(w not in step.bag for w in wanted[: step.count]):
            return None
        found = tuple(wanted[: step.count])
        del wanted[: step.count]
        return found


def _loaded(luck: Luck) -> Callable[[State], Story[None]]:
    """The rules' own story, with the fixed outcomes of chance put in."""

    def play(state: State) -> Story[None]:
        story = GAME.play(state)
        reply: Reply = None
        while True:
            try:
                step = story.send(reply)
            except StopIteration:
                return
            found = luck.fixed(step) if isinstance(step, Chance) else None
            reply = found if found is not None else (yield step)

    return play


@dataclass
class Game:
    """A match at the table, with the verbs of table talk."""

    match: Match[State, CycladesView]
    audited: bool = True

    @property
    def state(self) -> State:
        """Everything true of the position."""
        return self.match.state

    @property
    def asked(self) -> str:
        """The question on the table, without the game's prefix; "over" at the end."""
        if self.match.over:
            return "over"
        return self.ask.key.removeprefix("cyclades.ask.")

    @property
    def ask(self) -> Ask:
        (ask,) = self.match.pending
        return ask

    @property
    def seat(self) -> str:
        """Who is asked."""
        return self.ask.seat

    def options(self, key: str) -> list[str]:
        """The legal answers to the question ``key``, which must be the one asked now."""
        now = "over" if self.match.over else f"{self.asked} {self.seat} {self.ask.options}"
        assert self.asked == key, f"asked {now}, expected {key}"
        return list(self.ask.options)

    def say(self, key: str, *picks: str) -> Game:
        """Answer the question ``key``."""
        options = self.options(key)
        for pick in picks:
            assert pick in options, f"{pick} is not among {options}"
        self.match.answer(self.seat, picks)
        if self.audited:
            assert GAME.audit(self.state) == []
        return self

    def act(self, *choices: str) -> Game:
        """Take actions that need no further answer, or open one that does."""
        for choice in choices:
            self.say("act", choice)
        return self

    @property
    def acts(self) -> list[str]:
        """What the menu of actions offers."""
        return self.options("act")

    def duties(self, slot: str | None = None) -> Game:
        """Do the compulsory actions; without ``slot`` the last place on offer gets built on."""
        self.act("build")
        while self.asked != "act":
            offered = self.options(self.asked)
            wanted = slot if slot in offered else offered[-1]
            self.say(self.asked, str(wanted))
        self.act("gift")
        while self.asked in ("fleet", "recruit"):
            self.say(self.asked, self.ask.options[0])
        return self

    def pick(self, key: str, choice: str) -> Game:
        """Answer ``key`` unless there was nothing else to answer."""
        return self.say(key, choice) if self.asked == key else self

    def march(self, start: str, end: str, *force: str) -> Game:
        """Ares: move ``force`` from land to land; a sole unit is not asked for."""
        self.act("march").pick("march-from", start).pick("march-to", end)
        return self.say("force", *force) if self.asked == "force" else self

    def sail(self, start: str, end: str, count: int) -> Game:
        """Poseidon: move fleets from sea to sea."""
        self.act("sail").pick("sail-from", start).pick("sail-to", end)
        return self.pick("sail-count", str(count))

    def quest(self, hero: str, end: str, *company: str) -> Game:
        """A heroic campaign."""
        self.act("quest").pick("quest", hero).pick("quest-to", end)
        return self.say("company", *company) if self.asked == "company" else self

    def buy(self, creature: str) -> Game:
        """Buy a creature from the column."""
        return self.act(f"creature:{creature}")

    def bid(self, seat: str, god: str, space: int = 0) -> Game:
        """An offering by ``seat``, whose turn it must be."""
        assert self.seat == seat, f"{self.seat} is asked, not {seat}"
        self.say("god", god)
        return self.say("bid", str(space)) if god != "apollo" else self

    def stay(self) -> Game:
        """Nobody retreats: fight on to the end of the battle."""
        while self.asked == "retreat":
            self.say("retreat", "stay")
        return self

    def finish_round(self) -> Game:
        """Let everybody do as little as they may until the round or the match is over."""
        at_start = self.state.round
        for _ in range(80):
            if self.match.over or self.state.round != at_start:
                return self
            offered = list(self.ask.options)
            lazy = [o for o in ("end", "skip", "stay", "stop", "keep") if o in offered]
            self.match.answer(self.seat, (lazy or offered)[: max(1, self.ask.low)])
        raise AssertionError("the round does not end")

    # Looking

    def gold(self, seat: str) -> int:
        return self.state.gold(seat)

    def owner(self, area: str) -> str | None:
        if area in self.state.lands:
            return self.state.lands[area].owner
        return self.state.seas[area].owner

    def troops(self, land: str) -> int:
        return self.state.lands[land].troops

    def mercenaries(self, land: str) -> int:
        return self.state.lands[land].mercenaries

    def fleets(self, sea: str) -> int:
        return self.state.seas[sea].fleets

    def building(self, slot: str) -> str | None:
        built = self.state.buildings.get(slot)
        return built.kind if built else None

    def faction(self, seat: str) -> Faction:
        return self.state.factions[seat]

    def heard(self, seat: str | None = None) -> list[str]:
        """The keys of the notes that a seat (or everybody) may read, without their prefix."""
        told = self.match.heard(seat)
        return [t.note.phrase.key.removeprefix("cyclades.note.") for t in told]

    def stages(self) -> list[tuple[int, int]]:
        """The strengths of attacker and defender in every stage fought so far."""
        found = []
        for told in self.match.heard(None):
            args = told.note.phrase.args
            if told.note.phrase.key == "cyclades.note.stage":
                found.append((int(str(args["attack"])), int(str(args["defence"]))))
        return found

    @property
    def winners(self) -> list[str]:
        """Who has won."""
        assert self.match.over
        return [standing.seat for standing in GAME.score(self.state) if standing.won]


def position(
    phase: Phase,
    *,
    seats: int = 3,
    teams: bool = False,
    goal: int = 3,
    gods: str = "",
    order: str = "",
    round_: int = ROUND,
    column: str = "- - - -",
    discard: str = "",
    deck: str | None = None,
    heroes: str = "",
    hero_deck: str = "",
    figures: Mapping[str, tuple[str, str]] | None = None,
    tokens: Mapping[str, int] | None = None,
    bonus: Bonus = "gold",
    change: Callable[[State], None] | None = None,
    places: Mapping[str, At],
) -> State:
    """A position on the quick set-up's archipelago for ``seats`` factions.

    ``column`` names the creatures from the cost of 2 to that of 5 ("-" for an empty place);
    creatures nowhere else are in the deck unless ``deck`` names it. Every metropolis token left
    shows ``bonus``.
    """
    names = SEATS[:seats]
    layout = layout_for(seats)
    open_first = tuple(gods.split())
    state = State(
        seats=names,
        options=Options(mode="teams" if teams else "free", metropolises=4 if goal == 4 else 3),
        phase=phase,
        layout=layout,
        factions={s: Faction(i // 2 if teams else i) for i, s in enumerate(names)},
        round=round_,
        order=order.split() or list(names),
        gods=[g for g in GODS if g in open_first] + [g for g in GODS if g not in open_first],
    )
    state.gods.sort(key=lambda g: open_first.index(g) if g in open_first else len(GODS))
    state.purses = {faction.team: 0 for faction in state.factions.values()}
    state.lands = {label: Land() for label in state.board.lands}
    state.seas = {label: Sea() for label in state.board.seas}
    for seat in names:
        _settle(state, seat, places.get(seat) or ELSEWHERE[seats][seat])
    state.figures = {name: Figure(*held) for name, held in (figures or {}).items()}
    state.tokens = dict(tokens or {})
    state.column = [None if name == "-" else name for name in column.split()]
    state.creature_discard = discard.split()
    used = [*state.column, *state.creature_discard, *state.figures]
    left = [c for c in CREATURES if c not in used]
    state.creature_deck = sorted(left if deck is None else deck.split())
    state.hero_column = heroes.split()
    state.hero_deck = sorted(hero_deck.split())
    raised = sum(b.kind == "metropolis" for b in state.buildings.values())
    raised += sum(len(f.carded) for f in state.factions.values())
    state.bonuses = [bonus] * (METROPOLIS_TOKENS - raised)
    for kind in BASICS:
        assert 0 <= state.supply[kind] <= BUILDINGS_EACH
    if change:
        change(state)
    return state


def enter(state: State, *, dice: str = "", draws: str = "", audited: bool = True) -> Game:
    """Go on from a position; ``dice`` and ``draws`` fix the outcomes of chance in their order."""
    if audited:
        assert GAME.audit(state) == []
    header = Header(
        game=GAME.id,
        edition=GAME.edition,
        fixes=GAME.fixes,
        seats=state.seats,
        people=len(state.seats),
        options=state.options.model_dump(mode="json"),
        seed_hash=fair.seed_hash(SEED),
    )
    start = Snapshot(0, -1, 0, 0, GAME.codec.dump(state))
    luck = Luck(dice.split(), draws.split())
    match = Match(replace(GAME, play=_loaded(luck)), header, (), seed=SEED, snapshot=start)
    # A match that cannot go on from a snapshot starts afresh: here that would be a broken test.
    assert match.snapshots, "the rules do not go on from this position"
    return Game(match, audited)


def acting(
    god: God,
    seat: str = "amber",
    *,
    dice: str = "",
    draws: str = "",
    audited: bool = True,
    seats: int = 3,
    teams: bool = False,
    goal: int = 3,
    round_: int = ROUND,
    column: str = "- - - -",
    discard: str = "",
    deck: str | None = None,
    heroes: str = "",
    hero_deck: str = "",
    figures: Mapping[str, tuple[str, str]] | None = None,
    tokens: Mapping[str, int] | None = None,
    bonus: Bonus = "gold",
    change: Callable[[State], None] | None = None,
    **places: At,
) -> Game:
    """``seat`` begins the turn of ``god``; the others' gods come after, the last has Apollo."""
    rest = [g for g in GODS if g != god]
    others = [s for s in SEATS[:seats] if s != seat]
    given: list[tuple[God, str]] = [(god, seat)]
    if god != "apollo":
        given += list(zip(rest, others[:-1], strict=False))
        given.append(("apollo", others[-1]))

    def ready(state: State) -> None:
        state.bids = {g: Bid(s, 0 if g == "apollo" else 1) for g, s in given}
        state.to_act = [g for g, _ in given]
        state.active = seat
        # Whoever acted before has already gone back to the turn track.
        state.next_order = [s for s in others if s not in dict((s, g) for g, s in given)]
        if change:
            change(state)

    state = position(
        "actions",
        seats=seats,
        teams=teams,
        goal=goal,
        gods=" ".join(g for g, _ in given if g != "apollo"),
        round_=round_,
        column=column,
        discard=discard,
        deck=deck,
        heroes=heroes,
        hero_deck=hero_deck,
        figures=figures,
        tokens=tokens,
        bonus=bonus,
        change=ready,
        places=places,
    )
    return enter(state, dice=dice, draws=draws, audited=audited)


def offering(*, order: str = "", gods: str = "zeus ares hera", seats: int = 3, **places: At) -> Game:
    """The offerings begin; ``gods`` lie from the top down."""
    return offering_in(order=order, gods=gods, seats=seats, places=places)


def offering_in(
    *,
    places: Mapping[str, At],
    order: str = "",
    gods: str = "zeus ares hera",
    seats: int = 3,
    teams: bool = False,
    change: Callable[[State], None] | None = None,
) -> Game:
    """The offerings begin, with more to say about them."""

    def ready(state: State) -> None:
        state.to_bid = list(state.order)
        if change:
            change(state)

    state = position(
        "offerings", seats=seats, teams=teams, gods=gods, order=order, change=ready, places=places
    )
    return enter(state)


def upkeep(
    figures: Mapping[str, tuple[str, str]],
    *,
    order: str = "",
    tokens: Mapping[str, int] | None = None,
    change: Callable[[State], None] | None = None,
    **places: At,
) -> Game:
    """The creatures' upkeep begins; amber has Athena, azure Zeus and rose Apollo."""

    def ready(state: State) -> None:
        state.bids = {"athena": Bid("amber", 1), "zeus": Bid("azure", 1), "apollo": Bid("rose", 0)}
        if change:
            change(state)

    state = position(
        "upkeep",
        gods="athena zeus",
        order=order,
        figures=figures,
        tokens=tokens,
        change=ready,
        places=places,
    )
    return enter(state)


def begin(people: int, seed: int = 1, **options: object) -> Game:
    """A new match from its very beginning."""
    seats = [seat for held in GAME.seating(people, Options()) for seat in held]
    raw = f"seed {seed}".encode()
    return Game(Match.begin(GAME, seats, options, seed=raw, people=people))
