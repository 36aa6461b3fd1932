"""Compares reasons and headlines of Anunnaki with the position they are said in."""

from __future__ import annotations

from games.anunnaki.components import CORE, LAST_SPACE, RAYS
from games.anunnaki.state import State
from games.core.learn.reasons import DECLINED, declined
from games.core.phrase import Phrase
from tests.anunnaki.claims.notes import counted
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]


def _signs(said: Option) -> int:
    return said.grew(lambda state: state.houses[said.me].signs_placed)


def _crystals(said: Option) -> bool:
    gained = [
        count
        for note in said.told_of("gained")
        if note.seat() == said.me and note.last("cause") == "sign"
        for kind, count in map(counted, note.phrases("goods"))
        if kind == "crystal"
    ]
    return _signs(said) == 1 and gained == [said.number("count")]


def _last_sign(said: Option) -> bool:
    return said.state.houses[said.me].signs_left == 1 and _signs(said) == 1


def _most(said: Option) -> bool:
    """One pays with what one has most of."""
    stock = said.state.houses[said.me].resources
    kinds = set(said.pick.split("+"))
    others = {kind for option in said.ask.options for kind in option.split("+")} - kinds
    return min(stock[kind] for kind in kinds) >= max((stock[kind] for kind in others), default=0)


def _tablet(said: Option) -> bool:
    """Nobody is further on another track than somebody is on this one."""
    furthest = {
        track: max(house.tracks[track] for house in said.state.houses.values())
        for track in said.state.houses[said.me].tracks
    }
    return furthest[next(t for t in furthest if t == said.pick)] == max(furthest.values())


def _free_beside(said: Option) -> bool:
    state = said.state
    near = said.state.map.beside[said.pick]
    return any(state.ruler(label) is None for label in near)


def _settlement(said: Option) -> bool:
    """One has figures there, and a district beside it is free or not."""
    free = said.key.endswith(".settlement")
    return said.state.has_figures(said.me, said.pick) and _free_beside(said) == free


def _left_behind(said: Option) -> int:
    """How many pieces stay in the district of a follower who goes."""
    company = said.state.company(said.me, said.pick)
    assert company is not None
    return company.followers + len(company.gods) + company.settlements - 1


def _at_home(said: Option) -> bool:
    return said.state.map.districts[said.pick].capital


def _needed_signs(said: Option) -> bool:
    """Whether a god could still be freed with the sign where it lies."""
    house = said.state.houses[said.me]
    rays = sum(ray in house.freed for ray in RAYS) < len(house.minors)
    ray = any(said.pick in edges for name, edges in RAYS.items() if name not in house.freed)
    return (rays and ray) or (said.pick in CORE and "core" not in house.freed)


def _declinable(said: Option) -> bool:
    """The question can be declined, which the computer does not do."""
    return (said.ask.low == 0 or bool(DECLINED & set(said.ask.options))) and _accepts(said)


def _same(said: Option) -> bool:
    """The first answers of a question that nobody can decline."""
    return said.picks == said.ask.options[: said.ask.low]


def _ends(said: Option) -> bool:
    """The steps of trade of the lower half would reach the end of the track."""
    agreement = said.ask.facts["agreement"]
    assert isinstance(agreement, Phrase)
    trade = agreement.args["trade"]
    assert isinstance(trade, int)
    return (
        said.pick == "middle" and said.state.houses[said.me].tracks["trade"] + trade >= LAST_SPACE
    )


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
    "anunnaki.why.settlement-held": _settlement,
    "anunnaki.why.spare": lambda said: _left_behind(said) > 0,
    "anunnaki.why.spare-last": lambda said: _left_behind(said) == 0,
    "anunnaki.why.needed-there": _declines,
    "anunnaki.why.front": lambda said: not _at_home(said),
    "anunnaki.why.front-home": _at_home,
    "anunnaki.why.sign-from": lambda said: not _needed_signs(said),
    "anunnaki.why.sign-least": _needed_signs,
    "anunnaki.why.least-missed": lambda said: not _most(said),
    "anunnaki.why.half-middle": _ends,
    "anunnaki.why.carry": _accepts,
    "anunnaki.why.carry-nobody": _declines,
    "anunnaki.why.use": _declinable,
    "anunnaki.why.leave": _declines,
    "anunnaki.why.same": _same,
    "anunnaki.why.half": lambda said: said.pick == "lower",
    "anunnaki.why.lot": lambda said: said.question == "house",
    "anunnaki.why.only": lambda said: len(said.ask.options) == 1,
    "anunnaki.why.no-chariot": lambda said: said.pick == "0",
}

HEADLINES: dict[str, StateCheck] = {
    "anunnaki.headline.set-up": lambda said: said.state.phase == "set_up",
    "anunnaki.headline.turn": _headline,
    "anunnaki.headline.last": _headline,
    "anunnaki.headline.over": lambda said: said.state.over,
}
