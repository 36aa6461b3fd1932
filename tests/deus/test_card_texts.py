"""The text of every card of Deus names the numbers of its effect."""

from __future__ import annotations

import re

import pytest

from bot.words import ENGLISH
from games.deus.components import (
    CARDS,
    All,
    Buy,
    Card,
    Choose,
    Cycle,
    Draw,
    Effect,
    EndPer,
    Exchange,
    GainPer,
    GainPiece,
    Move,
    PlunderVillage,
    Produce,
    Sell,
    Steal,
)
from tests.strict_words import strict_words

WORDS = strict_words()


def numbers(effect: Effect) -> list[int]:
    """What a player has to be told about an effect."""
    match effect:
        case Sell():
            return [effect.max, effect.rate]
        case Buy():
            return [effect.max, effect.price]
        case Exchange():
            return [effect.max]
        case Produce() | Steal():
            return [effect.amount]
        case GainPer() | EndPer():
            return [effect.rate, effect.cap]
        case Draw():
            return [effect.cap if effect.counter else effect.n]
        case Cycle():
            return [effect.max, effect.bonus]
        case GainPiece():
            return [effect.n]
        case Move():
            return [effect.steps]
        case PlunderVillage():
            return [effect.amount, effect.villages]
        case All() | Choose():
            return [number for part in effect.effects for number in numbers(part)]
        case _:
            return []


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_says_what_it_does(card: Card) -> None:
    text = WORDS.text(f"deus.card.{card.id}.text", ENGLISH)
    told = [int(number) for number in re.findall(r"\d+", text)]
    assert set(numbers(card.effect)) <= set(told), text


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_data_and_the_words_give_a_card_one_name(card: Card) -> None:
    assert WORDS.text(f"deus.card.{card.id}", ENGLISH) == card.name
