"""Phrases for what earlier scenarios have changed in this one."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.phrase import Phrase, phrase
from games.divinus.campaign.chapter import Chapter
from games.divinus.campaign.scenarios import SCENARIOS, Return


def returns(chapters: Sequence[Chapter], scenario: int) -> list[Return]:
    """The gods who come back into a scenario because of what was chosen, each for another one."""
    chosen = {chapter.scenario: chapter.chosen for chapter in chapters}
    return [one for one in SCENARIOS[scenario].returning if chosen.get(one.choice) == one.option]


def recalled(chapters: Sequence[Chapter], scenario: int) -> list[Phrase]:
    """The consequence of the last choice, and the gods who are back because of an earlier one."""
    before = next((c for c in chapters if c.scenario == scenario - 1 and c.chosen), None)
    found = [phrase(f"divinus.story.{before.scenario}.{before.chosen}.later")] if before else []
    back = [phrase(f"divinus.story.{scenario}.{one.god}") for one in returns(chapters, scenario)]
    return [*found, *back]
