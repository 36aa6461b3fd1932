"""The wording of final scores."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.game_words import over_note
from bot.model.match import Position
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.reader import Reader
from bot.ui.wording.standings import add_result, notes_before_result
from games.core import game as registry
from games.core.game import FinalScore
from games.core.match import Match
from games.core.phrase import phrase
from games.core.state import Note
from tests.ui.discord_sim import words
from tests.ui.play.table_of_match import table_of


def told(*final_scores: FinalScore, game: str = "toy") -> list[str]:
    """The lines that say who is where."""
    builder = MessageBuilder()
    add_result(builder, final_scores, game, Reader(words(), "en"))
    shown = [i.content for i in builder.view().walk_children() if isinstance(i, ui.TextDisplay)]
    lines = [line for text in shown for line in text.splitlines() if not line.startswith("#")]
    return [line for line in lines if " ahead of " not in line]


def test_equals_share_a_place_and_the_next_one_counts_them() -> None:
    lines = told(
        FinalScore("south", 40, won=False),
        FinalScore("west", 75, won=True),
        FinalScore("north", 75, won=True),
        FinalScore("east", 60, won=False),
        FinalScore("up", 60, won=False),
    )
    places = [line.split()[0] for line in lines]
    assert places == ["1.", "1.", "3.", "3.", "5."]
    assert lines[-1] == "5. south – 40 points"


def test_who_wins_a_tie_stands_before_whom_they_beat() -> None:
    lines = told(FinalScore("north", 75, won=False), FinalScore("west", 75, won=True))
    assert lines[:2] == ["1. west – 75 points", "2. north – 75 points"]
    assert lines[2:] == ["-# Equal points: decided by the game’s own tie-break."]


def test_a_game_names_its_points_and_what_broke_the_tie() -> None:
    lines = told(
        FinalScore("west", 3, True, phrase("cyclades.count.gold", count=70)),
        FinalScore("north", 3, False, phrase("cyclades.count.gold", count=23)),
        FinalScore("east", 1, False, phrase("cyclades.count.gold", count=99)),
        game="cyclades",
    )
    assert lines == [
        "1. west – 3 metropolises (70 gold)",
        "2. north – 3 metropolises (23 gold)",
        "3. east – 1 metropolis",
        "-# Gold broke the tie.",
    ]


def test_equals_who_share_a_win_need_no_reason() -> None:
    lines = told(FinalScore("north", 9, won=True), FinalScore("west", 9, won=True), game="deus")
    assert lines == ["1. north – 9 victory points", "1. west – 9 victory points"]


@pytest.mark.parametrize("game", ["ankh", "anunnaki", "cyclades", "divinus"])
def test_the_note_that_names_the_winner_is_left_to_the_standings(game: str) -> None:
    known = registry.find(game)
    seating = known.seating(2, known.options())
    match = Match.begin(known, [seat for held in seating for seat in held], seed=bytes(32))
    announced = over_note(game)
    assert words().knows(announced.key)
    last, other = Note(announced), Note(phrase("core.scene.turn"))
    position = Position(
        table_of(known, match), None, 9, True, (), None, None, False, (other, last), known
    )
    assert notes_before_result(position) == (other, last)
    won = replace(position, final_scores=(FinalScore("west", 3, won=True),))
    assert notes_before_result(won) == [other]


def test_the_winner_is_told_with_the_lead_over_all_who_are_second() -> None:
    builder = MessageBuilder()
    scores = [
        FinalScore("west", 75, won=True),
        FinalScore("east", 60, won=False),
        FinalScore("up", 60, won=False),
    ]
    add_result(builder, scores, "toy", Reader(words(), "en"))
    shown = [i.content for i in builder.view().walk_children() if isinstance(i, ui.TextDisplay)]
    assert shown[0].splitlines()[1] == "75 points, 15 ahead of east and up."
