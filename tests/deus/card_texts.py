"""A second implementation of the cards without choices, for :mod:`tests.deus.rulebook`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from games.deus.state import State
from games.deus.view import Piece, Resource
from tests.deus.rulebook import pieces_of, sizes

Goods = Counter[str]
YIELDS: dict[str, Resource] = {
    "field": "wheat",
    "forest": "wood",
    "swamp": "clay",
    "mountain": "stone",
}


def _standing_villages_beside(state: State, label: str) -> set[str]:
    return {
        near
        for near in state.board.beside[label]
        if near in state.villages and not state.villages[near].attacked
    }


def _workplaces(state: State, seat: str) -> list[str]:
    return [label for label, piece in pieces_of(state, seat) if piece == "production"]


def _built_on(state: State, seat: str, terrain: str) -> int:
    return sum(state.board.terrain[label] == terrain for label in _workplaces(state, seat))


def _terrains(state: State, seat: str) -> set[str]:
    return {state.board.terrain[label] for label in state.regions_of(seat)}


def _armies(state: State, seat: str) -> list[str]:
    return [label for label, piece in pieces_of(state, seat) if piece == "military"]


def _tribute(state: State, seat: str) -> int:
    return len({v for army in _armies(state, seat) for v in _standing_villages_beside(state, army)})


def _veterans(state: State, seat: str) -> int:
    return sum(len(state.holdings[army].pieces) >= 3 for army in _armies(state, seat))


Amount = Callable[[State, str], int]

GOLD: dict[str, Amount] = {
    "C04": lambda s, seat: min(9, 3 * sum(size >= 2 for size in sizes(s, seat))),
    "C05": lambda s, seat: min(10, 2 * max(sizes(s, seat))),
    "C06": lambda s, seat: min(4, sizes(s, seat).count(1)),
    "C11": lambda s, seat: 2 * len(_terrains(s, seat) - {"sea"}),
    "C14": lambda s, seat: min(8, len(s.regions_of(seat))),
    "R08": lambda s, seat: min(6, 2 * _tribute(s, seat)),
}

VP: dict[str, Amount] = {
    "C01": lambda s, seat: min(2, sum(size >= 2 for size in sizes(s, seat))),
    "C02": lambda s, seat: min(6, 2 * sum(size >= 3 for size in sizes(s, seat))),
    "C03": lambda s, seat: min(4, max(sizes(s, seat)) - 1),
    "C07": lambda s, seat: min(4, _built_on(s, seat, "swamp")),
    "C08": lambda s, seat: min(4, _built_on(s, seat, "forest")),
    "C09": lambda s, seat: min(4, _built_on(s, seat, "mountain")),
    "C10": lambda s, seat: min(4, _built_on(s, seat, "field")),
    "C12": lambda s, seat: min(3, max(0, len(_terrains(s, seat)) - 2)),
    "C13": lambda s, seat: min(
        3, sum(s.board.terrain[label] == "sea" for label in s.regions_of(seat))
    ),
    "R11": lambda s, seat: min(4, _veterans(s, seat)),
}


def _one_a_terrain(state: State, places: Iterable[str]) -> list[str]:
    return list({state.board.terrain[label]: label for label in places}.values())


def _works(design: str, state: State, seat: str) -> list[str]:
    """The production buildings that a green card sets to work."""
    places = _workplaces(state, seat)
    terrain = {"G01": "forest", "G02": "swamp", "G03": "mountain", "G04": "field"}.get(design)
    if terrain:
        return [label for label in places if state.board.terrain[label] == terrain]
    if design == "G07":
        return [label for label in places if len(state.holdings[label].pieces) >= 2]
    if design == "G08":
        return [
            label
            for label in places
            if any(state.holds(near, seat, "maritime") for near in state.board.beside[label])
        ]
    if design == "G10":
        return _one_a_terrain(state, places)
    if design == "G11":
        return [label for label in places if _standing_villages_beside(state, label)]
    return places


HARVEST = {"G01": 2, "G02": 2, "G03": 2, "G04": 2, "G07": 1, "G08": 2, "G09": 1, "G10": 1, "G11": 2}


def harvest(design: str, state: State, seat: str) -> Goods:
    """The resources that the supply can give for a green card."""
    wanted: Goods = Counter()
    for label in _works(design, state, seat):
        wanted[YIELDS[state.board.terrain[label]]] += HARVEST[design]
    return Counter({r: min(n, state.supply[r]) for r, n in wanted.items() if r in state.supply})


RAIDS: dict[str, tuple[str, int, Piece | None]] = {
    "R04": ("gold", 3, None),
    "R06": ("vp", 1, None),
    "R10": ("gold", 4, "maritime"),
}


def raid(design: str, state: State, seat: str) -> dict[str, int]:
    """What a red card takes from each rival beside one's armies."""
    unit, amount, wanted = RAIDS[design]
    near = {label for army in _armies(state, seat) for label in state.board.beside[army]}
    taken: dict[str, int] = {}
    for rival in state.rivals(seat):
        touched = [state.holdings[at] for at in state.regions_of(rival) if at in near]
        if any(wanted is None or wanted in held.pieces for held in touched):
            player = state.players[rival]
            taken[rival] = min(amount, player.gold if unit == "gold" else player.vp)
    return taken


def outcome(design: str, state: State, seat: str) -> dict[str, Goods] | None:
    """What using the card changes, for each seat; None for a card that is not listed here."""
    if design in GOLD:
        return {seat: Counter(gold=GOLD[design](state, seat))}
    if design in VP:
        return {seat: Counter(vp=VP[design](state, seat))}
    if design in HARVEST:
        return {seat: harvest(design, state, seat)}
    if design in RAIDS:
        unit, taken = RAIDS[design][0], raid(design, state, seat)
        losses = {rival: Counter({unit: -count}) for rival, count in taken.items()}
        return {**losses, seat: Counter({unit: sum(taken.values())})}
    return None
