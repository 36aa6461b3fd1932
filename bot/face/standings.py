"""The final reckoning in words, and the proof that the luck was fair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.host.model import Fairness, Position
from games.core.game import Standing
from games.core.phrase import seat_name


def put_standings(sheet: Sheet, position: Position, reader: Reader) -> None:
    """How the match at a position ended."""
    put_result(sheet, position.standings, reader)


def put_result(sheet: Sheet, standings: Sequence[Standing], reader: Reader) -> None:
    """Who won, with how many points."""
    ranked = sorted(standings, key=lambda standing: (not standing.won, -standing.points))
    winners = tuple(seat_name(standing.seat) for standing in ranked if standing.won)
    lines = []
    if winners:
        lines.append("## " + reader.say("bot.over.won", winners=winners, count=len(winners)))
    placed = [(not standing.won, -standing.points) for standing in ranked]
    for rank, standing in zip(placed, ranked, strict=True):
        lines.append(
            reader.say(
                "bot.over.line",
                # Equals share a place, and the next one counts how many are before it.
                place=placed.index(rank) + 1,
                seat=seat_name(standing.seat),
                points=standing.points,
            )
        )
    sheet.text("\n".join(lines), limit=1500)


def put_fairness(sheet: Sheet, fairness: Fairness, reader: Reader) -> None:
    """The seed that fixed every draw, and the hash that was shown at the start."""
    sheet.text(reader.say("bot.over.fair", seed=fairness.seed, hash=fairness.seed_hash), limit=600)
