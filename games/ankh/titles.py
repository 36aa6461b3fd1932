"""Titles that can be earned by how a match of Ankh was played."""

from __future__ import annotations

from typing import Final

from games.ankh.state import State
from games.core.past.finished import FinishedMatch, Title, Titles
from games.core.phrase import phrase


def _peaceful(match: FinishedMatch[State], seat: str) -> bool:
    """Won, and was in no battle."""
    return match.won(seat) and not match.times("ankh.note.battle", seat, "fighters")


def _warlord(match: FinishedMatch[State], seat: str) -> bool:
    """Won at least four battles."""
    return match.times("ankh.note.wins", seat) >= 4


def _guardians(match: FinishedMatch[State], seat: str) -> bool:
    """Had at least three kinds of guardians."""
    return len({*match.named("ankh.note.guardian", seat, "figure")}) >= 3


def _architect(match: FinishedMatch[State], seat: str) -> bool:
    """Built an obelisk, a pyramid and a temple."""
    return len({*match.named("ankh.note.built", seat, "monument")}) >= 3


def _summit(match: FinishedMatch[State], seat: str) -> bool:
    """Reached the top of the devotion track."""
    return match.times("ankh.note.devotion-top", seat) > 0


def _ascetic(match: FinishedMatch[State], seat: str) -> bool:
    """Won with at most five powers unlocked."""
    return match.won(seat) and match.times("ankh.note.power", seat) <= 5


def _merged(match: FinishedMatch[State], seat: str) -> bool:
    """Won as part of a merged god."""
    return match.won(seat) and match.state.gods[match.state.god_at(seat)].junior is not None


def _jailer(match: FinishedMatch[State], seat: str) -> bool:
    """Captured at least three warriors."""
    return match.times("ankh.note.captured", seat) >= 3


def _caravans(match: FinishedMatch[State], seat: str) -> bool:
    """Split at least three regions."""
    return match.times("ankh.note.caravan", seat) >= 3


def _tiebreaker(match: FinishedMatch[State], seat: str) -> bool:
    """Used the tiebreaker in a battle."""
    return match.times("ankh.note.tiebreaker", seat) > 0


def _dominion(match: FinishedMatch[State], seat: str) -> bool:
    """Dominated regions at least eight times."""
    return match.times("ankh.note.dominates", seat) >= 8


def _conqueror(match: FinishedMatch[State], seat: str) -> bool:
    """Took at least two monuments from other gods."""
    return match.times("ankh.note.controls-from", seat) >= 2


TITLES: Final = Titles(
    (
        Title(
            "peaceful",
            phrase("ankh.title.peaceful"),
            phrase("ankh.title.peaceful.how"),
            _peaceful,
        ),
        Title(
            "warlord",
            phrase("ankh.title.warlord"),
            phrase("ankh.title.warlord.how"),
            _warlord,
        ),
        Title(
            "guardians",
            phrase("ankh.title.guardians"),
            phrase("ankh.title.guardians.how"),
            _guardians,
        ),
        Title(
            "architect",
            phrase("ankh.title.architect"),
            phrase("ankh.title.architect.how"),
            _architect,
        ),
        Title(
            "summit",
            phrase("ankh.title.summit"),
            phrase("ankh.title.summit.how"),
            _summit,
        ),
        Title(
            "ascetic",
            phrase("ankh.title.ascetic"),
            phrase("ankh.title.ascetic.how"),
            _ascetic,
        ),
        Title(
            "merged",
            phrase("ankh.title.merged"),
            phrase("ankh.title.merged.how"),
            _merged,
        ),
        Title(
            "jailer",
            phrase("ankh.title.jailer"),
            phrase("ankh.title.jailer.how"),
            _jailer,
        ),
        Title(
            "caravans",
            phrase("ankh.title.caravans"),
            phrase("ankh.title.caravans.how"),
            _caravans,
        ),
        Title(
            "tiebreaker",
            phrase("ankh.title.tiebreaker"),
            phrase("ankh.title.tiebreaker.how"),
            _tiebreaker,
        ),
        Title(
            "dominion",
            phrase("ankh.title.dominion"),
            phrase("ankh.title.dominion.how"),
            _dominion,
        ),
        Title(
            "conqueror",
            phrase("ankh.title.conqueror"),
            phrase("ankh.title.conqueror.how"),
            _conqueror,
        ),
    )
)
