"""Compares labels, hints and questions of Anunnaki with the state after the answer."""

from __future__ import annotations

from collections import Counter

from games.anunnaki.components import AGREEMENTS, CIVILISATIONS, CORE, RAYS, WEAPONS
from games.anunnaki.rules.magic import MIRROR_DISCOUNT, PRICES
from games.anunnaki.rules.war.strength import battle_strength
from games.anunnaki.rules.war.weapons import weapon_cost
from games.anunnaki.state import Battle, State
from games.core.phrase import Phrase
from tests.anunnaki.claims.notes import counted, followers
from tests.harness.statements import Offered, OptionCheck, names_the_pick, told_alike

Option = Offered[State]

NEXT = ("star", "magic", "additional", "mirror")
"""Questions that are asked once an action has been carried out."""


def _gained(said: Option, kind: str, cause: str) -> int:
    """How much of something the seat gained for a cause before the next question."""
    found = 0
    for note in said.told_of("gained"):
        if note.seat() == said.me and note.last("cause") == cause:
            found += sum(
                count for thing, count in map(counted, note.phrases("goods")) if thing == kind
            )
    return found


def _star_sign(said: Option) -> bool:
    """The way places a sign with its crystals, and frees a god or not."""
    freed = len(said.after.houses[said.me].freed) - len(said.state.houses[said.me].freed)
    told = [*said.told_of("freed-minor"), *said.told_of("freed-main")]
    placed = said.grew(lambda state: state.houses[said.me].signs_placed) == 1
    crystals = _gained(said, "crystal", "sign")
    frees = said.args.get("frees", int(bool(told)))
    return placed and crystals == said.number("crystals") and bool(frees) == bool(freed and told)


def _sign(said: Option) -> bool:
    return _gained(said, "crystal", "sign") == said.number("crystals")


def _frees(said: Option) -> bool:
    return bool(said.told_of("freed-minor") or said.told_of("freed-main"))


def _cell_signs(said: Option) -> bool:
    """After the move so many signs lie around the god of a ray, and in the pentagon."""
    signs = set(said.after.houses[said.me].signs)
    freed = said.state.houses[said.me].freed
    rays = [e for name, e in RAYS.items() if name not in freed and said.pick in e]
    right = True
    if "count" in said.args and rays:
        right = said.number("count") == max(len(signs & set(edges)) for edges in rays)
    if not said.key.endswith(".core") and sum(ray in freed for ray in RAYS) >= len(
        said.state.houses[said.me].minors
    ):
        return False
    if "core" in said.args:
        right = right and said.number("core") == len(signs & set(CORE))
    return right


def _signs_now(said: Option) -> bool:
    signs = set(said.state.houses[said.me].signs)
    if said.key.endswith("signed-core"):
        return said.number("count") == len(signs & set(CORE))
    freed = said.state.houses[said.me].freed
    rays = [e for name, e in RAYS.items() if name not in freed and said.pick in e]
    return said.number("count") == max(len(signs & set(edges)) for edges in rays)


def _no_sign(said: Option) -> bool:
    """No sign is placed on the way; the action itself may still move one."""
    return said.grew(lambda state: state.houses[said.me].signs_placed) == 0


def _cell(said: Option) -> bool | None:
    if said.question == "sign-from":
        return None
    return _gained(said, "crystal", "sign") == said.number("crystals")


def _gather(said: Option) -> bool | None:
    """The district gives what the label says, unless the kinds are chosen next."""
    told = Counter(dict(counted(thing) for thing in said.phrases("goods")))
    if set(told) & {"any", "resources"} or said.follows("resources", "kind", "exhaust", "athena"):
        return None
    notes = [note for note in said.told_of("gained") if note.last("cause") == "gather"]
    if not notes:
        return None
    got = Counter(dict(counted(thing) for thing in notes[0].phrases("goods")))
    return all(got[kind] == count for kind, count in told.items())


def _mix(said: Option) -> bool | None:
    """The resources of the option are gained, or paid where the question is about paying."""
    told = dict(counted(thing) for thing in said.phrases("goods") if "count" in thing.args)
    if said.question not in ("resources", "market-free") or not told:
        return None
    notes = [note for note in said.told_of("gained") if note.seat() == said.me]
    if said.follows("resources") is not None:
        # Many are asked for in parts.
        return None
    if not notes:
        return False
    got = Counter(dict(counted(thing) for thing in notes[0].phrases("goods")))
    parts = int(str(said.ask.facts.get("count", 0))) < got.total()
    return all(got[kind] >= count if parts else got[kind] == count for kind, count in told.items())


def _exchange(said: Option) -> bool:
    got = {"anunnaki.goods." + k for k, _ in map(counted, said.phrases("goods"))}
    note = said.told_of("gained")[0]
    given = said.told_of("paid-one")[0]
    return {thing.key for thing in note.phrases("goods")} == got and given.last(
        "resource"
    ) == said.phrase("given").key.rpartition(".")[2]


def _recruit(said: Option) -> bool:
    count = said.number("count")
    recruited = [note for note in said.told_of("recruited") if note.seat() == said.me]
    return (
        bool(recruited)
        and recruited[0].number("count") == count
        and recruited[0].changed(followers(said.me, said.text("district")), count)
    )


def _weapon(said: Option) -> bool:
    card = said.pick
    cost = weapon_cost(said.state.houses[said.me], card)
    told = dict(counted(thing) for thing in said.phrases("cost")) if "cost" in said.args else {}
    return said.number("strength") == WEAPONS[card].strength and told == {
        kind: count for kind, count in cost.items() if count
    }


def _agreement(said: Option) -> bool:
    printed = AGREEMENTS[said.pick.rpartition(":")[2]]
    cost = {kind: count for kind, count in printed.cost.items() if count}
    return dict(counted(thing) for thing in said.phrases("cost")) == cost and (
        printed.points,
        printed.trade,
    ) == (said.number("points"), said.number("trade"))


def _payable(said: Option) -> bool:
    return not _short(said)


def _short(said: Option) -> int:
    """How many resources the seat lacks for an agreement."""
    cost, stock = AGREEMENTS[said.pick].cost, said.state.houses[said.me].resources
    fixed = sum(max(0, n - stock[kind]) for kind, n in cost.items() if kind != "any")
    spare = sum(max(0, held - cost.get(kind, 0)) for kind, held in stock.items())
    return fixed + max(0, cost.get("any", 0) - spare)


def _lacking(said: Option) -> bool:
    return sum(count for _, count in map(counted, said.phrases("goods"))) == _short(said)


def _lower(said: Option) -> bool:
    """Points and steps of trade come as the option says, as far as the track goes."""
    points = _gained(said, "points", "agreement")
    trade = _gained(said, "trade", "agreement")
    return points == said.number("points") and trade == said.number("trade")


def _stays(said: Option) -> bool | None:
    """The settlement goes on ruling once the group has gone."""
    return _after_leaving(said, rules=True)


def _leaves_nobody(said: Option) -> bool | None:
    return _after_leaving(said, rules=False)


def _after_leaving(said: Option, *, rules: bool) -> bool | None:
    if said.question not in ("move", "portal", "recruit-from", "freya", "lose-follower"):
        return None
    district = said.pick.partition(":")[0]
    fork = said.outcome.fork
    if any(ask.key == said.ask.key for ask in said.outcome.asked):
        # Others lose theirs at the same time, or have not answered yet.
        return None
    if said.follows("move-to", "portal-to", "recruit-to") is not None:
        ask = fork.pending[0]
        fork.answer(ask.seat, ask.options[:1])
    if fork.pending and fork.pending[0].key.endswith("carry"):
        return None
    company = fork.state.company(said.me, district)
    return (company is not None) == rules


def _sources_left(said: Option) -> bool | None:
    district = said.pick
    if said.follows("exhaust", "resources", "kind") is not None:
        return None
    sources = sum(said.state.map.districts[district].sources.values())
    gone = sum(said.after.exhausted.get(district, {}).values())
    return sources - gone == said.number("count")


def _figures(said: Option, seat: str, district: str) -> int:
    """The strength of a seat's figures in a district."""
    return battle_strength(said.state, seat, district, defending=seat != said.state.active)


def _rival(said: Option) -> bool:
    district = said.pick.partition(":")[0]
    return said.number("strength") == _figures(said, said.seat(), district)


def _own_strength(said: Option) -> bool:
    return said.number("strength") == _figures(said, said.me, said.pick.partition(":")[0])


def _unarmed(said: Option) -> bool:
    """No advanced weapon in the hand can be paid."""
    house = said.state.houses[said.me]
    for card in house.hand:
        cost = weapon_cost(house, card)
        fixed = all(house.resources[k] >= n for k, n in cost.items() if k != "any")
        if fixed and sum(house.resources.values()) >= sum(cost.values()):
            return False
    return True


def _unknown(said: Option) -> bool:
    district = said.state.battle.district if said.state.battle else said.pick.partition(":")[0]
    face_down = said.state.civilisations.get(district, "none") is None
    return face_down and said.number("guardian") == said.state.guardians.get(district, 0)


def _battle_total(said: Option) -> bool | None:
    """The figures and the weapons come to so much, on both sides."""
    battle = said.state.battle
    if battle is None:
        return None
    played = battle.cards.get(said.me, [])
    cards = [said.pick] if said.pick in played else [*played, said.pick]
    total = _figures(said, said.me, battle.district)
    total += sum(WEAPONS[card].strength for card in cards)
    return said.number("total") == total and _other(said, battle)


def _other(said: Option, battle: Battle) -> bool:
    """Whether the strength of the other side is right."""
    rival = battle.attacker if battle.defender == said.me else battle.defender
    if rival is not None:
        shown = sum(WEAPONS[card].strength for card in battle.cards.get(rival, []))
        return said.number("other") == _figures(said, rival, battle.district) + shown
    guardian = said.state.guardians.get(battle.district, 0)
    token = said.state.civilisations.get(battle.district)
    if token is not None:
        return said.number("other") == CIVILISATIONS[token].strength + guardian
    all_strengths = [civilisation.strength for civilisation in CIVILISATIONS.values()]
    return (said.number("low"), said.number("high")) == (
        min(all_strengths) + guardian,
        max(all_strengths) + guardian,
    )


def _points(said: Option) -> bool:
    return said.number("points") == int(str(said.ask.facts.get(said.pick, 0)))


def _upgrade(said: Option) -> bool:
    """The marker of technology advances by so much; the action of the token may add to it."""
    return _gained(said, "technology", "technology") == said.number("steps")


def _summon(said: Option) -> bool:
    """The steps that the god brings on tracks, as the notes tell when it has come."""
    told = Counter(dict(counted(thing) for thing in said.phrases("bonus")))
    notes = [Phrase(note.key, note.args) for note in said.told_of("gained")]
    got: Counter[str] = Counter()
    for note in [*notes, *said.told_later("gained", "additional", "star", "battle", "magic")]:
        cause, goods = note.args["cause"], note.args["goods"]
        assert isinstance(cause, Phrase)
        assert isinstance(goods, tuple)
        if cause.key.endswith(".summoning"):
            got.update(dict(counted(thing) for thing in goods))
    return got == told


def _creation(said: Option) -> bool | None:
    """Creation and power give what the label says."""
    action = said.phrase("action").key.rpartition(".")[2]
    told = [counted(thing) for thing in said.phrases("gives")]
    if said.question not in ("star", "token") or action not in ("creation", "power"):
        return None
    # Ra's question about a sign comes before the action.
    if said.follows("kind", "sign-to") is not None or any(kind == "one_kind" for kind, _ in told):
        return None
    return all(_gained(said, kind, action) == count for kind, count in told)


def _idle(said: Option) -> bool:
    """Nothing is gained, and nothing asked, by the action itself."""
    action = said.phrase("action").key.rpartition(".")[2].replace("-", "_")
    return not [note for note in said.told_of("gained") if note.last("cause") == action]


def _count_left(said: Option) -> bool:
    """So many can still be chosen, as the options show."""
    most = max(int(option.rpartition(":")[2]) for option in said.ask.options if ":" in option)
    return said.number("count") >= most


def _resources(said: Option) -> bool:
    size = len(said.pick.split("+"))
    return said.number("count") == size + said.number("then")


def _pay_count(said: Option) -> bool:
    return said.number("count") >= len(said.pick.split("+"))


def _eight_points(said: Option) -> bool | None:
    if said.follows("horn") is not None:
        return None
    return _gained(said, "points", "horn") == 8


def _pandora(said: Option) -> bool:
    return said.pick.startswith("pandora:") and bool(said.told_of("uses"))


def _district(said: Option) -> bool:
    """The district is the option's, with the sources that are left and the shrines there."""
    label = said.text("district")
    printed, covered = said.state.map.districts[label], said.state.exhausted.get(label, {})
    there = {kind: count - covered.get(kind, 0) for kind, count in printed.sources.items()}
    told = dict(counted(thing) for thing in said.phrases("what"))
    there["shrine"] = printed.shrines
    return label == said.pick.partition(":")[0] and told == {k: n for k, n in there.items() if n}


def _magic(said: Option) -> bool:
    """The price of the words is paid, and so many weapons come as they name."""
    (magic,) = said.told_of("magic")[:1]
    crystals, cost = PRICES[said.pick]
    discount = MIRROR_DISCOUNT if said.question == "mirror" else 0
    paid = Counter({"crystal": crystals - discount, **cost})
    if Counter(dict(counted(thing) for thing in magic.phrases("cost"))) != +paid:
        return False
    if said.pick != "weapons":
        return True
    taken = [note.number("count") for note in said.told_of("took-weapons")]
    asked = said.follows("weapon")
    return said.number("count") in (*taken, asked.low if asked else 0)


def _followers_bought(said: Option) -> bool:
    """So many followers are placed, from the supply or the map; or fewer, where it says so."""
    asked = said.follows("recruit")
    if asked is not None:
        wanted = int(str(asked.facts["count"]))
    else:
        wanted = sum(note.number("count") for note in said.told_of("recruited"))
    most = said.key.endswith("most")
    right = wanted <= said.number("count") if most else wanted == said.number("count")
    return _magic(said) and right


OPTIONS: dict[str, OptionCheck] = {
    **{
        f"anunnaki.ask.{name}": told_alike
        for name in (
            "portal-to",
            "anu-to",
            "replace",
            "carry",
        )
    },
    **{
        f"anunnaki.{kind}{name}": _followers_bought if name.startswith("followers") else _magic
        for kind in ("magic.", "pick.mirror-")
        for name in (*PRICES, "followers-most")
    },
    **{
        f"anunnaki.pick.{name}": names_the_pick
        for name in ("battle", "battle-civilisation", "group", "place", "summon")
    },
    "anunnaki.pick.district": _district,
    "anunnaki.pick.star-sign": _star_sign,
    "anunnaki.pick.action": _creation,
    "anunnaki.pick.idle-action": _idle,
    "anunnaki.pick.upgrade-blue": _upgrade,
    "anunnaki.pick.upgrade-red": _upgrade,
    "anunnaki.pick.cell": _cell,
    "anunnaki.pick.gather": _gather,
    "anunnaki.pick.goods": _mix,
    "anunnaki.pick.exchange": _exchange,
    "anunnaki.pick.recruit": _recruit,
    "anunnaki.pick.weapon": _weapon,
    "anunnaki.pick.weapon-free": _weapon,
    "anunnaki.pick.lower": _lower,
    "anunnaki.pick.walk": _points,
    "anunnaki.pick.horn-spend": _eight_points,
    "anunnaki.pick.pandora-crystal": _pandora,
    "anunnaki.pick.pandora-follower": _pandora,
    "anunnaki.pick.pandora-weapon": _pandora,
    "anunnaki.offer.neutral": _agreement,
    "anunnaki.offer.house": _agreement,
    "anunnaki.hint.sign": _sign,
    "anunnaki.hint.sign-frees": _frees,
    "anunnaki.hint.frees": _frees,
    "anunnaki.hint.ray": _cell_signs,
    "anunnaki.hint.ray-core": _cell_signs,
    "anunnaki.hint.core": _cell_signs,
    "anunnaki.hint.signed-ray": _signs_now,
    "anunnaki.hint.signed-core": _signs_now,
    "anunnaki.hint.signed": _no_sign,
    "anunnaki.hint.far": _no_sign,
    "anunnaki.hint.summon": _summon,
    "anunnaki.hint.payable": _payable,
    "anunnaki.hint.lacking": _lacking,
    "anunnaki.hint.settlement-stays": _stays,
    "anunnaki.hint.leaves-nobody": _leaves_nobody,
    "anunnaki.hint.sources-left": _sources_left,
    "anunnaki.hint.rival": _rival,
    "anunnaki.hint.strength": _own_strength,
    "anunnaki.hint.unarmed": _unarmed,
    "anunnaki.hint.unknown": _unknown,
    "anunnaki.hint.atlantis": _unknown,
    "anunnaki.hint.against-rival": _battle_total,
    "anunnaki.hint.against-attacker": _battle_total,
    "anunnaki.hint.against-shown": _battle_total,
    "anunnaki.hint.against-known": _battle_total,
    "anunnaki.hint.against-unknown": _battle_total,
    "anunnaki.ask.recruit": _count_left,
    "anunnaki.ask.resources": _resources,
    "anunnaki.ask.pay": _pay_count,
}
