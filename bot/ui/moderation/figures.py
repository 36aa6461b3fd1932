"""``/admin figures``: how the tables of a server fare."""

from __future__ import annotations

from typing import Final

from bot.game_words import game_name
from bot.model.records.figures import GameFigures, ServerFigures, Week
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.reader import Reader
from bot.ui.wording.clock_words import span
from bot.ui.wording.timestamps import stamp
from games.core.game import game_ids

STALL_KEYS: Final[dict[str, str]] = {
    "lost": "figures.stall.lost",
    "time_up": "figures.stall.time_up",
    "vote": "figures.stall.vote",
    "open_seat": "figures.stall.open_seat",
    "waiting": "figures.stall.waiting",
    "still": "figures.stall.still",
    "frozen": "figures.stall.frozen",
    "away": "figures.stall.away",
}


async def show(ctx: Context) -> None:
    """Show the figures to a moderator of the server."""
    by = moderator_rights.require_server(ctx)
    found = await ctx.host.figures.of_server(by.guild_id)
    await ctx.show(figures_message(found, ctx.reader()))


def figures_message(found: ServerFigures, reader: Reader) -> MessageBuilder:
    """Build the message: the weeks, the games, and what stalls tables now."""
    builder = MessageBuilder().text(reader.say("figures.title"), limit=200)
    builder.text("\n".join(_week(week, reader) for week in found.weeks), limit=1500)
    games = [_game(each, reader) for each in found.games if each.game in game_ids()]
    builder.text("\n".join(games), limit=1200)
    lines = [reader.say("figures.open", count=found.open, stalled=found.stalled)]
    lines += [
        reader.say("figures.stall", why=reader.say(STALL_KEYS[kind]), count=count)
        for kind, count in found.stalls
    ]
    return builder.text("\n".join(lines), limit=900)


def _week(week: Week, reader: Reader) -> str:
    return reader.say(
        "figures.week",
        when=stamp(week.begins, "D"),
        opened=week.opened,
        begun=week.begun,
        finished=week.finished,
        closed=week.closed,
    )


def _game(figures: GameFigures, reader: Reader) -> str:
    ended = figures.finished + figures.closed
    said = reader.say(
        "figures.game",
        game=game_name(figures.game),
        finished=figures.finished,
        ended=ended,
        percent=round(100 * figures.finished / ended),
    )
    if figures.seconds is not None:
        said += " " + reader.say("figures.took", time=span(figures.seconds, reader))
    if figures.answers is not None:
        said += " " + reader.say("figures.closed_after", count=round(figures.answers))
    return said
