"""Monsters (10.4, 14, 21): battle cells, ranks, and the four with figures."""

from __future__ import annotations

from tests.divinus.table import at, begin, deal

TRIO = "G7 P03, G8 P26, G9 P07"


def test_dice_whose_total_is_a_free_cell_take_it() -> None:
    game = deal(monsters="empusa", fought={"empusa1": "4:azure"}, amber=at("4 3 6"))
    game.says(amber="fight")
    # 4 is taken; 7 = 4 + 3, 9 = 6 + 3; 11 cannot be had.
    assert [option for option in game.options if ":" in option and "die" not in option] == [
        "empusa1:7",
        "empusa1:9",
    ]
    game.says(amber="empusa1:7")
    assert game.state.battles["empusa1"].markers == {4: "azure", 7: "amber"}
    assert [die.where for die in game.amber.dice] == ["used", "used", "active"]
    assert game.asked == "turn"


def test_swords_are_any_value_in_a_battle_and_two_or_four_otherwise() -> None:
    game = deal(monsters="empusa", amber=at("swords"), board="2 P02, 3 P03, 4 P04")
    assert game.cells() == [2, 4]
    game.says(amber="fight")
    assert game.options == ["empusa1:4", "empusa1:7", "empusa1:9", "empusa1:11"]


def test_the_hunters_net_changes_a_total_in_battle() -> None:
    game = deal(monsters="empusa", amber=at("5", artifacts="a17"))
    game.says(amber="fight")
    assert game.options == ["empusa1:4.net"]
    better = deal(monsters="empusa", amber=at("5", artifacts="a17+"))
    better.says(amber="fight")
    assert better.options == ["empusa1:4.net", "empusa1:7.net"]


def test_a_finished_card_pays_by_markers() -> None:
    game = deal(
        monsters="flock",
        fought={"flock1": "3:azure 6:azure 8:amber"},
        amber=at("6 4"),
    )
    game.says(amber="fight").says(amber="flock1:10")
    assert game.amber.favour["greek"] == 2
    assert game.azure.favour["greek"] == 2
    lead = deal(monsters="draugr", fought={"draugr1": "5:azure 7:amber 8:amber"}, amber=at("6 5"))
    lead.says(amber="fight").says(amber="draugr1:11")
    assert (lead.amber.favour["norse"], lead.azure.favour["norse"]) == (2, 1)


def test_an_unfinished_card_pays_nothing() -> None:
    game = deal(
        monsters="brood",
        fought={"brood1": "2:amber 6:amber"},
        amber=at("1", "G7 F01", rests=1),
        azure=at("1", "G7 F02", rests=2),
    )
    game.says(amber="rest")
    assert game.points()["amber"] == 0


def test_nobody_explores_what_cerberus_guards() -> None:
    game = deal(
        monsters="cerberus", amber=at("6 5 4"), board="8 F08, 9 F09, 11 F11, 12 F12, 10 F10"
    )
    assert game.cells() == [10]


def test_cerberus_moves_after_each_battle_and_weakens_with_each_card() -> None:
    game = deal(monsters="cerberus", amber=at("5 6"))
    game.says(amber="fight").says(amber="cerberus1:5")
    assert game.asked == "cerberus"
    assert len(game.options) == 5
    assert "8-9-11-12" not in game.options
    game.says(amber="1-2-4-5")
    assert game.state.figures["cerberus"].cells == [1, 2, 4, 5]
    weak = deal(monsters="cerberus", fought={"cerberus1": "5:azure 8:amber"}, amber=at("5 5"))
    weak.says(amber="fight").says(amber="cerberus1:10")
    assert len(weak.options) == 17
    assert "1-4" in weak.options
    weaker = deal(
        monsters="cerberus",
        fought={"cerberus1": "5:azure 8:amber 10:amber", "cerberus2": "6:azure 7:azure"},
        figures={"cerberus": "1-2"},
        amber=at("5 4"),
    )
    weaker.says(amber="fight").says(amber="cerberus2:9")
    assert weaker.options == [str(cell) for cell in range(1, 13)]


def test_cerberus_leaves_with_his_third_card() -> None:
    game = deal(
        monsters="cerberus",
        fought={
            "cerberus1": "5:azure 8:amber 10:amber",
            "cerberus2": "6:azure 7:azure 9:amber",
            "cerberus3": "4:amber 9:amber",
        },
        figures={"cerberus": "7"},
        amber=at("5 6"),
    )
    game.says(amber="fight").says(amber="cerberus3:11")
    assert not game.state.figures
    assert game.notes("beaten")


def test_the_chimera_scorches_a_die_in_every_cell_before_her() -> None:
    game = deal(
        monsters="chimera",
        amber=at("5 2@7 3@7"),
        azure=at("1@9 6"),
        faction="F01 F02 F03",
    )
    game.says(amber="fight").says(amber="chimera1:5")
    assert game.asked == "chimera"
    assert "12.N" not in game.options
    game.says(amber="8.W")
    assert game.asked == "scorch"
    game.says(amber="3")
    assert [die.where for die in game.amber.dice] == ["used", "cell", "scorched"]
    # Azure's die lies behind her; the cell with a die left is not filled.
    assert game.azure.die("1").where == "cell"
    assert game.state.board[7] is None


def test_a_cell_emptied_by_the_chimera_is_filled() -> None:
    game = deal(monsters="chimera", amber=at("5"), azure=at("1@9"), faction="F01")
    game.says(amber="fight").says(amber="chimera1:5").says(amber="8.E")
    assert game.azure.die("1").where == "scorched"
    assert game.state.board[9] == "F01"


def test_the_last_card_of_the_chimera_frees_the_scorched_dice() -> None:
    game = deal(
        monsters="chimera",
        fought={
            "chimera1": "5:azure 7:azure 9:azure",
            "chimera2": "6:azure 8:azure 10:azure",
            "chimera3": "4:azure 8:azure",
        },
        amber=at("6 5 2@scorched"),
    )
    game.says(amber="fight").says(amber="chimera3:11")
    assert "chimera" not in game.state.figures
    assert game.amber.die("3").where == "used"


def test_the_hydra_moves_and_drives_odysseus_on() -> None:
    game = deal(monsters="hydra", amber=at("6", TRIO, hero="odysseus G7.0"))
    game.says(amber="fight").says(amber="hydra1:6")
    assert "8" not in game.options
    game.says(amber="3")
    assert game.state.figures["hydra"].cells == [3]
    assert game.asked == "hero-to"
    assert {option[:2] for option in game.options} == {"G8"}
    plain = deal(monsters="hydra", amber=at("6", TRIO, hero="perseus G7.0"))
    plain.says(amber="fight").says(amber="hydra1:6").says(amber="3")
    assert plain.asked == "turn"


def test_a_cell_that_leads_nowhere_cannot_be_chosen() -> None:
    game = deal(monsters="echidna", amber=at("6 5 4", "G7 P03, G8 P26", monster="G7"))
    game.says(amber="fight")
    # North and east of G7 is nothing; 5, 6, 11 and 12 drive it south.
    assert {option for option in game.options if option.startswith("own")} == {
        "own:5",
        "own:6",
        "own:11",
    }
    holy = deal(
        monsters="echidna",
        amber=at("6 5 4", "G7 P03, G8 P26 marked", monster="G7"),
        stickers="P26 tn1",
    )
    assert "fight" not in holy.options


def test_nothing_counts_on_a_monsters_tile_but_its_terrain() -> None:
    game = deal(gods="tyr ymir", amber=at("1", "G7 F02, G8 F01", monster="G7"))
    tyr, ymir = game.match.view(None).gods
    assert tyr.goals[0].values["amber"] == 1
    assert ymir.goals[1].values["amber"] == 2


def test_the_eighth_battle_beats_ones_own_monster() -> None:
    game = deal(
        monsters="echidna", amber=at("5", TRIO, monster="G7 6 7 8 9 10 11 12"), azure=at("1")
    )
    game.says(amber="fight").says(amber="own:5")
    assert game.amber.monster is None
    assert game.amber.points == 2
    assert game.state.victors == ["amber"]


def test_with_echidna_the_hero_comes_on_the_second_tile() -> None:
    game = begin(2, monster="echidna", quests="random")
    while game.asked != "turn":
        game.match.answer(game.ask.seat, [game.options[0]])
    seat = game.state.active
    demigod = game.state.demigods[seat]
    assert demigod.monster is not None
    assert demigod.monster.plot == "G7"
    assert demigod.hero is not None
    assert not demigod.hero.plot
    cell = next(option for option in game.options if option.isdecimal())
    game.plays(seat, cell)
    while game.asked in ("place", "hero-at") and game.ask.seat == seat:
        game.plays(seat, game.options[0])
    assert demigod.hero.plot not in ("", "G7")
