"""A test table: positions described in words, and methods named like table talk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.anunnaki import GAME
from games.anunnaki.board import spot_name
from games.anunnaki.components import (
    ACTIONS,
    AGREEMENTS,
    ARTIFACTS,
    CIVILISATIONS,
    CORE,
    CULTURE,
    GOALS,
    HOUSES,
    LIGHTNING,
    MAIN_GODS,
    MINOR_GODS,
    MINOR_GODS_OF,
    NODES,
    PANDORA,
    POWER_TOKENS,
    RAYS,
    RESOURCES,
    TRACKS,
    WEAPONS,
)
from games.anunnaki.options import Options
from games.anunnaki.scoring import lines, total
from games.anunnaki.state import SEATS, Company, House, State
from games.anunnaki.view import Action, AnunnakiView
from games.core.match import Match
from tests.tabletalk import TableTalk, going_on

# Where the tokens lie unless a test says otherwise: tips first, then the inner nodes.
LAYOUT: dict[str, Action] = dict(zip(NODES, ACTIONS, strict=True))
GOALS_LAID = {
    "war": "shrines",
    "technology": "settlements",
    "trade": "figures",
    "power": "districts",
}


@dataclass
class At:
    """What one seat has: see :func:`at`."""

    house: str
    stands: str
    resources: str
    crystals: int
    points: int
    tracks: dict[str, int]
    power: int
    hand: str
    agreements: str
    pawn: str | None
    signs: str
    upgraded: str
    minors: str
    artifacts: str
    tablet: str | None
    civilisations: int


def at(
    house: str,
    stands: str = "",
    *,
    resources: str = "",
    crystals: int = 0,
    points: int = 0,
    war: int = 0,
    technology: int = 0,
    trade: int = 0,
    power: int = 0,
    hand: str = "",
    agreements: str = "",
    pawn: str | None = "portal",
    signs: str = "",
    upgraded: str = "",
    minors: str = "",
    artifacts: str = "",
    tablet: str | None = None,
    civilisations: int = 0,
) -> At:
    """A seat's place, in words.

    ``stands`` says what is where ("P6 2f s, P4 f anubis": two followers and a settlement, a
    follower and a god); gods who stand somewhere are summoned. ``resources`` is "2 food, 1 gold".
    ``pawn`` names the action under the pawn, None before the first turn. ``minors`` are the four
    minor gods (those on the map, then others of the house, unless named). ``signs`` are edges of
    the star; whatever they surround is free.
    """
    steps = {"war": war, "technology": technology, "trade": trade}
    return At(
        house,
        stands,
        resources,
        crystals,
        points,
        steps,
        power,
        hand,
        agreements,
        pawn,
        signs,
        upgraded,
        minors,
        artifacts,
        tablet,
        civilisations,
    )


def _parts(words: str) -> list[list[str]]:
    return [part.split() for part in words.split(",") if part.strip()]


def _company(words: list[str]) -> Company:
    company = Company()
    for word in words:
        if word in MINOR_GODS or word in MAIN_GODS.values():
            company.gods.append(word)
        elif word.endswith("f"):
            company.followers += int(word[:-1] or 1)
        else:
            assert word.endswith("s"), word
            company.settlements += int(word[:-1] or 1)
    return company


def _node(action: str) -> str:
    return next(node for node, name in LAYOUT.items() if name == action)


def _house(place: At, summoned: list[str]) -> House:
    name = next(house for house in HOUSES if house == place.house)
    house = House(name, points=place.points, crystals=place.crystals, power=place.power)
    house.resources = dict.fromkeys(RESOURCES, 0)
    for count, kind in _parts(place.resources):
        assert kind in RESOURCES, kind
        house.resources[kind] = int(count)
    house.tracks = {track: place.tracks[track] for track in TRACKS}
    house.hand = place.hand.split()
    assert all(card in WEAPONS for card in house.hand), place.hand
    house.agreements = place.agreements.split()
    assert all(token in AGREEMENTS for token in house.agreements), place.agreements
    house.pawn = _node(place.pawn) if place.pawn else None
    house.signs = place.signs.split()
    house.signs_placed = len(house.signs)
    house.freed = [ray for ray, edges in RAYS.items() if set(edges) <= set(house.signs)]
    house.freed += ["core"] if set(CORE) <= set(house.signs) else []
    house.upgraded = [action for action in ACTIONS if action in place.upgraded.split()]
    house.summoned = summoned
    called = [god for god in summoned if god in MINOR_GODS]
    house.minors = place.minors.split() or list(called)
    spare = [god for god in MINOR_GODS_OF[name] if god not in house.minors]
    house.minors += spare[: 4 - len(house.minors)]
    # A god on the map has used a token, wherever on the star that was.
    missing = len(called) - sum(ray != "core" for ray in house.freed)
    house.freed += [ray for ray in RAYS if ray not in house.freed][: max(0, missing)]
    if house.main in summoned and "core" not in house.freed:
        house.freed.append("core")
    house.artifacts = [name for name in ARTIFACTS if name in place.artifacts.split()]
    house.pandora = list(PANDORA) if "pandora" in house.artifacts else []
    house.tablet = next((track for track in TRACKS if track == place.tablet), None)
    house.civilisations = list(CIVILISATIONS)[: place.civilisations]
    return house


class Game(TableTalk[State, AnunnakiView]):
    """A match under test, with methods named like table talk."""

    @property
    def amber(self) -> House:
        return self.state.houses["amber"]

    @property
    def azure(self) -> House:
        return self.state.houses["azure"]

    @property
    def rose(self) -> House:
        return self.state.houses["rose"]

    @property
    def onyx(self) -> House:
        return self.state.houses["onyx"]

    def here(self, district: str, seat: str = "amber") -> str:
        """What a seat has in a district, in the words of :func:`at`; "" for nothing."""
        company = self.state.company(seat, district)
        if company is None:
            return ""
        words = [f"{company.followers}f"] if company.followers else []
        words += company.gods
        words += [f"{company.settlements}s"] if company.settlements else []
        return " ".join(words)

    def goods(self, seat: str = "amber") -> str:
        """What a seat has in store: "2 food, 1 gold"."""
        stock = self.state.houses[seat].resources
        return ", ".join(f"{stock[kind]} {kind}" for kind in RESOURCES if stock[kind])

    def scored(self, seat: str = "amber") -> dict[str, int]:
        """A seat's points by category, as they would count now."""
        return lines(self.state, seat)

    def total(self, seat: str = "amber") -> int:
        """All of a seat's points, as they would count now."""
        return total(self.state, seat)

    def told(self, key: str) -> bool:
        """Whether a note of that key was told."""
        return any(told.note.phrase.key == f"anunnaki.note.{key}" for told in self.match.notes)

    # Saying answers

    def star(self, action: str) -> Game:
        """Move the pawn to a token."""
        return self.say("star", action)

    def move(self, group: str, goal: str) -> Game:
        """Move a group; a single way needs no answer."""
        self.say("move", group)
        return self.say("move-to", goal) if self.asked == "move-to" else self

    def portal(self, group: str, goal: str) -> Game:
        """Teleport a group."""
        return self.say("portal", group).say("portal-to", goal)

    def rest(self) -> Game:
        """No more movement, no magic, no additional action: on to the battles."""
        while self.asked in ("move", "portal", "magic", "additional"):
            last = {"magic": "none", "additional": "end"}.get(self.asked, "done")
            self.say(self.asked, last)
        return self

    def sealed(self, answers: Mapping[str, str]) -> Game:
        """Give everybody's sealed answers; exactly those seats must be asked."""
        assert set(self.match.awaited) == set(answers), self.match.awaited
        for seat, words in answers.items():
            self.match.answer(seat, words.split())
        assert GAME.audit(self.state) == []
        return self

    def fight(self, **cards: str) -> Game:
        """Play weapons against each other; two words for Loki's two."""
        assert self.asked in ("attack", "defend"), f"asked {self.asked} {self.legal}"
        return self.sealed(cards)


def started(state: State) -> Game:
    """A match that goes on from a position."""
    assert GAME.audit(state) == []
    match = going_on(GAME, state, seats=state.seats, options=state.options, fixes=GAME.fixes)
    return Game(match)


def deal(
    amber: At,
    azure: At | None = None,
    rose: At | None = None,
    onyx: At | None = None,
    *,
    active: str = "amber",
    first: str = "amber",
    civilisations: str = "",
    culture: str = "",
    exhausted: str = "",
    market: str = "NEU-01 NEU-02 NEU-03 NEU-04 NEU-05 NEU-06",
    goals: Mapping[str, str] = GOALS_LAID,
    power_tokens: tuple[int, ...] = POWER_TOKENS,
    artifacts: str | None = None,
    triggered: bool = False,
    first_game: bool = False,
) -> Game:
    """A fresh turn, without culture tokens but those that are named.

    ``civilisations`` names tokens that lie face up ("P2 V01"); the others lie face down unless
    somebody stands there. ``culture`` names tokens by place ("P6.P4.P5 K01"; "?" for one that
    lies face down). ``exhausted`` is "P1 food 2". Without an ``azure`` the second seat leads
    another house from its capital.
    """
    rival = "ellenys" if amber.house != "ellenys" else "babylon"
    capital = {"pharaos": "P6", "norrenis": "N6", "babylon": "B6", "ellenys": "E6"}
    places = [amber, azure or at(rival, f"{capital[rival]} 2f s"), rose, onyx]
    named = {seat: place for seat, place in zip(SEATS, places, strict=True) if place}
    state = State(
        seats=tuple(named),
        fixes=GAME.fixes,
        options=Options(first_game=first_game),
        phase="star",
        turn=3,
        first=first,
        active=active,
        layout=dict(LAYOUT),
        goals={track: next(g for g in GOALS if g == goal) for track, goal in goals.items()},
        triggered=triggered,
    )
    for seat, place in named.items():
        summoned: list[str] = []
        for district, *words in _parts(place.stands):
            company = _company(words)
            summoned += company.gods
            state.stands.setdefault(district, {})[seat] = company
        state.houses[seat] = _house(place, summoned)
    assert all(district in state.map.districts for district in state.stands), state.stands
    _lay(state, civilisations, culture, exhausted)
    state.market = [token if token != "-" else None for token in market.split()]
    held = [t for house in state.houses.values() for t in house.agreements]
    playing = [house.house for house in state.houses.values()]
    state.agreement_bag = [
        t
        for t, printed in AGREEMENTS.items()
        if t not in state.market and t not in held and printed.house in (None, *playing)
    ]
    state.power_tokens = [
        space
        for space in power_tokens
        if all(house.power < space for house in state.houses.values())
    ]
    if artifacts is not None:
        state.artifacts = [name for name in ARTIFACTS if name in artifacts.split()]
    return started(state)


def _lay(state: State, civilisations: str, culture: str, exhausted: str) -> None:
    open_tokens = {part[0]: part[1] for part in _parts(civilisations)}
    for district in state.map.civilisations:
        if district not in state.stands:
            state.civilisations[district] = open_tokens.get(district)
    state.civilisation_bag = [t for t in CIVILISATIONS if t not in open_tokens.values()]
    state.guardians = {
        d: state.map.districts[d].god for d in state.map.atlantis if d in state.civilisations
    }
    names = [spot_name(spot) for spot in state.map.spots]
    for name, token in _parts(culture):
        assert name in names, f"no culture token lies at {name}, but at {names}"
        state.culture[name] = None if token == "?" else token
    state.culture_bag = [t for t in CULTURE if t not in state.culture.values()]
    for district, kind, count in _parts(exhausted):
        state.exhausted.setdefault(district, {})[kind] = int(count)


def begin(people: int, seed: int = 1, **options: object) -> Game:
    """A new match from its very beginning."""
    return Game(Match.begin(GAME, SEATS[:people], options, seed=f"seed {seed}".encode()))


PAST_LIGHTNING = LIGHTNING
"""A power marker that has crossed the lightning."""
