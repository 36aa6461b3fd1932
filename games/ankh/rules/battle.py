"""Dominance or a battle in one region, step by step (pages 23 and 24)."""

from __future__ import annotations

from collections.abc import Iterable

from games.ankh.components import GROUND
from games.ankh.fixes import REVOLT_FLOOD
from games.ankh.rules.cards import build_monuments, flood, locusts
from games.ankh.rules.death import Casualties, avenge_cats, kill
from games.ankh.rules.devotion import gain, in_order
from games.ankh.rules.figures import aim_claws, free_for
from games.ankh.rules.followers import follow
from games.ankh.rules.strength import majorities, strength
from games.ankh.state import Clash, State
from games.ankh.view import CardName
from games.ankh.words.names import Cause, placed
from games.ankh.words.names import card as card_name
from games.ankh.words.names import figure as figure_name
from games.core.phrase import Phrase, phrase, seat_name, side
from games.core.steps import Ask, Procedure, ask, choose, together

GLORIOUS_MARGIN = 3
GLORIOUS_REWARD = 3
COMMANDER_FOLLOWERS = 3
MAGNANIMOUS_FIGURES = 2
MAGNANIMOUS_REWARD = 2
WORSHIP_PRICE = 2


def present(state: State, region: int) -> list[str]:
    """The gods with figures in a region, in seat order."""
    owners = dict.fromkeys(state.figures[label].owner for label in state.figures_in(region))
    return [god for god in state.gods if god in owners]


def dominate(state: State, god: str, region: int) -> None:
    """Give a god that is alone in a region devotion for majorities, then for the dominance."""
    token = state.token_of(region)
    state.tell("ankh.note.dominates", seat=seat_name(god), region=token)
    gain(state, god, *most_monuments(state, god, region))
    dominance = Cause(1, phrase("ankh.cause.dominance", region=token))
    gain(state, god, dominance, radiance(state, god, region))


def most_monuments(state: State, god: str, region: int) -> list[Cause]:
    """One devotion for each kind of monument that the god controls most of."""
    token = state.token_of(region)
    return [
        Cause(
            1,
            phrase("ankh.cause.majority", monuments=phrase(f"ankh.monuments.{kind}"), region=token),
        )
        for kind in majorities(state, god, region)
    ]


def radiance(state: State, god: str, region: int) -> Cause:
    """One more devotion if the god has a radiant figure in the region."""
    shining = any(state.figures[label].radiant for label in state.figures_in(region, god))
    return Cause(int(shining), phrase("ankh.cause.radiance"))


def battle(state: State, region: int) -> Procedure[None]:
    """Play a battle: cards, Build Monument, Locusts, majorities, resolution, effects after it."""
    fighters = present(state, region)
    clash = state.clash = Clash(state.token_of(region), list(fighters))
    casualties = Casualties()
    with state.incident("ankh.scene.battle", region=clash.region):
        state.tell(
            "ankh.note.battle",
            region=clash.region,
            fighters=tuple(seat_name(god) for god in fighters),
        )
        yield from rally(state, region)
        yield from choose_cards(state, clash)
        flood(state, clash, region, casualties)
        yield from build_monuments(state, clash, region)
        yield from locusts(state, clash, region, casualties)
        for god in in_order(state, present(state, region)):
            gain(state, god, *most_monuments(state, god, region))
        winner = yield from resolve(state, clash, region, casualties)
        state.resolved()
        yield from after_battle(state, clash, region, winner, casualties)
    state.clash = None


def rally(state: State, region: int) -> Procedure[None]:
    """Patron of Obelisks: move figures from anywhere next to own obelisks in the region.

    Several such gods take turns, least devotion first, one figure at a time.
    """
    callers = [g for g in present(state, region) if "obelisks" in state.gods[g].powers]
    waiting = in_order(state, callers)
    token = state.token_of(region)
    moved: list[str] = []
    while waiting:
        for god in list(waiting):
            places = _obelisk_places(state, god, region)
            figures = [label for label in state.figures_of(god) if label not in moved]
            if not places or not figures:
                waiting.remove(god)
                continue
            start = yield from choose(god, "ankh.ask.rally", [*figures, "done"], region=token)
            if start == "done":
                waiting.remove(god)
                continue
            end = yield from choose(god, "ankh.ask.rally-to", places, hex=start)
            state.figures[end] = state.figures.pop(start)
            moved.append(end)
            state.tell("ankh.note.rallied", seat=seat_name(god), start=start, end=end)
            yield from aim_claws(state, god, end)


def _obelisk_places(state: State, god: str, region: int) -> list[str]:
    near: dict[str, None] = {}
    for obelisk in state.monuments_of(god, "obelisk"):
        if state.board.of[obelisk] == region:
            near.update(dict.fromkeys(state.board.beside[obelisk]))
    return sorted(label for label in near if free_for(state, god, label))


def choose_cards(state: State, clash: Clash) -> Procedure[None]:
    """Amun announces a second card; then all fighters choose in secret and reveal together."""
    counts = dict.fromkeys(clash.fighters, 1)
    amun = state.god_with("amun")
    if amun in counts and state.gods[amun].double_ready and len(state.gods[amun].hand) > 1:
        answer = yield from choose(amun, "ankh.ask.double", ["no", "yes"], region=clash.region)
        if answer == "yes":
            counts[amun] = 2
            state.gods[amun].double_ready = False
            state.tell("ankh.note.double", seat=seat_name(amun))
    picks = yield from together(
        Ask(
            god,
            "ankh.ask.card",
            tuple(state.gods[god].hand),
            counts[god],
            counts[god],
            secret=True,
            facts={"region": clash.region},
        )
        for god in clash.fighters
    )
    for god, chosen in picks.items():
        held = state.gods[god]
        cards: list[CardName] = [card for card in held.hand if card in chosen]
        held.hand = [card for card in held.hand if card not in cards]
        held.played.extend(cards)
        clash.cards[god] = cards
        state.reveal(
            "ankh.note.cards",
            seat=seat_name(god),
            cards=tuple(card_name(card) for card in cards),
        )


def resolve(
    state: State, clash: Clash, region: int, casualties: Casualties
) -> Procedure[str | None]:
    """The strongest god gains devotion and the others' figures die; in a tie all figures die.

    Returns the winner, or None after a tie. In The People's Revolt the winner's figures die.
    """
    fighters = present(state, region)
    for god in clash.fighters:
        clash.strengths[god] = strength(state, god, region, clash.cards[god])
    sides = tuple(side(god, clash.strengths[god]) for god in clash.fighters)
    state.retitle("ankh.scene.fought", region=clash.region, sides=sides)
    sizes = {god: len(state.figures_in(region, god)) for god in clash.fighters}
    winner = yield from _winner(state, clash, fighters)
    if winner is not None:
        _reward(state, clash, region, winner)
    losers = [god for god in clash.fighters if god != winner]
    if state.scenario != "peoples_revolt":
        doomed = [label for god in losers for label in state.figures_in(region, god)]
        yield from _kill_unprotected(state, clash, doomed, casualties.sheltered, casualties)
    for god in in_order(state, losers):
        powers = state.gods[god].powers
        if "magnanimous" in powers and sizes[god] >= MAGNANIMOUS_FIGURES:
            cause = phrase("ankh.cause.magnanimous", region=clash.region)
            gain(state, god, Cause(MAGNANIMOUS_REWARD, cause))
    if state.scenario == "peoples_revolt" and winner is not None:
        sheltered = casualties.sheltered if state.has_fix(REVOLT_FLOOD) else []
        doomed = state.figures_in(region, winner)
        yield from _kill_unprotected(state, clash, doomed, sheltered, casualties)
    return winner


def _winner(state: State, clash: Clash, fighters: list[str]) -> Procedure[str | None]:
    """The strongest god with figures left, or the tied god that uses the tiebreaker."""
    if not fighters:
        state.tell("ankh.note.nobody-left", region=clash.region)
        return None
    best = max(clash.strengths[god] for god in fighters)
    leaders = [god for god in fighters if clash.strengths[god] == best]
    if len(leaders) == 1:
        return leaders[0]
    equal = tuple(side(god, clash.strengths[god]) for god in leaders)
    state.tell("ankh.note.strengths", sides=equal)
    if state.tiebreaker in leaders and state.tiebreaker_ready:
        answer = yield from choose(
            state.tiebreaker, "ankh.ask.tiebreaker", ["use", "save"], region=clash.region
        )
        if answer == "use":
            state.tiebreaker_ready = False
            state.tell("ankh.note.tiebreaker", seat=seat_name(state.tiebreaker))
            return state.tiebreaker
    state.tell("ankh.note.tie", region=clash.region)
    return None


def _reward(state: State, clash: Clash, region: int, winner: str) -> None:
    """Give the winner one devotion, or three if Glorious applies, plus Drought and radiance."""
    rivals = [clash.strengths[god] for god in clash.fighters if god != winner]
    margin = clash.strengths[winner] - max(rivals, default=0)
    victory = Cause(1, phrase("ankh.cause.victory", region=clash.region))
    if "glorious" in state.gods[winner].powers and margin >= GLORIOUS_MARGIN:
        victory = Cause(GLORIOUS_REWARD, phrase("ankh.cause.glorious", region=clash.region))
    dry = 0
    if "drought" in clash.cards[winner]:
        dry = sum(
            GROUND[label] == "desert" and not state.gate_at(label)
            for label in state.figures_in(region, winner)
        )
    drought = Cause(dry, phrase("ankh.cause.drought"))
    state.tell("ankh.note.wins", seat=seat_name(winner), region=clash.region)
    if "commander" in state.gods[winner].powers:
        follow(state, winner, Cause(COMMANDER_FOLLOWERS, phrase("ankh.cause.commander")))
    gain(state, winner, victory, drought, radiance(state, winner, region))


def _kill_unprotected(
    state: State,
    clash: Clash,
    doomed: list[str],
    sheltered: list[str],
    casualties: Casualties,
) -> Procedure[None]:
    """Kill figures, except gods, those that a Flood shelters and those that Isis protects."""
    mortal = [label for label in doomed if state.figures[label].kind != "god"]
    dying = [label for label in mortal if label not in sheltered]
    spared = [label for label in mortal if label in sheltered]
    if spared:
        state.tell("ankh.note.sheltered", figures=_figure_names(state, spared))
    isis = state.god_with("isis")
    if isis is not None:
        guarded = [
            at for at in dying if state.figures[at].owner == isis and _beside_enemy(state, at)
        ]
        if guarded:
            saved = yield from ask(
                isis, "ankh.ask.protect", guarded, 0, len(guarded), region=clash.region
            )
            dying = [label for label in dying if label not in saved]
            if saved:
                state.tell("ankh.note.protected", figures=_figure_names(state, saved))
    yield from kill(state, dying, casualties)


def _figure_names(state: State, labels: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple(placed(label, figure_name(state.figures[label].kind)) for label in labels)


def _beside_enemy(state: State, label: str) -> bool:
    """Whether an enemy's figure is adjacent."""
    owner = state.figures[label].owner
    return any(
        near in state.figures and state.figures[near].owner != owner
        for near in state.board.beside[label]
    )


def after_battle(
    state: State, clash: Clash, region: int, winner: str | None, casualties: Casualties
) -> Procedure[None]:
    """Effects after a battle: Osiris's gate, Cat Mummies, Miracle, Worshipful, Cycle of Ma'at."""
    osiris = state.god_with("osiris")
    if osiris in clash.fighters and osiris != winner:
        yield from _open_gate(state, osiris, region)
    avenge_cats(state, casualties)
    for god in in_order(state, clash.fighters):
        if "miracle" in clash.cards[god]:
            gain(state, god, Cause(casualties.lost.get(god, 0), phrase("ankh.cause.miracle")))
    for god in in_order(state, clash.fighters):
        held = state.gods[god]
        if "worshipful" in held.powers and held.followers >= WORSHIP_PRICE:
            answer = yield from choose(god, "ankh.ask.worship", ["yes", "no"])
            if answer == "yes":
                held.followers -= WORSHIP_PRICE
                gain(state, god, Cause(1, phrase("ankh.cause.worshipful", count=WORSHIP_PRICE)))
    for god in clash.fighters:
        if "cycle" in clash.cards[god]:
            held = state.gods[god]
            held.hand = [*held.hand, *held.played]
            held.played = []
            state.tell("ankh.note.cycle", seat=seat_name(god))


def _open_gate(state: State, god: str, region: int) -> Procedure[None]:
    """After a lost battle Osiris may place a gate in the region, or move one there."""
    places = [
        label
        for label in state.board.regions[region]
        if state.empty(label) and not state.gate_at(label)
    ]
    gates = state.gods[god].gates
    sources = ["new"] if state.gates_left(god) else []
    sources.extend(gates)
    if not places or not sources:
        return
    source = yield from choose(
        god, "ankh.ask.gate", [*sources, "none"], region=state.token_of(region)
    )
    if source == "none":
        return
    place = yield from choose(god, "ankh.ask.gate-at", places)
    if source == "new":
        state.tell("ankh.note.gate", seat=seat_name(god), hex=place)
    else:
        gates.remove(source)
        state.tell("ankh.note.gate-moved", seat=seat_name(god), start=source, hex=place)
    gates.append(place)
