"""The ``Game`` that every game registers, and the registry in which the host finds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, JsonValue

from games.core.campaign import Campaign as Campaign
from games.core.campaign import Legacy as Legacy
from games.core.fair import Dice
from games.core.learn.glossary import NO_GLOSSARY, Glossary
from games.core.learn.guide import Guide
from games.core.orders import StandingOrders
from games.core.past.finished import (
    NO_TITLES,
    Facts,
    FinishedMatch,
    Luck,
    Titles,
    no_facts,
    no_luck,
)
from games.core.phrase import Change, Phrase
from games.core.search.chances import Chances
from games.core.search.easy import EasyComputer
from games.core.search.plan import EASY, EXPERT, POLICY, SearchPlan
from games.core.state import BaseState, Codec
from games.core.steps import Ask, Picks, Procedure

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Setup(NamedTuple):
    """The arguments of a game's set-up; ``legacy`` is what an earlier match has left."""

    seats: tuple[str, ...]
    options: BaseModel
    fixes: tuple[str, ...]
    people: int
    legacy: Legacy = MappingProxyType({})


class FinalScore(NamedTuple):
    """The final score of a seat.

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


ScoreBreakdown = Mapping[str, Mapping[str, int]]
"""Each seat's points by category, in one order of categories that is the same at all times."""


@dataclass(frozen=True, slots=True)
class TotalPointsOnly:
    """The score breakdown of a game with a single category, "points"."""

    score: Callable[[Any], Sequence[FinalScore]] = lambda state: ()

    def __call__(self, state: BaseState) -> ScoreBreakdown:
        """Every seat's points now."""
        points = {final_score.seat: final_score.points for final_score in self.score(state)}
        return {seat: {"points": points[seat]} for seat in state.seats}


@dataclass(frozen=True, slots=True)
class PointsAhead:
    """The prospects of a game without an evaluation: points ahead of the best rival."""

    score: Callable[[Any], Sequence[FinalScore]] = lambda state: ()

    def __call__(self, state: BaseState, seat: str) -> float:
        """By how many points the seat leads; negative if it is behind."""
        points = {final_score.seat: final_score.points for final_score in self.score(state)}
        rivals = [count for other, count in points.items() if other != seat]
        return float(points[seat] - max(rivals, default=0))


class Computer(Protocol[V_contra]):
    """A computer player: it sees what its seat sees and nothing else.

    ``get_view`` builds the seat's view on demand, because a player may not need it.
    """

    def __call__(self, ask: Ask, get_view: Callable[[], V_contra], dice: Dice) -> Picks: ...


def random_player(ask: Ask, get_view: Callable[[], object], dice: Dice) -> Picks:
    """Any legal answer, each equally likely."""
    if ask.low == ask.high == 1:
        return (dice.pick(ask.options),)
    count = ask.low + dice.below(min(ask.high, len(ask.options)) - ask.low + 1)
    return tuple(dice.sample(ask.options, count))


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game as the host knows it.

    ``seating(people, options)`` gives each person's seats in turn order; ``people`` lists the
    allowed numbers of people. ``resample_hidden`` returns a state in which everything that
    ``seat`` may not know has been drawn again; tests use it to prove that views hide it.

    ``label`` words one option of a question, ``hint`` adds a line of detail where there is one, and
    ``place`` gives the label of the option's place on the board. ``printed_number`` is the number
    that the board itself shows there, which then is the option's number; it is 0 if the label names
    the place by what is printed on it, and None if the option gets a number. ``seat_label`` is what
    the board calls a seat if that is not its colour: a god, a house. ``changes`` lists the
    differences between an earlier and a later view of one seat, each with its location on the
    pictures.

    ``topics`` are the ids of the game's rules texts, ``topic_of`` finds the one that a question is
    about. ``glossary`` lists all components that can be looked up. ``guide`` is the data of a
    guided first round, ``effort`` says how hard the game is, and ``gentle`` are the options that
    suit a first match.

    ``combined_with_next`` lists questions that are combined with the next question while the list
    stays short: the key of the first question, and the keys of those that may follow, each with how
    many of its options are listed (the last ones, if negative).

    ``routine_notes`` are the keys of notes about income and the like, which summaries put last.

    ``score_breakdown`` gives each seat's points by category as they would count if the match ended
    now. Every category is always present, and at the end their sum equals the points of ``score``.
    It reads hidden facts, so the host uses it for finished matches only. ``round_of`` is the
    current round, from 1 upwards and never decreasing; it is public.

    ``prospects`` estimates in points how far a seat is ahead of its best rival; partners are not
    rivals. It may read the whole state, because a search calls it in determinizations only.
    ``search`` are the settings of that search; a game without them has no expert. ``chances`` turn
    prospects into chances of winning; they are fitted by ``pantheon train``.

    ``reason`` says in a sentence why the best of the ``computers`` gives an answer, using only the
    view that it had.

    ``facts`` lists what each seat had in a finished match (a god, cards, powers), as articles of
    the glossary, and ``fact_kinds`` are the kinds of these articles; statistics count wins with
    them. ``luck`` is what each seat rolled where higher is better, beside what was to be expected.
    ``titles`` can be earned by how a seat played.

    ``legacy`` is what a finished match leaves for a later one, whose header carries it; most games
    leave nothing. ``campaign`` describes the game's campaign, if it has one.
    """

    id: str
    edition: int
    people: tuple[int, ...]
    options: type[BaseModel]
    state: type[S]
    seating: Callable[[int, BaseModel], tuple[tuple[str, ...], ...]]
    setup: Callable[[Setup], S]
    play: Callable[[S], Procedure[None]]
    view: Callable[[S, str | None], V]
    audit: Callable[[S], list[str]]
    score: Callable[[S], Sequence[FinalScore]]
    resample_hidden: Callable[[S, str | None, Dice], S]
    label: Callable[[V, Ask, str], Phrase]
    place: Callable[[V, Ask, str], str | None]
    headline: Callable[[V], Phrase]
    printed_number: Callable[[V, Ask, str], int | None] = lambda view, ask, option: None
    changes: Callable[[V, V], Sequence[Change]] = lambda before, now: ()
    hint: Callable[[V, Ask, str], Phrase | None] = lambda view, ask, option: None
    seat_label: Callable[[V, str], Phrase | None] = lambda view, seat: None
    glossary: Glossary = NO_GLOSSARY
    topics: tuple[str, ...] = ()
    topic_of: Callable[[str], str] = lambda key: key
    guide: Guide | None = None
    effort: Effort | None = None
    combined_with_next: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    routine_notes: frozenset[str] = frozenset()
    gentle: Mapping[str, JsonValue] = field(default_factory=dict)
    fixes: tuple[str, ...] = ()
    orders: StandingOrders[V] | None = None
    computers: Mapping[str, Computer[V]] = field(default_factory=dict)
    reason: Callable[[V, Ask, Picks], Phrase] | None = None
    prospects: Callable[[S, str], float] = PointsAhead()
    search: SearchPlan | None = None
    chances: Chances | None = None
    score_breakdown: Callable[[S], ScoreBreakdown] = TotalPointsOnly()
    round_of: Callable[[S], int] = lambda state: 1
    facts: Callable[[FinishedMatch[S]], Facts] = no_facts
    fact_kinds: tuple[str, ...] = ()
    luck: Callable[[FinishedMatch[S]], Luck] = no_luck
    titles: Titles = NO_TITLES
    legacy: Callable[[S], Legacy] = lambda state: {}
    campaign: Campaign[Any] | None = None

    def __post_init__(self) -> None:
        if isinstance(self.score_breakdown, TotalPointsOnly):
            object.__setattr__(self, "score_breakdown", TotalPointsOnly(self.score))
        if isinstance(self.prospects, PointsAhead):
            object.__setattr__(self, "prospects", PointsAhead(self.score))

    @property
    def codec(self) -> Codec[S]:
        """Reads and writes the game's states."""
        codec = _CODECS.get(self.state)
        if codec is None:
            codec = _CODECS[self.state] = Codec(self.state)
        return codec

    def computer(self, kind: str) -> Computer[V]:
        """The computer player of that kind; "random" plays every game.

        The expert is none of them, because a view is not enough for it:
        :func:`games.core.search.root_search.expert_answer` answers for it.
        """
        if kind == EASY:
            return EasyComputer(self.computers[POLICY])
        return random_player if kind == "random" else self.computers[kind]

    @property
    def computer_kinds(self) -> tuple[str, ...]:
        """The kinds of computer player that play their best from a view alone, the best first.

        The first one sits down where nobody has chosen a level.
        """
        return (*(kind for kind in self.computers if kind != "random"), "random")

    @property
    def levels(self) -> tuple[str, ...]:
        """The kinds of computer player that can sit down, the best first."""
        expert = (EXPERT,) if self.search is not None else ()
        easy = (EASY,) if POLICY in self.computers else ()
        return (*expert, *self.computer_kinds[:-1], *easy, "random")


# For code that knows no particular game's state and view types.
AnyGame = Game[Any, Any]

_CODECS: dict[type[BaseState], Codec[Any]] = {}
_REGISTRY: dict[tuple[str, int], AnyGame] = {}


def register(game: AnyGame) -> AnyGame:
    """Add a game (an edition of it) to the registry; ``ValueError`` if it is there already."""
    key = (game.id, game.edition)
    if key in _REGISTRY and _REGISTRY[key] is not game:
        raise ValueError(f"{game.id} edition {game.edition} is registered twice")
    _REGISTRY[key] = game
    return game


def find(game_id: str, edition: int | None = None) -> AnyGame:
    """The game of that id, its newest edition unless one is named; ``KeyError`` if none."""
    if edition is None:
        edition = max((e for i, e in _REGISTRY if i == game_id), default=0)
    return _REGISTRY[game_id, edition]


def game_ids() -> list[str]:
    """The ids of all games, in the order of the alphabet."""
    return sorted(dict.fromkeys(game_id for game_id, _ in _REGISTRY))
