"""Uploads the application's emoji, and looks up those that Discord has already."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.kit.app_emoji import APP_EMOJI, AppEmoji
from render.emoji import EmojiImage, all_emoji, emoji_image

log = logging.getLogger(__name__)

RETRY_SECONDS = (60.0, 300.0, 900.0, 3600.0)
"""Waits between attempts; other processes wait so for the one that uploads."""


async def load_emoji(
    client: discord.Client, *, upload: bool, registry: AppEmoji = APP_EMOJI
) -> None:
    """Put every emoji that Discord has into ``registry``, and ``upload`` those that it lacks.

    An emoji is known by its name, which ends with a hash of its content. Only one process uploads;
    the others look again later. What fails is logged, and messages keep their characters.
    """
    try:
        wanted = {}
        for emoji in all_emoji():
            # One at a time, so that the event loop gets its turns in between.
            wanted[emoji.name] = await asyncio.to_thread(emoji_image, emoji)
        for wait in (*RETRY_SECONDS, None):
            if await _attempt(client, wanted, upload, registry) or wait is None:
                return
            await asyncio.sleep(wait)
    except Exception:
        log.warning("the emoji could not be loaded", exc_info=True)


async def _attempt(
    client: discord.Client, wanted: dict[str, EmojiImage], upload: bool, registry: AppEmoji
) -> bool:
    """Load and upload what is missing; True once everything is there."""
    try:
        found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        uploaded = 0
        for name, image in wanted.items():
            emoji = found.get(image.name)
            if emoji is None and upload:
                emoji = await client.create_application_emoji(name=image.name, image=image.data)
                uploaded += 1
            if emoji is not None:
                registry.put(name, discord.PartialEmoji(name=emoji.name, id=emoji.id))
    except (discord.HTTPException, discord.RateLimited, *CONNECTION_ERRORS) as error:
        log.info("%s of %s emoji are there: %s", len(registry), len(wanted), error)
        return False
    if uploaded:
        log.info("uploaded %s emoji", uploaded)
    return len(registry) >= len(wanted)
