"""Builds what a seat, or the public, may see of a match of Anunnaki."""

from __future__ import annotations

from functools import cache

from games.anunnaki.board import spot_name
from games.anunnaki.components import (
    AGREEMENTS,
    ARTIFACTS_IN_PLAY,
    CIVILISATIONS,
    COLOURS,
    EDGE_BETWEEN,
    EDGE_CRYSTALS,
    EDGES,
    GOALS,
    LIGHTNING,
    MINOR_GODS,
    MULTIPLIERS,
    NUMBERS,
    OTHERWORLD,
    PLANETS,
    POWER_POINTS,
    RESOURCES,
    TRACKS,
    WEAPONS,
)
from games.anunnaki.rules.action_yields import gives, settlement_income
from games.anunnaki.rules.goals import goal_value, shrines
from games.anunnaki.rules.land.culture_tokens import culture_rewards
from games.anunnaki.rules.land.gathering import boundless, gatherable, uncovered, yield_of
from games.anunnaki.rules.war.strength import battle_strength
from games.anunnaki.scoring import lines, total, winner
from games.anunnaki.state import State
from games.anunnaki.view import (
    AnunnakiView,
    Artifact,
    BattleView,
    CivilisationView,
    CompanyView,
    CultureView,
    DistrictView,
    EdgeView,
    GodView,
    HouseView,
    PlanetView,
    RewardView,
    ScoreView,
    TokenView,
)

_EDGES = tuple(EdgeView(name, ends, EDGE_CRYSTALS[name]) for name, ends in EDGES.items())
_WEAPONS = {card.id: card.shown for card in WEAPONS.values()}
_AGREEMENTS = {token.id: token.shown for token in AGREEMENTS.values()}


def view(state: State, seat: str | None) -> AnunnakiView:
    """What ``seat`` (None: the public) may see."""
    dealt = len(state.houses) == len(state.seats)
    return AnunnakiView(
        seat=seat,
        phase=state.phase,
        first_game=state.options.first_game,
        turn=state.turn,
        active=state.active or None,
        first=state.first or None,
        seats=state.seats,
        planets=_planets(state) if dealt else (),
        edges=_EDGES,
        houses=tuple(_house(state, name, seat) for name in state.seats) if dealt else (),
        goals=dict(state.goals),
        multipliers=MULTIPLIERS,
        power_points=POWER_POINTS,
        power_tokens=tuple(state.power_tokens),
        lightning=LIGHTNING,
        market=tuple(_AGREEMENTS[token] if token else None for token in state.market),
        stack=len(state.agreement_bag),
        artifacts_left=ARTIFACTS_IN_PLAY if state.artifacts is None else len(state.artifacts),
        drawn_artifacts=_drawn(state, seat),
        triggered=state.triggered,
        weapons=_WEAPONS,
        harvest=_harvest(state) if dealt and state.active else {},
        magic_used=state.magic_used,
        used=tuple(state.used),
        battle=_battle(state),
        scores=_scores(state) if state.over else (),
    )


def _planets(state: State) -> tuple[PlanetView, ...]:
    found: list[PlanetView] = []
    for name in state.map.planets:
        owner = state.seat_of(name)
        if name == "otherworld":
            owner = state.otherworld_owner()
            if owner is None:
                continue
        culture = tuple(
            CultureView(
                spot,
                state.culture[spot_name(spot)],
                _culture(state, state.culture[spot_name(spot)]),
            )
            for spot in PLANETS[name].culture
            if spot_name(spot) in state.culture
        )
        shown = tuple(_district(state, name, owner, *spot) for spot in _rows(name))
        found.append(PlanetView(name, owner, shown, culture))
    return tuple(found)


@cache
def _rows(planet: str) -> tuple[tuple[str, int, int], ...]:
    """The districts of a planet row by row, with their row and their place in it."""
    districts = PLANETS[planet].districts
    rows = sorted(dict.fromkeys(d.r for d in districts))
    lines = (sorted((d for d in districts if d.r == r), key=lambda d: d.q) for r in rows)
    return tuple((d.id, row, i) for row, line in enumerate(lines) for i, d in enumerate(line))


def _culture(state: State, token: str | None) -> tuple[RewardView, ...]:
    return tuple(reward.shown for reward in culture_rewards(state, token)) if token else ()


def _district(
    state: State, planet: str, owner: str | None, label: str, row: int, place: int
) -> DistrictView:
    printed = state.map.districts[label]
    beside = state.map.beside[label]
    if label == OTHERWORLD:
        master = state.otherworld_owner()
        beside = tuple(d for d in state.ruled(master) if d != OTHERWORLD) if master else ()
    return DistrictView(
        label=label,
        planet=planet,
        q=printed.q,
        r=printed.r,
        row=row,
        place=place,
        sources=dict(printed.sources),
        exhausted=dict(state.exhausted.get(label, {})),
        shrines=printed.shrines,
        capital_of=owner if printed.capital else None,
        atlantis=printed.atlantis,
        neighbours=beside,
        dotted=state.map.dotted[label],
        companies=_companies(state, label),
        ruler=state.ruler(label),
        contested=state.contested(label),
        civilisation=_civilisation(state, label),
        guardian=state.guardians.get(label, 0),
    )


def _companies(state: State, label: str) -> tuple[CompanyView, ...]:
    here = state.stands.get(label, {})
    return tuple(
        CompanyView(
            seat,
            here[seat].followers,
            tuple(here[seat].gods),
            here[seat].settlements,
            bool(here[seat].settlements) and state.besieged(seat, label),
            battle_strength(state, seat, label, defending=seat != state.active),
        )
        for seat in state.seats
        if seat in here
    )


def _civilisation(state: State, label: str) -> CivilisationView | None:
    if label not in state.civilisations:
        return None
    token = state.civilisations[label]
    return CIVILISATIONS[token].shown if token else CivilisationView(None)


def _house(state: State, seat: str, viewer: str | None) -> HouseView:
    house = state.houses[seat]
    own = seat == viewer
    return HouseView(
        seat=seat,
        house=house.house,
        points=house.points,
        resources=dict(house.resources),
        crystals=house.crystals,
        followers_left=state.followers_left(seat),
        settlements_left=state.settlements_left(seat),
        income=settlement_income(state, seat),
        pawn=house.pawn,
        signs=tuple(house.signs),
        signs_left=house.signs_left,
        tokens=_tokens(state, seat) if state.layout and state.goals else (),
        freed=tuple(house.freed),
        free_tokens=house.free_tokens,
        main_free=house.main_free,
        gods=_gods(state, seat),
        tracks={track: house.tracks[track] for track in TRACKS},
        power=house.power,
        lightning=house.lightning,
        goals={goal: goal_value(state, seat, goal) for goal in GOALS},
        rules=tuple(state.ruled(seat)),
        shrines=shrines(state, seat),
        agreements=tuple(_AGREEMENTS[token] for token in house.agreements),
        fulfilled=tuple(house.fulfilled),
        artifacts=tuple(house.artifacts),
        pandora=tuple(house.pandora),
        has_tablet=house.tablet is not None,
        tablet=house.tablet if own or state.over else None,
        civilisations=tuple(house.civilisations),
        weapons=len(house.hand),
        hand=tuple(sorted(house.hand, key=list(WEAPONS).index)) if own else None,
        stack=tuple(house.stack) if own else None,
        known_hand=tuple(house.known_hand),
    )


def _tokens(state: State, seat: str) -> tuple[TokenView, ...]:
    house = state.houses[seat]
    found: list[TokenView] = []
    for node, action in state.layout.items():
        edge = EDGE_BETWEEN.get((house.pawn, node)) if house.pawn else None
        sign = edge is not None and edge not in house.signs and house.signs_left > 0
        found.append(
            TokenView(
                action,
                NUMBERS[action],
                COLOURS[action],
                node,
                action in house.upgraded,
                edge,
                sign,
                EDGE_CRYSTALS[edge] if edge and sign else 0,
                gives(state, seat, action),
            )
        )
    return tuple(sorted(found, key=lambda token: token.number))


def _gods(state: State, seat: str) -> tuple[GodView, ...]:
    house = state.houses[seat]
    minors = [
        GodView(
            god,
            False,
            MINOR_GODS[god].kind,
            MINOR_GODS[god].bonus,
            god in house.summoned,
            state.god_district(seat, god),
        )
        for god in house.minors
    ]
    main = GodView(
        house.main, True, "lasting", "all", house.awake, state.god_district(seat, house.main)
    )
    return (*minors, main)


def _drawn(state: State, seat: str | None) -> tuple[Artifact, ...]:
    """The face-down artifacts beside Gaia, for the seat that has looked at them."""
    if state.artifacts is None or seat is None or seat != state.artifact_witness:
        return ()
    return tuple(state.artifacts)


def _harvest(state: State) -> dict[str, dict[str, int]]:
    """What the active seat would gather, by district; "any" where it chooses the mix."""
    seat = state.active
    found: dict[str, dict[str, int]] = {}
    for district in gatherable(state, seat):
        amount = yield_of(state, seat, district)
        kinds = [kind for kind in RESOURCES if kind in uncovered(state, district)]
        if len(kinds) == 1:
            found[district] = {kinds[0]: amount}
        elif kinds and amount == len(kinds) and not boundless(state, seat, district):
            found[district] = dict.fromkeys(kinds, 1)
        else:
            found[district] = {"any": amount}
    return found


def _battle(state: State) -> BattleView | None:
    fight = state.battle
    if fight is None:
        return None
    return BattleView(
        fight.district,
        fight.attacker,
        fight.defender,
        {seat: tuple(cards) for seat, cards in fight.cards.items()},
        dict(fight.strengths),
    )


def _scores(state: State) -> tuple[ScoreView, ...]:
    best = winner(state)
    return tuple(
        ScoreView(seat, lines(state, seat), total(state, seat), seat == best)
        for seat in state.seats
    )
