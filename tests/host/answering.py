"""Answers and undoes through the host's public methods, as clicks do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.host import Host
from bot.host.play import drafts
from bot.host.play.moves import MATCH_STATUSES
from bot.model.clicks import Click, Options
from bot.model.match import Position


async def give(
    host: Host,
    table_id: int,
    person_id: int,
    seat: str,
    entry: int,
    picks: Sequence[str],
    fingerprint: str | None = None,
) -> Position:
    """Answer for a seat; returns its position after that, and raises what the click was refused
    with. Without a ``fingerprint`` the question that waits for the seat is answered.
    """
    if fingerprint is None:
        ask = (await host.play.position(table_id, seat)).ask
        fingerprint = ask.fingerprint if ask is not None else ""
    click = Click(seat, entry, fingerprint, Options(tuple(picks)))
    result = await host.panels.click(table_id, person_id, click)
    if result.refused is not None:
        raise result.refused
    assert result.answered is not None
    return result.answered


async def take_back(host: Host, table_id: int, person_id: int, seat: str, entry: int) -> Position:
    """Take back the seat's last answer; returns its position after that."""
    return (await host.panels.undo(table_id, person_id, seat, entry)).position


async def keep_draft(host: Host, table_id: int, seat: str, picks: Sequence[str]) -> None:
    """Keep picks of the question that waits for a seat, of whatever kind it is."""
    async with host.engine.changing(table_id, match=MATCH_STATUSES) as work:
        await drafts.keep(work, seat, picks)
