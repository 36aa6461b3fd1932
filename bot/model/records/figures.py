"""Figures of a server for its moderators."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Week:
    """The tables that were opened in a week, and what has become of them.

    ``begun`` were started, ``finished`` played to the end, ``closed`` ended before it; the others
    are still open.
    """

    begins: float
    opened: int
    begun: int
    finished: int
    closed: int


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The matches of a game that have ended: played to the end, and closed before it.

    ``seconds`` is the median time of those that were finished, ``answers`` the median length of the
    logs of those that were closed.
    """

    game: str
    finished: int
    closed: int
    seconds: float | None
    answers: float | None


@dataclass(frozen=True, slots=True)
class ServerFigures:
    """Tables by week, the newest first, matches by game, and what stalls open tables now."""

    weeks: tuple[Week, ...]
    games: tuple[GameFigures, ...]
    open: int
    stalled: int
    stalls: tuple[tuple[str, int], ...]
