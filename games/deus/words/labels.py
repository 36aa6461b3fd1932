"""Words the options of Deus and finds their places on the board."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask
from games.deus.components import CARD, PIECES, RESOURCES
from games.deus.rules.build import read_payment
from games.deus.view import DeusView, Ending
from games.deus.view_queries import region_of
from games.deus.words.names import card_name, thing


def place(view: DeusView, ask: Ask, option: str) -> str | None:
    """The region, tile site or card in hand that an option is about."""
    card = option.removeprefix("build:")
    if option.startswith("at:") or _in_hand(view, card):
        return card
    label = option.removeprefix("edge:")
    return label if any(region.label == label for region in view.regions) else None


def _in_hand(view: DeusView, card: str) -> bool:
    return any(held.id == card for player in view.players if player.hand for held in player.hand)


def label(view: DeusView, ask: Ask, option: str) -> Phrase:
    """One option of a question, worded."""
    key = ask.key.removeprefix("deus.ask.")
    if key == "pay":
        things = tuple(thing(name, count) for name, count in read_payment(option).items())
        return phrase("deus.pick.pay", things=things)
    if key in ("joker-column", "jupiter"):
        kind = "god" if key == "jupiter" else "colour"
        return phrase(f"deus.{kind}.{option}")
    head, _, tail = option.partition(":")
    if head == "build":
        colour = phrase(f"deus.colour.{CARD[tail].colour}")
        return phrase("deus.pick.build", card=card_name(tail), colour=colour)
    if option in CARD:
        if key == "offer":
            god = phrase(f"deus.god.{CARD[option].colour}")
            return phrase("deus.pick.offer-card", card=card_name(option), god=god)
        colour = phrase(f"deus.colour.{CARD[option].colour}")
        return phrase("deus.pick.card", card=card_name(option), colour=colour)
    return _plain_label(view, key, option)


def _plain_label(view: DeusView, key: str, option: str) -> Phrase:
    if option.isdecimal():
        return phrase("deus.pick.number", count=int(option))
    if option in RESOURCES:
        return phrase(f"deus.resource.{option}")
    piece = option.partition(".")[0]
    if piece in PIECES:
        return phrase(f"deus.piece.{piece}")
    if any(player.seat == option for player in view.players):
        return phrase("deus.pick.seat", seat=seat_name(option))
    head, _, tail = option.partition(":")
    if head == "either":
        return phrase(f"deus.pick.either-{option.rpartition(':')[2]}")
    if head == "turn":
        return phrase("deus.pick.turn-tile", degrees=60 * int(tail))
    if head == "at":
        number = 1 + [site.option for site in view.sites].index(option)
        return phrase("deus.pick.site", number=number)
    region = region_of(view, option.removeprefix("edge:"))
    if region is not None:
        kind = "edge" if head == "edge" else "region"
        terrain = phrase(f"deus.terrain.{region.terrain}")
        return phrase(f"deus.pick.{kind}", region=region.label, terrain=terrain)
    # "none", "stop", "use", "all", "skip", "offer", "joker"
    return phrase(f"deus.pick.{option}")


_HEADLINES: dict[Ending, str] = {
    "open": "deus.headline.open",
    "last_but_one": "deus.headline.last-but-one",
    "last": "deus.headline.last",
    "over": "deus.headline.over",
}


def headline(view: DeusView) -> Phrase:
    """Which round it is, and how near the end."""
    if view.round == 0:
        return phrase("deus.headline.set-up")
    return phrase(_HEADLINES[view.ending], round=view.round)
