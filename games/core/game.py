"""What a game registers, and the shelf on which the host finds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, JsonValue

from games.core.campaign import Campaign as Campaign
from games.core.campaign import Legacy as Legacy
from games.core.facts import Codec, Facts
from games.core.fair import Dice
from games.core.learn.glossary import NO_GLOSSARY, Glossary
from games.core.learn.guide import Guide
from games.core.orders import StandingOrders
from games.core.phrase import Change, Phrase
from games.core.steps import Ask, Picks, Story

S = TypeVar("S", bound=Facts)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Setup(NamedTuple):
    """What a game needs to lay out its table; ``legacy`` is what an earlier match has left."""

    seats: tuple[str, ...]
    options: BaseModel
    fixes: tuple[str, ...]
    people: int
    legacy: Legacy = MappingProxyType({})


class Standing(NamedTuple):
    """A seat's place in the final reckoning.

    ``tiebreak`` is what counts where points are equal, if that can be said of a seat alone.
    """

    seat: str
    points: int
    won: bool
    tiebreak: Phrase | None = None


class Effort(NamedTuple):
    """How hard a game is to learn, from 1 (easy) to 5, and how often a player's turn comes.

    ``turns`` is the median of how often somebody is waited for in the recorded matches.
    """

    weight: int
    turns: int


Reckoning = Mapping[str, Mapping[str, int]]
"""Each seat's points by category, in one order of categories that is the same at all times."""


@dataclass(frozen=True, slots=True)
class PointsAlone:
    """The reckoning of a game that tells its points in one sum: a single category, "points"."""

    score: Callable[[Any], Sequence[Standing]] = lambda state: ()

    def __call__(self, state: Facts) -> Reckoning:
        """Every seat's points as they stand."""
        points = {standing.seat: standing.points for standing in self.score(state)}
        return {seat: {"points": points[seat]} for seat in state.seats}


class Computer(Protocol[V_contra]):
    """A computer player: it sees what its seat sees and nothing else.

    ``look`` builds the seat's view when it is wanted, for a player that does not look is fast.
    """

    def __call__(self, ask: Ask, look: Callable[[], V_contra], dice: Dice) -> Picks: ...


def random_player(ask: Ask, look: Callable[[], object], dice: Dice) -> Picks:
    """Any legal answer, each equally likely."""
    if ask.low == ask.high == 1:
        return (dice.pick(ask.options),)
    count = ask.low + dice.below(min(ask.high, len(ask.options)) - ask.low + 1)
    return tuple(dice.sample(ask.options, count))


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game as the host knows it.

    ``seating(people, options)`` gives each person's seats, in turn order; ``people`` lists the
    counts allowed. ``conceal`` returns a state in which everything that ``seat`` may not know
    has been shuffled: the proof that a view hides it. ``label`` words one option of a question,
    ``hint`` adds a line of detail where there is one, ``place`` says where on the board it is
    (a label drawn there). ``called`` is what the board calls a seat, where that is not its colour:
    a god, a house. ``changes`` tells what differs between two views of one seat, the earlier one
    first, each with its place on the pictures. ``topics`` are the ids of the game's rules in our
    own words, ``topic_of`` finds the one that a question is about. ``glossary`` lists all of the
    box that can be looked up; what is printed on components is no secret, so it depends on no
    match. ``guide`` is a guided first round, data of the game; ``effort`` says what a newcomer is
    in for, and ``gentle`` are the options with which a first match is best played.

    ``joined`` lists questions that are put as one with the question behind them where the list
    stays short: the key of the first, and the keys of those that read well right after it, each
    with how many of its options are worth a place in that list (the last ones, if negative).

    ``reckoning`` gives each seat's points by category as they would count if the match ended now:
    every category is always there, and at the end their sum is the seat's points of ``score``.
    It reads hidden facts: the host uses it for finished matches only. ``round_of`` is the round
    the match is in, from 1 upwards and never back; everybody may know it.

    ``reason`` says in a sentence why the best of the ``computers`` gives an answer, from the view
    that it had and from nothing else.

    ``legacy`` is what a finished match leaves for another: the host may hand it to the set-up of
    a later match, whose header carries it from then on. Most games leave nothing. ``campaign`` is
    the row of matches that a game can be played in, if there is one.
    """

    id: str
    edition: int
    people: tuple[int, ...]
    options: type[BaseModel]
    state: type[S]
    seating: Callable[[int, BaseModel], tuple[tuple[str, ...], ...]]
    setup: Callable[[Setup], S]
    play: Callable[[S], Story[None]]
    view: Callable[[S, str | None], V]
    audit: Callable[[S], list[str]]
    score: Callable[[S], Sequence[Standing]]
    conceal: Callable[[S, str | None, Dice], S]
    label: Callable[[V, Ask, str], Phrase]
    place: Callable[[V, Ask, str], str | None]
    headline: Callable[[V], Phrase]
    changes: Callable[[V, V], Sequence[Change]] = lambda before, now: ()
    hint: Callable[[V, Ask, str], Phrase | None] = lambda view, ask, option: None
    called: Callable[[V, str], Phrase | None] = lambda view, seat: None
    glossary: Glossary = NO_GLOSSARY
    topics: tuple[str, ...] = ()
    topic_of: Callable[[str], str] = lambda key: key
    guide: Guide | None = None
    effort: Effort | None = None
    joined: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    gentle: Mapping[str, JsonValue] = field(default_factory=dict)
    fixes: tuple[str, ...] = ()
    orders: StandingOrders[V] | None = None
    computers: Mapping[str, Computer[V]] = field(default_factory=dict)
    reason: Callable[[V, Ask, Picks], Phrase] | None = None
    reckoning: Callable[[S], Reckoning] = PointsAlone()
    round_of: Callable[[S], int] = lambda state: 1
    legacy: Callable[[S], Legacy] = lambda state: {}
    campaign: Campaign[Any] | None = None

    def __post_init__(self) -> None:
        if isinstance(self.reckoning, PointsAlone):
            object.__setattr__(self, "reckoning", PointsAlone(self.score))

    @property
    def codec(self) -> Codec[S]:
        """Reads and writes the game's states."""
        codec = _CODECS.get(self.state)
        if codec is None:
            codec = _CODECS[self.state] = Codec(self.state)
        return codec

    def computer(self, kind: str) -> Computer[V]:
        """The computer player of that kind; "random" plays every game."""
        return random_player if kind == "random" else self.computers[kind]

    @property
    def computer_kinds(self) -> tuple[str, ...]:
        """The kinds of computer player that can sit down, the best first."""
        return (*(kind for kind in self.computers if kind != "random"), "random")


# A game's state and view types are its own affair: on the shelf, games are told apart by id only.
AnyGame = Game[Any, Any]

_CODECS: dict[type[Facts], Codec[Any]] = {}
_SHELF: dict[tuple[str, int], AnyGame] = {}


def register(game: AnyGame) -> AnyGame:
    """Put a game (an edition of it) on the shelf."""
    key = (game.id, game.edition)
    if key in _SHELF and _SHELF[key] is not game:
        raise ValueError(f"{game.id} edition {game.edition} is registered twice")
    _SHELF[key] = game
    return game


def find(game_id: str, edition: int | None = None) -> AnyGame:
    """The game of that id, its newest edition unless one is named; ``KeyError`` if none."""
    if edition is None:
        edition = max((e for i, e in _SHELF if i == game_id), default=0)
    return _SHELF[game_id, edition]


def shelf() -> list[str]:
    """The ids of all games, in the order of the alphabet."""
    return sorted(dict.fromkeys(game_id for game_id, _ in _SHELF))
