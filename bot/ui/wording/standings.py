"""Words the final scores."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_words import over_note, score_amount, score_tie
from bot.model.match import Position
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.reader import Reader
from games.core.game import FinalScore
from games.core.phrase import Phrase, phrase, seat_name
from games.core.state import Note


def add_standings(builder: MessageBuilder, position: Position, reader: Reader) -> None:
    """Add the final scores of a match that is over."""
    add_result(builder, position.final_scores, position.table.game, reader)


def notes_before_result(position: Position) -> Sequence[Note]:
    """The notes of a position without the one that names its winners.

    For messages that :meth:`add_standings` ends, which names the winners itself.
    """
    if not any(final_score.won for final_score in position.final_scores):
        return position.notes
    key = over_note(position.table.game).key
    return [note for note in position.notes if note.phrase.key != key]


def add_result(
    builder: MessageBuilder, final_scores: Sequence[FinalScore], game: str, reader: Reader
) -> None:
    """Add the winners, all points, and what decided ties."""
    add_winners(builder, final_scores, game, reader)
    add_places(builder, final_scores, game, reader)


def add_winners(
    builder: MessageBuilder, final_scores: Sequence[FinalScore], game: str, reader: Reader
) -> None:
    """Add who has won, and how far ahead."""
    ranked = _ranked(final_scores)
    winners = tuple(seat_name(final_score.seat) for final_score in ranked if final_score.won)
    if not winners:
        return
    lines = ["## " + reader.say("bot.over.won", winners=winners, count=len(winners))]
    beaten = [final_score for final_score in ranked if not final_score.won]
    if beaten and ranked[0].points > beaten[0].points:
        seconds = [one.seat for one in beaten if one.points == beaten[0].points]
        ahead = phrase(
            "bot.over.ahead",
            amount=amount_of(ranked[0].points, game, reader),
            lead=ranked[0].points - beaten[0].points,
            second=tuple(seat_name(seat) for seat in seconds),
        )
        lines.append(reader.text(ahead))
    builder.text("\n".join(lines), limit=500)


def add_places(
    builder: MessageBuilder, final_scores: Sequence[FinalScore], game: str, reader: Reader
) -> None:
    """Add all points by place, and what decided ties."""
    ranked = _ranked(final_scores)
    best, beaten = ({s.points for s in ranked if s.won == won} for won in (True, False))
    tied = best & beaten
    lines = []
    placed = [_rank(final_score) for final_score in ranked]
    for rank, final_score in zip(placed, ranked, strict=True):
        # Equals share a place, and the next one counts how many are before it.
        place, seat = placed.index(rank) + 1, seat_name(final_score.seat)
        amount = amount_of(final_score.points, game, reader)
        if final_score.points in tied and final_score.tiebreak is not None:
            line = phrase(
                "bot.over.line_tied",
                place=place,
                seat=seat,
                amount=amount,
                tiebreak=final_score.tiebreak,
            )
        else:
            line = phrase("bot.over.line", place=place, seat=seat, amount=amount)
        lines.append(reader.text(line))
    if tied:
        tie = score_tie(game)
        tie = tie if reader.words.knows(tie.key) else phrase("bot.over.tie")
        lines.append("-# " + reader.text(tie))
    builder.text("\n".join(lines), limit=1500)


def _ranked(final_scores: Sequence[FinalScore]) -> list[FinalScore]:
    return sorted(final_scores, key=_rank)


def _rank(final_score: FinalScore) -> tuple[bool, int]:
    """Winners first, then by points."""
    return not final_score.won, -final_score.points


def amount_of(points: int, game: str, reader: Reader) -> Phrase:
    """A number of points in the game's words."""
    amount = score_amount(game, points)
    return amount if reader.words.knows(amount.key) else phrase("bot.over.points", points=points)
