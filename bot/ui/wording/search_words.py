"""Words the verdict of a search: how both answers did, and in which points they differed."""

from __future__ import annotations

from bot.game_words import score_category
from bot.ui.kit.names import escaped
from bot.ui.kit.reader import Reader
from games.core.game import AnyGame
from games.core.phrase import Phrase, phrase
from games.core.search.verdict import Verdict
from games.core.steps import Ask, Picks


def sureness(verdict: Verdict) -> str:
    """The variant of a message that says how sure a search is."""
    return "clearly" if verdict.clear else "taste"


def tries(verdict: Verdict) -> Phrase:
    """In how many playouts the best answer did better than the next best, and worse."""
    return phrase(
        "hint.tries",
        rounds=verdict.rounds,
        looks=verdict.looks,
        better=verdict.better,
        worse=verdict.worse,
    )


def gain_line(verdict: Verdict, game: str, reader: Reader) -> str:
    """The points that the best answer brought more; nothing where that is not worth telling."""
    if verdict.gain is None:
        return ""
    category = score_category(game, verdict.gain)
    points = f"{verdict.gains[verdict.gain]:.1f}"
    return reader.say("hint.gain", category=category, points=points)


def answer_name(game: AnyGame, view: object, ask: Ask, picks: Picks, reader: Reader) -> str:
    """An answer as the panel calls it."""
    return escaped(reader.join([reader.label(game.label(view, ask, pick)) for pick in picks]))
