"""Caches stay within their bounds, and compressed images come back as they were."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render.art.cache import LAYER_CACHE, SPRITE_CACHE, BoundedCache, CompressedImageCache
from render.art.fact_locations import fact_locations, note_fact
from render.art.shared_colours import GILT, INK, PAPER
from render.deus.palette import palette
from render.deus.renderer import DeusRenderer
from tests.deus.renderer_positions import sample
from tests.render.words import speaker

SIZE = (100, 80)
WEIGHT = SIZE[0] * SIZE[1]


def test_the_least_recently_used_goes_first() -> None:
    cache: BoundedCache[str] = BoundedCache(3, len)
    for letter in "abc":
        cache.get(letter, letter.lower)
    cache.get("a", "never".lower)
    cache.get("d", "d".lower)
    assert [cache.get(letter, "x".lower) for letter in "acd"] == ["a", "c", "d"]
    assert cache.get("b", "x".lower) == "x"


def test_an_image_larger_than_the_cache_is_not_cached() -> None:
    cache: BoundedCache[str] = BoundedCache(3, len)
    assert cache.get("k", lambda: "abcd") == "abcd"
    assert (len(cache), cache.used) == (0, 0)


def test_threads_share_a_cache() -> None:
    cache: BoundedCache[str] = BoundedCache(50, len)
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda n: cache.get(n % 90, lambda: f"{n % 90}"), range(4000)))
    assert results == [str(n % 90) for n in range(4000)]
    assert 0 < cache.used <= 50
    assert 25 <= len(cache) <= 50


def test_many_tables_do_not_outgrow_memory() -> None:
    renderer, say = DeusRenderer(), speaker()
    for seed in range(12):
        renderer.draw_board(sample(2 + seed % 3, seed), say)
    assert 0 < LAYER_CACHE.used <= LAYER_CACHE.limit == 32 * 2**20
    assert 0 < SPRITE_CACHE.used <= SPRITE_CACHE.limit == 32 * 2**20


def board(number: int) -> Image.Image:
    image = Image.new("RGB", SIZE, PAPER)
    image.paste(INK, (number, 0, number + 3, 40))
    image.paste(GILT, (0, number, 50, number + 2))
    drawn = palette().indexed(image)
    note_fact(drawn, f"boards/{number}", (number, 0, number + 3, 40))
    return drawn


def test_an_evicted_image_is_compressed_and_comes_back() -> None:
    cache = CompressedImageCache(2 * WEIGHT, 10_000)
    boards = [board(number) for number in range(6)]
    for number, drawn in enumerate(boards):
        cache.store(number, drawn, f"about {number}")
    assert len(cache) == 6
    assert 2 * WEIGHT < cache.used < 3 * WEIGHT
    for number in (3, 0, 5, 0):
        found = cache.find(number)
        assert found is not None
        assert found.metadata == f"about {number}"
        assert found.image.convert("RGB").tobytes() == boards[number].convert("RGB").tobytes()
        assert fact_locations(found.image) == {f"boards/{number}": ((number, 0, number + 3, 40),)}
        # It is encoded as before.
        assert palette().encode(found.image) == palette().encode(boards[number])
    assert len(cache) == 6


def test_only_the_last_drawing_of_a_key_is_kept() -> None:
    cache = CompressedImageCache(WEIGHT, 10_000)
    cache.store("a", board(1))
    cache.store("b", board(2))
    newer = board(3)
    cache.store("a", newer)
    assert len(cache) == 2
    cache.find("b")
    found = cache.find("a")
    assert found is not None
    assert found.image.tobytes() == newer.tobytes()


def test_what_does_not_fit_is_forgotten() -> None:
    cache = CompressedImageCache(WEIGHT, 10)
    cache.store("a", board(1))
    cache.store("b", board(2))
    assert cache.find("a") is None
    tiny = CompressedImageCache(WEIGHT - 1, 10_000)
    assert tiny.get("a", lambda: board(1)).size == SIZE
    assert (len(tiny), tiny.used) == (0, 0)


def test_threads_share_compressed_images() -> None:
    cache = CompressedImageCache(3 * WEIGHT, 10_000)
    drawn = {number: board(number) for number in range(8)}

    def wanted(number: int) -> bool:
        found = cache.get(number % 8, drawn[number % 8].copy)
        return found.tobytes() == drawn[number % 8].tobytes()

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(wanted, range(400)))
