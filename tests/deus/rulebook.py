"""A second, simple and slow implementation of the rulebook, to compare the rules with.

Nothing here calls the rules: it reads a position and returns what a player may do in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

from games.deus.components import CARD, COLUMNS, PIECE_OF, RESOURCES
from games.deus.state import State
from games.deus.view import Piece

RESOURCE_IN_GOLD = 4
EDGE_IN_VP = 3
EMPTY_BETWEEN = 2
TEMPLE_AT_MOST = 12


def empties_to(state: State, seat: str) -> dict[str, int]:
    """The fewest empty regions that lie between the seat's first region and every other.

    If the first region was left, the regions with the seat's pieces count instead.
    """
    first = state.players[seat].first_region
    home = {first} if first in state.regions_of(seat) else set(state.regions_of(seat))
    between = {label: 0 if label in home else len(state.board.cells) for label in state.board.cells}
    for _ in state.board.cells:
        for label in state.board.cells:
            for near in state.board.beside[label]:
                passed = near not in home and near not in state.holdings
                between[label] = min(between[label], between[near] + passed)
    return between


def at_the_edge(state: State, label: str) -> bool:
    return len(state.board.beside[label]) < 6


def suits(state: State, piece: Piece, label: str) -> bool:
    """Ships go to sea, all else on land, nothing on a village."""
    terrain = state.board.terrain[label]
    return terrain != "village" and (terrain == "sea") == (piece == "maritime")


def places(state: State, seat: str, piece: Piece) -> set[str]:
    """Where the piece may go: labels, and "edge:" labels that cost 3 VP."""
    empty = {
        label
        for label in state.board.cells
        if label not in state.holdings and suits(state, piece, label)
    }
    mine = set(state.regions_of(seat))
    if not mine:
        edge = {label for label in empty if at_the_edge(state, label)}
        gaps = [empties_to(state, other) for other in state.seats if state.regions_of(other)]
        far = {label for label in edge if all(gap[label] >= EMPTY_BETWEEN for gap in gaps)}
        return far or edge
    own = {
        label
        for label in mine
        if suits(state, piece, label) and piece not in state.holdings[label].pieces
    }
    near = {label for label in empty if mine & set(state.board.beside[label])}
    bought: set[str] = set()
    if state.players[seat].vp >= EDGE_IN_VP:
        bought = {f"edge:{label}" for label in empty - near if at_the_edge(state, label)}
    return own | near | bought


def temple_places(state: State, seat: str) -> set[str]:
    """One's own land regions without a temple."""
    return {
        label
        for label in state.regions_of(seat)
        if state.board.terrain[label] != "sea" and "temple" not in state.holdings[label].pieces
    }


def ways_to_pay(state: State, seat: str, card: str) -> set[str]:
    """Every split of the cost into resources and gold that the player has."""
    player, cost = state.players[seat], CARD[card].cost
    spans = [range(min(cost.get(r, 0), player.resources[r]) + 1) for r in RESOURCES]
    ways = set()
    for paid in product(*spans):
        due = sum(cost.get(r, 0) - n for r, n in zip(RESOURCES, paid, strict=True))
        gold = cost.get("gold", 0) + RESOURCE_IN_GOLD * due
        if gold <= player.gold:
            parts = [f"{r}{n}" for r, n in zip(RESOURCES, paid, strict=True) if n]
            ways.add(".".join([*parts, f"gold{gold}"] if gold else parts) or "free")
    return ways


def can_build(state: State, seat: str, card: str) -> bool:
    """Whether the card may be played face up."""
    player, colour = state.players[seat], CARD[card].colour
    if not ways_to_pay(state, seat, card):
        return False
    if colour == "purple":
        needed = len(player.columns["purple"])
        if any(len(player.columns[column]) < needed for column in COLUMNS):
            return False
        return state.temples_left == 0 or bool(temple_places(state, seat))
    piece = PIECE_OF[colour]
    return player.ready[piece] > 0 and bool(places(state, seat, piece))


def joker_columns(state: State, seat: str) -> set[str]:
    """The columns into which a card may go face down."""
    player = state.players[seat]
    if not state.options.jokers or player.joker is not None or not player.hand:
        return set()
    return {
        colour
        for colour in COLUMNS
        if player.ready[PIECE_OF[colour]]
        and player.gold > len(player.columns[colour])
        and places(state, seat, PIECE_OF[colour])
    }


def turn(state: State, seat: str) -> set[str]:
    """The actions of a turn, cards by their design."""
    hand = state.players[seat].hand
    actions = {f"build:{CARD[card].id}" for card in hand if can_build(state, seat, card)}
    if joker_columns(state, seat):
        actions.add("joker")
    return actions | {"offer"}


def stops(state: State, seat: str, start: str, steps: int) -> set[str]:
    """Where an army may stop, other armies of its owner ignored."""

    def has_ship(label: str) -> bool:
        return state.holds(label, seat, "maritime")

    reached, border = {start}, {start}
    for _ in range(steps):
        border = {
            label
            for here in border
            for label in state.board.beside[here]
            if label not in reached and (state.board.terrain[label] != "sea" or has_ship(label))
        }
        reached |= border
    return {
        label
        for label in reached - {start}
        if state.board.terrain[label] != "village"
        and (label not in state.holdings or state.holdings[label].owner == seat)
    }


def marches(state: State, seat: str, start: str, steps: int) -> set[str]:
    """Where an army may stop, regions with another army of the seat left aside."""
    goals = stops(state, seat, start, steps)
    return {label for label in goals if not state.holds(label, seat, "military")}


def must_fall(state: State, label: str) -> bool:
    """Whether a village is surrounded with an army beside it."""
    around = [state.holdings.get(near) for near in state.board.beside[label]]
    return all(around) and any(held and "military" in held.pieces for held in around)


def shares(state: State, label: str, vp: int) -> dict[str, int]:
    """Who wins the VP of a village: most armies, then most buildings, then an equal split."""
    armies: Counter[str] = Counter()
    buildings: Counter[str] = Counter()
    for near in state.board.beside[label]:
        held = state.holdings[near]
        armies[held.owner] += held.pieces.count("military")
        buildings[held.owner] += len(held.pieces)
    strongest = [seat for seat in armies if armies[seat] == max(armies.values())]
    most = max(buildings[seat] for seat in strongest)
    winners = [seat for seat in strongest if buildings[seat] == most]
    return {seat: vp // len(winners) for seat in winners}


Worth = Callable[[State, str], int]


def pieces_of(state: State, seat: str) -> list[tuple[str, Piece]]:
    return [(label, p) for label in state.regions_of(seat) for p in state.holdings[label].pieces]


def _on(terrain: str) -> Worth:
    return lambda s, seat: 3 * sum(s.board.terrain[at] == terrain for at, _ in pieces_of(s, seat))


def _of(piece: Piece) -> Worth:
    return lambda s, seat: 3 * sum(p == piece for _, p in pieces_of(s, seat))


def sizes(state: State, seat: str) -> list[int]:
    return list(Counter(at for at, _ in pieces_of(state, seat)).values())


def _frontier(state: State, seat: str) -> int:
    near = {n for label in state.regions_of(seat) for n in state.board.beside[label]}
    return 3 * sum(state.board.terrain[label] == "village" for label in near)


TEMPLES: dict[str, Worth] = {
    "T01": _on("forest"),
    "T02": _on("field"),
    "T03": _on("swamp"),
    "T04": _on("mountain"),
    "T05": lambda s, seat: 2 * sum(size >= 2 for size in sizes(s, seat)),
    "T06": lambda s, seat: 4 * sum(size >= 3 for size in sizes(s, seat)),
    "T07": lambda s, seat: 3 * (max(sizes(s, seat), default=1) - 1),
    "T08": _of("maritime"),
    "T09": _of("production"),
    "T10": _of("scientific"),
    "T11": _of("civil"),
    "T12": _of("military"),
    "T13": lambda s, seat: s.players[seat].gold // 2,
    "T14": lambda s, seat: sum(s.players[seat].resources.values()),
    "T15": _frontier,
    "T16": lambda s, seat: len(s.regions_of(seat)),
}


def final_points(state: State, seat: str) -> int:
    """VP in hand, temples at twelve at most, and 2 for every majority."""
    player = state.players[seat]
    temples = [TEMPLES[CARD[card].id](state, seat) for card in player.columns["purple"]]
    majorities = 0
    for resource in RESOURCES:
        most = max(other.resources[resource] for other in state.players.values())
        majorities += player.resources[resource] == most > 0
    majorities += player.gold == max(other.gold for other in state.players.values()) > 0
    return player.vp + sum(min(TEMPLE_AT_MOST, worth) for worth in temples) + 2 * majorities
