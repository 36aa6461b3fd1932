"""A board that has grown move by move is, to the last pixel, the one that is drawn at once."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import islice

import pytest
from PIL import Image

import games.library  # noqa: F401 - puts the games on the shelf
from games.core.game import find
from render.art.growth import Thing, grown, patch_of, patched
from render.art.shelf import LAYERS
from render.art.spots import Box, note, spots
from render.deus.inks import inks
from render.face import FACES
from tests.render.walks import marks_of, walk
from tests.render.words import speaker

SAY = speaker()
SIZE = (200, 100)


@pytest.mark.parametrize(
    ("name", "options"),
    [("ankh", {}), ("cyclades", {"setup": "quick"}), ("deus", {"jokers": True})],
)
def test_pictures_do_not_depend_on_those_before(name: str, options: Mapping[str, object]) -> None:
    game, face = find(name), FACES[name]
    steps = walk(game, 3, b"growth", 1, player="sensible", options=options)
    drawn = []
    for match in islice(steps, 40, 100, 5):
        for ask in match.pending[:1]:
            view = match.view(ask.seat)
            marks = marks_of(game, view, ask)
            panel, board = face.panel(view, SAY, marks=marks), face.board(view, SAY)
            drawn.append((view, marks, panel.data, board.data))
    assert len({panel for _, _, panel, _ in drawn}) > 6
    for view, marks, panel_data, board_data in drawn:
        LAYERS.clear()
        assert face.panel(view, SAY, marks=marks).data == panel_data
        LAYERS.clear()
        assert face.board(view, SAY).data == board_data


class Board:
    """Squares on a white ground; notes which parts of it are drawn."""

    def __init__(self) -> None:
        self.parts: list[Box | None] = []

    def draw(self, key: Hashable, colours: Mapping[str, str]) -> Image.Image:
        boxes = {name: (10 + 40 * n, 11, 39 + 40 * n, 40) for n, name in enumerate("abcd")}
        things = {name: Thing(colour, boxes[name]) for name, colour in colours.items()}

        def part(box: Box | None) -> Image.Image:
            self.parts.append(box)
            whole = Image.new("RGB", SIZE, "white")
            for name, colour in colours.items():
                whole.paste(colour, boxes[name])
            return whole if box is None else whole.crop(box)

        return grown(key, things, part)


def test_only_what_has_changed_is_drawn_anew() -> None:
    board, key = Board(), object()
    first = board.draw(key, {"a": "red", "b": "green", "c": "blue"})
    note(first, "a", (10, 11, 39, 40))
    second = board.draw(key, {"a": "red", "b": "gold", "d": "black"})
    # One has changed, one is gone and one has come.
    assert board.parts == [None, (50, 10, 80, 40), (90, 10, 120, 40), (130, 10, 160, 40)]
    assert (
        second.tobytes()
        == Board().draw(object(), {"a": "red", "b": "gold", "d": "black"}).tobytes()
    )
    assert patch_of(second) == (first, tuple(board.parts[1:]))
    # What lay on the one before need not lie there any more.
    assert spots(second) == {}
    assert inks().encode(second) == inks().encode(Image.frombytes("RGB", SIZE, second.tobytes()))


def test_a_board_that_has_changed_everywhere_is_drawn_at_once() -> None:
    board, key = Board(), object()
    kept = board.draw(key, dict.fromkeys("abcd", "red"))
    again = board.draw(key, dict.fromkeys("abcd", "red"))
    assert board.parts == [None]
    assert again.tobytes() == kept.tobytes()
    small = {"a": Thing("red", (0, 0, *SIZE))}
    grown("all", small, lambda box: Image.new("RGB", SIZE, "red"))
    assert grown("all", {"a": Thing("blue", (0, 0, *SIZE))}, lambda box: kept) is kept


def test_nothing_is_made_of_a_board_that_is_gone() -> None:
    base = Image.new("RGB", SIZE, "white")
    copy = patched(base, [(1, 1, 4, 4), (3, 3, 300, 9)])
    assert patch_of(copy) == (base, ((0, 0, 200, 10),))
    del base
    assert patch_of(copy) is None
