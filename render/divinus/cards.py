"""Draws cards with their texts: gods, quests, temples, heroes, artifacts, and options to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.phrase import phrase
from games.divinus.view import ArtifactView, DivinusView, GodView, TileView
from render.art.brush import Colour, rgb
from render.art.shared_colours import PAPER, SEATS, TABLE, WHITE
from render.art.text import draw_text, draw_text_block, fit_text, fit_text_block
from render.divinus.board.cached_tiles import cached_tile
from render.divinus.colours import BEAST, PANTHEONS
from render.divinus.icons import sign, symbol
from render.divinus.names import goal_text, god_name, quest_name, quest_text, thing_name, thing_text
from render.divinus.palette import palette
from render.divinus.tokens import hero, monster
from render.kit.cached_layer import cached_layer
from render.kit.cards import CARD_ROW_WIDTH, CardStyle, card_rows, with_room
from render.kit.cards import card as draw_card
from render.renderer import Say

_SIZE = (496, 218)
_BAND = 92
_TILE = 300
_TILES_IN_ROW = 3
_PAINTS: dict[str, Colour] = {
    **PANTHEONS,
    "artifact": rgb("#7A4E1E"),
    "hero": rgb("#2C4A5C"),
    "monster": BEAST,
}


class CardContents(NamedTuple):
    """A card: its kind, what is drawn on its band, and its words."""

    kind: str
    sign: str
    title: str
    text: str


def card_parts(view: DivinusView, say: Say) -> list[Image.Image]:
    """The options to choose from, the own cards, then gods, quests, monsters and temples."""
    own = next((demigod for demigod in view.demigods if demigod.seat == view.seat), None)
    mine: list[CardContents] = []
    if own is not None:
        if own.hero is not None:
            mine.append(_hero(own.hero.name, say))
        mine += [_artifact(held, say) for held in own.artifacts]
    blocks = [
        ("yours", mine),
        ("gods", [_god(god, say) for god in view.gods]),
        ("quests", _quests(view, say)),
        ("temples", [_named("temple", t.pantheon, t.id, say) for t in view.temples]),
        ("velund", [_named("artifact", "artifact", name, say) for name in view.velund]),
    ]
    parts = choice_parts(view, say)
    for key, cards in blocks:
        parts += _block(key, cards, view, say)
    return parts or [_nothing(say)]


def choice_parts(view: DivinusView, say: Say) -> list[Image.Image]:
    """What the viewer may choose from: heroes, tiles, artifacts to draft; a tile looked at."""
    parts: list[Image.Image] = []
    if view.seat is None:
        return parts
    own = next((demigod for demigod in view.demigods if demigod.seat == view.seat), None)
    if view.heroes_left and (own is None or own.hero is None):
        parts += _block("heroes", [_hero(name, say) for name in view.heroes_left], view, say)
    elif view.tiles_left and (own is None or own.tile is None):
        names = [say(thing_name("tile", tile.id)) for tile in view.tiles_left]
        parts.append(_tiles(say(phrase("divinus.picture.tiles")), view.tiles_left, names))
    draft = [_named("artifact", "artifact", name, say) for name in view.hand]
    parts += _block("draft", draft, view, say)
    if view.peek is not None:
        name = say(phrase("divinus.tile-id", tile=view.peek.id))
        parts.append(_tiles(say(phrase("divinus.picture.peek")), (view.peek,), [name]))
    return parts


def _hero(name: str, say: Say) -> CardContents:
    return _named("hero", "hero", name, say)


def _named(words: str, kind: str, name: str, say: Say) -> CardContents:
    return CardContents(
        kind, f"{words}:{name}", say(thing_name(words, name)), say(thing_text(words, name))
    )


def _artifact(held: ArtifactView, say: Say) -> CardContents:
    shown = _named("artifact", "artifact", held.id, say)
    state = "upgraded" if held.upgraded else "" if held.ready else "spent"
    if not state:
        return shown
    title = say(phrase(f"divinus.picture.{state}", artifact=shown.title))
    return shown._replace(title=title)


def _god(god: GodView, say: Say) -> CardContents:
    text = " · ".join(say(goal_text(goal.id)) for goal in god.goals)
    return CardContents(god.pantheon, f"pantheon:{god.pantheon}", say(god_name(god.id)), text)


def _quests(view: DivinusView, say: Say) -> list[CardContents]:
    found = [
        CardContents(
            quest.pantheon,
            f"pantheon:{quest.pantheon}",
            say(quest_name(quest.id)),
            say(phrase("divinus.picture.quest", text=say(quest_text(quest.id)), n=quest.favour)),
        )
        for quest in view.quests
    ]
    beasts = dict.fromkeys(card.monster for card in view.monsters)
    return found + [_named("monster", "monster", name, say) for name in beasts]


def _block(
    key: str, cards: Sequence[CardContents], view: DivinusView, say: Say
) -> list[Image.Image]:
    if not cards:
        return []
    title = say(phrase(f"divinus.picture.{key}"))
    seat = view.seat or view.seats[0]
    made = cached_layer(
        ("divinus cards", title, tuple(cards), seat),
        palette(),
        lambda: _rows(cards, seat, title),
    )
    return [made]


def _rows(cards: Sequence[CardContents], seat: str, title: str) -> Image.Image:
    size = with_room(CardStyle(_SIZE, _BAND, BEAST, WHITE), [card.text for card in cards]).size
    return card_rows([_card(shown, seat, size) for shown in cards], title=title)


def _card(shown: CardContents, seat: str, size: tuple[int, int]) -> Image.Image:
    card_style = CardStyle(size, _BAND, _PAINTS.get(shown.kind, BEAST), WHITE)
    return draw_card(card_style, _sign(shown, seat), shown.title, shown.text)


def _sign(shown: CardContents, seat: str) -> Image.Image:
    words, _, name = shown.sign.partition(":")
    if words == "hero":
        return hero(name, SEATS[seat], 72)
    if words == "temple":
        return symbol("temple", 68, detail=name)
    if words == "monster":
        return monster(name, 72)
    return sign(name if words == "pantheon" else "artifact", 62)


def _tiles(title: str, tiles: Sequence[TileView], names: Sequence[str]) -> Image.Image:
    """Tiles in rows with their names under them."""

    def draw() -> Image.Image:
        a_row = min(len(tiles), _TILES_IN_ROW)
        step, high = CARD_ROW_WIDTH // a_row, _TILE + 104
        rows = -(-len(tiles) // a_row)
        image = Image.new("RGB", (CARD_ROW_WIDTH, 64 + rows * high), TABLE)
        draw_text(image, 6, 28, fit_text(title, "Bold", 44, 24, CARD_ROW_WIDTH - 12), PAPER)
        for index, (tile, name) in enumerate(zip(tiles, names, strict=True)):
            row, column = divmod(index, a_row)
            x, top = column * step + step // 2, 64 + row * high
            image.paste(cached_tile(tile, _TILE), (x - _TILE // 2, top))
            block = fit_text_block(name, "Semibold", 38, 36, step - 24, 92)
            draw_text_block(image, x, top + _TILE + 6, block, PAPER, "middle")
        return image

    return cached_layer(("divinus tiles", title, tuple(tiles), tuple(names)), palette(), draw)


def _nothing(say: Say) -> Image.Image:
    image = Image.new("RGB", (CARD_ROW_WIDTH, 110), TABLE)
    run = fit_text(say(phrase("divinus.picture.nothing")), "Semibold", 44, 20, CARD_ROW_WIDTH)
    draw_text(image, CARD_ROW_WIDTH / 2, 55, run, PAPER, align="middle")
    return image
