"""Says in a sentence why the sensible computer player answers as it does."""

from __future__ import annotations

from games.core.learn.reasons import reason_key
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

_REASONS: dict[str, tuple[str, ...]] = {
    "start": ("deus.why.start",),
    "site": ("deus.why.site",),
    "turn-tile": ("deus.why.lot",),
    "pay": ("deus.why.pay",),
    "sell": ("deus.why.sell", "deus.why.keep"),
    "sell-any": ("deus.why.sell", "deus.why.keep"),
    "buy": ("deus.why.buy", "deus.why.no-buy"),
    "buy-count": ("deus.why.buy", "deus.why.no-buy"),
    "buy-any": ("deus.why.buy", "deus.why.no-buy"),
    "give": ("deus.why.swap", "deus.why.no-swap"),
    "take": ("deus.why.wanted",),
    "ceres": ("deus.why.wanted",),
    "produce": ("deus.why.wanted",),
    "place": ("deus.why.place",),
    "temple": ("deus.why.city",),
    "army": ("deus.why.army", "deus.why.no-army"),
    "march": ("deus.why.march",),
    "plunder": ("deus.why.plunder",),
    "steal": ("deus.why.steal",),
    "jupiter": ("deus.why.god",),
    "mars": ("deus.why.piece",),
    "piece": ("deus.why.piece",),
    "cycle": ("deus.why.cycle", "deus.why.no-cycle"),
    "top": ("deus.why.least",),
    "joker-card": ("deus.why.least",),
    "joker-column": ("deus.why.column",),
    "use": ("deus.why.welcome", "deus.why.refill"),
    "either": ("deus.why.best", "deus.why.nothing"),
    "activate": ("deus.why.best", "deus.why.nothing"),
}
_OTHER = ("deus.why.use", "deus.why.leave")
_BUILD_REASONS = {
    "points": "deus.why.build-points",
    "stores": "deus.why.build-stores",
    "columns": "deus.why.build-columns",
    "temples": "deus.why.build-temples",
    "land": "deus.why.build-land",
    "villages": "deus.why.build-villages",
    "cards": "deus.why.build-cards",
    "rivals": "deus.why.build-rivals",
}


def reason(view: DeusView, ask: Ask, picks: Picks) -> Phrase:
    """What decided the answer, in a sentence."""
    key = ask.key.removeprefix("deus.ask.")
    if key not in ("turn", "offer", "offer-more"):
        return phrase(reason_key(_REASONS, ask, picks, _OTHER))
    state = from_view(view)
    state.hurry = hurry(state)
    if key == "offer-more":
        return phrase("deus.why.more" if picks else "deus.why.no-more")
    if key == "offer" or picks[0] == "offer":
        god = best_offering(state).god
        return phrase("deus.why.offer", god=phrase(f"deus.god.{god}"))
    return phrase(_BUILD_REASONS[_leading(state, picks[0])])


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
    if not _robs(state, tried):
        del after["rivals"]
    return max(after, key=lambda part: after[part] - before[part])


def _robs(state: EstimatedState, tried: EstimatedState) -> bool:
    """Whether a rival has less gold or fewer points after a building has been tried."""
    return any(
        tried.players[rival].gold < player.gold or tried.players[rival].vp < player.vp
        for rival, player in state.players.items()
        if rival != state.me
    )


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
