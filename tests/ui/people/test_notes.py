"""``/note``: private notes, added by line or edited in a form."""

from __future__ import annotations

from simcord import interactions as wire
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.host.people.notes import MAX_NOTE_LENGTH
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, text


async def written(sim: DiscordSim, person: MemberActor) -> str:
    """The stored note of a person."""
    return await sim.bot.host.notes.read((await sim.table()).id, person.id)


def submit(sim: DiscordSim, person: MemberActor, custom_id: str, words: str) -> InteractionResult:
    """A form as raw as the gateway sends it."""
    blank = {"type": 4, "custom_id": "text", "value": words}
    record, payload = wire.base_payload(
        sim.env.backend,
        type=5,
        channel_id=sim.channel.id,
        guild_id=sim.guild.id,
        user_id=person.id,
        data={"custom_id": custom_id, "components": [{"type": 18, "component": blank}]},
    )
    sim.env.backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(sim.env, record)


async def test_notes_are_for_their_owner_alone(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    posts = len(sim.posts())
    first = await ada.slash(sim.channel, "note")
    assert first.response is not None
    assert first.response.ephemeral
    assert "not written anything" in text(first.response)
    await ada.slash(sim.channel, "note", text="Bo **always** bids 5")
    told = await ada.slash(sim.channel, "note", text="and never peeks")
    assert told.response is not None
    assert "Bo **always** bids 5\nand never peeks" in text(told.response)
    his = await bo.slash(sim.channel, "note")
    assert his.response is not None
    assert "bids 5" not in everything(his.response)
    assert len(sim.posts()) == posts
    assert all("bids 5" not in everything(message) for message in sim.seen(bo))


async def test_notes_are_edited_in_a_form_and_deleted_by_emptying_it(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    shown = (await ada.slash(sim.channel, "note", text="old words")).response
    assert shown is not None
    form = await ada.click(shown, label="Edit")
    assert form.modal is not None
    assert "old words" in str(form.modal)
    await ada.submit_modal(form, {"text": "new words\nin two lines"})
    assert await written(sim, ada) == "new words\nin two lines"
    assert "new words" in text(shown)
    form = await ada.click(shown, label="Edit")
    await ada.submit_modal(form, {"text": ""})
    assert await written(sim, ada) == ""
    assert "not written anything" in text(shown)


async def test_a_form_outlives_the_process(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await sim.restart()
    result = submit(sim, ada, f"pan:note-save:{table.id}:0:", "after the restart")
    await sim.env.settle()
    assert result.acknowledged
    assert await written(sim, ada) == "after the restart"


async def test_the_panel_leads_to_the_notes(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    assert "Notes" in labels(panel)
    opened = await ada.click(panel, custom_id=buttons(panel, "note:")[0]["custom_id"])
    assert opened.response is not None
    assert opened.response.id != panel.id
    assert "Your notes" in text(opened.response)


async def test_bad_input_changes_nothing(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "note", text="x" * (MAX_NOTE_LENGTH - 2))
    refused = await ada.slash(sim.channel, "note", text="yyyy")
    assert refused.response is not None
    assert "at most" in text(refused.response)
    forms = [
        submit(sim, ada, f"pan:note-save:{table.id}:0:", "z" * 3999),
        submit(sim, ada, "pan:note-save:999:0:", "nowhere"),
        submit(sim, ada, "pan:no-such-verb:1:0:", "nothing"),
    ]
    await sim.env.settle()
    assert all(form.acknowledged and form.ephemeral for form in forms)
    assert await written(sim, ada) == "x" * (MAX_NOTE_LENGTH - 2)
    elsewhere = sim.guild.create_text_channel("elsewhere")
    lost = await ada.slash(elsewhere, "note", text="here?")
    assert lost.response is not None
    assert "no match" in text(lost.response)
    by_number = await ada.slash(elsewhere, "note", table=str(table.id))
    assert by_number.response is not None
    assert "xxx" in text(by_number.response)
