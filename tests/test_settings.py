"""Settings from ``.env``: accepted and refused values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import ROOT, Settings

SECRET = "do-not-show-me"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def read(**environment: str) -> Settings:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        return Settings(_env_file=None)


def test_without_settings_there_is_no_token_and_a_local_database() -> None:
    settings = read()
    assert settings.discord_token is None
    assert settings.database_url == f"sqlite+aiosqlite:///{ROOT / 'pantheon.db'}"
    assert settings.playground_database_url != settings.database_url


def test_an_empty_token_is_none() -> None:
    assert read(DISCORD_TOKEN="").discord_token is None


def test_the_example_shows_every_setting_with_its_default() -> None:
    example = ROOT / ".env.example"
    named = set(re.findall(r"^([A-Z_]+)=", example.read_text(encoding="utf-8"), re.MULTILINE))
    assert named == {name.upper() for name in Settings.model_fields}
    assert Settings(_env_file=example) == read()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_goes_through_asyncpg_with_its_password(scheme: str) -> None:
    settings = read(DATABASE_URL=f"{scheme}://pan:p%40n@db.example/pantheon?ssl=require")
    assert settings.database_url == "postgresql+asyncpg://pan:p%40n@db.example/pantheon?ssl=require"


def test_a_full_path_of_a_database_is_kept(tmp_path: Path) -> None:
    settings = read(DATABASE_URL=f"sqlite:///{tmp_path / 'x.db'}")
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"


@pytest.mark.parametrize("url", ["mysql://host/db", "nonsense", "sqlite+pysqlite:///x.db"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValidationError, match="database_url"):
        read(DATABASE_URL=url)


def test_shards_are_a_list_below_their_number() -> None:
    assert read(SHARD_IDS="0, 2", SHARD_COUNT="4").shard_ids == (0, 2)
    with pytest.raises(ValidationError, match="SHARD_COUNT"):
        read(SHARD_IDS="0,2")
    with pytest.raises(ValidationError, match="not below"):
        read(SHARD_IDS="0,4", SHARD_COUNT="4")


def test_slots_have_shards_and_a_database_that_processes_can_share() -> None:
    shared = {"DATABASE_URL": "postgresql://db/pantheon", "DISCORD_TOKEN": "t"}
    assert read().slots == read(SLOTS="").slots == 1
    assert read(**shared, SLOTS="2", SHARD_COUNT="4").slots == 2
    with pytest.raises(ValidationError, match="SLOTS needs SHARD_COUNT"):
        read(**shared, SLOTS="2")
    with pytest.raises(ValidationError, match="SLOTS 5 is more than SHARD_COUNT 4"):
        read(**shared, SLOTS="5", SHARD_COUNT="4")
    with pytest.raises(ValidationError, match="exclude each other"):
        read(**shared, SLOTS="2", SHARD_COUNT="4", SHARD_IDS="0,1")
    with pytest.raises(ValidationError, match="PostgreSQL"):
        read(SLOTS="2", SHARD_COUNT="4")
    with pytest.raises(ValidationError, match="slots"):
        read(SLOTS="0")


def test_a_process_has_a_slot_on_postgresql_unless_its_shards_are_named() -> None:
    shared = {"DATABASE_URL": "postgresql://db/pantheon", "DISCORD_TOKEN": "t"}
    assert read(**shared).uses_slots
    assert not read(**shared, SHARD_COUNT="4", SHARD_IDS="0,1").uses_slots
    assert not read(DATABASE_URL=shared["DATABASE_URL"]).uses_slots
    assert not read(DISCORD_TOKEN="t").uses_slots


def test_levels_of_computers_are_a_list_with_sensible_in_it() -> None:
    assert read().computer_levels is None
    assert read(COMPUTER_LEVELS="sensible, easy").computer_levels == ("sensible", "easy")
    with pytest.raises(ValidationError, match="sensible"):
        read(COMPUTER_LEVELS="expert,easy")
    with pytest.raises(ValidationError, match="computer_levels"):
        read(COMPUTER_LEVELS="sensible,psychic")


def test_one_process_thinks_unless_another_number_is_named() -> None:
    assert read().thinking_processes == 1
    assert read(THINKING_PROCESSES="0").thinking_processes == 0
    with pytest.raises(ValidationError, match="thinking_processes"):
        read(THINKING_PROCESSES="-1")


def test_a_log_level_may_be_written_small_but_must_exist() -> None:
    assert read(LOG_LEVEL="debug").log_level == "DEBUG"
    with pytest.raises(ValidationError, match="log_level"):
        read(LOG_LEVEL="loud")


def test_metrics_are_off_unless_a_port_is_named() -> None:
    assert read().metrics_port is None
    assert read(METRICS_PORT="").metrics_port is None
    settings = read(METRICS_PORT="9108")
    assert (settings.metrics_host, settings.metrics_port) == ("127.0.0.1", 9108)
    with pytest.raises(ValidationError, match="metrics_port"):
        read(METRICS_PORT="99999")


def test_no_error_and_no_print_shows_a_secret() -> None:
    assert SECRET not in repr(read(DISCORD_TOKEN=SECRET))
    with pytest.raises(ValidationError) as caught:
        read(DATABASE_URL=f"mysql://pan:{SECRET}@db.example/pantheon")
    assert SECRET not in str(caught.value)


def test_the_token_and_the_password_are_known_to_be_secret() -> None:
    assert read().secrets == ()
    settings = read(DISCORD_TOKEN="t0ken", DATABASE_URL=f"postgresql://pan:{SECRET}@db/pantheon")
    assert settings.secrets == ("t0ken", SECRET)
