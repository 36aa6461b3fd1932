"""Where a wooden piece, a temple or an army does most."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.deus.bot.columns import loss_worth
from games.deus.bot.imagine import Imagined
from games.deus.bot.prospects import ground
from games.deus.bot.trading import counted, named
from games.deus.components import COLOUR_OF, PIECES
from games.deus.rules.armies import may_leave, reachable
from games.deus.rules.attack import attack_villages
from games.deus.rules.build import EDGE_PRICE
from games.deus.view import Colour, Piece

# Several cards of a colour are weighed in one thought: the first looks at every region.
_FAVOURED = 4


def place(ask: Ask, table: Imagined) -> Picks:
    """The region that suits the column about to be activated, the temples and the villages."""
    name = named(ask, "piece")
    piece = next((p for p in PIECES if p == name), PIECES[0])
    column = COLOUR_OF[piece]
    spots = [spot for spot in table.favoured.get(piece, ()) if spot in ask.options]
    worth = {spot: _placed(table, piece, spot, column) for spot in spots or ask.options}
    best = sorted(worth, key=lambda spot: -worth[spot])
    table.favoured.setdefault(piece, best[:_FAVOURED])
    return (best[0],)


def temple(ask: Ask, table: Imagined) -> Picks:
    """The city that gains most by one more piece."""
    return (max(ask.options, key=lambda spot: _placed(table, "temple", spot, None)),)


def _placed(table: Imagined, piece: Piece, spot: str, column: Colour | None) -> float:
    tried = table.copy_board()
    label = spot.removeprefix("edge:")
    if label != spot:
        tried.mine.vp -= EDGE_PRICE
    tried.place(table.me, piece, label)
    if piece != "temple":
        attack_villages(tried, label)
    return ground(tried, column)


def march(ask: Ask, table: Imagined) -> Picks:
    """The best place for the army that moves."""
    start = ask.facts.get("region")
    if not isinstance(start, str) or start not in table.holdings:
        return ask.options[:1]
    return (max(ask.options, key=lambda end: _marched(table, start, end)),)


def army(ask: Ask, table: Imagined) -> Picks:
    """The army with the best march, or none where all stand well."""
    steps = counted(ask, "steps")
    best, stay = "stop", ground(table, "red") + 0.05
    if "stop" not in ask.options:
        best, stay = ask.options[0], float("-inf")
    for start in ask.options:
        if start == "stop" or not may_leave(table, start):
            continue
        if "stop" in ask.options and _holds_the_ground(table, start):
            continue
        for end in reachable(table, table.me, start, steps):
            if table.holds(end, table.me, "military"):
                continue
            worth = _marched(table, start, end)
            if worth > stay:
                best, stay = start, worth
    return (best,)


def _holds_the_ground(table: Imagined, start: str) -> bool:
    """Whether the army keeps rivals away who have yet to settle: two empty regions at least."""
    unsettled = any(not table.regions_of(rival) for rival in table.rivals(table.me))
    return unsettled and start == table.mine.first_region


def _marched(table: Imagined, start: str, end: str) -> float:
    tried = table.copy_board()
    tried.lift("military", start)
    tried.place(table.me, "military", end)
    attack_villages(tried, end)
    return ground(tried, "red")


def plunder(ask: Ask, table: Imagined) -> Picks:
    """The villages with most to give."""
    richest = sorted(ask.options, key=lambda label: -table.villages[label].vp)[: ask.high]
    return tuple(label for label in ask.options if label in richest)


def steal(ask: Ask, table: Imagined) -> Picks:
    """The rival who has most to lose."""
    rivals = [seat for seat in ask.options if seat in table.players]
    if not rivals:
        return ask.options[:1]
    unit = named(ask, "thing")

    def loses(seat: str) -> float:
        player = table.players[seat]
        standing = sum(len(column) for column in player.columns.values()) * loss_worth(table)
        have = player.gold if unit == "gold" else player.vp
        return min(have, counted(ask, "thing")) + 0.01 * standing

    return (max(rivals, key=loses),)
