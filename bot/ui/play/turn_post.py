"""Posts about the log: each turn, the end of a match, and when it is frozen, thawed or closed."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

import discord

from bot.game_words import game_name
from bot.model.match import Position
from bot.model.posts import LOG_POST_KINDS, Post, PostKind
from bot.model.table import Table
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.post_messages import builds_post
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.wording.campaign_words import scenario_heading, scenario_line
from bot.ui.wording.clock_words import deadline_line
from bot.ui.wording.luck_words import fair_play_button, luck_lines
from bot.ui.wording.notes_by_scene import MAX_SCREEN_LINES, notes_text
from bot.ui.wording.seat_titles import board_name
from bot.ui.wording.standings import add_places, add_winners, notes_before_result
from bot.ui.wording.timestamps import with_absence
from games.core.phrase import phrase, seat_name
from games.core.state import Note

_MAX_NOTES_CHARS = 2200
_MAX_FINAL_NOTES_CHARS = 1200
_MAX_OPENING_CHARS = 1500
"""Characters kept for the story at the beginning of a scenario, however many notes follow."""
_MAX_AWAITED_CHARS = 1000

NOTICE_KEYS: Final[dict[PostKind, str]] = {
    "cancelled": "bot.post.cancelled",
    "frozen": "bot.post.frozen",
    "thawed": "bot.post.thawed",
}


@builds_post(*LOG_POST_KINDS, "awaited")
async def telling_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build a post about the log, with the dispatcher's cached pictures."""
    return await log_post_message(post, reader, dispatcher.pictures)


async def log_post_message(post: Post, reader: Reader, pictures: Pictures) -> MessageBuilder:
    """Build the message of a post about the log."""
    builder = MessageBuilder(game=post.table.game)
    if post.position is None:
        builder.text(_notice(post, reader), limit=800)
        builder.buttons(_buttons(post, reader))
        return builder
    if post.kind in ("turn", "awaited", "over"):
        await _add_position(builder, post, post.position, reader, pictures)
    else:
        builder.text(_notice(post, reader), limit=800)
        builder.picture(await pictures.board(post.position, reader, for_post=True))
    builder.buttons(_buttons(post, reader))
    return builder


def _notice(post: Post, reader: Reader) -> str:
    """The text of a post that shows no turn, or whose position cannot be read."""
    return reader.say(NOTICE_KEYS.get(post.kind, "bot.post.unreadable"), id=post.table.id)


async def _add_position(
    builder: MessageBuilder, post: Post, position: Position, reader: Reader, pictures: Pictures
) -> None:
    over, begins = post.kind == "over", post.since_entry < 0
    prose = _opening_prose(post, position, reader) if begins and not over else ""
    if prose:
        await _add_opening(builder, post, position, prose, reader, pictures)
    title = reader.text(game_name(post.table.game))
    headline = reader.text(position.game.headline(position.view))
    builder.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    if not prose:
        builder.text(scenario_line(post.table, reader), limit=200)
    if begins and post.table.seed_hash:
        builder.text(luck_lines(post.table, reader), limit=900)
    if over:
        await _add_ending(builder, position, reader, pictures)
    max_chars = _MAX_FINAL_NOTES_CHARS if over else _MAX_NOTES_CHARS - len(prose)
    opening = _MAX_OPENING_CHARS - len(prose) if begins and post.table.scenario is not None else 0
    notes = notes_before_result(position) if over else position.notes
    if prose:
        notes = [note for note in notes if note.phrase.key not in _prose_keys(position)]
    routine = position.game.routine_notes
    builder.text(_log_text(notes, reader, max_chars, opening, routine))
    if post.taken_back:
        seats = tuple(seat_name(seat) for seat in post.taken_back)
        builder.text(reader.say("bot.post.taken_back", seats=seats), limit=300)
    if post.decided_by is not None:
        by = reader.mention(post.decided_by)
        builder.text(reader.say("bot.post.decided_by", by=by), limit=200)
    if over:
        return
    builder.picture(await pictures.board(position, reader, for_post=True))
    # A person who is cut off here would not be pinged.
    builder.text(awaited_line(position, reader, ping=post.ping), limit=_MAX_AWAITED_CHARS)
    builder.text(deadline_line(post.table, post.deadlines, reader), limit=400)


def _prose_keys(position: Position) -> Container[str]:
    campaign = position.game.campaign
    return campaign.prose if campaign is not None else ()


def _opening_prose(post: Post, position: Position, reader: Reader) -> str:
    """The story at the beginning of a scenario, in paragraphs; empty where none is told."""
    if post.table.scenario is None:
        return ""
    keys = _prose_keys(position)
    told = [reader.text(note.phrase) for note in position.notes if note.phrase.key in keys]
    return "\n\n".join(told)[:_MAX_OPENING_CHARS]


async def _add_opening(
    builder: MessageBuilder,
    post: Post,
    position: Position,
    prose: str,
    reader: Reader,
    pictures: Pictures,
) -> None:
    """Add the scenario's heading, its title page and the story, apart from what follows."""
    builder.text(scenario_heading(post.table, reader), limit=300)
    builder.picture(await pictures.opening(position, reader))
    builder.text(prose, limit=_MAX_OPENING_CHARS).separator()


async def _add_ending(
    builder: MessageBuilder, position: Position, reader: Reader, pictures: Pictures
) -> None:
    """Add the winner, the last board and the final scores."""
    scores, game = position.final_scores, position.table.game
    add_winners(builder, scores, game, reader)
    builder.picture(await pictures.board(position, reader, for_post=True))
    add_places(builder, scores, game, reader)


def _log_text(
    notes: Sequence[Note],
    reader: Reader,
    max_chars: int,
    opening: int,
    routine: Container[str] = (),
) -> str:
    """The notes; if they are too long, their end, and ``opening`` characters of their beginning."""
    whole = notes_text(notes, reader, max_chars, MAX_SCREEN_LINES, routine=routine)
    first, used = 0, 0
    while whole.left_out and first < len(notes):
        used += len(reader.text(notes[first].phrase)) + 3
        if used > opening:
            break
        first += 1
    if not first:
        return whole.text
    began = notes_text(notes[:first], reader, max_chars).text
    rest = notes_text(
        notes[first:],
        reader,
        max(max_chars - len(began), 1),
        max(MAX_SCREEN_LINES - first, 4),
        routine=routine,
    )
    return f"{began}\n{rest.text}"


def awaited_line(position: Position, reader: Reader, *, ping: bool) -> str:
    """The line that says whose turn it is; with ``ping`` people are mentioned, else named.

    Computers answer at once, so they are left out beside people.
    """
    table = position.table
    called = []
    waiting = [seat for seat in position.awaited if table.computer_of(seat) is None]
    for seat in waiting or position.awaited:
        people = table.people_of(seat)
        if ping and people:
            mentions = "/".join(reader.mention(person) for person in people)
            name = f"{reader.symbol(seat)} {mentions}".strip()
        else:
            name = reader.seat(seat)
        called.append(with_absence(name, table, seat, reader))
    if not called:
        return ""
    return reader.say("bot.post.awaited", awaited=reader.join(called), count=len(called))


def _buttons(post: Post, reader: Reader) -> list[PersistentItem]:
    """The buttons; the first has the post's id, by which a sent post is found again."""
    table = post.table
    log = button(
        CustomId.of("log", table.id, max(post.entry, 0), post.id, max(post.since_entry, 0)),
        reader.say("bot.post.log"),
    )
    told = [log]
    if table.campaign_id is not None:
        told.append(button(CustomId("campaign", table.id), reader.say("campaign.button.show")))
    if post.kind in ("turn", "awaited", "thawed"):
        mine = CustomId.of("move", table.id, max(post.entry, 0), post.id)
        label = reader.say("bot.post.my_move")
        return [
            button(mine, label, discord.ButtonStyle.primary),
            *offers(table, post.position, reader),
            *told,
        ]
    if post.kind == "over" and table.scenario is None:
        again = CustomId.of("rematch", table.id, max(post.entry, 0))
        rematch = button(again, reader.say("bot.post.rematch"), discord.ButtonStyle.success)
        return [log, rematch, fair_play_button(table, reader)]
    if post.kind in ("over", "cancelled"):
        told.append(fair_play_button(table, reader))
    return told


def offers(table: Table, position: Position | None, reader: Reader) -> list[PersistentItem]:
    """Buttons to fill each awaited open seat: by a person, or for now by a computer."""
    places = {member.order: table.seats_at(member.order) for member in table.open_places}
    waiting = {place: seats for place, seats in places.items() if {*seats} & {*table.unheld}}
    found = []
    for place, seats in waiting.items():
        take, fill = reader.say("seats.button_take"), reader.say("seats.button_fill")
        if len(waiting) > 1:
            named = board_name(seats[0], position)
            take = reader.label(phrase("seats.button_take_seat", seat=named))
            fill = reader.label(phrase("seats.button_fill_seat", seat=named))
        custom_id = CustomId.of("take-over", table.id, 0, place)
        found.append(button(custom_id, take, discord.ButtonStyle.success))
        if table.people:
            found.append(button(custom_id._replace(action="fill-in"), fill))
    return found
