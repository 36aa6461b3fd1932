"""Titles that can be earned by how a match of Divinus was played."""

from __future__ import annotations

from typing import Final

from games.core.past.finished import FinishedMatch, Title, Titles
from games.core.phrase import phrase
from games.divinus.components import PANTHEONS
from games.divinus.state import State


def _peaceful(match: FinishedMatch[State], seat: str) -> bool:
    """Won, and fought no monster."""
    return (
        match.won(seat)
        and not match.times("divinus.note.fight", seat)
        and not match.times("divinus.note.fight-own", seat)
    )


def _hunter(match: FinishedMatch[State], seat: str) -> bool:
    """Fought monsters of the board at least six times."""
    return match.times("divinus.note.fight", seat) >= 6


def _tamer(match: FinishedMatch[State], seat: str) -> bool:
    """Beat the monster on the own map."""
    return match.times("divinus.note.own-beaten", seat) > 0


def _builder(match: FinishedMatch[State], seat: str) -> bool:
    """Built at least four temples."""
    return match.times("divinus.note.temple", seat) >= 4


def _priest(match: FinishedMatch[State], seat: str) -> bool:
    """Consecrated at least four temples."""
    return match.times("divinus.note.consecrated", seat) >= 4


def _racer(match: FinishedMatch[State], seat: str) -> bool:
    """Met the goals of at least two gods."""
    return match.times("divinus.note.race", seat) >= 2


def _favourite(match: FinishedMatch[State], seat: str) -> bool:
    """Is the favourite of both pantheons."""
    return all(match.state.favourites.get(side) == seat for side in PANTHEONS)


def _finished(match: FinishedMatch[State], seat: str) -> bool:
    """Has a complete map."""
    return match.state.demigods[seat].complete


def _collector(match: FinishedMatch[State], seat: str) -> bool:
    """Has at least four artifacts."""
    return len(match.state.demigods[seat].artifacts) >= 4


def _smith(match: FinishedMatch[State], seat: str) -> bool:
    """Took at least four die stickers."""
    return match.times("divinus.note.forged", seat) >= 4


def _rebuilder(match: FinishedMatch[State], seat: str) -> bool:
    """Built over at least ten tiles."""
    return match.times("divinus.note.overbuilt", seat) >= 10


def _sleepless(match: FinishedMatch[State], seat: str) -> bool:
    """Won with the fewest rests."""
    return match.won(seat) and all(
        match.times("divinus.note.rest", seat) < match.times("divinus.note.rest", other)
        for other in match.seats
        if other != seat
    )


TITLES: Final = Titles(
    (
        Title(
            "peaceful",
            phrase("divinus.title.peaceful"),
            phrase("divinus.title.peaceful.how"),
            _peaceful,
        ),
        Title(
            "hunter",
            phrase("divinus.title.hunter"),
            phrase("divinus.title.hunter.how"),
            _hunter,
        ),
        Title(
            "tamer",
            phrase("divinus.title.tamer"),
            phrase("divinus.title.tamer.how"),
            _tamer,
        ),
        Title(
            "builder",
            phrase("divinus.title.builder"),
            phrase("divinus.title.builder.how"),
            _builder,
        ),
        Title(
            "priest",
            phrase("divinus.title.priest"),
            phrase("divinus.title.priest.how"),
            _priest,
        ),
        Title(
            "racer",
            phrase("divinus.title.racer"),
            phrase("divinus.title.racer.how"),
            _racer,
        ),
        Title(
            "favourite",
            phrase("divinus.title.favourite"),
            phrase("divinus.title.favourite.how"),
            _favourite,
        ),
        Title(
            "finished",
            phrase("divinus.title.finished"),
            phrase("divinus.title.finished.how"),
            _finished,
        ),
        Title(
            "collector",
            phrase("divinus.title.collector"),
            phrase("divinus.title.collector.how"),
            _collector,
        ),
        Title(
            "smith",
            phrase("divinus.title.smith"),
            phrase("divinus.title.smith.how"),
            _smith,
        ),
        Title(
            "rebuilder",
            phrase("divinus.title.rebuilder"),
            phrase("divinus.title.rebuilder.how"),
            _rebuilder,
        ),
        Title(
            "sleepless",
            phrase("divinus.title.sleepless"),
            phrase("divinus.title.sleepless.how"),
            _sleepless,
        ),
    )
)
