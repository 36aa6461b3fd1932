"""Hints: what the best computer player would answer, and why."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.play.combined_questions import with_combined_answers
from bot.host.play.moves import require_may_move
from bot.host.play.positions import position_of, seat_of
from bot.model.match import Position
from games.core.combined_questions import AnswerStep
from games.core.fair import Dice
from games.core.game import Computer
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer to the question as it is put to the seat, and the reason for it.

    ``next_step`` is the answer to the question that is combined with it.
    """

    position: Position
    ask: Ask
    view: object
    picks: Picks
    why: Phrase
    next_step: AnswerStep | None = None

    @property
    def next_pick(self) -> str | None:
        """The answer to the question that is combined with the current one."""
        return None if self.next_step is None else self.next_step.option


class HintGiver:
    """Asks the computer on a person's behalf. It sees the seat's view and nothing else."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def hint(self, table_id: int, person_id: int, wanted: str) -> Hint:
        """What the best computer player would answer; refuses where the table has no hints, and
        where nothing is asked of the seat.
        """
        async with self._engine.reading(table_id) as opened:
            table, match = opened.table, opened.match
            seat = seat_of(table, person_id, wanted)
            require_may_move(table, person_id, seat)
            if not table.hinted or match.game.reason is None:
                raise Refusal(phrase("host.refused.no_hints"), table)
            position = with_combined_answers(position_of(table, match, seat, None), match)
        if position.ask is None:
            raise Refusal(phrase("core.refused.not_asked"), table)
        if table.hints == "alone":
            await self._note(table_id)
        ask, view = _put(position)
        # Not the computers' own dice: those are derived from the secret seed.
        dice = Dice(b"hint", f"{table_id}/{position.entry}/{seat}")
        return await asyncio.to_thread(_thought, position, ask, view, dice)

    async def _note(self, table_id: int) -> None:
        """Store that a person who plays alone got a hint: others may still join the match."""
        async with self._engine.changing(table_id) as work:
            if not work.table.hinted:
                raise Refusal(phrase("host.refused.no_hints"), work.table)
            if work.table.hints == "alone":
                await work.change({"hints": "given"})


def _put(position: Position) -> tuple[Ask, object]:
    """The question that the person sees: questions with a single answer are skipped."""
    assert position.ask is not None
    steps: tuple[AnswerStep, ...] = (
        position.combined_answers[0].steps if position.combined_answers else ()
    )
    for step in steps:
        if len(step.ask.options) > 1 or step is steps[-1]:
            return step.ask, step.view
    return position.ask, position.view


def _thought(position: Position, ask: Ask, view: object, dice: Dice) -> Hint:
    game = position.game
    player = game.computer(game.computer_kinds[0])
    picks = player(ask, lambda: view, dice)
    assert game.reason is not None
    why = game.reason(view, ask, picks)
    next_step = _next_step(position, ask, picks, player, dice)
    return Hint(position, ask, view, picks, why, next_step)


def _next_step(
    position: Position, ask: Ask, picks: Picks, player: Computer[object], dice: Dice
) -> AnswerStep | None:
    """The answer to the question that the panel combines with this one; None if it shows none."""
    following = [
        after
        for combined in position.combined_answers
        for step, after in zip(combined.steps, combined.steps[1:], strict=False)
        if step.ask is ask and (step.option,) == picks
    ]
    if not following:
        return None
    view = following[0].view
    [wanted] = player(following[0].ask, lambda: view, dice)
    return next((step for step in following if step.option == wanted), None)
