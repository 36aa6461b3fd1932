"""Translates names and descriptions of commands from the locale files."""

from __future__ import annotations

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words import ENGLISH, Words, standard


def term(key: str) -> locale_str:
    """A command's name or description: English here, other languages by :class:`WordTranslator`."""
    return locale_str(standard().text(key), key=key)


def command_name(key: str) -> locale_str:
    """The name of the command, group or option with this key."""
    return term(f"command.{key}.name")


def command_text(key: str) -> locale_str:
    """The description of the command, group or option with this key."""
    return term(f"command.{key}.text")


class WordTranslator(Translator):
    """Translates the names and descriptions of commands into Discord's languages."""

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """The term in that language; None where it is the English one anyway."""
        key = string.extras.get("key")
        language = self._words.choose(locale.value)
        if not isinstance(key, str) or language == ENGLISH:
            return None
        return self._words.text(key, language)
