"""Compares the notes of Divinus with the states around them."""

from __future__ import annotations

from collections.abc import Callable

from games.divinus.components import GODS
from games.divinus.state import State
from tests.harness.statements import NoteCheck, Told

Note = Told[State]


def favour(seat: str) -> Callable[[State], int]:
    """All favour of a seat in this match."""
    return lambda state: sum(state.demigods[seat].favour.values())


def active(seat: str) -> Callable[[State], int]:
    """How many dice of a seat are active."""
    return lambda state: sum(die.where == "active" for die in state.demigods[seat].dice)


def used_dice(seat: str) -> Callable[[State], int]:
    """How many dice of a seat are used or lie in cells."""
    return lambda state: sum(die.where != "active" for die in state.demigods[seat].dice)


def _favour(said: Note) -> bool:
    return said.just_changed(favour(said.seat()), said.number("count"))


def _explored(said: Note) -> bool:
    """The cell is empty now, and the dice that paid for it lie there."""
    cell, seat = said.number("cell"), said.seat()
    dice = [die for owner, die in said.state.dice_in(cell) if owner == seat]
    before = [die for owner, die in said.started.dice_in(cell) if owner == seat]
    return len(dice) - len(before) == said.number("count") and (
        said.key.endswith("heracles") or abs(said.number("total") - said.started.price(cell)) <= 2
    )


def _placed(said: Note) -> bool:
    return said.text("place") in said.state.demigods[said.seat()].plots


def _overbuilt(said: Note) -> bool:
    return said.state.demigods[said.seat()].plots[said.text("place")].under is not None


def _faces_total(said: Note) -> bool | None:
    """A first roll counts the lowest value of each face."""
    faces = str(said.args["faces"]).split(" · ")
    if not all(value.isdecimal() for face in faces for value in face.split("/")):
        return None
    return sum(min(map(int, face.split("/"))) for face in faces) == said.number("sum")


def _has_hero(said: Note) -> bool:
    hero = said.state.demigods[said.seat()].hero
    return hero is not None and hero.name == said.last("hero")


def _scorched(said: Note) -> bool:
    """A die of the seat in that cell is scorched."""
    return any(
        die.where == "scorched" or die.cell == said.number("cell")
        for die in said.after.demigods[said.seat()].dice
    )


def _filled(said: Note) -> bool:
    cells = [int(str(part.args["number"])) for part in said.phrases("cells")]
    return len(cells) == said.number("count") and all(
        said.state.board[cell] is not None for cell in cells
    )


def _temple(said: Note) -> bool:
    name = said.last("temple")
    return said.changed(lambda state: state.temples.get(name, 0), -1)


def _consecrated(said: Note) -> bool:
    plot = said.state.demigods[said.seat()].plots[said.text("place")]
    return plot.consecrated and said.state.stuck(plot.tile).temple == said.last("temple")


def _hero_at(said: Note) -> bool:
    hero = said.state.demigods[said.seat()].hero
    return hero is not None and (hero.name, hero.plot) == (said.last("hero"), said.text("place"))


def _moved(said: Note) -> bool:
    plots = said.state.demigods[said.seat()].plots
    return said.text("to") in plots


def _fight(said: Note) -> bool:
    battle = said.state.battles[said.last("card")]
    return battle.markers.get(said.number("cell")) == said.seat()


def _card_done(said: Note) -> bool:
    return said.state.battles[said.last("card")].done


def _beaten(said: Note) -> bool:
    return said.became(lambda state: said.last("monster") not in state.figures)


def _figure(said: Note) -> bool:
    figure = said.after.figures.get(said.last("monster"))
    return figure is not None


def _artifact_kept(said: Note) -> bool:
    name = said.last("artifact")
    return said.became(
        lambda state: name in [held.id for held in state.demigods[said.seat()].artifacts]
    )


def _upgraded(said: Note) -> bool:
    name = said.last("artifact")
    return said.became(
        lambda state: any(
            held.id == name and held.upgraded for held in state.demigods[said.seat()].artifacts
        )
    )


def _used(said: Note) -> bool:
    owned = [held.id for held in said.started.demigods[said.seat()].artifacts]
    now = [held.id for held in said.state.demigods[said.seat()].artifacts]
    return said.last("artifact") in [*owned, *now]


def _swapped(said: Note) -> bool:
    one, other = int(str(said.args["one"])), int(str(said.args["other"]))
    return said.became(
        lambda state: (
            (state.board[one], state.board[other])
            == (said.started.board[other], said.started.board[one])
        )
    )


def _last_round(said: Note) -> bool:
    return (
        said.became(lambda state: state.last_round)
        and len(said.state.demigods[said.seat()].plots) == 16
    )


def _total(said: Note) -> bool:
    return said.state.total(said.seat()) == said.number("count")


def _over(said: Note) -> bool:
    told = {str(seat.args["seat"]) for seat in said.phrases("winners")}
    return told == set(said.ended.winners)


def _race(said: Note) -> bool:
    """The seat has just come to a goal of the god, in that place."""
    goals = [goal.id for goal in GODS[said.last("god")].goals]
    return any(
        said.state.races.get(goal, [])[-1:] == [said.seat()]
        and len(said.state.races[goal]) == said.number("place")
        for goal in goals
    )


def _support(said: Note) -> bool:
    god = said.last("god")
    return said.just_changed(
        lambda state: state.demigods[said.seat()].support.get(god, 0), said.number("count")
    )


def _order(said: Note) -> bool:
    return [str(seat.args["seat"]) for seat in said.phrases("seats")] == said.state.order


def _spent(said: Note) -> bool:
    return said.changed(active(said.seat()), -said.number("count"))


def _people(said: Note) -> bool:
    hero = said.state.demigods[said.seat()].hero
    return hero is not None and hero.faction == said.last("faction")


def _stuck(said: Note) -> bool:
    die = next(
        die for die in said.state.demigods[said.seat()].dice if die.id == str(said.args["die"])
    )
    face = int(str(said.args["face"]))
    return die.faces[face - 1] == said.last("sticker").replace("-", "_")


NOTES: dict[str, NoteCheck] = {
    "divinus.note.favour": _favour,
    "divinus.note.favour-for": _favour,
    "divinus.note.explored": _explored,
    "divinus.note.explored-heracles": _explored,
    "divinus.note.placed": _placed,
    "divinus.note.overbuilt": _overbuilt,
    "divinus.note.filled": _filled,
    "divinus.note.temple": _temple,
    "divinus.note.consecrated": _consecrated,
    "divinus.note.hero-at": _hero_at,
    "divinus.note.hero-on": _hero_at,
    "divinus.note.moved": _moved,
    "divinus.note.fight": _fight,
    "divinus.note.card-done": _card_done,
    "divinus.note.beaten": _beaten,
    "divinus.note.figure": _figure,
    "divinus.note.artifact-kept": _artifact_kept,
    "divinus.note.upgraded": _upgraded,
    "divinus.note.artifact": _used,
    "divinus.note.artifact-wasted": _used,
    "divinus.note.swapped": _swapped,
    "divinus.note.last-round": _last_round,
    "divinus.note.total": _total,
    "divinus.note.over": _over,
    "divinus.note.race": _race,
    "divinus.note.support": _support,
    "divinus.note.order": _order,
    "divinus.note.spent": _spent,
    "divinus.note.people": _people,
    "divinus.note.stuck": _stuck,
    "divinus.note.first-roll": _faces_total,
    "divinus.note.hero": _has_hero,
    "divinus.note.scorched": _scorched,
    "divinus.note.gods": lambda said: (
        [god.key.rpartition(".")[2] for god in said.phrases("gods")] == said.state.gods
    ),
    "divinus.note.temples": lambda said: (
        {one.key.rpartition(".")[2] for one in said.phrases("temples")} == set(said.state.temples)
    ),
    "divinus.note.favourite": lambda said: said.seat() in said.ended.favourites.values(),
    "divinus.note.pythia": lambda said: said.state.pythia == said.seat(),
    "divinus.note.own-beaten": lambda said: said.became(
        lambda state: state.demigods[said.seat()].monster is None
    ),
}
