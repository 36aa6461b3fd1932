"""Monsters (10.4, 14, 21): battles, what a finished card pays, and how figures move."""

from __future__ import annotations

from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced
from games.divinus.board import CROSSINGS, PAIRS, ray
from games.divinus.components import CELLS, MONSTER_CARDS, MONSTER_OF, MONSTERS
from games.divinus.demigod import OwnMonster
from games.divinus.goal_values import monster_rewards, ranked
from games.divinus.map_survey import BESIDE
from games.divinus.rules.dice.paying import Offer, Price, payable
from games.divinus.rules.dice.prices import NET, purse, shift, with_means
from games.divinus.rules.dice.rolling import fill, spend
from games.divinus.rules.figures.heroes import step_aside
from games.divinus.rules.gains.changes import unfold
from games.divinus.rules.gains.favour import gain, kind_of
from games.divinus.state import State
from games.divinus.words.names import monster as monster_name
from games.divinus.words.names import quest

OWN = "own"
SIDES = ("N", "E", "S", "W")
ECHIDNA = MONSTER_CARDS["echidna1"]
# How many cells Cerberus guards, by the number of his finished cards.
CERBERUS_GUARDS = (4, 2, 1)


def battle_prices(state: State, seat: str) -> list[Price]:
    """The free battle cells with what they cost this seat: the total of its dice must be that."""
    demigod = state.demigods[seat]
    net = {"net": shift(demigod, NET)}
    found = [
        Price(f"{card}:{cell}", with_means({"": (cell,)}, net))
        for card, battle in state.battles.items()
        for cell in battle.cells
        if cell not in battle.markers
    ]
    if demigod.monster is not None and demigod.monster.plot:
        found.extend(
            Price(f"{OWN}:{cell}", with_means({"": (cell,)}, net))
            for cell in ECHIDNA.cells[state.players]
            if cell not in demigod.monster.cells and _steps(state, seat, demigod.monster, cell)
        )
    return found


def may_fight(state: State, seat: str) -> bool:
    """Whether some battle cell can be paid for."""
    demigod = state.demigods[seat]
    if not state.battles and demigod.monster is None:
        return False
    return payable(purse(demigod, battle=True), battle_prices(state, seat))


def fight(state: State, seat: str, offer: Offer) -> Procedure[None]:
    """Put a marker on a battle cell; the dice go to the used ones."""
    demigod = state.demigods[seat]
    spend([demigod.die(name) for name in offer.dice])
    card, _, number = offer.target.partition(":")
    cell = int(number)
    if card == OWN:
        yield from fight_own(state, seat, cell)
        return
    battle = state.battles[card]
    battle.markers[cell] = seat
    state.tell("divinus.note.fight", seat=seat_name(seat), card=quest(card), cell=cell)
    if battle.done:
        yield from pay_card(state, seat, card)
    monster = MONSTER_OF[card]
    if monster in state.figures:
        yield from _FIGURES[monster](state, seat)


def pay_card(state: State, fighter: str, card: str) -> Procedure[None]:
    """A card whose cells are all covered pays by the number of markers, equals as with gods."""
    markers = list(state.battles[card].markers.values())
    counts = {seat: markers.count(seat) for seat in state.around(fighter)}
    paid = ranked(counts, monster_rewards(state))
    state.tell("divinus.note.card-done", card=quest(card))
    printed = MONSTERS[MONSTER_OF[card]].pantheon
    for seat, count in paid.items():
        if count:
            kind = yield from kind_of(state, seat, printed)
            gain(state, seat, count, kind, "monsters", quest(card))


def _done(state: State, monster: str) -> int:
    """How many cards of a monster are finished."""
    return sum(state.battles[card.id].done for card in MONSTERS[monster].cards)


def _beaten(state: State, monster: str) -> bool:
    """Take the figure off the board once all its cards are finished."""
    if _done(state, monster) < len(MONSTERS[monster].cards):
        return False
    del state.figures[monster]
    state.tell("divinus.note.beaten", monster=monster_name(monster))
    return True


def _move_cerberus(state: State, seat: str) -> Procedure[None]:
    """Cerberus guards four other cells that meet, then two beside each other, then one (14.1)."""
    if _beaten(state, "cerberus"):
        return
    figure = state.figures["cerberus"]
    guards = CERBERUS_GUARDS[_done(state, "cerberus")]
    places: dict[int, tuple[tuple[int, ...], ...]] = {
        4: CROSSINGS,
        2: PAIRS,
        1: tuple((cell,) for cell in CELLS),
    }
    able = ["-".join(map(str, cells)) for cells in places[guards] if list(cells) != figure.cells]
    answer = yield from choose(seat, "divinus.ask.cerberus", able, count=guards)
    figure.cells = [int(cell) for cell in answer.split("-")]
    _tell_moved(state, seat, "cerberus")


def _tell_moved(state: State, seat: str, monster: str) -> None:
    cells = tuple(phrase("divinus.number", number=n) for n in state.figures[monster].cells)
    state.tell(
        "divinus.note.figure", seat=seat_name(seat), monster=monster_name(monster), cells=cells
    )


def _move_chimera(state: State, seat: str) -> Procedure[None]:
    """The Chimera goes to another cell and scorches a die in each cell before her snake (14.2)."""
    if _beaten(state, "chimera"):
        for demigod in state.demigods.values():
            for die in demigod.dice:
                if die.where == "scorched":
                    die.lay("used")
        return
    figure = state.figures["chimera"]
    able = [f"{cell}.{side}" for cell in CELLS if [cell] != figure.cells for side in SIDES]
    answer = yield from choose(seat, "divinus.ask.chimera", able)
    cell, _, side = answer.partition(".")
    figure.cells, figure.facing = [int(cell)], SIDES.index(side)
    _tell_moved(state, seat, "chimera")
    for burnt in ray(int(cell), figure.facing):
        yield from _scorch(state, burnt)


def _scorch(state: State, cell: int) -> Procedure[None]:
    dice = state.dice_in(cell)
    if not dice:
        return
    owner = dice[0][0]
    names = [die.id for _, die in dice]
    name = yield from choose_unless_forced(owner, "divinus.ask.scorch", names, cell=cell)
    state.demigods[owner].die(name).lay("scorched")
    state.tell("divinus.note.scorched", seat=seat_name(owner), cell=cell)
    fill(state, [cell])


def _move_hydra(state: State, seat: str) -> Procedure[None]:
    """The Hydra goes to another cell and drives Odysseus on (14.3)."""
    if not _beaten(state, "hydra"):
        figure = state.figures["hydra"]
        able = [str(cell) for cell in CELLS if [cell] != figure.cells]
        answer = yield from choose(seat, "divinus.ask.hydra", able)
        figure.cells = [int(answer)]
        _tell_moved(state, seat, "hydra")
    before = state.land(seat)
    yield from step_aside(state, seat)
    yield from unfold(state, seat, before)


_FIGURES = {"cerberus": _move_cerberus, "chimera": _move_chimera, "hydra": _move_hydra}


# A monster on one's own map (14.4)


def _steps(state: State, seat: str, monster: OwnMonster, cell: int) -> list[str]:
    """The plots that a battle cell may drive the monster to: no empty place, no marked temple."""
    plots = state.demigods[seat].plots
    near = [BESIDE[monster.plot][SIDES.index(side)] for side in ECHIDNA.move[cell]]
    return [
        place
        for place in near
        if place is not None and place in plots and not plots[place].consecrated
    ]


def fight_own(state: State, seat: str, cell: int) -> Procedure[None]:
    """Use up a battle cell, which drives the monster on; the eighth beats it."""
    demigod = state.demigods[seat]
    monster = demigod.monster
    assert monster is not None
    before = state.land(seat)
    able = _steps(state, seat, monster, cell)
    monster.cells.append(cell)
    place = yield from choose_unless_forced(seat, "divinus.ask.own-monster", able, cell=cell)
    monster.plot = place
    state.tell("divinus.note.fight-own", seat=seat_name(seat), cell=cell, place=place)
    if len(monster.cells) == len(ECHIDNA.cells[state.players]):
        demigod.monster = None
        state.victors.append(seat)
        state.tell("divinus.note.own-beaten", seat=seat_name(seat))
        rewards = monster_rewards(state)
        if len(state.victors) <= len(rewards):
            kind = yield from kind_of(state, seat, MONSTERS["echidna"].pantheon)
            count = rewards[len(state.victors) - 1]
            gain(state, seat, count, kind, "monsters", monster_name("echidna"))
    yield from unfold(state, seat, before)
