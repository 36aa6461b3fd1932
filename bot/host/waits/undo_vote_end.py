"""Ends undo votes, and owes their posts the result."""

from __future__ import annotations

from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import vote_times
from bot.model.votes import Petition
from bot.storage.table import votes


async def end(
    connection: AsyncConnection,
    petition: Petition,
    outcome: str,
    now: float,
    state: Literal["done", "dropped"] = "dropped",
    *,
    amend: bool = True,
) -> bool:
    """End a petition; False where it has ended already.

    Owes an edit of its post, unless the person who ended it did so there (``amend`` is False).
    """
    if not await votes.close(connection, petition.id, outcome, now, state):
        return False
    await vote_times.end(connection, petition)
    if amend:
        await vote_times.amend(connection, petition, now)
    return True


def target(petition: Petition) -> tuple[int, str]:
    """The answer that a question is about, and the seat that asks to take it back."""
    number, seat = petition.detail.get("number"), petition.detail.get("seat")
    assert isinstance(number, int)
    assert isinstance(seat, str)
    return number, seat
