"""Demigod actions (10): forges, pantheon dice, artifacts between actions; stickers on tiles."""

from __future__ import annotations

import pytest

from games.divinus.components import PANTHEON_DICE
from games.divinus.fixes import ABLE_DIE, FIXES
from games.divinus.rules.gains.artifacts import first_roll
from tests.divinus.table import At, Game, at, deal

TRIO = "G7 P03, G8 P26, G9 P07"


def test_velund_wants_a_die_and_a_rest() -> None:
    game = deal(amber=at("5 2", artifacts="a01"), velund="a02 a06", board="5 P05")
    game.says(amber="velund").says(amber="a06").says(amber="2")
    assert game.asked == "slot"
    assert game.options == ["free", "a01"]
    game.says(amber="free")
    assert [held.id for held in game.amber.artifacts] == ["a01", "a06"]
    assert game.state.velund == ["a02"]
    # Only a Rest may follow.
    assert game.options == ["rest"]


def test_a_new_artifact_may_cover_another_whose_upgrade_is_lost() -> None:
    game = deal(amber=at("5", artifacts="a01+ a02"), velund="a06")
    game.says(amber="velund")
    assert game.options == ["a01", "a02"]
    game.says(amber="a01")
    assert [(held.id, held.upgraded) for held in game.amber.artifacts] == [
        ("a06", False),
        ("a02", False),
    ]


def test_a_sticker_taken_before_the_rest_goes_on_after_the_roll() -> None:
    game = deal(amber=at("5 2"), hephaestus="d7")
    game.says(amber="hephaestus").says(amber="1")
    assert game.options == ["rest"]
    game.says(amber="rest")
    assert game.asked == "stick"
    game.says(amber="2.4")
    assert game.amber.die("2").faces[3] == "d7"
    assert all(die.where == "active" for die in game.amber.dice)


def test_a_sticker_taken_after_the_rest_leaves_its_die_used() -> None:
    game = deal(amber=at("5 2"), hephaestus="d7")
    game.says(amber="later").says(amber="rest").says(amber="hephaestus").says(amber="1")
    assert game.asked == "stick"
    game.says(amber="1.1")
    assert game.amber.die("1").where == "used"
    assert game.amber.die("1").faces[0] == "d7"


def test_no_forge_after_exploring() -> None:
    game = deal(amber=at("5 2"), hephaestus="d7", velund="a01", board="5 P05")
    game.says(amber="later").says(amber="5")
    assert game.state.active == "azure"


def test_fire_is_never_stuck_opposite_fire_and_never_on_pythias_die() -> None:
    game = deal(amber=at("5 p:3"), hephaestus="fire")
    game.amber.dice[0].faces[5] = "fire"
    game.says(amber="hephaestus").says(amber="p").says(amber="rest")
    assert game.asked == "stick"
    assert game.options == ["1.2", "1.3", "1.4", "1.5", "1.6"]


def test_the_amphora_refreshes_two_dice_once() -> None:
    game = deal(amber=at("5 2@used 3@7", artifacts="a15"), faction="F01")
    game.says(amber="use:a15").says(amber="2 3")
    assert all(die.where == "active" for die in game.amber.dice)
    assert game.state.board[7] == "F01"
    assert "use:a15" not in game.options


def test_the_stylus_moves_a_tile_of_ones_map() -> None:
    game = deal(amber=at("5", TRIO, artifacts="a20"))
    game.says(amber="use:a20")
    assert game.asked == "move-tile"
    # Taking G8 out would break the map in two.
    assert game.options == ["G7", "G9", "none"]
    game.says(amber="G9")
    assert all(not option.startswith(("G7", "G8", "G9/")) for option in game.options)
    game.says(amber=game.options[0])
    assert "G9" not in game.amber.plots


def test_the_raven_feather_shows_the_top_of_a_stack_to_its_owner_alone() -> None:
    game = deal(amber=at("5", artifacts="a13"), power="P01 P02", faction="F01")
    game.says(amber="look:power")
    peek = game.match.view("amber").peek
    assert peek is not None
    assert peek.id == "P01"
    assert game.match.view("azure").peek is None
    assert not any(option.startswith("look") for option in game.options)


def test_overbuilding_with_the_masons_wedge_refreshes_a_die() -> None:
    game = deal(amber=at("5 1@used", "G7 F01, H7 F02/2", artifacts="a06"), board="5 P03")
    game.says(amber="5")
    game.says(amber=next(option for option in game.options if option.startswith("H7")))
    assert (game.asked, game.ask.low) == ("refresh", 0)


@pytest.mark.parametrize(
    ("artifact", "plots", "tile", "spot"),
    [
        ("a07", "G7 P05, G8 P08, G9 F34", "F07", "H8"),
        ("a08", "G7 P03, G8 P26, G9 P07", "F02", "H8"),
        ("a09", "G7 P02, G8 P04, G9 P06", "F09", "H8"),
    ],
)
def test_tools_work_when_a_zone_grows_to_four(
    artifact: str, plots: str, tile: str, spot: str
) -> None:
    game = deal(amber=at("5 3", plots, artifacts=artifact), board=f"5 {tile}")
    game.says(amber="5")
    for option in [option for option in game.options if option.startswith(spot)]:
        twin = deal(amber=at("5 3", plots, artifacts=artifact), board=f"5 {tile}")
        twin.says(amber="5").says(amber=option)
        if twin.asked == "reroll":
            break
    else:
        pytest.fail("no place of the tile sets the tool off")
    better = deal(amber=at("5 3", plots, artifacts=f"{artifact}+"), board=f"5 {tile}")
    better.says(amber="5").says(amber=option)
    assert better.asked == "refresh"


def test_the_cracked_compass_changes_the_first_roll() -> None:
    game = deal(amber=at("5 3", artifacts="a19"))
    story = first_roll(game.state, "amber")
    ask = next(story)
    assert getattr(ask, "key", "") == "divinus.ask.reroll"
    assert getattr(ask, "high", 0) == 2


def favourite(effect: str, pantheon: str = "greek", **more: object) -> Game:
    dice = str(more.pop("dice", "5 3 2@7 4@used"))
    plots = str(more.pop("plots", TRIO))
    game = deal(
        scenario=3,
        amber=at(dice, plots, pantheon_die=f"{pantheon} {effect}"),
        azure=at("1@8 6"),
        power="P10 P11 P12",
        faction="F20 F21 F22 F23",
        board="1 P01, 2 P02, 4 P04, 9 F09",
    )
    assert "pantheon" in game.options
    return game.says(amber="pantheon")


def used(game: Game) -> bool:
    die = game.amber.pantheon_die
    assert die is not None
    return not die.active


def test_the_greek_die_rerolls_flips_refreshes_and_reactivates() -> None:
    for effect, asked, high in (
        ("reroll_2", "reroll", 2),
        ("reroll_any", "reroll", 2),
        ("flip_1", "flip", 1),
        ("flip_2", "flip", 2),
        ("refresh_1", "refresh", 1),
        ("refresh_2", "refresh", 2),
        ("reactivate_1", "reactivate", 1),
    ):
        game = favourite(effect)
        assert (game.asked, game.ask.high) == (asked, high), effect
        game.says(amber="-")
        assert used(game)
        assert game.asked == "turn"


def test_a_reactivated_die_keeps_its_face_and_its_cell_is_filled() -> None:
    game = favourite("reactivate_1")
    game.says(amber="3")
    assert (game.amber.die("3").where, game.amber.die("3").top) == ("active", 2)
    assert game.state.board[7] == "F20"


def test_the_greek_die_refreshes_a_whole_line_of_everybody() -> None:
    game = favourite("refresh_line")
    game.says(amber="row3")
    assert game.amber.die("3").where == "active"
    assert game.azure.die("1").where == "active"
    # The active demigod's cell is filled first.
    assert (game.state.board[7], game.state.board[8]) == ("F20", "F21")


def test_a_set_die_stays_active() -> None:
    game = favourite("set_value")
    game.says(amber="3")
    die = game.amber.pantheon_die
    assert die is not None
    assert (die.top, die.active) == (3, True)
    assert "pantheon" not in game.options


def test_the_norse_die_swaps_and_replaces_tiles_of_the_board() -> None:
    game = favourite("swap_adjacent", "norse")
    assert game.options == ["1-2", "1-4", "none"]
    game.says(amber="1-4")
    assert (game.state.board[1], game.state.board[4]) == ("P04", "P01")
    line = favourite("swap_line", "norse")
    assert set(line.options) == {"1-2", "1-4", "none"}
    one = favourite("replace_1", "norse")
    one.says(amber="9")
    assert one.state.board[9] == "F20"
    assert one.state.stacks["faction"].tiles[-1] == "F09"
    two = favourite("replace_1_of_2", "norse")
    two.says(amber="9").says(amber="F21").says(amber="F20")
    assert two.state.board[9] == "F21"
    assert two.state.stacks["faction"].tiles == ["F22", "F23", "F20", "F09"]


def test_the_norse_die_replaces_announced_tiles_of_a_line() -> None:
    game = favourite("replace_line", "norse")
    game.says(amber="row1").says(amber="1 2").says(amber="P02")
    assert (game.state.board[1], game.state.board[2]) == ("P10", "P11")
    assert game.state.stacks["power"].tiles == ["P12", "P02", "P01"]


def test_the_norse_die_searches_for_a_symbol() -> None:
    game = favourite("search_symbol", "norse")
    game.says(amber="9").says(amber="viking")
    # F20 shows barbarians only, F21 is the first with a Viking.
    assert game.state.board[9] == "F21"
    assert sorted(game.state.stacks["faction"].tiles) == ["F09", "F20", "F22", "F23"]
    none = favourite("search_symbol", "norse")
    none.says(amber="9").says(amber="temple")
    assert none.state.board[9] == "F09"


def test_the_norse_die_moves_a_tile_and_draws_two_to_overbuild() -> None:
    move = favourite("move_tile", "norse")
    assert move.asked == "move-tile"
    draw = favourite("draw_2_overbuild", "norse")
    draw.says(amber="faction")
    assert draw.options == ["F20", "F21", "none"]
    draw.says(amber="F20")
    assert {option[:2] for option in draw.options} <= {"G7", "G8", "G9"}
    draw.says(amber=draw.options[0])
    assert draw.state.stacks["faction"].tiles == ["F22", "F23", "F21"]
    assert sum(plot.under is not None for plot in draw.amber.plots.values()) == 1


def test_every_face_of_the_pantheon_dice_is_known() -> None:
    faces = {
        face for die in PANTHEON_DICE.values() for face in (*die.start_faces, *die.upgrade_order)
    }
    assert len(faces) == 17


def test_an_upgraded_raven_feather_exchanges_a_tile_once_until_a_rest() -> None:
    game = deal(
        amber=at("5", artifacts="a13+"), azure=at("1"), power="P01 P02 P03 P04", board="6 P06"
    )
    game.says(amber="look:power").says(amber="yes").says(amber="6")
    assert game.state.board[6] == "P01"
    assert game.state.stacks["power"].tiles == ["P02", "P03", "P04", "P06"]
    game.says(amber="rest").says(azure="rest").says(amber="look:power")
    assert game.asked == "exchange"


@pytest.mark.parametrize(
    ("effect", "able", "unable"),
    [
        ("greek refresh_1", at("1 2@used"), at("1 2")),
        ("greek reactivate_1", at("1 2@3"), at("1 2")),
        ("greek refresh_line", at("1 2@3"), at("1 2@used")),
        ("greek flip_2", at("1 2@used"), at("1@used 2@used")),
        ("norse move_tile", at("1", "G7 F01, G8 F02"), at("1", "G7 F01")),
        ("norse draw_2_overbuild", at("1", "G7 P03, H7 P07/3"), at("1")),
        ("norse set_value", at("1"), None),
    ],
)
def test_a_pantheons_die_is_offered_only_where_it_can_do_something(
    effect: str, able: At, unable: At | None
) -> None:
    def offered(place: At, fixes: tuple[str, ...] | None = None) -> bool:
        place.pantheon_die = effect
        game = deal(fixes=fixes, amber=place, power="P09 P13", board="6 P01")
        return "pantheon" in game.options

    assert offered(able)
    if unable is not None:
        assert not offered(unable)
        assert offered(unable, tuple(fix for fix in FIXES if fix != ABLE_DIE))


@pytest.mark.parametrize("effect", ["swap_adjacent", "replace_1", "search_symbol"])
def test_a_norse_die_needs_tiles_on_the_board_and_in_the_stacks(effect: str) -> None:
    place = at("1", pantheon_die=f"norse {effect}")
    assert "pantheon" in deal(amber=place, power="P09", board="5 P01, 6 P02").options
    assert "pantheon" not in deal(amber=place, power="P09", board="").options
