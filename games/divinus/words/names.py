"""Phrases that name the things of Divinus."""

from __future__ import annotations

from collections.abc import Container, Iterable

from games.core.phrase import Arg, Phrase, phrase
from games.divinus.components import MONSTER_OF
from games.divinus.demigod import Die
from games.divinus.view import FaceView, SymbolView

_PIPS = "⚀⚁⚂⚃⚄⚅"


def god(name: str) -> Phrase:
    """A god."""
    return phrase(f"divinus.god.{name}")


def quest(name: str) -> Phrase:
    """A quest or a card of a monster."""
    if name in MONSTER_OF:
        return phrase(f"divinus.card.{name}")
    return phrase(f"divinus.quest.{name}")


def monster(name: str) -> Phrase:
    """A monster."""
    return phrase(f"divinus.monster.{name}")


def hero(name: str) -> Phrase:
    """A hero."""
    return phrase(f"divinus.hero.{name}")


def temple(name: str) -> Phrase:
    """A kind of temple."""
    return phrase(f"divinus.temple.{name}")


def artifact(name: str) -> Phrase:
    """An artifact."""
    return phrase(f"divinus.artifact.{name}")


def sticker(name: str) -> Phrase:
    """A sticker for a die."""
    return phrase(f"divinus.sticker.{name.replace('_', '-')}")


def faction(name: str) -> Phrase:
    """A people: Greeks, Vikings or barbarians."""
    return phrase(f"divinus.faction.{name}")


def terrain(name: str) -> Phrase:
    """Plain, mountain or sea."""
    return phrase(f"divinus.terrain.{name}")


def demigod_tile(name: str) -> Phrase:
    """A demigod's own tile."""
    return phrase(f"divinus.tile.{name}")


def favour(kind: str) -> Phrase:
    """Whose favour it is."""
    return phrase(f"divinus.favour.{kind}")


def faces(dice: Iterable[Die]) -> str:
    """The faces on top, as they are printed."""
    return " · ".join(die.sticker.face if die.sticker else str(die.top) for die in dice)


def face_name(face: FaceView) -> Arg:
    """A face as pictures show it: pips, the values of a sticker, or the name of a special one."""
    if face.special:
        return sticker(face.special)
    if face.sticker or face.values[0] > len(_PIPS):
        return face.text
    return _PIPS[face.values[0] - 1]


def dice_together(found: Iterable[FaceView]) -> Arg:
    """The faces of dice that pay together, by addition or subtraction."""
    first, *others = found
    told = face_name(first)
    for face in others:
        told = phrase("divinus.dice.together", dice=told, die=face_name(face))
    return told


def cells(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Cells of the board as a list."""
    return tuple(phrase("divinus.number", number=number) for number in numbers)


def pantheon_face(effect: str) -> Phrase:
    """An effect of a pantheon's die."""
    return phrase(f"divinus.pantheon-face.{effect.replace('_', '-')}")


def location(number: int) -> Phrase:
    """A location of the country."""
    return phrase(f"divinus.place.{number}")


def symbol_name(symbol: SymbolView, visited: Container[int]) -> Phrase:
    """A symbol of a tile; a location by its name, and whether it has been visited."""
    if symbol.kind != "location":
        return phrase(f"divinus.symbol.{symbol.kind}")
    place = location(int(symbol.detail))
    seen = int(symbol.detail) in visited
    return phrase("divinus.symbol.visited", place=place) if seen else place


def title(number: int) -> Phrase:
    """The title that belongs to a location."""
    return phrase(f"divinus.place.{number}.title")


def scenario_title(number: int) -> Phrase:
    """What a scenario is called."""
    return phrase(f"divinus.story.{number}.title")
