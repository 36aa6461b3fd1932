"""Opens a rematch: a table like a finished one, for the same people."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.model.table_template import TableTemplate
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.persistent_items import CustomId
from bot.ui.lobby.opening import open_table, show_opened
from games.core.phrase import phrase


@action("rematch", "private")
async def rematch(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open a lobby with the options and computers of the match; its people are invited.

    It counts as a new table of the person who clicks. Nobody joins automatically.
    """
    before = await table_lookup.seen(ctx, custom_id.table)
    if ctx.person.id not in before.claimants:
        raise Refusal(phrase("bot.refused.rematch"))
    # Deleted people cannot be invited.
    invited = [p for p in before.claimants if p > 0 and p != ctx.person.id]
    like = TableTemplate.of(before)
    opened = await open_table(ctx, before.game, before.language, like=like, invited=invited)
    await show_opened(ctx, opened, phrase("bot.done.rematch"))
