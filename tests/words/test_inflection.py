"""Nested phrases in grammatical cases, and attributes of nouns."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words import MissingTranslation, Words
from games.core.phrase import Phrase, briefly, phrase, seat_name

ENGLISH = """
god-isis = Isis
god-osiris = Osiris
god-ra = Ra
ship = { $count ->
    [one] one ship
   *[other] { $count } ships
}
won = { $god } beat { $rival }.
against = Against { $whom }.
fleet = A fleet of { $what }.
fleet-of = { $what } under { $god }
wrong = { $god }
plain = Ra
core-list-empty = nothing
"""
UKRAINIAN = """
god-isis = { $case ->
   *[nom] Ісіда
    [gen] Ісіди
    [ins] Ісідою
}
    .gender = f
god-osiris = { $case ->
   *[nom] Осіріс
    [ins] Осірісом
}
    .gender = m
    .brief = { $case ->
       *[nom] Ос.
        [ins] Ос-ом
    }
god-ra = Ра
    .gender = m
ship = { $case ->
    [gen] { $count ->
        [one] { $count } корабля
       *[other] { $count } кораблів
    }
   *[nom] { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    }
}
won = { $god } { OF($god, what: "gender") ->
    [f] здобула
   *[m] здобув
} перемогу над { FORM($rival, case: "ins") }.
against = Проти { FORM($whom, case: "gen") }.
fleet = Флот із { FORM($what, case: "gen") }.
fleet-of = { FORM($what, $case) } під { FORM($god, case: "ins") }
wrong = { FORM($god, case: "vocative") }
plain = Ра
"""
ISIS, OSIRIS, RA = (phrase("god.isis"), phrase("god.osiris"), phrase("god.ra"))


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for language, text in (("en", ENGLISH), ("uk", UKRAINIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return Words.load(tmp_path, strict=True)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (phrase("won", god=ISIS, rival=OSIRIS), "Ісіда здобула перемогу над Осірісом."),
        (phrase("won", god=OSIRIS, rival=ISIS), "Осіріс здобув перемогу над Ісідою."),
        (phrase("against", whom=ISIS), "Проти Ісіди."),
        # Without a variant for the case the nominative is used.
        (phrase("against", whom=OSIRIS), "Проти Осіріс."),
        (phrase("against", whom=(ISIS, RA)), "Проти Ісіди і Ра."),
        (phrase("fleet", what=phrase("ship", count=2)), "Флот із 2 кораблів."),
        (phrase("fleet", what=phrase("ship", count=1)), "Флот із 1 корабля."),
        (phrase("won", god=ISIS, rival=briefly(OSIRIS)), "Ісіда здобула перемогу над Ос-ом."),
    ],
)
def test_a_nested_phrase_takes_the_case_of_its_sentence(
    words: Words, said: Phrase, sentence: str
) -> None:
    assert words.say(said, "uk") == sentence


def test_a_noun_by_itself_is_in_the_nominative(words: Words) -> None:
    assert words.say(ISIS, "uk") == "Ісіда"
    assert words.text("ship", "uk", count=3) == "3 кораблі"


def test_a_case_is_passed_on_to_what_is_nested_deeper(words: Words) -> None:
    fleet = phrase("fleet.of", what=phrase("ship", count=5), god=ISIS)
    assert words.say(fleet, "uk") == "5 кораблів під Ісідою"
    fleet = phrase("fleet.of", what=phrase("ship", count=1), god=ISIS)
    assert words.say(phrase("against", whom=fleet), "uk") == "Проти 1 корабля під Ісідою."


def test_names_of_people_have_one_form_and_no_gender(words: Words) -> None:
    won = phrase("won", god=seat_name("red"), rival=seat_name("blue"))
    names = {"red": "Ada", "blue": "Марія"}
    assert words.say(won, "uk", names) == "Ada здобув перемогу над Марія."


def test_equal_nominatives_with_other_forms_are_not_mixed_up_in_the_cache(words: Words) -> None:
    text = words.text("won", "uk", god=phrase("plain"), rival=ISIS)
    assert text == words.text("won", "uk", god="Ра", rival=ISIS)
    assert words.text("against", "uk", whom=RA) == "Проти Ра."
    assert words.text("against", "uk", whom="Ісіда") == "Проти Ісіда."
    assert words.text("against", "uk", whom=ISIS) == "Проти Ісіди."


def test_an_unknown_case_is_an_error(words: Words) -> None:
    with pytest.raises(MissingTranslation, match="vocative"):
        words.text("wrong", "uk", god=ISIS)


def test_a_language_without_cases_gets_plain_strings(words: Words) -> None:
    assert words.text("won", "en", god=ISIS, rival=OSIRIS) == "Isis beat Osiris."
