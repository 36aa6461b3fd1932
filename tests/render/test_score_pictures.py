"""Pictures of results show every line, number and name, and so do their alt texts."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from games.core.phrase import Phrase
from render.art.shared_colours import SEATS
from render.renderer import ALT_LIMIT
from render.score_breakdown import Tally, draw_breakdown
from render.score_chart import (
    ScoreLine,
    _labelled_rounds,
    _paths,
    _Scale,
    _spread_apart,
    draw_chart,
)
from tests.properties import given, settings, st
from tests.render.words import NAMES, speaker

SAY = speaker()
ORDER = tuple(SEATS)
POINTS = st.integers(-200, 900)


def decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def lines(*points: Sequence[int], won: int = 0) -> list[ScoreLine]:
    return [
        ScoreLine(seat, tuple(each), number == won)
        for number, (seat, each) in enumerate(zip(ORDER, points, strict=False))
    ]


def colours(image: Image.Image, box: tuple[int, int, int, int]) -> set[object]:
    found = image.crop(box).getcolors(2**24)
    assert found is not None
    return {colour for _, colour in found}


@st.composite
def matches(draw: st.DrawFn) -> list[ScoreLine]:
    rounds = draw(st.integers(1, 40))
    players = draw(st.integers(2, 6))
    each = st.lists(POINTS, min_size=rounds, max_size=rounds)
    return lines(*(draw(each) for _ in range(players)))


@settings(max_examples=6, deadline=None)
@given(matches())
def test_every_course_of_a_match_can_be_drawn(course: list[ScoreLine]) -> None:
    picture = draw_chart(course, SAY, game="deus")
    image = decoded(picture.data)
    assert image.width == 1600
    assert image.height <= 1.1 * image.width
    assert picture.filename == "deus-chart.png"
    assert 0 < len(picture.alt) <= ALT_LIMIT
    plates = (0, image.height - 360, image.width, image.height)
    assert {SEATS[line.seat].colour for line in course} <= colours(image, plates)


@given(matches())
def test_lines_stay_on_the_paper_and_the_better_is_higher(course: list[ScoreLine]) -> None:
    scale = _Scale.of(course)
    paths = _paths(course, scale)
    for line, path in zip(course, paths, strict=True):
        assert [x for x, _ in path] == sorted({x for x, _ in path})
        for points, (_, y) in zip(line.points, path, strict=True):
            assert abs(y - scale.y(points)) <= 50
            assert 0 < y < 1000
    assert scale.low <= 0 <= scale.high
    assert scale.y(scale.high) < scale.y(scale.low)


@given(st.integers(1, 60))
def test_the_first_and_the_last_round_have_their_number(count: int) -> None:
    scale = _Scale(0, 10, 2, count)
    numbers = _labelled_rounds(scale)
    assert (numbers[0], numbers[-1]) == (1, count)
    places = [scale.x(number - 1) for number in numbers]
    assert all(after - before >= 70 for before, after in pairwise(places))


@given(st.lists(st.floats(72, 892), min_size=1, max_size=6).map(sorted))
def test_final_points_never_lie_on_one_another(wanted: list[float]) -> None:
    places = _spread_apart(wanted, 70)
    assert all(b - a >= 70 - 1e-6 for a, b in pairwise(places))
    assert places[-1] <= 1000
    if all(b - a >= 70 for a, b in pairwise(wanted)) and wanted[-1] < 850:
        assert places == wanted


def test_players_who_are_level_run_side_by_side() -> None:
    course = lines([0, 3, 5], [0, 3, 6], [1, 3, 5])
    one, two, three = _paths(course, _Scale.of(course))
    assert one[0][1] < two[0][1]
    assert len({path[1][1] for path in (one, two, three)}) == 3
    assert two[2][1] < one[2][1] < three[2][1]


def test_a_line_has_the_colour_of_its_player() -> None:
    image = decoded(draw_chart(lines([0, 9], [9, 0]), SAY, game="deus").data)
    paper = (160, 190, 1300, 1000)
    seen = colours(image, paper)
    assert {SEATS["amber"].colour, SEATS["azure"].colour} <= seen
    assert SEATS["rose"].colour not in seen


def test_the_same_match_gives_the_same_picture_and_another_does_not() -> None:
    course = lines([1, 4, 9], [2, 2, 8])
    assert draw_chart(course, SAY, game="deus") == draw_chart(course, SAY, game="deus")
    other = draw_chart(lines([1, 5, 9], [2, 2, 8]), SAY, game="deus")
    first = decoded(draw_chart(course, SAY, game="deus").data)
    assert ImageChops.difference(first, decoded(other.data)).getbbox() is not None


def test_the_chart_is_told_in_words() -> None:
    alt = draw_chart(lines([1, 4, 9], [2, 2, 12], won=1), SAY, game="deus").alt
    assert alt == (
        "A chart of the match: Victory points. Round: 1, 2, 3. "
        "Marco, the winner: 2, 2, 12. Anna: 1, 4, 9."
    )
    long = draw_chart(lines(range(40), range(0, 80, 2)), SAY, game="ankh").alt
    assert "Event: 1, 7, " in long
    assert ", 40." in long


@pytest.mark.parametrize(
    "name", ["Юрій Довгоім'яненко-Шевченківський", "W" * 300, "a\u202eb", "犬"]
)
def test_any_name_fits(name: str) -> None:
    say = speaker({**NAMES, "amber": name})
    tallies = [Tally(seat, {"play": 3, "temples": 0}) for seat in ORDER[:4]]
    chart = draw_chart(lines([1, 4], [2, 2], [3, 3], [4, 5]), say, game="deus")
    table = draw_breakdown(tallies, say, game="deus")
    plain = draw_breakdown(tallies, SAY, game="deus")
    assert decoded(table.data).size == decoded(plain.data).size
    for picture in (chart, table):
        assert "\u202e" not in picture.alt
        assert len(picture.alt) <= ALT_LIMIT
    if name == "犬":
        # The font cannot draw it: the picture says the colour, the words say the name.
        assert "犬" in table.alt
        assert draw_breakdown(tallies, speaker({**NAMES, "amber": "Amber"}), game="deus").data == (
            table.data
        )


def test_lines_of_different_length_are_refused() -> None:
    for wrong in ([], lines([1], [1, 2]), lines([], [])):
        with pytest.raises(ValueError, match="one length"):
            draw_chart(wrong, SAY, game="deus")


def test_a_breakdown_has_a_row_for_every_category_that_counted() -> None:
    both = [Tally("amber", {"play": 5, "temples": 4, "majorities": 0}, won=True)]
    both.append(Tally("azure", {"play": 7, "temples": -1, "majorities": 0}))
    picture = draw_breakdown(both, SAY, game="deus")
    assert picture.filename == "deus-breakdown.png"
    assert picture.alt == (
        "A table of the result: Victory points. "
        "Anna, the winner: 9 (During play 5 and Temples 4). "
        "Marco: 6 (During play 7 and Temples -1)."
    )
    three = [Tally(t.seat, {**t.parts, "majorities": 2}, t.won) for t in both]
    taller = draw_breakdown(three, SAY, game="deus")
    assert decoded(taller.data).height > decoded(picture.data).height
    with pytest.raises(ValueError, match="needs a player"):
        draw_breakdown([], SAY, game="deus")


@settings(max_examples=6, deadline=None)
@given(st.lists(st.lists(POINTS, min_size=3, max_size=3), min_size=2, max_size=6))
def test_every_result_can_be_drawn(points: list[list[int]]) -> None:
    tallies = [
        Tally(seat, dict(zip(("play", "temples", "majorities"), each, strict=True)))
        for seat, each in zip(ORDER, points, strict=False)
    ]
    picture = draw_breakdown(tallies, SAY, game="deus")
    assert decoded(picture.data).width == 1600
    assert 0 < len(picture.alt) <= ALT_LIMIT
    for tally in tallies:
        assert f"{tally.total:,}" in picture.alt


def test_the_two_pictures_of_the_score_bear_titles_of_their_own() -> None:
    said: list[str] = []

    def say(phrase: Phrase) -> str:
        said.append(SAY(phrase))
        return said[-1]

    draw_chart(lines([1, 4], [2, 2]), say, game="deus")
    draw_breakdown([Tally("amber", {"play": 3})], say, game="deus")
    assert "Victory points, round by round" in said
    assert "Victory points by kind" in said
