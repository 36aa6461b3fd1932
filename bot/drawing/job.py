"""Drawing jobs: a function and its view, run in this process or sent to a worker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.words import Words
from games.core.phrase import Change, phrase
from render.film import make_film
from render.renderer import RENDERERS, Mark, Picture, Say
from render.score_breakdown import Tally, draw_breakdown
from render.score_chart import ScoreLine, draw_chart

DrawFunction = Callable[..., Picture | None]
"""A module-level function, so that it can be pickled; its first argument words phrases."""


@dataclass(frozen=True, slots=True)
class DrawingJob:
    """A picture to draw in ``language``; ``names`` are the players' names by seat."""

    draw: DrawFunction
    args: tuple[object, ...]
    language: str
    names: Mapping[str, str]

    def run(self, words: Words) -> Picture | None:
        """Draw the picture; None where there is nothing to draw."""
        say = partial(words.say, language=self.language, names=self.names)
        return self.draw(say, *self.args)


def draw_board(say: Say, game: str, view: object, awaited: Sequence[str] = ()) -> Picture:
    """The public turn picture, which names the awaited seats."""
    return RENDERERS[game].board(view, say, awaited=awaited)


def draw_players(say: Say, game: str, view: object) -> Picture:
    """Every player's area without the map."""
    return RENDERERS[game].players(view, say)


def draw_panel(
    say: Say, game: str, view: object, marks: Sequence[Mark], focus: Sequence[str]
) -> Picture:
    """A seat's own picture, with numbered options."""
    return RENDERERS[game].panel(view, say, marks=marks, focus=focus)


def draw_hand(say: Say, game: str, view: object) -> Picture:
    """A seat's hand."""
    return RENDERERS[game].hand(view, say)


def draw_article(
    say: Say, game: str, kind: str, sign: str, title: str, text: str
) -> Picture | None:
    """The picture of a glossary entry; None where the game has none."""
    return RENDERERS[game].article(kind, sign, title, text)


def draw_changed(say: Say, game: str, view: object, changes: Sequence[Change]) -> Picture:
    """The turn picture with the places of all changes marked."""
    return RENDERERS[game].changed(view, say, changes)


def draw_compared(
    say: Say,
    game: str,
    now: object,
    then: object,
    changes: Sequence[Change],
    captions: tuple[str, str],
) -> Picture:
    """Two turn pictures under their captions, the changes marked in the second one."""
    return RENDERERS[game].compared(now, then, say, changes, captions)


def draw_film(say: Say, game: str, frames: Sequence[bytes], max_bytes: int) -> Picture:
    """A film of several pictures."""
    return make_film(frames, say, name=game, max_bytes=max_bytes)


def draw_country(say: Say, game: str, view: object) -> Picture | None:
    """A campaign's country; None where the game has no picture of it."""
    return RENDERERS[game].country(view, say)


def draw_opening(say: Say, game: str, view: object) -> Picture | None:
    """The title page of a scenario; None where the game has none."""
    return RENDERERS[game].opening(view, say)


def draw_country_film(say: Say, game: str, views: Sequence[object]) -> Picture | None:
    """A film of the country after each scenario; None where the game has no picture of it."""
    drawn = [RENDERERS[game].country(view, say) for view in views]
    frames = [picture.data for picture in drawn if picture is not None]
    if not frames or len(frames) < len(views):
        return None
    alt = say(phrase("picture.country-film.alt", count=len(frames)))
    return replace(make_film(frames, say, name=f"{game}-country"), alt=alt)


def draw_favour(say: Say, game: str, tallies: Sequence[Tally]) -> Picture:
    """The points of a campaign by kind."""
    return draw_breakdown(tallies, say, game=game)


def draw_favour_course(say: Say, game: str, lines: Sequence[ScoreLine]) -> Picture:
    """The points of a campaign, scenario by scenario."""
    return draw_chart(lines, say, game=game, kind="scenarios")
