"""An edited message keeps its attached picture unless the picture changes."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, Shown, buttons


def sent(sim: DiscordSim) -> list[tuple[int, int]]:
    """The attachments of the newest edit of a private message: kept and new ones."""
    edits = [
        request
        for request in sim.env.http_requests
        if request.method == "PATCH" and request.path.endswith("@original")
    ]
    found = []
    for edit in edits:
        assert isinstance(edit.json, dict)
        declared = edit.json["attachments"]
        # A new one has the place of its file for an id, a kept one that of the attachment.
        new = [one for one in declared if int(one["id"]) < 10]
        found.append((len(declared) - len(new), len(new)))
    return found


async def opened(sim: DiscordSim) -> tuple[str, Shown]:
    await sim.begun("Ada", "Bo", game="deus")
    (mover,) = (await sim.table()).awaited_people
    (name,) = [name for name, person in sim.people.items() if person.id == mover]
    return name, await sim.panel(sim.person(name))


async def test_looking_again_sends_no_picture_again(sim: DiscordSim) -> None:
    name, panel = await opened(sim)
    assert sent(sim)[-1] == (0, 1)
    (attachment,) = panel.attachments
    await sim.person(name).click(panel, label="More…")
    assert sent(sim)[-1] == (1, 0)
    assert [one.id for one in panel.attachments] == [attachment.id]


async def test_another_question_brings_another_picture(sim: DiscordSim) -> None:
    name, panel = await opened(sim)
    await sim.person(name).click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])
    kept, new = sent(sim)[-1]
    assert kept + new == len(panel.attachments)
    assert new >= 1


async def test_a_message_that_somebody_else_has_changed_gets_its_picture_anew(
    sim: DiscordSim,
) -> None:
    name, panel = await opened(sim)
    dispatcher = sim.bot.dispatcher
    [rival] = {"Ada", "Bo"} - {name}
    other = await sim.panel(sim.person(rival))
    await sim.env.settle()
    # As if another process had put another picture into the message since: the keys of what it
    # shows are kept, the attachments are not its own.
    attached = dispatcher.attached[other.id]
    dispatcher.attached[panel.id] = dict(
        zip(dispatcher.attached[panel.id], attached.values(), strict=True)
    )
    before = len(sent(sim))
    await sim.person(name).click(panel, label="More…")
    await sim.env.settle()
    # It is refused, and sent again with its picture.
    assert sent(sim)[before:] == [(1, 0), (0, 1)]
    assert len(panel.attachments) == 1
