"""Decides on caravans and consolidation by the regions that they would leave."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.ankh.board import Board, Caravan, board_of
from games.ankh.computer.evaluation import Evaluation
from games.core.steps import Ask, Picks

MIN_GAIN = 0.3
"""A caravan is laid only if it improves the position by more than this."""


def caravan(ask: Ask, evaluation: Evaluation) -> Picks:
    """Split the region whose best caravan has the highest value, or none."""
    now = conflict_value(evaluation, evaluation.board)
    best, best_gain = "none", MIN_GAIN
    for option in ask.options:
        if option == "none":
            continue
        region = _region_of(evaluation, int(option.partition(":")[2]))
        gain = max(_split_value(evaluation, chain) for chain in _chains(evaluation, region)) - now
        if gain > best_gain:
            best, best_gain = option, gain
    return (best,)


def choose_end(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose an end of the best caravan that fits the earlier answers."""
    shown = {chain.option: None for chain in evaluation.view.chains}
    fitting = [
        chain
        for region in range(len(evaluation.board.regions))
        for chain in _chains(evaluation, region)
        if chain.option in shown
    ]
    start = ask.facts.get("start")
    if start is not None:
        fitting = [chain for chain in fitting if start in (chain.start, chain.end)]
    best = max(fitting, key=lambda chain: _split_value(evaluation, chain))
    return (best.start if best.start != start else best.end,)


def choose_chain(ask: Ask, evaluation: Evaluation) -> Picks:
    """Choose the best chain between the two ends."""
    chains = {
        c.option: c
        for r in range(len(evaluation.board.regions))
        for c in evaluation.board.caravans(r)
    }
    return (max(ask.options, key=lambda option: _split_value(evaluation, chains[option])),)


def _chains(evaluation: Evaluation, region: int) -> list[Caravan]:
    return [
        c
        for c in evaluation.board.caravans(region)
        if len(c.borders) <= evaluation.view.camels_left
    ]


def _region_of(evaluation: Evaluation, token: int) -> int:
    return next(
        evaluation.board.of[cell.label]
        for cell in evaluation.view.hexes
        if cell.regions == (token,) and cell.label in evaluation.board.of
    )


def _split_value(evaluation: Evaluation, chain: Caravan) -> float:
    return conflict_value(
        evaluation, board_of(tuple(sorted((*evaluation.view.camels, *chain.borders))))
    )


def conflict_value(evaluation: Evaluation, board: Board) -> float:
    """The devotion that a conflict on ``board`` would bring the god, less the best rival's."""
    total = dict.fromkeys((god.seat for god in evaluation.view.gods), 0.0)
    for region in _region_contents(evaluation, board):
        for owner, strength in region.strengths.items():
            others = [count for other, count in region.strengths.items() if other != owner]
            chance = 0.5 + 0.2 * (strength - max(others, default=0))
            total[owner] += min(0.95, max(0.05, chance)) if others else 1.0
            total[owner] += sum(_leads(counts, owner) for counts in region.monuments.values())
    mine = total.pop(evaluation.god)
    return mine - max(total.values(), default=0.0)


@dataclass
class _Region:
    """The strength in a region by owner, and its owned monuments by kind and owner."""

    strengths: dict[str, int] = field(default_factory=dict)
    monuments: dict[str, dict[str, int]] = field(default_factory=dict)


def _region_contents(evaluation: Evaluation, board: Board) -> list[_Region]:
    found = [_Region() for _ in board.regions]
    for label, figure in evaluation.figures.items():
        for place in board.regions_of(label):
            strengths = found[place].strengths
            strengths.setdefault(figure.owner, 0)
            strengths[figure.owner] += evaluation.figure_strength(label)
    for cell in evaluation.owned:
        assert cell.monument is not None
        assert cell.monument_owner is not None
        counts = found[board.of[cell.label]].monuments.setdefault(cell.monument, {})
        counts[cell.monument_owner] = counts.get(cell.monument_owner, 0) + 1
    return found


def _leads(counts: dict[str, int], owner: str) -> bool:
    others = (count for other, count in counts.items() if other != owner)
    return counts.get(owner, 0) > max(others, default=0)


def consolidate(ask: Ask, evaluation: Evaluation) -> Picks:
    """Join the two regions whose union has the highest value."""

    def joined(option: str) -> float:
        one, other = (int(part) for part in option.split(":")[1:])
        parts = (_region_of(evaluation, one), _region_of(evaluation, other))
        camels = tuple(
            line
            for line in evaluation.view.camels
            if not (evaluation.board.of[line[0]] in parts and evaluation.board.of[line[1]] in parts)
        )
        return conflict_value(evaluation, board_of(camels))

    return (max(ask.options, key=joined),)
