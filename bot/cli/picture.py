"""``pantheon render``: the picture of a position that computers played up to."""

from __future__ import annotations

from pathlib import Path

import render
from bot.cli.files import write
from bot.cli.seating import sit_down
from bot.cli.terminal import Terminal, Unusable
from games.core.phrase import Phrase, phrase
from render.face import face

DRAWN = render


def draw(
    terminal: Terminal,
    *,
    game: str,
    people: int | None,
    seed: str,
    decisions: int,
    out: Path,
    seat: str | None,
    computer: str,
    options: str | None,
) -> int:
    """Write the public board to ``out``, or what ``seat`` sees, and say what the picture shows."""
    sitting = sit_down(game, people, options, computer)
    if seat is not None and seat not in sitting.seats:
        known = ", ".join(sitting.seats)
        raise Unusable(phrase("cli.unknown.seat", seat=seat, known=known))
    rehearsal = sitting.rehearsal(seed.encode(), 0)
    while rehearsal.decisions < decisions and not rehearsal.match.over:
        terminal.progress("cli.render.progress", rehearsal.decisions, decisions)
        rehearsal.step()

    def say(said: Phrase) -> str:
        return terminal.words.say(said, terminal.language)

    try:
        pictures = face(game)
    except KeyError:
        raise Unusable(phrase("cli.unknown.picture", game=game)) from None
    view = rehearsal.match.view(seat)
    picture = pictures.board(view, say) if seat is None else pictures.panel(view, say)
    write(out, picture.data)
    terminal.say(
        "cli.render.done",
        file=str(out),
        bytes=len(picture.data),
        decisions=rehearsal.decisions,
    )
    terminal.write(picture.alt)
    return 0
