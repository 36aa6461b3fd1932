"""Armies that meet and part again, compared with a brute-force search of all moves."""

from __future__ import annotations

from collections.abc import Sequence

from games.deus import GAME
from games.deus.board import PlacedTile
from games.deus.rules import armies
from games.deus.state import Holding, State
from games.deus.view import Piece
from tests.deus import rulebook
from tests.deus.table import Game, at, deal
from tests.properties import given, settings, st

# Two tiles side by side: fourteen regions.
SMALL = (PlacedTile("K3", "A", 4, 0, 0), PlacedTile("K2", "A", 2, 2, 1))
SMALL_STATE = State(seats=("amber", "azure"), fixes=GAME.fixes, stage="turns", layout=SMALL)
LANDS, SEAS = SMALL_STATE.board.lands, SMALL_STATE.board.seas

Armies = tuple[str, ...]


class BruteForce:
    """Tries every army, every move and every order: slow but simple."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.company = {
            label: [piece for piece in held.pieces if piece != "military"]
            for label, held in state.holdings.items()
            if held.owner == "amber"
        }
        self.answers: dict[tuple[Armies, Armies], bool] = {}

    def ends(self, armies: Armies, start: str, steps: int) -> set[str]:
        if self.company.get(start) == ["temple"] and armies.count(start) == 1:
            return set()
        return rulebook.stops(self.state, "amber", start, steps)

    def ends_well(self, armies: Armies, moves: Sequence[int]) -> bool:
        if not moves:
            return len(set(armies)) == len(armies)
        known = (tuple(sorted(armies)), tuple(map(str, moves)))
        if known not in self.answers:
            self.answers[known] = self.ends_well(armies, moves[1:]) or any(
                self.ends_well(moved(armies, start, end), moves[1:])
                for start in set(armies)
                for end in self.ends(armies, start, moves[0])
            )
        return self.answers[known]


def moved(armies: Armies, start: str, end: str) -> Armies:
    """The armies after one has gone from one region to another."""
    others = list(armies)
    others[others.index(start)] = end
    return tuple(others)


@st.composite
def crowds(draw: st.DrawFn) -> State:
    """Armies, temples, ships and rivals on a small board, some armies together."""
    holdings: dict[str, Holding] = {}
    for label in LANDS:
        # Most of the land is azure's: with room to go, every crowd can be parted.
        kind = draw(
            st.sampled_from(("azure", "azure", "azure", "azure", "empty", "civil", "temple"))
        )
        if kind == "azure":
            holdings[label] = Holding("azure", ["civil"])
        elif kind == "civil":
            holdings[label] = Holding("amber", ["civil"])
        elif kind == "temple":
            # A temple cannot be left alone, so one army stays with it.
            holdings[label] = Holding("amber", ["temple", "military"])
    for label in SEAS:
        owner = draw(st.sampled_from((None, "amber", "azure")))
        if owner is not None:
            holdings[label] = Holding(owner, ["maritime"])
    homes = [
        label
        for label in (*LANDS, *SEAS)
        if (label in LANDS and label not in holdings)
        or (label in holdings and holdings[label].owner == "amber")
    ]
    standing = sum(held.pieces.count("military") for held in holdings.values())
    for _ in range(max(0, draw(st.integers(3, 5)) - standing) if homes else 0):
        label = draw(st.sampled_from(homes))
        pieces: list[Piece] = holdings.setdefault(label, Holding("amber", [])).pieces
        pieces.append("military")
    state = State(seats=SMALL_STATE.seats, fixes=GAME.fixes, stage="turns", layout=SMALL)
    state.holdings = holdings
    return state


@settings(max_examples=400, deadline=None)
@given(crowds(), st.lists(st.sampled_from((1, 2, 3)), min_size=1, max_size=3))
def test_moves_are_offered_exactly_where_the_turn_can_still_end_well(
    state: State, later: list[int]
) -> None:
    slow = BruteForce(state)
    standing = tuple(
        label
        for label, held in state.holdings.items()
        if held.owner == "amber"
        for _ in range(held.pieces.count("military"))
    )
    assert armies.mendable(state, "amber", tuple(later)) == slow.ends_well(standing, later)
    for start in dict.fromkeys(standing):
        if not armies.may_leave(state, start):
            assert slow.ends(standing, start, 2) == set()
            continue
        for end in armies.reachable(state, "amber", start, 2):
            good = slow.ends_well(moved(standing, start, end), later)
            assert armies.fits(state, "amber", start, end, tuple(later)) == good


def boxed_in(fixes: tuple[str, ...]) -> Game:
    """Couriers, Scouts and a Legion: three steps, two, one, and azure stands at E3 and D3.

    From E1 two steps lead to E2 only; from E2 it takes two steps to reach a free region, E4.
    """
    game = deal(
        fixes=fixes,
        amber=at(
            hand="R02 T16",
            goods="1 wheat",
            columns="R09 R01",
            land="E1: military, E2: military civil, E4: civil",
        ),
        azure=at(land="D3: civil, E3: civil"),
    )
    return game.build("R02", place="E4").say("army", "E4")


def test_an_army_may_make_way_before_the_crowded_region_is_cleared() -> None:
    game = boxed_in(GAME.fixes).say("march", "E1").skip()
    assert game.pieces("E1") == ["military", "military"]
    # E1 is crowded, but the army of E2 moves first.
    assert game.options("army") == ["E2"]
    game.march("E2", "E4").march("E1", "E2")
    assert [game.pieces(at) for at in ("E1", "E2", "E4")] == [
        ["military"],
        ["civil", "military"],
        ["civil", "military"],
    ]


def test_a_match_from_before_the_fix_keeps_its_moves() -> None:
    assert "E1" not in boxed_in(()).options("march")
