"""Battle cards that act before the resolution (page 29): Flood, Build Monument, Locusts."""

from __future__ import annotations

from games.ankh.components import GROUND
from games.ankh.rules.death import Casualties, avenge_cats, kill
from games.ankh.rules.devotion import in_order
from games.ankh.rules.followers import follow
from games.ankh.state import Clash, Monument, State
from games.ankh.words.names import Cause
from games.ankh.words.names import monument as monument_name
from games.core.phrase import phrase, seat_name
from games.core.steps import Ask, Procedure, choose, together

MONUMENT_PRICE = 3


def flood(state: State, clash: Clash, region: int, casualties: Casualties) -> None:
    """Flood: a follower for each own figure on fertile ground; the resolution spares these.

    A hex with a gate is neither fertile nor desert.
    """
    for god, cards in clash.cards.items():
        if "flood" in cards:
            mine = [
                label
                for label in state.figures_in(region, god)
                if GROUND[label] == "fertile" and not state.gate_at(label)
            ]
            casualties.sheltered.extend(mine)
            follow(state, god, Cause(len(mine), phrase("ankh.cause.flood")))


def build_monuments(state: State, clash: Clash, region: int) -> Procedure[None]:
    """Build Monument, least devotion first: costs three followers, none with Inspiring."""
    for god in in_order(state, [g for g in clash.fighters if "build" in clash.cards[g]]):
        held = state.gods[god]
        price = 0 if "inspiring" in held.powers else MONUMENT_PRICE
        kinds = [kind for kind, left in state.monuments_left().items() if left]
        places = [
            label
            for label in state.board.regions[region]
            if state.empty(label) and not state.gate_at(label)
        ]
        if held.followers < price or not kinds or not places or not state.ankhs_left(god):
            continue
        answer = yield from choose(
            god, "ankh.ask.build", [*kinds, "none"], price=price, region=clash.region
        )
        if answer == "none":
            continue
        place = yield from choose(god, "ankh.ask.build-at", places, monument=monument_name(answer))
        held.followers -= price
        kind = next(kind for kind in kinds if kind == answer)
        state.monuments[place] = Monument(kind, god)
        state.tell(
            "ankh.note.built",
            seat=seat_name(god),
            monument=monument_name(kind),
            hex=place,
            price=price,
        )


def locusts(state: State, clash: Clash, region: int, casualties: Casualties) -> Procedure[None]:
    """Locusts: for each card a sealed bid of followers; only the highest bidder's figures live."""
    for caller in in_order(state, [g for g in clash.fighters if "locusts" in clash.cards[g]]):
        bidders = [g for g in clash.fighters if state.figures_in(region, g)]
        if not bidders:
            return
        with state.incident("ankh.scene.locusts", region=clash.region):
            state.tell("ankh.note.locusts", seat=seat_name(caller), region=clash.region)
            bids = yield from together(
                Ask(
                    god,
                    "ankh.ask.bid",
                    tuple(str(n) for n in range(state.gods[god].followers + 1)),
                    secret=True,
                    facts={"region": clash.region},
                )
                for god in bidders
            )
            offered = {god: int(picks[0]) for god, picks in bids.items()}
            for god, count in offered.items():
                state.gods[god].followers -= count
                state.reveal("ankh.note.bid", seat=seat_name(god), count=count)
            best = max(offered.values())
            spared = [god for god in bidders if offered[god] == best]
            if len(spared) == 1:
                state.tell("ankh.note.locusts-spare", seat=seat_name(spared[0]))
            else:
                state.tell("ankh.note.locusts-all", region=clash.region)
        doomed = [
            label for label in state.figures_in(region) if spared != [state.figures[label].owner]
        ]
        yield from kill(state, doomed, casualties)
        avenge_cats(state, casualties)
