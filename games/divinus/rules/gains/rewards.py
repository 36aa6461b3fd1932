"""Rewards of quests and locations: one function for each effect of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.phrase import seat_name
from games.core.steps import Procedure, ask, chance, choose, choose_unless_forced
from games.divinus.board import PAIRS
from games.divinus.components import ARTIFACTS, DIE_STICKERS, FACTIONS
from games.divinus.rules.dice.effects import flip, reactivate, reroll, set_die, stick_on_die
from games.divinus.rules.dice.forge import draw_artifact, upgradable, upgrade_artifact
from games.divinus.rules.dice.prices import values
from games.divinus.rules.dice.rolling import refresh, spend
from games.divinus.rules.figures.heroes import may_move, walk
from games.divinus.rules.gains.favour import gain, kind_of
from games.divinus.rules.map.board_changes import (
    move_tile,
    peek,
    replace_one,
    replaceable,
    swap_adjacent,
    swappable,
)
from games.divinus.rules.map.moving import movable
from games.divinus.rules.map.stickers import location_fits, stick_faction, stick_location
from games.divinus.state import State
from games.divinus.vocabulary import Effect
from games.divinus.words.names import god, location, temple, title

# How many artifacts there are to choose from.
_DRAWN = {"draw3": 3, "draw2": 2}


def reward(state: State, seat: str, effects: Sequence[Effect]) -> Procedure[None]:
    """Give a seat what the effects name, one after the other."""
    for effect in effects:
        yield from _REWARDS[effect.do](state, seat, effect)


def _favour(state: State, seat: str, effect: Effect) -> Procedure[None]:
    kind = yield from kind_of(state, seat, effect.pantheon)
    gain(state, seat, effect.n, kind, "other")


def _set_dice(state: State, seat: str, effect: Effect) -> Procedure[None]:
    for _ in range(effect.n):
        yield from set_die(state, seat)


def _die_sticker(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """Choose a sticker of the given kinds, or of those at the forge of Hephaestus."""
    known = (n for n, card in DIE_STICKERS.items() if card.from_scenario <= state.scenario)
    able = effect.ids or tuple(dict.fromkeys(state.hephaestus)) or tuple(known)
    name = yield from choose_unless_forced(seat, "divinus.ask.hephaestus", able)
    if not effect.ids and name in state.hephaestus:
        state.hephaestus.remove(name)
    yield from stick_on_die(state, seat, name)


def _artifact(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """Draw some artifacts at random; one of them may be kept."""
    owned = [held.id for demigod in state.demigods.values() for held in demigod.artifacts]
    pool = [
        name
        for name, card in ARTIFACTS.items()
        if card.from_scenario <= state.scenario and name not in owned and name not in state.velund
    ]
    count = min(_DRAWN.get(effect.pool, effect.n), len(pool))
    if count:
        drawn = yield from chance("divinus.artifact", pool, count)
        yield from draw_artifact(state, seat, drawn)


def _upgrades(state: State, seat: str, effect: Effect) -> Procedure[None]:
    for _ in range(effect.n):
        yield from upgrade_artifact(state, seat)


def _factions(state: State, seat: str, effect: Effect) -> Procedure[None]:
    for _ in range(effect.n):
        name: str = effect.faction
        if name == "choose":
            name = yield from choose(seat, "divinus.ask.people", FACTIONS)
        yield from stick_faction(state, seat, next(f for f in FACTIONS if f == name))


def _location(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """A location sticker; with its title the seat becomes its holder for good."""
    with state.incident("divinus.scene.place", place=location(effect.no)):
        yield from stick_location(state, seat, effect.no)
        if effect.title:
            state.demigods[seat].titles.append(effect.no)
            state.tell("divinus.note.title", seat=seat_name(seat), title=title(effect.no))


def _temple_supply(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """One more sticker of each of these temples."""
    for name in effect.ids:
        state.temples[name] = state.temples.get(name, 0) + 1
        state.more_temples[name] = state.more_temples.get(name, 0) + 1
        state.tell("divinus.note.temple-supply", temple=temple(name))
    yield from ()


def _peek(state: State, seat: str, effect: Effect) -> Procedure[None]:
    able = [name for name, stack in state.stacks.items() if stack.tiles]
    if able:
        name = yield from choose_unless_forced(seat, "divinus.ask.stack", able)
        peek(state, seat, next(stack for stack in able if stack == name))


def _token(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """Give a token: once in this match it changes a total by up to its number."""
    state.demigods[seat].tokens = max(state.demigods[seat].tokens, effect.n)
    state.tell("divinus.note.token", seat=seat_name(seat), count=effect.n)
    yield from ()


def _hero_move(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """The hero moves by the value of an active die that is not spent."""
    demigod = state.demigods[seat]
    if may_move(state, seat):
        steps = max(max(values(demigod, die)) for die in demigod.active_dice())
        yield from walk(state, seat, steps)


def _support(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """Support for one of the two highest gods."""
    name = effect.god
    if name == "choose":
        name = yield from choose(seat, "divinus.ask.support", ("zeus", "odin"), count=effect.n)
    support = state.demigods[seat].support
    support[name] = support.get(name, 0) + effect.n
    state.tell("divinus.note.support", seat=seat_name(seat), god=god(name), count=effect.n)


def _spend(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """Active dice that are laid aside as used ones: the price of something."""
    dice = state.demigods[seat].active_dice()
    count = min(effect.n, len(dice))
    if not count:
        return
    names = [die.id for die in dice]
    picks = yield from ask(seat, "divinus.ask.lay-aside", names, count, count, count=count)
    spend(die for die in dice if die.id in picks)
    state.tell("divinus.note.spent", seat=seat_name(seat), count=count)


def _first_pick(state: State, seat: str, effect: Effect) -> Procedure[None]:
    """The first choice among the demigods' tiles when the scenario is over."""
    state.first_pick = seat
    state.tell("divinus.note.first-pick", seat=seat_name(seat))
    yield from ()


_REWARDS: dict[str, Callable[[State, str, Effect], Procedure[object]]] = {
    "favor": _favour,
    "refresh": lambda state, seat, effect: refresh(state, seat, effect.n),
    "reactivate": lambda state, seat, effect: reactivate(state, seat, effect.n),
    "reroll": lambda state, seat, effect: reroll(state, seat, effect.n),
    "flip": lambda state, seat, effect: flip(state, seat, effect.n),
    "set_die": _set_dice,
    "die_sticker": _die_sticker,
    "artifact": _artifact,
    "upgrade_artifact": _upgrades,
    "faction_sticker": _factions,
    "location": _location,
    "temple_supply": _temple_supply,
    "move_tile": lambda state, seat, effect: move_tile(state, seat),
    "swap_board": lambda state, seat, effect: swap_adjacent(state, seat),
    "replace_board": lambda state, seat, effect: replace_one(state, seat),
    "peek": _peek,
    "total_token": _token,
    "free_hero_move": _hero_move,
    "support": _support,
    "spend": _spend,
    "demigod_tile_first_pick": _first_pick,
}


# Effects on dice, by the dice that they need.
_ON_ACTIVE = ("reroll", "flip", "set_die")
_ON_USED = ("refresh", "reactivate")

# Whether another effect can do anything now; those that are not here always can.
_ABLE: dict[str, Callable[[State, str, Effect], bool]] = {
    "upgrade_artifact": lambda state, seat, effect: bool(upgradable(state, seat)),
    "move_tile": lambda state, seat, effect: bool(movable(state, seat)),
    "swap_board": lambda state, seat, effect: bool(swappable(state, PAIRS)),
    "replace_board": lambda state, seat, effect: bool(replaceable(state)),
    "peek": lambda state, seat, effect: any(stack.tiles for stack in state.stacks.values()),
    "total_token": lambda state, seat, effect: state.demigods[seat].tokens < effect.n,
    "free_hero_move": lambda state, seat, effect: may_move(state, seat),
    # Without its title a location goes on a tile of the board or of a stack.
    "location": lambda state, seat, effect: location_fits(state, maps=effect.title),
}


def idle_effects(state: State, seat: str, options: Mapping[str, Sequence[Effect]]) -> str:
    """What can change nothing now, for the hints: words such as "41.a:refresh" for each option."""
    return " ".join(
        f"{option}:{name}"
        for option, effects in options.items()
        for name in idle(state, seat, effects)
    )


def idle(state: State, seat: str, effects: Sequence[Effect]) -> list[str]:
    """The effects, by name, that can change nothing if a seat gets them one after the other now."""
    active = len(state.demigods[seat].active_dice())
    used = len(state.demigods[seat].used_dice())
    found: list[str] = []
    for effect in effects:
        if effect.do == "spend":
            active, used = active - effect.n, used + effect.n
        elif effect.do in _ON_USED:
            back = min(effect.n, used)
            active, used = active + back, used - back
            found.extend([] if back else [effect.do])
        elif effect.do in _ON_ACTIVE:
            found.extend([] if active > 0 else [effect.do])
        elif effect.do in _ABLE and not _ABLE[effect.do](state, seat, effect):
            found.append(effect.do)
    return found
