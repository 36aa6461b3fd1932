"""A rematch: the same game with the same options, for whoever of the same people wants to."""

from __future__ import annotations

from tests.face.player import Player
from tests.face.salon import Salon, labels, text


async def over(salon: Salon, *names: str, computers: int = 0) -> None:
    """A match of one round with a storm, played to its end."""
    creator = salon.person(names[0])
    await creator.slash(salon.channel, "table create", game="toy")
    lobby = salon.post()
    for name in names[1:]:
        await salon.person(name).click(lobby, label="Join")
    for _ in range(computers):
        await creator.slash(salon.channel, "table add-computer")
    table = await salon.table()
    for field, value in (("rounds", 1), ("weather", "storm")):
        await salon.bot.host.lobby.set_option(table.id, creator.id, field, value)
    await creator.slash(salon.channel, "table start")
    players = [Player(salon.person(name), name) for name in names]
    for _ in range(100):
        if (await salon.table()).status != "running":
            break
        awaited = (await salon.table()).awaited_people
        player = next(p for p in players if p.person.id in awaited)
        await player.step(await salon.panel(player.person))
    await salon.env.settle()
    assert (await salon.table()).status == "over"


async def test_a_rematch_takes_over_options_and_computers_and_asks_the_others(
    salon: Salon,
) -> None:
    await over(salon, "Ada", "Bo", computers=1)
    before = await salon.table()
    ada, bo = salon.person("Ada"), salon.person("Bo")
    post = next(post for post in reversed(salon.posts()) if "Rematch" in labels(post))
    result = await bo.click(post, label="Rematch")
    assert result.response is not None
    assert "rematch is open" in text(result.response)
    table = await salon.table()
    assert table.id != before.id
    assert table.status == "lobby"
    assert table.creator_id == bo.id
    assert table.options == before.options
    # Nobody sits down unasked: the computer does, Ada is called.
    assert table.people == (bo.id,)
    assert [m.computer for m in table.members] == [None, "sensible"]
    lobby = salon.post()
    assert f"<@{ada.id}>" in text(lobby)
    stored = salon.env.backend.get_message(lobby.channel.id, lobby.id)
    assert list(stored.ping_user_ids) == [ada.id]
    await ada.click(lobby, label="Join")
    assert (await salon.table()).people == (bo.id, ada.id)
    assert "Asked to play again" not in text(salon.post())


async def test_a_rematch_is_for_those_who_played_and_opened_once(salon: Salon) -> None:
    await over(salon, "Ada", "Bo")
    post = next(post for post in reversed(salon.posts()) if "Rematch" in labels(post))
    eve = await salon.person("Eve").click(post, label="Rematch")
    assert eve.response is not None
    assert "Only those who played" in text(eve.response)
    assert (await salon.table()).status == "over"
    await salon.person("Ada").click(post, label="Rematch")
    again = await salon.person("Bo").click(post, label="Rematch")
    assert again.response is not None
    assert "already" in text(again.response)
    assert len([p for p in salon.posts() if "Asked to play again" in text(p)]) == 1
