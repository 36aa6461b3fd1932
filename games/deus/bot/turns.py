"""The choice of a turn and of what a column does: tried out in the head by the real rules."""

from __future__ import annotations

from games.core.steps import Ask, Picks
from games.deus.bot.imagine import Answer, Imagined, play_out
from games.deus.bot.offering import best_offering
from games.deus.bot.prospects import outlook, promises
from games.deus.bot.trading import named
from games.deus.bot.worth import turns_left
from games.deus.components import CARD, CARDS, COLUMNS, All, Choose, Draw, Effect, TakeDiscard
from games.deus.rules.activate import Activation, resolve
from games.deus.rules.build import build, build_joker
from games.deus.state import HAND

# A joker comes once a match: better not for a trifle.
_LAST_JOKER = 1.0


def turn(ask: Ask, table: Imagined, answer: Answer) -> Picks:
    """The building or the offering that leaves the best position."""
    worth: dict[str, float] = {}
    for option in ask.options:
        tried = table.copy()
        if option == "offer":
            worth[option] = best_offering(table).worth
            continue
        if option == "joker":
            play_out(tried, build_joker(tried, table.me), answer)
        else:
            play_out(tried, build(tried, table.me, option.removeprefix("build:")), answer)
        if not tried.mine.hand:
            tried.mine.hand = tried.deck[:HAND]
        worth[option] = outlook(tried) - (_LAST_JOKER if option == "joker" else 0.0)
    return (max(worth, key=lambda option: worth[option]),)


def joker_column(ask: Ask, table: Imagined) -> Picks:
    """The column whose activation gives most."""
    dear = promises(table, turns_left(table))
    card = min(dear, key=lambda held: dear[held])

    def worth(option: str) -> float:
        colour = next(c for c in COLUMNS if c == option)
        tried = table.copy()
        tried.mine.columns[colour].append(card)
        tried.mine.joker = card
        tried.mine.gold -= len(tried.mine.columns[colour])
        return outlook(tried, colour)

    return (max(ask.options, key=worth),)


def either(ask: Ask, table: Imagined, answer: Answer) -> Picks:
    """The part of a card that leaves the best position."""
    design = CARDS.get(named(ask, "card"))
    worth = {"none": outlook(table)}
    for option in ask.options:
        if option != "none" and design and isinstance(design.effect, Choose):
            part = design.effect.effects[int(option.split(":")[1])]
            worth[option] = _after(table, f"{design.id}.1", part, answer)
    return (max(worth, key=lambda option: worth[option]),)


def activate(ask: Ask, table: Imagined, answer: Answer) -> Picks:
    """The card of another column that gives most."""
    worth = {"none": outlook(table)}
    for card in ask.options:
        if card != "none":
            worth[card] = _after(table, card, CARD[card].effect, answer)
    return (max(worth, key=lambda option: worth[option]),)


def _after(table: Imagined, card: str, effect: Effect, answer: Answer) -> float:
    tried = table.copy()
    activation = Activation(tried, table.me)
    activation.card, activation.use_all = card, True
    play_out(tried, resolve(activation, effect, ()), answer)
    return outlook(tried)


def use(ask: Ask, table: Imagined) -> Picks:
    """What a card gives is welcome, except a few cards that spoil an empty hand's refill."""
    if table.mine.hand:
        return ("all",) if "all" in ask.options else ("use",)
    design = CARDS.get(named(ask, "card"))
    if design is None or not _draws(design.effect):
        return ("use",)
    drawn = sum(_draws(CARD[card].effect) for card in table.mine.columns[design.colour])
    return ("skip",) if drawn < HAND else ("use",)


def _draws(effect: Effect) -> int:
    """How many cards an effect brings to hand at most."""
    if isinstance(effect, All):
        return sum(_draws(part) for part in effect.effects)
    if isinstance(effect, Draw):
        return effect.n or effect.cap
    return effect.n if isinstance(effect, TakeDiscard) else 0
