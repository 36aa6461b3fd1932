"""The wheel, installed outside of the checkout, has everything it needs.

The clean environment borrows the dependencies of the one that runs the tests, by a path file that
is not followed any further, so that nothing of the checkout can be found from it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path

import pytest

from bot.settings import ROOT

PACKED = (
    "bot",
    "games",
    "render",
    "locales",
    "migrations",
    "pyproject.toml",
    "README.md",
    "LICENSE",
)


@pytest.fixture(scope="module")
def pantheon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command ``pantheon`` of a clean environment into which the wheel was installed."""
    place = tmp_path_factory.mktemp("wheel")
    source = place / "source"
    source.mkdir()
    for name in PACKED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__")
            )
        else:
            shutil.copy(ROOT / name, source / name)
    _run(
        *(sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"),
        *("--disable-pip-version-check", "--wheel-dir", str(place), str(source)),
        cwd=place,
    )
    (wheel,) = place.glob("pantheon-*.whl")
    clean = place / "clean"
    venv.create(clean, with_pip=False)
    packages = Path(
        sysconfig.get_path("purelib", vars={"base": str(clean), "platbase": str(clean)})
    )
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    python = clean / "bin" / "python"
    _run(
        *(sys.executable, "-m", "pip", "--python", str(python), "install", "-qq", "--no-deps"),
        *("--disable-pip-version-check", "--ignore-installed", str(wheel)),
        cwd=place,
    )
    return clean / "bin" / "pantheon"


def _run(*command: str, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": "", **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_it_says_its_version_and_plays(pantheon: Path, tmp_path: Path) -> None:
    told = _run(str(pantheon), "--version", cwd=tmp_path)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert told.split() == ["pantheon", project["version"]]
    played = _run(str(pantheon), "selfplay", "deus", "--seats", "2", "--games", "1", cwd=tmp_path)
    assert "failures: 0" in played
    _run(str(pantheon), "render", "ankh", "--seats", "2", "--out", "board.png", cwd=tmp_path)
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_it_is_typed_and_brings_no_tests(pantheon: Path, tmp_path: Path) -> None:
    python = str(pantheon.parent / "python")
    code = "import bot, importlib.util as u; print(u.find_spec('tests'), bot.__file__)"
    tests, file = _run(python, "-c", code, cwd=tmp_path).split()
    assert tests == "None"
    packages = Path(file).parent.parent
    assert all((packages / name / "py.typed").exists() for name in ("bot", "games", "render"))
    assert not list(packages.glob("*/**/leak_checker.py"))


@pytest.mark.slow
def test_its_database_lies_in_the_current_folder(pantheon: Path, tmp_path: Path) -> None:
    _run(str(pantheon), "check", "--migrate", cwd=tmp_path, DATABASE_URL="")
    with sqlite3.connect(tmp_path / "pantheon.db") as database:
        assert database.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


@pytest.mark.slow
async def test_its_playground_opens(pantheon: Path, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(str(pantheon), "run"),
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": "",
            "DISCORD_TOKEN": "",
            "PLAYGROUND_PORT": "0",
            "PLAYGROUND_OPEN_BROWSER": "false",
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(120):
        said = b""
        while b"http://" not in said:
            line = await process.stdout.readline()
            assert line, await process.communicate()
            said += line
        process.terminate()
        await process.communicate()
    assert process.returncode == 0
    assert (tmp_path / "playground.db").exists()
