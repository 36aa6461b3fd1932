"""The death of figures and its effects: captives, Mummies, Cat Mummies."""

from __future__ import annotations

from games.ankh.components import CAPTIVES
from games.ankh.fixes import SHELTERED_FIGURES
from games.ankh.rules.devotion import in_order, lose
from games.ankh.rules.figures import free_for, summon
from games.ankh.state import Figure, State
from games.ankh.words.names import figure as figure_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced


class Casualties:
    """The figures lost in a battle.

    ``lost`` counts them by god, ``cats`` lists the owners of Cat Mummies that are not avenged yet,
    ``sheltered`` the hexes of figures that a Flood spares at the resolution.
    """

    __slots__ = ("cats", "lost", "sheltered")

    def __init__(self) -> None:
        self.lost: dict[str, int] = {}
        self.cats: list[str] = []
        self.sheltered: list[str] = []


def kill(state: State, labels: list[str], casualties: Casualties) -> Procedure[None]:
    """Kill figures at the same moment; they return to their supplies. Gods never die.

    Then Anubis may capture one of the enemy warriors that died, and Mummies are summoned again
    next to their god's figure.
    """
    dead: list[tuple[str, Figure]] = []
    for label in labels:
        figure = state.figures[label]
        if figure.kind == "god":
            continue
        del state.figures[label]
        dead.append((label, figure))
        if label in casualties.sheltered and state.has_fix(SHELTERED_FIGURES):
            casualties.sheltered.remove(label)
        casualties.lost[figure.owner] = casualties.lost.get(figure.owner, 0) + 1
        state.tell(
            "ankh.note.died",
            seat=seat_name(figure.owner),
            figure=figure_name(figure.kind),
            hex=label,
        )
        if figure.kind == "cat_mummy":
            casualties.cats.append(figure.owner)
        if figure.kind != "warrior":
            state.gods[figure.owner].guardians.append(figure.kind)
    yield from _capture(state, [figure.owner for _, figure in dead if figure.kind == "warrior"])
    for _, figure in dead:
        if figure.kind == "mummy":
            yield from _resummon_mummy(state, figure.owner)


def _capture(state: State, owners: list[str]) -> Procedure[None]:
    """Anubis may capture one enemy warrior, while there is room on his board."""
    jailer = state.god_with("anubis")
    if jailer is None or len(state.gods[jailer].captives) >= CAPTIVES:
        return
    enemies = [o for o in state.seats if o != jailer and o in owners]
    if not enemies:
        return
    answer = yield from choose(jailer, "ankh.ask.capture", [*enemies, "none"])
    if answer != "none":
        state.gods[jailer].captives.append(answer)
        state.tell("ankh.note.captured", seat=seat_name(jailer), victim=seat_name(answer))


def _resummon_mummy(state: State, god: str) -> Procedure[None]:
    """Summon a Mummy again next to its god's figure, if there is room."""
    home = next((at for at, f in state.figures.items() if f.owner == god and f.kind == "god"), None)
    if home is None or "mummy" not in state.gods[god].guardians:
        return
    places = [at for at in state.board.beside[home] if free_for(state, god, at, summoned=True)]
    if not places:
        return
    place = yield from choose_unless_forced(god, "ankh.ask.mummy", places)
    state.gods[god].guardians.remove("mummy")
    yield from summon(state, god, god, "mummy", place)


def avenge_cats(state: State, casualties: Casualties) -> None:
    """For every Cat Mummy that died, all gods except its owner's lose one devotion."""
    for owner in casualties.cats:
        for god in in_order(state, [g for g in state.gods if g != owner]):
            lose(state, god, 1, phrase("ankh.cause.cat-mummy", seat=seat_name(owner)))
    casualties.cats.clear()
