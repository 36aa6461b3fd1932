"""A line of the audit log: what a moderator has done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

DeedState = Literal["pending", "sending", "done", "kept"]


@dataclass(frozen=True, slots=True)
class Deed:
    """One line of a server's audit log; nobody did what has no ``actor_id``."""

    id: int
    guild_id: int
    table_id: int | None
    actor_id: int | None
    action: str
    detail: Mapping[str, JsonValue]
    at: float
    state: DeedState = "kept"
