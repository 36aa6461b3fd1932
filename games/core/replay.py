"""Reads the entries of a log during a replay and checks that they fit the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.log import Entry
from games.core.steps import Ask, Chance


class Diverged(Exception):
    """Raised where the installed rules do not replay a log."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


class ReplayCursor:
    """Iterates over the entries that are still to be replayed."""

    __slots__ = ("_entries", "_place")

    def __init__(self, entries: Sequence[Entry], place: int) -> None:
        self._entries = entries
        self._place = place

    def next_entry(self) -> Entry | None:
        """The next entry, or None after the last one."""
        if self._place == len(self._entries):
            return None
        self._place += 1
        return self._entries[self._place - 1]


def check_answer(entry: Entry, ask: Ask | None, pending: Sequence[Ask]) -> Ask:
    """Return the question that ``entry`` answers; raise :class:`Diverged` if there is none."""
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
    """Raise :class:`Diverged` if ``entry`` cannot be an outcome of ``step``."""
    if entry.kind != "chance" or entry.fingerprint != step.fingerprint:
        raise Diverged(entry.number, f"the rules now draw {step.key}")
    picks = entry.picks
    if step.replace:
        possible = all(pick in step.bag for pick in picks)
    else:
        possible = Counter(picks) <= Counter(step.bag)
    if len(picks) != step.count or not possible:
        raise Diverged(entry.number, f"no draw of {step.key} gives {', '.join(picks)}")
