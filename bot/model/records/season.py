"""Seasons of a league: a time in which all finished matches of a game on a server count."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server's game.

    ``number`` counts from 1; ``ends`` is None while it goes on. Whoever has played fewer than
    ``least`` matches has no rank. ``excluded`` are tables that moderators have taken out.
    """

    guild_id: int
    game: str
    number: int
    name: str
    begins: float
    ends: float | None
    least: int
    excluded: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A line of the standings in numbers for people; ``score`` and ``beaten`` are percentages."""

    rank: int | None
    person_id: int
    name: str
    matches: int
    wins: int
    score: float
    beaten: float


@dataclass(frozen=True, slots=True)
class Champions:
    """Those with the first rank in a season that is over, and in the seasons before it."""

    season: Season
    champions: tuple[int, ...]
    former: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """The standings of a season; ``matches`` is how many have counted so far."""

    season: Season
    seasons: int
    matches: int
    lines: tuple[SeasonLine, ...]
