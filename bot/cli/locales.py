"""``pantheon locales check``: lints the translations."""

from __future__ import annotations

from pathlib import Path

from bot.cli.terminal import Terminal
from bot.locale_linter import check
from bot.words import LOCALES


def check_locales(terminal: Terminal, folder: Path = LOCALES) -> int:
    """Print what is wrong with any language; returns 1 if something is."""
    languages = sorted(place.name for place in folder.iterdir() if any(place.glob("*.ftl")))
    findings = [finding for language in languages for finding in check(folder, language)]
    for finding in findings:
        terminal.say("cli.locales.finding", finding=str(finding))
    terminal.say("cli.locales.checked", languages=len(languages), findings=len(findings))
    return 1 if findings else 0
