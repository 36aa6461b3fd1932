"""Heroes (11): their move and what each of them does."""

from __future__ import annotations

from games.divinus.demigod import Plot
from games.divinus.map_survey import survey
from games.divinus.rules.gains.changes import symbols_appeared, unfold
from tests.divinus.table import at, deal, follow

TRIO = "G7 P03, G8 P26, G9 P07"


def test_a_die_moves_a_hero_up_to_its_value() -> None:
    game = deal(amber=at("1 2", TRIO, hero="heracles G7"))
    game.says(amber="hero").says(amber="1")
    assert game.amber.hero is not None
    assert game.amber.hero.plot == "G8"
    assert game.amber.die("1").where == "used"
    further = deal(amber=at("1 2", TRIO, hero="heracles G7"))
    further.says(amber="hero").says(amber="2")
    assert further.options == ["G8", "G9"]


def test_one_demigod_action_a_turn() -> None:
    game = deal(amber=at("1 2", TRIO, hero="heracles G7"))
    game.says(amber="hero").says(amber="1")
    assert game.asked == "turn"
    assert "hero" not in game.options
    assert "later" not in game.options


def test_a_demigod_action_may_follow_the_main_action() -> None:
    game = deal(amber=at("1 2", TRIO, hero="heracles G7"))
    game.says(amber="later").says(amber="rest")
    assert game.asked == "after"
    game.says(amber="done")
    assert game.state.active == "azure"


def test_read_to_the_letter_a_step_leads_through_a_zone() -> None:
    game = deal(amber=at("1", TRIO, hero="heracles G7"), hero_steps="zones")
    game.says(amber="hero")
    assert game.options == ["G8", "G9"]


def test_the_patched_cloak_moves_a_hero_for_nothing() -> None:
    game = deal(amber=at("1 2", TRIO, hero="heracles G7", artifacts="a18"))
    game.says(amber="hero")
    assert game.options == ["1", "2", "1.free", "2.free"]
    game.says(amber="1.free")
    assert game.amber.die("1").where == "active"
    cloak = game.amber.has("a18")
    assert cloak is not None
    assert not cloak.ready


def test_prometheus_counts_as_a_symbol_and_changes_with_every_move() -> None:
    game = deal(gods="tyr", amber=at("1 2", TRIO, hero="prometheus G7.0 greek"))
    assert game.match.view(None).gods[0].goals[0].values["amber"] == 0
    game.says(amber="hero").says(amber="1").says(amber="G8.0")
    assert game.options == ["viking", "barbarian"]
    game.says(amber="viking")
    assert game.match.view(None).gods[0].goals[0].values["amber"] == 1


def test_atalanta_moves_a_tile_around_her_after_her_move() -> None:
    game = deal(amber=at("1 2", TRIO, hero="atalanta G7"))
    game.says(amber="hero").says(amber="1")
    assert game.asked == "atalanta"
    assert "G7" in game.options
    assert "G8" not in game.options
    game.says(amber="G9")
    assert all(option.startswith(("F", "H")) or "6" in option for option in game.options)
    game.says(amber=game.options[0])
    assert "G9" not in game.amber.plots
    assert len(game.amber.plots) == 3


def test_atalanta_never_takes_a_tile_built_over_another() -> None:
    game = deal(amber=at("1", "G7 P03, G8 P26, G9 P07 over F01", hero="atalanta G7"))
    game.says(amber="hero")
    assert game.asked == "atalanta"
    assert "G9" not in game.options


def test_perseus_refreshes_a_die_when_symbols_appear_in_his_zone() -> None:
    game = deal(amber=at("5 1@used", "G7 F32, G8 F02", hero="perseus G7.0"), board="5 F10")
    game.says(amber="5")
    game.says(amber="H7/3")
    assert (game.asked, game.ask.low) == ("refresh", 1)
    assert len(game.notes("perseus")) == 1
    game.says(amber="2")
    assert game.amber.die("2").where == "active"
    bare = deal(amber=at("5 1@used", "G7 F32, G8 F02", hero="perseus G7.0"), board="5 P09")
    bare.says(amber="5")
    bare.says(amber=next(o for o in bare.options if o.startswith("H7")))
    assert bare.amber.die("2").where == "used"


def test_perseus_is_told_to_refresh_nothing_where_no_die_is_used() -> None:
    game = deal(amber=at("5 1", "G7 F32, G8 F02", hero="perseus G7.0"))
    before = game.state.land("amber")
    game.amber.plots["H7"] = Plot("F10", 3)
    assert follow(game, unfold(game.state, "amber", before)) == []
    told = [note.phrase for note in game.state.told]
    assert [said.args["count"] for said in told if said.key == "divinus.note.perseus"] == [0]


def test_perseus_sees_symbols_of_a_zone_that_is_joined() -> None:
    # The mountain of F01 has no symbol, but joins that of F10 with its two Vikings.
    game = deal(amber=at("1", "G7 P03, G8 F01, G9 F10", hero="perseus G7.0"))
    layout = game.state.layout("amber")
    apart = survey(tuple(placed_tile for placed_tile in layout if placed_tile.label != "G8"))
    assert symbols_appeared(game.state, "amber", apart)
    assert not symbols_appeared(game.state, "amber", survey(layout))


def test_a_tile_paid_with_heracles_lies_around_him() -> None:
    game = deal(
        amber=at("6 1", "G7 F32, G8 F02, G9 F01", hero="heracles G7"),
        stickers="F10 greek.0",
        board="10 F10",
    )
    game.says(amber="10.heracles")
    assert {option[:2] for option in game.options} <= {
        "F6",
        "G6",
        "H6",
        "F7",
        "H7",
        "F8",
        "G8",
        "H8",
    }


def test_heracles_never_lowers_a_price_below_one() -> None:
    game = deal(amber=at("1", "G7 F32, G8 F02", hero="heracles G7"), board="1 F10")
    assert game.options[0] == "1"
    assert game.cells() == [1]


def test_odysseus_fetches_a_tile_that_enlarges_his_sea_zone() -> None:
    # The stack holds P05 of sea; the board has nothing but plain and mountain.
    game = deal(
        amber=at("3 4 6", "G7 P05, G8 P08", hero="odysseus G7.0"),
        board="1 F09",
        power="P02 P01",
    )
    assert "voyage:power" in game.options
    game.says(amber="voyage:power").says(amber="1 3")
    assert game.asked == "place"
    assert game.state.held is not None
    assert game.state.held.tile == "P01"
    game.says(amber=game.options[0])
    assert [die.where for die in game.amber.dice] == ["used", "active", "used"]
    land = game.state.land("amber")
    assert max(len(group.labels) for group in land.groups if group.terrain == "sea") == 3


def test_odysseus_stays_while_the_board_has_such_a_tile() -> None:
    game = deal(
        amber=at("3 4 6", "G7 P05, G8 P08", hero="odysseus G7.0"),
        board="12 P01",
        power="P32",
    )
    assert not any(option.startswith("voyage") for option in game.options)


def test_odysseus_needs_two_dice_and_a_sea_zone() -> None:
    poor = deal(amber=at("3", "G7 P05, G8 P08", hero="odysseus G7.0"), power="P01")
    assert poor.options == ["rest", "hero", "later"]
    ashore = deal(amber=at("3 4", "G7 P05, G8 P08", hero="odysseus G7.1"), power="P01")
    assert not any(option.startswith("voyage") for option in ashore.options)


def test_a_monster_on_his_tile_silences_a_hero() -> None:
    game = deal(gods="tyr", amber=at("1", TRIO, hero="prometheus G7.0 viking", monster="G7"))
    assert game.match.view(None).gods[0].goals[0].values["amber"] == 0
