"""Counts how answers spread: moves taken back, sizes of bids, and things chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from tests.bench.bar import Figure

_SHOWN = 12

Told = tuple[str, str, tuple[str, ...]]
"""An answer: whose, to which question, and what was picked."""


def whole(pick: str) -> str:
    """A pick as it is."""
    return pick


def after(head: str) -> Callable[[str], str]:
    """The rest of the picks that begin so; no others count."""
    return partial(_after, head)


def _after(head: str, pick: str) -> str:
    return pick.removeprefix(head).partition(".")[0] if pick.startswith(head) else ""


@dataclass(frozen=True)
class Spreads:
    """Which answers of a game to count.

    ``moves`` are two questions that make a move, from where and to where, and ``place`` reads
    where from a pick; ``bids`` are questions for numbers; ``choices`` are things to choose from,
    each with its question and how to read a pick ("": it is none of them).
    """

    moves: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    place: Callable[[str], str] = whole
    bids: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, tuple[str, Callable[[str], str]]] = field(default_factory=dict)


def figures(name: str, spreads: Spreads, matches: Sequence[Sequence[Told]]) -> Iterator[Figure]:
    """The figures of a game."""
    for what, (start, end) in spreads.moves.items():
        made, back = 0, 0
        for match in matches:
            one, other = taken_back(match, start, end, spreads.place)
            made, back = made + one, back + other
        share = f"{back} of {made}" + (f" ({100 * back / made:.0f} %)" if made else "")
        yield Figure(f"{name}: {what} taken back at once", share)
    for what, key in spreads.bids.items():
        sizes = Counter(picked(matches, key, whole))
        listed = sorted(sizes.items(), key=lambda size: int(size[0]))
        yield Figure(f"{name}: {what} by size", shares(listed, sum(sizes.values())))
    for what, (key, read) in spreads.choices.items():
        found = Counter(picked(matches, key, read))
        each = sum(found.values()) / len(matches)
        yield Figure(f"{name}: {what}, {len(found)} different ones", f"{each:.1f} a match")
        yield Figure(f"{name}: {what} by how often", shares(found.most_common(), found.total()))


def taken_back(
    match: Sequence[Told], start: str, end: str, place: Callable[[str], str]
) -> tuple[int, int]:
    """How many moves a match has, and how many undo the same seat's move before."""
    made, back = 0, 0
    begun: dict[str, str] = {}
    before: dict[str, tuple[str, str]] = {}
    for seat, key, picks in match:
        if key == start and picks:
            begun[seat] = place(picks[0])
        elif key == end and picks and seat in begun:
            move = (begun.pop(seat), place(picks[0]))
            made += 1
            back += before.get(seat) == move[::-1]
            before[seat] = move
    return made, back


def picked(
    matches: Sequence[Sequence[Told]], key: str, read: Callable[[str], str]
) -> Iterator[str]:
    """Every pick of a question, read."""
    for match in matches:
        for _, asked, picks in match:
            if asked == key:
                yield from filter(None, map(read, picks))


def shares(listed: Sequence[tuple[str, int]], total: int) -> str:
    """The first of them in hundredths of all."""
    shown = [f"{name} {100 * count / total:.0f} %" for name, count in listed[:_SHOWN]]
    if len(listed) > _SHOWN:
        least = min(count for _, count in listed)
        shown.append(f"… {len(listed) - _SHOWN} more, the least {100 * least / total:.1f} %")
    return ", ".join(shown) or "none"
