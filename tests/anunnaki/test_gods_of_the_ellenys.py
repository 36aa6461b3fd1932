"""House Ellenys: Zeus, plain and awake, and its seven minor gods."""

from __future__ import annotations

import pytest

from tests.anunnaki.table import Game, at, deal

GAIA_GOLD = "G5.G10.G6 K01"


def summoning(god: str, stands: str) -> Game:
    """Amber summons a god through the star's first ray."""
    others = [g for g in ("ares", "demeter", "hermes", "poseidon") if g != god][:3]
    minors = " ".join([god, *others])
    game = deal(at("ellenys", stands, signs="L0 R0 C0", pawn="power", minors=minors))
    game.star("portal").say("portal", "done")
    return game.say("additional", f"summon:{god}")


def surrounding(zeus: str) -> Game:
    """Azure surrounds a token on Gaia; amber leads the Ellenys."""
    return deal(
        at("ellenys", zeus),
        at("babylon", "B6 f s, G5 2f, G10 f"),
        active="azure",
        culture=GAIA_GOLD,
    )


def test_zeus_has_rewards_from_afar_with_one_figure_on_the_planet() -> None:
    game = surrounding("E6 2f s, G13 f")
    game.star("move_blue").move("G5:follower", "G6").rest()
    assert (game.goods(), game.goods("azure")) == ("2 gold", "2 gold")


@pytest.mark.parametrize("zeus", ["E6 2f s", "E6 2f s, G13 s"])
def test_zeus_needs_a_figure_there(zeus: str) -> None:
    game = surrounding(zeus)
    game.star("move_blue").move("G5:follower", "G6").rest()
    assert game.goods() == ""


def test_zeus_awake_has_rewards_twice() -> None:
    game = surrounding("E6 2f s, G13 zeus")
    game.star("move_blue").move("G5:follower", "G6").rest()
    assert (game.goods(), game.goods("azure")) == ("4 gold", "2 gold")


def test_zeus_awake_takes_two_agreements_for_one_token() -> None:
    game = deal(
        at("ellenys", "E6 zeus s, E4 2f"),
        culture="E6.E4.E5 K11",
    )
    game.star("move_blue").move("E4:follower", "E5").rest()
    game.say("trade", "NEU-01").say("trade", "NEU-02")
    assert game.amber.agreements == ["NEU-01", "NEU-02"]


@pytest.mark.parametrize(("followers", "points"), [(3, 6), (4, 4), (12, 0)])
def test_hades_counts_followers_in_the_supply(followers: int, points: int) -> None:
    game = deal(at("ellenys", f"E6 {followers}f s, E5 hades"))
    assert game.scored()["gods"] == points


def test_hades_owner_may_decline_followers_of_culture_tokens() -> None:
    game = deal(
        at("ellenys", "E6 s, E4 2f, G13 hades"),
        culture="E6.E4.E5 K14",
    )
    game.star("move_blue").move("E4:follower", "E5").rest()
    assert game.options("recruit") == ["E6:1", "none"]
    game.say("recruit", "none")
    assert game.here("E6") == "1s"


def test_ares_counts_civilisations_defeated() -> None:
    assert deal(at("ellenys", "E6 f s, E5 ares", civilisations=2)).scored()["gods"] == 4


def test_athena_gives_a_resource_for_each_settlement_exhausted_or_not() -> None:
    game = deal(
        at("ellenys", "E6 2f s, E3 s, G9 s, G7 s", signs="L0 R0 C0", pawn="power", minors="athena"),
        exhausted="E3 wood 1",
    )
    game.star("portal").say("portal", "done").say("additional", "summon:athena")
    assert game.options("athena") == ["metal", "gold"]
    game.say("athena", "gold")
    assert game.goods() == "2 wood, 1 gold"


def test_demeter_counts_food_districts() -> None:
    assert deal(at("ellenys", "E6 demeter s, G13 f, G2 f, E5 f")).scored()["gods"] == 4


HERAS = "hera ares athena hermes"
"""Minor gods without Hades, for whom nobody has a reason to decline a follower."""


def test_hera_adds_a_follower_to_every_recruitment() -> None:
    game = deal(at("ellenys", "E6 f s, E5 hera", minors=HERAS, crystals=1, resources="2 food"))
    game.star("move_blue").say("move", "done").say("magic", "followers")
    assert game.here("E6") == "5f 1s"
    game = deal(at("ellenys", "E6 f s, E5 hera", minors=HERAS, pawn="power"))
    game.star("income")
    assert game.here("E6") == "4f 1s"


def upgrading_income(minors: str) -> Game:
    """Amber upgrades the income of settlements beside its pawn."""
    game = deal(
        at("ellenys", "E6 f s", crystals=1, resources="2 gold, 1 wood, 1 metal", minors=minors)
    )
    game.star("trade").say("trade", "NEU-01").say("magic", "technology")
    return game.say("technology", "income")


@pytest.mark.parametrize(("answer", "followers"), [("yes", "4f 1s"), ("no", "1f 1s")])
def test_hades_owner_may_leave_the_income_of_an_upgrade(answer: str, followers: str) -> None:
    game = upgrading_income("hades ares athena hermes")
    game.say("income-now", answer)
    assert game.here("E6") == followers
    assert game.amber.tracks["technology"] == 2


def test_others_have_the_income_of_an_upgrade_at_once() -> None:
    game = upgrading_income("hera ares athena hermes")
    assert game.here("E6") == "4f 1s"


def test_heras_follower_may_stay_in_the_supply_for_hades() -> None:
    game = deal(at("ellenys", "E6 f s, E5 hera", minors="hera hades ares athena", pawn="power"))
    game.star("income")
    assert game.here("E6") == "3f 1s"
    assert game.options("recruit") == ["E6:1", "none"]
    game.say("recruit", "none")
    assert game.here("E6") == "3f 1s"


def test_heras_follower_comes_where_it_is_wanted() -> None:
    game = deal(
        at("ellenys", "E6 f s, E4 s, E5 hera", minors="hera hades ares athena", pawn="power")
    )
    game.star("income").say("recruit", "E4:3")
    assert game.here("E4") == "3f 1s"
    assert game.asked != "recruit"


def test_hermes_adds_two_points_to_every_movement() -> None:
    game = deal(at("ellenys", "E6 f s, E5 hermes"))
    game.star("move_blue")
    assert game.ask.facts["points"] == 4
    game = deal(
        at("ellenys", "E6 f s, E5 hermes", agreements="NEU-06", resources="2 wood, 1 metal, 1 gold")
    )
    game.star("move_blue").say("move", "done").say("additional", "agreement:NEU-06")
    assert game.ask.facts["points"] == 4


def test_poseidon_is_a_shrine_more_for_everything() -> None:
    game = deal(at("ellenys", "E6 poseidon s, E5 f", pawn="move_blue"))
    assert game.match.view("amber").houses[0].goals["shrines"] == 2
    game.star("creation")
    assert game.goods() == "2 wood"
    assert summoning("poseidon", "E6 2f s").amber.tracks["technology"] == 1
