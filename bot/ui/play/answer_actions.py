"""Handles the items of a question, on the match, in a trial or in a lesson.

Each item becomes a selection (:mod:`bot.model.clicks`), which one call passes to the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from bot.errors import Refusal, StaleMove
from bot.model.clicks import (
    AllOptions,
    ClearDraft,
    CombinedAnswers,
    Drafted,
    PagePicks,
    Places,
    Selection,
    Toggle,
    Unchanged,
)
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import MENU_OPTIONS
from bot.ui.kit.persistent_items import CustomId, chosen_value, read_number, read_page
from bot.ui.play.question import NO_PICKS, SEVERAL_PICKS
from bot.ui.play.question_actions import QuestionActions
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask

STALE_NOTICE = phrase("bot.panel.stale")


class QuestionTarget(Protocol):
    """Where a question is answered: the match, a trial or a lesson."""

    async def click(
        self, ctx: Context, custom_id: CustomId, selection: Selection, page: int = 0
    ) -> None:
        """Pass a click to the host and show the result.

        Where the question stays the same, ``page`` of its menu is shown.
        """
        ...


def register_answer_actions(
    actions: QuestionActions, target: QuestionTarget, *, loads_server: bool = True
) -> None:
    """Register handlers that answer on ``target`` for the items of these actions.

    ``loads_server`` says whether a click loads the server's settings first.
    """
    question_action = partial(action, mode="panel", loads_server=loads_server)

    @question_action(actions.pick)
    async def pick(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Answer with the option of a button."""
        await target.click(ctx, custom_id, _places("/".join(custom_id.expect(3)[2:])))

    @question_action(actions.choose)
    async def choose(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Answer with the option chosen in a menu."""
        await target.click(ctx, custom_id, _places(chosen_value(values)))

    @question_action(actions.advised)
    async def advised(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Give the recommended answer."""
        value = "/".join(custom_id.expect(3)[2:])
        await target.click(ctx, custom_id, _recommended(value))

    @question_action(actions.nothing)
    async def nothing(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Answer with no pick at all."""
        await target.click(ctx, custom_id, Places(()))

    @question_action(actions.done)
    async def done(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Answer with the picks of the draft."""
        await target.click(ctx, custom_id, Drafted())

    @question_action(actions.mark)
    async def mark(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Set the picks of one page of a menu; those of other pages stay."""
        page = read_page(custom_id.expect(3)[2])
        first = page * MENU_OPTIONS
        places = tuple(read_number(value) for value in values)
        await target.click(ctx, custom_id, PagePicks(first, first + MENU_OPTIONS, places), page)

    @question_action(actions.flip)
    async def flip(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Add or remove one pick; the answer is given once no more picks are possible."""
        place = read_number(custom_id.expect(3)[2])
        await target.click(ctx, custom_id, Toggle(place), place // MENU_OPTIONS)

    @question_action(actions.all)
    async def everything(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Pick every option."""
        await target.click(ctx, custom_id, AllOptions())

    @question_action(actions.clear)
    async def clear(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Remove all picks."""
        await target.click(ctx, custom_id, ClearDraft())

    @question_action(actions.turn)
    async def turn(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
        """Show another page of a long menu."""
        await target.click(ctx, custom_id, Unchanged(), read_page(custom_id.expect(3)[2]))


def refusal_notice(refused: Refusal | None) -> Phrase | None:
    """The notice about a refused click; None where the click was not refused."""
    if refused is None:
        return None
    return STALE_NOTICE if isinstance(refused, StaleMove) else refused.phrase


def draft_notice(selection: Selection, ask: Ask | None, draft: Sequence[str]) -> Phrase | None:
    """The notice about too many picks.

    The menu of one page cannot know how many options are picked on the other pages.
    """
    if ask is None or not isinstance(selection, PagePicks) or len(draft) <= ask.high:
        return None
    return phrase("bot.panel.too_many", high=ask.high, count=len(draft))


def _recommended(value: str) -> Places:
    """Parse a recommended answer: one choice, several picks or none."""
    if value == NO_PICKS:
        return Places(())
    if SEVERAL_PICKS in value:
        return Places(tuple(read_number(place) for place in value.split(SEVERAL_PICKS)))
    return _places(value)


def _places(value: str) -> Places:
    """Parse the place of an option, and of the answers combined with it.

    On the wire: the places, separated by dots; where there are several, a slash and the fingerprint
    of the last question follow.
    """
    places, _, fingerprint = value.partition("/")
    first, *others = (read_number(place) for place in places.split("."))
    combined = CombinedAnswers(tuple(others), fingerprint) if others else None
    return Places((first,), combined)
