"""``pantheon backup`` and ``pantheon restore``."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.cli.database import opened
from bot.cli.files import unusable
from bot.cli.terminal import Terminal, UsageError
from bot.settings import Settings
from bot.storage.backup.backup import back_up
from bot.storage.backup.backup_file import DamagedBackup, check_backup
from bot.storage.backup.restore import restore
from bot.storage.database import Database
from games.core.phrase import phrase


async def backup(terminal: Terminal, settings: Settings, file: Path) -> int:
    """Write the whole database to a file; the bot may go on running."""
    async with opened(settings) as host:
        try:
            told = partial(terminal.progress, "cli.backup.progress")
            rows = await back_up(host.engine.database, file, told)
        except OSError as error:
            raise unusable(file, error) from None
    terminal.say("cli.backup.done", file=str(file), count=rows)
    return 0


async def restore_file(terminal: Terminal, settings: Settings, file: Path, *, replace: bool) -> int:
    """Fill the configured database from a backup."""
    database = Database(settings.database_url)
    try:
        parcel = check_backup(file)
        await restore(
            database, parcel, partial(terminal.progress, "cli.restore.progress"), replace=replace
        )
    except DamagedBackup as error:
        raise UsageError(phrase("cli.restore.damaged", file=str(file), why=str(error))) from None
    except OSError as error:
        raise unusable(file, error) from None
    finally:
        await database.dispose()
    terminal.say("cli.restore.done", file=str(file), count=parcel.total)
    return 0
