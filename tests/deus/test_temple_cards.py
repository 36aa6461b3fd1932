"""Temple cards: what each scores at the end of the game, twelve at most."""

from __future__ import annotations

import pytest

from games.deus import GAME
from games.deus.state import State
from tests.deus.table import at, deal

FOUR_CITIES_OF_THREE = (
    "C4: civil production military, C3: civil production military,"
    "D3: civil production military, D4: scientific production military"
)
SEVEN_CITIES_OF_TWO = (
    "C4: civil production, C3: civil production, D3: civil production, D4: scientific production,"
    "B4: scientific military, E3: scientific military, B3: maritime military"
)
THIRTEEN = (
    "C2: civil, C3: civil, C4: civil, D2: civil, D3: civil, D4: production, E3: production,"
    "E4: production, F3: production, B4: production, B3: maritime, E2: maritime, A3: maritime"
)


def enrich_azure(state: State) -> None:
    state.players["azure"].resources = {"wheat": 20, "wood": 20, "stone": 20, "clay": 20}


def worth(
    temple: str, land: str, goods: str = "", villages: dict[str, int | str] | None = None
) -> int:
    """The VP amber would score for that one temple; azure has the majorities."""
    game = deal(
        villages=villages,
        amber=at(columns=temple, land=land, goods=goods),
        azure=at(goods="99 gold", land="H6: civil production, I5: maritime"),
        onyx=at(),
        change=enrich_azure,
        audited=False,
    )
    points = {final_score.seat: final_score.points for final_score in GAME.score(game.state)}
    return points["amber"]


@pytest.mark.parametrize(
    ("temple", "land", "vp"),
    [
        # 3 VP per piece on the temple's terrain, whatever the piece.
        ("T01", "B4: civil temple, D2: military, C4: civil", 9),
        ("T01", "B4: civil temple military, D2: military, F2: production", 12),
        ("T01", "C4: civil", 0),
        ("T02", "C4: civil temple, D4: military", 6),
        ("T02", "C4: civil temple military, D3: military, E4: production", 12),
        ("T03", "D4: civil, D1: scientific, C4: civil", 6),
        ("T03", "D4: civil scientific, D1: scientific production, B5: civil", 12),
        ("T04", "C2: civil, C3: military, E3: temple, D3: civil", 9),
        ("T04", "C2: civil military, C3: military production, E3: temple", 12),
        # 2 VP per city of two.
        ("T05", "C4: civil production, B3: maritime military, D3: temple", 4),
        ("T05", SEVEN_CITIES_OF_TWO, 12),
        # 4 VP per city of three.
        ("T06", "C4: civil production temple, D3: civil temple", 4),
        ("T06", FOUR_CITIES_OF_THREE, 12),
        # 3 VP per piece beyond the first in the largest city.
        ("T07", "C4: civil production temple, D3: civil temple", 6),
        ("T07", "C4: civil", 0),
        ("T07", "C4: civil production temple military scientific", 12),
        # 3 VP per piece of a type.
        ("T08", "B3: maritime, A3: maritime, C4: civil", 6),
        ("T08", "B3: maritime, A3: maritime, D5: maritime, E2: maritime, E5: maritime", 12),
        ("T09", "C4: production, D4: production civil", 6),
        (
            "T09",
            "C4: production, D4: production, D3: production, C3: production, B4: production",
            12,
        ),
        ("T10", "C4: scientific, D4: civil", 3),
        (
            "T10",
            "C4: scientific, D4: scientific, D3: scientific, C3: scientific, B4: scientific",
            12,
        ),
        ("T11", "C4: civil, D4: civil, C3: civil temple", 9),
        ("T11", "C4: civil, D4: civil, C3: civil, B4: civil, D3: civil", 12),
        ("T12", "C4: military, B3: maritime military", 6),
        ("T12", "C4: military, D4: military, C3: military, B4: military, D3: military", 12),
        # 3 VP per village beside any of one's pieces: C4 touches C5, E3 touches F4.
        ("T15", "C4: civil", 3),
        ("T15", "C4: civil, E3: temple, D4: civil", 6),
        ("T15", "C4: civil, E3: temple, F7: civil, B5: civil, H4: civil", 12),
        # 1 VP per region.
        ("T16", "C4: civil temple, B3: maritime, D4: civil", 3),
        ("T16", THIRTEEN, 12),
    ],
)
def test_points_by_the_board(temple: str, land: str, vp: int) -> None:
    assert worth(temple, land) == vp


@pytest.mark.parametrize(
    ("gold", "vp"), [(0, 0), (1, 0), (2, 1), (7, 3), (23, 11), (24, 12), (60, 12)]
)
def test_temple_of_coin_one_vp_per_two_gold(gold: int, vp: int) -> None:
    assert worth("T13", "C4: civil", f"{gold} gold") == vp


@pytest.mark.parametrize(
    ("goods", "vp"),
    [
        ("", 0),
        ("1 wheat 2 wood 1 stone", 4),
        ("3 wheat 3 wood 3 stone 2 clay", 11),
        ("4 wheat 4 wood 4 stone 4 clay", 12),
    ],
)
def test_temple_of_the_storehouse_one_vp_per_resource(goods: str, vp: int) -> None:
    assert worth("T14", "C4: civil", goods) == vp


def test_temple_of_the_frontier_counts_attacked_villages_too() -> None:
    assert worth("T15", "C4: civil", villages={"C5": "attacked"}) == 3


def test_a_temple_counts_itself_where_its_card_says_pieces() -> None:
    assert worth("T01", "B4: temple") == 3


def test_each_temple_has_a_cap_of_its_own() -> None:
    land = "B4: civil temple military scientific production, D2: military"
    # 3 VP each for 6 pieces on forest, and 3 each for 4 beyond the first in the largest city.
    assert worth("T01 T07", land) == 24
