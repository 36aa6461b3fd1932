"""Alt texts of the pictures of Anunnaki."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.anunnaki.view import (
    AgreementView,
    AnunnakiView,
    BattleView,
    DistrictView,
    HouseView,
)
from games.core.phrase import Phrase, phrase
from render.anunnaki.cards import own_weapons, weapon_text
from render.anunnaki.names import (
    MAINS,
    action_name,
    artifact_name,
    goal_name,
    god_name,
    goods,
    house_name,
    house_of,
    reward_words,
    text_of,
    track_name,
    weapon_name,
)
from render.anunnaki.player_area import RESOURCES
from render.kit.alt_text import options_sentence, turn_sentence
from render.kit.names import alt_text_name, alt_text_name_phrase, seat_colour
from render.renderer import Mark, Say


def board_alt_text(view: AnunnakiView, say: Say) -> Iterator[str]:
    """The turn picture in sentences."""
    yield from _head(view, say)
    for house in view.houses:
        yield from _house(house, say)
    yield from _land(view, say)
    yield from _star(view, say)
    yield from _shared(view, say)


def panel_alt_text(view: AnunnakiView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The private picture in sentences: the options and the own things come first."""
    yield from _head(view, say)
    places = _places(view)
    yield from options_sentence(marks, say, lambda mark: places.get(mark.place))
    own = house_of(view, view.seat)
    if own is not None:
        yield from _house(own, say)
        yield from _weapons(view, own, say)
    yield from _land(view, say)
    for house in view.houses:
        if house is not own:
            yield from _house(house, say)
    yield from _shared(view, say)


def hand_alt_text(view: AnunnakiView, say: Say) -> Iterator[str]:
    """The own cards in sentences."""
    own = house_of(view, view.seat)
    if own is None:
        for main in MAINS.values():
            yield say(_card(god_name(main)))
        return
    yield from _weapons(view, own, say)
    for weapon in own_weapons(view, own):
        yield say(
            phrase(
                "anunnaki.picture.alt.card", card=weapon_name(weapon.name), text=weapon_text(weapon)
            )
        )
    for artifact in (*own.artifacts, *view.drawn_artifacts):
        yield say(_card(artifact_name(artifact)))
    for god in own.gods:
        yield say(_card(god_name(god.name)))


def _card(name: Phrase) -> Phrase:
    return phrase("anunnaki.picture.alt.card", card=name, text=text_of(name))


def _head(view: AnunnakiView, say: Say) -> Iterator[str]:
    if view.scores:
        yield say(phrase("anunnaki.picture.alt.over"))
        for score in view.scores:
            yield say(
                phrase(
                    "anunnaki.picture.alt.score",
                    seat=alt_text_name(score.seat, say),
                    points=score.total,
                    winner="yes" if score.won else "no",
                )
            )
        return
    if not view.turn:
        yield say(phrase("anunnaki.picture.alt.set-up"))
    else:
        yield say(phrase("anunnaki.picture.alt.head", turn=view.turn))
    if view.triggered:
        yield say(phrase("anunnaki.picture.alt.last"))
    if view.active is not None:
        yield turn_sentence((view.active,), say)
    if view.battle is not None:
        yield say(_battle(view.battle, say))


def _battle(fight: BattleView, say: Say) -> Phrase:
    other: Phrase = phrase("anunnaki.picture.civilisation")
    if fight.defender is not None:
        other = alt_text_name_phrase(fight.defender, say)
    return phrase(
        "anunnaki.picture.alt.battle",
        district=fight.district,
        attacker=alt_text_name(fight.attacker, say),
        defender=other,
    )


def _house(house: HouseView, say: Say) -> Iterator[str]:
    stock = [(kind, house.resources.get(kind, 0)) for kind in RESOURCES]
    stock += [("crystal", house.crystals)]
    owned = tuple(goods(kind, count) for kind, count in stock if count)
    yield say(
        phrase(
            "anunnaki.picture.alt.house",
            seat=alt_text_name(house.seat, say),
            colour=seat_colour(house.seat),
            house=house_name(house.house or ""),
            points=house.points,
            goods=owned or phrase("anunnaki.picture.nothing"),
            war=house.tracks["war"],
            technology=house.tracks["technology"],
            trade=house.tracks["trade"],
            power=house.power,
            signs=house.signs_left,
            weapons=house.weapons,
        )
    )
    awake = tuple(god_name(god.name) for god in house.gods if god.summoned)
    if awake:
        yield say(
            phrase("anunnaki.picture.alt.gods", seat=alt_text_name(house.seat, say), gods=awake)
        )
    held = tuple(artifact_name(artifact) for artifact in house.artifacts)
    if held:
        yield say(
            phrase(
                "anunnaki.picture.alt.artifacts",
                seat=alt_text_name(house.seat, say),
                artifacts=held,
            )
        )


def _weapons(view: AnunnakiView, house: HouseView, say: Say) -> Iterator[str]:
    names = tuple(weapon_name(weapon.name) for weapon in own_weapons(view, house))
    yield say(phrase("anunnaki.picture.alt.weapons", weapons=names))


def _land(view: AnunnakiView, say: Say) -> Iterator[str]:
    """Who has what where, then the civilisations."""
    districts = [district for planet in view.planets for district in planet.districts]
    for house in view.houses:
        there = tuple(
            _company(district, house.seat)
            for district in districts
            if any(company.seat == house.seat for company in district.companies)
        )
        if there:
            yield say(
                phrase(
                    "anunnaki.picture.alt.holds",
                    seat=alt_text_name(house.seat, say),
                    districts=there,
                )
            )
    old = tuple(_civilisation(district) for district in districts if district.civilisation)
    if old:
        yield say(phrase("anunnaki.picture.alt.civilisations", districts=old))
    dry = tuple(
        phrase("anunnaki.picture.alt.place", label=district.label)
        for district in districts
        if any(district.exhausted.values())
    )
    if dry:
        yield say(phrase("anunnaki.picture.alt.exhausted", districts=dry))
    for planet in view.planets:
        for token in planet.culture:
            if token.rewards:
                yield say(
                    phrase(
                        "anunnaki.picture.alt.culture",
                        districts="–".join(token.districts),
                        rewards=tuple(reward_words(reward) for reward in token.rewards),
                    )
                )


def _company(district: DistrictView, seat: str) -> Phrase:
    company = next(company for company in district.companies if company.seat == seat)
    pieces = [god_name(god) for god in company.gods]
    if company.followers:
        pieces.append(goods("follower", company.followers))
    if company.settlements:
        pieces.append(goods("settlement", company.settlements))
    return phrase(
        "anunnaki.picture.alt.district",
        label=district.label,
        pieces=tuple(pieces),
        strength=company.strength,
    )


def _civilisation(district: DistrictView) -> Phrase:
    token = district.civilisation
    strength = token.strength if token is not None else None
    if strength is None:
        return phrase("anunnaki.picture.alt.unseen", label=district.label)
    return phrase(
        "anunnaki.picture.alt.seen", label=district.label, strength=strength + district.guardian
    )


def _star(view: AnunnakiView, say: Say) -> Iterator[str]:
    for house in view.houses:
        here = next((token for token in house.tokens if token.node == house.pawn), None)
        if here is not None:
            yield say(
                phrase(
                    "anunnaki.picture.alt.pawn",
                    seat=alt_text_name(house.seat, say),
                    action=action_name(here.action),
                    freed=len(house.freed),
                )
            )
        better = tuple(action_name(token.action) for token in house.tokens if token.upgraded)
        if better:
            yield say(
                phrase(
                    "anunnaki.picture.alt.upgraded",
                    seat=alt_text_name(house.seat, say),
                    actions=better,
                )
            )


def _shared(view: AnunnakiView, say: Say) -> Iterator[str]:
    goals = tuple(
        phrase("anunnaki.picture.alt.goal", track=track_name(track), goal=goal_name(goal))
        for track, goal in view.goals.items()
    )
    if goals:
        yield say(phrase("anunnaki.picture.alt.goals", goals=goals))
    offers = tuple(_agreement(token) for token in view.market if token is not None)
    if offers:
        yield say(phrase("anunnaki.picture.alt.market", offers=offers))


def _agreement(token: AgreementView) -> Phrase:
    return phrase(
        "anunnaki.picture.alt.offer",
        cost=tuple(goods(kind, count) for kind, count in token.cost.items() if count),
        points=token.points,
    )


def _places(view: AnunnakiView) -> dict[str, str | Phrase]:
    """Districts by label, tokens by name, cells by their ends, agreements by their cost."""
    places: dict[str, str | Phrase] = {
        district.label: district.label for planet in view.planets for district in planet.districts
    }
    own = house_of(view, view.seat)
    if own is not None:
        names = {token.node: action_name(token.action) for token in own.tokens}
        places.update((token.node, action_name(token.action)) for token in own.tokens)
        for edge in view.edges if names else ():
            one, other = (name for node, name in names.items() if node in edge.ends)
            places[edge.name] = phrase("anunnaki.picture.alt.cell", one=one, other=other)
        places.update((token.token, _agreement(token)) for token in own.agreements)
    places.update((token.token, _agreement(token)) for token in view.market if token is not None)
    places.update((weapon, weapon_name(weapon)) for weapon in view.weapons)
    places.update((god.name, god_name(god.name)) for house in view.houses for god in house.gods)
    places.update((artifact, artifact_name(artifact)) for artifact in view.drawn_artifacts)
    return places
