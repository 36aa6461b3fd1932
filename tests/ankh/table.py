"""A small language for tests of Ankh: set up a position, give answers, check the outcome.

game = deal(amber=at("ra", "B5 god, B4 warrior"), azure=at("isis", "B6 god"), next_event="conflict")
game.fire().cards(amber="chariots", azure="flood")
assert game.amber.devotion == 1
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from bot.words import ENGLISH, standard
from games.ankh import GAME
from games.ankh.board import Border, border
from games.ankh.components import ACTIONS, CARDS, CELLS, EVENTS, GODS, GUARDIANS, POWERS, advances
from games.ankh.options import Options
from games.ankh.state import SEATS, Figure, God, Monument, State
from games.ankh.view import Action, AnkhView, MonumentKind
from games.core.learn.explain import explained
from games.core.match import Match
from tests.tabletalk import TableTalk, going_on

WEST, EAST, DELTA = 1, 2, 3
# The map without camels: one token in each of the three regions that the Nile divides.
TOKENS = {WEST: "A5", EAST: "H5", DELTA: "E2"}
# Cuts the West in two: the south is the part around A4, the north that around A3.
WESTERN_CARAVAN = "A3-A4 A4-B3 B3-B4 B4-C4"


@dataclass
class At:
    """The possessions of one god: see :func:`at`."""

    gods: str
    figures: str = ""
    monuments: str = ""
    followers: int = 0
    devotion: int = 0
    powers: str = ""
    played: str = ""
    guardians: str = ""
    captives: str = ""
    gates: str = ""
    junior: str | None = None
    double_ready: bool = True


def at(
    gods: str,
    figures: str = "",
    monuments: str = "",
    *,
    followers: int = 0,
    devotion: int = 0,
    powers: str = "",
    played: str = "",
    guardians: str = "",
    captives: str = "",
    gates: str = "",
    junior: str | None = None,
    double_ready: bool = True,
) -> At:
    """What one god has, in a short notation.

    ``figures`` says what stands where ("B5 god, B4 warrior*, C7 giant_scorpion:2": a star for a
    sun, a number for the turn of the claws); ``monuments`` what it controls ("A5 obelisk");
    ``played`` names the cards that lie open; ``guardians`` those in the supply. A merged god has
    two names ("amun ra") and its ``junior``.
    """
    return At(
        gods,
        figures,
        monuments,
        followers,
        devotion,
        powers,
        played,
        guardians,
        captives,
        gates,
        junior,
        double_ready,
    )


def _parts(words: str) -> list[list[str]]:
    return [part.split() for part in words.split(",") if part.strip()]


def _figures(words: str, owner: str) -> dict[str, Figure]:
    found: dict[str, Figure] = {}
    for label, word in _parts(words):
        kind, _, turn = word.rstrip("*").partition(":")
        assert label in CELLS, label
        assert kind in ("god", "warrior", *GUARDIANS), kind
        found[label] = Figure(kind, owner, word.endswith("*"), int(turn or 0))
    return found


def _monuments(words: str, owner: str | None) -> dict[str, Monument]:
    kinds: tuple[MonumentKind, ...] = get_args(MonumentKind)
    return {
        label: Monument(next(kind for kind in kinds if kind == word), owner)
        for label, word in _parts(words)
    }


def _god(place: At) -> God:
    known = [power for level in POWERS.values() for power in level]
    assert all(power in known for power in place.powers.split()), place.powers
    assert all(card in CARDS for card in place.played.split()), place.played
    return God(
        gods=[next(god for god in GODS if god == name) for name in place.gods.split()],
        junior=place.junior,
        followers=place.followers,
        devotion=place.devotion,
        powers=place.powers.split(),
        hand=[card for card in CARDS if card not in place.played.split()],
        played=[card for card in CARDS if card in place.played.split()],
        guardians=place.guardians.split(),
        captives=place.captives.split(),
        gates=place.gates.split(),
        double_ready=place.double_ready,
    )


def _beside_cards(kinds: list[str]) -> dict[str, int]:
    """One kind of guardian of each level with the number of figures left."""
    found: dict[str, int] = {}
    for level in (1, 2, 3):
        of_level = [kind for kind in GUARDIANS if GUARDIANS[kind].level == level]
        kind = next((kind for kind in kinds if kind in of_level), of_level[0])
        found[kind] = kinds.count(kind)
    return found


class Game(TableTalk[State, AnkhView]):
    """A match with methods to give answers and to read the outcome."""

    @property
    def amber(self) -> God:
        return self.state.gods["amber"]

    @property
    def azure(self) -> God:
        return self.state.gods["azure"]

    @property
    def rose(self) -> God:
        return self.state.gods["rose"]

    @property
    def turn(self) -> str:
        """The seat whose turn begins now; fails in the middle of a turn."""
        assert self.asked == "action", f"still asked: {self.asked} {self.legal}"
        return self.ask.seat

    def figure(self, label: str) -> tuple[str, str] | None:
        """The kind and the owner of the figure on a hex."""
        found = self.state.figures.get(label)
        return (found.kind, found.owner) if found else None

    def owner(self, label: str) -> str | None:
        """Who controls the monument on a hex."""
        return self.state.monuments[label].owner

    def devotions(self) -> dict[str, int]:
        """The devotion of every god."""
        return {seat: god.devotion for seat, god in self.state.gods.items()}

    def region(self, token: int) -> list[str]:
        """The lands of the region with that token."""
        return sorted(self.state.board.regions[self.state.region_of(token)])

    @property
    def headline(self) -> str:
        """The line above the board, in English."""
        return standard().say(GAME.headline(self.match.view(None)), ENGLISH)

    def heard(self) -> list[str]:
        """All notes so far, in English; players are named by their seats."""
        names = {seat: seat for seat in self.state.seats}
        return [standard().say(told.note.phrase, ENGLISH, names) for told in self.match.notes]

    def label(self, option: str) -> str:
        """The label of an option of the current question, in English."""
        names = {seat: seat for seat in self.state.seats}
        view = self.match.view(self.ask.seat)
        return standard().say(GAME.label(view, self.ask, option), ENGLISH, names)

    def hint(self, option: str) -> str:
        """The hint of an option of the current question, in English."""
        names = {seat: seat for seat in self.state.seats}
        said = explained(GAME, self.match.view(self.ask.seat), self.ask, option)
        return standard().say(said, ENGLISH, names) if said is not None else ""

    # Giving answers

    def act(self, action: str) -> Game:
        """Choose an action, the first or the second as asked."""
        return self.say(self.asked if self.asked == "second" else "action", action)

    def fire(self) -> Game:
        """Choose the action "move" without moving; it causes the event (see ``next_event``)."""
        self.act("move")
        return self.say("move", "done") if self.asked == "move" else self

    def move(self, label: str, goal: str) -> Game:
        """Move one figure."""
        return self.say("move", label).say("move-to", goal)

    def idle(self) -> Game:
        """Play a whole turn that changes nothing but a marker."""
        self.act("ankh")
        if self.asked == "power":
            self.say("power", "none")
        return self

    def sealed(self, key: str, answers: Mapping[str, str]) -> Game:
        """Give the sealed answers of all seats; exactly these seats must be asked."""
        assert self.asked == key, f"asked {self.asked} {self.legal}, expected {key}"
        assert set(self.match.awaited) == set(answers), self.match.awaited
        for seat, words in answers.items():
            self.match.answer(seat, words.split())
        assert GAME.audit(self.state) == []
        return self

    def cards(self, **answers: str) -> Game:
        """Play battle cards; two words for two cards of Amun."""
        return self.sealed("card", answers)

    def bids(self, **answers: int) -> Game:
        """Give the bids after Locusts."""
        return self.sealed("bid", {seat: str(count) for seat, count in answers.items()})

    def first_options(self, *keys: str) -> Game:
        """Take the first legal answer to each of these questions, in order."""
        for key in keys:
            self.say(key, self.options(key)[0])
        return self


def caravan(words: str) -> tuple[Border, ...]:
    """ "A3-A4 A4-B3" as borders."""
    pairs = (word.split("-") for word in words.split())
    return tuple(border(one, other) for one, other in pairs)


def _started(state: State) -> Game:
    assert GAME.audit(state) == []
    match = going_on(GAME, state, seats=state.seats, options=state.options, fixes=state.fixes)
    return Game(match)


def deal(
    *,
    active: str = "amber",
    neutral: str = "",
    camels: str = "",
    tokens: Mapping[int, str] | None = None,
    tracks: Mapping[Action, int] | None = None,
    next_event: str | None = None,
    guardians: str = "",
    scenario: str = "middle_kingdom",
    forgotten: str = "",
    people: int | None = None,
    fixes: tuple[str, ...] = GAME.fixes,
    amber: At | None = None,
    azure: At | None = None,
    rose: At | None = None,
    onyx: At | None = None,
    jade: At | None = None,
) -> Game:
    """The beginning of a turn on a map with only the camels and monuments that are named.

    ``next_event`` names an event ("control", "camel", "conflict", "merge", "forget", "end"): the
    first such space of the track comes next, and the move marker is one step before its end.
    ``guardians`` lists the figures left in the supply ("satet satet mummy"). On one space of the
    devotion track an earlier seat lies above a later one, as after the set-up.
    """
    named = zip(SEATS, (amber, azure, rose, onyx, jade), strict=True)
    places = {seat: place for seat, place in named if place}
    count = people or max(2, max(SEATS.index(seat) + 1 for seat in places))
    seats = SEATS[:count]
    state = State(
        seats=seats,
        fixes=fixes,
        options=Options(),
        stage="turns",
        scenario=scenario,
        camels=caravan(camels),
        tokens=dict(tokens or TOKENS),
        tracks={action: (tracks or {}).get(action, 0) for action in ACTIONS},
        guardians=_beside_cards(guardians.split()),
        forgotten=forgotten.split(),
        turn=1,
        active=active,
        monuments=_monuments(neutral, None),
    )
    for seat, place in places.items():
        god = _god(place)
        state.gods[seat] = god
        state.god_of[seat] = god.gods[0]
        if place.junior:
            state.god_of[place.junior] = god.gods[1]
        for label, figure in _figures(place.figures, seat).items():
            assert state.empty(label), f"{label} is taken"
            state.figures[label] = figure
        for label, built in _monuments(place.monuments, seat).items():
            assert state.empty(label), f"{label} is taken"
            state.monuments[label] = built
    for seat in reversed(seats):
        if seat in state.gods:
            state.arrivals += 1
            state.gods[seat].arrival = state.arrivals
    if next_event:
        state.event = EVENTS.index(next_event) - 1
        state.tracks["move"] = advances("move", count) - 1
    return _started(state)


def begin(people: int, seed: int = 1, **options: object) -> Game:
    """A new match before its set-up."""
    return Game(Match.begin(GAME, SEATS[:people], options, seed=f"seed {seed}".encode()))
