"""Battles of the gods: one at the end of each scenario from the second on (pages 36 and 37)."""

from __future__ import annotations

from typing import NamedTuple

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, ask, choose
from games.divinus.campaign.chapter import GodsBattle, Reason
from games.divinus.campaign.scenarios import PANTHEON_DICE_FROM, SCENARIOS
from games.divinus.components import GODS, MONSTER_OF, MONSTERS, PANTHEON_DICE, PANTHEONS
from games.divinus.fixes import EVEN_ELEVENTH, LASTING_FAVOURITE
from games.divinus.goal_values import framed, tallies
from games.divinus.metrics import MapReading, most
from games.divinus.rules.story.scenario import HIGHEST
from games.divinus.state import State
from games.divinus.view import Pantheon
from games.divinus.vocabulary import Metric
from games.divinus.words.names import favour, pantheon_face

NEW_STICKERS = 2


class Side(NamedTuple):
    """A pantheon's value in a battle, and the demigod who reached it, if it was one."""

    value: int
    seat: str | None = None


def sides(state: State) -> dict[Pantheon, Side] | None:
    """The values of both sides in the battle of this scenario; None if it has no battle.

    A demigod represents a side only with a value above 0; of equals the earlier in turn order does.
    """
    rule = SCENARIOS[state.scenario].battle if state.scenario else None
    if rule is None:
        return None
    if rule.compare == "first":
        return {pantheon: _race(state, pantheon) for pantheon in PANTHEONS}
    if rule.compare == "total":
        return {pantheon: Side(_sum(state, pantheon)) for pantheon in PANTHEONS}
    even, once = state.options.even_battles, not state.has_fix(EVEN_ELEVENTH)
    return {
        pantheon: _best(state, rule.metric(pantheon, even, once=once)) for pantheon in PANTHEONS
    }


def _best(state: State, metric: Metric) -> Side:
    best = Side(0)
    for seat in state.order:
        land = state.land(seat)
        frame = framed(state.demigods[seat], land) if state.demigods[seat].plots else (None, None)
        value = most(metric, MapReading(land, (), frame, None, tallies(state, seat)))
        if value > best.value:
            best = Side(value, seat)
    return best


def _sum(state: State, pantheon: Pantheon) -> int:
    if state.monsters:
        return sum(
            len(battle.markers)
            for card, battle in state.battles.items()
            if MONSTERS[MONSTER_OF[card]].pantheon == pantheon
        )
    name = HIGHEST[pantheon]
    return state.support.get(name, 0) + sum(
        demigod.support.get(name, 0) for demigod in state.demigods.values()
    )


def _race(state: State, pantheon: Pantheon) -> Side:
    """1 for the god of the scenario whose goal was reached before the other's, or with it."""
    gods = [name for name in SCENARIOS[state.scenario].new if name in state.satisfied]
    mine = next((name for name in gods if GODS[name].pantheon == pantheon), None)
    if mine is None or state.satisfied[mine] > min(state.satisfied[name] for name in gods):
        return Side(0)
    first = next(state.races[goal.id] for goal in GODS[mine].goals if goal.type == "race")
    return Side(1, first[0])


def fight_out(state: State) -> Procedure[Pantheon | None]:
    """Decide the battle of the gods; returns the winner.

    A demigod who represents both sides chooses. If they are equal, the loser of the last battle
    wins; without one the pantheon that has given less favour in this scenario, else the Norse.
    """
    found = sides(state)
    if found is None:
        return None
    with state.incident("divinus.scene.battle"):
        return (yield from _decide(state, found["greek"], found["norse"]))


def _decide(state: State, greek: Side, norse: Side) -> Procedure[Pantheon]:
    battle = GodsBattle("norse", greek.value, norse.value, greek.seat, norse.seat)
    if greek.seat is not None and greek.seat == norse.seat:
        answer = yield from choose(
            greek.seat, "divinus.ask.battle", PANTHEONS, greek=greek.value, norse=norse.value
        )
        battle.winner, battle.by = _named(answer), "choice"
    elif greek.value != norse.value:
        battle.winner = "greek" if greek.value > norse.value else "norse"
    else:
        battle.winner, battle.by = _of_equals(state)
    state.gods_battle = battle
    state.retitle("divinus.scene.battle-won", winner=favour(battle.winner))
    state.tell(
        "divinus.note.battle",
        winner=favour(battle.winner),
        greek=greek.value,
        norse=norse.value,
        why=phrase(f"divinus.battle.{battle.by.replace('_', '-')}"),
    )
    return battle.winner


def _of_equals(state: State) -> tuple[Pantheon, Reason]:
    former = [chapter.battle.winner for chapter in state.chapters if chapter.battle is not None]
    if former:
        return _other(former[-1]), "former_loser"
    given = {
        pantheon: sum(demigod.favour[pantheon] for demigod in state.demigods.values())
        for pantheon in PANTHEONS
    }
    if given["greek"] != given["norse"]:
        return min(PANTHEONS, key=given.__getitem__), "less_favour"
    return "norse", "norse"


def _other(pantheon: Pantheon) -> Pantheon:
    return "norse" if pantheon == "greek" else "greek"


def _named(name: str) -> Pantheon:
    return next(pantheon for pantheon in PANTHEONS if pantheon == name)


def bring_pantheon_dice(state: State) -> None:
    """After the scenario before their first one the pantheons' dice appear, as they are printed."""
    if state.scenario >= PANTHEON_DICE_FROM - 1:
        for pantheon in PANTHEONS:
            faces = list(PANTHEON_DICE[pantheon].start_faces)
            state.pantheon_faces.setdefault(pantheon, faces)


def new_effect(state: State, winner: Pantheon) -> str | None:
    """The effect that a pantheon's next victory unlocks, in the order of its list."""
    won = sum(
        chapter.battle is not None and chapter.battle.winner == winner for chapter in state.chapters
    )
    order = PANTHEON_DICE[winner].upgrade_order
    return order[won] if won < len(order) else None


def former_favourite(state: State, pantheon: Pantheon) -> str | None:
    """The pantheon's last favourite before this scenario's end, however long ago (page 36).

    Before the fix "lasting-favourite" only the one of the scenario before.
    """
    if not state.has_fix(LASTING_FAVOURITE):
        return state.favourites.get(pantheon)
    before = (chapter.favourites.get(pantheon) for chapter in reversed(state.chapters))
    return next((seat for seat in before if seat is not None), None)


def upgrade_die(state: State, winner: Pantheon, former: str | None) -> Procedure[None]:
    """The winner's favourite, else the ``former`` one, may put two stickers on its die."""
    effect = new_effect(state, winner)
    seat = state.favourites.get(winner) or former
    if effect is None or seat is None or winner not in state.pantheon_faces:
        return
    faces = state.pantheon_faces[winner]
    able = [f"{number}.{face}" for number, face in enumerate(faces, 1)]
    picks = yield from ask(
        seat, "divinus.ask.new-faces", able, 0, NEW_STICKERS, effect=pantheon_face(effect)
    )
    for pick in picks:
        faces[int(pick.partition(".")[0]) - 1] = effect
    if picks:
        state.tell(
            "divinus.note.new-faces",
            seat=seat_name(seat),
            pantheon=favour(winner),
            effect=pantheon_face(effect),
            count=len(picks),
        )
