"""``python -m tests.harness``: plays every combination, and lists what no match has met."""

from __future__ import annotations

import pytest

from games.core.game import Game
from tests.harness.__main__ import main
from tests.toy import Orchard, ToyView


def test_a_game_is_played_in_every_way(
    capsys: pytest.CaptureFixture[str], toy: Game[Orchard, ToyView]
) -> None:
    assert main(["toy", "--thorough", "--seed", "s"]) == 0
    told = capsys.readouterr().out
    cells = [line for line in told.splitlines() if line.startswith("toy-")]
    # Three numbers of people, six choices of options, three casts.
    assert len(cells) == 3 * 6 * 3
    assert all(": 1 matches, " in line and " 0 failures" in line for line in cells)
    assert "toy-4-rounds=5-weather=storm-paired=True-mixed" in told


def test_what_was_never_met_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("deus", "--seats", "2", "--games", "1", "--test-every", "0", "--reach")
    assert main(words) == 0
    told = capsys.readouterr().out
    unmet = [line.strip() for line in told.splitlines() if line.startswith("  ")]
    # Nobody is asked where tiles go on the standard map, and turns are taken in every match.
    assert "deus-ask-site" in unmet
    assert "deus-ask-turn" not in unmet
    assert "games.deus.rules.turn.play" not in unmet
    # Untested matches are shown to nobody.
    assert "deus-headline-set-up" in unmet


@pytest.mark.parametrize("words", [("chess",), ("deus", "--seats", "9")])
def test_misuse_is_answered_with_a_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_game_has_to_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2
    assert "--thorough" in capsys.readouterr().err
