"""A rematch: another table like one whose match is over, for those who played there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code
from bot.face.lobby.lobby import open_table
from games.core.phrase import phrase


@verb("rematch", "private")
async def rematch(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Open a lobby with the options and computers of the match; its people are asked to join.

    It counts as any new table of whoever presses the button. Nobody sits down unasked.
    """
    before = await which_table.seen(visit, code.table)
    if visit.person.id not in before.claimants:
        raise Refusal(phrase("bot.refused.rematch"))
    # Whoever had everything about them deleted cannot be asked.
    invited = [p for p in before.claimants if p > 0 and p != visit.person.id]
    await open_table(visit, before.game, before.language, like=before, invited=invited)
    await visit.tell(phrase("bot.done.rematch"))
