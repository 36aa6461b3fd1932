"""The six artifacts (page 19), and how they come from Atlantis (page 12)."""

from __future__ import annotations

import pytest

from games.anunnaki import GAME
from games.anunnaki.components import ARTIFACTS
from games.anunnaki.rules.land.walking import reach
from tests.anunnaki.table import PAST_LIGHTNING, Game, at, deal


def conquest(*, many: bool, artifacts: str | None = None) -> Game:
    """Amber conquers a district of Atlantis."""
    game = deal(
        at("babylon", "B6 s, G6 6f", hand="war_hammer", resources="2 metal"),
        at("ellenys", "E6 f s"),
        at("pharaos", "P6 f s") if many else None,
        civilisations="G7 V05",
        artifacts=artifacts,
    )
    game.star("move_red").move("G6:follower:3", "G7").rest()
    return game.say("attack", "war_hammer")


def test_the_first_conqueror_sees_three_artifacts_and_others_do_not() -> None:
    game = conquest(many=True)
    options = game.options("artifact")
    assert len(options) == 3
    assert game.match.view("amber").drawn_artifacts == tuple(options)
    assert game.match.view("azure").drawn_artifacts == ()
    game.say("artifact", options[0])
    if game.asked == "tablet":
        game.say("tablet", "war")
    assert game.state.artifacts == options[1:]
    assert game.match.view("amber").drawn_artifacts == tuple(options[1:])
    assert game.match.view("azure").artifacts_left == 2


def test_with_two_players_the_others_leave_the_game() -> None:
    game = conquest(many=False)
    game.say("artifact", game.options("artifact")[0])
    assert game.state.artifacts == []


def test_the_second_conqueror_chooses_between_the_last_two() -> None:
    game = conquest(many=True, artifacts="scarab mirror")
    assert game.options("artifact") == ["scarab", "mirror"]
    game.say("artifact", "mirror")
    assert (game.amber.artifacts, game.state.artifacts) == (["mirror"], [])


def test_the_scarab_advances_on_two_tracks_before_final_scoring() -> None:
    game = deal(
        at("babylon", "B6 f s", war=9, technology=8, trade=3, artifacts="scarab"),
        at("ellenys", "E6 f s"),
        active="azure",
        triggered=True,
    )
    game.star("move_blue").rest()
    # War stops before the lightning, so technology and trade are the two that can go on.
    assert game.asked == "over"
    assert game.amber.tracks == {"war": 9, "technology": 9, "trade": 4}


def test_past_the_lightning_the_scarab_reaches_the_last_space() -> None:
    game = deal(
        at("babylon", "B6 f s", war=9, technology=8, power=PAST_LIGHTNING, artifacts="scarab"),
        at("ellenys", "E6 f s"),
        active="azure",
        triggered=True,
    )
    game.star("move_blue").rest().say("scarab", "war", "technology", seat="amber")
    assert game.amber.tracks == {"war": 10, "technology": 9, "trade": 0}


def test_the_mirror_makes_two_magic_actions_a_crystal_cheaper() -> None:
    game = deal(
        at("babylon", "B6 f s", resources="2 food, 2 metal", crystals=0, artifacts="mirror")
    )
    game.star("move_blue").say("move", "done").say("magic", "mirror")
    assert game.options("mirror") == ["weapons", "followers", "none"]
    game.say("mirror", "weapons").say("weapon", "dagger", "short_bow").say("mirror", "followers")
    assert (game.here("B6"), game.amber.hand) == ("4f 1s", ["dagger", "short_bow"])
    assert (game.amber.artifacts, game.goods()) == ([], "")


def test_the_mirror_builds_too() -> None:
    game = deal(
        at("babylon", "B6 s, B4 f, B5 f", resources="2 wood", crystals=0, artifacts="mirror")
    )
    game.star("move_blue").say("move", "done").say("magic", "mirror")
    game.say("mirror", "settlement").say("settlement", "B4")
    assert (game.here("B4"), game.goods(), game.amber.crystals) == ("1f 1s", "", 0)


def test_the_two_actions_of_the_mirror_differ() -> None:
    game = deal(at("babylon", "B6 f s", crystals=4, artifacts="mirror"))
    game.star("move_blue").say("move", "done").say("magic", "mirror").say("mirror", "blue")
    game.say("token", "portal").say("portal", "done")
    assert "blue" not in game.options("mirror")
    assert game.amber.crystals == 3


def test_the_otherworld_is_beside_what_one_rules_but_not_atlantis() -> None:
    game = deal(at("babylon", "B6 2f s, G7 f", artifacts="otherworld"))
    assert "W1" not in reach(game.state, "amber", "G7", 1)
    assert "W1" in reach(game.state, "amber", "B6", 1)
    game = deal(at("babylon", "B6 2f s, G10 f", artifacts="otherworld"))
    game.star("move_blue").move("B6:follower", "W1").move("G10:follower", "W1")
    assert game.here("W1") == "2f"


def test_one_walks_from_the_otherworld_to_any_district_one_rules() -> None:
    game = deal(at("babylon", "B6 f s, W1 f, G10 f", artifacts="otherworld"))
    game.star("move_blue").say("move", "W1:follower")
    assert {"B6", "G10"} <= set(game.options("move-to"))


def test_nobody_else_finds_the_otherworld() -> None:
    game = deal(at("babylon", "B6 2f s", pawn="market"))
    game.star("portal").say("portal", "B6:follower")
    assert "W1" not in game.options("portal-to")


def test_the_otherworld_gives_any_mix_and_is_exhausted_by_one_each_time() -> None:
    game = deal(at("babylon", "B6 f s, W1 3f", artifacts="otherworld"))
    game.star("gather_red").say("gather", "W1").say("resources", "food+wood+gold")
    assert game.goods() == "1 food, 1 wood, 1 gold"
    assert game.state.exhausted == {"W1": {"any": 1}}
    assert game.match.view("amber").houses[0].shrines == 1


def test_the_horn_gives_four_of_a_kind_or_takes_them_for_eight_points() -> None:
    game = deal(at("babylon", "B6 f s", artifacts="horn"))
    game.star("move_blue").say("move", "done")
    assert game.options("additional") == ["horn:gain", "end"]
    game.say("additional", "horn:gain").say("kind", "wood")
    assert (game.goods(), game.amber.artifacts) == ("4 wood", [])
    game = deal(at("babylon", "B6 f s", artifacts="horn", resources="5 gold"))
    game.star("move_blue").say("move", "done").say("additional", "horn:spend")
    assert (game.goods(), game.amber.points) == ("1 gold", 8)


@pytest.mark.parametrize(("space", "points"), [(0, 0), (3, 1), (6, 2), (8, 4), (10, 7)])
def test_the_tablet_counts_the_leaders_multiplier(space: int, points: int) -> None:
    game = deal(
        at("babylon", "B6 f s", artifacts="tablet", tablet="war"),
        at("ellenys", "E6 f s", war=space, power=PAST_LIGHTNING),
    )
    assert game.scored()["tablet"] == points


def test_the_tablets_track_is_a_secret_until_the_end() -> None:
    game = conquest(many=False, artifacts="tablet")
    game.say("tablet", "trade")
    assert game.match.view("amber").houses[0].tablet == "trade"
    seen = game.match.view("azure").houses[0]
    assert (seen.has_tablet, seen.tablet) == (True, None)


def box(token: str) -> Game:
    game = deal(
        at("babylon", "B6 f s", artifacts="pandora"),
        at("ellenys", "E6 f s, E5 f", crystals=1, hand="dagger net"),
        at("pharaos", "P6 f s"),
    )
    game.star("move_blue").say("move", "done")
    return game.say("additional", f"pandora:{token}")


def test_pandoras_crystal() -> None:
    game = box("crystal")
    assert (game.amber.crystals, game.azure.crystals, game.rose.crystals) == (1, 0, 0)
    assert game.amber.pandora == ["follower", "weapon"]
    assert game.asked == "star"


def test_pandoras_follower_is_lost_where_its_owner_says() -> None:
    game = box("follower")
    game.sealed({"azure": "E5"})
    assert (game.here("B6"), game.here("E5", "azure")) == ("2f 1s", "")
    assert game.here("P6", "rose") == "1s"


def test_pandoras_weapon_is_given_up_in_secret() -> None:
    game = box("weapon").say("weapon", "short_bow").sealed({"azure": "net"})
    assert (game.amber.hand, game.azure.hand) == (["short_bow"], ["dagger"])
    assert game.match.view("amber").houses[1].hand is None


def test_an_empty_box_leaves_the_game() -> None:
    game = deal(at("babylon", "B6 f s", artifacts="pandora"))
    game.state.houses["amber"].pandora = ["crystal"]
    game.star("move_blue").say("move", "done").say("additional", "pandora:crystal")
    assert (game.amber.artifacts, game.state.spent_artifacts) == ([], ["pandora"])


def test_there_are_six_artifacts() -> None:
    assert len(ARTIFACTS) == 6


def test_the_horn_asks_which_resource_goes_where_there_are_two() -> None:
    game = deal(at("babylon", "B6 f s", artifacts="horn", resources="4 food, 5 gold"))
    game.star("move_blue").say("move", "done").say("additional", "horn:spend")
    assert game.options("horn") == ["food", "gold"]
    game.say("horn", "food")
    assert (game.goods(), game.amber.points) == ("5 gold", 8)


def test_the_mirror_makes_a_technology_cheaper_too() -> None:
    game = deal(at("babylon", "B6 f s", artifacts="mirror", resources="2 gold"))
    game.star("move_blue").say("move", "done").say("magic", "mirror")
    assert game.options("mirror") == ["technology", "none"]
    view = game.match.view("amber")
    assert GAME.label(view, game.ask, "technology").key == "anunnaki.pick.mirror-technology"


def test_the_tablet_is_turned_over_at_the_end() -> None:
    game = deal(
        at("babylon", "B6 f s", artifacts="tablet", tablet="war"),
        at("ellenys", "E6 f s"),
        active="azure",
        triggered=True,
    )
    game.star("move_blue").rest()
    assert game.told("tablet-shown")
    assert game.match.view("azure").houses[0].tablet == "war"
