"""The changelog begins with the installed version and says whom each change is for."""

from __future__ import annotations

import re
import tomllib
from datetime import date

from bot.settings import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
HEADING = re.compile(r"^## (\d+)\.(\d+)\.(\d+)(?: \((.+)\))?$", re.M)


def test_the_newest_version_is_the_one_of_the_project() -> None:
    """Unreleased changes may stand above it."""
    headings = re.findall(r"^## (.+)$", CHANGELOG, re.M)
    numbered = [heading for heading in headings if heading != "Unreleased"]
    assert numbered[0].split()[0] == VERSION
    assert headings.index(numbered[0]) == len(headings) - len(numbered) <= 1


def test_versions_follow_one_another() -> None:
    versions = [tuple(map(int, heading[:3])) for heading in HEADING.findall(CHANGELOG)]
    assert versions == sorted({*versions}, reverse=True)
    assert len(versions) == len(re.findall(r"^## \d", CHANGELOG, re.M))


def test_the_newest_version_has_a_date() -> None:
    newest = next(HEADING.finditer(CHANGELOG))
    assert date.fromisoformat(newest[4]).year > 2025


def test_every_version_tells_who_gets_what() -> None:
    """The first one brought everything to everybody."""
    everybody = ["players", "moderators", "operators"]
    for told in CHANGELOG.split("\n## ")[1:-1]:
        readers = re.findall(r"^\*\*For (\w+)\*\*$", told, re.M)
        assert readers
        assert readers == [reader for reader in everybody if reader in readers]
