"""The records of a server as a file."""

from __future__ import annotations

import csv
import io
import zipfile

from bot.model.people import Person
from tests.host.harness import ADA, HostHarness

GUILD = 5


def sheet(archive: bytes, name: str) -> list[dict[str, str]]:
    text = zipfile.ZipFile(io.BytesIO(archive)).read(name).decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text)))


async def test_records_hold_finished_tables_results_and_the_audit_log(shared: HostHarness) -> None:
    host = shared.host
    table = await shared.begun(2)
    await shared.play(table.id)
    running = await shared.begun(2, channel_id=11)
    await host.server_settings.change(GUILD, ADA, {"locked": True})
    archive = await host.records.archive(GUILD, ADA)
    (played,) = sheet(archive, "tables.csv")
    assert (played["table"], played["game"], played["status"]) == (str(table.id), "toy", "over")
    assert (played["people"], played["players"]) == ("2", "2")
    results = sheet(archive, "results.csv")
    assert {row["name"] for row in results} == {"Ada", "Bo"}
    assert {row["player"] for row in results} == {"1", "2"}
    assert "1" in {row["won"] for row in results}
    log = sheet(archive, "audit.csv")
    assert [row["action"] for row in log] == ["setting", "records"]
    assert log[0]["moderator"] == "Ada"
    assert str(running.id) not in {row["table"] for row in (*results, played)}


async def test_a_name_is_no_formula_for_a_spreadsheet(shared: HostHarness) -> None:
    await shared.host.server_settings.change(GUILD, Person(1, "=1+1"), {"locked": True})
    archive = await shared.host.records.archive(6, ADA)
    assert [row["moderator"] for row in sheet(archive, "audit.csv")] == ["Ada"]
    archive = await shared.host.records.archive(GUILD, Person(1, "=1+1"))
    assert {row["moderator"] for row in sheet(archive, "audit.csv")} == {"'=1+1"}
