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
ankh-why-rally = This warrior is not needed where it stands, and the battle is close.
ankh-why-no-rally = The battle is won by enough, or no warrior can be spared elsewhere.
ankh-why-claws = It hurts a rival's monument, the leader's first.
ankh-why-gate = A new gate first; else one that stands badly moves.
ankh-why-gate-at = Whoever is summoned there stands beside the most monuments that serve you.
ankh-why-capture = It belongs to whoever is ahead in devotion.
ankh-why-card = Against all that your rivals may play, weighed by how likely it is, it promises about the most, less what the card would be worth later.
ankh-why-double = Two cards promise clearly more than the best single one.
ankh-why-no-double = A second card would not add enough.
ankh-why-build-at = It is next to the most figures of yours.
ankh-why-bid = Against what the rivals there are likely to bid it promises about the most for its followers.
ankh-why-use = What may be declined here is all to your own good.
ankh-why-leave = Nothing here is to your good.
