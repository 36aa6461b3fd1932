"""Explains an answer of the sensible computer player in a sentence."""

from __future__ import annotations

from games.core.learn.reasons import reason_key
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.divinus.computer import evaluation
from games.divinus.computer.battles import can_finish, is_cheap
from games.divinus.computer.campaign_choices import leading_pantheon
from games.divinus.computer.changing_dice import FLIPS, REROLLS
from games.divinus.computer.exploring import laid, temples_of, ways
from games.divinus.computer.heroes import should_move
from games.divinus.computer.small_choices import REFRESHING, shown_effect
from games.divinus.map_survey import Layout, survey
from games.divinus.view import DivinusView, TileView
from games.divinus.view_queries import layout_of

_REASONS: dict[str, tuple[str, ...]] = {
    "temple": ("divinus.why.temple", "divinus.why.no-temple"),
    "fight": ("divinus.why.cheapest",),
    "hero": ("divinus.why.often",),
    "draft": ("divinus.why.often",),
    "velund": ("divinus.why.often",),
    "artifact": ("divinus.why.often", "divinus.why.no-artifact"),
    "face": ("divinus.why.top",),
    "slot": ("divinus.why.slot",),
    "stick": ("divinus.why.face",),
    "refresh": ("divinus.why.all",),
    "reactivate": ("divinus.why.all",),
    "reroll": ("divinus.why.few",),
    "flip": ("divinus.why.few",),
    "set-die": ("divinus.why.few",),
    "move-to": ("divinus.why.place",),
    "sticker": ("divinus.why.place",),
    "landscape": ("divinus.why.place",),
    "people": ("divinus.why.place",),
    "hero-at": ("divinus.why.hero-place",),
    "hero-to": ("divinus.why.hero-place",),
    "hero-die": ("divinus.why.hero-die",),
    "smith": ("divinus.why.least-die",),
    "lay-aside": ("divinus.why.least-die",),
    "upgrade": ("divinus.why.often",),
    "hephaestus": ("divinus.why.often",),
    "tile": ("divinus.why.often",),
    "new-faces": ("divinus.why.weakest",),
    "favourite": ("divinus.why.favourite",),
    "pantheon": ("divinus.why.ahead",),
    "pledge": ("divinus.why.pledge",),
    "choice": ("divinus.why.none-better",),
    "visit": ("divinus.why.none-better",),
    "frame": ("divinus.why.same",),
}
_OTHER = ("divinus.why.use", "divinus.why.leave")
# Questions about dice that show other faces afterwards.
_CHANGING = ("reroll", "flip", "set-die")
# Reasons for exploring a cell and for placing a tile, by the part of the value that it raises most.
_CELL_REASONS = {
    "size": "divinus.why.cell-size",
    "god": "divinus.why.cell-god",
    "quest": "divinus.why.cell-quest",
    "temples": "divinus.why.cell-temples",
}
_PLACE_REASONS = {
    "size": "divinus.why.place-size",
    "god": "divinus.why.place-god",
    "quest": "divinus.why.place-quest",
    "temples": "divinus.why.place-temples",
}


def reason(view: DivinusView, ask: Ask, picks: Picks) -> Phrase:
    """The main reason for an answer."""
    key = ask.key.removeprefix("divinus.ask.")
    if len(ask.options) == 1 and ask.low == 1:
        return phrase("divinus.why.only")
    if key == "turn":
        return _turn(view, ask.seat, picks[0])
    if key == "place":
        ghost = next((ghost for ghost in view.ghosts if ghost.option == picks[0]), None)
        if ghost is not None:
            tile = ghost.tile
            return _gain(view, ask.seat, _PLACE_REASONS, tile, [(ghost.label, tile.turn)])
    if key in _CHANGING and len(picks) == len(ask.options):
        # No die is left alone.
        return phrase("divinus.why.change")
    if key == "battle":
        return _battle(view, ask.seat)
    return phrase(reason_key(_REASONS, ask, picks, _OTHER))


def _turn(view: DivinusView, seat: str, option: str) -> Phrase:
    demigod = view.demigod(seat)
    if option == "rest":
        active = sum(die.whereabouts == "active" for die in demigod.dice)
        return phrase("divinus.why.rest", active=active, count=len(demigod.dice))
    if option == "fight":
        return _fight(view, seat)
    if option == "hero" and should_move(view, seat, resting=False):
        return phrase("divinus.why.hero")
    if option == "pantheon" and shown_effect(demigod) in (*FLIPS, *REROLLS):
        return phrase("divinus.why.change")
    if option == "pantheon":
        return phrase("divinus.why.pantheon")
    if option == REFRESHING or option.startswith("nectar:"):
        # Refreshed dice may make the Rest needless.
        return phrase("divinus.why.all")
    payment = next((found for found in view.payments if found.option == option), None)
    tile = view.cells[payment.cell - 1].tile if payment is not None else None
    if payment is None or tile is None:
        return phrase("divinus.why.before-rest")
    hero = demigod.hero.plot if demigod.hero is not None else None
    beside = hero if "heracles" in payment.means else None
    return _gain(view, seat, _CELL_REASONS, tile, list(ways(demigod, tile, beside)))


def _battle(view: DivinusView, seat: str) -> Phrase:
    """Whether one pantheon has given the seat more than the other, or will."""
    leading = leading_pantheon(view, seat)
    return phrase("divinus.why.leading" if leading else "divinus.why.same")


def _fight(view: DivinusView, seat: str) -> Phrase:
    if can_finish(view, seat):
        return phrase("divinus.why.last-battle")
    return phrase("divinus.why.fight" if is_cheap(view, seat) else "divinus.why.before-rest")


def _gain(
    view: DivinusView,
    seat: str,
    reasons: dict[str, str],
    tile: TileView,
    places: list[tuple[str, int]],
) -> Phrase:
    """The part of the value that a tile raises most: a god, a quest, a temple or the size."""
    demigod = view.demigod(seat)
    layout, temples = layout_of(demigod), temples_of(demigod)
    if not layout or not places:
        return phrase(reasons["size"])
    tried = [laid(layout, tile, label, turn) for label, turn in places]
    best = max(tried, key=lambda each: evaluation.evaluate(view, seat, each, temples))
    gains = _parts(view, seat, best, temples)
    before = _parts(view, seat, layout, temples)
    leading = max(gains, key=lambda part: gains[part] - before[part])
    kind, _, name = leading.partition(":")
    if kind in ("god", "quest"):
        return phrase(reasons[kind], name=phrase(f"divinus.{kind}.{name}"))
    return phrase(reasons[kind])


def _parts(
    view: DivinusView, seat: str, layout: Layout, temples: dict[str, str]
) -> dict[str, float]:
    """The value of a map, part by part."""
    land = survey(layout)
    found: dict[str, float] = {"size": evaluation.size(layout)}
    for god in view.gods:
        found[f"god:{god.id}"] = evaluation.god_value(view, god, seat, land)
    for quest in view.quests:
        found[f"quest:{quest.id}"] = evaluation.quest_value(quest, land)
    found["temples"] = evaluation.temples(land, view.demigod(seat), temples) if temples else 0.0
    return found
