"""A drawing worker that blocks until a test releases it."""

from __future__ import annotations

from threading import Event

from bot.drawing.job import DrawingJob
from render.renderer import Picture


class BlockedWorker:
    """Draws nothing before it is let go, and notes what it has drawn then."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.drew: list[str] = []

    def draw(self, job: DrawingJob) -> Picture | None:
        assert self.go_on.wait(60)
        name = job.draw.__name__
        self.drew.append(name)
        return Picture(b"drawn", f"{name}.png", "drawn")

    def close(self) -> None:
        self.go_on.set()
