"""Compares reasons and headlines of Deus with the position they are said in."""

from __future__ import annotations

from functools import partial

from games.core.learn.reasons import declined
from games.core.phrase import Phrase
from games.deus.components import CARD
from games.deus.state import State
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]


def _refill(said: Option) -> bool:
    return not said.state.players[said.me].hand


def _offers(said: Option) -> bool | None:
    """The god whom the reason names is the one that can be called."""
    if said.question != "offer":
        held = [CARD[card].colour for card in said.state.players[said.me].hand]
        return said.last("god") in held or "purple" in held
    return CARD[said.pick].colour in (said.last("god"), "purple")


def _steals_most(said: Option) -> bool:
    """Nobody else on offer would lose more."""
    thing = said.ask.facts["thing"]
    assert isinstance(thing, Phrase)
    most = int(str(thing.args["count"]))

    def loses(seat: str) -> int:
        player = said.state.players[seat]
        return min(most, player.gold if thing.key.endswith("gold") else player.vp)

    rivals = [option for option in said.ask.options if option in said.state.players]
    return loses(said.pick) == max(map(loses, rivals))


def _takes(said: Option) -> bool:
    """Before anybody's next turn some rival has less than before."""
    after = said.played_on("turn")
    return any(
        after.players[seat].vp < said.state.players[seat].vp
        or after.players[seat].gold < said.state.players[seat].gold
        for seat in said.state.rivals(said.me)
    )


def _plunders_most(said: Option) -> bool:
    vp = said.state.villages
    least = min((vp[label].vp for label in said.picks), default=0)
    return bool(said.picks) and all(
        vp[label].vp <= least for label in said.ask.options if label not in said.picks
    )


def _accepts(said: Option) -> bool:
    return not declined(said.picks)


def _declines(said: Option) -> bool:
    return declined(said.picks)


def _points(said: Option) -> bool:
    """The building brings points before anybody's next turn."""
    before = said.state.players[said.me].vp
    return said.played_on("turn").players[said.me].vp > before


def _is_temple(said: Option) -> bool:
    """Temples score: one is built, or one stands already."""
    return bool(said.played_on("turn").players[said.me].columns["purple"])


def _lot(said: Option) -> bool:
    return len(said.ask.options) > 1


def _no_more(said: Option) -> bool:
    return not said.picks


def _more(said: Option) -> bool:
    return bool(said.picks)


def _headline(ending: int | None, said: Said[State]) -> bool:
    state = said.state
    left = None if state.ending_round is None else state.ending_round + 1 - state.round
    right = left is None if ending is None else left == ending
    return right and state.round == said.number("round")


def _set_up(said: Said[State]) -> bool:
    return said.state.round == 0


def _over(said: Said[State]) -> bool:
    return said.state.stage == "over"


REASONS: dict[str, OptionCheck] = {
    "deus.why.offer": _offers,
    "deus.why.refill": _refill,
    "deus.why.steal": _steals_most,
    "deus.why.plunder": _plunders_most,
    "deus.why.build-rivals": _takes,
    "deus.why.build-points": _points,
    "deus.why.build-temples": _is_temple,
    "deus.why.lot": _lot,
    "deus.why.more": _more,
    "deus.why.no-more": _no_more,
    **dict.fromkeys(
        ("deus.why.sell", "deus.why.buy", "deus.why.swap", "deus.why.army", "deus.why.cycle"),
        _accepts,
    ),
    **dict.fromkeys(
        (
            *("deus.why.keep", "deus.why.no-buy", "deus.why.no-swap", "deus.why.no-army"),
            *("deus.why.no-cycle", "deus.why.nothing", "deus.why.leave"),
        ),
        _declines,
    ),
}

HEADLINES: dict[str, StateCheck] = {
    "deus.headline.set-up": _set_up,
    "deus.headline.open": partial(_headline, None),
    "deus.headline.last-but-one": partial(_headline, 1),
    "deus.headline.last": partial(_headline, 0),
    "deus.headline.over": _over,
}
