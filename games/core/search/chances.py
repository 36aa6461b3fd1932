"""Turns a seat's prospects into its chance of winning, by a model fitted from self-play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict


class Fit(BaseModel):
    """The chance of winning for one number of people: a logistic curve over the prospects.

    It is ``intercept`` at equal prospects; ``slope`` and its ``growth`` by round say how much a
    point is worth. Rounds after ``rounds``, the longest match of the training, count like that one.
    """

    model_config = ConfigDict(frozen=True)

    intercept: float
    slope: float
    growth: float
    rounds: int
    matches: int
    positions: int

    def chance(self, prospects: float, number: int) -> float:
        """The chance of winning of a seat with these prospects at the start of a round."""
        steepness = max(0.0, self.slope + self.growth * min(number, self.rounds))
        return logistic(self.intercept + steepness * prospects)


class Chances(BaseModel):
    """The fitted curves of a game by number of people, and how they were made."""

    model_config = ConfigDict(frozen=True)

    game: str
    edition: int
    seed: str
    policy: str
    fits: dict[int, Fit]

    def of_seats(
        self, people: int, prospects: Sequence[float], number: int, winners: int = 1
    ) -> tuple[float, ...]:
        """Every seat's chance of winning in a round; they add up to the number of winners."""
        fit = self.fits[people]
        chances = [fit.chance(each, number) for each in prospects]
        share = winners / sum(chances)
        return tuple(min(1.0, share * chance) for chance in chances)


class Observed(NamedTuple):
    """A seat's prospects at the start of a round, and whether it won in the end."""

    prospects: float
    round: int
    won: bool


RIDGE = 1e-3
STEPS = 40


def fitted(observed: Sequence[Observed], matches: int) -> Fit:
    """The curve that fits best, by Newton's method with a small ridge; the same on any machine."""
    rounds = max(each.round for each in observed)
    scale = max(1e-9, sum(abs(each.prospects) for each in observed) / len(observed))
    rows = [
        (1.0, each.prospects / scale, each.prospects / scale * each.round / rounds)
        for each in observed
    ]
    weights = [0.0, 0.0, 0.0]
    for _ in range(STEPS):
        gradient = [-RIDGE * len(rows) * weight for weight in weights]
        curvature = [[RIDGE * len(rows) * (i == j) for j in range(3)] for i in range(3)]
        for row, each in zip(rows, observed, strict=True):
            chance = logistic(sum(w * x for w, x in zip(weights, row, strict=True)))
            for i in range(3):
                gradient[i] += (each.won - chance) * row[i]
                for j in range(3):
                    curvature[i][j] += chance * (1 - chance) * row[i] * row[j]
        weights = [w + step for w, step in zip(weights, _solved(curvature, gradient), strict=True)]
    return Fit(
        intercept=round(weights[0], 4),
        slope=round(weights[1] / scale, 5),
        growth=round(weights[2] / scale / rounds, 6),
        rounds=rounds,
        matches=matches,
        positions=len(observed),
    )


def logistic(value: float) -> float:
    """The logistic function, without overflow."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, value))))


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for place in range(size):
            if place != column:
                factor = rows[place][column] / rows[column][column]
                rows[place] = [
                    a - factor * b for a, b in zip(rows[place], rows[column], strict=True)
                ]
    return [rows[place][size] / rows[place][place] for place in range(size)]
