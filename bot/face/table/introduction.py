"""A game in a few lines: its name, what it is about, how hard and how long it is."""

from __future__ import annotations

from bot.face.kit.effort import effort_of
from bot.face.kit.reader import Reader
from games.core.game import AnyGame


def introduction(game: AnyGame, reader: Reader) -> str:
    """The lines, the name as a small heading."""
    lines = [f"### {reader.say(f'{game.id}.name')}", reader.say(f"{game.id}.blurb")]
    effort = effort_of(game)
    if effort is not None:
        lines.append(f"-# {reader.text(effort)}")
    return "\n".join(lines)
