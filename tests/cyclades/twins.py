"""Two worlds that a viewer cannot tell apart, told side by side with the same answers and luck.

What the viewer notices has to be the same in both: who is asked what, what chance decides, and
every note that comes to their ears. A world in which an answer is impossible is left there, and so
is one that somebody openly tells apart from the other by a reveal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from games.core.facts import Note
from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.log import Entry, live
from games.core.match import AnyMatch, Match
from games.core.steps import Ask, Chance, Checkpoint, Reply, Together
from games.cyclades import GAME
from games.cyclades.state import State
from tests.cases import Case

NEAR = 80
"""How many entries a pair of worlds is followed."""


class Leak(AssertionError):
    """A viewer could tell two worlds apart by what must not differ."""


class Noticed(NamedTuple):
    """What a viewer notices before an entry; ``own`` is the question if it is theirs."""

    kind: str
    seat: str
    key: str
    own: Ask | None
    notes: tuple[Note, ...]


def noticed(state: State, entries: Sequence[Entry], viewer: str | None) -> Iterator[Noticed]:
    """The story from a checkpoint on, as a viewer notices it, for as long as the entries fit."""
    story = GAME.play(state)
    told = iter(entries)
    heard: list[Note] = []
    reply: Reply = None
    while True:
        try:
            step = story.send(reply)
        except StopIteration:
            step = None
        heard += [note for note in state.told if note.heard_by(viewer)]
        state.told.clear()
        if step is None:
            yield Noticed("over", "", "", None, tuple(heard))
            return
        if isinstance(step, Checkpoint):
            reply = None
            continue
        assert not isinstance(step, Together), "nothing in Cyclades is sealed"
        if isinstance(step, Chance):
            yield Noticed("chance", "", step.key, None, tuple(heard))
        else:
            own = step if step.seat == viewer else None
            yield Noticed("answer", step.seat, step.key, own, tuple(heard))
        heard = []
        entry = next(told, None)
        if entry is None or not _fits(step, entry):
            return
        reply = entry.picks


def _fits(step: Ask | Chance, entry: Entry) -> bool:
    possible = step.bag if isinstance(step, Chance) else step.options
    return entry.key == step.key and all(pick in possible for pick in entry.picks)


def compare(one: State, other: State, entries: Sequence[Entry], viewer: str | None) -> int:
    """How many entries of both worlds look alike; raises :class:`Leak`."""
    alike = 0
    for here, there in zip(
        noticed(one, entries, viewer), noticed(other, entries, viewer), strict=False
    ):
        for said, said_there in zip_longest(here.notes, there.notes):
            if said != said_there:
                if any(note is not None and note.reveals for note in (said, said_there)):
                    return alike
                raise Leak(f"{viewer} hears {said}, or else {said_there}")
        if here[:-1] != there[:-1]:
            raise Leak(f"{viewer} notices {here.seat} {here.key}, or else {there.seat} {there.key}")
        alike += 1
    return alike


def search(game: AnyGame, case: Case, computer: str, every: int) -> int:
    """Play a match and compare worlds from its checkpoints on; returns how many pairs differed."""
    seed = f"{case} {computer}".encode()
    dice = Dice(seed, "twins")
    match: AnyMatch = Match.begin(
        game, case.seats(game), dict(case.options), seed=seed, people=case.people, stride=1
    )
    player = game.computer(computer)
    kept: dict[int, bytes] = {}
    while not match.over:
        for snapshot in match.snapshots[-1:]:
            if snapshot.standing not in kept:
                kept[snapshot.standing] = snapshot.state
        ask = dice.pick(match.pending)

        def look(seat: str = ask.seat) -> object:
            return match.view(seat)

        match.answer(ask.seat, player(ask, look, dice))
    entries = live(match.entries)
    pairs = 0
    for standing, state in kept.items():
        if dice.below(every):
            continue
        for viewer in (None, *match.header.seats):
            here, there = game.codec.load(state), game.conceal(game.codec.load(state), viewer, dice)
            pairs += game.codec.dump(there) != state
            compare(here, there, entries[standing : standing + NEAR], viewer)
    return pairs
