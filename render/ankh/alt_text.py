"""The alt texts of the pictures of Ankh."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ankh.view import AnkhView, GodView, HexView
from games.core.phrase import Phrase, phrase
from render.ankh.battle import figures_of_fighter
from render.ankh.cards import abilities, god_choices, in_hand, name_and_text, played
from render.ankh.names import (
    card_name,
    figure_name,
    free_gods,
    god_names,
    god_of,
    monument_name,
    power_name,
)
from render.kit.alt_text import options_sentence, turn_sentence
from render.kit.names import alt_text_name, alt_text_name_phrase, seat_colour
from render.renderer import Mark, Say


def board_alt_text(view: AnkhView, say: Say) -> Iterator[str]:
    """The sentences of the public picture."""
    yield from _heading(view, say)
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


def panel_alt_text(view: AnkhView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The sentences of the private picture: options and own pieces first."""
    yield from _heading(view, say)
    yield from options_sentence(marks, say, lambda mark: _place_name(mark.place))
    yield from _battle(view, say)
    own = god_of(view, view.seat)
    if own is not None:
        yield say(_god(own, say))
        yield from _powers(own, say)
        yield from _pieces(view, own, say)
    elif view.seat is not None:
        yield from _without_god(view, say)
    yield from _tracks(view, say)
    for god in sorted(view.gods, key=lambda god: god.rank):
        if god is not own:
            yield say(_god(god, say))
            yield from _pieces(view, god, say)


def hand_alt_text(view: AnkhView, say: Say) -> Iterator[str]:
    """The sentences of the hand: its cards and what each does."""
    own = god_of(view, view.seat)
    if own is None:
        yield from _heading(view, say)
        yield from _without_god(view, say)
        return
    yield say(_god(own, say))
    for key, cards in (
        ("ankh.picture.alt.hand", in_hand(own)),
        ("ankh.picture.alt.gifts", abilities(own, own.guardians)),
        ("ankh.picture.alt.played", played(own)),
    ):
        if cards:
            yield say(phrase(key))
        for card in cards:
            name, text = name_and_text(card, say)
            yield say(phrase("ankh.picture.alt.card", name=name, text=text))


def _without_god(view: AnkhView, say: Say) -> Iterator[str]:
    """For a seat without a god: the gods to choose from, or the forgotten seats."""
    yield from _forgotten(view, say)
    for card in () if view.forgotten else god_choices(free_gods(view), ""):
        name, text = name_and_text(card, say)
        yield say(phrase("ankh.picture.alt.card", name=name, text=text))


def _forgotten(view: AnkhView, say: Say) -> Iterator[str]:
    if view.forgotten:
        lost = tuple(alt_text_name_phrase(seat, say) for seat in view.forgotten)
        yield say(phrase("ankh.picture.alt.forgotten", seats=lost))


def _place_name(place: str) -> str:
    """The name of a hex, a corner or a chain of borders."""
    return place.replace(".", " ").replace("-", "|") if "-" in place else place.replace("/", "·")


def _heading(view: AnkhView, say: Say) -> Iterator[str]:
    yield say(phrase("ankh.picture.alt.head", turn=view.turn))
    if view.winners:
        winners = tuple(alt_text_name_phrase(seat, say) for seat in view.winners)
        yield say(phrase("ankh.picture.alt.won", seats=winners))
    elif view.winners is not None:
        yield say(phrase("ankh.picture.alt.atheism"))
    elif view.active is not None and view.tiebreaker is not None:
        yield say(phrase("ankh.picture.alt.conflict", seat=alt_text_name_phrase(view.active, say)))
    elif view.active is not None:
        yield turn_sentence((view.active,), say)


def _battle(view: AnkhView, say: Say) -> Iterator[str]:
    fight = view.battle
    if fight is None:
        return
    sides = []
    for seat in fight.fighters:
        cards = tuple(card_name(card) for card in fight.cards.get(seat, ()))
        key = "ankh.picture.alt.fighter" if not cards else "ankh.picture.alt.fighter-shown"
        if seat in fight.strengths:
            key = "ankh.picture.alt.fighter-strong"
        sides.append(
            phrase(
                key,
                seat=alt_text_name(seat, say),
                figures=len(figures_of_fighter(view, fight, seat)),
                cards=cards,
                strength=fight.strengths.get(seat, fight.standing.get(seat, 0)),
            )
        )
    yield say(phrase("ankh.picture.alt.battle", region=fight.region, sides=tuple(sides)))


def _god(god: GodView, say: Say) -> Phrase:
    seats = tuple(
        alt_text_name_phrase(seat, say) for seat in (god.seat, god.junior) if seat is not None
    )
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
        seat = alt_text_name(god.seat, say)
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
        seat = alt_text_name(god.seat, say)
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
        key = "ankh.picture.alt.radiant" if cell.figure.radiant else "ankh.picture.alt.piece"
        return phrase(key, label=cell.label, piece=figure_name(cell.figure.kind))
    return phrase(
        "ankh.picture.alt.piece", label=cell.label, piece=monument_name(cell.monument or "")
    )
