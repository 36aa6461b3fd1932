"""Hints: the second line of an option, which says its effect, cost or place."""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.components import ACTIONS, CARDS, GODS, GUARDIANS, POWER_NAMES
from games.ankh.view import AnkhView, GodView
from games.ankh.words.names import CARAVAN_QUESTIONS
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask


def hint(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    """The hint of an option: its effect and cost, or the regions of its hex."""
    if ask.key == "ankh.ask.card" and option in CARDS:
        return phrase(f"ankh.card.{option}.text")
    if ask.key == "ankh.ask.god" and option in GODS:
        return phrase(f"ankh.god.{option}.text")
    if option in POWER_NAMES:
        text = phrase(f"ankh.power.{option}.text")
        return phrase("ankh.hint.power", count=int(str(ask.facts["level"])), text=text)
    kind = option.rpartition(":")[2]
    if kind in GUARDIANS:
        return phrase(f"ankh.figure.{kind}.text")
    if ask.key in ("ankh.ask.action", "ankh.ask.second"):
        return _action(view, option)
    explain = _OWN.get(ask.key)
    said = explain(view, ask, option) if explain is not None else None
    return said if said is not None else _place(view, ask, option)


def _action(view: AnkhView, option: str) -> Phrase | None:
    """The effect of an action, and the event that it would cause."""
    action = next((name for name in ACTIONS if name == option), None)
    if action is None:
        return None
    text = phrase(f"ankh.about.action.{action}")
    done, needed = view.tracks[action]
    if done + 1 < needed:
        return text
    coming = view.events[view.event + 1] if view.event + 1 < len(view.events) else "end"
    return phrase("ankh.hint.causes", text=text, event=phrase(f"ankh.event.{coming}"))


def _place(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    """The regions of a hex, and the ability of a guardian on it."""
    cell = next((c for c in view.hexes if c.label == option.removeprefix("at:")), None)
    if cell is None or not cell.regions or ask.key in CARAVAN_QUESTIONS:
        return None
    regions = tuple(phrase("ankh.hint.region", number=number) for number in cell.regions)
    stands = cell.figure.kind if cell.figure is not None else ""
    if stands in GUARDIANS:
        text = phrase(f"ankh.figure.{stands}.text")
        return phrase("ankh.hint.guardian", regions=regions, text=text)
    return phrase("ankh.hint.hex", regions=regions)


def _god(view: AnkhView, seat: str) -> GodView:
    """The god that a seat plays, alone or as part of a merged god."""
    return next(god for god in view.gods if seat in (god.seat, god.junior))


def _radiant(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    if option != "yes":
        return None
    return phrase("ankh.hint.radiant", count=_god(view, ask.seat).suns_left)


def _capture(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    if option == "none":
        return None
    return phrase("ankh.hint.capture", victim=seat_name(option))


def _double(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    return phrase("ankh.god.amun.text") if option == "yes" else None


def _power(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    return phrase("ankh.hint.unlock-none") if option == "none" else None


def _gate(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    return phrase("ankh.god.osiris.text") if option == "new" else None


def _summon(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    if option == "ransom":
        return phrase("ankh.hint.ransom")
    if option == "warrior":
        return phrase("ankh.hint.warriors", count=_god(view, ask.seat).warriors_left)
    return None


def _summon_by(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    if option == "done":
        return phrase("ankh.hint.summon-none")
    if option.startswith("pyramid:"):
        return phrase("ankh.power.pyramids.text")
    return phrase("ankh.hint.summon-gate" if option == "gate" else "ankh.hint.summon-plain")


def _caravan(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    """The size of a region, and the owners of figures in it."""
    if option == "none":
        return None
    number = int(option.partition(":")[2])
    cells = [cell for cell in view.hexes if number in cell.regions and cell.ground != "water"]
    there = {cell.figure.owner for cell in cells if cell.figure is not None}
    owners = tuple(seat_name(seat) for seat in view.seats if seat in there)
    return phrase("ankh.hint.split", count=len(cells), gods=len(owners), owners=owners)


def _order(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    return phrase("ankh.hint.order") if option != "none" else None


def _tiebreaker(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    return phrase("ankh.hint.tie-use" if option == "use" else "ankh.hint.tie-save")


def _worship(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    if option != "yes":
        return None
    return phrase("ankh.hint.worship", count=_god(view, ask.seat).followers)


_OWN: dict[str, Callable[[AnkhView, Ask, str], Phrase | None]] = {
    "ankh.ask.radiant": _radiant,
    "ankh.ask.capture": _capture,
    "ankh.ask.double": _double,
    "ankh.ask.power": _power,
    "ankh.ask.gate": _gate,
    "ankh.ask.summon": _summon,
    "ankh.ask.summon-by": _summon_by,
    "ankh.ask.caravan": _caravan,
    "ankh.ask.token": _order,
    "ankh.ask.swap": _order,
    "ankh.ask.tiebreaker": _tiebreaker,
    "ankh.ask.worship": _worship,
}
"""Functions for questions with hints of their own."""
