"""Draws caravans to choose from: all borders, ends, or each chain in its own colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from games.ankh.view import AnkhView, ChainView
from render.ankh.board.layout import BoardLayout
from render.ankh.board.terrain import draw_lines
from render.ankh.colours import CHAINS
from render.ankh.icons import ICONS
from render.art.brush import Colour, Point
from render.art.hex_layout import paste_centred
from render.art.shared_colours import GILT, INK, WHITE
from render.kit.option_marks import badge
from render.renderer import Mark

_CANDIDATE = ((INK, 0.1), (GILT, 0.06))
_BADGE = 0.86

Border = tuple[str, str]


def marked_chains(view: AnkhView, marks: Sequence[Mark]) -> dict[str, ChainView]:
    """The chains that are marked, by the place of their mark."""
    known = {chain.option: chain for chain in view.chains}
    return {mark.place: known[mark.place] for mark in marks if mark.place in known}


def hexes_along(chains: Sequence[ChainView]) -> frozenset[str]:
    """The hexes along which the chains run."""
    return frozenset(label for chain in chains for pair in chain.borders for label in pair)


def draw_candidates(image: Image.Image, chains: Sequence[ChainView], layout: BoardLayout) -> None:
    """Draw thin lines along all borders of the given chains."""
    borders = dict.fromkeys(pair for chain in chains for pair in chain.borders)
    draw_lines(image, [layout.border(*pair) for pair in borders], layout.size, _CANDIDATE)


def draw_chains(
    image: Image.Image, chains: dict[str, ChainView], marks: Sequence[Mark], layout: BoardLayout
) -> None:
    """Draw each marked chain in its own colour, side by side on shared borders."""
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
            ends = _shifted_border(
                layout.border(*pair), layout.middle(pair[0]), step * layout.size * 0.16
            )
            draw_lines(image, [ends], layout.size, ((WHITE, 0.17), (colour, 0.12)))
        spot = _badge_position(borders, shared, taken, layout)
        taken.append(spot)
        spots.append((mark, colour, spot))
    size = round(layout.size * _BADGE)
    for mark, colour, spot in spots:
        paste_centred(image, ICONS.draw("pieces/chain", round(size * 1.26), colour=colour), *spot)
        paste_centred(image, badge(mark.number, size), *spot)


def _shifted_border(ends: tuple[Point, Point], home: Point, shift: float) -> tuple[Point, Point]:
    """A border moved ``shift`` pixels away from the hex whose middle is ``home``."""
    (a, b), (c, d) = ends
    x, y = (a + c) / 2 - home[0], (b + d) / 2 - home[1]
    long = (x * x + y * y) ** 0.5
    dx, dy = x / long * shift, y / long * shift
    return (a + dx, b + dy), (c + dx, d + dy)


def _badge_position(
    borders: Sequence[Border], shared: Counter[Border], taken: Sequence[Point], layout: BoardLayout
) -> Point:
    """The place of a badge: on the least shared border, away from other badges."""

    def crowd(pair: Border) -> tuple[bool, int, float]:
        x, y = layout.between(*pair)
        near = min((abs(x - u) + abs(y - v) for u, v in taken), default=9e9)
        return near < layout.size * _BADGE, shared[pair], -near

    return layout.between(*min(borders, key=crowd))


def draw_corners(image: Image.Image, marks: Sequence[Mark], layout: BoardLayout) -> None:
    """Draw number badges on the corners where a caravan may end."""
    for mark in marks:
        paste_centred(
            image, badge(mark.number, round(layout.size * 0.74)), *layout.corner(mark.place)
        )
