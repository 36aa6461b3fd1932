"""The format of backup files: compressed JSON lines, the same for every kind of database.

The first line names the format and the schema's revision. Every table begins with a line with its
name and columns, followed by a line for each row. The last line has the number of rows and a
checksum of all lines before it.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from io import BufferedIOBase
from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, JsonValue, ValidationError

FORMAT = 1
MAX_LINE_BYTES = 64 * 1024 * 1024
"""The longest row in bytes, uncompressed: far more than any real row has."""

Row = list[JsonValue]


class DamagedBackup(Exception):
    """A file that is not a backup, or is damaged."""


class BackupHeader(BaseModel):
    """The first line. ``revision`` is that of the schema, ``made`` a time in seconds."""

    model_config = ConfigDict(frozen=True)

    pantheon_backup: int
    revision: str
    made: float
    version: str


class Section(NamedTuple):
    """The beginning of a table; ``last_id`` is the last number given to a row, where it counts."""

    table: str
    columns: tuple[str, ...]
    last_id: int | None


class _Section(BaseModel):
    table: str
    columns: tuple[str, ...]
    last_id: int | None


class _BackupFooter(BaseModel):
    rows: dict[str, int]
    checksum: str


@dataclass(frozen=True, slots=True)
class CheckedBackup:
    """A file that was read to its end and found whole."""

    path: Path
    head: BackupHeader
    rows: Mapping[str, int]
    checksum: str

    @property
    def total(self) -> int:
        """The number of all rows."""
        return sum(self.rows.values())


class BackupWriter:
    """Writes the lines and computes the checksum as they come."""

    def __init__(self, out: BufferedIOBase, head: BackupHeader) -> None:
        self._out = out
        self._sum = blake2b(digest_size=32)
        self.rows: dict[str, int] = {}
        self._table = ""
        self._put(head.model_dump())

    def begin(self, section: Section) -> None:
        """Begin a table: the rows that follow belong to it."""
        self._table = section.table
        self.rows[section.table] = 0
        self._put(section._asdict())

    def add(self, row: Sequence[JsonValue]) -> None:
        """Write a row, in the order of the columns."""
        self._put(row)
        self.rows[self._table] += 1

    def finish(self) -> None:
        """Write the last line with the checksum."""
        self._put({"rows": self.rows, "checksum": self._sum.hexdigest()})

    def _put(self, line: object) -> None:
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._sum.update(written)
        self._out.write(written)


@contextmanager
def writing_backup(path: Path, head: BackupHeader) -> Iterator[BackupWriter]:
    """Write a new file that gets its name once complete: a failure leaves the old file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        # It holds every secret of the database, so only the owner may read it.
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6) as out:
                backup_writer = BackupWriter(out, head)
                yield backup_writer
                backup_writer.finish()
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def check_backup(path: Path) -> CheckedBackup:
    """Read and check a whole file; raises :class:`DamagedBackup` or ``OSError``."""
    if path.exists() and not path.is_file():
        # A named pipe would be waited for without end.
        raise DamagedBackup("it is no regular file")
    reader = _Reader(path)
    for _ in reader.sections():
        continue
    assert reader.foot is not None
    return CheckedBackup(path, reader.head, reader.foot.rows, reader.foot.checksum)


def read_sections(parcel: CheckedBackup) -> Iterator[tuple[Section, Iterator[Row]]]:
    """Yield the tables with their rows.

    Raises :class:`DamagedBackup` where the file is not the one that was checked.
    """
    reader = _Reader(parcel.path)
    yield from reader.sections()
    if reader.foot is None or reader.foot.checksum != parcel.checksum:
        raise DamagedBackup("it was changed meanwhile")


class _Reader:
    """Reads the lines of a file, once."""

    def __init__(self, path: Path) -> None:
        self._lines = _lines(path)
        self._sum = blake2b(digest_size=32)
        self._counted: dict[str, int] = {}
        self.foot: _BackupFooter | None = None
        self.head = self._read_head()
        self._next: JsonValue = self._line()

    def sections(self) -> Iterator[tuple[Section, Iterator[Row]]]:
        """Yield the tables; rows that were not read are skipped."""
        while isinstance(self._next, dict) and "table" in self._next:
            section = self._read_section(self._next)
            rows = self._rows(section)
            yield section, rows
            for _ in rows:
                continue
        self._read_foot()

    def _rows(self, section: Section) -> Iterator[Row]:
        self._counted[section.table] = 0
        while isinstance(line := self._line(), list):
            if len(line) != len(section.columns):
                raise DamagedBackup("a row is cut short")
            self._counted[section.table] += 1
            yield line
        self._next = line

    def _line(self) -> JsonValue:
        self._checked = self._sum.hexdigest()
        line = next(self._lines, None)
        if line is None:
            raise DamagedBackup("it ends too early")
        self._sum.update(line)
        try:
            read: JsonValue = json.loads(line)
        except (ValueError, RecursionError):
            raise DamagedBackup("a line cannot be read") from None
        return read

    def _read_head(self) -> BackupHeader:
        line = self._line()
        if not isinstance(line, dict) or line.get("pantheon_backup") != FORMAT:
            raise DamagedBackup("it is no backup")
        try:
            return BackupHeader.model_validate(line)
        except ValidationError:
            raise DamagedBackup("it is no backup") from None

    def _read_section(self, line: JsonValue) -> Section:
        try:
            read = _Section.model_validate(line)
        except ValidationError:
            raise DamagedBackup("a table cannot be read") from None
        if read.table in self._counted:
            raise DamagedBackup("a table comes twice")
        return Section(read.table, read.columns, read.last_id)

    def _read_foot(self) -> None:
        try:
            foot = _BackupFooter.model_validate(self._next)
        except ValidationError:
            raise DamagedBackup("its last line is missing") from None
        if foot.checksum != self._checked or foot.rows != self._counted:
            raise DamagedBackup("its checksum is wrong")
        if next(self._lines, None) is not None:
            raise DamagedBackup("something was added to it")
        self.foot = foot


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            while line := file.readline(MAX_LINE_BYTES + 1):
                if len(line) > MAX_LINE_BYTES:
                    raise DamagedBackup("a line is too long")
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise DamagedBackup("it is cut off or not a backup") from None
