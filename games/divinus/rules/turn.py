"""Plays a match (pages 8 and 22): rounds of turns with a main action and at most one demigod
action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.phrase import seat_name
from games.core.steps import Procedure, checkpoint, choose
from games.divinus.campaign.scenarios import LAST_SCENARIO
from games.divinus.components import ARTIFACTS, RESTS_TO_END
from games.divinus.fixes import EVERY_PAYMENT
from games.divinus.rules.dice.effects import stick_on_die
from games.divinus.rules.dice.forge import open_forges, visit_hephaestus, visit_velund
from games.divinus.rules.dice.paying import Offer, Price, Purse, more_dice, offers
from games.divinus.rules.dice.prices import prices, purse
from games.divinus.rules.dice.rolling import fill, refresh, rest, spend
from games.divinus.rules.figures.heroes import may_move, move_hero
from games.divinus.rules.figures.monsters import battle_prices, fight, may_fight
from games.divinus.rules.gains.artifacts import after_rest, look_at_top, ready_again, usable, use
from games.divinus.rules.gains.changes import unfold
from games.divinus.rules.gains.pantheons import may_use_pantheon_die, use_pantheon_die
from games.divinus.rules.map.explore import come_home, explore, voyage, voyages
from games.divinus.rules.scoring import score
from games.divinus.rules.setup import prepare
from games.divinus.rules.story.pledges import may_pledge, pledge
from games.divinus.state import State

NECTAR_DICE = 2
EXPLORING = ("divinus.ask.turn", "divinus.ask.turn-dice")
FIGHTING = ("divinus.ask.fight", "divinus.ask.fight-dice")


@dataclass
class Turn:
    """How far a turn has come."""

    main: str = ""
    acted: bool = False
    later: bool = False
    looked: bool = False
    begun: bool = False
    must_rest: bool = False
    waiting: str = ""


def play(state: State) -> Procedure[None]:
    """Play a match from the present state to its end."""
    if state.stage == "set_up":
        with state.scene("core.scene.setup"):
            yield from prepare(state)
        state.stage = "turns"
    while not state.over:
        yield from checkpoint("turn")
        with state.scene("core.scene.turn", seat=seat_name(state.active)):
            yield from take_turn(state, state.active)
        if all_rested(state) or not pass_turn(state):
            break
    if not state.over:
        state.active = ""
        with state.incident("divinus.scene.scoring"):
            yield from score(state)
            state.stage = "over"
            if state.endless:
                names = tuple(seat_name(seat) for seat in state.winners)
                state.tell("divinus.note.over", winners=names)


def all_rested(state: State) -> bool:
    """Whether all demigods have rested two turns in a row, which ends the match."""
    return all(demigod.rests >= RESTS_TO_END for demigod in state.demigods.values())


def pass_turn(state: State) -> bool:
    """Go on to the next seat; False if the last round is over."""
    if state.demigods[state.active].complete and not state.last_round:
        state.last_round = True
        with state.scene("divinus.scene.ending"):
            state.tell("divinus.note.last-round", seat=seat_name(state.active))
    if state.active == state.order[-1]:
        if state.last_round:
            return False
        state.round += 1
    state.active = state.around(state.active)[1]
    return True


def take_turn(state: State, seat: str) -> Procedure[None]:
    """One main action, and one demigod action before or after it."""
    yield from come_home(state, seat)
    turn = Turn()
    while not turn.main:
        yield from before_main(state, seat, turn)
    if turn.main == "rest" and all_rested(state):
        return
    while turn.later:
        able = deeds(state, seat, turn)
        if not able:
            return
        answer = yield from choose(seat, "divinus.ask.after", [*able, "done"])
        if answer == "done":
            return
        yield from act(state, seat, turn, answer)


def before_main(state: State, seat: str, turn: Turn) -> Procedure[None]:
    """The question of a turn: explore, rest, or something before that."""
    means = purse(state.demigods[seat])
    costs = [] if turn.must_rest else prices(state, seat)
    extra = ["rest"]
    if not turn.must_rest:
        extra.extend(f"voyage:{name}" for name in voyages(state, seat))
    if not turn.later:
        extra.extend(deeds(state, seat, turn))
        if has_deeds(state, seat, turn):
            extra.append("later")
    answer = yield from pay(state, seat, EXPLORING, means, costs, extra)
    if isinstance(answer, Offer):
        turn.main = "explore"
        yield from explore(state, seat, answer)
    elif answer == "rest":
        turn.main = "rest"
        yield from take_rest(state, seat, turn)
    elif answer == "later":
        turn.later = True
    elif answer.startswith("voyage:"):
        turn.main = "explore"
        yield from voyage(state, seat, answer.removeprefix("voyage:"))
    else:
        yield from act(state, seat, turn, answer)
        turn.begun = True


def pay(
    state: State,
    seat: str,
    keys: tuple[str, str],
    means: Purse,
    costs: Sequence[Price],
    extra: Sequence[str] = (),
) -> Procedure[Offer | str]:
    """Ask what to pay for: each thing at its cheapest, or by picking the dice one by one.

    The second of the ``keys`` is asked once some dice are picked.
    """
    picked: list[str] = []
    while True:
        ways = {offer.option: offer for offer in offers(means, costs, picked)}
        every = state.has_fix(EVERY_PAYMENT)
        more = more_dice(means, costs, picked, ways.values(), every=every)
        dice = [f"die:{name}" for name in more]
        state.picked = list(picked)
        question = keys[1] if picked else keys[0]
        other = () if picked else extra
        answer = yield from choose(seat, question, [*ways, *dice, *other])
        state.picked = []
        if answer in ways:
            return ways[answer]
        if not answer.startswith("die:"):
            return answer
        picked.append(answer.removeprefix("die:"))


def take_rest(state: State, seat: str, turn: Turn) -> Procedure[None]:
    """Roll all dice, use what works with a Rest, then fill the cells (page 12)."""
    demigod = state.demigods[seat]
    demigod.rests += 1
    left = yield from rest(state, seat)
    ready_again(state, seat)
    if turn.waiting:
        yield from stick_on_die(state, seat, turn.waiting)
    yield from after_rest(state, seat)
    fill(state, left)


# Demigod actions and artifacts


def has_deeds(state: State, seat: str, turn: Turn) -> bool:
    """Whether the seat may have something to do after the main action."""
    demigod = state.demigods[seat]
    able = bool(state.battles or demigod.monster or state.velund or state.hephaestus)
    able = able or demigod.hero is not None or demigod.pantheon_die is not None
    able = able or state.scenario == LAST_SCENARIO
    able = able or any(name == "nectar" for die in demigod.dice for name in die.faces)
    return (able and not turn.acted) or any(
        ARTIFACTS[held.id].when == "any_time" and held.ready for held in demigod.artifacts
    )


def deeds(state: State, seat: str, turn: Turn) -> list[str]:
    """The demigod actions and artifacts that can be used now."""
    demigod = state.demigods[seat]
    found: list[str] = []
    if not turn.acted:
        if may_move(state, seat):
            found.append("hero")
        if may_fight(state, seat):
            found.append("fight")
        for die in demigod.active_dice():
            if die.special == "nectar" and demigod.used_dice():
                found.append(f"nectar:{die.id}")
        if turn.main != "explore":
            found.extend(open_forges(state, seat))
        if may_use_pantheon_die(state, seat):
            found.append("pantheon")
        if may_pledge(state, seat):
            found.append("pledge")
    for held in demigod.artifacts:
        when = ARTIFACTS[held.id].when
        if when == "any_time" and usable(state, seat, held):
            found.append(f"use:{held.id}")
        if when == "start" and not (turn.begun or turn.looked or turn.main):
            found.extend(f"look:{name}" for name, stack in state.stacks.items() if stack.tiles)
    return found


def act(state: State, seat: str, turn: Turn, deed: str) -> Procedure[None]:
    """Do what was chosen; all but artifacts uses up the demigod action of the turn."""
    name, _, detail = deed.partition(":")
    demigod = state.demigods[seat]
    if name == "look":
        turn.looked = True
        held = next(h for h in demigod.artifacts if ARTIFACTS[h.id].when == "start")
        yield from look_at_top(state, seat, held, detail)
        return
    before = state.land(seat)
    if name == "use":
        held_now = demigod.has(detail)
        assert held_now is not None
        yield from use(state, seat, held_now)
        yield from unfold(state, seat, before)
        return
    turn.acted = True
    if name == "hero":
        yield from move_hero(state, seat)
        yield from unfold(state, seat, before)
    elif name == "fight":
        means = purse(demigod, battle=True)
        offer = yield from pay(state, seat, FIGHTING, means, battle_prices(state, seat))
        assert isinstance(offer, Offer)
        with state.incident("divinus.scene.fight"):
            yield from fight(state, seat, offer)
    elif name == "nectar":
        spend([demigod.die(detail)])
        state.tell("divinus.note.nectar", seat=seat_name(seat))
        yield from refresh(state, seat, NECTAR_DICE, spare=(detail,))
    elif name == "velund":
        yield from visit_velund(state, seat)
        turn.must_rest = not turn.main
    elif name == "hephaestus":
        turn.waiting = yield from visit_hephaestus(state, seat, rested=turn.main == "rest")
        turn.must_rest = not turn.main
    elif name == "pledge":
        yield from pledge(state, seat)
    else:
        yield from use_pantheon_die(state, seat)
