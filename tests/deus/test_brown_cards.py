"""Brown cards: gold and VP by cities and by terrain."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.deus.table import Game, at, deal

COST = {
    "C01": "1 wood",
    "C02": "1 stone 1 clay 1 wheat",
    "C03": "1 stone 1 wheat",
    "C04": "1 clay",
    "C05": "1 stone",
    "C06": "",
    "C07": "1 wheat",
    "C08": "1 stone",
    "C09": "1 wood",
    "C10": "1 clay",
    "C11": "1 wheat",
    "C12": "1 wood 1 stone",
    "C13": "1 clay",
    "C14": "1 stone",
}


class Case(NamedTuple):
    """Amber's land, where the civil building goes, and what the card gives."""

    design: str
    land: str
    place: str
    gold: int = 0
    vp: int = 0


def built(case: Case, land: str | None = None) -> Game:
    """Amber has built the card on the continent and stands before its effect."""
    game = deal(
        amber=at(hand=f"{case.design} T16", goods=COST[case.design], land=land or case.land),
        azure=at(land="H6: civil production, I4: production, H5: production, I5: maritime"),
        onyx=at(),
    )
    return game.build(case.design, place=case.place)


THREE_CITIES = "C3: production scientific, C4: production scientific, D3: military temple"
FOUR_OF_THREE = (
    "C3: production scientific military, C4: production scientific military,"
    "D3: production scientific military, D4: production scientific"
)
METROPOLIS = "C4: production scientific military temple"
HAMLETS = "C3: production, C4: production, D4: scientific, D3: military, B3: maritime"
NINE = (
    "C3: production, C4: production, D4: scientific, D3: military, B3: maritime, E3: production,"
    "E4: scientific, B4: scientific"
)
FIVE_SWAMPS = "B5: production, B7: production, D1: production, D4: production, G1: production"
FIVE_FORESTS = "B4: production, B6: production, D2: production, F2: production, F5: production"
FIVE_PEAKS = "C2: production, C3: production, C6: production, E3: production, F3: production"
FIVE_FIELDS = "C4: production, D3: production, D6: production, E4: production, E6: production"

CASES = [
    # Public Baths: 1 VP per city of two, at most 2.
    Case("C01", "C4: production, D3: military", "C4", vp=1),
    Case("C01", "C4: production temple, B3: maritime military", "B4", vp=2),
    Case("C01", THREE_CITIES, "C3", vp=2),
    # Forum: 2 VP per city of three, at most 6.
    Case("C02", "C4: production military, D3: military", "C4", vp=2),
    Case("C02", FOUR_OF_THREE, "D4", vp=6),
    # Amphitheatre: the largest city's size less one, at most 4.
    Case("C03", "C4: production military, D3: military", "C4", vp=2),
    Case("C03", METROPOLIS, "C4", vp=4),
    # Tax Office: 3 gold per city of two, at most 9.
    Case("C04", "C4: production, D3: military", "C4", gold=3),
    Case("C04", FOUR_OF_THREE, "D4", gold=9),
    # Mint: 2 gold per piece of the largest city, at most 10.
    Case("C05", "C4: production", "D4", gold=2),
    Case("C05", METROPOLIS, "C4", gold=10),
    # Hamlet Council: 1 gold per region with a lone piece, at most 4.
    Case("C06", "C4: production temple, D3: military, B3: maritime", "D4", gold=3),
    Case("C06", HAMLETS, "E3", gold=4),
    # A village of each terrain: 1 VP per production building there, at most 4.
    Case("C07", "B5: production, D4: production, C4: production, G1: civil", "C4", vp=2),
    Case("C07", FIVE_SWAMPS, "D4", vp=4),
    Case("C08", "B4: production, C4: production, D2: scientific", "C4", vp=1),
    Case("C08", FIVE_FORESTS, "B4", vp=4),
    Case("C09", "C3: production, E3: production, C6: military", "C4", vp=2),
    Case("C09", FIVE_PEAKS, "C3", vp=4),
    Case("C10", "C4: production, D3: production, B4: production", "C3", vp=2),
    Case("C10", FIVE_FIELDS, "C4", vp=4),
    # Caravanserai: 2 gold per kind of land.
    Case("C11", "C4: production, B3: maritime", "C4", gold=2),
    Case("C11", "C4: production, D3: military, B4: temple, B3: maritime", "D4", gold=6),
    Case("C11", "C4: production, C3: military, B4: temple, B3: maritime", "D4", gold=8),
    # Senate House: kinds of terrain, sea too, less two.
    Case("C12", "C4: production, B3: maritime", "D4", vp=1),
    Case("C12", "C4: production, C3: military, B4: temple, B3: maritime", "D4", vp=3),
    # Coastal Villas: 1 VP per sea one controls, at most 3.
    Case("C13", "B3: maritime military, C4: production", "C4", vp=1),
    Case("C13", "B3: maritime, A3: maritime, D5: maritime, E5: maritime", "B4", vp=3),
    # Land Registry: 1 gold per region, at most 8.
    Case("C14", "C4: production temple, B3: maritime", "D4", gold=3),
    Case("C14", NINE, "D2", gold=8),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.design}-{case.gold}-{case.vp}")
def test_what_a_card_gives(case: Case) -> None:
    game = built(case).use()
    assert game.turn == "azure"
    assert (game.amber.gold, game.amber.vp) == (case.gold, case.vp)


@pytest.mark.parametrize("case", CASES[::2], ids=lambda case: case.design)
def test_a_card_may_be_skipped(case: Case) -> None:
    game = built(case).skip()
    assert game.turn == "azure"
    assert (game.amber.gold, game.amber.vp) == (0, 0)


@pytest.mark.parametrize(
    "case",
    [
        Case("C01", "C4: production, B4: military", "D4"),
        Case("C02", "C4: production, B4: military temple", "C4"),
        Case("C03", "C4: production, B4: military", "D4"),
        Case("C04", "C4: production, B4: military", "D4"),
        Case("C06", "C4: production temple", "C4"),
        Case("C07", "C4: production, D4: scientific", "D4"),
        Case("C08", "C4: production, B4: scientific", "B4"),
        Case("C09", "C4: production, C3: scientific", "C3"),
        Case("C10", "B4: production, C4: scientific", "C4"),
        Case("C12", "C4: production, D3: military", "D4"),
        Case("C13", "C4: production", "D4"),
    ],
    ids=lambda case: case.design,
)
def test_nothing_to_gain_asks_nothing(case: Case) -> None:
    game = built(case)
    assert game.turn == "azure"
    assert (game.amber.gold, game.amber.vp) == (0, 0)
