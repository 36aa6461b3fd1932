"""Undo votes: the post with a picture, and voting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.host.table.undo_votes import YES, decider
from bot.host.waits.vote_times import voters_of
from bot.model.posts import Post
from bot.model.table import Table
from bot.model.votes import Petition
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button, require_number
from bot.ui.kit.reader import Reader
from bot.ui.wording.vote_words import posted_again_message
from games.core.phrase import seat_name


@action("petition-yes", "post")
async def agree(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Agree to an undo."""
    await _vote(ctx, custom_id, agreed=True)


@action("petition-no", "post")
async def disagree(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Disagree with an undo, or withdraw the person's own question."""
    await _vote(ctx, custom_id, agreed=False)


async def _vote(ctx: Context, custom_id: CustomId, *, agreed: bool) -> None:
    number, host = require_number(custom_id.parts[0]), ctx.host
    table = await table_lookup.seen(ctx, custom_id.table)
    # The post is in the table's channel: a click from elsewhere is refused.
    moderator = table.channel_id == ctx.channel_id and moderates(ctx, table)
    petition = await host.undo_votes.vote(
        table.id, number, ctx.person.id, agree=agreed, moderator=moderator
    )
    table = await host.tables.get(table.id)
    language = ctx.dispatcher.words.choose(table.language)
    reader = Reader(ctx.dispatcher.words, language, table)
    clicked = custom_id._replace(action="petition-yes")
    await ctx.show(await petition_message(petition, table, ctx.dispatcher, reader, clicked))


@builds_post("petition")
async def petition_post(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post of an undo vote."""
    if "moved_to" in post.detail:
        return posted_again_message(post, reader)
    number = post.detail["petition"]
    assert isinstance(number, int)
    petition = await dispatcher.host.undo_votes.look(number)
    custom_id = with_post_id(
        CustomId.of("petition-yes", post.table.id, petition.entry, number), post
    )
    return await petition_message(petition, post.table, dispatcher, reader, custom_id)


OUTCOME_KEYS: Final[dict[str, str]] = {
    "agreed": "petition.ended.agreed",
    "refused": "petition.ended.refused",
    "withdrawn": "petition.ended.withdrawn",
    "expired": "petition.ended.expired",
    "moved_on": "petition.ended.moved_on",
    "asker_left": "petition.ended.asker_left",
    "moderator": "petition.ended.moderator",
    "moderator_no": "petition.ended.moderator_no",
}


async def petition_message(
    petition: Petition,
    table: Table,
    dispatcher: Dispatcher,
    reader: Reader,
    custom_id: CustomId,
    *,
    withdraws: bool = False,
) -> MessageBuilder:
    """Build the vote's message with its picture, or its outcome, from public information.

    Where the person who asked looks at it alone it only offers to withdraw the question.
    """
    builder = MessageBuilder()
    seats = _seats(petition.detail.get("seats"))
    seat, answers = petition.detail.get("seat"), petition.detail.get("answers")
    assert isinstance(seat, str)
    assert isinstance(answers, int)
    key = "petition.title" if petition.state == "open" else "petition.title_ended"
    title = reader.say(key, seat=seat_name(seat), answers=answers)
    builder.text(title, limit=500)
    others = tuple(seat_name(other) for other in seats if other != seat)
    if petition.state != "open":
        decided = decider(petition)
        by = reader.mention(decided) if decided is not None else reader.say("petition.moderator")
        builder.text(reader.say(OUTCOME_KEYS[str(petition.outcome)], by=by), limit=300)
        return builder
    if others:
        builder.text(reader.say("petition.others", seats=others), limit=400)
    await _add_pictures(builder, petition, table, dispatcher, reader)
    voters = voters_of(petition, table)
    asked = reader.join([reader.mention(person) for person in voters])
    builder.text(reader.say("petition.asked", people=asked, count=len(voters)), limit=600)
    agreed = [reader.mention(p) for p in voters if petition.ballots.get(p) == YES]
    if agreed:
        so_far = reader.join(agreed)
        builder.text(reader.say("petition.agreed_so_far", people=so_far), limit=400)
    if table.resting:
        builder.text(reader.say("flag.resting"), limit=200)
    builder.buttons(_ballot(custom_id, reader, withdraws=withdraws))
    return builder


async def _add_pictures(
    builder: MessageBuilder,
    petition: Petition,
    table: Table,
    dispatcher: Dispatcher,
    reader: Reader,
) -> None:
    number = petition.detail.get("number")
    assert isinstance(number, int)
    host = dispatcher.host
    then = await host.rewind.look(table.id, number)
    headline = then.game.headline(then.view)
    awaited = reader.join([reader.seat(seat) for seat in then.awaited])
    builder.text(reader.say("petition.headline", headline=headline, awaited=awaited), limit=300)
    now = await host.play.position(table.id, None)
    captions = (reader.say("petition.now"), reader.say("petition.then"))
    builder.picture(await dispatcher.pictures.compared(now, then, reader, captions))


def _ballot(custom_id: CustomId, reader: Reader, *, withdraws: bool) -> list[PersistentItem]:
    yes, no = discord.ButtonStyle.success, discord.ButtonStyle.danger
    refuse = custom_id._replace(action="petition-no")
    if custom_id.action == "petition-aside":
        refuse = CustomId.of(
            custom_id.action, custom_id.table, custom_id.entry, custom_id.parts[0], "no"
        )
    if withdraws:
        return [button(refuse, reader.say("petition.withdraw"), no)]
    return [
        button(custom_id, reader.say("petition.yes"), yes),
        button(refuse, reader.say("petition.no"), no),
    ]


def _seats(said: object) -> tuple[str, ...]:
    return tuple(str(seat) for seat in said) if isinstance(said, list) else ()
