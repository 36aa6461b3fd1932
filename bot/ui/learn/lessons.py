"""``/learn``: a guided first round in a private panel, played against computers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import StaleMove
from bot.game_words import game_name, guide_text
from bot.host.learn.lessons import LessonEnded, LessonState, guided
from bot.model.clicks import Click, Selection
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import newest
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.pictures import Pictures
from bot.ui.learn.rules import LEGEND, wanted_game
from bot.ui.play import question_layout
from bot.ui.play.answer_actions import (
    STALE_NOTICE,
    draft_notice,
    refusal_notice,
    register_answer_actions,
)
from bot.ui.play.panel import note_lines
from bot.ui.play.panel_tools import rules_button
from bot.ui.play.question import Advice, Question, picture_of, question_of
from bot.ui.play.question_actions import LESSON_ACTIONS
from bot.ui.wording.standings import add_standings, notes_before_result
from games.core.game import AnyGame
from games.core.phrase import Phrase, phrase, seat_name

_MAX_NOTES_CHARS = 600
_MAX_GUIDE_CHARS = 1200


@command(
    "learn",
    "learn",
    options={"game": "p_game"},
    complete={"game": autocomplete.games_to_begin},
    installable=True,
)
async def learn(ctx: Context, game: str | None = None) -> None:
    """Continue the guided first round of a game, or begin it."""
    await open_lesson(ctx, guided((await wanted_game(ctx, game)).id))


@action("learn", "private")
async def learn_from_post(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button of the welcome post."""
    await open_lesson(ctx, guided(custom_id.expect(1)[0]))


async def open_lesson(ctx: Context, game: AnyGame) -> None:
    """Show the person's lesson; begins it if there is none."""
    try:
        learnt = await ctx.host.lessons.look(ctx.person, game)
    except LessonEnded:
        learnt = await ctx.host.lessons.begin(ctx.person, game)
    await show_lesson(ctx, learnt)


@action("learn-again", "panel")
async def again(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Begin from the start."""
    await show_lesson(ctx, await ctx.host.lessons.begin(ctx.person, _game(custom_id)))


@action("learn-leave", "panel")
async def leave(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Close the lesson."""
    await ctx.host.lessons.leave(ctx.person, _game(custom_id))
    await ctx.show(MessageBuilder().text(ctx.reader().say("lesson.left")))


@action("learn-back", "panel")
async def back(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Undo the last answer."""
    game = _game(custom_id)
    try:
        learnt = await ctx.host.lessons.back(ctx.person, game, custom_id.entry)
    except StaleMove:
        await _again(ctx, game)
    else:
        await show_lesson(ctx, learnt)


@action("learn-do", "panel")
async def do(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Give the recommended answer."""
    result = await ctx.host.lessons.follow(ctx.person, _game(custom_id), custom_id.entry)
    await show_lesson(ctx, result.shown, notice=refusal_notice(result.refused))


class LessonTarget:
    """Answers questions of the lesson of the person who clicks."""

    async def click(
        self, ctx: Context, custom_id: CustomId, selection: Selection, page: int = 0
    ) -> None:
        """Answer in the lesson, or change the picks of its question."""
        seat, current_question = custom_id.expect(2)[:2]
        fingerprint, _, game_id = current_question.partition(".")
        click = Click(seat, custom_id.entry, fingerprint, selection)
        result = await ctx.host.lessons.click(ctx.person, guided(game_id), click)
        learnt = result.shown
        if result.refused is not None:
            await show_lesson(ctx, learnt, notice=refusal_notice(result.refused))
        elif result.answered is not None:
            await show_lesson(ctx, learnt)
        else:
            notice = draft_notice(selection, learnt.position.ask, learnt.draft)
            await show_lesson(ctx, learnt, page=page, notice=notice)


register_answer_actions(LESSON_ACTIONS, LessonTarget())


async def show_lesson(
    ctx: Context, learnt: LessonState, *, page: int = 0, notice: Phrase | None = None
) -> None:
    """Show a lesson to its learner."""
    await ctx.show_with_pictures(
        lambda pictures: _lesson_message(ctx, learnt, pictures, page, notice)
    )


def _lesson_message(
    ctx: Context, learnt: LessonState, pictures: Pictures, page: int, notice: Phrase | None
) -> MessageBuilder:
    """Build the lesson's message: the guide's text, the picture and the question."""
    position = learnt.position
    reader = ctx.reader(position.table)
    game = position.game
    question = _question(learnt, ctx)
    builder = MessageBuilder(accent=0x4C8C5B, game=game.id)
    said = reader.text(notice) if notice is not None else ""
    if question is None:
        builder.text(said, limit=800)
    builder.text(reader.text(_title(learnt)), limit=900)
    heard, _ = newest(
        note_lines(notes_before_result(position), reader) if learnt.answered else [],
        _MAX_NOTES_CHARS,
    )
    builder.text("\n".join(heard))
    if not learnt.answered:
        # Some first questions show cards alone; their texts talk about the whole table.
        builder.picture(pictures.board(position, reader))
    builder.picture(picture_of(position, reader, pictures, question))
    headline = game.headline(position.view)
    where = reader.say("lesson.where", seat=seat_name(position.seat or ""), headline=headline)
    builder.text(where, limit=300)
    # The guide's text is between picture and buttons, because a phone shows these together.
    step = learnt.step
    if step is not None and step.picks is not None:
        text = guide_text(game.id, step.message, step.facts)
        builder.text(reader.text(text), limit=_MAX_GUIDE_CHARS)
    elif not learnt.finished and learnt.answered:
        builder.text(reader.say("lesson.own_way"), limit=300)
    if question is not None:
        advice = "\n".join(line for line in (said, _advice(learnt, ctx)) if line)
        question_layout.add_question(builder, question, reader, page, notice=advice)
    elif position.over:
        builder.text(reader.say("lesson.over"))
        add_standings(builder, position, reader)
    builder.buttons(_tools(learnt, ctx))
    return builder


def _title(learnt: LessonState) -> Phrase:
    name = game_name(learnt.position.game.id)
    if learnt.finished:
        return phrase("lesson.title_finished", game=name)
    if learnt.step is None:
        return phrase("lesson.title_between", game=name, taken=learnt.taken, steps=learnt.steps)
    return phrase("lesson.title", game=name, number=learnt.step.number, steps=learnt.steps)


def _question(learnt: LessonState, ctx: Context) -> Question | None:
    position = learnt.position
    found = question_of(position, ctx.reader(position.table), learnt.draft)
    if found is None:
        return None
    step = learnt.step
    advised = Advice(step.picks) if step is not None and step.picks is not None else None
    return replace(found, actions=LESSON_ACTIONS, turn=f".{position.game.id}", advised=advised)


def _advice(learnt: LessonState, ctx: Context) -> str:
    """The recommended answer in words."""
    position, step = learnt.position, learnt.step
    if step is None or step.picks is None or position.ask is None:
        return ""
    reader, ask = ctx.reader(position.table), position.ask
    label = position.game.label
    named = [reader.label(label(position.view, ask, pick)) for pick in step.picks]
    if not named:
        return reader.say("lesson.advised_nothing")
    choices = reader.join([escaped(name) for name in named])
    return reader.say("lesson.advised", choices=choices)


def _tools(learnt: LessonState, ctx: Context) -> list[PersistentItem]:
    position = learnt.position
    reader, game = ctx.reader(position.table), position.game

    def custom_id(action: str) -> CustomId:
        return CustomId.of(action, 0, position.entry, game.id)

    tools = []
    if learnt.step is not None and learnt.step.picks is not None:
        success = discord.ButtonStyle.success
        tools.append(button(custom_id("learn-do"), reader.say("lesson.do"), success, emoji="💡"))
    if learnt.answered:
        tools.append(button(custom_id("learn-back"), reader.say("lesson.back"), emoji="↩️"))
    tools += rules_button(position, reader)
    if LEGEND in game.topics:
        legend = CustomId.of("topic", 0, position.entry, game.id, LEGEND)
        tools.append(button(legend, reader.say("lesson.legend"), emoji="🗺️"))
    if learnt.answered:
        tools.append(button(custom_id("learn-again"), reader.say("lesson.again")))
    tools.append(button(custom_id("learn-leave"), reader.say("lesson.leave")))
    return tools


async def _again(ctx: Context, game: AnyGame) -> None:
    await show_lesson(ctx, await ctx.host.lessons.look(ctx.person, game), notice=STALE_NOTICE)


def _game(custom_id: CustomId) -> AnyGame:
    return guided(custom_id.expect(1)[0])
