"""Draws the tracks of war, technology, trade and power with their multipliers and goals."""

from __future__ import annotations

from PIL import Image

from games.anunnaki.view import AnunnakiView
from render.anunnaki.colours import DEBT, GAIN, SPACES
from render.anunnaki.icons import goods_icon
from render.anunnaki.palette import palette
from render.art.brush import Colour, mix
from render.art.fact_locations import note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, PAPER, SEATS, TABLE, seat_symbol
from render.art.text import draw_text, fit_fine_text
from render.kit.cached_layer import cached_layer

TRACKS = ("war", "technology", "trade")
_NAME, _GOAL, _EDGE = 62, 74, 10
_LEAST = 26  # pixels across a space that a marker needs


def tracks(view: AnunnakiView, across: int, high: int) -> Image.Image:
    """The tracks, ``across`` x ``high`` pixels. Cached: do not modify."""
    places = tuple((h.seat, tuple(h.tracks.items()), h.power, h.lightning) for h in view.houses)
    goals = tuple(view.goals.items())
    key = ("anunnaki tracks", places, goals, view.power_tokens, across, high)

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, high), TABLE)
        rounded_box(image, (0, 0, across, high), PAPER, 18, (mix(PAPER, INK, 0.25), 3))
        row = (high - 2 * _EDGE) // 4
        for number, track in enumerate(TRACKS):
            top = _EDGE + number * row
            at = {h.seat: h.tracks[track] for h in view.houses}
            texts = [f"×{factor}" for factor in view.multipliers]
            paints = [SPACES[factor - 1] for factor in view.multipliers]
            box = (_NAME + _EDGE, top, across - _GOAL, row)
            _spaces(image, texts, paints, at, box, f"tracks/{track}")
            _ends(image, track, view.goals.get(track), top + row / 2, across)
        top = _EDGE + 3 * row
        at = {h.seat: h.power for h in view.houses}
        texts = [str(points) for points in view.power_points]
        paints = [DEBT if points < 0 else GAIN for points in view.power_points]
        box = (_NAME + _EDGE, top, across - _GOAL, row)
        spots = _spaces(image, texts, paints, at, box, "power")
        for index in view.power_tokens:
            x, wide = spots[index]
            paste_centred(image, goods_icon("points", min(34, wide - 4)), x, top + row - 18)
            note_fact_centred(image, "power_tokens", x, top + row - 18, 34, 34)
        x, _ = spots[view.lightning]
        paste_centred(image, goods_icon("lightning", 30), x, top + 16)
        for path in ("lightning", *(f"houses/{house.seat}/lightning" for house in view.houses)):
            note_fact_centred(image, path, x, top + 16, 30, 30)
        _ends(image, "power", view.goals.get("power"), top + row / 2, across)
        return image

    return cached_layer(key, palette(), draw)


def _spaces(
    image: Image.Image,
    texts: list[str],
    paints: list[Colour],
    at: dict[str, int],
    box: tuple[int, int, int, int],
    path: str,
) -> list[tuple[float, int]]:
    """The spaces of one track with their words and markers; the middle and width of each.

    ``path`` is the path of the house's position in the view.
    """
    left, top, right, row = box
    wide = (right - left) / len(texts)
    found = []
    for index, (text, paint) in enumerate(zip(texts, paints, strict=True)):
        start = round(left + index * wide)
        end = round(left + (index + 1) * wide) - 3
        rounded_box(image, (start, top + 3, end, top + row - 3), paint, 8)
        middle = (start + end) / 2
        run = fit_fine_text(text, "Bold", max(24, round(row * 0.4)), 14, end - start - 4)
        draw_text(
            image, middle, top + 5 + run.size * 0.42, run, mix(INK, paint, 0.35), align="middle"
        )
        here = [seat for seat, place in at.items() if place == index]
        _markers(image, here, (middle, top, end - start, row), path)
        found.append((middle, end - start))
    return found


def _markers(
    image: Image.Image, seats: list[str], space: tuple[float, int, int, int], path: str
) -> None:
    """Markers at the foot of a space (its middle, top, width, height), in two lines if many."""
    if not seats:
        return
    x, top, wide, row = space
    lines = 1 if len(seats) * _LEAST <= wide else 2
    a_line = -(-len(seats) // lines)
    step = (row - 22) / lines
    size = round(min(step * 1.16, (wide + 4) / a_line, 46))
    for index, seat in enumerate(seats):
        line, place = divmod(index, a_line)
        count = min(a_line, len(seats) - line * a_line)
        across = x + (place - (count - 1) / 2) * size
        y = top + 23 + step * (line + 0.5) - 2
        paste_centred(image, seat_symbol(SEATS[seat], size), across, y)
        note_fact_centred(image, f"houses/{seat}/{path}", across, y, size, size)


def _ends(image: Image.Image, track: str, goal: str | None, y: float, across: int) -> None:
    paste_centred(image, goods_icon(track, 54), _EDGE + 28, y)
    if goal is not None:
        x = across - _GOAL / 2 - 2
        rounded_box(
            image, (round(x) - 31, round(y) - 28, round(x) + 31, round(y) + 28), GILT, 12, (INK, 3)
        )
        paste_centred(image, goods_icon(goal, 46), x, y)
        note_fact_centred(image, f"goals/{track}", x, y, 62, 56)
