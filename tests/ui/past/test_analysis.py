"""The analysis of a finished match: below its recap, in the history, and refused elsewhere."""

from __future__ import annotations

import re

import pytest

from games.core.past import analysis
from tests import golden
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, text
from tests.ui.forged_clicks import forged
from tests.ui.past.test_recap import imported


def recorded() -> str:
    """A short recorded match of Ankh."""
    names = [str(path.relative_to(golden.FOLDER)) for path in golden.FOLDER.glob("ankh/*.json")]
    return min(names, key=lambda name: (golden.FOLDER / name).stat().st_size)


@pytest.mark.slow
async def test_the_analysis_shows_chances_and_turning_points(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "LOOKS", 4)
    monkeypatch.setattr(analysis, "SEARCHED", 3)
    table_id = await imported(sim, recorded())
    eve = sim.person("Eve")
    shown = (await eve.slash(sim.channel, "recap", table=str(table_id))).response
    assert shown is not None
    first = (await eve.click(shown, label="Analysis")).response
    assert first is not None
    assert "Chances of winning in %" in everything(first)
    lines = re.findall(r"\*\*(\d)\.\*\* Event (\d+), .+?: (\d+) % → (\d+) %", text(first))
    assert [line[0] for line in lines] == ["1", "2", "3"]
    await eve.click(first, label="2")
    told = text(first)
    assert f"2. Event {lines[1][1]}" in told
    assert f"The chance of winning was {lines[1][2]} % then" in told
    assert "The expert would have chosen" in told
    assert first.attachments[0].filename.startswith("ankh-board")
    await eve.click(first, label="Go on from here")
    assert f"Event {lines[1][1]}" in text(first)
    history = (await eve.slash(sim.channel, "history", table=str(table_id))).response
    assert history is not None
    assert "Analysis" in labels(history)


async def test_a_match_that_is_played_has_no_analysis(sim: DiscordSim) -> None:
    table_id = await imported(sim, recorded(), short=3)
    eve = sim.person("Eve")
    history = (await eve.slash(sim.channel, "history", table=str(table_id))).response
    assert history is not None
    assert "Analysis" not in labels(history)
    control = buttons(history, "history-step")[0]["custom_id"]
    asked = re.sub(r"pan:history-step:(\d+):.*", r"pan:analysis:\1:0:", control)
    assert "This match is not over yet" in await forged(sim, eve, history, asked)


async def test_a_match_on_whose_seed_another_rests_has_no_analysis(sim: DiscordSim) -> None:
    over = await imported(sim, recorded())
    await imported(sim, recorded(), short=3)
    eve = sim.person("Eve")
    shown = (await eve.slash(sim.channel, "recap", table=str(over))).response
    assert shown is not None
    refused = (await eve.click(shown, label="Analysis")).response
    assert refused is not None
    assert "rests on its seed" in text(refused)
