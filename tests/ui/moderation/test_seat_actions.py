"""Moderators change members of seats, and roll a match back."""

from __future__ import annotations

from bot.host.moderation.table_list import PublicAnswer
from bot.model.table import Table
from bot.ui.kit.reader import Reader
from bot.ui.moderation.rollback import undone_lines
from games.core.phrase import Phrase, phrase, seat_name
from games.core.state import Note
from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, text, words
from tests.ui.moderation.moderation_steps import deeds, played, replaced, said
from tests.ui.random_player import Player
from tests.ui.reminder_steps import pinged


async def test_somebody_new_takes_anothers_place_with_its_hand(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss, ada, cy = sim.moderator("Boss"), sim.person("Ada"), sim.person("Cy")
    member = table.member_of(ada.id)
    assert member is not None
    offered = await boss.autocomplete(sim.channel, "admin replace", "who", "ada")
    assert [choice["value"] for choice in offered] == [str(member.order)]
    told = await replaced(sim, boss, offered[0]["value"], cy)
    assert told == "The place at table 1 has changed hands."
    after = await sim.table()
    assert {*after.people} == {cy.id, sim.person("Bo").id}
    assert after.seats_of(cy.id) == table.seats_of(ada.id)
    hand = await cy.slash(sim.channel, "hand")
    assert "do not play" not in said(hand)
    assert "do not play" in said(await ada.slash(sim.channel, "hand"))
    line = (await deeds(sim))[-1]
    assert (line.action, line.detail["before"], line.detail["person"]) == (
        "replace",
        ada.id,
        cy.id,
    )


async def test_nobody_can_be_put_where_they_would_see_two_hands(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss, bo = sim.moderator("Boss"), sim.person("Bo")
    first = table.member_of(sim.person("Ada").id)
    assert first is not None
    await boss.slash(sim.channel, "admin replace", who=str(first.order), by=bo)
    assert (await sim.table()).seats == table.seats
    assert await deeds(sim) == []


async def test_replacing_asks_twice(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss, ada, cy, di = (
        sim.moderator("Boss"),
        sim.person("Ada"),
        sim.person("Cy"),
        sim.person("Di"),
    )
    member = table.member_of(ada.id)
    assert member is not None
    who = str(member.order)
    first = (await boss.slash(sim.channel, "admin replace", who=who, by=cy)).response
    second = (await boss.slash(sim.channel, "admin replace", who=who, by=di)).response
    assert first is not None
    assert second is not None
    assert "Give Ada’s place at table 1 to **Cy**?" in text(first)
    assert "including its secrets" in text(first)
    assert (await sim.table()).people == table.people
    await boss.click(first, label="Leave it as it is")
    assert "stays as it is" in text(first)
    assert await deeds(sim) == []
    await replaced(sim, boss, who, cy)
    # What the second question was about has changed since.
    changed = await boss.click(second, label="Replace")
    [refused] = changed.followups
    assert "changed hands in the meantime" in text(refused)
    assert cy.id in (await sim.table()).people
    assert di.id not in (await sim.table()).people


async def test_removing_leaves_a_computer_or_an_open_seat(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo", "Cy")
    boss, di = sim.moderator("Boss"), sim.person("Di")
    places = {m.person_id: str(m.order) for m in table.members}
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await boss.slash(sim.channel, "admin remove", who=places[ada.id])
    await boss.slash(sim.channel, "admin remove", who=places[bo.id], **{"leaves-to": "open"})
    after = await sim.table()
    assert after.people == (sim.person("Cy").id,)
    assert len(after.open_places) == 2
    await boss.slash(sim.channel, "admin add", person=di, place=places[bo.id])
    assert (await sim.table()).seats_of(di.id) == table.seats_of(bo.id)
    assert [d.action for d in await deeds(sim)] == ["remove", "remove", "add"]
    refused = await boss.slash(sim.channel, "admin remove", who=places[ada.id])
    assert "Nobody has that seat" in said(refused)
    refused = await boss.slash(sim.channel, "admin remove", who="77")
    assert "Nobody has that seat" in said(refused)


async def test_a_computer_sits_in_until_the_person_is_back(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    member = table.member_of(ada.id)
    assert member is not None
    await boss.slash(sim.channel, "admin sit-in", who=str(member.order))
    after = await sim.table()
    kept = after.owned_by(ada.id)
    assert kept is not None
    assert kept.computer is not None
    assert (await deeds(sim))[-1].detail["person"] == ada.id


async def test_a_lobby_is_filled_and_changed(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    bo, cy = sim.person("Bo"), sim.person("Cy")
    await ada.slash(sim.channel, "table create", game="toy")
    await boss.slash(sim.channel, "admin add", person=bo)
    assert (await sim.table()).people == (ada.id, bo.id)
    lobby, told = sim.posts()
    assert "Bo" in text(lobby)
    # Bo did not ask for it: he is called, and can leave at once.
    assert f"<@{boss.id}> has added <@{bo.id}> to table" in text(told)
    assert pinged(sim, told) == [bo.id]
    assert labels(told) == ["Leave"]
    await replaced(sim, boss, "0", cy)
    after = await sim.table()
    assert after.people == (cy.id, bo.id)
    assert after.creator_id == cy.id
    told = sim.post()
    assert f"the place of <@{ada.id}>" in text(told)
    assert {*pinged(sim, told)} == {ada.id, cy.id}
    await boss.slash(sim.channel, "admin remove", who="0")
    assert (await sim.table()).people == (bo.id,)
    assert "Cy" not in text(lobby)
    assert f"taken <@{cy.id}> off" in text(sim.post())
    leave = buttons(told, "leave")[0]["custom_id"]
    await bo.click(told, custom_id=leave)
    assert (await sim.bot.host.tables.get(after.id)).status == "cancelled"
    assert [d.action for d in await deeds(sim)] == ["add", "replace", "remove"]


async def test_bots_and_strangers_get_no_place(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    await boss.slash(sim.channel, "table create", game="toy")
    robot = sim.guild.add_member(sim.env.create_user("robot", bot=True))
    assert "is a bot" in said(await boss.slash(sim.channel, "admin add", person=robot))
    assert (await sim.table()).people == (boss.id,)


async def answered(sim: DiscordSim, count: int) -> Table:
    """Let people go on for so many answers."""
    for number in range(count):
        table = await sim.table()
        if table.status != "running" or not table.awaited_people:
            break
        person = sim.named(table.awaited_people[0])
        await Player(person, f"on {number}").step(await sim.panel(person))
    return await sim.table()


async def test_a_rollback_is_looked_at_before_it_happens(sim: DiscordSim) -> None:
    start = await played(sim, "Ada", "Bo")
    table = await answered(sim, 4)
    assert table.entry_count > start.entry_count
    boss = sim.moderator("Boss")
    offered = await boss.autocomplete(sim.channel, "admin rollback", "entry", "")
    numbers = [int(choice["value"]) for choice in offered]
    assert numbers == sorted(numbers, reverse=True)
    target = min(number for number in numbers if number >= start.entry_count)
    shown = (await boss.slash(sim.channel, "admin rollback", entry=str(target))).response
    assert shown is not None
    assert "Take back" in text(shown)
    assert (await sim.table()).entry_count == table.entry_count
    later = (await boss.slash(sim.channel, "admin rollback", entry=str(target))).response
    assert later is not None
    # A player who gets hold of the button has no use for it.
    forged = sim.fire(sim.person("Ada"), shown, buttons(shown, "admin-rollback")[0]["custom_id"])
    await sim.env.settle()
    assert "for moderators" in text(forged.followups[-1])
    await boss.click(shown, label="Roll back")
    after = await sim.table()
    assert after.entry_count == table.entry_count + 1
    assert after.awaited == start.awaited
    assert f"before entry {target}" in text(shown)
    turn = sim.post()
    assert "A moderator took the game back to an earlier point." in text(turn)
    assert f"Decided by <@{boss.id}> as a moderator." in text(turn)
    line = (await deeds(sim))[-1]
    assert (line.action, line.detail["entry"]) == ("rollback", target)
    # What was looked at before that is no longer so: the second preview cannot be confirmed.
    refused = await boss.click(later, label="Roll back")
    assert (await sim.table()).entry_count == after.entry_count
    assert refused.followups or "moved on in the meantime" in text(later)


async def test_a_rollback_names_everybody_once_and_can_be_left(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    table = await answered(sim, 3)
    boss = sim.moderator("Boss")
    offered = await boss.autocomplete(sim.channel, "admin rollback", "entry", "")
    shown = (await boss.slash(sim.channel, "admin rollback", entry=offered[-1]["value"])).response
    assert shown is not None
    lines = [line for line in text(shown).splitlines() if line.startswith("- ")]
    passed = [line for line in lines if "pass" in line]
    assert passed
    assert all(line.count("Ada") + line.count("Bo") == 1 for line in passed)
    await boss.click(shown, label="Leave it as it is")
    assert "stays as it is" in text(shown)
    assert await sim.table() == table


async def test_there_is_no_rollback_to_nowhere(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    for entry in ("-1", "9999", "x", "0x1"):
        refused = await boss.slash(sim.channel, "admin rollback", entry=entry)
        assert "no such answer" in said(refused)
    lobby = sim.guild.create_text_channel("lobby")
    await boss.slash(lobby, "table create", game="toy")
    refused = await boss.slash(lobby, "admin rollback", entry="0")
    assert "not in play" in said(refused)


async def test_what_is_offered_for_a_rollback_is_public(sim: DiscordSim) -> None:
    """Sealed bids are on the way: a moderator who plays too learns none of them from the list."""
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await Player(ada, "bid").step(await sim.panel(ada))
    boss = sim.moderator("Boss")
    offered = await boss.autocomplete(sim.channel, "admin rollback", "entry", "")
    assert ["an answer that others cannot see" in choice["name"] for choice in offered] == [True]


async def test_a_clock_is_given_and_taken_away(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    await boss.slash(sim.channel, "admin clock", preset="quick")
    clock = (await sim.table()).clock
    assert clock is not None
    assert clock.preset == "quick"
    await boss.slash(sim.channel, "admin clock", preset="none")
    assert (await sim.table()).clock is None
    assert [d.detail["preset"] for d in await deeds(sim)] == ["quick", None]
    shown = said(await boss.slash(sim.channel, "admin log"))
    assert "quick" in shown
    assert "no clock" in shown


async def test_no_menu_names_a_computers_seat(sim: DiscordSim) -> None:
    await sim.begun("Ada", computers=1)
    boss = sim.moderator("Boss")
    asked = (await boss.slash(sim.channel, "admin answer")).response
    assert asked is not None
    table = await sim.table()
    values = [option["value"] for option in menus(asked)[0]["options"]]
    assert values == [seat for seat in table.awaited if table.people_of(seat)]
    assert labels(asked) == []


def test_a_long_rollback_puts_only_what_it_shows_into_words() -> None:
    worded: list[str] = []

    class Listener(Reader):
        """A reader that counts the notes it puts into words."""

        def text(self, said: Phrase) -> str:
            if said.key.startswith("toy.note"):
                worded.append(said.key)
            return super().text(said)

    told = Note(phrase("toy.note.bid", seat=seat_name("amber"), bid=3))
    undone = [PublicAnswer(number, "amber", (told,)) for number in range(800)]
    lines = undone_lines(undone, Listener(words(), "en")).splitlines()
    assert lines[-1].startswith("- 799 · ")
    assert lines[0] == f"-# … and {800 - len(lines) + 1} earlier ones"
    assert len(worded) < 100


async def test_a_rollback_shows_the_board_of_now_and_of_then(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="deus")
    await answered(sim, 5)
    boss = sim.moderator("Boss")
    offered = await boss.autocomplete(sim.channel, "admin rollback", "entry", "")
    first = offered[-1]["value"]
    shown = (await boss.slash(sim.channel, "admin rollback", entry=first)).response
    assert shown is not None
    (picture,) = shown.attachments
    assert len(await picture.read()) > 10_000
    assert picture.description
