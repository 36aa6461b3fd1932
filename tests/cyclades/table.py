"""A small language for tests of Cyclades: set up a position, give answers, check the outcome.

game = acting("ares", amber=at("F3 3t; C1", "S7 2", gold=5), azure=at("F4 1t; J1"), dice="2 1")
game.duties().march("F3", "F4", "troop.1", "troop.2")
assert game.owner("F4") == "amber"
"""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from games.core.match import Match
from games.cyclades import GAME
from games.cyclades.components import GODS
from games.cyclades.options import Options
from games.cyclades.state import SEATS, Bid, Faction, State
from games.cyclades.view import CycladesView, God
from tests.cyclades.fixed_chance import FixedChance, with_fixed_chance
from tests.cyclades.positions import At as At
from tests.cyclades.positions import Scene as Scene
from tests.cyclades.positions import at as at
from tests.cyclades.positions import position
from tests.tabletalk import TableTalk, going_on


class Game(TableTalk[State, CycladesView]):
    """A match, with methods for answers and for reading the outcome."""

    @property
    def seat(self) -> str:
        """Who is asked."""
        return self.ask.seat

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
        """Answer the question ``key`` if it is asked; a single option is not asked for."""
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
        """Answer every question about a retreat with "stay"."""
        while self.asked == "retreat":
            self.say("retreat", "stay")
        return self

    def finish_round(self) -> Game:
        """Give the answers that do least until the round or the match is over."""
        at_start = self.state.round
        for _ in range(80):
            if self.match.over or self.state.round != at_start:
                return self
            offered = list(self.ask.options)
            lazy = [o for o in ("end", "skip", "stay", "stop", "keep") if o in offered]
            self.match.answer(self.seat, (lazy or offered)[: max(1, self.ask.low)])
        raise AssertionError("the round does not end")

    # Reading the outcome

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
        told = self.match.visible_notes(seat)
        return [t.note.phrase.key.removeprefix("cyclades.note.") for t in told]

    def stages(self) -> list[tuple[int, int]]:
        """The strengths of attacker and defender in every stage fought so far."""
        found = []
        for told in self.match.visible_notes(None):
            args = told.note.phrase.args
            if told.note.phrase.key == "cyclades.note.stage":
                found.append((int(str(args["attack"])), int(str(args["defence"]))))
        return found

    @property
    def winners(self) -> list[str]:
        """Who has won."""
        assert self.match.over
        return [final_score.seat for final_score in GAME.score(self.state) if final_score.won]


def enter(state: State, scene: Scene, *, dice: str = "", draws: str = "") -> Game:
    """Go on from a position; ``dice`` and ``draws`` fix the outcomes of chance in their order."""
    if "change" in scene:
        scene["change"](state)
    assert GAME.audit(state) == []
    outcomes = FixedChance(dice.split(), draws.split())
    match = going_on(
        replace(GAME, play=with_fixed_chance(outcomes)),
        state,
        seats=state.seats,
        options=state.options,
        fixes=state.fixes,
        people=len(state.seats),
    )
    return Game(match)


def acting(
    god: God, seat: str = "amber", *, dice: str = "", draws: str = "", **scene: Unpack[Scene]
) -> Game:
    """``seat`` begins the turn of ``god``; the others' gods come after, the last has Apollo."""
    others = [s for s in SEATS[: scene.get("seats", 3)] if s != seat]
    given: list[tuple[God, str]] = [(god, seat)]
    if god != "apollo":
        given += list(zip((g for g in GODS if g != god), others[:-1], strict=False))
        given.append(("apollo", others[-1]))
    scene["gods"] = " ".join(g for g, _ in given if g != "apollo")
    state = position("actions", scene)
    state.bids = {g: Bid(s, 0 if g == "apollo" else 1) for g, s in given}
    state.to_act = [g for g, _ in given]
    state.active = seat
    # When Apollo acts, the other factions are on the turn track already.
    state.next_order = others if god == "apollo" else []
    return enter(state, scene, dice=dice, draws=draws)


def offering(**scene: Unpack[Scene]) -> Game:
    """The offerings begin."""
    scene.setdefault("gods", "zeus ares hera")
    state = position("offerings", scene)
    state.to_bid = list(state.order)
    return enter(state, scene)


def income(**scene: Unpack[Scene]) -> Game:
    """The income of a round has just been paid."""
    game = enter(position("income", scene), scene)
    assert game.state.phase == "offerings"
    return game


def upkeep(figures: dict[str, tuple[str, str]], /, **scene: Unpack[Scene]) -> Game:
    """The creatures' upkeep begins; amber has Athena, azure Zeus and rose Apollo."""
    scene["figures"], scene["gods"] = figures, "athena zeus"
    state = position("upkeep", scene)
    state.bids = {"athena": Bid("amber", 1), "zeus": Bid("azure", 1), "apollo": Bid("rose", 0)}
    return enter(state, scene)


def begin(people: int, seed: int = 1, **options: object) -> Game:
    """A new match from its very beginning."""
    seats = [seat for held in GAME.seating(people, Options()) for seat in held]
    raw = f"seed {seed}".encode()
    return Game(Match.begin(GAME, seats, options, seed=raw, people=people))
