"""The words that players add to the luck, in the lobby and in the start post."""

from __future__ import annotations

from tests.face.salon import Salon, labels, text


async def test_the_lobby_shows_the_promise_and_takes_words(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    promised = (await salon.table()).seed_hash
    assert promised is not None
    assert promised in text(salon.post())
    await bo.click(salon.post(), label="Join")
    asked = await bo.click(salon.post(), label="My word")
    assert asked.modal is not None
    sent = await bo.submit_modal(asked, {"word": "*olive*"})
    assert sent.response is not None
    assert "Your word counts" in text(sent.response)
    assert "“\\*olive\\*”" in text(salon.post())
    await ada.slash(salon.channel, "table word", word="laurel")
    lobby = salon.post()
    assert "“laurel”" in text(lobby)
    await ada.click(lobby, label="Start")
    start = salon.post()
    for told in (promised, "“laurel”", "“\\*olive\\*”"):
        assert told in text(start)
    assert "My word" not in labels(salon.posts()[0])
    late = await ada.slash(salon.channel, "table word", word="late")
    assert late.response is not None
    assert "The match has begun" in text(late.response)


async def test_strangers_add_no_word(salon: Salon) -> None:
    ada, eve = salon.person("Ada"), salon.person("Eve")
    await ada.slash(salon.channel, "table create", game="toy")
    asked = await eve.click(salon.post(), label="My word")
    assert asked.modal is None
    assert asked.response is not None
    assert "not at this table" in text(asked.response)
