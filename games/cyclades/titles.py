"""Titles that can be earned by how a match of Cyclades was played."""

from __future__ import annotations

from typing import Final

from games.core.past.finished import FinishedMatch, Title, Titles
from games.core.phrase import phrase
from games.cyclades.state import State


def _peaceful(match: FinishedMatch[State], seat: str) -> bool:
    """Won, and began no battle."""
    return (
        match.won(seat)
        and not match.times("cyclades.note.land-battle", seat)
        and not match.times("cyclades.note.sea-battle", seat)
    )


def _admiral(match: FinishedMatch[State], seat: str) -> bool:
    """Held a sea at the end of at least two battles."""
    return len([area for area in _fields(match, seat) if area in match.state.seas]) >= 2


def _general(match: FinishedMatch[State], seat: str) -> bool:
    """Held a land at the end of at least four battles."""
    return len([area for area in _fields(match, seat) if area in match.state.lands]) >= 4


def _devout(match: FinishedMatch[State], seat: str) -> bool:
    """Acted for at least six gods."""
    return len({*match.named("cyclades.note.turn", seat, "god")}) >= 6


def _humble(match: FinishedMatch[State], seat: str) -> bool:
    """Won, and turned to Apollo at least three times."""
    return match.won(seat) and match.times("cyclades.note.bid-apollo", seat) >= 3


def _bestiary(match: FinishedMatch[State], seat: str) -> bool:
    """Bought at least ten creatures."""
    return match.times("cyclades.note.bought-creature", seat) >= 10


def _heroes(match: FinishedMatch[State], seat: str) -> bool:
    """Hired at least two heroes."""
    return match.times("cyclades.note.hired", seat) >= 2


def _sacrifice(match: FinishedMatch[State], seat: str) -> bool:
    """Sacrificed a hero."""
    return match.times("cyclades.note.sacrificed", seat) > 0


def _safe(match: FinishedMatch[State], seat: str) -> bool:
    """Has a metropolis on a card."""
    return match.times("cyclades.note.metropolis-safe", seat) > 0


def _generous(match: FinishedMatch[State], seat: str) -> bool:
    """Made an offering on space fifteen or above."""
    return any(
        isinstance(space := note.args.get("space"), int) and space >= 15
        for note in match.notes("cyclades.note.bid", seat)
    )


def _school(match: FinishedMatch[State], seat: str) -> bool:
    """Was joined by at least five philosophers."""
    return match.times("cyclades.note.philosopher", seat) >= 5


def _spent(match: FinishedMatch[State], seat: str) -> bool:
    """Won with no coin left."""
    return match.won(seat) and match.state.gold(seat) == 0


def _fields(match: FinishedMatch[State], seat: str) -> list[str]:
    """The areas that the seat held after battles."""
    return match.texts("cyclades.note.battle-over", seat, "area")


TITLES: Final = Titles(
    (
        Title(
            "peaceful",
            phrase("cyclades.title.peaceful"),
            phrase("cyclades.title.peaceful.how"),
            _peaceful,
        ),
        Title(
            "admiral",
            phrase("cyclades.title.admiral"),
            phrase("cyclades.title.admiral.how"),
            _admiral,
        ),
        Title(
            "general",
            phrase("cyclades.title.general"),
            phrase("cyclades.title.general.how"),
            _general,
        ),
        Title(
            "devout",
            phrase("cyclades.title.devout"),
            phrase("cyclades.title.devout.how"),
            _devout,
        ),
        Title(
            "humble",
            phrase("cyclades.title.humble"),
            phrase("cyclades.title.humble.how"),
            _humble,
        ),
        Title(
            "bestiary",
            phrase("cyclades.title.bestiary"),
            phrase("cyclades.title.bestiary.how"),
            _bestiary,
        ),
        Title(
            "heroes",
            phrase("cyclades.title.heroes"),
            phrase("cyclades.title.heroes.how"),
            _heroes,
        ),
        Title(
            "sacrifice",
            phrase("cyclades.title.sacrifice"),
            phrase("cyclades.title.sacrifice.how"),
            _sacrifice,
        ),
        Title(
            "safe",
            phrase("cyclades.title.safe"),
            phrase("cyclades.title.safe.how"),
            _safe,
        ),
        Title(
            "generous",
            phrase("cyclades.title.generous"),
            phrase("cyclades.title.generous.how"),
            _generous,
        ),
        Title(
            "school",
            phrase("cyclades.title.school"),
            phrase("cyclades.title.school.how"),
            _school,
        ),
        Title(
            "spent",
            phrase("cyclades.title.spent"),
            phrase("cyclades.title.spent.how"),
            _spent,
        ),
    )
)
