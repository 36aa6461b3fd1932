"""Set-up of the endless mode (pages 38 and 39): gods, quests, dice, heroes, tiles, artifacts."""

from __future__ import annotations

from collections import Counter

from games.core.phrase import phrase, seat_name
from games.core.steps import Ask, Procedure, chance, choose, choose_unless_forced, together
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DIE_STICKERS,
    GODS,
    HEROES,
    MONSTERS,
    PANTHEONS,
    QUESTS,
    SUGGESTED_GODS,
    SUGGESTED_QUESTS,
    TEMPLES,
)
from games.divinus.demigod import Held, Hero
from games.divinus.fixes import FORGED_ONCE
from games.divinus.rules.dice.effects import bare_faces, stick_on_die
from games.divinus.state import State
from games.divinus.words.names import (
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


def lay_out(state: State) -> Procedure[None]:
    """Choose gods, quests and monsters, and lay out temples and forges.

    After a campaign its last choice has a say: a border brings two gods of each pantheon, a table
    temples of all kinds.
    """
    if state.chair:
        state.tell("divinus.note.chair-lasts", text=phrase(f"divinus.chair.{state.chair}"))
    yield from choose_gods(state)
    yield from choose_quests(state)
    yield from lay_out_temples(state)
    yield from lay_out_forges(state)


def choose_gods(state: State) -> Procedure[None]:
    """Four gods: those the rulebook suggests, any by lot, or chosen one after the other."""
    able = [name for name, card in GODS.items() if card.endless]
    if state.options.gods == "suggested":
        state.gods = list(SUGGESTED_GODS)
    elif state.options.gods == "random" and state.chair == "border":
        for pantheon in PANTHEONS:
            kin = [name for name in able if GODS[name].pantheon == pantheon]
            drawn = yield from chance("divinus.gods", kin, GODS_EACH_MATCH // len(PANTHEONS))
            state.gods.extend(name for name in kin if name in drawn)
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


def choose_quests(state: State) -> Procedure[None]:
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


def lay_out_temples(state: State) -> Procedure[None]:
    """The temples whose stickers may be placed: all of them, some by lot, or none."""
    chosen: list[str] = []
    if state.options.temples == "all" or state.chair == "table":
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


def lay_out_forges(state: State) -> Procedure[None]:
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


def sticker_set(state: State) -> Procedure[None]:
    """An equal set of stickers for everybody's dice: one a die, on a face of another number."""
    count = len(state.demigods[state.seats[0]].dice)
    drawn = yield from chance("divinus.sticker-set", tuple(DIE_STICKERS), count)
    for demigod in state.demigods.values():
        for place, name in enumerate(drawn):
            demigod.dice[place].faces[place] = name
    state.tell("divinus.note.sticker-set", stickers=tuple(sticker(name) for name in drawn))


def level_dice(state: State) -> Procedure[None]:
    """After a campaign, demigods with fewer stickers add some until all have as many (page 38).

    They go on faces without one; each is chosen from those that lie on no die.
    """
    counts = {seat: _stickers_of(state, seat) for seat in state.seats}
    most = max(counts.values())
    for seat in (seat for seat in state.seats if counts[seat] < most):
        state.active = seat
        for _ in range(most - counts[seat]):
            able = [name for name in _loose_stickers(state) if bare_faces(state, seat, name)]
            if not able:
                break
            name = yield from choose_unless_forced(seat, "divinus.ask.hephaestus", able)
            yield from stick_on_die(state, seat, name, bare_faces(state, seat, name))
        added = _stickers_of(state, seat) - counts[seat]
        state.tell("divinus.note.levelled", seat=seat_name(seat), count=added)
    state.active = ""


def _stickers_of(state: State, seat: str) -> int:
    return sum(bool(name) for die in state.demigods[seat].dice for name in die.faces)


def _loose_stickers(state: State) -> list[str]:
    """The kinds of sticker of which one lies neither on a die nor at the forge."""
    stuck = [name for d in state.demigods.values() for die in d.dice for name in die.faces]
    away = Counter([*stuck, *state.hephaestus])
    return [name for name, card in DIE_STICKERS.items() if away[name] < card.copies]


def draft(state: State) -> Procedure[None]:
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
        name = yield from choose_unless_forced(seat, "divinus.ask.tile", state.demigod_tiles)
        state.demigod_tiles.remove(name)
        state.demigods[seat].tile = name
        state.tell("divinus.note.tile", seat=seat_name(seat), tile=demigod_tile(name))
    state.active = ""
    if state.options.artifacts:
        yield from draft_artifacts(state)


def draft_artifacts(state: State) -> Procedure[None]:
    """Three random artifacts each: keep one, pass the rest to the left, and once more."""
    # Each artifact exists once: those at Velund's forge are not dealt.
    elsewhere = state.velund if state.has_fix(FORGED_ONCE) else []
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
