"""Films show a match from first to last picture, and fit into a post."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from render.art.shared_colours import TABLE
from render.film import choose_frames, durations, make_film
from tests.properties import given, st
from tests.render.words import speaker

SAY = speaker()


def plain(colour: tuple[int, int, int], size: tuple[int, int] = (200, 300)) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def steps(count: int) -> list[bytes]:
    """Pictures that tell by their colour which they are."""
    return [plain((number * 5, 90, 255 - number * 5)) for number in range(count)]


def noise(seed: int, size: tuple[int, int]) -> Image.Image:
    return Image.frombytes("RGB", size, Random(seed).randbytes(size[0] * size[1] * 3))


def shown(data: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame of a film and how long it stays."""
    film = Image.open(BytesIO(data))
    frames = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        film.load()
        frames.append((film.convert("RGB"), film.info.get("duration", 0)))
    return frames


def near(image: Image.Image, spot: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    pixel = image.getpixel(spot)
    assert isinstance(pixel, tuple)
    return all(abs(one - other) <= 8 for one, other in zip(pixel, colour, strict=True))


@given(st.integers(0, 500), st.integers(1, 60))
def test_frames_are_chosen_from_the_first_to_the_last(count: int, most: int) -> None:
    chosen = choose_frames(count, most)
    assert len(chosen) == min(count, most)
    assert chosen == sorted(set(chosen))
    if count:
        assert chosen[-1] == count - 1
        if most > 1:
            assert chosen[0] == 0
            steps = [after - before for before, after in pairwise(chosen)]
            assert not steps or max(steps) - min(steps) <= 1


@given(st.integers(1, 100))
def test_a_film_is_slow_enough_and_ends_with_a_rest(count: int) -> None:
    times = durations(count)
    assert len(times) == count
    assert sum(times) <= 60_000
    assert min(times) >= 500
    assert times[-1] == max(times) >= 3000


def test_a_film_shows_its_pictures_in_order() -> None:
    film = make_film(steps(12), SAY, name="deus")
    assert film.filename == "deus-film.webp"
    assert "12 pictures" in film.alt
    frames = shown(film.data)
    assert [stay for _, stay in frames] == durations(12)
    for number, (image, _) in enumerate(frames):
        assert image.size == (200, 300)
        assert near(image, (100, 150), (number * 5, 90, 255 - number * 5))
    assert Image.open(BytesIO(film.data)).info["loop"] == 0


def test_a_long_match_is_told_in_some_of_its_pictures() -> None:
    film = make_film(steps(50), SAY, max_frames=10)
    frames = shown(film.data)
    assert len(frames) == 10
    assert near(frames[0][0], (9, 9), (0, 90, 255))
    assert near(frames[-1][0], (9, 9), (245, 90, 10))


def test_the_same_pictures_give_the_same_film() -> None:
    assert make_film(steps(5), SAY) == make_film(iter(steps(5)), SAY)


def test_a_higher_last_picture_is_shrunk_and_a_lower_one_stands_on_the_table() -> None:
    frames = [
        plain((9, 9, 9), (1600, 2400)),
        plain((200, 20, 20), (1600, 2000)),
        plain((20, 20, 200), (1600, 3200)),
    ]
    first, second, last = (image for image, _ in shown(make_film(frames, SAY).data))
    assert first.size == second.size == last.size == (800, 1200)
    assert near(second, (400, 990), (200, 20, 20))
    assert near(second, (400, 1010), TABLE)
    assert near(last, (400, 1190), (20, 20, 200))
    assert near(last, (90, 600), TABLE)
    assert near(last, (110, 600), (20, 20, 200))


@pytest.mark.parametrize("max_bytes", [400_000, 60_000, 12_000])
def test_a_film_fits_whatever_it_shows(max_bytes: int) -> None:
    frames = [noise(seed, (320, 400)) for seed in range(8)]
    film = make_film(frames, SAY, max_bytes=max_bytes)
    assert len(film.data) <= max_bytes
    assert Image.open(BytesIO(film.data)).format == "WEBP"


def test_one_picture_is_a_film_and_none_is_not() -> None:
    film = make_film(steps(1), SAY)
    assert len(shown(film.data)) == 1
    assert "end of the match" in film.alt
    with pytest.raises(ValueError, match="needs a picture"):
        make_film([], SAY)
    with pytest.raises(ValueError, match="not even one"):
        make_film(steps(2), SAY, max_bytes=10)
