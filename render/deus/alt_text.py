"""Describes the pictures of Deus in sentences, the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.phrase import Phrase, phrase
from games.deus.view import CardView, DeusView, PlayerView, RegionView, ScoreView
from render.deus.colours import COLUMNS, GOODS
from render.deus.names import card_name, card_text
from render.kit.alt_text import options_sentence, turn_sentence
from render.kit.names import alt_text_name, number_or_unknown, seat_colour
from render.renderer import Mark, Say


def board_alt_text(view: DeusView, say: Say) -> Iterator[str]:
    """The turn picture in sentences."""
    yield from _head(view, say)
    for score in view.scores or ():
        yield say(_final_scores(score, say))
    for player in view.players:
        yield say(_stock(player, say))
    yield from _continent(view, say)
    for player in view.players:
        yield from _ready(player, say)
        yield from _columns(player, say)


def panel_alt_text(view: DeusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The private picture in sentences: the options and the own things come first."""
    yield from _head(view, say)
    places = _places(view)
    yield from options_sentence(marks, say, lambda mark: places.get(mark.place))
    for player in view.players:
        if player.seat == view.seat:
            yield say(_stock(player, say))
            yield from _ready(player, say)
            yield from _titles(player, say)
    yield from _continent(view, say)
    for player in view.players:
        if player.seat == view.seat:
            yield from _columns(player, say)
        else:
            yield say(_stock(player, say))


def hand_alt_text(view: DeusView, say: Say) -> Iterator[str]:
    """The hand in sentences: what it holds, and what each card does."""
    for player in view.players:
        if player.seat == view.seat:
            yield from _titles(player, say)
            for card in player.hand or ():
                yield say(_card(card))


def _head(view: DeusView, say: Say) -> Iterator[str]:
    if view.round == 0:
        yield say(phrase("deus.picture.alt.set-up"))
    else:
        yield say(phrase("deus.picture.alt.head", round=view.round))
    if view.ending == "last_but_one":
        yield say(phrase("deus.picture.alt.ending"))
    elif view.ending == "last":
        yield say(phrase("deus.picture.alt.final"))
    if view.active is not None:
        yield turn_sentence((view.active,), say)
    elif view.scores is not None:
        yield say(phrase("deus.picture.alt.over"))


def _stock(player: PlayerView, say: Say) -> Phrase:
    owned: dict[str, int] = {"gold": player.gold}
    owned.update((kind, count) for kind, count in player.resources.items())
    return phrase(
        "deus.picture.alt.stock",
        seat=alt_text_name(player.seat, say),
        colour=seat_colour(player.seat),
        goods=tuple(_amount(kind, owned[kind]) for kind in GOODS if owned.get(kind)),
        hand=player.hand_size,
        points=number_or_unknown(player.vp),
    )


def _ready(player: PlayerView, say: Say) -> Iterator[str]:
    """The pieces that a player could build with."""
    ready = tuple(_amount(kind, count) for kind, count in player.ready.items() if count)
    if ready:
        yield say(
            phrase("deus.picture.alt.ready", seat=alt_text_name(player.seat, say), pieces=ready)
        )


def _tile(view: DeusView, say: Say) -> Iterator[str]:
    """The next tile."""
    if view.tile is not None:
        middle, *around = (phrase(f"deus.terrain.{terrain}") for terrain in view.tile.terrains)
        yield say(phrase("deus.picture.alt.tile", middle=middle, around=tuple(around)))


def _continent(view: DeusView, say: Say) -> Iterator[str]:
    yield from _tile(view, say)
    for player in view.players:
        held = tuple(_region(r) for r in view.regions if r.owner == player.seat)
        if held:
            yield say(
                phrase("deus.picture.alt.holds", seat=alt_text_name(player.seat, say), regions=held)
            )
    villages = tuple(
        phrase("deus.picture.alt.village", label=r.label, points=r.village_vp)
        for r in view.regions
        if r.terrain == "village" and not r.attacked
    )
    if villages:
        yield say(phrase("deus.picture.alt.villages", villages=villages))
    yield say(
        phrase(
            "deus.picture.alt.shared",
            temples=view.temples_left,
            deck=view.deck_size,
            supply=tuple(_amount(kind, count) for kind, count in view.supply.items()),
        )
    )
    if view.discard_top is not None:
        yield say(phrase("deus.picture.alt.discard", card=card_name(view.discard_top.design)))


def _region(region: RegionView) -> Phrase:
    pieces = tuple(_amount(kind, 1) for kind in region.pieces)
    return phrase("deus.picture.alt.region", label=region.label, pieces=pieces)


def _columns(player: PlayerView, say: Say) -> Iterator[str]:
    filled = tuple(
        phrase(
            "deus.picture.alt.column",
            colour=phrase(f"deus.picture.colour.{colour}"),
            cards=tuple(
                phrase("deus.picture.joker") if card.card is None else card_name(card.card.design)
                for card in player.columns[colour]
            ),
        )
        for colour in COLUMNS
        if player.columns.get(colour)
    )
    if filled:
        yield say(
            phrase("deus.picture.alt.built", seat=alt_text_name(player.seat, say), columns=filled)
        )


def _titles(player: PlayerView, say: Say) -> Iterator[str]:
    cards = tuple(card_name(card.design) for card in player.hand or ())
    yield say(phrase("deus.picture.alt.hand", cards=cards, count=len(cards)))


def _card(card: CardView) -> Phrase:
    due = tuple(_amount(kind, card.cost.get(kind, 0)) for kind in GOODS if card.cost.get(kind, 0))
    return phrase(
        "deus.picture.alt.card",
        card=card_name(card.design),
        colour=phrase(f"deus.picture.colour.{card.colour}"),
        cost=due or phrase("deus.picture.free"),
        text=card_text(card.design),
    )


def _final_scores(score: ScoreView, say: Say) -> Phrase:
    return phrase(
        "deus.picture.alt.score",
        seat=alt_text_name(score.seat, say),
        play=score.in_play,
        temples=sum(worth for _, worth in score.temples),
        majorities=2 * len(score.majorities),
        total=score.total,
        winner="yes" if score.winner else "no",
    )


def _places(view: DeusView) -> dict[str, str | Phrase]:
    """The places that have a name; a site for a tile has nothing but its number."""
    places: dict[str, str | Phrase] = {region.label: region.label for region in view.regions}
    for player in view.players:
        places.update((card.id, card_name(card.design)) for card in player.hand or ())
    return places


def _amount(kind: str, count: int) -> Phrase:
    if kind in GOODS:
        return phrase(f"deus.picture.good.{kind}", count=count)
    return phrase(f"deus.picture.piece.{kind}", count=count)
