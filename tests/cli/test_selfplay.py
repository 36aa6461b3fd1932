"""``pantheon selfplay``, ``pantheon train`` and ``pantheon render``."""

from __future__ import annotations

import dataclasses
import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from games.core import game as registry
from games.core.game import Game
from games.core.search.chances import Chances
from tests.cli.conftest import Told
from tests.toy import TOY, Orchard, ToyView

Pantheon = Callable[..., Told]


def test_selfplay_counts_what_it_played(pantheon: Pantheon, toy: Game[Orchard, ToyView]) -> None:
    told = pantheon("selfplay", "toy", "--seats", 3, "--games", 4, "--seed", "s")
    assert told.code == 0
    numbers = dict(re.findall(r"(.+): (\d+)", told.out))
    assert numbers["matches"] == "4"
    assert numbers["failures"] == "0"
    assert int(numbers["decisions"]) > 40
    assert int(numbers["decisions a second"]) > 0
    again = pantheon("selfplay", "toy", "--seats", 3, "--games", 4, "--seed", "s")
    assert f"decisions: {numbers['decisions']}\n" in again.out


def test_selfplay_takes_options_and_computers(
    pantheon: Pantheon, toy: Game[Orchard, ToyView]
) -> None:
    short, long = (
        pantheon(
            *("selfplay", "toy", "--games", 1, "--computer", "sensible", "--seats", 2),
            *("--options", f'{{"rounds": {rounds}}}'),
        )
        for rounds in (1, 5)
    )
    assert (short.code, long.code) == (0, 0)
    assert _decisions(short) < _decisions(long)


def test_selfplay_plays_whole_campaigns(pantheon: Pantheon, toy: Game[Orchard, ToyView]) -> None:
    told = pantheon("selfplay", "toy", "--campaign", "--seats", 3, "--games", 2, "--seed", "s")
    assert told.code == 0
    assert "campaigns: 2\n" in told.out
    assert re.search(
        r"scenario 3: points of the last player \S+, on average \S+, of the first", told.out
    )
    assert re.search(r"still has a chance after scenario 1: [012] of 2", told.out)
    assert "failures: 0" in told.out


def test_a_campaign_that_breaks_names_its_scenario(
    pantheon: Pantheon, toy: Game[Orchard, ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = dataclasses.replace(TOY, audit=lambda state: ["an apple too many"])
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), broken)
    told = pantheon("selfplay", "toy", "--campaign", "--games", 1, "--test-every", 1)
    assert told.code == 1
    assert "scenario 1: audit: an apple too many" in told.err


def test_a_game_without_a_campaign_says_so(
    pantheon: Pantheon, toy: Game[Orchard, ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), dataclasses.replace(TOY, campaign=None))
    told = pantheon("selfplay", "toy", "--campaign", "--games", 1)
    assert told.code == 2
    assert "toy has no campaign" in told.err


def test_train_writes_the_same_chances_for_the_same_seed(
    pantheon: Pantheon, toy: Game[Orchard, ToyView], tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "other.json")]
    for file, seed in zip(files, ("s", "s", "t"), strict=True):
        told = pantheon("train", "toy", "--games", 2, "--seed", seed, "--out", file)
        assert told.code == 0
        assert "from 2 matches for each number of people" in told.out
    one, two, other = (Chances.model_validate_json(file.read_text()) for file in files)
    assert one == two != other
    assert one.game == "toy"


def test_selfplay_fails_where_a_rule_breaks(
    pantheon: Pantheon, toy: Game[Orchard, ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = dataclasses.replace(TOY, audit=lambda state: ["an apple too many"])
    monkeypatch.setitem(registry._REGISTRY, ("toy", 1), broken)
    told = pantheon("selfplay", "toy", "--games", 2, "--seed", "s", "--test-every", 1)
    assert told.code == 1
    assert "failures: 2" in told.out
    assert "FAILED with seed s/0: audit: an apple too many" in told.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("selfplay", "chess"), "no game called “chess”"),
        (("selfplay", "deus", "--seats", "9"), "9 cannot play"),
        (("selfplay", "deus", "--computer", "psychic"), "There are: sensible, random"),
        (("selfplay", "deus", "--options", "{"), "These options cannot be used"),
        (("selfplay", "deus", "--options", "[]"), "These options cannot be used"),
        (("selfplay", "deus", "--options", '{"dice": 2}'), "no option called “dice”"),
        (("render", "deus", "--out", "x.png", "--seat", "puce"), "no seat called “puce”"),
        (("render", "deus", "--out", "no/such/folder/x.png"), "x.png cannot be used"),
    ],
)
def test_misuse_is_answered_with_a_sentence(
    pantheon: Pantheon, words: tuple[str, ...], sentence: str
) -> None:
    told = pantheon(*words)
    assert (told.code, told.out) == (2, "")
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("words", [(), ("dance",), ("selfplay",), ("render", "deus")])
def test_an_incomplete_command_shows_its_usage(
    pantheon: Pantheon, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        pantheon(*words)
    assert left.value.code == 2
    assert "usage: pantheon" in capsys.readouterr().err


def test_render_draws_a_board_and_a_seats_own_picture(pantheon: Pantheon, tmp_path: Path) -> None:
    board, panel = tmp_path / "board.png", tmp_path / "panel.png"
    common = ("render", "deus", "--seats", 2, "--seed", "s", "--decisions", 20)
    told = pantheon(*common, "--out", board)
    assert told.code == 0
    assert "after 20 decisions" in told.out
    assert "Deus" in told.out.splitlines()[1]
    assert pantheon(*common, "--out", panel, "--seat", "azure").code == 0
    pictures = [Image.open(io.BytesIO(file.read_bytes())) for file in (board, panel)]
    assert all(300 < picture.width <= 2400 for picture in pictures)
    assert board.read_bytes() != panel.read_bytes()


def test_render_stops_at_the_end_of_the_match(pantheon: Pantheon, tmp_path: Path) -> None:
    told = pantheon(
        "render", "deus", "--seats", 2, "--decisions", 100_000, "--out", tmp_path / "end.png"
    )
    assert told.code == 0
    decisions = re.search(r"after (\d+) decisions", told.out)
    assert decisions is not None
    assert 20 < int(decisions[1]) < 20_000


def _decisions(told: Told) -> int:
    found = re.search(r"decisions: (\d+)", told.out)
    assert found is not None
    return int(found[1])
