"""A small language for Deus positions: lay them out, say the answers, expect the outcome.

game = deal(amber=at(hand="C01 C04", goods="1 wood", land="B1: civil, B2: production"))
game.build("C01", place="B2")
assert game.amber.vp == 1
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.core.match import Match
from games.deus import GAME
from games.deus.components import CARD, COLUMNS, DECK, PIECES, RESOURCES
from games.deus.options import Options
from games.deus.state import SEATS, Holding, Player, State, Village
from games.deus.view import DeusView, Piece, Resource
from tests.deus.maps import CONTINENT, ISLAND
from tests.tabletalk import TableTalk, going_on

PIECES_OF_A_COLOUR = 5


@dataclass
class At:
    """What one player has: see :func:`at`."""

    hand: str | None = None
    goods: str = ""
    columns: str = ""
    land: str = ""
    ready: str = ""
    joker: str = ""


def at(
    hand: str | None = None,
    goods: str = "",
    columns: str = "",
    land: str = "",
    ready: str = "",
    joker: str = "",
) -> At:
    """One player's things, in words.

    ``hand`` and ``columns`` list designs ("C01 B02"; columns from the bottom up, every card in the
    column of its colour); ``goods`` counts ("3 gold 1 wood 5 vp", all else none); ``land`` says
    which pieces stand where ("B1: civil military, B2: temple"); ``ready`` says what is on the
    player board where it is not two of each ("0 civil"); ``joker`` puts a card face down on top
    of a column ("red T01"). No ``hand`` means any five cards.
    """
    return At(hand, goods, columns, land, ready, joker)


class _Box:
    """The 96 cards, handed out by design."""

    def __init__(self) -> None:
        self.left = list(DECK)

    def take(self, design: str) -> str:
        card = next(c for c in self.left if c == design or CARD[c].id == design)
        self.left.remove(card)
        return card

    def take_all(self, designs: str) -> list[str]:
        return [self.take(design) for design in designs.split()]


def counted(words: str) -> dict[str, int]:
    """ "3 gold 1 wood" as numbers."""
    parts = words.split()
    return {name: int(count) for count, name in zip(parts[::2], parts[1::2], strict=True)}


def _land(words: str) -> dict[str, list[Piece]]:
    regions: dict[str, list[Piece]] = {}
    for part in filter(None, (p.strip() for p in words.split(","))):
        label, _, pieces = part.partition(":")
        standing = pieces.split()
        assert all(p in (*PIECES, "temple") for p in standing), part
        regions[label] = [p for p in (*PIECES, "temple") for _ in range(standing.count(p))]
    return regions


def _player(place: At, box: _Box) -> Player:
    goods = Counter(counted(place.goods))
    player = Player(
        gold=goods.pop("gold", 0),
        vp=goods.pop("vp", 0),
        resources={r: goods.pop(r, 0) for r in RESOURCES},
    )
    assert not goods, f"no such goods: {goods}"
    regions = _land(place.land)
    standing = Counter(piece for pieces in regions.values() for piece in pieces)
    wanted = counted(place.ready)
    for piece in PIECES:
        left = PIECES_OF_A_COLOUR - standing[piece]
        player.ready[piece] = wanted.get(piece, min(2, left))
        player.reserve[piece] = left - player.ready[piece]
        assert player.reserve[piece] >= 0, f"{piece}: more than five"
    for card in box.take_all(place.columns):
        player.columns[CARD[card].colour].append(card)
    if place.joker:
        colour, design = place.joker.split()
        player.joker = box.take(design)
        player.columns[next(c for c in COLUMNS if c == colour)].append(player.joker)
    player.hand = sorted(box.take_all(place.hand or ""))
    player.first_region = next(iter(regions), None)
    return player


@dataclass
class Game(TableTalk[State, DeusView]):
    """A match at the table, with the verbs of table talk."""

    audited: bool = True

    @property
    def amber(self) -> Player:
        return self.state.players["amber"]

    @property
    def azure(self) -> Player:
        return self.state.players["azure"]

    @property
    def turn(self) -> str:
        """Whose fresh turn it is; fails in the middle of one."""
        assert self.asked == "turn", f"still asked: {self.asked} {self.legal}"
        return self.match.pending[0].seat

    def pieces(self, label: str) -> list[Piece]:
        """What stands in a region."""
        held = self.state.holdings.get(label)
        return sorted(held.pieces) if held else []

    def owner(self, label: str) -> str | None:
        """Who controls a region."""
        held = self.state.holdings.get(label)
        return held.owner if held else None

    def view(self, seat: str | None) -> DeusView:
        """What a seat sees."""
        return self.match.view(seat)

    # Saying answers

    def say(self, key: str, *picks: str, seat: str | None = None) -> Game:
        """Answer the question ``key``; card designs stand for the card that is on offer."""
        options = self.options(key)
        chosen = [_meant(pick, options) for pick in picks]
        self.match.answer(seat or self.ask.seat, chosen)
        if self.audited:
            assert GAME.audit(self.state) == []
        return self

    def build(self, design: str, *, pay: str | None = None, place: str | None = None) -> Game:
        """Play a card; where ``pay`` or ``place`` is left out, no such question may come."""
        self.say("turn", f"build:{design}")
        if pay is not None:
            self.say("pay", pay)
        if place is not None:
            self.say("temple" if design.startswith("T") else "place", place)
        return self

    def offer(self, top: str, *more: str) -> Game:
        """Discard ``top`` face up over ``more``."""
        self.say("turn", "offer").say("offer", top)
        if self.asked == "offer-more":
            self.say("offer-more", *more)
        else:
            assert not more
        return self

    def use(self) -> Game:
        return self.say("use", "use")

    def skip(self) -> Game:
        return self.say("use", "skip")

    def use_all(self) -> Game:
        return self.say("use", "all")

    def march(self, army: str, goal: str) -> Game:
        """Move the army of one region to another."""
        return self.say("army", army).say("march", goal)

    def offer_one(self) -> Game:
        """Let the seat to move offer one card and answer what follows with the first options."""
        self.say("turn", "offer")
        while self.asked not in ("turn", "over"):
            ask = self.ask
            self.say(self.asked, *ask.options[: ask.low])
        return self

    def heard(self, seat: str | None) -> list[str]:
        """The keys of the notes that a seat may read."""
        return [told.note.phrase.key for told in self.match.visible_notes(seat)]


def _meant(pick: str, options: Sequence[str]) -> str:
    """The option itself, or the card of a design; among copies the first."""
    if pick in options:
        return pick
    found = [option for option in options if option.rpartition(".")[0] == pick]
    assert found, f"{pick} is not among {list(options)}"
    return found[0]


def _villages(state: State, villages: dict[str, int | str]) -> dict[str, Village]:
    board = state.board
    assert set(villages) <= set(board.villages), "no village lies there"
    whole = {label: Village(len(board.beside[label])) for label in board.villages}
    for label, vp in villages.items():
        whole[label] = Village(0, True) if vp == "attacked" else Village(int(vp))
    return whole


def _stock(state: State, resource: Resource, wanted: int | None) -> None:
    owned = sum(player.resources[resource] for player in state.players.values())
    state.supply[resource] = 5 * len(state.seats) - owned
    if wanted is not None:
        last = state.players[state.seats[-1]]
        last.resources[resource] += state.supply[resource] - wanted
        state.supply[resource] = wanted


def _started(state: State, audited: bool) -> Game:
    if audited:
        assert GAME.audit(state) == []
    match = going_on(GAME, state, seats=state.seats, options=state.options, fixes=state.fixes)
    return Game(match, audited)


def deal(
    *,
    first: str = "amber",
    active: str = "amber",
    round_: int = 2,
    ending_round: int | None = None,
    villages: dict[str, int | str] | None = None,
    supply: str = "",
    temples_left: int | None = None,
    deck: str | None = None,
    discard: str = "",
    rest: str = "discard",
    options: Options | None = None,
    fixes: tuple[str, ...] | None = None,
    change: Callable[[State], None] | None = None,
    audited: bool = True,
    amber: At | None = None,
    azure: At | None = None,
    rose: At | None = None,
    onyx: At | None = None,
    seated: Mapping[str, At] | None = None,
) -> Game:
    """A fresh turn on the island (two players) or on the continent (three or four).

    ``supply`` shortens the bank ("1 wood"): the last player owns what is missing.
    ``deck`` names all cards of the draw pile, the others then lie at the bottom of the discard
    pile (``rest="discard"``) or nowhere (``rest="box"``). ``discard`` lists from the bottom up.
    ``fixes`` plays by the rules of a match that began with these only. ``change`` edits the state
    where the other arguments cannot. ``seated`` names the seats by a mapping instead.
    """
    named = zip(SEATS, (amber, azure, rose, onyx), strict=True)
    places = {**{seat: place for seat, place in named if place}, **(seated or {})}
    seats = SEATS[: max(2, max(SEATS.index(seat) + 1 for seat in places))]
    layout = ISLAND if len(seats) == 2 else CONTINENT
    box = _Box()
    discarded = box.take_all(discard)
    players = {seat: _player(places.get(seat, At()), box) for seat in seats}
    pile = sorted(box.take_all(deck or ""))
    for seat in seats:
        if places.get(seat, At()).hand is None:
            players[seat].hand = sorted(box.take(card) for card in box.left[:50:10])
    if deck is None:
        pile = sorted([*pile, *box.left])
    elif rest == "discard":
        discarded = [*box.left, *discarded]
    state = State(
        seats=seats,
        fixes=GAME.fixes if fixes is None else fixes,
        options=options or Options(),
        stage="turns",
        layout=layout,
        players=players,
        deck=pile,
        discard=discarded,
        round=round_,
        first=first,
        active=active,
        ending_round=ending_round,
    )
    for seat, place in places.items():
        for label, pieces in _land(place.land).items():
            assert label in state.board.cells, f"no region {label}"
            assert label not in state.holdings, f"{label} has two owners"
            state.holdings[label] = Holding(seat, pieces)
    state.villages = _villages(state, villages or {})
    standing = sum(held.pieces.count("temple") for held in state.holdings.values())
    state.temples_left = len(layout) - standing if temples_left is None else temples_left
    short = counted(supply)
    for resource in RESOURCES:
        _stock(state, resource, short.get(resource))
    if change:
        change(state)
    return _started(state, audited and rest != "box")


def begin(people: int, seed: int = 1, **options: object) -> Game:
    """A new match from its very beginning."""
    raw = f"seed {seed}".encode()
    return Game(Match.begin(GAME, SEATS[:people], options, seed=raw))


def designs(cards: Iterable[str]) -> list[str]:
    """The designs of physical cards, in their order."""
    return [CARD[card].id for card in cards]
