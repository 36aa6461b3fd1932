## Divinus, the campaign: its questions, answers and notes, and how it is told afterwards. The story
## itself is in divinus-story.ftl, rules that arrive in divinus-campaign-rules.ftl.

divinus-campaign-name = The Unsettled Country
divinus-campaign-blurb = Twelve evenings in a country that will not lie still. Every sticker you put on tiles and dice, and everything you build, name and destroy, stays for good, and the demigod with the most favour after the twelfth scenario becomes a god. For 2 to 4 players.
# Said when the twelfth scenario is over.
divinus-campaign-won = { $seat } sits in the chair that nobody built. The Unsettled Country has a god of its own.
divinus-option-even-battles = Even battles
divinus-option-even-battles-help = With these tiles, two battles of the gods favour one side. Evened out, either side can win them; otherwise they are as the rulebook prints them.
divinus-option-even-battles-true = Evened out
divinus-option-even-battles-false = As printed
divinus-option-level-dice = Dice after the campaign
divinus-option-level-dice-help = In the endless match that may follow the campaign, everybody keeps their campaign dice. Evened out, players with fewer stickers add more before it begins, until all have the same number.
divinus-option-level-dice-true = Evened out
divinus-option-level-dice-false = As the campaign left them

## Where a scenario stands

divinus-headline-scenario-set-up = { $title } · setting up
divinus-headline-scenario-round = { $title } · round { $round } · largest map: { $most } of 16 tiles
divinus-headline-scenario-last-round = { $title } · round { $round }, the last one
divinus-headline-scenario-over = { $title } · the end

## Questions and answers

divinus-ask-choice = { $prompt }
divinus-ask-visit = { $place }. { $text } What do you do?
divinus-ask-lay-aside = It has its price: which { $count ->
    [one] die
   *[other] { $count } dice
} do you set aside?
divinus-ask-battle = You represent both sides of the battle, with { $greek } for the Greek and { $norse } for the Norse gods. Who wins?
divinus-ask-new-faces = The victory gives the pantheon's die a new effect: { $effect }. Which faces does it cover? Up to two.
divinus-ask-pledge = Which die do you pledge, and to which god?
divinus-pick-pledge = Pledge a die to Zeus or Odin
divinus-pick-pledge-to = { $god }: { $face }
divinus-pick-order-location = Visit { $place }
divinus-pick-new-face = Face { $face }: { $effect }
divinus-hint-pledge = Its value is support; the die is used.
divinus-hint-pledge-to = { $count } support. { $goals }
divinus-hint-choice = { $text } You { $effects }.
divinus-hint-chair = { $text } In the endless match that may follow: { $follows }
divinus-chair-border = two gods of each pantheon are in play.
divinus-chair-table = temples of all kinds may be built.
divinus-hint-visit = You { $effects }. { $fate }
divinus-fate-keep = The place stays as it is.
divinus-fate-destroy = The place is gone for good.
divinus-fate-become = The place changes for good.

## What an option brings, as the end of a sentence that begins with "You".

# An effect that can change nothing as things are: there is no artifact to upgrade, for instance.
divinus-effect-idle = { $effect } (impossible now)
divinus-effect-favor = gain { $count } favour ({ $favour })
divinus-effect-favor-choose = gain { $count } favour of a pantheon of your choice
divinus-effect-refresh = refresh up to { $count ->
    [one] 1 die
   *[other] { $count } dice
}
divinus-effect-reactivate = take back up to { $count ->
    [one] 1 used die without rolling
   *[other] { $count } used dice without rolling
}
divinus-effect-reroll = roll up to { $count ->
    [one] 1 active die
   *[other] { $count } active dice
} again
divinus-effect-flip = flip up to { $count ->
    [one] 1 active die
   *[other] { $count } active dice
}
divinus-effect-set-die = turn { $count ->
    [one] an active die to a face
   *[other] { $count } active dice to faces
} of your choice
divinus-effect-die-sticker = put a sticker on a die
divinus-effect-artifact = may take one of the drawn artifacts
divinus-effect-upgrade-artifact = upgrade an artifact
divinus-effect-faction-sticker = put a symbol on a tile, on your map if there is room ({ $faction })
divinus-effect-faction-sticker-choose = put a symbol of any people on a tile, on your map if there is room
divinus-effect-location = found a place, on your map if there is room, and take its title ({ $title })
divinus-effect-title-only = bear a title whose place finds no tile with room ({ $title })
divinus-effect-founded = found a place whose title nobody holds, on the board if there is room ({ $place })
divinus-effect-temple-supply = give everybody one more temple to build ({ $temples })
divinus-effect-move-tile = move a tile of your map
divinus-effect-swap-board = swap two neighbouring tiles on the board
divinus-effect-replace-board = replace a tile on the board
divinus-effect-peek = look at the top of a stack
divinus-effect-total-token = change a total by { $count }, once in this scenario
divinus-effect-free-hero-move = move your hero for free
divinus-effect-spend = set aside { $count ->
    [one] 1 active die
   *[other] { $count } active dice
} as used
divinus-effect-support = gain { $count } support

## What happened

# Both stand under a heading of their own that names them.
divinus-note-scenario = { $intro }
divinus-note-recall = { $text }
divinus-note-arrival = { $text }
divinus-note-battle-ahead = { $rule }
divinus-note-battles-won = Battles won count for { $god }: { $count ->
    [one] 1 victory
   *[other] { $count } victories
}, { $sum } support.
divinus-note-odysseus = Odysseus goes with everybody.
divinus-note-choice = { $seat } decided: { $choice }. { $text }
divinus-note-choice-at-last = Nobody had earned the choice, so { $seat } made it: { $choice }. { $text }
divinus-note-visit = { $seat } came to { $place }. { $text }
divinus-note-visited = { $seat }: { $choice }. { $text }
divinus-note-holder = { $seat } bears the title of this place: { $title }.
divinus-note-location = { $seat } placed a location: { $place }.
divinus-note-location-gone = { $place } is gone for good.
divinus-note-location-changed = { $place } has become { $into }.
divinus-note-from-stack = It fits nowhere in sight, so { $seat } searched the { $stack }: it goes on { $tile }, which goes underneath.
divinus-note-title = { $seat } is now called { $title }.
divinus-note-temple-supply = One more temple can be built: { $temple }.
divinus-note-first-pick = { $seat } will choose first when the scenario is over.
divinus-note-spent = { $seat } set { $count ->
    [one] a die
   *[other] { $count } dice
} aside.
divinus-note-battle = { $greek } for the Greek side, { $norse } for the Norse. Victory: { $winner } ({ $why }).
divinus-battle-value = by the demigods' deeds
divinus-battle-choice = chosen by the demigod who represented both
divinus-battle-former-loser = a tie goes to the loser of the last battle
divinus-battle-less-favour = a tie goes to the side that gave less favour
divinus-battle-norse = a tie in everything goes to the Norse
divinus-note-new-faces = { $seat } put a new effect on the { $pantheon } die, on { $count ->
    [one] one face
   *[other] two faces
}: { $effect }.
divinus-note-scenario-over = The scenario is over. { $seat } gained the most in it: { $count } favour.
divinus-note-outcome = { $text }
divinus-note-demiurge = { $seat } has the most favour of all, { $count }, and is no longer a demigod.
divinus-note-chair-lasts = What the demiurge made lasts: { $text }
divinus-note-chair = What { $seat } made first: { $choice }. { $text }

## The campaign told

divinus-tale-scenario = **Scenario { $number }: { $title }.** { $intro }
divinus-tale-recall = { $text }
divinus-tale-choice = { $prompt } { $seat } decided: { $choice }. { $text }
divinus-tale-choice-at-last = { $prompt } Nobody had earned the choice, so { $seat } made it: { $choice }. { $text }
divinus-tale-visits = On the road: { $visits }.
divinus-tale-visit = { $seat } at { $place } ({ $choice })
divinus-tale-battle = The gods fought: { $greek } for the Greek side, { $norse } for the Norse. Victory: { $winner } ({ $why }).
divinus-tale-chair = { $seat } sat down, and this was made first: { $choice }. { $text }
divinus-tale-unbegun = Nothing has happened yet. The northern sails are still below the horizon.
divinus-tale-so-far = { $number ->
    [one] The first of { $count } scenarios is over
   *[other] { $number } of { $count } scenarios are over; the latest
}: { $title }.
divinus-tale-choices = Decided by { $seat }: { $choices }.
divinus-tale-battles = Battles of the gods: { $greek } for the Greeks, { $norse } for the Norse.
divinus-tale-leader = { $seat } is ahead with { $count } favour.
divinus-tale-demiurge = { $seat } became the demiurge with { $count } favour.
divinus-became-favour = { $count } favour, in { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} place
divinus-became-favourite = Favourite of the { $pantheon } gods
divinus-became-titles = Titles: { $titles }
divinus-became-artifacts = Artifacts ({ $slots } slots): { $artifacts }
divinus-became-upgraded = { $artifact } (upgraded)
divinus-became-dice = Stickers on dice: { $stickers }
divinus-became-tile = Own ground: { $tile }
divinus-became-pythia = Pythia's die joins the other dice

## Headings

divinus-scene-scenario = Scenario { $number }: { $title }
divinus-scene-arrival = New in the country: { $title }
divinus-scene-battle-ahead = What the gods will fight over
divinus-scene-choice = A choice for the whole country
divinus-scene-place = A new place: { $place }
divinus-scene-visit = A visit: { $place }
divinus-scene-battle = The battle of the gods
divinus-scene-battle-won = The battle of the gods ({ $winner })
divinus-scene-outcome = { $title }: how it ended
divinus-scene-demiurge = A new god
