"""The final reckoning in words, and the proof that the luck was fair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.model.match import Fairness, Position
from games.core.game import Standing
from games.core.phrase import Phrase, phrase, seat_name


def put_standings(sheet: Sheet, position: Position, reader: Reader) -> None:
    """How the match at a position ended."""
    put_result(sheet, position.standings, position.table.game, reader)


def put_result(sheet: Sheet, standings: Sequence[Standing], game: str, reader: Reader) -> None:
    """Who won, with how many points, and why where others have as many."""
    ranked = sorted(standings, key=lambda standing: (not standing.won, -standing.points))
    winners = tuple(seat_name(standing.seat) for standing in ranked if standing.won)
    best, beaten = ({s.points for s in ranked if s.won == won} for won in (True, False))
    tied = best & beaten
    lines = []
    if winners:
        lines.append("## " + reader.say("bot.over.won", winners=winners, count=len(winners)))
    placed = [(not standing.won, -standing.points) for standing in ranked]
    for rank, standing in zip(placed, ranked, strict=True):
        # Equals share a place, and the next one counts how many are before it.
        place, seat = placed.index(rank) + 1, seat_name(standing.seat)
        amount = amount_of(standing.points, game, reader)
        if standing.points in tied and standing.tiebreak is not None:
            line = phrase(
                "bot.over.line_tied",
                place=place,
                seat=seat,
                amount=amount,
                tiebreak=standing.tiebreak,
            )
        else:
            line = phrase("bot.over.line", place=place, seat=seat, amount=amount)
        lines.append(reader.text(line))
    if tied:
        key = f"{game}.score.tie"
        lines.append("-# " + reader.say(key if reader.words.knows(key) else "bot.over.tie"))
    sheet.text("\n".join(lines), limit=1500)


def amount_of(points: int, game: str, reader: Reader) -> Phrase:
    """So many points, as the game calls them."""
    key = f"{game}.score.amount"
    return phrase(key if reader.words.knows(key) else "bot.over.points", points=points)


def put_fairness(sheet: Sheet, fairness: Fairness, reader: Reader) -> None:
    """The seed that fixed every draw, and the hash that was shown at the start."""
    sheet.text(reader.say("bot.over.fair", seed=fairness.seed, hash=fairness.seed_hash), limit=600)
