## Words drawn in the pictures of Divinus. There is little room: keep them short.

divinus-picture-set-up = Set-up
divinus-picture-round = Round { $round }
# How the battle of the gods of a scenario stands.
divinus-picture-battle = Greek { $greek } : { $norse } Norse
divinus-picture-last = Last round
divinus-picture-everyone = Everybody chooses
# The first player's token.
divinus-picture-first = 1st
# Before the tiles and temples that are left.
divinus-picture-left = Left:
# On a monster's card. $favour is what first, second (and third) place get, as "2 · 1".
divinus-picture-pays = pays { $favour }
divinus-picture-yours = Your hero and artifacts
divinus-picture-gods = Gods
divinus-picture-quests = Quests and monsters
divinus-picture-temples = Temples
divinus-picture-velund = At Velund's
divinus-picture-heroes = Heroes to choose from
divinus-picture-tiles = Tiles to choose from
divinus-picture-draft = Artifacts to choose from
# A tile on top of a stack that only the reader has seen.
divinus-picture-peek = Only you have seen
divinus-picture-upgraded = { $artifact } (upgraded)
divinus-picture-spent = { $artifact } (used)
# $n is the favour that the quest brings.
divinus-picture-quest = { $text } (+{ $n })
divinus-picture-nothing = No cards yet

## Descriptions of the pictures for people who cannot see them.

divinus-picture-alt-set-up = Divinus, set-up.
divinus-picture-alt-head = Divinus, round { $round }.
divinus-picture-alt-title-page = { $count ->
    [0] The title page of "{ $title }": sails before a shore of mountains.
   *[other] The title page of "{ $title }": sails before a shore of mountains, and the gods { $gods }.
}
divinus-picture-alt-last = This is the last round.
divinus-picture-alt-gods-battle = Battle of the gods: { $greek } for the Greek side, { $norse } for the Norse.
divinus-picture-alt-won = The game is over. Winner: { $seats }.
divinus-picture-alt-stock = { $seat } ({ $colour }): favour { $greek } Greek, { $norse } Norse, { $general } general; { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
# $dice is a list of faces, as "3, 2/6".
divinus-picture-alt-dice = { $count ->
    [0] No active dice.
   *[other] Active dice: { $dice }.
}
divinus-picture-alt-face = { $face }
divinus-picture-alt-hero = { $hero }.
divinus-picture-alt-hero-on = { $hero } on { $place }.
# A hero who counts as a symbol of a people.
divinus-picture-alt-counts = { $hero } ({ $people })
divinus-picture-alt-artifacts = Artifacts: { $artifacts }.
divinus-picture-alt-zones = Zones of { $seat }: { $zones }.
# $symbols is a list such as "Greek 2, temple 1".
divinus-picture-alt-zone = { $some ->
    [yes] { $terrain } { $size } ({ $symbols })
   *[no] { $terrain } { $size }
}
divinus-picture-alt-symbol = { $symbol } { $count }
divinus-picture-alt-goal = { $god }, { $goal }: { $standing }.
divinus-picture-alt-count = { $seat } { $value }
# $needs are the numbers to reach, as "4" or "2 + 2".
divinus-picture-alt-quest = { $quest }, to { $needs }: { $standing }.
divinus-picture-alt-taken = { $quest }: taken by { $seat }.
divinus-picture-alt-monster = { $card }: { $cells }.
# A monster on somebody's own map: how many of its battle cells are used up.
divinus-picture-alt-own-monster = { $monster } of { $seat }: { $used } of { $cells } battle cells used.
divinus-picture-alt-free = { $cell } free
divinus-picture-alt-fought = { $cell } { $seat }
divinus-picture-alt-market = Market: { $cells }.
# $lands is a list of terrains and symbols.
divinus-picture-alt-tile = { $cell }{ $dearer ->
    [yes] {" "}for { $price }
   *[no] {""}
}{ $guarded ->
    [yes] {" "}guarded
   *[no] {""}
} ({ $lands })
divinus-picture-alt-spent = { $cell } taken (dice { $dice })
divinus-picture-alt-cell = cell { $cell }
divinus-picture-alt-battle = { $card } { $cell }
divinus-picture-alt-peek = You have seen tile { $tile } on top of a stack.
divinus-picture-alt-card = { $card }: { $text }

## The country of the campaign.

divinus-country-done = Scenario { $scenario } of { $scenarios }
divinus-country-alt-head = The Unsettled Country after scenario { $scenario } of { $scenarios }.
divinus-country-alt-demiurge = { $seat } is the demiurge.
# $titles is a list.
divinus-country-alt-demigod = { $seat }: { $favour } favour in all{ $count ->
    [0] {""}
   *[other] , { $titles }
}.
divinus-country-alt-places = Locations: { $places }.
divinus-country-alt-place = { $place } on tile { $tile }
divinus-country-alt-held = { $place } on tile { $tile }, its title with { $seat }
