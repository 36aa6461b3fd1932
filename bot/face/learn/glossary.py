"""``/card``: any card, god, piece or token of a game, in words and as a picture.

What is printed on a game's components is no secret, so the look-up knows no match: it tells the
same of a card in the deck, in a hand, built or discarded. In a campaign it tells of what has
arrived.
"""

from __future__ import annotations

from difflib import get_close_matches

from bot.errors import Refusal
from bot.face.desk import autocomplete
from bot.face.desk.autocomplete import Pairs
from bot.face.desk.commands import command
from bot.face.desk.visit import Visit
from bot.face.kit.names import escaped
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.table.rules import played_here, wanted_game
from bot.host.campaign import arrived
from games.core import game as shelf
from games.core.game import AnyGame
from games.core.learn.glossary import Article, Glossary
from games.core.phrase import Phrase, phrase

_NAMES_OFFERED = 5
_TYPED_SHOWN = 60


async def articles(visit: Visit, typed: str) -> Pairs:
    """What can be looked up in the game named, or in the one played here; names first."""
    named = autocomplete.filled(visit, "p_game")
    if named is not None and named not in shelf.shelf():
        return []
    game = await wanted_game(visit, named)
    known = arrived.glossary(game, await played_here(visit, game))
    reader = visit.reader()
    found = autocomplete.narrowed(
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
    anywhere=True,
)
async def card(visit: Visit, name: str, game: str | None = None) -> None:
    """What something does, with its picture where there is one."""
    played = await wanted_game(visit, game)
    known = arrived.glossary(played, await played_here(visit, played))
    article = find_article(played, name, visit.reader(), known)
    await visit.show(await article_sheet(visit, played, article))


def find_article(
    game: AnyGame, typed: str, reader: Reader, known: Glossary | None = None
) -> Article:
    """The article of that key or name; a part of the name will do where it is of one alone.

    ``known`` is what may be looked up, if that is not all of the game. Refuses, with names that
    are alike, where there is none.
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
    alike = parts or get_close_matches(wanted, named, _NAMES_OFFERED, 0.6)
    title = phrase(f"{game.id}.name")
    if not known:
        raise Refusal(phrase("glossary.empty", game=title))
    shown = escaped(typed.strip()[:_TYPED_SHOWN])
    if not alike:
        raise Refusal(phrase("glossary.none", game=title, typed=shown))
    names = tuple(named[name].name for name in alike[:_NAMES_OFFERED])
    raise Refusal(phrase("glossary.near", game=title, typed=shown, names=names))


async def article_sheet(visit: Visit, game: AnyGame, article: Article) -> Sheet:
    """The article as a message: the words, and the picture where the game has one."""
    reader = visit.reader()
    sheet = Sheet()
    sheet.text(
        reader.say(
            "glossary.title",
            name=article.name,
            game=phrase(f"{game.id}.name"),
            kind=_kind(article),
        ),
        limit=300,
    )
    sheet.text(reader.text(article.text), limit=1500)
    title, text = reader.draw(article.name), reader.draw(article.text)
    return sheet.picture(await visit.desk.pictures.article(game.id, reader, article, title, text))


def _kind(article: Article) -> Phrase:
    return phrase(f"glossary.kind.{article.kind}")


def _bare(name: str) -> str:
    """A name without the signs before it, to be compared with what people type."""
    return name.strip().casefold().lstrip("🔵🟢🟡🟤🔴🟣 ")
