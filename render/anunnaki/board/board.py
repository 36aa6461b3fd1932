"""Draws the map: planets in the night sky, the pieces on them, and marked options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from games.anunnaki.view import AnunnakiView, CultureView, DistrictView, PlanetView
from games.core.hexes import Hex, neighbours
from render.anunnaki import tokens
from render.anunnaki.board.district import crowded, draw_district
from render.anunnaki.board.layout import BoardLayout
from render.anunnaki.board.terrain import border, land, land_kinds, sky
from render.anunnaki.names import god_letters, house_name, main_gods
from render.art.cache import BACKGROUND_CACHE
from render.art.fact_locations import Box, note_fact, note_fact_centred
from render.art.hex_layout import ROOT3, hex_box, hex_mask, hex_rings, paste_centred
from render.art.incremental import (
    BoardItem,
    BoardItems,
    boxes_overlap,
    draw_incrementally,
    enclosing_box,
    repaint_boxes,
)
from render.art.palette import Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, SEATS, seat_symbol
from render.art.text import draw_text, fit_text
from render.kit.option_marks import badges, dim_indexed_image
from render.renderer import Mark, Say

_OVERHANG = 0.5  # how far pieces and badges reach over the edge of their district
_TOKEN = 0.5  # how large a culture token is, both in sizes of a hex


class MapContents(NamedTuple):
    """Everything that the map shows; homes are named in the language of the reader."""

    planets: str
    letters: tuple[tuple[str, str], ...]
    homes: tuple[tuple[str, str], ...]


def board(
    view: AnunnakiView,
    layout: BoardLayout,
    say: Say,
    palette: Palette,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
) -> Image.Image:
    """The map; with marks or a focus every other district steps back. Cached: do not modify."""
    shown = [d for planet in view.planets for d in planet.districts if _on(layout, d)]
    numbers = {d.label: [m.number for m in marks if m.place == d.label] for d in shown}
    lit = [d for d in shown if numbers[d.label] or d.label in focus]
    bright = _board_without_marks(view, layout, _map_contents(view, say), palette)
    if not lit:
        return bright

    def paint(part: Image.Image, box: Box) -> None:
        here = [d for d in lit if boxes_overlap(_drawn_box(d.label, layout), box)]
        within, below = layout.part(box), bright.crop(box).convert("RGB")
        for district in here:
            _highlight_one(part, below, within, district.label)
        for planet in view.planets:
            _culture(part, planet, within, {district.label for district in here})
        for district in here:
            _number(part, district, numbers[district.label], within)

    return repaint_boxes(
        dim_indexed_image(bright, palette),
        [_drawn_box(d.label, layout) for d in lit],
        paint,
        palette,
    )


def _number(
    image: Image.Image, district: DistrictView, numbers: list[int], layout: BoardLayout
) -> None:
    """Badges in an empty district, at the foot of one with pieces, else beside its sources."""
    x, y = layout.middle(district.label)
    if crowded(district):
        room = 0.5 * layout.size
        badges(
            image, numbers, x - 0.6 * layout.size, y - 0.28 * layout.size, 0.46 * layout.size, room
        )
        return
    bare = not district.companies and district.civilisation is None
    down = y + layout.size * (0.34 if bare else 0.72)
    badges(image, numbers, x, down, layout.size * (0.66 if bare else 0.5), 1.44 * layout.size)


def _on(layout: BoardLayout, district: DistrictView) -> bool:
    return any(name == district.label for name, _, _ in layout.spots)


def _grounds(
    view: AnunnakiView, layout: BoardLayout, contents: MapContents, palette: Palette
) -> Image.Image:
    """The planets as they are printed. Cached: do not modify."""
    owners = {planet.name: planet.seat for planet in view.planets}

    def draw() -> Image.Image:
        image = sky(layout.width, layout.height)
        for planet in view.planets:
            cells = {Hex(d.q, d.r): d for d in planet.districts}
            for cell, district in cells.items():
                if not _on(layout, district):
                    continue
                x, y = layout.middle(district.label)
                capital = district.capital_of is not None
                variant = 2 * cell.q + 3 * cell.r
                paste_centred(
                    image, land(land_kinds(district), variant, layout.size, capital=capital), x, y
                )
                if district.atlantis:
                    _walls(image, district, cells, layout)
        for name, title in contents.homes:
            seat, spot = owners[name], layout.capital(name)
            if seat is not None and spot is not None:
                _plate(image, title, seat, spot, layout.size)
        return image

    key = ("anunnaki grounds", tuple(owners.items()), contents.homes, layout)
    return BACKGROUND_CACHE.get(key, lambda: palette.indexed(draw()))


def _home(planet: PlanetView) -> bool:
    return not planet.name.startswith("gaia") and planet.name != "otherworld"


def _walls(
    image: Image.Image, district: DistrictView, cells: dict[Hex, DistrictView], layout: BoardLayout
) -> None:
    x, y = layout.middle(district.label)
    for side, beside in enumerate(neighbours(Hex(district.q, district.r))):
        if beside in cells:
            dotted = cells[beside].label in district.dotted
            paste_centred(image, border(side, layout.size, dotted=dotted), x, y)


def _plate(image: Image.Image, title: str, seat: str, spot: tuple[int, int], size: float) -> None:
    """The name of a home to the left of its capital."""
    style = SEATS[seat]
    high = max(round(size * 0.54), 46)
    run = fit_text(title, "Bold", round(high * 0.62), 36, round(size * 2.15 - high * 1.4))
    if run.text != title:
        # Where there is no room for the whole name, the symbol has to do.
        run = fit_text("", "Bold", 36, 36, 0)
    wide = round(run.width + high * 1.4) if run.text else round(high * 1.12)
    right = round(spot[0] - size * ROOT3 / 2 - size * 0.1)
    top = round(spot[1] + size * 0.3)
    box = (right - wide, top, right, top + high)
    rounded_box(image, box, style.colour, high // 2, (style.rim, 3))
    paste_centred(
        image,
        seat_symbol(style, round(high * 0.66), plain=True),
        box[0] + high * 0.56,
        top + high / 2,
    )
    draw_text(image, box[0] + high, top + high / 2, run, style.on)


def _map_contents(view: AnunnakiView, say: Say) -> MapContents:
    homes = tuple((p.name, say(house_name(p.name))) for p in view.planets if _home(p))
    return MapContents(repr(view.planets), tuple(god_letters(view).items()), homes)


def _drawn_box(label: str, layout: BoardLayout) -> Box:
    """The box that holds everything which is drawn for a district."""
    return enclosing_box([layout.box(label)], _OVERHANG * layout.size)


def _board_items(view: AnunnakiView, layout: BoardLayout) -> BoardItems:
    """Everything on the map that may change."""
    items = {}
    for planet in view.planets:
        for district in planet.districts:
            if _on(layout, district):
                items[district.label] = BoardItem(
                    repr(district), _drawn_box(district.label, layout)
                )
        for token in planet.culture:
            spot = _meeting(token, layout)
            if spot is not None:
                at = round(spot[0]), round(spot[1])
                name = f"{planet.name} {token.districts}"
                items[name] = BoardItem(
                    repr(token), enclosing_box([(*at, *at)], _OVERHANG * layout.size)
                )
    return items


def _board_without_marks(
    view: AnunnakiView, layout: BoardLayout, contents: MapContents, palette: Palette
) -> Image.Image:
    """The map as it is, without marks."""
    mains, letters = main_gods(view), dict(contents.letters)

    def part(box: Box | None) -> Image.Image:
        grounds = _grounds(view, layout, contents, palette)
        image = (grounds if box is None else grounds.crop(box)).convert("RGB")
        here = layout if box is None else layout.part(box)
        for planet in view.planets:
            for district in planet.districts:
                seen = _on(layout, district)
                if seen and (box is None or boxes_overlap(_drawn_box(district.label, layout), box)):
                    draw_district(
                        image, district, here.middle(district.label), layout.size, letters, mains
                    )
            _culture(image, planet, here, None)
        return image

    def note_facts(image: Image.Image) -> None:
        for planet in view.planets:
            for district in planet.districts:
                if _on(layout, district):
                    box = layout.box(district.label)
                    note_fact(image, f"planets/{planet.name}/districts/{district.label}", box)
                    note_fact(image, f"planets/{planet.name}?", box)
            for token in planet.culture:
                spot = _meeting(token, layout)
                if spot is not None:
                    path = f"planets/{planet.name}/culture/{'-'.join(token.districts)}"
                    size = tokens.culture(token.rewards, round(layout.size * _TOKEN)).size
                    note_fact_centred(image, path, *spot, *size)

    # Which letters gods have changes seldom, and then everywhere.
    owners = tuple((planet.name, planet.seat) for planet in view.planets)
    key = ("anunnaki", owners, contents.homes, contents.letters, mains, layout)
    return draw_incrementally(
        key, contents.planets, partial(_board_items, view, layout), part, palette, note_facts
    )


def _culture(
    image: Image.Image, planet: PlanetView, layout: BoardLayout, near: set[str] | None
) -> None:
    """Culture tokens where three districts meet; those ``near`` given districts, or all."""
    for token in planet.culture:
        if near is not None and near.isdisjoint(token.districts):
            continue
        spot = _meeting(token, layout)
        if spot is not None:
            paste_centred(image, tokens.culture(token.rewards, round(layout.size * _TOKEN)), *spot)


def _meeting(token: CultureView, layout: BoardLayout) -> tuple[float, float] | None:
    """Where the districts of a culture token meet, if all of them are on the map."""
    spots = [(x, y) for name, x, y in layout.spots if name in token.districts]
    if len(spots) < len(token.districts):
        return None
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _highlight_one(
    image: Image.Image, bright: Image.Image, layout: BoardLayout, label: str
) -> None:
    width, height = hex_box(layout.size)
    x, y = layout.middle(label)
    left, top = x - width // 2, y - height // 2
    cut = bright.crop((left, top, left + width, top + height))
    image.paste(cut, (left, top), hex_mask(layout.size, 1.0))
    paste_centred(image, hex_rings(layout.size, (0.0, 1.2, INK), (0.8, 4.2, GILT)), x, y)
