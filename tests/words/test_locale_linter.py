"""The linter finds what is wrong with a translation."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.locale_linter import check
from bot.words import LOCALES

ENGLISH = """
hello = Hello, { $name }!
    .brief = { $name }
ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
command-table-name = table
command-table-text = Open a table.
"""
GOOD = """
hello = Вітаю, { $name }! Спробуйте `make run` або /table create.
    .brief = { $name }
ships = { $case ->
    [gen] { $count } кораблів
   *[nom] { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    }
}
    .gender = m
command-table-name = table
command-table-text = Відкрити стіл.
"""


def findings(folder: Path, ukrainian: str) -> list[str]:
    """What the linter says of a Ukrainian file beside the English one."""
    for language, text in (("en", ENGLISH), ("uk", ukrainian)):
        (folder / language).mkdir()
        (folder / language / "words.ftl").write_text(text, encoding="utf-8")
    return [f"{finding.message}: {finding.problem}" for finding in check(folder, "uk")]


def test_a_good_translation_has_no_findings(tmp_path: Path) -> None:
    assert findings(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("command-table-text = Відкрити стіл.", "", "command-table-text: is missing"),
        ("command-table-name = table", "command-table-name = стіл", "the same everywhere"),
        ("Відкрити стіл.", "Відкрити " * 12, "command-table-text: is longer than 100 characters"),
        ("hello = Вітаю", "hello = Вітаю\nhullo = Вітаю", "hullo: is stale"),
        ("hello = Вітаю", "hello = Вітаю\nhello = Вітаю", "hello: is defined twice"),
        ("hello = Вітаю, { $name }", "hello = Вітаю, { $person }", "$person is never given"),
        ("    .brief = { $name }\n", "", "hello: lacks the attribute .brief"),
        ("        [few] { $count } кораблі\n", "", "ships: lacks the plural [few]"),
        ("    [gen]", "    [voc]", "ships: knows no case voc"),
        ("*[nom]", "*[dat]", "ships: has no nominative"),
        ("{ $name }!", '{ FORM($name, case: "abl") }!', "hello: FORM knows no case abl"),
        ("{ $name }!", '{ OF($name, which: "gender") }!', "hello: OF knows no which"),
        ("{ $name }!", "{ UPPER($name) }!", "hello: knows no function UPPER"),
        ("hello = Вітаю", "hello = Вiтаю", "hello: Вiтаю has letters of two alphabets"),
        ("hello = Вітаю", "hello = Hello", "hello: Hello is not translated"),
        ("hello = Вітаю", "hello Вітаю", "hello Вітаю, { $name }! Спробуйте"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, right: str, wrong: str, found: str) -> None:
    assert right in GOOD
    said = findings(tmp_path, GOOD.replace(right, wrong, 1))
    assert any(found in line for line in said), said


def test_latin_words_may_be_allowed(tmp_path: Path) -> None:
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "latin.txt").write_text("# names\nDiscord\n")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("hello = Hello\n")
    (tmp_path / "uk" / "words.ftl").write_text("hello = Вітає Discord\n", encoding="utf-8")
    assert check(tmp_path, "uk") == []


@pytest.mark.parametrize("language", sorted(p.name for p in LOCALES.iterdir() if p.is_dir()))
def test_the_installed_languages_have_no_findings(language: str) -> None:
    assert [str(finding) for finding in check(LOCALES, language)] == []
