"""Counts what gods, quests and temples ask for on a map.

A universal symbol counts as one faction at a time, for each metric as the one that is best for its
owner; artifacts convert symbols in the same manner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from games.divinus.components import FACTIONS, SIDE, TERRAINS, TILES
from games.divinus.map_survey import AROUND, PLACES, Survey
from games.divinus.vocabulary import Cond, Having, Metric

_CLASSES: Final[dict[str, tuple[str, ...]]] = {
    "greek": ("greek", "faction"),
    "viking": ("viking", "faction"),
    "barbarian": ("barbarian", "faction"),
    "wild": ("wild", "faction"),
    "power": ("power",),
    "temple:greek": ("temple", "temple:greek"),
    "temple:norse": ("temple", "temple:norse"),
    "temple:barbarian": ("temple", "temple:barbarian"),
    "location": ("location",),
}


class Conversion(NamedTuple):
    """Symbols of some kinds may count as others; ``limit`` is how many at once, None for any
    number."""

    source: tuple[str, ...]
    to: tuple[str, ...]
    limit: int | None = 1


@dataclass(slots=True)
class MapReading:
    """A map as something is counted on it.

    ``kinds`` are the kinds of the survey's symbols in the reading at hand. ``frame`` is the
    column and row of the frame's north-west corner; an axis on which it is not determined is
    None. ``spot`` is the landscape of the temple that asks; ``tallies`` are counts off the map.
    """

    survey: Survey
    kinds: Sequence[str]
    frame: tuple[int | None, int | None] = (None, None)
    spot: tuple[str, int] | None = None
    tallies: Mapping[str, int] = field(default_factory=dict)

    def in_region(self, label: str, region: str) -> bool:
        """Whether a place lies in a region; none is there before the frame is determined."""
        if region == "map":
            return True
        column, row = PLACES[label]
        left, top = self.frame
        across = None if left is None else column - left
        down = None if top is None else row - top
        if region in ("left", "right"):
            return across is not None and (across < SIDE // 2) == (region == "left")
        if region in ("top", "bottom"):
            return down is not None and (down < SIDE // 2) == (region == "top")
        if across is None or down is None:
            return False
        outer = (across in (0, SIDE - 1)) + (down in (0, SIDE - 1))
        return {"edge": outer > 0, "inner": outer == 0, "corners": outer == 2}[region]

    def places(self, of: Sequence[str]) -> list[int]:
        """The places in the list of marks of symbols of these kinds."""
        wanted = _wanted(tuple(of))
        return [place for place, kind in enumerate(self.kinds) if kind in wanted]


@cache
def _wanted(of: tuple[str, ...]) -> frozenset[str]:
    """The kinds of symbols that belong to one of some classes."""
    return frozenset(kind for kind, classes in _CLASSES.items() if set(of) & set(classes))


def count(metric: Metric, map_reading: MapReading) -> int:
    """The value of a metric in one reading of the map."""
    return _COUNTS[metric.m](metric, map_reading)


def _zones_with(map_reading: MapReading, metric: Metric) -> list[int]:
    survey = map_reading.survey
    terrain, least, most_tiles = metric.terrain, metric.min_tiles, metric.max_tiles
    groups = survey.groups
    found = list(survey.zones)
    if terrain != "any":
        found = [zone for zone in found if groups[zone].terrain == terrain]
    if least > 2:
        found = [zone for zone in found if len(groups[zone].labels) >= least]
    if most_tiles is not None:
        found = [zone for zone in found if len(groups[zone].labels) <= most_tiles]
    for having in metric.having:
        if not found:
            break
        counts = _by_group(map_reading, having)
        found = [zone for zone in found if _holds(having, counts.get(zone, 0))]
    return found


def _by_group(map_reading: MapReading, having: Having) -> dict[int, int]:
    """How many of the symbols lie in each group of landscapes."""
    marks = map_reading.survey.marks
    found: dict[int, int] = {}
    for place in map_reading.places(having.of):
        group = marks[place].group
        found[group] = found.get(group, 0) + 1
    return found


def _holds(having: Having, there: int) -> bool:
    return there >= having.min and (having.max is None or there <= having.max)


def _zones(metric: Metric, map_reading: MapReading) -> int:
    return len(_zones_with(map_reading, metric))


def _largest(metric: Metric, map_reading: MapReading) -> int:
    groups = map_reading.survey.groups
    zones = _zones_with(map_reading, metric)
    return max([len(groups[zone].labels) for zone in zones], default=0)


def _symbols(metric: Metric, map_reading: MapReading) -> int:
    if metric.region == "map" and metric.on is None:
        return len(map_reading.places(metric.kinds))
    marks = map_reading.survey.marks
    return sum(
        map_reading.in_region(marks[place].label, metric.region)
        and metric.on in (None, marks[place].terrain)
        for place in map_reading.places(metric.kinds)
    )


def _best_zone(metric: Metric, map_reading: MapReading) -> int:
    marks = map_reading.survey.marks
    places = map_reading.places(metric.kinds)
    zones = _zones_with(map_reading, metric)
    return max((sum(marks[p].group == zone for p in places) for zone in zones), default=0)


def _diff(metric: Metric, map_reading: MapReading) -> int:
    assert metric.a is not None
    assert metric.b is not None
    return count(metric.a, map_reading) - count(metric.b, map_reading)


def _sum(metric: Metric, map_reading: MapReading) -> int:
    return sum(count(part, map_reading) for part in metric.parts)


def _least(metric: Metric, map_reading: MapReading) -> int:
    return min(count(part, map_reading) for part in metric.parts)


def _tiles(metric: Metric, map_reading: MapReading) -> int:
    marks = map_reading.survey.marks
    found = 0
    for placed_tile in map_reading.survey.layout:
        terrains = {land.terrain for land in TILES[placed_tile.tile].landscapes}
        if metric.terrains is not None and len(terrains) != metric.terrains:
            continue
        if metric.overbuilt and not placed_tile.overbuilt:
            continue
        if not map_reading.in_region(placed_tile.label, metric.region):
            continue
        found += all(
            having.min
            <= sum(
                marks[place].label == placed_tile.label for place in map_reading.places(having.of)
            )
            <= (having.max if having.max is not None else len(marks))
            for having in metric.having
        )
    return found


def _lines(metric: Metric, map_reading: MapReading) -> int:
    marks = map_reading.survey.marks
    rows: dict[tuple[str, int], int] = {}
    for place in map_reading.places(metric.kinds):
        column, row = PLACES[marks[place].label]
        for line in (("column", column), ("row", row)):
            if metric.axis in ("any", line[0]):
                rows[line] = rows.get(line, 0) + 1
    return sum(there >= metric.min for there in rows.values())


def _near(metric: Metric, map_reading: MapReading) -> int:
    assert map_reading.spot is not None
    label = map_reading.spot[0]
    marks = map_reading.survey.marks
    return sum(
        marks[place].label == label or marks[place].label in AROUND[label]
        for place in map_reading.places(metric.kinds)
    )


def _own_zone(metric: Metric, map_reading: MapReading) -> int:
    assert map_reading.spot is not None
    survey = map_reading.survey
    group = survey.group_at[map_reading.spot]
    size = len(survey.groups[group].labels)
    if size < 2:
        return 0
    if not metric.kinds:
        return size
    return sum(survey.marks[place].group == group for place in map_reading.places(metric.kinds))


def _power_by_temple(metric: Metric, map_reading: MapReading) -> int:
    marks = map_reading.survey.marks
    other = "norse" if metric.pantheon == "greek" else "greek"
    mine = [marks[p].group for p in map_reading.places((f"temple:{metric.pantheon}",))]
    theirs = [marks[p].group for p in map_reading.places((f"temple:{other}",))]
    zones = map_reading.survey.zones
    groups = [marks[place].group for place in map_reading.places(("power",))]
    return sum(g in zones and g in mine and g not in theirs for g in groups)


def _tally(metric: Metric, map_reading: MapReading) -> int:
    return map_reading.tallies.get(f"{metric.m}:{metric.key}", 0)


_COUNTS: Final[dict[str, Callable[[Metric, MapReading], int]]] = {
    "zones": _zones,
    "largest": _largest,
    "symbols": _symbols,
    "best_zone": _best_zone,
    "diff": _diff,
    "sum": _sum,
    "least": _least,
    "tiles": _tiles,
    "lines": _lines,
    "near": _near,
    "own_zone": _own_zone,
    "power_by_temple": _power_by_temple,
    "monster_markers": _tally,
    "support": _tally,
    "consecrated": _tally,
}


def readings(
    map_reading: MapReading, conversions: Sequence[Conversion] = (), conds: Sequence[Cond] = ()
) -> Iterator[Sequence[str]]:
    """The kinds of all symbols in every possible reading, the one without conversions first.

    Of readings with equal results for all of ``conds`` some are left out.
    """
    kinds = map_reading.survey.kinds
    if not map_reading.survey.wild and not conversions:
        yield kinds
        return
    wild = map_reading.survey.wild
    for choice in product(FACTIONS, repeat=len(wild)):
        read = list(kinds)
        for place, faction in zip(wild, choice, strict=True):
            read[place] = faction
        yield read
        for conversion in conversions:
            # Every artifact converts one symbol or any number; another limit needs combinations.
            if conversion.limit is not None:
                yield from _with_one(read, conversion)
            else:
                yield from _with_any(read, conversion, map_reading, conds)


def _with_one(kinds: list[str], conversion: Conversion) -> Iterator[Sequence[str]]:
    """One symbol passes for another."""
    for place, own in enumerate(kinds):
        if own in conversion.source:
            for kind in conversion.to:
                if kind != own:
                    yield [*kinds[:place], kind, *kinds[place + 1 :]]


def _with_any(
    kinds: list[str], conversion: Conversion, map_reading: MapReading, conds: Sequence[Cond]
) -> Iterator[Sequence[str]]:
    """Readings in which any number of symbols is converted.

    A map holds too many symbols to try every reading. Conditions of temples ask for a number or
    more: if they name one kind, all symbols are best read as that kind; if they name several, only
    the number of each kind matters among symbols that count for the same conditions.
    """
    able = [place for place, kind in enumerate(kinds) if kind in conversion.source]
    asked = [kind for kind in conversion.to if any(kind in cond.metric.asks for cond in conds)]
    alike: dict[tuple[int, ...], list[int]] = {}
    for place in able:
        alike.setdefault(_counts_for(place, asked, map_reading, conds), []).append(place)
    ways = [combinations_with_replacement(asked, len(places)) for places in alike.values()]
    for choice in product(*ways) if asked else ():
        read = list(kinds)
        for places, chosen in zip(alike.values(), choice, strict=True):
            for place, kind in zip(places, chosen, strict=True):
                read[place] = kind
        yield read


def _counts_for(
    place: int, asked: Sequence[str], map_reading: MapReading, conds: Sequence[Cond]
) -> tuple[int, ...]:
    """What a symbol alone on the map would count for, read as each kind."""
    if len(asked) < 2:
        return ()
    found: list[int] = []
    for kind in asked:
        map_reading.kinds = [
            "" if n != place else kind for n in range(len(map_reading.survey.marks))
        ]
        found.extend(count(cond.metric, map_reading) for cond in conds)
    return tuple(found)


def most(metric: Metric, map_reading: MapReading) -> int:
    """The value of a metric in the reading that is best for the map's owner."""
    if not metric.on_map:
        return _most(metric, map_reading)
    known = map_reading.survey.values
    key = (metric.number, map_reading.frame if metric.regional else None, map_reading.spot)
    value = known.get(key)
    if value is None:
        value = known[key] = _most(metric, map_reading)
    return value


def _most(metric: Metric, map_reading: MapReading) -> int:
    kinds, wild = map_reading.survey.kinds, map_reading.survey.wild
    counted = _COUNTS[metric.m]
    if not wild or not metric.names_people:
        # Metrics that name no people count universal symbols like those of any people.
        map_reading.kinds = kinds
        return counted(metric, map_reading)
    values: list[int] = []
    for choice in product(metric.peoples, repeat=len(wild)):
        read = list(kinds)
        for place, people in zip(wild, choice, strict=True):
            read[place] = people
        map_reading.kinds = read
        values.append(counted(metric, map_reading))
    return max(values)


def meets(
    conds: Sequence[Cond], map_reading: MapReading, conversions: Sequence[Conversion] = ()
) -> bool:
    """Whether some reading of the map meets all conditions at once."""
    if not conversions and (len(conds) == 1 or not map_reading.survey.wild):
        return all(most(cond.metric, map_reading) >= cond.gte for cond in conds)
    alike = not conversions and not any(cond.metric.names_people for cond in conds)
    for kinds in readings(map_reading, conversions, conds):
        map_reading.kinds = kinds
        if all(count(cond.metric, map_reading) >= cond.gte for cond in conds):
            return True
        if alike:
            break
    return False


def terrain_counts(survey: Survey) -> dict[str, int]:
    """The size of the largest zone of each terrain."""
    return {
        terrain: max(
            (len(g.labels) for g in survey.groups if g.terrain == terrain and len(g.labels) > 1),
            default=0,
        )
        for terrain in TERRAINS
    }
