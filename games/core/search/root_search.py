"""Compares candidates in playouts by sequential halving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.search.candidates import candidates
from games.core.search.plan import POLICY, SearchPlan
from games.core.search.playout import Playouts
from games.core.search.worlds import World, Worlds
from games.core.steps import Ask, Picks

Look = Callable[[Picks, int], float]
"""The value of a candidate in the playout of that number."""


def is_searched(game: AnyGame, ask: Ask) -> bool:
    """Whether the search answers a question: one of the game's plan with one pick of several."""
    plan = game.search
    return (
        plan is not None
        and ask.key in plan.questions
        and (ask.low, ask.high) == (1, 1)
        and len(ask.options) > 1
    )


def seed_from(dice: Dice) -> bytes:
    """A seed drawn from dice."""
    return b"".join(dice.below(1 << 32).to_bytes(4, "big") for _ in range(8))


def expert_answer(
    game: AnyGame,
    ask: Ask,
    get_view: Callable[[], object],
    dice: Dice,
    get_worlds: Callable[[bytes], Worlds],
    looks: int | None = None,
) -> Picks:
    """The answer of the expert: by search where it matters, elsewhere by the heuristic."""
    if not is_searched(game, ask):
        return game.computer(POLICY)(ask, get_view, dice)
    return search(game, ask, get_view, dice, get_worlds, looks)


def search(
    game: AnyGame,
    ask: Ask,
    get_view: Callable[[], object],
    dice: Dice,
    get_worlds: Callable[[bytes], Worlds],
    looks: int | None = None,
) -> Picks:
    """The answer of the search to a question for which :func:`is_searched` holds.

    ``get_worlds`` supplies determinizations for a seed. ``looks`` replaces the number of playouts
    of the game's plan. The answer follows from the view, the worlds and the dice.
    """
    plan = game.search
    assert plan is not None
    policy = game.computer(POLICY)
    able = candidates(ask, policy, get_view, dice, plan.candidates)
    if len(able) < 2:
        return able[0]
    seed = seed_from(dice)
    worlds: list[World] = get_worlds(seed).sample(plan.worlds)
    if not worlds:
        return able[0]
    playouts = Playouts(game, ask.seat, policy, plan.rounds)

    def look(picks: Picks, number: int) -> float:
        luck = seed + number.to_bytes(4, "big")
        return playouts.value(worlds[number % len(worlds)], picks, luck)

    return best_of(able, look, looks or plan.looks, plan)


def best_of(able: Sequence[Picks], look: Look, looks: int, plan: SearchPlan) -> Picks:
    """The best candidate after about ``looks`` looks; the first one unless another is better.

    In every stage all candidates that are left get the same playouts; then the better half stays.
    The first candidate is compared to the end.
    """
    values: dict[Picks, list[float]] = {picks: [] for picks in able}
    left = list(able)
    stages = max(1, (len(able) - 1).bit_length())
    for _ in range(stages):
        begun = len(values[left[0]])
        each = max(1, looks // (stages * len(left)))
        for picks in left:
            values[picks].extend(look(picks, begun + number) for number in range(each))
        ranked = sorted(left[1:], key=lambda picks: -fmean(values[picks]))
        left = [left[0], *ranked[: max(1, len(left) // 2)]]
    first = able[0]
    best = max(left[1:], key=lambda picks: fmean(values[picks]))
    ahead = [mine - theirs for mine, theirs in zip(values[best], values[first], strict=True)]
    error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    return best if fmean(ahead) > plan.doubt * error else first
