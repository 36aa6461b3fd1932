"""Positions of played matches, and resampled ones that a viewer cannot distinguish from them.

``Game.resample_hidden`` resamples everything that a viewer may not know. What the viewer is shown
must be the same in both states.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pydantic import TypeAdapter

from games.core.fair import Dice
from games.core.game import AnyGame, Setup, random_player
from games.core.match import AnyMatch, Match
from games.core.state import BaseState, Note
from games.core.steps import Ask
from tests.cases import Case


class PlayedPosition(NamedTuple):
    """A position met while playing; ``at_checkpoint`` where play can go on from the state alone."""

    match: AnyMatch
    state: bytes
    at_checkpoint: bool


class NextQuestion(NamedTuple):
    """The notes and question that a viewer is shown when a match continues from a state."""

    awaited: tuple[str, ...]
    sealed: bool
    own: Ask | None
    heard: tuple[Note, ...]


def positions_of(game: AnyGame, case: Case, dice: Dice, every: int) -> Iterator[PlayedPosition]:
    """Positions of one random match, about one in ``every`` decisions, and the last one."""
    match: AnyMatch = Match.begin(
        game,
        case.seats(game),
        dict(case.options),
        seed=str(case).encode(),
        people=case.people,
        stride=1,
    )
    while not match.over:
        if dice.below(every) == 0:
            yield PlayedPosition(match, game.codec.dump(match.state), False)
            if match.snapshots:
                yield PlayedPosition(match, match.snapshots[-1].state, True)
        ask = dice.pick(match.pending)
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    yield PlayedPosition(match, game.codec.dump(match.state), False)


def viewers(match: AnyMatch) -> tuple[str | None, ...]:
    """All viewers: the public and each seat."""
    return (None, *match.header.seats)


def loaded_state(game: AnyGame, state: bytes) -> BaseState:
    """The position as it is."""
    found: BaseState = game.codec.load(state)
    return found


def resampled_state(game: AnyGame, state: bytes, viewer: str | None, dice: Dice) -> BaseState:
    """The position as it may be for all that ``viewer`` knows."""
    found: BaseState = game.resample_hidden(game.codec.load(state), viewer, dice)
    return found


_WRITERS: dict[type[object], TypeAdapter[object]] = {}


def written(view: object) -> bytes:
    """A view as bytes, with every dictionary in the order it has."""
    kind = type(view)
    if kind not in _WRITERS:
        _WRITERS[kind] = TypeAdapter(kind)
    return _WRITERS[kind].dump_json(view)


def next_question(match: AnyMatch, state: BaseState, viewer: str | None) -> NextQuestion | None:
    """The notes and question for ``viewer`` when a match continues from a checkpoint.

    None where luck comes first: what it brings may differ.
    """

    def resume_at(table: Setup) -> BaseState:
        return state

    game: AnyGame = replace(match.game, setup=resume_at)
    twin: AnyMatch = Match(game, match.header, seed=b"glimpse")
    if twin.entries:
        return None
    own = twin.ask_for(viewer) if viewer is not None else None
    heard = tuple(note for _, note in twin.notes if note.visible_to(viewer))
    return NextQuestion(twin.awaited, twin.sealed, own, heard)
