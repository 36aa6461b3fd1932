"""Compares labels, hints and questions of Deus with the state after the answer."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate

from games.deus.components import CARD
from games.deus.rules.build import EDGE_PRICE, read_payment
from games.deus.state import State
from tests.deus.claims.quantities import counted
from tests.harness.statements import Offered, OptionCheck

Option = Offered[State]


def _pay(said: Option) -> bool:
    wanted = read_payment(said.pick)
    told = dict(counted(thing) for thing in said.phrases("things"))
    return told == wanted and any(
        dict(counted(thing) for thing in note.phrases("things")) == told
        for note in said.told
        if "things" in note.args
    )


def _edge_pick(said: Option) -> bool:
    label = said.text("region")
    cost = any(note.args.get("count") == EDGE_PRICE for note in said.told)
    return cost and said.after.holdings[label].owner == said.me


def _region(said: Option) -> bool:
    return said.state.terrain(said.text("region")) == said.last("terrain")


def _number(said: Option) -> bool:
    """Sold or bought goods: as many as the option says."""
    count = said.number("count")
    goods_told = [note.phrase("goods") for note in said.told if "goods" in note.args]
    return [counted(thing)[1] for thing in goods_told[:1]] == ([count] if count else [])


def _here(said: Option) -> bool:
    label = said.pick.removeprefix("edge:")
    pieces = Counter(piece.key.rpartition(".")[2] for piece in said.phrases("pieces"))
    return pieces == Counter(said.state.holdings[label].pieces)


def _cost(said: Option) -> bool:
    costs = dict(counted(thing) for thing in said.phrases("costs"))
    printed = CARD[said.pick.removeprefix("build:")].cost
    return costs == {name: count for name, count in printed.items() if count}


def _free(said: Option) -> bool:
    return not any(CARD[said.pick.removeprefix("build:")].cost.values())


def _offer_card(said: Option) -> bool:
    return said.last("god") == CARD[said.pick].colour


def _coloured(said: Option) -> bool:
    return said.last("colour") == CARD[said.pick.removeprefix("build:")].colour


def _degrees(said: Option) -> bool:
    return said.number("degrees") == 60 * int(said.pick.removeprefix("turn:"))


def _ceres(said: Option) -> bool:
    """So many can still be chosen: the answer leaves one fewer to ask for."""
    return _left(said, sum(said.state.supply.values()))


def _mars(said: Option) -> bool:
    return _left(said, sum(said.state.players[said.me].reserve.values()))


def _sell_any(said: Option) -> bool:
    return _left(said, sum(said.state.players[said.me].resources.values()))


def _buy_any(said: Option) -> bool:
    price = counted(said.phrase("price"))[1]
    stock = sum(said.state.supply.values())
    return _left(said, min(stock, said.state.players[said.me].gold // price))


def _buy(said: Option) -> bool:
    price = counted(said.phrase("price"))[1]
    most = max(said.state.supply.values())
    return said.number("max") <= min(most, said.state.players[said.me].gold // price)


def _left(said: Option, most: int) -> bool:
    """Whether so many are left, no more than there are, and one fewer after an answer."""
    left = said.number("left")
    again = said.follows(said.question)
    if again is None or said.pick in ("stop", "none"):
        return left <= most
    return left <= most and again.facts["left"] in (left - 1, left)


def _steal(said: Option) -> bool | None:
    stolen = [note for note in said.told if "victim" in note.args]
    name, most = counted(said.phrase("thing"))
    if said.pick == "none":
        # Another card may rob somebody next.
        return None
    if not stolen:
        return False
    return counted(stolen[0].phrase("thing")) <= (name, most)


def _plunder(said: Option) -> bool | None:
    taken = [note.number("count") for note in said.told_of("plundered")]
    if not taken:
        return None
    most = said.number("count")
    return all(
        count == min(most, said.state.villages[label].vp - 1)
        for count, label in zip(taken, said.picks, strict=False)
    )


def _sell(said: Option) -> bool:
    """A note of the answer tells as many goods, each for the price of the question."""
    name, price = counted(said.phrase("price"))
    sold = [*said.told_of("sold"), *said.told_of("bought")]
    return all(
        sorted(counted(note.phrase(part)) for part in ("goods", "price"))
        == sorted(((said.last("resource"), int(said.pick)), (name, price * int(said.pick))))
        for note in sold
    )


def _give(said: Option) -> bool | None:
    if said.pick == "stop":
        return None
    goods = sum(said.state.players[said.me].resources.values())
    return said.number("left") >= 1 and goods > 0 and said.follows("take") is not None


def _cycle(said: Option) -> bool | None:
    """So many cards more than were discarded come, as far as there are any."""
    drawn = [note.number("count") for note in said.told_of("drew")]
    stock = len(said.state.deck) + len(said.state.discard) + len(said.picks)
    if not said.picks or len(said.picks) > 1:
        return not drawn if not said.picks else None
    # At the end of a turn more cards are drawn.
    return min(len(said.picks) + said.number("bonus"), stock) in accumulate(drawn)


def _jupiter(said: Option) -> bool:
    """So many cards went onto the discard pile before Jupiter was asked."""
    gains = [note.phrase("thing") for note in said.told_of("gains")]
    if said.pick == "blue":
        return counted(gains[0]) == ("gold", 2 * said.number("count"))
    ask = said.follows("ceres", "mars")
    return ask is None or int(str(ask.facts["left"])) <= said.number("count")


def _produce(said: Option) -> bool | None:
    made = [counted(thing) for note in said.told_of("produced") for thing in note.phrases("things")]
    if len(said.picks) != 1 or not made:
        return None
    name, count = made[0]
    stock = next(left for kind, left in said.state.supply.items() if kind == name)
    return count == min(said.number("amount"), stock)


def _piece(said: Option) -> bool:
    return _left(said, sum(said.state.players[said.me].reserve.values()))


def _army(said: Option) -> bool | None:
    """The army may go so far, and no farther."""
    march = said.follows("march")
    if march is None:
        return None
    board = said.state.board
    far = [board.distance(said.pick, option) for option in march.options]
    return max(far) <= said.number("steps")


OPTIONS: dict[str, OptionCheck] = {
    "deus.pick.pay": _pay,
    "deus.pick.edge": _edge_pick,
    "deus.pick.region": _region,
    "deus.pick.number": _number,
    "deus.pick.offer-card": _offer_card,
    "deus.pick.build": _coloured,
    "deus.pick.card": _coloured,
    "deus.pick.turn-tile": _degrees,
    "deus.hint.card": _cost,
    "deus.hint.card-free": _free,
    "deus.hint.region": _here,
    "deus.ask.ceres": _ceres,
    "deus.ask.mars": _mars,
    "deus.ask.sell-any": _sell_any,
    "deus.ask.buy-any": _buy_any,
    "deus.ask.buy": _buy,
    "deus.ask.steal": _steal,
    "deus.ask.plunder": _plunder,
    "deus.ask.sell": _sell,
    "deus.ask.buy-count": _sell,
    "deus.ask.give": _give,
    "deus.ask.cycle": _cycle,
    "deus.ask.jupiter": _jupiter,
    "deus.ask.produce": _produce,
    "deus.ask.piece": _piece,
    "deus.ask.army": _army,
    "deus.ask.start": lambda said: said.number("count") == said.ask.low,
    "deus.pick.seat": lambda said: said.seat() == said.pick,
}
