"""Alt text of the pictures of Cyclades."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.phrase import Phrase, phrase
from games.cyclades.view import AltarView, AreaView, CycladesView, PlayerView, SlotView
from render.cyclades.battle import Side, sides
from render.cyclades.board_of_fate import COSTS
from render.cyclades.cards import held, offered
from render.cyclades.names import creature_name, creature_text, god_name, hero_name, hero_text
from render.kit.alt_text import options_sentence, turn_sentence
from render.kit.names import alt_text_name, alt_text_name_phrase, number_or_unknown, seat_colour
from render.renderer import Mark, Say


def board_alt_text(view: CycladesView, say: Say) -> Iterator[str]:
    """The sentences of the public picture."""
    yield from _head(view, say)
    for score in view.scores or ():
        yield say(
            phrase(
                "cyclades.picture.alt.score",
                seat=alt_text_name(score.seat, say),
                metropolises=score.metropolises,
                gold=score.gold,
                winner="yes" if score.winner else "no",
            )
        )
    yield from _battle(view, say)
    yield from _altars(view, say)
    for player in view.players:
        yield say(_faction(view, player, say))
    for player in view.players:
        yield from _holdings(view, player, say)
    yield from _offer(view, say)
    for player in view.players:
        yield from _reserve(player, say)


def panel_alt_text(view: CycladesView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The sentences of the private picture: first the options and the seat's own faction."""
    yield from _head(view, say)
    places = _places(view)

    def place(mark: Mark) -> str | Phrase | None:
        return places.get(mark.option.removeprefix("replace:"), places.get(mark.place))

    yield from options_sentence(marks, say, place)
    yield from _battle(view, say)
    own = [player for player in view.players if player.seat == view.seat]
    for player in own:
        yield say(_faction(view, player, say))
    yield from _top(view, say)
    yield from _altars(view, say)
    for player in own:
        yield from _holdings(view, player, say)
        yield from _reserve(player, say)
    yield from _offer(view, say)
    for player in view.players:
        if player.seat != view.seat:
            yield say(_faction(view, player, say))
            yield from _holdings(view, player, say)


def hand_alt_text(view: CycladesView, say: Say) -> Iterator[str]:
    """The sentences of the hand: what the faction has, and what each card does."""
    for player in view.players:
        if player.seat == view.seat:
            yield say(_faction(view, player, say))
            yield from _top(view, say)
            for key, cards in (("yours", held(player)), ("offered", offered(view))):
                if cards:
                    yield say(phrase(f"cyclades.picture.alt.{key}"))
                for card in cards:
                    hero = card.kind == "hero"
                    yield say(
                        phrase(
                            "cyclades.picture.alt.card",
                            name=hero_name(card.name) if hero else creature_name(card.name),
                            text=hero_text(card.name) if hero else creature_text(card.name),
                        )
                    )


def _head(view: CycladesView, say: Say) -> Iterator[str]:
    stage = phrase(f"cyclades.picture.phase.{view.phase}")
    yield say(phrase("cyclades.picture.alt.head", round=view.round, phase=stage))
    if view.scores is not None:
        yield say(phrase("cyclades.picture.alt.over"))
    elif view.active is not None:
        yield turn_sentence((view.active,), say)


def _battle(view: CycladesView, say: Say) -> Iterator[str]:
    if view.battle is None:
        return
    attack, defence = sides(view, view.battle)
    yield say(
        phrase(
            "cyclades.picture.alt.battle",
            area=view.battle.area,
            stage=view.battle.stage,
            attack=_side(attack, say),
            defence=_side(defence, say),
        )
    )


def _side(side: Side, say: Say) -> Phrase:
    key = "side" if side.die is None else "side-rolled"
    return phrase(
        f"cyclades.picture.alt.{key}",
        seat=alt_text_name(side.seat, say),
        strength=side.strength,
        die=side.die or 0,
        total=side.strength + (side.die or 0),
    )


def _altars(view: CycladesView, say: Say) -> Iterator[str]:
    shown = tuple(_altar(altar, say) for altar in view.altars)
    if shown:
        yield say(phrase("cyclades.picture.alt.altars", altars=shown))
    if view.order:
        order = tuple(alt_text_name_phrase(seat, say) for seat in view.order)
        yield say(phrase("cyclades.picture.alt.order", seats=order))


def _altar(altar: AltarView, say: Say) -> Phrase:
    god = god_name(altar.god)
    if not altar.open:
        return phrase("cyclades.picture.alt.closed", god=god)
    if altar.bidder is None:
        return phrase("cyclades.picture.alt.free", god=god)
    return phrase(
        "cyclades.picture.alt.bid",
        god=god,
        seat=alt_text_name(altar.bidder, say),
        space=altar.space,
    )


def _offer(view: CycladesView, say: Say) -> Iterator[str]:
    creatures = tuple(
        phrase("cyclades.picture.alt.creature", name=creature_name(name), cost=cost)
        for name, cost in zip(view.creatures, COSTS, strict=True)
        if name is not None
    )
    if creatures:
        yield say(phrase("cyclades.picture.alt.creatures", creatures=creatures))
    if view.heroes:
        heroes = tuple(hero_name(name) for name in view.heroes)
        yield say(phrase("cyclades.picture.alt.heroes", heroes=heroes))


def _top(view: CycladesView, say: Say) -> Iterator[str]:
    if view.seen_top is not None:
        yield say(phrase("cyclades.picture.alt.top", creature=creature_name(view.seen_top)))


def _faction(view: CycladesView, player: PlayerView, say: Say) -> Phrase:
    owned = [phrase("cyclades.picture.alt.gold", count=number_or_unknown(player.gold))]
    owned += _amounts(("priestesses", player.priestesses), ("philosophers", player.philosophers))
    owned += [hero_name(name) for name in player.heroes]
    owned += [creature_name(name) for name in player.creatures]
    return phrase(
        "cyclades.picture.alt.faction",
        seat=alt_text_name(player.seat, say),
        colour=seat_colour(player.seat),
        metropolises=player.metropolises,
        goal=view.goal,
        things=tuple(owned),
    )


def _amounts(*counted: tuple[str, int]) -> list[Phrase]:
    """The counts that are not 0, as phrases."""
    return [phrase(f"cyclades.picture.alt.{kind}", count=count) for kind, count in counted if count]


def _reserve(player: PlayerView, say: Say) -> Iterator[str]:
    """The troops and fleets that a faction can still recruit."""
    left = _amounts(("troops", player.troops_left), ("fleets", player.fleets_left))
    if left:
        seat = alt_text_name(player.seat, say)
        yield say(phrase("cyclades.picture.alt.reserve", seat=seat, things=tuple(left)))


def _holdings(view: CycladesView, player: PlayerView, say: Say) -> Iterator[str]:
    held_areas = tuple(_area(area) for area in view.areas if area.owner == player.seat)
    if held_areas:
        yield say(
            phrase(
                "cyclades.picture.alt.holds", seat=alt_text_name(player.seat, say), areas=held_areas
            )
        )


def _area(area: AreaView) -> Phrase:
    things = _amounts(
        ("troops", area.troops), ("mercenaries", area.mercenaries), ("fleets", area.fleets)
    )
    things += [hero_name(name) for name in area.heroes]
    if area.creature is not None:
        things.append(creature_name(area.creature))
    things += [_building(slot) for slot in area.slots if slot.building is not None]
    if not things:
        return phrase("cyclades.picture.alt.bare", label=area.label)
    return phrase("cyclades.picture.alt.area", label=area.label, things=tuple(things))


def _building(slot: SlotView) -> Phrase:
    return phrase(f"cyclades.building.{slot.building}")


def _places(view: CycladesView) -> dict[str, str | Phrase]:
    """Names of all places that an option may be about: areas, slots, gods, creatures, heroes."""
    found: dict[str, str | Phrase] = {}
    for area in view.areas:
        found[area.label] = area.label
        found.update((slot.name, slot.name) for slot in area.slots)
    found.update((altar.god, god_name(altar.god)) for altar in view.altars)
    found.update((name, creature_name(name)) for name in view.creatures if name is not None)
    found.update((name, hero_name(name)) for name in view.heroes)
    return found
