"""Computer players have names of their own, all different at one table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.model.table import Member, Table
from bot.ui.kit.computer_names import PERSONAS, RANDOM_PERSONAS, persona
from bot.ui.kit.reader import Reader
from games.core.match import Match
from tests.toy import TOY
from tests.ui.discord_sim import words
from tests.ui.play.table_of_match import table_of


def table_with(*members: Member, number: int = 1) -> Table:
    """A lobby with these members."""
    table = table_of(TOY, Match.begin(TOY, ("amber", "azure"), seed=bytes(32)))
    return replace(table, id=number, members=members, seats={})


def computers(count: int, kind: str = "sensible", first: int = 0) -> list[Member]:
    """Computers at consecutive places."""
    return [Member(first + place, None, kind, "") for place in range(count)]


@pytest.mark.parametrize("number", range(1, 30))
def test_no_two_at_a_table_are_called_the_same(number: int) -> None:
    seated = [*computers(4), *computers(3, "random", 4), *computers(2, "thoughtful", 7)]
    # A place that was given up and taken again may have any number.
    seated.append(Member(4 + len(PERSONAS), None, "sensible", ""))
    reader = Reader(words(), "en", table := table_with(*seated, number=number))
    called = [reader.member_label(member) for member in table.members]
    assert len({*called}) == len(called)
    assert all(len(name) <= 9 and "omputer" not in name for name in called)


def test_a_name_lasts_when_others_come_and_go() -> None:
    first, second, third = computers(3)
    before = persona(second, table_with(first, second))
    assert persona(second, table_with(second, third)) == before
    assert persona(second, table_with(first, second, number=2)) != before


def test_a_person_with_the_same_name_is_told_apart() -> None:
    computer = Member(1, None, "sensible", "")
    alone = Reader(words(), "en", table_with(computer)).member(computer)
    person = Member(0, 100, None, alone.upper())
    assert Reader(words(), "en", table_with(person, computer)).member(computer) == f"{alone} II"


def test_every_persona_has_words() -> None:
    reader = Reader(words(), "en")
    everybody = [*PERSONAS, *RANDOM_PERSONAS]
    assert len({reader.label(one.name) for one in everybody}) == len(everybody)
    assert len({reader.label(one.character) for one in everybody}) == len(everybody)


def test_whoever_sits_in_for_a_person_is_called_after_them() -> None:
    sitting = Member(1, None, "sensible", "", owner_id=7, owner_name="Ada")
    reader = Reader(words(), "en", table_with(sitting))
    assert reader.member_introduced(sitting) == "Computer for Ada"
