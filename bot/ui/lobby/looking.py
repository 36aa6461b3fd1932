"""``/looking``: a private panel with what a person looks for, and the answers to proposals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.game_words import game_name
from bot.model.looking import SEARCH_DAYS, Proposal, Search
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates_here, role_ids
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    menu,
    require_number,
)
from bot.ui.kit.reader import Reader
from bot.ui.wording.habit_words import habit_words
from bot.ui.wording.outlook_words import PACE_KEYS
from bot.ui.wording.timestamps import stamp
from games.core import game as registry
from games.core.phrase import Phrase, phrase

_ANY: Final = "any"
SIZES: Final = (2, 3, 4, 5)


@command("looking", "looking")
async def looking(ctx: Context) -> None:
    """Look for people to play with."""
    await show_looking(ctx)


async def show_looking(ctx: Context, notice: Phrase | None = None) -> None:
    """Show what the person looks for here, what is proposed to them, and menus to change it."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    search, proposals = await ctx.host.looking.of_person(guild_id, ctx.person.id)
    reader, builder = ctx.reader(), MessageBuilder()
    if notice is not None:
        builder.text(reader.text(notice), limit=300)
    builder.text(reader.say("looking.title", days=SEARCH_DAYS), limit=900)
    builder.text(_described(search, reader), limit=600)
    for proposal in proposals[:3]:
        add_proposal(builder, proposal, reader, ctx.person.id)
    _add_menus(builder, search, reader)
    habits, seen = await ctx.host.habits.own(ctx.person.id)
    said = habit_words(habits, reader) or reader.say("habits.too_few")
    builder.text(reader.say("habits.own", habits=said, shown="yes" if seen else "no"), limit=500)
    label = reader.say("looking.button.stop" if search else "looking.button.begin")
    style = discord.ButtonStyle.secondary if search else discord.ButtonStyle.success
    verb = "look-stop" if search else "look"
    wanted = CustomId.of("habits", 0, 0, "no" if seen else "yes")
    shown = reader.say("habits.button.hide" if seen else "habits.button.show")
    builder.buttons([button(CustomId.of(verb, 0, 0, "begin"), label, style), button(wanted, shown)])
    await ctx.show(builder)


def _described(search: Search | None, reader: Reader) -> str:
    if search is None:
        return reader.say("looking.nothing")
    games = [reader.text(game_name(game)) for game in search.games]
    return reader.say(
        "looking.search",
        games=reader.join(games) if games else reader.say("looking.any_game"),
        pace=reader.say(PACE_KEYS[search.pace]),
        size=search.size or 0,
        until=stamp(search.until, "D"),
        often="yes" if search.often else "no",
    )


def _add_menus(builder: MessageBuilder, search: Search | None, reader: Reader) -> None:
    chosen = search.games if search else ()
    games = [
        MenuOption(game, reader.label(game_name(game)), chosen=game in chosen)
        for game in registry.game_ids()
    ]
    any_game = MenuOption(
        _ANY, reader.say("looking.any_game"), chosen=search is not None and not chosen
    )
    _add(builder, "games", [any_game, *games], reader.say("looking.menu.games"), len(games) + 1)
    pace = search.pace if search else None
    paces = [MenuOption(p, reader.say(key), chosen=p == pace) for p, key in PACE_KEYS.items()]
    _add(builder, "pace", paces, reader.say("looking.menu.pace"))
    size = search.size if search else -1
    sizes = [MenuOption(_ANY, reader.say("looking.any_size"), chosen=size is None)]
    sizes += [
        MenuOption(str(n), reader.say("looking.size", count=n), chosen=n == size) for n in SIZES
    ]
    _add(builder, "size", sizes, reader.say("looking.menu.size"))
    often = search.often if search else None
    told = [
        MenuOption("no", reader.say("looking.often.no"), chosen=often is False),
        MenuOption("yes", reader.say("looking.often.yes"), chosen=often is True),
    ]
    _add(builder, "often", told, reader.say("looking.menu.often"))


def _add(
    builder: MessageBuilder, name: str, items: Sequence[MenuOption], placeholder: str, high: int = 1
) -> None:
    builder.menu(menu(CustomId.of("look", 0, 0, name), items, placeholder, high=high))


def add_proposal(
    builder: MessageBuilder, proposal: Proposal, reader: Reader, person_id: int
) -> None:
    """Add a proposal with its buttons."""
    others = [reader.mention(p) for p in proposal.coming if p != person_id]
    builder.text(proposal_words(proposal, reader, reader.join(others)), limit=900)
    builder.buttons(proposal_buttons(proposal, reader, accepted=person_id in proposal.accepted))


def proposal_words(proposal: Proposal, reader: Reader, others: str) -> str:
    """What is proposed, with whom, and how long there is time to answer."""
    return reader.say(
        "looking.proposal",
        game=game_name(proposal.game),
        pace=reader.say(PACE_KEYS[proposal.pace]),
        others=others,
        count=len(proposal.coming),
        until=stamp(proposal.until, "R"),
    )


def proposal_buttons(
    proposal: Proposal, reader: Reader, *, accepted: bool = False
) -> list[PersistentItem]:
    """The answers to a proposal."""
    yes, no = CustomId.of("look-answer", 0, 0, proposal.id, "yes"), "looking.button.no"
    return [
        button(
            yes, reader.say("looking.button.yes"), discord.ButtonStyle.success, disabled=accepted
        ),
        button(CustomId.of("look-answer", 0, 0, proposal.id, "no"), reader.say(no)),
        button(
            CustomId.of("look-stop", 0, 0, proposal.guild_id), reader.say("looking.button.stop")
        ),
    ]


@action("look", "panel")
async def look(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Begin a search, or change and renew it, with what was chosen in a menu."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    changes: dict[str, JsonValue] = {}
    match custom_id.parts[0]:
        case "games":
            changes["games"] = [] if _ANY in values else list(values)
        case "pace" if values:
            changes["pace"] = values[0]
        case "size" if values:
            changes["size"] = None if values[0] == _ANY else require_number(values[0])
        case "often" if values:
            changes["often"] = values[0] == "yes"
    await ctx.host.looking.look(
        guild_id,
        ctx.channel_id,
        ctx.person,
        changes,
        moderator=moderates_here(ctx),
        roles=role_ids(ctx),
    )
    await show_looking(ctx, phrase("looking.changed"))


@action("habits", "panel")
async def show_habits(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Let lobbies say the person's habits, or not any more."""
    shown = custom_id.parts[0] == "yes"
    await ctx.host.habits.show(ctx.person, shown=shown)
    await show_looking(ctx, phrase("habits.chosen" if shown else "habits.hidden"))


@action("look-stop", "private")
async def stop(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """End the search; also from a direct message, which names the server."""
    part = custom_id.parts[0]
    guild_id = int(part) if part.isdecimal() else ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    await ctx.host.looking.stop(guild_id, ctx.person.id)
    await ctx.tell(phrase("looking.stopped"))


@action("look-answer", "private")
async def answer(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Accept or decline a proposal."""
    number, said = custom_id.expect(2)[:2]
    accept = said == "yes"
    proposal = await ctx.host.looking.answer(require_number(number), ctx.person.id, accept=accept)
    if not accept:
        await ctx.tell(phrase("looking.declined"))
    elif proposal.state == "open":
        waiting = len(proposal.coming) - len(proposal.accepted)
        await ctx.tell(phrase("looking.accepted", count=waiting))
    else:
        await ctx.tell(phrase("looking.complete"))
