toy-name = Orchard
toy-blurb = A small game of apples, bids and raids.
toy-pitch = Pick apples before the others do.

toy-option-rounds = Rounds
toy-option-rounds-help = How many rounds are played.
toy-option-weather = Weather
toy-option-weather-help = A storm blows an apple away each round.
toy-option-weather-fair = Fair
toy-option-weather-storm = Storm
toy-option-paired = Pairs
toy-option-paired-help = Two people hold two seats each.
toy-option-paired-true = Two seats each
toy-option-paired-false = One seat each

toy-headline-round = Round { $round } of { $rounds }
toy-headline-over = The harvest is in

toy-ask-bid = Which bid do you lay face down?
toy-ask-action = Round { $round }: what do you do?
toy-ask-trees = Which trees do you pick from?
toy-ask-victim = Whom do you raid?
toy-ask-guard = { $raider } raids you. Give in or resist?
toy-ask-card = Take the card or bury it?

toy-choice-bid = Bid { $bid }
toy-choice-pass = Pass
toy-choice-pick = Pick apples
toy-choice-raid = Raid somebody
toy-choice-peek = Peek at the deck
toy-choice-yield = Give up an apple
toy-choice-resist = Resist
toy-choice-take = Take it
toy-choice-bury = Bury it

toy-tree = tree { $tree }
toy-card-gold = a golden apple
toy-card-leaf = a leaf
toy-card-rot = a rotten apple
toy-goal-centre = Empty the tree in the middle
toy-goal-empty = Empty every tree
toy-goal-many = Hold four apples
toy-goal-raider = Raid twice
toy-goal-rim = Leave an apple on every outer tree
toy-goal-thrift = Keep your bid of five

toy-note-welcome = The orchard opens.
toy-note-dealt = Your secret goal: { $goal }.
toy-note-goal = { $seat } aimed at: { $goal }.
toy-note-storm = A storm shakes tree { $tree }: { $count ->
    [0] nothing falls.
   *[other] an apple is lost.
}
toy-note-bid = { $seat } bid { $bid }.
toy-note-pass = { $seat } passes.
toy-note-pick = { $seat } picks from { $trees }.
toy-note-raid = { $seat } raids { $victim } and takes { $count ->
    [0] nothing.
    [one] one apple.
   *[other] { $count } apples.
}
toy-note-peek = { $seat } looks at the top card.
toy-note-peeked = The top card is { $card }.
toy-note-bury = { $seat } buries the card.
toy-note-take = { $seat } takes { $card }.

toy-rules-bidding-title = Bidding
toy-rules-bidding-body = Everybody lays a bid face down; the highest goes first.
toy-rules-actions-title = Actions
toy-rules-actions-body = Pick from one or two trees, raid, peek at the deck, or pass.
toy-rules-raids-title = Raids
toy-rules-raids-body = The victim gives up an apple, or resists and lets a die decide about two.

toy-score-points = Points
toy-score-round = Round
toy-score-apples = Apples
toy-score-goal = Goal

toy-scene-bidding = Bids of round { $round }
toy-scene-raid = Raid of { $seat }

toy-option-storms = Storms
toy-option-storms-help = The second summer is a stormy one.
toy-option-storms-true = A stormy summer
toy-option-storms-false = Fair weather

toy-campaign-name = Three summers
toy-campaign-blurb = Three short orchards in a row; apples last over the winter.
toy-campaign-won = { $seat } has won the campaign!
toy-campaign-title-1 = The first blossoms
toy-campaign-title-2 = The dry summer
toy-campaign-title-3 = The last harvest
toy-campaign-story = Summer { $number }: { $count ->
    [0] nobody raided.
   *[other] { $raiders } raided.
}
toy-campaign-summary = { $count ->
    [0] The first summer is about to begin.
    [one] One summer has passed.
   *[other] { $count } summers have passed.
}
toy-campaign-became = { $count ->
    [0] An empty cellar.
    [one] One apple in the cellar.
   *[other] { $count } apples in the cellar.
}
toy-about-gold = Two apples for whoever takes it.
toy-about-leaf = Nothing happens.
toy-about-rot = It costs an apple.

toy-title-picker = Picker
toy-title-picker-how = picked apples
