"""Turns: the four actions, their tracks, and the events that follow."""

from __future__ import annotations

import pytest

from games.ankh.board import within
from games.ankh.components import ACTIONS, EVENTS
from games.ankh.state import SEATS
from games.ankh.view import Action
from tests.ankh.table import WESTERN_CARAVAN, Game, at, deal

NAMES = ("isis", "ra", "osiris", "anubis", "amun")


def crowd(people: int, tracks: dict[Action, int]) -> Game:
    """A number of gods, each alone in a corner of the West with nothing in reach."""
    spots = ("A8 god", "C9 god", "E9 god", "A1 god", "F4 god")
    seated = {seat: at(name, spot) for seat, name, spot in zip(SEATS, NAMES, spots, strict=True)}
    return deal(
        amber=seated["amber"],
        azure=seated["azure"],
        rose=seated["rose"] if people > 2 else None,
        onyx=seated["onyx"] if people > 3 else None,
        jade=seated["jade"] if people > 4 else None,
        tracks=tracks,
    )


def take(game: Game, action: str) -> Game:
    """Choose an action and decline its effect."""
    game.act(action)
    for key, none in (("move", "done"), ("summon", "none"), ("power", "none")):
        if game.asked == key:
            game.say(key, none)
    return game


# The order of actions


@pytest.mark.parametrize(
    ("first", "below"),
    [
        ("move", ["summon", "followers", "ankh"]),
        ("summon", ["followers", "ankh"]),
        ("followers", ["ankh"]),
    ],
)
def test_the_second_action_is_compulsory_and_below_the_first(first: str, below: list[str]) -> None:
    game = take(crowd(2, {}), first)
    assert game.options("second") == below
    assert game.ask.seat == "amber"


def test_unlocking_first_ends_the_turn() -> None:
    game = take(crowd(2, {}), "ankh")
    assert game.turn == "azure"
    assert game.state.tracks == {"move": 0, "summon": 0, "followers": 0, "ankh": 1}


def test_turns_go_round_the_table() -> None:
    game = crowd(4, {})
    seen = []
    for _ in range(5):
        seen.append(game.turn)
        take(game, "ankh")
    assert seen == ["amber", "azure", "rose", "onyx", "amber"]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("action", ACTIONS)
def test_a_marker_reaches_the_event_after_so_many_steps(people: int, action: Action) -> None:
    needed = people if action == "ankh" else people + 1
    early = take(crowd(people, {action: needed - 2}), action)
    assert early.state.event == 0
    assert early.state.tracks[action] == needed - 1
    game = take(crowd(people, {action: needed - 1}), action)
    assert game.state.event == 1
    # Reset, and the turn is over though no second action was taken.
    assert game.state.tracks == dict.fromkeys(ACTIONS, 0)
    assert game.turn == "azure"


def test_the_event_of_a_second_action_ends_the_turn_too() -> None:
    game = take(crowd(2, {"followers": 2}), "move")
    take(game, "followers")
    assert game.state.event == 1
    assert game.state.tracks == {"move": 1, "summon": 0, "followers": 0, "ankh": 0}
    assert game.turn == "azure"


def test_the_events_come_in_the_printed_order() -> None:
    first = ("control", "control", "control", "conflict")
    later = ("camel", "control", "control")
    printed = ("start", *first, *later, "conflict", *later, "merge", *later, "forget")
    assert (*printed, "control", "end") == EVENTS


def test_markers_are_reset_by_the_starting_number_after_a_merge() -> None:
    game = deal(
        people=3,
        amber=at("isis", "A8 god"),
        azure=at("amun ra", "C9 god", junior="rose"),
        tracks={"followers": 2},
    )
    game.act("followers")
    assert game.state.event == 0
    assert game.state.tracks["followers"] == 3


# Moving


def test_a_figure_moves_up_to_three_hexes_over_rivers_camels_and_water() -> None:
    game = deal(
        amber=at("isis", "B4 god"),
        azure=at("ra", "G9 god"),
        camels=WESTERN_CARAVAN,
        tokens={1: "A3", 2: "H5", 3: "E2", 4: "A4"},
    )
    game.act("move").say("move", "B4")
    near = within("B4", 3)
    lands = {label for label in near if game.state.board.of.get(label) is not None}
    assert set(game.options("move-to")) - {"B4"} == lands - {"B4"}
    # Over the Nile: B1 lies in the Delta.
    assert "B1" in game.options("move-to")


def test_each_figure_moves_once_in_an_action() -> None:
    game = deal(amber=at("isis", "B4 god, B6 warrior"), azure=at("ra", "G9 god"))
    game.act("move").move("B4", "B3")
    assert set(game.options("move")) == {"B6", "done"}


def test_a_hex_left_behind_is_free_for_the_next_figure() -> None:
    game = deal(amber=at("isis", "B4 god, B6 warrior"), azure=at("ra", "G9 god"))
    game.act("move").move("B4", "B3").say("move", "B6")
    assert "B4" in game.options("move-to")


# Summoning


def test_summoning_with_an_empty_supply_still_moves_the_marker() -> None:
    game = deal(
        amber=at(
            "isis",
            "A1 god, A2 warrior, A3 warrior, A4 warrior, A5 warrior, A6 warrior, A7 warrior",
        ),
        azure=at("ra", "G9 god"),
    )
    game.act("summon")
    assert game.asked == "second"
    assert game.state.tracks["summon"] == 1


def test_no_summons_beside_a_monument_of_another_or_a_neutral_one() -> None:
    game = deal(
        amber=at("isis", "A8 god"), azure=at("ra", "G9 god", "E5 temple"), neutral="H5 temple"
    )
    game.act("summon").say("summon", "warrior")
    assert set(game.options("summon-at")) == {"A7", "B7", "B8"}


# Unlocking


LADDER = ("commander", "revered", "magnificent", "temples", "glorious", "generous")


@pytest.mark.parametrize("unlocked", range(6))
def test_powers_are_unlocked_column_by_column_for_their_level(unlocked: int) -> None:
    level = 1 + unlocked // 2
    game = deal(
        amber=at("isis", "A8 god", powers=" ".join(LADDER[:unlocked]), followers=level),
        azure=at("ra", "G9 god"),
    )
    game.act("ankh").say("power", LADDER[unlocked])
    assert game.amber.followers == 0
    assert game.amber.powers == list(LADDER[: unlocked + 1])


@pytest.mark.parametrize("unlocked", range(6))
def test_a_power_is_out_of_reach_with_one_follower_too_few(unlocked: int) -> None:
    level = 1 + unlocked // 2
    game = deal(
        amber=at("isis", "A8 god", powers=" ".join(LADDER[:unlocked]), followers=level - 1),
        azure=at("ra", "G9 god"),
    )
    game.act("ankh")
    assert game.turn == "azure"
    assert len(game.amber.powers) == unlocked
    assert game.amber.followers == level - 1


def test_unlocking_with_all_six_open_costs_nothing() -> None:
    game = deal(
        amber=at("isis", "A8 god", powers=" ".join(LADDER), followers=9), azure=at("ra", "G9 god")
    )
    game.act("ankh")
    assert game.turn == "azure"
    assert game.amber.followers == 9


@pytest.mark.parametrize(
    ("unlocked", "guardian"),
    [(0, None), (1, "cat_mummy"), (2, None), (3, "apep"), (4, "androsphinx"), (5, None)],
)
def test_the_second_fourth_and_fifth_unlock_bring_a_guardian(
    unlocked: int, guardian: str | None
) -> None:
    game = deal(
        amber=at("isis", "A8 god", powers=" ".join(LADDER[:unlocked]), followers=3),
        azure=at("ra", "G9 god"),
        guardians="cat_mummy cat_mummy apep apep androsphinx androsphinx",
    )
    game.act("ankh").say("power", LADDER[unlocked])
    assert game.amber.guardians == ([guardian] if guardian else [])
    if guardian:
        assert game.state.guardians[guardian] == 1


def test_no_guardian_where_none_is_left() -> None:
    game = deal(
        amber=at("isis", "A8 god", powers="commander", followers=3),
        azure=at("ra", "G9 god"),
        guardians="apep",
    )
    game.act("ankh").say("power", "revered")
    assert game.amber.guardians == []
    assert game.amber.powers == ["commander", "revered"]


def test_no_guardian_without_a_base_of_its_size() -> None:
    game = deal(
        amber=at(
            "isis", "A8 god, A7 satet", powers=" ".join(LADDER[:3]), followers=3, guardians="satet"
        ),
        azure=at("ra", "G9 god"),
        guardians="mummy",
    )
    game.act("ankh").say("power", "temples")
    assert game.amber.guardians == ["satet"]
    assert game.state.guardians["mummy"] == 1


# Control of monuments


def test_a_neutral_monument_anywhere_protects_those_of_rivals() -> None:
    game = deal(
        amber=at("isis", "B5 god"),
        azure=at("ra", "G9 god", "B4 temple"),
        neutral="E2 obelisk",
        next_event="control",
    )
    game.fire()
    assert game.turn == "azure"
    assert game.owner("B4") == "azure"


def test_without_neutral_monuments_a_rivals_is_taken() -> None:
    game = deal(
        amber=at("isis", "B5 god", "A5 obelisk"),
        azure=at("ra", "G9 god", "B4 temple, B8 temple"),
        next_event="control",
    )
    game.fire()
    assert game.owner("B4") == "amber"
    assert "amber took control of B4 from azure: temple." in game.heard()
    assert game.state.ankhs_left("azure") == 8


def test_control_is_taken_where_it_can_be() -> None:
    game = deal(
        amber=at("isis", "B5 god"),
        azure=at("ra", "G9 god"),
        neutral="B4 temple, A5 obelisk",
        next_event="control",
    )
    assert set(game.fire().options("control")) == {"A5", "B4"}
    game.say("control", "A5")
    assert (game.owner("A5"), game.owner("B4")) == ("amber", None)
    assert game.state.event == 1


def test_an_event_that_gives_control_of_nothing_says_why() -> None:
    game = deal(amber=at("isis", "B5 god"), azure=at("ra", "G9 god"), next_event="control")
    game.fire()
    assert game.heard()[-1] == (
        "amber takes no monument: there is none beside their figures that may be taken."
    )


def test_control_needs_an_ankh_token() -> None:
    nine = ", ".join(f"{row}{number} temple" for row in "FGH" for number in (1, 2, 3))
    game = deal(
        amber=at("isis", "B5 god", nine),
        azure=at("ra", "G9 god"),
        neutral="B4 obelisk",
        next_event="control",
    )
    game.fire()
    assert game.turn == "azure"
    assert game.owner("B4") is None


def test_only_the_seat_that_caused_the_event_takes_control() -> None:
    game = deal(
        amber=at("isis", "E2 god"),
        azure=at("ra", "B5 god"),
        neutral="B4 temple",
        next_event="control",
    )
    game.fire()
    assert game.turn == "azure"


def test_no_summons_where_no_hex_is_free() -> None:
    game = deal(
        amber=at("isis", "A8 god"),
        azure=at("ra", "G9 god"),
        neutral="A7 temple, B7 temple, B8 temple",
    )
    game.act("summon")
    assert game.asked == "second"
