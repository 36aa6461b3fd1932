"""The comparison of code and locales finds each kind of difference."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast as ftl

from tests import toy
from tests.fluent_messages import entries, messages
from tests.words.catalogue import Said, said_in_code, score_words

CODE = """
def rule(state, seat, kind):
    state.tell("orchard.note.rain", seat=seat, count=3)
    yield from choose(seat, "orchard.ask.tree", options, secret=True, round=2)
    yield from chance("orchard.chance.rain", bag)
    label = phrase(f"orchard.tree.{kind}")
    other = Phrase("orchard.note.sun", {"days": 4})
    spread = phrase("orchard.note.wind", **facts)
    plain = "orchard.headline"
    unrelated = "some.other.key"
"""

WORDS = """
orchard-note-rain = { $seat } is rained upon, { -often }.
-often = { $count ->
    [one] once
   *[other] { $count } times
}
broken line
"""


def test_keys_and_their_arguments_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(CODE)
    found = {said.key: said for said in said_in_code(frozenset({"orchard"}), tmp_path)}
    assert {key: said.args for key, said in found.items()} == {
        "orchard.note.rain": {"seat", "count"},
        "orchard.ask.tree": {"round"},
        "orchard.tree.*": set(),
        "orchard.note.sun": {"days"},
        "orchard.note.wind": None,
        "orchard.headline": None,
    }
    assert found["orchard.tree.*"].is_pattern
    assert found["orchard.note.rain"].where == "rules.py:3"
    assert Said("core.refused.not_asked", "").id == "core-refused-not-asked"


def test_variables_references_and_unreadable_lines_are_found(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    path = tmp_path / "en" / "orchard.ftl"
    path.write_text(WORDS)
    found = messages("en", tmp_path)
    assert found["orchard-note-rain"].variables == {"seat", "count"}
    assert found["orchard-note-rain"].references == {"-often"}
    assert any(isinstance(entry, ftl.Junk) for entry in entries(path))


def test_the_toy_games_words_and_code_agree() -> None:
    folder = Path(toy.__file__).parent
    known = messages("en", toy.LOCALES)
    for said in said_in_code(frozenset({"toy"}), folder):
        if said.is_pattern:
            continue
        assert said.id in known, said.where
        if said.args is not None:
            assert known[said.id].variables <= said.args, said.where
    assert set(score_words(toy.TOY)) == {name for name in known if name.startswith("toy-score-")}
