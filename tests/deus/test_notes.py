"""Every player's goods can be computed from the public notes."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.words import ENGLISH, standard
from games.core.fair import Dice
from games.core.game import random_player
from games.core.phrase import Arg, Phrase
from games.deus import GAME
from tests.deus.table import Game, begin

Account = Counter[str]


def _thing(arg: Arg, sign: int = 1) -> Account:
    """So many of a good, as a note words it."""
    assert isinstance(arg, Phrase)
    count = arg.args["count"]
    assert isinstance(count, int)
    assert count > 0 or arg.key == "deus.count.vp"
    return Counter({arg.key.removeprefix("deus.count."): sign * count})


def _things(arg: Arg, sign: int = 1) -> Account:
    assert isinstance(arg, tuple)
    total: Account = Counter()
    for part in arg:
        total.update(_thing(part, sign))
    return total


def _seat(arg: Arg) -> str:
    assert isinstance(arg, Phrase)
    return str(arg.args["seat"])


class Books:
    """Everybody's goods and hand sizes, kept from the public notes alone."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        goods = {"gold": 5, "vp": 5, "wheat": 1, "wood": 1, "stone": 1, "clay": 1, "cards": 0}
        self.accounts = {seat: Counter(goods) for seat in seats}

    def hear(self, note: Phrase) -> None:
        args, kind = note.args, note.key.removeprefix("deus.note.")
        if kind == "attacked":
            winners, count, sharers = args["winners"], args["count"], args["sharers"]
            assert isinstance(winners, tuple)
            assert isinstance(count, int)
            assert len(winners) == sharers
            for winner in winners:
                self.accounts[_seat(winner)]["vp"] += count
            return
        if "seat" not in args:
            return
        account = self.accounts[_seat(args["seat"])]
        if kind == "gains":
            account.update(_thing(args["thing"]))
        elif kind == "produced":
            account.update(_things(args["things"]))
        elif kind == "paid":
            account.update(_things(args["things"], -1))
        elif kind in ("bought", "sold"):
            way = 1 if kind == "bought" else -1
            account.update(_thing(args["goods"], way))
            account.update(_thing(args["price"], -way))
        elif kind == "exchanged":
            account.update(_thing(args["given"], -1))
            account.update(_thing(args["taken"]))
        elif kind == "stole":
            account.update(_thing(args["thing"]))
            self.accounts[_seat(args["victim"])].update(_thing(args["thing"], -1))
        elif kind in ("plundered", "edge"):
            account["vp"] += int(str(args["count"])) * (1 if kind == "plundered" else -1)
        elif kind in ("drew", "discarded"):
            account["cards"] += int(str(args["count"])) * (1 if kind == "drew" else -1)
        elif kind in ("plays", "joker"):
            account["cards"] -= 1
        elif kind == "took-discard":
            account["cards"] += 1

    def check(self, game: Game) -> None:
        for seat, player in game.state.players.items():
            true: Account = Counter(gold=player.gold, vp=player.vp, cards=len(player.hand))
            true.update({str(name): count for name, count in player.resources.items()})
            assert self.accounts[seat] == true, seat


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_public_notes_tell_every_change(people: int, seed: int) -> None:
    game = begin(people, seed, jokers=True)
    dice = Dice(f"teller {seed}".encode())
    books, heard = Books(game.state.seats), 0
    while not game.match.over:
        notes = game.match.visible_notes(None)
        for told in notes[heard:]:
            books.hear(told.note.phrase)
        heard = len(notes)
        books.check(game)
        ask = game.ask
        building = [option for option in ask.options if option.startswith("build:")]
        picks = random_player(ask, lambda: None, dice)
        if building and dice.below(4):
            picks = (dice.pick(building),)
        game.match.answer(ask.seat, picks)


def test_every_gain_names_the_card_or_the_god_that_brought_it() -> None:
    game, dice = begin(3, 1), Dice(b"causes")
    while not game.match.over:
        building = [option for option in game.ask.options if option.startswith("build:")]
        picks = random_player(game.ask, lambda: None, dice)
        game.match.answer(game.ask.seat, (dice.pick(building),) if building else picks)
    kinds = ("deus.note.gains", "deus.note.produced", "deus.note.piece")
    told = [one.note.phrase for one in game.match.visible_notes(None)]
    gains = [phrase for phrase in told if phrase.key in kinds]
    causes = [said.args["cause"] for said in gains]
    named = [cause.key.split(".")[1] for cause in causes if isinstance(cause, Phrase)]
    assert len(named) == len(gains)
    assert set(named) == {"card", "god"}


def test_an_army_is_not_said_to_stand_on_land_only() -> None:
    article = next(a for a in GAME.glossary if a.name.key == "deus.piece.military")
    said = standard().say(article.text, ENGLISH)
    assert "the sea only where you have a ship" in said
