"""The sensible computer player: in single positions, and over whole matches."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.fair import Dice
from games.core.match import Match
from games.cyclades import GAME
from games.cyclades.computer import sensible
from games.cyclades.computer.odds import battle
from games.cyclades.state import State
from games.cyclades.view import CycladesView, God
from tests.cases import Case
from tests.cyclades.table import Game, acting, at, offering, upkeep


def answer(game: Game) -> tuple[str, ...]:
    """The computer's answer to the pending question."""
    return sensible(game.ask, lambda: game.match.view(game.seat), Dice(b"computer", game.seat))


def plays(game: Game) -> list[str]:
    """Let the computer play the rest of the turn; returns its choices from the menu."""
    seat = game.seat
    chosen: list[str] = []
    for _ in range(200):
        if game.match.over or game.state.active != seat:
            return chosen
        picks = answer(game)
        if game.asked == "act":
            chosen.append(picks[0])
        game.match.answer(game.seat, picks)
    raise AssertionError(f"{seat} goes on for ever: {chosen}")


# Battles


def test_one_against_one_is_won_by_the_higher_die_alone() -> None:
    # Dice of 0, 1, 1, 2, 2, 3 tie in ten of thirty-six throws, and a tie ends both.
    odds = battle(1, 0, 1, 0)
    assert odds.wins == pytest.approx(13 / 36)
    assert odds.attackers == odds.defenders == pytest.approx(13 / 36)


def test_odds_grow_with_units_and_shrink_with_walls() -> None:
    ladder = [battle(2, 0, 3, 1), battle(2, 0, 2, 1), battle(2, 0, 2, 0), battle(3, 0, 2, 0)]
    assert [odds.wins for odds in ladder] == sorted(odds.wins for odds in ladder)
    assert battle(3, 0, 0, 2).wins == 1.0
    assert battle(0, 0, 1, 0).wins == 0.0


# At sea


def test_fleets_that_gain_nothing_stay_where_they_are() -> None:
    game = acting("poseidon", amber=at("C1; F2", "S7 2; S9 2", gold=30)).duties("F2.1")
    moves = plays(game)
    # New seas may be worth a coin each, but none is left and entered again.
    sailed = [
        (str(told.note.phrase.args["start"]), str(told.note.phrase.args["end"]))
        for told in game.match.visible_notes(None)
        if told.note.phrase.key == "cyclades.note.sailed"
    ]
    assert not {(end, start) for start, end in sailed}.intersection(sailed)
    assert moves.count("sail") <= 4


def test_a_fleet_takes_an_empty_sea_with_horns() -> None:
    game = acting(
        "poseidon", amber=at("C1; F2", "S6 2", gold=4), tokens={"S1": 4}, change=_no_recruits
    ).duties("F2.1")
    plays(game)
    assert game.owner("S1") == "amber"


def _no_recruits(state: State) -> None:
    """All of amber's other fleets are far away already."""
    state.seas["S29"].owner, state.seas["S29"].fleets = "amber", 6


# On land


def test_a_hopeless_attack_is_not_made() -> None:
    game = acting("ares", amber=at("F2 1t; C1", gold=3), azure=at("F3 4t; F4 4t; G2"))
    assert "march" not in plays(game.duties("C1.1"))


def test_a_metropolis_that_wins_is_attacked_with_everybody() -> None:
    game = acting(
        "ares",
        amber=at("F2 4t; C1", gold=3, carded=2),
        azure=at("F3 1t; G2", built="F3.1 metropolis:gold"),
        dice="3 0",
    )
    plays(game.duties("C1.1"))
    assert game.owner("F3") == "amber"


def test_an_empty_land_is_taken_without_leaving_a_threatened_metropolis_bare() -> None:
    game = acting(
        "ares",
        amber=at("F2 1t; C1", gold=9, built="F2.1 metropolis:gold"),
        azure=at("F3 1t; G2"),
    )
    plays(game.duties("C1.1"))
    assert game.troops("F2") >= 1


# Creatures


@pytest.mark.parametrize(
    "creature", ["dryad", "satyr", "giant", "charon", "cyclops", "chimera", "kraken", "sylph"]
)
def test_no_coin_is_paid_for_a_creature_that_can_do_nothing(creature: str) -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2", gold=30),
        azure=at("G2 1t; I1"),
        rose=at("D2 1t; B1"),
        column=f"{creature} - - -",
    )
    assert f"creature:{creature}" not in plays(game)


def test_the_kraken_goes_where_it_swallows_most() -> None:
    game = acting(
        "athena",
        amber=at("C1 1t; F2", "S7 3", gold=9),
        azure=at("G2 1t; I1", "S24 1; S28 3"),
        column="kraken - - -",
    )
    assert "creature:kraken" in plays(game)
    assert game.state.figures["kraken"].area == "S28"


def test_the_hydra_does_not_eat_its_masters_own() -> None:
    game = acting(
        "athena",
        amber=at("F2 2t; C1", "S17", gold=9),
        azure=at("F3 2t; G2"),
        column="hydra - - -",
    )
    plays(game)
    assert game.troops("F2") == 2
    assert game.fleets("S17") == 1


def test_a_creature_is_not_kept_for_a_priestess_it_is_not_worth() -> None:
    game = upkeep({"polyphemus": ("amber", "J1")}, amber=at("C1 1t; A2", priestesses=1))
    assert answer(game) == ("dismiss",)


def test_of_several_creatures_those_worth_more_than_a_priestess_are_kept() -> None:
    game = upkeep(
        {"polyphemus": ("amber", "J1"), "cerberus": ("amber", "G2")},
        amber=at("C1 1t; A2", priestesses=2),
        azure=at("G2 1t; I1"),
        tokens={"G2": 5},
    )
    assert answer(game) == ("cerberus",)


# Heroes


def test_a_hero_who_is_about_to_raise_a_metropolis_is_hired() -> None:
    game = acting(
        "hera",
        amber=at("F1 1t; F2; F3; F4; C1; A1; A2", gold=6),
        heroes="perseus ajax",
    )
    assert "hero" in plays(game)
    assert "ajax" in game.state.heroes


def test_a_sacrifice_that_raises_a_metropolis_is_made_at_once() -> None:
    game = acting("athena", amber=at("F1 ajax; F2; F3; F4; C1; A1; A2", gold=1))
    assert plays(game)[0] == "sacrifice:ajax"


def test_pandora_is_not_sacrificed_in_vain() -> None:
    game = acting("athena", fixes=(), amber=at("F2 pandora; C1", gold=1), heroes="perseus hector")
    assert "sacrifice:pandora" not in plays(game)


def test_croesus_pays_for_another_die_only_where_it_may_help() -> None:
    def fighting(dice: str) -> Game:
        game = acting("ares", amber=at("F2 croesus; C1", gold=9), azure=at("F3 1t; G2"), dice=dice)
        game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
        return game.march("F2", "F3", "hero:croesus")

    assert answer(fighting("0 2")) == ("reroll",)
    assert answer(fighting("3 0")) == ("keep",)


# Offerings


def test_the_god_who_completes_a_set_is_wanted_most() -> None:
    game = offering(
        gods="poseidon ares hera",
        amber=at("F2 1t; F3", gold=12, built="F2.1 academy; F2.2 temple; F2.3 fortress"),
        order="amber azure rose",
    )
    assert answer(game) == ("poseidon",)


def test_the_last_to_bid_pays_no_more_than_needed() -> None:
    game = offering(
        gods="athena ares hera",
        amber=at("F2 1t; F3", gold=20, philosophers=2),
        azure=at("G2; I1", gold=5),
        rose=at("D2; B1", gold=5),
        order="azure rose amber",
    )
    game.bid("azure", "apollo").bid("rose", "ares", 1).say("god", "athena")
    assert answer(game) == ("1",)


# Whole matches


def whole_match(case: Case, seed: bytes) -> Match[State, CycladesView]:
    """A match of computers alone."""
    game = Game(
        Match.begin(GAME, case.seats(GAME), dict(case.options), seed=seed, people=case.people)
    )
    while not game.match.over:
        game.match.answer(game.seat, answer(game))
    return game.match


@pytest.mark.parametrize(
    "case", [Case("cyclades", 3), Case("cyclades", 4, (("mode", "teams"),))], ids=str
)
def test_whole_matches_have_no_wasted_moves(case: Case) -> None:
    moves: Counter[str] = Counter()
    for number in range(4):
        match = whole_match(case, f"{case} {number}".encode())
        assert match.state.round < 20
        last: dict[object, tuple[object, object]] = {}
        for told in match.notes:
            key = told.note.phrase.key.removeprefix("cyclades.note.")
            args = told.note.phrase.args
            moves[key] += 1
            if key in ("sailed", "marched"):
                moves["back"] += last.get(args["seat"]) == (args["end"], args["start"])
                last[args["seat"]] = (args["start"], args["end"])
            elif key == "turn":
                last.clear()
    assert moves["back"] <= 0.03 * (moves["sailed"] + moves["marched"])
    assert moves["hired"] >= 4
    assert moves["sacrificed"] >= 1
    assert moves["in-vain"] == 0


# Habits to lose


def chain(philosophers: int, carded: int) -> Game:
    """Amber is the last to offer, and every altar but Apollo's has an offering of 1."""
    game = offering(
        gods="athena ares hera",
        seats=4,
        amber=at("A1 1t; B1", gold=20, philosophers=philosophers, carded=carded),
        azure=at("D1 1t; E1", gold=9),
        rose=at("G1 1t; K1", gold=9),
        onyx=at("N1 1t; O1", gold=9),
        order="azure rose onyx amber",
    )
    game.bid("azure", "athena", 1).bid("rose", "ares", 1).bid("onyx", "hera", 1)
    return game.say("god", "athena")


def test_a_god_who_wins_the_match_is_not_risked_in_a_chain() -> None:
    # Azure may displace rose or onyx, who may then come to Athena.
    game = chain(philosophers=3, carded=2)
    assert int(answer(game)[0]) > 2


def test_into_a_chain_the_lowest_offering_is_right_for_any_other_god() -> None:
    assert answer(chain(philosophers=0, carded=0)) == ("2",)


@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "ares"])
def test_a_full_purse_is_spent_on_recruits_when_the_match_is_late(god: God) -> None:
    amber = at("C1 1t; F2", "S7 1", gold=30, priestesses=6)
    game = acting(god, amber=amber, column="- - - -", change=_late)
    while game.asked != "act" or answer(game) != ("end",):
        game.match.answer(game.seat, answer(game))
    assert game.seat == "amber"
    assert "recruit" not in game.acts or game.gold("amber") < 16


def _late(state: State) -> None:
    state.round = 9


def test_no_whole_garrison_leaves_a_metropolis_that_a_rival_can_reach() -> None:
    # Azure's rich land is empty, but their troops next to it are not.
    game = acting(
        "ares",
        amber=at("F2 2t; C1", gold=3, built="F2.1 metropolis:gold"),
        azure=at("F3; F4 1t; G2"),
        tokens={"F3": 8},
    )
    plays(game.duties("C1.1"))
    assert game.troops("F2") >= 1
