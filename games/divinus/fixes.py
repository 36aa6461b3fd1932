"""Names the corrections of rules that new matches get and running matches do without.

docs/upgrades.md says how a correction is made.
"""

from __future__ import annotations

from typing import Final

FORGED_ONCE: Final = "forged-once"
"""Each artifact exists once: the draft of the endless mode deals none that lies at Velund's forge.

Before, the draft dealt from all artifacts, and one could be in the match twice.
"""

EVERY_PAYMENT: Final = "every-payment"
"""Any active dice may pay for a cell (pages 9 and 10): where a set of dice can pay for more cells
than it is offered for, the dice can be picked one by one.

Before, they could not if every set of dice was offered for some cell: 5 and 2 were offered for
cell 7, so cell 3 could not be paid with 5 - 2.
"""

ONE_AT_LEAST: Final = "one-at-least"
"""Heracles (11.4) lowers a price to 1 at least.

Before, he could not be used to lower a price that would have become less than 1.
"""

PERSEUS_ARRIVES: Final = "perseus-arrives"
"""Perseus (11.3) is rewarded for symbols that appear in his zone once he stands there; a tile that
he has only now come to lay there with its symbols already (14.4).

Before, he was also rewarded for the symbols of the tile that he arrived on.
"""

SCORCHED_UNTOUCHED: Final = "scorched-untouched"
"""A sticker (page 13) goes on a scorched die (14.2) only if all dice of its owner are scorched.

Before, scorched dice could be chosen beside the others.
"""

OVERBUILT_BY_A_DIE: Final = "overbuilt-by-a-die"
"""An artifact that works when its owner overbuilds also works for a tile that is laid by the
pantheon's die (10.2).

Before, it worked only for a tile that was paid for.
"""

WEIGHTY_CHOICES: Final = "weighty-choices"
"""The options of a scenario's choice bring something to the demigod who decides, and a location
offers only the options whose dice can be paid.

Before, most options of a choice differed in their story alone, and an option could be taken for
fewer dice than it costs.
"""

EVEN_ELEVENTH: Final = "even-eleventh"
"""In scenario 11 the option "even battles" asks for two temples or places of power in a zone.

Before, it asked for three, and in all campaigns that were measured the Greeks won (README.md).
"""

WEIGHED_VISITS: Final = "weighed-visits"
"""At seven locations and in the choice of scenario 11 the option that was hardly ever taken brings
more (README.md).

Before, the other option was taken in more than four of five campaigns.
"""

EVERY_VISIT_PAYS: Final = "every-visit-pays"
"""The holder of a title is rewarded with every visit of anybody (page 16).

Before, the holders of the titles of 33, 34 and 73 got nothing for visits of others.
"""

LASTING_FAVOURITE: Final = "lasting-favourite"
"""If the pantheon that has won a battle has no favourite, the previous one places the stickers,
however many scenarios ago that was (page 36).

Before, the stickers were lost if there was no favourite for two scenarios in a row.
"""

EVERY_MAP: Final = "every-map"
"""A sticker that goes on another player's map (page 19) triggers everything there that a change of
one's own map does: also that player's Perseus (11.3) and races of gods.

Before, it triggered only temples and quests there.
"""

CELLS_FIRST: Final = "cells-first"
"""In a scenario the open cells are drawn from the tiles without locations, and the stacks are
shuffled from all other tiles (page 5): as likely as before, and nothing hidden is drawn twice.

Before, tiles with locations were drawn from shuffled stacks, set aside and shuffled in again; the
determinization of a trial could depend on where they had been.
"""

ABLE_DIE: Final = "able-die"
"""A pantheon's die (9.1, 10.2) can be used only where its top face can change something.

Before, it was offered and used up where it could do nothing, for instance to refresh no dice.
"""

LAST_IS_LAST: Final = "last-is-last"
"""After the last scenario there are no favourites, no new faces for the pantheons' dice and no die
of Pythia, because no scenario follows (page 38: the endless mode plays without them).

Before, all of them were asked for and announced in the middle of the campaign's ending.
"""

OWN_VISITS: Final = "own-visits"
"""At fifteen locations a visit brings something of the place's own (README.md).

Before, a visit to most of them refreshed or took back two dice.
"""

LASTING_CHAIR: Final = "lasting-chair"
"""The last choice of a campaign shapes the endless match that follows it (README.md): two gods of
each pantheon, or temples of all kinds.

Before, it was for the story alone.
"""

FIXES: Final[tuple[str, ...]] = (
    FORGED_ONCE,
    EVERY_PAYMENT,
    ONE_AT_LEAST,
    PERSEUS_ARRIVES,
    SCORCHED_UNTOUCHED,
    OVERBUILT_BY_A_DIE,
    WEIGHTY_CHOICES,
    EVEN_ELEVENTH,
    WEIGHED_VISITS,
    EVERY_VISIT_PAYS,
    LASTING_FAVOURITE,
    EVERY_MAP,
    CELLS_FIRST,
    ABLE_DIE,
    LAST_IS_LAST,
    OWN_VISITS,
    LASTING_CHAIR,
)
