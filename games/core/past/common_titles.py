"""Titles that can be earned in every game."""

from __future__ import annotations

from typing import Any, Final

from games.core.past.finished import FinishedMatch, Title, Titles
from games.core.phrase import phrase


def _comeback(match: FinishedMatch[Any], seat: str) -> bool:
    """Won after being last, alone, halfway through."""
    return match.comeback(seat)


def _runaway(match: FinishedMatch[Any], seat: str) -> bool:
    """Won with at least twice the points of every other seat."""
    return match.won(seat) and match.points(seat) > 0 and match.points(seat) <= 2 * match.lead(seat)


def _photo_finish(match: FinishedMatch[Any], seat: str) -> bool:
    """Won although a seat that lost has as many points."""
    return match.won(seat) and any(
        not s.won and s.points == match.points(seat) for s in match.scores
    )


def _wire_to_wire(match: FinishedMatch[Any], seat: str) -> bool:
    """Led alone after every round of the second half, and won."""
    return match.won(seat) and len(match.rounds) >= 4 and _led(match, seat)


def _so_close(match: FinishedMatch[Any], seat: str) -> bool:
    """Did not win, with the points of a winner."""
    return not match.won(seat) and any(
        s.won and s.points == match.points(seat) for s in match.scores
    )


def _crowd(match: FinishedMatch[Any], seat: str) -> bool:
    """Won alone against at least three other seats."""
    return match.won(seat) and len(match.seats) >= 4 and sum(s.won for s in match.scores) == 1


def _led(match: FinishedMatch[Any], seat: str) -> bool:
    for points in match.rounds[len(match.rounds) // 2 - 1 :]:
        totals = {s: sum(parts.values()) for s, parts in points.items()}
        if any(totals[s] >= totals[seat] for s in match.seats if s != seat):
            return False
    return True


COMMON_TITLES: Final = Titles(
    (
        Title(
            "comeback",
            phrase("core.title.comeback"),
            phrase("core.title.comeback.how"),
            _comeback,
        ),
        Title(
            "runaway",
            phrase("core.title.runaway"),
            phrase("core.title.runaway.how"),
            _runaway,
        ),
        Title(
            "photo_finish",
            phrase("core.title.photo-finish"),
            phrase("core.title.photo-finish.how"),
            _photo_finish,
        ),
        Title(
            "wire_to_wire",
            phrase("core.title.wire-to-wire"),
            phrase("core.title.wire-to-wire.how"),
            _wire_to_wire,
        ),
        Title(
            "so_close",
            phrase("core.title.so-close"),
            phrase("core.title.so-close.how"),
            _so_close,
        ),
        Title(
            "crowd",
            phrase("core.title.crowd"),
            phrase("core.title.crowd.how"),
            _crowd,
        ),
    )
)
