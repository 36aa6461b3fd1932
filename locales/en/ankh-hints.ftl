## Why the sensible computer of Ankh answers as it does: one sentence each

ankh-why-lot = All gods are equal to it, so it draws by lot.
ankh-why-event = The event that it brings ({ $event }) is worth more to you now than the action itself.
ankh-why-followers = { $count ->
    [one] It brings { $count } follower for the monuments beside your figures.
   *[other] It brings { $count } followers for the monuments beside your figures.
}
ankh-why-ankh = You have the followers for the next power, and a power helps for the rest of the game.
ankh-why-ankh-later = Nothing else would bring anything either.
ankh-why-move = Your best moves would improve clearly where your figures stand: in regions that you can win, beside monuments.
ankh-why-summon = You have figures left to summon, and every one counts in battles and beside monuments.
ankh-why-little = No other action would bring more now.
ankh-why-majority = It does most towards having the most monuments of a kind.
ankh-why-guardians = Guardians come before warriors, and a ransom last.
ankh-why-beside = What a pyramid or a gate allows comes first; the plain summons is possible beside it.
ankh-why-power = It is among the powers that promise most from here to the end, with the figures, monuments and followers that you have.
ankh-why-split = Of all borders that can be laid it leaves you strongest in the regions, compared with the strongest rival.
ankh-why-no-split = No new border would leave you stronger.
ankh-why-union = Joined, these two regions leave you strongest.
ankh-why-figure = Of all figures this one can improve its place most.
ankh-why-stand = No further move would improve your position enough.
ankh-why-posture = From there your figures together stand best: for majorities in regions and beside monuments.
ankh-why-push = There it stands away from monuments, and where its owner is weak.
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
ankh-why-use = There is no reason to decline this.
ankh-why-leave = Nothing here is to your good.
