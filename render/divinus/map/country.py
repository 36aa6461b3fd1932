"""The country of the campaign: everybody's map with its stickers, the locations, who leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.phrase import Phrase, phrase
from games.divinus.view import ChapterView, CountryMapView, CountryView, LocationView
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, emblem
from render.art.slab import slab
from render.divinus.icons import sign, symbol
from render.divinus.inks import inks
from render.divinus.map.kept_tiles import tile_picture
from render.divinus.map.lay import SIDE
from render.divinus.map.tiles import outline
from render.divinus.names import place_name, title_name
from render.divinus.tints import BARE, PANTHEONS
from render.face import Say
from render.kit.banner import Chip, banner, won_headline
from render.kit.layers import layer
from render.kit.names import listed_name, player_name
from render.kit.rows import NAME, band, paper
from render.kit.stack import GAP, INNER, Part

_HALF = (INNER - GAP) // 2
_TILE = 158
_EDGE = 14
_BAND = 80
_TITLES = 54
_LINE = 64
_COURSE = 96


def country_parts(view: CountryView, say: Say) -> list[Part]:
    """The country after the last scenario; nothing before the first is over."""
    if not view.chapters:
        return []
    last = view.chapters[-1]
    maps = [_map(view, last, one, say) for one in last.maps]
    pairs: list[Part] = []
    for first in range(0, len(maps), 2):
        pairs.append(tuple([one] for one in maps[first : first + 2]))
    parts = [_banner(view, say), _course(view), *pairs]
    return [*parts, _places(view.locations, say)] if view.locations else parts


def country_words(view: CountryView, say: Say) -> Iterator[str]:
    """The country in sentences."""
    yield say(phrase("divinus.country.alt.head", scenario=view.scenario, scenarios=view.scenarios))
    if view.demiurge is not None:
        yield say(phrase("divinus.country.alt.demiurge", seat=listed_name(view.demiurge, say)))
    if not view.chapters:
        return
    last = view.chapters[-1]
    for box in view.boxes:
        yield say(
            phrase(
                "divinus.country.alt.demigod",
                seat=listed_name(box.seat, say),
                favour=last.totals.get(box.seat, 0),
                titles=tuple(title_name(number) for number in box.titles),
                count=len(box.titles),
            )
        )
    if view.locations:
        places = tuple(_told_place(place, say) for place in view.locations)
        yield say(phrase("divinus.country.alt.places", places=places))


def _told_place(place: LocationView, say: Say) -> Phrase:
    if place.holder is None:
        return phrase("divinus.country.alt.place", place=place_name(place.number), tile=place.tile)
    return phrase(
        "divinus.country.alt.held",
        place=place_name(place.number),
        tile=place.tile,
        seat=listed_name(place.holder, say),
    )


def _banner(view: CountryView, say: Say) -> Image.Image:
    """The name of the campaign, or who has won it, and how many scenarios are over."""
    done = phrase("divinus.country.done", scenario=view.scenario, scenarios=view.scenarios)
    chips = [Chip(say(done))]
    if view.demiurge is not None:
        return banner(won_headline((view.demiurge,), say), inks(), won=True, chips=chips)
    return banner(say(phrase("divinus.campaign.name")), inks(), chips=chips)


def _course(view: CountryView) -> Image.Image:
    """A field for each scenario, in the colour of the pantheon whose ending was told."""
    image = Image.new("RGB", (INNER, _COURSE), TABLE)
    step = INNER / view.scenarios
    told = {chapter.scenario: chapter for chapter in view.chapters}
    for number in range(1, view.scenarios + 1):
        left, right = round((number - 1) * step) + 4, round(number * step) - 4
        chapter = told.get(number)
        paint = PANTHEONS[chapter.outcome] if chapter is not None else BARE
        slab(image, (left, 0, right, _COURSE), paint, 16, (GILT, 3) if chapter else None)
        run = fit(str(number), "Bold", 46, 24, 60)
        ink = PAPER if chapter is not None else FADED
        x = (left + right) / 2
        if chapter is None:
            write(image, x, _COURSE / 2, run, ink, align="middle")
            continue
        write(image, x - 26, _COURSE / 2, run, ink, align="middle")
        stamp(image, sign(chapter.outcome, 50), x + 28, _COURSE / 2)
    return image


def _map(view: CountryView, last: ChapterView, one: CountryMapView, say: Say) -> Image.Image:
    """A demigod's map as it was left, with favour of the whole campaign and titles."""
    box = next(box for box in view.boxes if box.seat == one.seat)
    name = player_name(one.seat, say)
    favour = last.totals.get(one.seat, 0)
    titles = [say(title_name(number)) for number in box.titles]
    best = favour == max(last.totals.values(), default=0)
    key = ("country map", one, name, favour, tuple(titles), box.favourite, best)

    def draw() -> Image.Image:
        top = _EDGE + _BAND + 8
        below = _TITLES if any(each.titles for each in view.boxes) else 0
        high = top + SIDE * _TILE + below + _EDGE
        image = paper(_HALF, high, active=best)
        dress = SEATS[one.seat]
        run = fit(str(favour), "Bold", 54, 24, 120)
        right = _HALF - _EDGE
        signs = 70 if box.favourite is not None else 0
        room = right - _EDGE - NAME - run.width - 90 - signs
        band(image, (_EDGE, _EDGE, right, _EDGE + _BAND), dress, name, room=room)
        write(image, right - 18, _EDGE + _BAND / 2, run, dress.on, align="right")
        x = right - 18 - run.width - 36
        stamp(image, sign("general", 56), x, _EDGE + _BAND / 2)
        if box.favourite is not None:
            stamp(image, sign(box.favourite, 54), x - 66, _EDGE + _BAND / 2)
        _plots(image, one, top)
        if titles:
            words = fit(" · ".join(titles), "Semibold", 34, 16, _HALF - 2 * _EDGE - 12)
            y = top + SIDE * _TILE + below / 2 + 4
            write(image, _HALF / 2, y, words, INK, align="middle")
        return image

    return layer(key, inks(), draw)


def _plots(image: Image.Image, one: CountryMapView, top: int) -> None:
    start = (image.width - SIDE * _TILE) // 2
    image.paste(BARE, (start, top, start + SIDE * _TILE, top + SIDE * _TILE))
    if not one.plots:
        return
    columns = [plot.column for plot in one.plots]
    rows = [plot.row for plot in one.plots]
    across = (SIDE - (max(columns) - min(columns) + 1)) * _TILE // 2
    down = (SIDE - (max(rows) - min(rows) + 1)) * _TILE // 2
    for plot in one.plots:
        x = start + across + (plot.column - min(columns)) * _TILE
        y = top + down + (plot.row - min(rows)) * _TILE
        image.paste(tile_picture(plot.tile, _TILE), (x, y))
        outline(image, (x, y, x + _TILE, y + _TILE), INK, 3)


def _places(places: Sequence[LocationView], say: Say) -> Image.Image:
    """Every location by its number and name; whoever has its title has a symbol beside it."""
    rows = -(-len(places) // 2)
    image = paper(INNER, rows * _LINE + 2 * _EDGE)
    for index, place in enumerate(places):
        left = _EDGE + index % 2 * (INNER // 2)
        top = _EDGE + index // 2 * _LINE
        right = left + INNER // 2 - 2 * _EDGE
        middle = top + _LINE / 2
        slab(image, (left, top + 4, right, top + _LINE - 4), PAPER_DEEP, 14)
        stamp(
            image, symbol("location", 54, sticker=True, detail=str(place.number)), left + 38, middle
        )
        end = right - 14
        if place.holder is not None:
            stamp(image, emblem(SEATS[place.holder], 42), end - 22, middle)
            end -= 56
        run = fit(say(place_name(place.number)), "Semibold", 36, 18, end - left - 80)
        write(image, left + 74, middle, run, INK)
    return image
