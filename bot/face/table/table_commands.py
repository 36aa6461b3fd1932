"""``/table``: opening, filling, starting and closing a table."""

from __future__ import annotations

from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command, group
from bot.face.desk.visit import Visit
from bot.face.kit.numbers import read_number
from bot.face.lobby import lobby, lobby_controls
from bot.face.table import clocks, open_seats, seats
from games.core.phrase import phrase

TABLE = group("table")


@command(
    "create",
    "table create",
    within=TABLE,
    options={"game": "p_game", "language": "p_language"},
    complete={"game": autocomplete.games_to_begin, "language": autocomplete.languages},
)
async def create(visit: Visit, game: str, language: str | None = None) -> None:
    """Open a table here."""
    table = await lobby.open_table(visit, game, language)
    await visit.tell(phrase("bot.done.created", game=phrase(f"{table.game}.name")), table)


@command("join", "table join", within=TABLE)
async def join(visit: Visit) -> None:
    """Join the table of this channel."""
    await lobby.join(visit, await which_table.open_here(visit))
    await visit.tell(phrase("bot.done.joined"))


@command("leave", "table leave", within=TABLE)
async def leave(visit: Visit) -> None:
    """Leave the table of this channel; where the match has begun, after a second click."""
    table = await which_table.open_here(visit)
    if not table.gathering:
        await seats.ask_to_leave(visit, table)
        return
    await lobby.leave(visit, table)
    await visit.tell(phrase("bot.done.left"))


@command("word", "table word", within=TABLE, options={"word": "p_word"})
async def say_word(visit: Visit, word: str) -> None:
    """Add a word to the luck of the match."""
    await lobby.say_word(visit, await which_table.open_here(visit), word)
    await visit.tell(phrase("bot.done.word"))


@command("start", "table start", within=TABLE)
async def start(visit: Visit) -> None:
    """Begin the match."""
    await lobby.start(visit, await which_table.open_here(visit))
    await visit.tell(phrase("bot.done.started"))


@command("options", "table options", within=TABLE)
async def options(visit: Visit) -> None:
    """See and change the table's options."""
    await lobby_controls.show_options(visit, await which_table.here(visit))


@command(
    "add_computer",
    "table add-computer",
    within=TABLE,
    options={"kind": "p_kind"},
    complete={"kind": autocomplete.kinds},
)
async def add_computer(visit: Visit, kind: str | None = None) -> None:
    """Seat a computer player."""
    await lobby.add_computer(visit, await which_table.open_here(visit), kind)
    await visit.tell(phrase("bot.done.computer_added"))


@command(
    "remove_computer",
    "table remove-computer",
    within=TABLE,
    options={"computer": "p_computer"},
    complete={"computer": autocomplete.computers},
)
async def remove_computer(visit: Visit, computer: str | None = None) -> None:
    """Send a computer player away."""
    order = None if computer is None else read_number(computer, -1)
    await lobby.remove_computer(visit, await which_table.open_here(visit), order)
    await visit.tell(phrase("bot.done.computer_removed"))


@command("seats", "table seats", within=TABLE)
async def open_places(visit: Visit) -> None:
    """See the open seats of this server."""
    await open_seats.show_seats(visit)


@command("return", "table return", within=TABLE)
async def come_back(visit: Visit) -> None:
    """Take back the seat that is kept for you."""
    await seats.come_back(visit, await which_table.open_here(visit))


@command(
    "clock",
    "table clock",
    within=TABLE,
    options={"clock": "p_table_clock"},
    complete={"clock": autocomplete.clocks},
)
async def clock(visit: Visit, clock: str | None = None) -> None:
    """See or choose the clock."""
    table = await which_table.here(visit)
    if clock is None:
        await clocks.show_clock(visit, table)
    else:
        await clocks.choose_clock(visit, table, clocks.preset_named(visit, clock))


@command("cancel", "table cancel", within=TABLE)
async def cancel(visit: Visit) -> None:
    """Close the table."""
    await lobby_controls.ask_to_cancel(visit, await which_table.open_here(visit))
