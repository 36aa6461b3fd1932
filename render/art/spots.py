"""Where things lie on a drawing, remembered with the drawing itself.

A thing is known by the path of its fact in the view ("gods/amber/followers"). Layers are drawn once
and used again from a shelf, so that only the drawing can tell where its things are.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

Box = tuple[int, int, int, int]
Spots = Mapping[str, tuple[Box, ...]]

_MARK = "spot "


def note(image: Image.Image, path: str, box: tuple[float, float, float, float]) -> None:
    """Remember that the fact of ``path`` is drawn in ``box``; it may be in several places."""
    left, top, right, bottom = box
    whole = (round(left), round(top), round(right), round(bottom))
    image.info[_MARK + path] = (*image.info.get(_MARK + path, ()), whole)


def note_around(
    image: Image.Image, path: str, x: float, y: float, wide: float, high: float
) -> None:
    """The same with the middle and the size of a thing."""
    note(image, path, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))


def spots(image: Image.Image) -> dict[str, tuple[Box, ...]]:
    """Everything that is known to lie on a drawing."""
    return {
        name.removeprefix(_MARK): boxes
        for name, boxes in image.info.items()
        if isinstance(name, str) and name.startswith(_MARK)
    }


def put(image: Image.Image, part: Image.Image, at: tuple[int, int]) -> None:
    """Paste a part with its left top corner ``at`` there, and all that is known to lie on it."""
    image.paste(part, at)
    for path, boxes in spots(part).items():
        for box in boxes:
            note(image, path, moved(box, at))


def lying_alike(image: Image.Image, other: Image.Image) -> Image.Image:
    """The drawing, with everything known to lie on it that lies on the other one."""
    image.info.update(other.info)
    return image


def moved(box: Box, by: tuple[int, int]) -> Box:
    """A box farther to the right and below."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def found(places: Spots, path: str) -> tuple[Box, ...]:
    """Where a fact is drawn, by itself or as part of a larger one; nothing where it is not."""
    while path:
        if path in places:
            return places[path]
        path = path.rpartition("/")[0]
    return ()
