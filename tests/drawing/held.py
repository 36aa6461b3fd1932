"""A drawer that waits until a test lets it go."""

from __future__ import annotations

from threading import Event

from bot.drawing.work import Work
from render.face import Picture


class Held:
    """Draws nothing before it is let go, and notes what it has drawn then."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.drew: list[str] = []

    def draw(self, work: Work) -> Picture | None:
        assert self.go_on.wait(60)
        name = work.draw.__name__
        self.drew.append(name)
        return Picture(b"drawn", f"{name}.png", "drawn")

    def close(self) -> None:
        self.go_on.set()
