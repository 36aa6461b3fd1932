"""Labels of the actions that moderators can take on a table."""

from __future__ import annotations

from typing import Final

ACTION_KEYS: Final[dict[str, str]] = {
    "pause": "admin.do.pause",
    "resume": "admin.do.resume",
    "remind": "admin.do.remind",
    "answer": "admin.do.answer",
    "replace": "admin.do.replace",
    "rollback": "admin.do.rollback",
    "move": "admin.do.move",
    "end": "admin.do.end",
    "archive": "admin.do.archive",
    "unarchive": "admin.do.unarchive",
}
