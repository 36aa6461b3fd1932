"""Compares notes of Divinus about dice, tiles and cards with the states around them."""

from __future__ import annotations

from collections import Counter

from games.core.phrase import Phrase
from games.divinus.demigod import Die
from games.divinus.state import State
from games.divinus.view import StackName
from games.divinus.words.names import faces
from tests.harness.statements import NoteCheck, Told

Note = Told[State]


def _dice(state: State, seat: str) -> dict[str, Die]:
    return {die.id: die for die in state.demigods[seat].dice}


def _faces(said: Note) -> list[str]:
    return sorted(str(said.args["faces"]).split(" · "))


def _shown(dice: list[Die]) -> list[str]:
    return sorted(faces([die]) for die in dice)


def _refreshed(said: Note) -> bool:
    """So many dice have become active, and show these faces."""
    before, now = (_dice(state, said.seat()) for state in (said.before, said.state))
    back = [die for name, die in now.items() if before[name].where != "active" == die.where]
    return len(back) == said.number("count") and _shown(back) == _faces(said)


def _reactivated(said: Note) -> bool:
    """The dice are active again with the faces that they had."""
    before, now = (_dice(state, said.seat()) for state in (said.before, said.state))
    back = [die for name, die in now.items() if before[name].where != "active" == die.where]
    same = all(before[die.id].top == die.top for die in back)
    return same and _shown(back) == _faces(said)


def _rerolled(said: Note) -> bool:
    """Active dice show these faces, and those that changed are among them."""
    before, now = (_dice(state, said.seat()) for state in (said.before, said.state))
    active = [die for die in now.values() if die.where == "active"]
    changed = [die for die in active if before[die.id].top != die.top]
    told = Counter(_faces(said))
    return Counter(_shown(active)) >= told >= Counter(_shown(changed))


def _flipped(said: Note) -> bool:
    """Exactly these dice lie with their other side on top."""
    before, now = (_dice(state, said.seat()) for state in (said.before, said.state))
    changed = [die for name, die in now.items() if before[name].top != die.top]
    over = all(before[die.id].top + die.top == 7 for die in changed)
    return over and _shown(changed) == _faces(said)


def _set(said: Note) -> bool:
    active = [die for die in _dice(said.state, said.seat()).values() if die.where == "active"]
    return set(_faces(said)) <= set(_shown(active))


def _rest(said: Note) -> bool:
    """All dice are active but those that were scorched."""
    before, now = (_dice(state, said.seat()) for state in (said.before, said.state))
    rolled = [die for name, die in now.items() if before[name].where != "scorched"]
    return all(die.where == "active" for die in rolled) and _shown(rolled) == _faces(said)


def _helped(said: Note) -> bool:
    """Perseus or Theseus refreshes as many dice as the note says, or there are not so many."""
    most = 1 if said.key.endswith("perseus") else 2
    used = len(said.state.demigods[said.seat()].used_dice())
    count = said.number("count")
    return count == min(most, used) or (most > 1 and count == min(1, used))


def _nectar(said: Note) -> bool:
    """A die with nectar was active when the seat answered and is spent now."""
    before, now = (_dice(state, said.seat()) for state in (said.started, said.state))
    return any(
        die.special == "nectar" and die.where == "active" != now[name].where
        for name, die in before.items()
    )


def _forged(said: Note) -> bool:
    name = said.last("sticker").replace("-", "_")
    return said.just_changed(lambda state: state.hephaestus.count(name), -1)


def _levelled(said: Note) -> bool:
    """The seat has so many stickers more than when the match began, and none has more."""

    def stickers(seat: str) -> int:
        return sum(bool(name) for die in said.state.demigods[seat].dice for name in die.faces)

    counts = {seat: stickers(seat) for seat in said.state.seats}
    return counts[said.seat()] == max(counts.values()) and said.number("count") > 0


def _drawn(said: Note) -> bool:
    """The tiles lie in no stack any more."""
    tiles = [str(part.args["tile"]) for part in said.phrases("tiles")]
    stacked = [tile for stack in said.state.stacks.values() for tile in stack.tiles]
    return bool(tiles) and not set(tiles) & set(stacked)


def _stack(said: Note) -> StackName:
    return "power" if said.last("stack") == "power" else "faction"


def _peeked(said: Note) -> bool:
    tile = str(said.phrase("tile").args["tile"])
    return said.state.stacks[_stack(said)].tiles[0] == tile


def _replaced(said: Note) -> bool:
    cells = [int(str(part.args["number"])) for part in said.phrases("cells")]
    return all(said.state.board[cell] not in (None, said.before.board[cell]) for cell in cells)


def _searched(said: Note) -> bool:
    """So many tiles were turned up; the last one shows the symbol, or none did."""
    found = said.key.endswith("searched")
    count = said.number("count") + found
    drawn = [
        tile
        for name, stack in said.before.stacks.items()
        for tile in stack.tiles
        if tile not in said.state.stacks[name].tiles
    ]
    symbol = said.last("symbol")
    shows = [
        any(kind.partition(":")[0] == symbol for _, kind in said.state.symbols(tile))
        for tile in drawn
    ]
    if found and said.after.board[said.number("cell")] != drawn[-1]:
        return False
    return len(drawn) == count and shows == [False] * said.number("count") + [True] * found


def _faction(said: Note) -> bool:
    """One more symbol of that people is stuck on a tile."""
    name = said.last("faction")
    return said.changed(
        lambda state: sum(
            kind == name for stuck in state.stickers.values() for _, kind in stuck.factions
        ),
        1,
    )


def _fight_own(said: Note) -> bool:
    monster = said.state.demigods[said.seat()].monster
    return monster is not None and (monster.cells[-1], monster.plot) == (
        said.number("cell"),
        said.text("place"),
    )


def _own_monster(said: Note) -> bool:
    monster = said.state.demigods[said.seat()].monster
    return monster is not None and monster.plot == said.text("place")


def _pantheon_die(said: Note) -> bool:
    die = said.before.demigods[said.seat()].pantheon_die
    return die is not None and die.active and die.effect == said.last("effect").replace("-", "_")


def _names(parts: tuple[Phrase, ...]) -> list[str]:
    return [part.key.rpartition(".")[2] for part in parts]


def _quests(said: Note) -> bool:
    """The quests and the monsters of the match."""
    told = _names(said.phrases("monsters"))
    return (
        _names(said.phrases("quests")) == said.state.quests
        and told == said.state.monsters
        and len(told) == said.number("count")
    )


def _sticker_set(said: Note) -> bool:
    """Everybody has each of these stickers on a die."""
    told = Counter(name.replace("-", "_") for name in _names(said.phrases("stickers")))
    return all(
        Counter(name for die in demigod.dice for name in die.faces if name) == told
        for demigod in said.state.demigods.values()
    )


def _roll_again(said: Note) -> bool:
    """The seats have rolled equal sums."""
    seats = [str(seat.args["seat"]) for seat in said.phrases("seats")]
    sums = {sum(min(die.printed) for die in said.state.demigods[seat].dice) for seat in seats}
    return len(seats) > 1 and len(sums) == 1


def _home(said: Note) -> bool:
    tile = said.last("tile")
    return tile in [plot.tile for plot in said.state.demigods[said.seat()].plots.values()]


def _drafted(said: Note) -> bool:
    return said.state.demigods[said.seat()].has(said.last("artifact")) is not None


def _voyage(said: Note) -> bool:
    """Dice were paid, and the hero who sails is Odysseus."""
    hero = said.state.demigods[said.seat()].hero
    return hero is not None and hero.name == "odysseus"


NOTES: dict[str, NoteCheck] = {
    "divinus.note.refreshed": _refreshed,
    "divinus.note.reactivated": _reactivated,
    "divinus.note.rerolled": _rerolled,
    "divinus.note.flipped": _flipped,
    "divinus.note.set": _set,
    "divinus.note.rest": _rest,
    "divinus.note.perseus": _helped,
    "divinus.note.theseus": _helped,
    "divinus.note.nectar": _nectar,
    "divinus.note.forged": _forged,
    "divinus.note.levelled": _levelled,
    "divinus.note.drawn": _drawn,
    "divinus.note.peek": lambda said: said.state.peeks[said.seat()] == _stack(said),
    "divinus.note.peeked": _peeked,
    "divinus.note.replaced": _replaced,
    "divinus.note.searched": _searched,
    "divinus.note.sought": _searched,
    "divinus.note.faction": _faction,
    "divinus.note.fight-own": _fight_own,
    "divinus.note.own-monster": _own_monster,
    "divinus.note.pantheon-die": _pantheon_die,
    "divinus.note.quests": _quests,
    "divinus.note.sticker-set": _sticker_set,
    "divinus.note.roll-again": _roll_again,
    "divinus.note.home": _home,
    "divinus.note.tile": lambda said: said.state.demigods[said.seat()].tile == said.last("tile"),
    "divinus.note.drafted": _drafted,
    "divinus.note.token": lambda said: (
        said.state.demigods[said.seat()].tokens == said.number("count")
    ),
    "divinus.note.voyage": _voyage,
}
