"""``/note``: private notes, written by a line or in a form, read by their owner alone."""

from __future__ import annotations

from simcord import interactions as wire
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.host.past.notes import LONGEST_NOTE
from tests.face.salon import Salon, buttons, everything, labels, text


async def written(salon: Salon, person: MemberActor) -> str:
    """What the host keeps of somebody's notes."""
    return await salon.bot.host.notes.read((await salon.table()).id, person.id)


def submit(salon: Salon, person: MemberActor, custom_id: str, words: str) -> InteractionResult:
    """A form as raw as the gateway sends it."""
    blank = {"type": 4, "custom_id": "text", "value": words}
    record, payload = wire.base_payload(
        salon.env.backend,
        type=5,
        channel_id=salon.channel.id,
        guild_id=salon.guild.id,
        user_id=person.id,
        data={"custom_id": custom_id, "components": [{"type": 18, "component": blank}]},
    )
    salon.env.backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(salon.env, record)


async def test_notes_are_for_their_owner_alone(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    posts = len(salon.posts())
    first = await ada.slash(salon.channel, "note")
    assert first.response is not None
    assert first.response.ephemeral
    assert "not written anything" in text(first.response)
    await ada.slash(salon.channel, "note", text="Bo **always** bids 5")
    told = await ada.slash(salon.channel, "note", text="and never peeks")
    assert told.response is not None
    assert "Bo **always** bids 5\nand never peeks" in text(told.response)
    his = await bo.slash(salon.channel, "note")
    assert his.response is not None
    assert "bids 5" not in everything(his.response)
    assert len(salon.posts()) == posts
    assert all("bids 5" not in everything(message) for message in salon.seen(bo))


async def test_notes_are_edited_in_a_form_and_deleted_by_emptying_it(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    shown = (await ada.slash(salon.channel, "note", text="old words")).response
    assert shown is not None
    form = await ada.click(shown, label="Edit")
    assert form.modal is not None
    assert "old words" in str(form.modal)
    await ada.submit_modal(form, {"text": "new words\nin two lines"})
    assert await written(salon, ada) == "new words\nin two lines"
    assert "new words" in text(shown)
    form = await ada.click(shown, label="Edit")
    await ada.submit_modal(form, {"text": ""})
    assert await written(salon, ada) == ""
    assert "not written anything" in text(shown)


async def test_a_form_outlives_the_process(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    await salon.restart()
    result = submit(salon, ada, f"pan:note-save:{table.id}:0:", "after the restart")
    await salon.env.settle()
    assert result.acknowledged
    assert await written(salon, ada) == "after the restart"


async def test_the_panel_leads_to_the_notes(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    assert "Notes" in labels(panel)
    opened = await ada.click(panel, custom_id=buttons(panel, "note:")[0]["custom_id"])
    assert opened.response is not None
    assert opened.response.id != panel.id
    assert "Your notes" in text(opened.response)


async def test_bad_input_changes_nothing(salon: Salon) -> None:
    table = await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "note", text="x" * (LONGEST_NOTE - 2))
    refused = await ada.slash(salon.channel, "note", text="yyyy")
    assert refused.response is not None
    assert "at most" in text(refused.response)
    forms = [
        submit(salon, ada, f"pan:note-save:{table.id}:0:", "z" * 3999),
        submit(salon, ada, "pan:note-save:999:0:", "nowhere"),
        submit(salon, ada, "pan:no-such-verb:1:0:", "nothing"),
    ]
    await salon.env.settle()
    assert all(form.acknowledged and form.ephemeral for form in forms)
    assert await written(salon, ada) == "x" * (LONGEST_NOTE - 2)
    elsewhere = salon.guild.create_text_channel("elsewhere")
    lost = await ada.slash(elsewhere, "note", text="here?")
    assert lost.response is not None
    assert "no match" in text(lost.response)
    by_number = await ada.slash(elsewhere, "note", table=str(table.id))
    assert by_number.response is not None
    assert "xxx" in text(by_number.response)
