"""Names and descriptions of commands, out of the same words as everything else."""

from __future__ import annotations

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words import ENGLISH, Words, standard


def term(key: str) -> locale_str:
    """A command's name or description: English here, other languages by :class:`WordTranslator`."""
    return locale_str(standard().text(key), key=key)


class WordTranslator(Translator):
    """Answers Discord's question what a command is called in each of its languages."""

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
