"""Which answers of a question get a button, in which words, and under which headings.

A message has forty components, and a phone shows some forty letters side by side. The board is to
stay in sight of the buttons there, so many answers are said in fewer words, and those that begin
alike stand below one heading that says how.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.face.kit import limits
from bot.face.play.question import ARROW, Choice

IN_SIGHT = 14
"""So many lines of text are as high as buttons may be for a phone to show the board beside them."""
HEIGHT_AT_MOST = 20
"""And so many at most, for the sake of fewer clicks; the menu has what finds no room."""

_LINE, _EDGES = 42, 6
"""What a phone shows side by side, in letters, and what the edges of a button take of it."""
_BUTTON = 2
"""How many lines of text are as high as a line of buttons."""
_ROWS = (limits.ROW_BUTTONS, 4, 3)
_SHORT = 36
"""How long a button's label may be where there are many."""
_HEAD = 14
_PICTOGRAM = "\u2c00"
"""From here on a character is about as wide as two letters."""


@dataclass(frozen=True, slots=True)
class Section:
    """Buttons that follow one another, with a heading where they begin with the same step."""

    heading: str
    choices: tuple[Choice, ...]
    labels: tuple[str, ...]

    @property
    def rows(self) -> int:
        """How many buttons stand in a row."""
        return row_size(self.labels)

    @property
    def components(self) -> int:
        """How many components of a message it takes."""
        rows = -(-len(self.choices) // self.rows)
        return bool(self.heading) + rows + len(self.choices)

    @property
    def height(self) -> int:
        """How high it is on a phone, in lines of text."""
        return -(-len(self.heading) // _LINE) + _height(self.labels, self.rows)


def row_size(labels: Sequence[str]) -> int:
    """How many buttons stand in a row: what a phone shows without leaving gaps, else five."""
    return min(_ROWS, key=lambda size: (_height(labels, size), -size))


def _height(labels: Sequence[str], size: int) -> int:
    """How high rows of buttons are on a phone, in lines of text."""
    lines = 0
    for start in range(0, len(labels), size):
        free = 0
        for label in labels[start : start + size]:
            wide = min(_wide(label) + _EDGES, _LINE)
            if wide > free:
                lines, free = lines + _BUTTON, _LINE
            free -= wide
    return lines


def planned(choices: Sequence[Choice], components: int, forced: int) -> list[Section]:
    """Buttons for as many answers as ``components`` and a phone have room for.

    Whole labels are preferred while the board stays in sight, and headings; either gives way
    where more answers find room without. ``forced`` steps of each way go without saying.
    """
    wanted = _handiest(choices, forced)[:components]
    best: list[Section] = []
    most = -1
    for brief in (False, True):
        for headed in (True, False):
            found = _filled(choices, wanted, components, forced, _Style(brief, headed))
            count = sum(len(section.choices) for section in found)
            if count > most:
                best, most = found, count
        if most == len(wanted):
            break
    return best


@dataclass(frozen=True, slots=True)
class _Style:
    """How buttons are worded: in few words, and with what they share in a heading."""

    brief: bool
    headed: bool


def _handiest(choices: Sequence[Choice], forced: int) -> list[Choice]:
    """The answers in the order in which they get a button where not all can: first those that are
    no place on the board (to pass, to rest, to stop), then one for every first step, then what was
    answered before, then as they come.
    """
    firsts = {_first(choice, forced): choice.number for choice in reversed(choices)}
    return sorted(
        choices,
        key=lambda choice: (
            choice.place is not None,
            firsts[_first(choice, forced)] != choice.number,
            not choice.again,
        ),
    )


def _filled(
    choices: Sequence[Choice], wanted: Sequence[Choice], components: int, forced: int, style: _Style
) -> list[Section]:
    """The buttons of the first so many wanted answers that there is room for."""
    highest = HEIGHT_AT_MOST if style.brief else IN_SIGHT
    found: list[Section] = []
    kept: set[int] = set()
    for choice in wanted:
        kept.add(choice.number)
        shown = [choice for choice in choices if choice.number in kept]
        sections = list(_sections(shown, forced, style))
        if sum(section.components for section in sections) > components:
            break
        if sum(section.height for section in sections) > highest:
            break
        found = sections
    return found


def _sections(shown: Sequence[Choice], forced: int, style: _Style) -> Iterator[Section]:
    """The answers in sections: those that begin alike together, and then those that stand alone."""
    groups: dict[int, list[Choice]] = {}
    for choice in shown:
        first = _first(choice, forced) if style.headed and choice.way is not None else -1
        groups.setdefault(first, []).append(choice)
    alone: set[int] = set()
    for first, group in groups.items():
        if first < 0 or len(group) == 1 or not any(choice.tail for choice in group):
            alone.update(choice.number for choice in group)
            continue
        heading = next(choice.opening for choice in group if choice.tail)
        yield Section(heading, tuple(group), tuple(_labels(group, style, below=True)))
    rest = [choice for choice in shown if choice.number in alone]
    if rest:
        yield Section("", tuple(rest), tuple(_labels(rest, style)))


def _first(choice: Choice, forced: int) -> int:
    """Where in the list the first step of a choice stands that is not forced."""
    return choice.way.places[forced] if choice.way is not None else choice.number


def _labels(shown: Sequence[Choice], style: _Style, *, below: bool = False) -> list[str]:
    """What stands on the buttons, ``below`` a heading without what that says.

    They are whole, but for one or another that is too long, or all of them are short; and never
    are two the same.
    """
    whole = [_whole(choice, below) for choice in shown]
    long = [style.brief or len(label) > _SHORT for label in whole]
    if sum(long) * 2 >= len(long):
        long = [True] * len(long)
    said = [
        _short(choice, below) if too_long else label
        for choice, label, too_long in zip(shown, whole, long, strict=True)
    ]
    alike: Mapping[str, int] = Counter(said)
    return [
        limits.cut(f"{choice.number} · {choice.label}", _SHORT) if alike[label] > 1 else label
        for choice, label in zip(shown, said, strict=True)
    ]


def _whole(choice: Choice, below: bool) -> str:
    return choice.numbered(choice.tail or choice.brief) if below else choice.title


def _short(choice: Choice, below: bool) -> str:
    if below:
        return limits.cut(choice.numbered(choice.ending), _SHORT)
    if len(choice.short) <= _SHORT or not choice.lead:
        return limits.cut(choice.short, _SHORT)
    # Of several steps the first gives way, because answers differ in the last.
    kept = limits.cut(choice.numbered(choice.lead), max(_HEAD, _SHORT - len(choice.brief)))
    kept = kept.rstrip(" ·" + limits.ELLIPSIS)
    return limits.cut(kept + ARROW + choice.brief, limits.BUTTON_LABEL)


@lru_cache(4096)
def _wide(label: str) -> int:
    """How wide it is in letters; asked again and again while buttons are planned."""
    if max(label, default="") < _PICTOGRAM:
        return len(label)
    return sum(2 if letter >= _PICTOGRAM else 1 for letter in label)
