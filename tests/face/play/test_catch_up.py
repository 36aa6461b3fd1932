"""The panel tells what happened since one's last turn, once, and again when asked."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.model.match import Position
from games.core.fair import Dice
from games.core.steps import Picks
from tests.face.salon import Salon, buttons, everything, labels, text

TITLE = "Since your last turn"


def pressable(panel: ResponseMessage, label: str) -> str:
    return next(str(b["custom_id"]) for b in buttons(panel) if b["label"] == label)


async def begun(salon: Salon) -> tuple[MemberActor, MemberActor]:
    """Two people in the order of their turns, if they bid the same."""
    table = await salon.begun("Ada", "Bo")
    one, other = (salon.named(table.people_of(seat)[0]) for seat in table.seats)
    return one, other


async def bid(salon: Salon, *people: MemberActor) -> None:
    """Each of them bids the least in their panel."""
    for person in people:
        panel = await salon.panel(person)
        await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])


async def test_the_first_look_tells_what_others_did(salon: Salon) -> None:
    one, other = await begun(salon)
    assert TITLE not in text(await salon.panel(one))
    await bid(salon, one, other)
    panel = await salon.panel(one)
    # What everybody bid came to light with the last bid.
    assert text(panel).startswith(f"**{TITLE}**\n### ")
    assert "What happened?" in labels(panel)
    await one.click(panel, label="Pass")
    assert TITLE not in text(panel)
    told = text(await salon.panel(other))
    assert told.startswith(f"**{TITLE}**\n### ")
    assert "passes" in told


async def test_it_is_told_once_and_again_when_asked(salon: Salon) -> None:
    one, other = await begun(salon)
    await bid(salon, one, other)
    told = text(await salon.panel(one)).splitlines()[:4]
    panel = await salon.panel(one)
    assert TITLE not in text(panel)
    again = await one.click(panel, label="What happened?")
    assert again.response is not None
    assert again.response.ephemeral
    assert again.response.id != panel.id
    assert text(again.response).splitlines() == told
    # The panel itself stays as it was.
    assert "What happened?" in labels(panel)


async def test_nobody_asks_for_the_news_of_another_seat(salon: Salon) -> None:
    one, other = await begun(salon)
    await bid(salon, one, other)
    await salon.panel(one)
    panel = await salon.panel(one)
    code = pressable(panel, "What happened?")
    clicks = [salon.fire(person, panel, code) for person in (other, salon.person("Cy"))]
    await salon.env.settle()
    for refused in clicks:
        assert refused.response is not None
        assert TITLE not in everything(refused.response)


async def test_an_open_panel_tells_it_too(salon: Salon) -> None:
    one, other = await begun(salon)
    panel = await salon.panel(one)
    await one.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    assert TITLE not in text(panel)
    await bid(salon, other)
    assert TITLE in text(panel)
    assert "It is your move." in text(panel)
    # Nobody may have sat before it: who opens the panel anew is told once more.
    assert TITLE in text(await salon.panel(one))
    assert TITLE not in text(await salon.panel(one))


async def test_picking_in_several_steps_does_not_repeat_it(salon: Salon) -> None:
    one, other = await begun(salon)
    await bid(salon, one, other)
    panel = await salon.panel(one)
    await one.click(panel, label="Pick apples")
    panel = await salon.panel(other)
    assert TITLE not in text(panel)
    panel = await salon.panel(one)
    await one.click(panel, custom_id=buttons(panel, "flip:")[0]["custom_id"])
    assert "Chosen (1)" in text(panel)
    assert TITLE not in text(panel)


async def test_the_picture_marks_what_changed(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo", game="deus")
    host, dice = salon.bot.host, Dice(b"catch up", "deus")

    async def move(position: Position) -> Position:
        assert position.ask is not None
        assert position.seat is not None
        computer = position.game.computer(position.game.computer_kinds[0])
        picks: Picks = computer(position.ask, lambda: position.view, dice)
        person_id = table.people_of(position.seat)[0]
        return await host.play.answer(table.id, person_id, position.seat, position.entry, picks)

    first = table.awaited[0]
    seat, others = first, 0
    while not (others and seat == first):
        await move(await host.play.position(table.id, seat))
        others += seat != first
        [seat] = (await host.tables.get(table.id)).awaited
    await host.settled()
    await salon.env.settle()
    waiting = salon.named(table.people_of(first)[0])
    panel = await salon.panel(waiting)
    # The panel has its one picture, with the options; what changed is behind a button.
    assert [attachment.filename for attachment in panel.attachments] == ["deus-panel.png"]
    news = await waiting.click(panel, label="What happened?")
    assert news.response is not None
    assert [attachment.filename for attachment in news.response.attachments] == ["deus-changes.png"]
    assert "Changed: " in everything(news.response)


async def test_cards_are_behind_a_button_for_their_owner_alone(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo", game="deus")
    one, other = (salon.named(table.people_of(seat)[0]) for seat in table.seats)
    panel = await salon.panel(one)
    cards = await one.click(panel, label="Cards")
    assert cards.response is not None
    assert cards.response.ephemeral
    assert [attachment.filename for attachment in cards.response.attachments] == ["deus-hand.png"]
    refused = salon.fire(other, panel, pressable(panel, "Cards"))
    await salon.env.settle()
    assert refused.response is not None
    assert not refused.response.attachments


async def test_whoever_waits_can_hear_it_again_too(salon: Salon) -> None:
    one, other = await begun(salon)
    await bid(salon, other, one)
    assert TITLE in text(await salon.panel(other))
    panel = await salon.panel(other)
    assert "It is not your move." in text(panel)
    again = await other.click(panel, label="What happened?")
    assert again.response is not None
    assert text(again.response).startswith(f"**{TITLE}**\n### ")
