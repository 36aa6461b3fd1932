"""Compares candidates in playouts by sequential halving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.search.candidates import candidates
from games.core.search.plan import POLICY, SearchPlan
from games.core.search.playout import Playouts
from games.core.search.position_sampler import PositionSampler, SampledPosition
from games.core.search.verdict import Verdict
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
    get_sampler: Callable[[bytes], PositionSampler],
    looks: int | None = None,
) -> Picks:
    """The answer of the expert: by search where it matters, elsewhere by the heuristic."""
    if not is_searched(game, ask):
        return game.computer(POLICY)(ask, get_view, dice)
    return search(game, ask, get_view, dice, get_sampler, looks).best


def search(
    game: AnyGame,
    ask: Ask,
    get_view: Callable[[], object],
    dice: Dice,
    get_sampler: Callable[[bytes], PositionSampler],
    looks: int | None = None,
    given: Picks | None = None,
) -> Verdict:
    """The result of the search at a question for which :func:`is_searched` holds.

    ``get_sampler`` supplies determinizations for a seed. ``looks`` replaces the number of playouts
    of the game's plan. With ``given`` this answer is a candidate, and is compared to the end in
    place of the heuristic's choice. The result follows from the view, the positions and the dice.
    """
    plan = game.search
    assert plan is not None
    policy = game.computer(POLICY)
    able = candidates(ask, policy, get_view, dice, plan.candidates)
    usual = able[0]
    if given is not None:
        able = [given, *(picks for picks in able if picks != given)][: plan.candidates]
    seed = seed_from(dice)
    positions: list[SampledPosition] = (
        get_sampler(seed).sample(plan.positions) if len(able) > 1 else []
    )
    if not positions:
        return Verdict(able[0], usual)
    playouts = Playouts(game, ask.seat, policy, plan.rounds)
    points: dict[Picks, list[Mapping[str, int]]] = {picks: [] for picks in able}

    def look(picks: Picks, number: int) -> float:
        luck = seed + number.to_bytes(4, "big")
        reached = playouts.play_on(positions[number % len(positions)], picks, luck)
        points[picks].append(reached.points)
        return reached.value

    verdict = replace(weighed(able, look, looks or plan.looks, plan), usual=usual)
    assert verdict.runner_up is not None
    mine, theirs = (_mean(points[picks]) for picks in (verdict.best, verdict.runner_up))
    gains = {category: mine[category] - theirs[category] for category in mine}
    return replace(verdict, gains=gains)


def weighed(able: Sequence[Picks], look: Look, looks: int, plan: SearchPlan) -> Verdict:
    """Compares candidates in about ``looks`` looks; the first one stays unless another is better.

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
    other = max(left[1:], key=lambda picks: fmean(values[picks]))
    ahead = [mine - theirs for mine, theirs in zip(values[other], values[first], strict=True)]
    error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    better = fmean(ahead) > plan.doubt * error
    if not better:
        ahead = [-lead for lead in ahead]
    return Verdict(
        best=other if better else first,
        usual=first,
        runner_up=first if better else other,
        ahead=fmean(ahead),
        error=error,
        rounds=plan.rounds,
        looks=len(ahead),
        better=sum(lead > 0 for lead in ahead),
        worse=sum(lead < 0 for lead in ahead),
        values={picks: fmean(found) for picks, found in values.items()},
    )


def _mean(points: Sequence[Mapping[str, int]]) -> dict[str, float]:
    return {category: fmean(each[category] for each in points) for category in points[0]}
