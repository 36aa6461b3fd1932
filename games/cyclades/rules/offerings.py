"""Phase 3: the offerings (page 4)."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Procedure, checkpoint, choose
from games.cyclades.components import TRACK
from games.cyclades.fixes import SCREENED_QUESTIONS
from games.cyclades.state import Bid, State
from games.cyclades.view import God
from games.cyclades.words.names import god as god_name
from games.cyclades.words.names import signed_god, so_many


def open_gods(state: State) -> list[God]:
    """The gods who take offerings this round: one fewer than factions, without Apollo."""
    return state.gods[: len(state.seats) - 1]


def net(state: State, seat: str, space: int) -> int:
    """The price of an offering after the priestesses' discount."""
    return max(0, space - state.factions[seat].priestesses)


def promised(state: State, seat: str, god: God) -> int:
    """What the team's purse already owes for partners' offerings on other altars."""
    return sum(
        net(state, bid.seat, bid.space)
        for altar, bid in state.bids.items()
        if altar != god and bid.seat != seat and state.allied(bid.seat, seat)
    )


def spaces(state: State, seat: str, god: God) -> list[int]:
    """The spaces of an altar that the faction may take: above the bid there and affordable."""
    present = state.bids.get(god)
    purse = state.gold(seat) - promised(state, seat, god)
    return [
        space
        for space in TRACK
        if (present is None or space > present.space) and net(state, seat, space) <= purse
    ]


def offerings(state: State) -> Procedure[None]:
    """Bid in turn order until every faction has an altar of its own, then pay.

    A displaced faction bids at once, before the next in order.
    """
    while state.to_bid:
        yield from checkpoint("offering")
        seat = state.to_bid[0]
        state.active = seat
        yield from offer(state, seat)
    for god, bid in state.bids.items():
        owed = net(state, bid.seat, bid.space)
        paid = min(owed, state.gold(bid.seat)) if bid.forced else owed
        state.pay(bid.seat, paid)
        if god == "apollo":
            continue
        # A payment that falls short reveals an empty purse, so that the last bid cannot be undone.
        tell = state.reveal if bid.forced else state.tell
        tell(
            "cyclades.note.offered",
            seat=seat_name(bid.seat),
            god=signed_god(god),
            coins=so_many("gold", paid),
        )


def choices(state: State, seat: str) -> dict[God, list[int]]:
    """The gods to whom the faction may offer, with the spaces; Apollo's only space is free."""
    found: dict[God, list[int]] = {}
    for god in open_gods(state):
        if state.barred.get(seat) != god and (free := spaces(state, seat, god)):
            found[god] = free
    if "apollo" not in state.bids:
        found["apollo"] = [0]
    return found


def offer(state: State, seat: str) -> Procedure[None]:
    """One faction's offering, which may displace another.

    A faction that can afford nothing and finds Apollo taken offers space 1 of a free altar and
    pays what it has.
    """
    found = choices(state, seat)
    forced = not found
    if forced:
        found = {god: [TRACK[0]] for god in open_gods(state) if god not in state.bids}
    answer = yield from choose(seat, "cyclades.ask.god", found)
    god = next(g for g in found if g == answer)
    space = found[god][0]
    # A missing question would show an empty purse before the payment does.
    if god != "apollo" and (not forced or state.has_fix(SCREENED_QUESTIONS)):
        picked = yield from choose(
            seat, "cyclades.ask.bid", [str(s) for s in found[god]], god=god_name(god)
        )
        space = int(picked)
    state.to_bid.remove(seat)
    state.barred.pop(seat, None)
    displaced = state.bids.get(god)
    state.bids[god] = Bid(seat, space, forced)
    if god == "apollo":
        state.tell("cyclades.note.bid-apollo", seat=seat_name(seat))
    else:
        state.tell("cyclades.note.bid", seat=seat_name(seat), god=signed_god(god), space=space)
    if displaced is not None:
        state.to_bid.insert(0, displaced.seat)
        state.barred[displaced.seat] = god
        state.tell("cyclades.note.displaced", seat=seat_name(displaced.seat), god=signed_god(god))
