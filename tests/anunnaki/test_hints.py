"""Hints of options: missing goods, missing weapons, followers that stay."""

from __future__ import annotations

import pytest

from games.anunnaki import GAME
from games.anunnaki.components import LAST_SPACE, POWER_LAST
from games.anunnaki.view import HouseView
from games.core.phrase import Phrase
from tests.anunnaki.table import Game, at, deal
from tests.strict_words import strict_words

WORDS = strict_words()
NAMES = {"amber": "Ada", "azure": "Boris", "rose": "Chloé", "onyx": "Dana"}


def below(game: Game, option: str) -> str:
    hint = GAME.hint(game.match.view(game.ask.seat), game.ask, option)
    return WORDS.say(hint, "en", NAMES) if hint else ""


def said(game: Game, option: str) -> str:
    return WORDS.say(GAME.label(game.match.view(game.ask.seat), game.ask, option), "en", NAMES)


def test_an_action_is_called_by_its_name_alone() -> None:
    game = deal(at("babylon", "B6 2f s"))
    assert said(game, "trade") == "Trade: 1 agreement"


def briefly(game: Game, option: str) -> str:
    label = GAME.label(game.match.view(game.ask.seat), game.ask, option)
    return WORDS.say(label, "en", NAMES, brief=True)


def test_gathering_tells_how_much() -> None:
    game = deal(at("babylon", "B6 2f s, B4 2f", pawn="trade"))
    assert said(game, "gather_red") == "Red gathering: 3 resources"


def test_the_star_tells_where_a_sign_falls_and_what_it_frees() -> None:
    game = deal(at("babylon", "B6 2f s", signs="L0 C0", pawn="portal"))
    assert said(game, "gather_red").endswith(" 🔳2💎🔓")
    assert briefly(game, "gather_red") == "Red gather 🔳2💎🔓"
    assert below(game, "gather_red") == "Places a sign: 2 crystals. It frees a minor god"
    assert "🔳" not in said(game, "market")
    assert below(game, "market") == "There is already a sign on the way"


def test_the_last_sign_of_the_pentagon_frees_the_main_god() -> None:
    game = deal(at("babylon", "B6 2f s", signs="C1 C2 C3 C4", pawn="market"))
    assert below(game, "gather_red") == "Places a sign. It frees Ishtar"


def test_a_cell_tells_what_a_sign_would_help_to_free() -> None:
    game = deal(at("pharaos", "P6 2f s", signs="L0 R1", pawn="portal"))
    game.star("market")
    assert briefly(game, "R0") == "Portal–Red gather 2💎"
    # The sign of L0 moves, so that it lies in its ray no longer.
    assert below(game, "R0") == "Then 1 of 3 signs around a god are placed"
    assert below(game, "C0") == (
        "Then 1 of 3 signs around a god are placed, and 1 of 5 in the pentagon"
    )
    assert below(game, "L1") == "Then 2 of 3 signs around a god are placed"
    near = deal(at("pharaos", "P6 2f s", signs="L0 C0 L1 R1", pawn="portal"))
    near.star("market")
    assert below(near, "R0") == "Then 2 of 3 signs around a god are placed"
    assert below(near, "C1") == "Frees a minor god"


@pytest.mark.parametrize("cell", ["R0", "C0", "C1", "R2"])
def test_a_moved_sign_frees_whom_its_hint_names(cell: str) -> None:
    game = deal(at("pharaos", "P6 2f s", signs="L0 R1 L1 L2 C2", pawn="portal"))
    game.star("market")
    said_so, freed = below(game, cell).startswith("Frees"), len(game.amber.freed)
    game.say("sign-to", cell)
    assert said_so == (len(game.amber.freed) > freed)


def test_a_ray_beyond_the_minor_gods_frees_nobody() -> None:
    place = at("babylon", "B6 2f s anu assur ea enlil", signs="L4 R4", pawn="market")
    game = deal(place)
    token = next(t for t in own(game).tokens if t.edge == "C4" and t.sign)
    assert "🔓" not in said(game, token.action)
    assert "frees" not in below(game, token.action)
    game.star(token.action)
    heard = [WORDS.say(told.note.phrase, "en", NAMES) for told in game.match.visible_notes(None)]
    assert not any("may now summon" in line for line in heard)


def own(game: Game) -> HouseView:
    return next(house for house in game.match.view(game.ask.seat).houses if house.tokens)


def test_a_sign_tells_whether_it_is_needed_where_it_lies() -> None:
    place = at(
        "babylon",
        "B6 2f s",
        signs="L0 R0 C0 L1",
        agreements="NEU-08",
        resources="1 food, 2 wood, 1 gold",
    )
    game = deal(place).star("move_blue").say("move", "done").say("additional", "agreement:NEU-08")
    assert game.asked == "sign-from"
    assert below(game, "L0") == "No god needs it there any more"
    assert below(game, "C0") == "1 of 5 signs in the pentagon are placed now"
    assert below(game, "L1") == "1 of 3 signs around a god are placed now"


def test_many_resources_are_asked_for_in_parts() -> None:
    game = deal(at("norrenis", "N6 3f s", signs="L0 R0 C0", minors="freya thor aegir freyr"))
    game.star("move_blue").say("move", "done").say("additional", "summon:freya")
    game.say("freya", "N6")
    told = WORDS.say(Phrase(game.ask.key, game.ask.facts), "en", NAMES)
    assert told == "Which resources do you take? You get 4, 1 of them in the next step."


def test_an_agreement_says_no_house_where_houses_mean_nothing() -> None:
    places = at("babylon", "B6 2f s", pawn="portal"), at("ellenys", "E6 2f s")
    told = []
    for first_game in (False, True):
        game = deal(*places, market="BAB-04 NEU-02", first_game=first_game).star("trade")
        told.append(said(game, "BAB-04"))
    assert told[0] == f"Babylon: {told[1]}"
    assert briefly(game, "NEU-02") == "2🪵 🔩 → 3 points"


def test_far_districts_tell_what_the_way_costs() -> None:
    game = deal(at("babylon", "B6 2f s", pawn="portal")).star("move_blue")
    game.say("move", "B6:follower")
    assert said(game, "B4") == "B4: 2 food and a shrine"
    assert said(game, "B1").endswith(", for 2 steps")
    assert briefly(game, "B1") == "B1 2👣"


def test_a_follower_from_the_map_tells_what_stays() -> None:
    game = deal(at("babylon", "B6 7f s, B4 f, B5 4f", pawn="power"))
    game.star("income")
    assert game.asked == "recruit-from"
    assert below(game, "B4") == "Nobody stays: you no longer rule there"
    assert below(game, "B5") == "Your strength there: 4"


def test_a_cell_lies_between_two_actions() -> None:
    game = deal(at("pharaos", "P6 2f s", signs="L0", pawn="portal"))
    game.star("market")
    assert game.asked == "sign-to"
    assert said(game, "R0") == "Between Portal and Red gathering, 2 crystals"


def test_who_goes_and_what_stays() -> None:
    game = deal(at("babylon", "B6 f s, B4 f, B5 2f")).star("move_blue")
    assert below(game, "B6:follower") == "Your settlement stays and keeps ruling there"
    assert below(game, "B4:follower") == "Nobody stays: you no longer rule there"
    assert below(game, "B5:follower") == ""


def test_odins_settlement_stays_for_nobody() -> None:
    game = deal(at("norrenis", "N6 s, N5 f s")).star("move_blue")
    assert below(game, "N6:settlement") == "Nobody stays: you no longer rule there"
    assert below(game, "N5:settlement") == ""


def test_a_battle_without_a_weapon_is_warned_of() -> None:
    game = deal(at("babylon", "B6 s, B4 2f")).star("move_blue").say("move", "B4:follower")
    assert below(game, "B2").endswith("You have no advanced weapon yet")


def test_a_weapon_that_cannot_be_paid_is_none() -> None:
    game = deal(at("babylon", "B6 s, B4 2f", hand="war_hammer", resources="1 metal"))
    game.star("move_blue").say("move", "B4:follower")
    assert below(game, "B2").endswith("You have no advanced weapon yet")


def test_an_armed_attacker_reads_whom_they_meet() -> None:
    game = deal(at("babylon", "B6 s, B4 2f", hand="dagger")).star("move_blue")
    game.say("move", "B4:follower")
    assert below(game, "B2") == "An unknown civilisation, strength 3 to 5"


def test_a_settlement_alone_needs_no_weapon() -> None:
    game = deal(at("babylon", "B6 s, G1 2f"), at("ellenys", "E6 2f, G2 s")).star("move_blue")
    game.say("move", "G1:follower")
    assert below(game, "G2") == "Boris is there, strength 0"


def test_odins_settlement_alone_is_met_with_weapons() -> None:
    game = deal(at("babylon", "B6 s, G1 2f"), at("norrenis", "N6 2f, G2 s")).star("move_blue")
    game.say("move", "G1:follower")
    assert below(game, "G2").endswith("You have no advanced weapon yet")


def test_culture_that_pays_and_culture_beside() -> None:
    game = deal(
        at("ellenys", "E6 2f s, E5 f"), culture="E6.E4.E5 K01, E2.E3.E5 K02", civilisations="E2 V01"
    )
    game.star("move_blue").say("move", "E6:follower")
    assert below(game, "E4") == "Culture pays at the end of the turn: 2 gold"
    assert below(game, "E3") == "Beside culture tokens: 2 wood"


def test_whoever_leaves_a_side_empty_does_not_surround() -> None:
    game = deal(at("ellenys", "E6 s, E5 f"), culture="E6.E4.E5 K01")
    game.star("move_blue").say("move", "E5:follower")
    assert below(game, "E4") == "Beside culture tokens: 2 gold"


def test_gathering_tells_what_is_left() -> None:
    game = deal(at("babylon", "B6 f s, B1 f, B4 f"), exhausted="B4 food 1", civilisations="")
    game.star("gather_blue")
    assert below(game, "B6") == "A capital never runs dry"
    assert below(game, "B1") == "Then 2 sources are left"
    assert below(game, "B4") == "The last source: it runs dry"


def test_an_agreement_tells_what_is_lacking() -> None:
    game = deal(at("babylon", "B6 2f s", resources="2 food, 1 wood")).star("trade")
    assert below(game, "NEU-01") == "And 1 follower. You can pay for it now"
    assert below(game, "NEU-02") == "And 1 advanced weapon. You still need 1 wood and 1 metal"
    assert below(game, "NEU-05") == "And a portal. You still need 1 metal"


def test_an_action_that_gives_nothing_says_so() -> None:
    game = deal(at("babylon", "B6 2f s", pawn="portal"))
    assert said(game, "creation") == "Creation: nothing now"


def test_weapons_tell_what_they_come_to() -> None:
    game = deal(at("babylon", "B6 s, B4 2f", hand="dagger short_bow"))
    game.star("move_blue").move("B4:follower:2", "B2").rest()
    assert below(game, "short_bow").startswith("5 in all, against 3 to 5; a tie wins. Victory")


def test_weapons_against_a_player_and_theirs() -> None:
    game = deal(
        at("babylon", "B6 s, G1 2f", hand="dagger", resources="1 gold"),
        at("ellenys", "E6 f s, G2 f"),
    )
    game.star("move_blue").move("G1:follower:2", "G2").rest()
    view, asks = game.match.view, {ask.seat: ask for ask in game.match.pending}
    hint = GAME.hint(view("amber"), asks["amber"], "dagger")
    assert hint is not None
    assert WORDS.say(hint, "en", NAMES).startswith("3 in all, against 1 and a weapon; a tie wins.")
    defence = GAME.hint(view("azure"), asks["azure"], "slingshot")
    assert defence is not None
    assert WORDS.say(defence, "en", NAMES).startswith(
        "2 in all, against 2 and a weapon; a tie loses."
    )


def test_power_promises_no_steps_beyond_its_track() -> None:
    nearly = deal(at("babylon", "B6 5f s", power=POWER_LAST - 1, upgraded="power", pawn="portal"))
    label = said(nearly, "power")
    nearly.star("power")
    assert nearly.amber.power == POWER_LAST
    assert label.startswith("Power: 1 ")


def test_power_at_the_end_of_its_track_is_idle_and_says_so() -> None:
    game = deal(
        at("babylon", "B6 5f s", power=POWER_LAST, upgraded="power", crystals=3, pawn="portal")
    )
    assert said(game, "power").startswith("Power: nothing now")
    game.star("power")
    heard = [WORDS.say(told.note.phrase, "en", NAMES) for told in game.match.visible_notes(None)]
    assert "Ada got nothing from it." in heard


def test_magic_does_not_sell_power_at_the_end_of_its_track() -> None:
    place = at("babylon", "B6 5f s", power=POWER_LAST, upgraded="power", crystals=3, pawn="portal")
    game = deal(place).star("trade").say("trade", deal(place).star("trade").options("trade")[0])
    assert game.asked == "magic"
    assert "power" not in game.say("magic", "red").options("token")


def test_ishtar_awake_is_promised_a_mix_where_she_chooses_one() -> None:
    districts = deal(at("babylon", "B6 2f s")).state.map.districts
    double = next(
        label
        for label, district in districts.items()
        if label.startswith("G") and list(district.sources.values()) == [1, 1]
    )
    game = deal(at("babylon", f"B6 2f s ishtar, {double} 2f", pawn="trade")).star("gather_blue")
    label = said(game, double)
    game.say("gather", double)
    assert game.asked == "resources"
    assert label == f"{double}: 2 resources"


def test_income_promises_no_followers_where_none_can_be_placed() -> None:
    homeless = deal(at("babylon", "B4 2f"), at("ellenys", "E6 2f s"))
    assert "follower" not in said(homeless, "income")
    assert "follower" in said(deal(at("babylon", "B6 2f s")), "income")


def test_upgraded_creation_says_that_one_kind_is_chosen() -> None:
    game = deal(at("babylon", "B6 2f s, B4 f, G8 f", upgraded="creation", pawn="trade"))
    label = said(game, "creation")
    game.star("creation")
    assert game.asked == "kind"
    count = int(str(game.ask.facts["count"]))
    assert count > 1
    assert f"{count} of one kind of your choice" in label


def test_culture_pays_zeus_twice() -> None:
    told = []
    for god in ("", " zeus"):
        place = at("ellenys", f"E6 2f s{god}, E4 f", pawn="portal")
        game = deal(place, culture="E6.E4.E5 K01").star("move_blue").say("move", "E6:follower")
        told.append(below(game, "E5"))
    one, two = (int("".join(filter(str.isdigit, hint))) for hint in told)
    assert two == 2 * one


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("anunnaki.artifact.otherworld.text", "next to all you rule except Atlantis"),
        ("anunnaki.about.goal", "beside power, it is how many steps"),
        ("anunnaki.guide.5", "one to gather in"),
        ("anunnaki.guide.9", "otherwise you choose the middle, or points and trade"),
    ],
)
def test_texts_say_what_the_rules_do(key: str, words: str) -> None:
    assert words in WORDS.text(key, "en", choice="this", name="this")


def test_summoning_promises_no_steps_beyond_a_track() -> None:
    told = []
    for trade in (0, LAST_SPACE - 1):
        place = at("norrenis", "N6 3f s", signs="L0 R0 C0", minors="freya", trade=trade)
        game = deal(place).star("move_blue").say("move", "done")
        told.append(below(game, "summon:freya"))
    assert told[0].startswith("1 step of trade. ")
    assert told[1] == told[0].removeprefix("1 step of trade. ")


def test_an_upgrade_promises_no_steps_beyond_the_track() -> None:
    told = []
    for space in (0, LAST_SPACE - 2, LAST_SPACE - 1):
        place = at(
            "babylon",
            "B6 2f s",
            technology=space,
            crystals=1,
            resources="2 gold, 1 wood, 1 metal",
            pawn="market",
        )
        game = deal(place).star("portal").say("portal", "done").say("magic", "technology")
        told.append(said(game, "gather_red"))
    price = "Red gathering for 1 wood and 1 metal"
    assert told == [f"{price}, +2 steps of technology", f"{price}, +1 step of technology", price]


def test_magic_through_the_mirror_tells_the_price_that_was_paid() -> None:
    place = at("babylon", "B6 2f s", artifacts="mirror", crystals=5, pawn="portal")
    game = deal(place).star("trade")
    game.say("trade", game.options("trade")[0]).say("magic", "mirror").say("mirror", "blue")
    heard = [WORDS.say(told.note.phrase, "en", NAMES) for told in game.match.visible_notes(None)]
    assert "Ada used magic for 1 crystal: a blue action." in heard


def test_magic_promises_the_followers_and_weapons_that_come() -> None:
    place = at(
        "ellenys",
        "E6 f s, E5 hera",
        minors="hera ares athena hermes",
        crystals=1,
        resources="2 food, 2 metal",
        pawn="market",
    )
    game = deal(place)
    game.state.houses["amber"].hand = game.state.houses["amber"].stack[1:]
    game.star("portal").say("portal", "done")
    assert said(game, "followers") == "4 followers (1 crystal, 2 food)"
    assert said(game, "weapons") == "1 advanced weapon (1 crystal, 2 metal)"


def test_magic_promises_no_more_followers_than_there_may_be() -> None:
    place = at(
        "babylon",
        "B6 10f s, B5 f",
        artifacts="mirror",
        crystals=1,
        resources="2 food, 2 metal",
        pawn="market",
    )
    game = deal(place).star("portal").say("portal", "done")
    assert said(game, "followers") == "Up to 3 followers (1 crystal, 2 food)"
    game.say("magic", "mirror")
    assert said(game, "followers") == "Up to 3 followers (2 food)"
    assert said(game, "weapons") == "2 advanced weapons (2 metal)"
    few = deal(at("babylon", "B6 2f s", artifacts="mirror", resources="2 food", pawn="market"))
    few.star("portal").say("portal", "done").say("magic", "mirror")
    assert said(few, "followers") == "3 followers (2 food)"
