"""Compares the notes of Deus with the states around them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games.core.phrase import Phrase
from games.deus.components import CARD, COLUMNS, PIECES
from games.deus.state import State
from tests.deus.claims.quantities import counted, goods
from tests.harness.statements import NoteCheck, Told

Note = Told[State]


def _moved(said: Note, *things: tuple[Phrase, int]) -> bool:
    """Whether the seat gained (1) or lost (-1) each of these things."""
    return all(
        said.changed(goods(said.seat(), name), sign * count)
        for thing, sign in things
        for name, count in (counted(thing),)
    )


def _gains(said: Note) -> bool:
    return _moved(said, (said.phrase("thing"), 1))


def _produced(said: Note) -> bool:
    return _moved(said, *((thing, 1) for thing in said.phrases("things")))


def _paid(said: Note) -> bool:
    return _moved(said, *((thing, -1) for thing in said.phrases("things")))


def _sold(said: Note) -> bool:
    return _moved(said, (said.phrase("goods"), -1), (said.phrase("price"), 1))


def _bought(said: Note) -> bool:
    return _moved(said, (said.phrase("goods"), 1), (said.phrase("price"), -1))


def _exchanged(said: Note) -> bool:
    return _moved(said, (said.phrase("given"), -1), (said.phrase("taken"), 1))


def _stole(said: Note) -> bool:
    name, count = counted(said.phrase("thing"))
    loser = goods(said.seat("victim"), name)
    return said.changed(loser, -count) and said.changed(goods(said.seat(), name), count)


def _edge(said: Note) -> bool:
    return said.changed(goods(said.seat(), "vp"), -said.number("count"))


def _plundered(said: Note) -> bool:
    region, count = said.text("region"), said.number("count")
    fell = said.changed(lambda state: state.villages[region].vp, -count)
    return fell and said.changed(goods(said.seat(), "vp"), count)


def _attacked(said: Note) -> bool:
    winners = [str(winner.args["seat"]) for winner in said.phrases("winners")]
    paid = all(said.changed(goods(seat, "vp"), said.number("count")) for seat in winners)
    gone = said.became(lambda state: state.villages[said.text("region")].attacked)
    return paid and gone and len(winners) == said.number("sharers")


def _hand(seat: str) -> Callable[[State], int]:
    return lambda state: len(state.players[seat].hand)


def _drew(said: Note) -> bool:
    return said.just_changed(_hand(said.seat()), said.number("count"))


def _drew_cards(said: Note) -> bool:
    drawn = Counter(card.key.split(".")[2] for card in said.phrases("cards"))
    held = [Counter(CARD[c].id for c in p.hand) for p in said.after.players.values()]
    return any(drawn <= hand for hand in held)


def _discarded(said: Note) -> bool:
    fewer = said.changed(_hand(said.seat()), -said.number("count"))
    # Where the deck ends, the pile is shuffled into it.
    tops = [state.discard[-1] for state in (said.state, said.after) if state.discard]
    return fewer and said.phrase("card").key.split(".")[2] in {CARD[top].id for top in tops}


def _took_discard(said: Note) -> bool:
    name = said.phrase("card").key.split(".")[2]
    return said.became(
        lambda state: name in [CARD[card].id for card in state.players[said.seat()].hand]
    )


def _plays(said: Note) -> bool:
    name = said.phrase("card").key.split(".")[2]
    columns = said.state.players[said.seat()].columns
    return any(column and CARD[column[-1]].id == name for column in columns.values())


def _joker(said: Note) -> bool:
    player = said.after.players[said.seat()]
    colour = next(name for name in COLUMNS if name == said.last("colour"))
    return player.joker is not None and player.columns[colour][-1] == player.joker


def _placed(said: Note) -> bool:
    held = said.state.holdings.get(said.text("region"))
    return held is not None and held.owner == said.seat() and said.last("piece") in held.pieces


def _piece(said: Note) -> bool:
    piece = next(name for name in PIECES if name == said.last("piece"))
    seat = said.seat()
    ready = said.changed(lambda state: state.players[seat].ready[piece], 1)
    return ready and said.changed(lambda state: state.players[seat].reserve[piece], -1)


def _marched(said: Note) -> bool:
    return said.became(lambda state: state.holds(said.text("end"), said.seat(), "military"))


def _reshuffled(said: Note) -> bool:
    return len(said.state.deck) == said.number("count")


def _start(said: Note) -> bool:
    ready = said.ended.players[said.seat()].ready
    told = Counter(dict(counted(piece) for piece in said.phrases("pieces")))
    return all(ready[piece] >= told[piece] for piece in PIECES)


def _temples_gone(said: Note) -> bool:
    return said.state.temples_left == 0


def _villages_gone(said: Note) -> bool:
    return all(village.attacked for village in said.state.villages.values())


def _no_cards(said: Note) -> bool:
    return not (said.state.players[said.seat()].hand or said.state.deck or said.state.discard)


def _activates(said: Note) -> bool:
    name = said.phrase("card").key.split(".")[2]
    columns = said.state.players[said.seat()].columns
    return any(CARD[card].id == name for column in columns.values() for card in column)


def _god(said: Note) -> bool:
    top = CARD[said.state.discard[-1]].colour
    return top in (said.last("god"), "purple")


NOTES: dict[str, NoteCheck] = {
    "deus.note.gains": _gains,
    "deus.note.produced": _produced,
    "deus.note.paid": _paid,
    "deus.note.sold": _sold,
    "deus.note.bought": _bought,
    "deus.note.exchanged": _exchanged,
    "deus.note.stole": _stole,
    "deus.note.edge": _edge,
    "deus.note.plundered": _plundered,
    "deus.note.attacked": _attacked,
    "deus.note.drew": _drew,
    "deus.note.drew-cards": _drew_cards,
    "deus.note.discarded": _discarded,
    "deus.note.took-discard": _took_discard,
    "deus.note.plays": _plays,
    "deus.note.joker": _joker,
    "deus.note.placed": _placed,
    "deus.note.piece": _piece,
    "deus.note.marched": _marched,
    "deus.note.reshuffled": _reshuffled,
    "deus.note.start": _start,
    "deus.note.temples-gone": _temples_gone,
    "deus.note.villages-gone": _villages_gone,
    "deus.note.no-cards": _no_cards,
    "deus.note.activates": _activates,
    "deus.note.god": _god,
    "deus.note.laid": lambda said: len(said.state.layout) == said.number("number"),
    "deus.note.begins": lambda said: said.state.first == said.seat(),
    "deus.note.last-round": lambda said: said.state.ending_round == said.state.round - 1,
    "deus.note.over": lambda said: said.ended.stage == "over",
}
