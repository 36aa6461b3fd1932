"""Says in a sentence why the sensible computer player answers as it does."""

from __future__ import annotations

from games.core.learn.reasons import rule_of
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.deus.computer.columns import engine
from games.deus.computer.decisions import choose_answer
from games.deus.computer.estimated_state import EstimatedState, from_view, play_out
from games.deus.computer.evaluation import (
    built_value,
    evaluate,
    hand,
    hurry,
    purse,
    reach,
    temples,
    villages,
)
from games.deus.computer.offering import best_offering
from games.deus.computer.unit_values import turns_left
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


def reason(view: DeusView, ask: Ask, picks: Picks) -> Phrase:
    """What decided the answer, in a sentence."""
    key = ask.key.removeprefix("deus.ask.")
    if key not in ("turn", "offer", "offer-more"):
        return phrase(f"deus.why.{rule_of(_RULES, ask, picks)}")
    state = from_view(view)
    state.hurry = hurry(state)
    if key == "offer-more":
        return phrase(f"deus.why.{'more' if picks else 'no-more'}")
    if key == "offer" or picks[0] == "offer":
        god = best_offering(state).god
        return phrase("deus.why.offer", god=phrase(f"deus.god.{god}"))
    return phrase(f"deus.why.build-{_leading(state, picks[0])}")


def _leading(state: EstimatedState, option: str) -> str:
    """The part of the evaluation that gains most by a building."""
    tried = state.copy()
    if option == "joker":
        play_out(tried, build_joker(tried, state.me), choose_answer)
    else:
        play_out(tried, build(tried, state.me, option.removeprefix("build:")), choose_answer)
    if not tried.mine.hand:
        tried.mine.hand = tried.deck[:HAND]
    before, after = _parts(state), _parts(tried)
    return max(after, key=lambda part: after[part] - before[part])


def _parts(state: EstimatedState) -> dict[str, float]:
    """The parts of the evaluation, by name; "rivals" is what is left of the sum."""
    turns = turns_left(state)
    points = float(state.mine.vp)
    stores = purse(state, turns)
    columns = engine(state, turns)
    temple = temples(state, turns)
    land = reach(state, turns) + built_value(state, turns)
    raids = villages(state, turns)
    cards = hand(state, turns)
    rivals = evaluate(state) - points - stores - columns - temple - land - raids - cards
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
