"""The second line of an option of Deus: what a card, god, region or piece is about."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase
from games.core.steps import Ask
from games.deus.components import CARD, COLUMNS, PIECES
from games.deus.view import DeusView
from games.deus.view_queries import region_of
from games.deus.words.names import thing


def hint(view: DeusView, ask: Ask, option: str) -> Phrase | None:
    """The second line of an option, or None if it needs none."""
    card = CARD.get(option.removeprefix("build:"))
    if card is not None and ask.key == "deus.ask.offer":
        return phrase(f"deus.god.{card.colour}.power")
    if card is not None:
        costs = tuple(thing(name, count) for name, count in card.cost.items() if count)
        text = phrase(f"deus.card.{card.id}.text")
        if not costs:
            return phrase("deus.hint.card-free", text=text)
        return phrase("deus.hint.card", costs=costs, text=text)
    region = region_of(view, option.removeprefix("edge:"))
    if region is not None and region.pieces:
        pieces = tuple(phrase(f"deus.piece.{piece}") for piece in region.pieces)
        return phrase("deus.hint.region", pieces=pieces)
    if ask.key == "deus.ask.turn-tile" and view.tile is not None:
        turned = view.tile.turned(int(option.removeprefix("turn:")))
        around = tuple(phrase(f"deus.terrain.{terrain}") for terrain in turned)
        return phrase("deus.hint.turn-tile", around=around)
    if ask.key == "deus.ask.jupiter" and option in COLUMNS:
        return phrase(f"deus.god.{option}.power")
    piece = option.partition(".")[0]
    if piece in PIECES:
        return phrase(f"deus.about.{piece}")
    return None
