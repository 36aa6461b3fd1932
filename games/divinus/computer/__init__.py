"""The sensible computer player: lays each tile where it raises the value of the map most."""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.game import random_player
from games.core.phrase import Phrase
from games.core.steps import Ask, Picks
from games.divinus.components import FACTIONS
from games.divinus.computer.battles import can_finish, choose_battle, is_cheap
from games.divinus.computer.campaign_choices import (
    choose_favour,
    choose_landscape,
    choose_new_faces,
    choose_pledge,
    choose_sticker_tile,
    choose_story,
    choose_visit,
    leading_pantheon,
    sticker_gain,
)
from games.divinus.computer.changing_dice import (
    change_dice,
    choose_top,
    least_dice,
    should_change,
)
from games.divinus.computer.exploring import choose_cell, choose_place
from games.divinus.computer.heroes import (
    choose_people,
    choose_spot,
    choose_walking_die,
    should_move,
)
from games.divinus.computer.small_choices import (
    ARTIFACTS,
    HEROES,
    OWN_TILES,
    STICKERS,
    before_rest,
    choose_artifact,
    choose_face,
    choose_slot,
    choose_temple,
    first_of,
    shown_effect,
)
from games.divinus.view import DivinusView

_LEAVE = ("none", "no", "done")


def sensible(ask: Ask, get_view: Callable[[], DivinusView], dice: Dice) -> Picks:
    """Answer a question."""
    key = ask.key.removeprefix("divinus.ask.")
    if len(ask.options) == 1 and ask.low == 1:
        return ask.options
    if key in _BY_VIEW:
        return (_BY_VIEW[key](get_view(), ask),)
    if key in _BY_OPTIONS:
        return (_BY_OPTIONS[key](ask.options),)
    if key == "choice":
        return (choose_story(get_view(), ask, dice),)
    if key == "visit":
        return (choose_visit(get_view(), ask, dice),)
    if key in ("refresh", "reactivate"):
        return ask.options[: ask.high]
    if key == "new-faces":
        return choose_new_faces(ask.options, ask.high)
    if key == "lay-aside":
        return least_dice(get_view().demigod(ask.seat), ask.options, ask.low)
    if key in ("reroll", "flip", "set-die"):
        return change_dice(get_view(), ask.seat, key, ask.options, ask.high)
    declined = next((option for option in _LEAVE if option in ask.options), None)
    if declined is not None:
        return (declined,)
    if key == "frame":
        return ask.options[:1]
    return random_player(ask, get_view, dice)


def _turn(view: DivinusView, ask: Ask) -> str:
    """Fight where it is cheap or finishes a card, else explore what promises most, else rest."""
    if "fight" in ask.options and (can_finish(view, ask.seat) or is_cheap(view, ask.seat)):
        return "fight"
    option, gain = choose_cell(view, ask.seat)
    resting = option == "rest" or option not in ask.options
    effect = shown_effect(view.demigod(ask.seat))
    if "pantheon" in ask.options and should_change(view, ask.seat, effect, gain, resting=resting):
        return "pantheon"
    if resting:
        return before_rest(view, ask.seat, ask.options)
    if "hero" in ask.options and should_move(view, ask.seat, resting=False):
        return "hero"
    return option


def _sticker(view: DivinusView, ask: Ask) -> str:
    return choose_sticker_tile(view, ask.seat, str(ask.facts.get("kind", "")), ask.options)


def _landscape(view: DivinusView, ask: Ask) -> str:
    kind, where = str(ask.facts.get("kind", "")), str(ask.facts.get("place", ""))
    return choose_landscape(view, ask.seat, kind, where, ask.options)


def _people(view: DivinusView, ask: Ask) -> str:
    """A people for a sticker of any kind, or for Prometheus."""
    if len(ask.options) == len(FACTIONS) and not _arriving(view, ask.seat):
        return max(ask.options, key=lambda name: sticker_gain(view, ask.seat, name))
    return choose_people(view, ask.seat, ask.options)


def _arriving(view: DivinusView, seat: str) -> bool:
    hero = view.demigod(seat).hero
    return hero is not None and hero.name == "prometheus" and hero.faction is None


def _die_of(ask: Ask) -> str:
    """The die that is set."""
    named = ask.facts["die"]
    assert isinstance(named, Phrase)
    return str(named.args["name"])


_BY_VIEW: dict[str, Callable[[DivinusView, Ask], str]] = {
    "turn": _turn,
    "place": lambda view, ask: choose_place(view, ask.seat, ask.options),
    "move-to": lambda view, ask: choose_place(view, ask.seat, ask.options),
    "temple": lambda view, ask: choose_temple(view, ask.seat, str(ask.facts["place"]), ask.options),
    "fight": lambda view, ask: choose_battle(view, ask.seat, ask.options),
    "face": lambda view, ask: choose_top(view, ask.seat, _die_of(ask), ask.options),
    "artifact": lambda view, ask: choose_artifact(view.demigod(ask.seat), ask.options),
    "slot": lambda view, ask: choose_slot(view.demigod(ask.seat), ask.options),
    "stick": lambda view, ask: choose_face(view.demigod(ask.seat), ask.options),
    "hero-at": lambda view, ask: choose_spot(view, ask.seat, ask.options),
    "hero-to": lambda view, ask: choose_spot(view, ask.seat, ask.options),
    "hero-die": lambda view, ask: choose_walking_die(view, ask.seat, ask.options),
    "people": _people,
    "sticker": _sticker,
    "landscape": _landscape,
    "pantheon": lambda view, ask: choose_favour(view, ask.seat, ask.options),
    "battle": lambda view, ask: leading_pantheon(view, ask.seat) or ask.options[0],
    "pledge": lambda view, ask: choose_pledge(view, ask.seat, ask.options),
    "smith": lambda view, ask: least_dice(view.demigod(ask.seat), ask.options, 1)[0],
}
_BY_OPTIONS: dict[str, Callable[[tuple[str, ...]], str]] = {
    "hero": lambda options: first_of(HEROES, options),
    "draft": lambda options: first_of(ARTIFACTS, options),
    "velund": lambda options: first_of(ARTIFACTS, options),
    "upgrade": lambda options: first_of(ARTIFACTS, options),
    "hephaestus": lambda options: first_of(STICKERS, options),
    "tile": lambda options: first_of(OWN_TILES, options),
    # The Greek die changes one's own dice, which helps in every turn.
    "favourite": lambda options: first_of(("greek",), options),
}
