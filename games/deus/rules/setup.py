"""Preparation: the continent, the supply, the starting goods and hands."""

from __future__ import annotations

from games.core.game import Setup
from games.core.hexes import Hex
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import (
    Ask,
    Procedure,
    chance,
    checkpoint,
    choose,
    choose_unless_forced,
    together,
)
from games.deus.board import PlacedTile, TileSide, sites, villages_apart
from games.deus.components import DECK, LAYOUTS, PIECES, RESOURCES, TILES
from games.deus.fixes import PIECES_BEFORE_HANDS
from games.deus.options import Options
from games.deus.rules.hand import draw
from games.deus.state import HAND, PIECES_EACH, Player, State, Village

START_GOLD = 5
START_VP = 5
START_PIECES = 2
SUPPLY_EACH = 5
TURNS = ("0", "1", "2", "3", "4", "5")


def set_up(setup: Setup) -> State:
    """An empty table; all that chance and players decide comes in :func:`prepare`."""
    options = setup.options
    assert isinstance(options, Options)
    return State(
        seats=setup.seats,
        fixes=setup.fixes,
        options=options,
        players={seat: Player() for seat in setup.seats},
        supply={resource: SUPPLY_EACH * len(setup.seats) for resource in RESOURCES},
        deck=list(DECK),
    )


def prepare(state: State) -> Procedure[None]:
    """The seven steps of preparation; goes on where the placing of tiles was interrupted."""
    if not state.first:
        (state.first,) = yield from chance("deus.first", state.seats)
        state.active = state.first
        yield from lay_tiles(state)
    yield from lay_freely(state)
    board = state.board
    state.villages = {label: Village(len(board.beside[label])) for label in board.villages}
    state.temples_left = len(state.layout)
    for seat in state.seats:
        player = state.players[seat]
        player.gold, player.vp = START_GOLD, START_VP
        for resource in RESOURCES:
            player.resources[resource] = 1
            state.supply[resource] -= 1
    # Pieces are step 4 and hands step 6; without the fix, players knew their cards when choosing.
    pieces_first = state.has_fix(PIECES_BEFORE_HANDS)
    if pieces_first:
        yield from ready_pieces(state)
    for seat in state.seats:
        yield from draw(state, seat, HAND)
    if not pieces_first:
        yield from ready_pieces(state)
    state.tell("deus.note.begins", seat=seat_name(state.first))
    state.round = 1


def lay_tiles(state: State) -> Procedure[None]:
    """Draw tiles and sides, then lay them by the layout, by chance or by the players."""
    count = LAYOUTS[len(state.seats)].tile_count
    tiles = yield from chance("deus.tiles", TILES, count)
    sides = yield from chance("deus.sides", ("A", "B"), count, replace=True)
    sides_up = [TileSide(tile, side) for tile, side in zip(tiles, sides, strict=True)]
    if state.options.layout == "free":
        # The first tile needs no decision.
        state.layout = (PlacedTile(*sides_up[0], 0, 0, 0),)
        state.unlaid = tuple(sides_up[1:])
        turn_up(state)
        return
    centres = [Hex(*centre) for centre in LAYOUTS[len(state.seats)].centres]
    if state.options.layout == "varied":
        centres = yield from scatter(count)
    laid: list[PlacedTile] = []
    while not laid or not villages_apart(laid):
        turns = yield from chance("deus.turns", TURNS, count, replace=True)
        laid = [
            PlacedTile(tile, side, int(turn), *centre)
            for (tile, side), turn, centre in zip(sides_up, turns, centres, strict=True)
        ]
    state.layout = tuple(laid)


def scatter(count: int) -> Procedure[list[Hex]]:
    """A random connected arrangement: each further tile touches one that is placed."""
    laid = [PlacedTile("", "", 0, 0, 0)]
    while len(laid) < count:
        places = {f"{q},{r}": Hex(q, r) for q, r in sites(laid)}
        (name,) = yield from chance("deus.site", places)
        laid.append(PlacedTile("", "", 0, *places[name]))
    return [Hex(tile.q, tile.r) for tile in laid]


def turn_up(state: State) -> None:
    """Show the next tile to everybody; the reveal is a barrier for undo."""
    if state.unlaid:
        tile, middle, around = _next_tile(state)
        state.reveal("deus.note.tile", tile=tile, middle=middle, around=around)


def _next_tile(state: State) -> tuple[Phrase, Phrase, tuple[Phrase, ...]]:
    """The phrases for the next tile: its number, its middle and the terrains around it."""
    number, total = len(state.layout) + 1, len(state.layout) + len(state.unlaid)
    middle, *around = (phrase(f"deus.terrain.{t}") for t in state.unlaid[0].terrains)
    tile = phrase("deus.tile", number=number, total=total)
    return tile, middle, tuple(around)


def lay_freely(state: State) -> Procedure[None]:
    """The free arrangement: in turn order each player lays a tile where and how they like.

    A place is offered only where some rotation keeps the villages apart, and only such rotations
    are offered.
    """
    order = [state.first, *state.rivals(state.first)]
    while state.unlaid:
        seat = order[(len(state.layout) - 1) % len(order)]
        state.active = seat
        yield from checkpoint("tile")
        tile_side = state.unlaid[0]
        fits: dict[str, list[PlacedTile]] = {}
        for q, r in sites(state.layout):
            turned = [PlacedTile(*tile_side, turn, q, r) for turn in range(6)]
            good = [laid for laid in turned if villages_apart((*state.layout, laid))]
            if good:
                fits[f"at:{q},{r}"] = good
        tile, middle, around = _next_tile(state)
        site = yield from choose(
            seat, "deus.ask.site", fits, tile=tile, middle=middle, around=around
        )
        turns = {f"turn:{laid.turn}": laid for laid in fits[site]}
        turn = yield from choose_unless_forced(seat, "deus.ask.turn-tile", list(turns), tile=tile)
        state.layout = (*state.layout, turns[turn])
        state.unlaid = state.unlaid[1:]
        state.tell("deus.note.laid", seat=seat_name(seat), number=len(state.layout))
        turn_up(state)
    state.active = state.first


def ready_pieces(state: State) -> Procedure[None]:
    """Step 4: two pieces of each type are ready, or those that the players choose."""
    if state.options.starting_buildings:
        yield from choose_buildings(state, state.options.starting_buildings)
        return
    for player in state.players.values():
        for piece in PIECES:
            player.ready[piece] = START_PIECES
            player.reserve[piece] = PIECES_EACH - START_PIECES


def choose_buildings(state: State, count: int) -> Procedure[None]:
    """The alternative start: everybody secretly chooses the pieces to begin with."""
    pool = [f"{piece}.{copy}" for piece in PIECES for copy in range(1, PIECES_EACH + 1)]
    facts = {"count": count}
    chosen = yield from together(
        Ask(seat, "deus.ask.start", tuple(pool), count, count, secret=True, facts=facts)
        for seat in state.seats
    )
    for seat, picks in chosen.items():
        player = state.players[seat]
        for pick in picks:
            piece = next(piece for piece in PIECES if pick.startswith(piece))
            player.ready[piece] += 1
            player.reserve[piece] -= 1
        state.tell(
            "deus.note.start",
            seat=seat_name(seat),
            pieces=tuple(
                phrase(f"deus.count.{piece}", count=player.ready[piece])
                for piece in PIECES
                if player.ready[piece]
            ),
        )
