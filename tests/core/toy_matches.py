"""Matches of the toy game after some answers."""

from __future__ import annotations

from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Match
from tests.core.tiny_game import SEATS, SEED
from tests.toy import TOY, Orchard, ToyView

ToyMatch = Match[Orchard, ToyView]


def played(decisions: int, *, stride: int = 1, seed: bytes = SEED) -> ToyMatch:
    """A toy match some way in, with answers taken back here and there."""
    match: ToyMatch = Match.begin(TOY, SEATS, {"rounds": 5}, seed=seed, stride=stride)
    dice = Dice(seed, "play")
    for _ in range(decisions):
        if match.over:
            break
        question = dice.pick(match.pending)
        match.answer(question.seat, random_player(question, lambda: None, dice))
        if match.undoable(question.seat) and dice.below(3) == 0:
            match.undo(question.seat)
        elif dice.below(12) == 0:
            match.rewind(None, match.entries[-1].number - dice.below(6))
    return match
