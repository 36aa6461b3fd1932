"""The files around the code: CI runs what .ci/run runs, hooks are local, subjects name an area."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from bot.settings import ROOT
from tests.conftest import FOLDER_MARKS

HOOKS = [
    hook
    for repository in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    for hook in repository["hooks"]
]


def test_hooks_fetch_nothing() -> None:
    read: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
    assert {repository["repo"] for repository in read["repos"]} == {"local"}
    assert {hook["language"] for hook in HOOKS} == {"system", "pygrep"}


@pytest.mark.parametrize(
    ("message", "refused"),
    [
        ("cyclades: offer no last land\n", False),
        ("words, tests: parse single messages\n\nThe reason.\n", False),
        ("Merge branch 'main'\n", False),
        ("Name the type of a connection\n", True),
        ("cyclades:\n", True),
        ("Mend it\n\ncyclades: offer no last land\n", True),
    ],
)
def test_a_subject_names_its_area(message: str, refused: bool) -> None:
    (area,) = (hook for hook in HOOKS if hook["id"] == "area")
    assert bool(re.search(area["entry"], message, re.MULTILINE)) is refused


def test_marks_are_set_on_folders_that_exist() -> None:
    missing = [folder for folder in FOLDER_MARKS if not (ROOT / "tests" / folder).is_dir()]
    assert missing == []


def test_the_workflow_runs_what_we_run_on_every_supported_python() -> None:
    read = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text())
    job = read["jobs"]["test"]
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    pythons = job["strategy"]["matrix"]["python"]
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
    assert f'requires-python = ">={pythons[0]}"' in (ROOT / "pyproject.toml").read_text()
