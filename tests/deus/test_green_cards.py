"""Green cards: production buildings give what their regions yield."""

from __future__ import annotations

import pytest

from tests.deus.table import Game, at, deal

NOTHING = {"wheat": 0, "wood": 0, "stone": 0, "clay": 0}
COST = {
    "G01": "1 stone",
    "G02": "1 wheat",
    "G03": "1 wood",
    "G04": "1 clay",
    "G05": "1 gold",
    "G06": "1 stone",
    "G07": "1 stone",
    "G08": "1 clay 2 gold",
    "G09": "1 wood 1 clay",
    "G10": "1 wheat 2 gold",
    "G11": "1 wood",
}


def produced(
    design: str,
    land: str,
    place: str,
    *,
    theirs: str = "",
    supply: str = "",
    villages: dict[str, int | str] | None = None,
    fixes: tuple[str, ...] | None = None,
) -> Game:
    """Amber has built the card and stands before its effect."""
    game = deal(
        fixes=fixes,
        supply=supply,
        villages=villages,
        amber=at(hand=f"{design} T16", goods=COST[design], land=land),
        azure=at(land=theirs),
    )
    game.build(design, place=place)
    assert game.amber.resources == NOTHING
    return game


def given(game: Game) -> dict[str, int]:
    """The resources that amber has, and the turn has passed."""
    assert game.turn == "azure"
    return {name: count for name, count in game.amber.resources.items() if count}


@pytest.mark.parametrize(
    ("design", "land", "place", "gives"),
    [
        # Each terrain's card: two for every building there, none for the others.
        ("G01", "A2: production, B3: production", "B4", {"wood": 4}),
        ("G02", "B3: production, B4: production", "C4", {"clay": 4}),
        ("G03", "B2: production, B1: production, C5: civil", "C5", {"stone": 4}),
        ("G04", "B1: production, D5: civil, C5: production", "D5", {"wheat": 4}),
        # Town Workshops: regions of two pieces or more.
        ("G07", "B1: production civil, B2: production, B3: civil", "B3", {"wheat": 1, "clay": 1}),
        ("G07", "B1: production temple, B2: civil", "B2", {"wheat": 1, "stone": 1}),
        # Riverside Mill: beside a ship of one's own.
        ("G08", "B2: production, C1: maritime, B4: production", "B1", {"wheat": 2, "stone": 2}),
        # Provincial Estate: every building.
        (
            "G09",
            "B1: production, B2: production, B3: production, B4: production",
            "A2",
            {"wheat": 1, "stone": 1, "clay": 1, "wood": 2},
        ),
        # Terraced Lands: one building of each terrain.
        (
            "G10",
            "A2: production, B4: production, B2: production",
            "B3",
            {"wood": 1, "stone": 1, "clay": 1},
        ),
        # Frontier Camp: beside a village, once however many there are.
        (
            "G11",
            "B1: production, B2: production, B4: production, D3: production",
            "B3",
            {"wheat": 2, "stone": 4},
        ),
    ],
)
def test_what_a_card_gives(design: str, land: str, place: str, gives: dict[str, int]) -> None:
    assert given(produced(design, land, place).use()) == gives


@pytest.mark.parametrize(
    ("design", "land", "place"),
    [
        ("G01", "B1: production", "B2"),
        ("G02", "B1: production", "B2"),
        ("G03", "B3: production", "B4"),
        ("G04", "B2: production", "B3"),
        ("G07", "B1: production", "B2"),
        ("G08", "B1: production, F3: maritime", "B2"),
        ("G11", "B3: production", "B4"),
    ],
)
def test_no_fitting_building_no_question(design: str, land: str, place: str) -> None:
    assert given(produced(design, land, place)) == {}


@pytest.mark.parametrize(
    ("design", "land", "place"),
    [
        ("G01", "A2: production, B3: production", "B4"),
        ("G09", "B1: production, B2: production", "A2"),
        ("G10", "A2: production, B2: production", "B3"),
        ("G11", "D3: production", "E3"),
    ],
)
def test_production_is_optional(design: str, land: str, place: str) -> None:
    assert given(produced(design, land, place).skip()) == {}


def test_rivals_buildings_produce_nothing_for_us() -> None:
    game = produced("G09", "B1: production", "B2", theirs="B3: production, B4: production").use()
    assert given(game) == {"wheat": 1, "stone": 1}
    assert sum(game.azure.resources.values()) == 0


def test_a_rivals_ship_drives_no_mill() -> None:
    game = produced("G08", "B4: production, C1: maritime", "B3", theirs="B5: maritime")
    assert given(game) == {}


def test_an_attacked_village_feeds_no_frontier_camp() -> None:
    game = produced("G11", "B1: production, D3: production", "B2", villages={"A1": "attacked"})
    assert given(game.use()) == {"stone": 2}


class TestOverseersHut:
    """G05: one building of one's choice gives 1."""

    def test_any_building_may_work(self) -> None:
        game = produced("G05", "B1: production, B2: production", "A2")
        assert sorted(game.options("produce")) == ["A2", "B1", "B2"]
        assert (game.ask.low, game.ask.high) == (0, 1)
        assert given(game.say("produce", "A2")) == {"wood": 1}

    def test_none_if_one_likes(self) -> None:
        game = produced("G05", "B1: production, B2: production", "A2").say("produce")
        assert given(game) == {}

    def test_a_building_whose_resource_is_gone_cannot_work(self) -> None:
        game = produced("G05", "B1: production, B2: production", "A2", supply="0 wood")
        assert sorted(game.options("produce")) == ["B1", "B2"]


class TestTwinWorkshops:
    """G06: up to two buildings of one's choice give 1 each."""

    def test_two(self) -> None:
        game = produced("G06", "B1: production, B2: production, B3: production", "A2")
        assert (game.ask.low, game.ask.high) == (0, 2)
        assert given(game.say("produce", "B1", "A2")) == {"wheat": 1, "wood": 1}

    def test_one(self) -> None:
        game = produced("G06", "B1: production, B2: production", "A2").say("produce", "B2")
        assert given(game) == {"stone": 1}

    def test_one_of_exactly_two(self) -> None:
        game = produced("G06", "B1: production", "B2")
        assert (game.ask.low, game.ask.high) == (0, 2)
        assert given(game.say("produce", "B2")) == {"stone": 1}

    def test_a_single_one_is_used_or_not(self) -> None:
        assert produced("G06", "B1: civil", "B2").options("use") == ["use", "skip"]

    def test_a_match_from_before_the_fix_uses_both_or_none(self) -> None:
        game = produced("G06", "B1: production", "B2", fixes=())
        assert given(game.use()) == {"wheat": 1, "stone": 1}

    def test_two_of_a_kind_share_the_last_resource(self) -> None:
        game = produced("G06", "B3: production, B4: production", "C4", supply="1 clay")
        assert given(game.say("produce", "B3", "C4")) == {"clay": 1}


@pytest.mark.parametrize(("left", "gets"), [(3, 3), (1, 1)])
def test_a_short_supply_gives_what_is_left(left: int, gets: int) -> None:
    game = produced("G01", "A2: production, B3: production", "B4", supply=f"{left} wood")
    assert given(game.use()) == {"wood": gets}
    assert game.state.supply["wood"] == 0


def test_a_short_supply_of_one_type_does_not_touch_the_others() -> None:
    game = produced("G09", "B1: production, B2: production", "A2", supply="0 wheat").use()
    assert given(game) == {"stone": 1, "wood": 1}


def test_an_empty_supply_asks_nothing() -> None:
    game = produced("G01", "A2: production, B3: production", "B4", supply="0 wood")
    assert given(game) == {}
