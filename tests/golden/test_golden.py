"""Every recorded match replays to its end, under two hash seeds; its luck was fair."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from games.core.game import find
from games.core.match import Diverged, Match
from games.core.past.proof import unfair
from tests.golden import FOLDER, Golden, Outcome, files, outcome_of, read, recorded_games
from tests.golden.record import main as record
from tests.toy import TOY, Orchard, ToyView, registered_toy

HASH_SEEDS = ("1", "4242")


@cache
def ends(hash_seed: str) -> dict[str, object]:
    """How all recorded matches end in a process with that hash seed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.replay", *map(str, files())],
        cwd=FOLDER.parent.parent,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
@pytest.mark.parametrize("path", files(), ids=name)
def test_a_recorded_match_replays_to_its_end(path: Path, hash_seed: str) -> None:
    end = ends(hash_seed)[str(path)]
    assert isinstance(end, dict), end
    assert read(path).ends_as(Outcome.model_validate(end))


@pytest.mark.parametrize("path", [path for path in files() if read(path).seed], ids=name)
def test_a_recorded_match_was_fair(path: Path) -> None:
    golden = read(path)
    assert golden.seed is not None
    with registered_toy():
        game = find(golden.header.game, golden.header.edition)
        assert unfair(game, golden, bytes.fromhex(golden.seed)) == []


@pytest.mark.parametrize("game", recorded_games())
def test_a_recorded_game_is_recorded_for_every_number_of_people(game: str) -> None:
    recorded = [read(path) for path in files() if path.parent.name == game]
    with registered_toy():
        people = find(game).people
    assert sorted({golden.header.people for golden in recorded if golden.header.people}) == list(
        people
    )
    assert all(golden.header.game == game for golden in recorded)
    kinds = {line[0] for golden in recorded for line in golden.entries}
    assert kinds == {"answer", "chance", "undo"}


def test_a_recorded_match_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["toy", "--seats", "3", "--seed", "s", "--option", "rounds=2"]
    arguments += ["--into", str(tmp_path)]
    assert record(arguments) == 0
    (path,) = tmp_path.glob("toy/*.json")
    before = path.read_bytes()
    assert path.name == "3_rounds-2_random_s.json"
    assert record(arguments) == 1
    assert "never overwritten" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_an_export_is_a_recorded_match(tmp_path: Path) -> None:
    match: Match[Orchard, ToyView] = Match.begin(TOY, ("amber", "azure"), seed=b"export")
    match.answer("amber", ["3"])
    path = tmp_path / "export.json"
    path.write_text(match.record().text(), encoding="utf-8")
    exported = read(path)
    assert exported.ends_as(outcome_of(Match(TOY, exported.header, exported.log())))
    assert not exported.ends_as(Outcome(digest="another", standings=[]))


def test_a_changed_match_would_be_found() -> None:
    golden = read(next(path for path in files() if path.parent.name == "toy"))
    number = next(i for i, line in enumerate(golden.entries) if line[2] == "toy.chance.goals")
    kind, seat, key, picks, fingerprint = golden.entries[number]
    swapped = golden.model_copy(update={"entries": list(golden.entries)})
    swapped.entries[number] = (kind, seat, key, picks[::-1], fingerprint)
    assert isinstance(swapped, Golden)
    with registered_toy():
        game = find("toy")
        other = Match(game, swapped.header, swapped.log())
        assert not golden.ends_as(outcome_of(other))
        with pytest.raises(Diverged):
            Match(game, golden.header, golden.log()[1:])
