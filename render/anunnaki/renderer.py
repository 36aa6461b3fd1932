"""Puts the three pictures of Anunnaki together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.anunnaki.view import AnunnakiView, HouseView
from games.core.phrase import phrase
from render.anunnaki import alt_text
from render.anunnaki.battle import battle
from render.anunnaki.board.board import board
from render.anunnaki.board.layout import BoardLayout, enlarged_layout, full_layout
from render.anunnaki.cards import (
    artifact_cards,
    god_cards,
    heading,
    house_cards,
    own_weapons,
    weapon_cards,
    weapon_chips,
)
from render.anunnaki.frame import FRAME, TITLES
from render.anunnaki.glossary_icons import glossary_icon
from render.anunnaki.market import agreements, market
from render.anunnaki.names import god_letters, house_of
from render.anunnaki.palette import palette
from render.anunnaki.player_area import player_area
from render.anunnaki.scores import scores_table
from render.anunnaki.star_panel import star_panel
from render.anunnaki.tracks import tracks
from render.art.fact_locations import paste_with_facts
from render.art.palette import Palette
from render.kit.banner import Chip, banner, seat_colour_of, turn_headline, won_headline
from render.kit.cards import CARD_ROW_WIDTH as CARDS
from render.kit.crop import crop_around
from render.kit.frame import Frame
from render.kit.game_renderer import GameRenderer
from render.kit.picture_layout import CONTENT_WIDTH, GAP, Part, add_while_fitting
from render.renderer import Mark, Say

MAX_ENLARGED_HEIGHT = 900
"""How high planets are that are shown without the others."""
_MIN_ENLARGEMENT = 1.15
"""How much larger their districts have to become for it."""
_HOMES = 3
"""How many homes leave room between the planets."""
_MARKET, _TRACKS = 230, 172
"""Where there is none: how wide the market is, and how high the tracks are."""
_PANEL_TRACKS = 380
"""How high the tracks are in a panel."""
_OFFER, _LARGE = 160, 220
"""How high an agreement is among three of a row, and among two."""
_HOUSE = 720
"""How wide a house is at least, below a part of the map."""
_CROP_MARGIN = 1.2  # sizes of a hex that are shown around the places of a question


class AnunnakiRenderer(GameRenderer[AnunnakiView]):
    """Draws Anunnaki; its private picture begins with what the question is about."""

    __slots__ = ()

    game = "anunnaki"

    def palette(self) -> Palette:
        return palette()

    def frame(self) -> Frame:
        return FRAME

    def board_parts(
        self, view: AnunnakiView, say: Say, marks: Sequence[Mark], awaited: tuple[str, ...] = ()
    ) -> list[Part]:
        parts: list[Part] = [_banner(view, say, awaited)]
        if view.scores:
            parts.append(scores_table(view.scores, say))
        parts += [*_battle(view, say, CONTENT_WIDTH), *_map(view, say, marks, frozenset())]
        if view.houses and not view.scores:
            parts.append(_player_areas(view, say))
        return parts

    def panel_parts(
        self, view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """What the question is about: cards, the star, agreements, or places; else everything."""
        own = house_of(view, view.seat)
        if own is None:
            return [*_house_choice(view, say)] or [_land(view, say, marks, focus)]
        asked = {mark.place for mark in marks} | focus
        cards = _asked_cards(view, own, say, marks, asked)
        if cards:
            return add_while_fitting(
                cards, *_battle(view, say, CARDS), _player_area(view, own, say, CARDS)
            )
        if _about_star(view, asked):
            return [star_panel(view, own, say, marks)]
        offered = [token for token in view.market if token and token.token in asked]
        held = [token for token in own.agreements if token.token in asked]
        if offered or held:
            # Two in a row: a phone shows them large enough to be read, above what they would cost.
            shown = market(view, say, CARDS, 3 * _LARGE, 2, marks) if offered else None
            tokens = shown or _held(view, own, say, marks, large=True)
            return add_while_fitting([tokens], _player_area(view, own, say, CARDS))
        if not view.planets:
            return self.players_parts(view, say)
        land = _land(view, say, marks, focus)
        wide = max(land.width, _HOUSE)
        weapons = weapon_chips(view, own, say, wide)
        return add_while_fitting(
            [*_battle(view, say, wide), land], _player_area(view, own, say, wide), weapons
        )

    def players_parts(self, view: AnunnakiView, say: Say) -> list[Part]:
        parts: list[Part] = [_player_area(view, house, say, CARDS) for house in view.houses]
        return [*parts, tracks(view, CARDS, _PANEL_TRACKS), market(view, say, CARDS, 3 * _LARGE, 2)]

    def hand_parts(self, view: AnunnakiView, say: Say) -> list[Part]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = house_of(view, view.seat)
        if own is None:
            return [*_house_choice(view, say)]
        letters = god_letters(view)
        gods = [(own.seat, god) for god in own.gods]
        parts: list[Part] = [_player_area(view, own, say, CARDS), _weapons(view, own, say)]
        parts.append(god_cards(gods, letters, say(phrase("anunnaki.picture.gods")), say))
        artifacts = [*own.artifacts, *view.drawn_artifacts]
        if artifacts:
            parts.append(artifact_cards(artifacts, say(phrase("anunnaki.picture.artifacts")), say))
        if own.agreements:
            parts += [heading(say(phrase("anunnaki.picture.agreements"))), _held(view, own, say)]
        others = [
            (house.seat, god)
            for house in view.houses
            if house is not own
            for god in house.gods
            if god.summoned
        ]
        if others:
            title = say(phrase("anunnaki.picture.other-gods"))
            parts.append(god_cards(others, letters, title, say))
        return parts

    def glossary_icon(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return glossary_icon(kind, sign, size)

    def board_alt_text(self, view: AnunnakiView, say: Say) -> Iterator[str]:
        return alt_text.board_alt_text(view, say)

    def panel_alt_text(self, view: AnunnakiView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt_text.panel_alt_text(view, say, marks)

    def hand_alt_text(self, view: AnunnakiView, say: Say) -> Iterator[str]:
        return alt_text.hand_alt_text(view, say)


def _banner(view: AnunnakiView, say: Say, awaited: tuple[str, ...]) -> Image.Image:
    """Whose turn it is, which round and phase, and whether it is the last round."""
    chips = []
    if view.turn:
        number = say(phrase("anunnaki.picture.round", turn=view.turn))
        chips.append(Chip(number, path="turn"))
    if view.triggered and not view.scores:
        last = say(phrase("anunnaki.picture.last"))
        chips.append(Chip(last, urgent=True, path="triggered"))
    else:
        phase = say(phrase(f"anunnaki.picture.phase.{view.phase}"))
        chips.append(Chip(phase, path="phase"))
    draw = partial(banner, palette=palette(), lettering=TITLES, chips=chips)
    if view.scores:
        winners = [score.seat for score in view.scores if score.won]
        return draw(won_headline(winners, say), won=True)
    if awaited:
        return draw(turn_headline(awaited, say), seat=seat_colour_of(awaited))
    if view.active is not None:
        return draw(turn_headline((view.active,), say), seat=view.active)
    return draw(say(phrase("anunnaki.picture.title")))


def _battle(view: AnunnakiView, say: Say, across: int) -> list[Image.Image]:
    drawn = battle(view, say, across)
    return [] if drawn is None else [drawn]


def _house_choice(view: AnunnakiView, say: Say) -> list[Image.Image]:
    """Draw the houses to choose from, for a player without one."""
    if view.houses or view.seat is None:
        return []
    return [house_cards(view.seat, say(phrase("anunnaki.picture.houses")), say)]


def _held(
    view: AnunnakiView, own: HouseView, say: Say, marks: Sequence[Mark] = (), *, large: bool = False
) -> Image.Image:
    """The agreements that a house has yet to fulfil."""
    columns, tall = (2, _LARGE) if large else (3, _OFFER)
    high = -(-len(own.agreements) // columns) * tall
    return agreements(view, own.agreements, say, (CARDS, high), columns, marks)


def _weapons(view: AnunnakiView, own: HouseView, say: Say) -> Image.Image:
    title = say(phrase("anunnaki.picture.weapons"))
    return weapon_cards(own_weapons(view, own), title, say)


def _asked_cards(
    view: AnunnakiView,
    own: HouseView,
    say: Say,
    marks: Sequence[Mark],
    asked: set[str] | frozenset[str],
) -> list[Image.Image]:
    """The cards that a question is about, with its numbers on them."""
    weapons = [weapon for name, weapon in view.weapons.items() if name in asked]
    gods = [(own.seat, god) for god in own.gods if god.name in asked]
    artifacts = [name for name in (*own.artifacts, *view.drawn_artifacts) if name in asked]
    if weapons:
        return [weapon_cards(weapons, say(phrase("anunnaki.picture.weapons")), say, marks)]
    if gods:
        title = say(phrase("anunnaki.picture.gods"))
        return [god_cards(gods, god_letters(view), title, say, marks)]
    if artifacts:
        return [artifact_cards(artifacts, say(phrase("anunnaki.picture.artifacts")), say, marks)]
    return []


def _about_star(view: AnunnakiView, asked: set[str] | frozenset[str]) -> bool:
    star = {edge.name for edge in view.edges} | {end for edge in view.edges for end in edge.ends}
    return not star.isdisjoint(asked)


def map_layout(view: AnunnakiView) -> BoardLayout:
    """Where the districts lie on the map of a picture."""
    crowded = sum(planet.seat is not None for planet in view.planets) > _HOMES
    return full_layout(view.planets, CONTENT_WIDTH - _MARKET - GAP if crowded else CONTENT_WIDTH)


def _map(view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]) -> list[Part]:
    """All planets, tracks and market; these lie between the planets if there is room."""
    if not view.planets:
        return []
    layout = map_layout(view)
    land = board(view, layout, say, palette(), marks, focus)
    if layout.free is None:
        offers = market(view, say, _MARKET, land.height, 1)
        return [([land], [offers]), tracks(view, CONTENT_WIDTH, _TRACKS)]
    left, top, right, bottom = layout.free
    image = land.copy()
    wide, high = right - left, bottom - top
    upper = round(high * 0.47)
    paste_with_facts(image, tracks(view, wide, upper), (left, top))
    paste_with_facts(
        image, market(view, say, wide, high - upper - GAP, 2), (left, top + upper + GAP)
    )
    return [image]


def _land(
    view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image:
    """The part of the planets that a question is about, enlarged, or all planets."""
    asked = {mark.place for mark in marks} | focus
    if view.battle is not None:
        asked.add(view.battle.district)
    about = [p for p in view.planets if any(d.label in asked for d in p.districts)]
    layout, small = map_layout(view), full_layout(view.planets, CARDS)
    if about and all(planet.name != "otherworld" for planet in about):
        larger = enlarged_layout(
            view.planets, [planet.name for planet in about], CARDS, MAX_ENLARGED_HEIGHT
        )
        layout = larger if larger.size > _MIN_ENLARGEMENT * layout.size else layout
    places = [layout.box(d.label) for p in about for d in p.districts if d.label in asked]
    return crop_around(
        partial(board, view, layout, say, palette(), marks, focus),
        (layout.width, layout.height),
        places,
        _CROP_MARGIN * layout.size,
        partial(board, view, small, say, palette(), marks, focus),
    )


def _player_area(view: AnunnakiView, house: HouseView, say: Say, across: int) -> Image.Image:
    active = house.seat == view.active and not view.scores
    won = any(score.won and score.seat == house.seat for score in view.scores)
    return player_area(house, view.edges, god_letters(view), say, across, active=active, won=won)


def _player_areas(view: AnunnakiView, say: Say) -> Part:
    """Every house in a column of its own."""
    count = len(view.houses)
    wide = (CONTENT_WIDTH - GAP * (count - 1)) // count
    return tuple([_player_area(view, house, say, wide)] for house in view.houses)
