"""A game in a few lines: its name, what it is about, how hard and how long it is."""

from __future__ import annotations

from bot.face.kit.reader import Reader
from bot.face.wording.campaign_words import campaign_name
from bot.face.wording.effort import effort_of
from games.core.game import AnyGame


def introduction(game: AnyGame, reader: Reader, *, campaign: bool = False) -> str:
    """The lines, the name as a small heading; as a ``campaign`` what that is about."""
    lines = [f"### {reader.say(f'{game.id}.name')}"]
    if campaign and game.campaign is not None:
        count = game.campaign.scenarios
        lines.append(reader.say("campaign.intro", campaign=campaign_name(game), count=count))
        lines.append(reader.say(f"{game.id}.campaign.blurb"))
        return "\n".join(lines)
    lines.append(reader.say(f"{game.id}.blurb"))
    effort = effort_of(game)
    if effort is not None:
        lines.append(f"-# {reader.text(effort)}")
    return "\n".join(lines)
