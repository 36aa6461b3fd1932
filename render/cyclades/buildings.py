"""What stands in a slot: plates in the colour of the god who builds them, and metropolises."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.cyclades.view import Basic, Bonus, SlotView
from render.art.brush import Brush, Colour, around, mix
from render.art.hexmap import stamp
from render.art.palette import GILT, INK, WHITE
from render.art.shelf import SPRITES
from render.cyclades.goods import good
from render.cyclades.tints import COAST, GODS, MARBLE, SAND

PLATES: dict[Basic, Colour] = {
    "port": GODS["poseidon"],
    "fortress": GODS["ares"],
    "temple": GODS["zeus"],
    "academy": GODS["athena"],
}


def slot(view: SlotView, size: int) -> Image.Image:
    """The slot with what stands in it, ``size`` pixels high and wide."""
    if view.building is None:
        return _empty(size)
    if view.building == "metropolis":
        return metropolis(view.bonus, size)
    return plate(view.building, size)


def plate(kind: Basic, size: int) -> Image.Image:
    """A basic building."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.box(9, 9, 91, 91, PLATES[kind], 17)
        _SIGNS[kind](brush, WHITE, PLATES[kind])
        return brush.finish((WHITE, 4), (INK, 4))

    return SPRITES.get(("plate", kind, size), draw)


def metropolis(bonus: Bonus | None, size: int) -> Image.Image:
    """A metropolis, with the bonus it brings below."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.polygon(around(50, 50, 44, 8, -67.5), GILT)
        brush.polygon(around(50, 50, 38, 8, -67.5), mix(GILT, WHITE, 0.55))
        image = brush.finish((WHITE, 3), (INK, 4))
        stamp(image, good("metropolis", round(size * 0.66)), size / 2, size * 0.44)
        if bonus is not None:
            stamp(image, _medal(bonus, round(size * 0.5)), size * 0.74, size * 0.76)
        return image

    return SPRITES.get(("metropolis", bonus, size), draw)


def _medal(bonus: Bonus, size: int) -> Image.Image:
    brush = Brush(size)
    brush.circle(50, 50, 46, INK)
    brush.circle(50, 50, 40, MARBLE)
    image = brush.finish()
    stamp(image, good(bonus, round(size * 0.64)), size / 2, size / 2)
    return image


def _empty(size: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(size)
        brush.box(16, 16, 84, 84, mix(COAST, INK, 0.25), 16)
        brush.box(23, 23, 77, 77, mix(SAND, WHITE, 0.6), 10)
        brush.stroke([(50, 38), (50, 62)], mix(SAND, COAST, 0.7), 6)
        brush.stroke([(38, 50), (62, 50)], mix(SAND, COAST, 0.7), 6)
        return brush.finish()

    return SPRITES.get(("empty slot", size), draw)


def _port(brush: Brush, colour: Colour, ground: Colour) -> None:
    """An anchor."""
    brush.ring(50, 24, 8, colour, 6)
    brush.stroke([(50, 32), (50, 82)], colour, 8)
    brush.stroke([(34, 44), (66, 44)], colour, 7)
    brush.curve([(22, 58), (30, 76), (50, 83), (70, 76), (78, 58)], colour, 8)
    brush.polygon([(12, 62), (22, 46), (34, 62)], colour)
    brush.polygon([(66, 62), (78, 46), (88, 62)], colour)


def _fortress(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A tower."""
    brush.box(28, 38, 72, 86, colour)
    for left in (20, 42, 64):
        brush.box(left, 14, left + 16, 32, colour)
    brush.box(20, 27, 80, 42, colour)
    brush.box(42, 58, 58, 86, ground, 8)


def _temple(brush: Brush, colour: Colour, ground: Colour) -> None:
    """A gable over pillars."""
    brush.polygon([(12, 40), (50, 12), (88, 40)], colour)
    for left in (20, 45, 70):
        brush.box(left, 46, left + 11, 74, colour)
    brush.box(13, 78, 87, 88, colour)


def _academy(brush: Brush, colour: Colour, ground: Colour) -> None:
    """An open scroll."""
    brush.box(24, 20, 76, 80, colour)
    for y in (18, 82):
        brush.box(14, y - 8, 86, y + 8, colour, 8)
    for y, right in ((38, 66), (50, 66), (62, 52)):
        brush.stroke([(34, y), (right, y)], ground, 6)


_SIGNS: dict[Basic, Callable[[Brush, Colour, Colour], None]] = {
    "port": _port,
    "fortress": _fortress,
    "temple": _temple,
    "academy": _academy,
}
