"""``pantheon render``: draws a position that computers played up to."""

from __future__ import annotations

from pathlib import Path

import render
from bot.cli.files import write
from bot.cli.selfplay_setup import parse_setup
from bot.cli.terminal import Terminal, UsageError
from games.core.phrase import Phrase, phrase
from render.renderer import renderer

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
    setup = parse_setup(game, people, options, computer)
    if seat is not None and seat not in setup.seats:
        known = ", ".join(setup.seats)
        raise UsageError(phrase("cli.unknown.seat", seat=seat, known=known))
    selfplay_match = setup.selfplay_match(seed.encode(), 0)
    while selfplay_match.decisions < decisions and not selfplay_match.match.over:
        terminal.progress("cli.render.progress", selfplay_match.decisions, decisions)
        selfplay_match.step()

    def say(said: Phrase) -> str:
        return terminal.words.say(said, terminal.language)

    try:
        pictures = renderer(game)
    except KeyError:
        raise UsageError(phrase("cli.unknown.picture", game=game)) from None
    view = selfplay_match.match.view(seat)
    picture = pictures.board(view, say) if seat is None else pictures.panel(view, say)
    write(out, picture.data)
    terminal.say(
        "cli.render.done",
        file=str(out),
        bytes=len(picture.data),
        decisions=selfplay_match.decisions,
    )
    terminal.write(picture.alt)
    return 0
