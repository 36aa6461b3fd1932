"""The systemd units: valid, restarted, stopped in time, and confined."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.cli.run import SLOT_LOST
from bot.settings import ROOT

UNIT = (ROOT / "deploy" / "pantheon.service").read_text("utf-8")
OPERATORS = (ROOT / "docs" / "operators.md").read_text("utf-8")
SECONDS_TO_STOP = int(re.findall(r"After at most (\d+) seconds it stops", OPERATORS)[0])
"""What operators are promised: a polite stop takes no longer."""


def read(unit: str) -> configparser.ConfigParser:
    """A unit that gives no directive twice; raises where it is not of that shape."""
    parser = configparser.ConfigParser(
        delimiters=("=",), comment_prefixes=("#",), interpolation=None, strict=True
    )
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit)
    return parser


def printed_units() -> list[str]:
    """The units that docs/operators.md prints."""
    return re.findall(r"^```ini\n(.*?)^```$", OPERATORS, re.M | re.S)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """Programs that are not installed here are replaced by one that is."""
    checkout, backup, timer = printed_units()
    units = {
        "pantheon.service": UNIT,
        "pantheon-checkout.service": checkout.replace("%h/pantheon", "/"),
        "pantheon-backup.service": backup.replace("%h/pantheon", "/"),
        "pantheon-backup.timer": timer,
    }
    for name, unit in units.items():
        runnable = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/sh", unit, flags=re.M)
        (tmp_path / name).write_text(runnable, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in units)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    # What it says about units of the system itself is not about ours.
    complaints = [line for line in done.stderr.splitlines() if "pantheon" in line]
    assert complaints == []


def test_the_service_starts_what_the_documents_install() -> None:
    service = read(UNIT)["Service"]
    assert service["Type"] == "exec"
    program, command = service["ExecStart"].split()
    assert command == "run"
    assert f"{Path(program).parent}/pip install --constraint constraints.txt ." in OPERATORS
    assert f"`{service['EnvironmentFile']}`" in OPERATORS
    assert f"`{service['WorkingDirectory']}`" in OPERATORS
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    assert read(UNIT)["Install"]["WantedBy"] == "multi-user.target"


def test_the_service_is_fenced_in() -> None:
    service = read(UNIT)["Service"]
    assert service["DynamicUser"] == "yes"
    assert "User" not in service
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["ProtectHome"] == "yes"
    assert service["PrivateTmp"] == "yes"
    assert service["PrivateDevices"] == "yes"
    assert service["UMask"] == "0077"
    assert service["StateDirectoryMode"] == "0700"


def test_the_service_comes_back_after_a_crash_and_stops_politely() -> None:
    for unit in (UNIT, printed_units()[0]):
        service = read(unit)["Service"]
        assert service["Restart"] == "always"
        assert int(service["RestartSec"]) > 0
        assert service.get("KillSignal", "SIGTERM") == "SIGTERM"
        assert int(service["TimeoutStopSec"]) > SECONDS_TO_STOP


def test_the_service_comes_back_when_it_has_lost_its_slot() -> None:
    assert f"exit code {SLOT_LOST}" in UNIT
    assert f"exit code `{SLOT_LOST}`" in OPERATORS
    for unit in (UNIT, printed_units()[0]):
        service = read(unit)["Service"]
        assert service["Restart"] == "always"
        assert "RestartPreventExitStatus" not in service


def test_no_secret_is_written_down() -> None:
    """Settings come from a file that only root can read."""
    assert "Environment" not in read(UNIT)["Service"]
    assert "install --mode=600 .env /etc/pantheon.env" in OPERATORS
