"""Sphinx, Charon and Chimera, and the deck and discards of creatures."""

from __future__ import annotations

from games.cyclades.state import State
from tests.cyclades.buying import RICH, is_spent
from tests.cyclades.table import acting, at


def test_sphinx_plays_one_of_three_cards_free_and_discards_the_others() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", gold=6),
        column="sphinx - - -",
        deck="griffin dryad harpy",
        draws="griffin dryad harpy",
    )
    game.duties("F2.1").buy("sphinx")
    assert sorted(game.options("sphinx")) == ["dryad", "griffin", "harpy"]
    game.say("sphinx", "griffin").say("griffin", "azure")
    assert game.gold("amber") == 8 + 3
    gone = [*game.state.creature_discard, *game.state.veiled]
    assert sorted(gone) == ["dryad", "griffin", "harpy", "sphinx"]
    assert game.state.creature_deck == []


def test_sphinx_shows_the_cards_to_the_buyer_alone() -> None:
    game = acting("athena", amber=RICH, column="sphinx - - -").duties("F2.1").buy("sphinx")
    assert "sphinx" in game.heard("amber")
    assert "sphinx" not in game.heard("azure")
    assert "sphinx" not in game.heard(None)


def test_sphinx_discarding_chimera_reshuffles_after_the_played_card() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", priestesses=1),
        column="sphinx - - -",
        discard="satyr",
        deck="dryad chimera harpy",
        draws="dryad chimera harpy",
    )
    game.duties("F2.1").buy("sphinx").say("sphinx", "dryad").pick("dryad", "azure")
    assert game.faction("amber").priestesses == 1
    # The Sphinx is still being resolved when the deck is made anew, the Dryad is not.
    assert game.state.creature_discard == ["sphinx"]
    assert game.state.veiled == []
    assert sorted(game.state.creature_deck) == ["chimera", "dryad", "harpy", "satyr"]


def test_sphinx_playing_chimera_chooses_from_the_discards() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", priestesses=1),
        column="sphinx - - -",
        discard="dryad satyr",
        deck="cyclops chimera harpy",
        draws="cyclops chimera harpy",
    )
    game.duties("F2.1").buy("sphinx").say("sphinx", "chimera")
    assert {"dryad", "satyr"} <= set(game.options("chimera"))
    game.say("chimera", "dryad").pick("dryad", "azure")
    assert game.faction("amber").priestesses == 1
    assert game.state.creature_discard == ["sphinx"]
    assert sorted(game.state.creature_deck) == ["chimera", "cyclops", "dryad", "harpy", "satyr"]


def test_charon_trades_a_hero_for_one_of_the_column() -> None:
    game = acting(
        "athena",
        amber=at("C1 ajax; F2 1t", gold=2),
        column="charon - - -",
        heroes="hector helen",
        figures={"medusa": ("rose", "C1")},
    )
    game.duties("F2.1").buy("charon").say("charon-in", "helen")
    assert "ajax" not in game.state.heroes
    assert game.state.heroes["helen"].area == "C1"
    assert game.state.hero_column == ["hector"]
    assert "ajax" not in game.state.hero_deck


def test_charon_new_hero_cannot_be_sacrificed_this_round() -> None:
    game = acting(
        "athena",
        amber=at("F2 helen; F3; F4; F1; C1; A1; A2", gold=2),
        column="charon - - -",
        heroes="ajax",
    )
    game.duties().buy("charon")
    assert "ajax" in game.state.heroes
    assert "sacrifice:ajax" not in game.acts


def test_charon_is_discarded_without_heroes_in_the_column() -> None:
    game = acting("athena", amber=at("C1 ajax; F2", gold=2), column="charon - - -")
    game.duties().buy("charon")
    assert is_spent(game, "charon")
    assert "ajax" in game.state.heroes


def test_chimera_plays_a_discarded_card_and_then_reshuffles_everything() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", priestesses=1),
        column="chimera graeae - -",
        discard="dryad harpy",
        deck="satyr",
    )
    game.duties("F2.1").buy("chimera")
    assert sorted(game.options("chimera")) == ["dryad", "harpy"]
    game.say("chimera", "dryad").pick("dryad", "azure")
    assert game.faction("amber").priestesses == 1
    assert game.gold("amber") == 8
    assert sorted(game.state.creature_deck) == ["chimera", "dryad", "harpy", "satyr"]
    assert game.state.creature_discard == []
    assert "reshuffled" in game.heard()


def test_chimera_bringing_back_a_figure_keeps_that_card() -> None:
    game = acting(
        "athena", amber=RICH, column="chimera - - -", discard="medusa harpy", deck="satyr"
    )
    game.duties("F2.1").buy("chimera").say("chimera", "medusa").say("lair", "G1")
    assert game.state.figures["medusa"].area == "G1"
    assert sorted(game.state.creature_deck) == ["chimera", "harpy", "satyr"]


def test_chimera_without_discards_only_goes_back_into_the_deck() -> None:
    game = acting("athena", amber=RICH, column="chimera - - -", deck="satyr")
    game.duties("F2.1").buy("chimera")
    assert game.asked == "act"
    assert sorted(game.state.creature_deck) == ["chimera", "satyr"]


def test_chimera_leaving_the_place_of_cost_two_reshuffles_at_once() -> None:
    game = acting("apollo", "rose", column="chimera - satyr -", discard="dryad harpy", deck="giant")
    game.finish_round()
    assert game.state.column[0] == "satyr"
    known = [*game.state.column, *game.state.creature_deck]
    assert sorted(c for c in known if c) == ["chimera", "dryad", "giant", "harpy", "satyr"]
    assert game.state.creature_discard == []
    assert None not in game.state.column  # four cards were there to fill three places


def test_an_empty_deck_leaves_empty_places() -> None:
    game = acting("apollo", "rose", column="harpy satyr - -", discard="dryad", deck="giant")
    game.finish_round()
    assert game.state.column == ["satyr", "giant", None, None]
    assert game.state.creature_deck == []


def test_gaps_close_towards_the_cheap_end_and_nothing_is_discarded_from_an_empty_place() -> None:
    game = acting("apollo", "rose", column="- harpy - giant", deck="dryad satyr").finish_round()
    assert game.state.column[:2] == ["harpy", "giant"]
    assert sorted(str(card) for card in game.state.column[2:]) == ["dryad", "satyr"]
    assert game.state.creature_discard == []


def test_sphinx_draws_what_a_look_left_on_top() -> None:
    def seen(state: State) -> None:
        state.creature_top = "cyclops"
        state.top_seen_by = ["azure"]

    game = acting(
        "athena", amber=RICH, column="sphinx - - -", deck="dryad satyr harpy griffin", change=seen
    )
    game.duties("F2.1").buy("sphinx")
    assert "cyclops" in game.options("sphinx")
    assert len(game.options("sphinx")) == 3
    assert game.state.creature_top is None


def test_sphinx_with_fewer_than_three_cards_shows_what_there_is() -> None:
    game = acting("athena", amber=RICH, column="sphinx - - -", deck="harpy satyr")
    game.duties("F2.1").buy("sphinx")
    assert sorted(game.options("sphinx")) == ["harpy", "satyr"]


def test_sphinx_with_an_empty_deck_is_discarded() -> None:
    game = acting("athena", amber=RICH, column="sphinx - - -", deck="").duties("F2.1")
    assert is_spent(game.buy("sphinx"), "sphinx")


def test_a_card_that_only_its_player_had_seen_cannot_be_shown_and_taken_back() -> None:
    sphinx = acting(
        "athena",
        amber=RICH,
        column="sphinx - - -",
        deck="dryad griffin harpy",
    )
    sphinx.duties("F2.1").buy("sphinx").say("sphinx", "griffin")
    assert sphinx.asked == "griffin"
    assert sphinx.match.undoable("amber") is None
    zeus = acting("zeus", amber=RICH, deck="griffin").duties("F2.1").act("look")
    zeus.say("look", "play")
    assert zeus.match.undoable("amber") is None


def test_an_open_card_may_be_taken_back() -> None:
    game = acting("athena", amber=RICH, column="griffin - - -").duties("F2.1").buy("griffin")
    undoable = game.match.undoable("amber")
    assert undoable is not None
    assert undoable.picks == ("creature:griffin",)


def test_chimera_calling_a_hidden_discard_shows_it_for_good() -> None:
    def veiled(state: State) -> None:
        state.creature_deck.remove("griffin")
        state.veiled.append("griffin")

    game = acting("athena", amber=RICH, column="chimera - - -", discard="harpy", change=veiled)
    game.duties("F2.1").buy("chimera").say("chimera", "griffin")
    assert game.asked == "griffin"
    assert game.match.undoable("amber") is None


def test_what_sphinx_discards_stays_hidden_from_the_others() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", gold=6),
        column="sphinx - - -",
        deck="griffin dryad harpy",
    )
    game.duties("F2.1").buy("sphinx").say("sphinx", "griffin").say("griffin", "azure")
    seen = game.match.view("azure")
    assert seen.veiled == 2
    assert not {"dryad", "harpy"}.intersection(seen.creature_discard)


def test_chimera_may_call_what_sphinx_discarded_unseen() -> None:
    def veiled(state: State) -> None:
        state.veiled = ["dryad"]

    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", priestesses=1),
        column="chimera - - -",
        discard="harpy",
        deck="satyr",
        change=veiled,
    )
    game.duties("F2.1").buy("chimera")
    assert sorted(game.options("chimera")) == ["dryad", "harpy"]
    assert "pile" in game.heard("amber")
    assert "pile" not in game.heard("azure")


def test_chimera_reshuffling_forgets_the_top_card() -> None:
    def seen(state: State) -> None:
        state.creature_top = "cyclops"
        state.top_seen_by = ["azure"]

    game = acting("athena", amber=RICH, column="chimera - - -", deck="satyr", change=seen).duties(
        "F2.1"
    )
    game.buy("chimera")
    assert game.match.view("azure").seen_top is None
    assert game.state.creature_top is None
    assert sorted(game.state.creature_deck) == ["chimera", "cyclops", "satyr"]


def test_chimera_calling_sphinx_plays_one_of_three_more() -> None:
    game = acting(
        "athena",
        amber=RICH,
        azure=at("G2; I1", gold=6),
        column="chimera - - -",
        discard="sphinx",
        deck="griffin dryad harpy satyr",
        draws="griffin dryad harpy",
    )
    game.duties("F2.1").buy("chimera").pick("chimera", "sphinx").say("sphinx", "griffin")
    game.say("griffin", "azure")
    assert game.gold("amber") == 8 + 3
    assert len(game.state.creature_deck) == 6
    assert game.state.creature_discard == []
    assert game.state.veiled == []


def test_zeus_may_play_chimera_from_the_top() -> None:
    game = acting(
        "zeus",
        amber=RICH,
        azure=at("G2; I1", priestesses=1),
        discard="dryad",
        deck="chimera",
        draws="chimera",
    )
    game.duties("F2.1").act("look").say("look", "play").pick("chimera", "dryad")
    game.pick("dryad", "azure")
    assert game.faction("amber").priestesses == 2
    assert sorted(game.state.creature_deck) == ["chimera", "dryad"]


def test_zeus_has_nothing_to_look_at_in_an_empty_deck() -> None:
    game = acting("zeus", amber=RICH, deck="").duties("F2.1")
    assert "look" not in game.acts


def test_charon_without_a_hero_of_yours_is_discarded() -> None:
    game = acting("athena", amber=RICH, column="charon - - -", heroes="ajax").duties("F2.1")
    assert is_spent(game.buy("charon"), "charon")
    assert game.state.hero_column == ["ajax"]
