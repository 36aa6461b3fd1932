"""Compares what a scenario of the campaign says with the state around it."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Phrase
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.components import PANTHEONS
from games.divinus.state import State
from tests.harness.statements import NoteCheck, Offered, OptionCheck, Told

Note = Told[State]
Option = Offered[State]

SUPPORT_OF_A_VICTORY = 2


def number_of(place: Phrase) -> int:
    """The number of a location, from its name or its title."""
    return int(place.key.split(".")[2])


def located(state: State, number: int) -> list[str]:
    """The tiles that bear a location."""
    return [tile for tile, stuck in state.stickers.items() if stuck.location == number]


# Notes


def _arrival(said: Note) -> bool:
    return said.last("text") in SCENARIOS[said.state.scenario].arrivals


def _battle_ahead(said: Note) -> bool:
    """The rule is that of the scenario, evened out if the table wants that."""
    _, _, number, *rest = said.phrase("rule").key.split(".")
    rule = SCENARIOS[said.state.scenario].battle
    assert rule is not None
    even = bool(rule.even) and said.state.options.even_battles
    return int(number) == said.state.scenario and bool(rest) == even


def _battles_won(said: Note) -> bool:
    pantheon = {"zeus": "greek", "odin": "norse"}[said.last("god")]
    battles = [chapter.battle for chapter in said.state.chapters]
    won = sum(battle is not None and battle.winner == pantheon for battle in battles)
    return (said.number("count"), said.number("sum")) == (
        won,
        said.state.support[said.last("god")],
    ) and said.number("sum") == SUPPORT_OF_A_VICTORY * won


def _everybodys_odysseus(said: Note) -> bool:
    heroes = [demigod.hero for demigod in said.state.demigods.values()]
    return all(hero is not None and hero.name == "odysseus" for hero in heroes)


def _choice(said: Note) -> bool:
    """The last deed is this choice; one that nobody earned falls to who has least favour."""
    deed = said.state.deeds[-1]
    unasked = said.key.endswith("at-last")
    least = min(map(said.state.total, said.state.order))
    return (deed.kind, deed.seat, deed.what, deed.unasked) == (
        "choice",
        said.seat(),
        said.last("choice"),
        unasked,
    ) and (not unasked or said.state.total(said.seat()) == least)


def _visit(said: Note) -> bool:
    """The place is on a tile that the seat has explored."""
    number = number_of(said.phrase("place"))
    tiles = [plot.tile for plot in said.state.demigods[said.seat()].plots.values()]
    return number in said.state.visited and set(located(said.state, number)) <= set(tiles)


def _visited(said: Note) -> bool:
    deed = said.state.deeds[-1]
    what = said.phrase("choice").key.removeprefix("divinus.place.")
    return (deed.kind, deed.seat, deed.what) == ("visit", said.seat(), what)


def _holder(said: Note) -> bool:
    return number_of(said.phrase("title")) in said.state.demigods[said.seat()].titles


def _location(said: Note) -> bool:
    number = number_of(said.phrase("place"))
    return len(located(said.state, number)) == 1 and not located(said.started, number)


def _location_gone(said: Note) -> bool:
    number = number_of(said.phrase("place"))
    return not located(said.state, number) and bool(located(said.before, number))


def _location_changed(said: Note) -> bool:
    was, now = number_of(said.phrase("place")), number_of(said.phrase("into"))
    return located(said.before, was) == located(said.state, now) != []


def _from_stack(said: Note) -> bool:
    """The tile has left the stack, and comes to lie under it."""
    tile = str(said.phrase("tile").args["tile"])
    name = said.last("stack")
    was, after = (
        {str(stack): pile.tiles for stack, pile in state.stacks.items()}
        for state in (said.before, said.after)
    )
    return tile in was[name] and after[name][-1] == tile


def _temple_supply(said: Note) -> bool:
    name = said.last("temple")
    return said.just_changed(lambda state: state.temples.get(name, 0), 1)


def _gods_battle(said: Note) -> bool:
    battle = said.state.gods_battle
    assert battle is not None
    told = (said.number("greek"), said.number("norse"), said.last("winner"))
    higher = "greek" if battle.greek > battle.norse else "norse"
    by_value = said.last("why") != "value" or battle.winner == higher
    return told == (battle.greek, battle.norse, battle.winner) and by_value


def _new_faces(said: Note) -> bool:
    effect = said.last("effect").replace("-", "_")
    pantheon = next(one for one in PANTHEONS if one == said.last("pantheon"))
    return said.just_changed(
        lambda state: state.pantheon_faces[pantheon].count(effect), said.number("count")
    )


def _scenario_over(said: Note) -> bool:
    points = {seat: demigod.points for seat, demigod in said.state.demigods.items()}
    return points[said.seat()] == max(points.values()) == said.number("count")


def _outcome(said: Note) -> bool:
    """The ending is that of the battle's winner, or of those who gave more favour."""
    told, battle = said.last("text"), said.state.gods_battle
    given = {
        pantheon: sum(demigod.favour[pantheon] for demigod in said.state.demigods.values())
        for pantheon in PANTHEONS
    }
    if battle is not None:
        return told == battle.winner
    return given[next(one for one in PANTHEONS if one == told)] == max(given.values())


def _demiurge(said: Note) -> bool:
    totals = {seat: said.state.total(seat) for seat in said.state.order}
    return totals[said.seat()] == max(totals.values()) == said.number("count")


NOTES: dict[str, NoteCheck] = {
    "divinus.note.scenario": lambda said: said.number("number") == said.state.scenario,
    "divinus.note.arrival": _arrival,
    "divinus.note.battle-ahead": _battle_ahead,
    "divinus.note.battles-won": _battles_won,
    "divinus.note.odysseus": _everybodys_odysseus,
    "divinus.note.choice": _choice,
    "divinus.note.choice-at-last": _choice,
    "divinus.note.chair": lambda said: said.state.deeds[-1].seat == said.seat(),
    "divinus.note.chair-lasts": lambda said: said.last("text") == said.state.chair,
    "divinus.note.visit": _visit,
    "divinus.note.visited": _visited,
    "divinus.note.holder": _holder,
    "divinus.note.title": _holder,
    "divinus.note.location": _location,
    "divinus.note.location-gone": _location_gone,
    "divinus.note.location-changed": _location_changed,
    "divinus.note.from-stack": _from_stack,
    "divinus.note.temple-supply": _temple_supply,
    "divinus.note.first-pick": lambda said: said.state.first_pick == said.seat(),
    "divinus.note.battle": _gods_battle,
    "divinus.note.new-faces": _new_faces,
    "divinus.note.scenario-over": _scenario_over,
    "divinus.note.outcome": _outcome,
    "divinus.note.demiurge": _demiurge,
}


# What an option of a choice or of a visit brings


def _heard(said: Option, note: str) -> list[Phrase]:
    """The notes with that key until the effects of the option are done."""
    return [
        *(Phrase(told.key, told.args) for told in said.told_of(note)),
        *said.told_later(note, "turn", "after"),
    ]


def _told(note: str, *names: str) -> Callable[[Option, Phrase], bool]:
    """An effect is followed by a note with the same arguments."""

    def check(said: Option, effect: Phrase) -> bool:
        wanted = [effect.args[name] for name in names]
        return any([one.args[name] for name in names] == wanted for one in _heard(said, note))

    return check


def _asked(*names: str) -> Callable[[Option, Phrase], bool]:
    """An effect is followed by a question."""

    def check(said: Option, effect: Phrase) -> bool:
        said.played_on("turn", "after")
        asked = (entry.key for entry in said.outcome.fork.entries[said.outcome.entries :])
        return any(key.removeprefix("divinus.ask.") in names for key in asked)

    return check


def _more_temples(said: Option, effect: Phrase) -> bool:
    told = [note.args["temple"] for note in _heard(said, "temple-supply")]
    temples = effect.args["temples"]
    return isinstance(temples, tuple) and all(name in told for name in temples)


def _favour_of_choice(said: Option, effect: Phrase) -> bool:
    return any(note.args["count"] == effect.args["count"] for note in _heard(said, "favour"))


def _token(said: Option, effect: Phrase) -> bool:
    """The token is told, and the seat had none of that number."""
    had = said.state.demigods[said.me].tokens
    return had != effect.args["count"] and _told("token", "count")(said, effect)


_EFFECTS: dict[str, Callable[[Option, Phrase], bool]] = {
    "favor": _told("favour", "count", "favour"),
    "favor-choose": _favour_of_choice,
    "spend": _told("spent", "count"),
    "location": lambda said, effect: (
        _told("title", "title")(said, effect) and bool(_heard(said, "location"))
    ),
    "title-only": lambda said, effect: (
        _told("title", "title")(said, effect) and not _heard(said, "location")
    ),
    "founded": _told("location", "place"),
    "faction-sticker": _told("faction", "faction"),
    "faction-sticker-choose": _told("faction"),
    "temple-supply": _more_temples,
    "support": _told("support", "count"),
    "total-token": _token,
    "die-sticker": _told("stuck"),
    "refresh": _asked("refresh"),
    "reactivate": _asked("reactivate"),
    "reroll": _asked("reroll"),
    "flip": _asked("flip"),
    "set-die": _asked("set-die"),
    "artifact": _asked("artifact"),
    "upgrade-artifact": _asked("upgrade"),
    "move-tile": _asked("move-tile"),
    "swap-board": _asked("swap"),
    "replace-board": _asked("replace"),
    "peek": _told("peek"),
    "free-hero-move": _asked("hero-to"),
}


def _brings(said: Option) -> bool:
    """Each effect is told or asked for; one that is said to be impossible is neither."""
    for effect in said.phrases("effects"):
        idle = effect.key == "divinus.effect.idle"
        named = effect.args["effect"] if idle else effect
        assert isinstance(named, Phrase)
        name = named.key.rpartition(".")[2]
        if _EFFECTS[name](said, named) == idle:
            return False
    return True


def _visit_hint(said: Option) -> bool:
    """The effects come, and the place stays, goes or changes as the hint says."""
    number = int(said.pick.partition(".")[0])
    fate = said.last("fate")
    if not _brings(said):
        return False
    after = said.played_on("turn", "after")
    if fate == "keep":
        return located(after, number) == located(said.state, number)
    into = LOCATIONS[number].option(said.pick).into
    return not located(after, number) and (fate == "destroy" or bool(located(after, into)))


def _chair(said: Option) -> bool:
    """What the next match plays by is left with the campaign."""
    deeds = [deed for deed in said.after.chapters[-1].deeds if deed.kind == "choice"]
    return deeds[-1].what == said.pick == said.last("follows")


def _both_sides(said: Option) -> bool:
    battle = said.after.gods_battle
    assert battle is not None
    told = (said.number("greek"), said.number("norse"), said.pick)
    return told == (battle.greek, battle.norse, battle.winner)


def _new_face(said: Option) -> bool:
    """The face of a pantheon's die shows that effect before it is covered."""
    shown = said.last("effect").replace("-", "_")
    return said.pick == f"{said.number('face')}.{shown}" and any(
        faces[said.number("face") - 1] == shown for faces in said.state.pantheon_faces.values()
    )


def _pledged(said: Option) -> bool:
    """The die is used, and its god has more support."""
    name, _, number = said.pick.partition(".")
    before, after = (state.demigods[said.me] for state in (said.state, said.after))
    return after.die(number).where == "used" and after.support[name] > before.support.get(name, 0)


OPTIONS: dict[str, OptionCheck] = {
    "divinus.hint.visit": _visit_hint,
    "divinus.hint.choice": _brings,
    "divinus.hint.chair": _chair,
    "divinus.hint.pledge": lambda said: said.follows("pledge") is not None,
    "divinus.ask.battle": _both_sides,
    "divinus.pick.new-face": _new_face,
    "divinus.pick.pledge-to": _pledged,
}
