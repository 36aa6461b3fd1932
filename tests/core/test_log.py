"""The text form of the log, and which of its entries are live."""

from __future__ import annotations

import json

from games.core.log import Entry, Header, Record, live, record
from games.core.match import Match
from tests.core.observed import observed
from tests.core.toy_matches import played
from tests.properties import given, st
from tests.toy import TOY

HEADER = Header(game="toy", edition=1, seats=("amber",), seed_hash="0" * 64)

words = st.text(max_size=8)
entries = st.lists(
    st.tuples(
        st.sampled_from(["answer", "chance", "undo"]),
        st.none() | words,
        words,
        st.lists(words, max_size=3).map(tuple),
        words,
    ),
    max_size=8,
)


@given(entries, st.none() | st.binary(max_size=32))
def test_a_record_reads_back_as_it_was_written(
    lines: list[tuple[str, str | None, str, tuple[str, ...], str]], seed: bytes | None
) -> None:
    log = [Entry(number, *line) for number, line in enumerate(lines)]  # type: ignore[arg-type]
    packed = record(HEADER, log, seed, "d1")
    again = Record.model_validate_json(packed.text())
    assert again == packed
    assert again.log() == log
    assert again.seed == (None if seed is None else seed.hex())


def test_a_record_has_one_entry_a_line() -> None:
    match = played(10)
    text = match.record().text()
    lines = [line for line in text.splitlines() if line.startswith("  ")]
    assert len(lines) == len(match.entries)
    assert json.loads(lines[0].rstrip(","))[2] == match.entries[0].key


def test_a_match_survives_the_way_through_a_file() -> None:
    match = played(1000)
    text = match.record(with_seed=True).text()
    read = Record.model_validate_json(text)
    assert read.header == match.header
    assert read.digest == match.digest
    assert bytes.fromhex(read.seed or "") == match.seed
    assert observed(Match(TOY, read.header, read.log(), stride=1)) == observed(match)


def test_the_seed_stays_secret_unless_asked_for() -> None:
    match = played(5)
    assert match.record().seed is None
    assert (match.seed or b"?").hex() not in match.record().text()


def entry(number: int, kind: str = "answer", *picks: str) -> Entry:
    return Entry(number, kind, None, "k", picks, "")  # type: ignore[arg-type]


def test_withdrawn_entries_do_not_stand_and_undos_stay_as_marks() -> None:
    log = [entry(0), entry(1), entry(2), entry(3, "undo", "2", "1"), entry(4)]
    assert [e.number for e in live(log)] == [0, 3, 4]


def test_a_header_of_an_older_file_reads_with_defaults() -> None:
    header = Header.model_validate_json(
        '{"game": "toy", "edition": 1, "seats": ["amber"], "seed_hash": "0"}'
    )
    assert (header.fixes, header.options, header.forked) == ((), {}, 0)
