"""Texts of questions, options, notes and rules of Cyclades."""

from __future__ import annotations

import pytest

from games.core.phrase import Phrase
from games.cyclades import GAME
from games.cyclades.components import GODS
from games.cyclades.state import State
from games.cyclades.view import God
from tests.cyclades.table import Game, acting, at, upkeep
from tests.strict_words import strict_words

WORDS = strict_words()
NAMES = {"amber": "Ada", "azure": "Björn", "rose": "Chiara", "onyx": "Dmytro"}


def say(said: Phrase) -> str:
    return WORDS.say(said, "en", NAMES)


def label(game: Game, option: str) -> str:
    """The text of an option of the pending question."""
    assert option in game.ask.options
    return say(GAME.label(game.match.view(game.seat), game.ask, option))


def notes(game: Game) -> list[str]:
    return [say(told.note.phrase) for told in game.match.visible_notes(None)]


def rules(topic: str) -> str:
    assert topic in GAME.topics
    return WORDS.text(f"cyclades.rules.{topic}.body", "en")


# Prices


def test_a_creature_is_labelled_with_what_it_costs_its_buyer() -> None:
    temples = at("F2; F3; C1", gold=9, built="F2.1 temple; F2.2 temple")
    game = acting("athena", amber=temples, column="harpy - - kraken").duties("F3.1")
    assert label(game, "creature:kraken") == "Kraken (3 gold)"
    assert label(game, "creature:harpy") == "Harpy (0 gold)"
    game.buy("harpy").say("harpy", game.ask.options[0])
    assert label(game, "creature:kraken") == "Kraken (5 gold)"


def test_recruits_and_quests_are_labelled_with_their_rising_price() -> None:
    game = acting("poseidon", amber=at("F2 ajax; C1", gold=9)).duties("C1.1")
    assert label(game, "recruit") == "One more fleet (1 gold)"
    game.act("recruit").say("fleet", game.ask.options[0])
    assert label(game, "recruit") == "One more fleet (2 gold)"
    assert label(game, "quest") == "Send a hero on a quest (1 gold)"
    game.quest("ajax", "F3")
    assert label(game, "quest") == "Send a hero on a quest (2 gold)"
    game.act("quest")
    assert label(game, "F4") == "F4, for 2 gold"


def test_a_march_across_a_partners_land_is_labelled_with_every_step() -> None:
    game = acting("ares", seats=4, teams=True, amber=at("M1 1t; B1", gold=5), azure=at("M2 1t; E1"))
    game.act("build").say("slot", "B1.1").act("gift").say("recruit", "B1").act("march")
    game.pick("march-from", "M1")
    assert label(game, "M4") == "M4, for 2 gold"


def test_a_voyage_across_a_partners_sea_is_labelled_with_every_step() -> None:
    game = acting(
        "poseidon", seats=4, teams=True, amber=at("A1; B1", "S2", gold=5), azure=at("D1; E1", "S4")
    )
    game.act("build").say("slot", "A1.1").act("gift").say("fleet", "S2").act("sail")
    game.pick("sail-from", "S2")
    assert (label(game, "S1"), label(game, "S5")) == ("S1, for 1 gold", "S5, for 2 gold")


# What is done


@pytest.mark.parametrize(
    ("god", "built", "given"),
    [
        ("athena", "an academy", "a philosopher"),
        ("zeus", "a temple", "a priestess"),
        ("poseidon", "a port", "a fleet"),
        ("ares", "a fortress", "a troop"),
        ("hera", "something you do not have", "a mercenary"),
    ],
)
def test_the_duties_say_what_they_bring(god: God, built: str, given: str) -> None:
    game = acting(god)
    assert label(game, "build") == f"Build {built} (compulsory)"
    assert label(game, "gift") == f"Receive {given} (compulsory)"


@pytest.mark.parametrize("god", GODS)
def test_every_god_says_whom_one_more_coin_hires(god: God) -> None:
    game = acting(god, amber=at("F2; C1", "S7", gold=9)).duties("C1.1")
    assert label(game, "recruit").startswith("One more ")


def test_a_set_says_which_buildings_left() -> None:
    game = acting("athena", amber=at("F2; C1", built="F2.1 port; F2.2 fortress; C1.1 temple"))
    game.act("build").say("slot", "F2.3")
    assert "Ada gave up F2.1: port, F2.2: fortress, C1.1: temple, and F2.3: academy." in notes(game)


def test_a_sacrifice_says_which_buildings_left() -> None:
    game = acting("athena", amber=at("F2 odysseus; C1", built="F2.1 port; F2.2 port; F2.3 port"))
    game.duties("C1.1").act("sacrifice:odysseus")
    assert "Ada gave up F2.1: port, F2.2: port, and F2.3: port." in notes(game)


def test_a_replaced_building_is_named() -> None:
    game = acting("athena", amber=at("F1", built="F1.1 port"))
    game.act("build").say("slot", "replace:F1.1")
    assert "Ada gave up F1.1: port." in notes(game)


def test_a_gift_that_the_supply_does_not_hold_says_so() -> None:
    fleets = acting("poseidon", amber=at("C1; F2", "S7 8")).act("gift")
    assert notes(fleets)[-1].startswith("Ada got nothing: no place for it, or none left to recruit")
    troops = acting("ares", amber=at("C1 8t; F2")).act("gift")
    assert notes(troops)[-1].endswith("recruit (troop).")

    def none_left(state: State) -> None:
        state.factions["azure"].priestesses = 20

    priestess = acting("zeus", change=none_left).act("gift")
    assert notes(priestess)[-1] == "Ada got nothing: all priestesses are taken."


def test_building_nothing_says_so() -> None:
    full = acting("athena", amber=at("F1", built="F1.1 port")).act("build").say("slot", "skip")
    assert notes(full)[-1] == "Ada chose not to build: academy."
    none = acting("athena", amber=at("", "S7")).act("build")
    assert notes(none)[-1] == "Ada had no slot to build in."


def test_several_creatures_are_paid_in_one_question() -> None:
    game = upkeep(
        {"medusa": ("amber", "C1"), "cerberus": ("amber", "G2"), "kraken": ("amber", "S7")},
        amber=at("C1; A2", priestesses=2),
    )
    asked = say(Phrase(game.ask.key, game.ask.facts))
    assert asked.startswith(
        "Which of your creatures do you keep, 2 at most? Each costs a priestess."
    )
    assert label(game, "kraken") == "Kraken"


# The rules in our own words


def test_the_rules_explain_names_on_the_map() -> None:
    text = rules("names")
    assert all(name in text for name in ("C2", "S7", "C2.1"))


@pytest.mark.parametrize(
    ("topic", "wanted"),
    [
        ("teams", "first two lands"),
        ("aim", "the two that the Sphinx's player discards unseen"),
        ("creatures", "discarded without anybody else seeing them"),
        ("battle", "kills an attacking troop or mercenary (never a hero)"),
        ("battle", "neither fortresses nor metropolises count"),
        ("figures", "a prosperity token is added where she is"),
        ("upkeep", "one after the other in any order"),
        ("land", "If you already have enough, you may not"),
        ("metropolis", "with none of your own, you may give up one of your basic buildings"),
    ],
)
def test_the_rules_say(topic: str, wanted: str) -> None:
    assert wanted in rules(topic)


def test_hints_say_what_heroes_and_hydra_spare_and_leave() -> None:
    game = acting(
        "hera", amber=at("F2; C1", gold=9), heroes="hector odysseus", column="hydra - - -"
    )
    game.duties("C1.1")
    seen = game.match.view("amber")
    hydra = GAME.hint(seen, game.ask, "creature:hydra")
    assert hydra is not None
    assert "leaves a token" in say(hydra)
    game.act("hero")
    hector, odysseus = (GAME.hint(seen, game.ask, name) for name in ("hector", "odysseus"))
    assert hector is not None
    assert odysseus is not None
    assert "(no hero)" in say(hector)
    assert "metropolises" in say(odysseus)


def test_what_a_creature_destroys_says_which_one_and_whose() -> None:
    game = acting(
        "athena", amber=at("F2", gold=4), azure=at("G2 1t", "S24 2"), column="hydra - - -"
    )
    game.duties().buy("hydra").say("lair", "S24").say("hydra", "S24:fleet")
    assert any(
        said.startswith("The Hydra destroyed a fleet of ") and said.endswith(" in S24.")
        for said in notes(game)
    )
