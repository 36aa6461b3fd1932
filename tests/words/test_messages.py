"""No message is missing, unused or malformed, and every language says the same things."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from bot.settings import ROOT
from bot.ui.learn.rules import MAX_RULES_CHARS
from bot.words import ENGLISH, LOCALES
from games.core import game as registry
from tests.fluent_messages import Message, entries, files, messages
from tests.strict_words import strict_words
from tests.words import catalogue
from tests.words.catalogue import OPEN_END, Said

LANGUAGES = sorted(place.name for place in LOCALES.iterdir() if place.is_dir())
# A game in the tree that is not registered yet may still lack words, or say none of them.
UNFINISHED = {place.name for place in (ROOT / "games").iterdir()} - {*registry.game_ids(), "core"}
# Replaced by a name before Fluent sees it.
NAMES = {"core-seat", "core-brief", "campaign-json"}


@cache
def english_messages() -> dict[str, Message]:
    """All English messages by id."""
    return {
        name: message
        for name, message in messages(ENGLISH).items()
        if name.split("-")[0] not in UNFINISHED
    }


@cache
def said_in_code() -> list[Said]:
    """Every key that the code says."""
    namespaces = {name.lstrip("-").split("-")[0] for name in english_messages()}
    return catalogue.said_in_code(frozenset({*namespaces, *registry.game_ids()}))


def matching(said: Said) -> list[str]:
    """The messages that a key, or a pattern of keys, can mean."""
    if not said.is_pattern:
        return [said.id] if said.id in english_messages() else []
    pattern = re.compile(re.escape(said.id).replace(re.escape(OPEN_END), ".+"))
    return [name for name in english_messages() if pattern.fullmatch(name)]


def test_there_is_something_to_compare() -> None:
    assert ENGLISH in LANGUAGES
    assert len(said_in_code()) > 200
    assert sum(said.args is not None for said in said_in_code()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    for path in files(language):
        junk = [e.content for e in entries(path) if isinstance(e, ftl.Junk)]
        assert junk == [], f"{path.name}: {junk[:1]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice_and_none_is_empty(language: str) -> None:
    seen: dict[str, str] = {}
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ftl.Message | ftl.Term):
                # A repeated id would silently be dropped.
                assert entry.id.name not in seen, f"{entry.id.name}: {path.name}"
                assert entry.value is not None, f"{entry.id.name} has no text"
                seen[entry.id.name] = path.name


def test_no_message_is_missing() -> None:
    missing = [f"{said.where} {said.id}" for said in said_in_code() if not matching(said)]
    missing = [line for line in missing if line.split()[1] not in NAMES]
    missing += [
        f"registered {name}" for name in catalogue.families() if name not in english_messages()
    ]
    assert sorted(dict.fromkeys(missing)) == []


def test_no_message_is_unused() -> None:
    wishes = {*catalogue.numbered_values(), *catalogue.result_words()}
    used = {*catalogue.families(), *wishes}
    for said in said_in_code():
        # A pattern vouches for a game's cards and colours; the bot's own lists are all known,
        # and a pattern without a second word would vouch for anything.
        head, second = said.id.split("-")[:2]
        if not said.is_pattern or (head != "bot" and second != OPEN_END):
            used |= set(matching(said))
    for message in english_messages().values():
        used |= message.references
    assert sorted(set(english_messages()) - used) == []
    assert sorted(used - set(english_messages()) - wishes - NAMES) == []


def test_every_argument_that_a_message_uses_is_given() -> None:
    wrong = []
    for said in said_in_code():
        if said.args is None or said.is_pattern:
            continue
        for name in matching(said):
            lacking = english_messages()[name].variables - said.args
            if lacking:
                wrong.append(f"{said.where} {name}: {sorted(lacking)}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    found = messages(language)
    for message in found.values():
        assert message.references <= set(found), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    found = messages(language)
    own = {name for name in found if name.split("-")[0] not in {"", *UNFINISHED}}
    english = {name for name in english_messages() if not name.startswith("-")}
    assert sorted(english - own) == []
    assert sorted(own - english) == []
    for name in own:
        strange = found[name].variables - english_messages()[name].variables
        assert strange == set(), f"{name}: {strange}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = strict_words()
    for name, message in messages(language).items():
        if not name.startswith("-"):
            said = words.text(name, language, **dict.fromkeys(message.variables, 3))
            assert said.strip(), name
            assert "{" not in said, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_keep_discords_rules(language: str) -> None:
    words = strict_words()
    for name in english_messages():
        if name.startswith("command-"):
            said = words.text(name, language)
            if name.endswith("-name"):
                assert re.fullmatch(r"[-_\w]{1,32}", said), name
                assert said == said.lower(), name
            else:
                assert 1 <= len(said) <= 100, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_the_rules_fits_into_a_message(language: str) -> None:
    words = strict_words()
    for name in registry.game_ids():
        for topic in registry.find(name).topics:
            body = words.text(f"{name}.rules.{topic}.body", language)
            assert len(body) <= MAX_RULES_CHARS, f"{name} {topic}"
