"""The container files: what they copy, install and start exists, and both services are confined.

No image is built here; the wheel that the image installs is built and used in ``test_wheel``.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli.run import SLOT_LOST
from bot.settings import ROOT, Settings
from tests.install.test_service import SECONDS_TO_STOP
from tests.install.test_wheel import PACKED

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")

Section = dict[str, Any]


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile with their words, in order."""
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.M))
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in joined.splitlines() if line]


def words(instruction: str) -> list[str]:
    """The arguments of every instruction of this kind."""
    return [said for name, said in steps() if name == instruction]


def compose() -> Section:
    """The whole compose file."""
    found: Section = yaml.safe_load(COMPOSE)
    return found


def service(name: str) -> Section:
    """A service of the compose file."""
    return part(part(compose(), "services"), name)


def part(of: Section, name: str) -> Section:
    """A mapping inside another."""
    inner: Section = of[name]
    assert isinstance(inner, dict)
    return inner


def test_the_image_copies_what_the_wheel_is_built_from() -> None:
    copied = [name for said in words("COPY") if "--from" not in said for name in said.split()[:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert {*copied} == {*PACKED, "constraints.txt"}
    roots = {
        pattern.rstrip("*")
        for pattern in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]
    }
    assert roots <= {*copied}


def test_the_image_installs_what_the_project_offers() -> None:
    (install,) = (said for said in words("RUN") if "pip install" in said)
    assert "--constraint constraints.txt" in install
    wanted = install.split()[-1]
    assert re.fullmatch(r"'?\.(\[[\w,]+\])?'?", wanted)
    extras = {extra for group in re.findall(r"\[(.+)\]", wanted) for extra in group.split(",")}
    assert extras <= {*PROJECT["project"]["optional-dependencies"]}


def test_the_image_has_a_python_that_the_project_supports() -> None:
    oldest = re.fullmatch(r">=3\.(\d+)", PROJECT["project"]["requires-python"])
    assert oldest is not None
    used = {re.findall(r"python:3\.(\d+)-slim", said)[0] for said in words("FROM")}
    assert len(used) == 1
    assert int(used.pop()) >= int(oldest[1])


def test_the_image_starts_a_command_that_exists() -> None:
    (entry,) = words("ENTRYPOINT")
    (place,) = json.loads(entry)
    module, function = PROJECT["project"]["scripts"][Path(place).name].split(":")
    assert callable(getattr(import_module(module), function))
    environment = Path(place).parent.parent
    assert f"python -m venv {environment}" in words("RUN")[0]
    assert f"--from=build {environment} {environment}" in words("COPY")
    assert [json.loads(said) for said in words("CMD")] == [["run"]]


def test_the_image_runs_as_nobody_special_and_stops_politely() -> None:
    (user,) = words("USER")
    assert user not in ("root", "0")
    assert any(
        f"useradd --system --uid 10001 --no-create-home {user}" in run for run in words("RUN")
    )
    assert words("STOPSIGNAL") == ["SIGTERM"]
    settings = {name.split("=")[0] for said in words("ENV") for name in said.split()}
    ours = {name.upper() for name in Settings.model_fields}
    assert {name for name in settings if not name.startswith("PYTHON")} <= ours


def test_the_bot_has_the_probe_of_the_image_also_where_images_carry_none() -> None:
    """Podman's usual format of an image has no room for a health check."""
    (said,) = words("HEALTHCHECK")
    flags, _, probe = said.partition("CMD ")
    written = part(service("bot"), "healthcheck")
    assert written.pop("test") == ["CMD", *json.loads(probe)]
    assert {f"--{name.replace('_', '-')}={value}" for name, value in written.items()} == {
        *flags.split()
    }


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (500, False)])
def test_the_probe_believes_what_the_bot_answers(status: int, healthy: bool) -> None:
    probe = part(service("bot"), "healthcheck")["test"]
    assert isinstance(probe, list)
    with answering(status) as port:
        done = subprocess.run(
            [sys.executable, *probe[2:]],
            env={"METRICS_PORT": str(port)},
            capture_output=True,
            timeout=30,
            check=False,
        )
    assert (done.returncode == 0) is healthy


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server whose ``/healthz`` answers with this status; gives its port."""

    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Health) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("name", ["bot", "database"])
def test_a_service_has_no_more_rights_than_it_needs(name: str) -> None:
    found = service(name)
    assert found["read_only"] is True
    assert found["cap_drop"] == ["ALL"]
    assert found["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in found
    assert "ports" not in found


def test_no_service_runs_as_root() -> None:
    """The bot as the image's own user, the database as the one its image has for that."""
    assert "user" not in service("bot")
    assert service("database")["user"] == "postgres"


def test_a_service_can_write_where_it_must() -> None:
    assert service("bot")["tmpfs"] == ["/tmp"]
    assert service("bot")["volumes"] == [f"files:{words('WORKDIR')[-1]}"]
    assert service("database")["tmpfs"] == ["/tmp", "/run/postgresql"]
    assert service("database")["volumes"] == ["database:/var/lib/postgresql/data"]
    assert {*part(compose(), "volumes")} == {"files", "database"}


@pytest.mark.parametrize("name", ["bot", "database"])
def test_a_service_is_looked_after(name: str) -> None:
    found = service(name)
    assert found["restart"] == "unless-stopped"
    assert {"test", "interval", "timeout"} <= {*part(found, "healthcheck")}


def test_services_have_the_time_to_stop_that_they_take() -> None:
    """PostgreSQL is told with SIGINT: on SIGTERM it would wait for every client to leave."""
    bot, database = service("bot"), service("database")
    assert bot["init"] is True
    assert bot["stop_signal"] == "SIGTERM"
    assert _seconds(bot["stop_grace_period"]) > SECONDS_TO_STOP
    assert database["stop_signal"] == "SIGINT"
    assert _seconds(database["stop_grace_period"]) > SECONDS_TO_STOP


def _seconds(written: object) -> int:
    assert isinstance(written, str)
    assert written.endswith("s")
    return int(written[:-1])


def test_the_bot_finds_its_database() -> None:
    url, database = part(service("bot"), "environment")["DATABASE_URL"], service("database")
    assert isinstance(url, str)
    given = part(database, "environment")
    password = re.findall(r"\$\{POSTGRES_PASSWORD:[^}]+\}", url)
    assert password == [given["POSTGRES_PASSWORD"]]
    known = Settings(_env_file=None, database_url=url.replace(password[0], "letters"))
    user, name = given["POSTGRES_USER"], given["POSTGRES_DB"]
    assert known.database_url == f"postgresql+asyncpg://{user}:letters@database/{name}"
    waits = part(part(service("bot"), "depends_on"), "database")
    assert waits == {"condition": "service_healthy"}


def test_several_bots_may_have_slots() -> None:
    """Both numbers come from outside; without them one bot has the only slot."""
    given = part(service("bot"), "environment")
    assert given["SHARD_COUNT"] == "${SHARD_COUNT:-}"
    assert given["SLOTS"] == "${SLOTS:-1}"
    assert "container_name" not in service("bot")
    assert f"exit code {SLOT_LOST}" in COMPOSE


def test_no_secret_is_written_down() -> None:
    """Secrets come from the environment, and no service starts without them."""
    secrets = re.findall(r"^ +(\w*(?:TOKEN|PASSWORD|SECRET|KEY)\w*): (.+)$", COMPOSE, re.M)
    assert [name for name, _ in secrets] == ["DISCORD_TOKEN", "POSTGRES_PASSWORD"]
    for name, value in secrets:
        assert re.fullmatch(rf"\$\{{{name}:\?[^}}]+\}}", value)
    assert re.findall(r"://\w+:([^$][^@]*)@", COMPOSE) == []
    assert [said for said in words("ENV") if re.search("TOKEN|PASSWORD|SECRET", said)] == []
