"""The end of a match: forgotten gods and winners."""

from __future__ import annotations

from games.ankh import GAME
from tests.ankh.table import Game, at, deal


def forget(amber: int, azure: int, rose: int | None = None) -> Game:
    game = deal(
        amber=at("isis", devotion=amber),
        azure=at("ra", devotion=azure),
        rose=None if rose is None else at("osiris", devotion=rose),
        next_event="forget",
    )
    return game.fire()


def test_red_gods_are_forgotten_and_blue_ones_go_on() -> None:
    game = forget(21, 20, 25)
    assert list(game.state.gods) == ["amber", "rose"]
    assert game.state.forgotten == ["azure"]
    # Azure is forgotten and takes no more turns.
    assert game.turn == "rose"
    game.idle()
    assert game.turn == "amber"


def test_the_only_god_left_wins_at_once() -> None:
    game = forget(21, 20)
    assert game.asked == "over"
    assert game.state.winners == ["amber"]


def test_no_god_wins_if_all_are_forgotten() -> None:
    game = forget(20, 3, 11)
    assert game.asked == "over"
    assert game.state.winners == []
    assert not any(final_score.won for final_score in GAME.score(game.state))
    assert game.match.view(None).winners == ()


def test_the_conflict_itself_may_still_save_a_god() -> None:
    game = deal(
        amber=at("isis", "B5 god", devotion=20),
        azure=at("ra", "H5 god", devotion=22),
        next_event="forget",
    )
    game.fire()
    assert list(game.state.gods) == ["amber", "azure"]
    assert game.turn == "azure"


def test_the_pieces_of_forgotten_gods_leave_the_board() -> None:
    game = deal(
        amber=at("isis", "B5 god", devotion=22),
        azure=at("osiris", "H5 god, H6 warrior, H7 satet", "I5 temple", devotion=3, gates="E2 A1"),
        rose=at("ra", "E1 god", devotion=24),
        next_event="forget",
    )
    game.fire()
    assert sorted(game.state.figures) == ["B5", "E1"]
    assert game.state.monuments == {}
    assert not game.state.gate_at("E2")
    assert game.state.monuments_left()["temple"] == 10


def test_a_forgotten_anubis_frees_his_captives() -> None:
    game = deal(
        amber=at("isis", "B5 god", devotion=22),
        azure=at("anubis", "H5 god", devotion=3, captives="amber rose amber"),
        rose=at("ra", "E1 god", devotion=24),
        next_event="forget",
    )
    game.fire()
    assert game.state.warriors_left("amber") == 6
    assert game.state.warriors_left("rose") == 6


def test_the_warriors_of_the_forgotten_leave_the_board_of_anubis() -> None:
    game = deal(
        amber=at("isis", "B5 god", devotion=3),
        azure=at("anubis", "H5 god", devotion=23, captives="amber rose amber"),
        rose=at("ra", "E1 god", devotion=24),
        next_event="forget",
    )
    game.fire()
    assert game.azure.captives == ["rose"]


def test_both_halves_of_a_merged_god_are_forgotten_together() -> None:
    game = deal(
        people=4,
        amber=at("isis", devotion=25),
        azure=at("amun ra", devotion=9, junior="onyx"),
        rose=at("osiris", devotion=22),
        next_event="forget",
    )
    game.fire()
    assert list(game.state.gods) == ["amber", "rose"]
    assert game.turn == "rose"
    game.idle()
    assert game.turn == "amber"


def test_the_most_devotion_wins_after_the_fifth_conflict() -> None:
    game = deal(amber=at("isis", devotion=25), azure=at("ra", devotion=27), next_event="end").fire()
    assert game.asked == "over"
    assert game.state.winners == ["azure"]


def test_ties_at_the_end_are_broken_by_the_stack() -> None:
    game = deal(
        amber=at("isis", devotion=25),
        azure=at("ra", devotion=25),
        next_event="end",
    ).fire()
    assert game.state.winners == ["amber"]


def test_both_players_of_a_merged_god_win() -> None:
    game = deal(
        people=3,
        amber=at("isis", devotion=25),
        azure=at("amun ra", devotion=27, junior="rose"),
        next_event="end",
    ).fire()
    assert game.match.view(None).winners == ("azure", "rose")
    won = {final_score.seat: final_score.won for final_score in GAME.score(game.state)}
    assert won == {"amber": False, "azure": True, "rose": True}


def test_the_forgotten_come_after_all_others() -> None:
    game = deal(
        people=3,
        amber=at("isis", devotion=25),
        azure=at("ra", devotion=27),
        forgotten="rose",
        next_event="end",
    ).fire()
    final_scores = {final_score.seat: final_score for final_score in GAME.score(game.state)}
    assert [seat for seat, final_score in final_scores.items() if final_score.won] == ["azure"]
    assert (final_scores["azure"].points, final_scores["amber"].points) == (27, 25)
    assert final_scores["rose"].points < 21
