"""The rules topics and glossary that a campaign has introduced so far."""

from __future__ import annotations

from bot.model.table import Table
from games.core.campaign import Campaign
from games.core.game import AnyGame
from games.core.learn.glossary import Glossary


def topics(game: AnyGame, table: Table | None) -> tuple[str, ...]:
    """The pages of the rules that may be read at a table, or anywhere (None)."""
    played = _played(game, table)
    return game.topics if played is None else played[0].topics(played[1])


def topic_of(game: AnyGame, table: Table | None, key: str) -> str | None:
    """The page that a question is about, if it may be read at the table."""
    played = _played(game, table)
    topic = game.topic_of(key) if played is None else played[0].topic_of(played[1], key)
    return topic if topic in topics(game, table) else None


def glossary(game: AnyGame, table: Table | None) -> Glossary:
    """The glossary entries available at a table, or anywhere (None)."""
    played = _played(game, table)
    return game.glossary if played is None else played[0].glossary(played[1])


def in_campaign(game: AnyGame, table: Table | None) -> bool:
    """Whether a table plays a scenario of a campaign; the match after the last one is none."""
    return _played(game, table) is not None


def _played(game: AnyGame, table: Table | None) -> tuple[Campaign[object], int] | None:
    """The campaign of a table, and up to which scenario its content is available there.

    The content of a scenario becomes available when it begins. The match after the last one is one
    of the game's own, by its own rules.
    """
    if game.campaign is None or table is None or table.scenario is None:
        return None
    if table.scenario > game.campaign.scenarios:
        return None
    begun = table.scenario - 1 if table.interlude else table.scenario
    return game.campaign, max(begun, 1)
