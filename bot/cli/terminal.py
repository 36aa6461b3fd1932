"""Prints results to standard output, and everything else to standard error."""

from __future__ import annotations

import sys
import time

from bot.control_characters import escape_control_characters
from bot.words import Words
from games.core.phrase import Arg, Phrase

PROGRESS_SECONDS = 0.2
QUIET_PROGRESS_SECONDS = 5.0


class UsageError(Exception):
    """Invalid arguments: reported in one sentence, exit code 2."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


class Terminal:
    """Prints messages in the configured language."""

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self.language = words.choose(language)
        self._shown = 0.0
        self._width = 0

    def say(self, key: str, /, **args: Arg) -> None:
        """Print a line of the result."""
        self.write(self.words.say(_harmless(Phrase(key, args)), self.language))

    def write(self, text: str) -> None:
        """Print text that is not a message, such as a file or a digest."""
        self.clear()
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    def complain(self, phrase: Phrase) -> None:
        """Print an error."""
        self.clear()
        sys.stderr.write(self.words.say(_harmless(phrase), self.language) + "\n")

    def progress(self, key: str, done: int, total: int) -> None:
        """Show progress: in place on a screen, now and then in a file."""
        screen, now = sys.stderr.isatty(), time.monotonic()
        pause = PROGRESS_SECONDS if screen else QUIET_PROGRESS_SECONDS
        if self._shown == 0.0 and not screen:
            self._shown = now
        if now - self._shown < pause:
            return
        self._shown = now
        line = self.words.text(key, self.language, done=done, total=total)
        if screen:
            sys.stderr.write("\r" + line.ljust(self._width))
            self._width = len(line)
        else:
            sys.stderr.write(line + "\n")
        sys.stderr.flush()

    def clear(self) -> None:
        """Clear the line of progress."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            self._width = 0


def _harmless(said: Phrase) -> Phrase:
    """``said`` with control characters in its arguments escaped: files may hold any text."""

    def cleaned(arg: Arg) -> Arg:
        if isinstance(arg, Phrase):
            return _harmless(arg)
        if isinstance(arg, tuple):
            return tuple(_harmless(part) for part in arg)
        return escape_control_characters(arg) if isinstance(arg, str) else arg

    return Phrase(said.key, {name: cleaned(arg) for name, arg in said.args.items()})
