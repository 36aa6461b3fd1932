"""Lists all slash commands and context menus."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.ui.learn import glossary, help_menu, lessons, rules
from bot.ui.lobby import invitations, looking, open_tables, welcome
from bot.ui.moderation import server_commands
from bot.ui.past import export, history, log, recap, verify
from bot.ui.people import (
    absences,
    champion_role,
    my_games,
    notes,
    profile,
    ratings,
    reminder_settings,
)
from bot.ui.plans import order_list
from bot.ui.play import moves, undo
from bot.ui.privacy import privacy
from bot.ui.server import server_settings
from bot.ui.table import board, campaign_commands, table_commands


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands, in the order of ``/help``."""
    return [
        table_commands.TABLE,
        open_tables.tables,
        looking.looking,
        campaign_commands.CAMPAIGN,
        moves.move,
        board.board,
        board.hand,
        log.log,
        undo.undo_command,
        order_list.orders_command,
        welcome.show_welcome,
        help_menu.show_help,
        rules.rules,
        glossary.card,
        lessons.learn,
        my_games.games,
        reminder_settings.reminders,
        absences.away,
        notes.note,
        history.history,
        recap.recap,
        export.export,
        verify.verify,
        ratings.stats,
        ratings.leaderboard,
        profile.profile,
        champion_role.LEAGUE,
        server_settings.settings,
        server_commands.ADMIN,
        privacy.privacy,
    ]


def all_context_menus() -> list[app_commands.ContextMenu]:
    """All entries of the menu that a right click on a person opens."""
    return [invitations.invite, ratings.stats_of]
