"""Answers the questions of a campaign: choices, visits, battles of the gods, pledges, new faces."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.fair import Dice
from games.core.steps import Ask
from games.divinus.campaign.scenarios import LOCATIONS, SCENARIOS
from games.divinus.components import FACTIONS
from games.divinus.computer.evaluation import evaluate
from games.divinus.computer.exploring import temples_of
from games.divinus.view import DemigodView, DivinusView, Pantheon
from games.divinus.view_queries import layout_of
from games.divinus.vocabulary import Effect

# Estimated values in favour.
USED_DIE = {"refresh": 0.22, "reactivate": 0.26}
ACTIVE_DIE = {"reroll": 0.1, "flip": 0.08, "set_die": 0.22, "spend": -0.2}
PLAIN = {
    "temple_supply": 0.36,
    "move_tile": 0.15,
    "swap_board": 0.1,
    "replace_board": 0.12,
    "peek": 0.05,
    "total_token": 0.25,
    "location": 0.5,
    "support": 0.3,
    "free_hero_move": 0.1,
}
# The step of the random bonus that decides between nearly equal options of a location.
WHIM = 0.05
HOLDERS_LOSS = 0.25
RIVALS_LOSS = 0.05
# Faces of the pantheons' dice, the least useful first.
WEAK_FACES = ("swap_adjacent", "flip_1", "replace_1", "reroll_2", "move_tile", "refresh_1")


def sticker_gain(view: DivinusView, seat: str, people: str) -> float:
    """By how much a symbol of a people raises the value of the map, where it is best."""
    demigod = view.demigod(seat)
    layout = layout_of(demigod)
    if not layout:
        return 0.0
    temples = temples_of(demigod)
    now = evaluate(view, seat, layout, temples)
    return max(value for _, value in _with_symbol(view, seat, people)) - now


def _with_symbol(view: DivinusView, seat: str, people: str) -> list[tuple[str, float]]:
    demigod = view.demigod(seat)
    layout, temples = layout_of(demigod), temples_of(demigod)
    found: list[tuple[str, float]] = []
    for plot in demigod.plots:
        for number in range(len(plot.tile.landscapes)):
            with_it = tuple(
                placed_tile._replace(symbols=(*placed_tile.symbols, (number, people)))
                if placed_tile.label == plot.label
                else placed_tile
                for placed_tile in layout
            )
            found.append((f"{plot.label}.{number}", evaluate(view, seat, with_it, temples)))
    return found


def choose_sticker_tile(view: DivinusView, seat: str, kind: str, options: Sequence[str]) -> str:
    """The tile of the own map on which a symbol is best; any tile for a location."""
    mine = [option for option in options if option.startswith(f"{seat}.")]
    if not mine or kind not in FACTIONS:
        return options[0]
    best = {
        spot.partition(".")[0]: value
        for spot, value in sorted(_with_symbol(view, seat, kind), key=lambda pair: pair[1])
    }
    return max(mine, key=lambda option: best[option.partition(".")[2]])


def choose_landscape(
    view: DivinusView, seat: str, kind: str, where: str, options: Sequence[str]
) -> str:
    """The landscape of a tile on which a symbol is best."""
    if kind not in FACTIONS or not where:
        return options[0]
    values = dict(_with_symbol(view, seat, kind))
    return max(options, key=lambda option: values.get(f"{where}.{option.partition('.')[0]}", 0.0))


def effect_value(view: DivinusView, seat: str, effect: Effect) -> float:
    """The estimated value of an effect for a seat, in favour."""
    demigod = view.demigod(seat)
    used = sum(die.whereabouts in ("cell", "used") for die in demigod.dice)
    active = sum(die.whereabouts == "active" for die in demigod.dice)
    if effect.do == "favor":
        return float(effect.n)
    if effect.do in USED_DIE:
        return USED_DIE[effect.do] * min(effect.n, used)
    if effect.do in ACTIVE_DIE:
        return ACTIVE_DIE[effect.do] * min(effect.n, active)
    if effect.do == "faction_sticker":
        peoples = FACTIONS if effect.faction == "choose" else (effect.faction,)
        return 0.1 + max(sticker_gain(view, seat, people) for people in peoples)
    if effect.do == "artifact":
        return 0.5 if len(demigod.artifacts) < demigod.artifact_slots else 0.15
    if effect.do == "upgrade_artifact":
        return 0.45 if any(held.upgradable for held in demigod.artifacts) else 0.0
    if effect.do == "die_sticker":
        return 0.3 if effect.ids else 0.35
    return PLAIN.get(effect.do, 0.0) * effect.n


def leading_pantheon(view: DivinusView, seat: str) -> Pantheon | None:
    """The pantheon whose favour is higher for a seat if the gods were scored now; None if equal."""
    demigod = view.demigod(seat)
    owed: dict[Pantheon, int] = {
        "greek": demigod.favour["greek"],
        "norse": demigod.favour["norse"],
    }
    for god in view.gods:
        owed[god.pantheon] += sum(goal.rewards[seat] for goal in god.goals)
    if owed["greek"] == owed["norse"]:
        return None
    return "greek" if owed["greek"] > owed["norse"] else "norse"


def choose_story(view: DivinusView, ask: Ask, dice: Dice) -> str:
    """The option with the highest value; one of equals by lot."""
    choice, reward = SCENARIOS[view.scenario].choice, str(ask.facts.get("reward", ""))

    def value(name: str) -> float:
        effects = choice.option(name).earned(reward)
        return round(sum(effect_value(view, ask.seat, effect) for effect in effects), 3)

    # Equals by lot, so that the order of the options does not matter.
    return max(dice.sample(ask.options, len(ask.options)), key=value)


def choose_visit(view: DivinusView, ask: Ask, dice: Dice) -> str:
    """The option with the highest value at a location: ending one's own title is a loss, ending a
    rival's a small gain."""
    seat, reward = ask.seat, str(ask.facts.get("reward", ""))
    demigod = view.demigod(seat)
    whims = {name: WHIM * dice.below(4) for name in ask.options}

    def value(name: str) -> float:
        number = int(name.partition(".")[0])
        option = LOCATIONS[number].option(name)
        effects = option.earned(reward)
        gains = whims[name] + sum(effect_value(view, seat, effect) for effect in effects)
        if option.then == "keep":
            return gains
        if number in demigod.titles:
            return gains - HOLDERS_LOSS
        held = any(number in other.titles for other in view.demigods)
        return gains + (RIVALS_LOSS if held else 0.0)

    return max(ask.options, key=value)


def choose_favour(view: DivinusView, seat: str, options: Sequence[str]) -> str:
    """Favour of the pantheon whose favourite one is likelier to become."""

    def lead(pantheon: str) -> int:
        mine = _favour(view.demigod(seat), pantheon)
        rivals = [_favour(d, pantheon) for d in view.demigods if d.seat != seat]
        return mine - max(rivals, default=0)

    return max(options, key=lead)


def _favour(demigod: DemigodView, pantheon: str) -> int:
    return demigod.favour["greek" if pantheon == "greek" else "norse"]


def choose_new_faces(options: Sequence[str], count: int) -> tuple[str, ...]:
    """The weakest faces of the die make room."""

    def rank(option: str) -> int:
        effect = option.partition(".")[2]
        return WEAK_FACES.index(effect) if effect in WEAK_FACES else len(WEAK_FACES)

    weak = sorted(options, key=rank)[:count]
    return tuple(option for option in options if option in weak and rank(option) < len(WEAK_FACES))


def choose_pledge(view: DivinusView, seat: str, options: Sequence[str]) -> str:
    """The highest die for the god with whom one could lead for least."""
    dice = {die.id: die for die in view.demigod(seat).dice}

    def behind(god: str) -> int:
        mine = view.demigod(seat).support.get(god, 0)
        best = max(d.support.get(god, 0) for d in view.demigods if d.seat != seat)
        return best - mine

    gods = list(dict.fromkeys(option.partition(".")[0] for option in options))
    # With a lead that is large enough, support goes to the other god.
    open_gods = [god for god in gods if behind(god) > -12] or gods
    god = min(open_gods, key=lambda name: abs(behind(name) + 1))
    mine = [option for option in options if option.startswith(f"{god}.")]
    return max(mine, key=lambda option: max(dice[option.partition(".")[2]].values, default=0))
