"""Hints: what the best computer player would answer, why, and how sure it is."""

from __future__ import annotations

import asyncio
import logging
from copy import copy
from dataclasses import dataclass, replace
from typing import Final

from cachetools import LRUCache

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.play.combined_questions import with_combined_answers
from bot.host.play.moves import require_may_move
from bot.host.play.positions import position_of, seat_of
from bot.model.match import Position
from bot.thinking.job import HintJob
from games.core.combined_questions import AnswerStep
from games.core.fair import Dice
from games.core.game import Computer
from games.core.match import AnyMatch
from games.core.phrase import Phrase, phrase
from games.core.search.root_search import is_searched
from games.core.search.verdict import Verdict
from games.core.steps import Ask, Picks

log = logging.getLogger(__name__)

LOOKS: Final = 24
"""The most playouts for a hint: somebody waits for it."""
SEARCH_TIMEOUT_SECONDS: Final = 12.0
"""How long to wait for the search before its hint is the heuristic's."""
MAX_CACHED_VERDICTS: Final = 256


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer to the question as it is put to the seat, and the reason for it.

    ``next_step`` is the answer to the question that is combined with it. ``why`` is None where the
    heuristic would have answered otherwise and knows no reason; ``verdict`` has one then.
    ``search`` is set while a search may still find a better answer.
    """

    position: Position
    ask: Ask
    view: object
    picks: Picks
    why: Phrase | None
    next_step: AnswerStep | None = None
    verdict: Verdict | None = None
    search: HintJob | None = None

    @property
    def next_pick(self) -> str | None:
        """The answer to the question that is combined with the current one."""
        return None if self.next_step is None else self.next_step.option


class HintGiver:
    """Asks the computer on a person's behalf. It uses what the seat knows and nothing else."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._verdicts: LRUCache[tuple[int, int, str], Verdict] = LRUCache(MAX_CACHED_VERDICTS)

    async def hint(self, table_id: int, person_id: int, wanted: str) -> Hint:
        """What the best computer player would answer from the seat's view alone.

        Where a search may know better, the hint has a job for :meth:`searched`. Refuses where the
        table has no hints, and where nothing is asked of the seat.
        """
        async with self._engine.reading(table_id) as opened:
            table, match = opened.table, opened.match
            seat = seat_of(table, person_id, wanted)
            require_may_move(table, person_id, seat)
            if not table.hinted or match.game.reason is None:
                raise Refusal(phrase("host.refused.no_hints"), table)
            position = with_combined_answers(position_of(table, match, seat, None), match)
            # Not the computers' own dice: those are derived from the secret seed.
            dice = Dice(b"hint", f"{table_id}/{position.entry}/{seat}")
            search = self._search(match, position, dice)
        if position.ask is None:
            raise Refusal(phrase("core.refused.not_asked"), table)
        if table.hints == "alone":
            await self._note(table_id)
        ask, view = _put(position)
        hint = await asyncio.to_thread(_thought, position, ask, view, dice)
        verdict = self._verdicts.get(_key(hint))
        if verdict is not None:
            return await asyncio.to_thread(_with_verdict, hint, verdict)
        return replace(hint, search=search) if ask == position.ask else hint

    async def searched(self, hint: Hint) -> Hint:
        """The hint after its search; unchanged if that fails or takes too long."""
        known = replace(hint, search=None)
        if hint.search is None:
            return known
        try:
            thinking = self._engine.thinking.think(hint.search)
            verdict = await asyncio.wait_for(thinking, SEARCH_TIMEOUT_SECONDS)
        except TimeoutError:
            return known
        except Exception:
            log.exception("the search for a hint failed at %s", hint.ask.key)
            return known
        self._verdicts[_key(hint)] = verdict
        return await asyncio.to_thread(_with_verdict, known, verdict)

    def _search(self, match: AnyMatch, position: Position, dice: Dice) -> HintJob | None:
        """The search for the answer; None where it is the heuristic's or no process is free."""
        ask, plan = position.ask, match.game.search
        if ask is None or plan is None or not is_searched(match.game, ask):
            return None
        if not self._engine.thinking.free:
            return None
        snapshot = match.snapshots[-1] if match.snapshots else None
        looks = min(plan.looks, LOOKS)
        return HintJob(match.header, tuple(match.entries), snapshot, ask.seat, dice, looks)

    async def _note(self, table_id: int) -> None:
        """Store that a person who plays alone got a hint: others may still join the match."""
        async with self._engine.changing(table_id) as work:
            if not work.table.hinted:
                raise Refusal(phrase("host.refused.no_hints"), work.table)
            if work.table.hints == "alone":
                await work.change({"hints": "given"})


def _key(hint: Hint) -> tuple[int, int, str]:
    return hint.position.table.id, hint.position.entry, hint.ask.fingerprint


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
    picks = player(ask, lambda: view, copy(dice))
    assert game.reason is not None
    why = game.reason(view, ask, picks)
    return Hint(position, ask, view, picks, why, _next_step(position, ask, picks, player, dice))


def _with_verdict(hint: Hint, verdict: Verdict) -> Hint:
    """The hint with the answer of the search."""
    game, position, ask = hint.position.game, hint.position, hint.ask
    assert game.reason is not None
    # The heuristic's reasons compare its choice with all others, so they fit no other answer.
    own = verdict.best == verdict.usual
    player = game.computer(game.computer_kinds[0])
    dice = Dice(b"hint", f"{position.table.id}/{position.entry}/{ask.seat}/next")
    return replace(
        hint,
        picks=verdict.best,
        why=game.reason(hint.view, ask, verdict.best) if own else None,
        next_step=_next_step(position, ask, verdict.best, player, dice),
        verdict=verdict if verdict.runner_up is not None else None,
    )


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
