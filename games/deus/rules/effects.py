"""What each kind of card effect does, and whether it would do anything now."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, ask, choose
from games.deus.components import (
    PIECES,
    YIELD,
    Cycle,
    Draw,
    EndPer,
    GainPer,
    GainPiece,
    Produce,
    TakeDiscard,
)
from games.deus.fixes import EITHER_WORKSHOP
from games.deus.rules.counters import count
from games.deus.rules.hand import draw, room, sort_hand, stock, throw, top_of
from games.deus.state import State
from games.deus.view import Piece
from games.deus.words.names import card_name, thing


def gain(state: State, seat: str, effect: GainPer | EndPer) -> int:
    """How much a counting effect brings ``seat`` now."""
    per = effect.per if isinstance(effect, EndPer) else 1
    return min(
        effect.cap, effect.rate * (max(0, count(state, seat, effect.counter) - effect.minus) // per)
    )


def gain_per(state: State, seat: str, effect: GainPer, card: Phrase) -> None:
    """Gold or points by what one has built."""
    amount = gain(state, seat, effect)
    player = state.players[seat]
    if effect.unit == "gold":
        player.gold += amount
    else:
        player.vp += amount
    state.tell(
        "deus.note.gains", seat=seat_name(seat), thing=thing(effect.unit, amount), cause=card
    )


def workshops(state: State, seat: str, effect: Produce) -> list[str]:
    """The regions whose production building would give something now."""
    found: list[str] = []
    terrains: dict[str, None] = {}
    board, where = state.board, effect.where
    for label in state.regions_with(seat, "production"):
        terrain = board.terrain[label]
        near = board.beside[label]
        if (
            (where.terrain is not None and terrain != where.terrain)
            or len(state.holdings[label].pieces) < (where.min_city_size or 0)
            or not state.supply[YIELD[terrain]]
            or (effect.distinct_terrain and terrain in terrains)
        ):
            continue
        if where.adjacent_own and not any(state.holds(n, seat, where.adjacent_own) for n in near):
            continue
        if where.adjacent and not any(
            n in state.villages and not state.villages[n].attacked for n in near
        ):
            continue
        terrains[terrain] = None
        found.append(label)
    return found


def chosen_workshops(state: State, seat: str, effect: Produce) -> bool:
    """Whether the seat has to say which of its production buildings work."""
    if effect.pick == "all":
        return False
    able = len(workshops(state, seat, effect))
    # "Up to two" may be one, also where there are no more than two.
    return able > effect.pick or (able > 1 and state.has_fix(EITHER_WORKSHOP))


def produce(state: State, seat: str, effect: Produce, card: Phrase) -> Procedure[None]:
    """Production buildings give the resource of their region, as long as the supply lasts."""
    labels = workshops(state, seat, effect)
    if effect.pick != "all" and chosen_workshops(state, seat, effect):
        high = min(effect.pick, len(labels))
        labels = list(
            (
                yield from ask(
                    seat, "deus.ask.produce", labels, 0, high, card=card, amount=effect.amount
                )
            )
        )
    player = state.players[seat]
    made: dict[str, int] = {}
    for label in labels:
        resource = YIELD[state.terrain(label)]
        amount = min(effect.amount, state.supply[resource])
        player.resources[resource] += amount
        state.supply[resource] -= amount
        made[resource] = made.get(resource, 0) + amount
    things = tuple(thing(resource, amount) for resource, amount in made.items() if amount)
    if things:
        state.tell("deus.note.produced", seat=seat_name(seat), things=things, cause=card)


def drawn_by(state: State, seat: str, effect: Draw) -> int:
    """How many cards the effect would draw now."""
    wanted = effect.n
    if effect.counter is not None:
        wanted = min(effect.cap, count(state, seat, effect.counter))
    return min(wanted, room(state, seat), stock(state))


def take_discard(state: State, seat: str, effect: TakeDiscard) -> None:
    """Take the top card of the discard pile; the card below it becomes visible."""
    for _ in range(min(effect.n, len(state.discard), room(state, seat))):
        card = state.discard.pop()
        hand = state.players[seat].hand
        hand.append(card)
        sort_hand(hand)
        state.reveal("deus.note.took-discard", seat=seat_name(seat), card=card_name(card))


def cycle(state: State, seat: str, effect: Cycle, card: Phrase) -> Procedure[None]:
    """Discard cards and draw as many, and the bonus if any were discarded."""
    hand = state.players[seat].hand
    picks = yield from ask(
        seat,
        "deus.ask.cycle",
        hand,
        0,
        min(effect.max, len(hand)),
        secret=True,
        card=card,
        bonus=effect.bonus,
    )
    if picks:
        top = yield from top_of(seat, picks)
        throw(state, seat, picks, top)
        yield from draw(state, seat, len(picks) + effect.bonus)


def in_reserve(state: State, seat: str) -> list[Piece]:
    """The kinds of piece that the seat's own reserve still has."""
    return [piece for piece in PIECES if state.players[seat].reserve[piece]]


def take_piece(state: State, seat: str, piece: Piece, cause: Phrase) -> None:
    """From the reserve to the player's board; nothing where none is left.

    ``cause`` is the card or god that gives the piece.
    """
    player = state.players[seat]
    if player.reserve[piece]:
        player.reserve[piece] -= 1
        player.ready[piece] += 1
        named = phrase(f"deus.piece.{piece}")
        state.tell("deus.note.piece", seat=seat_name(seat), piece=named, cause=cause)


def gain_pieces(state: State, seat: str, effect: GainPiece, card: Phrase) -> Procedure[None]:
    """Choose pieces one by one, of different types where the card says so."""
    had: list[Piece] = []
    for left in range(effect.n, 0, -1):
        kinds = [p for p in in_reserve(state, seat) if not (effect.distinct and p in had)]
        if not kinds:
            return
        most = len(kinds) if effect.distinct else sum(state.players[seat].reserve.values())
        answer = yield from choose(
            seat, "deus.ask.piece", [*kinds, "none"], card=card, left=min(left, most)
        )
        if answer == "none":
            return
        piece = next(p for p in kinds if p == answer)
        had.append(piece)
        take_piece(state, seat, piece, card)
