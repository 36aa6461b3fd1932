"""The picture of what comes of an answer, begun while the answer is still being written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.face.desk.visit import Visit
from bot.face.kit.pictures import Drawing
from bot.face.play.question import picture_of, question_of
from bot.model.match import Position


@contextmanager
def foreseeing(visit: Visit) -> Iterator[Callable[[Position], None] | None]:
    """Gives something that begins with the picture of the next panel; None where all who could
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
        begun.append(picture_of(position, reader, pictures, question))

    try:
        yield foresee
    except BaseException:
        for drawing in begun:
            pictures.void(drawing)
        raise
