"""Slots: how processes that share a database divide the gateway's shards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.server import Shards


@dataclass(frozen=True, slots=True)
class SlotLayout:
    """``shard_count`` shards in ``slot_count`` slots; a process serves the shards of one slot.

    Slot k has every shard i with ``i % slot_count == k``. Without a ``shard_count`` there is one
    slot, and Discord says how many shards it has when a process connects.
    """

    slot_count: int = 1
    shard_count: int | None = None

    def shard_ids(self, slot: int) -> tuple[int, ...] | None:
        """The shards of a slot; None where Discord says how many there are."""
        if self.shard_count is None:
            return None
        return tuple(range(slot, self.shard_count, self.slot_count))

    def shards(self, slot: int) -> Shards:
        """The servers that belong to a slot."""
        ids = self.shard_ids(slot)
        # The only slot has all servers, however many shards Discord divides them into.
        return Shards(1, (0,)) if ids is None else Shards(self.shard_count or 1, ids)
