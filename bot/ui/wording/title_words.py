"""Words titles: what they are called, and how they were earned."""

from __future__ import annotations

from bot.game_words import game_name
from bot.model.records.statistics import EarnedTitle
from bot.ui.kit.names import inline
from bot.ui.kit.reader import Reader
from games.core.game import find, game_ids
from games.core.past.common_titles import COMMON_TITLES
from games.core.past.finished import Title

CORE = "core:"


def title_of(earned: EarnedTitle) -> Title | None:
    """The title by its id; None where the installed rules do not have it."""
    if earned.title.startswith(CORE):
        return COMMON_TITLES.by_id.get(earned.title.removeprefix(CORE))
    if earned.game not in game_ids():
        return None
    return find(earned.game).titles.by_id.get(earned.title)


def title_line(earned: EarnedTitle, reader: Reader) -> str:
    """A title in a recap: who, what it is called, how it was earned; empty for an unknown one."""
    title = title_of(earned)
    if title is None:
        return ""
    return reader.say("titles.line", person=inline(earned.name), title=title.name, how=title.how)


def game_of_title(earned: EarnedTitle, reader: Reader) -> str:
    """The name of the game in which a title was earned."""
    if earned.game not in game_ids():
        return ""
    return reader.draw(game_name(earned.game))
