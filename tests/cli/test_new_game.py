"""``pantheon new-game``: a playable game of the common shape whose tests pass at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.new_game import new_game
from bot.cli.new_game.template import game_files, sort_imports
from bot.cli.terminal import Terminal, UsageError
from bot.settings import ROOT
from tests.strict_words import strict_words

PACKAGES = ("bot", "games", "render", "locales", "tests")
NAME = "harvest"
# The game's own tests, and those of all games that find it by themselves.
TESTS = (
    *(f"tests/{NAME}", "tests/core/test_shape.py", "tests/core/test_reasons.py", "tests/hidden"),
    *("tests/selfplay/test_sample.py", "tests/selfplay/test_truth.py"),
    "tests/render/test_matches.py",
    *("tests/render/test_highlighted_changes.py", "tests/words/test_messages.py"),
)
CHOSEN = f"{NAME} or no_message"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project without its recorded matches."""
    for name in PACKAGES:
        ignored = shutil.ignore_patterns("*.json") if name == "tests" else None
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def contents(root: Path) -> dict[str, bytes]:
    """Every file of a checkout."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    }


def run(*command: str, cwd: Path) -> str:
    """The output of a command in a checkout; fails if the command does."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(cwd), "DISCORD_TOKEN": "", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def refusal(name: str, root: Path) -> str:
    """The sentence with which a name is refused."""
    with pytest.raises(UsageError) as caught:
        new_game(Terminal(strict_words(), "en"), name, root)
    return strict_words().say(caught.value.phrase, "en")


def test_a_name_that_cannot_be_used_is_refused_and_nothing_changes(checkout: Path) -> None:
    before = contents(checkout)
    for name in ("", "ab", "Harvest", "har-vest", "../harvest", "class", "a" * 13, "été"):
        assert refusal(name, checkout).startswith(f"A game cannot be called “{name}”.")
    for name, file in {
        "deus": "games/deus",
        "library": "games/library.py",
        "art": "render/art",
        "toy": "tests/toy",
        "seat": "locales/en/core.ftl",
    }.items():
        assert f"is taken by {file}." in refusal(name, checkout)
    assert contents(checkout) == before


def test_an_installed_package_has_no_room_for_a_game(tmp_path: Path) -> None:
    assert "This is an installed package." in refusal(NAME, tmp_path)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("name", ["aaa", NAME, "zebrazebraze"])
def test_the_files_of_a_new_game_are_tidy_whatever_its_name(name: str, checkout: Path) -> None:
    new_game(Terminal(strict_words(), "en"), name, checkout)
    assert not [path for path, text in game_files(name).items() if "newgame" in path + text.lower()]
    folders = [f"{package}/{name}" for package in ("games", "render", "tests")]
    lists = ["games/library.py", "render/__init__.py"]
    run(sys.executable, "-m", "ruff", "check", *folders, *lists, cwd=checkout)
    run(sys.executable, "-m", "ruff", "format", "--check", *folders, *lists, cwd=checkout)


def test_imports_are_sorted_by_module_and_kind() -> None:
    text = "from b import x, Yes, Z_Z\nfrom a import b\n\nfrom c import d as e\n"
    expected = "from a import b\nfrom b import Z_Z, Yes, x\n\nfrom c import d as e\n"
    assert sort_imports(text) == expected


@pytest.mark.slow
def test_the_tests_of_a_new_game_pass_at_once(checkout: Path) -> None:
    before = contents(checkout)
    told = run(sys.executable, "-m", "bot.cli", "new-game", NAME, cwd=checkout)
    assert f"Wrote the game “{NAME}” in " in told
    after = contents(checkout)
    changed = {path for path in before if before[path] != after[path]}
    assert changed == {"games/library.py", "render/__init__.py", "pyproject.toml"}
    assert set(after) - set(before) == set(game_files(NAME))
    played = run(
        *(sys.executable, "-m", "tests.harness", NAME, "--seats", "3", "--games", "2"),
        *("--computer", "sensible", "--test-every", "4", "--reach"),
        cwd=checkout,
    )
    assert "failures: 0" in played
    assert f"{NAME}: 0 never met" in played
    quiet_pytest = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert " passed" in run(*quiet_pytest, *TESTS, "-k", CHOSEN, cwd=checkout)
