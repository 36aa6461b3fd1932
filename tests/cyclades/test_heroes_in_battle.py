"""The military abilities of the nine heroes."""

from __future__ import annotations

from tests.cyclades.table import Game, acting, at


def attack(
    amber: str,
    azure: str,
    dice: str = "1 1",
    *,
    built: str = "",
    gold: int = 9,
    figures: dict[str, tuple[str, str]] | None = None,
) -> Game:
    """Amber's whole force in F2 marches into azure's F3; the units are given in words."""
    game = acting(
        "ares",
        amber=at(f"F2 {amber}; C1", gold=gold),
        azure=at(f"F3 {azure}; G2", gold=9, built=built),
        dice=dice,
        figures=figures or {},
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    game.act("march").pick("march-from", "F2").say("march-to", "F3")
    return game.say("force", *game.ask.options) if game.asked == "force" else game


def test_ajax_fights_with_strength_two() -> None:
    assert attack("1t ajax", "1t").stages() == [(4, 2)]
    assert attack("3t", "ajax", "1 0").stages() == [(4, 2)]


def test_a_hero_fights_with_strength_one() -> None:
    assert attack("1t jason", "1t").stages() == [(3, 2)]


def test_a_hero_may_be_the_casualty_and_his_card_never_returns() -> None:
    game = attack("1t jason", "2t", "0 2")
    assert game.seat == "amber"
    assert sorted(game.options("casualty")) == ["hero:jason", "troop"]
    game.say("casualty", "hero:jason")
    assert "jason" not in game.state.heroes
    assert "jason" not in [*game.state.hero_deck, *game.state.hero_column]


def test_hector_kills_one_of_the_arriving_before_the_battle() -> None:
    game = attack("2t 1m", "hector")
    assert game.seat == "azure"
    assert sorted(game.options("hector")) == ["mercenary", "troop"]
    game.say("hector", "mercenary")
    assert game.stages()[0] == (3, 2)
    assert game.state.mercenaries_left() == 16


def test_hector_never_kills_a_hero() -> None:
    game = attack("jason", "hector", "1 0")
    assert game.stages()[0] == (2, 1)
    assert "jason" in game.state.heroes


def test_hector_does_nothing_when_he_attacks() -> None:
    assert attack("1t hector", "1t 1m", "3 0").stages()[0] == (5, 2)


def test_hector_may_kill_the_last_attacker_so_that_there_is_no_battle() -> None:
    game = attack("1t", "hector")
    game.pick("hector", "troop")
    assert game.stages() == []
    assert game.owner("F3") == "azure"
    assert (game.troops("F2"), game.owner("F2")) == (0, "amber")
    assert game.state.fight is None


def test_helens_die_is_always_two() -> None:
    assert attack("1t helen", "1t", "0 0").stages()[0] == (4, 1)
    assert attack("4t", "1t helen", "0 0").stages()[0] == (4, 4)


def test_croesus_rerolls_his_die_for_a_coin_as_often_as_he_likes() -> None:
    game = attack("1t croesus", "2t", "0 2 1 3")
    before = game.gold("amber")
    assert (game.seat, sorted(game.options("croesus"))) == ("amber", ["keep", "reroll"])
    game.say("croesus", "reroll").say("croesus", "reroll")
    assert game.gold("amber") == before - 2
    if game.asked == "croesus":
        game.say("croesus", "keep")
    assert game.stages()[0] == (5, 4)


def test_croesus_defending_rerolls_too() -> None:
    game = attack("3t", "1t croesus", "1 0 3")
    assert game.seat == "azure"
    game.say("croesus", "reroll").pick("croesus", "keep")
    assert game.stages()[0] == (4, 5)
    assert game.gold("azure") == 8


def test_croesus_without_coins_keeps_his_die_and_nobody_learns_why() -> None:
    game = attack("1t croesus", "2t", "0 2", gold=1)
    # The question comes all the same: its absence would tell what is behind the screen.
    assert game.options("croesus") == ["keep"]
    game.say("croesus", "keep")
    assert game.stages()[0] == (2, 4)


def test_croesus_dead_rerolls_no_more() -> None:
    game = attack("2t croesus", "3t", "0 2 1 1")
    game.say("croesus", "keep").say("casualty", "hero:croesus").stay()
    assert game.stages()[1] == (3, 4)


def test_a_fortress_and_a_metropolis_help_the_defender() -> None:
    fortified = attack("3t", "1t", built="F3.1 fortress; F3.2 fortress")
    assert fortified.stages()[0] == (4, 4)
    great = attack("3t", "1t", built="F3.1 metropolis")
    assert great.stages()[0] == (4, 3)


def test_odysseus_attacking_ignores_fortresses_and_metropolises() -> None:
    game = attack("2t odysseus", "1t", built="F3.1 fortress; F3.2 metropolis")
    assert game.stages()[0] == (4, 2)


def test_odysseus_defending_ignores_nothing() -> None:
    game = attack("3t", "odysseus", "3 0", built="F3.1 fortress")
    assert game.stages()[0] == (6, 2)


def test_pandora_attacking_wins_over_the_mercenaries_and_needs_no_battle() -> None:
    game = attack("1t pandora", "2m")
    assert game.stages() == []
    assert (game.owner("F3"), game.troops("F3"), game.mercenaries("F3")) == ("amber", 1, 2)


def test_pandora_attacking_fights_what_is_left() -> None:
    game = attack("1t pandora", "1t 2m")
    assert game.stages()[0] == (5, 2)


def test_pandora_defending_wins_over_the_arriving_mercenaries() -> None:
    game = attack("2t 1m", "pandora", "3 0")
    assert game.stages()[0] == (5, 2)


def test_pandora_defending_against_mercenaries_only_ends_the_attack() -> None:
    game = attack("2m", "pandora")
    assert game.stages() == []
    assert (game.owner("F3"), game.mercenaries("F3")) == ("azure", 2)
    assert game.owner("F2") == "amber"


def test_pandora_dead_her_mercenaries_stay() -> None:
    game = attack("3t pandora", "3t 1m", "0 3 3 0 3 0 3 0")
    game.say("casualty", "hero:pandora").stay()
    assert game.stages()[0] == (5, 6)
    assert (game.owner("F3"), game.mercenaries("F3")) == ("amber", 1)


def test_pandora_and_hector_defending_the_owner_chooses_the_order() -> None:
    game = attack("1t 1m", "pandora hector", "0 3 0 3")
    assert (game.seat, sorted(game.options("ability"))) == ("azure", ["hector", "pandora"])
    game.say("ability", "hector").pick("hector", "troop")
    # The mercenary is then won over: nobody is left to attack.
    assert game.stages() == []
    assert (game.mercenaries("F3"), game.owner("F3")) == (1, "azure")


def test_the_attackers_pandora_comes_before_the_defenders_hector() -> None:
    game = attack("1m pandora", "1m hector", "1 1")
    game.pick("hector", "mercenary")
    # Pandora won the defending mercenary over first, then Hector killed one of the two.
    assert game.stages()[0] == (3, 2)


def test_penthesilea_wins_ties() -> None:
    game = attack("1t penthesilea", "2t")
    assert game.stages()[0] == (3, 3)
    assert game.troops("F3") == 1
    assert game.state.fight is not None
    assert game.state.fight.troops == 1
    other = attack("2t", "1t penthesilea")
    assert other.stages()[0] == (3, 3)
    assert other.troops("F3") == 1


def test_perseus_lets_a_unit_retreat_instead_of_dying() -> None:
    game = acting(
        "ares",
        amber=at("F2 3t; C1", gold=9),
        azure=at("F3 2t perseus; F4; F1; G2"),
        dice="2 0",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "F2")
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4")
    game.pick("casualty", "troop")
    assert game.seat == "azure"
    assert sorted(game.options("perseus")) == ["F1", "F4", "destroy"]
    game.say("perseus", "F4")
    assert (game.troops("F4"), game.troops("F3")) == (1, 1)
    assert game.state.troops_left("azure") == 6


def test_perseus_himself_cannot_retreat_from_destruction() -> None:
    game = acting(
        "ares",
        amber=at("F2 3t; C1", gold=9),
        azure=at("F3 1t perseus; F4; G2"),
        dice="2 0",
    )
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "F2")
    game.march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4")
    game.say("casualty", "hero:perseus")
    assert game.asked != "perseus"
    assert "perseus" not in game.state.heroes


def test_perseus_without_a_legal_retreat_saves_nobody() -> None:
    game = attack("4t", "2t perseus", "2 0")
    # F2 is the attackers', and every other neighbour may be entered: close them.
    assert "F2" not in game.ask.options
    shut = acting(
        "ares",
        amber=at("F2 4t; F1; F4; C1", gold=9),
        azure=at("F3 2t perseus; G2"),
        dice="2 0",
    )
    shut.act("build").say("slot", "C1.1").act("gift").say("recruit", "C1")
    shut.march("F2", "F3", "troop.1", "troop.2", "troop.3", "troop.4").pick("casualty", "troop")
    assert shut.asked != "perseus"
    assert shut.troops("F3") == 1


def test_perseus_does_not_save_the_minotaur() -> None:
    game = attack("5t", "perseus", "3 0", figures={"minotaur": ("azure", "F3")})
    game.say("casualty", "minotaur")
    assert game.asked != "perseus"
    assert "minotaur" not in game.state.figures


def test_jason_sails_on_foreign_fleets_on_his_own_campaign() -> None:
    def menu(hero: str) -> list[str]:
        game = acting("athena", amber=at(f"C1 {hero}; F2", gold=9), azure=at("G2; I1", "S7; S8"))
        game.duties("F2.1").act("quest").pick("quest", hero)
        return game.options("quest-to") if game.asked == "quest-to" else []

    assert {"A1", "A2"} <= set(menu("jason"))
    stuck = acting("athena", amber=at("C1 ajax; F2", gold=9), azure=at("G2; I1", "S7; S8"))
    assert "quest" not in stuck.duties("F2.1").acts


def test_jason_takes_company_along_on_foreign_fleets() -> None:
    game = acting("athena", amber=at("C1 2t jason; F2", gold=9), azure=at("G2; I1", "S7"))
    game.duties("F2.1").quest("jason", "A2", "troop.1", "troop.2")
    assert (game.owner("A2"), game.troops("A2")) == ("amber", 2)


def test_jason_marching_with_ares_uses_his_own_fleets_alone() -> None:
    game = acting("ares", amber=at("C1 jason; F2", gold=9), azure=at("G2; I1", "S7"))
    game.act("build").say("slot", "C1.1").act("gift").say("recruit", "F2").act("march")
    assert game.options("march-from") == ["F2"]


def test_jason_does_not_retreat_over_foreign_fleets() -> None:
    game = acting(
        "athena",
        amber=at("C1 2t jason; F2", gold=9),
        azure=at("A2 2t; I1", "S7"),
        dice="1 1 0 0",
    )
    game.duties("F2.1").quest("jason", "A2", "troop.1", "troop.2")
    assert game.seat == "azure"
    game.say("retreat", "stay")
    assert (game.seat, sorted(game.options("retreat"))) == ("amber", ["A1", "stay"])
