## Words drawn in the pictures of Anunnaki. There is little room: keep them short.

anunnaki-picture-title = Anunnaki
anunnaki-picture-round = Round { $turn }
anunnaki-picture-last = Last round
# What the turn has come to.
anunnaki-picture-phase-set-up = Set-up
anunnaki-picture-phase-star = Star
anunnaki-picture-phase-action = Action
anunnaki-picture-phase-magic = Magic
anunnaki-picture-phase-additional = Extra actions
anunnaki-picture-phase-battle = Battles
anunnaki-picture-phase-culture = Culture
anunnaki-picture-phase-over = The end
anunnaki-picture-civilisation = an ancient civilisation
anunnaki-picture-no-weapon = no weapon yet
# Headings over cards.
anunnaki-picture-weapons = Your weapons
anunnaki-picture-gods = Your gods
anunnaki-picture-artifacts = Artifacts
anunnaki-picture-agreements = Your agreements
anunnaki-picture-houses = The houses and their main gods
anunnaki-picture-other-gods = Gods that others have summoned

anunnaki-picture-free = nothing
# A weapon without a cost, where there is room for a word.
anunnaki-picture-no-cost = free
anunnaki-picture-nothing = nothing
anunnaki-picture-weapon = Strength { $strength }. Costs { $cost }. Victory: { $spoils }.
# $effect is a sentence.
anunnaki-picture-weapon-effect = Strength { $strength }. Costs { $cost }. Victory: { $spoils }. { $effect }
anunnaki-picture-summoned = Summoned
anunnaki-picture-asleep = Not summoned
anunnaki-picture-bonus-all = every track and power
# $bonus is the track on which summoning brings steps.
anunnaki-picture-god = { $state }; brings { $bonus }. { $text }
anunnaki-picture-house = { $god }: { $text }

## Descriptions of the pictures for people who cannot see them.

anunnaki-picture-alt-set-up = Anunnaki, set-up.
anunnaki-picture-alt-head = Anunnaki, round { $turn }.
anunnaki-picture-alt-last = This is the last round.
anunnaki-picture-alt-over = The game is over.
anunnaki-picture-alt-score = { $seat }: { $points } points{ $winner ->
    [yes] , the winner
   *[no] {""}
}.
anunnaki-picture-alt-battle = { $attacker } fights { $defender } in { $district }.
# $goods is a list such as "2 food, 1 crystal"; the rest are places on tracks and numbers.
anunnaki-picture-alt-house = { $seat } ({ $colour }, { $house }): { $points } points; { $goods }; war { $war }, technology { $technology }, trade { $trade }, power { $power }; { $signs ->
    [one] 1 sign
   *[other] { $signs } signs
} left, { $weapons ->
    [one] 1 advanced weapon
   *[other] { $weapons } advanced weapons
}.
anunnaki-picture-alt-gods = { $seat } has summoned { $gods }.
anunnaki-picture-alt-artifacts = { $seat } has { $artifacts }.
anunnaki-picture-alt-weapons = Your weapons: { $weapons }.
anunnaki-picture-alt-card = { $card }: { $text }
# $districts is a list such as "P4 (1 follower; 1)".
anunnaki-picture-alt-holds = { $seat } has { $districts }.
anunnaki-picture-alt-district = { $label } ({ $pieces }; strength { $strength })
anunnaki-picture-alt-civilisations = Civilisations: { $districts }.
anunnaki-picture-alt-unseen = { $label } (unknown)
anunnaki-picture-alt-seen = { $label } (strength { $strength })
anunnaki-picture-alt-exhausted = Partly or wholly exhausted: { $districts }.
anunnaki-picture-alt-place = { $label }
anunnaki-picture-alt-culture = Culture token { $districts }: { $rewards }.
anunnaki-picture-alt-pawn = The pawn of { $seat } is on { $action }; { $freed } gods freed.
anunnaki-picture-alt-upgraded = { $seat } has upgraded { $actions }.
anunnaki-picture-alt-goals = Goals: { $goals }.
anunnaki-picture-alt-goal = { $track } for { $goal }
anunnaki-picture-alt-market = Agreements: { $offers }.
anunnaki-picture-alt-offer = { $cost } for { $points } points
# The cell of the star between these two tokens.
anunnaki-picture-alt-cell = the cell between { $one } and { $other }
