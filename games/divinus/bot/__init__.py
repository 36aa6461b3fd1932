"""The sensible computer player: it lays each tile where its map gains most, as things stand."""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.game import random_player
from games.core.steps import Ask, Picks
from games.divinus.bot.choices import (
    ARTIFACTS,
    HEROES,
    before_rest,
    choose_battle,
    choose_face,
    choose_slot,
    choose_temple,
    first_of,
    worth_a_fight,
)
from games.divinus.bot.exploring import choose_cell, choose_place
from games.divinus.view import DivinusView

_LEAVE = ("none", "no", "done")


def sensible(ask: Ask, look: Callable[[], DivinusView], dice: Dice) -> Picks:
    """Answer a question."""
    key = ask.key.removeprefix("divinus.ask.")
    if len(ask.options) == 1 and ask.low == 1:
        return ask.options
    if key == "turn":
        return (_turn(look(), ask),)
    if key in ("place", "move-to"):
        return (choose_place(look(), ask.seat, ask.options),)
    if key == "temple":
        where = str(ask.facts["place"])
        return (choose_temple(look(), ask.seat, where, ask.options),)
    if key == "fight":
        return (choose_battle(look(), ask.options),)
    if key == "hero":
        return (first_of(HEROES, ask.options),)
    if key in ("draft", "velund", "artifact"):
        return (first_of(ARTIFACTS, ask.options),)
    if key == "slot":
        return (choose_slot(ask.options),)
    if key == "stick":
        return (choose_face(look().demigod(ask.seat), ask.options),)
    if key in ("refresh", "reactivate"):
        return ask.options[: ask.high]
    if key in ("reroll", "flip", "set-die"):
        return ask.options[: ask.low]
    declined = next((option for option in _LEAVE if option in ask.options), None)
    if declined is not None:
        return (declined,)
    if key == "frame":
        return ask.options[:1]
    return random_player(ask, look, dice)


def _turn(view: DivinusView, ask: Ask) -> str:
    """Fight where it is cheap, else explore what promises most, else rest."""
    if "fight" in ask.options and worth_a_fight(view, ask.seat):
        return "fight"
    option, _ = choose_cell(view, ask.seat)
    if option == "rest" or option not in ask.options:
        return before_rest(view.demigod(ask.seat), ask.options)
    return option
