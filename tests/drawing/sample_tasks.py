"""Drawing functions that fail, or report on the process that runs them."""

from __future__ import annotations

import os
import time

from bot.drawing.job import DrawingJob
from render.renderer import Picture, Say


def told(text: str) -> Picture:
    """A picture that is only described."""
    return Picture(b"", "sketch.png", text)


def sketch(say: Say, text: str) -> Picture:
    """Something that is drawn at once."""
    return told(text)


def spoil(say: Say) -> Picture:
    """Something that cannot be drawn."""
    raise ValueError("no such colour")


def crash(say: Say) -> Picture:
    """Something that takes the process along."""
    os._exit(3)


def crash_once(say: Say, mark: str) -> Picture:
    """Something that takes the first process along which draws it."""
    if not os.path.exists(mark):
        open(mark, "w").close()
        os._exit(3)
    return told("drawn after all")


def stall(say: Say) -> Picture:
    """Something that takes too long."""
    time.sleep(60)
    return told("late")


def surroundings(say: Say) -> Picture:
    """The environment of the process."""
    return told(" ".join(sorted(os.environ)))


def job(draw: object, *args: object) -> DrawingJob:
    """Work in English for nobody in particular."""
    assert callable(draw)
    return DrawingJob(draw, args, "en", {})
