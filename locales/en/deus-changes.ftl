## What changed between two pictures of Deus, for those who cannot see it. $before and $now are what was and what is.

deus-change-round = round { $now }
deus-change-active = { $now } to move
deus-change-first = { $now } is the first player
deus-change-ending = how close the end is
deus-change-regions = { $name }
deus-change-players-gold = gold of { $name } { $before } → { $now }
deus-change-players-resources = { $name } of { $of } { $before } → { $now }
deus-change-players-ready = { $name } of { $of } ready { $before } → { $now }
deus-change-players-reserve = { $name } of { $of } in reserve { $before } → { $now }
deus-change-players-columns = { $of }: { $name }
deus-change-players-hand-size = cards of { $name } { $before } → { $now }
deus-change-players-hand = the hand of { $name }
deus-change-players-vp = points of { $name } { $before } → { $now }
deus-change-players-joker-left = the joker of { $name }
deus-change-supply = { $name } in the supply { $before } → { $now }
deus-change-temples-left = temples left { $before } → { $now }
deus-change-deck-size = cards in the deck { $before } → { $now }
deus-change-discard-size = discarded cards { $before } → { $now }
deus-change-discard-top = the top discarded card
deus-change-scores = the final scoring
