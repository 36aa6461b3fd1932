"""The lobby: a post that everybody in the channel sees, with buttons to join and to begin."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.face.delivery.doubt import InDoubt
from bot.face.desk import bot_permissions
from bot.face.desk.moderator_rights import moderates, moderates_here, role_ids
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby import lobby_post
from bot.face.lobby.game_options import agreement_name, hints_name, option_lines
from bot.face.lobby.introduction import introduction
from bot.face.wording.clock_words import terms
from bot.face.wording.luck_words import luck_lines
from bot.host.moderation.moderation import Moderator
from bot.host.table.tables import may_cancel
from bot.model.people import Person
from bot.model.table import Table
from games.core import game as shelf
from games.core.phrase import phrase

log = logging.getLogger(__name__)

LOBBY_VERBS = ("join", "leave", "start", "options", "computer", "uncomputer", "word")


def lobby_sheet(table: Table, reader: Reader, invited: Sequence[int] = ()) -> Sheet:
    """The lobby as a message; once the match has begun, what it began with.

    ``invited`` are people who are asked to join, and have not done so yet.
    """
    game = shelf.find(table.game, table.edition)
    sheet = Sheet()
    sheet.text(introduction(game, reader, campaign=table.campaign_id is not None), limit=800)
    sheet.text(reader.say(f"bot.lobby.status.{table.status}", id=table.id), limit=300)
    sheet.rule()
    lines = [f"{place}. {reader.member(member)}" for place, member in enumerate(table.members, 1)]
    waits = table.status == "lobby"
    heading = reader.say(
        "bot.lobby.players" if waits else "bot.lobby.seated",
        count=len(table.members),
        low=min(game.people),
        high=max(game.people),
    )
    sheet.text("\n".join([heading, *lines]), limit=1200)
    if invited:
        people = reader.join([reader.mention(person) for person in invited])
        sheet.text(reader.say("bot.lobby.invited", people=people), limit=400)
    options = option_lines(table, reader)
    if table.clock is not None or table.status == "lobby":
        title = reader.say("clock.title")
        value = terms(table.clock, reader)
        options.append(reader.say("bot.lobby.option", title=title, value=value))
    if table.agreement != "everybody":
        value = agreement_name(table.agreement, reader)
        title = reader.say("agreement.title")
        options.append(reader.say("bot.lobby.option", title=title, value=value))
    if table.hints != "alone":
        value = hints_name(table.hints, reader)
        options.append(reader.say("bot.lobby.option", title=reader.say("hint.title"), value=value))
    if options:
        sheet.text("\n".join([reader.say("bot.lobby.options"), *options]), limit=1200)
    sheet.text(luck_lines(table, reader), limit=900)
    if table.status == "lobby":
        sheet.buttons(_lobby_buttons(table, reader))
    return sheet


def _lobby_buttons(table: Table, reader: Reader) -> list[Control]:
    game = shelf.find(table.game, table.edition)
    full = len(table.members) >= max(game.people)
    styles = {"join": discord.ButtonStyle.success, "start": discord.ButtonStyle.primary}
    idle = {"join": full, "computer": full, "start": len(table.members) not in game.people}
    computers = any(member.computer for member in table.members)
    return [
        button(
            Code(verb, table.id),
            reader.say(f"bot.lobby.button.{verb}"),
            styles.get(verb, discord.ButtonStyle.secondary),
            disabled=idle.get(verb, False),
        )
        for verb in LOBBY_VERBS
        if verb != "uncomputer" or computers
    ]


async def post_lobby(
    client: discord.Client,
    channel: discord.abc.Messageable,
    table: Table,
    reader: Reader,
    invited: Sequence[int] = (),
) -> int:
    """Post the lobby afresh, once; returns its message."""
    sheet = lobby_sheet(table, reader, invited)
    return await lobby_post.send(client, channel, table, sheet, invited)


async def refresh_lobby(
    visit: Visit, table: Table, invited: Sequence[int] = (), *, moved: bool = False
) -> None:
    """Bring the lobby's post up to date; post it anew where it has been deleted, or where the table
    has ``moved`` and left it behind.

    Where connections break it may stay as it was: whatever the table has come to is done.
    """
    async with visit.desk.lobby_lock(table.id):
        try:
            # Somebody else may have joined while this waited for its turn to be shown.
            await _refresh(visit, await visit.host.tables.get(table.id), invited, moved)
        except InDoubt as error:
            log.warning("the lobby of table %s may not be up to date: %s", table.id, error)


async def _refresh(visit: Visit, table: Table, invited: Sequence[int], moved: bool) -> None:
    if table.seats and table.status in ("lobby", "cancelled"):
        # The host itself keeps the invitation to a scenario up to date.
        return
    channel = _channel(visit, table)
    message_id = table.lobby_message_id
    if message_id is None and not moved:
        # It was posted while connections broke, or the process ended then.
        message_id = await _found(visit, table)
    if message_id is not None:
        sheet = lobby_sheet(table, _reader(visit, table))
        try:
            await lobby_post.change(channel, message_id, sheet)
        except discord.NotFound:
            log.info("the lobby post of table %s is gone", table.id)
        else:
            return
    if table.status == "lobby":
        await _post(visit, table, invited)


async def _post(visit: Visit, table: Table, invited: Sequence[int]) -> None:
    client, set_message = visit.interaction.client, visit.host.lobby.set_message
    channel, reader = _channel(visit, table), _reader(visit, table)
    try:
        message_id = await post_lobby(client, channel, table, reader, invited)
    except InDoubt:
        # Where nobody knows, it is looked for before it is posted again.
        await set_message(table.id, None)
        raise
    await set_message(table.id, message_id)


async def _found(visit: Visit, table: Table) -> int | None:
    """Look for the lobby's post in its channel, and note it where it stands there."""
    message_id = await lobby_post.find(visit.interaction.client, _channel(visit, table), table)
    if message_id is not None:
        await visit.host.lobby.set_message(table.id, message_id)
    return message_id


def _channel(visit: Visit, table: Table) -> discord.PartialMessageable:
    return visit.interaction.client.get_partial_messageable(
        table.channel_id, guild_id=table.guild_id
    )


def _reader(visit: Visit, table: Table) -> Reader:
    return Reader(visit.desk.words, visit.desk.words.choose(table.language), table)


async def open_table(
    visit: Visit,
    game: str,
    language: str | None,
    *,
    campaign: bool = False,
    like: Table | None = None,
    invited: Sequence[int] = (),
) -> Table:
    """``/table create`` and ``/campaign create``: a new table here, with its lobby posted."""
    bot_permissions.require(visit)
    table = await new_table(visit, game, language, campaign=campaign, like=like)
    try:
        async with visit.desk.lobby_lock(table.id):
            await _post(visit, table, invited)
    except (discord.HTTPException, InDoubt) as error:
        if await _may_be_posted(visit, table, error):
            return table
        # A table nobody can see would only block the channel.
        await visit.host.tables.cancel(table.id, visit.person.id, moderator=moderates(visit, table))
        if isinstance(error, discord.Forbidden):
            raise Refusal(phrase("bot.refused.forbidden")) from error
        if isinstance(error, InDoubt):
            raise Refusal(phrase("bot.refused.not_posted")) from error
        raise
    return table


async def _may_be_posted(visit: Visit, table: Table, error: Exception) -> bool:
    """Whether a lobby stands in its channel although posting it seemed to fail.

    True also where that cannot be found out now: whoever joins looks for it once more.
    """
    if not isinstance(error, InDoubt | discord.DiscordServerError):
        return False
    try:
        return await _found(visit, table) is not None
    except (discord.HTTPException, InDoubt) as second:
        log.warning("the lobby of table %s may be lost: %s", table.id, second)
        return True


async def new_table(
    visit: Visit,
    game: str,
    language: str | None = None,
    *,
    gentle: bool = False,
    like: Table | None = None,
    campaign: bool = False,
) -> Table:
    """A table with its creator, in the language asked for, the server's or the operator's."""
    known = _game_named(visit, game)
    served = visit.interaction.guild_locale
    spoken = visit.desk.words.choose(
        language,
        visit.server.language,
        served.value if served else None,
        visit.desk.language,
    )
    assert visit.interaction.guild_id is not None
    return await visit.host.tables.create(
        visit.interaction.guild_id,
        visit.channel_id,
        visit.person,
        known,
        spoken,
        moderator=moderates_here(visit),
        roles=role_ids(visit),
        gentle=gentle,
        like=like,
        campaign=campaign,
    )


def _game_named(visit: Visit, typed: str) -> str:
    """The game somebody typed, by id or by name."""
    reader = visit.reader()
    wanted = typed.strip().casefold()
    for game in shelf.shelf():
        if wanted in (game.casefold(), reader.say(f"{game}.name").casefold()):
            return game
    names = tuple(phrase(f"{game}.name") for game in shelf.shelf())
    raise Refusal(phrase("bot.refused.no_game", games=names))


async def join(visit: Visit, table: Table) -> None:
    """Sit down."""
    table = await visit.host.lobby.join(table.id, visit.person)
    await refresh_lobby(visit, table)


async def say_word(visit: Visit, table: Table, word: str) -> None:
    """Add a word to the luck."""
    table = await visit.host.lobby.say_word(table.id, visit.person.id, word)
    await refresh_lobby(visit, table)


async def leave(visit: Visit, table: Table) -> None:
    """Get up again; the last one closes the table."""
    table = await visit.host.lobby.leave(table.id, visit.person.id)
    await refresh_lobby(visit, table)


async def start(visit: Visit, table: Table) -> None:
    """Begin the match."""
    bot_permissions.require(visit)
    table = await visit.host.lobby.start(
        table.id, visit.person.id, moderator=moderates(visit, table)
    )
    await refresh_lobby(visit, table)


async def cancel(visit: Visit, table: Table) -> None:
    """Close the table for good."""
    try:
        may_cancel(table, visit.person.id, moderator=False)
    except Refusal:
        if not moderates(visit, table):
            raise
        # It takes a moderator, and moderators' deeds are written down.
        table = await visit.host.moderation.end(Moderator(table.guild_id, visit.person), table.id)
    else:
        table = await visit.host.tables.cancel(table.id, visit.person.id)
    await refresh_lobby(visit, table)


async def add_computer(visit: Visit, table: Table, kind: str | None) -> None:
    """Seat a computer player: the best there is, unless a kind is asked for."""
    known = shelf.find(table.game, table.edition).computer_kinds
    chosen = kind or known[0]
    if chosen not in known:
        kinds = tuple(phrase(f"computer.{name}") for name in known)
        raise Refusal(phrase("bot.refused.no_computer", kinds=kinds))
    table = await visit.host.lobby.add_computer(
        table.id, visit.person.id, chosen, moderator=moderates(visit, table)
    )
    await refresh_lobby(visit, table)


async def remove_computer(visit: Visit, table: Table, order: int | None) -> None:
    """Send a computer player away: the last that came, unless one is named."""
    seated = [member.order for member in table.members if member.computer]
    if not seated or (order is not None and order not in seated):
        raise Refusal(phrase("bot.refused.no_computer_here"))
    table = await visit.host.lobby.remove_computer(
        table.id,
        visit.person.id,
        seated[-1] if order is None else order,
        moderator=moderates(visit, table),
    )
    await refresh_lobby(visit, table)


def may_manage(table: Table, person: Person, *, moderator: bool) -> bool:
    """Whether somebody may change a table's options: its creator or a moderator."""
    return moderator or table.creator_id == person.id
