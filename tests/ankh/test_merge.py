"""The merge of two gods after the third conflict, and turns of the merged god."""

from __future__ import annotations

from tests.ankh.table import At, Game, at, deal


def merging(azure: At, rose: At, *, amber: At | None = None, onyx: At | None = None) -> Game:
    """The third conflict, without a battle; rose has the least devotion, azure the second least."""
    game = deal(
        amber=amber or at("isis", "B5 god", devotion=12),
        azure=azure,
        rose=rose,
        onyx=onyx,
        next_event="merge",
    )
    return game.fire()


def test_two_players_never_merge() -> None:
    game = deal(
        amber=at("isis", "B5 god", devotion=12),
        azure=at("ra", "H5 god", devotion=3),
        next_event="merge",
    )
    game.fire()
    assert list(game.state.gods) == ["amber", "azure"]


def test_the_lowest_god_joins_the_one_above_it() -> None:
    game = merging(at("amun", "H5 god", devotion=5), at("ra", "E2 god", devotion=2))
    assert game.azure.gods == ["amun", "ra"]
    assert game.azure.junior == "rose"
    assert "rose" not in game.state.gods
    # Dominance brought both 1; the senior's token went down onto the junior's.
    assert game.azure.devotion == 3


def test_ties_of_devotion_are_broken_by_the_stack() -> None:
    game = deal(
        amber=at("isis", devotion=4),
        azure=at("amun", devotion=4),
        rose=at("ra", devotion=4),
        next_event="merge",
    )
    game.fire()
    assert game.azure.junior == "rose"
    assert list(game.state.gods) == ["amber", "azure"]
    (told,) = [note for note in game.heard() if "devotion" in note and "junior god" in note]
    assert told == "azure keeps 4 devotion, as much as the junior god had."


def test_of_five_gods_the_two_lowest_merge() -> None:
    game = deal(
        amber=at("isis", devotion=1),
        azure=at("amun", devotion=9),
        rose=at("ra", devotion=4),
        onyx=at("osiris", devotion=8),
        jade=at("anubis", devotion=7),
        next_event="merge",
    )
    game.fire()
    assert game.rose.gods == ["ra", "isis"]
    assert game.rose.junior == "amber"
    assert game.rose.devotion == 1


def test_the_juniors_pieces_leave_and_its_followers_go_over() -> None:
    game = merging(
        at("amun", "H5 god, H6 warrior", "I5 temple", devotion=5, followers=1, played="flood"),
        at("ra", "E2 god, E1 warrior*", "D1 temple, H7 temple", devotion=2, followers=4),
    )
    assert game.azure.followers == 5
    assert game.state.figures_of("rose") == []
    assert game.figure("E1") is None
    assert sorted(game.state.monuments) == ["I5"]
    # The senior's cards are kept, the junior's sun comes back.
    assert game.azure.played == ["flood"]
    assert game.state.suns_left("azure") == 3


def test_the_seniors_powers_count_for_both() -> None:
    game = merging(
        at("amun", "H5 god", devotion=5, powers="revered"),
        at("ra", "E2 god", devotion=2, powers="commander omnipresent magnificent"),
    )
    assert game.azure.powers == ["revered"]


def test_the_juniors_guardians_change_sides_where_they_stand() -> None:
    game = merging(
        at("amun", "H5 god", devotion=5),
        at("ra", "E2 god, E1 satet, G2 apep", devotion=2, guardians="giant_scorpion"),
    )
    game.say("take-over", "at:E1").say("take-over", "at:G2", "supply:0:giant_scorpion")
    assert game.figure("E1") == ("satet", "azure")
    assert game.figure("G2") == ("apep", "azure")
    assert game.azure.guardians == ["giant_scorpion"]


def test_bases_bound_the_guardians_taken_over_and_the_senior_picks() -> None:
    game = merging(
        at("amun", "H5 god, H6 satet", devotion=5),
        at("ra", "E2 god, E1 satet", devotion=2, guardians="mummy"),
    )
    # One small base is left for two small guardians.
    assert game.ask.seat == "azure"
    options = game.legal["azure"]
    assert "at:E1" in options
    supply = next(option for option in options if option.startswith("supply:"))
    game.say("take-over", supply)
    assert game.figure("E1") is None
    assert game.azure.guardians == ["mummy"]
    assert sorted(game.state.owned_guardians("azure")) == ["mummy", "satet"]


def test_the_senior_may_leave_guardians_behind_although_bases_are_free() -> None:
    game = merging(
        at("amun", "H5 god", devotion=5),
        at("ra", "E2 god, E1 satet", devotion=2, guardians="mummy"),
    )
    assert (game.ask.seat, game.ask.low, game.ask.high) == ("azure", 0, 2)
    game.say("take-over")
    assert game.figure("E1") is None
    assert game.state.owned_guardians("azure") == []
    assert game.turn == "azure"


def test_of_three_on_one_space_the_pair_stays_below_the_third() -> None:
    game = deal(
        amber=at("isis", devotion=5),
        azure=at("amun", devotion=5),
        rose=at("ra", devotion=5),
        next_event="merge",
    )
    game.fire()
    assert game.azure.junior == "rose"
    assert game.state.ranked() == ["azure", "amber"]


def test_a_merge_announces_what_is_lost_and_what_goes_over() -> None:
    game = merging(
        at("amun", "H5 god, H6 satet", devotion=5, powers="revered", guardians="satet"),
        at(
            "anubis",
            "E2 god, E1 warrior, F2 satet",
            "D1 temple",
            devotion=2,
            followers=3,
            powers="revered commander",
            guardians="apep",
            captives="azure",
        ),
    )
    game.say("take-over", "supply:0:apep")
    told = game.heard()
    start = told.index("Amun and Anubis are now one god: azure leads, rose plays on at their side.")
    assert told[start + 1 :] == [
        "The monuments of rose are destroyed: D1 temple.",
        "Figures of rose leave the game: E2 god and E1 warrior.",
        "A captured warrior goes back to azure.",
        "The battle cards and ankh tokens of rose leave the game.",
        "rose gives up powers: Commander.",
        "3 followers of rose go over to azure.",
        # Each dominated a region before; rose had a majority of temples, too.
        "azure’s devotion drops from 6 to the junior god's 4.",
        "A guardian leaves the game: Satet.",
        "A guardian serves azure: Apep.",
    ]


def test_no_guardian_is_taken_over_without_a_base() -> None:
    game = merging(
        at("amun", "H5 god, H6 satet", devotion=5, guardians="satet"),
        at("ra", "E2 god, E1 satet, G2 apep", devotion=2),
    )
    game.say("take-over", "at:G2")
    assert game.figure("E1") is None
    assert game.figure("G2") == ("apep", "azure")


def test_the_gates_of_a_junior_osiris_stay() -> None:
    game = merging(
        at("amun", "H5 god", devotion=5), at("osiris", "E2 god", devotion=2, gates="H6 E1")
    )
    assert sorted(game.azure.gates) == ["E1", "H6"]
    assert game.state.gates_left("azure") == 1


def test_a_junior_anubis_frees_the_seniors_warriors() -> None:
    game = merging(
        at("amun", "H5 god", devotion=5),
        at("anubis", "E2 god", devotion=2, captives="azure amber"),
    )
    assert "azure" not in game.azure.captives
    assert game.azure.captives == ["amber"]
    assert game.state.warriors_left("azure") == 6


def test_the_juniors_warriors_leave_the_board_of_anubis() -> None:
    game = merging(
        at("amun", "H5 god", devotion=5),
        at("ra", "E2 god", devotion=2),
        amber=at("anubis", "B5 god", devotion=12, captives="rose azure rose"),
    )
    assert game.amber.captives == ["azure"]


def together(**more: At) -> Game:
    return deal(
        people=3,
        amber=more.get("amber", at("isis", "B5 god", devotion=12)),
        azure=more.get("azure", at("amun ra", "H5 god", junior="rose", followers=4, devotion=3)),
    )


def test_both_take_turns_with_one_action_each_even_the_same() -> None:
    game = together().idle()
    game.say("action", "followers", seat="azure")
    assert game.turn == "rose"
    game.say("action", "followers", seat="rose")
    assert game.turn == "amber"
    assert game.state.tracks["followers"] == 2


def test_both_draw_on_one_supply_and_both_abilities() -> None:
    game = together().idle()
    game.say("action", "summon", seat="azure").say("summon", "warrior").say("summon-at", "H4")
    game.say("radiant", "yes")
    game.say("action", "summon", seat="rose").say("summon", "warrior").say("summon-at", "H6")
    game.say("radiant", "no")
    assert game.state.warriors_left("azure") == 4
    assert game.figure("H6") == ("warrior", "azure")
    assert game.state.suns_left("azure") == 2


def test_a_power_unlocked_by_the_junior_belongs_to_both() -> None:
    game = together().idle()
    game.say("action", "followers", seat="azure")
    game.say("action", "ankh", seat="rose").say("power", "revered")
    assert game.azure.powers == ["revered"]
    assert game.azure.followers == 3


def test_the_tiebreaker_of_a_conflict_brought_about_by_the_junior_serves_the_merged_god() -> None:
    game = deal(
        people=3,
        active="rose",
        amber=at("isis", "B5 god"),
        azure=at("osiris ra", "A8 god", junior="rose"),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="cycle")
    game.say("tiebreaker", "use", seat="azure")
    assert game.devotions() == {"amber": 0, "azure": 1}


def test_the_merged_god_loses_one_devotion_to_a_cat_mummy() -> None:
    game = deal(
        people=3,
        amber=at("isis", "B5 cat_mummy, E2 god", devotion=12),
        azure=at("amun ra", "A8 god, B8 warrior", junior="rose", devotion=25, double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="flood", azure="chariots")
    assert game.azure.devotion == 25 + 1 - 1


def test_the_merged_god_gains_generously_but_once() -> None:
    game = deal(
        people=3,
        amber=at("isis", "B5 god", devotion=12),
        azure=at("amun ra", "H5 god", junior="rose", devotion=5, powers="generous"),
        next_event="conflict",
    )
    game.fire()
    assert game.azure.devotion == 5 + 1 + 1
