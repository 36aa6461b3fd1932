"""Draws the title page of a campaign's scenario: its title over a shore, and its gods."""

from __future__ import annotations

from PIL import Image

from games.divinus.view import DivinusView, GodView
from render.art.brush import Brush, Colour, Point, mix
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, NIGHT, PAPER, TABLE
from render.art.text import draw_headline, draw_text, fit_text, width
from render.divinus.colours import BARE, PANTHEONS, PEAK, SHORE, SNOW, TERRAINS, TUFT, WAVE
from render.divinus.frame import TITLES
from render.divinus.icons import sign
from render.divinus.names import god_name, scenario_title
from render.divinus.palette import palette
from render.kit.cached_layer import cached_layer
from render.kit.picture_layout import CONTENT_WIDTH
from render.renderer import Say

_HEIGHT = 640
_DOWN = 100 * _HEIGHT / CONTENT_WIDTH
"""The height in hundredths of the width, as a brush counts."""
_SHORE = 27.0
_SKIES: tuple[tuple[Colour, Colour], ...] = (
    (WAVE, PAPER),
    (GILT, PAPER),
    (NIGHT, TERRAINS["sea"]),
    (TERRAINS["sea"], WAVE),
)
"""The sky above and at the horizon, in turn for each scenario."""
_PEAKS: tuple[Point, ...] = (
    (4, 13), (15, 9), (27, 15), (39, 11), (52, 16), (63, 8), (76, 14), (88, 10), (97, 15),
)  # fmt: skip
"""The tops of the mountains; scenarios shift them."""


def title_page(view: DivinusView, say: Say) -> Image.Image:
    """The title of the view's scenario, with the gods who take part in it."""
    title = say(scenario_title(view.scenario))
    names = tuple(say(god_name(god.id)) for god in view.gods)
    key = ("title page", view.scenario, title, names)

    def draw() -> Image.Image:
        image = Image.new("RGB", (CONTENT_WIDTH, _HEIGHT), TABLE)
        scene = _scene(view.scenario)
        image.paste(scene, (0, 0), scene)
        _draw_title(image, title)
        _draw_gods(image, view.gods, names)
        return image

    return cached_layer(key, palette(), draw)


def _scene(number: int) -> Image.Image:
    """A shore with mountains behind it, the sea before it, and ships under sail."""
    brush = Brush(CONTENT_WIDTH, _HEIGHT, over=2)
    above, below = _SKIES[number % len(_SKIES)]
    bands = 9
    for band in range(bands):
        top = _SHORE * band / bands
        brush.box(0, top, 100, _DOWN, mix(above, below, band / (bands - 1)))
    sun = 12 + 76 * ((number * 5) % 12) / 11
    brush.circle(sun, 17.5, 3.6, mix(GILT, PAPER, 0.5))
    brush.circle(sun, 17.5, 2.9, PAPER if above == NIGHT else GILT)
    shift = (number * 7) % 11
    for x, top in _PEAKS:
        _mountain(brush, (x + shift) % 104 - 2, top + 5 + (x * number) % 5)
    hills = [(x, _SHORE - 2.4 - ((x + number * 9) * 7 % 12) / 5) for x in range(-4, 109, 8)]
    brush.polygon([(-4, _DOWN), *hills, (108, _DOWN)], TERRAINS["plain"])
    for x in range(2, 100, 5):
        y = _SHORE - 0.8 - (x * 3 % 5) / 5
        brush.stroke([(x, y), (x - 0.5, y - 1)], TUFT, 0.25)
        brush.stroke([(x, y), (x + 0.5, y - 1.1)], TUFT, 0.25)
    brush.box(0, _SHORE, 100, _DOWN, TERRAINS["sea"])
    brush.box(0, _SHORE, 100, _SHORE + 0.4, SHORE)
    for row, y in enumerate((29.5, 32.5, 35.5, 38.5)):
        for x in range(-3 + 4 * (row % 2), 104, 9):
            brush.curve([(x, y), (x + 1.2, y - 0.6), (x + 2.4, y), (x + 3.6, y - 0.5)], WAVE, 0.3)
    for place in range(3):
        _ship(brush, 12 + (number * 13 + place * 34) % 80, 30 + 1.6 * (place % 2), 1 + place % 2)
    return brush.finish()


def _mountain(brush: Brush, x: float, top: float) -> None:
    half = (_SHORE - top) * 0.72
    brush.polygon([(x - half, _SHORE), (x, top), (x + half, _SHORE)], TERRAINS["mountain"])
    brush.polygon([(x, top), (x + half, _SHORE), (x + half * 0.25, _SHORE)], PEAK)
    brush.polygon(
        [
            (x, top),
            (x - half * 0.22, top + (_SHORE - top) * 0.22),
            (x - half * 0.05, top + (_SHORE - top) * 0.17),
            (x + half * 0.22, top + (_SHORE - top) * 0.22),
        ],
        SNOW,
    )


def _ship(brush: Brush, x: float, y: float, size: float) -> None:
    """A ship with a striped sail; ``y`` is its waterline."""
    unit = 0.55 + 0.3 * size
    hull = [(-3, -1.1), (-2, 0.5), (2, 0.5), (3, -1.3), (1.8, -0.5), (-1.8, -0.5)]
    brush.polygon([(x + a * unit, y + b * unit) for a, b in hull], SHORE)
    brush.stroke([(x, y - 0.4 * unit), (x, y - 5 * unit)], SHORE, 0.22 * unit)
    for stripe in range(4):
        left = -1.9 + 0.95 * stripe
        sail = [(left, -4.6), (left + 0.95, -4.6), (left + 1.05, -1.3), (left + 0.1, -1.3)]
        colour = PAPER if stripe % 2 else PANTHEONS["norse"]
        brush.polygon([(x + a * unit, y + b * unit) for a, b in sail], colour)


def _draw_title(image: Image.Image, title: str) -> None:
    """The title on a strip of old paper."""
    room = CONTENT_WIDTH - 260
    wide = min(width(title, TITLES.weight, 104), room)
    left, right = (CONTENT_WIDTH - wide) // 2 - 70, (CONTENT_WIDTH + wide) // 2 + 70
    rounded_box(image, (left, 48, right, 220), BARE, 26, (SHORE, 6))
    rounded_box(image, (left + 14, 62, right - 14, 206), PAPER, 16, (GILT, 4))
    draw_headline(image, ((CONTENT_WIDTH - wide) / 2, 134), title, TITLES, (104, 48), room, INK)


def _draw_gods(image: Image.Image, gods: tuple[GodView, ...], names: tuple[str, ...]) -> None:
    """A plate with sign and name for each god, side by side."""
    if not gods:
        return
    step = CONTENT_WIDTH / len(gods)
    across = min(620, int(step) - 30)
    for number, (god, name) in enumerate(zip(gods, names, strict=True)):
        x = step * (number + 0.5)
        box = (round(x - across / 2), _HEIGHT - 138, round(x + across / 2), _HEIGHT - 28)
        rounded_box(image, box, PANTHEONS[god.pantheon], 30, (GILT, 5))
        run = fit_text(name, "Bold", 64, 36, across - 150)
        start = x - (run.width + 96) / 2
        paste_centred(image, sign(god.pantheon, 76), start + 38, _HEIGHT - 83)
        draw_text(image, start + 96, _HEIGHT - 83, run, PAPER)
