"""The documents are true: examples run, links resolve, commands and settings exist."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from bot.cli.main import _parser
from bot.settings import Settings
from bot.ui.app.commands import all_commands
from bot.words import standard
from games.core.game import find, game_ids

ROOT = Path(__file__).resolve().parents[2]
PATTERNS = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/*.md", "games/*/README.md")
DOCUMENTS = sorted(found for pattern in PATTERNS for found in ROOT.glob(pattern))
NAMES = [str(document.relative_to(ROOT)) for document in DOCUMENTS]

LINK = re.compile(r"(?:\]\(|src=\")([^)#\s\"]+)")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
EXCERPT = re.compile(r"^From \[[^\]]+\]\(([^)]+)\):\n\n```python\n(.*?)^```$", re.M | re.S)
TREE_PATH = re.compile(r"`([a-z]+/[\w./<>*-]*)`")
WRITTEN_BY_OPERATORS = {"deploy/.env"}
MAKE = re.compile(r"\bmake ([a-z]+)\b")
COMMAND = re.compile(r"(?:^|/|\s)pantheon ([a-z][a-z-]*)")
SETTING = re.compile(r"^\| `([A-Z_]+)` \|", re.M)


def blocks(document: Path, language: str) -> list[str]:
    """The fenced blocks of a document that are written in ``language``."""
    return [code for name, code in FENCE.findall(document.read_text("utf-8")) if name == language]


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_examples_at_the_prompt_give_what_they_show(document: Path) -> None:
    source = "\n".join(blocks(document, "pycon"))
    test = doctest.DocTestParser().get_doctest(source, {}, document.name, str(document), 0)
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert results.failed == 0, "".join(report)


def test_the_readme_has_an_example_to_run() -> None:
    assert any(">>> " in block for block in blocks(ROOT / "README.md", "pycon"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_other_examples_are_python(document: Path) -> None:
    for code in blocks(document, "python"):
        compile(code, str(document), "exec")


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_links_lead_to_files_that_exist(document: Path) -> None:
    targets = LINK.findall(document.read_text("utf-8"))
    lost = [t for t in targets if "://" not in t and not (document.parent / t).exists()]
    assert lost == []


def missing_paths(text: str) -> list[str]:
    """Paths in backticks that begin with a folder of the tree and lead nowhere.

    ``<game>`` stands for any name, and "harvest" for the game that a reader makes.
    """
    folders = {folder.name for folder in ROOT.iterdir() if folder.is_dir()}
    named = [path for path in TREE_PATH.findall(FENCE.sub("", text)) if "harvest" not in path]
    return [
        path
        for path in named
        if path.partition("/")[0] in folders
        and path not in WRITTEN_BY_OPERATORS
        and not any(ROOT.glob(re.sub("<[a-z]+>", "*", path.rstrip("/"))))
    ]


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_paths_in_backticks_exist(document: Path) -> None:
    assert missing_paths(document.read_text("utf-8")) == []


def test_a_path_that_leads_nowhere_is_found() -> None:
    assert missing_paths("`tests/<game>`, `tests/oracle`, `docs/testing.md`") == ["tests/oracle"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_make_targets_exist(document: Path) -> None:
    text = document.read_text("utf-8")
    typed = blocks(document, "sh") + re.findall(r"`([^`\n]+)`", text)
    wanted = {target for code in typed for target in MAKE.findall(code)}
    known = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert wanted <= known


def _operators() -> str:
    return (ROOT / "docs" / "operators.md").read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_commands_can_be_typed(document: Path) -> None:
    """Inline ones exist; those in a block of their own are understood to the last word."""
    parser = _parser(standard(), "en")
    text = document.read_text("utf-8")
    for typed in re.findall(r"`([^`\n]+)`", text):
        for command in COMMAND.findall(typed):
            with pytest.raises(SystemExit) as left:
                parser.parse_args([command, "--help"])
            assert left.value.code == 0, typed
    for line in "\n".join(blocks(document, "sh")).splitlines():
        if COMMAND.search(line):
            words = shlex.split(line)
            place = next(i for i, word in enumerate(words) if word.split("/")[-1] == "pantheon")
            assert parser.parse_args(words[place + 1 :]).command == words[place + 1]


def test_slash_commands_exist_and_players_learn_of_all() -> None:
    known = {
        command.name: [part.name for part in getattr(command, "commands", [])]
        for command in all_commands()
    }
    for document in DOCUMENTS:
        for typed in re.findall(r"`/([a-z][^`/]*)`", document.read_text("utf-8")):
            name, *rest = typed.split()
            assert name in known, f"{document.name}: /{typed}"
            assert not known[name] or not rest or rest[0] in known[name], typed
    players = (ROOT / "docs" / "players.md").read_text("utf-8")
    assert [name for name in known if f"`/{name}" not in players] == []


def test_the_readme_lists_games_that_can_be_played() -> None:
    table = (ROOT / "README.md").read_text("utf-8").split("| game | players |")[1]
    rows = re.findall(r"^\| \[?(\w+)[^|]*\| (\d)–(\d) \|$", table, re.M)
    assert "deus" in [name.lower() for name, _, _ in rows]
    for name, low, high in rows:
        assert name.lower() in game_ids()
        people = find(name.lower()).people
        assert (min(people), max(people)) == (int(low), int(high)), name


def test_operators_learn_of_every_command() -> None:
    told = set(re.findall(r"^\| `pantheon ([a-z][a-z-]*)", _operators(), re.M))
    usage = _parser(standard(), "en").format_help()
    known = set(re.findall(r"^    ([a-z][a-z-]*)  +\w", usage, re.M))
    assert told == known != set()


def test_operators_can_find_the_log_messages_they_are_told_of() -> None:
    watched = _operators().split("## Watching it")[1].split("## ")[0]
    rows = [line.split("|")[1] for line in watched.splitlines() if line.startswith("| `")]
    told = [span for row in rows for span in re.findall(r"`([^`]+)`", row)]
    logged = "".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py"))
    parts = [part.strip() for span in told for part in re.split(r"<\w+>|…", span)]
    assert len(told) > 4
    assert [part for part in parts if part not in logged] == []


def test_operators_learn_of_every_setting() -> None:
    told = set(SETTING.findall(_operators()))
    known = {name.upper() for name in Settings.model_fields}
    assert told == known
    example = (ROOT / ".env.example").read_text("utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.M)) == known


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_excerpts_are_what_the_files_say(document: Path) -> None:
    for target, code in EXCERPT.findall(document.read_text("utf-8")):
        assert code in (document.parent / target).read_text("utf-8"), f"{target} reads otherwise"
