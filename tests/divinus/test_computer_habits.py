"""Habits that the sensible computer player has lost, each in a position that used to show it."""

from __future__ import annotations

from itertools import product

import pytest

from games.core.fair import Dice
from games.core.steps import Ask, Picks
from games.divinus import GAME
from games.divinus.components import TILES
from games.divinus.computer.evaluation import size
from games.divinus.computer.reasons import reason
from games.divinus.map_survey import PlacedTile, fitting, pattern_at
from games.divinus.rules.dice.effects import set_die
from games.divinus.rules.dice.forge import draw_artifact
from tests.divinus.table import Game, at, deal

# Fourteen tiles of one's map: two more, and the match is over.
LATE = ", ".join(
    f"{column}{row} P{number:02}"
    for number, (column, row) in enumerate(
        ((column, row) for row in range(7, 11) for column in "GHIJ"), 10
    )
    if number < 24
)


def answers(game: Game, ask: Ask) -> Picks:
    return GAME.computer("sensible")(
        ask, lambda: GAME.view(game.state, ask.seat), Dice(b"a computer")
    )


def answer(game: Game) -> str:
    (pick,) = answers(game, game.ask)
    return pick


def test_it_begins_no_card_of_a_monster_that_cannot_be_finished_any_more() -> None:
    dice = "4 2@used 2@used"
    assert answer(deal(monsters="empusa", amber=at(dice))) == "fight"
    assert answer(deal(monsters="empusa", amber=at(dice), azure=at("1", LATE))) == "rest"


def test_it_finishes_a_card_that_lacks_little() -> None:
    game = deal(
        monsters="empusa",
        fought={"empusa1": "7:amber 9:amber 11:azure"},
        amber=at("4 2@used 2@used"),
        azure=at("1", LATE),
    )
    assert answer(game) == "fight"


def test_it_fights_on_where_a_card_is_nearly_finished() -> None:
    # A single die would do for cell 2 of a card that nobody has begun.
    game = deal(
        monsters="empusa brood",
        fought={"empusa1": "7:amber 9:amber 11:azure"},
        amber=at("2 6 5@used 5@used 5@used"),
    )
    game.says(amber="fight")
    assert answer(game) == "empusa1:4"


def test_it_begins_no_second_card_while_the_first_takes_all_the_time() -> None:
    plots = LATE.split(", ")
    game = deal(
        monsters="empusa brood",
        fought={"empusa1": "7:amber"},
        amber=at("2 5@used 5@used 5@used"),
        azure=at("1", ", ".join(plots[:9])),
    )
    assert "fight" in game.options
    assert answer(game) == "rest"


@pytest.mark.parametrize("cell", [2, 9])
def test_it_flips_a_die_only_for_an_exploration(cell: int) -> None:
    # A five becomes a two.
    game = deal(
        scenario=3,
        gods="gaia",
        amber=at("5 3@used 3@used", "G7 P26", pantheon_die="greek flip_1"),
        board=f"{cell} P03",
    )
    if cell == 9:
        assert answer(game) == "rest"
        return
    assert answer(game) == "pantheon"
    game.says(amber="pantheon")
    assert answer(game) == "1"
    game.says(amber="1")
    assert answer(game) == "2"


def test_it_rolls_again_before_a_rest_only_if_that_will_probably_help() -> None:
    def at_table(board: str) -> Game:
        amber = at("6 3@used 3@used", "G7 P26", pantheon_die="greek reroll_2")
        return deal(scenario=3, amber=amber, board=board)

    assert answer(at_table("12 P03")) == "rest"
    assert answer(at_table("1 P03, 2 P04")) == "rest"
    every = "1 P03, 2 P04, 3 P07, 4 P09, 5 P10"
    game = at_table(every)
    assert answer(game) == "pantheon"
    game.says(amber="pantheon")
    assert answer(game) == "1"


def test_it_explores_with_five_active_dice() -> None:
    # Nothing that a god or a quest asks for lies on the tile.
    game = deal(amber=at("5 5 5 5 5 2@used", "G7 P26, G8 P03"), board="5 P09")
    assert answer(game) == "5"


def test_it_does_not_take_what_it_would_not_keep() -> None:
    def asked(held: str, drawn: str) -> tuple[Game, Ask]:
        game = deal(amber=at("5", artifacts=held))
        ask = next(draw_artifact(game.state, "amber", drawn.split()))
        assert isinstance(ask, Ask)
        return game, ask

    assert answers(*asked("a03 a15", "a06 a07")) == ("none",)
    assert answers(*asked("a06 a07", "a03 a10")) == ("a03",)
    assert answers(*asked("a03", "a06 a07")) == ("a06",)
    # An upgraded one is not covered.
    assert answers(*asked("a03 a07+", "a15 a10")) == ("none",)


def test_it_covers_the_least_useful_artifact_with_a_better_one() -> None:
    game = deal(amber=at("5", artifacts="a06 a07"))
    drawing = draw_artifact(game.state, "amber", ["a03", "a10"])
    next(drawing)
    slot = drawing.send(("a03",))
    assert isinstance(slot, Ask)
    assert answers(game, slot) == ("a07",)


def test_dice_of_several_values_are_not_rolled_again() -> None:
    game = deal(amber=at("d1_3_5 2 d2_4_6 6@used", "G7 P26"), board="12 P03")
    ask = Ask("amber", "divinus.ask.reroll", ("1", "2", "3"), 0, 3)
    assert answers(game, ask) == ("2",)


def test_a_die_is_set_to_the_face_that_pays() -> None:
    game = deal(amber=at("1 6", "G7 P26"), board="4 P03")
    setting = set_die(game.state, "amber")
    next(setting)
    face = setting.send(("1",))
    assert isinstance(face, Ask)
    assert answers(game, face) == ("4",)


def test_a_leader_may_end_a_match_in_which_everybody_rests() -> None:
    def at_table(points: int) -> Game:
        dice = "1 3@used 5@used 6@used 6@used"
        amber = at(dice, LATE, rests=1, favour={"general": points})
        return deal(amber=amber, azure=at(rests=2, favour={"general": 3}), board="1 P03")

    assert answer(at_table(3)) == "1"
    assert answer(at_table(4)) == "rest"


def test_it_keeps_the_last_gap_of_a_map_open_for_many_tiles() -> None:
    # Two of the tiles around the gap are turned; how many tiles fit into it depends on that.
    plots = dict(part.split() for part in LATE.split(", ")) | {"I10": "P24", "J10": "P25"}
    del plots["H8"]
    worth: dict[int, float] = {}
    for turns in product(range(4), repeat=2):
        turned = dict(zip(("H7", "G8"), turns, strict=True))
        lying = {label: (tile, turned.get(label, 0)) for label, tile in plots.items()}
        fits = sum(bool(fitting(tile, pattern_at(lying, "H8"))) for tile in TILES)
        worth[fits] = size(tuple(PlacedTile(label, *laid) for label, laid in lying.items()))
    assert worth[max(worth)] > worth[min(worth)] + 0.1


@pytest.mark.parametrize(
    ("why", "dice", "markers", "die"),
    [
        ("last-battle", "2 6 5@used 5@used", "7:amber 9:amber 11:azure", ""),
        ("fight", "4 5 5 5", "", ""),
        ("before-rest", "6 2 5@used 5@used", "", ""),
        ("change", "5 3@used 3@used", "7:amber 9:amber", "greek flip_1"),
    ],
)
def test_the_reason_for_a_deed_is_that_of_the_position(
    why: str, dice: str, markers: str, die: str
) -> None:
    game = deal(
        scenario=6,
        gods="gaia",
        monsters="empusa",
        fought={"empusa1": markers},
        amber=at(dice, "G7 P26", pantheon_die=die),
        board="2 P03" if die else "12 P03",
    )
    view = game.match.view("amber")
    assert reason(view, game.ask, (answer(game),)).key == f"divinus.why.{why}"
