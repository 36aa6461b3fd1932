"""A rematch: the same game and options, for those who join again."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, labels, text
from tests.ui.random_player import Player


async def over(sim: DiscordSim, *names: str, computers: int = 0) -> None:
    """A match of one round with a storm, played to its end."""
    creator = sim.person(names[0])
    await creator.slash(sim.channel, "table create", game="toy")
    lobby = sim.post()
    for name in names[1:]:
        await sim.person(name).click(lobby, label="Join")
    for _ in range(computers):
        await creator.slash(sim.channel, "table add-computer")
    for field, value in (("rounds", 1), ("weather", "storm")):
        await sim.set_option(field, value)
    await creator.slash(sim.channel, "table start")
    players = [Player(sim.person(name), name) for name in names]
    for _ in range(100):
        if (await sim.table()).status != "running":
            break
        awaited = (await sim.table()).awaited_people
        player = next(p for p in players if p.person.id in awaited)
        await player.step(await sim.panel(player.person))
    await sim.env.settle()
    assert (await sim.table()).status == "over"


async def test_a_rematch_takes_over_options_and_computers_and_asks_the_others(
    sim: DiscordSim,
) -> None:
    await over(sim, "Ada", "Bo", computers=1)
    before = await sim.table()
    ada, bo = sim.person("Ada"), sim.person("Bo")
    post = next(post for post in reversed(sim.posts()) if "Rematch" in labels(post))
    result = await bo.click(post, label="Rematch")
    assert result.response is not None
    assert "rematch is open" in text(result.response)
    table = await sim.table()
    assert table.id != before.id
    assert table.status == "lobby"
    assert table.creator_id == bo.id
    assert table.options == before.options
    # Nobody sits down unasked: the computer does, Ada is called.
    assert table.people == (bo.id,)
    assert [m.computer for m in table.members] == [None, "sensible"]
    lobby = sim.post()
    assert f"<@{ada.id}>" in text(lobby)
    stored = sim.env.backend.get_message(lobby.channel.id, lobby.id)
    assert list(stored.ping_user_ids) == [ada.id]
    await ada.click(lobby, label="Join")
    assert (await sim.table()).people == (bo.id, ada.id)
    assert "Asked to play again" not in text(sim.post())


async def test_a_rematch_is_for_those_who_played_and_opened_once(sim: DiscordSim) -> None:
    await over(sim, "Ada", "Bo")
    post = next(post for post in reversed(sim.posts()) if "Rematch" in labels(post))
    eve = await sim.person("Eve").click(post, label="Rematch")
    assert eve.response is not None
    assert "Only people who played" in text(eve.response)
    assert (await sim.table()).status == "over"
    await sim.person("Ada").click(post, label="Rematch")
    again = await sim.person("Bo").click(post, label="Rematch")
    assert again.response is not None
    assert "already" in text(again.response)
    assert len([p for p in sim.posts() if "Asked to play again" in text(p)]) == 1
