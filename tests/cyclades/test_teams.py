"""Teams of two, and two people who lead two factions each."""

from __future__ import annotations

from bot.words import ENGLISH, standard
from games.cyclades import GAME
from games.cyclades.options import Options
from tests.cyclades.table import Game, acting, at, begin, income, offering


def test_partners_share_one_purse() -> None:
    game = acting(
        "athena", seats=4, teams=True, amber=at("A1; B1", gold=3), azure=at("D1; E1", gold=2)
    )
    game.duties().act("recruit")
    assert game.gold("azure") == 1
    seen = {player.seat: player.gold for player in game.match.view("azure").players}
    assert (seen["amber"], seen["rose"]) == (1, None)


def test_a_team_offers_together_no_more_than_its_purse() -> None:
    game = offering(
        amber=at("A1; B1", gold=6),
        azure=at("D1; E1"),
        rose=at("G1; K1", gold=9),
        onyx=at("N1; O1"),
        seats=4,
        teams=True,
        order="amber azure rose onyx",
    )
    game.bid("amber", "zeus", 5).say("god", "ares")
    assert game.options("bid") == ["1"]


def test_a_teams_offering_counts_each_bidders_own_priestesses() -> None:
    game = offering(
        amber=at("A1; B1", gold=6, priestesses=3),
        azure=at("D1; E1"),
        rose=at("G1; K1", gold=9),
        onyx=at("N1; O1"),
        seats=4,
        teams=True,
        order="amber azure rose onyx",
    )
    game.bid("amber", "zeus", 5).say("god", "ares")
    assert game.options("bid") == ["1", "2", "3"]  # 6 less the net 2


def test_an_offering_from_a_purse_that_a_partner_empties_says_what_is_paid() -> None:
    game = offering(
        amber=at("A1; B1", gold=5),
        azure=at("D1; E1"),
        rose=at("G1; K1", gold=9),
        onyx=at("N1; O1"),
        seats=4,
        teams=True,
        order="amber rose azure onyx",
    )
    game.bid("amber", "zeus", 5).bid("rose", "apollo").say("god", "ares")
    label = GAME.label(game.match.view("azure"), game.ask, "1")
    assert standard().say(label, ENGLISH) == "1 gold, you pay nothing"


def test_fleets_cross_a_partners_sea_paying_each_step_but_do_not_stop() -> None:
    def goals(gold: int) -> list[str]:
        game = acting(
            "poseidon",
            seats=4,
            teams=True,
            amber=at("A1; B1", "S2", gold=gold),
            azure=at("D1; E1", "S4"),
        )
        game.act("build").say("slot", "A1.1").act("gift").say("fleet", "S2").act("sail")
        return game.pick("sail-from", "S2").options("sail-to")

    assert sorted(goals(1)) == ["S1", "S7"]
    assert {"S1", "S7", "S3", "S5"} == set(goals(2))


def test_crossing_a_partners_sea_costs_each_step() -> None:
    game = acting(
        "poseidon", seats=4, teams=True, amber=at("A1; B1", "S2", gold=5), azure=at("D1; E1", "S4")
    )
    game.act("build").say("slot", "A1.1").act("gift").say("fleet", "S3").sail("S2", "S5", 1)
    assert (game.gold("amber"), game.fleets("S5"), game.fleets("S4")) == (3, 1, 1)
    assert game.owner("S4") == "azure"


def test_troops_cross_a_partners_land_paying_each_step_but_do_not_stop() -> None:
    game = acting("ares", seats=4, teams=True, amber=at("M1 1t; B1", gold=5), azure=at("M2 1t; E1"))
    game.act("build").say("slot", "B1.1").act("gift").say("recruit", "B1").act("march")
    game.pick("march-from", "M1")
    assert sorted(game.options("march-to")) == ["M3", "M4"]
    game.say("march-to", "M4").pick("force", "troop.1")
    assert game.gold("amber") == 3
    assert (game.owner("M4"), game.owner("M2"), game.troops("M2")) == ("amber", "azure", 1)


def test_crossing_two_of_a_partners_lands_costs_three_and_may_end_in_battle() -> None:
    game = acting(
        "poseidon",
        seats=4,
        teams=True,
        amber=at("A1; B1", "S1 2", gold=9),
        azure=at("D1; E1", "S3; S5"),
        rose=at("G1; K1", "S8"),
        dice="3 0",
    )
    game.act("build").say("slot", "A1.1").act("gift").say("fleet", "S1").sail("S1", "S8", 3)
    assert game.gold("amber") == 6
    assert game.stages() == [(6, 1)]
    assert (game.owner("S8"), game.fleets("S8")) == ("amber", 3)
    assert (game.fleets("S3"), game.fleets("S5")) == (1, 1)


def test_a_partners_fleets_carry_no_troops() -> None:
    game = acting(
        "ares",
        seats=4,
        teams=True,
        amber=at("A1 1t; G1; K1", gold=5),
        azure=at("D1; E1", "S2; S4; S3; S1"),
        rose=at("N1; O1"),
        onyx=at("M1; M2"),
    )
    game.act("build").say("slot", "G1.1").act("gift").say("recruit", "A1")
    assert "march" not in game.acts


def test_jason_uses_a_rivals_fleets_and_not_his_partners() -> None:
    def ways(owner: str) -> list[str]:
        fleets = at("D1; E1", "S2") if owner == "azure" else at("D1; E1")
        foes = at("G1; K1", "S2") if owner == "rose" else at("G1; K1")
        game = acting(
            "athena", seats=4, teams=True, amber=at("A1 jason; F1", gold=9), azure=fleets, rose=foes
        )
        return game.duties("F1.1").acts

    assert "quest" in ways("rose")
    assert "quest" not in ways("azure")


def test_a_quest_crosses_a_partners_land_as_two_quests() -> None:
    game = acting(
        "athena", seats=4, teams=True, amber=at("M1 ajax; B1", gold=3), azure=at("M2 1t; E1")
    ).duties("B1.1")
    game.act("quest").pick("quest", "ajax")
    assert sorted(game.options("quest-to")) == ["M3", "M4"]
    game.say("quest-to", "M4")
    assert game.gold("amber") == 0  # the first and the second price
    assert game.state.heroes["ajax"].area == "M4"


def test_cyclops_may_complete_a_set_with_a_partners_buildings() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; B1", gold=2, built="B1.1 temple"),
        azure=at("D1; E1", built="D1.1 port; D1.2 temple"),
        column="cyclops - - -",
    )
    game.duties("A1.1").buy("cyclops").pick("cyclops", "B1.1").say("cyclops-kind", "fortress")
    game.say("metropolis", "B1.2")
    assert game.state.team_metropolises("azure") == 1
    assert game.building("D1.2") is None


def test_captured_buildings_complete_a_set_with_a_partners() -> None:
    game = acting(
        "ares",
        seats=4,
        teams=True,
        amber=at("M2 2t; B1", gold=9, built="B1.1 temple"),
        azure=at("D1; E1", built="D1.1 port"),
        rose=at("M3; G1", built="M3.1 academy"),
    )
    game.act("build").say("slot", "B1.2").act("gift").say("recruit", "B1")
    game.march("M2", "M3", "troop.1").say("metropolis", "M2.1")
    assert game.state.metropolises("amber") == 1


def test_graeae_pay_into_the_teams_purse_for_your_own_areas_alone() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; B1", gold=2),
        azure=at("E1; E2"),
        column="graeae - - -",
    )
    game.duties().buy("graeae")
    assert game.gold("azure") == 1


def test_a_partners_buildings_count_towards_a_set() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; B1", built="B1.1 temple"),
        azure=at("D1; E1", built="D1.1 port; D1.2 fortress"),
    )
    game.act("build").say("slot", "A1.1")
    options = game.options("metropolis")
    assert {"A1.1", "B1.1", "B1.2", "D1.1", "D1.2", "E1.1"} <= set(options)
    game.say("metropolis", "E1.1")
    assert game.building("E1.1") == "metropolis"
    assert game.state.metropolises("azure") == 1
    assert game.building("D1.1") is None


def test_partners_do_not_pool_philosophers() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; B1", philosophers=2),
        azure=at("D1; E1", philosophers=3),
    ).duties()
    assert game.faction("amber").philosophers == 3
    assert game.state.metropolises("amber") == 0


def test_heras_building_and_heroes_look_at_your_own_faction() -> None:
    game = acting(
        "hera", seats=4, teams=True, amber=at("A1; B1"), azure=at("D1; E1", built="D1.1 port")
    )
    assert "port" in game.act("build").options("hera")
    few = acting(
        "athena", seats=4, teams=True, amber=at("A1 ajax; B1; C1"), azure=at("D1; E1; E2; E3")
    ).duties()
    assert "sacrifice:ajax" not in few.acts


def test_griffin_robs_a_whole_team_and_never_the_partner() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; B1", gold=2),
        rose=at("G1; K1", gold=5),
        onyx=at("N1; O1", gold=4),
        column="griffin - - -",
    )
    game.duties().buy("griffin")
    if game.asked == "griffin":
        assert not {"amber", "azure"}.intersection(game.options("griffin"))
        game.say("griffin", game.ask.options[0])
    assert (game.gold("amber"), game.gold("rose")) == (4, 5)


def test_dryad_may_rob_any_other_player() -> None:
    game = acting(
        "athena",
        seats=4,
        teams=True,
        amber=at("A1; B1", gold=2),
        rose=at("G1; K1", priestesses=1),
        onyx=at("N1; O1", priestesses=1),
        column="dryad - - -",
    )
    game.duties().buy("dryad")
    assert {"rose", "onyx"} <= set(game.options("dryad"))


def test_a_team_wins_with_three_metropolises_together() -> None:
    game = acting(
        "apollo",
        "onyx",
        seats=4,
        teams=True,
        amber=at("A1; B1", carded=2),
        azure=at("D1; E1", carded=1),
    ).finish_round()
    assert game.match.over
    assert game.winners == ["amber", "azure"]


def test_a_team_may_have_agreed_on_four() -> None:
    game = acting(
        "apollo",
        "onyx",
        seats=4,
        teams=True,
        goal=4,
        amber=at("A1; B1", carded=2),
        azure=at("D1; E1", carded=1),
    ).finish_round()
    assert not game.match.over


def test_a_tie_of_teams_goes_to_the_fuller_purse() -> None:
    game = acting(
        "apollo",
        "onyx",
        seats=4,
        teams=True,
        amber=at("A1; B1", carded=3, gold=1),
        azure=at("D1; E1", gold=4),
        rose=at("G1; K1", carded=3),
        onyx=at("N1; O1", gold=2),
    ).finish_round()
    assert game.winners == ["amber", "azure"]  # five coins against four


def test_one_faction_without_any_area_ends_a_team_game() -> None:
    game = acting(
        "apollo", "onyx", seats=4, teams=True, amber=at("A1; B1", carded=1), azure=at("")
    ).finish_round()
    assert game.match.over
    assert game.winners == ["amber", "azure"]


def test_a_partners_last_land_counts_on_its_own() -> None:
    game = acting(
        "ares",
        seats=4,
        teams=True,
        amber=at("M1 3t; B1", gold=5),
        rose=at("M2 1t"),
        onyx=at("N1; O1; G1"),
    )
    game.act("build").say("slot", "B1.1").act("gift").say("recruit", "B1")
    assert "march" not in game.acts or "M2" not in game.act("march").pick(
        "march-from", "M1"
    ).options("march-to")


def test_free_for_all_with_four_shares_nothing() -> None:
    game = acting("athena", seats=4, amber=at("A1; B1", gold=3), azure=at("D1; E1", gold=2))
    assert game.state.partners("amber") == []
    game.duties()
    assert (game.gold("amber"), game.gold("azure")) == (3, 2)


# Two people


def test_two_people_lead_two_factions_each() -> None:
    assert GAME.seating(2, Options()) == (("amber", "azure"), ("rose", "onyx"))
    game = begin(2)
    assert game.state.seats == ("amber", "azure", "rose", "onyx")
    assert game.state.allied("amber", "azure")
    assert not game.state.allied("azure", "rose")


def test_two_people_start_with_ten_coins_each_on_eight_fragments() -> None:
    game = begin(2)
    assert game.state.purses == {0: 10, 1: 10}
    assert len(game.state.layout) == 8
    assert [altar.open for altar in game.match.view(None).altars] == [
        True,
        True,
        True,
        False,
        False,
        True,
    ]


def test_partners_do_not_start_on_the_same_island() -> None:
    def first_islands(game: Game) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {seat: [] for seat in game.state.seats}
        board = game.state.board
        while sum(map(len, found.values())) < 8:
            if game.asked == "start-land":
                seat = game.seat
                taken = found[seat] + found[game.state.partners(seat)[0]]
                open_islands = [board.areas[land].island for land in game.ask.options]
                assert not set(taken).intersection(open_islands)
                land = game.ask.options[0]
                found[seat].append(board.areas[land].island)
                game.match.answer(seat, (land,))
            else:
                game.match.answer(game.seat, game.ask.options[:1])
        return found

    for people in (2, 6):
        found = first_islands(begin(people) if people == 2 else begin(4, mode="teams"))
        assert all(len(set(islands)) == 2 for islands in found.values())


def test_six_always_play_in_teams_of_two() -> None:
    game = begin(6)
    assert game.state.partners("amber") == ["azure"]
    assert game.state.partners("ivory") == ["jade"]
    assert game.state.purses == {0: 10, 1: 10, 2: 10}


def test_income_goes_to_the_teams_purse() -> None:
    game = income(seats=4, teams=True, amber=at("A1"), azure=at("E1"), rose=at("G1"), onyx=at("H2"))
    assert (game.gold("amber"), game.gold("rose")) == (2, 3)
