"""``/export``: the whole log after the end, before that the person's own part."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from simcord.results import InteractionResult

from bot.cli.main import main
from tests.ui.discord_sim import DiscordSim, text
from tests.ui.random_player import play_out


async def file_of(result: InteractionResult) -> str:
    """The text of the file that came with an answer."""
    assert result.response is not None
    assert result.response.ephemeral
    return (await result.response.attachments[0].read()).decode()


async def test_a_finished_match_can_be_replayed_from_its_file(
    sim: DiscordSim, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await sim.begun("Ada", "Bo")
    await play_out(sim, "export")
    result = await sim.person("Eve").slash(sim.channel, "export")
    told = await file_of(result)
    assert result.response is not None
    assert result.response.attachments[0].filename == f"toy-{table.id}.json"
    assert "pantheon replay" in text(result.response)
    for person in sim.people.values():
        assert str(person.id) not in told
    path = tmp_path / "match.json"
    path.write_text(told, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "follows from the seed" in capsys.readouterr().out
    # A roll that is meddled with does not stand the test.
    record = json.loads(told)
    for entry in record["entries"]:
        if entry[0] == "chance":
            entry[3] = entry[3][::-1]
            break
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["replay", str(path)]) == 1


async def test_a_running_match_is_told_to_each_as_far_as_they_know_it(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    await ada.slash(sim.channel, "move", choice="5")
    files = {p.name: await file_of(await p.slash(sim.channel, "export")) for p in (ada, bo, eve)}
    stored = await sim.bot.host.engine.stored((await sim.table()).id)
    assert stored.seed is not None
    players = {seat: members[0].name for seat, members in stored.table.seats.items()}
    assert sorted(players.values()) == ["Ada", "Bo"]
    for told in files.values():
        assert stored.seed.hex() not in told
        assert json.loads(told)["table"]["players"] == players
    bids = {
        name: [entry["picks"] for entry in json.loads(told)["entries"] if "picks" in entry]
        for name, told in files.items()
    }
    assert bids == {"ada": [["5"]], "bo": [], "eve": []}
    heard = {name: len(json.loads(told)["heard"]) for name, told in files.items()}
    assert heard == {"ada": 2, "bo": 2, "eve": 1}


async def test_a_lobby_has_no_log(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    result = await ada.slash(sim.channel, "export")
    assert result.response is not None
    assert result.response.attachments == []
    assert "not started" in text(result.response)
