"""Drawn text stays within its box."""

from __future__ import annotations

import pytest
from PIL import Image

from render.art.text import (
    MIN_TEXT_SIZE,
    MISSING,
    Lettering,
    Weight,
    clean_text,
    draw_headline,
    draw_text,
    fit_fine_text_block,
    fit_text,
    fit_text_block,
    font,
    has_drawable_letters,
    truncate,
    width,
)
from tests.properties import given, st

WORDS = st.text(alphabet="абвгґдеєжзиіїйклмнопрстуфхцчшщьюяЁёЫыЭэЪъ ABCz-.,'’", max_size=200)
ANYTHING = st.text(max_size=200)


@given(st.one_of(WORDS, ANYTHING), st.integers(20, 400))
def test_a_fitted_line_keeps_to_its_room(text: str, room: int) -> None:
    run = fit_text(text, "Bold", 46, 20, room)
    # Numbers are never cut.
    number = len(run.text) <= 5 and not any(letter.isalpha() for letter in run.text)
    assert run.width <= room or number
    assert MIN_TEXT_SIZE <= run.size <= 46


@given(st.one_of(WORDS, ANYTHING), st.integers(60, 300), st.integers(30, 200))
def test_a_fitted_block_keeps_to_its_box(text: str, room: int, height: int) -> None:
    block = fit_text_block(text, "Regular", 46, 20, room, height)
    assert all(run.width <= room for run in block.lines)
    assert MIN_TEXT_SIZE <= block.size <= 46
    assert block.height <= max(height, 43)
    fine = fit_fine_text_block(text, "Regular", 32, 16, room, height)
    assert all(run.width <= room for run in fine.lines)
    assert fine.height <= max(height, 19)


@given(WORDS)
def test_what_is_drawn_is_no_wider_than_what_was_measured(text: str) -> None:
    run = fit_text(text, "Semibold", 40, 18, 300)
    sheet = Image.new("L", (400, 100))
    page = Image.merge("RGB", (sheet, sheet, sheet))
    draw_text(page, 50, 50, run, (255, 255, 255))
    inked = page.getbbox()
    if inked is not None:
        assert inked[0] >= 46
        assert inked[2] <= 50 + 300 + 4


@given(st.text(alphabet="слово ", min_size=1, max_size=60))
def test_a_block_loses_no_word_while_there_is_room(text: str) -> None:
    block = fit_text_block(text, "Regular", 24, 16, 900, 400)
    assert " ".join(run.text for run in block.lines).split() == text.split()


@pytest.mark.parametrize("letters", ["Ганна", "Ґалаґан", "Їжак", "Эёжик", "Ὀδυσσεύς"[2:], "Zoë"])
def test_letters_of_our_languages_are_all_in_the_font(letters: str) -> None:
    assert clean_text(letters) == letters


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eannA\u202c", "annA"),
        ("An\u200bna\n\tB", "Anna B"),
        ("😀😀😀 Bo 😀", f"{MISSING} Bo {MISSING}"),
        ("a\u0335\u0336\u0337\u0338", "a"),
        ("é", "é"),
        ("", ""),
    ],
)
def test_hostile_names_are_made_drawable(name: str, shown: str) -> None:
    assert clean_text(name) == shown


def test_a_name_of_nothing_but_emoji_tells_nobody_apart() -> None:
    assert not has_drawable_letters("🦊" * 200)
    assert not has_drawable_letters("\u202e\u200f")
    assert has_drawable_letters("🦊 Лис")


def test_a_cut_line_says_that_it_was_cut() -> None:
    shown = truncate("Довгий рядок, якому бракує місця", "Bold", 30, 200)
    assert shown.endswith("…")
    assert width(shown, "Bold", 30) <= 200


HEADLINE_FONTS: tuple[Weight, ...] = ("Ankh", "Anunnaki", "Cyclades", "Deus", "Divinus")
CYRILLIC = "АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя"


@pytest.mark.parametrize("weight", HEADLINE_FONTS)
def test_headline_fonts_have_the_letters_of_all_languages(weight: Weight) -> None:
    face = font(weight, 24)
    missing = bytes(face.getmask("\U0010ffff"))
    letters = f"{CYRILLIC}ABCXYZabcxyzÄéñČł0123456789·:'’“”„«»–—…!?"
    assert not [letter for letter in letters if bytes(face.getmask(letter)) == missing]


def test_a_headline_with_letters_that_its_font_lacks_is_written_in_another() -> None:
    def drawn(text: str, weight: Weight) -> bytes:
        page = Image.new("RGB", (600, 100))
        draw_headline(page, (10, 50), text, Lettering(weight), (60, 36), 580, (255, 255, 255))
        return page.tobytes()

    assert drawn("Ωμέγα", "Ankh") == drawn("Ωμέγα", "Bold")
    assert drawn("Omega", "Ankh") != drawn("Omega", "Bold")
