## Words drawn in the pictures of Ankh. There is little room: keep them short.

ankh-picture-title = Ankh
# Of somebody's turn in which a conflict is under way: others are asked as well.
ankh-picture-conflict = Conflict in { $seat }’s turn
ankh-picture-turn-number = Turn { $turn }
# Nobody has won.
ankh-picture-atheism = Egypt worships nobody
# $region is the number of its conflict token.
ankh-picture-battle = Battle in region { $region }
# Before the names of those whose gods are out of the game.
ankh-picture-forgotten = Forgotten
# Headings over cards.
ankh-picture-hand = Battle cards in hand
ankh-picture-gifts = Abilities
ankh-picture-played = Played
ankh-picture-gods = Gods to choose from

ankh-picture-action-move = Move
ankh-picture-action-summon = Summon
ankh-picture-action-followers = Followers
ankh-picture-action-ankh = Power

# The ankh powers, each in one word.
ankh-picture-power-commander = Commander
ankh-picture-power-inspiring = Inspiring
ankh-picture-power-omnipresent = Omnipresent
ankh-picture-power-revered = Revered
ankh-picture-power-magnificent = Magnificent
ankh-picture-power-obelisks = Obelisks
ankh-picture-power-temples = Temples
ankh-picture-power-pyramids = Pyramids
ankh-picture-power-glorious = Glorious
ankh-picture-power-magnanimous = Magnanimous
ankh-picture-power-generous = Generous
ankh-picture-power-worshipful = Worshipful

ankh-picture-event-start = start
ankh-picture-event-control = control of a monument
ankh-picture-event-camel = a caravan
ankh-picture-event-consolidation = a consolidation
ankh-picture-event-conflict = conflict
ankh-picture-event-merge = conflict and merge
ankh-picture-event-forget = conflict and forgotten gods
ankh-picture-event-end = the last conflict

## Descriptions of the pictures for people who cannot see them.

ankh-picture-alt-conflict = Conflict in { $seat }’s turn.
ankh-picture-alt-head = { $turn ->
    [0] Ankh, set-up.
   *[other] Ankh, turn { $turn }.
}
ankh-picture-alt-won = The game is over. Egypt worships { $seats }.
ankh-picture-alt-atheism = The game is over. Egypt worships nobody.
# $sides is a list, each as one of the three messages that follow.
ankh-picture-alt-battle = Battle in region { $region }: { $sides }.
ankh-picture-alt-fighter = { $seat } with { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}, strength { $strength } before cards
ankh-picture-alt-fighter-shown = { $seat } with { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}, strength { $strength } so far ({ $cards })
ankh-picture-alt-fighter-strong = { $seat } with strength { $strength } ({ $cards })
# $seats are one or, after a merge, two names; $god one or two gods.
ankh-picture-alt-god = { $seats } ({ $colour }) as { $god }: devotion { $devotion }{ $red ->
    [yes] , in the red
   *[no] {""}
}, { $followers ->
    [one] 1 follower
   *[other] { $followers } followers
}, { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} in supply, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
# $things is a list of powers and guardians.
ankh-picture-alt-powers = { $seat } has { $things }.
ankh-picture-alt-forgotten = Forgotten: { $seats }.
ankh-picture-alt-event = Next event: { $event }.
ankh-picture-alt-tracks = Actions: { $tracks }.
ankh-picture-alt-track = { $action } { $done } of { $needed }
# $pieces is a list such as "B4 warrior, C5 temple".
ankh-picture-alt-pieces = { $seat } on the map: { $pieces }.
ankh-picture-alt-neutral = Nobody's: { $pieces }.
ankh-picture-alt-piece = { $label } { $piece }
ankh-picture-alt-radiant = { $label } radiant { $piece }
ankh-picture-alt-hand = In hand:
ankh-picture-alt-gifts = Abilities:
ankh-picture-alt-played = Played:
ankh-picture-alt-card = { $name }: { $text }
