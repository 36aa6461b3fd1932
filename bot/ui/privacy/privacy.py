"""``/privacy``: shows what is stored about a person, and deletes it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from typing import Final

import discord
from babel import Locale, UnknownLocaleError

from bot.errors import Refusal
from bot.host.privacy.privacy import PersonalData
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline
from bot.ui.kit.persistent_items import CustomId, button, read_number
from bot.ui.kit.reader import Reader
from bot.ui.wording.timestamps import stamp
from games.core.phrase import phrase

FILE_NAME = "pantheon-my-data.json"
CONFIRMATION_TIMEOUT = 600
"""A confirmation that comes later shows everything again: things may have changed."""

COUNT_KEYS: Final[dict[str, str]] = {
    "members": "privacy.count.members",
    "entries": "privacy.count.entries",
    "created": "privacy.count.created",
    "notes": "privacy.count.notes",
    "orders": "privacy.count.orders",
    "plans": "privacy.count.plans",
    "trials": "privacy.count.trials",
    "lessons": "privacy.count.lessons",
    "absences": "privacy.count.absences",
    "results": "privacy.count.results",
    "ratings": "privacy.count.ratings",
    "statistics": "privacy.count.statistics",
    "titles": "privacy.count.titles",
    "praises": "privacy.count.praises",
    "bars": "privacy.count.bars",
    "searches": "privacy.count.searches",
    "tenures": "privacy.count.tenures",
    "kept_seats": "privacy.count.kept_seats",
    "petitions": "privacy.count.petitions",
    "deeds": "privacy.count.deeds",
    "faults": "privacy.count.faults",
    "mentions": "privacy.count.mentions",
}
"""The counts that are shown, in this order; the rest follows from them."""


@command("privacy", "privacy", anywhere=True)
async def privacy(ctx: Context) -> None:
    """See what is kept about you, and delete it."""
    await show_known(ctx)


async def show_known(ctx: Context) -> None:
    """Show everything stored about the person, with a button to delete it."""
    known = await ctx.host.privacy.known(ctx.person.id)
    if known is None:
        await ctx.tell(phrase("privacy.unknown"))
        return
    await ctx.show(personal_data_message(known, ctx.reader()))


def personal_data_message(known: PersonalData, reader: Reader) -> MessageBuilder:
    """Build the message about what is stored."""
    builder = MessageBuilder()
    builder.text(reader.say("privacy.title"), limit=600)
    builder.text(
        "\n".join(f"- {line}" for line in (*_wishes(known, reader), *_counts(known, reader)))
    )
    builder.text(reader.say("privacy.elsewhere"), limit=600)
    delete = CustomId.of("privacy-ask", 0, 0, known.person_id)
    download = CustomId.of("privacy-file", 0, 0, known.person_id)
    builder.buttons(
        [
            button(download, reader.say("privacy.download")),
            button(delete, reader.say("privacy.delete"), discord.ButtonStyle.danger),
        ]
    )
    return builder


def _wishes(known: PersonalData, reader: Reader) -> list[str]:
    prefs = known.prefs
    lines = []
    if known.last_seen is not None:
        seen = stamp(known.last_seen, "D")
        lines.append(reader.say("privacy.name", name=inline(prefs.name), seen=seen))
    if prefs.language is not None:
        lines.append(reader.say("privacy.language", language=_language(prefs.language, reader)))
    if prefs.timezone is not None:
        lines.append(reader.say("privacy.timezone", zone=inline(prefs.timezone)))
    reminded = (prefs.remind_after, prefs.remind_in, prefs.quiet_from, prefs.digest_at)
    if any(chosen is not None for chosen in reminded):
        lines.append(reader.say("privacy.reminders"))
    if prefs.habits_shown:
        lines.append(reader.say("privacy.habits"))
    if not prefs.rated:
        lines.append(reader.say("privacy.unrated"))
    return lines


def _language(tag: str, reader: Reader) -> str:
    """The name of a language in the reader's language."""
    shown = reader.language.replace("-", "_")
    try:
        name = Locale.parse(tag.replace("-", "_")).get_display_name(shown)
    except (UnknownLocaleError, ValueError):
        name = None
    return name or inline(tag)


def _counts(known: PersonalData, reader: Reader) -> list[str]:
    return [
        reader.say(key, count=known.counts[name])
        for name, key in COUNT_KEYS.items()
        if known.counts[name]
    ]


@action("privacy-file", "private")
async def download(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Send everything stored about the person as a file."""
    kept = await ctx.host.privacy.everything(ctx.person.id)
    written = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    if len(written) > limits.FILE_BYTES:
        written = gzip.compress(written)
        name = f"{FILE_NAME}.gz"
    else:
        name = FILE_NAME
    await ctx.show(MessageBuilder().text(ctx.reader().say("privacy.file")).file(name, written))


@action("privacy-ask", "panel")
async def ask(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Ask for confirmation, and say what happens to the person's tables."""
    known = await ctx.host.privacy.known(ctx.person.id)
    if known is None:
        raise Refusal(phrase("privacy.unknown"))
    reader, now = ctx.reader(), int(ctx.host.engine.clock())
    builder = MessageBuilder()
    builder.text(reader.say("privacy.sure"), limit=1500)
    if known.playing:
        builder.text(reader.say("privacy.playing", count=len(known.playing)), limit=800)
    yes = CustomId.of("privacy-delete", 0, 0, ctx.person.id, now)
    no = CustomId.of("privacy-keep", 0, 0, ctx.person.id)
    builder.buttons(
        [
            button(yes, reader.say("privacy.yes"), discord.ButtonStyle.danger),
            button(no, reader.say("privacy.keep")),
        ]
    )
    await ctx.show(builder)


@action("privacy-keep", "panel")
async def keep(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show again what is stored."""
    await show_known(ctx)


@action("privacy-delete", "panel")
async def delete(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Delete everything, if this person was asked for confirmation just before."""
    person, asked = custom_id.expect(2)[:2]
    age = ctx.host.engine.clock() - read_number(asked)
    if person != str(ctx.person.id) or not -60 <= age < CONFIRMATION_TIMEOUT:
        await show_known(ctx)
        return
    if await ctx.host.privacy.known(ctx.person.id) is None:
        raise Refusal(phrase("privacy.unknown"))
    for table in await ctx.host.privacy.forget(ctx.person.id):
        ctx.dispatcher.open_panels.drop(table.id, ctx.person.id)
    await ctx.show(MessageBuilder().text(ctx.reader().say("privacy.deleted")))
