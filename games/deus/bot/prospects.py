"""The worth of a whole position to the seat that imagines it."""

from __future__ import annotations

from games.deus.bot.columns import (
    activations,
    card_yield,
    column_yield,
    engine,
    growth,
    loss_worth,
)
from games.deus.bot.imagine import Imagined
from games.deus.bot.worth import (
    USUAL_CARD,
    USUAL_COIN,
    USUAL_RESOURCE,
    fading,
    goods,
    majorities,
    pieces,
    turns_left,
    wanted_goods,
    wanted_pieces,
)
from games.deus.components import CARD, COLUMNS, EndPer
from games.deus.rules.counters import count
from games.deus.rules.scoring import TEMPLE_CAP
from games.deus.state import HAND
from games.deus.view import Colour

# In victory points; a card laid or a piece placed is worth something whatever it gives now.
_LAID = 0.55
_PLACED = 0.65
# Being allowed to build a temple, and shares of what a card in hand would bring if built.
_TEMPLE_TO_COME = 2.5
_TEMPLE_HELD = 0.2
_CARD_HELD = 0.12
# A lead of so many points makes a seat hurry, one of twice as many makes it hurry most.
_LEAD = 10.0
_HURRY = 0.65


def outlook(table: Imagined, active: Colour | None = None) -> float:
    """The seat's expected points less what rivals gain by it.

    ``active`` names a column that is about to be activated once more this turn.
    """
    turns = turns_left(table)
    return purse(table, turns) + hand(table, turns) + ground(table, active)


def hurry(table: Imagined) -> float:
    """How much of the time left a seat wants: less and less as its lead grows."""
    ahead = _sure(table) - max(_sure(table.as_seen_by(rival)) for rival in table.rivals(table.me))
    return 1.0 - _HURRY * max(0.0, min(1.0, (ahead - _LEAD) / _LEAD))


def _sure(table: Imagined) -> float:
    return table.mine.vp + temples(table, 0.0)


def purse(table: Imagined, turns: float) -> float:
    """The goods and pieces that lie before the seat."""
    worth = goods(table.mine, turns) + pieces(table.mine, turns) + majorities(table, turns)
    return worth + wanted_goods(table, turns) + wanted_pieces(table, turns)


def ground(table: Imagined, active: Colour | None = None) -> float:
    """The part of the outlook that a piece on the board changes."""
    turns = turns_left(table)
    worth = table.mine.vp + standing(table, turns) + villages(table, turns)
    if active is not None:
        worth += column_yield(table, active, turns)
    return worth - loss_worth(table) * (_rivals_points(table) + _rivals_standing(table, turns))


def standing(table: Imagined, turns: float) -> float:
    """What the seat's columns, temples and regions may still bring."""
    worth = engine(table, turns) + temples(table, turns)
    return worth + reach(table, turns) + settled(table, turns)


def _rivals_standing(table: Imagined, turns: float) -> float:
    """The same for the rivals: when the match ends, their hopes end as well."""
    if turns not in table.feared:
        total = 0.0
        for rival in table.rivals(table.me):
            seen = table.as_seen_by(rival)
            total += standing(seen, turns) + goods(seen.mine, turns) + pieces(seen.mine, turns)
            total += (HAND * USUAL_CARD + 1.0) * fading(turns, 3.0)
        table.feared[turns] = total
    return table.feared[turns]


def _rivals_points(table: Imagined) -> float:
    return sum(
        player.vp + USUAL_COIN * player.gold
        for seat, player in table.players.items()
        if seat != table.me
    )


def temple_worth(table: Imagined, effect: EndPer, turns: float) -> float:
    """What a temple may score at the end."""
    have = max(0.0, count(table, table.me, effect.counter) - effect.minus)
    grown = have + growth(effect.counter) * turns
    whole = grown if turns else have // effect.per * effect.per
    return min(effect.cap, TEMPLE_CAP, effect.rate * whole / effect.per)


def temples(table: Imagined, turns: float) -> float:
    """The temples that stand, and the way to the next one."""
    columns = table.mine.columns
    total = 0.0
    for card in columns["purple"]:
        effect = CARD[card].effect
        if isinstance(effect, EndPer):
            total += temple_worth(table, effect, turns)
    return total + _TEMPLE_TO_COME * next_temple(table, turns)


def next_temple(table: Imagined, turns: float) -> float:
    """How likely the columns are to allow one more temple in time, 0 to 1."""
    columns = table.mine.columns
    rank = len(columns["purple"])
    missing = sum(max(0, rank - len(columns[colour])) for colour in COLUMNS)
    if turns < missing + 1:
        return 0.0
    return (1.0 - missing / (missing + 3.0)) * fading(turns - missing, 4.0)


def villages(table: Imagined, turns: float) -> float:
    """The barbarian villages: who would take their points, and how near they are to falling."""
    total = 0.0
    for label, village in table.villages.items():
        if village.attacked or not village.vp:
            continue
        around = table.board.beside[label]
        taken = 0
        armies = dict.fromkeys(table.seats, 0)
        built = dict.fromkeys(table.seats, 0)
        for near in around:
            held = table.holdings.get(near)
            if held is not None:
                taken += 1
                armies[held.owner] += held.pieces.count("military")
                built[held.owner] += len(held.pieces)
        likely = _falls(len(around) - taken, any(armies.values()), turns)
        if likely:
            total += likely * village.vp * _claim(table, armies, built)
    return total


def _falls(gaps: int, armed: bool, turns: float) -> float:
    steps = gaps + (0 if armed else 1)
    if steps == 0 or turns == 0:
        return 0.0
    return 0.85 / (1.0 + 0.45 * steps) * fading(turns, steps * 0.8)


def _claim(table: Imagined, armies: dict[str, int], built: dict[str, int]) -> float:
    """The seat's hold on a village, less the strongest rival's; from -1 to 1."""
    ranks = sorted(((armies[s], built[s], s == table.me) for s in table.seats), reverse=True)
    first, second = ranks[0], ranks[1]
    if first[:2] == second[:2]:
        return 0.1 if first[2] or second[2] else -0.2
    lead = 0.8 if first[0] > second[0] else 0.45
    if not first[0]:
        lead = 0.15
    return lead if first[2] else -lead * loss_worth(table) * 0.8


def promises(table: Imagined, turns: float) -> dict[str, float]:
    """What it is worth to hold each card of the hand."""
    times = activations(table, turns)
    return {card: _promise(table, card, turns, times) for card in table.mine.hand}


def _promise(table: Imagined, card: str, turns: float, times: dict[Colour, float]) -> float:
    if card not in table.known:
        return USUAL_CARD * fading(turns, 3.0)
    design = CARD[card]
    price = sum(design.cost.values()) * USUAL_RESOURCE
    if isinstance(design.effect, EndPer):
        gained = temple_worth(table, design.effect, turns) - price
        return max(0.0, _TEMPLE_HELD * gained * next_temple(table, turns))
    used = 1.0 + times[design.colour]
    gained = used * card_yield(table, design.effect, turns) - price
    return max(0.05, min(1.0, _CARD_HELD * gained)) * fading(turns, 3.0)


def hand(table: Imagined, turns: float) -> float:
    """The cards one holds; fresh ones count as ordinary cards."""
    return sum(promises(table, turns).values())


def reach(table: Imagined, turns: float) -> float:
    """Where the next pieces could go: free land, and a way to the sea."""
    near: dict[str, None] = {}
    for label, held in table.holdings.items():
        if held.owner == table.me:
            near.update(dict.fromkeys(table.board.beside[label]))
    terrain = table.board.terrain
    free = [terrain[label] for label in near if label not in table.holdings]
    seas = min(2, free.count("sea"))
    lands = [ground for ground in free if ground not in ("sea", "village")]
    kinds = len(dict.fromkeys(lands))
    score = 0.8 * seas + 0.25 * kinds + 0.1 * min(6, len(lands)) + 0.15 * free.count("village")
    return score * fading(turns, 8.0)


def settled(table: Imagined, turns: float) -> float:
    """Cards laid and pieces placed feed whatever comes later."""
    laid = sum(len(table.mine.columns[colour]) for colour in COLUMNS)
    placed = sum(len(held.pieces) for held in table.holdings.values() if held.owner == table.me)
    return (_LAID * laid + _PLACED * placed) * fading(turns, 8.0)
