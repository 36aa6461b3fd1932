"""Labels of options and their places on the map, the headline, and labels of seats."""

from __future__ import annotations

from games.ankh.board import claws
from games.ankh.components import ACTIONS, GUARDIANS, MONUMENTS, POWER_NAMES
from games.ankh.view import AnkhView
from games.ankh.words.names import CARAVAN_QUESTIONS, card, figure, god, monument, power, signed_god
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask

_DECLINED: dict[tuple[str, str], str] = {
    ("summon-by", "done"): "ankh.pick.summon-none",
    ("power", "none"): "ankh.pick.unlock-none",
}
"""Labels of options that decline the effect of an action."""


def place(view: AnkhView, ask: Ask, option: str) -> str | None:
    """The hex, corner or chain of borders that an option marks on the map, or None."""
    if ask.key in CARAVAN_QUESTIONS:
        return option
    name = option.partition(":")[2] if ":" in option else option
    return name if any(cell.label == name for cell in view.hexes) else None


def label(view: AnkhView, ask: Ask, option: str) -> Phrase:
    """The label of an option."""
    key = ask.key.removeprefix("ankh.ask.")
    if key in ("action", "second") and option in ACTIONS:
        done, needed = view.tracks[next(a for a in ACTIONS if a == option)]
        return phrase(
            "ankh.pick.action", action=phrase(f"ankh.action.{option}"), left=needed - done
        )
    if (key, option) in _DECLINED:
        return phrase(_DECLINED[key, option])
    if ask.key in CARAVAN_QUESTIONS:
        return _caravan(key, option)
    if key == "bid":
        return phrase("ankh.pick.followers", count=int(option))
    if key == "card":
        return card(option)
    if key == "god":
        return signed_god(option)
    named = _named(view, option)
    return named if named is not None else _placed(view, ask, option)


def _named(view: AnkhView, option: str) -> Phrase | None:
    if option in MONUMENTS:
        return monument(option)
    if option in POWER_NAMES:
        return power(option)
    if option in GUARDIANS or option == "warrior":
        return figure(option)
    if option in view.seats:
        return phrase("ankh.pick.seat", seat=seat_name(option))
    return None


def _caravan(key: str, option: str) -> Phrase:
    if key == "caravan-way":
        count = option.count(".") + 1
        borders = option.replace(".", " ").replace("-", "|")
        return phrase("ankh.pick.way", count=count, borders=borders)
    lands = [part for part in option.split("/") if not part.startswith("x")]
    return phrase("ankh.pick.corner", hexes="|".join(lands))


def _placed(view: AnkhView, ask: Ask, option: str) -> Phrase:
    head, _, tail = option.partition(":")
    if head in ("region", "keep", "pyramid"):
        return phrase(f"ankh.pick.{head}", place=tail)
    if head in ("swap", "join"):
        one, _, other = tail.partition(":")
        return phrase(f"ankh.pick.{head}", one=one, other=other)
    if head == "claws":
        origin = str(ask.facts.get("hex", ""))
        return phrase("ankh.pick.claws", hexes=" · ".join(claws(origin, int(tail))))
    if head == "supply":
        return figure(tail.partition(":")[2])
    name = tail if head == "at" else option
    cell = next((c for c in view.hexes if c.label == name), None)
    if cell is None:
        return phrase(f"ankh.pick.{option}")
    if ask.key == "ankh.ask.gate":
        return phrase("ankh.pick.gate-on", hex=name)
    if cell.figure is not None:
        return phrase("ankh.pick.figure", hex=name, figure=figure(cell.figure.kind))
    if cell.monument is not None:
        return phrase("ankh.pick.monument", hex=name, monument=monument(cell.monument))
    ground = "gate" if cell.gate else cell.ground
    return phrase("ankh.pick.hex", hex=name, ground=phrase(f"ankh.ground.{ground}"))


def headline(view: AnkhView) -> Phrase:
    """The headline: the conflict in progress, or else the next event."""
    if view.turn == 0:
        return phrase("ankh.headline.set-up")
    if view.winners is not None:
        return phrase("ankh.headline.over")
    if view.tiebreaker is not None:
        under_way = phrase(f"ankh.event.{view.events[view.event]}")
        return phrase("ankh.headline.conflict", turn=view.turn, event=under_way)
    coming = phrase(f"ankh.event.{view.events[view.event + 1]}")
    return phrase("ankh.headline.turn", turn=view.turn, event=coming)


def seat_label(view: AnkhView, seat: str) -> Phrase | None:
    """The god that a seat plays, once it has one."""
    name = view.god_of.get(seat)
    return god(name) if name is not None else None
