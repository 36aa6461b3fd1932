"""``/verify``: the proof of luck."""

from __future__ import annotations

import hashlib
import re

from sqlalchemy import update

from bot.storage import schema
from tests.ui.discord_sim import DiscordSim, text
from tests.ui.random_player import play_out


async def verdict(sim: DiscordSim) -> str:
    """The answer of ``/verify`` to a person who does not play."""
    result = await sim.person("Eve").slash(sim.channel, "verify")
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def test_a_running_match_shows_its_promise_only(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    said = await verdict(sim)
    assert str(table.seed_hash) in said
    assert "When the match is over" in said
    stored = await sim.bot.host.engine.stored(table.id)
    assert stored.seed is not None
    assert stored.seed.hex() not in said


async def test_a_finished_match_is_proved(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    await play_out(sim, "verify")
    said = await verdict(sim)
    assert "**Fair.**" in said
    log = await sim.bot.host.proofs.verify(table.id)
    assert f"All {log.checked} draws" in said
    # The line of Python that it names gives the fingerprint that was promised.
    seed = re.findall(r"fromhex\('([0-9a-f]+)'\)", said)
    assert [hashlib.sha256(bytes.fromhex(found)).hexdigest() for found in seed] == [table.seed_hash]
    assert f"pantheon verify toy-{table.id}.json" in said


async def test_luck_that_was_meddled_with_is_named(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    await play_out(sim, "verify")
    entries = schema.entries
    async with sim.bot.host.engine.database.write() as connection:
        await connection.execute(
            update(entries)
            .where(entries.c.key == "toy.chance.goals")
            .values(picks=["centre", "empty", "many", "raider", "rim", "thrift"])
        )
    said = await verdict(sim)
    assert "**Not fair.**" in said
    assert "entry 0 of the log" in said
    async with sim.bot.host.engine.database.write() as connection:
        await connection.execute(update(schema.tables).values(seed=b"other"))
    assert "not the seed that was promised" in await verdict(sim)
