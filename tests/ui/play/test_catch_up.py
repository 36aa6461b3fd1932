"""The panel shows the news since the last turn once, and again on request."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.model.match import Position
from games.core.fair import Dice
from games.core.steps import Picks
from tests.host.answering import give
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, text

TITLE = "Since your last turn"


def pressable(panel: ResponseMessage, label: str) -> str:
    return next(str(b["custom_id"]) for b in buttons(panel) if b["label"] == label)


async def begun(sim: DiscordSim) -> tuple[MemberActor, MemberActor]:
    """Two people in the order of their turns, if they bid the same."""
    table = await sim.begun("Ada", "Bo")
    one, other = (sim.named(table.people_of(seat)[0]) for seat in table.seats)
    return one, other


async def bid(sim: DiscordSim, *people: MemberActor) -> None:
    """Each of them bids the least in their panel."""
    for person in people:
        panel = await sim.panel(person)
        await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])


async def test_the_first_look_tells_what_others_did(sim: DiscordSim) -> None:
    one, other = await begun(sim)
    assert TITLE not in text(await sim.panel(one))
    await bid(sim, one, other)
    panel = await sim.panel(one)
    # What everybody bid came to light with the last bid.
    assert text(panel).startswith(f"**{TITLE}**\n### ")
    assert "What happened?" in labels(panel)
    await one.click(panel, label="Pass")
    assert TITLE not in text(panel)
    told = text(await sim.panel(other))
    assert told.startswith(f"**{TITLE}**\n### ")
    assert "passes" in told


async def test_it_is_told_once_and_again_when_asked(sim: DiscordSim) -> None:
    one, other = await begun(sim)
    await bid(sim, one, other)
    told = text(await sim.panel(one)).splitlines()[:4]
    panel = await sim.panel(one)
    assert TITLE not in text(panel)
    again = await one.click(panel, label="What happened?")
    assert again.response is not None
    assert again.response.ephemeral
    assert again.response.id != panel.id
    assert text(again.response).splitlines() == told
    # The panel itself stays as it was.
    assert "What happened?" in labels(panel)


async def test_nobody_asks_for_the_news_of_another_seat(sim: DiscordSim) -> None:
    one, other = await begun(sim)
    await bid(sim, one, other)
    await sim.panel(one)
    panel = await sim.panel(one)
    custom_id = pressable(panel, "What happened?")
    clicks = [sim.fire(person, panel, custom_id) for person in (other, sim.person("Cy"))]
    await sim.env.settle()
    for refused in clicks:
        assert refused.response is not None
        assert TITLE not in everything(refused.response)


async def test_an_open_panel_tells_it_too(sim: DiscordSim) -> None:
    one, other = await begun(sim)
    panel = await sim.panel(one)
    await one.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    assert TITLE not in text(panel)
    await bid(sim, other)
    assert TITLE in text(panel)
    assert "It is your move." in text(panel)
    # Nobody may have sat before it: who opens the panel anew is told once more.
    assert TITLE in text(await sim.panel(one))
    assert TITLE not in text(await sim.panel(one))


async def test_picking_in_several_steps_does_not_repeat_it(sim: DiscordSim) -> None:
    one, other = await begun(sim)
    await bid(sim, one, other)
    panel = await sim.panel(one)
    await one.click(panel, label="Pick apples")
    panel = await sim.panel(other)
    assert TITLE not in text(panel)
    panel = await sim.panel(one)
    await one.click(panel, custom_id=buttons(panel, "flip:")[0]["custom_id"])
    assert "Chosen (1)" in text(panel)
    assert TITLE not in text(panel)


async def test_the_picture_marks_what_changed(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo", game="deus")
    host, dice = sim.bot.host, Dice(b"catch up", "deus")

    async def move(position: Position) -> Position:
        assert position.ask is not None
        assert position.seat is not None
        computer = position.game.computer(position.game.computer_kinds[0])
        picks: Picks = computer(position.ask, lambda: position.view, dice)
        person_id = table.people_of(position.seat)[0]
        return await give(host, table.id, person_id, position.seat, position.entry, picks)

    first = table.awaited[0]
    seat, others = first, 0
    while not (others and seat == first):
        await move(await host.play.position(table.id, seat))
        others += seat != first
        [seat] = (await host.tables.get(table.id)).awaited
    await host.wait_until_idle()
    await sim.env.settle()
    waiting = sim.named(table.people_of(first)[0])
    panel = await sim.panel(waiting)
    # The panel has its one picture, with the options; what changed is behind a button.
    assert [attachment.filename for attachment in panel.attachments] == ["deus-panel.png"]
    news = await waiting.click(panel, label="What happened?")
    assert news.response is not None
    assert [attachment.filename for attachment in news.response.attachments] == ["deus-changes.png"]
    assert "Changed: " in everything(news.response)


async def test_cards_are_behind_a_button_for_their_owner_alone(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo", game="deus")
    one, other = (sim.named(table.people_of(seat)[0]) for seat in table.seats)
    panel = await sim.panel(one)
    cards = await one.click(panel, label="Cards")
    assert cards.response is not None
    assert cards.response.ephemeral
    assert [attachment.filename for attachment in cards.response.attachments] == ["deus-hand.png"]
    players = await one.click(panel, label="Players")
    assert players.response is not None
    assert players.response.ephemeral
    shown = [attachment.filename for attachment in players.response.attachments]
    assert shown == ["deus-players.png"]
    refused = sim.fire(other, panel, pressable(panel, "Cards"))
    await sim.env.settle()
    assert refused.response is not None
    assert not refused.response.attachments


async def test_whoever_waits_can_hear_it_again_too(sim: DiscordSim) -> None:
    one, other = await begun(sim)
    await bid(sim, other, one)
    assert TITLE in text(await sim.panel(other))
    panel = await sim.panel(other)
    assert "It is not your move." in text(panel)
    again = await other.click(panel, label="What happened?")
    assert again.response is not None
    assert text(again.response).startswith(f"**{TITLE}**\n### ")
