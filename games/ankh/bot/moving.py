"""Where the god's figures go."""

from __future__ import annotations

from games.ankh.bot.outlook import Outlook
from games.ankh.components import GROUND, SMALL_REACH
from games.ankh.egypt import reach
from games.core.steps import Ask, Picks

ENOUGH = 0.3


def best_moves(look: Outlook, starts: list[str]) -> list[tuple[float, str, str]]:
    """For each figure its best move, with what it improves."""
    mine = look.mine()
    now = look.posture(mine)
    found: list[tuple[float, str, str]] = []
    for start in starts:
        others = [label for label in mine if label != start]
        best = (0.0, start, start)
        for end in reach(start, SMALL_REACH):
            cell = look.cells[end]
            if GROUND[end] == "water" or cell.figure or cell.monument or cell.gate:
                continue
            gain = look.posture([*others, end]) - now
            if gain > best[0]:
                best = (gain, start, end)
        found.append(best)
    return found


def move(ask: Ask, look: Outlook) -> Picks:
    """The figure whose move improves most; done when nothing improves."""
    starts = [option for option in ask.options if option != "done"]
    gain, start, _ = max(best_moves(look, starts))
    return (start,) if gain > ENOUGH else ("done",)


def move_to(ask: Ask, look: Outlook) -> Picks:
    """The best hex within reach."""
    start = str(ask.facts.get("hex", ""))
    others = [label for label in look.mine() if label != start]
    return (max(ask.options, key=lambda end: look.posture([*others, end])),)


def place(ask: Ask, look: Outlook) -> Picks:
    """Where a new figure helps most."""
    mine = look.mine()
    return (max(ask.options, key=lambda at: look.posture([*mine, at])),)


def rally(ask: Ask, look: Outlook) -> Picks:
    """Call warriors from where they are not needed."""
    region = look.view.battle.region if look.view.battle else 0
    away = [
        option
        for option in ask.options
        if option != "done" and region not in look.cells[option].regions
    ]
    spare = [
        label
        for label in away
        if all(look.might(look.god, r) > look.rivals_in(r) + 1 for r in look.cells[label].regions)
    ]
    ahead = look.might(look.god, region) - look.rivals_in(region)
    return (spare[0],) if spare and ahead < 2 else ("done",)


def push(ask: Ask, look: Outlook) -> Picks:
    """Away from monuments, best into a region where its owner is alone or weak."""
    start = str(ask.facts.get("hex", ""))
    owner = look.figures[start].owner

    def comfort(label: str) -> float:
        beside = sum(look.cells[near].monument is not None for near in look.map.beside[label])
        same = any(r in look.cells[start].regions for r in look.cells[label].regions)
        held = sum(look.count(owner, region) for region in look.cells[label].regions)
        return beside + (0.5 if same else 0.0) + 0.2 * held

    return (min(ask.options, key=comfort),)
