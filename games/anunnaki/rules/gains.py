"""Gaining and paying: resources, crystals, points, tracks and power (pages 5, 9 and 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement

from games.anunnaki.components import (
    LAST_SPACE,
    POWER_LAST,
    POWER_TOKEN_POINTS,
    RESOURCES,
    TRACKS,
)
from games.anunnaki.state import House, State
from games.anunnaki.words.names import cause as cause_name
from games.anunnaki.words.names import goods as goods_name
from games.core.phrase import Arg, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced

# More than three kinds would make the list too long.
PICKED_AT_ONCE = 3


def gain(state: State, seat: str, goods: Mapping[str, int], cause: str) -> None:
    """Gain resources, crystals, points and steps on tracks, and tell it in one note."""
    house = state.houses[seat]
    got: dict[str, int] = {}
    for kind, count in goods.items():
        if kind in house.resources:
            house.resources[kind] += count
        elif kind == "crystal":
            house.crystals += count
        elif kind == "points":
            house.points += count
        elif kind == "power":
            count = min(count, POWER_LAST - house.power)
        else:
            count = _advance(house, kind, count)
        if count:
            got[kind] = count
    if got:
        named = tuple(goods_name(kind, count) for kind, count in got.items())
        args: dict[str, Arg] = {"seat": seat_name(seat), "goods": named, "cause": cause_name(cause)}
        state.tell("anunnaki.note.gained", **args)
    if got.get("power"):
        _rise(state, seat, got["power"])
    if any(track in got and house.tracks[track] == LAST_SPACE for track in TRACKS):
        trigger(state, seat, "anunnaki.note.trigger-track")


def _advance(house: House, kind: str, count: int) -> int:
    """Advance on a development track; the last space is beyond the lightning."""
    track = next(track for track in TRACKS if track == kind)
    last = LAST_SPACE if house.lightning else LAST_SPACE - 1
    steps = max(0, min(count, last - house.tracks[track]))
    house.tracks[track] += steps
    return steps


def _rise(state: State, seat: str, steps: int) -> None:
    """Advance on the power track; tokens reached or passed give points and are removed."""
    house = state.houses[seat]
    before = house.power
    house.power += steps
    passed = [space for space in state.power_tokens if before < space <= house.power]
    if passed:
        state.power_tokens = [space for space in state.power_tokens if space not in passed]
        gain(state, seat, {"points": POWER_TOKEN_POINTS * len(passed)}, "power-token")


def trigger(state: State, seat: str, note: str) -> None:
    """Make this round the last one; ``note`` is the key of the reason."""
    if not state.triggered:
        state.triggered = True
        with state.incident("anunnaki.scene.ending"):
            state.tell(note, seat=seat_name(seat))


def can_pay(house: House, cost: Mapping[str, int]) -> bool:
    """Whether the resources of the house cover a cost, "any" included."""
    spare = sum(house.resources.values())
    for kind, count in cost.items():
        if kind != "any" and house.resources[kind] < count:
            return False
        spare -= count
    return spare >= 0


def pay(state: State, seat: str, cost: Mapping[str, int]) -> Procedure[None]:
    """Spend a cost; the owner says which resources "any" are."""
    house = state.houses[seat]
    for kind, count in cost.items():
        if kind != "any":
            house.resources[kind] -= count
    wanted = cost.get("any", 0)
    if not wanted:
        return
    options = [
        option
        for option in mixes(RESOURCES, wanted)
        if all(house.resources[kind] >= n for kind, n in Counter(option.split("+")).items())
    ]
    answer = yield from choose_unless_forced(seat, "anunnaki.ask.pay", options, count=wanted)
    for kind in answer.split("+"):
        house.resources[kind] -= 1


@cache
def mixes(kinds: Sequence[str], count: int) -> tuple[str, ...]:
    """All mixes of ``count`` resources of these kinds ("food+wood")."""
    return tuple("+".join(mix) for mix in combinations_with_replacement(kinds, count))


def pick_resources(
    state: State, seat: str, kinds: Sequence[str], count: int, cause: str
) -> Procedure[Counter[str]]:
    """Gain ``count`` resources of these kinds in a mix that the seat chooses; returns the mix."""
    chosen: Counter[str] = Counter()
    while count:
        share = min(count, PICKED_AT_ONCE)
        options = mixes(tuple(kinds), share)
        answer = yield from choose_unless_forced(
            seat, "anunnaki.ask.resources", options, count=count, then=count - share
        )
        chosen.update(answer.split("+"))
        count -= share
    gain(state, seat, {kind: chosen[kind] for kind in RESOURCES if chosen[kind]}, cause)
    return chosen


def pick_one_kind(state: State, seat: str, count: int, cause: str) -> Procedure[None]:
    """Gain ``count`` of one resource that the seat chooses."""
    if count:
        kind = yield from choose(seat, "anunnaki.ask.kind", RESOURCES, count=count)
        gain(state, seat, {kind: count}, cause)
