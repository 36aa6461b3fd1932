"""``/rules``: shows a game's rules in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.game_words import campaign_blurb, game_blurb, game_name, rules_body, rules_title
from bot.host.learn import available_rules
from bot.model.table import Table
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit import limits
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    ITEM_GONE,
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    chosen_value,
    menu,
)
from bot.ui.kit.reader import Reader
from games.core import game as registry
from games.core.game import AnyGame
from games.core.phrase import phrase

MAX_RULES_CHARS = 3300
LEGEND = "legend"
"""The topic about the symbols in a game's pictures."""


def rules_message(
    ctx: Context, game: AnyGame, topic: str | None, table: Table | None = None
) -> MessageBuilder:
    """Build one topic of a game's rules, or the list of topics.

    At a ``table`` of a campaign only topics that its scenario has introduced are shown.
    """
    topics = available_rules.topics(game, table)
    if topic is not None and topic not in topics:
        raise Refusal(ITEM_GONE)
    reader = ctx.reader()
    number = table.id if table is not None and available_rules.in_campaign(game, table) else 0
    builder = MessageBuilder(game=game.id)
    if topic is None:
        builder.text(reader.say("bot.rules.title", game=game_name(game.id)))
        # The game's own description would spoil later scenarios of a campaign.
        about = campaign_blurb(game.id) if number else game_blurb(game.id)
        builder.text(reader.text(about), limit=600)
    else:
        builder.text("## " + reader.text(rules_title(game.id, topic)), limit=200)
        builder.text(reader.text(rules_body(game.id, topic)), limit=MAX_RULES_CHARS)
    if topics:
        place = 0 if topic is None else topics.index(topic)
        # A long list shows the topics around the current one; Back and Next lead on.
        shown, _, _ = limits.page_of(topics, place // limits.MENU_OPTIONS)
        items = [
            MenuOption(name, reader.text(rules_title(game.id, name)), chosen=name == topic)
            for name in shown
        ]
        custom_id = CustomId.of("rules", number, 0, game.id)
        builder.menu(menu(custom_id, items, reader.say("bot.rules.choose")))
        builder.buttons(_turning(game, topics, topic, number, reader))
    return builder


def _turning(
    game: AnyGame, topics: Sequence[str], topic: str | None, table_id: int, reader: Reader
) -> list[PersistentItem]:
    """The buttons Back and Next, labelled with the topics they lead to."""
    place = -1 if topic is None else topics.index(topic)
    found = []
    for sign, number in (("◀️", place - 1), ("▶️", place + 1)):
        if 0 <= number < len(topics):
            wanted = topics[number]
            title = reader.text(rules_title(game.id, wanted))
            custom_id = CustomId.of("rules-turn", table_id, 0, game.id, wanted)
            found.append(button(custom_id, title, emoji=sign))
    return found


async def _campaign_table(ctx: Context, custom_id: CustomId) -> Table | None:
    """The campaign table at which an item was shown, or None."""
    return await table_lookup.seen(ctx, custom_id.table) if custom_id.table else None


@action("rules-turn", "panel")
async def turn_page(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the previous or next topic."""
    game_id, topic = custom_id.expect(2)[:2]
    table = await _campaign_table(ctx, custom_id)
    await ctx.show(rules_message(ctx, _game(game_id), topic, table))


@action("rules", "panel")
async def another_topic(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the topic chosen in the menu."""
    table = await _campaign_table(ctx, custom_id)
    await ctx.show(rules_message(ctx, _game(custom_id.parts[0]), chosen_value(values), table))


@action("topic", "private")
async def help_with(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's Help: show the rule that the question is about."""
    game_id, topic = custom_id.expect(2)[:2]
    table = await _campaign_table(ctx, custom_id)
    await ctx.show(rules_message(ctx, _game(game_id), topic, table))


def _game(game_id: str) -> AnyGame:
    try:
        return registry.find(game_id)
    except KeyError:
        raise Refusal(ITEM_GONE) from None


async def show_rules(ctx: Context, typed_game: str | None, typed_topic: str | None) -> None:
    """``/rules``: of the game named, else of the one played here, else of the only one.

    If a question awaits the person, it opens at the topic of that question.
    """
    game = await wanted_game(ctx, typed_game)
    table = await played_here(ctx, game)
    topics = available_rules.topics(game, table)
    reader = ctx.reader()
    topic: str | None = None
    if typed_topic:
        wanted = typed_topic.strip().casefold()
        titles = {name: reader.text(rules_title(game.id, name)) for name in topics}
        topic = next(
            (n for n, title in titles.items() if wanted in (n.casefold(), title.casefold())), None
        )
        if topic is None:
            raise Refusal(
                phrase(
                    "bot.refused.no_topic",
                    topics=tuple(rules_title(game.id, n) for n in topics),
                )
            )
    if not typed_topic and not typed_game:
        topic = await _topic_in_question(ctx, game, table)
    await ctx.show(rules_message(ctx, game, topic, table))


async def played_here(ctx: Context, game: AnyGame) -> Table | None:
    """The table of this channel, if that game is played at it."""
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    return table if table is not None and table.game == game.id else None


async def _topic_in_question(ctx: Context, game: AnyGame, table: Table | None) -> str | None:
    """The topic of the question that the person is asked in this channel."""
    held = table.seats_of(ctx.person.id) if table is not None and table.playing else ()
    asked = [seat for seat in held if table is not None and seat in table.awaited]
    if table is None or not asked:
        return None
    position = await ctx.host.play.position(table.id, asked[0])
    return (
        available_rules.topic_of(game, table, position.ask.key)
        if position.ask is not None
        else None
    )


async def wanted_game(ctx: Context, typed: str | None) -> AnyGame:
    """The game named, else the one played here, else the only one; refuses where it is unclear."""
    games = registry.game_ids()
    reader = ctx.reader()
    if typed:
        wanted = typed.strip().casefold()
        for game in games:
            if wanted in (game.casefold(), reader.text(game_name(game)).casefold()):
                return registry.find(game)
    else:
        table = await ctx.host.tables.in_channel(ctx.channel_id)
        if table is not None:
            return registry.find(table.game, table.edition)
        if len(games) == 1:
            return registry.find(games[0])
    names = tuple(game_name(game) for game in games)
    raise Refusal(phrase("bot.refused.no_game", games=names))


@command(
    "rules",
    "rules",
    options={"topic": "p_topic", "game": "p_game"},
    texts={"game": "p_rules_game"},
    complete={"topic": autocomplete.topics, "game": autocomplete.games},
    installable=True,
)
async def rules(ctx: Context, topic: str | None = None, game: str | None = None) -> None:
    """A game's rules in our own words."""
    await show_rules(ctx, game, topic)
