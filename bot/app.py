"""Creates the bot: settings, storage, host, words and the Discord client."""

from __future__ import annotations

# Importing these registers the games and their renderers.
import games.library
import render
from bot.host.host import Host
from bot.settings import Settings
from bot.ui.app.client import PantheonBot
from bot.words import standard

INSTALLED = (games.library, render)


def build(settings: Settings) -> PantheonBot:
    """Build a bot that is ready to log in, with every message parsed."""
    words = standard()
    words.parse_all()
    return PantheonBot(settings, Host.from_settings(settings), words)
