"""The format of backup files: compressed JSON lines, the same for every kind of database.

The first line names the format and the schema's revision. Every table begins with a line with its
name and columns, followed by its rows, several hundred in a line; in format 1 every row had a line
of its own. The last line has the number of rows and a checksum of all lines before it.
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

FORMAT = 2
_ROW_PER_LINE_FORMAT = 1
ROWS_PER_LINE = 500
LINE_BYTES = 4 * 1024 * 1024
"""A line of several rows is not longer than this, uncompressed: fewer are written into one."""
MAX_LINE_BYTES = 32 * 1024 * 1024
"""The longest line in bytes that is read: a made-up one takes twenty times as much memory."""
COMPRESSION_LEVEL = 3
"""Half of the time that level 6 takes, for a file that is a sixth larger."""

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
        self._write(_line(head.model_dump()))

    @property
    def total(self) -> int:
        """How many rows were written."""
        return sum(self.rows.values())

    def begin(self, section: Section) -> None:
        """Begin a table: the rows that follow belong to it."""
        self._table = section.table
        self.rows[section.table] = 0
        self._write(_line(section._asdict()))

    def add(self, *rows: Sequence[JsonValue]) -> None:
        """Write a line of rows, each in the order of the columns; several where they are long."""
        line = _line(rows)
        if len(line) > LINE_BYTES and len(rows) > 1:
            half = len(rows) // 2
            self.add(*rows[:half])
            self.add(*rows[half:])
            return
        self._write(line)
        self.rows[self._table] += len(rows)

    def finish(self) -> None:
        """Write the last line with the checksum."""
        self._write(_line({"rows": self.rows, "checksum": self._sum.hexdigest()}))

    def _write(self, line: bytes) -> None:
        self._sum.update(line)
        self._out.write(line)


def _line(written: object) -> bytes:
    return json.dumps(written, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


@contextmanager
def writing_backup(path: Path, head: BackupHeader) -> Iterator[BackupWriter]:
    """Write a new file that gets its name once complete: a failure leaves the old file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        # It holds every secret of the database, so only the owner may read it.
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", COMPRESSION_LEVEL, raw) as out:
                backup_writer = BackupWriter(out, head)
                yield backup_writer
                backup_writer.finish()
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def check_backup(path: Path) -> CheckedBackup:
    """Read a whole file and compare its checksum.

    Raises :class:`DamagedBackup` or ``OSError``. Rows are only read once they are restored.
    """
    if path.exists() and not path.is_file():
        # A named pipe would be waited for without end.
        raise DamagedBackup("it is no regular file")
    lines = _lines(path)
    checksum, last = blake2b(digest_size=32), next(lines, b"")
    head = _read_head(last)
    for line in lines:
        checksum.update(last)
        last = line
    footer = _read_footer(last)
    if footer.checksum != checksum.hexdigest():
        raise DamagedBackup("its checksum is wrong")
    return CheckedBackup(path, head, footer.rows, footer.checksum)


def read_sections(parcel: CheckedBackup) -> Iterator[tuple[Section, Iterator[list[Row]]]]:
    """Yield the tables with their rows in batches; all of them have to be read.

    Raises :class:`DamagedBackup` where the file is not the one that was checked, or its rows are
    not what it says.
    """
    checksum = blake2b(digest_size=32)
    lines = _summed(_lines(parcel.path), checksum)
    next(lines, b"")
    counted: dict[str, int] = {}
    line = _parsed(next(lines, b""))
    while isinstance(line, dict) and "table" in line:
        section = _read_section(line)
        if section.table in counted:
            raise DamagedBackup("a table comes twice")
        counted[section.table] = 0
        following: list[JsonValue] = []
        yield section, _batches(parcel.head, section, lines, counted, following)
        line = following[0]
    if checksum.hexdigest() != parcel.checksum or next(lines, None) is not None:
        raise DamagedBackup("it was changed meanwhile")
    if counted != parcel.rows:
        raise DamagedBackup("it has other rows than it says")


def _summed(lines: Iterator[bytes], checksum: blake2b) -> Iterator[bytes]:
    """Add the lines to a checksum; each only once the next one is read, the last one never."""
    before = b""
    for line in lines:
        checksum.update(before)
        yield line
        before = line


def _batches(
    head: BackupHeader,
    section: Section,
    lines: Iterator[bytes],
    counted: dict[str, int],
    following: list[JsonValue],
) -> Iterator[list[Row]]:
    """The rows of a table; the line after them is added to ``following``."""
    batch: list[Row] = []
    while isinstance(line := _parsed(next(lines, b"")), list):
        batch += [line] if head.pantheon_backup == _ROW_PER_LINE_FORMAT else _rows(line)
        if len(batch) >= ROWS_PER_LINE:
            yield _counted(batch, section, counted)
            batch = []
    if batch:
        yield _counted(batch, section, counted)
    following.append(line)


def _rows(line: Row) -> list[Row]:
    rows = [row for row in line if isinstance(row, list)]
    if len(rows) != len(line):
        raise DamagedBackup("a line cannot be read")
    return rows


def _counted(rows: list[Row], section: Section, counted: dict[str, int]) -> list[Row]:
    if {*map(len, rows)} != {len(section.columns)}:
        raise DamagedBackup("a row is cut short")
    counted[section.table] += len(rows)
    return rows


def _parsed(line: bytes) -> JsonValue:
    if not line:
        raise DamagedBackup("it ends too early")
    try:
        read: JsonValue = json.loads(line)
    except (ValueError, RecursionError):
        raise DamagedBackup("a line cannot be read") from None
    return read


def _read_head(line: bytes) -> BackupHeader:
    try:
        head = BackupHeader.model_validate(_parsed(line))
    except ValidationError:
        raise DamagedBackup("it is no backup") from None
    if head.pantheon_backup not in (_ROW_PER_LINE_FORMAT, FORMAT):
        raise DamagedBackup("it is no backup")
    return head


def _read_section(line: JsonValue) -> Section:
    try:
        read = _Section.model_validate(line)
    except ValidationError:
        raise DamagedBackup("a table cannot be read") from None
    return Section(read.table, read.columns, read.last_id)


def _read_footer(line: bytes) -> _BackupFooter:
    try:
        return _BackupFooter.model_validate(_parsed(line))
    except ValidationError:
        raise DamagedBackup("its last line is missing") from None


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            while line := file.readline(MAX_LINE_BYTES + 1):
                if len(line) > MAX_LINE_BYTES:
                    raise DamagedBackup("a line is too long")
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise DamagedBackup("it is cut off or not a backup") from None
