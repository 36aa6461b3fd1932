"""Blue cards: selling, buying and exchanging resources with the supply."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, choose
from games.deus.components import RESOURCES, Buy, Exchange, Sell
from games.deus.state import State
from games.deus.view import Resource
from games.deus.words.names import thing


def sellable(state: State, seat: str, effect: Sell) -> list[Resource]:
    """What the seat has and the card takes."""
    player = state.players[seat]
    return [r for r in RESOURCES if effect.resource in (r, "any") and player.resources[r]]


def sell(state: State, seat: str, effect: Sell, card: Phrase) -> Procedure[None]:
    """Sell up to the card's number; sold resources go back to the supply."""
    player = state.players[seat]
    if effect.resource != "any":
        resource = effect.resource
        most = min(effect.max, player.resources[resource])
        if most:
            amounts = [str(amount) for amount in range(most, -1, -1)]
            answer = yield from choose(
                seat,
                "deus.ask.sell",
                amounts,
                card=card,
                resource=phrase(f"deus.resource.{resource}"),
                price=thing(effect.gain, effect.rate),
            )
            _sold(state, seat, effect, resource, int(answer))
        return
    for left in range(effect.max, 0, -1):
        goods = sellable(state, seat, effect)
        if not goods:
            return
        answer = yield from choose(
            seat,
            "deus.ask.sell-any",
            [*goods, "stop"],
            card=card,
            left=min(left, sum(player.resources.values())),
            price=thing(effect.gain, effect.rate),
        )
        if answer == "stop":
            return
        _sold(state, seat, effect, next(r for r in goods if r == answer), 1)


def _sold(state: State, seat: str, effect: Sell, resource: Resource, amount: int) -> None:
    if not amount:
        return
    player = state.players[seat]
    player.resources[resource] -= amount
    state.supply[resource] += amount
    earned = amount * effect.rate
    if effect.gain == "gold":
        player.gold += earned
    else:
        player.vp += earned
    state.tell(
        "deus.note.sold",
        seat=seat_name(seat),
        goods=thing(resource, amount),
        price=thing(effect.gain, earned),
    )


def buyable(state: State, seat: str, effect: Buy) -> list[Resource]:
    """What the supply has and the seat can afford."""
    if state.players[seat].gold < effect.price:
        return []
    return [r for r in RESOURCES if state.supply[r]]


def buy(state: State, seat: str, effect: Buy, card: Phrase) -> Procedure[None]:
    """Buy up to the card's number, of one type or of any."""
    player = state.players[seat]
    price = thing("gold", effect.price)
    if effect.resource == "one_type":
        goods = buyable(state, seat, effect)
        if not goods:
            return
        most = min(effect.max, max(state.supply.values()), player.gold // effect.price)
        answer = yield from choose(
            seat, "deus.ask.buy", [*goods, "none"], card=card, max=most, price=price
        )
        if answer == "none":
            return
        resource = next(r for r in goods if r == answer)
        most = min(effect.max, state.supply[resource], player.gold // effect.price)
        amounts = [str(amount) for amount in range(most, 0, -1)]
        named = phrase(f"deus.resource.{resource}")
        count = yield from choose(
            seat, "deus.ask.buy-count", amounts, card=card, resource=named, price=price
        )
        _bought(state, seat, effect, resource, int(count))
        return
    for left in range(effect.max, 0, -1):
        goods = buyable(state, seat, effect)
        if not goods:
            return
        most = min(left, sum(state.supply.values()), player.gold // effect.price)
        answer = yield from choose(
            seat, "deus.ask.buy-any", [*goods, "stop"], card=card, left=most, price=price
        )
        if answer == "stop":
            return
        _bought(state, seat, effect, next(r for r in goods if r == answer), 1)


def _bought(state: State, seat: str, effect: Buy, resource: Resource, amount: int) -> None:
    player = state.players[seat]
    player.gold -= amount * effect.price
    player.resources[resource] += amount
    state.supply[resource] -= amount
    state.tell(
        "deus.note.bought",
        seat=seat_name(seat),
        goods=thing(resource, amount),
        price=thing("gold", amount * effect.price),
    )


def swaps(state: State, seat: str) -> dict[Resource, list[Resource]]:
    """What the seat could give, and what the supply has for it."""
    player = state.players[seat]
    found: dict[Resource, list[Resource]] = {}
    for given in RESOURCES:
        wanted = [r for r in RESOURCES if r != given and state.supply[r]]
        if player.resources[given] and wanted:
            found[given] = wanted
    return found


def exchange(state: State, seat: str, effect: Exchange, card: Phrase) -> Procedure[None]:
    """Swap resources one for one, up to the card's number."""
    player = state.players[seat]
    for left in range(effect.max, 0, -1):
        offers = swaps(state, seat)
        if not offers:
            return
        answer = yield from choose(seat, "deus.ask.give", [*offers, "stop"], card=card, left=left)
        if answer == "stop":
            return
        given = next(r for r in offers if r == answer)
        answer = yield from choose(
            seat,
            "deus.ask.take",
            offers[given],
            card=card,
            resource=phrase(f"deus.resource.{given}"),
        )
        taken = next(r for r in RESOURCES if r == answer)
        player.resources[given] -= 1
        player.resources[taken] += 1
        state.supply[given] += 1
        state.supply[taken] -= 1
        state.tell(
            "deus.note.exchanged",
            seat=seat_name(seat),
            given=thing(given, 1),
            taken=thing(taken, 1),
        )
