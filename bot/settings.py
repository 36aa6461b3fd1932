"""What an operator may set, read from the environment and from ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

ROOT = Path(__file__).resolve().parent.parent
"""Where the packages lie, and beside them the words and the migrations."""

HOME = ROOT if (ROOT / "pyproject.toml").exists() else Path.cwd()
"""Where ``.env`` and relative files belong: the checkout, or, installed, the current folder."""

_DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
LogFormat = Literal["line", "json"]


class Settings(BaseSettings):
    """Every setting with its default; ``.env.example`` explains each to an operator.

    Raises :class:`pydantic.ValidationError` when a value makes no sense, naming the setting.
    """

    model_config = SettingsConfigDict(
        env_file=HOME / ".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///pantheon.db"
    language: str = Field(default="en", pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    shard_count: int | None = Field(default=None, ge=1)
    drawing_processes: int | None = Field(default=None, ge=0, le=64)
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "line"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    playground_port: int = Field(default=8765, ge=0, le=65535)
    playground_database_url: str = "sqlite+aiosqlite:///playground.db"
    playground_open_browser: bool = True

    @field_validator("database_url", "playground_database_url")
    @classmethod
    def _name_the_async_driver(cls, value: str) -> str:
        try:
            url = make_url(value)
        except ArgumentError as error:
            raise ValueError("not a database URL") from error
        driver = _DRIVERS.get(url.drivername)
        if driver is None:
            raise ValueError("only sqlite:// and postgresql:// databases are supported")
        return _anchored(url.set(drivername=driver)).render_as_string(hide_password=False)

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _small_letters(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _comma_separated(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @property
    def shares_shards(self) -> bool:
        """Whether processes divide the gateway's shards among themselves, through PostgreSQL."""
        on_discord = self.discord_token is not None and self.shard_ids is None
        return on_discord and make_url(self.database_url).get_backend_name() == "postgresql"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must not show up in any log."""
        token = self.discord_token.get_secret_value() if self.discord_token else ""
        urls = (self.database_url, self.playground_database_url)
        passwords = (make_url(url).password for url in urls)
        return tuple(secret for secret in (token, *passwords) if secret)

    @model_validator(mode="after")
    def _shards_agree(self) -> Self:
        if self.shard_ids is None:
            return self
        if self.shard_count is None:
            raise ValueError("SHARD_IDS needs SHARD_COUNT, the number of shards of all processes")
        strangers = [shard for shard in self.shard_ids if not 0 <= shard < self.shard_count]
        if strangers:
            raise ValueError(f"SHARD_IDS {strangers} are not below SHARD_COUNT {self.shard_count}")
        return self


def _anchored(url: URL) -> URL:
    """A relative SQLite file lies in :data:`HOME`, wherever in a checkout the command is typed."""
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return url
    assert url.database is not None
    if url.database.startswith("file:"):
        return url
    return url.set(database=str(HOME / url.database))
