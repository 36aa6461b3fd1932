"""Battles in which abilities of heroes, creatures and printed symbols apply together."""

from __future__ import annotations

from typing import Unpack

from tests.cyclades.table import Game, Scene, acting, at


def pegasus(dice: str = "1 1", **scene: Unpack[Scene]) -> Game:
    """Amber's whole force in C1 is carried into G2."""
    scene["column"] = "pegasus - - -"
    game = acting("athena", dice=dice, **scene)
    game.duties("F2.1").buy("pegasus").pick("leap-from", "C1").say("leap-to", "G2")
    return game.say("force", *game.ask.options) if game.asked == "force" else game


def ares(dice: str = "1 1", **scene: Unpack[Scene]) -> Game:
    """Amber has done the duties of Ares in C1."""
    game = acting("ares", dice=dice, **scene)
    return game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")


def test_hector_strikes_at_those_whom_pegasus_brings() -> None:
    game = pegasus(amber=at("C1 2t 1m; F2", gold=2), azure=at("G2 hector; I1"))
    assert (game.seat, sorted(game.options("hector"))) == ("azure", ["mercenary", "troop"])


def test_pandora_wins_over_those_whom_pegasus_brings() -> None:
    game = pegasus(amber=at("C1 2m; F2", gold=2), azure=at("G2 pandora; I1"))
    assert game.stages() == []
    assert (game.owner("G2"), game.mercenaries("G2")) == ("azure", 2)
    assert game.owner("C1") == "amber"


def test_pegasus_brings_pandora_among_mercenaries() -> None:
    game = pegasus(amber=at("C1 pandora; F2", gold=2), azure=at("G2 3m; I1"))
    assert game.stages() == []
    assert (game.owner("G2"), game.mercenaries("G2")) == ("amber", 3)


def test_a_battle_won_brings_the_lands_priestess() -> None:
    game = ares(amber=at("C1; G2 3t", gold=9), azure=at("G1 1t; I1"))
    game.march("G2", "G1", "troop.1", "troop.2", "troop.3")
    assert game.owner("G1") == "amber"
    assert game.faction("amber").priestesses == 1


def test_a_battle_held_brings_no_priestess() -> None:
    game = ares("0 3", amber=at("C1; G2 1t", gold=9), azure=at("G1 2t; I1"))
    game.march("G2", "G1", "troop.1")
    assert game.faction("azure").priestesses == 0


def test_the_lone_minotaur_is_not_asked_to_retreat() -> None:
    game = ares(
        "0 3",
        amber=at("C1; F2 3t", gold=9),
        azure=at("F3; F4; G2"),
        figures={"minotaur": ("azure", "F3")},
    )
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3")
    assert game.stages() == [(3, 5)]
    assert (game.seat, sorted(game.options("retreat"))) == ("amber", ["F1", "F2", "stay"])


def test_the_minotaur_and_the_fortress_add_up() -> None:
    game = ares(
        amber=at("C1; F2 6t", gold=9),
        azure=at("F3 1t; G2", built="F3.1 fortress"),
        figures={"minotaur": ("azure", "F3")},
    )
    game.march("F2", "F3", *(f"troop.{n}" for n in range(1, 7)))
    assert game.stages()[0] == (7, 5)


def test_odysseus_dead_the_fortress_counts_again() -> None:
    game = ares(
        "0 2 1 1",
        amber=at("C1; F2 3t odysseus", gold=9),
        azure=at("F3 4t; G2", built="F3.1 fortress"),
    )
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3", "hero:odysseus")
    game.say("casualty", "hero:odysseus").stay()
    assert game.stages()[:2] == [(4, 6), (4, 6)]


def test_penthesilea_does_not_win_ties_at_sea() -> None:
    game = acting(
        "poseidon",
        amber=at("F3 penthesilea; C1", "S9 1", gold=9),
        azure=at("G2; I1", "S10 1"),
        dice="1 1",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("fleet", "S7").sail("S9", "S10", 1)
    assert game.owner("S10") is None
    assert game.state.fleets_left("amber") == 7


def test_ajax_dead_fights_no_more() -> None:
    game = ares("0 3 1 1", amber=at("C1; F2 2t ajax", gold=9), azure=at("F3 3t; G2"))
    game.march("F2", "F3", "troop.1", "troop.2", "hero:ajax")
    game.say("casualty", "hero:ajax").stay()
    assert game.stages()[:2] == [(4, 6), (3, 4)]


def test_both_sides_choose_their_own_loss_in_a_tie() -> None:
    game = ares("1 1", amber=at("C1; F2 1t 1m", gold=9), azure=at("F3 1t jason; G2"))
    game.march("F2", "F3", "troop.1", "mercenary.1")
    asked = []
    while game.asked == "casualty":
        asked.append(game.seat)
        game.say("casualty", "troop")
    assert sorted(asked) == ["amber", "azure"]
    assert "jason" in game.state.heroes
    assert game.state.mercenaries_left() == 15


def test_a_retreating_hero_goes_with_the_whole_force() -> None:
    game = ares(amber=at("C1; F2 4t", gold=9), azure=at("F3 1t 1m jason; G2"))
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4")
    game.say("casualty", "troop").say("retreat", "F4")
    assert game.state.heroes["jason"].area == "F4"
    assert (game.mercenaries("F4"), game.owner("F4"), game.owner("F3")) == (1, "azure", "amber")


def test_croesus_may_reroll_in_every_stage() -> None:
    game = ares("0 1 3 0 1 3", amber=at("C1; F2 2t croesus", gold=9), azure=at("F3 3t; G2"))
    game.march("F2", "F3", "troop.1", "troop.2", "hero:croesus")
    game.say("croesus", "reroll").say("croesus", "keep")
    assert game.stages() == [(6, 4)]
    game.stay()
    game.say("croesus", "reroll").say("croesus", "keep")
    assert game.stages()[1] == (6, 3)
    assert game.gold("amber") == 9 - 1 - 2


def test_nobody_sacrifices_in_a_battle() -> None:
    game = ares(amber=at("C1; F2 4t; F1 ajax; F4; A1; A2; E1", gold=9), azure=at("F3 3t; G2"))
    assert "sacrifice:ajax" in game.acts
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4")
    assert not any(option.startswith("sacrifice") for option in game.ask.options)
