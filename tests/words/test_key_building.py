"""Fluent keys are written out, so that a search for a key finds where it is said.

In ``bot/`` all of them are. In ``games/`` and ``render/`` the name of a component is found by its
id (``deus.card.B01``); questions, notes, scenes, headlines, reasons and hints are written out.
"""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from bot import game_words
from bot.settings import ROOT
from games.core import game as registry
from games.core.phrase import Arg, Phrase, seat_name
from tests.cases import GAMES
from tests.strict_words import strict_words

OPEN_SETS = {
    "bot/game_words.py": "games bring their own names, topics, options, seats and computer players",
    "bot/ui/kit/command_names.py": "the decorator of a command names its words",
}
WRITTEN_OUT = frozenset({"ask", "note", "scene", "headline", "why", "hint", "chance"})
"""The kinds of a game's messages that are no names of components."""
_HOLE = "*"
_KEY = re.compile(r"[a-z*][\w*-]*([.-][\w*-]+)+")
_SAYING = {"phrase", "Phrase", "say", "text", "tell", "knows", "label", "brief", "draw", "term"}


@cache
def _namespaces() -> frozenset[str]:
    return frozenset(name.split("-")[0] for name in strict_words().messages) | {_HOLE}


def built_keys(source: str) -> list[tuple[int, str]]:
    """The lines on which a key is put together, and the key with a star for each unknown part."""
    tree = ast.parse(source)
    inner = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        for part in (node.left, node.right)
    }
    said = {
        id(node.args[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _called(node) in _SAYING
    }
    found = []
    for node in ast.walk(tree):
        if id(node) in inner or not isinstance(node, ast.JoinedStr | ast.BinOp | ast.Call):
            continue
        key = _pattern(node)
        if _HOLE not in key or not _KEY.fullmatch(key):
            continue
        dotted = key.split(".")[0]
        if id(node) in said or (dotted in _namespaces() - {_HOLE} and "." in key):
            found.append((node.lineno, key))
    return found


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _pattern(node: ast.AST) -> str:
    """The text of an expression, with a star for each part that is only known when it runs."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(_pattern(part) for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _pattern(node.left) + _pattern(node.right)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        return re.sub("%s", _HOLE, _pattern(node.left))
    if isinstance(node, ast.Call) and _called(node) == "format":
        assert isinstance(node.func, ast.Attribute)
        return re.sub(r"{\w*}", _HOLE, _pattern(node.func.value))
    return _HOLE


@pytest.mark.parametrize(
    "source",
    [
        'reader.say(f"hint.who.{hints}")',
        'reader.say("hint.who." + hints)',
        'reader.say("hint.who.%s" % hints)',
        'reader.say("hint.who.{}".format(hints))',
        'key = f"hint.who.{hints}"',
        'phrase(f"{game}.name")',
        'words.text(f"hint-who-{hints}")',
    ],
)
def test_a_key_that_is_put_together_is_found(source: str) -> None:
    assert built_keys(source)


@pytest.mark.parametrize(
    "source",
    [
        'reader.say("hint.who.alone")',
        "reader.say(HINTS_KEYS[hints])",
        'builder.text(f"**{title}** {text}")',
        'name = f"{table.game}-{table.id}.json"',
        'builder.text("## " + reader.say("hint.title"))',
    ],
)
def test_other_texts_are_not(source: str) -> None:
    assert built_keys(source) == []


def test_keys_are_written_out() -> None:
    found, builders = [], set()
    for path in sorted((ROOT / "bot").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        keys = built_keys(path.read_text(encoding="utf-8"))
        builders |= {name} if keys else set()
        found += [f"{name}:{line} {key}" for line, key in keys if name not in OPEN_SETS]
    assert found == []
    assert builders == set(OPEN_SETS)


def test_questions_notes_reasons_and_hints_of_games_are_written_out() -> None:
    found = []
    for folder in ("games", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            for line, key in built_keys(path.read_text(encoding="utf-8")):
                if WRITTEN_OUT.intersection(key.split(".")[1:2]):
                    found.append(f"{name}:{line} {key}")
    assert found == []


def test_no_key_depends_on_a_condition_within_it() -> None:
    found = []
    for folder in ("bot", "games", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if not isinstance(node, ast.JoinedStr) or not _KEY.fullmatch(_pattern(node)):
                    continue
                if _pattern(node).split(".")[0] not in _namespaces() or "." not in _pattern(node):
                    continue
                values = [
                    part.value for part in node.values if isinstance(part, ast.FormattedValue)
                ]
                if any(isinstance(value, ast.IfExp) for value in values):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno} {_pattern(node)}")
    assert found == []


def _phrases_of(name: str) -> list[Phrase]:
    """Every phrase of a game that it must have."""
    game, found = registry.find(name), [game_words.game_name(name), game_words.game_blurb(name)]
    found.append(game_words.game_pitch(name))
    found.append(game_words.round_name(name))
    topics = list(game.topics)
    if game.campaign is not None:
        winner = seat_name(game.seating(game.people[0], game.options())[0][0])
        found += [game_words.campaign_name(name), game_words.campaign_blurb(name)]
        found.append(game_words.campaign_won(name, winner))
        topics += game.campaign.topics(game.campaign.scenarios)
    for topic in topics:
        found += [game_words.rules_title(name, topic), game_words.rules_body(name, topic)]
    held = game.seating(max(game.people), game.options())
    facts: dict[str, Arg] = {seat: seat_name(seat) for seats in held for seat in seats}
    facts |= {"choice": "this", "name": "this"}
    for line in game.guide.course if game.guide is not None else ():
        if line.message is not None:
            found.append(game_words.guide_text(name, line.message, facts))
    if game.orders is not None:
        found.append(game_words.orders_help(game.orders.key))
    found += [game_words.computer_name(kind) for kind in game.levels]
    for seats in game.seating(max(game.people), game.options()):
        for seat in seats:
            found += [game_words.seat_colour(seat), game_words.seat_symbol(seat)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_games_define_has_words(name: str) -> None:
    for said in _phrases_of(name):
        assert strict_words().say(said, "en").strip(), said.key


def test_words_that_a_game_may_have_are_said() -> None:
    words = strict_words()
    amounts = [game_words.score_amount(name, 3) for name in GAMES]
    ties = [game_words.score_tie(name) for name in GAMES]
    kinds = [game_words.article_kind(kind) for kind in ("card", "god", "tile")]
    told = [said for said in (*amounts, *ties, *kinds) if words.knows(said.key)]
    assert len(told) > len(kinds)
    for said in told:
        assert words.say(said, "en").strip(), said.key
