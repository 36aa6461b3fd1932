"""Parses the command line and runs a command. Exit codes: 0 success, 1 failure, 2 misuse.

Each command imports what it needs when it is run, so that ``--help`` answers at once.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from bot import logs
from bot.cli.terminal import Terminal, UsageError
from bot.errors import Refusal
from bot.settings import LanguageSetting, Settings
from bot.version import installed_version
from bot.words import ENGLISH, Words, standard
from games.core.phrase import phrase


def main(argv: Sequence[str] | None = None) -> int:
    """The console script."""
    words = standard()
    terminal = Terminal(words, ENGLISH)
    try:
        terminal = Terminal(words, LanguageSetting().language)
        typed = _parser(words, terminal.language).parse_args(argv)
        settings = Settings()
    except ValidationError as error:
        for problem in error.errors():
            name = ".".join(map(str, problem["loc"])).upper()
            terminal.complain(phrase("cli.bad-setting", setting=name, why=problem["msg"]))
        return 2
    logs.set_up("ERROR", settings.secrets)
    try:
        return _run(typed, terminal, settings)
    except UsageError as unusable:
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
        case "selfplay":
            return _selfplay(typed, terminal)
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
        case "train":
            from bot.cli.train import train

            return train(
                terminal, game=typed.game, matches=typed.games, seed=typed.seed, out=typed.out
            )
        case "new-game":
            from bot.cli.new_game import new_game

            return new_game(terminal, typed.name)
        case "locales":
            from bot.cli.locales import check_locales

            return check_locales(terminal)
        case "check":
            from bot.cli.database import check

            return asyncio.run(check(terminal, settings, migrate=typed.migrate))
        case "export":
            from bot.cli.database import export

            writing = export(terminal, settings, typed.table, typed.out, campaign=typed.campaign)
            return asyncio.run(writing)
        case "ratings":
            from bot.cli.database import ratings

            return asyncio.run(ratings(terminal, settings))
        case "stats":
            from bot.cli.database import rebuild_statistics

            return asyncio.run(rebuild_statistics(terminal, settings))
        case "backup":
            from bot.cli.backup import backup

            return asyncio.run(backup(terminal, settings, typed.file))
        case "restore":
            from bot.cli.backup import restore_file

            restoring = restore_file(terminal, settings, typed.file, replace=typed.replace)
            return asyncio.run(restoring)
        case "import":
            from bot.cli.database import import_file

            task = import_file(terminal, settings, typed.file, typed.server, typed.channel)
            return asyncio.run(task)
        case "verify":
            from bot.cli.verify import verify

            return verify(terminal, typed.file)
        case _:
            from bot.cli.replay import replay

            return replay(terminal, typed.file)


def _selfplay(typed: argparse.Namespace, terminal: Terminal) -> int:
    if typed.campaign:
        from bot.cli.campaigns import campaigns

        return campaigns(
            terminal,
            game=typed.game,
            people=typed.seats,
            count=1 if typed.games is None else typed.games,
            seed=typed.seed,
            computer=typed.computer,
            every=typed.test_every,
        )
    from bot.cli.selfplay import selfplay

    return selfplay(
        terminal,
        game=typed.game,
        people=typed.seats,
        matches=10 if typed.games is None else typed.games,
        seed=typed.seed,
        computer=typed.computer,
        options=typed.options,
        every=typed.test_every,
    )


def _parser(words: Words, language: str) -> argparse.ArgumentParser:
    def text(key: str) -> str:
        # argparse formats help texts with %.
        return words.text(key, language).replace("%", "%%")

    parser = argparse.ArgumentParser(prog="pantheon", description=text("cli.help.pantheon"))
    shown = f"pantheon {installed_version()}"
    parser.add_argument("--version", action="version", version=shown, help=text("cli.help.version"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, key: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text(key), description=text(key))

    def seating(to: argparse.ArgumentParser) -> None:
        to.add_argument("game", metavar="GAME", help=text("cli.help.game"))
        to.add_argument("--seats", type=int, metavar="N", help=text("cli.help.seats"))
        to.add_argument("--seed", default="pantheon", metavar="S", help=text("cli.help.seed"))
        to.add_argument(
            "--computer", default="random", metavar="KIND", help=text("cli.help.computer")
        )
        to.add_argument("--options", metavar="JSON", help=text("cli.help.options"))

    command("run", "cli.help.run")
    one = command("selfplay", "cli.help.selfplay")
    seating(one)
    one.add_argument("--games", type=_count, metavar="K", help=text("cli.help.games"))
    one.add_argument(
        "--test-every", type=_count, default=40, metavar="D", help=text("cli.help.test-every")
    )
    one.add_argument("--campaign", action="store_true", help=text("cli.help.campaign"))
    one = command("render", "cli.help.render")
    seating(one)
    one.add_argument(
        "--decisions", type=_count, default=0, metavar="N", help=text("cli.help.decisions")
    )
    one.add_argument("--out", type=Path, required=True, metavar="FILE", help=text("cli.help.out"))
    one.add_argument("--seat", metavar="SEAT", help=text("cli.help.seat"))
    one = command("train", "cli.help.train")
    one.add_argument("game", metavar="GAME", help=text("cli.help.game"))
    one.add_argument(
        "--games", type=_count, default=40, metavar="K", help=text("cli.help.train-games")
    )
    one.add_argument("--seed", default="chances", metavar="S", help=text("cli.help.train-seed"))
    one.add_argument("--out", type=Path, required=True, metavar="FILE", help=text("cli.help.out"))
    command("new-game", "cli.help.new-game").add_argument(
        "name", metavar="NAME", help=text("cli.help.name")
    )
    command("locales", "cli.help.locales").add_argument(
        "what", choices=("check",), metavar="check", help=text("cli.help.locales-check")
    )
    command("check", "cli.help.check").add_argument(
        "--migrate", action="store_true", help=text("cli.help.migrate")
    )
    command("ratings", "cli.help.ratings")
    command("stats", "cli.help.stats").add_argument(
        "what", choices=("rebuild",), metavar="rebuild", help=text("cli.help.stats-rebuild")
    )
    one = command("export", "cli.help.export")
    one.add_argument("table", type=int, metavar="TABLE", help=text("cli.help.table"))
    one.add_argument("--campaign", action="store_true", help=text("cli.help.whole-campaign"))
    one.add_argument("--out", type=Path, metavar="FILE", help=text("cli.help.out"))
    one = command("import", "cli.help.import")
    one.add_argument("file", type=Path, metavar="FILE", help=text("cli.help.file"))
    one.add_argument("--server", type=int, metavar="ID", help=text("cli.help.server"))
    one.add_argument("--channel", type=int, metavar="ID", help=text("cli.help.channel"))
    command("backup", "cli.help.backup").add_argument(
        "file", type=Path, metavar="FILE", help=text("cli.help.out")
    )
    one = command("restore", "cli.help.restore")
    one.add_argument("file", type=Path, metavar="FILE", help=text("cli.help.file"))
    one.add_argument("--replace", action="store_true", help=text("cli.help.replace"))
    command("verify", "cli.help.verify").add_argument(
        "file", type=Path, metavar="FILE", help=text("cli.help.file")
    )
    command("replay", "cli.help.replay").add_argument(
        "file", type=Path, metavar="FILE", help=text("cli.help.file")
    )
    return parser


def _count(typed: str) -> int:
    number = int(typed)
    if number < 0:
        raise ValueError(typed)
    return number
