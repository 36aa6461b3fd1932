"""Action A: erecting a building, a temple or, as a variant, a joker."""

from __future__ import annotations

import re
from collections import deque
from itertools import product

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced
from games.deus.components import CARD, COLUMNS, PIECE_OF, RESOURCES, Card
from games.deus.fixes import EMPTY_REGIONS_BETWEEN
from games.deus.rules.activate import activate_column
from games.deus.rules.attack import attack_villages
from games.deus.state import Player, State
from games.deus.view import Colour, Piece
from games.deus.words.names import card_name, thing

GOLD_FOR_RESOURCE = 4
EDGE_PRICE = 3
EMPTY_BETWEEN = 2


def buildable(state: State, seat: str, card: str) -> bool:
    """Whether the seat could play this card from its hand now."""
    player, design = state.players[seat], CARD[card]
    if not payable(player, design):
        return False
    if design.colour == "purple":
        return temple_allowed(state, seat)
    piece = PIECE_OF[design.colour]
    return player.ready[piece] > 0 and bool(spots(state, seat, piece))


def payable(player: Player, card: Card) -> bool:
    """Whether resources and gold suffice; four gold stand for a resource."""
    missing = sum(max(0, card.cost[r] - player.resources[r]) for r in RESOURCES)
    return card.cost["gold"] + GOLD_FOR_RESOURCE * missing <= player.gold


def payments(player: Player, card: Card) -> list[str]:
    """Every payment, least gold first; an id lists what is paid ("wood1.gold4")."""
    by_resource = [
        [(r, use) for use in range(min(card.cost[r], player.resources[r]), -1, -1)]
        for r in RESOURCES
        if card.cost[r]
    ]
    ways: list[tuple[int, str]] = []
    for uses in product(*by_resource):
        replaced = sum(card.cost[r] - use for r, use in uses)
        gold = card.cost["gold"] + GOLD_FOR_RESOURCE * replaced
        if gold <= player.gold:
            parts = [f"{r}{use}" for r, use in uses if use]
            ways.append((gold, ".".join([*parts, f"gold{gold}"] if gold else parts) or "free"))
    return [way for _, way in sorted(ways, key=lambda pair: pair[0])]


def read_payment(way: str) -> dict[str, int]:
    """What a payment id hands over."""
    if way == "free":
        return {}
    parts = (re.fullmatch(r"([a-z]+)(\d+)", part) for part in way.split("."))
    return {part[1]: int(part[2]) for part in parts if part}


def pay(state: State, seat: str, card: str) -> Procedure[None]:
    """Step 3: pay the cost with resources, with four gold for a resource, or with both."""
    player = state.players[seat]
    ways = payments(player, CARD[card])
    way = yield from choose_unless_forced(seat, "deus.ask.pay", ways, card=card_name(card))
    paid = read_payment(way)
    for resource in RESOURCES:
        player.resources[resource] -= paid.get(resource, 0)
        state.supply[resource] += paid.get(resource, 0)
    player.gold -= paid.get("gold", 0)
    if paid:
        things = tuple(thing(name, count) for name, count in paid.items())
        state.tell("deus.note.paid", seat=seat_name(seat), things=things)


def spots(state: State, seat: str, piece: Piece) -> list[str]:
    """Where the piece may go: a region's label, or "edge:" and the label for 3 VP.

    Ships go on the sea and nothing else does. One's own regions need to lack the type; empty
    regions need to lie beside one's own, or at the edge of the board for the price.
    """
    board = state.board
    ground = board.seas if piece == "maritime" else board.lands
    own = state.regions_of(seat)
    if not own:
        return _first_spots(state, ground)
    near: dict[str, None] = {}
    for label in own:
        near.update(dict.fromkeys(board.beside[label]))
    rich = state.players[seat].vp >= EDGE_PRICE
    found: list[str] = []
    paid: list[str] = []
    for label in ground:
        held = state.holdings.get(label)
        if held is not None:
            if held.owner == seat and piece not in held.pieces:
                found.append(label)
        elif label in near:
            found.append(label)
        elif rich and len(board.beside[label]) < 6:
            paid.append(f"edge:{label}")
    return found + paid


def _first_spots(state: State, ground: tuple[str, ...]) -> list[str]:
    """The first building: at the edge, two empty regions between it and other first regions."""
    board = state.board
    free = [
        label for label in ground if len(board.beside[label]) < 6 and label not in state.holdings
    ]
    if state.has_fix(EMPTY_REGIONS_BETWEEN):
        ways = [_empties_from(state, rival) for rival in state.seats if state.regions_of(rival)]
        apart = [label for label in free if all(way[label] > EMPTY_BETWEEN for way in ways)]
    else:
        firsts = [p.first_region for p in state.players.values() if p.first_region is not None]
        apart = [
            label
            for label in free
            if all(board.distance(other, label) > EMPTY_BETWEEN for other in firsts)
        ]
    return apart or free


def _empties_from(state: State, rival: str) -> dict[str, int]:
    """The fewest empty regions on a path from the rival's first region, the last one included.

    A region with pieces is not empty; a sea or a village without pieces is. For a rival who has
    left the first region, the paths begin where their pieces stand.
    """
    first, ground = state.players[rival].first_region, state.regions_of(rival)
    empties = dict.fromkeys([first] if first in ground else ground, 0)
    queue = deque(empties)
    while queue:
        here = queue.popleft()
        for near in state.board.beside[here]:
            far = empties[here] + (near not in state.holdings)
            if far < empties.get(near, far + 1):
                empties[near] = far
                queue.append(near)
    return empties


def build(state: State, seat: str, card: str) -> Procedure[None]:
    """The five steps of an ordinary building, or the four of a temple."""
    player, colour = state.players[seat], CARD[card].colour
    player.hand.remove(card)
    player.columns[colour].append(card)
    state.tell("deus.note.plays", seat=seat_name(seat), card=card_name(card))
    yield from pay(state, seat, card)
    if colour == "purple":
        yield from place_temple(state, seat, card)
        return
    yield from place_piece(state, seat, PIECE_OF[colour], card)
    yield from activate_column(state, seat, colour)


def place_piece(state: State, seat: str, piece: Piece, card: str) -> Procedure[None]:
    """Step 4: the wooden piece goes on the board, and a surrounded village falls at once."""
    player = state.players[seat]
    options = spots(state, seat, piece)
    spot = yield from choose(seat, "deus.ask.place", options, piece=phrase(f"deus.piece.{piece}"))
    label = spot.removeprefix("edge:")
    if label != spot:
        player.vp -= EDGE_PRICE
        state.tell("deus.note.edge", seat=seat_name(seat), count=EDGE_PRICE)
    player.ready[piece] -= 1
    state.place(seat, piece, label)
    if player.first_region is None:
        player.first_region = label
    state.tell(
        "deus.note.placed", seat=seat_name(seat), piece=phrase(f"deus.piece.{piece}"), region=label
    )
    attack_villages(state, label)


def temple_allowed(state: State, seat: str) -> bool:
    """The n-th temple needs n - 1 cards in every other column, and a region to stand in."""
    columns = state.players[seat].columns
    if any(len(columns[colour]) < len(columns["purple"]) for colour in COLUMNS):
        return False
    return state.temples_left == 0 or bool(temple_spots(state, seat))


def temple_spots(state: State, seat: str) -> list[str]:
    """The seat's own land regions that have no temple yet."""
    return [
        label
        for label in state.regions_of(seat)
        if state.terrain(label) != "sea" and "temple" not in state.holdings[label].pieces
    ]


def place_temple(state: State, seat: str, card: str) -> Procedure[None]:
    """Put up a temple piece, or none where the supply has run out."""
    if state.temples_left == 0:
        return
    label = yield from choose(seat, "deus.ask.temple", temple_spots(state, seat))
    state.place(seat, "temple", label)
    state.temples_left -= 1
    state.tell(
        "deus.note.placed", seat=seat_name(seat), piece=phrase("deus.piece.temple"), region=label
    )
    if state.temples_left == 0 and state.ending_round is None:
        state.ending_round = state.round
        with state.incident("deus.scene.ending"):
            state.tell("deus.note.temples-gone")


def joker_columns(state: State, seat: str) -> list[Colour]:
    """The columns in which the seat could build with a face-down card."""
    player = state.players[seat]
    if not state.options.jokers or player.joker is not None:
        return []
    return [
        colour
        for colour in COLUMNS
        if player.ready[PIECE_OF[colour]] > 0
        and player.gold > len(player.columns[colour])
        and spots(state, seat, PIECE_OF[colour])
    ]


def build_joker(state: State, seat: str) -> Procedure[None]:
    """The joker variant, once a match: any card face down in any column but the temples'.

    It costs as much gold as its rank in the column, has no effect of its own and activates the
    others.
    """
    player = state.players[seat]
    card = yield from choose(seat, "deus.ask.joker-card", player.hand, secret=True)
    columns = joker_columns(state, seat)
    column = yield from choose_unless_forced(seat, "deus.ask.joker-column", columns)
    colour = next(c for c in columns if c == column)
    player.hand.remove(card)
    player.columns[colour].append(card)
    player.joker = card
    price = len(player.columns[colour])
    player.gold -= price
    state.tell("deus.note.joker", seat=seat_name(seat), colour=phrase(f"deus.colour.{colour}"))
    state.tell("deus.note.paid", seat=seat_name(seat), things=(thing("gold", price),))
    yield from place_piece(state, seat, PIECE_OF[colour], card)
    yield from activate_column(state, seat, colour)
