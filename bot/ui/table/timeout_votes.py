"""Timeout votes: the post with the count, and voting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.errors import Refusal
from bot.host.table.timeout_votes import CHOICES, Ballot, VoteOver
from bot.model.posts import Post
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, PersistentItem, button, is_number
from bot.ui.kit.reader import Reader
from bot.ui.wording.clock_words import span
from bot.ui.wording.vote_words import posted_again_message
from games.core.phrase import phrase

_STYLES = {
    "wait": discord.ButtonStyle.primary,
    "computer": discord.ButtonStyle.secondary,
    "open": discord.ButtonStyle.secondary,
}

CHOICE_KEYS: Final[dict[str, str]] = {
    "wait": "flag.choice.wait",
    "computer": "flag.choice.computer",
    "open": "flag.choice.open",
}
OUTCOME_KEYS: Final[dict[str, str]] = {
    "wait": "flag.outcome.wait",
    "computer": "flag.outcome.computer",
    "open": "flag.outcome.open",
    "moderator_wait": "flag.outcome.moderator_wait",
    "moderator_computer": "flag.outcome.moderator_computer",
    "moderator_open": "flag.outcome.moderator_open",
    "moved": "flag.outcome.moved",
    "rewound": "flag.outcome.rewound",
    "clock": "flag.outcome.clock",
    "closed": "flag.outcome.closed",
}


@builds_post("flag")
async def timeout_vote_post(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post of a vote."""
    if "moved_to" in post.detail:
        return posted_again_message(post, reader)
    number = post.detail["petition"]
    assert isinstance(number, int)
    custom_id = with_post_id(CustomId.of("flag", post.table.id, 0, number, CHOICES[0]), post)
    return timeout_vote_message(
        await dispatcher.host.timeout_votes.ballot(number), reader, custom_id
    )


def timeout_vote_message(ballot: Ballot, reader: Reader, custom_id: CustomId) -> MessageBuilder:
    """Build the message of a vote or its result; ``custom_id`` is that of any of its buttons."""
    petition, table, builder = ballot.petition, ballot.table, MessageBuilder()
    subject, count = _subject(ballot, reader), len(ballot.voters)
    asked = reader.join([reader.mention(person) for person in ballot.voters])
    said = reader.say("flag.title", subject=subject, voters=asked, count=count)
    builder.text(said, limit=900)
    open_ = petition.state == "open"
    if open_ and table.clock is not None:
        said = reader.say("flag.how", subject=subject, turn=span(table.clock.turn, reader))
        builder.text(said, limit=800)
    votes = ballot.votes if open_ else petition.ballots
    if votes:
        heading = reader.say("flag.votes", count=len(votes), all=len(ballot.voters))
        lines = [
            reader.say("flag.vote", who=reader.mention(person), choice=_choice(choice, reader))
            for person, choice in votes.items()
        ]
        builder.text("\n".join([heading, *lines]), limit=900)
    if open_:
        builder.text(reader.say("flag.rule", subject=subject, count=count), limit=400)
        if table.resting:
            builder.text(reader.say("flag.resting"), limit=200)
    else:
        builder.text(reader.say(OUTCOME_KEYS[str(petition.outcome)], subject=subject), limit=400)
    builder.buttons(_buttons(custom_id, reader, disabled=not open_))
    return builder


def _subject(ballot: Ballot, reader: Reader) -> str:
    """The person whom the vote is about."""
    subject = ballot.petition.subject_id
    return reader.mention(subject) if subject is not None else ""


def _buttons(custom_id: CustomId, reader: Reader, *, disabled: bool) -> list[PersistentItem]:
    number, _, *mark = custom_id.parts
    return [
        button(
            CustomId.of(custom_id.action, custom_id.table, 0, number, choice, *mark),
            _choice(choice, reader),
            _STYLES[choice],
            disabled=disabled,
        )
        for choice in CHOICES
    ]


def _choice(choice: str, reader: Reader) -> str:
    return reader.say(CHOICE_KEYS[choice])


@action("flag", "post")
async def vote(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Count a vote. A moderator who does not play is asked for confirmation first."""
    number, choice = _read(custom_id)
    ballot = await _ballot(ctx, custom_id, number)
    stranger = not ballot.table.claims(ctx.person.id) and moderates(ctx, ballot.table)
    if stranger and ballot.petition.state == "open":
        await _ask_moderator(ctx, custom_id, choice)
        return
    try:
        ballot = await ctx.host.timeout_votes.vote(number, ctx.person.id, choice)
    except VoteOver:
        await _show(ctx, await ctx.host.timeout_votes.ballot(number), custom_id)
        raise
    await _show(ctx, ballot, custom_id)


@action("flag-alone", "panel")
async def decide(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Decide the vote as a moderator, after confirmation."""
    number, choice = _read(custom_id)
    ballot = await _ballot(ctx, custom_id, number)
    ballot = await ctx.host.timeout_votes.vote(
        number, ctx.person.id, choice, moderator=moderates(ctx, ballot.table)
    )
    reader = ctx.reader(ballot.table)
    said = reader.say(OUTCOME_KEYS[str(ballot.petition.outcome)], subject=_subject(ballot, reader))
    await ctx.show(MessageBuilder().text(said, limit=400))


async def _ask_moderator(ctx: Context, custom_id: CustomId, choice: str) -> None:
    reader = ctx.reader()
    builder = MessageBuilder().text(reader.say("flag.alone", choice=_choice(choice, reader)))
    alone = custom_id._replace(action="flag-alone")
    label = reader.say("flag.alone_yes")
    builder.buttons([button(alone, label, discord.ButtonStyle.danger)])
    await ctx.send_private(builder)


async def _ballot(ctx: Context, custom_id: CustomId, number: int) -> Ballot:
    """The vote of an item; refuses one of another table.

    The table is looked up first, so that a hidden one is refused like one that does not exist.
    """
    table = await table_lookup.seen(ctx, custom_id.table)
    ballot = await ctx.host.timeout_votes.ballot(number)
    if ballot.table.id != table.id or table.guild_id != ctx.interaction.guild_id:
        raise Refusal(ITEM_GONE)
    return ballot


async def _show(ctx: Context, ballot: Ballot, custom_id: CustomId) -> None:
    """Update the vote's post that was clicked."""
    await ctx.show(timeout_vote_message(ballot, _reader(ctx, ballot), custom_id))


def _reader(ctx: Context, ballot: Ballot) -> Reader:
    """The reader of the post, in the language of the table."""
    words = ctx.dispatcher.words
    return Reader(words, words.choose(ballot.table.language), ballot.table)


def _read(custom_id: CustomId) -> tuple[int, str]:
    number, choice = custom_id.expect(2)[:2]
    if not is_number(number) or choice not in CHOICES:
        raise Refusal(phrase("host.refused.no_vote"))
    return int(number), choice
