"""The three pictures of Anunnaki, put together from cached parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.anunnaki.view import AnunnakiView, HouseView
from games.core.phrase import phrase
from render.anunnaki import alt
from render.anunnaki.battle import battle
from render.anunnaki.board import board
from render.anunnaki.cards import (
    artifact_cards,
    god_cards,
    heading,
    house_cards,
    own_weapons,
    weapon_cards,
    weapon_chips,
)
from render.anunnaki.column import column
from render.anunnaki.desk import desk
from render.anunnaki.emblems import emblem
from render.anunnaki.inks import inks
from render.anunnaki.lay import Lay, enlarged, whole
from render.anunnaki.market import agreements, market
from render.anunnaki.names import god_letters, house_of
from render.anunnaki.scores import scores_table
from render.anunnaki.tracks import tracks
from render.art.encode import Inks
from render.art.palette import TABLE
from render.face import Mark, Say
from render.kit.banner import Chip, banner, turn_headline, won_headline
from render.kit.game_face import GameFace
from render.kit.stack import GAP, INNER

TALLEST = 900
"""How high planets are that are shown without the others."""
_WORTH = 1.15
"""How much larger their districts have to become for it."""
_STRIP = 224
_TRACKS = 880
_OFFER = 160


class AnunnakiFace(GameFace[AnunnakiView]):
    """Draws Anunnaki; its private picture begins with what the question is about."""

    __slots__ = ()

    game = "anunnaki"

    def inks(self) -> Inks:
        return inks()

    def board_parts(self, view: AnunnakiView, say: Say, marks: Sequence[Mark]) -> list[Image.Image]:
        parts = [_banner(view, say)]
        if view.scores:
            parts.append(scores_table(view.scores, say))
        parts += [*_battle(view, say), *_map(view, say, marks, frozenset())]
        if view.planets and map_lay(view).free is None:
            parts.append(_strip(view, say))
        if view.houses and not view.scores:
            parts.append(_houses(view, say))
        return parts

    def panel_parts(
        self, view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
    ) -> list[Image.Image]:
        parts = [_banner(view, say), *_battle(view, say)]
        own = house_of(view, view.seat)
        if own is None:
            return [*parts, *_homeless(view, say), *_map(view, say, marks, focus)]
        asked = {mark.place for mark in marks} | focus
        cards = _asked_cards(view, own, say, marks, asked)
        if cards:
            parts += [*cards, _house(view, own, say, INNER)]
            return [*parts, *_near(view, say, (), focus)] if view.battle else parts
        if _about_star(view, asked):
            return [*parts, desk(view, own, say, marks), *_map(view, say, (), focus)]
        offered = [token for token in view.market if token and token.token in asked]
        held = [token for token in own.agreements if token.token in asked]
        if offered or held:
            if offered:
                parts.append(market(view, say, INNER, 2 * _OFFER, 3, marks))
            else:
                parts.append(_held(view, own, say, marks))
            return [*parts, _house(view, own, say, INNER), *_map(view, say, (), focus)]
        parts += [*_near(view, say, marks, focus), _house(view, own, say, INNER)]
        if view.phase == "battle":
            return [*parts, _weapons(view, own, say)]
        return [*parts, weapon_chips(view, own, say)]

    def hand_parts(self, view: AnunnakiView, say: Say) -> list[Image.Image]:
        if view.seat is None:
            raise ValueError("this view has no hand to show")
        own = house_of(view, view.seat)
        if own is None:
            return _homeless(view, say)
        letters = god_letters(view)
        gods = [(own.seat, god) for god in own.gods]
        parts = [_house(view, own, say, INNER), _weapons(view, own, say)]
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
        chips.append(Chip(say(phrase("anunnaki.picture.round", turn=view.turn))))
    if view.triggered and not view.scores:
        chips.append(Chip(say(phrase("anunnaki.picture.last")), urgent=True))
    else:
        chips.append(Chip(say(phrase(f"anunnaki.picture.phase.{view.phase}"))))
    if view.scores:
        winners = [score.seat for score in view.scores if score.won]
        return banner(won_headline(winners, say), won=True, chips=chips)
    if view.active is not None:
        return banner(turn_headline(view.active, say), seat=view.active, chips=chips)
    return banner(say(phrase("anunnaki.picture.title")), chips=chips)


def _battle(view: AnunnakiView, say: Say) -> list[Image.Image]:
    drawn = battle(view, say)
    return [] if drawn is None else [drawn]


def _homeless(view: AnunnakiView, say: Say) -> list[Image.Image]:
    """The houses to choose from, for somebody who has none yet."""
    if view.houses or view.seat is None:
        return []
    return [house_cards(view.seat, say(phrase("anunnaki.picture.houses")), say)]


def _held(view: AnunnakiView, own: HouseView, say: Say, marks: Sequence[Mark] = ()) -> Image.Image:
    """The agreements that a house has yet to fulfil."""
    high = -(-len(own.agreements) // 3) * _OFFER
    return agreements(view, own.agreements, say, INNER, high, 3, marks)


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
    return whole(view.planets, INNER)


def _map(
    view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> list[Image.Image]:
    """All planets; where there is room beside them, tracks and market too."""
    if not view.planets:
        return []
    lay = map_lay(view)
    land = board(view, lay, say, marks, focus)
    if lay.free is None:
        return [land]
    left, top, right, bottom = lay.free
    image = land.copy()
    wide, high = right - left, bottom - top
    upper = round(high * 0.47)
    image.paste(tracks(view, wide, upper), (left, top))
    image.paste(market(view, say, wide, high - upper - GAP, 2), (left, top + upper + GAP))
    return [image]


def _strip(view: AnunnakiView, say: Say) -> Image.Image:
    """Tracks and market beside each other."""
    image = Image.new("RGB", (INNER, _STRIP), TABLE)
    image.paste(tracks(view, _TRACKS, _STRIP), (0, 0))
    image.paste(market(view, say, INNER - _TRACKS - GAP, _STRIP, 3), (_TRACKS + GAP, 0))
    return image


def _near(
    view: AnunnakiView, say: Say, marks: Sequence[Mark], focus: frozenset[str]
) -> list[Image.Image]:
    """The planets that a question is about, enlarged, or else all of them."""
    asked = {mark.place for mark in marks} | focus
    if view.battle is not None:
        asked.add(view.battle.district)
    about = [p for p in view.planets if any(d.label in asked for d in p.districts)]
    if about and all(planet.name != "otherworld" for planet in about):
        lay = enlarged(view.planets, [planet.name for planet in about], INNER, TALLEST)
        if lay.size > _WORTH * map_lay(view).size:
            return [board(view, lay, say, marks, focus)]
    return _map(view, say, marks, focus)


def _house(view: AnunnakiView, house: HouseView, say: Say, across: int) -> Image.Image:
    active = house.seat == view.active and not view.scores
    won = any(score.won and score.seat == house.seat for score in view.scores)
    return column(house, view.edges, god_letters(view), say, across, active=active, won=won)


def _houses(view: AnunnakiView, say: Say) -> Image.Image:
    """Every house in a column of its own."""
    count = len(view.houses)
    wide = (INNER - GAP * (count - 1)) // count
    drawn = [_house(view, house, say, wide) for house in view.houses]
    image = Image.new("RGB", (INNER, max(part.height for part in drawn)), TABLE)
    for index, part in enumerate(drawn):
        image.paste(part, (index * (wide + GAP), 0))
    return image
