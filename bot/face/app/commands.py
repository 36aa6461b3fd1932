"""Every slash command, in one list."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.face.learn import glossary, lessons
from bot.face.moderators import admin_commands, server_settings
from bot.face.past import export, history, log, recap, verify
from bot.face.person import absences, my_games, notes, privacy, ratings, reminder_settings
from bot.face.play import moves, orders, undo
from bot.face.table import board, campaign_commands, rules, table_commands


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every command, in the order in which help tells of them."""
    return [
        table_commands.TABLE,
        campaign_commands.CAMPAIGN,
        moves.move,
        board.board,
        board.hand,
        log.log,
        undo.undo_command,
        orders.orders_command,
        rules.show_help,
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
        server_settings.settings,
        admin_commands.ADMIN,
        privacy.privacy,
    ]
