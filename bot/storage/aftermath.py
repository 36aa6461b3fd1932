"""What a transaction has caused, noted on its connection by whatever causes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

_NOTED: Final = "pantheon_aftermath"


@dataclass(slots=True)
class Aftermath:
    """What has to be set off once a transaction is committed.

    ``alarm`` is when the earliest alarm that it has set is due, ``audited`` are the servers to
    whose audit log it has added, ``owed`` the tables that it owes posts, and ``computers`` those
    at which a computer or a standing order has to answer.
    """

    alarm: float | None = None
    audited: set[int] = field(default_factory=set)
    owed: set[int] = field(default_factory=set)
    computers: set[int] = field(default_factory=set)


def aftermath(connection: AsyncConnection) -> Aftermath:
    """What the connection's work has caused so far."""
    noted: Aftermath = connection.info.setdefault(_NOTED, Aftermath())
    return noted


def taken_aftermath(connection: AsyncConnection) -> Aftermath:
    """What the connection's work has caused; whatever follows on it begins with nothing."""
    noted: Aftermath = connection.info.pop(_NOTED, None) or Aftermath()
    return noted
