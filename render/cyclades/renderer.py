"""The renderer of Cyclades: composes its three pictures from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import CycladesView, PlayerView
from render.art.fact_locations import Box
from render.art.hex_layout import HexLayout
from render.art.palette import Palette
from render.cyclades import alt_text
from render.cyclades.battle import HEIGHT as BATTLE
from render.cyclades.battle import battle
from render.cyclades.board.board import anchors_of, board, boxes_of, fit_layout
from render.cyclades.board_of_fate import WIDTH, altars, offers
from render.cyclades.cards import cards_block, held, offered, purse
from render.cyclades.frame import FRAME, TITLES
from render.cyclades.glossary_icons import glossary_icon
from render.cyclades.palette import palette
from render.cyclades.player_area import player_area
from render.cyclades.scores import scores_table
from render.kit.banner import Chip, banner, seat_colour_of, turn_headline, won_headline
from render.kit.cards import CARD_ROW_WIDTH as CARDS
from render.kit.crop import MAX_WHOLE_HEIGHT, crop_around
from render.kit.frame import Frame
from render.kit.game_renderer import GameRenderer
from render.kit.picture_layout import CONTENT_WIDTH, GAP, PANEL_WIDTH, Part, add_while_fitting
from render.renderer import Mark, Say

MAX_MAP_HEIGHT = 1900
_LEAST_MAP = 1100
"""How wide the column of the map is at least."""
SIDE_WIDTH = WIDTH
"""The width of the column beside the map."""
_CROP_MARGIN = 2.2  # sizes of a hex that are shown around the places of a question


class CycladesRenderer(GameRenderer[CycladesView]):
    """Draws Cyclades; its private picture shows the board of fate and the map."""

    __slots__ = ()

    game = "cyclades"

    def palette(self) -> Palette:
        return palette()

    def frame(self) -> Frame:
        return FRAME

    def board_parts(
        self, view: CycladesView, say: Say, marks: Sequence[Mark], awaited: tuple[str, ...] = ()
    ) -> list[Part]:
        beside = [altars(view, say, marks), offers(view, say, marks)]
        if view.scores is not None:
            beside = [scores_table(view.scores, say, SIDE_WIDTH, teams=view.teams)]
        rows = [_player_area(view, player, say, SIDE_WIDTH) for player in view.players]
        if not view.areas:
            return [_banner(view, say, SIDE_WIDTH, awaited), *beside, *rows]
        drawn = _map(view, marks, frozenset())
        wide = max(drawn.width, _LEAST_MAP)
        land = [*_battle(view, say, wide), drawn]
        room = sum(part.height + GAP for part in land) - sum(part.height + GAP for part in beside)
        # The factions that do not fit beside the map come below it, three in a line.
        while rows and (len(rows) == 1 or room >= rows[0].height):
            beside.append(rows.pop(0))
            room -= beside[-1].height + GAP
        below = [tuple([row] for row in rows[n : n + 3]) for n in range(0, len(rows), 3)]
        across = max(wide + GAP + SIDE_WIDTH, len(below[0]) * (SIDE_WIDTH + GAP) if below else 0)
        return [_banner(view, say, across, awaited), (land, beside), *below]

    def panel_parts(
        self, view: CycladesView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """The altars, or the part of the map, that the question is about; else the whole board."""
        own, places = _own(view), _places(view, marks, focus)
        seen = [] if view.seen_top is None or own is None else [purse(view, own, say, SIDE_WIDTH)]
        gods = {altar.god for altar in view.altars}
        bids = view.phase == "offerings" and not places
        if (marks and all(mark.place in gods for mark in marks)) or bids or not view.areas:
            # Only gods are options: large altars are readable on a phone, and the post has the map.
            rows = [] if own is None else [_player_area(view, own, say, SIDE_WIDTH)]
            return add_while_fitting([altars(view, say, marks), *seen], *rows)
        fate = _asked_fate(view, say, marks)
        if fate and not places:
            return [*fate, *seen]
        fought = 0 if view.battle is None else BATTLE
        above = fought + sum(part.height + GAP for part in fate)
        land = _land(view, marks, focus, places, above)
        team = [] if own is None else [own, *_partners(view, own)]
        wide = max(land.width, SIDE_WIDTH)
        rows = [_player_area(view, player, say, wide) for player in team]
        # A question during a battle is shown with the battle.
        fight = _battle(view, say, wide)
        return add_while_fitting([*fight, *fate, land, *seen], *rows)

    def players_parts(self, view: CycladesView, say: Say) -> list[Part]:
        parts: list[Part] = [
            _player_area(view, player, say, PANEL_WIDTH) for player in view.players
        ]
        return [*parts, altars(view, say), offers(view, say)]

    def hand_parts(self, view: CycladesView, say: Say) -> list[Part]:
        own = _own(view)
        if own is None:
            raise ValueError("this view has no hand to show")
        parts: list[Part] = [purse(view, own, say, CARDS), _player_area(view, own, say, CARDS)]
        for title, cards in (
            (phrase("cyclades.picture.yours"), held(own)),
            (phrase("cyclades.picture.offered"), offered(view)),
        ):
            if cards:
                parts.append(cards_block(say(title), cards, say))
        return parts

    def glossary_icon(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return glossary_icon(kind, sign, size)

    def board_alt_text(self, view: CycladesView, say: Say) -> Iterator[str]:
        return alt_text.board_alt_text(view, say)

    def panel_alt_text(self, view: CycladesView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt_text.panel_alt_text(view, say, marks)

    def hand_alt_text(self, view: CycladesView, say: Say) -> Iterator[str]:
        return alt_text.hand_alt_text(view, say)


def _banner(view: CycladesView, say: Say, across: int, awaited: tuple[str, ...]) -> Image.Image:
    """The headline: whose turn it is or who has won, the round and the phase."""
    chips = [Chip(say(phrase(f"cyclades.picture.phase.{view.phase}")), path="phase")]
    if view.round:
        number = say(phrase("cyclades.picture.round", round=view.round))
        chips.insert(0, Chip(number, path="round"))
    draw = partial(banner, palette=palette(), lettering=TITLES, chips=chips, across=across)
    if view.scores is not None:
        winners = [score.seat for score in view.scores if score.winner]
        return draw(won_headline(winners, say), won=True)
    if awaited:
        return draw(turn_headline(awaited, say), seat=seat_colour_of(awaited))
    if view.active is not None:
        return draw(turn_headline((view.active,), say), seat=view.active)
    return draw(say(phrase("cyclades.picture.title")))


def _own(view: CycladesView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def _player_area(view: CycladesView, player: PlayerView, say: Say, across: int) -> Image.Image:
    active = player.seat == view.active and view.scores is None
    return player_area(player, say, across, active=active, goal=view.goal, teams=view.teams)


def _battle(view: CycladesView, say: Say, across: int) -> list[Image.Image]:
    drawn = battle(view, say, across)
    return [] if drawn is None else [drawn]


def map_layout(view: CycladesView) -> HexLayout:
    """The layout of the map's hexes, as large as the picture allows."""
    return fit_layout(view.areas, CONTENT_WIDTH, MAX_MAP_HEIGHT)


def _map(view: CycladesView, marks: Sequence[Mark], focus: frozenset[str]) -> Image.Image:
    return board(view.areas, map_layout(view), palette(), marks, focus)


def _asked_fate(view: CycladesView, say: Say, marks: Sequence[Mark]) -> list[Image.Image]:
    """The parts of the board of fate that a question is about."""
    asked = {mark.place for mark in marks}
    parts = []
    if not asked.isdisjoint(altar.god for altar in view.altars):
        parts.append(altars(view, say, marks))
    if not asked.isdisjoint((*view.creatures, *view.heroes)):
        parts.append(offers(view, say, marks))
    return parts


def _partners(view: CycladesView, own: PlayerView) -> list[PlayerView]:
    return [player for player in view.players if player.team == own.team and player is not own]


def _land(
    view: CycladesView,
    marks: Sequence[Mark],
    focus: frozenset[str],
    places: Sequence[Box],
    extra_height: int,
) -> Image.Image:
    """The part of the map that a question is about, or the whole map."""
    large, small = (
        map_layout(view),
        fit_layout(view.areas, PANEL_WIDTH, MAX_WHOLE_HEIGHT - extra_height),
    )
    return crop_around(
        partial(board, view.areas, large, palette(), marks, focus),
        (large.width, large.height),
        places,
        _CROP_MARGIN * large.size,
        partial(board, view.areas, small, palette(), marks, focus),
        extra_height,
    )


def _places(view: CycladesView, marks: Sequence[Mark], focus: frozenset[str]) -> list[Box]:
    """The boxes of the areas of a question."""
    asked = {mark.place for mark in marks} | focus
    layout, spots = map_layout(view), anchors_of(view.areas)
    return [
        box
        for area in view.areas
        if area.label in asked
        for box in boxes_of(area, spots[area.label], layout)
    ]
