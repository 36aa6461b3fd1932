"""Decides where figures are moved, summoned, called and pushed."""

from __future__ import annotations

from games.ankh.board import reach
from games.ankh.components import GROUND, SMALL_REACH
from games.ankh.computer.evaluation import Evaluation
from games.core.steps import Ask, Picks

MIN_GAIN = 0.3
"""A figure is moved only if the move improves the position by more than this."""
SAFE_LEAD = 2
"""No figure is called to a battle in which the god's strength leads by this much."""


def best_moves(evaluation: Evaluation, starts: list[str]) -> list[tuple[float, str, str]]:
    """The best move of each figure as gain, start and end."""
    mine = evaluation.mine()
    now = evaluation.position_value(mine)
    found: list[tuple[float, str, str]] = []
    for start in starts:
        others = [label for label in mine if label != start]
        best = (0.0, start, start)
        for end in reach(start, SMALL_REACH):
            cell = evaluation.cells[end]
            if GROUND[end] == "water" or cell.figure or cell.monument or cell.gate:
                continue
            gain = evaluation.position_value([*others, end]) - now
            if gain > best[0]:
                best = (gain, start, end)
        found.append(best)
    return found


def move(ask: Ask, evaluation: Evaluation) -> Picks:
    """Move the figure whose best move gains most, or stop if none gains enough."""
    starts = [option for option in ask.options if option != "done"]
    gain, start, _ = max(best_moves(evaluation, starts))
    return (start,) if gain > MIN_GAIN else ("done",)


def move_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose the end that gives the best position."""
    start = str(ask.facts.get("hex", ""))
    others = [label for label in evaluation.mine() if label != start]
    return (max(ask.options, key=lambda end: evaluation.position_value([*others, end])),)


def place(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose the hex that gives the best position with a new figure on it."""
    mine = evaluation.mine()
    return (max(ask.options, key=lambda at: evaluation.position_value([*mine, at])),)


def rally(ask: Ask, evaluation: Evaluation) -> Picks:
    """Call figures from regions that are safe without them, if the battle is not safe yet."""
    region = evaluation.view.battle.region if evaluation.view.battle else 0
    away = [
        option
        for option in ask.options
        if option != "done" and region not in evaluation.cells[option].regions
    ]
    spare = [
        label
        for label in away
        if all(
            evaluation.strength(evaluation.god, r) > evaluation.rivals_in(r) + 1
            for r in evaluation.cells[label].regions
        )
    ]
    lead = evaluation.strength(evaluation.god, region) - evaluation.rivals_in(region)
    return (spare[0],) if spare and lead < SAFE_LEAD else ("done",)


def push(ask: Ask, evaluation: Evaluation) -> Picks:
    """Push a figure away from monuments, and into another region where its owner is weak."""
    start = str(ask.facts.get("hex", ""))
    owner = evaluation.figures[start].owner

    def value_for_owner(label: str) -> float:
        beside = sum(
            evaluation.cells[near].monument is not None for near in evaluation.board.beside[label]
        )
        same = any(r in evaluation.cells[start].regions for r in evaluation.cells[label].regions)
        held = sum(evaluation.count(owner, region) for region in evaluation.cells[label].regions)
        return beside + (0.5 if same else 0.0) + 0.2 * held

    return (min(ask.options, key=value_for_owner),)
