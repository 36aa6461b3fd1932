"""Step 5 of building: every card of the column, from the bottom up, each one optional."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, choose
from games.deus.components import (
    CARD,
    Activate,
    All,
    Buy,
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
    TakeDiscard,
)
from games.deus.rules import armies, effects, raids, trade
from games.deus.rules.hand import draw, room
from games.deus.state import State
from games.deus.view import Colour
from games.deus.words.names import card_name


class Activation:
    """A column being activated: the card in use, which part of it (0: it has but one), whether
    more cards follow, and whether the player has said to use all the rest.
    """

    __slots__ = ("card", "more", "part", "seat", "state", "use_all")

    def __init__(self, state: State, seat: str) -> None:
        self.state = state
        self.seat = seat
        self.card = ""
        self.part = 0
        self.more = False
        self.use_all = False

    def wanted(self) -> Procedure[bool]:
        """An effect that leaves nothing to choose may still be declined.

        "all" answers for every further card of the column as well.
        """
        if self.use_all:
            return True
        options = ["all", "use", "skip"] if self.more else ["use", "skip"]
        answer = yield from choose(
            self.seat, "deus.ask.use", options, card=card_name(self.card), text=self.text()
        )
        self.use_all = answer == "all"
        return answer != "skip"

    def text(self) -> Phrase:
        """What the card does, or the part of it that is in question."""
        said = f"part-{self.part}" if self.part else "text"
        return phrase(f"deus.card.{CARD[self.card].id}.{said}")


def activate_column(state: State, seat: str, colour: Colour) -> Procedure[None]:
    """Use the cards of a column from the lowest to the one just played; jokers do nothing."""
    cards = [c for c in state.players[seat].columns[colour] if not state.is_joker(seat, c)]
    activation = Activation(state, seat)
    for place, card in enumerate(cards):
        later = armies.moves_in([CARD[above].effect for above in cards[place + 1 :]])
        activation.card = card
        activation.more = place + 1 < len(cards)
        yield from resolve(activation, CARD[card].effect, later)


def resolve(activation: Activation, effect: Effect, later: tuple[int, ...]) -> Procedure[None]:
    """One effect; ``later`` are the army moves still to come in this activation."""
    state, seat, card = activation.state, activation.seat, card_name(activation.card)
    if idle(state, seat, effect):
        return
    match effect:
        case Sell():
            yield from trade.sell(state, seat, effect, card)
        case Buy():
            yield from trade.buy(state, seat, effect, card)
        case Exchange():
            yield from trade.exchange(state, seat, effect, card)
        case Cycle():
            yield from effects.cycle(state, seat, effect, card)
        case GainPiece():
            yield from effects.gain_pieces(state, seat, effect, card)
        case Activate():
            yield from activate_other(activation, effect, later)
        case Move():
            yield from armies.move_armies(state, seat, effect, later, card)
        case PlunderVillage():
            yield from raids.plunder(state, seat, effect, card)
        case All():
            for place, part in enumerate(effect.effects):
                rest = armies.moves_in(effect.effects[place + 1 :])
                activation.part = place + 1
                yield from resolve(activation, part, rest + later)
            activation.part = 0
        case Choose():
            yield from choose_effect(activation, effect, later)
        case Steal(targets="one"):
            yield from raids.steal_from_one(state, seat, effect, card)
        case Produce() if effects.chosen_workshops(state, seat, effect):
            yield from effects.produce(state, seat, effect, card)
        case _:
            if (yield from activation.wanted()):
                yield from _plain(state, seat, effect, card)


def _plain(state: State, seat: str, effect: Effect, card: Phrase) -> Procedure[None]:
    """The effects that leave nothing to choose."""
    match effect:
        case GainPer():
            effects.gain_per(state, seat, effect, card)
        case Produce():
            yield from effects.produce(state, seat, effect, card)
        case Draw():
            yield from draw(state, seat, effects.drawn_by(state, seat, effect))
        case TakeDiscard():
            effects.take_discard(state, seat, effect)
        case Steal():
            for victim in raids.victims(state, seat, effect):
                raids.rob(state, seat, victim, effect)


def idle(state: State, seat: str, effect: Effect) -> bool:
    """Whether the effect could do nothing at all now."""
    match effect:
        case GainPer():
            return effects.gain(state, seat, effect) == 0
        case Produce():
            return not effects.workshops(state, seat, effect)
        case Draw():
            return effects.drawn_by(state, seat, effect) == 0
        case TakeDiscard():
            return not state.discard or not room(state, seat)
        case Steal():
            return not raids.victims(state, seat, effect)
        case Sell():
            return not trade.sellable(state, seat, effect)
        case Buy():
            return not trade.buyable(state, seat, effect)
        case Exchange():
            return not trade.swaps(state, seat)
        case Cycle():
            return not state.players[seat].hand
        case GainPiece():
            return not effects.in_reserve(state, seat)
        case Move():
            return not armies.can_march(state, seat, effect.steps)
        case PlunderVillage():
            return not raids.plunderable(state, seat)
        case Activate():
            return not usable(state, seat, effect)
        case All() | Choose():
            return all(idle(state, seat, part) for part in effect.effects)
        case EndPer():
            return True


def usable(state: State, seat: str, effect: Activate) -> list[str]:
    """The cards of the other column that would do something now."""
    return [
        card
        for card in state.players[seat].columns[effect.colour]
        if not state.is_joker(seat, card) and not idle(state, seat, CARD[card].effect)
    ]


def activate_other(
    activation: Activation, effect: Activate, later: tuple[int, ...]
) -> Procedure[None]:
    """Use cards of another column once; to name a card is to use it.

    Of a card with several parts each may still be declined.
    """
    state, seat = activation.state, activation.seat
    used: list[str] = []
    outer = activation.card, activation.more, activation.use_all
    for _ in range(effect.n):
        cards = [card for card in usable(state, seat, effect) if card not in used]
        if not cards:
            break
        answer = yield from choose(
            seat,
            "deus.ask.activate",
            [*cards, "none"],
            card=card_name(activation.card),
            colour=phrase(f"deus.colour.{effect.colour}"),
        )
        if answer == "none":
            break
        used.append(answer)
        state.tell("deus.note.activates", seat=seat_name(seat), card=card_name(answer))
        several = isinstance(CARD[answer].effect, All)
        activation.card, activation.more, activation.use_all = answer, False, not several
        yield from resolve(activation, CARD[answer].effect, later)
        activation.card, activation.more, activation.use_all = outer


def choose_effect(
    activation: Activation, effect: Choose, later: tuple[int, ...]
) -> Procedure[None]:
    """Do that number of the card's effects, or none."""
    state, seat = activation.state, activation.seat
    done: list[str] = []
    for _ in range(effect.n):
        options = [
            f"either:{place}:{part.op.lower()}"
            for place, part in enumerate(effect.effects)
            if f"either:{place}:{part.op.lower()}" not in done and not idle(state, seat, part)
        ]
        if not options:
            return
        answer = yield from choose(
            seat,
            "deus.ask.either",
            [*options, "none"],
            card=card_name(activation.card),
            text=activation.text(),
        )
        if answer == "none":
            return
        done.append(answer)
        place = int(answer.split(":")[1])
        yield from resolve(activation, effect.effects[place], later)
