"""Steps of tests about reminders: passing time, and reading channel and direct messages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from tests.ui.discord_sim import BUTTON, DiscordSim, buttons, menus


def reminders(sim: DiscordSim) -> list[discord.Message]:
    """The reminders in the channel, the oldest first."""
    return [post for post in sim.posts() if buttons(post, "snooze:")]


def letters(person: MemberActor) -> list[discord.Message]:
    """The bot's direct messages to a person, the oldest first."""
    return [m for m in person.user.dm_channel.history() if not m.flags.ephemeral]


def pinged(sim: DiscordSim, message: discord.Message) -> list[int]:
    """The people whom Discord notified."""
    stored = sim.env.backend.get_message(message.channel.id, message.id)
    return list(stored.ping_user_ids)


def when(messages: list[discord.Message], zone: str = "UTC") -> list[str]:
    """The times of messages on a person's clock."""
    return [f"{m.created_at.astimezone(ZoneInfo(zone)):%m-%d %H:%M}" for m in messages]


async def go_to(sim: DiscordSim, moment: str, zone: str = "UTC") -> None:
    """Let time pass until a person's clock shows ``moment``, in ISO 8601."""
    wanted = datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone))
    await sim.pass_time(minutes=(wanted - sim.env.now()).total_seconds() / 60)


async def choose(sim: DiscordSim, person: MemberActor, **prefs: str) -> ResponseMessage:
    """Fill in the panel of ``/reminders``: ``after="3600"``, ``place="dm"``, ``digest="480"``…"""
    zone = {"timezone": prefs.pop("timezone")} if "timezone" in prefs else {}
    panel = shown(await person.slash(sim.channel, "reminders", **zone))
    actions = {"after": "remind-after", "place": "remind-in", "digest": "remind-digest"}
    for name, value in prefs.items():
        action = actions.get(name) or f"remind-quiet:0:0:{name}"
        menu = next(m for m in menus(panel) if m["custom_id"].startswith(f"pan:{action}"))
        await person.select(panel, [value], custom_id=menu["custom_id"])
    return panel


async def forge(
    sim: DiscordSim, person: MemberActor, message: discord.Message, custom_id: str
) -> ResponseMessage:
    """Click a button that the bot never put under a message; returns the answer."""
    stored = sim.env.backend.get_message(message.channel.id, message.id)
    button = next(part for part in walk_components(stored.components) if part["type"] == BUTTON)
    button["custom_id"] = custom_id
    result = sim.fire(person, message, custom_id)
    await sim.env.settle()
    return shown(result)


def shown(result: InteractionResult) -> ResponseMessage:
    """The private answer to a command or a click."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response
