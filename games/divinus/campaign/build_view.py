"""Builds the view of a campaign from its legacy."""

from __future__ import annotations

from games.core.campaign import Legacy
from games.divinus.build_tiles import face_view, tile_with
from games.divinus.campaign.chapter import Chapter
from games.divinus.campaign.legacy import Left, LeftDemigod, LeftTile, read
from games.divinus.campaign.scenarios import LAST_SCENARIO
from games.divinus.campaign.story import leaders
from games.divinus.components import PANTHEONS
from games.divinus.map_survey import PLACES
from games.divinus.state import SEATS, Stuck
from games.divinus.view import (
    BoxView,
    ChapterView,
    CountryMapView,
    CountryPlotView,
    CountryView,
    LocationView,
    TileView,
)


def country(left: Legacy) -> CountryView:
    """The view of the campaign after its last finished scenario."""
    found = read(left)
    seats = tuple(seat for seat in SEATS if seat in found.demigods)
    known = locations(found)
    totals = dict.fromkeys(seats, 0)
    chapters: list[ChapterView] = []
    for chapter in found.chapters:
        for seat in seats:
            totals[seat] += sum(chapter.causes.get(seat, {}).values())
        chapters.append(_chapter(found, chapter, dict(totals), known))
    last = len(chapters)
    return CountryView(
        scenario=last,
        scenarios=LAST_SCENARIO,
        seats=seats,
        chapters=tuple(chapters),
        boxes=tuple(_box(found, seat, found.demigods[seat]) for seat in seats),
        tiles=tuple(tile_with(tile, stuck_by(found, tile, last, known)) for tile in found.tiles),
        locations=tuple(place for place in known if place.until is None),
        pantheon_dice={name: tuple(faces) for name, faces in found.pantheon_dice.items()},
        demiurge=leaders(left)[0] if last == LAST_SCENARIO else None,
    )


def locations(found: Left) -> list[LocationView]:
    """Every location that is or was on a tile, with the scenarios in which it came and went."""
    known: list[LocationView] = []
    holders = {number: seat for seat, box in found.demigods.items() for number in box.titles}
    for chapter in found.chapters:
        for deed in chapter.deeds:
            if deed.kind not in ("placed", "changed", "destroyed"):
                continue
            before = deed.of if deed.kind == "changed" else deed.what
            for place, old in enumerate(known):
                if old.until is None and str(old.number) == before:
                    known[place] = _until(old, chapter.scenario)
            if deed.kind != "destroyed":
                number = int(deed.what)
                known.append(
                    LocationView(
                        number,
                        deed.tile.partition(".")[0],
                        chapter.scenario,
                        was=int(deed.of) if deed.of else None,
                        holder=holders.get(number),
                    )
                )
    return known


def _until(old: LocationView, scenario: int) -> LocationView:
    return LocationView(old.number, old.tile, old.since, scenario, old.was, old.holder)


def stuck_by(found: Left, tile: str, scenario: int, known: list[LocationView]) -> Stuck:
    """The stickers that a tile had at the end of a scenario."""
    left = found.tiles.get(tile, LeftTile())
    since = [*left.factions_since, *[0] * len(left.factions)]
    there = next((place for place in known if place.tile == tile and _stood(place, scenario)), None)
    return Stuck(
        [faction for faction, came in zip(left.factions, since, strict=False) if came <= scenario],
        left.temple if left.temple_since <= scenario else "",
        there.number if there is not None else 0,
        left.location_on,
    )


def _stood(place: LocationView, scenario: int) -> bool:
    return place.since <= scenario and (place.until is None or place.until > scenario)


def _chapter(
    found: Left, chapter: Chapter, totals: dict[str, int], known: list[LocationView]
) -> ChapterView:
    chosen = next((deed for deed in chapter.deeds if deed.kind == "choice"), None)
    battle = chapter.battle
    return ChapterView(
        scenario=chapter.scenario,
        maps=tuple(
            CountryMapView(seat, _plots(found, words, chapter.scenario, known))
            for seat, words in chapter.maps.items()
        ),
        favour={seat: sum(causes.values()) for seat, causes in chapter.causes.items()},
        totals=totals,
        outcome=chapter.outcome,
        values=(battle.greek, battle.norse) if battle is not None else None,
        choice=chapter.chosen,
        chooser=chosen.seat if chosen is not None else None,
        locations=tuple(place for place in known if _stood(place, chapter.scenario)),
        favourites=dict(chapter.favourites),
    )


def _plots(
    found: Left, words: str, scenario: int, known: list[LocationView]
) -> tuple[CountryPlotView, ...]:
    plots: list[CountryPlotView] = []
    for part in words.split(", "):
        if not part:
            continue
        label, _, rest = part.partition(" ")
        tile, _, turn = rest.partition("/")
        column, row = PLACES[label]
        shown = tile_with(tile, stuck_by(found, tile, scenario, known), int(turn))
        plots.append(CountryPlotView(label, column, row, shown))
    return tuple(plots)


def _box(found: Left, seat: str, box: LeftDemigod) -> BoxView:
    own: TileView | None = None
    if box.tile is not None:
        own = tile_with(box.tile, stuck_by(found, box.tile, LAST_SCENARIO, locations(found)))
    return BoxView(
        seat=seat,
        favour=box.favour,
        dice=tuple(
            tuple(face_view(number, name) for number, name in enumerate(faces, 1))
            for faces in box.dice
        ),
        artifacts=tuple(kept.id for kept in box.artifacts),
        upgraded=tuple(kept.id for kept in box.artifacts if kept.upgraded),
        slots=box.slots,
        titles=tuple(box.titles),
        tile=own,
        favourite=next((p for p in PANTHEONS if found.favourites.get(p) == seat), None),
        pythia=found.pythia == seat,
    )
