"""The smaller questions: what to draft, build, refresh and fight for."""

from __future__ import annotations

from games.divinus.bot.exploring import temples_of
from games.divinus.bot.worth import worth
from games.divinus.components import TEMPLES
from games.divinus.land import survey
from games.divinus.outlook import consecrated_by, layout_of
from games.divinus.view import DemigodView, DivinusView

# Heroes and artifacts, those that help most often first.
HEROES = ("heracles", "prometheus", "perseus", "theseus", "odysseus", "atalanta")
ARTIFACTS = ("a03", "a15", "a02", "a01", "a05", "a04", "a12", "a16", "a06", "a14", "a10", "a07")
# An artifact that refreshes dice at any time.
REFRESHING = "use:a15"
# A battle is worth a single die while so many others stay active.
SPARE_DICE = 3


def first_of(wanted: tuple[str, ...], options: tuple[str, ...]) -> str:
    """The first of the wanted ones that is offered, else the first offered."""
    return next((name for name in wanted if name in options), options[0])


def choose_temple(view: DivinusView, seat: str, where: str, options: tuple[str, ...]) -> str:
    """A temple that is consecrated at once, or that has good hopes of it, or none."""
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
    best, most = "none", worth(view, seat, land.layout, temples_of(demigod))
    for name in options:
        if name == "none":
            continue
        kind = f"temple:{TEMPLES[name].pantheon}"
        layout = tuple(
            lie._replace(symbols=tuple((n, kind if k == "power" else k) for n, k in lie.symbols))
            if lie.label == where
            else lie
            for lie in land.layout
        )
        value = worth(view, seat, layout, {**temples_of(demigod), where: name})
        if consecrated_by(land, spot, (name,)):
            value += 0.2
        if value > most:
            best, most = name, value
    return best


def choose_battle(view: DivinusView, options: tuple[str, ...]) -> str:
    """The battle cell that takes fewest dice."""
    cheap = [payment for payment in view.battles if payment.option in options]
    if not cheap:
        return options[0]
    return min(cheap, key=lambda payment: len(payment.dice)).option


def worth_a_fight(view: DivinusView, seat: str) -> bool:
    """Whether a battle costs little now: one die while enough others stay active."""
    active = sum(die.whereabouts == "active" for die in view.demigod(seat).dice)
    cheapest = min((len(payment.dice) for payment in view.battles), default=9)
    return cheapest == 1 and active > SPARE_DICE


def before_rest(demigod: DemigodView, options: tuple[str, ...]) -> str:
    """What to do before a Rest: refreshed dice may spare it, and a Rest rolls spent dice anyway.

    So a battle or a visit to a forge costs nothing now.
    """
    used = sum(die.whereabouts in ("cell", "used") for die in demigod.dice)
    wanted: list[str] = []
    if used > 1:
        wanted += [option for option in options if option.startswith("nectar:")]
        wanted.append(REFRESHING)
    wanted.append("fight")
    if len(demigod.artifacts) < demigod.artifact_slots:
        wanted.append("velund")
    wanted.append("hephaestus")
    return next((option for option in wanted if option in options), "rest")


def choose_slot(options: tuple[str, ...]) -> str:
    """A free slot; else an artifact stays as it is where that is allowed, else the least goes."""
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
