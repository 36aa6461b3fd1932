"""The file of a backup: compressed JSON lines, the same for every kind of database.

The first line says what it is and of which revision; every table begins with a line that names
it and its columns, followed by a line for each row; the last line counts the rows and carries the
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
LONGEST_LINE = 64 * 1024 * 1024
"""Bytes of one row, unpacked: far more than any row has, far less than any memory."""

Row = list[JsonValue]


class Damaged(Exception):
    """A file that is no backup, or not the one that was written."""


class Head(BaseModel):
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


class _Foot(BaseModel):
    rows: dict[str, int]
    checksum: str


@dataclass(frozen=True, slots=True)
class Parcel:
    """A file that was read to its end and found whole."""

    path: Path
    head: Head
    rows: Mapping[str, int]
    checksum: str

    @property
    def total(self) -> int:
        """The number of all rows."""
        return sum(self.rows.values())


class Packer:
    """Writes the lines and reckons the checksum as they come."""

    def __init__(self, out: BufferedIOBase, head: Head) -> None:
        self._out = out
        self._sum = blake2b(digest_size=32)
        self.rows: dict[str, int] = {}
        self._table = ""
        self._put(head.model_dump())

    def begin(self, section: Section) -> None:
        """The rows that follow belong to this table."""
        self._table = section.table
        self.rows[section.table] = 0
        self._put(section._asdict())

    def add(self, row: Sequence[JsonValue]) -> None:
        """A row, in the order of the columns."""
        self._put(row)
        self.rows[self._table] += 1

    def finish(self) -> None:
        """Seal it."""
        self._put({"rows": self.rows, "checksum": self._sum.hexdigest()})

    def _put(self, line: object) -> None:
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._sum.update(written)
        self._out.write(written)


@contextmanager
def packing(path: Path, head: Head) -> Iterator[Packer]:
    """A new file that takes its name once it is whole: a failure leaves what was there before."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        # It holds every secret of the database: nobody else may read it.
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6) as out:
                packer = Packer(out, head)
                yield packer
                packer.finish()
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def inspected(path: Path) -> Parcel:
    """Read a whole file and check it; raises :class:`Damaged`, and ``OSError`` as files do."""
    reader = _Reader(path)
    for _ in reader.sections():
        continue
    assert reader.foot is not None
    return Parcel(path, reader.head, reader.foot.rows, reader.foot.checksum)


def unpacked(parcel: Parcel) -> Iterator[tuple[Section, Iterator[Row]]]:
    """Its tables with their rows; raises :class:`Damaged` where it is not the file inspected."""
    reader = _Reader(parcel.path)
    yield from reader.sections()
    if reader.foot is None or reader.foot.checksum != parcel.checksum:
        raise Damaged("it was changed meanwhile")


class _Reader:
    """Reads the lines of a file, once."""

    def __init__(self, path: Path) -> None:
        self._lines = _lines(path)
        self._sum = blake2b(digest_size=32)
        self._counted: dict[str, int] = {}
        self.foot: _Foot | None = None
        self.head = self._read_head()
        self._next: JsonValue = self._line()

    def sections(self) -> Iterator[tuple[Section, Iterator[Row]]]:
        """Table by table; rows that are not taken are passed over."""
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
                raise Damaged("a row is cut short")
            self._counted[section.table] += 1
            yield line
        self._next = line

    def _line(self) -> JsonValue:
        self._checked = self._sum.hexdigest()
        line = next(self._lines, None)
        if line is None:
            raise Damaged("it ends too early")
        self._sum.update(line)
        try:
            read: JsonValue = json.loads(line)
        except (ValueError, RecursionError):
            raise Damaged("a line cannot be read") from None
        return read

    def _read_head(self) -> Head:
        line = self._line()
        if not isinstance(line, dict) or line.get("pantheon_backup") != FORMAT:
            raise Damaged("it is no backup")
        try:
            return Head.model_validate(line)
        except ValidationError:
            raise Damaged("it is no backup") from None

    def _read_section(self, line: JsonValue) -> Section:
        try:
            read = _Section.model_validate(line)
        except ValidationError:
            raise Damaged("a table cannot be read") from None
        if read.table in self._counted:
            raise Damaged("a table comes twice")
        return Section(read.table, read.columns, read.last_id)

    def _read_foot(self) -> None:
        try:
            foot = _Foot.model_validate(self._next)
        except ValidationError:
            raise Damaged("its last line is missing") from None
        if foot.checksum != self._checked or foot.rows != self._counted:
            raise Damaged("its checksum is wrong")
        if next(self._lines, None) is not None:
            raise Damaged("something was added to it")
        self.foot = foot


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            while line := file.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    raise Damaged("a line is too long")
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise Damaged("it is cut off or not a backup") from None
