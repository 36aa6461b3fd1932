"""The line under an option: what it does, what it costs, where it lies."""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.components import ACTIONS, CARDS, GODS, GUARDIANS, POWERS
from games.ankh.view import AnkhView, GodView
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask

_CARAVAN = ("ankh.ask.caravan-from", "ankh.ask.caravan-to", "ankh.ask.caravan-way")
_POWER_NAMES = tuple(name for names in POWERS.values() for name in names)


def hint(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    """A second line: what an option does and costs, or where a hex lies."""
    if ask.key == "ankh.ask.card" and option in CARDS:
        return phrase(f"ankh.card.{option}.text")
    if ask.key == "ankh.ask.god" and option in GODS:
        return phrase(f"ankh.god.{option}.text")
    if option in _POWER_NAMES:
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
    """What an action does, and which event it would cause."""
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
    """Which regions a hex belongs to, and what the guardian does that stands there."""
    cell = next((c for c in view.hexes if c.label == option.removeprefix("at:")), None)
    if cell is None or not cell.regions or ask.key in _CARAVAN:
        return None
    regions = tuple(phrase("ankh.hint.region", number=number) for number in cell.regions)
    stands = cell.figure.kind if cell.figure is not None else ""
    if stands in GUARDIANS:
        text = phrase(f"ankh.figure.{stands}.text")
        return phrase("ankh.hint.guardian", regions=regions, text=text)
    return phrase("ankh.hint.hex", regions=regions)


def _god(view: AnkhView, seat: str) -> GodView:
    """The god that a seat plays, also together with another one."""
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
    head = option.partition(":")[0]
    if head == "pyramid":
        return phrase("ankh.power.pyramids.text")
    return phrase(f"ankh.hint.summon-{head}")


def _caravan(view: AnkhView, ask: Ask, option: str) -> Phrase | None:
    """How large a region is, and who stands there."""
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
    return phrase(f"ankh.hint.tie-{option}")


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
"""Questions whose options are not places, cards or powers."""
