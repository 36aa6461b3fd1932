"""``/admin``: the commands of moderators, each a thin door.

They are shown to everybody, because Discord cannot know who wears the role that a server has
chosen in ``/settings``; who may use them is checked behind every door.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.face.desk import autocomplete
from bot.face.desk.visit import Interaction, Visit
from bot.face.kit.command_names import term
from bot.face.moderators import audit, diagnosis, rollback, seat_actions, table_actions, table_list
from bot.face.moderators.place_option import Place, PlaceTransformer
from bot.host.moderation.table_list import STATUSES, Search
from bot.host.waits.clock_times import PRESETS
from games.core import game as shelf

TABLE = term("command.p_table.name")
TABLE_TEXT = term("command.p_table.text")

LONGEST_WAIT = 24 * 365


STATUS_CHOICES = [Choice(name=term(f"command.status.{name}"), value=name) for name in STATUSES]
CLOCK_CHOICES = [
    Choice(name=term(f"command.clock.{name}"), value=name) for name in ("none", *PRESETS)
]
LEFT_TO_CHOICES = [
    Choice(name=term(f"command.left_to.{name}"), value=name) for name in ("computer", "open")
]


def _table_in(interaction: Interaction) -> str | None:
    """What has been filled in for the table so far."""
    typed = getattr(interaction.namespace, str(TABLE), None)
    return typed if isinstance(typed, str) and typed else None


class AdminCommands(app_commands.Group):
    """``/admin``: looking after the tables of a server."""

    def __init__(self) -> None:
        super().__init__(
            name=term("command.admin.name"),
            description=term("command.admin.text"),
            guild_only=True,
        )

    @app_commands.command(
        name=term("command.admin_tables.name"), description=term("command.admin_tables.text")
    )
    @app_commands.rename(
        status=term("command.p_status.name"),
        game=term("command.p_game.name"),
        person=term("command.p_sits.name"),
        hours=term("command.p_hours.name"),
        lost=term("command.p_lost.name"),
        paused=term("command.p_paused.name"),
    )
    @app_commands.describe(
        status=term("command.p_status.text"),
        game=term("command.p_game.text"),
        person=term("command.p_sits.text"),
        hours=term("command.p_hours.text"),
        lost=term("command.p_lost.text"),
        paused=term("command.p_paused.text"),
    )
    @app_commands.choices(status=STATUS_CHOICES)
    async def tables(
        self,
        interaction: Interaction,
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

        async def work(visit: Visit) -> None:
            await table_list.show_tables(visit, wanted)

        await interaction.client.desk.attend(interaction, "private", "admin tables", work)

    @tables.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: autocomplete.games(v, current))

    @app_commands.command(
        name=term("command.admin_pause.name"), description=term("command.admin_pause.text")
    )
    @app_commands.rename(table=TABLE)
    @app_commands.describe(table=TABLE_TEXT)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Stop a match for a while."""

        async def work(visit: Visit) -> None:
            await table_actions.pause(visit, table)

        await interaction.client.desk.attend(interaction, "private", "admin pause", work)

    @app_commands.command(
        name=term("command.admin_resume.name"), description=term("command.admin_resume.text")
    )
    @app_commands.rename(table=TABLE)
    @app_commands.describe(table=TABLE_TEXT)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a paused match go on."""

        async def work(visit: Visit) -> None:
            await table_actions.resume(visit, table)

        await interaction.client.desk.attend(interaction, "private", "admin resume", work)

    @app_commands.command(
        name=term("command.admin_end.name"), description=term("command.admin_end.text")
    )
    @app_commands.rename(table=TABLE)
    @app_commands.describe(table=TABLE_TEXT)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """End a table without a result."""

        async def work(visit: Visit) -> None:
            await table_actions.ask_to_end(visit, table)

        await interaction.client.desk.attend(interaction, "private", "admin end", work)

    @app_commands.command(
        name=term("command.admin_archive.name"), description=term("command.admin_archive.text")
    )
    @app_commands.rename(table=TABLE, back=term("command.p_back.name"))
    @app_commands.describe(table=TABLE_TEXT, back=term("command.p_back.text"))
    async def archive(
        self, interaction: Interaction, table: str | None = None, back: bool = False
    ) -> None:
        """Take a finished table off the lists."""

        async def work(visit: Visit) -> None:
            await table_actions.archive(visit, table, back=back)

        await interaction.client.desk.attend(interaction, "private", "admin archive", work)

    @app_commands.command(
        name=term("command.admin_move.name"), description=term("command.admin_move.text")
    )
    @app_commands.rename(table=TABLE, to=term("command.p_place.name"))
    @app_commands.describe(table=TABLE_TEXT, to=term("command.p_place.text"))
    async def move(
        self,
        interaction: Interaction,
        table: str | None = None,
        to: app_commands.Transform[Place, PlaceTransformer] | None = None,
    ) -> None:
        """Move a table to another channel or thread."""

        async def work(visit: Visit) -> None:
            await table_actions.move(visit, table, to)

        await interaction.client.desk.attend(interaction, "private", "admin move", work)

    @app_commands.command(
        name=term("command.admin_clock.name"), description=term("command.admin_clock.text")
    )
    @app_commands.rename(preset=term("command.p_preset.name"), table=TABLE)
    @app_commands.describe(preset=term("command.p_preset.text"), table=TABLE_TEXT)
    @app_commands.choices(preset=CLOCK_CHOICES)
    async def clock(self, interaction: Interaction, preset: str, table: str | None = None) -> None:
        """Give a table a clock, or take it away."""

        async def work(visit: Visit) -> None:
            await table_actions.set_clock(visit, table, None if preset == "none" else preset)

        await interaction.client.desk.attend(interaction, "private", "admin clock", work)

    @app_commands.command(
        name=term("command.admin_replace.name"), description=term("command.admin_replace.text")
    )
    @app_commands.rename(who=term("command.p_who.name"), by=term("command.p_by.name"), table=TABLE)
    @app_commands.describe(
        who=term("command.p_who.text"), by=term("command.p_by.text"), table=TABLE_TEXT
    )
    async def replace(
        self, interaction: Interaction, who: str, by: discord.User, table: str | None = None
    ) -> None:
        """Give somebody's place to another person."""

        async def work(visit: Visit) -> None:
            await seat_actions.replace(visit, table, who, by)

        await interaction.client.desk.attend(interaction, "private", "admin replace", work)

    @app_commands.command(
        name=term("command.admin_remove.name"), description=term("command.admin_remove.text")
    )
    @app_commands.rename(
        who=term("command.p_who.name"), to=term("command.p_left_to.name"), table=TABLE
    )
    @app_commands.describe(
        who=term("command.p_who.text"), to=term("command.p_left_to.text"), table=TABLE_TEXT
    )
    @app_commands.choices(to=LEFT_TO_CHOICES)
    async def remove(
        self,
        interaction: Interaction,
        who: str,
        to: str = "computer",
        table: str | None = None,
    ) -> None:
        """Take somebody's place away."""

        async def work(visit: Visit) -> None:
            await seat_actions.remove(visit, table, who, to_computer=to == "computer")

        await interaction.client.desk.attend(interaction, "private", "admin remove", work)

    @app_commands.command(
        name=term("command.admin_add.name"), description=term("command.admin_add.text")
    )
    @app_commands.rename(
        person=term("command.p_added.name"), place=term("command.p_open_place.name"), table=TABLE
    )
    @app_commands.describe(
        person=term("command.p_added.text"),
        place=term("command.p_open_place.text"),
        table=TABLE_TEXT,
    )
    async def add(
        self,
        interaction: Interaction,
        person: discord.User,
        place: str | None = None,
        table: str | None = None,
    ) -> None:
        """Give somebody a free place."""

        async def work(visit: Visit) -> None:
            await seat_actions.add(visit, table, person, place)

        await interaction.client.desk.attend(interaction, "private", "admin add", work)

    @app_commands.command(
        name=term("command.admin_answer.name"), description=term("command.admin_answer.text")
    )
    @app_commands.rename(table=TABLE)
    @app_commands.describe(table=TABLE_TEXT)
    async def answer(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a computer player answer one question for somebody."""

        async def work(visit: Visit) -> None:
            await seat_actions.ask_whose_answer(visit, table)

        await interaction.client.desk.attend(interaction, "private", "admin answer", work)

    @app_commands.command(
        name=term("command.admin_sit_in.name"), description=term("command.admin_sit_in.text")
    )
    @app_commands.rename(who=term("command.p_who.name"), table=TABLE)
    @app_commands.describe(who=term("command.p_who.text"), table=TABLE_TEXT)
    async def sit_in(self, interaction: Interaction, who: str, table: str | None = None) -> None:
        """Let a computer player sit in for somebody until they return."""

        async def work(visit: Visit) -> None:
            await seat_actions.sit_in(visit, table, who)

        await interaction.client.desk.attend(interaction, "private", "admin sit-in", work)

    @app_commands.command(
        name=term("command.admin_rollback.name"), description=term("command.admin_rollback.text")
    )
    @app_commands.rename(entry=term("command.p_entry.name"), table=TABLE)
    @app_commands.describe(entry=term("command.p_entry.text"), table=TABLE_TEXT)
    async def rollback(
        self, interaction: Interaction, entry: str, table: str | None = None
    ) -> None:
        """Go back to an entry of the log, after a look at what that would mean."""

        async def work(visit: Visit) -> None:
            await rollback.ask_to_roll_back(visit, table, entry)

        await interaction.client.desk.attend(interaction, "private", "admin rollback", work)

    @app_commands.command(
        name=term("command.admin_log.name"), description=term("command.admin_log.text")
    )
    @app_commands.rename(table=TABLE)
    @app_commands.describe(table=term("command.p_log_table.text"))
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Who did what and when."""

        async def work(visit: Visit) -> None:
            found = (await table_list.chosen(visit, table))[0] if table else None
            await audit.show_log(visit, found)

        await interaction.client.desk.attend(interaction, "private", "admin log", work)

    @app_commands.command(
        name=term("command.admin_diagnose.name"), description=term("command.admin_diagnose.text")
    )
    @app_commands.rename(table=TABLE)
    @app_commands.describe(table=TABLE_TEXT)
    async def diagnose(self, interaction: Interaction, table: str | None = None) -> None:
        """A file to attach to a bug report."""

        async def work(visit: Visit) -> None:
            await diagnosis.diagnose(visit, table)

        await interaction.client.desk.attend(interaction, "private", "admin diagnose", work)

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @end.autocomplete("table")
    @archive.autocomplete("table")
    @move.autocomplete("table")
    @clock.autocomplete("table")
    @replace.autocomplete("table")
    @remove.autocomplete("table")
    @add.autocomplete("table")
    @answer.autocomplete("table")
    @sit_in.autocomplete("table")
    @rollback.autocomplete("table")
    @log.autocomplete("table")
    @diagnose.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: table_list.suggested(v, current))

    @replace.autocomplete("who")
    @remove.autocomplete("who")
    @sit_in.autocomplete("who")
    async def _places(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = _table_in(interaction)
        return await autocomplete.offered(
            interaction, lambda v: seat_actions.places(v, current, typed)
        )

    @add.autocomplete("place")
    async def _open_places(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = _table_in(interaction)
        return await autocomplete.offered(
            interaction, lambda v: seat_actions.open_places(v, current, typed)
        )

    @rollback.autocomplete("entry")
    async def _entries(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = _table_in(interaction)
        return await autocomplete.offered(
            interaction, lambda v: rollback.entries(v, current, typed)
        )
