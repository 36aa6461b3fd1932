"""Clicks that Discord's own client would not send: old ones, and ones that were never offered."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from tests.face.salon import BUTTON, Salon, Shown, text


def shown(result: InteractionResult) -> ResponseMessage:
    """The private answer to a command or a click."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def forged(salon: Salon, person: MemberActor, message: Shown, custom_id: str) -> str:
    """What somebody is told in private who sends a click, whatever the message offers by now."""
    channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
    stored = salon.env.backend.get_message(channel_id, message.id)
    found = [part for part in walk_components(stored.components) if part["type"] == BUTTON]
    button = next((part for part in found if part["custom_id"] == custom_id), found[0])
    # Discord's library looks the button up in the message: it has to be there for a moment.
    real, button["custom_id"] = button["custom_id"], custom_id
    click = salon.fire(person, message, custom_id)
    await salon.env.settle()
    button["custom_id"] = real
    assert click.acknowledged
    answers = [*click.followups, *([click.response] if click.response else [])]
    return "\n".join(text(answer) for answer in answers)
