"""``/verify``: the proof that nobody touched the luck of a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.desk import which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code
from bot.face.kit.names import quoted
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.host.past.export_file import file_of
from bot.host.past.verify import Verdict
from bot.model.table import Table
from games.core.phrase import phrase

_NAMED = 10


async def show_verdict(visit: Visit, table: Table) -> None:
    """What came of drawing everything again, and how to do it oneself."""
    verdict = await visit.host.proofs.verify(table.id)
    await visit.show(verdict_sheet(verdict, visit.reader(table)))


def verdict_sheet(verdict: Verdict, reader: Reader) -> Sheet:
    """The verdict in words."""
    table = verdict.table
    sheet = Sheet()
    game = phrase(f"{table.game}.name")
    sheet.text(reader.say("verify.title", game=game, id=table.id), limit=300)
    if verdict.seed is None:
        key = "verify.shared" if verdict.shared else "verify.running"
        sheet.text(reader.say(key, hash=verdict.seed_hash))
        return sheet.text(_words(verdict, reader), limit=900)
    if not verdict.genuine:
        sheet.text(reader.say("verify.other-seed"))
    elif not verdict.seated:
        sheet.text(reader.say("verify.seats-unfair"))
    elif verdict.wrong:
        entries = ", ".join(map(str, verdict.wrong[:_NAMED]))
        if len(verdict.wrong) > _NAMED:
            entries += ", …"
        count = len(verdict.wrong)
        sheet.text(
            reader.say("verify.unfair", count=count, checked=verdict.checked, entries=entries)
        )
    else:
        sheet.text(reader.say("verify.fair", count=verdict.checked))
    sheet.text(reader.say("verify.facts", seed=verdict.seed, hash=verdict.seed_hash))
    sheet.text(_words(verdict, reader), limit=900)
    if verdict.forked:
        sheet.text(reader.say("verify.forked", count=verdict.forked))
    return sheet.text(reader.say("verify.how", seed=verdict.seed, file=file_of(table)))


def _words(verdict: Verdict, reader: Reader) -> str:
    """What the players added to the luck, in the order of joining."""
    if not verdict.words:
        return ""
    return reader.say("verify.words", words=reader.join([quoted(w) for w in verdict.words]))


@verb("verify", "private")
async def verify_here(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The button of a recap."""
    await show_verdict(visit, await which_table.by_number(visit, code.table))


@command("verify", "verify", options={"table": "p_table"}, complete={"table": which_table.offered})
async def verify(visit: Visit, table: str | None = None) -> None:
    """Check that the luck was fair."""
    await show_verdict(visit, await which_table.meant(visit, table))
