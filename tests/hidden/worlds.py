"""Positions met while playing, and the other worlds that a viewer cannot tell from them.

A world is a state; ``Game.conceal`` gives another one in which everything that a viewer may not
know lies differently. Whatever the viewer is shown must be the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pydantic import TypeAdapter

from games.core.facts import Facts, Note
from games.core.fair import Dice
from games.core.game import AnyGame, Setup, random_player
from games.core.match import AnyMatch, Match
from games.core.steps import Ask
from tests.cases import Case


class Place(NamedTuple):
    """A position met while playing; ``at_checkpoint`` where play can go on from the state alone."""

    match: AnyMatch
    state: bytes
    at_checkpoint: bool


class Glimpse(NamedTuple):
    """What one viewer gets to know when play goes on from a state: only what may be shown."""

    awaited: tuple[str, ...]
    sealed: bool
    own: Ask | None
    heard: tuple[Note, ...]


def places(game: AnyGame, case: Case, dice: Dice, every: int) -> Iterator[Place]:
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
            yield Place(match, game.codec.dump(match.state), False)
            if match.snapshots:
                yield Place(match, match.snapshots[-1].state, True)
        ask = dice.pick(match.pending)
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    yield Place(match, game.codec.dump(match.state), False)


def viewers(match: AnyMatch) -> tuple[str | None, ...]:
    """Everybody who looks on: the public and each seat."""
    return (None, *match.header.seats)


def world(game: AnyGame, state: bytes) -> Facts:
    """The position as it is."""
    found: Facts = game.codec.load(state)
    return found


def other_world(game: AnyGame, state: bytes, viewer: str | None, dice: Dice) -> Facts:
    """The position as it may be for all that ``viewer`` knows."""
    found: Facts = game.conceal(game.codec.load(state), viewer, dice)
    return found


_WRITERS: dict[type[object], TypeAdapter[object]] = {}


def written(view: object) -> bytes:
    """A view as bytes, with every dictionary in the order it has."""
    kind = type(view)
    if kind not in _WRITERS:
        _WRITERS[kind] = TypeAdapter(kind)
    return _WRITERS[kind].dump_json(view)


def glimpse(match: AnyMatch, state: Facts, viewer: str | None) -> Glimpse | None:
    """What ``viewer`` learns when play goes on from a checkpoint, up to the next question.

    None where luck comes first: what it brings may differ.
    """

    def lay_out(table: Setup) -> Facts:
        return state

    game: AnyGame = replace(match.game, setup=lay_out)
    twin: AnyMatch = Match(game, match.header, seed=b"glimpse")
    if twin.entries:
        return None
    own = twin.ask_for(viewer) if viewer is not None else None
    heard = tuple(note for _, note in twin.notes if note.heard_by(viewer))
    return Glimpse(twin.awaited, twin.sealed, own, heard)
