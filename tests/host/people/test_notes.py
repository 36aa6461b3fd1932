"""Private notes are read by their owner only."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.host.people.notes import MAX_NOTE_LENGTH
from tests.host.harness import ADA, BO, HostHarness


async def test_a_note_is_its_owner_s_alone(shared: HostHarness) -> None:
    table, notes = await shared.begun(2), shared.host.notes
    assert await notes.write(table.id, ADA, " Bo bluffs. ") == "Bo bluffs."
    assert await notes.read(table.id, BO.id) == ""
    assert await notes.add(table.id, ADA, "He has the rot.") == ("Bo bluffs.\nHe has the rot.")
    assert await notes.add(table.id, BO, "Raid Ada") == "Raid Ada"
    assert await notes.read(table.id, ADA.id) == "Bo bluffs.\nHe has the rot."
    assert await notes.write(table.id, ADA, "  ") == ""
    assert await notes.read(table.id, ADA.id) == ""
    assert await notes.read(table.id, BO.id) == "Raid Ada"


async def test_a_note_too_long_changes_nothing(harness: HostHarness) -> None:
    table, notes = await harness.begun(2), harness.host.notes
    await notes.write(table.id, ADA, "x" * MAX_NOTE_LENGTH)
    with pytest.raises(Refusal, match="long_note"):
        await notes.add(table.id, ADA, "y")
    assert await notes.read(table.id, ADA.id) == "x" * MAX_NOTE_LENGTH
    with pytest.raises(Refusal, match="no_table"):
        await notes.write(999, ADA, "nowhere")
