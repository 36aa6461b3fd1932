"""Exploring (pages 9 to 12): pay, take the tile, lay it, perhaps build a temple."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced
from games.divinus.components import CELLS, TERRAINS
from games.divinus.demigod import Plot
from games.divinus.map_survey import AROUND, HOME, Survey
from games.divinus.rules.dice.paying import Offer
from games.divinus.rules.dice.prices import PLUMB
from games.divinus.rules.dice.rolling import spend
from games.divinus.rules.figures.heroes import arrive
from games.divinus.rules.gains.artifacts import triggered
from games.divinus.rules.gains.changes import may_build, unfold
from games.divinus.rules.map.board_changes import shuffle
from games.divinus.rules.map.placing import (
    Spot,
    enlarges,
    open_places,
    places_to_explore,
    spot_of,
    spots,
    without_symbols,
)
from games.divinus.rules.map.stickers import stick_temple
from games.divinus.rules.story.locations import to_visit
from games.divinus.state import Carried, State
from games.divinus.view import StackName
from games.divinus.words.names import demigod_tile

Allowed = Callable[[str, Spot], bool]
ODYSSEUS_DICE = 2
LARGE_ZONE = 4


def spend_means(state: State, seat: str, offer: Offer) -> None:
    """Use up the means that have helped to pay."""
    demigod = state.demigods[seat]
    plumb = demigod.has(PLUMB)
    if "plumb" in offer.means and plumb is not None:
        plumb.used += 1
    if "token" in offer.means:
        demigod.tokens = 0


def explore(state: State, seat: str, offer: Offer) -> Procedure[None]:
    """Take the tile of a cell for dice, which stay there, and add it to the map."""
    demigod = state.demigods[seat]
    cell = int(offer.target)
    tile = state.board[cell]
    assert tile is not None
    state.board[cell] = None
    spend([demigod.die(name) for name in offer.dice], cell)
    spend_means(state, seat, offer)
    demigod.rests = 0
    key = "divinus.note.explored-heracles" if "heracles" in offer.means else "divinus.note.explored"
    count = len(offer.dice)
    state.tell(key, seat=seat_name(seat), cell=cell, total=offer.total, count=count)
    hero = demigod.hero

    def beside_heracles(name: str, spot: Spot) -> bool:
        return hero is not None and spot.label in AROUND[hero.plot]

    near = beside_heracles if "heracles" in offer.means else None
    yield from add_tile(state, seat, tile, near)


def _ways(state: State, seat: str, tile: str, allowed: Allowed | None, turned: int) -> list[Spot]:
    found = spots(state, tile, open_places(state, seat, turned=turned))
    return [spot for spot in found if allowed is None or allowed(tile, spot)]


def choose_spot(state: State, seat: str, tile: str, allowed: Allowed | None) -> Procedure[Spot]:
    """Where the tile goes and how it lies; a first tile that lies alone may be turned before."""
    plots = state.demigods[seat].plots
    if not plots:
        return Spot(HOME, 0)
    options = [spot.option for spot in _ways(state, seat, tile, allowed, 0)]
    turns = []
    if len(plots) == 1:
        turns = [f"turn:{n}" for n in (1, 2, 3) if _ways(state, seat, tile, allowed, n)]
    state.held = Carried(tile, options)
    answer = yield from choose_unless_forced(seat, "divinus.ask.place", [*options, *turns])
    if answer.startswith("turn:"):
        (first,) = plots.values()
        first.turn = (first.turn + int(answer.removeprefix("turn:"))) % 4
        options = [spot.option for spot in _ways(state, seat, tile, allowed, 0)]
        state.held = Carried(tile, options)
        answer = yield from choose_unless_forced(seat, "divinus.ask.place", options)
    state.held = None
    return spot_of(answer)


def add_tile(
    state: State, seat: str, tile: str, allowed: Allowed | None = None, *, building: bool = True
) -> Procedure[None]:
    """Lay a tile on the map and resolve what it triggers."""
    demigod = state.demigods[seat]
    spot = yield from choose_spot(state, seat, tile, allowed)
    before = state.land(seat)
    covered = demigod.plots.get(spot.label)
    demigod.plots[spot.label] = Plot(tile, spot.turn, covered.tile if covered else None)
    demigod.explored += 1
    key = "divinus.note.overbuilt" if covered else "divinus.note.placed"
    state.tell(key, seat=seat_name(seat), place=spot.label)
    yield from figures_arrive(state, seat, spot.label)
    able = may_build(state, tile) if building else []
    if able:
        answer = yield from choose(seat, "divinus.ask.temple", [*able, "none"], place=spot.label)
        if answer != "none":
            stick_temple(state, seat, tile, answer)
    events = _events(state, seat, before, spot, covered is not None)
    yield from unfold(state, seat, before, [*to_visit(state, seat, spot.label), *events])


def figures_arrive(state: State, seat: str, label: str) -> Procedure[None]:
    """One's own monster appears on the first tile; the hero on it, or behind it on the second."""
    demigod = state.demigods[seat]
    monster = demigod.monster
    if monster is not None and demigod.explored == 1:
        monster.plot = label
        state.tell("divinus.note.own-monster", seat=seat_name(seat), place=label)
    if demigod.explored == (2 if monster is not None else 1):
        yield from arrive(state, seat, label)


def _events(state: State, seat: str, before: Survey, spot: Spot, covered: bool) -> list[str]:
    """The artifacts that laying a tile sets off."""
    found = [held.id for held in triggered(state, seat, "overbuild")] if covered else []
    now = state.land(seat)
    for terrain in TERRAINS:
        held = triggered(state, seat, terrain)
        if held and _enlarged(before, now, spot.label, terrain):
            found.extend(one.id for one in held)
    return [f"artifact:{name}" for name in found]


def _enlarged(before: Survey, now: Survey, label: str, terrain: str) -> bool:
    """Whether the tile at ``label`` has made a zone larger, to four tiles or more."""
    for number in now.zones:
        group = now.groups[number]
        if group.terrain != terrain or label not in group.labels or len(group.labels) < LARGE_ZONE:
            continue
        former = [
            len(old.labels)
            for old in before.groups
            if old.terrain == terrain and any(place in group.labels for place in old.labels)
        ]
        if len(group.labels) > max(former, default=0):
            return True
    return False


def come_home(state: State, seat: str) -> Procedure[None]:
    """Before the first turn: the demigod's own tile is laid for nothing, the hero on it (6)."""
    demigod = state.demigods[seat]
    if demigod.tile is None or demigod.plots:
        return
    before = state.land(seat)
    demigod.plots[HOME] = Plot(demigod.tile)
    demigod.explored = 1
    state.tell("divinus.note.home", seat=seat_name(seat), tile=demigod_tile(demigod.tile))
    yield from figures_arrive(state, seat, HOME)
    yield from unfold(state, seat, before, to_visit(state, seat, HOME))


# The voyage of Odysseus, 11.6


def voyages(state: State, seat: str) -> list[StackName]:
    """The stacks from which Odysseus may take a tile that enlarges his sea zone.

    None while a tile of the board could enlarge it. The content of a stack is public: it holds all
    tiles that have not been seen.
    """
    demigod = state.demigods[seat]
    hero = demigod.stands("odysseus")
    if hero is None or len(demigod.active_dice()) < ODYSSEUS_DICE:
        return []
    land = state.land(seat)
    group = land.groups[land.group_at[hero.plot, hero.landscape]]
    if group.terrain != "sea" or len(group.labels) < 2:
        return []
    board = [tile for cell in CELLS if (tile := state.board[cell]) is not None]
    if any(_can_enlarge(state, seat, tile) for tile in board):
        return []
    return [
        name
        for name, stack in state.stacks.items()
        if any(_can_enlarge(state, seat, tile) for tile in sorted(stack.tiles))
    ]


def _can_enlarge(state: State, seat: str, tile: str) -> bool:
    """Whether a tile fits somewhere where it enlarges the zone of the seat's hero."""
    hero = state.demigods[seat].hero
    assert hero is not None
    at = (hero.plot, hero.landscape)
    layout = without_symbols(state, seat)
    return any(
        enlarges(layout, tile, spot, at)
        for spot in spots(state, tile, places_to_explore(state, seat))
    )


def voyage(state: State, seat: str, stack: str) -> Procedure[None]:
    """Odysseus takes any tile of a stack that enlarges his sea zone, for any two dice."""
    demigod = state.demigods[seat]
    hero = demigod.hero
    assert hero is not None
    name = next(name for name in state.stacks if name == stack)
    names = [die.id for die in demigod.active_dice()]
    picks = yield from ask(
        seat, "divinus.ask.voyage-dice", names, ODYSSEUS_DICE, ODYSSEUS_DICE, count=ODYSSEUS_DICE
    )
    tiles = state.stacks[name].tiles
    able = [tile for tile in sorted(tiles) if _can_enlarge(state, seat, tile)]
    tile = yield from choose_unless_forced(seat, "divinus.ask.voyage", able)
    spend([demigod.die(pick) for pick in picks])
    demigod.rests = 0
    tiles.remove(tile)
    state.reveal("divinus.note.voyage", seat=seat_name(seat), stack=phrase(f"divinus.stack.{name}"))
    yield from shuffle(state, name)
    at = (hero.plot, hero.landscape)

    def growing(laid: str, spot: Spot) -> bool:
        return enlarges(without_symbols(state, seat), laid, spot, at)

    yield from add_tile(state, seat, tile, growing)
