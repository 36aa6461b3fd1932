"""What happens when figures die: suns, captives, mummies and cat mummies."""

from __future__ import annotations

from games.ankh.components import CAPTIVES
from games.ankh.fixes import SHELTERED_FIGURES
from games.ankh.rules.devotion import in_order, lose
from games.ankh.rules.figures import free_for, summon
from games.ankh.state import Figure, State
from games.ankh.words import figure as figure_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Story, choose, settle


class Toll:
    """The dead of a battle: how many figures each god lost, and cat mummies to be avenged.

    ``sheltered`` are the hexes of the figures that a Flood spares at the resolution.
    """

    __slots__ = ("cats", "lost", "sheltered")

    def __init__(self) -> None:
        self.lost: dict[str, int] = {}
        self.cats: list[str] = []
        self.sheltered: list[str] = []


def kill(state: State, labels: list[str], toll: Toll) -> Story[None]:
    """One killing moment. Gods never die; every figure goes back to its supply.

    Anubis may capture one of the enemy warriors that died in it, and mummies rise again next to
    their god's figure.
    """
    dead: list[tuple[str, Figure]] = []
    for label in labels:
        figure = state.figures[label]
        if figure.kind == "god":
            continue
        del state.figures[label]
        dead.append((label, figure))
        if label in toll.sheltered and state.has_fix(SHELTERED_FIGURES):
            toll.sheltered.remove(label)
        toll.lost[figure.owner] = toll.lost.get(figure.owner, 0) + 1
        state.tell(
            "ankh.note.died",
            seat=seat_name(figure.owner),
            figure=figure_name(figure.kind),
            hex=label,
        )
        if figure.kind == "cat_mummy":
            toll.cats.append(figure.owner)
        if figure.kind != "warrior":
            state.gods[figure.owner].guardians.append(figure.kind)
    yield from _capture(state, [figure.owner for _, figure in dead if figure.kind == "warrior"])
    for _, figure in dead:
        if figure.kind == "mummy":
            yield from _rise(state, figure.owner)


def _capture(state: State, owners: list[str]) -> Story[None]:
    """Anubis takes one enemy warrior, while there is room on his board."""
    jailer = state.keeper("anubis")
    if jailer is None or len(state.gods[jailer].captives) >= CAPTIVES:
        return
    enemies = [o for o in state.seats if o != jailer and o in owners]
    if not enemies:
        return
    answer = yield from choose(jailer, "ankh.ask.capture", [*enemies, "none"])
    if answer != "none":
        state.gods[jailer].captives.append(answer)
        state.tell("ankh.note.captured", seat=seat_name(jailer), victim=seat_name(answer))


def _rise(state: State, god: str) -> Story[None]:
    """A mummy is summoned again beside its god's figure, if there is room."""
    home = next((at for at, f in state.figures.items() if f.owner == god and f.kind == "god"), None)
    if home is None or "mummy" not in state.gods[god].guardians:
        return
    places = [at for at in state.map.beside[home] if free_for(state, god, at, summoned=True)]
    if not places:
        return
    place = yield from settle(god, "ankh.ask.mummy", places)
    state.gods[god].guardians.remove("mummy")
    yield from summon(state, god, god, "mummy", place)


def avenge_cats(state: State, toll: Toll) -> None:
    """For every cat mummy that died, all but its owner lose devotion."""
    for owner in toll.cats:
        for god in in_order(state, [g for g in state.gods if g != owner]):
            lose(state, god, 1, phrase("ankh.cause.cat-mummy", seat=seat_name(owner)))
    toll.cats.clear()
