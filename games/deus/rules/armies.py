"""Army movement, with the rule that a turn may not end with two armies in one region."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from games.core.phrase import Phrase, seat_name
from games.core.steps import Procedure, choose
from games.deus.components import All, Effect, Move
from games.deus.fixes import ARMIES_MAKE_WAY
from games.deus.rules.attack import attack_villages
from games.deus.state import State


def moves_in(effects: Sequence[Effect]) -> tuple[int, ...]:
    """The army moves that are sure to come with ``effects``: the steps of each."""
    steps: list[int] = []
    for effect in effects:
        if isinstance(effect, Move):
            steps.extend([effect.steps] * effect.units)
        elif isinstance(effect, All):
            steps.extend(moves_in(effect.effects))
    return tuple(steps)


def may_leave(state: State, label: str) -> bool:
    """An army may not leave a temple alone."""
    pieces = state.holdings[label].pieces
    return "temple" not in pieces or len(pieces) > 2


def reachable(state: State, seat: str, start: str, steps: int) -> list[str]:
    """Where an army from ``start`` may stop, other armies of its owner ignored.

    It walks through rivals' regions and villages but stops only in an empty land region or one
    of its owner's; the sea carries it only where its owner has a ship.
    """
    board = state.board
    far = {start: 0}
    queue = deque([start])
    while queue:
        label = queue.popleft()
        if far[label] == steps:
            continue
        for near in board.beside[label]:
            if near in far:
                continue
            if board.terrain[near] == "sea" and not state.holds(near, seat, "maritime"):
                continue
            far[near] = far[label] + 1
            queue.append(near)
    return [
        label
        for label in far
        if label != start
        and board.terrain[label] != "village"
        and ((held := state.holdings.get(label)) is None or held.owner == seat)
    ]


def can_march(state: State, seat: str, steps: int) -> bool:
    """Whether any of the seat's armies could go anywhere."""
    return any(
        may_leave(state, start) and reachable(state, seat, start, steps)
        for start in state.regions_with(seat, "military")
    )


def crowded(state: State, seat: str) -> list[str]:
    """The seat's regions with more than one army."""
    return [
        label
        for label, held in state.holdings.items()
        if held.owner == seat and held.pieces.count("military") > 1
    ]


def mendable(state: State, seat: str, moves: tuple[int, ...]) -> bool:
    """Whether the moves still to come can leave at most one army in every region."""
    if state.has_fix(ARMIES_MAKE_WAY):
        return Parting(state, seat).possible(tuple(_army_regions(state, seat)), moves)
    full = crowded(state, seat)
    if not full:
        return True
    if not moves:
        return False
    if mendable(state, seat, moves[1:]):
        return True
    return any(
        may_leave(state, start)
        and any(
            fits(state, seat, start, end, moves[1:])
            for end in reachable(state, seat, start, moves[0])
        )
        for start in full
    )


def _army_regions(state: State, seat: str) -> list[str]:
    """The regions of the seat's armies; a region with two of them is listed twice."""
    return [
        label
        for label in state.regions_with(seat, "military")
        for _ in range(state.holdings[label].pieces.count("military"))
    ]


class Parting:
    """Searches for moves that part armies, moves of other armies that make room included.

    Only armies move, so the regions reachable from a region stay the same during the search.
    """

    __slots__ = ("_failed", "_reached", "_seat", "_state")

    def __init__(self, state: State, seat: str) -> None:
        self._state, self._seat = state, seat
        self._reached: dict[tuple[str, int], list[str]] = {}
        self._failed: dict[tuple[tuple[str, ...], int], None] = {}

    def possible(self, armies: tuple[str, ...], moves: tuple[int, ...]) -> bool:
        """Whether ``moves``, each made by any army or by none, can leave all armies apart."""
        surplus = len(armies) - len(dict.fromkeys(armies))
        if not surplus:
            return True
        known = tuple(sorted(armies)), len(moves)
        if surplus > len(moves) or known in self._failed:
            return False
        if self.possible(armies, moves[1:]):
            return True
        for start in dict.fromkeys(armies):
            for end in self._ends(armies, start, moves[0], surplus):
                others = list(armies)
                others[others.index(start)] = end
                if self.possible(tuple(others), moves[1:]):
                    return True
        self._failed[known] = None
        return False

    def _ends(self, armies: tuple[str, ...], start: str, steps: int, surplus: int) -> list[str]:
        """Where an army may go; of the free regions no more than there are armies too many.

        All armies too many together need no more free regions than that, so an army that could
        go to another free region can go to one of these as well.
        """
        held = self._state.holdings.get(start)
        company = [piece for piece in held.pieces if piece != "military"] if held else []
        if company == ["temple"] and armies.count(start) == 1:
            return []
        if (start, steps) not in self._reached:
            self._reached[start, steps] = reachable(self._state, self._seat, start, steps)
        reached = self._reached[start, steps]
        free = [label for label in reached if label not in armies]
        return free[:surplus] + [label for label in reached if label in armies]


def fits(state: State, seat: str, start: str, end: str, later: tuple[int, ...]) -> bool:
    """Whether an army may go from ``start`` to ``end`` and the turn still end properly."""
    # Most moves crowd no region: only the others need the search.
    if not state.holds(end, seat, "military") and not crowded(state, seat):
        return True
    before = {label: list(held.pieces) for label, held in state.holdings.items()}
    holdings = dict(state.holdings)
    _step(state, seat, start, end)
    good = mendable(state, seat, later)
    state.holdings = holdings
    for label, pieces in before.items():
        state.holdings[label].pieces = pieces
    return good


def _step(state: State, seat: str, start: str, end: str) -> None:
    state.lift("military", start)
    state.place(seat, "military", end)


def move_armies(
    state: State, seat: str, effect: Move, later: tuple[int, ...], card: Phrase
) -> Procedure[None]:
    """Move up to ``units`` different armies; ``later`` are the moves still to come this turn."""
    arrived: list[str] = []
    for left in range(effect.units, 0, -1):
        after = (effect.steps,) * (left - 1) + later
        marches: dict[str, list[str]] = {}
        for start in state.regions_with(seat, "military"):
            idle = state.holdings[start].pieces.count("military") - arrived.count(start)
            if idle and may_leave(state, start):
                ends = reachable(state, seat, start, effect.steps)
                good = [end for end in ends if fits(state, seat, start, end, after)]
                if good:
                    marches[start] = sorted(good)
        if not marches:
            return
        stay = ["stop"] if mendable(state, seat, after) else []
        start = yield from choose(
            seat, "deus.ask.army", [*sorted(marches), *stay], card=card, steps=effect.steps
        )
        if start == "stop":
            return
        end = yield from choose(seat, "deus.ask.march", marches[start], card=card, region=start)
        _step(state, seat, start, end)
        arrived.append(end)
        state.tell("deus.note.marched", seat=seat_name(seat), start=start, end=end)
        attack_villages(state, end)
