"""Notes under their headings, cut to a length."""

from __future__ import annotations

from bot.ui.kit.reader import Reader
from bot.ui.wording.notes_by_scene import MAX_SCREEN_LINES, notes_text
from bot.words import standard
from games.core.phrase import phrase, seat_name, side
from games.core.state import Note, Scene
from tests.core.tiny_game import TinyState

READER = Reader(standard(), "en")


def battle(region: int, lines: int) -> list[Note]:
    """A battle that takes so many lines to tell, with its outcome as the last one."""
    state = TinyState(seats=("amber", "azure"))
    with state.incident("ankh.scene.battle", region=region):
        for _ in range(lines - 1):
            state.tell("ankh.note.double", seat=seat_name("amber"))
        sides = (side("amber", 7), side("azure", 5))
        state.retitle("ankh.scene.fought", region=region, sides=sides)
        state.tell("ankh.note.wins", seat=seat_name("amber"), region=region)
    return state.told


def test_a_scene_is_headed_by_what_it_is_called_in_the_end() -> None:
    told = notes_text(battle(3, 3), READER, 2000, MAX_SCREEN_LINES)
    assert told.text.splitlines() == [
        "### Battle in region 3: Amber with 7 and Azure with 5",
        "- Amber will play two cards.",
        "- Amber will play two cards.",
        "- Amber won the battle in region 3.",
    ]
    assert told.left_out == 0


def test_lines_without_a_scene_stand_for_themselves() -> None:
    loose = Note(phrase("ankh.note.tie", region=2))
    lines = notes_text([loose, *battle(3, 1), loose], READER, 2000).text.splitlines()
    assert [line.startswith("### ") for line in lines] == [False, True, False, False]


def test_what_exceeds_a_screen_is_told_by_its_outcome() -> None:
    notes = [*battle(1, 6), *battle(2, 6), *battle(3, 6)]
    told = notes_text(notes, READER, 4000, MAX_SCREEN_LINES)
    lines = told.text.splitlines()
    assert len(lines) <= MAX_SCREEN_LINES + 1
    assert lines[0] == f"-# {told.left_out} earlier events are in the log."
    # Every battle has its heading and its outcome, the newest all of its lines.
    for region in (1, 2, 3):
        assert f"### Battle in region {region}: Amber with 7 and Azure with 5" in lines
        assert f"- Amber won the battle in region {region}." in lines
    assert told.left_out == len(notes) - len([line for line in lines if line.startswith("- ")])


def test_an_outcome_is_told_with_as_much_of_its_causes_as_fits() -> None:
    turn = phrase("core.scene.turn", seat=seat_name("azure"))
    after = [Note(phrase("ankh.note.tie", region=n), scene=Scene(turn, turn)) for n in range(6)]
    told = notes_text([*battle(1, 9), *after], READER, 4000, MAX_SCREEN_LINES)
    lines = told.text.splitlines()
    assert len(lines) == MAX_SCREEN_LINES + 1
    fought = lines.index("### Battle in region 1: Amber with 7 and Azure with 5")
    turned = next(n for n, line in enumerate(lines) if line == "### Azure's turn")
    # Six lines and two headings leave room for six of the nine.
    assert turned - fought - 1 == 6
    assert told.left_out == 3


def test_what_decided_nothing_is_shortened_before_an_older_outcome() -> None:
    turn = phrase("core.scene.turn", seat=seat_name("azure"))
    chatter = [Note(phrase("ankh.note.tie", region=n), scene=Scene(turn, turn)) for n in range(9)]
    lines = notes_text(
        [*battle(1, 4), *chatter, *battle(2, 2)], READER, 4000, MAX_SCREEN_LINES
    ).text.splitlines()
    assert lines.count("- Amber will play two cards.") == 4
    assert "- Amber won the battle in region 1." in lines


def test_the_newest_scenes_are_kept_where_not_even_outcomes_fit() -> None:
    notes = [note for region in range(1, 41) for note in battle(region, 4)]
    told = notes_text(notes, READER, 4000, MAX_SCREEN_LINES)
    lines = told.text.splitlines()
    assert len(lines) <= MAX_SCREEN_LINES + 1
    assert "- Amber won the battle in region 40." in lines
    assert told.left_out == len(notes) - len([line for line in lines if line.startswith("- ")])


def test_scenes_that_decided_nothing_give_way_to_older_outcomes() -> None:
    turns = [
        Note(phrase("ankh.note.tie", region=2), scene=Scene(name, name))
        for name in (phrase("core.scene.turn", seat=seat) for seat in range(20))
    ]
    told = notes_text([*battle(1, 3), *turns], READER, 4000, MAX_SCREEN_LINES)
    lines = told.text.splitlines()
    assert "- Amber won the battle in region 1." in lines
    assert len(lines) <= MAX_SCREEN_LINES + 1


def test_a_long_scene_keeps_its_end() -> None:
    told = notes_text(battle(5, 60), READER, 4000, MAX_SCREEN_LINES)
    lines = told.text.splitlines()
    assert len(lines) == MAX_SCREEN_LINES + 1
    assert lines[1].startswith("### Battle in region 5")
    assert lines[-1] == "- Amber won the battle in region 5."
    assert told.left_out == 60 - (MAX_SCREEN_LINES - 1)


def test_scenes_of_the_same_name_are_one_at_a_time() -> None:
    turn = Scene(phrase("core.scene.setup"), phrase("core.scene.setup"))
    notes = [Note(phrase("ankh.note.tie", region=n), scene=turn) for n in (1, 2)]
    assert notes_text(notes, READER, 2000).text.count("###") == 1


ROUTINE = frozenset({"ankh.note.double"})


def test_routine_is_told_last_and_left_out_first() -> None:
    told = notes_text(battle(3, 3), READER, 2000, MAX_SCREEN_LINES, routine=ROUTINE)
    assert told.text.splitlines() == [
        "### Battle in region 3: Amber with 7 and Azure with 5",
        "- Amber won the battle in region 3.",
        "- Amber will play two cards.",
        "- Amber will play two cards.",
    ]
    short = notes_text(battle(3, 3), READER, 2000, 3, routine=ROUTINE)
    assert short.left_out == 1
    assert "- Amber won the battle in region 3." in short.text


def test_scenes_of_routine_alone_give_way_to_all_others() -> None:
    turn = phrase("core.scene.turn", seat=seat_name("azure"))
    income = Note(phrase("ankh.note.double", seat=seat_name("azure")), scene=Scene(turn, turn))
    told = notes_text([income, *battle(1, 3)], READER, 4000, 3, routine=ROUTINE)
    assert told.text.splitlines() == [
        "-# 3 earlier events are in the log.",
        "### Battle in region 1: Amber with 7 and Azure with 5",
        "- Amber won the battle in region 1.",
    ]
