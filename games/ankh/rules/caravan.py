"""The camel caravan (page 21), and consolidation in The People's Revolt."""

from __future__ import annotations

from games.ankh.board import Border, Caravan, board_of, border
from games.ankh.components import REGIONS_MOST
from games.ankh.rules.followers import follow
from games.ankh.state import State
from games.ankh.words.names import Cause
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, choose, choose_unless_forced


def camel_event(state: State, seat: str) -> Procedure[None]:
    """Split a region with a chain of camels, or decline to.

    Nothing happens with eight regions, or if no legal chain fits the camels left. The region is
    asked for first, then the two ends of the chain, then the chain between them.
    """
    if len(state.board.regions) >= REGIONS_MOST:
        state.tell("ankh.note.no-caravan", reason=phrase("ankh.reason.regions"))
        return
    chains: dict[str, list[Caravan]] = {}
    for token in sorted(state.tokens):
        fitting = [
            chain
            for chain in state.board.caravans(state.region_of(token))
            if len(chain.borders) <= state.camels_left()
        ]
        if fitting:
            chains[f"region:{token}"] = fitting
    if not chains:
        state.tell("ankh.note.no-caravan", reason=phrase("ankh.reason.chain"))
        return
    answer = yield from choose(seat, "ankh.ask.caravan", [*chains, "none"])
    if answer == "none":
        reason = phrase("ankh.reason.wish", seat=seat_name(seat))
        state.tell("ankh.note.no-caravan", reason=reason)
        return
    token = int(answer.removeprefix("region:"))
    state.splitting = token
    chain = yield from _choose_chain(seat, chains[answer])
    state.splitting = None
    yield from _lay(state, seat, token, chain)


def _choose_chain(seat: str, chains: list[Caravan]) -> Procedure[Caravan]:
    corners = sorted(dict.fromkeys(end for c in chains for end in (c.start, c.end)))
    start = yield from choose_unless_forced(seat, "ankh.ask.caravan-from", corners)
    chains = [c for c in chains if start in (c.start, c.end)]
    others = sorted(dict.fromkeys(c.end if c.start == start else c.start for c in chains))
    end = yield from choose_unless_forced(seat, "ankh.ask.caravan-to", others, start=start)
    fitting = {c.option: c for c in chains if end in (c.start, c.end)}
    chosen = yield from choose_unless_forced(seat, "ankh.ask.caravan-way", list(fitting))
    return fitting[chosen]


def _lay(state: State, seat: str, token: int, chain: Caravan) -> Procedure[None]:
    """Place the camels, give both parts a conflict token, and offer to swap two tokens."""
    state.camels = tuple(sorted((*state.camels, *chain.borders)))
    state.tell("ankh.note.caravan", seat=seat_name(seat), count=len(chain.borders), region=token)
    one, other = chain.borders[0]
    new = next(n for n in range(1, REGIONS_MOST + 1) if n not in state.tokens)
    state.tokens[token], state.tokens[new] = one, other
    keep = yield from choose(
        seat, "ankh.ask.token", [f"keep:{one}", f"keep:{other}"], token=token, new=new
    )
    if keep.removeprefix("keep:") == other:
        state.tokens[token], state.tokens[new] = other, one
    state.tell(
        "ankh.note.tokens",
        token=token,
        kept=state.tokens[token],
        new=new,
        other=state.tokens[new],
    )
    state.resolved()
    swaps = [
        f"swap:{mine}:{theirs}"
        for mine in (token, new)
        for theirs in sorted(state.tokens)
        if theirs not in (mine,) and not (mine == new and theirs == token)
    ]
    answer = yield from choose(seat, "ankh.ask.swap", ["none", *swaps])
    if answer != "none":
        _, mine, theirs = answer.split(":")
        first, second = int(mine), int(theirs)
        state.tokens[first], state.tokens[second] = state.tokens[second], state.tokens[first]
        state.tell("ankh.note.swapped", seat=seat_name(seat), one=first, other=second)


def mergeable(state: State) -> dict[str, list[Border]]:
    """The camels between each pair of regions that only camels divide, by option."""
    found: dict[str, list[Border]] = {}
    for one, other in state.camels:
        pair = sorted((state.token_of(state.board.of[one]), state.token_of(state.board.of[other])))
        if pair[0] != pair[1]:
            found.setdefault(f"join:{pair[0]}:{pair[1]}", []).append(border(one, other))
    return dict(sorted(found.items()))


def consolidate(state: State, seat: str) -> Procedure[None]:
    """The People's Revolt: gain a follower and join two regions that camels divide.

    The camels between them return to the supply, and so does the highest conflict token. Every
    region keeps exactly one token.
    """
    god = state.god_at(seat)
    follow(state, god, Cause(1, phrase("ankh.cause.consolidation")))
    pairs = mergeable(state)
    if not pairs:
        state.tell("ankh.note.no-consolidation")
        return
    answer = yield from choose_unless_forced(seat, "ankh.ask.consolidate", list(pairs))
    low, high = (int(part) for part in answer.split(":")[1:])
    gone = dict.fromkeys(pairs[answer])
    camels = tuple(line for line in state.camels if line not in gone)
    # Camels that no longer divide two regions return to the supply, too.
    joined = board_of(camels)
    state.camels = tuple(line for line in camels if joined.of[line[0]] != joined.of[line[1]])
    highest = max(state.tokens)
    if highest in (low, high):
        del state.tokens[highest]
    else:
        # The freed token of the pair goes where the highest one was.
        state.tokens[high] = state.tokens.pop(highest)
    state.tell("ankh.note.consolidated", seat=seat_name(seat), one=low, other=high)
