"""Explains the answers of the sensible computer player in a sentence each."""

from __future__ import annotations

from collections.abc import Callable

from games.ankh.board import claws
from games.ankh.computer import acting, moving
from games.ankh.computer.evaluation import Evaluation
from games.ankh.view import AnkhView
from games.ankh.words.names import figure
from games.core.fair import Dice
from games.core.learn.reasons import reason_key
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask, Picks

_REASONS: dict[str, tuple[str, ...]] = {
    "god": ("ankh.why.lot",),
    "control": ("ankh.why.majority",),
    "power": ("ankh.why.power",),
    "caravan": ("ankh.why.split", "ankh.why.no-split"),
    "caravan-from": ("ankh.why.split",),
    "caravan-to": ("ankh.why.split",),
    "caravan-way": ("ankh.why.split",),
    "consolidate": ("ankh.why.union",),
    "move": ("ankh.why.figure", "ankh.why.stand"),
    "move-to": ("ankh.why.posture",),
    "rally-to": ("ankh.why.posture",),
    "summon-at": ("ankh.why.posture",),
    "mummy": ("ankh.why.posture",),
    "push": ("ankh.why.push",),
    "capture": ("ankh.why.capture",),
    "card": ("ankh.why.card",),
    "double": ("ankh.why.double", "ankh.why.no-double"),
    "build": ("ankh.why.majority",),
    "build-at": ("ankh.why.build-at",),
    "bid": ("ankh.why.bid",),
    "token": ("ankh.why.token",),
    "swap": ("ankh.why.no-swap",),
    "radiant": ("ankh.why.radiant", "ankh.why.leave"),
    "tiebreaker": ("ankh.why.tiebreaker", "ankh.why.leave"),
    "protect": ("ankh.why.protect", "ankh.why.leave"),
    "worship": ("ankh.why.worship", "ankh.why.leave"),
    "take-over": ("ankh.why.take-over", "ankh.why.leave"),
}
_OTHER = ("ankh.why.use", "ankh.why.leave")


def reason(view: AnkhView, ask: Ask, picks: Picks) -> Phrase:
    """The reason for an answer."""
    key = ask.key.removeprefix("ankh.ask.")
    if len(ask.options) == 1:
        return phrase("ankh.why.only")
    if key in ("action", "second"):
        return _action(Evaluation(view, ask.seat, Dice(b"", "reason")), picks[0])
    explain = _CHECKED.get(key)
    if explain is not None:
        return explain(Evaluation(view, ask.seat, Dice(b"", "reason")), ask, picks[0])
    return phrase(reason_key(_REASONS, ask, picks, _OTHER))


def _action(evaluation: Evaluation, action: str) -> Phrase:
    view = evaluation.view
    own = acting.action_value(evaluation, action)
    if acting.brings_event(evaluation, action) and acting.event_value(evaluation) > own:
        event = view.events[view.event + 1]
        return phrase("ankh.why.event", event=phrase(f"ankh.event.{event}"))
    if action == "followers":
        return phrase("ankh.why.followers", count=acting.income(evaluation))
    if action == "ankh" and len(evaluation.me.powers) == acting.ALL_POWERS:
        return phrase("ankh.why.ankh-all")
    if action == "ankh":
        return phrase("ankh.why.ankh" if own > 0 else "ankh.why.ankh-later")
    if own <= acting.NEGLIGIBLE_VALUE:
        return phrase("ankh.why.little")
    return phrase("ankh.why.move" if action == "move" else "ankh.why.summon")


def _summon(evaluation: Evaluation, ask: Ask, option: str) -> Phrase:
    return phrase(_SUMMONED.get(option, "ankh.why.guardians"))


def _summon_by(evaluation: Evaluation, ask: Ask, option: str) -> Phrase:
    special = "ankh.why.beside" if "plain" in ask.options else "ankh.why.beside-only"
    return phrase(_SUMMONED_BY.get(option, special))


_SUMMONED: dict[str, str] = {
    "warrior": "ankh.why.warrior",
    "ransom": "ankh.why.ransom",
    "none": "ankh.why.leave",
}
_SUMMONED_BY: dict[str, str] = {"plain": "ankh.why.plain", "done": "ankh.why.leave"}


def _claws(evaluation: Evaluation, ask: Ask, option: str) -> Phrase:
    start = str(ask.facts.get("hex", ""))
    owners = aimed_owners(evaluation, start, int(option.removeprefix("claws:")))
    rivals = [o for o in owners if o is not None and o != evaluation.god]
    if rivals:
        return phrase("ankh.why.claws", rivals=tuple(seat_name(rival) for rival in rivals))
    spares = evaluation.god not in owners
    return phrase("ankh.why.claws-spare" if spares else "ankh.why.claws-least")


def aimed_owners(evaluation: Evaluation, start: str, turn: int) -> list[str | None]:
    """The owners of the monuments that a Giant Scorpion's claws would tear down, each once."""
    cells = [
        evaluation.cells[label]
        for label in claws(start, turn)
        if label in evaluation.board.beside[start]
    ]
    return list(dict.fromkeys(cell.monument_owner for cell in cells if cell.monument is not None))


def _rally(evaluation: Evaluation, ask: Ask, option: str) -> Phrase:
    region = evaluation.view.battle.region if evaluation.view.battle else 0
    lead = evaluation.strength(evaluation.god, region) - evaluation.rivals_in(region)
    if option == "done":
        return phrase(
            "ankh.why.no-rally" if lead >= moving.SAFE_LEAD else "ankh.why.no-rally-spare"
        )
    name = figure(evaluation.figures[option].kind)
    key = "ankh.why.rally" if spared(evaluation, option) else "ankh.why.rally-weigh"
    return phrase(key, figure=name)


def spared(evaluation: Evaluation, label: str) -> bool:
    """Whether the god stays strongest in each region of a figure after the figure has left."""
    strength = evaluation.figure_strength(label)
    return all(
        evaluation.strength(evaluation.god, region) - strength > evaluation.rivals_in(region)
        for region in evaluation.cells[label].regions
    )


def _gate(evaluation: Evaluation, ask: Ask, option: str) -> Phrase:
    if option == "none":
        return phrase("ankh.why.no-gate")
    return phrase("ankh.why.gate" if option == "new" else "ankh.why.gate-covered")


def _gate_at(evaluation: Evaluation, ask: Ask, option: str) -> Phrase:
    here = serving_monuments(evaluation, option)
    if here and here == max(serving_monuments(evaluation, at) for at in ask.options):
        return phrase("ankh.why.gate-at", count=here)
    beside = sum(
        evaluation.cells[at].monument is not None for at in evaluation.board.beside[option]
    )
    return phrase("ankh.why.gate-beside", count=beside) if beside else phrase("ankh.why.gate-alone")


def serving_monuments(evaluation: Evaluation, label: str) -> int:
    """How many monuments beside a hex are the god's own or neutral."""
    near = (evaluation.cells[at] for at in evaluation.board.beside[label])
    return sum(
        cell.monument is not None and cell.monument_owner in (None, evaluation.god) for cell in near
    )


_CHECKED: dict[str, Callable[[Evaluation, Ask, str], Phrase]] = {
    "summon": _summon,
    "summon-by": _summon_by,
    "claws": _claws,
    "rally": _rally,
    "gate": _gate,
    "gate-at": _gate_at,
}
"""Questions whose reason depends on the position."""
