"""The three pictures of Anunnaki, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.anunnaki.view import AnunnakiView, HouseView
from games.core.phrase import phrase
from render.anunnaki import alt
from render.anunnaki.cards import (
    artifact_cards,
    god_cards,
    heading,
    house_cards,
    own_weapons,
    weapon_cards,
    weapon_chips,
)
from render.anunnaki.emblems import emblem
from render.anunnaki.house.column import column
from render.anunnaki.house.desk import desk
from render.anunnaki.inks import inks
from render.anunnaki.middle.battle import battle
from render.anunnaki.middle.market import agreements, market
from render.anunnaki.middle.scores import scores_table
from render.anunnaki.middle.tracks import tracks
from render.anunnaki.names import god_letters, house_of
from render.anunnaki.planets.board import board
from render.anunnaki.planets.lay import Lay, enlarged, whole
from render.art.bands import made_of
from render.art.encode import Inks
from render.art.spots import put
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.cards import ACROSS as CARDS
from render.kit.game_face import GameFace
from render.kit.nearby import nearby
from render.kit.stack import GAP, INNER, Part, fitting

TALLEST = 900
"""How high planets are that are shown without the others."""
_WORTH = 1.15
"""How much larger their districts have to become for it."""
_HOMES = 3
"""How many homes leave room between the planets."""
_MARKET, _TRACKS = 230, 172
"""Where there is none: how wide the market is, and how high the tracks are."""
_OFFER, _LARGE = 160, 220
"""How high an agreement is among three of a row, and among two."""
_HOUSE = 720
"""How wide a house is at least, below a part of the map."""
_AROUND = 1.2  # sizes of a hex that are shown around the places of a question


class AnunnakiFace(GameFace[AnunnakiView]):
    """Draws Anunnaki; its private picture begins with what the question is about."""

    __slots__ = ()

    game = "anunnaki"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: AnunnakiView, say: Say, marks: Sequence[Mark]) -> list[Part]:
        parts: list[Part] = [_banner(view, say)]
        if view.scores:
            parts.append(scores_table(view.scores, say))
        parts += [*_battle(view, say, INNER), *_map(view, say, marks, frozenset())]
        if view.houses and not view.scores:
            parts.append(_houses(view, say))
        return parts

    def panel_parts(
        self, view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Part]:
        """What the question is about: cards, the star, agreements, or places; else everything."""
        own = house_of(view, view.seat)
        if own is None:
            return [_banner(view, say), *_homeless(view, say), *_map(view, say, marks, focus)]
        asked = {mark.place for mark in marks} | focus
        cards = _asked_cards(view, own, say, marks, asked)
        if cards:
            return fitting(cards, *_battle(view, say, CARDS), _house(view, own, say, CARDS))
        if _about_star(view, asked):
            return [desk(view, own, say, marks)]
        offered = [token for token in view.market if token and token.token in asked]
        held = [token for token in own.agreements if token.token in asked]
        if offered or held:
            # Two in a row: a phone shows them large enough to be read, above what they would cost.
            shown = market(view, say, CARDS, 3 * _LARGE, 2, marks) if offered else None
            tokens = shown or _held(view, own, say, marks, large=True)
            return fitting([tokens], _house(view, own, say, CARDS))
        land = _near(view, say, marks, focus)
        if land is None:
            return self.board_parts(view, say, marks)
        wide = max(land.width, _HOUSE)
        weapons = weapon_chips(view, own, say, wide)
        return fitting([land], *_battle(view, say, wide), _house(view, own, say, wide), weapons)

    def hand_parts(self, view: AnunnakiView, say: Say) -> list[Part]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = house_of(view, view.seat)
        if own is None:
            return [*_homeless(view, say)]
        letters = god_letters(view)
        gods = [(own.seat, god) for god in own.gods]
        parts: list[Part] = [_house(view, own, say, CARDS), _weapons(view, own, say)]
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

    def emblem(self, kind: str, sign: str, size: int) -> Image.Image | None:
        return emblem(kind, sign, size)

    def board_words(self, view: AnunnakiView, say: Say) -> Iterator[str]:
        return alt.board_words(view, say)

    def panel_words(self, view: AnunnakiView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
        return alt.panel_words(view, say, marks)

    def hand_words(self, view: AnunnakiView, say: Say) -> Iterator[str]:
        return alt.hand_words(view, say)


def _banner(view: AnunnakiView, say: Say) -> Image.Image:
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
    draw = partial(banner, inks=inks(), chips=chips)
    if view.scores:
        winners = [score.seat for score in view.scores if score.won]
        return draw(won_headline(winners, say), won=True)
    if view.active is not None:
        return draw(turn_headline(view.active, say), seat=view.active)
    return draw(say(phrase("anunnaki.picture.title")))


def _battle(view: AnunnakiView, say: Say, across: int) -> list[Image.Image]:
    drawn = battle(view, say, across)
    return [] if drawn is None else [drawn]


def _homeless(view: AnunnakiView, say: Say) -> list[Image.Image]:
    """The houses to choose from, for somebody who has none yet."""
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


def map_lay(view: AnunnakiView) -> Lay:
    """Where the districts lie on the map of a picture."""
    crowded = sum(planet.seat is not None for planet in view.planets) > _HOMES
    return whole(view.planets, INNER - _MARKET - GAP if crowded else INNER)


def _map(view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]) -> list[Part]:
    """All planets, tracks and market; these lie between the planets if there is room."""
    if not view.planets:
        return []
    lay = map_lay(view)
    land = board(view, lay, say, inks(), marks, focus)
    if lay.free is None:
        offers = market(view, say, _MARKET, land.height, 1)
        return [([land], [offers]), tracks(view, INNER, _TRACKS)]
    left, top, right, bottom = lay.free
    image = land.copy()
    wide, high = right - left, bottom - top
    upper = round(high * 0.47)
    put(image, tracks(view, wide, upper), (left, top))
    put(image, market(view, say, wide, high - upper - GAP, 2), (left, top + upper + GAP))
    made_of(image, land, [lay.free])
    return [image]


def _near(
    view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> Image.Image | None:
    """The part of the planets that a question is about, enlarged; None if it is about none."""
    asked = {mark.place for mark in marks} | focus
    if view.battle is not None:
        asked.add(view.battle.district)
    about = [p for p in view.planets if any(d.label in asked for d in p.districts)]
    if not about:
        return None
    lay = map_lay(view)
    if all(planet.name != "otherworld" for planet in about):
        larger = enlarged(view.planets, [planet.name for planet in about], INNER, TALLEST)
        lay = larger if larger.size > _WORTH * lay.size else lay
    places = [lay.box(d.label) for p in about for d in p.districts if d.label in asked]
    return nearby(board(view, lay, say, inks(), marks, focus), places, _AROUND * lay.size)


def _house(view: AnunnakiView, house: HouseView, say: Say, across: int) -> Image.Image:
    active = house.seat == view.active and not view.scores
    won = any(score.won and score.seat == house.seat for score in view.scores)
    return column(house, view.edges, god_letters(view), say, across, active=active, won=won)


def _houses(view: AnunnakiView, say: Say) -> Part:
    """Every house in a column of its own."""
    count = len(view.houses)
    wide = (INNER - GAP * (count - 1)) // count
    return tuple([_house(view, house, say, wide)] for house in view.houses)
