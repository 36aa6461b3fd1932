"""Icons are valid SVG files, and all of them can be drawn."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from render.ankh.icons import GUARDIANS
from render.ankh.icons import KINDS as ANKH_KINDS
from render.ankh.icons import goods_icon as ankh_good
from render.anunnaki.icons import KINDS as ANUNNAKI_KINDS
from render.anunnaki.icons import goods_icon as anunnaki_good
from render.art.brush import Colour
from render.art.icons import SHARED, Icons
from render.art.shared_colours import INK, SEATS, WHITE, seat_symbol
from render.cyclades.icons import KINDS as CYCLADES_KINDS
from render.cyclades.icons import goods_icon as cyclades_good
from render.deus.icons import KINDS as DEUS_KINDS
from render.deus.icons import goods_icon as deus_good

RED: Colour = (200, 10, 20)
SHAPES = {"path", "polygon", "polyline", "circle", "ellipse", "rect"}


def _files() -> list[tuple[str, str, Path]]:
    found = []
    with as_file(files("render")) as folder:
        for path in sorted(folder.rglob("svg/**/*.svg")):
            package, name = path.relative_to(folder).as_posix().split("/svg/")
            found.append((f"render.{package}", name.removesuffix(".svg"), path))
    return found


FILES = _files()


@pytest.mark.parametrize(
    ("package", "name", "path"), FILES, ids=[f"{package}:{name}" for package, name, _ in FILES]
)
def test_a_file_is_flat_and_drawn_within_its_edges(package: str, name: str, path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox") == "0 0 100 100"
    shapes = [child for child in root if not child.tag.endswith("title")]
    assert shapes
    for shape in shapes:
        assert shape.tag.split("}")[1] in SHAPES
        assert len(shape) == 0
        stroked, filled = shape.get("stroke") is not None, shape.get("fill") != "none"
        assert stroked != filled, "a shape has a fill of its own or a stroke"
    icon = Icons(package).draw(name, 48)
    assert (icon.size, icon.mode) == ((48, 48), "RGBA")
    assert sum(icon.getchannel("A").histogram()[200:]) > 0


def test_paints_replace_the_colours_of_the_file() -> None:
    drawn = SHARED.draw("symbols/square", 40, colour=RED)
    assert drawn.getpixel((20, 20)) == (*RED, 255)
    assert SHARED.draw("symbols/square", 40).getpixel((20, 20)) == (*INK, 255)


def test_a_line_takes_its_paint_too() -> None:
    drawn = SHARED.draw("gods/trident", 100, colour=RED)
    assert drawn.getpixel((50, 80)) == (*RED, 255)


def test_rims_go_around_the_outline_from_the_inside_to_the_outside() -> None:
    bare = SHARED.draw("symbols/square", 200, margin=25, colour=RED)
    rimmed = SHARED.draw("symbols/square", 200, (WHITE, 4.0), (INK, 3.0), margin=25, colour=RED)
    left, top, _, _ = bare.getbbox() or (0, 0, 0, 0)
    assert rimmed.getbbox()[:2] == (left - 14, top - 14)  # type: ignore[index]
    assert rimmed.getpixel((left - 4, 100)) == (*WHITE, 255)
    assert rimmed.getpixel((left - 11, 100)) == (*INK, 255)
    assert rimmed.getpixel((100, 100)) == (*RED, 255)


def test_an_icon_is_drawn_once() -> None:
    assert SHARED.draw("crown", 52) is SHARED.draw("crown", 52)
    assert SHARED.draw("crown", 52) is not SHARED.draw("crown", 54)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        SHARED.draw("gods/nobody", 40)


def test_every_good_has_an_icon_of_its_own() -> None:
    for kinds, goods_icon in (
        (ANKH_KINDS, ankh_good),
        (ANUNNAKI_KINDS, anunnaki_good),
        (CYCLADES_KINDS, cyclades_good),
        (DEUS_KINDS, deus_good),
    ):
        drawn = {goods_icon(kind, 48).tobytes() for kind in kinds}
        # Control of a monument is the ankh, and a consolidation the caravan's camel.
        assert len(drawn) == len(kinds) - ("control" in kinds) - ("consolidation" in kinds)
    assert len({ankh_good(kind, 40).tobytes() for kind in ("followers", "follower")}) == 1


def test_guardians_and_seats_can_be_told_apart_without_colour() -> None:
    signs = Icons("render.ankh")
    shapes = {signs.draw(f"signs/{name}", 60).getchannel("A").tobytes() for name in GUARDIANS}
    assert len(shapes) == len(GUARDIANS)
    symbols = {
        seat_symbol(style, 60, plain=True).getchannel("A").tobytes() for style in SEATS.values()
    }
    assert len(symbols) == len(SEATS)
