"""Titles that can be earned by how a match of Anunnaki was played."""

from __future__ import annotations

from typing import Final

from games.anunnaki.scoring import FIRST_PLACE
from games.anunnaki.state import State
from games.core.past.finished import FinishedMatch, Title, Titles
from games.core.phrase import phrase


def _peaceful(match: FinishedMatch[State], seat: str) -> bool:
    """Won, and attacked no other house."""
    return match.won(seat) and not match.times("anunnaki.note.attacks", seat)


def _conqueror(match: FinishedMatch[State], seat: str) -> bool:
    """Won at least five battles against houses."""
    return match.times("anunnaki.note.won", seat) >= 5


def _undefeated(match: FinishedMatch[State], seat: str) -> bool:
    """Was in at least three battles of houses and lost none."""
    return match.times("anunnaki.note.won", seat) >= 3 and not match.times(
        "anunnaki.note.won", seat, "other"
    )


def _explorer(match: FinishedMatch[State], seat: str) -> bool:
    """Beat at least three civilisations."""
    return match.times("anunnaki.note.beat-civilisation", seat) >= 3


def _pantheon(match: FinishedMatch[State], seat: str) -> bool:
    """Summoned at least five gods."""
    return len(match.state.houses[seat].summoned) >= 5


def _godless(match: FinishedMatch[State], seat: str) -> bool:
    """Won with the main god asleep."""
    return match.won(seat) and not match.state.houses[seat].awake


def _diplomat(match: FinishedMatch[State], seat: str) -> bool:
    """Fulfilled at least five agreements."""
    return match.times("anunnaki.note.fulfilled", seat) >= 5


def _settler(match: FinishedMatch[State], seat: str) -> bool:
    """Built at least four settlements."""
    return match.times("anunnaki.note.built", seat) >= 4


def _astronomer(match: FinishedMatch[State], seat: str) -> bool:
    """Ended the match with the last sign."""
    return match.times("anunnaki.note.trigger-signs", seat) > 0


def _treasures(match: FinishedMatch[State], seat: str) -> bool:
    """Took at least two artifacts."""
    return match.times("anunnaki.note.artifact", seat) >= 2


def _engineer(match: FinishedMatch[State], seat: str) -> bool:
    """Upgraded at least four actions."""
    return match.times("anunnaki.note.upgraded", seat) >= 4


def _first(match: FinishedMatch[State], seat: str) -> bool:
    """Has the points of three first places on the tracks."""
    return match.category(seat, "places") >= 3 * FIRST_PLACE


TITLES: Final = Titles(
    (
        Title(
            "peaceful",
            phrase("anunnaki.title.peaceful"),
            phrase("anunnaki.title.peaceful.how"),
            _peaceful,
        ),
        Title(
            "conqueror",
            phrase("anunnaki.title.conqueror"),
            phrase("anunnaki.title.conqueror.how"),
            _conqueror,
        ),
        Title(
            "undefeated",
            phrase("anunnaki.title.undefeated"),
            phrase("anunnaki.title.undefeated.how"),
            _undefeated,
        ),
        Title(
            "explorer",
            phrase("anunnaki.title.explorer"),
            phrase("anunnaki.title.explorer.how"),
            _explorer,
        ),
        Title(
            "pantheon",
            phrase("anunnaki.title.pantheon"),
            phrase("anunnaki.title.pantheon.how"),
            _pantheon,
        ),
        Title(
            "godless",
            phrase("anunnaki.title.godless"),
            phrase("anunnaki.title.godless.how"),
            _godless,
        ),
        Title(
            "diplomat",
            phrase("anunnaki.title.diplomat"),
            phrase("anunnaki.title.diplomat.how"),
            _diplomat,
        ),
        Title(
            "settler",
            phrase("anunnaki.title.settler"),
            phrase("anunnaki.title.settler.how"),
            _settler,
        ),
        Title(
            "astronomer",
            phrase("anunnaki.title.astronomer"),
            phrase("anunnaki.title.astronomer.how"),
            _astronomer,
        ),
        Title(
            "treasures",
            phrase("anunnaki.title.treasures"),
            phrase("anunnaki.title.treasures.how"),
            _treasures,
        ),
        Title(
            "engineer",
            phrase("anunnaki.title.engineer"),
            phrase("anunnaki.title.engineer.how"),
            _engineer,
        ),
        Title(
            "first",
            phrase("anunnaki.title.first"),
            phrase("anunnaki.title.first.how"),
            _first,
        ),
    )
)
