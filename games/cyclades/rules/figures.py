"""Creatures with figures (pages 11 and 14): placing, keeping and moving them."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, choose, choose_unless_forced
from games.cyclades.components import FIGURES
from games.cyclades.fixes import UPKEEP_BEFORE_MOVES
from games.cyclades.rules.fate import discard_creature
from games.cyclades.rules.metropolis import add_token
from games.cyclades.rules.sea import add_fleet, remove_fleets
from games.cyclades.state import Figure, State
from games.cyclades.words.names import creature as creature_name
from games.cyclades.words.names import unit


def lairs(state: State, seat: str, card: str) -> list[str]:
    """Areas of the creature's kind without a creature; for the Minotaur only its owner's lands."""
    kinds = FIGURES[card]
    areas = [*(state.lands if "land" in kinds else ()), *(state.seas if "sea" in kinds else ())]
    taken = [figure.area for figure in state.figures.values()]
    return [
        area
        for area in areas
        if area not in taken and (card != "minotaur" or state.lands[area].owner == seat)
    ]


def place_figure(state: State, seat: str, card: str) -> Procedure[bool]:
    """Place the figure of a bought creature; returns False if there is no place for it."""
    areas = lairs(state, seat, card)
    if not areas:
        return False
    area = yield from choose(seat, "cyclades.ask.lair", areas, creature=creature_name(card))
    state.figures[card] = Figure(seat, area)
    state.tell("cyclades.note.placed", creature=creature_name(card), area=area)
    yield from enter(state, seat, card)
    return True


def enter(state: State, seat: str, card: str) -> Procedure[None]:
    """Resolve a creature's effect in its area, after it has come there or has stayed."""
    if card == "kraken":
        _destroy_fleets(state)
    elif card == "polyphemus":
        yield from _drive_out(state, seat)
    elif card == "hydra":
        yield from _eat(state, seat)


def _destroy_fleets(state: State) -> None:
    """The Kraken destroys every fleet in its sea."""
    sea = state.figures["kraken"].area
    fleets = state.seas[sea].fleets
    if fleets:
        remove_fleets(state, sea, fleets)
        state.tell("cyclades.note.swallowed", area=sea, count=fleets)


def _drive_out(state: State, seat: str) -> Procedure[None]:
    """Polyphemus empties the seas around him: fleet by fleet, as his owner decides.

    A fleet goes to a bordering sea that is open, and empty or its own; fleets that cannot move
    are destroyed.
    """
    cyclops = state.figures["polyphemus"]
    cyclops.unsettled = True
    shores = state.board.near_seas[cyclops.area]
    while True:
        moves = [
            f"{sea}>{near}"
            for sea in shores
            if state.seas[sea].fleets
            for near in state.board.near_seas[sea]
            if not state.closed_sea(near)
            and state.seas[near].owner in (None, state.seas[sea].owner)
        ]
        if not moves:
            break
        answer = yield from choose(seat, "cyclades.ask.polyphemus", moves)
        start, end = answer.split(">")
        owner = state.seas[start].owner
        assert owner is not None
        remove_fleets(state, start, 1)
        add_fleet(state, owner, end)
        state.tell("cyclades.note.driven", seat=seat_name(owner), start=start, end=end)
    for sea in shores:
        fleets = state.seas[sea].fleets
        if fleets:
            remove_fleets(state, sea, fleets)
            state.tell("cyclades.note.wrecked", area=sea, count=fleets)
    cyclops.unsettled = False


def prey(state: State) -> list[str]:
    """Fleets and troops in the Hydra's area and in the areas that border it."""
    home = state.figures["hydra"].area
    board = state.board
    found: list[str] = []
    for area in (home, *board.near_lands[home], *board.near_seas[home]):
        if board.is_land(area):
            land = state.lands[area]
            found.extend(
                f"{area}:{kind}"
                for kind, count in (("troop", land.troops), ("mercenary", land.mercenaries))
                if count
            )
        elif state.seas[area].fleets:
            found.append(f"{area}:fleet")
    return found


def tell_destroyed(state: State, creature: str, kind: str, area: str) -> None:
    """Note which creature destroys whose unit; call it before the unit is removed."""
    owner = (state.seas if kind == "fleet" else state.lands)[area].owner
    assert owner is not None
    state.tell(
        "cyclades.note.destroyed",
        creature=creature_name(creature),
        unit=unit(kind),
        seat=seat_name(owner),
        area=area,
    )


def _eat(state: State, seat: str) -> Procedure[None]:
    """The Hydra must eat a fleet or a troop, her owner's own if there is no other."""
    targets = prey(state)
    if not targets:
        state.tell("cyclades.note.idle", creature=creature_name("hydra"))
        return
    answer = yield from choose(seat, "cyclades.ask.hydra", targets)
    area, kind = answer.split(":")
    tell_destroyed(state, "hydra", kind, area)
    if kind == "fleet":
        remove_fleets(state, area, 1)
    else:
        land = state.lands[area]
        land.troops -= kind == "troop"
        land.mercenaries -= kind == "mercenary"
    add_token(state, state.figures["hydra"].area)


def upkeep(state: State) -> Procedure[None]:
    """Phase 4, in turn order: pay a priestess for each creature that stays; it may then move."""
    for seat in state.order:
        state.active = seat
        cards = [card for card, figure in state.figures.items() if figure.owner == seat]
        if state.has_fix(UPKEEP_BEFORE_MOVES):
            yield from _prowl_all(state, seat, (yield from _choose_kept(state, seat, cards)))
            continue
        for card in cards:
            if (yield from _keep(state, seat, card)):
                yield from _prowl(state, seat, card)


def _choose_kept(state: State, seat: str, cards: list[str]) -> Procedure[list[str]]:
    """Pay for the creatures that the faction wants to keep; returns them, the others leave."""
    if len(cards) == 1:
        return cards if (yield from _keep(state, seat, cards[0])) else []
    most = min(len(cards), state.factions[seat].priestesses)
    paid: tuple[str, ...] = ()
    if most:
        paid = yield from ask(seat, "cyclades.ask.keep-several", cards, 0, most, most=most)
    for card in cards:
        if card in paid:
            _pay(state, seat, card)
        else:
            _dismiss(state, seat, card)
    return list(paid)


def _prowl_all(state: State, seat: str, cards: list[str]) -> Procedure[None]:
    """The creatures that stay move one by one, in the order their owner chooses."""
    kept = len(cards)
    while cards:
        moved = kept - len(cards)
        card = yield from choose_unless_forced(seat, "cyclades.ask.prowl-next", cards, moved=moved)
        cards.remove(card)
        yield from _prowl(state, seat, card)


def _keep(state: State, seat: str, card: str) -> Procedure[bool]:
    """Pay for the creature or send it away; returns whether it stays."""
    answer = "dismiss"
    if state.factions[seat].priestesses:
        answer = yield from choose(
            seat, "cyclades.ask.keep", ["keep", "dismiss"], creature=creature_name(card)
        )
    if answer == "dismiss":
        _dismiss(state, seat, card)
        return False
    _pay(state, seat, card)
    return True


def _pay(state: State, seat: str, card: str) -> None:
    state.factions[seat].priestesses -= 1
    state.tell("cyclades.note.kept", seat=seat_name(seat), creature=creature_name(card))


def _dismiss(state: State, seat: str, card: str) -> None:
    del state.figures[card]
    state.tell("cyclades.note.dismissed", seat=seat_name(seat), creature=creature_name(card))
    discard_creature(state, card)


def _prowl(state: State, seat: str, card: str) -> Procedure[None]:
    """A creature that was paid for may move; then its effect is resolved."""
    figure = state.figures[card]
    beside = (*state.board.near_lands[figure.area], *state.board.near_seas[figure.area])
    areas = [area for area in lairs(state, seat, card) if area in beside]
    if areas:
        area = yield from choose(
            seat, "cyclades.ask.prowl", ["stay", *areas], creature=creature_name(card)
        )
        if area != "stay":
            figure.area = area
            state.tell("cyclades.note.placed", creature=creature_name(card), area=area)
    yield from enter(state, seat, card)
