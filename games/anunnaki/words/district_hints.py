"""Hints for districts: opponents, what stays behind, and which culture tokens pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.anunnaki.components import CIVILISATIONS, OTHERWORLD
from games.anunnaki.rules.land.culture import ZEUS_TIMES
from games.anunnaki.rules.land.walking import group
from games.anunnaki.rules.war.battle import CIVILISATION
from games.anunnaki.view import AnunnakiView, CompanyView, DistrictView, RewardView
from games.anunnaki.view_queries import district_of, lacking, own_house, price_of
from games.anunnaki.words.names import civilisation, rewards
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask

CIVILISATION_STRENGTHS = (
    min(token.strength for token in CIVILISATIONS.values()),
    max(token.strength for token in CIVILISATIONS.values()),
)


def met(view: AnunnakiView, seat: str, district: DistrictView, opponent: str) -> Phrase | None:
    """The opponent of a battle in a district, and whether the seat has a weapon for it."""
    if opponent == CIVILISATION:
        found: Phrase | None = _civilisation(district)
    else:
        found = _rival(next((c for c in district.companies if c.seat == opponent), None))
    return _armed(view, seat, found) if found else None


def _rival(company: CompanyView | None) -> Phrase | None:
    if company is None:
        return None
    return phrase("anunnaki.hint.rival", seat=seat_name(company.seat), strength=company.strength)


def _civilisation(district: DistrictView) -> Phrase:
    found = district.civilisation
    if found is None or found.token is None:
        key = "anunnaki.hint.atlantis" if district.guardian else "anunnaki.hint.unknown"
        return phrase(key, guardian=district.guardian)
    return phrase(
        "anunnaki.hint.civilisation", text=civilisation(found), guardian=district.guardian
    )


def _armed(view: AnunnakiView, seat: str, met: Phrase) -> Phrase:
    """Attackers need an advanced weapon that they can pay."""
    own = own_house(view, seat)
    if own is None or any(not lacking(own, price_of(view, seat, c)) for c in own.hand or ()):
        return met
    return phrase("anunnaki.hint.unarmed", text=met)


def in_battle(view: AnunnakiView, seat: str, card: str, text: Phrase) -> Phrase:
    """The strength of figures and a weapon before effects, and the strength against them."""
    battle = view.battle
    district = district_of(view, battle.district) if battle else None
    if battle is None or district is None:
        return text
    played = battle.cards.get(seat, ())
    cards = (card,) if card in played else (*played, card)
    strengths = {c.seat: c.strength for c in district.companies}
    total = strengths.get(seat, 0) + sum(view.weapons[name].strength for name in cards)
    other = battle.attacker if battle.defender == seat else battle.defender
    if other is not None:
        shown = sum(view.weapons[name].strength for name in battle.cards.get(other, ()))
        if shown:
            key = "anunnaki.hint.against-shown"
        elif battle.attacker == seat:
            key = "anunnaki.hint.against-rival"
        else:
            key = "anunnaki.hint.against-attacker"
        return phrase(
            key,
            total=total,
            other=strengths.get(other, 0) + shown,
            text=text,
        )
    civilisation = district.civilisation
    if civilisation is not None and civilisation.strength is not None:
        whole = civilisation.strength + district.guardian
        return phrase("anunnaki.hint.against-known", total=total, other=whole, text=text)
    low, high = (least + district.guardian for least in CIVILISATION_STRENGTHS)
    return phrase("anunnaki.hint.against-unknown", total=total, low=low, high=high, text=text)


def arriving(view: AnunnakiView, ask: Ask, district: DistrictView) -> Phrase | None:
    """Who would be met there, else which culture tokens it helps to surround."""
    if district.civilisation is not None:
        return met(view, ask.seat, district, CIVILISATION)
    rival = next((c for c in district.companies if c.seat != ask.seat), None)
    if rival is not None:
        fights = rival.followers or rival.gods or _nomad(view, rival.seat)
        return met(view, ask.seat, district, rival.seat) if fights else _rival(rival)
    now, later, hidden = _culture(view, ask, district)
    beside = rewards(later)
    if hidden:
        beside = (*beside, phrase("anunnaki.hint.face-down", count=hidden))
    if now and beside:
        return phrase("anunnaki.hint.culture-both", now=rewards(now), later=beside)
    if now:
        return phrase("anunnaki.hint.culture-now", now=rewards(now))
    return phrase("anunnaki.hint.culture-later", later=beside) if beside else None


def _nomad(view: AnunnakiView, seat: str) -> bool:
    """Whether a seat's settlements fight by themselves: Odin's do."""
    return any(house.seat == seat and house.house == "norrenis" for house in view.houses)


def _culture(
    view: AnunnakiView, ask: Ask, district: DistrictView
) -> tuple[list[RewardView], list[RewardView], int]:
    """Culture tokens that would pay, those beside the district, and how many are face down."""
    if district.companies:
        return [], [], 0
    now: list[RewardView] = []
    later: list[RewardView] = []
    hidden = 0
    filled = set(_filled(view, ask))
    for planet in view.planets:
        for spot in planet.culture:
            if district.label not in spot.districts:
                continue
            if spot.token is None:
                hidden += 1
            elif all(label == district.label or label in filled for label in spot.districts):
                now += spot.rewards
            else:
                later += spot.rewards
    times = _culture_times(view, ask.seat)
    return _summed(now * times), _summed(later * times), hidden


def _culture_times(view: AnunnakiView, seat: str) -> int:
    """How often a culture token pays a seat: twice with Zeus awake."""
    house = own_house(view, seat)
    awake = house is not None and any(god.main and god.summoned for god in house.gods)
    return ZEUS_TIMES if awake and house is not None and house.house == "ellenys" else 1


def _filled(view: AnunnakiView, ask: Ask) -> Iterator[str]:
    """The occupied districts after a group has left."""
    start, what = ask.facts.get("start"), ask.facts.get("what")
    leaving = what.args.get("count", 1) if isinstance(what, Phrase) else 1
    settlement = isinstance(what, Phrase) and what.key.endswith(".settlement")
    for planet in view.planets:
        for district in planet.districts:
            if district.label == start:
                mine = next((c for c in district.companies if c.seat == ask.seat), None)
                pieces = mine.followers + len(mine.gods) if mine else 0
                kept = mine is not None and (pieces if settlement else mine.settlements)
                left = pieces > (leaving if isinstance(leaving, int) and not settlement else 0)
                if not (kept or left or len(district.companies) > 1):
                    continue
            if district.companies:
                yield district.label


def _summed(found: list[RewardView]) -> list[RewardView]:
    """The same rewards as one of them."""
    counts: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for reward in found:
        counts[reward.kind, reward.of] += reward.count
    return [RewardView(kind, count, of) for (kind, of), count in counts.items()]


def leaving(seat: str, district: DistrictView, option: str) -> Phrase | None:
    """What happens to a district when a group leaves it."""
    moving = group(option)
    company = next((c for c in district.companies if c.seat == seat), None)
    if company is None:
        return None
    gone = 0 if moving.kind == "settlement" else moving.number
    if company.followers + len(company.gods) > gone:
        return None
    if company.settlements > (moving.kind == "settlement"):
        return phrase("anunnaki.hint.settlement-stays")
    return phrase("anunnaki.hint.leaves-nobody")


def gathering(district: DistrictView) -> Phrase | None:
    """What is left of a district's sources afterwards."""
    if district.capital_of is not None:
        return phrase("anunnaki.hint.never-dry")
    left = sum(district.sources.values()) - sum(district.exhausted.values()) - 1
    return phrase("anunnaki.hint.sources-left", count=left)


def strength_there(seat: str, district: DistrictView) -> Phrase | None:
    """How strong the seat is in a district of its own."""
    company = next((c for c in district.companies if c.seat == seat), None)
    if company is None or district.label == OTHERWORLD:
        return None
    return phrase("anunnaki.hint.strength", strength=company.strength)
