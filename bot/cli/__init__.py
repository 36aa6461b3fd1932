"""The operator's command ``pantheon``."""

from bot.cli.main import main

__all__ = ["main"]
