"""Steps of tests about moderation: a running match, answers, and the audit log."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.model.audit import AuditEntry
from bot.model.table import Table
from tests.ui.discord_sim import DiscordSim, text
from tests.ui.random_player import Player


def said(result: InteractionResult) -> str:
    """The private answer to a person."""
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def deeds(sim: DiscordSim) -> list[AuditEntry]:
    """The audit log, the oldest first."""
    page = await sim.bot.host.audit.page(sim.guild.id, size=100)
    return list(reversed(page.deeds))


async def played(sim: DiscordSim, *names: str) -> Table:
    """A running match: bids were made, and one person is asked alone."""
    await sim.begun(*names)
    for name in names:
        person = sim.person(name)
        panel = await sim.panel(person)
        await Player(person, "admin").step(panel)
    return await sim.table()


async def replaced(sim: DiscordSim, boss: MemberActor, who: str, by: MemberActor) -> str:
    """Replace the holder of a place, with both clicks; returns what the moderator is told."""
    asked = (await boss.slash(sim.channel, "admin replace", who=who, by=by)).response
    assert asked is not None
    await boss.click(asked, label="Replace")
    return text(asked)
