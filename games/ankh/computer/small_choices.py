"""Decides on claws, gates and captives."""

from __future__ import annotations

from games.ankh.board import claws
from games.ankh.computer.evaluation import Evaluation
from games.core.steps import Ask, Picks


def aim(ask: Ask, evaluation: Evaluation) -> Picks:
    """Aim at rivals' monuments, those of the god with the most devotion first, not at own ones."""
    start = str(ask.facts.get("hex", ""))
    mine = evaluation.figures[start].owner

    def value_of(option: str) -> float:
        value = 0.0
        for label in claws(start, int(option.removeprefix("claws:"))):
            cell = evaluation.cells[label]
            if cell.monument is None or label not in evaluation.board.beside[start]:
                continue
            if cell.monument_owner == mine:
                value -= 2.0
            elif cell.monument_owner is not None:
                value += 1.0 + 0.02 * evaluation.god_of(cell.monument_owner).devotion
            else:
                value -= 0.1
        return value

    return (max(ask.options, key=value_of),)


def gate_at(ask: Ask, evaluation: Evaluation) -> Picks:
    """Place a gate next to monuments, own and neutral ones first."""

    def value_of(label: str) -> float:
        value = 0.0
        for near in evaluation.board.beside[label]:
            cell = evaluation.cells[near]
            if cell.monument is not None:
                value += 1.0 if cell.monument_owner in (None, evaluation.god) else 0.5
        return value

    return (max(ask.options, key=value_of),)


def gate(ask: Ask, evaluation: Evaluation) -> Picks:
    """Place a new gate while one is left; then move a gate that a figure stands on."""
    if "new" in ask.options:
        return ("new",)
    covered = [option for option in ask.options if option in evaluation.figures]
    return (covered[0],) if covered else ("none",)


def capture(ask: Ask, evaluation: Evaluation) -> Picks:
    """Capture a warrior of the god with the most devotion."""
    enemies = [option for option in ask.options if option != "none"]
    return (max(enemies, key=lambda seat: evaluation.god_of(seat).devotion),)
