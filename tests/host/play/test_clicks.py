"""A click is one call of the host: resolved, checked, answered and shown in one unit of work."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import IllegalMove, Refusal, StaleMove
from bot.host.host import Host
from bot.host.play.panels import Panel
from bot.model.clicks import (
    AllOptions,
    ClearDraft,
    Click,
    ClickResult,
    CombinedAnswers,
    Drafted,
    Options,
    PagePicks,
    Places,
    Selection,
    Toggle,
    Unchanged,
    resolve,
)
from bot.model.match import Position
from games.core.steps import Ask
from tests.host.harness import ADA, BO, CY, HostHarness

FRUIT = Ask("amber", "toy.ask.fruit", ("apple", "pear", "plum", "fig", "quince"), 1, 3)


@pytest.mark.parametrize(
    ("selection", "picks", "is_answer"),
    [
        (Places((1,)), ("pear",), True),
        (Places(()), (), True),
        (Places((9,)), (), True),
        (Options(("fig", "apple")), ("fig", "apple"), True),
        (Drafted(), ("plum", "fig"), True),
        (AllOptions(), FRUIT.options, True),
        (Toggle(2), ("fig",), False),
        (Toggle(99), ("plum", "fig"), False),
        # As many as are possible are the answer.
        (Toggle(0), ("apple", "plum", "fig"), True),
        # The picks of the other pages stay.
        (PagePicks(0, 3, (1,)), ("pear", "fig"), False),
        (PagePicks(0, 3, ()), ("fig",), False),
        (PagePicks(0, 3, (0, 1)), ("apple", "pear", "fig"), True),
        (PagePicks(0, 3, (0, 1, 2)), ("apple", "pear", "plum", "fig"), False),
        (ClearDraft(), (), False),
        (Unchanged(), ("plum", "fig"), False),
    ],
)
def test_what_a_selection_comes_to(
    selection: Selection, picks: tuple[str, ...], is_answer: bool
) -> None:
    resolved = resolve(selection, FRUIT, ("plum", "fig"))
    assert (resolved.picks, resolved.is_answer) == (picks, is_answer)


class Opened:
    """How often the database and a table's lock were opened."""

    def __init__(self) -> None:
        self.reads = self.writes = self.locks = 0


@contextmanager
def counted(host: Host, patch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Count what is opened meanwhile."""
    opened, engine = Opened(), host.engine

    def counting(
        kind: str, door: AbstractAsyncContextManager[AsyncConnection]
    ) -> AbstractAsyncContextManager[AsyncConnection]:
        setattr(opened, kind, getattr(opened, kind) + 1)
        return door

    read, write, locked = engine.database.read, engine.database.write, engine.locked

    @asynccontextmanager
    async def lock(table_id: int) -> AsyncIterator[None]:
        opened.locks += 1
        async with locked(table_id):
            yield

    with patch.context() as patched:
        patched.setattr(engine.database, "read", lambda **_: counting("reads", read()))
        patched.setattr(engine.database, "write", lambda **_: counting("writes", write()))
        patched.setattr(engine, "locked", lock)
        yield opened


async def at_the_trees(harness: HostHarness) -> Position:
    """The position of somebody who may pick from one or two trees."""
    table = await harness.begun(2)
    await harness.play(table.id, 2)
    return await harness.answer(await harness.asked(table.id), lambda ask: ("pick",))


async def click(
    harness: HostHarness, position: Position, selection: Selection, entry: int | None = None
) -> ClickResult[Panel]:
    """The person at the position's seat uses a control that was made for its question."""
    ask = position.ask
    assert ask is not None
    person = position.table.people_of(ask.seat)[0]
    made = Click(ask.seat, position.entry if entry is None else entry, ask.fingerprint, selection)
    return await harness.host.panels.click(position.table.id, person, made)


async def test_an_answer_takes_one_lock_and_one_transaction(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await at_the_trees(harness)
    assert position.ask is not None
    with counted(harness.host, monkeypatch) as opened:
        result = await click(harness, position, Places((0,)))
        assert (opened.reads, opened.writes, opened.locks) == (0, 1, 1)
    assert result.refused is None
    assert result.answered is not None
    assert result.answered.entry == position.entry + 1
    assert result.shown.passed
    assert result.shown.table.entry_count == position.entry + 1


async def test_picking_takes_one_lock_and_one_transaction(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await at_the_trees(harness)
    with counted(harness.host, monkeypatch) as opened:
        result = await click(harness, position, Toggle(1))
        assert (opened.reads, opened.writes, opened.locks) == (0, 1, 1)
    assert (result.answered, result.refused) == (None, None)
    assert position.ask is not None
    assert result.shown.draft == (position.ask.options[1],)
    assert result.shown.position.ask == position.ask
    with counted(harness.host, monkeypatch) as opened:
        again = await click(harness, position, Unchanged())
        assert (opened.reads, opened.writes, opened.locks) == (1, 0, 1)
    assert again.shown.draft == result.shown.draft
    assert (await click(harness, position, ClearDraft())).shown.draft == ()


async def test_as_many_picks_as_possible_are_the_answer(harness: HostHarness) -> None:
    position = await at_the_trees(harness)
    assert position.ask is not None
    await click(harness, position, Toggle(3))
    result = await click(harness, position, PagePicks(0, 2, (1,)))
    assert result.answered is not None
    async with harness.host.engine.reading(position.table.id) as opened:
        options = position.ask.options
        assert opened.match.entries[-1].picks == (options[1], options[3])


async def test_what_was_picked_so_far_is_confirmed(harness: HostHarness) -> None:
    position = await at_the_trees(harness)
    nothing = await click(harness, position, Drafted())
    assert isinstance(nothing.refused, IllegalMove)
    assert nothing.shown.position.ask == position.ask
    await click(harness, position, Toggle(2))
    assert (await click(harness, position, Drafted())).answered is not None


async def test_a_stale_click_changes_nothing_and_comes_back_with_the_panel(
    harness: HostHarness,
) -> None:
    position = await at_the_trees(harness)
    table = position.table
    await click(harness, position, Places((0,)))
    # The posts of the table are delivered in the background and change its row.
    await harness.host.wait_until_idle()
    now = await harness.host.tables.get(table.id)
    for selection in (Places((0,)), Drafted(), Toggle(1), ClearDraft(), Unchanged(), AllOptions()):
        result = await click(harness, position, selection)
        assert isinstance(result.refused, StaleMove)
        assert result.answered is None
        assert result.shown.position.seat == position.seat
        assert result.shown.position.entry == now.entry_count
        assert result.shown.position.ask is None
    assert await harness.host.tables.get(table.id) == now


async def test_an_entry_from_the_future_is_stale(harness: HostHarness) -> None:
    position = await at_the_trees(harness)
    result = await click(harness, position, Places((0,)), position.entry + 1)
    assert isinstance(result.refused, StaleMove)
    assert result.shown.position.ask == position.ask


async def test_combined_answers_are_given_together_or_not_at_all(harness: HostHarness) -> None:
    table = await harness.begun(2)
    await harness.play(table.id, 2)
    position = await harness.asked(table.id)
    assert position.ask is not None
    place = position.ask.options.index("pick")
    trees = await harness.answer(position, lambda ask: ("pick",))
    assert trees.ask is not None
    back = await harness.host.panels.undo(
        table.id, table.people_of(trees.ask.seat)[0], trees.ask.seat, trees.entry
    )
    position = back.position
    for combined in (
        CombinedAnswers((99,), trees.ask.fingerprint),
        CombinedAnswers((0,), "another question"),
    ):
        result = await click(harness, position, Places((place,), combined))
        assert isinstance(result.refused, StaleMove)
        assert result.shown.position.ask == position.ask
        assert result.shown.position.entry == position.entry
    both = CombinedAnswers((0,), trees.ask.fingerprint)
    result = await click(harness, position, Places((place,), both))
    assert result.answered is not None
    assert result.answered.entry == position.entry + 2


async def test_only_who_holds_the_seat_may_click(harness: HostHarness) -> None:
    position = await at_the_trees(harness)
    ask, table = position.ask, position.table
    assert ask is not None
    made = Click(ask.seat, position.entry, ask.fingerprint, Places((0,)))
    me = table.people_of(ask.seat)[0]
    other = BO.id if me == ADA.id else ADA.id
    for person, why in ((other, "not_your_seat"), (CY.id, "not_your_table")):
        with pytest.raises(Refusal, match=why) as refused:
            await harness.host.panels.click(table.id, person, made)
        assert getattr(refused.value.about, "id", None) == table.id
    lobby = await harness.lobby(channel_id=11)
    with pytest.raises(Refusal, match="not_started"):
        await harness.host.panels.click(lobby.id, me, made)
    assert (await harness.host.tables.get(table.id)).entry_count == position.entry


async def test_whoever_holds_two_seats_goes_on_with_the_other(harness: HostHarness) -> None:
    table = await harness.begun(2, paired=True)
    first, second = table.seats_of(ADA.id)
    position = await harness.host.play.position(table.id, first)
    result = await click(harness, position, Places((0,)))
    assert result.answered is not None
    assert result.answered.seat == first
    assert result.shown.position.seat == second
    assert result.shown.position.ask is not None


async def test_a_click_on_a_match_that_is_over_shows_how_it_ended(harness: HostHarness) -> None:
    position = await at_the_trees(harness)
    await harness.play(position.table.id)
    result = await click(harness, position, Places((0,)))
    assert isinstance(result.refused, StaleMove)
    assert result.shown.position.over
