"""Stores in an image where each fact of the view is drawn.

A fact is identified by its path in the view ("gods/amber/followers"). Layers are cached and
reused, so the locations are stored in the image itself (``Image.info``).
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

Box = tuple[int, int, int, int]
FactLocations = Mapping[str, tuple[Box, ...]]

_INFO_PREFIX = "spot "


def note_fact(image: Image.Image, path: str, box: tuple[float, float, float, float]) -> None:
    """Note that the fact ``path`` is drawn in ``box``; a fact may have several boxes."""
    left, top, right, bottom = box
    whole = (round(left), round(top), round(right), round(bottom))
    image.info[_INFO_PREFIX + path] = (*image.info.get(_INFO_PREFIX + path, ()), whole)


def note_fact_centred(
    image: Image.Image, path: str, x: float, y: float, wide: float, high: float
) -> None:
    """Like ``note_fact``, with the centre and the size of the box."""
    note_fact(image, path, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))


def fact_locations(image: Image.Image) -> dict[str, tuple[Box, ...]]:
    """All facts noted in an image, with their boxes."""
    return {
        name.removeprefix(_INFO_PREFIX): boxes
        for name, boxes in image.info.items()
        if isinstance(name, str) and name.startswith(_INFO_PREFIX)
    }


def paste_with_facts(image: Image.Image, part: Image.Image, at: tuple[int, int]) -> None:
    """Paste a part with its top left corner at ``at``, and copy its noted facts."""
    image.paste(part, at)
    for path, boxes in fact_locations(part).items():
        for box in boxes:
            note_fact(image, path, shift_box(box, at))


def copy_facts(image: Image.Image, other: Image.Image) -> Image.Image:
    """Copy the noted facts of ``other`` to ``image``, and return ``image``."""
    image.info.update(other.info)
    return image


def shift_box(box: Box, by: tuple[int, int]) -> Box:
    """A box moved right and down by ``by``."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def find_fact(locations: FactLocations, path: str) -> tuple[Box, ...]:
    """The boxes of a fact, or of the nearest fact that contains it; empty if not drawn."""
    while path:
        if path in locations:
            return locations[path]
        path = path.rpartition("/")[0]
    return ()
