"""Words notes, grouped under the headings of their scenes, important ones first, and cut."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.ui.kit import limits
from bot.ui.kit.reader import Reader
from games.core.state import Note, Scene

MAX_SCREEN_LINES = 14
"""How many lines, headings included, fit on a phone without scrolling."""


class NotesText(NamedTuple):
    """The text, and the number of notes that were left out."""

    text: str
    left_out: int


@dataclass(slots=True)
class _Part:
    """Consecutive notes of the same scene; ``routine`` ones are below the others."""

    scene: Scene | None
    heading: str = ""
    lines: list[str] = field(default_factory=list)
    routine: list[str] = field(default_factory=list)
    decided: bool = False
    left_out: int = 0

    def fold_routine(self) -> bool:
        """Leave out the last routine line; a part keeps one line."""
        if not self.routine or len(self.lines) + len(self.routine) <= 1:
            return False
        self.left_out += 1
        del self.routine[-1]
        return True

    def fold(self) -> bool:
        """Leave out the first line; the last one, with the outcome, is kept."""
        if len(self.lines) <= 1:
            return False
        self.left_out += 1
        del self.lines[0]
        return True

    def text(self) -> list[str]:
        """The lines, the heading first."""
        lines = [*self.lines, *self.routine]
        return [self.heading, *lines] if self.heading else lines


def notes_text(
    notes: Iterable[Note],
    reader: Reader,
    max_chars: int,
    max_lines: int | None = None,
    *,
    routine: Container[str] = (),
) -> NotesText:
    """The notes in at most ``max_chars`` characters and, if asked for, ``max_lines`` lines.

    Notes whose keys are ``routine`` come last in their scene. Longer texts are cut: routine notes
    and scenes of nothing else are left out first, then scenes lose their first lines down to the
    outcome, then scenes are left out, the oldest first, and scenes without an outcome before those
    with one.
    """
    parts = _parts(notes, reader, routine)
    most = sum(len(part.text()) for part in parts) if max_lines is None else max_lines
    left_out = 0
    for part in parts:
        while not _fits(parts, max_chars, most) and part.fold_routine():
            pass
    for part in [part for part in parts[:-1] if not part.lines]:
        if not _fits(parts, max_chars, most):
            parts.remove(part)
            left_out += part.left_out + len(part.routine)
    for part in sorted(parts[:-1], key=lambda part: part.decided):
        while not _fits(parts, max_chars, most) and part.fold():
            pass
    while len(parts) > 1 and not _fits(parts, max_chars, most):
        first = next((part for part in parts[:-1] if not part.decided), parts[0])
        parts.remove(first)
        left_out += first.left_out + len(first.lines) + len(first.routine)
    if parts and not _fits(parts, max_chars, most):
        left_out += _shorten(parts[0], max_chars, most)
    left_out += sum(part.left_out for part in parts)
    told = [line for part in parts for line in part.text()]
    if left_out:
        told.insert(0, reader.say("bot.post.earlier", count=left_out))
    return NotesText("\n".join(told), left_out)


def _parts(notes: Iterable[Note], reader: Reader, routine: Container[str]) -> list[_Part]:
    parts: list[_Part] = []
    for note in notes:
        scene = note.scene
        if not parts or not _same(parts[-1].scene, scene):
            parts.append(_Part(scene))
        if scene is not None:
            # The last heading of a scene is the most informative.
            parts[-1].heading = "### " + " ".join(reader.text(scene.heading).split())
        parts[-1].decided = parts[-1].decided or note.closes
        lines = parts[-1].routine if note.phrase.key in routine else parts[-1].lines
        lines.append("- " + " ".join(reader.text(note.phrase).split()))
    return parts


def _same(one: Scene | None, other: Scene | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.within(other)


def _fits(parts: Sequence[_Part], max_chars: int, most: int) -> bool:
    lines = [line for part in parts for line in part.text()]
    return len(lines) <= most and sum(len(line) + 1 for line in lines) <= max_chars


def _shorten(part: _Part, max_chars: int, most: int) -> int:
    """Keep the newest lines of a long part; returns how many others there were."""
    taken = len(part.heading) + 1 if part.heading else 0
    kept, cut = limits.newest([*part.lines, *part.routine], max(max_chars - taken, 1))
    extra = max(len(kept) + bool(part.heading) - most, 0)
    part.lines, part.routine = kept[extra:], []
    return cut + extra
