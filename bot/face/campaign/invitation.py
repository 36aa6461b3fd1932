"""The post between two scenarios: how the last one ended, what comes, and who is ready."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.face.campaign.favour import favour_lines
from bot.face.campaign.standing import of_control
from bot.face.desk import bot_permissions
from bot.face.desk.desk import Desk
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.campaign_words import ready_label, scenario_name
from bot.face.wording.luck_words import luck_lines
from bot.face.wording.timestamps import with_absence
from bot.host.campaign.campaigns import CampaignLook
from bot.model.posts import Post
from bot.model.table import Table


@sheet_of("interlude")
async def invitation(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The post, as things are now; once the scenario has begun, only that it has."""
    assert post.table.campaign_id is not None
    look = await desk.host.campaigns.get(post.table.campaign_id)
    return invitation_sheet(look, post.table, reader, post)


def invitation_sheet(
    look: CampaignLook, table: Table, reader: Reader, post: Post | None = None
) -> Sheet:
    """Invites everybody who sits at the table to its scenario."""
    sheet = Sheet()
    assert table.scenario is not None
    by = post.detail.get("by") if post is not None else None
    if isinstance(by, int):
        said = reader.say("campaign.rolled_back", by=reader.mention(by), number=table.scenario)
        sheet.text(said, limit=300)
    after = table.scenario > look.rules.scenarios
    lines = favour_lines(look, reader) if look.campaign.chapters and not after else []
    if lines:
        sheet.text("\n".join([reader.say("campaign.favour_so_far"), *lines]), limit=900)
        sheet.rule()
    sheet.text("### " + reader.text(scenario_name(look.game, table.scenario)), limit=300)
    if after:
        sheet.text(reader.say("campaign.invitation.after"), limit=300)
    if not table.interlude:
        key = "begun" if table.edition is not None else "closed"
        sheet.text(reader.say(f"campaign.invitation.{key}", id=table.id), limit=300)
        return sheet.buttons(_looks(table, reader, post))
    sheet.text(_waiting(table, reader, ping=post is not None and post.ping), limit=900)
    sheet.text(luck_lines(table, reader), limit=900)
    label = reader.text(ready_label(table))
    code = Code("campaign-ready", table.id)
    ready = button(_marked(code, post), label, discord.ButtonStyle.success)
    wait = button(Code("campaign-wait", table.id), reader.say("campaign.button.wait"))
    word = button(Code("word", table.id), reader.say("bot.lobby.button.word"))
    sheet.buttons([ready, wait, word])
    return sheet.buttons(_looks(table, reader, None))


def _looks(table: Table, reader: Reader, post: Post | None) -> list[Control]:
    names = {"campaign": "show", "campaign-story": "story", "campaign-mine": "mine"}
    found = []
    for number, (name, label) in enumerate(names.items()):
        code = Code(name, table.id)
        marked = _marked(code, post) if number == 0 else code
        found.append(button(marked, reader.say(f"campaign.button.{label}")))
    return found


def _marked(code: Code, post: Post | None) -> Code:
    """The first control of a post says which one it is."""
    return code if post is None else with_post_id(code, post)


def _waiting(table: Table, reader: Reader, *, ping: bool) -> str:
    """Who is ready and who is not; those who are not are called, where the post pings."""
    people = [seat for seat in table.seats if table.people_of(seat)]
    ready = [reader.seat(seat) for seat in people if seat not in table.awaited]
    missing = []
    for seat in table.awaited:
        mentions = "/".join(reader.mention(person) for person in table.people_of(seat))
        name = f"{reader.symbol(seat)} {mentions}".strip() if ping else reader.seat(seat)
        missing.append(with_absence(name, table, seat, reader))
    lines = [reader.say("campaign.invitation.open", button=ready_label(table))]
    if ready:
        lines.append(reader.say("campaign.invitation.ready", ready=reader.join(ready)))
    if missing:
        told = reader.join(missing)
        lines.append(reader.say("campaign.invitation.missing", missing=told, count=len(missing)))
    if table.paused is not None:
        lines.append(reader.say("campaign.state.paused", awaited="", count=0))
    return "\n".join(lines)


async def say_ready(visit: Visit, table: Table, *, ready: bool) -> None:
    """Somebody is ready for the next scenario, or not yet after all."""
    if ready:
        bot_permissions.require(visit)
    visit.table = after = await visit.host.campaigns.say_ready(
        table.id, visit.person.id, ready=ready
    )
    reader = visit.reader(after)
    if after.status == "running":
        said = reader.say("campaign.done.begun")
    elif ready:
        missing = [reader.seat(seat) for seat in after.awaited]
        joined = reader.join(missing)
        said = reader.say("campaign.done.ready", missing=joined, count=len(missing))
    else:
        said = reader.say("campaign.done.waiting", button=ready_label(after))
    await visit.show(Sheet().text(said, limit=600))


@verb("campaign-ready", "private")
async def ready(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Next scenario."""
    look = await of_control(visit, code)
    await say_ready(visit, look.table, ready=True)


@verb("campaign-wait", "private")
async def wait(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Not yet after all."""
    look = await of_control(visit, code)
    await say_ready(visit, look.table, ready=False)
