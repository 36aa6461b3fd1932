"""The panel's "Hint": what the sensible computer would answer, and why, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code
from bot.face.kit.names import escaped
from bot.face.play.panel import look
from bot.host.play.hints import Hint
from games.core.phrase import Phrase, phrase


@verb("hint", "panel")
async def hint(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Ask the computer, and show the panel with what it says and the answer marked."""
    seat = code.expect(1)[0]
    found = await visit.host.hints.hint(code.table, visit.person.id, seat)
    await look(visit, code.table, seat, notice=_said(visit, found), advised=found.picks)


def _said(visit: Visit, found: Hint) -> Phrase:
    reader, game = visit.reader(found.position.table), found.position.game
    named = [reader.label(game.label(found.view, found.ask, pick)) for pick in found.picks]
    why = reader.text(found.why)
    if not named:
        return phrase("hint.nothing", why=why)
    return phrase("hint.said", choices=reader.join([escaped(name) for name in named]), why=why)
