"""Words the luck of a match: the seed's hash, and everybody's word."""

from __future__ import annotations

from bot.model.table import Table
from bot.ui.kit.names import quoted
from bot.ui.kit.reader import Reader


def luck_lines(table: Table, reader: Reader) -> str:
    """The seed's hash, and the words that players have added."""
    if table.seed_hash is None:
        return ""
    words = [
        reader.say("bot.luck.word", name=reader.member(member), word=quoted(word))
        for member, word in zip(table.members, table.words, strict=False)
    ]
    lines = [reader.say("bot.luck.promise", hash=table.seed_hash)]
    if words:
        lines.append(reader.say("bot.luck.words", words=reader.join(words)))
    return "\n".join(lines)
