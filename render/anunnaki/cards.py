"""Draws readable cards: weapons, gods and artifacts, and the own weapons in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.anunnaki.view import AnunnakiView, GodView, HouseView, WeaponView
from games.core.phrase import Arg, Phrase, phrase
from render.anunnaki import tokens
from render.anunnaki.colours import ARTIFACT, ASLEEP, TOKENS
from render.anunnaki.icons import goods_icon
from render.anunnaki.names import (
    MAINS,
    artifact_name,
    god_name,
    goods,
    text_of,
    weapon_name,
)
from render.anunnaki.palette import palette
from render.art.brush import mix
from render.art.hex_layout import paste_centred
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, INK, PAPER, SEATS, TABLE, WHITE
from render.art.text import draw_text, fit_text
from render.kit.cached_layer import cached_layer
from render.kit.cards import (
    CARD_ROW_WIDTH,
    CardStyle,
    card,
    card_corner,
    card_rows,
    cards_in_row,
    with_room,
)
from render.kit.option_marks import badges
from render.renderer import Mark, Say

_SIZE = (496, 250)
_BAND = 92
_BADGE = 70  # kept free at the end of the band
_CHIP = (490, 92)
_GAP = 16
_HEAD = 52


def own_weapons(view: AnunnakiView, house: HouseView) -> list[WeaponView]:
    """The basic weapons, which everybody has, and the advanced ones in the own hand."""
    basic = [weapon for weapon in view.weapons.values() if weapon.kind == "basic"]
    return basic + [view.weapons[name] for name in house.hand or ()]


def weapon_text(weapon: WeaponView) -> Phrase:
    """A weapon in words: strength, cost, what a victory brings and its effect."""
    spoils = tuple(
        goods(kind, count)
        for kind, count in (("points", weapon.points), ("war", weapon.war))
        if count
    )
    cost = tuple(goods(kind, count) for kind, count in weapon.cost.items() if count)
    args: dict[str, Arg] = {
        "strength": weapon.strength,
        "cost": cost or phrase("anunnaki.picture.free"),
        "spoils": spoils or phrase("anunnaki.picture.nothing"),
    }
    if weapon.effect is None:
        return phrase("anunnaki.picture.weapon", **args)
    effect = phrase(f"anunnaki.effect.{weapon.effect}")
    return phrase("anunnaki.picture.weapon-effect", **args, effect=effect)


def weapon_cards(
    weapons: Sequence[WeaponView], title: str, say: Say, marks: Sequence[Mark] = ()
) -> Image.Image:
    """Weapons in full; advanced ones have a red band."""
    drawn = []
    for weapon in weapons:
        paint = TOKENS["blue" if weapon.kind == "basic" else "red"]
        card_style = CardStyle(_SIZE, _BAND, mix(paint, INK, 0.25), WHITE)
        icon = tokens.shield(weapon.strength, 62)
        title_and_text = say(weapon_name(weapon.name)), say(weapon_text(weapon))
        drawn.append(_Card(card_style, icon, *title_and_text))
    return _rows(drawn, [weapon.name for weapon in weapons], title, marks)


def god_cards(
    gods: Sequence[tuple[str, GodView]],
    letters: Mapping[str, str],
    title: str,
    say: Say,
    marks: Sequence[Mark] = (),
) -> Image.Image:
    """Gods, each with its seat, in full; those that have not been summoned are pale."""
    drawn = []
    for seat, god in gods:
        style = SEATS[seat]
        name = god_name(god.name)
        card_style = CardStyle(_SIZE, _BAND, style.colour, style.on)
        if not god.summoned:
            card_style = CardStyle(_SIZE, _BAND, ASLEEP, INK, (FADED, 4))
        icon = tokens.god(letters[god.name], style, 66, main=god.main, awake=god.summoned)
        drawn.append(_Card(card_style, icon, say(name), say(_god_text(god))))
    return _rows(drawn, [god.name for _, god in gods], title, marks)


def _god_text(god: GodView) -> Phrase:
    bonus = phrase(f"anunnaki.track.{god.bonus}")
    return phrase(
        "anunnaki.picture.god",
        state=phrase("anunnaki.picture.summoned" if god.summoned else "anunnaki.picture.asleep"),
        bonus=phrase("anunnaki.picture.bonus-all") if god.main else bonus,
        text=text_of(god_name(god.name)),
    )


def artifact_cards(
    names: Sequence[str], title: str, say: Say, marks: Sequence[Mark] = ()
) -> Image.Image:
    """Artifacts in full."""
    card_style = CardStyle(_SIZE, _BAND, ARTIFACT, INK)
    drawn = []
    for artifact in names:
        name = artifact_name(artifact)
        icon = tokens.artifact(say(name), 62)
        drawn.append(_Card(card_style, icon, say(name), say(text_of(name))))
    return _rows(drawn, names, title, marks)


def house_cards(seat: str, title: str, say: Say) -> Image.Image:
    """The houses to choose from, each with what its main god does."""
    style = SEATS[seat]
    card_style = CardStyle(_SIZE, _BAND, style.colour, style.on)
    drawn = []
    for house, main in MAINS.items():
        name = god_name(main)
        icon = tokens.god(say(name)[:2], style, 66, main=True)
        text = phrase("anunnaki.picture.house", god=name, text=text_of(name))
        drawn.append(_Card(card_style, icon, say(phrase(f"anunnaki.house.{house}")), say(text)))
    return _rows(drawn, (), title, ())


class _Card(NamedTuple):
    """A card before its height is known."""

    style: CardStyle
    icon: Image.Image
    title: str
    text: str


def _rows(
    cards: Sequence[_Card], places: Sequence[str], title: str, marks: Sequence[Mark]
) -> Image.Image:
    """Cards in rows with the numbers of options at the end of their bands, clear of the text."""
    size = with_room(cards[0].style, [card.text for card in cards]).size if cards else _SIZE
    image = card_rows([_drawn(card, size) for card in cards], title=title)
    wide, high = size
    rows = -(-len(cards) // cards_in_row(wide))
    head = image.height - (rows * (high + _GAP) - _GAP)
    for index, place in enumerate(places):
        x, y = card_corner(index, len(cards), size, head)
        numbers = [mark.number for mark in marks if mark.place == place]
        badges(image, numbers, x + wide - _BADGE / 2 - 6, y + _BAND / 2 + 2, _BADGE - 8, 140)
    return image


def heading(title: str) -> Image.Image:
    """A line above things that are no cards."""
    image = Image.new("RGB", (CARD_ROW_WIDTH, _HEAD), TABLE)
    draw_text(image, 6, _HEAD / 2, fit_text(title, "Bold", 44, 24, CARD_ROW_WIDTH - 12), PAPER)
    return image


def _drawn(shown: _Card, size: tuple[int, int]) -> Image.Image:
    card_style, icon, title, text = shown
    card_style = card_style._replace(size=size)
    key = ("anunnaki card", card_style, icon.tobytes(), title, text)
    return cached_layer(key, palette(), lambda: card(card_style, icon, title, text, right=_BADGE))


def weapon_chips(view: AnunnakiView, house: HouseView, say: Say, across: int) -> Image.Image:
    """The own weapons in short: strength, name and cost. Cached: do not modify."""
    weapons = own_weapons(view, house)
    names = tuple(say(weapon_name(weapon.name)) for weapon in weapons)
    free = say(phrase("anunnaki.picture.no-cost"))

    def draw() -> Image.Image:
        wide, high = _CHIP
        a_row = max(1, (across + _GAP) // (wide + _GAP))
        rows = -(-len(weapons) // a_row)
        image = Image.new("RGB", (across, rows * (high + _GAP) - _GAP), TABLE)
        for index, (weapon, name) in enumerate(zip(weapons, names, strict=True)):
            x, y = index % a_row * (wide + _GAP), index // a_row * (high + _GAP)
            paint = TOKENS["blue" if weapon.kind == "basic" else "red"]
            rounded_box(image, (x, y, x + wide, y + high), PAPER, 16, (paint, 6))
            paste_centred(image, tokens.shield(weapon.strength, 68), x + 50, y + high / 2)
            draw_text(
                image, x + 92, y + high * 0.3, fit_text(name, "Bold", 38, 18, wide - 106), INK
            )
            _cost(image, weapon.cost, free, x + 92, y + high * 0.71)
        return image

    key = ("anunnaki weapons", names, free, tuple(w.name for w in weapons), across)
    return cached_layer(key, palette(), draw)


def _cost(image: Image.Image, cost: Mapping[str, int], free: str, left: float, y: float) -> None:
    due = [(kind, count) for kind, count in cost.items() if count]
    if not due:
        draw_text(image, left, y, fit_text(free, "Semibold", 30, 18, 200), FADED)
    for kind, count in due:
        paste_centred(image, goods_icon(kind, 38), left + 18, y)
        run = fit_text(str(count), "Bold", 32, 18, 40)
        draw_text(image, left + 40, y, run, INK)
        left += 52 + run.width
