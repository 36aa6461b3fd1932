"""Puts the bot together: settings, storage, host, words and the Discord face."""

from __future__ import annotations

# Importing these puts the games on the shelf and their pictures beside them.
import games.library
import render
from bot.face.app.client import PantheonBot
from bot.host.host import Host
from bot.settings import Settings
from bot.words import standard

INSTALLED = (games.library, render)


def build(settings: Settings) -> PantheonBot:
    """A bot that is ready to log in."""
    return PantheonBot(settings, Host.from_settings(settings), standard())
