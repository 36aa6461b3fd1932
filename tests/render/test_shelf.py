"""Caches stay within their bounds and forget what was used longest ago."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from render.art.shelf import LAYERS, SPRITES, Shelf
from render.deus.face import DeusFace
from tests.render.samples import sample
from tests.render.words import speaker


def test_the_least_recently_used_goes_first() -> None:
    shelf: Shelf[str] = Shelf(3, len)
    for letter in "abc":
        shelf.get(letter, letter.lower)
    shelf.get("a", "never".lower)
    shelf.get("d", "d".lower)
    assert [shelf.get(letter, "x".lower) for letter in "acd"] == ["a", "c", "d"]
    assert shelf.get("b", "x".lower) == "x"


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf: Shelf[str] = Shelf(3, len)
    assert shelf.get("k", lambda: "abcd") == "abcd"
    assert (len(shelf), shelf.used) == (0, 0)


def test_threads_share_a_shelf() -> None:
    shelf: Shelf[str] = Shelf(50, len)
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda n: shelf.get(n % 90, lambda: f"{n % 90}"), range(4000)))
    assert results == [str(n % 90) for n in range(4000)]
    assert 0 < shelf.used <= 50
    assert 25 <= len(shelf) <= 50


def test_many_tables_do_not_outgrow_memory() -> None:
    face, say = DeusFace(), speaker()
    for seed in range(12):
        face.draw_board(sample(2 + seed % 3, seed), say)
    assert 0 < LAYERS.used <= LAYERS.limit == 32 * 2**20
    assert 0 < SPRITES.used <= SPRITES.limit == 32 * 2**20
