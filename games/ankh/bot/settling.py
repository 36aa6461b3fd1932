"""Claws, gates and captives: small choices with an obvious better side."""

from __future__ import annotations

from games.ankh.bot.outlook import Outlook
from games.ankh.egypt import claws
from games.core.steps import Ask, Picks


def aim(ask: Ask, look: Outlook) -> Picks:
    """At rivals' monuments, the leader's first, and never at one's own if it can be helped."""
    start = str(ask.facts.get("hex", ""))
    mine = look.figures[start].owner

    def harm(option: str) -> float:
        value = 0.0
        for label in claws(start, int(option.removeprefix("claws:"))):
            cell = look.cells[label]
            if cell.monument is None or label not in look.map.beside[start]:
                continue
            if cell.monument_owner == mine:
                value -= 2.0
            elif cell.monument_owner is not None:
                value += 1.0 + 0.02 * look.god_of(cell.monument_owner).devotion
            else:
                value -= 0.1
        return value

    return (max(ask.options, key=harm),)


def gate_at(ask: Ask, look: Outlook) -> Picks:
    """Beside monuments that a summoned figure would serve."""

    def charm(label: str) -> float:
        value = 0.0
        for near in look.map.beside[label]:
            cell = look.cells[near]
            if cell.monument is not None:
                value += 1.0 if cell.monument_owner in (None, look.god) else 0.5
        return value

    return (max(ask.options, key=charm),)


def gate(ask: Ask, look: Outlook) -> Picks:
    """A new gate while there is one; else one that moves away from under a figure."""
    if "new" in ask.options:
        return ("new",)
    covered = [option for option in ask.options if option in look.figures]
    return (covered[0],) if covered else ("none",)


def capture(ask: Ask, look: Outlook) -> Picks:
    """A warrior of whoever is ahead."""
    enemies = [option for option in ask.options if option != "none"]
    return (max(enemies, key=lambda seat: look.god_of(seat).devotion),)
