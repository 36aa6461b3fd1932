"""Collects on a connection what has to follow its commit: posts, computers, alarms and others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

_INFO_KEY: Final = "pantheon_aftermath"


@dataclass(slots=True)
class AfterCommit:
    """What has to be started once a transaction is committed.

    ``alarm`` is when the earliest alarm that it has set is due, ``audited`` are the servers to
    whose audit log it has added, ``owed`` the tables that it owes posts, and ``computers`` those at
    which a computer or a standing order has to answer; ``places`` are threads and forum posts whose
    table looks different now, and ``proposals`` those of which somebody has to be told.
    """

    alarm: float | None = None
    audited: set[int] = field(default_factory=set)
    owed: set[int] = field(default_factory=set)
    computers: set[int] = field(default_factory=set)
    places: set[int] = field(default_factory=set)
    proposals: set[int] = field(default_factory=set)


def after_commit(connection: AsyncConnection) -> AfterCommit:
    """The connection's follow-ups collected so far."""
    noted: AfterCommit = connection.info.setdefault(_INFO_KEY, AfterCommit())
    return noted


def take_after_commit(connection: AsyncConnection) -> AfterCommit:
    """Return the connection's collected follow-ups, and clear them."""
    noted: AfterCommit = connection.info.pop(_INFO_KEY, None) or AfterCommit()
    return noted
