"""Finds a Chromium for the browser test, or brings Debian's where apt is at hand."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
APT_SECONDS = 300


class NoChromium(Exception):
    """There is none, and the message says why none could be brought."""


def chromium() -> str:
    """The path of a Chromium; raises :class:`NoChromium` where there is none to be had."""
    found = _installed()
    if found is not None:
        return found
    with (Path(tempfile.gettempdir()) / "pantheon-chromium.lock").open("w") as lock:
        # Several test processes find it missing at once; one of them installs it.
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _installed()
        if found is not None:
            return found
        _install()
    found = _installed()
    if found is None:
        raise NoChromium("apt-get installed chromium, but it is nowhere to be found")
    return found


def _installed() -> str | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(MAC) if MAC.exists() else None)


def _install() -> None:
    if shutil.which("apt-get") is None:
        raise NoChromium("no Chromium is installed, and there is no apt-get to install one")
    sudo: list[str] = []
    if os.geteuid() != 0:
        sudo = ["sudo", "--non-interactive"]
        allowed = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True)
        if not allowed or allowed.returncode != 0:
            raise NoChromium("no Chromium is installed, and apt-get needs to be run by root")
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"],
    ):
        try:
            subprocess.run(
                [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", *command],
                check=True,
                capture_output=True,
                text=True,
                timeout=APT_SECONDS,
            )
        except subprocess.TimeoutExpired as error:
            raise NoChromium(f"no Chromium is installed, and {command} took too long") from error
        except subprocess.CalledProcessError as error:
            told = error.stderr.strip().splitlines()[-1:] or ["it failed"]
            raise NoChromium(f"no Chromium is installed, and {command}: {told[0]}") from error
