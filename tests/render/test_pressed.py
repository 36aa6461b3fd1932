"""Drawings that are put away come back as they were."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render.art.palette import GILT, INK, PAPER
from render.art.pressed import PressedShelf
from render.art.spots import note, spots
from render.deus.inks import inks

SIZE = (100, 80)
WEIGHT = SIZE[0] * SIZE[1]


def board(number: int) -> Image.Image:
    image = Image.new("RGB", SIZE, PAPER)
    image.paste(INK, (number, 0, number + 3, 40))
    image.paste(GILT, (0, number, 50, number + 2))
    drawn = inks().indexed(image)
    note(drawn, f"boards/{number}", (number, 0, number + 3, 40))
    return drawn


def test_what_is_pushed_out_is_pressed_and_comes_back() -> None:
    shelf = PressedShelf(2 * WEIGHT, 10_000)
    boards = [board(number) for number in range(6)]
    for number, drawn in enumerate(boards):
        shelf.keep(number, drawn, f"about {number}")
    assert len(shelf) == 6
    assert 2 * WEIGHT < shelf.used < 3 * WEIGHT
    for number in (3, 0, 5, 0):
        found = shelf.find(number)
        assert found is not None
        assert found.about == f"about {number}"
        assert found.image.convert("RGB").tobytes() == boards[number].convert("RGB").tobytes()
        assert spots(found.image) == {f"boards/{number}": ((number, 0, number + 3, 40),)}
        # It is encoded as before, from the same bands.
        assert inks().encode(found.image) == inks().encode(boards[number])
    assert len(shelf) == 6


def test_only_the_last_drawing_of_a_key_is_kept() -> None:
    shelf = PressedShelf(WEIGHT, 10_000)
    shelf.keep("a", board(1))
    shelf.keep("b", board(2))
    newer = board(3)
    shelf.keep("a", newer)
    assert len(shelf) == 2
    shelf.find("b")
    found = shelf.find("a")
    assert found is not None
    assert found.image.tobytes() == newer.tobytes()


def test_what_does_not_fit_is_forgotten() -> None:
    shelf = PressedShelf(WEIGHT, 10)
    shelf.keep("a", board(1))
    shelf.keep("b", board(2))
    assert shelf.find("a") is None
    tiny = PressedShelf(WEIGHT - 1, 10_000)
    assert tiny.get("a", lambda: board(1)).size == SIZE
    assert (len(tiny), tiny.used) == (0, 0)


def test_threads_share_it() -> None:
    shelf = PressedShelf(3 * WEIGHT, 10_000)
    drawn = {number: board(number) for number in range(8)}

    def wanted(number: int) -> bool:
        found = shelf.get(number % 8, drawn[number % 8].copy)
        return found.tobytes() == drawn[number % 8].tobytes()

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(wanted, range(400)))
