"""Pictures of matches of every game: drawable, readable, and without hidden facts."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import games.library  # noqa: F401 - registers all games
from games.core.fair import Dice
from games.core.game import find
from render.kit.crop import MIN_CROP_WIDTH
from render.kit.picture_layout import MARGIN, MAX_HEIGHT_RATIO
from render.renderer import ALT_LIMIT, RENDERERS, Picture
from tests.cases import GAMES, cases
from tests.hidden.open_games import OPEN
from tests.render.positions import marks_of, walk
from tests.render.words import speaker

SAY = speaker()
# A little more than the bar: the picture of a rare position may be as high as it has to be.
ABOUT = MAX_HEIGHT_RATIO + 0.05

WAYS: list[tuple[str, int, str, dict[str, object]]] = [
    ("ankh", 2, "random", {"gods": "chosen"}),
    ("ankh", 3, "sensible", {"scenario": "old_kingdom"}),
    ("ankh", 4, "random", {"scenario": "peoples_revolt"}),
    ("ankh", 5, "sensible", {"scenario": "nomarchs"}),
    ("anunnaki", 2, "random", {"houses": "chosen"}),
    ("anunnaki", 3, "sensible", {"first_game": True}),
    ("anunnaki", 4, "sensible", {}),
    ("cyclades", 2, "random", {"setup": "quick"}),
    ("cyclades", 3, "random", {}),
    ("cyclades", 4, "random", {"mode": "teams", "metropolises": 4}),
    ("cyclades", 5, "random", {"side": "A"}),
    ("cyclades", 6, "random", {}),
    ("deus", 2, "random", {}),
    ("deus", 3, "random", {"layout": "free", "jokers": True}),
    ("deus", 4, "random", {"starting_buildings": 6, "layout": "varied"}),
    ("divinus", 2, "random", {"monster": "chimera", "artifacts": True}),
    ("divinus", 3, "random", {"monster": "hydra", "dice": "stickers", "forges": True}),
    ("divinus", 4, "random", {"monster": "echidna", "temples": "all", "gods": "chosen"}),
    ("divinus", 4, "random", {"monster": "cerberus", "temples": "none"}),
]
# Games without a way of their own above are drawn in every case that the fuzzer plays.
WAYS += [
    (case.game, case.people, "random", dict(case.options))
    for case in cases(tuple(name for name in GAMES if name not in {way[0] for way in WAYS}))
]
EVERY = {"ankh": 40, "anunnaki": 61, "cyclades": 120, "deus": 60, "divinus": 40}
EVERY_OTHER = 8
SECRETS: list[tuple[str, int, int, dict[str, object]]] = [
    ("anunnaki", 3, 150, {}),
    ("cyclades", 3, 200, {}),
    ("deus", 3, 250, {"jokers": True}),
    ("divinus", 3, 60, {"artifacts": True}),
]
SECRETS += [
    (name, find(name).people[-1], EVERY_OTHER, {})
    for name in GAMES
    if name not in OPEN and name not in {secret[0] for secret in SECRETS}
]


def size(picture: Picture) -> tuple[int, int]:
    """Width and height."""
    return Image.open(BytesIO(picture.data)).size


@pytest.mark.parametrize(("name", "people", "player", "options"), WAYS)
def test_every_position_of_a_match_can_be_drawn_and_fits_a_screen(
    name: str, people: int, player: str, options: dict[str, object]
) -> None:
    game, renderer = find(name), RENDERERS[name]
    drawn = 0
    for match in walk(
        game, people, b"gallery", EVERY.get(name, EVERY_OTHER), player=player, options=options
    ):
        pictures = [renderer.board(match.view(None), SAY)]
        for ask in match.pending[:2]:
            view = match.view(ask.seat)
            pictures.append(renderer.panel(view, SAY, marks=marks_of(game, view, ask)))
            assert renderer.hand(view, SAY).data
        for picture in pictures:
            assert 0 < len(picture.alt) <= ALT_LIMIT
            assert len(picture.data) < 2**20
            wide, high = size(picture)
            assert high <= ABOUT * wide
        drawn += 1
    assert drawn > 3


@pytest.mark.parametrize(("name", "people", "every", "options"), SECRETS)
def test_pictures_stay_the_same_when_secrets_are_shuffled(
    name: str, people: int, every: int, options: dict[str, object]
) -> None:
    game, renderer = find(name), RENDERERS[name]
    checked = 0
    for match in walk(game, people, b"secrets", every, options=options):
        for seat in (None, *match.header.seats):
            state = game.codec.load(game.codec.dump(match.state))
            mixed = game.view(game.resample_hidden(state, seat, Dice(b"mix", str(seat))), seat)
            assert renderer.board(match.view(seat), SAY) == renderer.board(mixed, SAY)
            assert renderer.panel(match.view(seat), SAY) == renderer.panel(mixed, SAY)
            checked += 1
    assert checked > 4


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("ankh", "move-to"),
        ("anunnaki", "move-to"),
        ("cyclades", "march-to"),
        ("deus", "march"),
    ],
)
def test_a_question_about_one_part_of_the_board_shows_that_part(name: str, key: str) -> None:
    game, renderer = find(name), RENDERERS[name]
    seen = []
    for match in walk(game, game.people[-1], b"near", 1, player="sensible"):
        for ask in match.pending[:1]:
            if ask.key == f"{name}.ask.{key}":
                view = match.view(ask.seat)
                picture = renderer.panel(view, SAY, marks=marks_of(game, view, ask))
                seen.append(size(picture)[0])
        if len(seen) == 8:
            break
    assert min(seen) >= MIN_CROP_WIDTH + 2 * MARGIN
    assert min(seen) < 1200, "on a phone it is a third larger than the whole board at least"
