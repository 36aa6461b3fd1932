"""Builds the views of Divinus: what a seat may see of a position."""

from __future__ import annotations

from games.divinus.build_tiles import die_view, tile_view
from games.divinus.components import (
    ARTIFACTS,
    CELLS,
    COLUMNS,
    GODS,
    MONSTER_OF,
    PANTHEONS,
    QUESTS,
    TEMPLES,
    TILES,
    Goal,
)
from games.divinus.goal_values import (
    SeatMaps,
    goal_rewards,
    goal_values,
    monster_rewards,
    quest_values,
)
from games.divinus.map_survey import PLACES, box_of, window
from games.divinus.rules.dice.paying import offers
from games.divinus.rules.dice.prices import prices, purse
from games.divinus.rules.figures.monsters import ECHIDNA, battle_prices
from games.divinus.rules.map.placing import spot_of
from games.divinus.rules.story.battle import sides
from games.divinus.state import State
from games.divinus.view import (
    ArtifactView,
    CellView,
    DemigodView,
    DivinusView,
    FigureView,
    GhostView,
    GoalView,
    GodsBattleView,
    GodView,
    HeroView,
    MonsterCardView,
    Pantheon,
    PantheonDieView,
    PaymentView,
    PlotView,
    QuestView,
    TempleView,
    ZoneView,
)


def view(state: State, seat: str | None) -> DivinusView:
    """What ``seat`` (None: the public) may see."""
    peeked = state.peeks.get(seat) if seat is not None else None
    begun = bool(state.demigods) and state.stage != "set_up"
    maps = SeatMaps(state)
    return DivinusView(
        seat=seat,
        stage=state.stage,
        scenario=state.scenario,
        round=state.round,
        active=state.active or None,
        seats=state.seats,
        order=tuple(state.order),
        first=state.order[0] if state.order else None,
        last_round=state.last_round,
        cells=tuple(_cell(state, cell) for cell in CELLS),
        stacks={name: len(stack.tiles) for name, stack in state.stacks.items()},
        demigods=tuple(_demigod(state, seat, maps) for seat in state.demigods),
        gods=tuple(_god(state, god, maps) for god in state.gods) if state.demigods else (),
        quests=tuple(_quest(state, quest, maps) for quest in state.quests)
        if state.demigods
        else (),
        monsters=tuple(_card(state, card) for card in state.battles),
        figures=tuple(
            FigureView(monster, tuple(figure.cells), figure.facing)
            for monster, figure in state.figures.items()
        ),
        temples=tuple(
            TempleView(name, TEMPLES[name].pantheon, left) for name, left in state.temples.items()
        ),
        velund=tuple(state.velund),
        hephaestus=tuple(state.hephaestus),
        heroes_left=tuple(state.heroes) if state.stage == "set_up" else (),
        tiles_left=tuple(tile_view(state, tile) for tile in state.demigod_tiles)
        if state.stage == "set_up" or not (state.endless or state.over)
        else (),
        held=tile_view(state, state.held.tile) if state.held else None,
        picked=tuple(state.picked),
        ghosts=_ghosts(state),
        payments=_payments(state) if begun else (),
        peek=tile_view(state, state.stacks[peeked].tiles[0]) if peeked else None,
        hand=tuple(state.hands.get(seat, ())) if seat is not None else (),
        winners=tuple(state.winners) if state.over else None,
        battles=_battles(state) if begun else (),
        gods_battle=_gods_battle(state) if begun else None,
        visited=tuple(state.visited),
        stickered=tuple(tile_view(state, tile) for tile in sorted(state.stickers)),
    )


def _cell(state: State, cell: int) -> CellView:
    row, column = divmod(cell - 1, COLUMNS)
    tile = state.board[cell]
    return CellView(
        cell,
        row,
        column,
        tile_view(state, tile) if tile is not None else None,
        tuple(die_view(state, seat, die) for seat, die in state.dice_in(cell)),
        state.guarded(cell),
        state.price(cell),
        tuple(state.figures_in(cell)),
    )


def _demigod(state: State, seat: str, maps: SeatMaps) -> DemigodView:
    demigod = state.demigods[seat]
    hero, die = demigod.hero, demigod.pantheon_die
    return DemigodView(
        seat=seat,
        dice=tuple(die_view(state, seat, die) for die in demigod.dice),
        pantheon_die=PantheonDieView(die.pantheon, tuple(die.faces), die.top, die.active)
        if die
        else None,
        artifacts=tuple(
            ArtifactView(
                held.id,
                held.upgraded,
                ARTIFACTS[held.id].upgraded is not None and not held.upgraded,
                held.ready,
            )
            for held in demigod.artifacts
        ),
        artifact_slots=demigod.slots,
        hero=HeroView(hero.name, hero.plot or None, hero.landscape, hero.faction) if hero else None,
        tile=demigod.tile,
        titles=tuple(demigod.titles),
        plots=_plots(state, seat, maps),
        zones=_zones(state, seat, maps),
        window=window(box_of(tuple(demigod.plots))) if demigod.plots else (3, 3, 9, 9),
        complete=demigod.complete,
        favour=dict(demigod.favour),
        causes=dict(demigod.causes),
        carried=demigod.carried,
        support=dict(demigod.support),
        rests=demigod.rests,
        monster_cells=tuple(demigod.monster.cells) if demigod.monster else None,
        quests=tuple(demigod.quests),
        total_tokens=demigod.tokens,
        monster_free=tuple(
            cell
            for cell in ECHIDNA.cells[state.players]
            if demigod.monster is not None and cell not in demigod.monster.cells
        ),
    )


def _plots(state: State, seat: str, maps: SeatMaps) -> tuple[PlotView, ...]:
    demigod = state.demigods[seat]
    if not demigod.plots:
        return ()
    land = maps.land(seat)
    numbers = {zone: number for number, zone in enumerate(land.zones)}
    found: list[PlotView] = []
    for label, plot in demigod.plots.items():
        column, row = PLACES[label]
        landscapes = range(len(TILES[plot.tile].landscapes))
        found.append(
            PlotView(
                label,
                column,
                row,
                tile_view(state, plot.tile, plot.turn),
                plot.under,
                plot.consecrated,
                demigod.hero is not None and demigod.hero.plot == label,
                demigod.monster is not None and demigod.monster.plot == label,
                tuple(numbers.get(land.group_at[label, number]) for number in landscapes),
            )
        )
    return tuple(found)


def _zones(state: State, seat: str, maps: SeatMaps) -> tuple[ZoneView, ...]:
    if not state.demigods[seat].plots:
        return ()
    land = maps.land(seat)
    found: list[ZoneView] = []
    for zone in land.zones:
        symbols: dict[str, int] = {}
        for mark in land.marks:
            if mark.group == zone:
                kind = mark.kind.partition(":")[0]
                symbols[kind] = symbols.get(kind, 0) + 1
        group = land.groups[zone]
        found.append(ZoneView(group.terrain, group.labels, symbols))
    return tuple(found)


def _god(state: State, god: str, maps: SeatMaps) -> GodView:
    card = GODS[god]
    return GodView(god, card.pantheon, tuple(_goal(state, goal, maps) for goal in card.goals))


def _goal(state: State, goal: Goal, maps: SeatMaps) -> GoalView:
    reached = goal_values(state, goal, maps)
    return GoalView(
        goal.id,
        goal.type == "race",
        reached,
        goal_rewards(state, goal, reached),
        goal.gte,
        tuple(state.races.get(goal.id, ())),
    )


def _quest(state: State, quest: str, maps: SeatMaps) -> QuestView:
    card = QUESTS[quest]
    return QuestView(
        quest,
        card.pantheon,
        card.favor,
        tuple(cond.gte for cond in card.cond),
        {seat: quest_values(maps, seat, quest) for seat in state.seats},
        state.taken.get(quest),
    )


def _card(state: State, card: str) -> MonsterCardView:
    battle = state.battles[card]
    cells = {cell: battle.markers.get(cell) for cell in battle.cells}
    return MonsterCardView(card, MONSTER_OF[card], cells, battle.done, monster_rewards(state))


def _gods_battle(state: State) -> GodsBattleView | None:
    fought = state.gods_battle
    if fought is not None:
        values: dict[Pantheon, int] = {"greek": fought.greek, "norse": fought.norse}
        seats = {"greek": fought.greek_seat, "norse": fought.norse_seat}
        return GodsBattleView(values, {p: seats[p] for p in PANTHEONS}, fought.winner)
    found = sides(state)
    if found is None:
        return None
    return GodsBattleView(
        {pantheon: side.value for pantheon, side in found.items()},
        {pantheon: side.seat for pantheon, side in found.items()},
    )


def _ghosts(state: State) -> tuple[GhostView, ...]:
    if state.held is None:
        return ()
    demigod = state.demigods[state.active]
    found: list[GhostView] = []
    for option in state.held.options:
        label, turn = spot_of(option)
        column, row = PLACES[label]
        tile = tile_view(state, state.held.tile, turn)
        found.append(GhostView(option, label, column, row, tile, label in demigod.plots))
    return tuple(found)


def _payments(state: State) -> tuple[PaymentView, ...]:
    if state.stage != "turns" or state.held is not None or not state.active:
        return ()
    means = purse(state.demigods[state.active])
    return tuple(
        PaymentView(offer.option, int(offer.target), offer.dice, offer.total, offer.means)
        for offer in offers(means, prices(state, state.active), state.picked)
    )


def _battles(state: State) -> tuple[PaymentView, ...]:
    if state.stage != "turns" or state.held is not None or not state.active:
        return ()
    means = purse(state.demigods[state.active], battle=True)
    return tuple(
        PaymentView(
            offer.option,
            int(offer.target.rpartition(":")[2]),
            offer.dice,
            offer.total,
            offer.means,
        )
        for offer in offers(means, battle_prices(state, state.active), state.picked)
    )
