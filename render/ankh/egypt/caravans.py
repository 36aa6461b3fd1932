"""Caravans that could be laid: all their borders, their ends, or each way in its own colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from games.ankh.view import AnkhView, ChainView
from render.ankh.egypt.ground import lines
from render.ankh.egypt.lay import Lay
from render.ankh.icons import ICONS
from render.ankh.tints import CHAINS
from render.art.brush import Colour, Point
from render.art.hexmap import stamp
from render.art.palette import GILT, INK, WHITE
from render.face import Mark
from render.kit.marks import badge

_CANDIDATE = ((INK, 0.1), (GILT, 0.06))
_BADGE = 0.86

Border = tuple[str, str]


def chosen_chains(view: AnkhView, marks: Sequence[Mark]) -> dict[str, ChainView]:
    """The marked ways by the place of their mark."""
    known = {chain.option: chain for chain in view.chains}
    return {mark.place: known[mark.place] for mark in marks if mark.place in known}


def beside(chains: Sequence[ChainView]) -> frozenset[str]:
    """The hexes along which the chains run."""
    return frozenset(label for chain in chains for pair in chain.borders for label in pair)


def candidates(image: Image.Image, chains: Sequence[ChainView], lay: Lay) -> None:
    """Every border that some caravan could take, as one net of thin lines."""
    borders = dict.fromkeys(pair for chain in chains for pair in chain.borders)
    lines(image, [lay.border(*pair) for pair in borders], lay.size, _CANDIDATE)


def ways(image: Image.Image, chains: dict[str, ChainView], marks: Sequence[Mark], lay: Lay) -> None:
    """Each marked way in a colour of its own, side by side where several share a border."""
    shared: Counter[Border] = Counter(pair for chain in chains.values() for pair in chain.borders)
    drawn: Counter[Border] = Counter()
    spots: list[tuple[Mark, Colour, Point]] = []
    taken: list[Point] = []
    shown = [mark for mark in marks if mark.place in chains]
    for index, mark in enumerate(shown):
        borders = chains[mark.place].borders
        colour = CHAINS[index % len(CHAINS)]
        for pair in borders:
            step = drawn[pair] - (shared[pair] - 1) / 2
            drawn[pair] += 1
            ends = _beside(lay.border(*pair), lay.middle(pair[0]), step * lay.size * 0.16)
            lines(image, [ends], lay.size, ((WHITE, 0.17), (colour, 0.12)))
        spot = _free(borders, shared, taken, lay)
        taken.append(spot)
        spots.append((mark, colour, spot))
    size = round(lay.size * _BADGE)
    for mark, colour, spot in spots:
        stamp(image, ICONS.draw("pieces/way", round(size * 1.26), colour=colour), *spot)
        stamp(image, badge(mark.number, size), *spot)


def _beside(ends: tuple[Point, Point], home: Point, shift: float) -> tuple[Point, Point]:
    """A border moved ``shift`` pixels away from the hex whose middle is ``home``."""
    (a, b), (c, d) = ends
    x, y = (a + c) / 2 - home[0], (b + d) / 2 - home[1]
    long = (x * x + y * y) ** 0.5
    dx, dy = x / long * shift, y / long * shift
    return (a + dx, b + dy), (c + dx, d + dy)


def _free(
    borders: Sequence[Border], shared: Counter[Border], taken: Sequence[Point], lay: Lay
) -> Point:
    """Where the number goes: on the border that fewest others share, away from other numbers."""

    def crowd(pair: Border) -> tuple[bool, int, float]:
        x, y = lay.between(*pair)
        near = min((abs(x - u) + abs(y - v) for u, v in taken), default=9e9)
        return near < lay.size * _BADGE, shared[pair], -near

    return lay.between(*min(borders, key=crowd))


def corners(image: Image.Image, marks: Sequence[Mark], lay: Lay) -> None:
    """Numbers on the ends that a caravan may have."""
    for mark in marks:
        stamp(image, badge(mark.number, round(lay.size * 0.74)), *lay.corner(mark.place))
