"""Why the sensible computer answers as it does: what its judgements weigh, in a sentence."""

from __future__ import annotations

from games.core.learn.reasons import rule_of
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.deus.bot.columns import engine
from games.deus.bot.imagine import Answer, Imagined, from_view, play_out
from games.deus.bot.offering import best_offering
from games.deus.bot.prospects import (
    hand,
    hurry,
    outlook,
    purse,
    reach,
    settled,
    temples,
    villages,
)
from games.deus.bot.worth import turns_left
from games.deus.rules.build import build, build_joker
from games.deus.state import HAND
from games.deus.view import DeusView

_RULES: dict[str, tuple[str, ...]] = {
    "start": ("start",),
    "site": ("site",),
    "turn-tile": ("lot",),
    "pay": ("pay",),
    "sell": ("sell", "keep"),
    "sell-any": ("sell", "keep"),
    "buy": ("buy", "no-buy"),
    "buy-count": ("buy", "no-buy"),
    "buy-any": ("buy", "no-buy"),
    "give": ("swap", "no-swap"),
    "take": ("wanted",),
    "ceres": ("wanted",),
    "produce": ("wanted",),
    "place": ("place",),
    "temple": ("city",),
    "army": ("army", "no-army"),
    "march": ("march",),
    "plunder": ("plunder",),
    "steal": ("steal",),
    "jupiter": ("god",),
    "mars": ("piece",),
    "piece": ("piece",),
    "cycle": ("cycle", "no-cycle"),
    "top": ("least",),
    "joker-card": ("least",),
    "joker-column": ("column",),
    "use": ("welcome", "refill"),
    "either": ("best", "nothing"),
    "activate": ("best", "nothing"),
}


def reason(view: DeusView, ask: Ask, picks: Picks, answer: Answer) -> Phrase:
    """What decided the answer; ``answer`` is the judgement that played it out."""
    key = ask.key.removeprefix("deus.ask.")
    if key not in ("turn", "offer", "offer-more"):
        return phrase(f"deus.why.{rule_of(_RULES, ask, picks)}")
    table = from_view(view)
    table.hurry = hurry(table)
    if key == "offer-more":
        return phrase(f"deus.why.{'more' if picks else 'no-more'}")
    if key == "offer" or picks[0] == "offer":
        god = best_offering(table).god
        return phrase("deus.why.offer", god=phrase(f"deus.god.{god}"))
    return phrase(f"deus.why.build-{_leading(table, picks[0], answer)}")


def _leading(table: Imagined, option: str, answer: Answer) -> str:
    """The part of the outlook that gains most by a building."""
    tried = table.copy()
    if option == "joker":
        play_out(tried, build_joker(tried, table.me), answer)
    else:
        play_out(tried, build(tried, table.me, option.removeprefix("build:")), answer)
    if not tried.mine.hand:
        tried.mine.hand = tried.deck[:HAND]
    before, after = _parts(table), _parts(tried)
    return max(after, key=lambda part: after[part] - before[part])


def _parts(table: Imagined) -> dict[str, float]:
    """The outlook in the parts that it is the sum of, but for what is left to rivals."""
    turns = turns_left(table)
    points = float(table.mine.vp)
    stores = purse(table, turns)
    columns = engine(table, turns)
    temple = temples(table, turns)
    land = reach(table, turns) + settled(table, turns)
    raids = villages(table, turns)
    cards = hand(table, turns)
    rivals = outlook(table) - points - stores - columns - temple - land - raids - cards
    return {
        "points": points,
        "stores": stores,
        "columns": columns,
        "temples": temple,
        "land": land,
        "villages": raids,
        "cards": cards,
        "rivals": rivals,
    }
