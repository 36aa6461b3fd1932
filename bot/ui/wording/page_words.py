"""Words the buttons that turn pages."""

from __future__ import annotations

from typing import Final, Literal

PageStep = Literal["first", "back", "on", "last"]

PAGE_KEYS: Final[dict[PageStep, str]] = {
    "first": "history.go.first",
    "back": "history.go.back",
    "on": "history.go.on",
    "last": "history.go.last",
}
