"""Answers the smaller questions: what to draft, build, refresh and fight for."""

from __future__ import annotations

from games.divinus.components import TEMPLES
from games.divinus.computer.battles import promising_battles
from games.divinus.computer.evaluation import evaluate
from games.divinus.computer.exploring import temples_of
from games.divinus.computer.heroes import should_move
from games.divinus.map_survey import survey
from games.divinus.view import DemigodView, DivinusView
from games.divinus.view_queries import consecrated_by, layout_of

# Heroes and artifacts, the most useful first.
HEROES = ("heracles", "prometheus", "perseus", "theseus", "odysseus", "atalanta")
ARTIFACTS = ("a03", "a15", "a02", "a01", "a05", "a04", "a12", "a16", "a06", "a14", "a10", "a07")
# Die stickers, the most useful first: several values, then high ones.
STICKERS = (
    "d2_4_6", "d1_3_5", "d1_12", "d2_11", "nectar", "d5_9", "d4_8", "d3_6", "d2_6", "d3_5", "d1_4",
    "swords", "d12", "d11", "d10", "d8", "d7", "fire", "d5", "d3",
)  # fmt: skip
# Own tiles: a symbol of a people beside the universal one is better than a place of power.
OWN_TILES = ("s1", "s2", "s3", "s4", "s5", "s6")
# Faces of the Greek die that may make a Rest unnecessary.
SPARING = ("refresh_2", "refresh_1", "reactivate_1", "refresh_line")
# An artifact that refreshes dice at any time.
REFRESHING = "use:a15"


def first_of(wanted: tuple[str, ...], options: tuple[str, ...]) -> str:
    """The first of the wanted ones that is offered, else the first offered."""
    return next((name for name in wanted if name in options), options[0])


def choose_temple(view: DivinusView, seat: str, where: str, options: tuple[str, ...]) -> str:
    """A temple that is consecrated at once, or nearly so; otherwise none."""
    demigod = view.demigod(seat)
    land = survey(layout_of(demigod))
    spot = next(
        (
            (mark.label, mark.landscape)
            for mark in land.marks
            if mark.label == where and mark.kind == "power"
        ),
        None,
    )
    if spot is None:
        return "none"
    best, most = "none", evaluate(view, seat, land.layout, temples_of(demigod))
    for name in options:
        if name == "none":
            continue
        kind = f"temple:{TEMPLES[name].pantheon}"
        layout = tuple(
            placed_tile._replace(
                symbols=tuple((n, kind if k == "power" else k) for n, k in placed_tile.symbols)
            )
            if placed_tile.label == where
            else placed_tile
            for placed_tile in land.layout
        )
        value = evaluate(view, seat, layout, {**temples_of(demigod), where: name})
        if consecrated_by(demigod, land, spot, (name,)):
            value += 0.2
        if value > most:
            best, most = name, value
    return best


def shown_effect(demigod: DemigodView) -> str:
    """The effect on top of the active die of a pantheon; empty if there is none."""
    die = demigod.pantheon_die
    return die.faces[die.top - 1] if die is not None and die.active else ""


def before_rest(view: DivinusView, seat: str, options: tuple[str, ...]) -> str:
    """What to do before a Rest: refreshed dice may make it unnecessary, and it rolls spent dice
    anyway.

    So a battle, a pledge, a move of the hero or a visit to a forge costs nothing then.
    """
    demigod = view.demigod(seat)
    used = sum(die.whereabouts in ("cell", "used") for die in demigod.dice)
    effect = shown_effect(demigod)
    wanted: list[str] = []
    if used > 1:
        wanted += [option for option in options if option.startswith("nectar:")]
        wanted.append(REFRESHING)
    if effect in SPARING and used:
        wanted.append("pantheon")
    if promising_battles(view, seat):
        wanted.append("fight")
    wanted.append("pledge")
    if "hero" in options and should_move(view, seat, resting=True):
        wanted.append("hero")
    if len(demigod.artifacts) < demigod.artifact_slots:
        wanted.append("velund")
    wanted.append("hephaestus")
    return next((option for option in wanted if option in options), "rest")


def choose_artifact(demigod: DemigodView, options: tuple[str, ...]) -> str:
    """The most useful artifact, if there is a slot for it or it is better than one that is held."""
    best = min(options, key=_rank)
    if len(demigod.artifacts) < demigod.artifact_slots:
        return best
    return best if _rank(best) < _rank(_least_artifact(demigod)) else "none"


def choose_slot(demigod: DemigodView, options: tuple[str, ...]) -> str:
    """A free slot, or else that of the least useful artifact."""
    return "free" if "free" in options else _least_artifact(demigod)


def _least_artifact(demigod: DemigodView) -> str:
    """The held artifact of least use; an upgraded one is kept as long as there is another."""
    return max(demigod.artifacts, key=lambda held: (not held.upgraded, _rank(held.id))).id


def _rank(name: str) -> int:
    return ARTIFACTS.index(name) if name in ARTIFACTS else len(ARTIFACTS)


def choose_face(demigod: DemigodView, options: tuple[str, ...]) -> str:
    """A face without a sticker, on the die that has fewest of them."""
    dice = {die.id: die for die in demigod.dice}

    def cost(option: str) -> tuple[bool, int]:
        name, _, face = option.partition(".")
        faces = dice[name].faces
        return bool(faces[int(face) - 1].sticker), sum(bool(each.sticker) for each in faces)

    return min(options, key=cost)
