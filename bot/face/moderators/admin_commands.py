"""``/admin``: the commands of moderators.

They are shown to everybody, because Discord cannot know who wears the role that a server has
chosen in ``/settings``; who may use them is checked behind every one of them.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.face.desk import autocomplete
from bot.face.desk.commands import command, group
from bot.face.desk.visit import Visit
from bot.face.kit.command_names import term
from bot.face.moderators import (
    audit,
    campaign_rollback,
    diagnosis,
    rollback,
    seat_actions,
    table_actions,
    table_desk,
    table_list,
)
from bot.face.moderators.place_option import Place, PlaceTransformer
from bot.host.moderation.table_list import STATUSES, Search
from bot.host.waits.clock_times import PRESETS
from games.core import game as shelf

ADMIN = group("admin")

LONGEST_WAIT = 24 * 365

TABLE = {"table": "p_table"}
TABLES = {"table": table_list.suggested}

STATUS_CHOICES = [Choice(name=term(f"command.status.{name}"), value=name) for name in STATUSES]
CLOCK_CHOICES = [
    Choice(name=term(f"command.clock.{name}"), value=name) for name in ("none", *PRESETS)
]
LEFT_TO_CHOICES = [
    Choice(name=term(f"command.left_to.{name}"), value=name) for name in ("computer", "open")
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
    visit: Visit,
    status: str = "open",
    game: str | None = None,
    person: discord.User | None = None,
    hours: app_commands.Range[int, 1, LONGEST_WAIT] | None = None,
    lost: bool = False,
    paused: bool = False,
) -> None:
    """The tables of this server."""
    wanted = Search(
        status,
        game if game in shelf.shelf() else "",
        person.id if person is not None else 0,
        hours or 0,
        lost,
        paused,
    )
    await table_desk.show_tables(visit, wanted)


@command("admin_pause", "admin pause", within=ADMIN, options=TABLE, complete=TABLES)
async def pause(visit: Visit, table: str | None = None) -> None:
    """Stop a match for a while."""
    await table_actions.pause(visit, table)


@command("admin_resume", "admin resume", within=ADMIN, options=TABLE, complete=TABLES)
async def resume(visit: Visit, table: str | None = None) -> None:
    """Let a paused match go on."""
    await table_actions.resume(visit, table)


@command("admin_remind", "admin remind", within=ADMIN, options=TABLE, complete=TABLES)
async def remind(visit: Visit, table: str | None = None) -> None:
    """Remind everybody whom a table waits for."""
    await table_actions.remind(visit, table)


@command("admin_end", "admin end", within=ADMIN, options=TABLE, complete=TABLES)
async def end(visit: Visit, table: str | None = None) -> None:
    """End a table without a result."""
    await table_actions.ask_to_end(visit, table)


@command(
    "admin_archive",
    "admin archive",
    within=ADMIN,
    options={**TABLE, "back": "p_back"},
    complete=TABLES,
)
async def archive(visit: Visit, table: str | None = None, back: bool = False) -> None:
    """Take a finished table off the lists."""
    await table_actions.archive(visit, table, back=back)


@command(
    "admin_move", "admin move", within=ADMIN, options={**TABLE, "to": "p_place"}, complete=TABLES
)
async def move(
    visit: Visit,
    table: str | None = None,
    to: app_commands.Transform[Place, PlaceTransformer] | None = None,
) -> None:
    """Move a table to another channel or thread."""
    await table_actions.move(visit, table, to)


@command(
    "admin_clock",
    "admin clock",
    within=ADMIN,
    options={"preset": "p_preset", **TABLE},
    choices={"preset": CLOCK_CHOICES},
    complete=TABLES,
)
async def clock(visit: Visit, preset: str, table: str | None = None) -> None:
    """Give a table a clock, or take it away."""
    await table_actions.set_clock(visit, table, None if preset == "none" else preset)


@command(
    "admin_replace",
    "admin replace",
    within=ADMIN,
    options={"who": "p_who", "by": "p_by", **TABLE},
    complete={**TABLES, "who": seat_actions.places},
)
async def replace(visit: Visit, who: str, by: discord.User, table: str | None = None) -> None:
    """Give somebody's place to another person."""
    await seat_actions.replace(visit, table, who, by)


@command(
    "admin_remove",
    "admin remove",
    within=ADMIN,
    options={"who": "p_who", "to": "p_left_to", **TABLE},
    choices={"to": LEFT_TO_CHOICES},
    complete={**TABLES, "who": seat_actions.places},
)
async def remove(visit: Visit, who: str, to: str = "computer", table: str | None = None) -> None:
    """Take somebody's place away."""
    await seat_actions.remove(visit, table, who, to_computer=to == "computer")


@command(
    "admin_add",
    "admin add",
    within=ADMIN,
    options={"person": "p_added", "place": "p_open_place", **TABLE},
    complete={**TABLES, "place": seat_actions.open_places},
)
async def add(
    visit: Visit, person: discord.User, place: str | None = None, table: str | None = None
) -> None:
    """Give somebody a free place."""
    await seat_actions.add(visit, table, person, place)


@command("admin_answer", "admin answer", within=ADMIN, options=TABLE, complete=TABLES)
async def answer(visit: Visit, table: str | None = None) -> None:
    """Let a computer player answer one question for somebody."""
    await seat_actions.ask_whose_answer(visit, table)


@command(
    "admin_sit_in",
    "admin sit-in",
    within=ADMIN,
    options={"who": "p_who", **TABLE},
    complete={**TABLES, "who": seat_actions.places},
)
async def sit_in(visit: Visit, who: str, table: str | None = None) -> None:
    """Let a computer player sit in for somebody until they return."""
    await seat_actions.sit_in(visit, table, who)


@command(
    "admin_rollback",
    "admin rollback",
    within=ADMIN,
    options={"entry": "p_entry", **TABLE},
    complete={**TABLES, "entry": rollback.entries},
)
async def roll_back(visit: Visit, entry: str, table: str | None = None) -> None:
    """Go back to an entry of the log, after a look at what that would mean."""
    await rollback.ask_to_roll_back(visit, table, entry)


@command(
    "campaign_rollback",
    "admin campaign-rollback",
    within=ADMIN,
    options={"scenario": "p_scenario", **TABLE},
    complete={**TABLES, "scenario": campaign_rollback.scenarios},
)
async def set_back(visit: Visit, scenario: str, table: str | None = None) -> None:
    """Set a campaign back to the set-up of a scenario, after a look at what that would mean."""
    await campaign_rollback.ask_to_set_back(visit, table, scenario)


@command(
    "admin_log",
    "admin log",
    within=ADMIN,
    options=TABLE,
    texts={"table": "p_log_table"},
    complete=TABLES,
)
async def log(visit: Visit, table: str | None = None) -> None:
    """Who did what and when."""
    found = (await table_list.chosen(visit, table))[0] if table else None
    await audit.show_log(visit, found)


@command("admin_diagnose", "admin diagnose", within=ADMIN, options=TABLE, complete=TABLES)
async def diagnose(visit: Visit, table: str | None = None) -> None:
    """A file to attach to a bug report."""
    await diagnosis.diagnose(visit, table)
