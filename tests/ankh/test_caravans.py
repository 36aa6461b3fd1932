"""Camel caravans: legal chains, and the conflict tokens of the split regions."""

from __future__ import annotations

import pytest

from games.ankh.board import AROUND, Border, Caravan, board_of, border
from games.ankh.components import CAMELS, CELLS, GROUND, RIVER, SCENARIOS
from tests.ankh.table import DELTA, EAST, WEST, WESTERN_CARAVAN, Game, at, caravan, deal

FOUR = {1: "A3", 2: "H5", 3: "E2", 4: "A4"}
NILE = {border(one, other) for one, other in RIVER}


def event(camels: str = "", tokens: dict[int, str] | None = None) -> Game:
    game = deal(
        amber=at("isis", "A8 god"),
        azure=at("ra", "G9 god"),
        camels=camels,
        tokens=tokens,
        next_event="camel",
    )
    return game.fire()


def every_caravan(camels: tuple[Border, ...]) -> list[Caravan]:
    land = board_of(camels)
    return [chain for region in range(len(land.regions)) for chain in land.caravans(region)]


def flood(start: str, walls: set[Border]) -> set[str]:
    """The lands connected with ``start``, computed without the board of the rules."""
    seen, queue = {start}, [start]
    while queue:
        label = queue.pop()
        for near in AROUND[label]:
            shut = GROUND[near] == "water" or border(label, near) in walls | NILE
            if near not in seen and not shut:
                seen.add(near)
                queue.append(near)
    return seen


def ends(chain: Caravan, camels: tuple[Border, ...]) -> list[bool]:
    """For each corner along a chain: whether river, water, rim or another camel meets it."""
    found = []
    corners = [chain.start]
    for line in chain.borders[:-1]:
        after = chain.borders[chain.borders.index(line) + 1]
        corners.append(shared_corner(line, after))
    corners.append(chain.end)
    for corner in corners:
        names = corner.split("/")
        rim = any(name not in CELLS or GROUND[name] == "water" for name in names)
        lines = {border(a, b) for a in names for b in names if a < b}
        found.append(rim or bool(lines & (NILE | set(camels))))
    return found


def shared_corner(one: Border, other: Border) -> str:
    """The corner that two consecutive borders of a chain share."""
    names = sorted({*one, *other})
    assert len(names) == 3, (one, other)
    return "/".join(names)


@pytest.mark.parametrize("words", ["", WESTERN_CARAVAN])
def test_every_caravan_on_offer_is_a_legal_chain(words: str) -> None:
    camels = caravan(words)
    chains = every_caravan(camels)
    assert chains
    assert len({frozenset(chain.borders) for chain in chains}) == len(chains)
    for chain in chains:
        assert 1 <= len(chain.borders) <= 6
        for one, other in chain.borders:
            assert other in AROUND[one]
            assert "water" not in (GROUND[one], GROUND[other])
            assert border(one, other) not in NILE
            assert border(one, other) not in camels
        first, *middle, last = ends(chain, camels)
        assert first
        assert last
        assert not any(middle), chain
        one, other = chain.borders[0]
        walls = {*camels, *chain.borders}
        parts = flood(one, walls), flood(other, walls)
        assert not parts[0] & parts[1]
        assert min(map(len, parts)) >= 6
        assert parts[0] | parts[1] == flood(one, set(camels))


@pytest.mark.parametrize(
    "words",
    [
        WESTERN_CARAVAN,
        "A5-A6 A5-B5 B4-B5",
        "F6-G6 G6-G7 G7-H6 H6-H7",
        "F6-F7 F6-G7 G6-G7 G6-H6 H5-H6 H6-I6",
        "E1-F1 E2-F1 E2-F2 E3-F2 E3-F3",
    ],
)
def test_caravans_printed_in_the_scenarios_are_on_offer(words: str) -> None:
    wanted = frozenset(caravan(words))
    assert wanted in {frozenset(chain.borders) for chain in every_caravan(())}


def test_a_caravan_may_lean_on_camels_that_stand_already() -> None:
    camels = caravan(WESTERN_CARAVAN)
    natural = {frozenset(chain.borders) for chain in every_caravan(())}
    leaning = [c for c in every_caravan(camels) if frozenset(c.borders) not in natural]
    assert leaning


def test_the_caravan_is_optional() -> None:
    game = event().say("caravan", "none")
    assert game.state.camels == ()
    assert len(game.state.tokens) == 3
    assert game.turn == "azure"


def lay(game: Game, region: int, words: str = "") -> Game:
    """Split a region along a chain; by default the first one offered."""
    game.say("caravan", f"region:{region}")
    chains = game.state.board.caravans(game.state.region_of(region))
    wanted = frozenset(caravan(words))
    chain = next(c for c in chains if not wanted or frozenset(c.borders) == wanted)
    game.say("caravan-from", chain.start)
    if game.asked == "caravan-to":
        game.say("caravan-to", chain.end)
    if game.asked == "caravan-way":
        game.say("caravan-way", chain.option)
    return game


def keep(game: Game, land: str) -> Game:
    """Leave the old token in the part with that land."""
    part = game.state.board.regions[game.state.board.of[land]]
    option = next(o for o in game.options("token") if o.removeprefix("keep:") in part)
    return game.say("token", option)


def test_the_lowest_free_number_goes_to_the_part_without_a_token() -> None:
    game = keep(lay(event(), WEST, WESTERN_CARAVAN), "A3")
    assert "A3" in game.region(1)
    assert "A4" in game.region(4)
    assert set(game.state.camels) == set(caravan(WESTERN_CARAVAN))
    assert game.state.camels_left() == 26


def test_the_old_number_may_stay_in_either_part() -> None:
    game = keep(lay(event(), WEST, WESTERN_CARAVAN), "A4")
    assert "A4" in game.region(1)
    assert "A3" in game.region(4)


def test_a_gap_in_the_numbers_is_filled_first() -> None:
    tokens = {1: "A3", 2: "H5", 4: "A4", 5: "E2"}
    game = keep(lay(event(WESTERN_CARAVAN, tokens), 5), "E2")
    assert sorted(game.state.tokens) == [1, 2, 3, 4, 5]


def test_a_swap_needs_one_of_the_two_new_regions() -> None:
    game = keep(lay(event(), WEST, WESTERN_CARAVAN), "A3")
    pairs = {
        frozenset(map(int, option.removeprefix("swap:").split(":")))
        for option in game.options("swap")
        if option != "none"
    }
    assert {frozenset((1, 2)), frozenset((1, 3)), frozenset((4, 2)), frozenset((4, 3))} <= pairs
    assert frozenset((2, 3)) not in pairs


def test_a_swap_exchanges_two_tokens() -> None:
    game = keep(lay(event(), WEST, WESTERN_CARAVAN), "A3")
    option = next(o for o in game.options("swap") if o in ("swap:4:2", "swap:2:4"))
    game.say("swap", option)
    assert "A4" in game.region(2)
    assert "H5" in game.region(4)
    assert "A3" in game.region(1)
    assert game.turn == "azure"


def test_no_caravan_with_eight_regions() -> None:
    camels: tuple[Border, ...] = ()
    while len(board_of(camels).regions) < 8:
        shortest = min(every_caravan(camels), key=lambda chain: (len(chain.borders), chain.option))
        camels += shortest.borders
    # Camels and legal chains are left: it is the eighth region that forbids a ninth.
    assert len(camels) + 6 <= CAMELS
    assert every_caravan(camels)
    words = " ".join(f"{one}-{other}" for one, other in camels)
    regions = board_of(camels).regions
    game = event(words, {number: lands[0] for number, lands in enumerate(regions, 1)})
    assert game.turn == "azure"
    assert len(game.state.tokens) == 8


def test_no_caravan_without_camels() -> None:
    printed = SCENARIOS["peoples_revolt"].setups[5]
    words = " ".join(f"{one}-{other}" for one, other in printed.camels)
    game = event(words, dict(printed.conflict_tokens))
    assert game.state.camels_left() == 0
    assert game.turn == "azure"


def answers(game: Game, path: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All sequences of answers to the questions about a caravan."""
    if not game.asked.startswith("caravan"):
        return [path]
    found = []
    for option in game.options(game.asked):
        if option == "none":
            continue
        game.say(game.asked, option)
        found += answers(game, (*path, option))
        game.match.undo("amber")
    return found


def test_no_chain_longer_than_the_camels_left() -> None:
    printed = SCENARIOS["peoples_revolt"].setups[2]
    words = " ".join(f"{one}-{other}" for one, other in printed.camels)
    game = event(words, dict(printed.conflict_tokens))
    left = game.state.camels_left()
    assert left == 4
    chains = every_caravan(game.state.camels)
    assert any(len(chain.borders) > left for chain in chains)
    laid = set()
    for path in answers(game, ()):
        for option in path:
            game.say(game.asked, option)
        laid.add(frozenset(game.state.camels) - frozenset(caravan(words)))
        for _ in path:
            game.match.undo("amber")
    assert laid == {frozenset(c.borders) for c in chains if len(c.borders) <= left}


def test_only_regions_of_twelve_lands_or_more_are_on_offer() -> None:
    game = event(WESTERN_CARAVAN, FOUR)
    offered = {int(o.removeprefix("region:")) for o in game.options("caravan") if o != "none"}
    for token in FOUR:
        if token in offered:
            assert len(game.region(token)) >= 12
    assert {EAST, DELTA} <= offered


def test_the_ends_of_a_caravan_are_its_two_anchors() -> None:
    game = event().say("caravan", f"region:{DELTA}")
    chains = game.state.board.caravans(game.state.region_of(DELTA))
    anchors = {anchor for chain in chains for anchor in (chain.start, chain.end)}
    assert set(game.options("caravan-from")) == anchors
    start = game.options("caravan-from")[0]
    game.say("caravan-from", start)
    touching = [{chain.start, chain.end} for chain in chains if start in (chain.start, chain.end)]
    assert set(game.options("caravan-to")) == set().union(*touching) - {start}
