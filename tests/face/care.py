"""How tests of reminders read what reaches people, in the channel and in private."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from tests.face.salon import BUTTON, Salon, buttons, menus


def reminders(salon: Salon) -> list[discord.Message]:
    """The reminders in the channel, the oldest first."""
    return [post for post in salon.posts() if buttons(post, "snooze:")]


def letters(person: MemberActor) -> list[discord.Message]:
    """What the bot has written to somebody in private, the oldest first."""
    return [m for m in person.user.dm_channel.history() if not m.flags.ephemeral]


def pinged(salon: Salon, message: discord.Message) -> list[int]:
    """Whom Discord notified."""
    stored = salon.env.backend.get_message(message.channel.id, message.id)
    return list(stored.ping_user_ids)


def when(messages: list[discord.Message], zone: str = "UTC") -> list[str]:
    """At which times of somebody's clock messages came."""
    return [f"{m.created_at.astimezone(ZoneInfo(zone)):%m-%d %H:%M}" for m in messages]


async def go_to(salon: Salon, moment: str, zone: str = "UTC") -> None:
    """Let time pass until somebody's clock shows ``moment``, written as in ISO 8601."""
    wanted = datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone))
    await salon.pass_time(minutes=(wanted - salon.env.now()).total_seconds() / 60)


async def choose(salon: Salon, person: MemberActor, **wishes: str) -> ResponseMessage:
    """Fill in the panel of ``/reminders``: ``after="3600"``, ``place="dm"``, ``digest="480"``…"""
    zone = {"timezone": wishes.pop("timezone")} if "timezone" in wishes else {}
    panel = shown(await person.slash(salon.channel, "reminders", **zone))
    verbs = {"after": "remind-after", "place": "remind-in", "digest": "remind-digest"}
    for name, value in wishes.items():
        verb = verbs.get(name) or f"remind-quiet:0:0:{name}"
        menu = next(m for m in menus(panel) if m["custom_id"].startswith(f"pan:{verb}"))
        await person.select(panel, [value], custom_id=menu["custom_id"])
    return panel


async def forge(
    salon: Salon, person: MemberActor, message: discord.Message, custom_id: str
) -> ResponseMessage:
    """Press a button under a message that the bot never put there; returns its answer."""
    stored = salon.env.backend.get_message(message.channel.id, message.id)
    button = next(part for part in walk_components(stored.components) if part["type"] == BUTTON)
    button["custom_id"] = custom_id
    result = salon.fire(person, message, custom_id)
    await salon.env.settle()
    return shown(result)


def shown(result: InteractionResult) -> ResponseMessage:
    """The private answer to a command or a click."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response
