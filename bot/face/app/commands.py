"""The slash commands: each a thin door to what the face does."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.face.desk import autocomplete
from bot.face.desk.visit import Interaction, Visit
from bot.face.kit.command_names import term
from bot.face.moderators import admin_commands, server_settings
from bot.face.past import export, history, log, recap, verify
from bot.face.person import absences, my_games, notes, privacy, ratings, reminder_settings
from bot.face.play import moves, orders, typed_answers, undo
from bot.face.table import board, clocks, lobby, lobby_controls, open_seats, rules, seats
from games.core.phrase import phrase

# The names of these are also needed to read what has been filled in so far.
GAME = term("command.p_game.name")
SEAT = term("command.p_seat.name")


class TableCommands(app_commands.Group):
    """``/table``: opening, filling, starting and closing a table."""

    def __init__(self) -> None:
        super().__init__(
            name=term("command.table.name"),
            description=term("command.table.text"),
            guild_only=True,
        )

    @app_commands.command(name=term("command.create.name"), description=term("command.create.text"))
    @app_commands.rename(game=GAME, language=term("command.p_language.name"))
    @app_commands.describe(
        game=term("command.p_game.text"), language=term("command.p_language.text")
    )
    async def create(
        self, interaction: Interaction, game: str, language: str | None = None
    ) -> None:
        """Open a table here."""

        async def work(visit: Visit) -> None:
            table = await lobby.open_table(visit, game, language)
            await visit.tell(phrase("bot.done.created", game=phrase(f"{table.game}.name")), table)

        await interaction.client.desk.attend(interaction, "private", "table create", work)

    @create.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: autocomplete.games(v, current))

    @create.autocomplete("language")
    async def _languages(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: autocomplete.languages(v, current))

    @app_commands.command(name=term("command.join.name"), description=term("command.join.text"))
    async def join(self, interaction: Interaction) -> None:
        """Join the table of this channel."""

        async def work(visit: Visit) -> None:
            await lobby.join(visit, await lobby.open_table_here(visit))
            await visit.tell(phrase("bot.done.joined"))

        await interaction.client.desk.attend(interaction, "private", "table join", work)

    @app_commands.command(name=term("command.leave.name"), description=term("command.leave.text"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table of this channel; where the match has begun, after a second click."""

        async def work(visit: Visit) -> None:
            table = await lobby.open_table_here(visit)
            if table.status != "lobby":
                await seats.ask_to_leave(visit, table)
                return
            await lobby.leave(visit, table)
            await visit.tell(phrase("bot.done.left"))

        await interaction.client.desk.attend(interaction, "private", "table leave", work)

    @app_commands.command(name=term("command.word.name"), description=term("command.word.text"))
    @app_commands.rename(word=term("command.p_word.name"))
    @app_commands.describe(word=term("command.p_word.text"))
    async def word(self, interaction: Interaction, word: str) -> None:
        """Add a word to the luck of the match."""

        async def work(visit: Visit) -> None:
            await lobby.say_word(visit, await lobby.open_table_here(visit), word)
            await visit.tell(phrase("bot.done.word"))

        await interaction.client.desk.attend(interaction, "private", "table word", work)

    @app_commands.command(name=term("command.start.name"), description=term("command.start.text"))
    async def start(self, interaction: Interaction) -> None:
        """Begin the match."""

        async def work(visit: Visit) -> None:
            await lobby.start(visit, await lobby.open_table_here(visit))
            await visit.tell(phrase("bot.done.started"))

        await interaction.client.desk.attend(interaction, "private", "table start", work)

    @app_commands.command(
        name=term("command.options.name"), description=term("command.options.text")
    )
    async def options(self, interaction: Interaction) -> None:
        """See and change the table's options."""

        async def work(visit: Visit) -> None:
            await lobby_controls.show_options(visit, await lobby.table_here(visit))

        await interaction.client.desk.attend(interaction, "private", "table options", work)

    @app_commands.command(
        name=term("command.add_computer.name"), description=term("command.add_computer.text")
    )
    @app_commands.rename(kind=term("command.p_kind.name"))
    @app_commands.describe(kind=term("command.p_kind.text"))
    async def add_computer(self, interaction: Interaction, kind: str | None = None) -> None:
        """Seat a computer player."""

        async def work(visit: Visit) -> None:
            await lobby.add_computer(visit, await lobby.open_table_here(visit), kind)
            await visit.tell(phrase("bot.done.computer_added"))

        await interaction.client.desk.attend(interaction, "private", "table add-computer", work)

    @add_computer.autocomplete("kind")
    async def _kinds(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: autocomplete.kinds(v, current))

    @app_commands.command(
        name=term("command.remove_computer.name"), description=term("command.remove_computer.text")
    )
    @app_commands.rename(computer=term("command.p_computer.name"))
    @app_commands.describe(computer=term("command.p_computer.text"))
    async def remove_computer(self, interaction: Interaction, computer: str | None = None) -> None:
        """Send a computer player away."""

        async def work(visit: Visit) -> None:
            order = None if computer is None else _place(computer)
            await lobby.remove_computer(visit, await lobby.open_table_here(visit), order)
            await visit.tell(phrase("bot.done.computer_removed"))

        await interaction.client.desk.attend(interaction, "private", "table remove-computer", work)

    @remove_computer.autocomplete("computer")
    async def _computers(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: autocomplete.computers(v, current))

    @app_commands.command(name=term("command.seats.name"), description=term("command.seats.text"))
    async def seats(self, interaction: Interaction) -> None:
        """See the open seats of this server."""
        await interaction.client.desk.attend(
            interaction, "private", "table seats", open_seats.show_seats
        )

    @app_commands.command(name=term("command.return.name"), description=term("command.return.text"))
    async def come_back(self, interaction: Interaction) -> None:
        """Take back the seat that is kept for you."""

        async def work(visit: Visit) -> None:
            await seats.come_back(visit, await lobby.open_table_here(visit))

        await interaction.client.desk.attend(interaction, "private", "table return", work)

    @app_commands.command(name=term("command.clock.name"), description=term("command.clock.text"))
    @app_commands.rename(clock=term("command.p_table_clock.name"))
    @app_commands.describe(clock=term("command.p_table_clock.text"))
    async def clock(self, interaction: Interaction, clock: str | None = None) -> None:
        """See or choose the clock."""

        async def work(visit: Visit) -> None:
            table = await lobby.table_here(visit)
            if clock is None:
                await clocks.show_clock(visit, table)
            else:
                await clocks.choose_clock(visit, table, clocks.preset_named(visit, clock))

        await interaction.client.desk.attend(interaction, "private", "table clock", work)

    @clock.autocomplete("clock")
    async def _clocks(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await autocomplete.offered(interaction, lambda v: autocomplete.clocks(v, current))

    @app_commands.command(name=term("command.cancel.name"), description=term("command.cancel.text"))
    async def cancel(self, interaction: Interaction) -> None:
        """Close the table."""

        async def work(visit: Visit) -> None:
            await lobby_controls.ask_to_cancel(visit, await lobby.open_table_here(visit))

        await interaction.client.desk.attend(interaction, "private", "table cancel", work)


@app_commands.command(name=term("command.move.name"), description=term("command.move.text"))
@app_commands.rename(choice=term("command.p_choice.name"), seat=SEAT)
@app_commands.describe(choice=term("command.p_choice.text"), seat=term("command.p_seat.text"))
@app_commands.guild_only()
async def move(interaction: Interaction, choice: str, seat: str | None = None) -> None:
    """Answer the question that waits for you, by typing."""

    async def work(visit: Visit) -> None:
        await moves.move(visit, await lobby.table_here(visit), choice, seat)

    await interaction.client.desk.attend(interaction, "private", "move", work)


@move.autocomplete("choice")
async def _choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    seat = getattr(interaction.namespace, str(SEAT), None)
    return await autocomplete.offered(
        interaction, lambda v: typed_answers.answers(v, current, seat or None)
    )


@app_commands.command(name=term("command.board.name"), description=term("command.board.text"))
@app_commands.guild_only()
async def board_command(interaction: Interaction) -> None:
    """Look at the board."""

    async def work(visit: Visit) -> None:
        await board.show_board(visit, await lobby.table_here(visit))

    await interaction.client.desk.attend(interaction, "private", "board", work)


@app_commands.command(name=term("command.hand.name"), description=term("command.hand.text"))
@app_commands.rename(seat=SEAT)
@app_commands.describe(seat=term("command.p_seat.text"))
@app_commands.guild_only()
async def hand(interaction: Interaction, seat: str | None = None) -> None:
    """Look at your own hand."""

    async def work(visit: Visit) -> None:
        await board.show_hand(visit, await lobby.table_here(visit), seat)

    await interaction.client.desk.attend(interaction, "private", "hand", work)


@app_commands.command(name=term("command.log.name"), description=term("command.log.text"))
@app_commands.rename(seat=SEAT)
@app_commands.describe(seat=term("command.p_seat.text"))
@app_commands.guild_only()
async def log_command(interaction: Interaction, seat: str | None = None) -> None:
    """Read what happened so far."""

    async def work(visit: Visit) -> None:
        await log.show_log(visit, await lobby.table_here(visit), wanted=seat)

    await interaction.client.desk.attend(interaction, "private", "log", work)


@app_commands.command(name=term("command.undo.name"), description=term("command.undo.text"))
@app_commands.rename(seat=SEAT)
@app_commands.describe(seat=term("command.p_seat.text"))
@app_commands.guild_only()
async def undo_command(interaction: Interaction, seat: str | None = None) -> None:
    """Take back your last answer."""

    async def work(visit: Visit) -> None:
        table = await lobby.table_here(visit)
        await undo.undo(visit, table, table.entry_count, seat)

    await interaction.client.desk.attend(interaction, "private", "undo", work)


@move.autocomplete("seat")
@hand.autocomplete("seat")
@log_command.autocomplete("seat")
@undo_command.autocomplete("seat")
async def _seats(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await autocomplete.offered(interaction, lambda v: autocomplete.seats(v, current))


@app_commands.command(name=term("command.help.name"), description=term("command.help.text"))
async def help_(interaction: Interaction) -> None:
    """How to play here."""
    await interaction.client.desk.attend(interaction, "private", "help", rules.show_help)


@app_commands.command(name=term("command.rules.name"), description=term("command.rules.text"))
@app_commands.rename(topic=term("command.p_topic.name"), game=GAME)
@app_commands.describe(topic=term("command.p_topic.text"), game=term("command.p_rules_game.text"))
async def rules_command(
    interaction: Interaction, topic: str | None = None, game: str | None = None
) -> None:
    """A game's rules in our own words."""

    async def work(visit: Visit) -> None:
        await rules.show_rules(visit, game, topic)

    await interaction.client.desk.attend(interaction, "private", "rules", work)


@rules_command.autocomplete("topic")
async def _topics(interaction: Interaction, current: str) -> list[Choice[str]]:
    game = getattr(interaction.namespace, str(GAME), None)
    return await autocomplete.offered(interaction, lambda v: autocomplete.topics(v, current, game))


@rules_command.autocomplete("game")
async def _rules_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await autocomplete.offered(interaction, lambda v: autocomplete.games(v, current))


@app_commands.command(name=term("command.games.name"), description=term("command.games.text"))
async def games(interaction: Interaction) -> None:
    """Everything that waits for you."""
    await interaction.client.desk.attend(interaction, "private", "games", my_games.show_games)


def _place(typed: str) -> int:
    """The place that was chosen from the list; -1 where nobody has such a one."""
    return int(typed) if typed.isdecimal() and len(typed) < 5 else -1


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every command, in the order in which help tells of them."""
    return [
        TableCommands(),
        move,
        board_command,
        hand,
        log_command,
        undo_command,
        orders.orders_command,
        help_,
        rules_command,
        games,
        reminder_settings.reminders,
        absences.away,
        notes.note,
        history.history,
        recap.recap,
        export.export,
        verify.verify,
        ratings.stats,
        ratings.leaderboard,
        server_settings.settings,
        admin_commands.AdminCommands(),
        privacy.privacy,
    ]
