"""Collects the Fluent keys that the code uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from discord.app_commands import Group, locale_str

import games.library
from bot.settings import ROOT
from bot.ui.app.commands import all_commands, all_context_menus
from bot.ui.lobby.game_options import fields_of, spelt
from bot.words import message_id
from games.core import game as registry
from games.core.game import AnyGame, Setup

INSTALLED = games.library
SOURCES = ("games", "render", "bot")
OPEN_END = "*"
_KEY = re.compile(r"[a-z]+(\.[A-Za-z0-9_*-]+)+")
# Arguments of rules' questions that are no part of the wording.
_NOT_FACTS = {"low", "high", "secret"}
_ASKING = ("ask", "choose", "settle")
_TELLING = ("phrase", "say", "text", "tell", "tell_only", "reveal", "reveal_only")
# Draws and dice have keys, too, but nobody reads them.
_UNSAID = ("chance", "shuffled", "Chance")


@dataclass(frozen=True)
class Said:
    """A key that the code says: where, and with which arguments (None: cannot be told)."""

    key: str
    where: str
    args: frozenset[str] | None = None

    @property
    def id(self) -> str:
        """The Fluent id, or the pattern of ids."""
        return message_id(self.key)

    @property
    def is_pattern(self) -> bool:
        """Whether a part of the key is only known when the code runs."""
        return OPEN_END in self.key


def said_in_code(namespaces: frozenset[str], *folders: Path) -> list[Said]:
    """Every key in the sources whose first part is one of ``namespaces``."""
    found: list[Said] = []
    for folder in folders or tuple(ROOT / name for name in SOURCES):
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            where = path.name
            called = {
                id(argument): call
                for call in ast.walk(tree)
                if isinstance(call, ast.Call)
                for argument in call.args
            }
            inside = {
                id(part)
                for joined in ast.walk(tree)
                if isinstance(joined, ast.JoinedStr)
                for part in ast.walk(joined)
                if part is not joined
            }
            for node in ast.walk(tree):
                if id(node) in inside:
                    continue
                key = _key(node)
                call = called.get(id(node))
                if key and key.split(".")[0] in namespaces and _name(call) not in _UNSAID:
                    args = _args(call)
                    found.append(Said(key, f"{where}:{getattr(node, 'lineno', 0)}", args))
    return found


def _key(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value
    elif isinstance(node, ast.JoinedStr):
        text = "".join(
            str(part.value) if isinstance(part, ast.Constant) else OPEN_END for part in node.values
        )
    else:
        return None
    return text if _KEY.fullmatch(text) else None


def _name(call: ast.Call | None) -> str:
    """The name of the called function."""
    if call is None:
        return ""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _args(call: ast.Call | None) -> frozenset[str] | None:
    """The arguments that a call gives to the key among its own, where that can be told."""
    name = _name(call)
    if call is None or any(keyword.arg is None for keyword in call.keywords):
        return None
    if name == "Phrase":
        given = call.args[1] if len(call.args) > 1 else None
        if given is None:
            return frozenset()
        if isinstance(given, ast.Dict) and all(isinstance(k, ast.Constant) for k in given.keys):
            return frozenset(str(k.value) for k in given.keys if isinstance(k, ast.Constant))
        return None
    names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    if name in _ASKING:
        return names - _NOT_FACTS
    return names if name in _TELLING else None


def families() -> Iterator[str]:
    """The ids that follow from what games register, and from lists in the code."""
    for name in registry.game_ids():
        game = registry.find(name)
        yield f"{name}-name"
        yield f"{name}-blurb"
        yield f"{name}-pitch"
        for line in game.guide.course if game.guide is not None else ():
            if line.message is not None:
                yield f"{name}-guide-{line.message}"
        campaign = game.campaign
        numbers = range(1, campaign.scenarios + 1) if campaign is not None else ()
        later = [t for number in numbers for t in campaign.topics(number)] if campaign else []
        for topic in dict.fromkeys((*game.topics, *later)):
            yield message_id(f"{name}-rules-{topic}-title")
            yield message_id(f"{name}-rules-{topic}-body")
        if campaign is not None:
            yield f"{name}-campaign-name"
            yield f"{name}-campaign-blurb"
            yield f"{name}-campaign-won"
        if game.orders is not None:
            yield message_id(game.orders.key)
            yield message_id(f"{game.orders.key}.help")
        yield from score_words(game)
        later_fields = fields_of(name, campaign.options) if campaign else ()
        for option in (*fields_of(name, game.options), *later_fields):
            yield message_id(option.title.key)
            yield message_id(option.help.key)
            for value in option.values:
                if isinstance(value, bool) or not isinstance(value, int):
                    yield message_id(f"{option.title.key}.{spelt(value)}")
        for kind in game.levels:
            yield f"computer-{kind}"
        for people in game.people:
            for seats in game.seating(people, game.options()):
                for seat in seats:
                    yield f"seat-{seat}"
                    yield f"seat-{seat}-symbol"
    yield from command_words()


def command_words() -> Iterator[str]:
    """The keys of the names of commands, their options and choices."""
    found: list[locale_str | str | None] = []
    for top in all_commands():
        inner = [*top.walk_commands()] if isinstance(top, Group) else []
        for command in (top, *inner):
            found += [command._locale_name, command._locale_description]
            for option in getattr(command, "_params", {}).values():
                found += [option._rename, option.description]
                found += [choice._locale_name for choice in option.choices or ()]
    found += [menu._locale_name for menu in all_context_menus()]
    for word in found:
        if isinstance(word, locale_str) and "key" in word.extras:
            yield message_id(str(word.extras["key"]))


def score_words(game: AnyGame) -> Iterator[str]:
    """The keys of a game's recap: points, rounds, and every category of points."""
    people = game.people[0]
    options = game.options()
    seats = tuple(seat for held in game.seating(people, options) for seat in held)
    score_breakdown = game.score_breakdown(game.setup(Setup(seats, options, game.fixes, people)))
    for word in ("points", "round", *score_breakdown[seats[0]]):
        yield message_id(f"{game.id}.score.{word}")


def result_words() -> Iterator[str]:
    """Ids of a result in a game's own words, and of what decides ties: a game may have them."""
    for name in registry.game_ids():
        yield from (f"{name}-score-amount", f"{name}-score-tie")


def numbered_values() -> Iterator[str]:
    """Ids of whole-number option values: they may have words, but need none."""
    for name in registry.game_ids():
        for option in fields_of(name, registry.find(name).options):
            for value in option.values:
                yield message_id(f"{name}-option-{option.name}-{spelt(value)}")
