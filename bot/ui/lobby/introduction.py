"""Introduces a game in a few lines: name, theme, difficulty and length."""

from __future__ import annotations

from bot.game_words import campaign_blurb, campaign_name, game_blurb, game_name
from bot.ui.kit.reader import Reader
from bot.ui.wording.effort import effort_of
from games.core.game import AnyGame


def introduction(game: AnyGame, reader: Reader, *, campaign: bool = False) -> str:
    """The introduction, with the name as a heading; for a ``campaign`` that of the campaign."""
    lines = [f"### {reader.text(game_name(game.id))}"]
    if campaign and game.campaign is not None:
        count = game.campaign.scenarios
        lines.append(reader.say("campaign.intro", campaign=campaign_name(game.id), count=count))
        lines.append(reader.text(campaign_blurb(game.id)))
        return "\n".join(lines)
    lines.append(reader.text(game_blurb(game.id)))
    effort = effort_of(game)
    if effort is not None:
        lines.append(f"-# {reader.text(effort)}")
    return "\n".join(lines)
