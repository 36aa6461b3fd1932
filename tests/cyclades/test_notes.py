"""Notes report the actual gains, places, and effects that did nothing."""

from __future__ import annotations

import pytest

from games.core.phrase import Phrase
from games.cyclades.view import Bonus
from tests.cyclades.table import Game, acting, at, upkeep
from tests.strict_words import strict_words

WORDS = strict_words()


def say(said: Phrase) -> str:
    return WORDS.say(said, "en", {"amber": "Ada", "azure": "Björn", "rose": "Chiara"})


def notes(game: Game) -> list[str]:
    return [say(told.note.phrase) for told in game.match.visible_notes(None)]


def raised(lands: str, bonus: Bonus, seas: str = "S7") -> Game:
    """Amber's fourth philosopher raises a metropolis with that bonus in F2.3."""
    game = acting("athena", amber=at(lands, seas, philosophers=3), bonus=bonus)
    return game.act("build").say("slot", "F2.1").act("gift").say("metropolis", "F2.3")


def test_bonus_units_are_told_with_their_areas() -> None:
    game = raised("F2; C1", "troops").say("bonus-troop", "C1").say("bonus-troop", "F2")
    assert "Ada placed 1 troop in C1 and 1 troop in F2." in notes(game)


def test_a_bonus_that_runs_short_says_so() -> None:
    game = raised("F2 4t; C1 3t", "troops").say("bonus-troop", "C1")
    assert notes(game)[-2:] == [
        "Ada placed 1 troop in C1.",
        "Ada lost 1 unit of the bonus: none was left.",
    ]


def test_a_bonus_that_cannot_come_is_not_told_as_given() -> None:
    game = raised("F2; C1", "fleets", seas="")
    assert notes(game)[-1] == "Ada got no bonus: no place for it, or none left."
    assert not any("gave" in said for said in notes(game))


def test_the_giants_mercenaries_are_told_with_their_lands() -> None:
    game = acting("athena", amber=at("F2; C1", gold=9), azure=at("G2 1t 3m"), column="giant - - -")
    game.duties("F2.1").buy("giant").say("giant", "G2").say("giant-home", "C1")
    game.say("giant-home", "F2").say("giant-home", "F2")
    assert notes(game)[-1] == "Ada placed 1 mercenary in C1 and 2 mercenaries in F2."


@pytest.mark.parametrize("creature", ["satyr", "charon", "chimera", "dryad"])
def test_a_creature_that_can_do_nothing_says_so(creature: str) -> None:
    game = acting("athena", amber=at("F2; C1", gold=9), column=f"{creature} - - -")
    game.duties("F2.1").buy(creature)
    assert any(said.endswith("had nothing to do.") for said in notes(game))


def test_the_second_creature_is_not_asked_for_as_the_first() -> None:
    game = upkeep(
        {"medusa": ("amber", "F3"), "cerberus": ("amber", "F2"), "kraken": ("amber", "S7")},
        amber=at("C1 1t; A2", priestesses=3),
    )
    game.say("keep-several", "medusa", "cerberus", "kraken")
    assert say(Phrase(game.ask.key, game.ask.facts)) == "Which of your creatures moves first?"
    game.say("prowl-next", "cerberus").say("prowl", "stay")
    assert say(Phrase(game.ask.key, game.ask.facts)) == "Which of your creatures moves next?"
