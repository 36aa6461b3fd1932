"""The recap's post: result, points, chart, film and proof."""

from __future__ import annotations

import asyncio
import io
import json
import threading
import time

import discord
import pytest
from PIL import Image
from simcord.results import ResponseMessage
from sqlalchemy.pool import QueuePool

from bot.drawing import job as works
from bot.drawing.job import DrawingJob
from bot.drawing.workers import InProcessWorker, WorkerCrashed
from bot.host.upkeep.table_file import import_table
from bot.model.people import Person
from bot.storage.table import tables
from bot.ui.dispatch import films as studios
from bot.ui.past import recap as recaps
from games.core.log import Record
from render import film
from render.renderer import Picture
from tests import golden
from tests.ui.discord_sim import DiscordSim, everything, labels, text
from tests.ui.random_player import play_out


def recap_of(sim: DiscordSim) -> discord.Message:
    """The newest recap in the channel."""
    return [message for message in sim.posts() if "how it went" in text(message)][-1]


def files(message: discord.Message | ResponseMessage) -> list[str]:
    """The names of a message's pictures."""
    return [attachment.filename for attachment in message.attachments]


async def imported(sim: DiscordSim, name: str, *, short: int = 0) -> int:
    """A recorded match at a table of this channel; ``short`` answers from its end."""
    record = golden.read(golden.FOLDER / name)
    log = record.log()
    if short:
        answers = [entry.number for entry in log if entry.kind == "answer"]
        log = log[: answers[-short]]
    told = Record(
        header=record.header,
        entries=record.entries[: len(log)],
        seed=record.seed,
    )
    people = [sim.person(f"P{place}") for place in range(len(record.header.seats))]
    facts = {
        "guild_id": sim.guild.id,
        "channel_id": sim.channel.id,
        "language": "en",
        "status": "running" if short else "over",
        "creator_id": people[0].id,
        "members": [
            {"order": n, "person_id": p.id, "computer": None, "name": p.name}
            for n, p in enumerate(people)
        ],
        "seats": {seat: [n] for n, seat in enumerate(record.header.seats)},
        "told_entry": len(log) if short else -1,
        "last_post_id": None,
    }
    text_of = json.dumps({"table": facts, **told.model_dump(mode="json")})
    return await import_table(sim.bot.host.engine, text_of)


async def test_a_finished_match_gets_its_recap(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    await play_out(sim, "recap")
    over, recap = sim.posts()[-2:]
    assert "Fair play" in labels(over)
    assert "wins!" in text(recap) or "share the win" in text(recap)
    # The toy has no pictures of its own, so there is no film of it.
    assert files(recap) == ["toy-breakdown.png", "toy-chart.png"]
    told = everything(recap)
    seed_proof = await sim.bot.host.play.seed_proof(table.id)
    assert seed_proof is not None
    assert seed_proof.seed not in told
    assert labels(recap) == ["History", "Export", "Fair play", "Praise somebody"]
    eve = sim.person("Eve")
    history = await eve.click(recap, label="History")
    assert history.response is not None
    assert "Step 1 of" in text(history.response)
    export = await eve.click(recap, label="Export")
    assert export.response is not None
    assert files_of(export.response) == [f"toy-{table.id}.json"]
    verify = await eve.click(recap, label="Fair play")
    assert verify.response is not None
    assert "**Fair.**" in text(verify.response)


def files_of(message: ResponseMessage) -> list[str]:
    """The names of the files of an answer."""
    return [attachment.filename for attachment in message.attachments]


async def test_it_is_shown_again_to_whoever_asks(sim: DiscordSim) -> None:
    table = await sim.begun("Ada", "Bo")
    eve = sim.person("Eve")
    early = await eve.slash(sim.channel, "recap")
    assert early.response is not None
    assert "not over yet" in text(early.response)
    assert await eve.autocomplete(sim.channel, "recap", "table", "") == []
    await play_out(sim, "recap")
    posts = len(sim.posts())
    again = await eve.slash(sim.channel, "recap", table=str(table.id))
    assert again.response is not None
    assert again.response.ephemeral
    assert text(again.response) == text(recap_of(sim))
    assert len(sim.posts()) == posts
    offered = await eve.autocomplete(sim.channel, "recap", "table", "")
    assert [choice["value"] for choice in offered] == [str(table.id)]


async def test_a_closed_table_has_none(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    mod = sim.moderator("Mo")
    sure = await mod.slash(sim.channel, "table cancel")
    assert sure.response is not None
    await mod.click(sure.response, label="Close it")
    assert "closed before the end" in text(sim.post())
    asked = await mod.slash(sim.channel, "recap")
    assert asked.response is not None
    assert "there is no recap" in text(asked.response)


async def test_a_film_is_made_beside_everything_else(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last answer of a real match: the end is posted at once, the recap when it is there."""
    monkeypatch.setattr(studios, "choose_frames", lambda count: [0, count // 2, count - 1])
    table_id = await imported(sim, "deus/2_sensible_deus.json", short=1)
    record = golden.read(golden.FOLDER / "deus/2_sensible_deus.json")
    last = [entry for entry in record.log() if entry.kind == "answer"][-1]
    host = sim.bot.host
    table = await host.tables.get(table_id)
    assert last.seat is not None
    person = sim.named(table.people_of(last.seat)[0])
    await person.slash(sim.channel, "move", choice=",".join(last.picks))
    assert (await host.tables.get(table_id)).status == "over"
    deadline = time.monotonic() + 60
    while not [m for m in sim.posts() if "how it went" in text(m)]:
        assert time.monotonic() < deadline, "no recap"
        await asyncio.sleep(0.05)
    await host.wait_until_idle()
    over, recap = sim.posts()[-2:]
    assert "wins!" in text(over)
    assert files(recap) == ["deus-breakdown.png", "deus-chart.png", "deus-film.webp"]
    data = await recap.attachments[-1].read()
    assert len(data) < 8_000_000
    with Image.open(io.BytesIO(data)) as picture:
        assert (picture.format, getattr(picture, "n_frames", 1)) == ("WEBP", 3)
    assert "in 3 pictures" in everything(recap)


@pytest.mark.parametrize("broken", ["film", "chart"])
async def test_what_cannot_be_drawn_is_left_out(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch, trouble: pytest.LogCaptureFixture, broken: str
) -> None:
    def fail(*given: object, **named: object) -> None:
        raise RuntimeError("no more paint")

    monkeypatch.setattr(studios, "choose_frames", lambda count: [count - 1])
    if broken == "film":
        monkeypatch.setattr(works, "make_film", fail)
    else:
        monkeypatch.setattr(recaps, "draw_chart", fail)
    table_id = await imported(sim, "deus/2_sensible_deus.json")
    shown = await sim.person("Eve").slash(sim.channel, "recap", table=str(table_id))
    assert shown.response is not None
    lacking = {"film": "deus-film.webp", "chart": "deus-chart.png"}[broken]
    whole = ["deus-breakdown.png", "deus-chart.png", "deus-film.webp"]
    assert files_of(shown.response) == [name for name in whole if name != lacking]
    assert "wins!" in text(shown.response)
    assert "no more paint" in trouble.text


async def test_words_of_a_recap_come_before_its_pictures_and_these_before_its_film(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studios, "choose_frames", lambda count: [0])
    table_id = await imported(sim, "deus/2_sensible_deus.json")
    eve = sim.person("Eve")

    def shown() -> list[tuple[bool, int]]:
        """Of every edit: whether a film is announced, and the number of pictures."""
        edits = [r for r in sim.env.http_requests if r.path.endswith("@original")]
        told = [str(edit.json) for edit in edits if edit.method == "PATCH"]
        return [("being drawn" in words, words.count("attachment://")) for words in told]

    await eve.slash(sim.channel, "recap", table=str(table_id))
    assert shown() == [(True, 0), (True, 2), (False, 3)]
    await eve.slash(sim.channel, "recap", table=str(table_id))
    assert shown()[3:] == [(False, 3)]


async def test_films_are_made_one_at_a_time_and_kept(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    real = film.make_film

    def counted(frames: list[bytes], *given: object, **named: object) -> object:
        made.append(len(frames))
        return real(frames, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(studios, "choose_frames", lambda count: [0])
    monkeypatch.setattr(works, "make_film", counted)
    table = await sim.bot.host.tables.get(await imported(sim, "deus/2_sensible_deus.json"))
    async with sim.bot.host.engine.database.write() as connection:
        await tables.upsert_person(connection, Person(1, "Somebody"), 0.0)
    film_cache = sim.bot.dispatcher.films
    films = await asyncio.gather(*(film_cache.film(table) for _ in range(3)))
    assert made == [1]
    assert films[0] is films[1] is films[2] is not None
    assert await film_cache.film(table) is films[0]
    film_cache.close()
    with pytest.raises(RuntimeError):
        film_cache._thread.submit(print)


async def test_leaving_does_not_wait_for_a_film(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def every(count: int) -> list[int]:
        begun.set()
        return list(range(count))

    monkeypatch.setattr(studios, "choose_frames", every)
    table = await sim.bot.host.tables.get(await imported(sim, "deus/2_sensible_deus.json"))
    film_cache = sim.bot.dispatcher.films
    film = asyncio.create_task(film_cache.film(table))
    assert await asyncio.to_thread(begun.wait, 15)
    film_cache.close()
    # It ends with the picture being drawn; the person who asked gets the recap without it.
    assert await asyncio.wait_for(film, 15) is None
    assert not film_cache.has(table)
    # Nor is another one begun, which would read the match from a database that is closed by then.
    assert await film_cache.film(table) is None
    await sim.bot.close()
    pool = sim.bot.host.engine.database.engine.pool
    assert isinstance(pool, QueuePool)
    assert (pool.checkedin(), pool.checkedout()) == (0, 0)


async def test_leaving_gives_up_the_picture_that_is_being_drawn_for_a_film(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Endless(InProcessWorker):
        """Is at its first picture until it is closed."""

        begun, closed = threading.Event(), threading.Event()

        def draw(self, job: DrawingJob) -> Picture | None:
            self.begun.set()
            assert self.closed.wait(15)
            raise WorkerCrashed

        def close(self) -> None:
            self.closed.set()

    film_cache, worker = sim.bot.dispatcher.films, Endless(sim.bot.dispatcher.words)
    monkeypatch.setattr(film_cache, "_worker", lambda: worker)
    table = await sim.bot.host.tables.get(await imported(sim, "deus/2_sensible_deus.json"))
    film = asyncio.create_task(film_cache.film(table))
    assert await asyncio.to_thread(worker.begun.wait, 15)
    film_cache.close()
    assert await asyncio.wait_for(film, 10) is None


async def test_a_film_goes_on_where_the_process_that_draws_it_has_ended(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Mortal(InProcessWorker):
        """Draws everything but its second picture, for which it needs another attempt."""

        drawn = 0

        def draw(self, job: DrawingJob) -> Picture | None:
            self.drawn += 1
            if self.drawn == 2:
                raise WorkerCrashed
            return super().draw(job)

    monkeypatch.setattr(studios, "choose_frames", lambda count: [0, count - 1])
    film_cache, worker = sim.bot.dispatcher.films, Mortal(sim.bot.dispatcher.words)
    monkeypatch.setattr(film_cache, "_worker", lambda: worker)
    table = await sim.bot.host.tables.get(await imported(sim, "deus/2_sensible_deus.json"))
    assert await film_cache.film(table) is not None
    assert worker.drawn == 4
