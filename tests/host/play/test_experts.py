"""Experts at a table: they search, take the same answer after a restart, and may be forbidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.host.play.computers import SOLO_DIVISOR, ComputerQuestion, Computers
from bot.model.table import Table
from games.core import game as registry
from games.core.search.plan import SearchPlan
from tests.host.harness import ADA, HostHarness
from tests.toy import TOY

PLAN = SearchPlan(("toy.ask.action",), rounds=1, candidates=3, looks=8, positions=2)


@pytest.fixture
def searching_toy(toy: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game with an expert."""
    monkeypatch.setitem(registry._REGISTRY, (TOY.id, TOY.edition), replace(TOY, search=PLAN))


async def begun(harness: HostHarness, people: int = 1) -> Table:
    """A running table with an expert."""
    table = await harness.lobby(people)
    table = await harness.host.lobby.add_computer(table.id, ADA.id, "expert")
    return await harness.host.lobby.start(table.id, ADA.id)


@pytest.mark.usefixtures("searching_toy")
async def test_an_expert_plays_a_match_to_its_end(harness: HostHarness) -> None:
    table = await begun(harness)
    assert (await harness.play(table.id)).status == "over"


async def searched(harness: HostHarness, table: Table) -> ComputerQuestion:
    """The first question that the expert searches."""
    computers = Computers(harness.host.engine)
    for _ in range(40):
        question = await computers._question(table.id)
        if question is None:
            await harness.answer(await harness.asked(table.id))
        elif question.search is not None:
            return question
        else:
            await computers._answered(table.id, question)
    raise AssertionError("no question was searched")


@pytest.mark.usefixtures("searching_toy")
async def test_a_restart_in_the_middle_of_a_thought_changes_nothing(harness: HostHarness) -> None:
    silent = HostHarness(harness.host.engine.database)
    table = await begun(silent)
    question = await searched(silent, table)
    assert question.search is not None
    answer = question.search.run()
    again = HostHarness(harness.host.engine.database)
    same = await Computers(again.host.engine)._question(table.id)
    assert same is not None
    await Computers(again.host.engine)._answered(table.id, same)
    async with again.host.engine.reading(table.id) as look:
        given = [entry for entry in look.match.entries if entry.seat == question.ask.seat]
    assert (given[-1].key, given[-1].picks) == (question.ask.key, answer)


@pytest.mark.usefixtures("searching_toy")
@pytest.mark.parametrize(("people", "divisor"), [(1, SOLO_DIVISOR), (2, 1)])
async def test_an_expert_looks_less_where_one_person_waits_for_it(
    harness: HostHarness, people: int, divisor: int
) -> None:
    silent = HostHarness(harness.host.engine.database)
    question = await searched(silent, await begun(silent, people))
    assert question.search is not None
    assert question.search.looks == PLAN.looks // divisor


@pytest.mark.usefixtures("searching_toy")
async def test_where_the_search_fails_the_heuristic_answers(
    harness: HostHarness, caplog: pytest.LogCaptureFixture
) -> None:
    silent = HostHarness(harness.host.engine.database)
    question = await searched(silent, await begun(silent))
    assert question.search is not None
    broken = replace(question, search=replace(question.search, seat="nobody"))
    picks = await Computers(silent.host.engine)._thought_out(broken)
    assert picks == replace(question, kind="sensible").answer()
    assert "the search failed" in caplog.text
    caplog.clear()


@pytest.mark.usefixtures("searching_toy")
async def test_levels_that_the_operator_forbids_are_refused(harness: HostHarness) -> None:
    harness.host.engine.allowed_levels = ("sensible", "easy")
    table = await harness.lobby(1)
    assert harness.host.lobby.computer_levels(registry.find("toy")) == ("sensible", "easy")
    with pytest.raises(Refusal):
        await harness.host.lobby.add_computer(table.id, ADA.id, "expert")
    await harness.host.lobby.add_computer(table.id, ADA.id, "easy")


async def test_a_game_without_a_search_has_no_expert(harness: HostHarness) -> None:
    table = await harness.lobby(1)
    with pytest.raises(Refusal):
        await harness.host.lobby.add_computer(table.id, ADA.id, "expert")
