"""What Discord offers while somebody types: never an error, never more than it can show."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from discord.app_commands import Choice

from bot.errors import Refusal
from bot.face.desk.visit import Interaction, Visit
from bot.face.kit import limits
from bot.face.kit.command_names import term
from bot.face.wording.clock_words import OFF, terms
from bot.face.wording.effort import introduced
from bot.face.wording.seat_titles import seat_title
from bot.host.campaign import arrived
from bot.host.waits.clock_times import PRESETS
from games.core import game as shelf

if TYPE_CHECKING:
    pass


log = logging.getLogger(__name__)

Pairs = list[tuple[str, str]]


async def offered(
    interaction: Interaction, find: Callable[[Visit], Awaitable[Pairs]]
) -> list[Choice[str]]:
    """The pairs of names and values as choices; whoever may not know any is offered none."""
    visit = Visit(interaction.client.desk, interaction)
    desk, person_id = visit.desk, interaction.user.id
    # Whoever types on has no use for an answer that comes late.
    if desk.closing or desk.turnstile.crowded(person_id) or not desk.readable(interaction.data):
        return []
    try:
        with desk.visited():
            async with desk.turnstile.passing(person_id):
                await visit.arrive()
                pairs = await find(visit)
    except Refusal:
        return []
    except Exception:
        visit.desk.metrics.erred("autocompletion")
        log.exception("an autocompletion failed in channel %s", interaction.channel_id)
        return []
    return [
        Choice(name=limits.cut(name, limits.CHOICE) or "·", value=value)
        for name, value in pairs[: limits.MENU_OPTIONS]
        if 0 < len(value) <= limits.CHOICE
    ]


def narrowed(pairs: Iterable[tuple[str, str]], typed: str) -> Pairs:
    """The pairs whose name or value contains what was typed."""
    wanted = typed.strip().casefold()
    return [(n, v) for n, v in pairs if wanted in n.casefold() or wanted in v.casefold()]


def filled(visit: Visit, option: str) -> str | None:
    """What has been filled in so far for another option of the command, by the key of its words."""
    typed = getattr(visit.interaction.namespace, str(term(f"command.{option}.name")), None)
    return typed if isinstance(typed, str) and typed else None


async def games(visit: Visit, typed: str) -> Pairs:
    """The games on the shelf."""
    reader = visit.reader()
    return narrowed(((reader.say(f"{game}.name"), game) for game in shelf.shelf()), typed)


async def games_to_begin(visit: Visit, typed: str) -> Pairs:
    """The games on the shelf, each with how hard and how long it is."""
    reader = visit.reader()
    return narrowed(
        ((reader.label(introduced(shelf.find(game))), game) for game in shelf.shelf()), typed
    )


async def languages(visit: Visit, typed: str) -> Pairs:
    """The languages a table may speak, each called by its own name."""
    words = visit.desk.words
    return narrowed(((words.text("bot.language", tag), tag) for tag in words.languages), typed)


async def topics(visit: Visit, typed: str) -> Pairs:
    """The topics of the rules of one game: the one named, or the one played here."""
    game = filled(visit, "p_game")
    table = await visit.host.tables.in_channel(visit.channel_id)
    if game not in shelf.shelf():
        games_here = shelf.shelf()
        game = table.game if table else games_here[0] if len(games_here) == 1 else None
    if game is None:
        return []
    reader = visit.reader()
    played = table if table is not None and table.game == game else None
    names = arrived.topics(shelf.find(game), played)
    return narrowed(((reader.say(f"{game}.rules.{name}.title"), name) for name in names), typed)


async def kinds(visit: Visit, typed: str) -> Pairs:
    """The kinds of computer player of the game played here."""
    table = await visit.host.tables.in_channel(visit.channel_id)
    if table is None:
        return []
    reader = visit.reader()
    known = shelf.find(table.game, table.edition).computer_kinds
    return narrowed(((reader.say(f"computer.{kind}"), kind) for kind in known), typed)


async def clocks(visit: Visit, typed: str) -> Pairs:
    """The clocks that a table may play with."""
    reader = visit.reader()
    return narrowed(
        ((terms(PRESETS.get(preset), reader), preset) for preset in (OFF, *PRESETS)), typed
    )


async def computers(visit: Visit, typed: str) -> Pairs:
    """The computer players in this channel's lobby."""
    table = await visit.host.tables.in_channel(visit.channel_id)
    if table is None:
        return []
    reader = visit.reader(table)
    seated = [member for member in table.members if member.computer]
    return narrowed(((reader.member_label(m), str(m.order)) for m in seated), typed)


async def seats(visit: Visit, typed: str) -> Pairs:
    """The seats that this person holds, or that are kept for them."""
    table = await visit.host.tables.in_channel(visit.channel_id)
    if table is None:
        return []
    reader = visit.reader(table)
    held = table.known_to(visit.person.id)
    position = await visit.host.play.board(table.id) if held else None
    return narrowed(((seat_title(seat, reader, position), seat) for seat in held), typed)
