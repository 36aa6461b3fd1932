"""Draws the campaign: the map of each demigod with its stickers, the locations, the scenarios."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import ChapterView, CountryMapView, CountryView, LocationView
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, seat_symbol
from render.art.text import draw_text, fit_text
from render.divinus.board.cached_tiles import cached_tile
from render.divinus.board.layout import MIN_TILES_ACROSS
from render.divinus.board.tiles import outline
from render.divinus.colours import BARE, PANTHEONS
from render.divinus.icons import sign, symbol
from render.divinus.names import place_name, title_name
from render.divinus.palette import palette
from render.kit.banner import Chip, banner, won_headline
from render.kit.cached_layer import cached_layer
from render.kit.names import player_name
from render.kit.picture_layout import CONTENT_WIDTH, GAP, Part
from render.kit.player_area import NAME_LEFT, blank_sheet, name_plate
from render.renderer import Say

_HALF = (CONTENT_WIDTH - GAP) // 2
_TILE = 158
_EDGE = 14
_BAND = 80
_TITLES = 54
_LINE = 64
_COURSE = 96


def country_parts(view: CountryView, say: Say) -> list[Part]:
    """The parts of the picture after the last scenario; none before the first is over."""
    if not view.chapters:
        return []
    last = view.chapters[-1]
    maps = [_map(view, last, one, say) for one in last.maps]
    pairs: list[Part] = []
    for first in range(0, len(maps), 2):
        pairs.append(tuple([one] for one in maps[first : first + 2]))
    parts = [_banner(view, say), _course(view), *pairs]
    return [*parts, _places(view.locations, say)] if view.locations else parts


def _banner(view: CountryView, say: Say) -> Image.Image:
    """The name of the campaign, or who has won it, and how many scenarios are over."""
    done = phrase("divinus.country.done", scenario=view.scenario, scenarios=view.scenarios)
    chips = [Chip(say(done))]
    if view.demiurge is not None:
        return banner(won_headline((view.demiurge,), say), palette(), won=True, chips=chips)
    return banner(say(phrase("divinus.campaign.name")), palette(), chips=chips)


def _course(view: CountryView) -> Image.Image:
    """A field for each scenario, in the colour of the pantheon whose ending was told."""
    image = Image.new("RGB", (CONTENT_WIDTH, _COURSE), TABLE)
    step = CONTENT_WIDTH / view.scenarios
    chapter_by_scenario = {chapter.scenario: chapter for chapter in view.chapters}
    for number in range(1, view.scenarios + 1):
        left, right = round((number - 1) * step) + 4, round(number * step) - 4
        chapter = chapter_by_scenario.get(number)
        paint = PANTHEONS[chapter.outcome] if chapter is not None else BARE
        rounded_box(image, (left, 0, right, _COURSE), paint, 16, (GILT, 3) if chapter else None)
        run = fit_text(str(number), "Bold", 46, 24, 60)
        ink = PAPER if chapter is not None else FADED
        x = (left + right) / 2
        if chapter is None:
            draw_text(image, x, _COURSE / 2, run, ink, align="middle")
            continue
        draw_text(image, x - 26, _COURSE / 2, run, ink, align="middle")
        paste_centred(image, sign(chapter.outcome, 50), x + 28, _COURSE / 2)
    return image


def _map(view: CountryView, last: ChapterView, one: CountryMapView, say: Say) -> Image.Image:
    """A demigod's map after the last scenario, with titles and the favour of all scenarios."""
    box = next(box for box in view.boxes if box.seat == one.seat)
    name = player_name(one.seat, say)
    favour = last.totals.get(one.seat, 0)
    titles = [say(title_name(number)) for number in box.titles]
    best = favour == max(last.totals.values(), default=0)
    key = ("country map", one, name, favour, tuple(titles), box.favourite, best)

    def draw() -> Image.Image:
        top = _EDGE + _BAND + 8
        below = _TITLES if any(each.titles for each in view.boxes) else 0
        high = top + MIN_TILES_ACROSS * _TILE + below + _EDGE
        image = blank_sheet(_HALF, high, active=best)
        style = SEATS[one.seat]
        run = fit_text(str(favour), "Bold", 54, 24, 120)
        right = _HALF - _EDGE
        signs = 70 if box.favourite is not None else 0
        room = right - _EDGE - NAME_LEFT - run.width - 90 - signs
        name_plate(image, (_EDGE, _EDGE, right, _EDGE + _BAND), style, name, room=room)
        draw_text(image, right - 18, _EDGE + _BAND / 2, run, style.on, align="right")
        x = right - 18 - run.width - 36
        paste_centred(image, sign("general", 56), x, _EDGE + _BAND / 2)
        if box.favourite is not None:
            paste_centred(image, sign(box.favourite, 54), x - 66, _EDGE + _BAND / 2)
        _plots(image, one, top)
        if titles:
            words = fit_text(" · ".join(titles), "Semibold", 34, 16, _HALF - 2 * _EDGE - 12)
            y = top + MIN_TILES_ACROSS * _TILE + below / 2 + 4
            draw_text(image, _HALF / 2, y, words, INK, align="middle")
        return image

    return cached_layer(key, palette(), draw)


def _plots(image: Image.Image, one: CountryMapView, top: int) -> None:
    start = (image.width - MIN_TILES_ACROSS * _TILE) // 2
    image.paste(
        BARE, (start, top, start + MIN_TILES_ACROSS * _TILE, top + MIN_TILES_ACROSS * _TILE)
    )
    if not one.plots:
        return
    columns = [plot.column for plot in one.plots]
    rows = [plot.row for plot in one.plots]
    across = (MIN_TILES_ACROSS - (max(columns) - min(columns) + 1)) * _TILE // 2
    down = (MIN_TILES_ACROSS - (max(rows) - min(rows) + 1)) * _TILE // 2
    for plot in one.plots:
        x = start + across + (plot.column - min(columns)) * _TILE
        y = top + down + (plot.row - min(rows)) * _TILE
        image.paste(cached_tile(plot.tile, _TILE), (x, y))
        outline(image, (x, y, x + _TILE, y + _TILE), INK, 3)


def _places(places: Sequence[LocationView], say: Say) -> Image.Image:
    """All locations with number and name, and the symbol of the title's holder."""
    rows = -(-len(places) // 2)
    image = blank_sheet(CONTENT_WIDTH, rows * _LINE + 2 * _EDGE)
    for index, place in enumerate(places):
        left = _EDGE + index % 2 * (CONTENT_WIDTH // 2)
        top = _EDGE + index // 2 * _LINE
        right = left + CONTENT_WIDTH // 2 - 2 * _EDGE
        middle = top + _LINE / 2
        rounded_box(image, (left, top + 4, right, top + _LINE - 4), PAPER_DEEP, 14)
        paste_centred(
            image, symbol("location", 54, sticker=True, detail=str(place.number)), left + 38, middle
        )
        end = right - 14
        if place.holder is not None:
            paste_centred(image, seat_symbol(SEATS[place.holder], 42), end - 22, middle)
            end -= 56
        run = fit_text(say(place_name(place.number)), "Semibold", 36, 18, end - left - 80)
        draw_text(image, left + 74, middle, run, INK)
    return image
