"""``pantheon check``, ``export``, ``import`` and ``replay``."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage.database import Database
from games.core import game as registry
from games.core.game import Game
from tests.cli.conftest import Told
from tests.databases import sqlite_url
from tests.host.engine.other_rules import without_raids
from tests.host.harness import HostHarness, eager
from tests.toy import TOY, Orchard, ToyView

Pantheon = Callable[..., Told]


@pytest.fixture
def played(tmp_path: Path, toy: Game[Orchard, ToyView]) -> tuple[int, int]:
    """Two tables: one in the middle of a match, one that is over."""

    async def play() -> tuple[int, int]:
        harness = HostHarness(Database(sqlite_url(tmp_path)))
        await harness.host.start_up(harness.channel)
        running = await harness.begun(2, channel_id=10, rounds=5)
        await harness.play(running.id, 14, eager)
        over = await harness.begun(2, 1, channel_id=11, rounds=1)
        await harness.play(over.id)
        await harness.host.shut_down()
        return running.id, over.id

    return asyncio.run(play())


def test_check_is_content_with_the_rules_that_were_played(
    pantheon: Pantheon, played: tuple[int, int]
) -> None:
    told = pantheon("check")
    assert (told.code, told.out) == (0, "Replayed one match, and it came out the same.\n")


def test_check_lists_what_diverges_and_changes_nothing(
    pantheon: Pantheon, played: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as other:
        other.setitem(registry._REGISTRY, ("toy", 1), dataclasses.replace(TOY, play=without_raids))
        told = pantheon("check")
    assert told.code == 1
    assert f"Table {played[0]} diverges: entry " in told.out
    assert "and it diverges" in told.out
    assert pantheon("check").code == 0


def test_check_names_a_game_that_is_not_installed(
    pantheon: Pantheon, played: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Undone before the toy is unregistered, or it would be registered again for good.
    with monkeypatch.context() as patch:
        patch.delitem(registry._REGISTRY, ("toy", 1))
        told = pantheon("check")
    assert told.code == 1
    assert "“toy” is not installed" in told.out


def test_a_database_of_another_version_is_left_alone(pantheon: Pantheon) -> None:
    for words in (("check",), ("export", 1)):
        told = pantheon(*words)
        assert told.code == 2
        assert "does not have this version's tables" in told.err


def test_a_copy_of_an_older_database_is_brought_up_to_date_first(pantheon: Pantheon) -> None:
    told = pantheon("check", "--migrate")
    assert (told.code, told.out) == (0, "No match is running.\n")
    assert pantheon("check").code == 0


def test_export_import_and_replay_agree(
    pantheon: Pantheon, played: tuple[int, int], tmp_path: Path
) -> None:
    running, over = played
    file, other = tmp_path / "over.json", tmp_path / "again.json"
    assert pantheon("export", over, "--out", file).code == 0
    told = pantheon("import", file, "--channel", 77)
    assert told.code == 0
    number = told.out.rstrip(".\n").split()[-1]
    assert pantheon("export", number, "--out", other).code == 0
    first, second = (json.loads(f.read_text(encoding="utf-8")) for f in (file, other))
    assert (first.pop("table"), first) != (second.pop("table"), None)
    assert first == second
    replayed = pantheon("replay", file)
    assert replayed.code == 0
    assert "Every outcome follows from the seed" in replayed.out
    assert f"digest: {first['digest']}" in replayed.out
    assert " won with " in replayed.out
    assert pantheon("replay", other).out == replayed.out
    proved = pantheon("verify", file)
    assert proved.code == 0
    assert first["header"]["seed_hash"] in proved.out
    assert "The seats were drawn from the seed and the words." in proved.out
    unfinished = pantheon("export", running)
    (tmp_path / "running.json").write_text(unfinished.out, encoding="utf-8")
    told = pantheon("replay", tmp_path / "running.json")
    assert told.code == 0
    assert "Not over: it is waiting for" in told.out


def test_verify_finds_seats_and_words_that_were_changed(
    pantheon: Pantheon, played: tuple[int, int], tmp_path: Path
) -> None:
    file = tmp_path / "over.json"
    pantheon("export", played[1], "--out", file)
    header = json.loads(file.read_text(encoding="utf-8"))["header"]
    moved = {**header, "drawn": header["drawn"][::-1]}
    told = pantheon("verify", tampered(file, header=moved))
    assert told.code == 1
    assert "The seats do not follow" in told.out
    other = {**header, "words": ["\u001b[31mred", *header["words"][1:]]}
    told = pantheon("verify", tampered(file, header=other))
    assert told.code == 1
    assert "do not follow from the seed" in told.out
    assert "\u001b" not in told.out
    told = pantheon("verify", tampered(file, seed=None))
    assert (told.code, "does not contain its seed" in told.out) == (1, True)


def test_an_import_into_a_taken_channel_is_refused(
    pantheon: Pantheon, played: tuple[int, int], tmp_path: Path
) -> None:
    file = tmp_path / "running.json"
    pantheon("export", played[0], "--out", file)
    told = pantheon("import", file)
    assert told.code == 2
    assert "already has a table" in told.err


def test_export_of_a_table_that_is_not_there(pantheon: Pantheon, played: tuple[int, int]) -> None:
    told = pantheon("export", 4711)
    assert (told.code, told.err) == (2, "There is no table number 4711.\n")


def tampered(file: Path, **changes: object) -> Path:
    record = {**json.loads(file.read_text(encoding="utf-8")), **changes}
    changed = file.with_name("changed.json")
    changed.write_text(json.dumps(record), encoding="utf-8")
    return changed


def test_replay_finds_every_kind_of_tampering(
    pantheon: Pantheon, played: tuple[int, int], tmp_path: Path
) -> None:
    file = tmp_path / "over.json"
    pantheon("export", played[1], "--out", file)
    record = json.loads(file.read_text(encoding="utf-8"))
    entries = record["entries"]

    told = pantheon("replay", tampered(file, digest="0" * 24))
    assert (told.code, "a different digest" in told.out) == (1, True)

    told = pantheon("replay", tampered(file, seed="00" * 32))
    assert (told.code, "not the one whose hash" in told.out) == (1, True)

    told = pantheon("replay", tampered(file, seed=None))
    assert (told.code, "cannot be proved" in told.out) == (0, True)

    luck = next(n for n, entry in enumerate(entries) if entry[0] == "chance")
    swapped = [*entries]
    swapped[luck] = [*entries[luck]]
    swapped[luck][3] = list(reversed(entries[luck][3]))
    told = pantheon("replay", tampered(file, entries=swapped, digest=None))
    assert (told.code, f"do not follow from the seed: {luck}" in told.out) == (1, True)

    answer = next(n for n, entry in enumerate(entries) if entry[0] == "answer")
    wrong = [*entries]
    wrong[answer] = [*entries[answer][:3], ["99"], entries[answer][4]]
    told = pantheon("replay", tampered(file, entries=wrong))
    assert (told.code, "do not replay this match" in told.out) == (1, True)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b'{"header": 1}', b"[]"])
def test_replay_and_import_of_a_file_that_is_no_record(
    pantheon: Pantheon, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "strange.json"
    file.write_bytes(content)
    assert pantheon("replay", file).code == 2
    assert pantheon("import", file).code == 2
    told = pantheon("replay", tmp_path / "missing.json")
    assert told.code == 2
    assert "missing.json cannot be used" in told.err


def test_a_setting_that_makes_no_sense_is_named(
    pantheon: Pantheon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://secret:password@host/db")
    told = pantheon("check")
    assert told.code == 2
    assert "DATABASE_URL" in told.err
    assert "password" not in told.err
