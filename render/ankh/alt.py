"""What the pictures of Ankh show, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ankh.view import AnkhView, GodView, HexView
from games.core.phrase import Phrase, phrase
from render.ankh.battle import army
from render.ankh.cards import choice, gifts, in_hand, played, words
from render.ankh.names import (
    card_name,
    figure_name,
    free_gods,
    god_names,
    god_of,
    monument_name,
    power_name,
)
from render.face import Mark, Say
from render.kit.alt import told_options, told_turn
from render.kit.names import listed_name, seat_colour, told_name


def board_words(view: AnkhView, say: Say) -> Iterator[str]:
    """The turn picture in sentences."""
    yield from _head(view, say)
    yield from _battle(view, say)
    ranked = sorted(view.gods, key=lambda god: god.rank)
    for god in ranked:
        yield say(_god(god, say))
    yield from _forgotten(view, say)
    yield from _tracks(view, say)
    for god in ranked:
        yield from _pieces(view, god, say)
    yield from _neutral(view, say)
    for god in ranked:
        yield from _powers(god, say)


def panel_words(view: AnkhView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The private picture in sentences: the options and the own things come first."""
    yield from _head(view, say)
    yield from told_options(marks, say, lambda mark: _spoken(mark.place))
    yield from _battle(view, say)
    own = god_of(view, view.seat)
    if own is not None:
        yield say(_god(own, say))
        yield from _powers(own, say)
        yield from _pieces(view, own, say)
    elif view.seat is not None:
        yield from _godless(view, say)
    yield from _tracks(view, say)
    for god in sorted(view.gods, key=lambda god: god.rank):
        if god is not own:
            yield say(_god(god, say))
            yield from _pieces(view, god, say)


def hand_words(view: AnkhView, say: Say) -> Iterator[str]:
    """The hand in sentences: what it holds, and what each card does."""
    own = god_of(view, view.seat)
    if own is None:
        yield from _head(view, say)
        yield from _godless(view, say)
        return
    yield say(_god(own, say))
    for key, cards in (
        ("hand", in_hand(own)),
        ("gifts", gifts(own, own.guardians)),
        ("played", played(own)),
    ):
        if cards:
            yield say(phrase(f"ankh.picture.alt.{key}"))
        for card in cards:
            name, text = words(card, say)
            yield say(phrase("ankh.picture.alt.card", name=name, text=text))


def _godless(view: AnkhView, say: Say) -> Iterator[str]:
    """Whom one may choose, or who is forgotten."""
    yield from _forgotten(view, say)
    for card in () if view.forgotten else choice(free_gods(view), ""):
        name, text = words(card, say)
        yield say(phrase("ankh.picture.alt.card", name=name, text=text))


def _forgotten(view: AnkhView, say: Say) -> Iterator[str]:
    if view.forgotten:
        lost = tuple(listed_name(seat, say) for seat in view.forgotten)
        yield say(phrase("ankh.picture.alt.forgotten", seats=lost))


def _spoken(place: str) -> str:
    """A hex, a corner or a chain of borders, as it is said."""
    return place.replace(".", " ").replace("-", "|") if "-" in place else place.replace("/", "·")


def _head(view: AnkhView, say: Say) -> Iterator[str]:
    yield say(phrase("ankh.picture.alt.head", turn=view.turn))
    if view.winners:
        winners = tuple(listed_name(seat, say) for seat in view.winners)
        yield say(phrase("ankh.picture.alt.won", seats=winners))
    elif view.winners is not None:
        yield say(phrase("ankh.picture.alt.atheism"))
    elif view.active is not None and view.tiebreaker is not None:
        yield say(phrase("ankh.picture.alt.conflict", seat=listed_name(view.active, say)))
    elif view.active is not None:
        yield told_turn(view.active, say)


def _battle(view: AnkhView, say: Say) -> Iterator[str]:
    fight = view.battle
    if fight is None:
        return
    sides = []
    for seat in fight.fighters:
        cards = tuple(card_name(card) for card in fight.cards.get(seat, ()))
        key = "fighter" if not cards else "fighter-shown"
        if seat in fight.strengths:
            key = "fighter-strong"
        sides.append(
            phrase(
                f"ankh.picture.alt.{key}",
                seat=told_name(seat, say),
                figures=len(army(view, fight, seat)),
                cards=cards,
                strength=fight.strengths.get(seat, fight.standing.get(seat, 0)),
            )
        )
    yield say(phrase("ankh.picture.alt.battle", region=fight.region, sides=tuple(sides)))


def _god(god: GodView, say: Say) -> Phrase:
    seats = tuple(listed_name(seat, say) for seat in (god.seat, god.junior) if seat is not None)
    return phrase(
        "ankh.picture.alt.god",
        seats=seats,
        colour=seat_colour(god.seat),
        god=god_names(god, say),
        devotion=god.devotion,
        red="yes" if god.red else "no",
        followers=god.followers,
        warriors=god.warriors_left,
        cards=len(god.hand),
    )


def _powers(god: GodView, say: Say) -> Iterator[str]:
    things = [power_name(power) for power in god.powers]
    things += [figure_name(kind) for kind in god.guardians]
    if things:
        seat = told_name(god.seat, say)
        yield say(phrase("ankh.picture.alt.powers", seat=seat, things=tuple(things)))


def _tracks(view: AnkhView, say: Say) -> Iterator[str]:
    if view.winners is None and view.event + 1 < len(view.events):
        coming = phrase(f"ankh.picture.event.{view.events[view.event + 1]}")
        yield say(phrase("ankh.picture.alt.event", event=coming))
        steps = tuple(
            phrase(
                "ankh.picture.alt.track",
                action=phrase(f"ankh.picture.action.{action}"),
                done=done,
                needed=needed,
            )
            for action, (done, needed) in view.tracks.items()
        )
        if steps:
            yield say(phrase("ankh.picture.alt.tracks", tracks=steps))


def _pieces(view: AnkhView, god: GodView, say: Say) -> Iterator[str]:
    mine = [_piece(cell) for cell in view.hexes if _owner(cell) == god.seat]
    if mine:
        seat = told_name(god.seat, say)
        yield say(phrase("ankh.picture.alt.pieces", seat=seat, pieces=tuple(mine)))


def _neutral(view: AnkhView, say: Say) -> Iterator[str]:
    free = [
        _piece(cell)
        for cell in view.hexes
        if cell.monument is not None and cell.monument_owner is None
    ]
    if free:
        yield say(phrase("ankh.picture.alt.neutral", pieces=tuple(free)))


def _owner(cell: HexView) -> str | None:
    return cell.figure.owner if cell.figure is not None else cell.monument_owner


def _piece(cell: HexView) -> Phrase:
    if cell.figure is not None:
        key = "radiant" if cell.figure.radiant else "piece"
        return phrase(
            f"ankh.picture.alt.{key}", label=cell.label, piece=figure_name(cell.figure.kind)
        )
    return phrase(
        "ankh.picture.alt.piece", label=cell.label, piece=monument_name(cell.monument or "")
    )
