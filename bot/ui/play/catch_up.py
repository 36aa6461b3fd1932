"""News since a person's last turn: lines, and a picture that marks what changed."""

from __future__ import annotations

from collections.abc import Container, Sequence

from bot.errors import Refusal
from bot.host.play.catch_up import News, NewsComparison
from bot.model.match import Position
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.wording.notes_by_scene import notes_text
from games.core.phrase import Phrase, phrase
from games.core.trials.plan import PlannedAnswer

_MAX_NEWS_CHARS = 1200
_MAX_PLANNED = 4
_MAX_HEADLINES_CHARS = 320
"""How much of the news a panel shows above the board."""


def add_headlines(
    builder: MessageBuilder, news: News, reader: Reader, routine: Container[str]
) -> None:
    """Add the most important of the news to a panel; a button shows the rest.

    ``routine`` are the keys of notes that come last.
    """
    builder.text(reader.say("news.title", start=news.start), limit=100)
    builder.text(notes_text(news.notes, reader, _MAX_HEADLINES_CHARS, routine=routine).text)


def add_planned(
    builder: MessageBuilder, planned: Sequence[PlannedAnswer], since: int, reader: Reader
) -> None:
    """Add what was answered by plan from entry ``since`` on."""
    lines = [
        reader.say("plans.done", answer=answer_words(done.question, done.answer, reader))
        for done in planned
        if done.entry >= since
    ]
    builder.text("\n".join(lines[-_MAX_PLANNED:]), limit=600)


def answer_words(question: Phrase, answer: Sequence[Phrase], reader: Reader) -> str:
    """A question and its answer in a line."""
    asked = " ".join(reader.text(question).split())
    labels = [escaped(reader.label(said)) for said in answer]
    if not labels:
        return reader.say("plans.answer_nothing", question=asked)
    return reader.say("plans.answer", question=asked, answer=reader.join(labels))


def add_news(
    builder: MessageBuilder, told: NewsComparison, reader: Reader, pictures: Pictures
) -> None:
    """Add all the news, with a picture of the board that marks what changed."""
    builder.text(reader.say("news.title", start=told.news.start), limit=100)
    routine = told.now.game.routine_notes
    builder.text(notes_text(told.news.notes, reader, _MAX_NEWS_CHARS, routine=routine).text)
    if told.before is not None:
        builder.picture(pictures.changes(told.before, told.now, reader))


def news_button(position: Position, since: int, reader: Reader) -> PersistentItem:
    """The button that shows the news from entry ``since`` on again."""
    custom_id = CustomId.of("happened", position.table.id, since, position.seat or "")
    return button(custom_id, reader.say("news.button"), emoji="📰")


@action("happened", "private")
async def tell_again(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's "What happened?"."""
    table = await table_lookup.seen(ctx, custom_id.table)
    seat = custom_id.expect(1)[0]
    if seat not in table.seats_of(ctx.person.id):
        raise Refusal(phrase("host.refused.not_your_seat"))
    told = await ctx.host.catch_up.again(table.id, seat, custom_id.entry, ctx.person.id)
    if told is None:
        raise Refusal(phrase("news.nothing"))
    reader = ctx.reader(table)

    def news_message(pictures: Pictures) -> MessageBuilder:
        builder = MessageBuilder(game=table.game)
        add_news(builder, told, reader, pictures)
        return builder

    await ctx.show_with_pictures(news_message)
