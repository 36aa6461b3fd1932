## What changed between two pictures of Cyclades, for those who cannot see it. $before and $now are what was and what is.

cyclades-change-round = round { $now }
cyclades-change-phase = { $now }
cyclades-change-active = { $now } to move
cyclades-change-order = the turn order
cyclades-change-altars = altar { $name }
cyclades-change-creatures = creature { $name }: { $before } → { $now }
cyclades-change-heroes = hero { $name }: { $before } → { $now }
cyclades-change-creature-deck = creatures in the deck { $before } → { $now }
cyclades-change-creature-discard = discarded creatures { $before } → { $now }
cyclades-change-hero-deck = heroes in the deck { $before } → { $now }
cyclades-change-seen-top = the creature on top of the deck: { $now }
cyclades-change-areas = { $name }
cyclades-change-supply = { $name ->
    [port] ports
    [fortress] fortresses
    [temple] temples
    [academy] academies
    [metropolis] metropolises
    [mercenary] mercenaries
    [priestess] priestesses
   *[philosopher] philosophers
} in the supply { $before } → { $now }
cyclades-change-battle = the battle
cyclades-change-scores = the end of the game
cyclades-change-players-gold = gold of { $name } { $before } → { $now }
cyclades-change-players-priestesses = priestesses of { $name } { $before } → { $now }
cyclades-change-players-philosophers = philosophers of { $name } { $before } → { $now }
cyclades-change-players-heroes = heroes of { $name } { $before } → { $now }
cyclades-change-players-creatures = creatures of { $name } { $before } → { $now }
cyclades-change-players-troops-left = troops of { $name } left { $before } → { $now }
cyclades-change-players-fleets-left = fleets of { $name } left { $before } → { $now }
cyclades-change-players-metropolises = metropolises of { $name } { $before } → { $now }
cyclades-change-players-lands = lands of { $name } { $before } → { $now }
cyclades-change-players-seas = seas of { $name } { $before } → { $now }
cyclades-change-players-carded = metropolises on cards of { $name } { $before } → { $now }
