"""``/privacy``: what is kept about a person, and how they have it deleted."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence

import discord
from babel import Locale, UnknownLocaleError

from bot.errors import Refusal
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import limits
from bot.face.kit.controls import Code, button
from bot.face.kit.names import inline
from bot.face.kit.numbers import read_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby import lobby
from bot.face.wording.timestamps import stamp
from bot.host.upkeep.privacy import Dossier
from games.core.phrase import phrase

FILE_NAME = "pantheon-my-data.json"
SECONDS_TO_DECIDE = 600
"""A second click that comes later shows everything again: things may have changed."""

# What the counts are told by, in this order; the rest comes and goes with these.
_TOLD = (
    "members",
    "entries",
    "created",
    "notes",
    "orders",
    "trials",
    "lessons",
    "absences",
    "results",
    "ratings",
    "tenures",
    "kept_seats",
    "petitions",
    "deeds",
    "faults",
    "mentions",
)


@command("privacy", "privacy", anywhere=True)
async def privacy(visit: Visit) -> None:
    """See what is kept about you, and delete it."""
    await show_known(visit)


async def show_known(visit: Visit) -> None:
    """Everything that is kept about whoever asks, with a way to delete it."""
    known = await visit.host.privacy.known(visit.person.id)
    if known is None:
        await visit.tell(phrase("privacy.unknown"))
        return
    await visit.show(known_sheet(known, visit.reader()))


def known_sheet(known: Dossier, reader: Reader) -> Sheet:
    """What is kept, in words."""
    sheet = Sheet()
    sheet.text(reader.say("privacy.title"), limit=600)
    sheet.text(
        "\n".join(f"- {line}" for line in (*_wishes(known, reader), *_counts(known, reader)))
    )
    sheet.text(reader.say("privacy.elsewhere"), limit=600)
    delete = Code.of("privacy-ask", 0, 0, known.person_id)
    download = Code.of("privacy-file", 0, 0, known.person_id)
    sheet.buttons(
        [
            button(download, reader.say("privacy.download")),
            button(delete, reader.say("privacy.delete"), discord.ButtonStyle.danger),
        ]
    )
    return sheet


def _wishes(known: Dossier, reader: Reader) -> list[str]:
    wishes = known.wishes
    lines = []
    if known.last_seen is not None:
        seen = stamp(known.last_seen, "D")
        lines.append(reader.say("privacy.name", name=inline(wishes.name), seen=seen))
    if wishes.language is not None:
        lines.append(reader.say("privacy.language", language=_language(wishes.language, reader)))
    if wishes.timezone is not None:
        lines.append(reader.say("privacy.timezone", zone=inline(wishes.timezone)))
    reminded = (wishes.remind_after, wishes.remind_in, wishes.quiet_from, wishes.digest_at)
    if any(chosen is not None for chosen in reminded):
        lines.append(reader.say("privacy.reminders"))
    if not wishes.rated:
        lines.append(reader.say("privacy.unrated"))
    return lines


def _language(code: str, reader: Reader) -> str:
    """What a language is called in the reader's own."""
    shown = reader.language.replace("-", "_")
    try:
        name = Locale.parse(code.replace("-", "_")).get_display_name(shown)
    except (UnknownLocaleError, ValueError):
        name = None
    return name or inline(code)


def _counts(known: Dossier, reader: Reader) -> list[str]:
    return [
        reader.say(f"privacy.count.{name}", count=known.counts[name])
        for name in _TOLD
        if known.counts[name]
    ]


@verb("privacy-file", "private")
async def download(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Everything about whoever clicks, as a file."""
    kept = await visit.host.privacy.everything(visit.person.id)
    written = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    if len(written) > limits.FILE_BYTES:
        written = gzip.compress(written)
        name = f"{FILE_NAME}.gz"
    else:
        name = FILE_NAME
    await visit.show(Sheet().text(visit.reader().say("privacy.file")).file(name, written))


@verb("privacy-ask", "panel")
async def ask(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Ask once more, and say what will become of the tables they sit at."""
    known = await visit.host.privacy.known(visit.person.id)
    if known is None:
        raise Refusal(phrase("privacy.unknown"))
    reader, now = visit.reader(), int(visit.host.engine.clock())
    sheet = Sheet()
    sheet.text(reader.say("privacy.sure"), limit=1500)
    if known.playing:
        sheet.text(reader.say("privacy.playing", count=len(known.playing)), limit=800)
    yes = Code.of("privacy-delete", 0, 0, visit.person.id, now)
    no = Code.of("privacy-keep", 0, 0, visit.person.id)
    sheet.buttons(
        [
            button(yes, reader.say("privacy.yes"), discord.ButtonStyle.danger),
            button(no, reader.say("privacy.keep")),
        ]
    )
    await visit.show(sheet)


@verb("privacy-keep", "panel")
async def keep(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Go back to what is kept."""
    await show_known(visit)


@verb("privacy-delete", "panel")
async def delete(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Delete everything, if it was this very person who has just been asked."""
    person, asked = code.expect(2)[:2]
    age = visit.host.engine.clock() - read_number(asked)
    if person != str(visit.person.id) or not -60 <= age < SECONDS_TO_DECIDE:
        await show_known(visit)
        return
    if await visit.host.privacy.known(visit.person.id) is None:
        raise Refusal(phrase("privacy.unknown"))
    left = await visit.host.privacy.forget(visit.person.id)
    for table in left:
        visit.desk.open_panels.drop(table.id, visit.person.id)
        if table.lobby_message_id is not None and not table.seats:
            await _refresh(visit, table.id)
    await visit.show(Sheet().text(visit.reader().say("privacy.deleted")))


async def _refresh(visit: Visit, table_id: int) -> None:
    """The lobby they have left goes on without their name; where it cannot be shown, never mind."""
    try:
        await lobby.refresh_lobby(visit, await visit.host.tables.get(table_id))
    except discord.HTTPException:
        return
