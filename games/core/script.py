"""A log told again: hands out its entries and refuses those that the rules no longer tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.log import Entry
from games.core.steps import Ask, Chance


class Diverged(Exception):
    """A log that the installed rules do not tell the same way."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


class Script:
    """The entries still to be told again."""

    __slots__ = ("_entries", "_place")

    def __init__(self, entries: Sequence[Entry], place: int) -> None:
        self._entries = entries
        self._place = place

    def next_entry(self) -> Entry | None:
        """The next line, or None behind the last one."""
        if self._place == len(self._entries):
            return None
        self._place += 1
        return self._entries[self._place - 1]


def check_answer(entry: Entry, ask: Ask | None, pending: Sequence[Ask]) -> Ask:
    """The question that ``entry`` answers; raises :class:`Diverged` where it answers none."""
    if entry.kind != "answer" or ask is None or ask.fingerprint != entry.fingerprint:
        asked = ", ".join(f"{a.seat}: {a.key}" for a in pending) or "nothing"
        raise Diverged(entry.number, f"{entry.seat}: {entry.key}; the rules ask {asked}")
    picks = entry.picks
    for pick in picks:
        if pick not in ask.options:
            raise Diverged(entry.number, f"{pick} is not an option of {ask.key}")
    count = len(picks)
    if not ask.low <= count <= ask.high or (count > 1 and len(dict.fromkeys(picks)) < count):
        raise Diverged(entry.number, f"{', '.join(picks)} is no answer to {ask.key}")
    return ask


def check_chance(entry: Entry, step: Chance) -> None:
    """Raises :class:`Diverged` where ``entry`` cannot be an outcome of ``step``."""
    if entry.kind != "chance" or entry.fingerprint != step.fingerprint:
        raise Diverged(entry.number, f"the rules now draw {step.key}")
    picks = entry.picks
    if step.replace:
        possible = all(pick in step.bag for pick in picks)
    else:
        possible = Counter(picks) <= Counter(step.bag)
    if len(picks) != step.count or not possible:
        raise Diverged(entry.number, f"no draw of {step.key} gives {', '.join(picks)}")
