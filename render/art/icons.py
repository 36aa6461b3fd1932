"""Renders SVG icons, cached by size and colour.

A file is a flat list of shapes with a view box of 100 by 100; each shape has a fill or a stroke.
The colours in the file are defaults for an editor. Paints replace them by class: a shape of the
class ``NAME`` takes its fill, and one of the class ``NAME-line`` its stroke, from the paint
``NAME`` if that is given.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from xml.etree import ElementTree

from PIL import Image
from resvg_py import svg_to_bytes

from render.art.brush import Colour
from render.art.cache import SPRITE_CACHE

Rim = tuple[Colour, float]
"""A line around an icon's outline: its colour and its width in hundredths of the icon's size."""

_SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", _SVG)


class Icons:
    """The icons of one package, in its folder ``svg``; a name is a path such as "goods/gold"."""

    __slots__ = ("_package",)

    def __init__(self, package: str) -> None:
        self._package = package

    def draw(
        self, name: str, size: int, *rims: Rim, margin: float = 0, **paints: Colour
    ) -> Image.Image:
        """The icon as a square image of ``size`` pixels, with ``rims`` from the inside out.

        ``margin`` is the empty border on each side in hundredths of the file's size. The image is
        cached and must not be modified. Raises ``FileNotFoundError`` for an unknown icon.
        """

        def made() -> Image.Image:
            root = _framed(_read(self._package, name), rims, margin)
            sheet = "".join(
                f".{paint}{{fill:{_code(colour)}}}.{paint}-line{{stroke:{_code(colour)}}}"
                for paint, colour in paints.items()
            )
            data = svg_to_bytes(
                svg_string=ElementTree.tostring(root, encoding="unicode"),
                width=size,
                height=size,
                skip_system_fonts=True,
                style_sheet=sheet,
            )
            return Image.open(BytesIO(data)).convert("RGBA")

        key = ("icon", self._package, name, size, rims, margin, tuple(paints.items()))
        return SPRITE_CACHE.get(key, made)


@cache
def _read(package: str, name: str) -> ElementTree.Element:
    source = files(package).joinpath("svg", *f"{name}.svg".split("/"))
    return ElementTree.fromstring(source.read_text(encoding="utf-8"))


def _framed(
    drawn: ElementTree.Element, rims: tuple[Rim, ...], margin: float
) -> ElementTree.Element:
    """The image on top of its own widened silhouettes, the widest at the bottom."""
    across = 100 + 2 * margin
    root = ElementTree.Element(f"{{{_SVG}}}svg")
    root.set("viewBox", f"{-margin} {-margin} {across} {across}")
    root.set("stroke-linecap", "round")
    root.set("stroke-linejoin", "round")
    shapes = [shape for shape in drawn if not shape.tag.endswith("title")]
    reach = sum(width for _, width in rims)
    for colour, width in reversed(rims):
        root.extend(_broader(shape, _code(colour), reach * across / 100) for shape in shapes)
        reach -= width
    root.extend(shapes)
    return root


def _broader(shape: ElementTree.Element, colour: str, by: float) -> ElementTree.Element:
    """The silhouette in one colour, widened on all sides."""
    broad = ElementTree.Element(shape.tag, shape.attrib)
    broad.attrib.pop("class", None)
    own = float(shape.get("stroke-width", "0"))
    broad.set("stroke", colour)
    broad.set("stroke-width", f"{own + 2 * by:g}")
    if shape.get("fill") != "none":
        broad.set("fill", colour)
    return broad


def _code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


SHARED = Icons("render.art")
"""Icons shared by all games: seat symbols, gods' signs, a crown."""
