"""Pictures say nothing that is not in ``locales/``."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

import games.library  # noqa: F401 - registers all games
from games.core.game import find
from games.core.phrase import Phrase
from render.art import text
from render.art.brush import Colour
from render.art.text import TextRun
from render.renderer import RENDERERS
from tests.cases import GAMES, spacing
from tests.render.caches import clear_all_caches
from tests.render.positions import marks_of, walk
from tests.words.pseudo_language import PSEUDO, plain_words, pseudo_words

NAMES = {"amber": "Анна", "azure": "Марко", "rose": "Оксана", "onyx": "Теодора"}


def say(said: Phrase) -> str:
    """A phrase in the made-up language."""
    return pseudo_words().say(said, PSEUDO, NAMES)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every text that is drawn, cached drawings excepted."""
    texts: list[str] = []
    paste = text._paste_run

    def note(
        image: Image.Image, left: int, baseline: int, run: TextRun, colour: Colour, stroke: int
    ) -> None:
        texts.append(run.text)
        paste(image, left, baseline, run, colour, stroke)

    monkeypatch.setattr(text, "_paste_run", note)
    clear_all_caches()
    yield texts
    clear_all_caches()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_all_words_in_pictures_are_translated(name: str, drawn: list[str]) -> None:
    game, renderer = find(name), RENDERERS[name]
    for match in walk(game, max(game.people), b"pseudo", spacing(name, 40), player="sensible"):
        renderer.board(match.view(None), say)
        for ask in match.pending[:1]:
            view = match.view(ask.seat)
            renderer.panel(view, say, marks=marks_of(game, view, ask))
    assert len(drawn) > 20
    assert {word for said in drawn for word in plain_words(said)} == set()
