"""Phrases are worded by Fluent messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

import games.library
from bot import fluent_files
from bot.ui.kit.reader import Reader
from bot.words import LOCALES, MissingTranslation, Words
from games.core import game as registry
from games.core.fair import Dice
from games.core.match import Match
from games.core.phrase import Phrase, briefly, phrase, seat_name
from tests import toy

INSTALLED = games.library

ENGLISH = """
hello = Hello, { $name }!
only-english = Only here.
apples = { $count ->
    [one] one apple
   *[other] { $count } apples
}
picks = { $who } picks { $what }.
seat-red = Red
goods = { $count } food
    .brief = { $count }f
trade = { $given } for { $got }
    .brief = { $given } > { $got }
broken = { $nothing }
core-list-empty = nothing
"""
UKRAINIAN = """
hello = Вітаю, { $name }!
apples = { $count ->
    [one] { $count } яблуко
    [few] { $count } яблука
   *[many] { $count } яблук
}
picks = { $who } зриває { $what }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("uk", UKRAINIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words.load(folder, strict=True)


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (("uk",), "uk"),
        (("uk-UA",), "uk"),
        (("fr", "uk"), "uk"),
        ((None, "fr", "uk"), "uk"),
        (("en-GB", "uk"), "en"),
        (("fr", None), "en"),
        ((), "en"),
    ],
)
def test_the_first_language_spoken_is_chosen(
    words: Words, wanted: tuple[str | None, ...], chosen: str
) -> None:
    assert words.choose(*wanted) == chosen


def test_a_message_is_said_in_the_readers_language_or_in_english(words: Words) -> None:
    assert words.text("hello", "uk", name="Ado") == "Вітаю, Ado!"
    assert words.text("only.english", "uk") == "Only here."
    assert words.text("hello", "fr", name="Ada") == "Hello, Ada!"


def test_few_words_are_used_where_they_are_wanted_and_there(words: Words) -> None:
    one, two = phrase("goods", count=1), phrase("goods", count=2)
    trade = phrase("trade", given=one, got=(one, two))
    assert words.say(trade, "en") == "1 food for 1 food and 2 food"
    assert words.say(trade, "en", brief=True) == "1f > 1f 2f"
    assert words.say(briefly(trade), "en") == "1f > 1f 2f"
    # What has no few words of its own is said in full, and so is what it is made of.
    picks = phrase("picks", who="Ada", what=one)
    assert words.say(picks, "en", brief=True) == "Ada picks 1 food."
    assert words.say(picks, "uk", brief=True) == "Ada зриває 1 food."
    assert words.say(phrase("only.english"), "en", brief=True) == "Only here."


def test_plurals_follow_the_language(words: Words) -> None:
    assert [words.text("apples", "en", count=n) for n in (1, 2)] == ["one apple", "2 apples"]
    told = [words.text("apples", "uk", count=n) for n in (1, 3, 5, 21)]
    assert told == ["1 яблуко", "3 яблука", "5 яблук", "21 яблуко"]


def test_phrases_nest_and_lists_are_joined(words: Words) -> None:
    fruit = tuple(phrase("apples", count=n) for n in (1, 2, 3))
    said = phrase("picks", who=seat_name("red"), what=fruit)
    assert words.say(said, "en", {"red": "Ada"}) == ("Ada picks one apple, 2 apples, and 3 apples.")
    assert words.say(said, "en") == "Red picks one apple, 2 apples, and 3 apples."
    assert words.say(said, "uk", {}) == "Red зриває 1 яблуко, 2 яблука і 3 яблука."
    assert words.say(phrase("picks", who=seat_name("blue"), what=()), "en") == "blue picks nothing."


def test_no_marks_come_between(words: Words) -> None:
    assert not set(words.text("hello", "en", name="Ada")) & {"\u2068", "\u2069"}


def test_what_cannot_be_said_is_an_error_or_stands_as_its_id(
    folder: Path, words: Words, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(MissingTranslation, match="no such message"):
        words.text("unknown.key")
    with pytest.raises(MissingTranslation, match="nothing"):
        words.text("broken")
    lenient = Words.load(folder)
    assert lenient.text("unknown.key") == "unknown-key"
    assert "unknown-key" in caplog.text


def test_an_endless_argument_is_cut(words: Words) -> None:
    assert len(words.text("hello", "en", name="x" * 9999)) < 2100


def test_a_folder_without_english_is_refused(tmp_path: Path) -> None:
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "words.ftl").write_text(UKRAINIAN)
    with pytest.raises(MissingTranslation, match="no en"):
        Words.load(tmp_path)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The messages that are parsed while the test runs."""
    texts: list[str] = []

    def parse(text: str) -> Resource:
        texts.append(text.strip())
        return FluentResource(text)

    monkeypatch.setattr(fluent_files, "FluentResource", parse)
    return texts


def test_a_message_is_parsed_when_it_is_first_said(folder: Path, parsed: list[str]) -> None:
    words = Words.load(folder, strict=True)
    assert words.knows("hello")
    assert "apples" in words.messages
    assert parsed == []
    for _ in range(2):
        assert words.text("hello", "en", name="Ada") == "Hello, Ada!"
    assert parsed == ["hello = Hello, { $name }!"]
    words.parse_all()
    assert sorted("\n".join(parsed).split()) == sorted((ENGLISH + UKRAINIAN).split())
    words.parse_all()
    assert words.text("trade", "en", given=1, got=2) == "1 for 2"
    assert "".join(parsed).count("trade =") == 1


def test_messages_that_refer_to_each_other_are_parsed_together(
    folder: Path, parsed: list[str]
) -> None:
    (folder / "en" / "there.ftl").write_text("there = { -game } and { only-english }\n")
    (folder / "en" / "terms.ftl").write_text("-game = Deus\nround-about = { there }\n")
    words = Words.load(folder, strict=True)
    assert words.text("there") == "Deus and Only here."
    (together,) = parsed
    assert sorted(together.splitlines()) == [
        "-game = Deus",
        "only-english = Only here.",
        "there = { -game } and { only-english }",
    ]
    assert words.text("round.about") == "Deus and Only here."
    assert "-game" not in words.messages


@pytest.mark.parametrize("language", Words.load().languages)
@pytest.mark.parametrize("name", [*registry.game_ids(), "toy"])
def test_whatever_a_match_says_has_words(name: str, language: str) -> None:
    """Random matches are played to the end, and everything in them is said aloud."""
    reader = Reader(Words.load(LOCALES, toy.LOCALES, strict=True), language)
    with toy.registered_toy():
        game = registry.find(name)
        for people in game.people:
            seats = [seat for held in game.seating(people, game.options()) for seat in held]
            match = Match.begin(game, seats, seed=f"{name}{people}".encode())
            dice = Dice(b"said", name)
            player = game.computer("random")
            said: dict[str, None] = {}
            while not match.over:
                ask = match.pending[0]
                view = match.view(ask.seat)
                if ask.key not in said or len(match.entries) % 7 == 0:
                    said[reader.text(Phrase(ask.key, ask.facts))] = None
                    said[reader.label(game.headline(view))] = None
                    for option in ask.options:
                        said[reader.label(game.label(view, ask, option))] = None
                        hint = game.hint(view, ask, option)
                        if hint is not None:
                            said[reader.label(hint)] = None
                match.answer(ask.seat, player(ask, lambda: None, dice))
            for told in match.notes:
                said[reader.text(told.note.phrase)] = None
            assert len(said) > 20
            assert all(line.strip() for line in said)
