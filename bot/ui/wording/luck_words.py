"""Words the luck of a match: the seed's fingerprint, everybody's word, and the button to both."""

from __future__ import annotations

from typing import Final

from bot.model.table import Table
from bot.ui.kit.names import quoted
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader

SHORT_FINGERPRINT: Final = 16
"""How many hex digits of a seed's hash are posted. Finding another seed with the same ones would
take 2**63 attempts on average.
"""


def fair_play_button(table: Table, reader: Reader) -> PersistentItem:
    """The button that shows the whole fingerprint, and the proof once the match is over."""
    return button(CustomId("verify", table.id), reader.say("verify.button"), emoji="⚖️")


def luck_lines(table: Table, reader: Reader) -> str:
    """The beginning of the seed's hash, and the words that players have added."""
    if table.seed_hash is None:
        return ""
    words = [
        reader.say("bot.luck.word", name=reader.member(member), word=quoted(word))
        for member, word in zip(table.members, table.words, strict=False)
    ]
    lines = [reader.say("bot.luck.promise", hash=table.seed_hash[:SHORT_FINGERPRINT])]
    if words:
        lines.append(reader.say("bot.luck.words", words=reader.join(words)))
    return "\n".join(lines)
