"""Choices that need many buildings or heroes."""

from __future__ import annotations

from tests.cyclades.table import acting, at


def test_helen_s_owner_chooses_among_three_pairs() -> None:
    pairs = "F2.1 port; F2.2 port; F2.3 temple; F3.1 temple; F3.2 fortress; F1.1 fortress"
    game = acting("ares", amber=at("F1; F2 helen; F3; C1", built=pairs))
    game.duties("C1.1").act("sacrifice:helen")
    assert sorted(game.options("helen")) == ["fortress", "port", "temple"]
    game.say("helen", "port", "temple").say("metropolis", "F2.1")
    assert [game.building(slot) for slot in ("F2.2", "F2.3", "F3.1")] == [None, None, None]
    assert [game.building(slot) for slot in ("F3.2", "F1.1")] == ["fortress", "fortress"]


def test_odysseus_s_owner_chooses_the_kind() -> None:
    threes = "F2.1 port; F2.2 port; F2.3 port; F3.1 temple; F3.2 temple; F1.1 temple"
    game = acting("athena", amber=at("F1; F2 odysseus; F3; C1", built=threes))
    game.duties("C1.1").act("sacrifice:odysseus")
    assert sorted(game.options("odysseus")) == ["port", "temple"]
    game.say("odysseus", "temple").say("metropolis", "F3.1")
    assert game.building("F1.1") is None
    assert game.building("F2.2") == "port"


def test_charon_s_buyer_chooses_who_makes_way() -> None:
    game = acting(
        "athena",
        amber=at("C1 ajax; F2 hector", gold=2),
        column="charon - - -",
        heroes="helen",
    )
    game.duties("F2.1").buy("charon")
    assert sorted(game.options("charon-out")) == ["ajax", "hector"]
    game.say("charon-out", "hector")
    assert game.state.heroes["helen"].area == "F2"
    assert "ajax" in game.state.heroes
