"""The operator's settings, read from the environment and from ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, Self

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

ROOT = Path(__file__).resolve().parent.parent
"""The folder of the packages, which also holds locales and migrations."""

HOME = ROOT if (ROOT / "pyproject.toml").exists() else Path.cwd()
"""The folder of ``.env`` and relative paths: the checkout, or, installed, the current folder."""

_DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
LogFormat = Literal["line", "json"]
ComputerLevel = Literal["expert", "sensible", "easy", "random"]


class LanguageSetting(BaseSettings):
    """The language, the one setting that every command needs, and where settings are read from."""

    model_config = SettingsConfigDict(
        env_file=HOME / ".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    language: str = Field(default="en", pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")


class Settings(LanguageSetting):
    """Every setting with its default; ``.env.example`` explains each to an operator.

    Raises :class:`pydantic.ValidationError` when a value makes no sense, naming the setting.
    """

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///pantheon.db"
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    shard_count: int | None = Field(default=None, ge=1)
    slots: int = Field(default=1, ge=1)
    drawing_processes: int | None = Field(default=None, ge=0, le=64)
    thinking_processes: int = Field(default=1, ge=0, le=64)
    computer_levels: Annotated[tuple[ComputerLevel, ...] | None, NoDecode] = None
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
        # Commands that touch no database do without SQLAlchemy.
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError

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

    @field_validator("shard_ids", "computer_levels", mode="before")
    @classmethod
    def _comma_separated(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("computer_levels")
    @classmethod
    def _with_the_standard(
        cls, value: tuple[ComputerLevel, ...] | None
    ) -> tuple[ComputerLevel, ...] | None:
        if value is not None and "sensible" not in value:
            raise ValueError("COMPUTER_LEVELS needs sensible, which sits in for people")
        return value

    @property
    def uses_slots(self) -> bool:
        """Whether a process serves the shards of a slot that it holds in PostgreSQL."""
        on_discord = self.discord_token is not None and self.shard_ids is None
        return on_discord and self._on_postgresql

    @property
    def _on_postgresql(self) -> bool:
        from sqlalchemy.engine import make_url

        return make_url(self.database_url).get_backend_name() == "postgresql"

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that must not appear in any log."""
        from sqlalchemy.engine import make_url

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

    @model_validator(mode="after")
    def _slots_have_shards(self) -> Self:
        if self.slots == 1:
            return self
        if self.shard_ids is not None:
            raise ValueError("SLOTS and SHARD_IDS exclude each other")
        if self.shard_count is None:
            raise ValueError("SLOTS needs SHARD_COUNT, the number of shards of all slots")
        if self.slots > self.shard_count:
            raise ValueError(f"SLOTS {self.slots} is more than SHARD_COUNT {self.shard_count}")
        if not self._on_postgresql:
            raise ValueError("SLOTS needs a DATABASE_URL of PostgreSQL")
        return self


def _anchored(url: URL) -> URL:
    """Resolve a relative SQLite path against :data:`HOME`, independent of the current folder."""
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return url
    assert url.database is not None
    if url.database.startswith("file:"):
        return url
    return url.set(database=str(HOME / url.database))
