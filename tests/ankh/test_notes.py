"""Notes: the causes of gains and losses, and the effects of events and actions."""

from __future__ import annotations

import pytest

from tests.ankh.table import WESTERN_CARAVAN, Game, at, deal


def battle(amber_card: str, azure_card: str, **powers: str) -> Game:
    """Ra's four figures (three on desert, one radiant) against Isis's god in the West."""
    game = deal(
        amber=at(
            "ra",
            "B5 god, B6 warrior*, E8 warrior, D8 warrior",
            "A5 obelisk",
            devotion=3,
            followers=2,
            powers=powers.get("amber", ""),
        ),
        azure=at("isis", "E5 god, E9 warrior", devotion=3, powers=powers.get("azure", "")),
        next_event="conflict",
    )
    return game.fire().cards(amber=amber_card, azure=azure_card)


def test_a_conflict_begins_with_the_holder_of_the_tiebreaker() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"), next_event="conflict")
    game.fire()
    assert "Conflict 1! amber holds the tiebreaker." in game.heard()


def test_every_gain_of_a_battle_names_its_causes() -> None:
    told = battle("drought", "flood", amber="commander glorious generous").heard()
    assert (
        "amber gained 2 devotion for the majority of obelisks in region 1 (1) and Generous (1)."
        in told
    )
    assert "amber gained 3 followers for Commander." in told
    assert "azure gained 1 follower for Flood." in told
    gained = next(line for line in told if "glorious" in line)
    assert gained == (
        "amber gained 8 devotion for a glorious victory in region 1 (3), Drought (3), a "
        "radiant figure there (1), and Generous (1)."
    )


def test_a_gain_with_one_cause_needs_no_sum() -> None:
    told = battle("chariots", "cycle").heard()
    assert "amber gained 1 devotion for the majority of obelisks in region 1." in told


def test_a_dominance_announces_its_gains() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior*", "A5 obelisk, B4 temple"),
        azure=at("isis", "E2 god"),
        next_event="conflict",
    )
    told = game.fire().heard()
    assert (
        "amber gained 2 devotion for the majority of obelisks in region 1 (1) and the majority of "
        "temples in region 1 (1)."
    ) in told
    assert (
        "amber gained 2 devotion for dominating region 1 (1) and a radiant figure there (1)."
        in told
    )
    assert "azure gained 1 devotion for dominating region 3." in told


def test_a_gain_at_the_top_of_the_track_tells_only_what_was_gained() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior*", "A5 obelisk, B4 temple", devotion=30),
        azure=at("isis", "E2 god"),
        next_event="conflict",
    )
    told = game.fire().heard()
    assert game.state.gods["amber"].devotion == 31
    assert (
        "amber gained 1 devotion for the majority of obelisks in region 1 and the majority of "
        "temples in region 1, up to the last space of the track."
    ) in told


def test_a_loser_that_gains_devotion_is_told_the_cause() -> None:
    game = battle("chariots", "miracle", amber="worshipful", azure="magnanimous")
    game.say("protect").say("worship", "yes")
    told = game.heard()
    assert "azure gained 2 devotion for being Magnanimous in region 1." in told
    assert "azure gained 1 devotion for Miracle." in told
    assert "amber gained 1 devotion for 2 followers sacrificed as Worshipful." in told


def test_devotion_lost_to_a_cat_mummy_says_so() -> None:
    game = deal(
        amber=at("ra", "B5 god, B6 warrior", devotion=4),
        azure=at("amun", "A7 cat_mummy, H5 god", double_ready=False),
        next_event="conflict",
    )
    game.fire().cards(amber="chariots", azure="cycle")
    assert "amber lost 1 devotion: the Cat Mummy of azure died." in game.heard()


def test_figures_protected_by_isis_are_announced() -> None:
    game = battle("chariots", "cycle").say("protect", "E9")
    assert "Isis keeps alive E9 warrior." in game.heard()


def test_the_outcome_of_locusts_is_announced() -> None:
    told = battle("locusts", "cycle").bids(amber=1, azure=0).heard()
    assert "The locusts spare only the figures of amber." in told


def test_followers_gained_by_an_action_name_their_causes() -> None:
    game = deal(
        amber=at("ra", "B5 god", powers="revered"), azure=at("isis", "H5 god"), neutral="B4 temple"
    )
    game.act("followers")
    assert game.heard()[-1] == (
        "amber gained 2 followers for monuments beside their figures (1) and Revered (1)."
    )


def test_an_action_that_brings_no_followers_says_so() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"))
    game.act("followers")
    assert game.heard()[-1] == "amber gained no followers for monuments beside their figures."


def test_followers_of_omnipresent_are_announced() -> None:
    game = deal(
        amber=at("ra", "B5 god, E2 warrior", powers="omnipresent"),
        azure=at("isis", "H5 god"),
        next_event="conflict",
    )
    game.fire()
    assert "amber gained 2 followers for Omnipresent." in game.heard()


def test_a_power_announces_its_price_and_a_missing_guardian() -> None:
    game = deal(amber=at("ra", "B5 god", powers="revered", followers=1), azure=at("isis", "H5 god"))
    game.act("ankh").say("power", "commander")
    assert game.heard()[-2:] == [
        "amber unlocked Commander for 1 follower.",
        "amber gets no guardian, because no figure or base is left: Satet.",
    ]


@pytest.mark.parametrize("followers", [0, 1])
def test_an_action_that_unlocks_nothing_says_so(followers: int) -> None:
    game = deal(amber=at("ra", "B5 god", followers=followers), azure=at("isis", "H5 god"))
    game.idle()
    assert game.heard()[-1] == "amber unlocked nothing."


def test_an_action_that_moves_or_summons_nobody_says_so() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"))
    game.act("move").say("move", "done")
    assert game.heard()[-1] == "amber moved nobody."
    game.act("summon").say("summon", "none")
    assert "amber summoned nobody." in game.heard()


def test_satet_changing_places_is_announced() -> None:
    game = deal(amber=at("ra", "B5 satet, B8 god"), azure=at("isis", "B4 warrior, H5 god"))
    game.act("move").say("move", "B5").say("move-to", "B4").say("push", "B5")
    assert game.heard()[-2:] == [
        "azure moved from B4 to B5: warrior.",
        "amber moved from B5 to B4: Satet.",
    ]


def test_both_halves_of_a_forgotten_god_are_named_and_what_goes_with_them() -> None:
    game = deal(
        people=4,
        amber=at("isis", "B5 god", devotion=25),
        azure=at("amun ra", "H5 god, H6 satet", "I5 temple", junior="rose", devotion=5),
        onyx=at("anubis", "E2 god", devotion=24),
        next_event="forget",
    )
    told = game.fire().heard()
    start = told.index("Forgotten: azure and rose.")
    assert told[start + 1 : start + 4] == [
        "The monuments of azure are destroyed: I5 temple.",
        "Figures of azure leave the game: H5 god.",
        "Figures of azure leave the game: H6 Satet.",
    ]


def test_control_that_fails_without_an_ankh_token_is_announced() -> None:
    nine = ", ".join(f"{row}{number} temple" for row in "FGH" for number in (1, 2, 3))
    game = deal(
        amber=at("isis", "B5 god", nine),
        azure=at("ra", "G9 god"),
        neutral="B4 temple",
        next_event="control",
    )
    game.fire()
    assert game.heard()[-1] == ("amber takes no monument: all their ankh tokens are in use.")


def test_a_declined_caravan_is_announced() -> None:
    game = deal(amber=at("isis", "B5 god"), azure=at("ra", "G9 god"), next_event="camel")
    game.fire().say("caravan", "none")
    assert game.heard()[-1] == "No caravan sets out: amber wants none."


def test_the_tokens_of_a_split_region_are_announced() -> None:
    game = deal(amber=at("ra", "B5 god"), azure=at("isis", "H5 god"), next_event="camel")
    game.fire().say("caravan", "region:1")
    way = WESTERN_CARAVAN.replace(" ", ".")
    chain = next(c for c in game.state.board.caravans(game.state.region_of(1)) if c.option == way)
    game.say("caravan-from", chain.start).say("caravan-to", chain.end)
    if game.asked == "caravan-way":
        game.say("caravan-way", way)
    game.say("token", "keep:A4").say("swap", "none")
    assert game.heard()[-1] == ("The part with A4 keeps conflict token 1, the part with A3 gets 4.")


def test_the_owner_of_a_destroyed_monument_is_announced() -> None:
    game = deal(
        amber=at("isis", "H5 god, B6 giant_scorpion:0"),
        azure=at("ra", "G9 god", "C7 temple"),
        neutral="B7 obelisk",
        next_event="conflict",
    )
    told = game.fire().heard()
    assert "A scorpion tore down on C7: temple of azure." in told
    assert "A scorpion tore down on B7: neutral obelisk." in told


def test_a_gate_that_moves_says_where_from() -> None:
    game = deal(
        amber=at("osiris", "B5 god", gates="H6 H7 H8"),
        azure=at("ra", "A7 god, A8 warrior"),
        next_event="conflict",
    )
    game.fire().cards(amber="cycle", azure="chariots").say("gate", "H6").say("gate-at", "B6")
    assert "amber moved a gate to the afterlife from H6 to B6." in game.heard()


def test_a_monument_announces_its_price() -> None:
    game = deal(
        amber=at("ra", "B5 god", followers=3),
        azure=at("isis", "A7 god", powers="inspiring"),
        next_event="conflict",
    )
    game.fire().cards(amber="build", azure="build")
    game.say("build", "temple").say("build-at", "B6").say("build", "obelisk").say("build-at", "B7")
    told = game.heard()
    assert "azure built on B6, for nothing: temple." in told
    assert "amber built on B7, for 3 followers: obelisk." in told
