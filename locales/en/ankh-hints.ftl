## Why the sensible computer of Ankh answers as it does: one sentence each

ankh-why-lot = It has no favourite among the gods, so it picks one at random.
ankh-why-event = The event it brings ({ $event }) is worth more to you now than the action itself.
ankh-why-followers = { $count ->
    [one] It brings { $count } follower.
   *[other] It brings { $count } followers.
}
ankh-why-ankh = You have the followers for the next power, and a power helps for the rest of the game.
ankh-why-ankh-later = It cannot pay for a power, but no other action would bring more.
ankh-why-ankh-all = You have all six powers, but no other action would bring more.
ankh-why-move = Moving would clearly improve your figures' positions: in regions you can win, beside monuments.
ankh-why-summon = You have figures left to summon, and each one counts in battles and beside monuments.
ankh-why-little = No other action would bring more now.
ankh-why-majority = It helps most towards having the most monuments of a kind.
ankh-why-guardians = It summons guardians before warriors.
ankh-why-warrior = You have no guardian left to summon, so it is a warrior.
ankh-why-ransom = Only the captured warrior can still come.
ankh-why-beside = Pyramids and gates come first: the ordinary summon can then go beside the new figure.
ankh-why-beside-only = It is one more figure, and the ordinary summon is used or impossible.
ankh-why-plain = The ordinary summon is the only one left.
ankh-why-power = It is one of the most promising powers for the rest of the game, given your figures, monuments and followers.
ankh-why-split = Of all possible borders, it leaves you strongest in the regions, compared with the strongest rival.
ankh-why-no-split = No new border would leave you stronger.
ankh-why-union = Joined, these two regions leave you strongest.
ankh-why-figure = Of all your figures, this one can improve its position most.
ankh-why-stand = No further move would improve your position enough.
ankh-why-posture = From there, your figures together are best placed for majorities in regions and beside monuments.
ankh-why-push = Of all places, this one helps its owner least, judging by the monuments and the owner's figures nearby.
ankh-why-rally = You would stay strongest where this figure comes from ({ $figure }), and you lead the battle by less than 2.
ankh-why-rally-weigh = You lead the battle by less than 2, and you are well ahead where this figure comes from ({ $figure }).
ankh-why-no-rally = You lead the battle by 2 or more without another figure.
ankh-why-no-rally-spare = No figure can be spared elsewhere.
# $rivals is a list of players.
ankh-why-claws = The claws point at a monument of { $rivals }.
ankh-why-claws-spare = The claws spare your own monuments.
ankh-why-claws-least = Of all directions, this one does you the least harm.
ankh-why-gate = A new gate is worth more than moving an old one.
ankh-why-gate-covered = A figure is standing on that gate, so nobody can be summoned through it.
ankh-why-no-gate = None of your gates has a figure on it, so they can stay.
ankh-why-gate-at = { $count ->
    [one] A figure summoned there stands beside 1 monument that is yours or neutral; no other place has more.
   *[other] A figure summoned there stands beside { $count } monuments that are yours or neutral; no other place has more.
}
ankh-why-gate-beside = { $count ->
    [one] A figure summoned there stands beside a monument.
   *[other] A figure summoned there stands beside { $count } monuments.
}
ankh-why-gate-alone = No place for the gate is beside a monument.
ankh-why-capture = Of the warriors that can be captured, it belongs to the god with the most devotion.
ankh-why-token = It sees no difference between the two parts.
ankh-why-no-swap = It does not consider the order of the regions, so the tokens stay.
ankh-why-card = Against everything your rivals are likely to play, it promises about the most, minus what the card would be worth later.
ankh-why-double = Two cards promise clearly more than the best single card.
ankh-why-no-double = A second card would not add enough.
ankh-why-build-at = It is next to the most of your figures.
ankh-why-bid = Against what the rivals there are likely to bid, it promises about the most for its followers.
ankh-why-only = There is nothing else to choose.
ankh-why-radiant = You have suns left, and winning or dominating with a radiant figure brings 1 more devotion.
ankh-why-tiebreaker = It wins you this battle.
ankh-why-protect = Figures that stay alive count in the next battle.
ankh-why-worship = Devotion wins the game, and you can spare 2 followers.
ankh-why-take-over = Each of these guardians makes you stronger.
ankh-why-use = There is no reason to decline this.
ankh-why-leave = It sees nothing to gain here.
