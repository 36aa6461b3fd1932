"""Sends clicks that Discord's client would not send: outdated ones, and ones never offered."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from tests.ui.discord_sim import BUTTON, DiscordSim, Shown, text


def shown(result: InteractionResult) -> ResponseMessage:
    """The private answer to a command or a click."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def forged(sim: DiscordSim, person: MemberActor, message: Shown, custom_id: str) -> str:
    """Send a click with any custom_id, and return the private answer."""
    channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
    stored = sim.env.backend.get_message(channel_id, message.id)
    found = [part for part in walk_components(stored.components) if part["type"] == BUTTON]
    button = next((part for part in found if part["custom_id"] == custom_id), found[0])
    # discord.py looks the button up in the message, so it is put there for a moment.
    real, button["custom_id"] = button["custom_id"], custom_id
    click = sim.fire(person, message, custom_id)
    await sim.env.settle()
    button["custom_id"] = real
    assert click.acknowledged
    answers = [*click.followups, *([click.response] if click.response else [])]
    return "\n".join(text(answer) for answer in answers)
