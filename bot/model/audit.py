"""An entry of the audit log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

AuditState = Literal["pending", "sending", "done", "kept"]


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One line of a server's audit log; without ``actor_id`` the bot acted by itself."""

    id: int
    guild_id: int
    table_id: int | None
    actor_id: int | None
    action: str
    detail: Mapping[str, JsonValue]
    at: float
    state: AuditState = "kept"
