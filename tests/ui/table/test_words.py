"""The words that players add to the luck, in the lobby and in the start post."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, labels, text


async def test_the_lobby_shows_the_promise_and_takes_words(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    seed_hash = (await sim.table()).seed_hash
    assert seed_hash is not None
    promised = f"`{seed_hash[:16]}`"
    assert promised in text(sim.post())
    whole = (await bo.click(sim.post(), label="Fair play")).response
    assert whole is not None
    assert seed_hash in text(whole)
    await bo.click(sim.post(), label="Join")
    asked = await bo.click(sim.post(), label="My word")
    assert asked.modal is not None
    sent = await bo.submit_modal(asked, {"word": "*olive*"})
    assert sent.response is not None
    assert "Your word counts" in text(sent.response)
    assert "“\\*olive\\*”" in text(sim.post())
    await ada.slash(sim.channel, "table word", word="laurel")
    lobby = sim.post()
    assert "“laurel”" in text(lobby)
    await ada.click(lobby, label="Start")
    start = sim.post()
    for told in (promised, "“laurel”", "“\\*olive\\*”"):
        assert told in text(start)
    assert "My word" not in labels(sim.posts()[0])
    late = await ada.slash(sim.channel, "table word", word="late")
    assert late.response is not None
    assert "The match has begun" in text(late.response)


async def test_strangers_add_no_word(sim: DiscordSim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    await ada.slash(sim.channel, "table create", game="toy")
    asked = await eve.click(sim.post(), label="My word")
    assert asked.modal is None
    assert asked.response is not None
    assert "not at this table" in text(asked.response)
