"""What is said about the luck of a match: the promise, and everybody's word."""

from __future__ import annotations

from bot.face.kit.names import quoted
from bot.face.kit.reader import Reader
from bot.model.table import Table


def luck_lines(table: Table, reader: Reader) -> str:
    """The promise about the luck, and what everybody adds to it."""
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
