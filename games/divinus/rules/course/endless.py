"""The endless mode (pages 38 and 39): gods, quests, dice, heroes, tiles and artifacts."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Ask, Story, chance, choose, settle, together
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DIE_STICKERS,
    GODS,
    HEROES,
    MONSTERS,
    QUESTS,
    SUGGESTED_GODS,
    SUGGESTED_QUESTS,
    TEMPLES,
)
from games.divinus.demigod import Held, Hero
from games.divinus.state import State
from games.divinus.wording.names import (
    artifact,
    demigod_tile,
    god,
    hero,
    monster,
    quest,
    sticker,
    temple,
)

GODS_EACH_MATCH = 4
DRAFT_HAND = 3
DRAFTS = 2
FORGE_STICKERS = 3
FORGE_ARTIFACTS = 2
DRAWN_TEMPLES = {"greek": 2, "norse": 2, "barbarian": 1}


def lay_out(state: State) -> Story[None]:
    """Choose gods, quests and monsters, and lay out temples and forges."""
    yield from choose_gods(state)
    yield from choose_quests(state)
    yield from lay_out_temples(state)
    yield from lay_out_forges(state)


def choose_gods(state: State) -> Story[None]:
    """Four gods: those the rulebook suggests, any by lot, or chosen one after the other."""
    able = [name for name, card in GODS.items() if card.endless]
    if state.options.gods == "suggested":
        state.gods = list(SUGGESTED_GODS)
    elif state.options.gods == "random":
        drawn = yield from chance("divinus.gods", able, GODS_EACH_MATCH)
        state.gods = [name for name in able if name in drawn]
    else:
        for turn in range(GODS_EACH_MATCH):
            chooser = state.seats[turn % state.players]
            left = [name for name in able if name not in state.gods]
            name = yield from choose(
                chooser, "divinus.ask.god", left, number=turn + 1, count=GODS_EACH_MATCH
            )
            state.gods.append(name)
    state.tell("divinus.note.gods", gods=tuple(god(name) for name in state.gods))


def choose_quests(state: State) -> Story[None]:
    """Four to six cards; a monster brings all of its cards, and one figure at most takes part."""
    wanted = state.options.monster
    if state.options.quests == "suggested":
        for name in SUGGESTED_QUESTS:
            _add(state, name)
    else:
        if wanted not in ("any", "none"):
            _add(state, wanted)
        turn = 0
        while able := _eligible(state):
            if state.options.quests == "random":
                (name,) = yield from chance("divinus.quest", able)
            else:
                chooser = state.seats[(turn + 1) % state.players]
                name = yield from choose(
                    chooser, "divinus.ask.quest", able, left=_room(state), turn=turn + 1
                )
            _add(state, name)
            turn += 1
    cards = tuple(quest(name) for name in state.quests)
    beasts = tuple(monster(name) for name in state.monsters)
    state.tell("divinus.note.quests", quests=cards, monsters=beasts, count=len(beasts))


def _room(state: State) -> int:
    cards = sum(len(MONSTERS[name].cards) for name in state.monsters)
    return state.options.quest_count - len(state.quests) - cards


def _eligible(state: State) -> list[str]:
    """Quests and monsters that may still be added."""
    room = _room(state)
    if not room:
        return []
    found = [name for name, card in QUESTS.items() if card.endless and name not in state.quests]
    if state.options.monster == "none":
        return found
    figured = any(MONSTERS[name].figure for name in state.monsters)
    for name, card in MONSTERS.items():
        if name in state.monsters or not card.endless or len(card.cards) > room:
            continue
        if not (card.figure and figured):
            found.append(name)
    return found


def _add(state: State, name: str) -> None:
    if name in MONSTERS:
        state.monsters.append(name)
    else:
        state.quests.append(name)


def lay_out_temples(state: State) -> Story[None]:
    """The temples whose stickers may be placed: all of them, some by lot, or none."""
    chosen: list[str] = []
    if state.options.temples == "all":
        chosen = list(TEMPLES)
    elif state.options.temples == "drawn":
        for pantheon, count in DRAWN_TEMPLES.items():
            kinds = [name for name, card in TEMPLES.items() if card.pantheon == pantheon]
            chosen.extend((yield from chance("divinus.temples", kinds, count)))
    placed = [stuck.temple for stuck in state.stickers.values()]
    for name in TEMPLES:
        if name in chosen:
            left = TEMPLES[name].copies - placed.count(name)
            state.temples[name] = max(left, 0)
    if chosen:
        names = tuple(temple(name) for name in state.temples)
        state.tell("divinus.note.temples", temples=names)


def lay_out_forges(state: State) -> Story[None]:
    """What lies at the forges of Velund and Hephaestus for this match."""
    if not state.options.forges:
        return
    owned = [held.id for demigod in state.demigods.values() for held in demigod.artifacts]
    pool = [name for name in ARTIFACTS if name not in owned]
    drawn = yield from chance("divinus.velund", pool, state.players + FORGE_ARTIFACTS)
    state.velund = [name for name in pool if name in drawn]
    bag = [name for name, card in DIE_STICKERS.items() for _ in range(card.copies)]
    state.hephaestus = sorted(
        (yield from chance("divinus.hephaestus", bag, state.players + FORGE_STICKERS)),
        key=list(DIE_STICKERS).index,
    )


def sticker_set(state: State) -> Story[None]:
    """An equal set of stickers for everybody's dice: one a die, on a face of another number."""
    count = len(state.demigods[state.seats[0]].dice)
    drawn = yield from chance("divinus.sticker-set", tuple(DIE_STICKERS), count)
    for demigod in state.demigods.values():
        for place, name in enumerate(drawn):
            demigod.dice[place].faces[place] = name
    state.tell("divinus.note.sticker-set", stickers=tuple(sticker(name) for name in drawn))


def draft(state: State) -> Story[None]:
    """Heroes from the lowest roll on, starting tiles from the last player backwards, artifacts."""
    state.heroes = list(HEROES)
    state.demigod_tiles = list(DEMIGOD_TILES)
    for seat in state.order:
        state.active = seat
        name = yield from choose(seat, "divinus.ask.hero", state.heroes)
        state.heroes.remove(name)
        state.demigods[seat].hero = Hero(name)
        state.tell("divinus.note.hero", seat=seat_name(seat), hero=hero(name))
    for seat in reversed(state.order):
        state.active = seat
        name = yield from settle(seat, "divinus.ask.tile", state.demigod_tiles)
        state.demigod_tiles.remove(name)
        state.demigods[seat].tile = name
        state.tell("divinus.note.tile", seat=seat_name(seat), tile=demigod_tile(name))
    state.active = ""
    if state.options.artifacts:
        yield from draft_artifacts(state)


def draft_artifacts(state: State) -> Story[None]:
    """Three random artifacts each: keep one, pass the rest to the left, and once more."""
    # Each artifact is there once: what lies at Velund's forge is dealt to nobody.
    elsewhere = state.velund if state.has_fix("forged-once") else []
    pool = tuple(name for name in ARTIFACTS if name not in elsewhere)
    dealt = yield from chance("divinus.artifacts", pool, DRAFT_HAND * state.players)
    for place, seat in enumerate(state.order):
        hand = dealt[place * DRAFT_HAND : (place + 1) * DRAFT_HAND]
        state.hands[seat] = [name for name in ARTIFACTS if name in hand]
        state.demigods[seat].artifacts.clear()
    for number in range(DRAFTS):
        picks = yield from together(
            Ask(seat, "divinus.ask.draft", tuple(state.hands[seat]), facts={"number": number + 1})
            for seat in state.order
        )
        with state.incident("divinus.scene.draft", number=number + 1):
            for seat in state.order:
                (name,) = picks[seat]
                state.hands[seat].remove(name)
                state.demigods[seat].artifacts.append(Held(name))
                state.reveal("divinus.note.drafted", seat=seat_name(seat), artifact=artifact(name))
        passed = {seat: state.hands[seat] for seat in state.order}
        state.hands = {seat: passed[state.around(seat)[-1]] for seat in state.order}
    state.hands.clear()
