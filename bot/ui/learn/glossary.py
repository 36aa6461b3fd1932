"""``/card``: shows any card, god, piece or token of a game, in words and as a picture.

The articles describe printed components and depend on no match. In a campaign only those
introduced so far are shown.
"""

from __future__ import annotations

from difflib import get_close_matches

from bot.errors import Refusal
from bot.game_words import article_kind, game_name
from bot.host.learn import available_rules
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.autocomplete import Pairs
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import escaped
from bot.ui.kit.reader import Reader
from bot.ui.learn.rules import played_here, wanted_game
from games.core import game as registry
from games.core.game import AnyGame
from games.core.learn.glossary import Article, Glossary
from games.core.phrase import Phrase, phrase

_MAX_NAMES_SUGGESTED = 5
_MAX_TYPED_CHARS = 60


async def articles(ctx: Context, typed: str) -> Pairs:
    """Autocompletion: the articles of the game named, or of the one played here."""
    named = autocomplete.option_value(ctx, "p_game")
    if named is not None and named not in registry.game_ids():
        return []
    game = await wanted_game(ctx, named)
    known = available_rules.glossary(game, await played_here(ctx, game))
    reader = ctx.reader()
    found = autocomplete.matching(
        (
            (
                reader.label(phrase("glossary.choice", name=article.name, kind=_kind(article))),
                article.key,
            )
            for article in known
        ),
        typed,
    )
    wanted = typed.strip().casefold()
    return sorted(found, key=lambda pair: not _bare(pair[0]).startswith(wanted))


@command(
    "card",
    "card",
    options={"name": "p_card", "game": "p_game"},
    texts={"game": "p_card_game"},
    complete={"name": articles, "game": autocomplete.games},
    installable=True,
)
async def card(ctx: Context, name: str, game: str | None = None) -> None:
    """Show an article, with its picture if there is one."""
    played = await wanted_game(ctx, game)
    known = available_rules.glossary(played, await played_here(ctx, played))
    article = find_article(played, name, ctx.reader(), known)
    await ctx.show(await article_message(ctx, played, article))


def find_article(
    game: AnyGame, typed: str, reader: Reader, known: Glossary | None = None
) -> Article:
    """Find an article by its key, its name, or a part of the name that is unique.

    ``known`` are the articles that may be shown, if not all of the game. Refuses with similar names
    where there is none.
    """
    wanted = _bare(typed)
    known = game.glossary if known is None else known
    named: dict[str, Article] = {}
    for article in known:
        if typed.strip() == article.key:
            return article
        named.setdefault(_bare(reader.label(article.name)), article)
    if wanted in named:
        return named[wanted]
    parts = [name for name in named if wanted and wanted in name]
    if len(parts) == 1:
        return named[parts[0]]
    alike = parts or get_close_matches(wanted, named, _MAX_NAMES_SUGGESTED, 0.6)
    title = game_name(game.id)
    if not known:
        raise Refusal(phrase("glossary.empty", game=title))
    shown = escaped(typed.strip()[:_MAX_TYPED_CHARS])
    if not alike:
        raise Refusal(phrase("glossary.none", game=title, typed=shown))
    names = tuple(named[name].name for name in alike[:_MAX_NAMES_SUGGESTED])
    raise Refusal(phrase("glossary.near", game=title, typed=shown, names=names))


async def article_message(ctx: Context, game: AnyGame, article: Article) -> MessageBuilder:
    """Build the message of an article: its text, and its picture if there is one."""
    reader = ctx.reader()
    builder = MessageBuilder(game=game.id)
    builder.text(
        reader.say(
            "glossary.title",
            name=article.name,
            game=game_name(game.id),
            kind=_kind(article),
        ),
        limit=300,
    )
    builder.text(reader.text(article.text), limit=1500)
    title, text = reader.draw(article.name), reader.draw(article.text)
    return builder.picture(
        await ctx.dispatcher.pictures.article(game.id, reader, article, title, text)
    )


def _kind(article: Article) -> Phrase:
    return article_kind(article.kind)


def _bare(name: str) -> str:
    """A name without leading symbols, to compare it with typed text."""
    return name.strip().casefold().lstrip("🔵🟢🟡🟤🔴🟣 ")
