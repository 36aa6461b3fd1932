"""Panels are readable on a phone: their text, their numbers, and the room that they take."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

import games.library  # noqa: F401 - registers all games
from games.core.game import find
from render.art import text
from render.art.brush import Colour
from render.art.text import TextRun
from render.kit.picture_layout import MARGIN, MAX_HEIGHT_RATIO, PANEL_WIDTH
from render.renderer import RENDERERS
from tests.cases import GAMES, spacing
from tests.render.caches import clear_all_caches
from tests.render.positions import marks_of, walk
from tests.render.words import speaker

SAY = speaker()
PHONE = 265
"""How wide a phone shows a picture, in pixels."""
LEAST = 9


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[TextRun]]:
    """Every text that is drawn, cached drawings excepted."""
    runs: list[TextRun] = []
    paste = text._paste_run

    def note(
        image: Image.Image, left: int, baseline: int, run: TextRun, colour: Colour, stroke: int
    ) -> None:
        runs.append(run)
        paste(image, left, baseline, run, colour, stroke)

    monkeypatch.setattr(text, "_paste_run", note)
    yield runs
    clear_all_caches()


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_question_is_too_small_for_a_phone(
    name: str, people: int, drawn: list[TextRun]
) -> None:
    game, renderer = find(name), RENDERERS[name]
    asked: dict[str, int] = {}
    for match in walk(game, people, b"phone", spacing(name, 17), player="sensible"):
        for ask in match.pending[:1]:
            # The first position of every question.
            asked[ask.key] = asked.get(ask.key, 0) + 1
            if asked[ask.key] > 1:
                continue
            view = match.view(ask.seat)
            clear_all_caches()
            drawn.clear()
            picture = renderer.panel(view, SAY, marks=marks_of(game, view, ask))
            wide, high = Image.open(BytesIO(picture.data)).size
            assert wide <= PANEL_WIDTH + 2 * MARGIN, ask.key
            assert high <= 1.05 * MAX_HEIGHT_RATIO * wide, (ask.key, wide, high)
            assert drawn
            small = {run.text for run in drawn if run.size * PHONE / wide < LEAST}
            assert not small, (ask.key, small)
    assert len(asked) > 2
