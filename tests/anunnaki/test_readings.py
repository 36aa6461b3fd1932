"""How we rule what the rulebook leaves open: the readings of games/anunnaki/README.md."""

from __future__ import annotations

import pytest

from games.anunnaki.components import LAST_SPACE, LIGHTNING
from tests.anunnaki.table import at, deal


@pytest.mark.parametrize(
    ("house", "capital", "god"),
    [
        ("ellenys", "E6", "demeter"),
        ("pharaos", "P6", "horus"),
        ("babylon", "B6", "ninhursag"),
        ("norrenis", "N6", "aegir"),
    ],
)
def test_the_otherworld_counts_for_gods_who_count_districts(
    house: str, capital: str, god: str
) -> None:
    scored = []
    for stands in (f"{capital} 2f s {god}", f"{capital} f s {god}, W1 f"):
        game = deal(at(house, stands, artifacts="otherworld"))
        scored.append(game.scored()["gods"])
    assert scored[1] > scored[0]


def test_the_otherworld_counts_for_seth_once_all_its_sources_are_exhausted() -> None:
    place = at("pharaos", "P6 f s, P4 seth, W1 f", artifacts="otherworld")
    told = [
        deal(place, exhausted=f"P4 gold 2, W1 any {spent}").scored()["gods"] for spent in (2, 3)
    ]
    assert told[0] < told[1]


@pytest.mark.parametrize(
    ("house", "capital", "god"), [("norrenis", "N6", "freyr"), ("babylon", "B6", "ninlil")]
)
def test_the_otherworld_is_away_from_home(house: str, capital: str, god: str) -> None:
    stands = f"{capital} 3f s, W1 f, G1 f"
    place = at(house, stands, artifacts="otherworld", signs="L0 R0 C0", minors=god)
    game = deal(place, civilisations="").star("move_blue").say("move", "done")
    game.say("additional", f"summon:{god}").say("replace", capital)
    assert game.told("gained")
    assert game.amber.points >= 1


def test_a_follower_may_be_called_back_from_a_contested_district() -> None:
    place = at("ellenys", "E6 10f s, E4 2f", crystals=1, resources="2 food", hand="dagger")
    game = deal(place, civilisations="E2 V01").star("move_blue")
    game.move("E4:follower", "E2").say("move", "done").say("magic", "followers")
    assert game.state.contested("E2")
    assert "E2" in game.options("recruit-from")


def test_anubis_helps_a_god_who_came_by_portal() -> None:
    place = at("pharaos", "P6 f s anubis", hand="dagger", pawn="market")
    game = deal(place, civilisations="P2 V01").star("portal").say("portal", "P6:anubis")
    game.say("portal-to", "P2").rest()
    assert game.asked == "anubis"


def test_the_mirror_may_be_used_for_a_single_action() -> None:
    place = at("babylon", "B6 f s", resources="2 food, 2 metal", artifacts="mirror")
    game = deal(place).star("move_blue").say("move", "done").say("magic", "mirror")
    game.say("mirror", "followers")
    while game.asked == "recruit":
        game.say("recruit", game.options("recruit")[0])
    game.say("mirror", "none")
    assert game.amber.artifacts == []
    assert game.amber.resources["metal"] == 2


def test_nothing_bounds_the_resources_of_a_house() -> None:
    game = deal(at("babylon", "B6 4f s", resources="40 food", pawn="trade")).star("gather_red")
    game.say("gather", "B6")
    assert sum(game.amber.resources.values()) > 40


def test_a_main_god_moves_the_tracks_before_power() -> None:
    place = at(
        "babylon",
        "B6 2f s",
        signs="C0 C1 C2 C3 C4",
        power=LIGHTNING - 1,
        war=LAST_SPACE - 1,
    )
    game = deal(place).star("move_blue").say("move", "done").say("additional", "summon:ishtar")
    assert game.amber.lightning
    assert game.amber.tracks["war"] == LAST_SPACE - 1
