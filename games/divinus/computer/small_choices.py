"""Answers the smaller questions: what to draft, build, refresh and fight for."""

from __future__ import annotations

from games.divinus.components import TEMPLES
from games.divinus.computer.evaluation import evaluate
from games.divinus.computer.exploring import choose_cell, temples_of
from games.divinus.computer.heroes import should_move
from games.divinus.map_survey import survey
from games.divinus.view import DemigodView, DivinusView, PaymentView
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
# Faces of the Greek die that may make a Rest unnecessary, and those that change dice.
SPARING = ("refresh_2", "refresh_1", "reactivate_1", "refresh_line")
CHANGING = ("reroll_any", "reroll_2", "flip_2", "flip_1")
# An artifact that refreshes dice at any time.
REFRESHING = "use:a15"
# A battle is fought with a single die while so many others stay active.
SPARE_DICE = 3
# Dice that pay for an exploration of at least this gain are not changed.
WORTHWHILE = 0.3


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


def choose_battle(view: DivinusView, options: tuple[str, ...]) -> str:
    """The battle cell that takes fewest dice, of equals one of a card that is nearly finished."""
    cheap = [payment for payment in view.battles if payment.option in options]
    if not cheap:
        return options[0]
    free = {card.id: sum(not taken for taken in card.cells.values()) for card in view.monsters}

    def cost(payment: PaymentView) -> tuple[int, int, int]:
        card = payment.option.partition(":")[0]
        return len(payment.dice), free.get(card, 0), -payment.cell

    return min(cheap, key=cost).option


def worth_a_fight(view: DivinusView, seat: str) -> bool:
    """Whether a battle costs little now: one die while enough others stay active."""
    active = sum(die.whereabouts == "active" for die in view.demigod(seat).dice)
    cheapest = min((len(payment.dice) for payment in view.battles), default=9)
    return cheapest == 1 and active > SPARE_DICE


def before_rest(view: DivinusView, seat: str, options: tuple[str, ...]) -> str:
    """What to do before a Rest: refreshed dice may make it unnecessary, and it rolls spent dice
    anyway.

    So a battle, a pledge, a move of the hero or a visit to a forge costs nothing then.
    """
    demigod = view.demigod(seat)
    used = sum(die.whereabouts in ("cell", "used") for die in demigod.dice)
    shown = demigod.pantheon_die
    effect = shown.faces[shown.top - 1] if shown is not None and shown.active else ""
    wanted: list[str] = []
    if used > 1:
        wanted += [option for option in options if option.startswith("nectar:")]
        wanted.append(REFRESHING)
    if (effect in SPARING and used) or effect in CHANGING:
        wanted.append("pantheon")
    wanted += ["fight", "pledge"]
    if "hero" in options and should_move(view, seat, resting=True):
        wanted.append("hero")
    if len(demigod.artifacts) < demigod.artifact_slots:
        wanted.append("velund")
    wanted.append("hephaestus")
    return next((option for option in wanted if option in options), "rest")


def least_dice(demigod: DemigodView, options: tuple[str, ...], count: int) -> tuple[str, ...]:
    """The dice that are of least use, in the order of the options."""
    dice = {die.id: die for die in demigod.dice}
    least = sorted(options, key=lambda name: (len(dice[name].values), -max(dice[name].values)))
    return tuple(name for name in options if name in least[:count])


def change_dice(
    view: DivinusView, seat: str, key: str, options: tuple[str, ...], low: int, high: int
) -> tuple[str, ...]:
    """Which active dice to roll again, flip or set: none while they pay for a good exploration.

    Setting a die costs nothing, so the lowest one is set.
    """
    demigod = view.demigod(seat)
    if key == "set-die":
        return least_dice(demigod, options, high)
    _, gain = choose_cell(view, seat)
    return options[:low] if gain > WORTHWHILE else least_dice(demigod, options, high)


def choose_slot(options: tuple[str, ...]) -> str:
    """A free slot; otherwise none if that is allowed, or else that of the least useful artifact."""
    for option in ("free", "none"):
        if option in options:
            return option
    return max(options, key=_rank)


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
