"""The operator's port: ``/metrics``, ``/healthz`` and ``/readyz``."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from bot.health import PortTaken, serving_health
from bot.metrics import Metrics
from bot.settings import ROOT
from tests.ui.discord_sim import DiscordSim
from tests.ui.random_player import play_out


@pytest.fixture
async def port(sim: DiscordSim) -> AsyncIterator[str]:
    """The address of the salon's own port."""
    settings = sim.settings.model_copy(update={"metrics_port": 0})
    async with serving_health(sim.bot, settings) as address:
        assert address is not None
        yield address


async def got(address: str, page: str) -> tuple[int, str]:
    """The status and text of a page."""
    async with aiohttp.ClientSession() as session, session.get(f"{address}/{page}") as answer:
        return answer.status, await answer.text()


async def samples(address: str) -> list[Sample]:
    """Every figure."""
    status, said = await got(address, "metrics")
    assert status == 200
    return [s for family in text_string_to_metric_families(said) for s in family.samples]


def figure(found: list[Sample], name: str, **labels: str) -> float:
    """One figure; 0 where it has not been counted yet."""
    return sum(s.value for s in found if s.name == name and labels.items() <= s.labels.items())


async def test_alive_and_ready(sim: DiscordSim, port: str) -> None:
    assert await got(port, "healthz") == (200, "alive\n")
    assert await got(port, "readyz") == (200, "ready\nshards: 0\n")
    assert (await got(port, "elsewhere"))[0] == 404
    await sim.bot.dispatcher.close(1.0)
    assert await got(port, "readyz") == (503, "not ready: closing\nshards: 0\n")
    await sim.person("Ada").slash(sim.channel, "help")
    count = "pantheon_interactions_total"
    assert figure(await samples(port), count, what="help", outcome="closing") == 1
    assert await got(port, "healthz") == (200, "alive\n")
    assert figure(await samples(port), "pantheon_ready") == 0


async def test_a_database_that_is_away(
    sim: DiscordSim, port: str, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise OSError("away")

    await sim.begun("Ada", "Bo")
    with monkeypatch.context() as broken:
        broken.setattr(sim.bot.host.engine.database, "read", away)
        assert await got(port, "readyz") == (503, "not ready: database\nshards: 0\n")
        assert figure(await samples(port), "pantheon_database_up") == 0
    assert figure(await samples(port), "pantheon_database_up") == 1
    assert await got(port, "readyz") == (200, "ready\nshards: 0\n")


async def test_what_happened_is_counted_and_timed(
    sim: DiscordSim, port: str, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sim.begun("Ada", computers=2)
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table join")
    await play_out(sim, "metrics")
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="old", custom_id=f"pan:forgotten:{table.id}:0:x"))
    old = await sim.place.send(view=view)
    await ada.click(old, label="old")

    async def broken(*_: object) -> None:
        raise RuntimeError("secret details")

    with monkeypatch.context() as patched:
        patched.setattr(sim.bot.host.tables, "in_channel", broken)
        await ada.slash(sim.channel, "board")
    sim.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, message="gone"
    )
    await ada.slash(sim.channel, "games")
    found = await samples(port)
    count = "pantheon_interactions_total"
    assert figure(found, count, what="table create", outcome="ok") == 1
    assert figure(found, count, what="table join", outcome="refused") == 1
    assert figure(found, count, what="board", outcome="failed") == 1
    assert figure(found, count, what="unknown", outcome="refused") == 1
    assert figure(found, count, what="games", outcome="late") == 1
    assert figure(found, count, what="pick", outcome="ok") > 0
    assert figure(found, "pantheon_errors_total", where="desk") == 1
    assert figure(found, "pantheon_computer_steps_total") > 0
    assert figure(found, "pantheon_posts_total", kind="over", outcome="delivered") == 1
    assert figure(found, "pantheon_hot_matches") == 1
    assert figure(found, "pantheon_servers") == 1
    assert figure(found, "pantheon_build_info", database="sqlite") == 1
    for stage in ("acknowledge", "work", "commit", "think", "post"):
        assert figure(found, "pantheon_stage_seconds_count", stage=stage) > 0, stage
    # Labels stay few: none names a table, a server, a channel or a person.
    ids = {str(i) for i in (table.guild_id, table.channel_id, ada.id)}
    assert not [s for s in found if ids & set(s.labels.values()) or "Ada" in s.labels.values()]


async def test_posts_that_wait_show_with_their_age(
    sim: DiscordSim, port: str, trouble: pytest.LogCaptureFixture
) -> None:
    assert figure(await samples(port), "pantheon_outbox_depth") == 0
    host, ada = sim.bot.host, sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="deus")
    await ada.slash(sim.channel, "table add-computer")
    sim.env.inject_error("POST", "/channels/*/messages", status=500, message="no", times=None)
    await ada.slash(sim.channel, "table start")
    now = host.engine.clock()
    host.engine.clock = lambda: now + 60
    found = await samples(port)
    assert figure(found, "pantheon_outbox_depth") >= 1
    assert 59 < figure(found, "pantheon_outbox_oldest_seconds") < 90
    assert figure(found, "pantheon_outbox_lost") == 0
    assert figure(found, "pantheon_posts_total", outcome="later") >= 1
    # What waits for a channel that takes nothing is nothing that an operator could mend.
    await host.lost_channels.gone(sim.guild.id, [sim.channel.id])
    found = await samples(port)
    assert figure(found, "pantheon_outbox_oldest_seconds") < 59
    assert figure(found, "pantheon_outbox_lost") >= 1
    # Once more where the computer began and the post was made anew.
    assert 1 <= figure(found, "pantheon_stage_seconds_count", stage="draw") <= 2


async def test_a_port_in_use_is_said(sim: DiscordSim, port: str) -> None:
    taken = int(port.rsplit(":", 1)[1])
    settings = sim.settings.model_copy(update={"metrics_port": taken})
    with pytest.raises(PortTaken, match=str(taken)):
        async with serving_health(sim.bot, settings):
            pass
    assert port.startswith("http://127.0.0.1:")
    async with serving_health(sim.bot, sim.settings) as nothing:
        assert nothing is None


def test_operators_learn_of_every_figure() -> None:
    metrics = Metrics()
    metrics.describe("sqlite")
    families = text_string_to_metric_families(metrics.exposition().decode())
    names = {family.name for family in families if family.name.startswith("pantheon")}
    known = {name for name in names if not name.endswith("_created")}
    text = (ROOT / "docs" / "operators.md").read_text("utf-8")
    told = {name.removesuffix("_total") for name in re.findall(r"`(pantheon_\w+)`", text)}
    assert told == known


async def test_two_processes_in_one_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    with one.timed("draw"):
        await asyncio.sleep(0)
    assert b'pantheon_stage_seconds_count{stage="draw"} 1.0' in one.exposition()
    assert b'pantheon_stage_seconds_count{stage="draw"} 0.0' in other.exposition()
    assert b'pantheon_errors_total{where="desk"} 0.0' in other.exposition()
