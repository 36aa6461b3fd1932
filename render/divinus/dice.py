"""Draws dice: the upper face in its owner's colour, with pips, a number or a sticker."""

from __future__ import annotations

from PIL import Image

from games.divinus.view import DieView, PantheonDieView
from render.art.brush import Brush, Colour, mix
from render.art.cache import SPRITE_CACHE
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, PAPER, SEATS, WHITE
from render.art.text import MIN_TEXT_SIZE, draw_text, fit_text
from render.divinus.colours import EMBER, PANTHEONS, STICKER
from render.divinus.icons import sign, special_face

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((50, 50),),
    2: ((29, 29), (71, 71)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((29, 29), (71, 29), (29, 71), (71, 71)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 25), (70, 25), (30, 50), (70, 50), (30, 75), (70, 75)),
}
_PIP = 9.5
_LARGE = 96  # pixels
PALE = 0.6
"""How much a spent die fades into what it lies on."""


def die_picture(die: DieView, size: int, ground: Colour, *, pale: bool = False) -> Image.Image:
    """The die with its upper face; Pythia's has a golden rim. Read-only.

    ``ground`` is the colour below it. A ``pale`` die is spent, a scorched one is black.
    """

    def draw() -> Image.Image:
        image = Image.new("RGB", (size, size), ground)
        style = SEATS[die.owner]
        body, ink = style.colour, style.on
        if die.whereabouts == "scorched":
            body, ink = EMBER, PAPER
        brush = Brush(size)
        brush.box(0, 0, 100, 100, GILT if die.pythia else INK, 22)
        brush.box(4, 4, 96, 96, WHITE if style.on == WHITE else mix(body, WHITE, 0.5), 19)
        brush.box(9, 9, 91, 91, body, 15)
        face = die.face
        if face.sticker:
            brush.box(14, 14, 86, 86, STICKER, 10)
        elif face.values[0] in _PIPS:
            for x, y in _PIPS[face.values[0]]:
                brush.circle(x, y, _PIP, ink)
        body_drawn = brush.finish()
        image.paste(body_drawn, (0, 0), body_drawn)
        if face.special:
            paste_centred(image, special_face(face.special, round(size * 0.58)), size / 2, size / 2)
        elif face.sticker:
            # Several values are written on large dice only; the sticker's colour tells the rest.
            text = face.text if size >= _LARGE or len(face.text) < 3 else "*"
            run = fit_text(text, "Bold", round(size * 0.5), 36, round(size * 0.82))
            draw_text(image, size / 2, size / 2, run, INK, align="middle")
        return _faded(image, ground) if pale else image

    key = ("die", die.owner, die.face, die.pythia, die.whereabouts == "scorched", size, ground)
    return SPRITE_CACHE.get((*key, pale), draw)


def wide_die(die: DieView, high: int, ground: Colour) -> Image.Image:
    """A small die as wide as all values of its sticker need. Read-only."""
    face = die.face
    if not face.sticker or face.special or len(face.text) < 3:
        return die_picture(die, high, ground)

    def draw() -> Image.Image:
        run = fit_text(face.text, "Bold", MIN_TEXT_SIZE, MIN_TEXT_SIZE, 10 * high)
        image = Image.new("RGB", (round(run.width) + 20, high), ground)
        rounded_box(image, (0, 0, *image.size), SEATS[die.owner].colour, 8)
        rounded_box(image, (4, 4, image.width - 4, high - 4), STICKER, 6)
        draw_text(image, image.width / 2, high / 2, run, INK, align="middle")
        return image

    return SPRITE_CACHE.get(("wide die", die.owner, face, high, ground), draw)


def die_face(value: int, size: int) -> Image.Image:
    """A die of nobody's colour that shows ``value`` pips, on a transparent ground."""
    brush = Brush(size)
    brush.box(0, 0, 100, 100, INK, 22)
    brush.box(5, 5, 95, 95, PAPER, 18)
    for x, y in _PIPS[value]:
        brush.circle(x, y, _PIP, INK)
    return brush.finish()


def pantheon_die_picture(die: PantheonDieView, size: int, ground: Colour) -> Image.Image:
    """The die of a pantheon with its sign; pale if it has been used."""

    def draw() -> Image.Image:
        image = Image.new("RGB", (size, size), ground)
        brush = Brush(size)
        brush.box(0, 0, 100, 100, GILT, 22)
        brush.box(7, 7, 93, 93, PANTHEONS[die.pantheon], 16)
        body = brush.finish()
        image.paste(body, (0, 0), body)
        paste_centred(image, sign(die.pantheon, round(size * 0.66)), size / 2, size / 2)
        return image if die.active else _faded(image, ground)

    return SPRITE_CACHE.get(("pantheon die", die.pantheon, die.active, size, ground), draw)


def _faded(image: Image.Image, ground: Colour) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, ground), PALE)
