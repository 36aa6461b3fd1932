"""A small language for Divinus positions: lay them out, say the answers, expect the outcome.

game = deal(amber=at("5 2", "G7 F01"), board="7 F05")
game.says(amber="7")
assert game.amber.die("1").cell == 7
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core.match import Match, Refused
from games.core.phrase import Phrase
from games.core.steps import Ask, Chance, Procedure
from games.divinus import GAME
from games.divinus.board import CROSSINGS
from games.divinus.components import (
    ARTIFACTS,
    CELLS,
    DIE_STICKERS,
    FACTIONS,
    GODS,
    HEROES,
    MONSTERS,
    PANTHEON_DICE,
    PANTHEONS,
    QUESTS,
    TEMPLES,
    TILES,
)
from games.divinus.demigod import Demigod, Die, Held, Hero, OwnMonster, PantheonDie, Plot
from games.divinus.options import Options
from games.divinus.state import PYTHIA, SEATS, Battle, Figure, Stack, State, Stuck
from games.divinus.view import DivinusView
from tests.tabletalk import OnTable, going_on


@dataclass
class At:
    """What one demigod has: see :func:`at`."""

    dice: str = "1 2 3 4 5 6"
    plots: str = ""
    hero: str = ""
    artifacts: str = ""
    slots: int = 2
    monster: str = ""
    pantheon_die: str = ""
    favour: Mapping[str, int] = field(default_factory=dict)
    carried: int = 0
    rests: int = 0
    tokens: int = 0
    tile: str | None = None
    titles: str = ""


def at(
    dice: str = "1 2 3 4 5 6",
    plots: str = "",
    *,
    hero: str = "",
    artifacts: str = "",
    slots: int = 2,
    monster: str = "",
    pantheon_die: str = "",
    favour: Mapping[str, int] | None = None,
    carried: int = 0,
    rests: int = 0,
    tokens: int = 0,
    tile: str | None = None,
    titles: str = "",
) -> At:
    """A demigod's place, in words.

    ``dice`` are the faces on top, numbers or sticker ids, each perhaps with where it lies:
    "5 d3_6@7 nectar 2@used 4@scorched p:3" ("p" is Pythia's die). ``plots`` says what lies where,
    how it is turned and what it covers: "G7 F01, H7 P02/1, G8 F03/2 over P09, G9 P04 marked".
    ``hero`` is a name, a plot and a landscape, for Prometheus a people ("perseus G7.1",
    "prometheus G7.0 greek"). A plus marks an upgraded artifact ("a03+ a12"). ``monster`` is the
    plot of one's own monster and the cells used up ("G7 5 6"). ``pantheon_die`` is a pantheon
    and the effect on top ("greek flip_1").
    """
    return At(
        dice,
        plots,
        hero,
        artifacts,
        slots,
        monster,
        pantheon_die,
        favour or {},
        carried,
        rests,
        tokens,
        tile,
        titles,
    )


def _die(name: str, word: str) -> Die:
    face, _, where = word.partition("@")
    die = Die(name)
    if face in DIE_STICKERS:
        die.faces[0] = face
        die.top = 1
    else:
        die.top = int(face)
    if where in ("used", "scorched"):
        die.where = "used" if where == "used" else "scorched"
    elif where:
        die.lay("cell", int(where))
    return die


def _dice(words: str) -> list[Die]:
    found: list[Die] = []
    for word in words.split():
        pythia = word.startswith("p:")
        name = PYTHIA if pythia else str(len(found) + 1)
        found.append(_die(name, word.removeprefix("p:")))
    return found


def _plots(words: str) -> dict[str, Plot]:
    found: dict[str, Plot] = {}
    for part in words.split(","):
        if not part.strip():
            continue
        label, tile, *rest = part.split()
        name, _, turn = tile.partition("/")
        assert name in TILES, name
        under = rest[rest.index("over") + 1] if "over" in rest else None
        found[label] = Plot(name, int(turn or 0), under, "marked" in rest)
    return found


def _hero(words: str) -> Hero | None:
    if not words:
        return None
    name, *rest = words.split()
    assert name in HEROES, name
    hero = Hero(name)
    if rest:
        label, _, landscape = rest[0].partition(".")
        hero.plot, hero.landscape = label, int(landscape or 0)
    if len(rest) > 1:
        hero.faction = next(faction for faction in FACTIONS if faction == rest[1])
    return hero


def _held(word: str) -> Held:
    name = word.rstrip("+")
    assert name in ARTIFACTS, name
    return Held(name, word.endswith("+"))


def _monster(words: str) -> OwnMonster | None:
    if not words:
        return None
    label, *cells = words.split()
    return OwnMonster("echidna", label, [int(cell) for cell in cells])


def _pantheon_die(words: str) -> PantheonDie | None:
    if not words:
        return None
    name, effect = words.split()
    pantheon = next(pantheon for pantheon in PANTHEONS if pantheon == name)
    faces = [effect, *PANTHEON_DICE[pantheon].start_faces[1:]]
    return PantheonDie(pantheon, faces)


def _demigod(place: At) -> Demigod:
    plots = _plots(place.plots)
    demigod = Demigod(
        dice=_dice(place.dice),
        pantheon_die=_pantheon_die(place.pantheon_die),
        artifacts=[_held(word) for word in place.artifacts.split()],
        slots=place.slots,
        hero=_hero(place.hero),
        tile=place.tile,
        titles=[int(number) for number in place.titles.split()],
        plots=plots,
        carried=place.carried,
        rests=place.rests,
        monster=_monster(place.monster),
        tokens=place.tokens,
        explored=len(plots) + sum(plot.under is not None for plot in plots.values()),
    )
    for kind in demigod.favour:
        count = place.favour.get(kind, 0)
        demigod.favour[kind] = count
        demigod.causes["other"] += count
    return demigod


class Game(OnTable[State, DivinusView]):
    """A match with shortcuts to read questions and answer them."""

    @property
    def amber(self) -> Demigod:
        """The first seat's demigod."""
        return self.state.demigods["amber"]

    @property
    def azure(self) -> Demigod:
        """The second seat's demigod."""
        return self.state.demigods["azure"]

    @property
    def rose(self) -> Demigod:
        """The third seat's demigod."""
        return self.state.demigods["rose"]

    @property
    def options(self) -> list[str]:
        """Every legal answer to the question on the table."""
        return list(self.ask.options)

    def cells(self) -> list[int]:
        """The cells that may be explored, with any payment."""
        found = [option.partition(".")[0] for option in self.options]
        return sorted({int(name) for name in found if name.isdecimal()})

    def says(self, **answers: str) -> Game:
        """Answer for a seat; several picks are divided by spaces, "-" picks nothing."""
        for seat, words in answers.items():
            picks = [] if words == "-" else words.split()
            self.match.answer(seat, picks)
        return self

    def plays(self, seat: str, *answers: str) -> Game:
        """Several answers of one seat, one after the other."""
        for words in answers:
            self.says(**{seat: words})
        return self

    def refuses(self, seat: str, *picks: str) -> bool:
        """Whether that answer is refused; nothing changes then."""
        before = self.match.digest
        try:
            self.match.answer(seat, picks)
        except Refused:
            assert self.match.digest == before
            return True
        return False

    def notes(self, key: str) -> list[Phrase]:
        """The notes of that key so far."""
        told = [told.note.phrase for told in self.match.notes]
        return [phrase for phrase in told if phrase.key == f"divinus.note.{key}"]

    def points(self) -> dict[str, int]:
        """Everybody's favour."""
        return {seat: demigod.points for seat, demigod in self.state.demigods.items()}


def _board(words: str) -> dict[int, str | None]:
    board: dict[int, str | None] = dict.fromkeys(CELLS)
    for part in words.split(","):
        if part.strip():
            cell, tile = part.split()
            assert tile in TILES, tile
            board[int(cell)] = tile
    return board


def _stuck(words: str) -> dict[str, Stuck]:
    """ "F01 greek.0, P02 tg1, P03 @11.1": a faction on a landscape, a temple, a location."""
    found: dict[str, Stuck] = {}
    for part in words.split(","):
        if not part.strip():
            continue
        tile, *stickers = part.split()
        stuck = found.setdefault(tile, Stuck())
        for word in stickers:
            name, _, landscape = word.partition(".")
            if name in TEMPLES:
                stuck.temple = name
            elif name.startswith("@"):
                stuck.location, stuck.location_on = int(name[1:]), int(landscape or 0)
            else:
                faction = next(faction for faction in FACTIONS if faction == name)
                stuck.factions.append((int(landscape or 0), faction))
    return found


def _battles(state: State, fought: Mapping[str, str]) -> None:
    for name in state.monsters:
        for card in MONSTERS[name].cards if not MONSTERS[name].personal else ():
            battle = Battle(list(card.cells[state.players]))
            for word in fought.get(card.id, "").split():
                cell, _, seat = word.partition(":")
                battle.markers[int(cell)] = seat
            state.battles[card.id] = battle
    starts = {"cerberus": list(CROSSINGS[-1]), "chimera": [12], "hydra": [8]}
    for name, cells in starts.items():
        if name in state.monsters:
            state.figures[name] = Figure(cells, 3 if name == "chimera" else None)


def deal(
    *,
    active: str = "amber",
    board: str = "",
    power: str = "",
    faction: str = "",
    gods: str = "",
    quests: str = "",
    monsters: str = "",
    fought: Mapping[str, str] | None = None,
    figures: Mapping[str, str] | None = None,
    temples: str = "",
    stickers: str = "",
    velund: str = "",
    hephaestus: str = "",
    scenario: int = 0,
    races: Mapping[str, str] | None = None,
    last_round: bool = False,
    hero_steps: str = "tiles",
    people: int | None = None,
    fixes: tuple[str, ...] | None = None,
    amber: At | None = None,
    azure: At | None = None,
    rose: At | None = None,
    onyx: At | None = None,
) -> Game:
    """A fresh turn with nothing on the table but what is named.

    ``board`` says which tile lies in which cell ("7 F05, 3 P02"), ``power`` and ``faction`` the
    stacks from the top; ``fought`` the markers on cards ("4:amber 7:azure"), ``figures`` the cells
    of a monster ("5", "1-2-4-5"), ``temples`` those on offer, ``stickers`` what is stuck on tiles
    ("F01 greek.0, P02 tg1, P03 @11.1"). ``fixes`` plays by the rules of a match that began with
    these only.
    """
    named = zip(SEATS, (amber, azure, rose, onyx), strict=True)
    places = {seat: place for seat, place in named if place is not None}
    count = people or max([2, *(SEATS.index(seat) + 1 for seat in places)])
    seats = SEATS[:count]
    state = State(
        seats=seats,
        fixes=GAME.fixes if fixes is None else fixes,
        options=Options.model_validate({"hero_steps": hero_steps}),
        stage="turns",
        scenario=scenario,
        gods=gods.split(),
        quests=quests.split(),
        monsters=monsters.split(),
        temples={name: TEMPLES[name].copies for name in temples.split()},
        velund=velund.split(),
        hephaestus=hephaestus.split(),
        order=list(seats),
        round=1,
        active=active,
        last_round=last_round,
        board=_board(board),
        stacks={"power": Stack(power.split()), "faction": Stack(faction.split())},
        stickers=_stuck(stickers),
        races={goal: words.split() for goal, words in (races or {}).items()},
    )
    assert all(name in GODS for name in state.gods), gods
    assert all(name in QUESTS for name in state.quests), quests
    for seat in seats:
        state.demigods[seat] = _demigod(places.get(seat, at()))
    _battles(state, fought or {})
    for name, cells in (figures or {}).items():
        state.figures[name].cells = [int(cell) for cell in cells.split("-")]
    return _started(state)


def _started(state: State) -> Game:
    assert GAME.audit(state) == []
    match = going_on(GAME, state, seats=state.seats, options=state.options, fixes=state.fixes)
    return Game(match)


def begin(people: int, seed: int = 1, **options: object) -> Game:
    """A new match from its very beginning."""
    return Game(Match.begin(GAME, SEATS[:people], options, seed=f"seed {seed}".encode()))


def follow(game: Game, procedure: Procedure[object], *answers: str) -> list[Ask]:
    """Run a procedure with these answers and return its questions; chance takes the first ones."""
    asked: list[Ask] = []
    left = list(answers)
    reply: tuple[str, ...] | None = None
    while True:
        try:
            step = next(procedure) if reply is None else procedure.send(reply)
        except StopIteration:
            assert not left
            return asked
        if isinstance(step, Chance):
            reply = step.bag[: step.count]
            continue
        assert isinstance(step, Ask)
        asked.append(step)
        seen = GAME.view(game.state, step.seat)
        assert len({GAME.label(seen, step, option) for option in step.options}) > 1
        reply = tuple(left.pop(0).split())
        assert set(reply) <= set(step.options)


def led(game: Game, procedure: Procedure[object], **answers: str) -> list[Ask]:
    """Run a procedure and return its questions; answers are given by the name of the question
    (dashes as underscores), other questions get their first option. Every question is worded."""
    asked: list[Ask] = []
    reply: tuple[str, ...] | None = None
    while True:
        try:
            step = next(procedure) if reply is None else procedure.send(reply)
        except StopIteration:
            return asked
        if isinstance(step, Chance):
            reply = step.bag[: step.count]
            continue
        assert isinstance(step, Ask)
        asked.append(step)
        seen = GAME.view(game.state, step.seat)
        for option in step.options:
            GAME.label(seen, step, option)
            GAME.hint(seen, step, option)
        name = step.key.removeprefix("divinus.ask.").replace("-", "_")
        picks = answers[name].split() if name in answers else step.options[: max(step.low, 1)]
        reply = tuple(picks)
        assert set(reply) <= set(step.options), step.options
