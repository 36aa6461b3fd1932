"""The labels of options, their places in the picture, and the headline."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Arg, Phrase, phrase, seat_name
from games.core.steps import Ask
from games.divinus.components import MONSTERS
from games.divinus.map_survey import PLACES
from games.divinus.view import DieView, DivinusView
from games.divinus.words.names import (
    artifact,
    demigod_tile,
    dice_together,
    face_name,
    faction,
    favour,
    god,
    hero,
    location,
    monster,
    pantheon_face,
    quest,
    sticker,
    temple,
    terrain,
)
from games.divinus.words.tiles import tile_of_cell

# Questions whose options are dice of one's own.
_DICE = (
    "refresh",
    "reactivate",
    "reroll",
    "flip",
    "set-die",
    "hero-die",
    "smith",
    "scorch",
    "voyage-dice",
    "lay-aside",
)
_PAYING = ("turn", "turn-dice", "after", "fight", "fight-dice")
_PLAIN = ("none", "yes", "no", "done", "free", "rest", "hero", "fight", "later", "pledge")
_BY_CELL = ("replace", "replace-line", "hydra")
_SMITHS = ("velund", "hephaestus")


def short(key: str) -> str:
    """What a question is called among the questions of Divinus."""
    return key.removeprefix("divinus.ask.")


_HEADLINES = {
    "set-up": "divinus.headline.set-up",
    "round": "divinus.headline.round",
    "last-round": "divinus.headline.last-round",
    "over": "divinus.headline.over",
}
_SCENARIO_HEADLINES = {
    "set-up": "divinus.headline.scenario-set-up",
    "round": "divinus.headline.scenario-round",
    "last-round": "divinus.headline.scenario-last-round",
    "over": "divinus.headline.scenario-over",
}


def headline(view: DivinusView) -> Phrase:
    """How far the match has come, and in a campaign which scenario it is."""
    most = max(len(demigod.plots) for demigod in view.demigods)
    where: dict[str, Arg] = {"round": view.round, "most": most}
    part = {"set_up": "set-up", "over": "over"}.get(view.stage, "round")
    if part == "round" and view.last_round:
        part = "last-round"
    if view.scenario:
        where["title"] = phrase(f"divinus.story.{view.scenario}.title")
        return phrase(_SCENARIO_HEADLINES[part], **where)
    return phrase(_HEADLINES[part], **where)


def place(view: DivinusView, ask: Ask, option: str) -> str | None:
    """Where an option lies, so that a picture can number it.

    A cell of the board is its number, a die "die:" and its id, a place for the tile in hand
    "F8/1" like its ghost, a plot of a map "F8", a battle cell "empusa1:7", Cerberus between
    cells "8-9-11-12", the Chimera "5.W".
    """
    key = short(ask.key)
    head, _, tail = option.partition(":")
    if key in _DICE:
        return f"die:{option.partition('.')[0]}"
    if head in ("die", "nectar"):
        return f"die:{tail}"
    if key in _PAYING:
        name = option.partition(".")[0]
        return name if name.rpartition(":")[2].isdecimal() else None
    if key in ("replace", "replace-line", "hydra", "cerberus", "chimera", "swap"):
        return option if option[0].isdecimal() else None
    if key == "order":
        return tail if tail in PLACES else None
    spot = option.partition(".")[0]
    return spot if spot.partition("/")[0] in PLACES else None


def printed_number(view: DivinusView, ask: Ask, option: str) -> int | None:
    """Cells and battle cells have their own numbers; dice of a turn are called by their faces."""
    key = short(ask.key)
    if key in _PAYING:
        name = option.partition(".")[0].rpartition(":")[2]
        return int(name) if name.isdecimal() and not option.startswith(("die:", "nectar:")) else 0
    if key in _BY_CELL:
        return int(option) if option.isdecimal() else None
    # Labels name all cells of these.
    return 0 if key in ("cerberus", "swap") else None


def label(view: DivinusView, ask: Ask, option: str) -> Phrase:
    """One option of a question, worded."""
    key = short(ask.key)
    if key in _DICE:
        return _own_die(view, ask.seat, option)
    if key in _PAYING:
        return _deed(view, ask, option)
    if option in _PLAIN:
        return phrase(f"divinus.pick.{option}")
    if key in ("hero-at", "hero-to"):
        return _hero_spot(view, ask.seat, option)
    if key == "choice":
        return phrase(f"divinus.story.{view.scenario}.{option}")
    if key == "pledge":
        name, _, number = option.partition(".")
        face = face_name(die_of(view, ask.seat, number).face)
        return phrase("divinus.pick.pledge-to", god=god(name), face=face)
    if key in _BY_CELL:
        return tile_of_cell(view, int(option))
    if key == "pantheon-face":
        die = view.demigod(ask.seat).pantheon_die
        assert die is not None
        return pantheon_face(die.faces[int(option) - 1])
    return _WORDS[key](option)


def die_of(view: DivinusView, seat: str, name: str) -> DieView:
    """A die of a seat."""
    return next(die for die in view.demigod(seat).dice if die.id == name)


def _own_die(view: DivinusView, seat: str, option: str) -> Phrase:
    name, _, free = option.partition(".")
    die = die_of(view, seat, name)
    if free:
        return phrase("divinus.pick.die-free", face=face_name(die.face))
    if die.cell is not None:
        return phrase("divinus.pick.die-in", face=face_name(die.face), cell=die.cell)
    return phrase("divinus.pick.die-own", face=face_name(die.face))


def _deed(view: DivinusView, ask: Ask, option: str) -> Phrase:
    """An option of a turn or a battle."""
    head, _, tail = option.partition(":")
    if head == "die":
        return _die_to_pick(view, ask, tail)
    if head in ("nectar", "voyage", "look"):
        word = "" if head == "nectar" else phrase(f"divinus.stack.{tail}")
        return phrase(f"divinus.pick.{head}", stack=word)
    if head == "use":
        return phrase("divinus.pick.use", artifact=artifact(tail))
    if head == "pantheon":
        die = view.demigod(ask.seat).pantheon_die
        assert die is not None
        return phrase("divinus.pick.pantheon", effect=pantheon_face(die.faces[die.top - 1]))
    if option in _PLAIN or option in _SMITHS:
        return phrase(f"divinus.pick.{option}")
    if tail:
        cell, _, means = tail.partition(".")
        card = monster("echidna") if head == "own" else quest(head)
        key = "divinus.pick.battle-net" if means else "divinus.pick.battle"
        return phrase(key, card=card, cell=int(cell), faces=_faces(view, ask.seat, option))
    return _cell(view, ask.seat, option)


def _die_to_pick(view: DivinusView, ask: Ask, name: str) -> Phrase:
    """A die by its face, and which one it is where several show the same."""
    face = die_of(view, ask.seat, name).face
    offered = (option.partition(":") for option in ask.options)
    alike = [
        die
        for head, _, die in offered
        if head == "die" and face_name(die_of(view, ask.seat, die).face) == face_name(face)
    ]
    number = alike.index(name) + 1 if len(alike) > 1 else 0
    return phrase("divinus.pick.die", face=face_name(face), number=number)


def _faces(view: DivinusView, seat: str, option: str) -> Arg:
    """The dice that pay for a cell of the board or of a battle."""
    payment = next(p for p in (*view.payments, *view.battles) if p.option == option)
    return dice_together(die_of(view, seat, name).face for name in payment.dice)


def _cell(view: DivinusView, seat: str, option: str) -> Phrase:
    """A cell to explore, with the dice that pay for it and what helps."""
    cell, *means = option.split(".")
    faces, tile = _faces(view, seat, option), tile_of_cell(view, int(cell))
    if means:
        helps = tuple(phrase(f"divinus.means.{name}") for name in means)
        return phrase("divinus.pick.cell-with", cell=int(cell), faces=faces, means=helps, tile=tile)
    return phrase("divinus.pick.cell", cell=int(cell), faces=faces, tile=tile)


def _plot(option: str) -> Phrase:
    return phrase("divinus.pick.plot", place=option)


def _spot(option: str) -> Phrase:
    head, _, tail = option.partition(":")
    if head == "turn":
        return phrase("divinus.pick.turn-first", turn=int(tail))
    label_, _, turn = option.partition("/")
    return phrase("divinus.pick.place", place=label_, turn=int(turn))


def _hero_spot(view: DivinusView, seat: str, option: str) -> Phrase:
    """A place for a hero: a plot, and where it matters one of its landscapes."""
    name, _, number = option.partition(".")
    if not number:
        return _plot(name)
    plot = next(plot for plot in view.demigod(seat).plots if plot.label == name)
    land = plot.tile.landscapes[int(number)]
    return phrase(
        "divinus.pick.landscape-of",
        place=name,
        terrain=terrain(land.terrain),
        sides=tuple(phrase(f"divinus.side.{'NESW'[side]}") for side in land.sides),
    )


def _quest(option: str) -> Phrase:
    return monster(option) if option in MONSTERS else quest(option)


def _slot(option: str) -> Phrase:
    return phrase("divinus.pick.over", artifact=artifact(option))


def _stick(option: str) -> Phrase:
    die, _, face = option.partition(".")
    return phrase("divinus.pick.stick", die=int(die), face=int(face))


def _sticker_place(option: str) -> Phrase:
    owner, _, spot = option.partition(".")
    if owner == "board":
        return phrase("divinus.pick.board", cell=int(spot))
    return phrase("divinus.pick.map", seat=seat_name(owner), place=spot)


def _trigger(option: str) -> Phrase:
    head, _, tail = option.partition(":")
    if head == "quest":
        return phrase("divinus.pick.order-quest", quest=quest(tail))
    if head == "artifact":
        return artifact(tail)
    if head == "temple":
        return phrase("divinus.pick.order-temple", place=tail)
    if head == "location":
        return phrase("divinus.pick.order-location", place=location(int(tail)))
    return hero(head)


def _chimera(option: str) -> Phrase:
    cell, _, side = option.partition(".")
    return phrase("divinus.pick.chimera", cell=int(cell), side=phrase(f"divinus.side.{side}"))


def _swap(option: str) -> Phrase:
    one, _, other = option.partition("-")
    return phrase("divinus.pick.swap", one=int(one), other=int(other))


def _cells(option: str) -> Phrase:
    cells = tuple(phrase("divinus.number", number=int(cell)) for cell in option.split("-"))
    return phrase("divinus.pick.cells", cells=cells)


def _tile(option: str) -> Phrase:
    return phrase("divinus.tile-id", tile=option)


_WORDS: dict[str, Callable[[str], Phrase]] = {
    "god": god,
    "quest": _quest,
    "hero": hero,
    "tile": demigod_tile,
    "draft": artifact,
    "velund": artifact,
    "artifact": artifact,
    "upgrade": artifact,
    "slot": _slot,
    "hephaestus": sticker,
    "stick": _stick,
    "face": lambda option: phrase("divinus.pick.face", face=int(option)),
    "temple": temple,
    "people": faction,
    "pantheon": favour,
    "favourite": favour,
    "support": god,
    "battle": favour,
    "visit": lambda option: phrase(f"divinus.place.{option}"),
    "new-faces": lambda option: phrase(
        "divinus.pick.new-face",
        face=int(option.partition(".")[0]),
        effect=pantheon_face(option.partition(".")[2]),
    ),
    "stack": lambda option: phrase(f"divinus.stack.{option}"),
    "line": lambda option: phrase(f"divinus.line.{option}"),
    "symbol": lambda option: phrase(f"divinus.symbol.{option}"),
    "landscape": lambda option: terrain(option.partition(".")[2]),
    "sticker": _sticker_place,
    "place": _spot,
    "move-to": _spot,
    "move-tile": _plot,
    "atalanta": _plot,
    "own-monster": _plot,
    "frame": lambda option: phrase("divinus.pick.frame", place=option),
    "order": _trigger,
    "cerberus": _cells,
    "chimera": _chimera,
    "swap": _swap,
    "voyage": _tile,
    "drawn": _tile,
    "sink": _tile,
}
