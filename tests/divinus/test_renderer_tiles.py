"""Tiles of Divinus: all of them can be drawn, and terrains differ in more than colour."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from games.divinus.build_tiles import tile_view
from games.divinus.components import TEMPLES, TILES
from games.divinus.view import Faction, LandscapeView, SymbolView, Terrain, TileView
from render.art.shared_colours import PAPER
from render.divinus.board.tile_shapes import outlines, spots
from render.divinus.board.tiles import draw_tile
from render.divinus.dice import die_picture
from render.divinus.icons import FIGURES, HEROES, ICONS, SYMBOLS, symbol
from render.divinus.tokens import monster
from tests.divinus.renderer_positions import middle, positions

TERRAINS: tuple[Terrain, ...] = ("plain", "mountain", "sea")
# A point close to the middle of each side: north, east, south, west.
BY_THE_SIDE = ((0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5))


def _printed() -> list[TileView]:
    state = next(positions(2, b"tiles", 1)).state
    return [tile_view(state, name, turn) for name in TILES for turn in range(4)]


PRINTED = _printed()


def _inside(point: tuple[float, float], outline: tuple[tuple[float, float], ...]) -> bool:
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def test_each_side_of_every_printed_tile_shows_the_landscape_that_reaches_it() -> None:
    for tile in PRINTED:
        shapes = outlines(tile)
        for side, point in enumerate(BY_THE_SIDE):
            owners = [n for n, land in enumerate(tile.landscapes) if side in land.sides]
            assert [n for n, shape in enumerate(shapes) if _inside(point, shape)] == owners, tile


def test_symbols_lie_on_their_own_landscape() -> None:
    for tile in PRINTED:
        shapes = outlines(tile)
        for number in range(len(tile.landscapes)):
            for count in (1, 2, 3):
                places = spots(tile, number, count)
                assert len(set(places)) == count
                assert all(_inside(place, shapes[number]) for place in places), (tile.id, count)


def test_a_turned_tile_is_the_same_tile_turned() -> None:
    bare = [
        replace(tile, landscapes=tuple(replace(land, symbols=()) for land in tile.landscapes))
        for tile in PRINTED[:4]
    ]
    drawn = {draw_tile(tile, 80).tobytes() for tile in bare}
    assert len(drawn) == 4


def test_every_symbol_of_a_tile_shows() -> None:
    for tile in PRINTED[::3]:
        whole = draw_tile(tile, 120)
        for number, land in enumerate(tile.landscapes):
            if land.symbols:
                fewer = (*land.symbols[1:],)
                others = list(tile.landscapes)
                others[number] = replace(land, symbols=fewer)
                less = draw_tile(replace(tile, landscapes=tuple(others)), 120)
                assert ImageChops.difference(whole, less).getbbox()


def _flat(terrain: Terrain) -> Image.Image:
    land = LandscapeView(terrain, (0, 1, 2), ())
    other = LandscapeView(terrain, (3,), ())
    tile = TileView("x", "power", 0, (terrain,) * 4, (land, other))
    return draw_tile(tile, 136).crop((60, 10, 130, 126)).convert("L")


def _levelled(grey: Image.Image) -> Image.Image:
    """The pattern alone, around a middle grey."""
    shift = round(128 - ImageStat.Stat(grey).mean[0])
    return ImageChops.add(grey, Image.new("L", grey.size), offset=shift)


def test_terrains_differ_in_lightness_and_in_pattern() -> None:
    greys = [_flat(terrain) for terrain in TERRAINS]
    means = sorted(ImageStat.Stat(grey).mean[0] for grey in greys)
    assert all(other - one > 20 for one, other in pairwise(means))
    for one, other in combinations([_levelled(grey) for grey in greys], 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8


def test_symbols_heroes_and_monsters_are_told_apart_without_colour() -> None:
    for drawn in (
        [symbol(kind, 60).convert("L") for kind in SYMBOLS],
        [ICONS.draw(f"heroes/{name}", 60).getchannel("A") for name in HEROES],
        [monster(name, 60).convert("L") for name in (*FIGURES, "empusa")],
    ):
        for one, other in combinations(drawn, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 4


@pytest.mark.parametrize("people", ["greek", "viking", "barbarian"])
def test_a_sticker_differs_from_a_printed_symbol(people: Faction) -> None:
    printed = TileView(
        "x",
        "faction",
        0,
        ("sea", "sea", "plain", "plain"),
        (
            LandscapeView("sea", (0, 1), (SymbolView(people),)),
            LandscapeView("plain", (2, 3), ()),
        ),
    )
    stuck = replace(
        printed,
        landscapes=(
            LandscapeView("sea", (0, 1), (SymbolView(people, True),)),
            printed.landscapes[1],
        ),
    )
    assert draw_tile(printed, 120).tobytes() != draw_tile(stuck, 120).tobytes()


def test_every_face_of_a_die_looks_different() -> None:
    die = middle(2).demigods[0].dice[0]
    tops = {
        die_picture(replace(die, top=top), 80, PAPER).tobytes(): die.faces[top - 1]
        for top in range(1, 7)
    }
    assert len(tops) == len(set(die.faces))
    pale = die_picture(die, 80, PAPER, pale=True)
    scorched = die_picture(replace(die, whereabouts="scorched"), 80, PAPER)
    assert len({die_picture(die, 80, PAPER).tobytes(), pale.tobytes(), scorched.tobytes()}) == 3


def test_temples_of_one_pantheon_are_told_apart() -> None:
    drawn = [symbol("temple", 66, detail=name).convert("L").tobytes() for name in TEMPLES]
    assert len(set(drawn)) == len(TEMPLES)
