"""Two worlds that a viewer cannot tell apart, told side by side with the same answers and luck.

What the viewer notices has to be the same in both: who is asked, what chance decides, every note
that comes to their ears, and what they see. So the number and the kind of entries tell nothing, and
neither does a question that appears in one of the worlds only. A world in which an answer is
impossible is left there, and so is one that a reveal openly tells apart from the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from games.core.facts import Facts, Note
from games.core.game import AnyGame
from games.core.log import Entry
from games.core.steps import Ask, Chance, Checkpoint, Picks, Reply, Together

NEAR = 80
"""How many entries a pair of worlds is followed."""


class Leak(Exception):
    """A viewer can tell something that they must not know."""


class Noticed(NamedTuple):
    """What a viewer notices before an entry, or before several that are sealed.

    ``own`` is the question that is theirs, ``view`` what they see.
    """

    kind: str
    seats: tuple[str, ...]
    key: str
    own: Ask | None
    notes: tuple[Note, ...]
    view: object

    def __str__(self) -> str:
        asked = " and ".join(self.seats)
        return " ".join(part for part in (self.kind, asked, self.key) if part)


def noticed(
    game: AnyGame, state: Facts, entries: Sequence[Entry], viewer: str | None
) -> Iterator[Noticed]:
    """The story from a checkpoint on, as a viewer notices it, for as long as the entries fit."""
    story = game.play(state)
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
        if isinstance(step, Checkpoint):
            reply = None
            continue
        notes, seen = tuple(heard), game.view(state, viewer)
        if step is None:
            yield Noticed("over", (), "", None, notes, seen)
            return
        if isinstance(step, Chance):
            yield Noticed("chance", (), step.key, None, notes, seen)
            reply = _outcome(step, told)
        else:
            asks = step.asks if isinstance(step, Together) else (step,)
            seats, keys = tuple(ask.seat for ask in asks), {ask.key: None for ask in asks}
            own = next((ask for ask in asks if ask.seat == viewer), None)
            yield Noticed("answer", seats, " ".join(keys), own, notes, seen)
            answers = _answers(asks, told)
            reply = answers
            if answers is not None and isinstance(step, Ask):
                reply = answers[step.seat]
        heard = []
        if reply is None:
            return


def _outcome(step: Chance, told: Iterator[Entry]) -> Picks | None:
    """What falls, if it can fall here."""
    entry = next(told, None)
    fits = entry is not None and entry.key == step.key and len(entry.picks) == step.count
    if entry is None or not fits or any(pick not in step.bag for pick in entry.picks):
        return None
    return entry.picks


def _answers(asks: Sequence[Ask], told: Iterator[Entry]) -> dict[str, Picks] | None:
    """What the seats answer, each in its time, if that can be answered here."""
    asked = {ask.seat: ask for ask in asks}
    answers: dict[str, Picks] = {}
    while len(answers) < len(asked):
        entry = next(told, None)
        ask = asked.get(entry.seat or "") if entry is not None else None
        if entry is None or ask is None or entry.key != ask.key:
            return None
        if any(pick not in ask.options for pick in entry.picks):
            return None
        answers[ask.seat] = entry.picks
    return answers


def compare(
    game: AnyGame, one: Facts, other: Facts, entries: Sequence[Entry], viewer: str | None
) -> int:
    """How many steps of both worlds look alike; raises :class:`Leak`."""
    alike = 0
    pairs = zip(
        noticed(game, one, entries, viewer), noticed(game, other, entries, viewer), strict=False
    )
    for here, there in pairs:
        told_apart = _difference(here, there)
        if told_apart is not None:
            if any(note.reveals for note in (*here.notes, *there.notes)):
                return alike
            raise Leak(f"{viewer} {told_apart}")
        alike += 1
    return alike


def _difference(here: Noticed, there: Noticed) -> str | None:
    """By what a viewer tells two moments apart, if they can."""
    for said, said_there in zip_longest(here.notes, there.notes):
        if said != said_there:
            return f"hears {said}, or else {said_there}"
    if (here.kind, here.seats, here.key, here.own) != (
        there.kind,
        there.seats,
        there.key,
        there.own,
    ):
        return f"notices {here}, or else {there}"
    return "sees something else" if here.view != there.view else None
