"""Decides about turns and the use of columns, by running the real rules on estimated states."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.deus.components import CARD, CARDS, COLUMNS, All, Choose, Draw, Effect, TakeDiscard
from games.deus.computer.estimated_state import Answer, EstimatedState, play_out
from games.deus.computer.evaluation import evaluate, hand_values
from games.deus.computer.offering import best_offering
from games.deus.computer.trading import named
from games.deus.computer.unit_values import turns_left
from games.deus.rules.activate import Activation, resolve
from games.deus.rules.build import build, build_joker
from games.deus.state import HAND

# The joker can be used once a match, so keeping it has a value.
_JOKER_VALUE = 1.0


def turn(ask: Ask, state: EstimatedState, answer: Answer) -> Picks:
    """The building or the offering that leaves the best position."""
    value: dict[str, float] = {}
    for option in ask.options:
        tried = state.copy()
        if option == "offer":
            value[option] = best_offering(state).value
            continue
        if option == "joker":
            play_out(tried, build_joker(tried, state.me), answer)
        else:
            play_out(tried, build(tried, state.me, option.removeprefix("build:")), answer)
        if not tried.mine.hand:
            tried.mine.hand = tried.deck[:HAND]
        value[option] = evaluate(tried) - (_JOKER_VALUE if option == "joker" else 0.0)
    return (max(value, key=lambda option: value[option]),)


def joker_column(ask: Ask, state: EstimatedState) -> Picks:
    """The column whose activation gives most."""
    dear = hand_values(state, turns_left(state))
    card = min(dear, key=lambda held: dear[held])

    def value(option: str) -> float:
        colour = next(c for c in COLUMNS if c == option)
        tried = state.copy()
        tried.mine.columns[colour].append(card)
        tried.mine.joker = card
        tried.mine.gold -= len(tried.mine.columns[colour])
        return evaluate(tried, colour)

    return (max(ask.options, key=value),)


def either(ask: Ask, state: EstimatedState, answer: Answer) -> Picks:
    """The part of a card that leaves the best position."""
    design = CARDS.get(named(ask, "card"))
    value = {"none": evaluate(state)}
    for option in ask.options:
        if option != "none" and design and isinstance(design.effect, Choose):
            part = design.effect.effects[int(option.split(":")[1])]
            value[option] = _after(state, f"{design.id}.1", part, answer)
    return (max(value, key=lambda option: value[option]),)


def activate(ask: Ask, state: EstimatedState, answer: Answer) -> Picks:
    """The card of another column that gives most."""
    value = {"none": evaluate(state)}
    for card in ask.options:
        if card != "none":
            value[card] = _after(state, card, CARD[card].effect, answer)
    return (max(value, key=lambda option: value[option]),)


def _after(state: EstimatedState, card: str, effect: Effect, answer: Answer) -> float:
    tried = state.copy()
    activation = Activation(tried, state.me)
    activation.card, activation.use_all = card, True
    play_out(tried, resolve(activation, effect, ()), answer)
    return evaluate(tried)


def use(ask: Ask, state: EstimatedState) -> Picks:
    """Use every effect, except a draw of fewer cards than an empty hand would be refilled with."""
    if state.mine.hand:
        return ("all",) if "all" in ask.options else ("use",)
    design = CARDS.get(named(ask, "card"))
    if design is None or not _draws(design.effect):
        return ("use",)
    drawn = sum(_draws(CARD[card].effect) for card in state.mine.columns[design.colour])
    return ("skip",) if drawn < HAND else ("use",)


def _draws(effect: Effect) -> int:
    """How many cards an effect brings to hand at most."""
    if isinstance(effect, All):
        return sum(_draws(part) for part in effect.effects)
    if isinstance(effect, Draw):
        return effect.n or effect.cap
    return effect.n if isinstance(effect, TakeDiscard) else 0
