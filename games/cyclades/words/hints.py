"""Hints: the line of detail under an option of a question."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask
from games.cyclades.components import BASICS, BUILDS, CREATURES, HEROES
from games.cyclades.view import AreaView, CycladesView, PlayerView
from games.cyclades.words.names import hero

_UNITS = {
    "athena": "philosopher",
    "zeus": "priestess",
    "poseidon": "fleet",
    "ares": "troop",
    "hera": "mercenary",
}
"""The unit or card that each god gives, and sells more of."""


def hint(view: CycladesView, ask: Ask, option: str) -> Phrase | None:
    """What a creature, hero, god or building does; an area's income and owner; None if obvious."""
    named = option.partition(":")[2] or option
    if named in CREATURES:
        return phrase(f"cyclades.creature.{named}.text")
    if named in HEROES:
        return phrase(f"cyclades.hero.{named}.deed")
    if ask.key == "cyclades.ask.god":
        return phrase(f"cyclades.god.{option}.power")
    if option in BASICS:
        return phrase(f"cyclades.about.{option}")
    explain = _BY_QUESTION.get(ask.key)
    if explain is not None:
        return explain(view, ask, option)
    return _place(view, option)


def _place(view: CycladesView, option: str) -> Phrase | None:
    """The hint of the area of an option, of its slot or unit, or of the end of a fleet's move."""
    name = option.rpartition(">")[2].removeprefix("replace:").partition(":")[0].partition(".")[0]
    area = next((area for area in view.areas if area.label == name), None)
    return _area_line(area) if area is not None else None


_ACT_HINTS = {
    "look": "cyclades.hint.look",
    "march": "cyclades.hint.march",
    "sail": "cyclades.hint.sail",
    "quest": "cyclades.hint.quest",
}
_KEEP_HINTS = {"keep": "cyclades.hint.keep", "dismiss": "cyclades.hint.dismiss"}


def _act(view: CycladesView, ask: Ask, option: str) -> Phrase | None:
    if option == "build":
        return _built_by(ask)
    if option in ("gift", "recruit"):
        return phrase(f"cyclades.about.{_UNITS[_patron(ask)]}")
    if option == "end":
        return phrase("cyclades.hint.end", gold=_player(view, ask.seat).gold or 0)
    if option == "hero":
        return phrase("cyclades.hint.hero", heroes=tuple(hero(name) for name in view.heroes))
    key = _ACT_HINTS.get(option)
    return phrase(key) if key is not None else None


def _keep(view: CycladesView, ask: Ask, option: str) -> Phrase | None:
    return phrase(_KEEP_HINTS[option])


def _look(view: CycladesView, ask: Ask, option: str) -> Phrase | None:
    found = ask.facts["creature"]
    if option != "play" or not isinstance(found, Phrase):
        return None
    return phrase(f"{found.key}.text")


def _dryad(view: CycladesView, ask: Ask, option: str) -> Phrase | None:
    return phrase("cyclades.hint.priestesses", count=_player(view, option).priestesses)


def _satyr(view: CycladesView, ask: Ask, option: str) -> Phrase | None:
    return phrase("cyclades.hint.philosophers", count=_player(view, option).philosophers)


_BY_QUESTION: dict[str, Callable[[CycladesView, Ask, str], Phrase | None]] = {
    "cyclades.ask.act": _act,
    "cyclades.ask.keep": _keep,
    "cyclades.ask.look": _look,
    "cyclades.ask.dryad": _dryad,
    "cyclades.ask.satyr": _satyr,
}
"""Hints of the questions whose options are neither places nor components."""


def _player(view: CycladesView, seat: str) -> PlayerView:
    return next(player for player in view.players if player.seat == seat)


def _patron(ask: Ask) -> str:
    """The god whose turn the question is about."""
    acting = ask.facts.get("god")
    return acting.key.rpartition(".")[2] if isinstance(acting, Phrase) else ""


def _built_by(ask: Ask) -> Phrase:
    """What the building of the acting god does; Hera builds any kind."""
    kind = next((built for god, built in BUILDS.items() if god == _patron(ask)), None)
    return phrase(f"cyclades.about.{kind}" if kind is not None else "cyclades.hint.build-any")


def _area_line(area: AreaView) -> Phrase:
    """The income, free slots, owner and number of units of an area."""
    slots = sum(slot.building is None for slot in area.slots)
    income = area.horns + area.tokens
    if area.owner is None:
        return phrase("cyclades.hint.free", income=income, slots=slots)
    units = area.fleets if area.kind == "sea" else area.troops + area.mercenaries
    return phrase(
        "cyclades.hint.held",
        seat=seat_name(area.owner),
        count=units + len(area.heroes),
        income=income,
        slots=slots,
    )
