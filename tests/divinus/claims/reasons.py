"""Compares reasons and headlines of Divinus with the position they are said in."""

from __future__ import annotations

from dataclasses import replace

from games.core.fair import Dice
from games.core.learn.reasons import declined
from games.divinus.components import GODS, QUESTS
from games.divinus.state import State
from tests.harness.statements import Offered, OptionCheck, Said, StateCheck

Option = Offered[State]


def _rest(said: Option) -> bool:
    dice = said.state.demigods[said.me].dice
    active = sum(die.where == "active" for die in dice)
    return (said.number("active"), said.number("count")) == (active, len(dice))


def _god(said: Option) -> bool:
    return said.last("name") in said.state.gods and said.last("name") in GODS


def _quest(said: Option) -> bool:
    name = said.last("name")
    return name in QUESTS and name in said.state.quests and name not in said.state.taken


def _cheapest(said: Option) -> bool | None:
    """No other cell of the same card takes fewer dice."""
    card = said.pick.partition(":")[0]
    battles = {
        battle.option: len(battle.dice)
        for battle in said.view.battles
        if battle.option.partition(":")[0] == card and battle.option in said.ask.options
    }
    return battles[said.pick] == min(battles.values()) if said.pick in battles else None


def _last_battle(said: Option) -> bool:
    """A card on the table lacks a single marker."""
    return any(
        len(battle.cells) - len(battle.markers) == 1 for battle in said.state.battles.values()
    )


def _slot(said: Option) -> bool:
    """A free slot where there is one."""
    return said.pick == "free" or "free" not in said.ask.options


def _sticker_face(said: Option) -> bool:
    """The face has no sticker yet, and no other die has fewer."""
    number, _, face = said.pick.partition(".")
    dice = {die.id: die for die in said.state.demigods[said.me].dice}
    bare = not dice[number].faces[int(face) - 1]
    counts = {name: sum(map(bool, die.faces)) for name, die in dice.items()}
    offered = {option.partition(".")[0] for option in said.ask.options}
    return bare and counts[number] == min(counts[name] for name in offered)


def _round(said: Said[State]) -> bool:
    most = max(len(demigod.plots) for demigod in said.state.demigods.values())
    return said.state.round == said.number("round") and (
        said.key.endswith("last-round") or most == said.number("most")
    )


def _last_round(said: Said[State]) -> bool:
    return said.state.last_round and said.state.round == said.number("round")


def _before_rest(said: Option) -> bool:
    """Without this deed, and others that come before a Rest, the computer would rest."""
    fork = said.outcome.fork
    computer = fork.game.computer(fork.game.computer_kinds[0])
    left = said.ask.options
    picks = said.picks
    while picks[0] in left and picks[0] != "rest":
        if picks[0] in {found.option for found in said.view.payments}:
            return False
        left = tuple(option for option in left if option != picks[0])
        picks = computer(replace(said.ask, options=left), lambda: said.view, Dice(b"rest"))
    return picks[0] == "rest"


def _costs_no_die(said: Option) -> bool:
    """No fewer dice are active than before."""
    before, after = (state.demigods[said.me].active_dice() for state in (said.state, said.after))
    return said.pick == "pantheon" and len(after) >= len(before)


def _few(said: Option) -> bool:
    return len(said.picks) < len(said.ask.options)


def _ahead(said: Option) -> bool:
    """In no other pantheon's favour is the seat further ahead of its best rival."""

    def lead(pantheon: str) -> int:
        favour = {
            seat: demigod.favour["greek" if pantheon == "greek" else "norse"]
            for seat, demigod in said.state.demigods.items()
        }
        return favour.pop(said.me) - max(favour.values(), default=0)

    return lead(said.pick) == max(map(lead, said.ask.options))


def _pledge(said: Option) -> bool:
    """No other die on offer for that god shows more."""
    god = said.pick.partition(".")[0]
    dice = {die.id: die for die in said.view.demigod(said.me).dice}
    shown = {
        option: max(dice[option.partition(".")[2]].values, default=0)
        for option in said.ask.options
        if option.startswith(f"{god}.")
    }
    return shown[said.pick] == max(shown.values())


def _at_random(said: Option) -> bool:
    """With other dice the computer answers otherwise."""
    fork = said.outcome.fork
    computer = fork.game.computer(fork.game.computer_kinds[0])
    answers = {computer(said.ask, lambda: said.view, Dice(b"lot", str(n))) for n in range(30)}
    return len(answers) > 1


REASONS: dict[str, OptionCheck] = {
    "divinus.why.use": _at_random,
    "divinus.why.same": lambda said: said.picks == said.ask.options[: max(1, said.ask.low)],
    "divinus.why.favourite": lambda said: said.pick == "greek",
    "divinus.why.ahead": _ahead,
    "divinus.why.pledge": _pledge,
    "divinus.why.leading": lambda said: said.question == "battle",
    "divinus.why.none-better": lambda said: said.question in ("choice", "visit"),
    "divinus.why.all": lambda said: len(said.picks) == said.ask.high,
    "divinus.why.few": _few,
    "divinus.why.pantheon": _costs_no_die,
    "divinus.why.before-rest": _before_rest,
    "divinus.why.only": lambda said: len(said.ask.options) == 1,
    "divinus.why.rest": _rest,
    "divinus.why.fight": lambda said: said.pick == "fight",
    "divinus.why.cell-god": _god,
    "divinus.why.place-god": _god,
    "divinus.why.cell-quest": _quest,
    "divinus.why.place-quest": _quest,
    "divinus.why.cheapest": _cheapest,
    "divinus.why.last-battle": _last_battle,
    "divinus.why.no-artifact": lambda said: declined(said.picks),
    "divinus.why.slot": _slot,
    "divinus.why.face": _sticker_face,
    "divinus.why.leave": lambda said: declined(said.picks) or said.pick == "none",
    "divinus.why.no-temple": lambda said: declined(said.picks),
    "divinus.why.temple": lambda said: not declined(said.picks),
}

HEADLINES: dict[str, StateCheck] = {
    "divinus.headline.set-up": lambda said: said.state.stage == "set_up",
    "divinus.headline.round": _round,
    "divinus.headline.last-round": _last_round,
    "divinus.headline.over": lambda said: said.state.over,
    "divinus.headline.scenario-set-up": lambda said: said.state.stage == "set_up",
    "divinus.headline.scenario-round": _round,
    "divinus.headline.scenario-last-round": _last_round,
    "divinus.headline.scenario-over": lambda said: said.state.over,
}
