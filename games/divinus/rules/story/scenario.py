"""The set-up of a scenario: its gods, quests, temples and forges, turn order and heroes."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Procedure, chance, choose_unless_forced
from games.divinus.campaign.recall import recalled, returns
from games.divinus.campaign.scenarios import SCENARIOS, Scenario
from games.divinus.components import (
    ARTIFACTS,
    DIE_STICKERS,
    GODS,
    HERO_FROM,
    HEROES,
    PANTHEONS,
    TEMPLES,
)
from games.divinus.demigod import Hero
from games.divinus.fixes import EVEN_ELEVENTH
from games.divinus.rules.dice.rolling import FACES, roll
from games.divinus.state import State
from games.divinus.words.names import faces, god, hero, monster, quest, scenario_title, temple

FORGE_ARTIFACTS = 2
FORGE_STICKERS = 3
SUPPORT_PER_VICTORY = 2
HIGHEST = {"greek": "zeus", "norse": "odin"}
# The gods of a pantheon that has won too few battles for two gods of its own.
SUBSTITUTES = {"greek": ("athena", "gaia"), "norse": ("tyr", "ymir")}


def lay_out_scenario(state: State) -> Procedure[None]:
    """Announce the scenario and what arrives with it, and set up its cards."""
    scenario = SCENARIOS[state.scenario]
    tell_beginning(state, scenario)
    state.gods = gods_of(state, scenario)
    state.quests = list(scenario.quests)
    state.monsters = list(scenario.monsters)
    state.tell("divinus.note.gods", gods=tuple(god(name) for name in state.gods))
    beasts = tuple(monster(name) for name in state.monsters)
    state.tell(
        "divinus.note.quests",
        quests=tuple(quest(name) for name in state.quests),
        monsters=beasts,
        count=len(beasts),
    )
    lay_out_temples(state, scenario)
    yield from lay_out_forges(state)
    if scenario.battle is not None and scenario.battle.compare == "total" and not state.monsters:
        lay_out_support(state)
    for demigod in state.demigods.values():
        demigod.slots = max(demigod.slots, scenario.slots)


def tell_beginning(state: State, scenario: Scenario) -> None:
    """How the scenario begins, what it owes to earlier ones, and each rule that arrives with it."""
    title = scenario_title(scenario.no)
    with state.incident("divinus.scene.scenario", number=scenario.no, title=title):
        for text in recalled(state.chapters, scenario.no):
            state.tell("divinus.note.recall", text=text)
        intro = phrase(f"divinus.story.{scenario.no}.intro")
        state.tell("divinus.note.scenario", number=scenario.no, title=title, intro=intro)
    for name in scenario.arrivals:
        title = phrase(f"divinus.rules.story-{name}.title")
        with state.incident("divinus.scene.arrival", title=title):
            text = phrase(f"divinus.arrival.{name}")
            state.tell("divinus.note.arrival", title=title, text=text)
    if scenario.battle is not None:
        with state.incident("divinus.scene.battle-ahead"):
            state.tell("divinus.note.battle-ahead", rule=battle_rule(state, scenario))


def battle_rule(state: State, scenario: Scenario) -> Phrase:
    """What decides the battle of the gods at the end of a scenario, as this table plays it."""
    assert scenario.battle is not None
    once = bool(scenario.battle.even_once) and not state.has_fix(EVEN_ELEVENTH)
    if not scenario.battle.even or not state.options.even_battles:
        return phrase(f"divinus.battle-rule.{scenario.no}")
    if once:
        return phrase(f"divinus.battle-rule.{scenario.no}.even-once")
    return phrase(f"divinus.battle-rule.{scenario.no}.even")


def gods_of(state: State, scenario: Scenario) -> list[str]:
    """The gods of a scenario in the order of scoring, those who return included."""
    back = {one.instead: one.god for one in returns(state.chapters, scenario.no)}
    return [
        victors(state, name[1:-1])[int(name[-1]) - 1]
        if name.startswith("@")
        else back.get(name, name)
        for name in scenario.gods
    ]


def victors(state: State, pantheon: str) -> list[str]:
    """A pantheon's gods whose own scenarios it has won, the latest first, and their substitutes."""
    found = [
        name
        for chapter in reversed(state.chapters)
        if chapter.battle is not None and chapter.battle.winner == pantheon
        for name in SCENARIOS[chapter.scenario].new
        if GODS[name].pantheon == pantheon
    ]
    return list(dict.fromkeys((*found, *SUBSTITUTES[pantheon])))


def lay_out_temples(state: State, scenario: Scenario) -> None:
    """The stickers of the scenario's temples that are not on tiles yet."""
    placed = [stuck.temple for stuck in state.stickers.values()]
    for name in scenario.temples:
        copies = TEMPLES[name].copies + state.more_temples.get(name, 0)
        state.temples[name] = max(copies - placed.count(name), 0)
    if scenario.temples:
        names = tuple(temple(name) for name in state.temples)
        state.tell("divinus.note.temples", temples=names)


def known_artifacts(state: State) -> list[str]:
    """The artifacts that are in play by this scenario and have no owner."""
    owned = [held.id for demigod in state.demigods.values() for held in demigod.artifacts]
    return [
        name
        for name, card in ARTIFACTS.items()
        if card.from_scenario <= state.scenario and name not in owned
    ]


def known_stickers(state: State) -> list[str]:
    """The die stickers that are in play by this scenario and on no die, each as often as it is
    left."""
    stuck = [name for d in state.demigods.values() for die in d.dice for name in die.faces]
    return [
        name
        for name, card in DIE_STICKERS.items()
        if card.from_scenario <= state.scenario
        for _ in range(card.copies - stuck.count(name))
    ]


def lay_out_forges(state: State) -> Procedure[None]:
    """What lies at the forges of Velund and Hephaestus in this scenario."""
    pool = known_artifacts(state)
    if pool:
        count = min(state.players + FORGE_ARTIFACTS, len(pool))
        drawn = yield from chance("divinus.velund", pool, count)
        state.velund = [name for name in pool if name in drawn]
    bag = known_stickers(state)
    if bag:
        count = min(state.players + FORGE_STICKERS, len(bag))
        picked = yield from chance("divinus.hephaestus", bag, count)
        state.hephaestus = sorted(picked, key=list(DIE_STICKERS).index)


def lay_out_support(state: State) -> None:
    """Every battle that a pantheon has won is support for its highest god."""
    for pantheon in PANTHEONS:
        won = sum(
            chapter.battle is not None and chapter.battle.winner == pantheon
            for chapter in state.chapters
        )
        name = HIGHEST[pantheon]
        state.support[name] = SUPPORT_PER_VICTORY * won
        state.tell("divinus.note.battles-won", god=god(name), count=won, sum=state.support[name])


def order_by_favour(state: State) -> Procedure[None]:
    """From the second scenario on: who has least favour begins, of equals who was later before."""
    before = state.chapters[-1].order
    places = {seat: before.index(seat) if seat in before else 0 for seat in state.seats}
    state.order = sorted(state.seats, key=lambda seat: (state.total(seat), -places[seat]))
    for seat in state.order:
        dice = state.demigods[seat].dice
        yield from roll(state, seat, dice)
        state.tell(
            "divinus.note.first-roll",
            seat=seat_name(seat),
            faces=faces(dice),
            sum=rolled(state, seat),
        )
    state.tell("divinus.note.order", seats=tuple(seat_name(seat) for seat in state.order))


def roll_pantheon_dice(state: State) -> Procedure[None]:
    """Favourites roll the dice of their pantheons with their own."""
    for seat in state.order:
        die = state.demigods[seat].pantheon_die
        if die is not None:
            (top,) = yield from chance("divinus.pantheon-die", FACES, replace=True)
            die.top = int(top)


def rolled(state: State, seat: str) -> int:
    """The sum of a first roll, faces of several values at their lowest."""
    return sum(min(die.printed) for die in state.demigods[seat].dice)


def choose_heroes(state: State) -> Procedure[None]:
    """The lowest roll picks a hero first, then the others in turn order; in one scenario the same
    hero goes with everybody."""
    kind = SCENARIOS[state.scenario].heroes
    if kind == "none":
        return
    if kind == "odysseus":
        for seat in state.order:
            state.demigods[seat].hero = Hero("odysseus")
        state.tell("divinus.note.odysseus")
        return
    state.heroes = [
        name for name in HEROES if kind == "all" or HERO_FROM[name] <= HERO_FROM[HEROES[0]]
    ]
    first = min(state.order, key=lambda seat: rolled(state, seat))
    for seat in state.around(first):
        state.active = seat
        name = yield from choose_unless_forced(seat, "divinus.ask.hero", state.heroes)
        state.heroes.remove(name)
        state.demigods[seat].hero = Hero(name)
        state.tell("divinus.note.hero", seat=seat_name(seat), hero=hero(name))
    state.active = ""
