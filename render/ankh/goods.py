"""Icons of what is counted or done: followers, actions, events and cards."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.ankh.figures import SIGNS
from render.ankh.tints import (
    CAMEL,
    CRIMSON,
    GATE,
    GATE_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LEAF,
    LINEN,
    NEUTRAL,
    NEUTRAL_DARK,
    NILE,
    NILE_DARK,
    SKIN,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WAVE,
)
from render.art.brush import Brush, Colour, around, mix
from render.art.palette import INK, WHITE
from render.art.shelf import SPRITES


def good(kind: str, size: int) -> Image.Image:
    """An icon by name, with a dark rim."""

    def draw() -> Image.Image:
        brush = Brush(size)
        _DRAWN[kind](brush)
        return brush.finish((INK, 4))

    return SPRITES.get(("ankh good", kind, size), draw)


def _follower(brush: Brush) -> None:
    brush.blob([(50, 44), (78, 52), (88, 92), (12, 92), (22, 52)], LINEN)
    brush.circle(50, 28, 20, SKIN)
    brush.blob([(28, 30), (34, 8), (66, 8), (72, 30), (60, 16), (40, 16)], INK)
    brush.polygon([(34, 50), (66, 50), (50, 66)], GOLD)


def _devotion(brush: Brush) -> None:
    """A flame in a bowl."""
    brush.blob([(50, 4), (66, 26), (72, 46), (62, 62), (38, 62), (28, 46), (38, 30)], CRIMSON)
    brush.blob([(50, 24), (60, 42), (56, 58), (44, 58), (40, 44)], GOLD)
    brush.polygon([(14, 60), (86, 60), (70, 80), (30, 80)], GOLD_DARK)
    brush.polygon([(40, 80), (60, 80), (68, 94), (32, 94)], GOLD)
    brush.stroke([(20, 64), (80, 64)], GOLD_LIGHT, 5)


def _swords(brush: Brush) -> None:
    for side in (-1, 1):
        brush.stroke([(50 - side * 32, 82), (50 + side * 34, 12)], WHITE, 9)
        brush.polygon(
            [(50 + side * 30, 8), (50 + side * 44, 2), (50 + side * 40, 18)],
            WHITE,
        )
        brush.stroke([(50 - side * 34, 62), (50 - side * 14, 80)], GOLD, 8)
        brush.stroke([(50 - side * 28, 78), (50 - side * 38, 90)], GOLD_DARK, 9)


def _merge(brush: Brush) -> None:
    """Two tokens that become one."""
    brush.circle(33, 50, 30, GATE)
    brush.circle(67, 50, 30, GOLD)
    brush.blob([(50, 25), (63, 50), (50, 75), (37, 50)], WHITE)


def _forget(brush: Brush) -> None:
    """A broken ankh."""
    _painted("ankh", NEUTRAL, NEUTRAL_DARK)(brush)
    brush.stroke([(22, 88), (46, 62), (38, 46), (78, 8)], INK, 8)


def _end(brush: Brush) -> None:
    """A crown."""
    brush.polygon([(8, 26), (28, 48), (50, 12), (72, 48), (92, 26), (84, 84), (16, 84)], GOLD)
    brush.stroke([(20, 74), (80, 74)], GOLD_DARK, 7)
    for x, y in ((8, 24), (50, 10), (92, 24)):
        brush.circle(x, y, 7, CRIMSON)


def _start(brush: Brush) -> None:
    brush.polygon([(24, 10), (88, 50), (24, 90)], LEAF)


def _move(brush: Brush) -> None:
    """A sandal's way."""
    brush.curve([(10, 84), (22, 52), (50, 60), (66, 32)], GOLD, 13)
    brush.polygon([(92, 8), (82, 50), (52, 24)], GOLD)


def _summon(brush: Brush) -> None:
    """A figure that rises."""
    brush.oval(50, 84, 40, 12, GATE_DARK)
    brush.oval(50, 82, 30, 7, GATE)
    brush.circle(50, 22, 16, WHITE)
    brush.blob([(50, 36), (72, 46), (66, 80), (34, 80), (28, 46)], WHITE)


def _camel(brush: Brush) -> None:
    for x in (26, 38, 58, 68):
        brush.stroke([(x, 56), (x, 90)], CAMEL, 8)
    brush.blob([(16, 52), (30, 40), (46, 14), (58, 40), (74, 46), (74, 64), (24, 68)], CAMEL)
    brush.curve([(70, 54), (84, 50), (84, 24)], CAMEL, 13)
    brush.blob([(76, 12), (92, 14), (100, 24), (94, 32), (80, 30)], CAMEL)


def _gate(brush: Brush) -> None:
    brush.circle(50, 44, 40, GATE)
    brush.box(10, 44, 90, 94, GATE)
    brush.circle(50, 48, 24, GATE_DARK)
    brush.box(26, 48, 74, 94, GATE_DARK)


def _captive(brush: Brush) -> None:
    """A warrior behind bars."""
    brush.box(8, 8, 92, 92, NEUTRAL, 10)
    brush.circle(50, 36, 16, SKIN)
    brush.blob([(50, 50), (76, 60), (78, 88), (22, 88), (24, 60)], LINEN)
    for x in (24, 42, 60, 78):
        brush.stroke([(x, 14), (x, 86)], NEUTRAL_DARK, 6)


def _double(brush: Brush) -> None:
    """Two cards at once."""
    brush.polygon([(6, 20), (44, 10), (60, 76), (22, 88)], CRIMSON)
    brush.polygon([(44, 10), (94, 20), (78, 92), (34, 82)], INK)
    brush.polygon([(49, 16), (88, 24), (74, 86), (40, 78)], GOLD)


def _scales(brush: Brush) -> None:
    """The scales that break a tie."""
    brush.stroke([(50, 12), (50, 90)], GOLD, 8)
    brush.stroke([(12, 26), (88, 26)], GOLD, 8)
    brush.stroke([(28, 90), (72, 90)], GOLD, 9)
    for x in (16, 84):
        brush.stroke([(x - 14, 60), (x, 28), (x + 14, 60)], GOLD_DARK, 4)
        brush.polygon([(x - 18, 60), (x + 18, 60), (x + 9, 74), (x - 9, 74)], GOLD_LIGHT)


def _monument(brush: Brush) -> None:
    brush.polygon([(6, 88), (50, 10), (94, 88)], STONE_LIGHT)
    brush.polygon([(50, 10), (94, 88), (60, 88)], STONE)
    brush.polygon([(40, 28), (50, 10), (60, 28)], GOLD)


def _chariots(brush: Brush) -> None:
    for radius, colour in ((33, GOLD_DARK), (26, LINEN)):
        brush.circle(40, 60, radius, colour)
    for x, y in around(40, 60, 27, 6, 0):
        brush.stroke([(40, 60), (x, y)], GOLD_DARK, 6)
    brush.circle(40, 60, 8, GOLD)
    brush.curve([(12, 46), (24, 22), (58, 18), (64, 50), (94, 60)], GOLD, 9)


def _locusts(brush: Brush) -> None:
    green = mix(LEAF, GOLD, 0.35)
    brush.blob([(8, 52), (20, 40), (60, 46), (94, 60), (62, 68), (24, 64)], green)
    brush.blob([(28, 44), (60, 20), (96, 40), (70, 54)], mix(green, WHITE, 0.55))
    brush.stroke([(52, 60), (68, 30), (82, 88)], mix(green, INK, 0.35), 6)
    for x in (26, 38):
        brush.stroke([(x, 62), (x - 8, 84)], mix(green, INK, 0.35), 5)
    brush.curve([(12, 44), (8, 26), (20, 14)], mix(green, INK, 0.35), 4)
    brush.circle(18, 50, 4, INK)


def _drought(brush: Brush) -> None:
    _painted("sun", GOLD, CRIMSON)(brush)


def _flood(brush: Brush) -> None:
    brush.blob([(50, 4), (74, 44), (76, 70), (50, 94), (24, 70), (26, 44)], NILE)
    brush.curve([(34, 62), (38, 76), (50, 82)], WAVE, 7)
    brush.stroke([(50, 28), (44, 42)], mix(NILE, NILE_DARK, 0.4), 4)


def _build(brush: Brush) -> None:
    _monument(brush)
    brush.box(60, 14, 98, 24, LEAF, 3)
    brush.box(74, 0, 84, 38, LEAF, 3)


def _miracle(brush: Brush) -> None:
    outer, inner = around(50, 50, 48, 8), around(50, 50, 19, 8, -67.5)
    brush.polygon([p for pair in zip(outer, inner, strict=True) for p in pair], GOLD_LIGHT)
    brush.circle(50, 50, 13, WHITE)


def _cycle(brush: Brush) -> None:
    """Ma'at's feather in a ring."""
    brush.ring(50, 50, 40, GOLD, 10)
    brush.blob([(46, 84), (36, 50), (46, 16), (64, 22), (64, 54), (52, 74)], WHITE)
    brush.curve([(48, 88), (50, 56), (54, 26)], STONE_DARK, 4)


def _painted(kind: str, colour: Colour, ground: Colour) -> Callable[[Brush], None]:
    return lambda brush: SIGNS[kind](brush, colour, ground)


_DRAWN: dict[str, Callable[[Brush], None]] = {
    "follower": _follower,
    "devotion": _devotion,
    "control": _painted("ankh", GOLD, GOLD_DARK),
    "camel": _camel,
    "conflict": _swords,
    "merge": _merge,
    "forget": _forget,
    "end": _end,
    "start": _start,
    "move": _move,
    "summon": _summon,
    "followers": _follower,
    "ankh": _painted("ankh", GOLD, GOLD_DARK),
    "warrior": _painted("warrior", CAMEL, LINEN),
    "sun": _painted("sun", GOLD, GOLD_DARK),
    "gate": _gate,
    "captive": _captive,
    "double": _double,
    "scales": _scales,
    "monument": _monument,
    "chariots": _chariots,
    "locusts": _locusts,
    "drought": _drought,
    "flood": _flood,
    "build": _build,
    "miracle": _miracle,
    "cycle": _cycle,
}
KINDS: tuple[str, ...] = tuple(_DRAWN)
