"""The second line of an option: what a tile shows and would change, what a card does."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Phrase, phrase
from games.core.steps import Ask
from games.divinus.campaign.effect_words import choice_brings, visit_brings
from games.divinus.components import (
    ARTIFACTS,
    DEMIGOD_TILES,
    DIE_STICKERS,
    GODS,
    MONSTERS,
    QUESTS,
    TEMPLES,
    TILES,
)
from games.divinus.map_survey import survey
from games.divinus.view import DivinusView
from games.divinus.view_queries import (
    MapChange,
    change,
    consecrated_by,
    layout_of,
    with_tile,
)
from games.divinus.words.labels import die_of, short
from games.divinus.words.names import (
    favour,
    god,
    pantheon_face,
    quest,
    temple,
    terrain,
)
from games.divinus.words.tiles import printed, shown

_MOST_CHANGES = 4


def hint(view: DivinusView, ask: Ask, option: str) -> Phrase | None:
    """A line of detail where there is one."""
    key = short(ask.key)
    if key in ("turn", "turn-dice", "after"):
        return _turn(view, ask, option)
    if key in ("place", "move-to"):
        return _laid(view, ask, option)
    if key in ("fight", "fight-dice"):
        return _battle(view, ask.seat, option)
    if key in ("hero-at", "hero-to"):
        return _hero_spot(view, ask.seat, option)
    if key in ("voyage", "drawn", "sink") and option in TILES:
        tile = next((tile for tile in view.stickered if tile.id == option), None)
        return printed(option) if tile is None else shown(view, tile)
    if key == "temple" and option in TEMPLES:
        return _temple(view, ask, option)
    if key == "choice":
        return choice_brings(view.scenario, option, ask.facts)
    if key == "visit":
        return visit_brings(option, ask.facts)
    if key == "pledge":
        return _pledged(view, ask.seat, option)
    if key in ("draft", "velund", "artifact", "upgrade", "slot") and option in ARTIFACTS:
        return phrase(f"divinus.artifact.{option}.text")
    return _TEXTS[key](option) if key in _TEXTS else None


def goals_of(option: str) -> Phrase:
    """Whose favour a god gives, and for what."""
    goals = tuple(phrase(f"divinus.goal.{g.id.replace('_', '-')}") for g in GODS[option].goals)
    return phrase(
        "divinus.hint.god", favour=phrase(f"divinus.favour.{GODS[option].pantheon}"), goals=goals
    )


def _pledged(view: DivinusView, seat: str, option: str) -> Phrase:
    """How much support a die is, and what the god who gets it gives favour for."""
    name, _, number = option.partition(".")
    count = max(die_of(view, seat, number).values)
    return phrase("divinus.hint.pledge-to", count=count, goals=goals_of(name))


def quest_text(option: str) -> Phrase:
    """What a quest wants and brings, or what a monster does."""
    if option in MONSTERS:
        return phrase(f"divinus.monster.{option}.text")
    return phrase(
        "divinus.hint.quest",
        text=phrase(f"divinus.quest.{option}.text"),
        count=QUESTS[option].favor,
    )


_TEXTS: dict[str, Callable[[str], Phrase | None]] = {
    "god": goals_of,
    "quest": quest_text,
    "hero": lambda option: phrase(f"divinus.hero.{option}.text"),
    "tile": lambda option: printed(option) if option in DEMIGOD_TILES else None,
    "hephaestus": lambda option: (
        phrase(f"divinus.sticker.{option.replace('_', '-')}.text")
        if DIE_STICKERS[option].special
        else None
    ),
}


_TURN_HINTS = {
    "rest": "divinus.hint.rest",
    "hero": "divinus.hint.hero",
    "fight": "divinus.hint.fight",
    "velund": "divinus.hint.velund",
    "hephaestus": "divinus.hint.hephaestus",
    "later": "divinus.hint.later",
    "pledge": "divinus.hint.pledge",
}


def _turn(view: DivinusView, ask: Ask, option: str) -> Phrase | None:
    head, _, tail = option.partition(":")
    if head == "die":
        return phrase("divinus.hint.die")
    if head == "use":
        return phrase(f"divinus.artifact.{tail}.text")
    if option in _TURN_HINTS:
        return phrase(_TURN_HINTS[option])
    if option == "pantheon":
        die = view.demigod(ask.seat).pantheon_die
        return pantheon_face(die.faces[die.top - 1]) if die is not None else None
    return None


def _laid(view: DivinusView, ask: Ask, option: str) -> Phrase | None:
    """What laying the tile there would change."""
    ghost = next((ghost for ghost in view.ghosts if ghost.option == option), None)
    if ghost is None:
        return phrase("divinus.hint.turn-first") if option.startswith("turn:") else None
    after = with_tile(layout_of(view.demigod(ask.seat)), ghost)
    parts = _changes(change(view, ask.seat, after, ghost.label), overbuild=ghost.overbuild)
    if not parts:
        return phrase("divinus.change.nothing")
    return phrase("divinus.hint.changes", changes=tuple(parts[:_MOST_CHANGES]))


def _changes(found: MapChange, *, overbuild: bool) -> list[Phrase]:
    """The changes to mention; if there are many, gods come before all zones but the largest."""
    parts = [phrase("divinus.change.overbuild")] if overbuild else []
    parts.extend(phrase("divinus.change.quest", quest=quest(name)) for name in found.quests)
    parts.extend(phrase("divinus.change.temple", temple=temple(name)) for name in found.temples)
    goals = [_goal(name, value, place) for name, _, value, place in found.goals]
    room = max(1, _MOST_CHANGES - len(parts) - len(goals))
    largest = sorted(found.zones, key=lambda zone: -zone[1])[:room]
    zones = [phrase("divinus.change.zone", terrain=terrain(t), size=size) for t, size in largest]
    return [*parts, *zones, *goals]


def _goal(name: str, value: int, place: int) -> Phrase:
    if place:
        return phrase("divinus.change.goal", god=god(name), place=place, value=value)
    return phrase("divinus.change.goal-none", god=god(name), value=value)


def _battle(view: DivinusView, seat: str, option: str) -> Phrase | None:
    """How far a monster's card is, and what it pays when all cells are covered."""
    if option.startswith("die:"):
        return phrase("divinus.hint.die")
    card = next((card for card in view.monsters if card.id == option.partition(":")[0]), None)
    if card is None:
        return None
    markers = list(card.cells.values())
    return phrase(
        "divinus.hint.battle",
        mine=markers.count(seat),
        left=markers.count(None),
        rewards=tuple(phrase("divinus.number", number=count) for count in card.rewards),
    )


def _hero_spot(view: DivinusView, seat: str, option: str) -> Phrase | None:
    """The zone that a hero would stand in, with the symbols that lie there."""
    label, _, number = option.partition(".")
    if not number:
        return None
    land = survey(layout_of(view.demigod(seat)))
    group = land.group_at[label, int(number)]
    size = len(land.groups[group].labels)
    kinds = [mark.kind.partition(":")[0] for mark in land.marks if mark.group == group]
    if not kinds:
        return phrase("divinus.hint.stand", size=size)
    symbols = tuple(phrase(f"divinus.symbol.{kind}") for kind in kinds)
    return phrase("divinus.hint.stand-with", size=size, symbols=symbols)


def _temple(view: DivinusView, ask: Ask, option: str) -> Phrase:
    """What a temple brings, its condition, and whether it would be consecrated at once."""
    condition = phrase(f"divinus.temple.{option}.text")
    pantheon = TEMPLES[option].pantheon
    kind = favour("general" if pantheon == "barbarian" else pantheon)
    text = phrase("divinus.hint.temple", favour=kind, text=condition)
    where = str(ask.facts.get("place", ""))
    demigod = view.demigod(ask.seat)
    land = survey(layout_of(demigod))
    spot = next(
        (
            (mark.label, mark.landscape)
            for mark in land.marks
            if (mark.label, mark.kind) == (where, "power")
        ),
        None,
    )
    if spot is not None and consecrated_by(demigod, land, spot, (option,)):
        return phrase("divinus.hint.temple-now", text=text)
    return text
