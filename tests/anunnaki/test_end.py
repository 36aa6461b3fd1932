"""The end and the final scores (pages 9 and 13)."""

from __future__ import annotations

from games.anunnaki import GAME
from games.anunnaki.components import EDGES
from games.anunnaki.scoring import places
from tests.anunnaki.table import PAST_LIGHTNING, Game, at, deal

THIRTEEN = " ".join(edge for edge in EDGES if edge not in ("L0", "R0"))


def test_the_fourteenth_sign_brings_the_end_of_the_round() -> None:
    game = deal(
        at("babylon", "B6 f s", signs=THIRTEEN, pawn="portal"),
        at("ellenys", "E6 f s"),
    )
    game.star("market").rest()
    assert (game.state.triggered, game.asked, game.ask.seat) == (True, "star", "azure")
    game.star("move_blue").rest()
    assert game.asked == "over"


def test_the_last_player_of_a_round_ends_it_at_once() -> None:
    game = deal(
        at("babylon", "B6 f s"),
        at("ellenys", "E6 f s", signs=THIRTEEN, pawn="portal"),
        active="azure",
    )
    game.star("market").rest()
    assert game.asked == "over"


def fulfilling(power: int, trade: int) -> Game:
    game = deal(
        at(
            "babylon",
            "B6 f s",
            power=power,
            trade=trade,
            agreements="NEU-03",
            resources="2 metal, 1 gold",
        )
    )
    game.star("move_blue").say("move", "done")
    if game.asked == "magic":
        game.say("magic", "none")
    return game.say("additional", "agreement:NEU-03")


def test_the_last_space_of_a_track_brings_the_end_past_the_lightning() -> None:
    game = fulfilling(PAST_LIGHTNING, 9)
    assert (game.amber.tracks["trade"], game.state.triggered) == (10, True)


def test_before_the_lightning_the_marker_stops_short_and_the_step_is_lost() -> None:
    game = fulfilling(PAST_LIGHTNING - 1, 9)
    assert (game.amber.tracks["trade"], game.state.triggered) == (9, False)


def test_nothing_enters_or_leaves_atlantis_once_the_end_is_near() -> None:
    game = deal(at("babylon", "B6 s, G6 f, G7 2f"), triggered=True)
    game.star("move_blue")
    assert game.options("move") == ["G6:follower", "done"]
    game.say("move", "G6:follower")
    assert "G7" not in game.options("move-to")


def test_equals_in_the_lead_share_both_places() -> None:
    game = deal(at("babylon", "B6 f s", war=5), at("ellenys", "E6 f s", war=5))
    assert places(game.state, "war") == {"amber": 3, "azure": 3}
    game = deal(
        at("babylon", "B6 f s", war=5),
        at("ellenys", "E6 f s", war=5),
        at("pharaos", "P6 f s", war=5),
        at("norrenis", "N6 f s", war=1),
    )
    assert places(game.state, "war") == {"amber": 2, "azure": 2, "rose": 2, "onyx": 0}


def test_equals_behind_the_leader_share_the_second_place() -> None:
    game = deal(
        at("babylon", "B6 f s", war=5),
        at("ellenys", "E6 f s", war=2),
        at("pharaos", "P6 f s", war=2),
    )
    assert places(game.state, "war") == {"amber": 4, "azure": 1, "rose": 1}
    game = deal(
        at("babylon", "B6 f s", war=5),
        at("ellenys", "E6 f s", war=2),
        at("pharaos", "P6 f s", war=2),
        at("norrenis", "N6 f s", war=2),
    )
    assert places(game.state, "war") == {"amber": 4, "azure": 0, "rose": 0, "onyx": 0}


def test_goals_count_five_times_at_most() -> None:
    many = "B6 f s, B4 f, G6 f, G8 f, G7 f, B2 f"
    game = deal(at("babylon", many, war=3))
    # Seven shrines, but five count; three twos of figures, one settlement.
    assert game.match.view("amber").houses[0].goals["shrines"] == 5
    assert game.scored()["goals"] == 5 * 2 + 1 + 2


def test_power_takes_eight_points_or_gives_them() -> None:
    assert deal(at("babylon", "B6 f s")).scored()["power"] == -8
    assert deal(at("babylon", "B6 f s", power=15)).scored()["power"] == 8


def test_stores_count_by_fives() -> None:
    game = deal(at("babylon", "B6 f s", resources="3 food, 5 gold", crystals=2))
    assert game.scored()["stores"] == 2


def test_of_equals_the_earlier_in_turn_order_wins() -> None:
    game = deal(
        at("babylon", "B6 f s"),
        at("ellenys", "E6 f s"),
        first="azure",
        active="amber",
        triggered=True,
    )
    game.star("move_blue").rest()
    first, second = GAME.score(game.state)
    assert (first.points, first.seat, first.won) == (second.points, "azure", True)


def test_passing_two_tokens_of_power_brings_four_points_and_removes_them() -> None:
    game = deal(
        at("babylon", "B6 f s, B4 f, B5 f, B1 f, B3 f, G10 f, G13 f, G1 f", power=3, pawn="portal")
    )
    game.star("power")
    assert (game.amber.power, game.amber.points) == (7, 4)
    assert game.state.power_tokens == [10, 13]


def test_power_stops_at_the_end_of_its_track() -> None:
    game = deal(at("babylon", "B6 f s, B4 f, B5 f, B1 f", power=14))
    game.star("power")
    assert game.amber.power == 15


def test_a_main_god_moves_the_tracks_before_power() -> None:
    game = deal(
        at(
            "babylon",
            "B6 2f s",
            signs="C0 C1 C2 C3 C4",
            war=9,
            power=PAST_LIGHTNING - 1,
            pawn="power",
        )
    )
    game.star("move_red").say("move", "done").say("additional", "summon:ishtar")
    assert game.amber.tracks["war"] == 9
    assert game.amber.lightning
    assert not game.state.triggered
