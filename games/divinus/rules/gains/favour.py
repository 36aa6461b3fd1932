"""Favour of the Greek gods, of the Norse gods, and general favour (page 7)."""

from __future__ import annotations

from games.core.phrase import Arg, Phrase, seat_name
from games.core.steps import Procedure, choose
from games.divinus.components import PANTHEONS
from games.divinus.demigod import FAVOURS
from games.divinus.state import State
from games.divinus.view import Favour
from games.divinus.words.names import favour


def gain(
    state: State, seat: str, count: int, kind: Favour, cause: str, why: Phrase | None = None
) -> None:
    """Add favour; ``cause`` is its category in the score breakdown, ``why`` what brought it."""
    if not count:
        return
    demigod = state.demigods[seat]
    demigod.favour[kind] += count
    demigod.causes[cause] += count
    names: dict[str, Arg] = {"seat": seat_name(seat), "count": count, "favour": favour(kind)}
    if why is None:
        state.tell("divinus.note.favour", **names)
    else:
        state.tell("divinus.note.favour-for", **names, cause=why)


def kind_of(state: State, seat: str, printed: str) -> Procedure[Favour]:
    """Whose favour a card brings; where it leaves the choice, the demigod chooses a pantheon.

    The endless mode has no favourites and adds all favour up, so nothing is asked there.
    """
    for kind in FAVOURS:
        if kind == printed:
            return kind
    if state.endless:
        return "general"
    choice = yield from choose(seat, "divinus.ask.pantheon", PANTHEONS)
    return next(pantheon for pantheon in PANTHEONS if pantheon == choice)
