"""The glossary of Deus: cards, gods, pieces and villages."""

from __future__ import annotations

from games.core.learn.glossary import Article, Glossary, glossary
from games.core.phrase import phrase
from games.deus.components import CARDS, COLOURS, PIECE_OF, Card
from games.deus.words.names import piece_name, thing


def _card(card: Card) -> Article:
    return Article(
        "card",
        card.id,
        phrase(f"deus.card.{card.id}"),
        phrase(
            "deus.about.card",
            colour=phrase(f"deus.colour.{card.colour}"),
            text=phrase(f"deus.card.{card.id}.text"),
            costs=tuple(thing(name, count) for name, count in card.cost.items() if count),
            free=int(not any(card.cost.values())),
            copies=card.copies,
        ),
        sign=card.colour,
    )


GLOSSARY: Glossary = glossary(
    (_card(card) for card in CARDS.values()),
    (
        Article("god", colour, phrase(f"deus.god.{colour}"), phrase(f"deus.god.{colour}.power"))
        for colour in COLOURS
    ),
    (
        Article("piece", piece, piece_name(piece), phrase(f"deus.about.{piece}"))
        for piece in PIECE_OF.values()
    ),
    (Article("token", "village", phrase("deus.terrain.village"), phrase("deus.about.village")),),
)
