"""Titles that can be earned by how a match of Deus was played."""

from __future__ import annotations

from typing import Final

from games.core.past.finished import FinishedMatch, Title, Titles
from games.core.phrase import phrase
from games.deus.scoring import MAJORITY_VP
from games.deus.state import State


def _peaceful(match: FinishedMatch[State], seat: str) -> bool:
    """Won without a military card."""
    return match.won(seat) and not match.state.players[seat].columns["red"]


def _free_thinker(match: FinishedMatch[State], seat: str) -> bool:
    """Won with at most six calls on gods."""
    return match.won(seat) and match.times("deus.note.god", seat) <= 6


def _builder(match: FinishedMatch[State], seat: str) -> bool:
    """Built at least four temples."""
    return len(match.state.players[seat].columns["purple"]) >= 4


def _tower(match: FinishedMatch[State], seat: str) -> bool:
    """Has at least five cards in two columns."""
    return sum(len(cards) >= 5 for cards in match.state.players[seat].columns.values()) >= 2


def _balance(match: FinishedMatch[State], seat: str) -> bool:
    """Has at least three cards in every column but temples."""
    return all(
        len(cards) >= 3
        for colour, cards in match.state.players[seat].columns.items()
        if colour != "purple"
    )


def _robber(match: FinishedMatch[State], seat: str) -> bool:
    """Robbed others at least six times."""
    return match.times("deus.note.stole", seat) >= 6


def _plunderer(match: FinishedMatch[State], seat: str) -> bool:
    """Plundered villages at least three times."""
    return match.times("deus.note.plundered", seat) >= 3


def _siege(match: FinishedMatch[State], seat: str) -> bool:
    """Shared in the fall of at least four villages."""
    return match.times("deus.note.attacked", seat, "winners") >= 4


def _merchant(match: FinishedMatch[State], seat: str) -> bool:
    """Sold goods at least four times."""
    return match.times("deus.note.sold", seat) >= 4


def _hoard(match: FinishedMatch[State], seat: str) -> bool:
    """Has at least four majorities."""
    return match.category(seat, "majorities") >= 4 * MAJORITY_VP


def _settler(match: FinishedMatch[State], seat: str) -> bool:
    """Controls at least fourteen regions."""
    return len(match.state.regions_of(seat)) >= 14


def _rich(match: FinishedMatch[State], seat: str) -> bool:
    """Has at least twenty gold."""
    return match.state.players[seat].gold >= 20


TITLES: Final = Titles(
    (
        Title(
            "peaceful",
            phrase("deus.title.peaceful"),
            phrase("deus.title.peaceful.how"),
            _peaceful,
        ),
        Title(
            "free_thinker",
            phrase("deus.title.free-thinker"),
            phrase("deus.title.free-thinker.how"),
            _free_thinker,
        ),
        Title(
            "builder",
            phrase("deus.title.builder"),
            phrase("deus.title.builder.how"),
            _builder,
        ),
        Title(
            "tower",
            phrase("deus.title.tower"),
            phrase("deus.title.tower.how"),
            _tower,
        ),
        Title(
            "balance",
            phrase("deus.title.balance"),
            phrase("deus.title.balance.how"),
            _balance,
        ),
        Title(
            "robber",
            phrase("deus.title.robber"),
            phrase("deus.title.robber.how"),
            _robber,
        ),
        Title(
            "plunderer",
            phrase("deus.title.plunderer"),
            phrase("deus.title.plunderer.how"),
            _plunderer,
        ),
        Title(
            "siege",
            phrase("deus.title.siege"),
            phrase("deus.title.siege.how"),
            _siege,
        ),
        Title(
            "merchant",
            phrase("deus.title.merchant"),
            phrase("deus.title.merchant.how"),
            _merchant,
        ),
        Title(
            "hoard",
            phrase("deus.title.hoard"),
            phrase("deus.title.hoard.how"),
            _hoard,
        ),
        Title(
            "settler",
            phrase("deus.title.settler"),
            phrase("deus.title.settler.how"),
            _settler,
        ),
        Title(
            "rich",
            phrase("deus.title.rich"),
            phrase("deus.title.rich.how"),
            _rich,
        ),
    )
)
