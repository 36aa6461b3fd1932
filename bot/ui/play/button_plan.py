"""Plans which answers of a question get a button, with which labels and headings.

A message has forty components, and a phone shows about forty characters in a row. The board should
stay visible above the buttons on a phone. So where there are many answers, labels are short, and
answers with the same first step share a heading.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.ui.kit import limits
from bot.ui.play.question import ARROW, Choice

COMFORTABLE_ROWS = 7
"""So many rows of buttons leave the board visible on a phone."""
MAX_ROWS = 10
"""The most rows of buttons; answers beyond them are in the menu only."""

_PHONE_WIDTH_CHARS, _BUTTON_EDGE_CHARS = 42, 6
"""How many characters a phone shows in a row, and how many a button's edges take."""
_ROWS = (limits.ROW_BUTTONS, 4, 3)
_MAX_SHORT_LABEL = 36
"""The longest label where there are many buttons."""
_HEAD = 14
_PICTOGRAM = "\u2c00"
"""Characters from this one on are about as wide as two letters."""


@dataclass(frozen=True, slots=True)
class Section:
    """Consecutive buttons, with a heading if they share their first step."""

    heading: str
    choices: tuple[Choice, ...]
    labels: tuple[str, ...]

    @property
    def rows(self) -> int:
        """How many buttons are in a row."""
        return row_size(self.labels)

    @property
    def components(self) -> int:
        """How many components of a message the section needs."""
        rows = -(-len(self.choices) // self.rows)
        return bool(self.heading) + rows + len(self.choices)

    @property
    def phone_rows(self) -> int:
        """How many rows of buttons the section has on a phone."""
        return _phone_rows(self.labels, self.rows)


def row_size(labels: Sequence[str]) -> int:
    """How many buttons are in a row: as many as fill a phone's width, else five."""
    return min(_ROWS, key=lambda size: (_phone_rows(labels, size), -size))


def _phone_rows(labels: Sequence[str], size: int) -> int:
    """How many rows the buttons take on a phone, where long rows are wrapped."""
    rows = 0
    for start in range(0, len(labels), size):
        free = 0
        for label in labels[start : start + size]:
            wide = min(_wide(label) + _BUTTON_EDGE_CHARS, _PHONE_WIDTH_CHARS)
            if wide > free:
                rows, free = rows + 1, _PHONE_WIDTH_CHARS
            free -= wide
    return rows


def plan_buttons(
    choices: Sequence[Choice],
    components: int,
    forced: int,
    *,
    others: str = "",
    advised: Sequence[Choice] = (),
) -> list[Section]:
    """Plan buttons for as many answers as fit into ``components`` and on a phone.

    Full labels and headings are preferred while the board stays visible; both are dropped if more
    answers fit without them. The labels leave out ``forced`` steps. ``others`` is the heading of
    answers of one step; ``advised`` answers get a button before all others.
    """
    wanted = _by_priority(choices, forced, {choice.number for choice in advised})[:components]
    best: list[Section] = []
    most = -1
    for brief in (False, True):
        for headed in (True, False):
            found = _filled(choices, wanted, components, forced, _Style(brief, headed, others))
            count = sum(len(section.choices) for section in found)
            if count > most:
                best, most = found, count
        if most == len(wanted):
            break
    return best


@dataclass(frozen=True, slots=True)
class _Style:
    """How buttons are labelled: short or full, with or without headings.

    ``others`` is the heading of answers of one step.
    """

    brief: bool
    headed: bool
    others: str


def _by_priority(choices: Sequence[Choice], forced: int, advised: Container[int]) -> list[Choice]:
    """The answers, in the order in which they get a button where not all can.

    First the advised ones, then those that are no place on the board (pass, rest, stop), then one
    for each first step, then those picked before, then the others.
    """
    firsts = {_first(choice, forced): choice.number for choice in reversed(choices)}
    return sorted(
        choices,
        key=lambda choice: (
            choice.number not in advised,
            choice.place is not None,
            firsts[_first(choice, forced)] != choice.number,
            not choice.picked_before,
        ),
    )


def _filled(
    choices: Sequence[Choice], wanted: Sequence[Choice], components: int, forced: int, style: _Style
) -> list[Section]:
    """The sections of as many of the first answers as fit."""
    most = MAX_ROWS if style.brief else COMFORTABLE_ROWS
    found: list[Section] = []
    kept: set[int] = set()
    for choice in wanted:
        kept.add(choice.number)
        shown = [choice for choice in choices if choice.number in kept]
        sections = list(_sections(shown, forced, style))
        if sum(section.components for section in sections) > components:
            break
        if sum(section.phone_rows for section in sections) > most:
            break
        found = sections
    return found


def _sections(shown: Sequence[Choice], forced: int, style: _Style) -> Iterator[Section]:
    """The answers in sections, in the order of the menu.

    Answers with the same first step share a heading. Beside such sections an answer with a first
    step of its own has a heading too, so that no answer seems to belong to the section above it;
    answers of one step are below ``style.others``.
    """
    groups: dict[int, list[Choice]] = {}
    for choice in shown:
        first = _first(choice, forced) if choice.combined is not None else -choice.number
        groups.setdefault(first, []).append(choice)
    several = any(len(group) > 1 and any(c.tail for c in group) for group in groups.values())
    if not style.headed or not several:
        yield Section("", tuple(shown), tuple(_labels(shown, style)))
        return
    begun, single_steps = False, list[Choice]()
    for group in groups.values():
        if not any(choice.tail for choice in group):
            single_steps += group
            continue
        if single_steps:
            yield _unheaded(single_steps, style, begun=begun)
            single_steps = []
        headed = next(choice for choice in group if choice.tail)
        heading, below = headed.opening, group
        if all(_is_first_step_marked(choice, forced) for choice in group):
            # The number of the first step is said once.
            heading = headed.numbered(heading)
            below = [replace(choice, place=None) for choice in group]
        yield Section(heading, tuple(group), tuple(_labels(below, style, below=True)))
        begun = True
    if single_steps:
        yield _unheaded(single_steps, style, begun=begun)


def _is_first_step_marked(choice: Choice, forced: int) -> bool:
    """Whether the place of a combined choice is that of its first step."""
    if choice.combined is None or choice.at is None:
        return False
    return choice.combined.steps[forced].option == choice.at


def _unheaded(choices: Sequence[Choice], style: _Style, *, begun: bool) -> Section:
    """A section of answers of one step; only below another section it has a heading."""
    heading = style.others if begun else ""
    return Section(heading, tuple(choices), tuple(_labels(choices, style)))


def _first(choice: Choice, forced: int) -> int:
    """The place of the first step that is not forced."""
    return choice.combined.places[forced] if choice.combined is not None else choice.number


def _labels(shown: Sequence[Choice], style: _Style, *, below: bool = False) -> list[str]:
    """The labels of buttons; ``below`` a heading without the heading's words.

    Either nearly all labels are full, or all are short. No two labels are equal.
    """
    whole = [_whole(choice, below) for choice in shown]
    long = [style.brief or len(label) > _MAX_SHORT_LABEL for label in whole]
    if sum(long) * 2 >= len(long):
        long = [True] * len(long)
    said = [
        _short(choice, below) if too_long else label
        for choice, label, too_long in zip(shown, whole, long, strict=True)
    ]
    alike: Mapping[str, int] = Counter(said)
    return [
        limits.cut(_unlike(choice), _MAX_SHORT_LABEL) if alike[label] > 1 else label
        for choice, label in zip(shown, said, strict=True)
    ]


def _unlike(choice: Choice) -> str:
    """A label for a choice whose short label another one has, too."""
    if choice.printed is not None:
        return choice.title
    return f"{choice.number} · {choice.label}"


def _whole(choice: Choice, below: bool) -> str:
    return choice.numbered(choice.tail or choice.brief) if below else choice.title


def _short(choice: Choice, below: bool) -> str:
    if below:
        return limits.cut(choice.numbered(choice.ending), _MAX_SHORT_LABEL)
    if len(choice.short) <= _MAX_SHORT_LABEL or not choice.lead:
        return limits.cut(choice.short, _MAX_SHORT_LABEL)
    # Cut the first of several steps, because answers differ in the last.
    kept = limits.cut(
        choice.numbered(choice.lead), max(_HEAD, _MAX_SHORT_LABEL - len(choice.brief))
    )
    kept = kept.rstrip(" ·" + limits.ELLIPSIS)
    return limits.cut(kept + ARROW + choice.brief, limits.BUTTON_LABEL)


@lru_cache(4096)
def _wide(label: str) -> int:
    """The width of a text in letters; cached, because planning asks for it often."""
    if max(label, default="") < _PICTOGRAM:
        return len(label)
    return sum(2 if letter >= _PICTOGRAM else 1 for letter in label)
