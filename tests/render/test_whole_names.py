"""Pictures of self-played matches show every text as a whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

import games.library  # noqa: F401 - registers all games
from games.core.game import find
from render.art import text
from render.art.brush import Colour
from render.art.text import ELLIPSIS, TextRun
from render.renderer import RENDERERS
from tests.cases import GAMES, spacing
from tests.render.caches import clear_all_caches
from tests.render.positions import marks_of, walk
from tests.render.words import speaker

SAY = speaker()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Every drawn text that ends with an ellipsis, cached drawings excepted."""
    found: set[str] = set()
    paste = text._paste_run

    def note(
        image: Image.Image, left: int, baseline: int, run: TextRun, colour: Colour, stroke: int
    ) -> None:
        if run.text.endswith(ELLIPSIS):
            found.add(run.text)
        paste(image, left, baseline, run, colour, stroke)

    clear_all_caches()
    monkeypatch.setattr(text, "_paste_run", note)
    yield found
    clear_all_caches()


@pytest.mark.slow
@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_cut(name: str, people: int, cut: set[str]) -> None:
    game, renderer = find(name), RENDERERS[name]
    for match in walk(game, people, b"whole", spacing(name, 40), player="sensible"):
        renderer.board(match.view(None), SAY)
        for ask in match.pending[:1]:
            view = match.view(ask.seat)
            renderer.panel(view, SAY, marks=marks_of(game, view, ask))
            renderer.players(view, SAY)
            renderer.hand(view, SAY)
        assert not cut, (match.pending[:1], cut)
