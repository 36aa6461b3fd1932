"""Standing orders for the turns of others."""

from __future__ import annotations

from games.anunnaki.orders import ORDERS
from games.core.steps import Picks
from tests.anunnaki.table import Game, at, deal


def attacked(strength: int = 2, stock: str = "2 gold") -> Game:
    game = deal(
        at("babylon", f"B6 s, G5 {strength}f", hand="dagger"),
        at("ellenys", "E6 f s, G1 f", hand="short_bow", resources=stock),
    )
    game.star("move_red")
    tail = f":{strength}" if strength > 1 else ""
    return game.move(f"G5:follower{tail}", "G1").rest()


def said(game: Game, *order: str, seat: str = "azure") -> Picks | None:
    ask = next(ask for ask in game.match.pending if ask.seat == seat)
    return ORDERS.answer(order, ask, game.match.view(seat))


def test_the_first_weapon_of_the_order_is_played() -> None:
    game = attacked()
    assert said(game, "short_bow:any", "slingshot:any") == ("short_bow",)
    assert said(game, "slingshot:any", "short_bow:any") == ("slingshot",)


def test_a_weapon_is_kept_from_attackers_who_are_too_strong() -> None:
    assert said(attacked(3), "short_bow:2", "slingshot:any") == ("slingshot",)
    assert said(attacked(2), "short_bow:2", "slingshot:any") == ("short_bow",)


def test_spending_is_limited() -> None:
    game = attacked()
    assert said(game, "long_shield:any", "spend:1", "slingshot:any") == ("slingshot",)
    assert said(game, "long_shield:any", "spend:2") == ("long_shield",)


def test_the_limit_counts_what_a_weapon_costs_with_sekhmet() -> None:
    told = []
    for god in ("", " sekhmet"):
        game = deal(
            at("babylon", "B6 s, G5 2f", hand="dagger"),
            at("pharaos", f"P6 f s{god}, G1 f", hand="war_hammer", resources="2 metal"),
        )
        game.star("move_red").move("G5:follower:2", "G1").rest()
        told.append(said(game, "war_hammer:any", "spend:1", "slingshot:any"))
    assert told == [("slingshot",), ("war_hammer",)]


def test_what_the_order_does_not_cover_is_asked() -> None:
    assert said(attacked(3), "short_bow:2") is None
    assert said(attacked(stock=""), "long_shield:any") is None


def test_culture_rewards_are_taken_as_ordered() -> None:
    game = deal(
        at("babylon", "B6 f s, G5 f, G10 f"),
        at("ellenys", "E6 f s, G1 2f"),
        active="azure",
        culture="G5.G1.G6 K20",
    )
    game.star("move_blue").move("G1:follower", "G6").rest().say("resources", "food+food")
    assert said(game, "resource:gold", seat="amber") == ("gold+gold",)
    assert said(game, "agreement:points", seat="amber") is None


def test_an_order_never_answers_in_ones_own_turn() -> None:
    game = deal(at("babylon", "B6 2f s, B4 s"), culture="B6.B4.B5 K08")
    game.star("move_blue").move("B6:follower", "B5").rest()
    assert said(game, "weapon:net", seat="amber") is None


def test_an_order_holds_until_ones_next_turn() -> None:
    game = deal(at("babylon", "B6 f s"), at("ellenys", "E6 f s"), active="azure")
    span = ORDERS.span(game.match.view("amber"))
    other = ORDERS.span(game.match.view("azure"))
    game.star("move_blue").rest()
    assert game.ask.seat == "amber"
    assert ORDERS.span(game.match.view("azure")) == other
    assert ORDERS.span(game.match.view("amber")) != span
    assert ORDERS.span(game.match.view(None)) is None


def test_every_clause_has_words() -> None:
    view = attacked().match.view("azure")
    clauses = ORDERS.clauses(view)
    assert {"slingshot", "long_shield", "short_bow", "spend", "place"} <= set(clauses)
    for group, kept in clauses.items():
        assert ORDERS.group_label(view, group).key.startswith("anunnaki.order.")
        for clause in kept:
            assert ORDERS.label(view, clause).key.startswith("anunnaki.order.")
