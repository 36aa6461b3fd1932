"""Reads the command line and runs one command: 0 is well, 1 is a failure found, 2 a misuse."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

import games.library
from bot import logs
from bot.cli import database
from bot.cli.campaigns import campaigns
from bot.cli.replay import replay
from bot.cli.selfplay import selfplay, thorough
from bot.cli.terminal import Terminal, Unusable
from bot.cli.verify import verify
from bot.errors import Refusal
from bot.settings import Settings
from bot.version import installed_version
from bot.words import Words, standard
from games.core.phrase import phrase

INSTALLED = games.library


def main(argv: Sequence[str] | None = None) -> int:
    """The console script."""
    words = standard()
    try:
        settings = Settings()
    except ValidationError as error:
        terminal = Terminal(words, "en")
        for problem in error.errors():
            name = ".".join(map(str, problem["loc"])).upper()
            terminal.complain(phrase("cli.bad-setting", setting=name, why=problem["msg"]))
        return 2
    terminal = Terminal(words, settings.language)
    typed = _parser(words, terminal.language).parse_args(argv)
    logs.set_up("ERROR", settings.secrets)
    try:
        return _run(typed, terminal, settings)
    except Unusable as unusable:
        terminal.complain(unusable.phrase)
    except Refusal as refusal:
        terminal.complain(refusal.phrase)
    except BrokenPipeError:
        return 1
    return 2


def _run(typed: argparse.Namespace, terminal: Terminal, settings: Settings) -> int:
    match typed.command:
        case "run":
            from bot.cli.run import run

            return run(settings)
        case "selfplay" if typed.thorough:
            return thorough(
                terminal,
                game=typed.game,
                matches=1 if typed.games is None else typed.games,
                seed=typed.seed,
                reach=typed.reach,
            )
        case "selfplay":
            if typed.game is None:
                raise Unusable(phrase("cli.selfplay.no-game"))
            if typed.campaign:
                return campaigns(
                    terminal,
                    game=typed.game,
                    people=typed.seats,
                    count=1 if typed.games is None else typed.games,
                    seed=typed.seed,
                    computer=typed.computer,
                    every=typed.test_every,
                    reach=typed.reach,
                )
            return selfplay(
                terminal,
                game=typed.game,
                people=typed.seats,
                matches=10 if typed.games is None else typed.games,
                seed=typed.seed,
                computer=typed.computer,
                options=typed.options,
                every=typed.test_every,
                reach=typed.reach,
            )
        case "render":
            from bot.cli.picture import draw

            return draw(
                terminal,
                game=typed.game,
                people=typed.seats,
                seed=typed.seed,
                decisions=typed.decisions,
                out=typed.out,
                seat=typed.seat,
                computer=typed.computer,
                options=typed.options,
            )
        case "check":
            return asyncio.run(database.check(terminal, settings, migrate=typed.migrate))
        case "export":
            writing = database.export(
                terminal, settings, typed.table, typed.out, campaign=typed.campaign
            )
            return asyncio.run(writing)
        case "ratings":
            return asyncio.run(database.ratings(terminal, settings))
        case "backup":
            from bot.cli.backup import backup

            return asyncio.run(backup(terminal, settings, typed.file))
        case "restore":
            from bot.cli.backup import restore_file

            restoring = restore_file(terminal, settings, typed.file, replace=typed.replace)
            return asyncio.run(restoring)
        case "import":
            task = database.import_file(terminal, settings, typed.file, typed.server, typed.channel)
            return asyncio.run(task)
        case "verify":
            return verify(terminal, typed.file)
        case _:
            return replay(terminal, typed.file)


def _parser(words: Words, language: str) -> argparse.ArgumentParser:
    def text(name: str) -> str:
        # argparse formats its helps itself.
        return words.text(f"cli.help.{name}", language).replace("%", "%%")

    parser = argparse.ArgumentParser(prog="pantheon", description=text("pantheon"))
    shown = f"pantheon {installed_version()}"
    parser.add_argument("--version", action="version", version=shown, help=text("version"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text(name), description=text(name))

    def seating(to: argparse.ArgumentParser, *, any_game: bool = False) -> None:
        to.add_argument("game", metavar="GAME", help=text("game"), nargs="?" if any_game else None)
        to.add_argument("--seats", type=int, metavar="N", help=text("seats"))
        to.add_argument("--seed", default="pantheon", metavar="S", help=text("seed"))
        to.add_argument("--computer", default="random", metavar="KIND", help=text("computer"))
        to.add_argument("--options", metavar="JSON", help=text("options"))

    command("run")
    one = command("selfplay")
    seating(one, any_game=True)
    one.add_argument("--games", type=_count, metavar="K", help=text("games"))
    one.add_argument("--test-every", type=_count, default=40, metavar="D", help=text("test-every"))
    one.add_argument("--campaign", action="store_true", help=text("campaign"))
    one.add_argument("--thorough", action="store_true", help=text("thorough"))
    one.add_argument("--reach", action="store_true", help=text("reach"))
    one = command("render")
    seating(one)
    one.add_argument("--decisions", type=_count, default=0, metavar="N", help=text("decisions"))
    one.add_argument("--out", type=Path, required=True, metavar="FILE", help=text("out"))
    one.add_argument("--seat", metavar="SEAT", help=text("seat"))
    command("check").add_argument("--migrate", action="store_true", help=text("migrate"))
    command("ratings")
    one = command("export")
    one.add_argument("table", type=int, metavar="TABLE", help=text("table"))
    one.add_argument("--campaign", action="store_true", help=text("whole-campaign"))
    one.add_argument("--out", type=Path, metavar="FILE", help=text("out"))
    one = command("import")
    one.add_argument("file", type=Path, metavar="FILE", help=text("file"))
    one.add_argument("--server", type=int, metavar="ID", help=text("server"))
    one.add_argument("--channel", type=int, metavar="ID", help=text("channel"))
    command("backup").add_argument("file", type=Path, metavar="FILE", help=text("out"))
    one = command("restore")
    one.add_argument("file", type=Path, metavar="FILE", help=text("file"))
    one.add_argument("--replace", action="store_true", help=text("replace"))
    command("verify").add_argument("file", type=Path, metavar="FILE", help=text("file"))
    command("replay").add_argument("file", type=Path, metavar="FILE", help=text("file"))
    return parser


def _count(typed: str) -> int:
    number = int(typed)
    if number < 0:
        raise ValueError(typed)
    return number
