"""What the pictures of Divinus show, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.phrase import Phrase, phrase
from games.divinus.view import (
    CellView,
    DemigodView,
    DieView,
    DivinusView,
    GodView,
    HeroView,
    MonsterCardView,
    QuestView,
)
from render.divinus.names import (
    card_name,
    goal_text,
    god_name,
    named,
    quest_name,
    symbol_name,
    told,
)
from render.face import Mark, Say
from render.kit.alt import told_options, told_turn
from render.kit.names import listed_name, seat_colour, told_name


def board_words(view: DivinusView, say: Say) -> Iterator[str]:
    """The turn picture in sentences."""
    yield from _head(view, say)
    for demigod in view.demigods:
        yield from _stock(demigod, say)
    yield from _wants(view, say)
    yield from _market(view, say)
    for demigod in view.demigods:
        yield from _zones(demigod, say)


def panel_words(view: DivinusView, say: Say, marks: Sequence[Mark]) -> Iterator[str]:
    """The private picture in sentences: the options and the own things come first."""
    yield from _head(view, say)
    yield from told_options(marks, say, lambda mark: _place(mark.place))
    yield from _choices(view, say)
    for demigod in view.demigods:
        if demigod.seat == view.seat:
            yield from _stock(demigod, say)
            yield from _zones(demigod, say)
    yield from _market(view, say)
    yield from _wants(view, say)


def hand_words(view: DivinusView, say: Say) -> Iterator[str]:
    """The cards in sentences: the own ones with their texts, then what is wanted."""
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
        seats = tuple(listed_name(seat, say) for seat in view.winners)
        yield say(phrase("divinus.picture.alt.won", seats=seats))
        return
    if view.last_round:
        yield say(phrase("divinus.picture.alt.last"))
    if view.active is not None:
        yield told_turn(view.active, say)


def _place(place: str) -> Phrase | str:
    """An option's place in words; plots are called as the rims of the picture call them."""
    head, _, tail = place.partition(":")
    if head == "die":
        return phrase("divinus.die", name=tail)
    if tail:
        card = named("monster", "echidna") if head == "own" else card_name(head)
        return phrase("divinus.picture.alt.battle", card=card, cell=tail)
    if place[0].isdecimal():
        return phrase("divinus.picture.alt.cell", cell=place)
    plot, _, turn = place.partition("/")
    return phrase("divinus.pick.place", place=plot, turn=int(turn)) if turn else plot


def _stock(demigod: DemigodView, say: Say) -> Iterator[str]:
    yield say(
        phrase(
            "divinus.picture.alt.stock",
            seat=told_name(demigod.seat, say),
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
        held = tuple(named("artifact", artifact.id) for artifact in demigod.artifacts)
        yield say(phrase("divinus.picture.alt.artifacts", artifacts=held))


def _hero(hero: HeroView) -> Phrase:
    name: Phrase = named("hero", hero.name)
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
            phrase("divinus.picture.alt.zones", seat=told_name(demigod.seat, say), zones=zones)
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
    return phrase("divinus.picture.alt.count", seat=told_name(seat, say), value=value)


def _quest(quest: QuestView, view: DivinusView, say: Say) -> Phrase:
    if quest.taken is not None:
        seat = told_name(quest.taken, say)
        return phrase("divinus.picture.alt.taken", quest=quest_name(quest.id), seat=seat)
    standing = tuple(
        phrase(
            "divinus.picture.alt.count",
            seat=told_name(seat, say),
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
        else phrase("divinus.picture.alt.fought", cell=cell, seat=told_name(seat, say))
        for cell, seat in sorted(card.cells.items())
    )
    return phrase("divinus.picture.alt.monster", card=card_name(card.id), cells=cells)


def _own_monster(demigod: DemigodView, say: Say) -> Phrase:
    used = demigod.monster_cells or ()
    return phrase(
        "divinus.picture.alt.own-monster",
        seat=told_name(demigod.seat, say),
        monster=named("monster", "echidna"),
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
    """What only the viewer sees, or may choose from."""
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
    return phrase("divinus.picture.alt.card", card=named(kind, name), text=told(kind, name))
