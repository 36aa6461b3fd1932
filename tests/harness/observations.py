"""Compares what a viewer observes in two states that they cannot distinguish.

Both states are replayed with the same answers and outcomes of chance. The viewer has to observe
the same in both: who is asked, what chance decides, the notes they hear, and their view.
The comparison ends where an answer is not legal in one of the states, or where a note reveals the
difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from games.core.game import AnyGame
from games.core.log import Entry
from games.core.state import BaseState, Note
from games.core.steps import Ask, Chance, Checkpoint, Picks, Reply, Together

MAX_COMPARED_ENTRIES = 80
"""How many entries are replayed in both states."""


class Leak(Exception):
    """A viewer can learn something that is hidden from them."""


class Observation(NamedTuple):
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


def observations(
    game: AnyGame, state: BaseState, entries: Sequence[Entry], viewer: str | None
) -> Iterator[Observation]:
    """What a viewer observes from a checkpoint on, as long as the entries are legal answers."""
    procedure = game.play(state)
    told = iter(entries)
    heard: list[Note] = []
    reply: Reply = None
    while True:
        try:
            step = procedure.send(reply)
        except StopIteration:
            step = None
        heard += [note for note in state.told if note.visible_to(viewer)]
        state.told.clear()
        if isinstance(step, Checkpoint):
            reply = None
            continue
        notes, seen = tuple(heard), game.view(state, viewer)
        if step is None:
            yield Observation("over", (), "", None, notes, seen)
            return
        if isinstance(step, Chance):
            yield Observation("chance", (), step.key, None, notes, seen)
            reply = _outcome(step, told)
        else:
            asks = step.asks if isinstance(step, Together) else (step,)
            seats, keys = tuple(ask.seat for ask in asks), {ask.key: None for ask in asks}
            own = next((ask for ask in asks if ask.seat == viewer), None)
            yield Observation("answer", seats, " ".join(keys), own, notes, seen)
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
    """The logged answers to ``asks`` by seat; None if one of them is not legal here."""
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
    game: AnyGame, one: BaseState, other: BaseState, entries: Sequence[Entry], viewer: str | None
) -> int:
    """The number of steps that the viewer observes alike in both states; raises :class:`Leak`."""
    alike = 0
    pairs = zip(
        observations(game, one, entries, viewer),
        observations(game, other, entries, viewer),
        strict=False,
    )
    for here, there in pairs:
        difference = _difference(here, there)
        if difference is not None:
            if any(note.reveals for note in (*here.notes, *there.notes)):
                return alike
            raise Leak(f"{viewer} {difference}")
        alike += 1
    return alike


def _difference(here: Observation, there: Observation) -> str | None:
    """What differs between two observations, or None."""
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
