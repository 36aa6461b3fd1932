"""Action B: an offering to the gods."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, ask, choose
from games.deus.components import CARD, COLUMNS, PIECE_OF, RESOURCES
from games.deus.rules.effects import in_reserve, take_piece
from games.deus.rules.hand import draw, throw
from games.deus.state import HAND, State
from games.deus.view import Colour
from games.deus.words.names import thing

NEPTUNE_GOLD = 2
VESTA_VP = 2


def offer(state: State, seat: str) -> Procedure[None]:
    """Discard at least one card, call the god of the top card, and refill the hand."""
    hand = state.players[seat].hand
    top = yield from choose(seat, "deus.ask.offer", hand, secret=True)
    others = [card for card in hand if card != top]
    more: tuple[str, ...] = ()
    if others:
        more = yield from ask(seat, "deus.ask.offer-more", others, 0, len(others), secret=True)
    cards = [*more, top]
    throw(state, seat, cards, top)
    god = CARD[top].colour
    if god == "purple":
        # Jupiter lends the power of any other god.
        answer = yield from choose(seat, "deus.ask.jupiter", COLUMNS, count=len(cards))
        god = next(colour for colour in COLUMNS if colour == answer)
    state.tell("deus.note.god", seat=seat_name(seat), god=phrase(f"deus.god.{god}"))
    yield from _favour(state, seat, god, len(cards))
    player = state.players[seat]
    yield from draw(state, seat, max(0, HAND - len(player.hand)))
    if god == "yellow":
        yield from draw(state, seat, len(cards))


def _favour(state: State, seat: str, god: Colour, cards: int) -> Procedure[None]:
    """Gain what the god gives for that number of cards. Minerva's cards come after the refill."""
    player, cause = state.players[seat], phrase(f"deus.god.{god}")
    if god == "blue":
        player.gold += NEPTUNE_GOLD * cards
        state.tell(
            "deus.note.gains",
            seat=seat_name(seat),
            thing=thing("gold", NEPTUNE_GOLD * cards),
            cause=cause,
        )
    elif god == "green":
        yield from _ceres(state, seat, cards)
    elif god == "brown":
        points = min(cards, VESTA_VP)
        player.vp += points
        state.tell("deus.note.gains", seat=seat_name(seat), thing=thing("vp", points), cause=cause)
    if god == "red":
        yield from _mars(state, seat, cards)
    else:
        take_piece(state, seat, PIECE_OF[god], cause)


def _ceres(state: State, seat: str, cards: int) -> Procedure[None]:
    """Any resource that the supply has, for each card."""
    player = state.players[seat]
    for left in range(cards, 0, -1):
        goods = [r for r in RESOURCES if state.supply[r]]
        if not goods:
            return
        most = min(left, sum(state.supply.values()))
        answer = yield from choose(seat, "deus.ask.ceres", goods, left=most)
        resource = next(r for r in goods if r == answer)
        player.resources[resource] += 1
        state.supply[resource] -= 1
        state.tell(
            "deus.note.gains",
            seat=seat_name(seat),
            thing=thing(resource, 1),
            cause=phrase("deus.god.green"),
        )


def _mars(state: State, seat: str, cards: int) -> Procedure[None]:
    """Any piece of one's own reserve, for each card."""
    for left in range(cards, 0, -1):
        kinds = in_reserve(state, seat)
        if not kinds:
            return
        most = min(left, sum(state.players[seat].reserve.values()))
        answer = yield from choose(seat, "deus.ask.mars", kinds, left=most)
        piece = next(p for p in kinds if p == answer)
        take_piece(state, seat, piece, phrase("deus.god.red"))
