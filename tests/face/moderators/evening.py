"""A match under way, what moderators are answered, and what the audit log has of it."""

from __future__ import annotations

from simcord.results import InteractionResult

from bot.model.audit import Deed
from bot.model.table import Table
from tests.face.player import Player
from tests.face.salon import Salon, text


def said(result: InteractionResult) -> str:
    """What somebody was answered, and nobody else."""
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def deeds(salon: Salon) -> list[Deed]:
    """The audit log, the oldest first."""
    page = await salon.bot.host.audit.page(salon.guild.id, size=100)
    return list(reversed(page.deeds))


async def played(salon: Salon, *names: str) -> Table:
    """A match that has gone on a little: bids were made, somebody is asked alone."""
    await salon.begun(*names)
    for name in names:
        person = salon.person(name)
        panel = await salon.panel(person)
        await Player(person, "admin").step(panel)
    return await salon.table()
