"""What there is to draw: work that can be done here or be sent to another process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.words import Words
from games.core.phrase import Change, phrase
from render.breakdown import Tally, draw_breakdown
from render.chart import Line, draw_chart
from render.face import FACES, Mark, Picture, Say
from render.film import make_film

Draw = Callable[..., Picture | None]
"""Draws in the words that its first argument says; a function of a module, found by its name."""


@dataclass(frozen=True, slots=True)
class Work:
    """Something to draw for those who read ``language`` and call the seats by these ``names``."""

    draw: Draw
    args: tuple[object, ...]
    language: str
    names: Mapping[str, str]

    def done(self, words: Words) -> Picture | None:
        """The picture; None where there is nothing to be seen."""
        say = partial(words.say, language=self.language, names=self.names)
        return self.draw(say, *self.args)


def draw_board(say: Say, game: str, view: object) -> Picture:
    """The public turn picture."""
    return FACES[game].board(view, say)


def draw_panel(
    say: Say, game: str, view: object, marks: Sequence[Mark], focus: Sequence[str]
) -> Picture:
    """A seat's own picture, with numbered options."""
    return FACES[game].panel(view, say, marks=marks, focus=focus)


def draw_hand(say: Say, game: str, view: object) -> Picture:
    """A seat's hand."""
    return FACES[game].hand(view, say)


def draw_article(
    say: Say, game: str, kind: str, sign: str, title: str, text: str
) -> Picture | None:
    """Something that was looked up; None where the game has no picture of it."""
    return FACES[game].article(kind, sign, title, text)


def draw_changed(say: Say, game: str, view: object, changes: Sequence[Change]) -> Picture:
    """The turn picture with the places of all changes marked."""
    return FACES[game].changed(view, say, changes)


def draw_compared(
    say: Say,
    game: str,
    now: object,
    then: object,
    changes: Sequence[Change],
    captions: tuple[str, str],
) -> Picture:
    """Two turn pictures under their captions, the changes marked in the second one."""
    return FACES[game].compared(now, then, say, changes, captions)


def draw_film(say: Say, game: str, frames: Sequence[bytes], most_bytes: int) -> Picture:
    """Pictures one after another."""
    return make_film(frames, say, name=game, most_bytes=most_bytes)


def draw_country(say: Say, game: str, view: object) -> Picture | None:
    """A campaign's country; None where the game has no picture of it."""
    return FACES[game].country(view, say)


def draw_country_film(say: Say, game: str, views: Sequence[object]) -> Picture | None:
    """The country after each scenario, moving; None where the game has no picture of it."""
    drawn = [FACES[game].country(view, say) for view in views]
    frames = [picture.data for picture in drawn if picture is not None]
    if not frames or len(frames) < len(views):
        return None
    alt = say(phrase("picture.country-film.alt", count=len(frames)))
    return replace(make_film(frames, say, name=f"{game}-country"), alt=alt)


def draw_favour(say: Say, game: str, tallies: Sequence[Tally]) -> Picture:
    """The points of a campaign by kind."""
    return draw_breakdown(tallies, say, game=game)


def draw_favour_course(say: Say, game: str, lines: Sequence[Line]) -> Picture:
    """The points of a campaign, scenario by scenario."""
    return draw_chart(lines, say, game=game, scenarios=True)
