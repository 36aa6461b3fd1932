"""The alt texts of the pictures of Divinus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.phrase import Phrase, phrase
from games.divinus.view import (
    CellView,
    CountryView,
    DemigodView,
    DieView,
    DivinusView,
    GodView,
    HeroView,
    LocationView,
    MonsterCardView,
    QuestView,
)
from render.divinus.names import (
    card_name,
    goal_text,
    god_name,
    place_name,
    quest_name,
    scenario_title,
    symbol_name,
    thing_name,
    thing_text,
    title_name,
)
from render.kit.alt_text import options_sentence, turn_sentence
from render.kit.names import alt_text_name, alt_text_name_phrase, seat_colour
from render.renderer import Mark, Say


def board_alt_text(view: DivinusView, say: Say) -> Iterator[str]:
    """The turn picture in sentences."""
    yield from _head(view, say)
    for demigod in view.demigods:
        yield from _stock(demigod, say)
    yield from _wants(view, say)
    yield from _market(view, say)
    for demigod in view.demigods:
        yield from _zones(demigod, say)


def panel_alt_text(view: DivinusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The private picture in sentences, beginning with the options and the own belongings."""
    yield from _head(view, say)
    yield from options_sentence(marks, say, lambda mark: _place(mark.place))
    yield from _choices(view, say)
    for demigod in view.demigods:
        if demigod.seat == view.seat:
            yield from _stock(demigod, say)
            yield from _zones(demigod, say)
    yield from _market(view, say)
    yield from _wants(view, say)


def hand_alt_text(view: DivinusView, say: Say) -> Iterator[str]:
    """The cards in sentences: the own ones with their texts, then gods, quests and monsters."""
    yield from _choices(view, say)
    for demigod in view.demigods:
        if demigod.seat == view.seat:
            if demigod.hero is not None:
                yield say(_card("hero", demigod.hero.name))
            for held in demigod.artifacts:
                yield say(_card("artifact", held.id))
    yield from _wants(view, say)
    for temple in view.temples:
        yield say(_card("temple", temple.id))


def _head(view: DivinusView, say: Say) -> Iterator[str]:
    if view.stage == "set_up":
        yield say(phrase("divinus.picture.alt.set-up"))
    else:
        yield say(phrase("divinus.picture.alt.head", round=view.round))
    if view.gods_battle is not None:
        values = view.gods_battle.values
        greek, norse = values["greek"], values["norse"]
        yield say(phrase("divinus.picture.alt.gods-battle", greek=greek, norse=norse))
    if view.winners is not None:
        seats = tuple(alt_text_name_phrase(seat, say) for seat in view.winners)
        yield say(phrase("divinus.picture.alt.won", seats=seats))
        return
    if view.last_round:
        yield say(phrase("divinus.picture.alt.last"))
    if view.active is not None:
        yield turn_sentence((view.active,), say)


def _place(place: str) -> Phrase | str:
    """The place of an option in words, with the names of columns and rows on the picture."""
    head, _, tail = place.partition(":")
    if head == "die":
        return phrase("divinus.die", name=tail)
    if tail:
        card = thing_name("monster", "echidna") if head == "own" else card_name(head)
        return phrase("divinus.picture.alt.battle", card=card, cell=tail)
    if place[0].isdecimal():
        return phrase("divinus.picture.alt.cell", cell=place)
    plot, _, turn = place.partition("/")
    return phrase("divinus.pick.place", place=plot, turn=int(turn)) if turn else plot


def _stock(demigod: DemigodView, say: Say) -> Iterator[str]:
    yield say(
        phrase(
            "divinus.picture.alt.stock",
            seat=alt_text_name(demigod.seat, say),
            colour=seat_colour(demigod.seat),
            greek=demigod.favour.get("greek", 0),
            norse=demigod.favour.get("norse", 0),
            general=demigod.favour.get("general", 0),
            tiles=len(demigod.plots),
        )
    )
    active = tuple(_face(die) for die in demigod.dice if die.whereabouts == "active")
    if demigod.dice:
        yield say(phrase("divinus.picture.alt.dice", dice=active, count=len(active)))
    if demigod.hero is not None:
        yield say(_hero(demigod.hero))
    if demigod.artifacts:
        held = tuple(thing_name("artifact", artifact.id) for artifact in demigod.artifacts)
        yield say(phrase("divinus.picture.alt.artifacts", artifacts=held))


def _hero(hero: HeroView) -> Phrase:
    name: Phrase = thing_name("hero", hero.name)
    if hero.faction is not None:
        people = phrase(f"divinus.faction.{hero.faction}")
        name = phrase("divinus.picture.alt.counts", hero=name, people=people)
    if hero.plot is None:
        return phrase("divinus.picture.alt.hero", hero=name)
    return phrase("divinus.picture.alt.hero-on", hero=name, place=hero.plot)


def _face(die: DieView) -> Phrase:
    if die.face.special:
        return phrase(f"divinus.sticker.{die.face.special}")
    return phrase("divinus.picture.alt.face", face=die.face.text)


def _zones(demigod: DemigodView, say: Say) -> Iterator[str]:
    """The zones of a map, the largest first, each with the symbols in it."""
    if demigod.zones:
        ranked = sorted(demigod.zones, key=lambda zone: -zone.size)
        zones = tuple(
            phrase(
                "divinus.picture.alt.zone",
                terrain=phrase(f"divinus.terrain.{zone.terrain}"),
                size=zone.size,
                symbols=tuple(_symbol(kind, n) for kind, n in zone.symbols.items() if n),
                some="yes" if any(zone.symbols.values()) else "no",
            )
            for zone in ranked
        )
        yield say(
            phrase("divinus.picture.alt.zones", seat=alt_text_name(demigod.seat, say), zones=zones)
        )


def _symbol(kind: str, count: int) -> Phrase:
    return phrase(
        "divinus.picture.alt.symbol", symbol=phrase(f"divinus.symbol.{kind}"), count=count
    )


def _wants(view: DivinusView, say: Say) -> Iterator[str]:
    for god in view.gods:
        yield from _god(god, view, say)
    for quest in view.quests:
        yield say(_quest(quest, view, say))
    for card in view.monsters:
        yield say(_monster(card, say))
    for demigod in view.demigods:
        if demigod.monster_cells is not None:
            yield say(_own_monster(demigod, say))


def _god(god: GodView, view: DivinusView, say: Say) -> Iterator[str]:
    for goal in god.goals:
        standing = tuple(_count(seat, goal.values.get(seat, 0), say) for seat in view.seats)
        yield say(
            phrase(
                "divinus.picture.alt.goal",
                god=god_name(god.id),
                goal=goal_text(goal.id),
                standing=standing,
            )
        )


def _count(seat: str, value: int, say: Say) -> Phrase:
    return phrase("divinus.picture.alt.count", seat=alt_text_name(seat, say), value=value)


def _quest(quest: QuestView, view: DivinusView, say: Say) -> Phrase:
    if quest.taken is not None:
        seat = alt_text_name(quest.taken, say)
        return phrase("divinus.picture.alt.taken", quest=quest_name(quest.id), seat=seat)
    standing = tuple(
        phrase(
            "divinus.picture.alt.count",
            seat=alt_text_name(seat, say),
            value=" + ".join(str(value) for value in quest.values.get(seat, ())) or "0",
        )
        for seat in view.seats
    )
    needs = " + ".join(str(need) for need in quest.needs)
    return phrase(
        "divinus.picture.alt.quest", quest=quest_name(quest.id), needs=needs, standing=standing
    )


def _monster(card: MonsterCardView, say: Say) -> Phrase:
    cells = tuple(
        phrase("divinus.picture.alt.free", cell=cell)
        if seat is None
        else phrase("divinus.picture.alt.fought", cell=cell, seat=alt_text_name(seat, say))
        for cell, seat in sorted(card.cells.items())
    )
    return phrase("divinus.picture.alt.monster", card=card_name(card.id), cells=cells)


def _own_monster(demigod: DemigodView, say: Say) -> Phrase:
    used = demigod.monster_cells or ()
    return phrase(
        "divinus.picture.alt.own-monster",
        seat=alt_text_name(demigod.seat, say),
        monster=thing_name("monster", "echidna"),
        used=len(used),
        cells=len(used) + len(demigod.monster_free),
    )


def _market(view: DivinusView, say: Say) -> Iterator[str]:
    shown = [cell for cell in view.cells if cell.tile is not None or cell.dice]
    cells = tuple(_cell(cell, view) for cell in shown)
    if cells:
        yield say(phrase("divinus.picture.alt.market", cells=cells))


def _cell(cell: CellView, view: DivinusView) -> Phrase:
    if cell.tile is None:
        dice = tuple(_face(die) for die in cell.dice)
        return phrase("divinus.picture.alt.spent", cell=cell.number, dice=dice)
    lands = tuple(phrase(f"divinus.terrain.{land.terrain}") for land in cell.tile.landscapes)
    symbols = tuple(
        symbol_name(symbol, view.visited)
        for land in cell.tile.landscapes
        for symbol in view.symbols_of(land)
    )
    return phrase(
        "divinus.picture.alt.tile",
        cell=cell.number,
        price=cell.price,
        dearer="yes" if cell.price != cell.number else "no",
        guarded="yes" if cell.guarded else "no",
        lands=(*lands, *symbols),
    )


def _choices(view: DivinusView, say: Say) -> Iterator[str]:
    """What only the viewer sees or may choose from."""
    if view.seat is None:
        return
    for name in view.hand:
        yield say(_card("artifact", name))
    if view.peek is not None:
        yield say(phrase("divinus.picture.alt.peek", tile=view.peek.id))
    if not any(demigod.hero for demigod in view.demigods if demigod.seat == view.seat):
        for name in view.heroes_left:
            yield say(_card("hero", name))


def _card(kind: str, name: str) -> Phrase:
    return phrase(
        "divinus.picture.alt.card", card=thing_name(kind, name), text=thing_text(kind, name)
    )


def title_page_alt_text(view: DivinusView, say: Say) -> Iterator[str]:
    """The title page of a scenario in a sentence."""
    gods = tuple(god_name(god.id) for god in view.gods)
    title = scenario_title(view.scenario)
    yield say(phrase("divinus.picture.alt.title-page", title=title, gods=gods, count=len(gods)))


def country_alt_text(view: CountryView, say: Say) -> Iterator[str]:
    """The picture of the campaign in sentences."""
    yield say(phrase("divinus.country.alt.head", scenario=view.scenario, scenarios=view.scenarios))
    if view.demiurge is not None:
        yield say(
            phrase("divinus.country.alt.demiurge", seat=alt_text_name_phrase(view.demiurge, say))
        )
    if not view.chapters:
        return
    last = view.chapters[-1]
    for box in view.boxes:
        yield say(
            phrase(
                "divinus.country.alt.demigod",
                seat=alt_text_name_phrase(box.seat, say),
                favour=last.totals.get(box.seat, 0),
                titles=tuple(title_name(number) for number in box.titles),
                count=len(box.titles),
            )
        )
    if view.locations:
        places = tuple(_place_sentence(place, say) for place in view.locations)
        yield say(phrase("divinus.country.alt.places", places=places))


def _place_sentence(place: LocationView, say: Say) -> Phrase:
    if place.holder is None:
        return phrase("divinus.country.alt.place", place=place_name(place.number), tile=place.tile)
    return phrase(
        "divinus.country.alt.held",
        place=place_name(place.number),
        tile=place.tile,
        seat=alt_text_name_phrase(place.holder, say),
    )
