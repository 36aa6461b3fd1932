"""Compares reasons and headlines of Anunnaki with the position they are said in."""

from __future__ import annotations

from games.anunnaki.state import State
from games.core.learn.reasons import declined
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]


def _signs(said: Option) -> int:
    return said.grew(lambda state: state.houses[said.me].signs_placed)


def _crystals(said: Option) -> bool:
    return _signs(said) == 1 and said.grew(
        lambda state: state.houses[said.me].crystals
    ) >= said.number("count")


def _last_sign(said: Option) -> bool:
    return said.state.houses[said.me].signs_left == 1 and _signs(said) == 1


def _most(said: Option) -> bool | None:
    """One pays with what one has most of."""
    stock = said.state.houses[said.me].resources
    kinds = said.pick.split("+")
    if len(kinds) > 1 or kinds[0] not in stock:
        return None
    offered = [o for o in said.ask.options if o in stock]
    return stock[kinds[0]] == max(stock[kind] for kind in offered)


def _tablet(said: Option) -> bool:
    """Nobody is further on another track than somebody is on this one."""
    furthest = {
        track: max(house.tracks[track] for house in said.state.houses.values())
        for track in said.state.houses[said.me].tracks
    }
    return furthest[next(t for t in furthest if t == said.pick)] == max(furthest.values())


def _settlement(said: Option) -> bool:
    return said.state.has_figures(said.me, said.pick)


def _headline(said: Said[State]) -> bool:
    last = said.key.endswith(".last")
    return said.state.turn == said.number("turn") and said.state.triggered == last


def _accepts(said: Option) -> bool:
    return not declined(said.picks)


def _declines(said: Option) -> bool:
    return declined(said.picks)


REASONS: dict[str, OptionCheck] = {
    "anunnaki.why.star-crystals": _crystals,
    "anunnaki.why.star-end": _last_sign,
    "anunnaki.why.star-sign": lambda said: _signs(said) == 1,
    "anunnaki.why.star-both": lambda said: _signs(said) == 1,
    "anunnaki.why.magic": _accepts,
    "anunnaki.why.no-magic": _declines,
    "anunnaki.why.market": _accepts,
    "anunnaki.why.no-market": _declines,
    "anunnaki.why.move": _accepts,
    "anunnaki.why.stand": _declines,
    "anunnaki.why.end": lambda said: said.pick == "end",
    "anunnaki.why.summon": lambda said: said.pick.startswith("summon:"),
    "anunnaki.why.agreement-use": lambda said: said.pick.startswith("agreement:"),
    "anunnaki.why.artifact-use": lambda said: said.pick.startswith(("horn:", "pandora:")),
    "anunnaki.why.most": _most,
    "anunnaki.why.tablet": _tablet,
    "anunnaki.why.settlement": _settlement,
    "anunnaki.why.half": lambda said: said.pick == "lower",
    "anunnaki.why.lot": lambda said: said.question == "house",
    "anunnaki.why.only": lambda said: len(said.ask.options) == 1,
    "anunnaki.why.no-attack": lambda said: said.pick == "none",
    "anunnaki.why.no-chariot": lambda said: said.pick == "0",
}

HEADLINES: dict[str, StateCheck] = {
    "anunnaki.headline.set-up": lambda said: said.state.phase == "set_up",
    "anunnaki.headline.turn": _headline,
    "anunnaki.headline.last": _headline,
    "anunnaki.headline.over": lambda said: said.state.over,
}
