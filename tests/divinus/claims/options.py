"""Compares labels, hints and questions of Divinus with the state after the answer."""

from __future__ import annotations

from games.core.phrase import Arg, Phrase
from games.divinus.components import GODS, MONSTERS, QUESTS, TEMPLES, TILES
from games.divinus.goal_values import goal_value
from games.divinus.state import State
from tests.harness.statements import Offered, OptionCheck, names_the_pick

Option = Offered[State]

NECTAR_DICE = 2


def _cell(said: Option) -> bool:
    """Exploring tells the cell and as many dice as the label has faces."""
    notes = [*said.told_of("explored"), *said.told_of("explored-heracles")]
    return bool(notes) and (notes[0].number("cell"), notes[0].number("count")) == (
        said.number("cell"),
        _dice(said.args["faces"]),
    )


def _dice(faces: Arg) -> int:
    """How many dice a label adds up."""
    if isinstance(faces, Phrase) and "dice" in faces.args:
        return _dice(faces.args["dice"]) + 1
    return 1


def _battle(said: Option) -> bool | None:
    """The battle cell gets a marker, or one's own monster loses a cell."""
    notes = [*said.told_of("fight"), *said.told_of("fight-own")]
    return bool(notes) and notes[0].number("cell") == said.number("cell") if notes else None


def _battle_hint(said: Option) -> bool:
    card = said.pick.partition(":")[0]
    battle = said.state.battles[card]
    markers = list(battle.markers.values())
    return (said.number("mine"), said.number("left")) == (
        markers.count(said.me),
        len(battle.cells) - len(markers),
    )


def _stand(said: Option) -> bool:
    """The hero stands in a zone of that many tiles."""
    label, _, number = said.pick.partition(".")
    land = said.state.land(said.me)
    group = land.groups[land.group_at[label, int(number)]]
    return len(group.labels) == said.number("size")


def _temple_now(said: Option) -> bool:
    """The temple is consecrated, if need be after the question what comes first."""
    at_once = [note.last("temple") for note in said.told_of("consecrated")]
    later = [note.args["temple"] for note in said.told_later("consecrated", "turn", "after")]
    names = [name.key.rpartition(".")[2] for name in later if isinstance(name, Phrase)]
    return said.pick in [*at_once, *names]


def _temple(said: Option) -> bool:
    pantheon = TEMPLES[said.pick].pantheon
    return said.last("favour") == ("general" if pantheon == "barbarian" else pantheon)


def _zone(said: Option) -> bool | None:
    """After the tile is laid there is a zone of that terrain and size."""
    if said.question != "place" or said.pick.startswith("turn:"):
        return None
    terrain = said.last("terrain")
    land = said.after.land(said.me)
    sizes = [len(group.labels) for group in land.groups if group.terrain == terrain]
    return said.number("size") in sizes


def _change_quest(said: Option) -> bool | None:
    """The quest is taken once everything that the tile sets off is done."""
    if said.question != "place":
        return None
    return said.last("quest") in said.played_on("turn", "after").taken


def _change_temple(said: Option) -> bool | None:
    if said.question != "place":
        return None
    if said.follows("temple") is not None:
        # Consecrations come once it is decided whether the new tile gets a temple.
        later = said.told_later("consecrated", "turn", "after")
        return any(note.args["temple"] == said.args["temple"] for note in later)
    names = [note.last("temple") for note in said.told_of("consecrated")]
    waiting = any(
        option.startswith("temple:") for ask in said.outcome.asked for option in ask.options
    )
    return said.last("temple") in names or waiting


def _overbuild(said: Option) -> bool:
    label = said.pick.partition("/")[0]
    return label in said.state.demigods[said.me].plots


def _quest(said: Option) -> bool:
    return QUESTS[said.pick].favor == said.number("count")


def _die(said: Option) -> bool:
    name = said.pick.partition(".")[0].rpartition(":")[2]
    die = next(die for die in said.state.demigods[said.me].dice if die.id == name)
    return die.cell == said.number("cell") if "cell" in said.args else die.where != "cell"


def _count(said: Option) -> bool:
    """No more dice can be picked than the question says."""
    return said.ask.high <= said.number("count")


def _exactly(said: Option) -> bool:
    return said.ask.high == said.number("count")


def _support(said: Option) -> bool:
    told = said.told_of("support")
    return bool(told) and told[0].number("count") == said.number("count")


def _swap(said: Option) -> bool:
    one, other = said.number("one"), said.number("other")
    return (said.after.board[one], said.after.board[other]) == (
        said.state.board[other],
        said.state.board[one],
    )


def _over(said: Option) -> bool:
    """The artifact that is covered is gone."""
    name = said.last("artifact")
    return name not in [held.id for held in said.after.demigods[said.me].artifacts]


def _face(said: Option) -> bool:
    """A sticker goes on that face of that die."""
    die = next(d for d in said.after.demigods[said.me].dice if d.id == str(said.number("die")))
    return bool(die.faces[said.number("face") - 1])


def _place(said: Option) -> bool | None:
    if said.question != "place":
        return None
    plot = said.after.demigods[said.me].plots.get(said.text("place"))
    return plot is not None and plot.turn == said.number("turn")


def _gods(said: Option) -> bool:
    return said.number("number") == len(said.state.gods) + 1


def _rest(said: Option) -> bool:
    """All dice come back but scorched ones, which a Rest takes last."""
    return bool(said.told_of("rest")) or bool(said.outcome.asked)


def _guards(said: Option) -> bool:
    """Cerberus guards so many cells then, and they are those of the label."""
    figure = said.after.figures.get("cerberus")
    return figure is not None and len(figure.cells) == said.number("count")


def _figure(said: Option) -> bool | None:
    """The monster stands on the cells of the label."""
    monster = {"cerberus": "cerberus", "chimera": "chimera", "hydra": "hydra"}.get(said.question)
    if monster is None:
        return None
    cells = said.after.figures[monster].cells
    if "cell" in said.args:
        return cells == [said.number("cell")]
    return cells == [part.args["number"] for part in said.phrases("cells")]


def _draft(said: Option) -> bool:
    """The artifacts drafted so far are one fewer than the number of this one."""
    return said.number("number") == len(said.state.demigods[said.me].artifacts) + 1


def _room(said: Option) -> bool:
    """So many cards are missing; a monster may bring several."""
    cards = len(said.state.quests) + sum(len(MONSTERS[m].cards) for m in said.state.monsters)
    chosen = len(said.state.quests) + len(said.state.monsters)
    given = said.state.options.monster not in ("any", "none")
    return (said.number("left"), said.number("turn")) == (
        said.state.options.quest_count - cards,
        chosen - given + 1,
    )


def _nectar(said: Option) -> bool:
    """The die is spent, and no more than two others may be refreshed."""
    ask = said.follows("refresh")
    return bool(said.told_of("nectar")) and (ask is None or 0 < ask.high <= NECTAR_DICE)


def _for_nothing(said: Option) -> bool:
    """The die stays active when the hero has moved."""
    name = said.pick.partition(".")[0]
    return said.played_on("turn", "after").demigods[said.me].die(name).where == "active"


def _within_reach(said: Option) -> bool:
    """The hero goes no farther than so many steps, if steps lead from tile to tile."""
    before, after = (state.demigods[said.me].hero for state in (said.state, said.after))
    if before is None or after is None or said.state.options.hero_steps != "tiles":
        return True
    (a, b), (c, d) = ((ord(h.plot[0]), int(h.plot[1:])) for h in (before, after))
    return 0 < abs(a - c) + abs(b - d) <= said.number("count")


def _tile(said: Option) -> bool | None:
    """The tile has these landscapes with so many symbols."""
    number = said.pick.partition(".")[0]
    tile = said.state.board[int(number)] if number.isdecimal() else said.pick
    if tile is None or tile not in TILES:
        return None
    symbols = [at for at, _ in said.state.symbols(tile)]
    wanted = [(land.terrain, symbols.count(at)) for at, land in enumerate(TILES[tile].landscapes)]
    return [_land(land) for land in said.phrases("lands")] == wanted


def _land(land: Phrase) -> tuple[str, int]:
    symbols, terrain = land.args.get("symbols", ()), land.args.get("terrain", land)
    assert isinstance(symbols, tuple)
    assert isinstance(terrain, Phrase)
    return terrain.key.rpartition(".")[2], len(symbols)


def _goal(said: Option) -> bool | None:
    """With the tile the seat has that value in a goal of the god."""
    if said.question != "place" or said.pick.startswith("turn:"):
        return None
    goals = GODS[said.last("god")].goals
    values = [goal_value(said.after, said.me, goal) for goal in goals]
    return said.number("value") in values


def _goal_place(said: Option) -> bool | None:
    """The value comes, and gives that place among all."""
    if not (found := _goal(said)):
        return found
    goals = GODS[said.last("god")].goals
    places: list[int] = []
    for goal in goals:
        values = {seat: goal_value(said.after, seat, goal) for seat in said.after.order}
        reached = said.after.races.get(goal.id, [])
        if said.me in reached:
            places.append(reached.index(said.me) + 1)
        elif goal.type != "race":
            places.append(1 + sum(value > values[said.me] for value in values.values()))
    return said.number("place") in places


def _pantheon_face(said: Option) -> bool:
    die = said.state.demigods[said.me].pantheon_die
    return die is not None and die.effect == said.last("effect").replace("-", "_")


def _ready(said: Option) -> bool:
    held = said.state.demigods[said.me].has(said.last("artifact"))
    return held is not None and held.ready


def _frame(said: Option) -> bool:
    return said.after.demigods[said.me].frame == said.text("place")


def _pantheon(said: Option) -> bool:
    """The god gives that favour, and has so many goals."""
    god = GODS[said.pick.partition(".")[0]]
    return (said.last("favour"), len(said.phrases("goals"))) == (god.pantheon, len(god.goals))


OPTIONS: dict[str, OptionCheck] = {
    **{
        f"divinus.pick.{name}": names_the_pick
        for name in ("board", "look", "map", "plot", "voyage")
    },
    "divinus.ask.cerberus": _guards,
    "divinus.ask.draft": _draft,
    "divinus.ask.hero-to": _within_reach,
    "divinus.ask.quest": _room,
    "divinus.ask.set-die": _exactly,
    "divinus.pick.nectar": _nectar,
    "divinus.pick.die-free": _for_nothing,
    "divinus.pick.chimera": _figure,
    "divinus.pick.cells": _figure,
    "divinus.pick.cell-number": _figure,
    "divinus.pick.pantheon": _pantheon_face,
    "divinus.pick.use": _ready,
    "divinus.pick.frame": _frame,
    "divinus.pick.face": lambda said: (
        bool(said.told_of("set")) and said.number("face") == int(said.pick)
    ),
    "divinus.hint.tile": _tile,
    "divinus.hint.god": _pantheon,
    "divinus.change.goal": _goal_place,
    "divinus.change.goal-none": _goal,
    "divinus.pick.cell": _cell,
    "divinus.pick.cell-with": _cell,
    "divinus.pick.battle": _battle,
    "divinus.pick.battle-net": _battle,
    "divinus.pick.die-own": _die,
    "divinus.pick.die-in": _die,
    "divinus.pick.swap": _swap,
    "divinus.pick.over": _over,
    "divinus.pick.stick": _face,
    "divinus.pick.place": _place,
    "divinus.ask.god": _gods,
    "divinus.hint.battle": _battle_hint,
    "divinus.hint.stand": _stand,
    "divinus.hint.stand-with": _stand,
    "divinus.hint.temple": _temple,
    "divinus.hint.temple-now": _temple_now,
    "divinus.hint.quest": _quest,
    "divinus.hint.pledge-to": _support,
    "divinus.hint.rest": _rest,
    "divinus.change.zone": _zone,
    "divinus.change.quest": _change_quest,
    "divinus.change.temple": _change_temple,
    "divinus.change.overbuild": _overbuild,
    "divinus.ask.refresh": _count,
    "divinus.ask.reactivate": _count,
    "divinus.ask.reroll": _count,
    "divinus.ask.flip": _count,
    "divinus.ask.voyage-dice": _exactly,
    "divinus.ask.lay-aside": _exactly,
    "divinus.ask.support": _support,
}
