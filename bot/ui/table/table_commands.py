"""``/table``: opening, filling, starting and closing a table."""

from __future__ import annotations

from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.commands import command, group
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.kit.persistent_items import read_number
from bot.ui.lobby import lobby, lobby_actions, opening
from bot.ui.lobby.open_tables import PACE_CHOICES
from bot.ui.lobby.places import PLACE_CHOICES, place_named
from bot.ui.table import clocks, open_seats, seats
from bot.ui.wording.outlook_words import PACE_KEYS, pace_named
from games.core.phrase import phrase

TABLE = group("table")


@command(
    "create",
    "table create",
    within=TABLE,
    options={
        "game": "p_game",
        "language": "p_language",
        "pace": "p_pace",
        "place": "p_table_place",
    },
    texts={"game": "p_game_or_template"},
    choices={"pace": PACE_CHOICES, "place": PLACE_CHOICES},
    complete={"game": autocomplete.tables_to_begin, "language": autocomplete.languages},
)
async def create(
    ctx: Context,
    game: str,
    language: str | None = None,
    pace: str | None = None,
    place: str | None = None,
) -> None:
    """Open a table here, in a thread of its own or in the server's forum."""
    await opening.create(ctx, game, language, pace_named(pace), place_named(place))


@command("join", "table join", within=TABLE)
async def join(ctx: Context) -> None:
    """Join the table of this channel."""
    await lobby.join(ctx, await table_lookup.open_here(ctx))
    await ctx.tell(phrase("bot.done.joined"))


@command("leave", "table leave", within=TABLE)
async def leave(ctx: Context) -> None:
    """Leave the table of this channel; where the match has begun, after a second click."""
    table = await table_lookup.open_here(ctx)
    if not table.gathering:
        await seats.ask_to_leave(ctx, table)
        return
    await lobby.leave(ctx, table)
    await ctx.tell(phrase("bot.done.left"))


@command("word", "table word", within=TABLE, options={"word": "p_word"})
async def say_word(ctx: Context, word: str) -> None:
    """Add a word to the luck of the match."""
    await lobby.say_word(ctx, await table_lookup.open_here(ctx), word)
    await ctx.tell(phrase("bot.done.word"))


@command("start", "table start", within=TABLE)
async def start(ctx: Context) -> None:
    """Begin the match."""
    await lobby.start(ctx, await table_lookup.open_here(ctx))
    await ctx.tell(phrase("bot.done.started"))


@command("options", "table options", within=TABLE)
async def options(ctx: Context) -> None:
    """See and change the table's options."""
    await lobby_actions.show_options(ctx, await table_lookup.here(ctx))


@command(
    "add_computer",
    "table add-computer",
    within=TABLE,
    options={"kind": "p_kind"},
    complete={"kind": autocomplete.kinds},
)
async def add_computer(ctx: Context, kind: str | None = None) -> None:
    """Seat a computer player."""
    await lobby.add_computer(ctx, await table_lookup.open_here(ctx), kind)
    await ctx.tell(phrase("bot.done.computer_added"))


@command(
    "remove_computer",
    "table remove-computer",
    within=TABLE,
    options={"computer": "p_computer"},
    complete={"computer": autocomplete.computers},
)
async def remove_computer(ctx: Context, computer: str | None = None) -> None:
    """Send a computer player away."""
    order = None if computer is None else read_number(computer, -1)
    await lobby.remove_computer(ctx, await table_lookup.open_here(ctx), order)
    await ctx.tell(phrase("bot.done.computer_removed"))


@command("seats", "table seats", within=TABLE)
async def open_places(ctx: Context) -> None:
    """See the open seats of this server."""
    await open_seats.show_seats(ctx)


@command("return", "table return", within=TABLE)
async def come_back(ctx: Context) -> None:
    """Take back the seat that is kept for you."""
    await seats.come_back(ctx, await table_lookup.open_here(ctx))


@command(
    "clock",
    "table clock",
    within=TABLE,
    options={"clock": "p_table_clock"},
    complete={"clock": autocomplete.clocks},
)
async def clock(ctx: Context, clock: str | None = None) -> None:
    """See or choose the clock."""
    table = await table_lookup.here(ctx)
    if clock is None:
        await clocks.show_clock(ctx, table)
    else:
        await clocks.choose_clock(ctx, table, clocks.preset_named(ctx, clock))


@command(
    "pace",
    "table pace",
    within=TABLE,
    options={"pace": "p_pace"},
    choices={"pace": PACE_CHOICES},
)
async def pace(ctx: Context, pace: str) -> None:
    """Choose how quickly people want to answer."""
    table = await table_lookup.open_here(ctx)
    await ctx.host.lobby.set_pace(table.id, ctx.person.id, pace, moderator=moderates(ctx, table))
    await ctx.tell(phrase("pace.done", pace=phrase(PACE_KEYS[pace_named(pace) or "any"])))


@command("cancel", "table cancel", within=TABLE)
async def cancel(ctx: Context) -> None:
    """Close the table."""
    await lobby_actions.ask_to_cancel(ctx, await table_lookup.open_here(ctx))
