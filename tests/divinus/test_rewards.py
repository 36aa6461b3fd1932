"""Rewards of quests and locations beside favour (pages 13, 15 to 17, 9 and 10)."""

from __future__ import annotations

import pytest

from games.core.steps import Ask
from games.divinus import GAME
from games.divinus.rules.gains.artifacts import first_roll, use
from games.divinus.rules.gains.rewards import reward
from games.divinus.state import PYTHIA
from games.divinus.vocabulary import Effect
from tests.divinus.table import Game, at, deal, follow
from tests.strict_words import strict_words


def gains(game: Game, effect: Effect, *answers: str) -> list[Ask]:
    return follow(game, reward(game.state, "amber", [effect]), *answers)


def test_favour_of_a_pantheon_of_ones_choice() -> None:
    game = deal(scenario=3)
    (ask,) = gains(game, Effect(do="favor", n=2, pantheon="choose"), "norse")
    assert ask.options == ("greek", "norse")
    assert dict(game.amber.favour) == {"greek": 0, "norse": 2, "general": 0}


def test_a_die_is_set_to_any_face_but_fire() -> None:
    game = deal(scenario=3, amber=at("2 4 3@used"))
    game.amber.die("1").faces[5] = "fire"
    which, face = gains(game, Effect(do="set_die"), "1", "5")
    assert which.options == ("1", "2")
    assert face.options == ("1", "2", "3", "4", "5")
    assert game.amber.die("1").top == 5


def test_a_die_sticker_goes_on_any_die_but_pythias() -> None:
    game = deal(scenario=3, hephaestus="d3 d5", amber=at("2 3@used p:4"))
    ware, face = gains(game, Effect(do="die_sticker", pool="hephaestus"), "d5", "2.3")
    assert ware.options == ("d3", "d5")
    assert not any(option.startswith(PYTHIA) for option in face.options)
    # It lies on top, so its value holds at once; the die stays where it is.
    assert game.amber.die("2").printed == (5,)
    assert game.amber.die("2").where == "used"
    assert game.state.hephaestus == ["d3"]


def test_fire_is_never_stuck_opposite_fire() -> None:
    game = deal(scenario=5, amber=at("2"))
    game.amber.die("1").faces[5] = "fire"
    (face,) = gains(game, Effect(do="die_sticker", ids=("fire",)), "1.2")
    assert face.options == ("1.2", "1.3", "1.4", "1.5", "1.6")
    # The face on top became fire: the die is turned over.
    assert game.amber.die("1").top == 5


def test_one_of_three_artifacts_may_be_kept_or_none() -> None:
    effect = Effect(do="artifact", pool="draw3")
    kept = deal(scenario=3, amber=at("1", artifacts="a01"))
    draw, slot = gains(kept, effect, "a02", "free")
    assert draw.options == ("a02", "a03", "a04", "none")
    assert slot.options == ("free", "a01", "none")
    assert [held.id for held in kept.amber.artifacts] == ["a01", "a02"]
    left = deal(scenario=3, amber=at("1", artifacts="a01"))
    gains(left, effect, "none")
    assert [held.id for held in left.amber.artifacts] == ["a01"]


def test_an_upgrade_needs_an_empty_upgrade_slot() -> None:
    game = deal(scenario=3, amber=at("1", artifacts="a03 a02"))
    (ask,) = gains(game, Effect(do="upgrade_artifact"), "a03")
    # The other one has no such slot.
    assert ask.options == ("a03", "none")
    assert [held.upgraded for held in game.amber.artifacts] == [True, False]
    assert gains(game, Effect(do="upgrade_artifact")) == []


def test_a_location_lies_beside_a_place_of_power_and_brings_its_title() -> None:
    game = deal(scenario=3, amber=at("1", "G7 F01, G8 P03"))
    (land,) = gains(game, Effect(do="location", no=11, title=True), "1.plain")
    assert land.key == "divinus.ask.landscape"
    assert game.state.stickers["P03"].location == 11
    assert game.amber.titles == [11]


def test_a_sticker_that_fits_on_no_map_goes_on_the_board() -> None:
    game = deal(scenario=3, amber=at("1", "G7 F01"), board="2 P03, 5 P04, 9 F02")
    place, *_ = gains(game, Effect(do="location", no=11), "board.5", "0.plain")
    assert place.options == ("board.2", "board.5")
    assert game.state.stickers["P04"].location == 11


def test_temples_come_into_supply() -> None:
    game = deal(scenario=4, temples="tb2")
    before = game.state.temples["tb2"]
    gains(game, Effect(do="temple_supply", ids=("tb2", "tb3")))
    assert game.state.temples == {"tb2": before + 1, "tb3": 1}


def test_a_look_at_a_stack_is_ones_own() -> None:
    game = deal(scenario=3, power="P03 P04", faction="F01")
    (ask,) = gains(game, Effect(do="peek"), "power")
    assert ask.options == ("power", "faction")
    seen, hidden = GAME.view(game.state, "amber"), GAME.view(game.state, "azure")
    assert seen.peek is not None
    assert seen.peek.id == "P03"
    assert hidden.peek is None


def test_a_token_changes_a_total_once() -> None:
    game = deal(scenario=3, amber=at("5"), board="6 P03")
    assert game.cells() == []
    gains(game, Effect(do="total_token", n=1))
    assert game.amber.tokens == 1
    assert [way.option for way in GAME.view(game.state, "amber").payments] == ["6.token"]


def test_a_free_move_spends_no_die() -> None:
    game = deal(scenario=3, amber=at("2 1", "G7 P03, G8 P26, G9 P07", hero="theseus G7"))
    (ask,) = gains(game, Effect(do="free_hero_move"), "G9")
    assert ask.options == ("G8", "G9")
    assert game.amber.hero is not None
    assert game.amber.hero.plot == "G9"
    assert len(game.amber.active_dice()) == 2


@pytest.mark.parametrize("chosen", ["zeus", "odin"])
def test_support_is_given_to_zeus_or_odin(chosen: str) -> None:
    game = deal(scenario=12)
    gains(game, Effect(do="support", n=3, god="choose"), chosen)
    gains(game, Effect(do="support", n=1, god="zeus"))
    assert game.amber.support.get("zeus", 0) == (4 if chosen == "zeus" else 1)


def test_a_quest_and_an_artifact_come_in_the_order_of_ones_choice() -> None:
    # The plains zone of seven meets the quest; the artifact works when plains grow.
    plots = "G7 F09, G8 F24, G9 F05, G10 P02, H7 P04/2, H8 P06/2"
    game = deal(quests="q8a", scenario=8, amber=at("1 4", plots, artifacts="a09"), board="1 F33")
    game.says(amber="1").says(amber="H9/2")
    assert game.asked == "order"
    assert set(game.options) == {"quest:q8a", "artifact:a09"}
    game.says(amber="quest:q8a")
    assert game.state.taken == {"q8a": "amber"}


def test_at_the_end_of_a_story_all_favour_joins_what_was_carried() -> None:
    game = deal(
        scenario=3,
        amber=at("1", rests=1, favour={"greek": 2}, carried=4),
        azure=at("1", rests=2),
    )
    game.says(amber="rest")
    # The quest of the choice was not completed, so the last demigod decides.
    game.says(azure="lamp")
    assert game.match.over
    totals = {str(note.args["seat"]): note.args["count"] for note in game.notes("total")}
    assert sorted(map(str, totals.values())) == ["0", "6"]
    # A gap of six is enough for Pythia's die.
    assert game.state.pythia == "azure"


def test_the_better_compass_also_sets_a_die() -> None:
    game = deal(amber=at("5 3", artifacts="a19+"))
    follow(game, first_roll(game.state, "amber"), "", "2", "6")
    assert [die.top for die in game.amber.dice] == [5, 6]


def test_a_net_in_battle_is_worded_and_marks_the_cell() -> None:
    game = deal(monsters="empusa", amber=at("5", artifacts="a17"))
    game.says(amber="fight").says(amber="empusa1:4.net")
    assert game.state.battles["empusa1"].markers[4] == "amber"


def test_odysseus_chooses_among_the_tiles_of_a_stack() -> None:
    game = deal(
        amber=at("3 4 6", "G7 P05, G8 P08", hero="odysseus G7.0"),
        power="P01 P07 P11 P14 P15 P16",
    )
    game.says(amber="voyage:power").says(amber="1 3")
    assert game.asked == "voyage"
    chosen = game.options[-1]
    game.says(amber=chosen)
    assert chosen not in game.state.stacks["power"].tiles


@pytest.mark.parametrize(
    ("artifact", "picks", "told"),
    [
        ("a05", "1", ["flipped", "artifact"]),
        ("a05", "", []),
        ("a04", "", []),
        ("a15", "", ["artifact-wasted"]),
    ],
)
def test_an_artifact_is_told_only_with_what_it_did(
    artifact: str, picks: str, told: list[str]
) -> None:
    game = deal(amber=at("1 2 3@used 4@used", artifacts=artifact))
    held = game.amber.artifacts[0]
    follow(game, use(game.state, "amber", held), picks)
    notes = [note.phrase.key.removeprefix("divinus.note.") for note in game.state.told]
    assert notes == told


def test_a_die_that_fire_turns_back_is_not_told_as_flipped() -> None:
    game = deal(amber=at("1 2", artifacts="a05+"))
    game.amber.die("1").faces[5] = "fire"
    flipping = use(game.state, "amber", game.amber.artifacts[0])
    follow(game, flipping, "1")
    assert game.amber.die("1").top == 1
    assert game.state.told == []
    game.amber.artifacts[0].used = 0
    follow(game, use(game.state, "amber", game.amber.artifacts[0]), "1 2")
    (flipped, used) = [note.phrase for note in game.state.told]
    assert (flipped.key, used.key) == ("divinus.note.flipped", "divinus.note.artifact")
    assert strict_words().say(flipped, "en").count("5") == 1
