"""Builds a table around a match, without a host."""

from __future__ import annotations

from types import MappingProxyType

from bot.model.table import Member, Table
from games.core.game import AnyGame
from games.core.match import AnyMatch


def table_of(game: AnyGame, match: AnyMatch) -> Table:
    """A table at which everybody holds one seat."""
    members = {seat: Member(n, 100 + n, None, f"P{n}") for n, seat in enumerate(match.header.seats)}
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        game=game.id,
        edition=game.edition,
        status="over" if match.over else "running",
        language="en",
        options={},
        creator_id=100,
        members=tuple(members.values()),
        seats=MappingProxyType({seat: (member,) for seat, member in members.items()}),
        entry_count=len(match.entries),
        awaited=match.awaited,
        lobby_message_id=None,
        last_post_id=None,
        seed_hash=match.header.seed_hash,
    )
