"""The banner names the seat that is awaited, and players' areas have a picture of their own."""

from __future__ import annotations

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

import games.library  # noqa: F401 - registers all games
from games.core.game import find
from render.kit.option_marks import badge, badges
from render.kit.picture_layout import MARGIN, PANEL_WIDTH
from render.renderer import RENDERERS
from tests.cases import GAMES
from tests.render.positions import walk
from tests.render.words import NAMES, speaker

SAY = speaker()


@pytest.mark.parametrize("name", GAMES)
def test_the_banner_and_the_description_name_whoever_is_awaited(name: str) -> None:
    game, renderer = find(name), RENDERERS[name]
    match = next(islice(walk(game, 3, b"awaited", 1), 60, None))
    view = match.view(None)
    one, other, *_ = match.header.seats
    pictures = [
        renderer.board(view, SAY, awaited=awaited) for awaited in ((one,), (other,), (one, other))
    ]
    assert len({picture.data for picture in pictures}) == 3
    assert pictures[0].alt.startswith(f"{NAMES[one]} is to move.")
    assert pictures[1].alt.startswith(f"{NAMES[other]} is to move.")
    assert pictures[2].alt.startswith(f"{NAMES[one]} and {NAMES[other]} are to move.")


@pytest.mark.parametrize("name", GAMES)
def test_the_players_have_a_picture_without_the_map(name: str) -> None:
    game, renderer = find(name), RENDERERS[name]
    match = next(islice(walk(game, 3, b"awaited", 1), 60, None))
    view = match.view(match.pending[0].seat)
    picture = renderer.players(view, SAY)
    wide, _ = Image.open(BytesIO(picture.data)).size
    assert wide <= PANEL_WIDTH + 2 * MARGIN
    assert picture.filename == f"{name}-players.png"
    assert picture.data != renderer.panel(view, SAY).data


def test_numbers_of_two_digits_never_touch() -> None:
    """On a small map their tags stand side by side, however little room there is."""
    numbers = (17, 28, 39)
    image = Image.new("RGB", (300, 100))
    badges(image, numbers, 150, 50, 30, 40)
    box = image.getbbox()
    assert box is not None
    assert box[2] - box[0] >= sum(badge(number, 30).width for number in numbers) - 6
