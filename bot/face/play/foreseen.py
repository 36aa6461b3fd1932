"""The picture of what comes of an answer, begun while the answer is still being written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.face.desk.visit import Visit
from bot.face.kit.pictures import Drawing
from bot.face.play.question import question_of, seen
from bot.model.match import Position


@contextmanager
def foreseeing(visit: Visit) -> Iterator[Callable[[Position], None] | None]:
    """Gives something that begins with the picture of the next question; None where all who could
    draw it are busy.

    Nobody is shown it before the answer is on the disk: then it is asked for again, and is there
    or on its way. Where the answer comes to nothing, so does the picture.
    """
    pictures = visit.desk.pictures
    if not pictures.at_leisure:
        yield None
        return
    begun: list[Drawing] = []

    def foresee(position: Position) -> None:
        reader = visit.reader(position.table)
        question = question_of(position, reader)
        if question is not None:
            marks, focus = question.marks(), question.focus()
            begun.append(pictures.panel(seen(position), reader, marks, focus))

    try:
        yield foresee
    except BaseException:
        for drawing in begun:
            pictures.void(drawing)
        raise
