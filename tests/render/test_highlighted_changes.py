"""Every public fact that differs between two views is reported and marked in the picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from io import BytesIO
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from PIL import Image, ImageChops

import games.library  # noqa: F401 - registers all games
from games.core.changes import Changes
from games.core.fair import Dice
from games.core.game import find
from games.core.match import AnyMatch
from games.core.phrase import Change
from render.art.fact_locations import find_fact
from render.renderer import RENDERERS
from tests.cases import GAMES
from tests.hidden.open_games import OPEN
from tests.render.positions import walk
from tests.render.words import speaker

SAY = speaker()
# What is told in words but has no place on the picture for everybody.
UNSEEN: dict[str, set[str]] = {
    "anunnaki": {
        "phase",  # The last round stands in its place.
        "stack",
        "artifacts_left",
        "drawn_artifacts",
        "first",
        "houses/fulfilled",
        "houses/pandora",
        "houses/has_tablet",
        "houses/tablet",
        "houses/civilisations",
        "houses/hand",
        "houses/stack",
        "houses/known_hand",
    },
    "cyclades": {"seen_top"},
    "deus": {"players/hand"},
    "divinus": {
        "quests/values",  # The seats that have taken a quest stand in their place.
        "gods_battle",
        "visited",
        "order",
        "held",
        "peek",
        "hand",
        "heroes_left",
        "demigods/carried",
        "demigods/support",
        "demigods/rests",
        "demigods/quests",
        "demigods/titles",
        "demigods/complete",
        "demigods/total_tokens",
        "demigods/monster_cells",
    },
}


def views(name: str, seed: bytes = b"changes") -> Iterator[AnyMatch]:
    """A whole match of a game with the most people, position by position."""
    game = find(name)
    return walk(game, game.people[-1], seed, 1, player="sensible")


def shape(fact: str) -> str:
    """A path without the names in it: every second step of a longer one."""
    steps = fact.rstrip("?").split("/")
    return "/".join(step for place, step in enumerate(steps) if place % 2 == 0)


def gone(change: Change) -> bool:
    """Whether nothing is left of a thing that could be drawn."""
    return change.what.args["there"] == "no" or change.what.args.get("now") == 0


def facts_of(kind: Any, path: str = "") -> Iterator[str]:
    """Every path of a view's type down to what has no parts."""
    origin, args = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        for part in fields(kind)[1 if path.endswith("*") else 0 :]:
            # The first field of one of several is its name.
            yield from facts_of(hints[part.name], f"{path}/{part.name}" if path else part.name)
    elif origin is tuple and args[-1] is Ellipsis and is_dataclass(args[0]):
        yield from facts_of(args[0], f"{path}/*")
    elif origin is not None and origin is not Literal and issubclass_of_mapping(origin):
        yield from facts_of(args[1], f"{path}/*")
    elif origin is not tuple and any(is_dataclass(arg) for arg in args):
        yield from facts_of(next(arg for arg in args if is_dataclass(arg)), path)
    else:
        yield path


def issubclass_of_mapping(origin: object) -> bool:
    """Whether a generic type is a mapping."""
    return isinstance(origin, type) and "Mapping" in origin.__name__


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_a_view_is_reported_or_ignored(name: str) -> None:
    game = find(name)
    changes = game.changes
    assert isinstance(changes, Changes)
    listed = {fact.rstrip("?") for fact in changes.reported} | changes.ignored
    kind = type(next(views(name)).view(None))
    for fact in facts_of(kind):
        steps = fact.split("/")
        heads = {"/".join(steps[:number]) for number in range(1, len(steps) + 1)}
        # A told fact may also go deeper than a mapping or a tuple of plain values.
        assert listed & (heads | {f"{fact}/*"}), fact


@pytest.mark.parametrize("name", GAMES)
def test_whatever_differs_is_told_in_words_and_has_its_place(name: str) -> None:
    game, renderer = find(name), RENDERERS[name]
    before = None
    lost: set[str] = set()
    for number, match in enumerate(views(name)):
        now = match.view(None)
        if before is not None:
            changes = game.changes(before, now)
            assert all(SAY(change.what) for change in changes)
            if number % 12 == 0 and changes:
                fact_locations = renderer.fact_locations(now, SAY)
                there = [change for change in changes if not gone(change)]
                lost |= {shape(c.path) for c in there if not find_fact(fact_locations, c.path)}
        assert game.changes(now, now) == ()
        before = now
    assert lost <= UNSEEN.get(name, set())


@pytest.mark.parametrize("name", GAMES)
def test_the_picture_marks_what_changed_and_the_alt_text_tells_it_first(name: str) -> None:
    game, renderer = find(name), RENDERERS[name]
    seen = [match.view(None) for match, _ in zip(views(name), range(41), strict=False)]
    before, now = seen[30], seen[40]
    changes = game.changes(before, now)
    assert changes
    picture = renderer.changed(now, SAY, changes)
    assert picture.alt.startswith("Changed: ")
    assert SAY(changes[0].what) in picture.alt
    plain = Image.open(BytesIO(renderer.board(now, SAY).data)).convert("L")
    lit = Image.open(BytesIO(picture.data)).convert("L")
    assert lit.size == plain.size
    # What lies within no box is darker than it was, or as dark.
    dim = ImageChops.subtract(lit, plain, scale=1, offset=0)
    boxes = [
        box
        for change in changes
        for box in find_fact(renderer.fact_locations(now, SAY), change.path)
    ]
    assert boxes
    for left, top, right, bottom in boxes:
        dim.paste(0, (left - 30, top - 30, right + 30, bottom + 30))
    assert sum(dim.histogram()[40:]) < 0.001 * lit.width * lit.height


@pytest.mark.parametrize("name", [name for name in GAMES if name not in OPEN])
def test_changes_tell_nothing_that_a_seat_may_not_know(name: str) -> None:
    game = find(name)
    before: dict[str | None, object] = {}
    for number, match in enumerate(views(name)):
        if number % 40 == 0:
            now = {seat: match.view(seat) for seat in (None, *match.header.seats)}
            for seat, then in before.items():
                state = game.codec.load(game.codec.dump(match.state))
                mixed = game.view(game.resample_hidden(state, seat, Dice(b"mix", str(seat))), seat)
                assert game.changes(then, now[seat]) == game.changes(then, mixed)
            before = now
        if number > 200:
            break
