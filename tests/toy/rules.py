"""The rules of the toy game, written as procedures."""

from __future__ import annotations

from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import (
    Ask,
    Procedure,
    ask,
    chance,
    checkpoint,
    choose,
    choose_unless_forced,
    shuffled,
    together,
)

from .state import CARDS, GOALS, TREES, Orchard

STURDY = "sturdy-fences"
"""A named fix: since it is in force a raid needs a 4 instead of a 3."""


def play(state: Orchard) -> Procedure[None]:
    """Deal, then rounds of sealed bids and turns; goes on from any checkpoint."""
    if state.round == 0:
        yield from deal(state)
    while state.round <= state.rounds:
        if not state.queue:
            yield from checkpoint("round")
            with state.incident("toy.scene.bidding", round=state.round):
                yield from bidding(state)
        while state.queue:
            yield from checkpoint("turn")
            with state.scene("core.scene.turn", seat=seat_name(state.queue[0])):
                yield from turn(state, state.queue[0])
            state.queue.pop(0)
        state.round += 1
    state.over = True
    for seat in state.seats:
        state.reveal("toy.note.goal", seat=seat_name(seat), goal=goal_name(state, seat))


def deal(state: Orchard) -> Procedure[None]:
    """Everybody gets a secret goal; the cards are shuffled into a hidden deck."""
    goals = yield from shuffled("toy.chance.goals", GOALS)
    for seat, goal in zip(state.seats, goals, strict=False):
        state.gardeners[seat].goal = goal
        state.tell_only([seat], "toy.note.dealt", goal=goal_name(state, seat))
    state.spare_goals = list(goals[len(state.seats) :])
    state.deck = list((yield from shuffled("toy.chance.deck", CARDS)))
    state.round = 1


def bidding(state: Orchard) -> Procedure[None]:
    """A storm may blow an apple away; then sealed bids decide who goes first."""
    if state.storm:
        (tree,) = yield from chance("toy.chance.storm", tuple(TREES))
        blown = min(1, state.trees[tree])
        state.trees[tree] -= blown
        state.blown += blown
        state.tell("toy.note.storm", tree=tree, count=blown)
    bids = yield from together(
        Ask(seat, "toy.ask.bid", tuple(state.gardeners[seat].bids), secret=True)
        for seat in state.seats
    )
    for seat in state.seats:
        state.gardeners[seat].bids.remove(bids[seat][0])
        state.tell("toy.note.bid", seat=seat_name(seat), bid=int(bids[seat][0]))
    # Equal bids keep the order round the table.
    state.queue = sorted(state.seats, key=lambda seat: -int(bids[seat][0]))


def turn(state: Orchard, seat: str) -> Procedure[None]:
    """One action, chosen among those that are possible."""
    options = ["pass"]
    if any(state.trees.values()):
        options.append("pick")
    if raidable(state, seat):
        options.append("raid")
    if state.deck:
        options.append("peek")
    action = yield from choose(seat, "toy.ask.action", options, round=state.round)
    if action == "pick":
        yield from picking(state, seat)
    elif action == "raid":
        with state.incident("toy.scene.raid", seat=seat_name(seat)):
            yield from raid(state, seat)
    elif action == "peek":
        yield from peek(state, seat)
    else:
        state.tell("toy.note.pass", seat=seat_name(seat))


def picking(state: Orchard, seat: str) -> Procedure[None]:
    """An apple from one or two trees."""
    laden = [tree for tree, apples in state.trees.items() if apples]
    trees = yield from ask(seat, "toy.ask.trees", laden, 1, min(2, len(laden)))
    for tree in trees:
        state.trees[tree] -= 1
        state.gardeners[seat].apples += 1
    state.tell("toy.note.pick", seat=seat_name(seat), trees=tuple(map(tree_name, trees)))


def raid(state: Orchard, seat: str) -> Procedure[None]:
    """The victim gives up an apple, or resists and lets a die decide about two."""
    victim = yield from choose_unless_forced(seat, "toy.ask.victim", raidable(state, seat))
    guard = yield from choose(victim, "toy.ask.guard", ("yield", "resist"), raider=seat_name(seat))
    taken = 1
    if guard == "resist":
        (roll,) = yield from chance("toy.chance.raid", "123456", replace=True)
        needed = 4 if state.has_fix(STURDY) else 3
        taken = min(2, state.gardeners[victim].apples) if int(roll) >= needed else 0
    state.gardeners[victim].apples -= taken
    state.gardeners[seat].apples += taken
    state.gardeners[seat].raids += 1
    names = {"seat": seat_name(seat), "victim": seat_name(victim)}
    state.tell("toy.note.raid", **names, count=taken)


def peek(state: Orchard, seat: str) -> Procedure[None]:
    """Look at the top card, then take it for good or ill, or bury it unseen by the others."""
    card = state.deck[0]
    state.peeking = seat
    state.tell("toy.note.peek", seat=seat_name(seat))
    state.reveal_only([seat], "toy.note.peeked", card=phrase(f"toy.card.{card}"))
    choice = yield from choose(seat, "toy.ask.card", ("take", "bury"), secret=True)
    state.peeking = None
    state.deck.pop(0)
    if choice == "bury":
        state.deck.append(card)
        state.tell("toy.note.bury", seat=seat_name(seat))
        return
    state.gone.append(card)
    gardener = state.gardeners[seat]
    gain = {"gold": 2, "leaf": 0, "rot": -min(1, gardener.apples)}[card]
    gardener.apples += gain
    state.won += max(gain, 0)
    state.lost += max(-gain, 0)
    state.tell("toy.note.take", seat=seat_name(seat), card=phrase(f"toy.card.{card}"))


def goal_name(state: Orchard, seat: str) -> Phrase:
    """The goal of ``seat``, for those who may read it."""
    return phrase(f"toy.goal.{state.gardeners[seat].goal}")


def tree_name(tree: str) -> Phrase:
    """A tree by its coordinate."""
    return phrase("toy.tree", tree=tree)


def raidable(state: Orchard, seat: str) -> list[str]:
    """The other seats that have an apple to lose."""
    return [s for s in state.seats if s != seat and state.gardeners[s].apples]
