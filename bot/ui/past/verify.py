"""``/verify``: proves that the luck of a match was fair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_words import game_name
from bot.host.past.export_file import file_of
from bot.host.past.verify import LuckVerification
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import quoted
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.reader import Reader

_MAX_NAMED = 10


async def show_verdict(ctx: Context, table: Table) -> None:
    """Show the result of repeating all draws, and how to check it independently."""
    verdict = await ctx.host.proofs.verify(table.id)
    await ctx.show(verdict_message(verdict, ctx.reader(table)))


def verdict_message(verdict: LuckVerification, reader: Reader) -> MessageBuilder:
    """Build the message of the verdict."""
    table = verdict.table
    builder = MessageBuilder()
    game = game_name(table.game)
    builder.text(reader.say("verify.title", game=game, id=table.id), limit=300)
    if verdict.seed is None:
        key = "verify.shared" if verdict.shared else "verify.running"
        builder.text(reader.say(key, hash=verdict.seed_hash))
        return builder.text(_words(verdict, reader), limit=900)
    if not verdict.genuine:
        builder.text(reader.say("verify.other-seed"))
    elif not verdict.seated:
        builder.text(reader.say("verify.seats-unfair"))
    elif verdict.wrong:
        entries = ", ".join(map(str, verdict.wrong[:_MAX_NAMED]))
        if len(verdict.wrong) > _MAX_NAMED:
            entries += ", …"
        count = len(verdict.wrong)
        builder.text(
            reader.say("verify.unfair", count=count, checked=verdict.checked, entries=entries)
        )
    else:
        builder.text(reader.say("verify.fair", count=verdict.checked))
    builder.text(reader.say("verify.facts", seed=verdict.seed, hash=verdict.seed_hash))
    builder.text(_words(verdict, reader), limit=900)
    if verdict.forked:
        builder.text(reader.say("verify.forked", count=verdict.forked))
    return builder.text(reader.say("verify.how", seed=verdict.seed, file=file_of(table)))


def _words(verdict: LuckVerification, reader: Reader) -> str:
    """The words that the players added to the luck, in the order of joining."""
    if not verdict.words:
        return ""
    return reader.say("verify.words", words=reader.join([quoted(w) for w in verdict.words]))


@action("verify", "private")
async def verify_here(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button "Fair play"; in a lobby it shows the fingerprint."""
    await show_verdict(ctx, await table_lookup.seen(ctx, custom_id.table))


@command(
    "verify", "verify", options={"table": "p_table"}, complete={"table": table_lookup.table_choices}
)
async def verify(ctx: Context, table: str | None = None) -> None:
    """Check that the luck was fair."""
    await show_verdict(ctx, await table_lookup.resolve(ctx, table))
