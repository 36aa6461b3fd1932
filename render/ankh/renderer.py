"""The renderer of Ankh: composes board, panel and hand from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.ankh.view import AnkhView, GodView
from games.core.phrase import phrase
from render.ankh import alt_text
from render.ankh.battle import battle, battle_height
from render.ankh.board.board import board
from render.ankh.board.caravans import hexes_along, marked_chains
from render.ankh.board.layout import BoardLayout, fit_layout
from render.ankh.cards import abilities, cards_block, god_choices, in_hand, played
from render.ankh.colours import REGIONS
from render.ankh.devotion_track import devotion
from render.ankh.frame import FRAME, TITLES
from render.ankh.glossary_icons import glossary_icon
from render.ankh.names import free_gods, god_of
from render.ankh.palette import palette
from render.ankh.player_area import forgotten, player_area
from render.ankh.tracks import EVENTS_WIDTH, SUPPLY_HEIGHT, actions, events, events_row, supply
from render.art.brush import mix
from render.art.fact_locations import Box
from render.art.palette import Palette
from render.art.shared_colours import INK, TABLE_DEEP
from render.kit.banner import Chip, banner, seat_colour_of, turn_headline, won_headline
from render.kit.cards import CARD_ROW_WIDTH
from render.kit.crop import crop_around
from render.kit.frame import Frame
from render.kit.game_renderer import GameRenderer
from render.kit.names import player_name
from render.kit.picture_layout import (
    CONTENT_WIDTH,
    GAP,
    MAX_HEIGHT_RATIO,
    PANEL_WIDTH,
    Part,
    add_while_fitting,
    plan_picture,
)
from render.renderer import Mark, Say

MAP_WIDTH = CONTENT_WIDTH - EVENTS_WIDTH - GAP
SIDE_WIDTH = 620
"""The width of the column of the gods."""
_CROP_MARGIN = 1.3  # how much is shown around the places of a question, in sizes of a hex


class AnkhRenderer(GameRenderer[AnkhView]):
    """Draws Ankh; the private picture shows the part of the map that a question is about."""

    __slots__ = ()

    game = "ankh"

    def palette(self) -> Palette:
        return palette()

    def frame(self) -> Frame:
        return FRAME

    def board_parts(
        self, view: AnkhView, say: Say, marks: Sequence[Mark], awaited: tuple[str, ...] = ()
    ) -> list[Part]:
        if not view.hexes or not view.gods:
            return [_banner(view, say, CONTENT_WIDTH, awaited), *_map(view, marks, frozenset())]
        ranked = sorted(view.gods, key=lambda god: god.rank) if view.winners else view.gods
        gods = [_player_area(view, god, say, SIDE_WIDTH) for god in ranked]
        if view.forgotten:
            gods.append(forgotten(view.forgotten, say, SIDE_WIDTH))
        land: list[Part] = [
            *_battle(view, say, CONTENT_WIDTH),
            actions(view, say, CONTENT_WIDTH),
            *_map(view, marks, frozenset()),
        ]
        # The track of devotion is beside the map if few gods leave room for it, else below.
        track = devotion(view, SIDE_WIDTH)
        if plan_picture([*gods, track]).size[1] <= plan_picture(land).size[1] + SUPPLY_HEIGHT:
            gods.insert(0, track)
        else:
            land.append(devotion(view, CONTENT_WIDTH))
        land.append(supply(view, say, CONTENT_WIDTH))
        whole = CONTENT_WIDTH + GAP + SIDE_WIDTH
        return [_banner(view, say, whole, awaited), (land, gods)]

    def panel_parts(
        self, view: AnkhView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        own = god_of(view, view.seat)
        if own is None and view.seat is not None:
            return [*_god_choice(view, view.seat, say)]
        if not view.hexes:
            return self.players_parts(view, say)
        places = _places(view, marks, focus)
        land = _land(view, marks, focus, places or _battlefield(view), battle_height(view.battle))
        # A decision in a battle needs the picture of the battle; places of a question need the map.
        fight = _battle(view, say, land.width)
        shown: list[Part] = [land] if places else [*fight, land]
        if not places and not fight:
            shown = [actions(view, say, land.width), land]
        elif not places and not _fits(shown):
            shown = [*fight]
        mine = [] if own is None else [_player_area(view, own, say, land.width)]
        return add_while_fitting(shown, *(fight if places else ()), *mine)

    def players_parts(self, view: AnkhView, say: Say) -> list[Part]:
        ranked = sorted(view.gods, key=lambda god: god.rank)
        parts: list[Part] = [_player_area(view, god, say, PANEL_WIDTH) for god in ranked]
        if view.gods:
            parts.append(devotion(view, PANEL_WIDTH))
        if view.forgotten:
            parts.append(forgotten(view.forgotten, say, PANEL_WIDTH))
        if view.events:
            parts.append(events_row(view, PANEL_WIDTH))
        return [*parts, supply(view, say, PANEL_WIDTH)]

    def hand_parts(self, view: AnkhView, say: Say) -> list[Part]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = god_of(view, view.seat)
        if own is None:
            return [*_god_choice(view, view.seat, say)]
        return [_player_area(view, own, say, CARD_ROW_WIDTH), *_cards(view, own, say)]

    def glossary_icon(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return glossary_icon(kind, sign, size)

    def board_alt_text(self, view: AnkhView, say: Say) -> Iterator[str]:
        return alt_text.board_alt_text(view, say)

    def panel_alt_text(self, view: AnkhView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt_text.panel_alt_text(view, say, marks)

    def hand_alt_text(self, view: AnkhView, say: Say) -> Iterator[str]:
        return alt_text.hand_alt_text(view, say)


def _banner(view: AnkhView, say: Say, across: int, awaited: tuple[str, ...]) -> Image.Image:
    """The banner: who is to move or the result, and the number of the turn."""
    turn = phrase("ankh.picture.turn-number", turn=view.turn)
    chips = [Chip(say(turn), path="turn")] if view.turn else []
    draw = partial(
        banner,
        palette=palette(),
        lettering=TITLES,
        chips=chips,
        across=across,
        paths=("active", "winners"),
    )
    if view.winners:
        return draw(won_headline(view.winners, say), won=True)
    if view.winners is not None:
        return draw(say(phrase("ankh.picture.atheism")), ground=mix(REGIONS[0], INK, 0.3))
    if awaited:
        return draw(turn_headline(awaited, say), seat=seat_colour_of(awaited))
    if view.active is not None and view.tiebreaker is not None:
        # In a conflict all fighters are asked, not only the active seat.
        fought = phrase("ankh.picture.conflict", seat=player_name(view.active, say))
        return draw(say(fought), seat=view.active)
    if view.active is not None:
        return draw(turn_headline((view.active,), say), seat=view.active)
    return draw(say(phrase("ankh.picture.title")), ground=TABLE_DEEP)


def _player_area(view: AnkhView, god: GodView, say: Say, across: int) -> Image.Image:
    active = view.winners is None and god is god_of(view, view.active)
    won = view.winners is not None and god.seat in view.winners
    return player_area(god, say, across, active=active, won=won)


def _cards(view: AnkhView, own: GodView, say: Say) -> list[Image.Image]:
    """The own battle cards, abilities and guardians, and the cards played."""
    serving = [
        cell.figure.kind
        for cell in view.hexes
        if cell.figure is not None
        and cell.figure.owner == own.seat
        and cell.figure.kind not in ("god", "warrior")
    ]
    blocks = [
        ("ankh.picture.hand", in_hand(own)),
        ("ankh.picture.gifts", abilities(own, [*own.guardians, *serving])),
        ("ankh.picture.played", played(own)),
    ]
    return [cards_block(say(phrase(key)), cards, say) for key, cards in blocks if cards]


def _god_choice(view: AnkhView, seat: str, say: Say) -> list[Image.Image]:
    """For a seat without a god: the gods to choose from, or the forgotten gods."""
    if view.forgotten:
        return [forgotten(view.forgotten, say, CARD_ROW_WIDTH)]
    return [cards_block(say(phrase("ankh.picture.gods")), god_choices(free_gods(view), seat), say)]


def _battle(view: AnkhView, say: Say, across: int) -> list[Image.Image]:
    drawn = battle(view, say, across)
    return [] if drawn is None else [drawn]


def map_layout(view: AnkhView) -> BoardLayout:
    """The layout of the map in the pictures."""
    return fit_layout(view.hexes, MAP_WIDTH)


def _land(
    view: AnkhView,
    marks: Sequence[Mark],
    focus: frozenset[str],
    places: Sequence[Box],
    extra_height: int,
) -> Image.Image:
    """The part of the map that a question is about, or the whole map without the event track."""
    large, small = map_layout(view), fit_layout(view.hexes, PANEL_WIDTH)
    return crop_around(
        partial(board, view, large, palette(), marks, focus),
        (large.width, large.height),
        places,
        _CROP_MARGIN * large.size,
        partial(board, view, small, palette(), marks, focus),
        extra_height,
    )


def _map(view: AnkhView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Part]:
    """The map with the event track to its right."""
    if not view.hexes:
        return []
    land = board(view, map_layout(view), palette(), marks, focus)
    return [([land], [events(view, land.height)])]


def _battlefield(view: AnkhView) -> list[Box]:
    """The boxes of the hexes of the region in which a battle is fought."""
    if view.battle is None:
        return []
    layout = map_layout(view)
    return [layout.box(cell.label) for cell in view.hexes if view.battle.region in cell.regions]


def _fits(parts: Sequence[Part]) -> bool:
    wide, high = plan_picture(parts).size
    return high <= MAX_HEIGHT_RATIO * wide


def _places(view: AnkhView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Box]:
    """The boxes of the hexes that a question is about; for caravans those along them."""
    chains = marked_chains(view, marks)
    labels = _cells(view).intersection((*focus, *(mark.place for mark in marks)))
    labels |= hexes_along(tuple(chains.values()))
    for mark in marks:
        if mark.place.count("/") == 2:
            labels |= _hexes_at_corner(view, mark)
    layout = map_layout(view)
    return [layout.box(label) for label in sorted(labels)]


def _cells(view: AnkhView) -> frozenset[str]:
    return frozenset(cell.label for cell in view.hexes)


def _hexes_at_corner(view: AnkhView, mark: Mark) -> frozenset[str]:
    """The hexes that meet at a marked corner."""
    return _cells(view).intersection(mark.place.split("/"))
