## Why the sensible computer of Ankh answers as it does: one sentence each

ankh-why-lot = All gods are equal to it, so it draws by lot.
ankh-why-event = The event that it brings ({ $event }) is worth more to you now than the action itself.
ankh-why-followers = { $count ->
    [one] It brings { $count } follower.
   *[other] It brings { $count } followers.
}
ankh-why-ankh = You have the followers for the next power, and a power helps for the rest of the game.
ankh-why-ankh-later = It cannot pay for a power, but no other action would bring more.
ankh-why-move = Your best moves would improve clearly where your figures stand: in regions that you can win, beside monuments.
ankh-why-summon = You have figures left to summon, and every one counts in battles and beside monuments.
ankh-why-little = No other action would bring more now.
ankh-why-majority = It does most towards having the most monuments of a kind.
ankh-why-guardians = It summons guardians before warriors.
ankh-why-warrior = No guardian of yours is left to summon, so it is a warrior.
ankh-why-ransom = Only the captured warrior can still come.
ankh-why-beside = Pyramids and gates come first: the plain summon may then begin beside the new figure.
ankh-why-plain = Of your ways to summon only the plain one is left.
ankh-why-power = It is among the powers that promise most from here to the end, with the figures, monuments and followers that you have.
ankh-why-split = Of all borders that can be laid it leaves you strongest in the regions, compared with the strongest rival.
ankh-why-no-split = No new border would leave you stronger.
ankh-why-union = Joined, these two regions leave you strongest.
ankh-why-figure = Of all figures this one can improve its place most.
ankh-why-stand = No further move would improve your position enough.
ankh-why-posture = From there your figures together stand best: for majorities in regions and beside monuments.
ankh-why-push = Of all places this one serves its owner least: by the monuments beside it and the owner's figures around.
ankh-why-rally = You would stay strongest without this figure where it stands ({ $figure }), and in the battle you lead by less than 2.
ankh-why-rally-weigh = In the battle you lead by less than 2, and where this figure stands ({ $figure }) you are well ahead.
ankh-why-no-rally = You lead the battle by 2 or more without another figure.
ankh-why-no-rally-spare = No figure can be spared elsewhere.
# $rivals is a list of players.
ankh-why-claws = The claws point at a monument of { $rivals }.
ankh-why-claws-spare = The claws spare your own monuments.
ankh-why-claws-least = Of all directions this one does you the least harm.
ankh-why-gate = A new gate is worth more than moving an old one.
ankh-why-gate-covered = A figure stands on that gate, so nobody can be summoned through it.
ankh-why-no-gate = No figure stands on any of your gates, so they stay.
ankh-why-gate-at = { $count ->
    [one] Whoever is summoned there stands beside 1 monument that is yours or neutral; no other place has more.
   *[other] Whoever is summoned there stands beside { $count } monuments that are yours or neutral; no other place has more.
}
ankh-why-gate-beside = { $count ->
    [one] Whoever is summoned there stands beside a monument.
   *[other] Whoever is summoned there stands beside { $count } monuments.
}
ankh-why-gate-alone = No place for the gate lies beside a monument.
ankh-why-capture = Of those that can be captured it belongs to the god with the most devotion.
ankh-why-token = It sees no difference between the two parts.
ankh-why-no-swap = It does not weigh the order of the regions, so the tokens stay.
ankh-why-card = Against all that your rivals may play, weighed by how likely it is, it promises about the most, less what the card would be worth later.
ankh-why-double = Two cards promise clearly more than the best single one.
ankh-why-no-double = A second card would not add enough.
ankh-why-build-at = It is next to the most figures of yours.
ankh-why-bid = Against what the rivals there are likely to bid it promises about the most for its followers.
ankh-why-only = There is nothing else to choose.
ankh-why-radiant = You have suns left, and to win or dominate with a radiant figure brings 1 more devotion.
ankh-why-tiebreaker = It wins you this battle.
ankh-why-protect = Figures that stay alive count in the next battle.
ankh-why-worship = Devotion wins the game, and 2 followers can be spared.
ankh-why-take-over = Each of these guardians makes you stronger.
ankh-why-use = There is no reason to decline this.
ankh-why-leave = It sees nothing to gain here.
