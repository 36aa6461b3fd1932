"""Builds games of a few lines: a test writes the procedure, everything around it is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pydantic import BaseModel

from games.core.fair import Dice
from games.core.game import FinalScore, Game, Setup
from games.core.match import Match
from games.core.phrase import Phrase, phrase
from games.core.state import BaseState
from games.core.steps import Ask, Procedure

SEED = b"the seed of every tale"
SEATS = ("amber", "azure", "rose")


class NoOptions(BaseModel):
    """A tale has nothing to choose before it starts."""


@dataclass(kw_only=True)
class TinyState(BaseState):
    """The state of a tiny game: lines in the order written, and its progress."""

    lines: list[str] = field(default_factory=list)
    chapter: int = 0


TinyRules = Callable[[TinyState], Procedure[None]]


def _setup(table: Setup) -> TinyState:
    return TinyState(seats=table.seats, fixes=table.fixes)


def _view(state: TinyState, seat: str | None) -> tuple[str, ...]:
    return tuple(state.lines)


def _audit(state: TinyState) -> list[str]:
    return []


def _score(state: TinyState) -> list[FinalScore]:
    return [FinalScore(seat, 0, True) for seat in state.seats]


def _resample_hidden(state: TinyState, seat: str | None, dice: Dice) -> TinyState:
    return state


def _label(view: tuple[str, ...], ask: Ask, option: str) -> Phrase:
    return phrase(f"tale.{option}")


def _place(view: tuple[str, ...], ask: Ask, option: str) -> str | None:
    return None


def _headline(view: tuple[str, ...]) -> Phrase:
    return phrase("tale.headline")


def _seating(people: int, options: BaseModel) -> tuple[tuple[str, ...], ...]:
    return tuple((seat,) for seat in SEATS[:people])


def tiny_game(play: TinyRules, *, fixes: tuple[str, ...] = ()) -> Game[TinyState, tuple[str, ...]]:
    """A game that consists of one story."""
    return Game(
        id="tale",
        edition=1,
        people=(1, 2, 3),
        options=NoOptions,
        state=TinyState,
        seating=_seating,
        setup=_setup,
        play=play,
        view=_view,
        audit=_audit,
        score=_score,
        resample_hidden=_resample_hidden,
        label=_label,
        place=_place,
        headline=_headline,
        fixes=fixes,
    )


def tell(play: TinyRules, *, stride: int = 16) -> Match[TinyState, tuple[str, ...]]:
    """The story at its first question."""
    return Match.begin(tiny_game(play), SEATS, seed=SEED, stride=stride)
