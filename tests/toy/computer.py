"""A computer player for the toy game that plays to win."""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.steps import Ask, Picks

from .view import ToyView


def sensible(ask: Ask, get_view: Callable[[], ToyView], dice: Dice) -> Picks:
    """Keeps high bids for last, picks as many apples as it can, and buries what is rotten."""
    if ask.key == "toy.ask.trees":
        return ask.options[: ask.high]
    if ask.key == "toy.ask.bid":
        return (min(ask.options, key=int),)
    if ask.key == "toy.ask.action":
        for action in ("pick", "raid", "peek"):
            if action in ask.options:
                return (action,)
        return ("pass",)
    if ask.key == "toy.ask.card":
        return ("bury" if get_view().peeked == "rot" else "take",)
    if ask.key == "toy.ask.victim":
        apples = {gardener.seat: gardener.apples for gardener in get_view().gardeners}
        return (max(ask.options, key=lambda seat: apples[seat]),)
    return (dice.pick(ask.options),)
