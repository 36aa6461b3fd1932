"""``/admin``: the commands of moderators.

Everybody sees these commands, because Discord does not know the moderator role chosen in
``/settings``. Each command checks the rights itself.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.host.moderation.table_list import Search
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.commands import command, group
from bot.ui.dispatch.context import Context
from bot.ui.kit.command_names import term
from bot.ui.moderation import (
    campaign_rollback,
    diagnosis,
    replacement,
    rollback,
    seat_actions,
    table_actions,
    table_desk,
    table_list,
)
from bot.ui.moderation.place_option import Place, PlaceTransformer
from bot.ui.server import audit
from games.core import game as registry

ADMIN = group("admin")

MAX_WAIT_HOURS = 24 * 365

TABLE = {"table": "p_table"}
TABLES = {"table": table_list.suggested}

STATUS_CHOICES = [
    Choice(name=term("command.status.open"), value="open"),
    Choice(name=term("command.status.lobby"), value="lobby"),
    Choice(name=term("command.status.running"), value="running"),
    Choice(name=term("command.status.frozen"), value="frozen"),
    Choice(name=term("command.status.over"), value="over"),
    Choice(name=term("command.status.cancelled"), value="cancelled"),
    Choice(name=term("command.status.archived"), value="archived"),
    Choice(name=term("command.status.all"), value="all"),
]
CLOCK_CHOICES = [
    Choice(name=term("command.clock.none"), value="none"),
    Choice(name=term("command.clock.relaxed"), value="relaxed"),
    Choice(name=term("command.clock.steady"), value="steady"),
    Choice(name=term("command.clock.quick"), value="quick"),
]
LEFT_TO_CHOICES = [
    Choice(name=term("command.left_to.computer"), value="computer"),
    Choice(name=term("command.left_to.open"), value="open"),
]


@command(
    "admin_tables",
    "admin tables",
    within=ADMIN,
    options={
        "status": "p_status",
        "game": "p_game",
        "person": "p_sits",
        "hours": "p_hours",
        "lost": "p_lost",
        "paused": "p_paused",
    },
    choices={"status": STATUS_CHOICES},
    complete={"game": autocomplete.games},
)
async def tables(
    ctx: Context,
    status: str = "open",
    game: str | None = None,
    person: discord.User | None = None,
    hours: app_commands.Range[int, 1, MAX_WAIT_HOURS] | None = None,
    lost: bool = False,
    paused: bool = False,
) -> None:
    """The tables of this server."""
    wanted = Search(
        status,
        game if game in registry.game_ids() else "",
        person.id if person is not None else 0,
        hours or 0,
        lost,
        paused,
    )
    await table_desk.show_tables(ctx, wanted)


@command("admin_pause", "admin pause", within=ADMIN, options=TABLE, complete=TABLES)
async def pause(ctx: Context, table: str | None = None) -> None:
    """Stop a match for a while."""
    await table_actions.pause(ctx, table)


@command("admin_resume", "admin resume", within=ADMIN, options=TABLE, complete=TABLES)
async def resume(ctx: Context, table: str | None = None) -> None:
    """Let a paused match go on."""
    await table_actions.resume(ctx, table)


@command("admin_remind", "admin remind", within=ADMIN, options=TABLE, complete=TABLES)
async def remind(ctx: Context, table: str | None = None) -> None:
    """Remind the people whom a table waits for."""
    await table_actions.remind(ctx, table)


@command("admin_end", "admin end", within=ADMIN, options=TABLE, complete=TABLES)
async def end(ctx: Context, table: str | None = None) -> None:
    """End a table without a result."""
    await table_actions.ask_to_end(ctx, table)


@command(
    "admin_archive",
    "admin archive",
    within=ADMIN,
    options={**TABLE, "back": "p_back"},
    complete=TABLES,
)
async def archive(ctx: Context, table: str | None = None, back: bool = False) -> None:
    """Take a finished table off the lists."""
    await table_actions.archive(ctx, table, back=back)


@command(
    "admin_move", "admin move", within=ADMIN, options={**TABLE, "to": "p_place"}, complete=TABLES
)
async def move(
    ctx: Context,
    table: str | None = None,
    to: app_commands.Transform[Place, PlaceTransformer] | None = None,
) -> None:
    """Move a table to another channel or thread."""
    await table_actions.move(ctx, table, to)


@command(
    "admin_clock",
    "admin clock",
    within=ADMIN,
    options={"preset": "p_preset", **TABLE},
    choices={"preset": CLOCK_CHOICES},
    complete=TABLES,
)
async def clock(ctx: Context, preset: str, table: str | None = None) -> None:
    """Give a table a clock, or take it away."""
    await table_actions.set_clock(ctx, table, None if preset == "none" else preset)


@command(
    "admin_replace",
    "admin replace",
    within=ADMIN,
    options={"who": "p_who", "by": "p_by", **TABLE},
    complete={**TABLES, "who": seat_actions.places},
)
async def replace(ctx: Context, who: str, by: discord.User, table: str | None = None) -> None:
    """Give a person's place to another person, after a second click."""
    await replacement.ask_to_replace(ctx, table, who, by)


@command(
    "admin_remove",
    "admin remove",
    within=ADMIN,
    options={"who": "p_who", "to": "p_left_to", **TABLE},
    choices={"to": LEFT_TO_CHOICES},
    complete={**TABLES, "who": seat_actions.places},
)
async def remove(ctx: Context, who: str, to: str = "computer", table: str | None = None) -> None:
    """Take a person's place away."""
    await seat_actions.remove(ctx, table, who, to_computer=to == "computer")


@command(
    "admin_add",
    "admin add",
    within=ADMIN,
    options={"person": "p_added", "place": "p_open_place", **TABLE},
    complete={**TABLES, "place": seat_actions.open_places},
)
async def add(
    ctx: Context, person: discord.User, place: str | None = None, table: str | None = None
) -> None:
    """Give a person a free place."""
    await seat_actions.add(ctx, table, person, place)


@command("admin_answer", "admin answer", within=ADMIN, options=TABLE, complete=TABLES)
async def answer(ctx: Context, table: str | None = None) -> None:
    """Let a computer player answer one question for a person."""
    await seat_actions.ask_whose_answer(ctx, table)


@command(
    "admin_sit_in",
    "admin sit-in",
    within=ADMIN,
    options={"who": "p_who", **TABLE},
    complete={**TABLES, "who": seat_actions.places},
)
async def sit_in(ctx: Context, who: str, table: str | None = None) -> None:
    """Let a computer player sit in for a person until they return."""
    await seat_actions.sit_in(ctx, table, who)


@command(
    "admin_rollback",
    "admin rollback",
    within=ADMIN,
    options={"entry": "p_entry", **TABLE},
    complete={**TABLES, "entry": rollback.entries},
)
async def roll_back(ctx: Context, entry: str, table: str | None = None) -> None:
    """Go back to an entry of the log, after a look at what that would mean."""
    await rollback.ask_to_roll_back(ctx, table, entry)


@command(
    "campaign_rollback",
    "admin campaign-rollback",
    within=ADMIN,
    options={"scenario": "p_scenario", **TABLE},
    complete={**TABLES, "scenario": campaign_rollback.scenarios},
)
async def set_back(ctx: Context, scenario: str, table: str | None = None) -> None:
    """Set a campaign back to the set-up of a scenario, after a look at what that would mean."""
    await campaign_rollback.ask_to_set_back(ctx, table, scenario)


@command(
    "admin_log",
    "admin log",
    within=ADMIN,
    options=TABLE,
    texts={"table": "p_log_table"},
    complete=TABLES,
)
async def log(ctx: Context, table: str | None = None) -> None:
    """Who did what and when."""
    found = (await table_list.chosen(ctx, table))[0] if table else None
    await audit.show_log(ctx, found)


@command("admin_diagnose", "admin diagnose", within=ADMIN, options=TABLE, complete=TABLES)
async def diagnose(ctx: Context, table: str | None = None) -> None:
    """A file to attach to a bug report."""
    await diagnosis.diagnose(ctx, table)
