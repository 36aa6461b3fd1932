"""Results of finished matches, and ratings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """A person's result in one match; ``rated`` says whether it counts for ratings."""

    table_id: int
    person_id: int
    guild_id: int
    game: str
    place: int
    points: int
    won: bool
    rated: bool
    at: float


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a person's skill: ``mu`` with the uncertainty ``sigma``.

    ``played`` and ``won`` count rated matches.
    """

    person_id: int
    mu: float
    sigma: float
    played: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a leaderboard; equal ratings share a rank."""

    rank: int
    name: str
    rating: Rating
