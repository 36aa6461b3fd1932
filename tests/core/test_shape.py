"""Every registered game has the same modules, with its functions and fixes in the same places."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import games
import render
import tests
from games.core import game as core_game
from games.core.game import AnyGame, find
from games.core.past import finished
from tests.cases import GAMES

GAME_MODULES = (
    *("state", "components", "board", "options", "fixes", "view", "build_view", "audit"),
    *("scoring", "facts", "titles", "rules.setup", "rules.turn"),
    *("words.labels", "words.hints", "words.names", "words.changes", "words.glossary"),
    *("words.topics", "computer.evaluation", "computer.reasons"),
)
GAME_FOLDERS = ("rules", "words", "computer", "data")
RENDER_MODULES = (
    *("renderer", "alt_text", "colours", "icons", "palette", "frame", "player_area", "board"),
)
TEST_MODULES = (
    *("table", "oracle", "claims", "renderer_positions", "test_set_up", "test_end"),
    *("test_examples", "test_fixes", "test_oracle", "test_computer", "test_hints"),
    *("test_renderer", "test_titles"),
)
# The modules with what a game has that does not say it itself.
DEFAULTS = (core_game.__name__, finished.__name__)
# The module in which each function of a Game lives, below games.<game>.
HOMES = {
    "state": "state",
    "options": "options",
    "seating": "",
    "setup": "rules.setup",
    "play": "rules.turn",
    "view": "build_view",
    "audit": "audit",
    "resample_hidden": "audit",
    "score": "scoring",
    "score_breakdown": "scoring",
    "round_of": "scoring",
    "facts": "facts",
    "luck": "facts",
    "label": "words.labels",
    "place": "words.labels",
    "headline": "words.labels",
    "seat_label": "words.labels",
    "hint": "words.hints",
    "topic_of": "words.topics",
    "reason": "computer.reasons",
    "prospects": "computer.prospects",
}


def folder(package: ModuleType, game: str) -> Path:
    """The folder of a game in ``games``, ``render`` or ``tests``."""
    assert package.__file__ is not None
    return Path(package.__file__).parent / game


def missing_modules(root: Path, names: tuple[str, ...]) -> Iterator[str]:
    """A line for each of the dotted ``names`` that is no module or package below ``root``."""
    for name in names:
        path = root.joinpath(*name.split("."))
        if not path.with_suffix(".py").is_file() and not (path / "__init__.py").is_file():
            yield f"{root.parent.name}/{root.name}/{name.replace('.', '/')}.py is missing"


def game_faults(name: str) -> Iterator[str]:
    """The faults of games/<game>."""
    game, root = find(name), folder(games, name)
    yield from missing_modules(root, GAME_MODULES)
    if (root / "orders.py").exists() != (game.orders is not None):
        yield f"games/{name}/orders.py belongs to a game with standing orders, and only to one"
    for part in GAME_FOLDERS:
        if not (root / part).is_dir():
            yield f"games/{name}/{part}/ is missing"
    if not [*(root / "data").glob("*.json")]:
        yield f"games/{name}/data/ holds no JSON file"
    if game.guide is not None and not (root / "data/guide.json").is_file():
        yield f"games/{name}/data/guide.json is missing"
    decisions = {path.stem for path in (root / "computer").glob("*.py")}
    if not decisions - {"__init__", "evaluation", "reasons"}:
        yield f"games/{name}/computer/ has no module for a kind of decision"
    words = root / "words/__init__.py"
    if words.exists() and len(ast.parse(words.read_text(encoding="utf-8")).body) > 1:
        yield f"games/{name}/words/__init__.py holds more than a docstring"
    yield from readme_faults(name, root)


def readme_faults(name: str, root: Path) -> Iterator[str]:
    """The parts of the shape that the README of a game does not name."""
    readme = root / "README.md"
    if not readme.is_file():
        yield f"games/{name}/README.md is missing"
        return
    text = readme.read_text(encoding="utf-8")
    modules = (f"{module}.py" for module in GAME_MODULES if "." not in module)
    for part in (*modules, *(f"{part}/" for part in GAME_FOLDERS)):
        if part not in text and part.replace(".py", "/") not in text:
            yield f"games/{name}/README.md does not name {part}"


def home_faults(name: str) -> Iterator[str]:
    """Functions of the game that live in another module than in the other games."""
    game, package = find(name), f"games.{name}"
    for field, home in HOMES.items():
        given = getattr(game, field)
        lives = getattr(given, "__module__", None)
        wanted = f"{package}.{home}" if home else package
        if given is not None and lives not in (wanted, *DEFAULTS):
            yield f"Game.{field} of {name} lives in {lives}, not in {wanted}"
    for kind, computer in game.computers.items():
        lives = getattr(computer, "__module__", "")
        if not f"{lives}.".startswith(f"{package}.computer."):
            yield f"the computer {kind!r} of {name} lives in {lives}, not in {package}.computer"
    yield from constant_faults(name, game)


def constant_faults(name: str, game: AnyGame) -> Iterator[str]:
    """Constants of the game that do not stand in the module in which other games have them."""
    constants: dict[str, object] = {
        "words.changes.changes": game.changes,
        "words.glossary.GLOSSARY": game.glossary,
        "words.topics.TOPICS": game.topics,
        "fixes.FIXES": game.fixes,
        "facts.FACT_KINDS": game.fact_kinds,
        "titles.TITLES": game.titles,
    }
    if game.search is not None:
        constants["computer.prospects.PLAN"] = game.search
    if game.orders is not None:
        constants["orders.ORDERS"] = game.orders
    for dotted, value in constants.items():
        module, _, constant = dotted.rpartition(".")
        try:
            found = getattr(import_module(f"games.{name}.{module}"), constant, None)
        except ModuleNotFoundError:
            continue  # said by game_faults
        if found is not value:
            yield f"games.{name}.{dotted} is not what the Game has"


def fix_faults(name: str) -> Iterator[str]:
    """Fixes without a constant or a reason, and those that are read by their bare id."""
    game, root = find(name), folder(games, name)
    path = root / "fixes.py"
    if not path.exists():
        yield f"games/{name}/fixes.py is missing"
        return
    constants = {}
    for constant, fix, reason in constants_of(path):
        constants[fix] = constant
        if not reason:
            yield f"games/{name}/fixes.py gives no reason below {constant}"
    for fix in game.fixes:
        wanted = fix.upper().replace("-", "_")
        if constants.pop(fix, None) != wanted:
            yield f"games/{name}/fixes.py has no constant {wanted}: Final = {fix!r}"
    for fix, constant in constants.items():
        yield f"games/{name}/fixes.py: {constant} ({fix!r}) is not in FIXES"
    yield from literal_faults(name, root)


def constants_of(path: Path) -> Iterator[tuple[str, str, bool]]:
    """The names and values of a module's text constants, and whether a docstring follows each."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.Assign):
            target, value = statement.targets[0], statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            target, value = statement.target, statement.value
        else:
            continue
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
            yield target.id, str(value.value), is_text(after)


def is_text(statement: ast.stmt | None) -> bool:
    """Whether a statement is a bare string: the docstring of the constant above it."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def literal_faults(name: str, root: Path) -> Iterator[str]:
    """Places in games/<game> that name a fix by its id instead of by its constant."""
    fixes = set(find(name).fixes)
    for path in sorted(root.rglob("*.py")):
        if path == root / "fixes.py":
            continue
        where = path.relative_to(root.parent.parent)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in fixes:
                yield f"{where}:{node.lineno} names the fix {node.value!r} by its id"
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr == "has_fix" and not isinstance(node.args[0], ast.Name):
                yield f"{where}:{node.lineno} calls has_fix without a constant of fixes.py"


def render_faults(name: str) -> Iterator[str]:
    """The faults of render/<game>."""
    root = folder(render, name)
    yield from missing_modules(root, RENDER_MODULES)
    if not [path for path in (root / "board").glob("*.py") if path.stem != "__init__"]:
        yield f"render/{name}/board/ draws nothing"
    if not [*(root / "svg").rglob("*.svg")]:
        yield f"render/{name}/svg/ holds no icon"
    renderer = root / "renderer.py"
    draws_icons = renderer.exists() and "def glossary_icon(" in renderer.read_text(encoding="utf-8")
    if draws_icons:
        yield from missing_modules(root, ("glossary_icons",))


def faults_of_tests(name: str) -> Iterator[str]:
    """The faults of tests/<game>."""
    root = folder(tests, name)
    yield from missing_modules(root, TEST_MODULES)
    if find(name).orders is not None:
        yield from missing_modules(root, ("test_orders",))
    examples = root / "test_examples.py"
    if examples.exists() and "\ndef test_" not in examples.read_text(encoding="utf-8"):
        yield f"tests/{name}/test_examples.py has no worked example of the rulebook"
    for path in sorted((tests_root := root.parent).glob(f"render/**/test_{name}*.py")):
        yield f"{path.relative_to(tests_root)} belongs into tests/{name}"
    listing = root / "test_fixes.py"
    text = listing.read_text(encoding="utf-8") if listing.exists() else ""
    for fix in find(name).fixes:
        if f'"{fix}"' not in text:
            yield f"tests/{name}/test_fixes.py does not list the fix {fix!r}"


def expect_none(faults: Iterator[str]) -> None:
    """Fail with all faults, a line each."""
    found = [*faults]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_have_the_shape_of_a_game(name: str) -> None:
    expect_none(game_faults(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_function_lives_where_other_games_have_it(name: str) -> None:
    expect_none(home_faults(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_fix_is_a_constant_with_a_reason(name: str) -> None:
    expect_none(fix_faults(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_pictures_have_the_shape_of_a_game(name: str) -> None:
    expect_none(render_faults(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_tests_have_the_shape_of_a_game(name: str) -> None:
    expect_none(faults_of_tests(name))
