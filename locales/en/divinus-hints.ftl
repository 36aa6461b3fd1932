## Why the sensible computer of Divinus answers as it does: one sentence each

divinus-why-only = There is nothing else to choose.
divinus-why-rest = { $active ->
    [0] All your dice are spent.
    [one] Only one of your { $count } dice is active, and no cell within its reach gains as much as fresh dice.
   *[other] { $active } of your { $count } dice are active, but no cell within their reach gains as much as fresh dice.
}
divinus-why-fight = It takes a single die, and enough others stay active.
divinus-why-last-battle = It covers the last battle cell of a card, and then the card pays.
divinus-why-change = With some dice changed, a better tile is within reach.
divinus-why-hero = Your hero serves your map so much better elsewhere that it is worth a die.
divinus-why-pantheon = The pantheon's die helps, and costs you none of your dice.
divinus-why-before-rest = A Rest comes next and rolls spent dice anyway, so this costs nothing now.
divinus-why-cell-size = Its tile gains most for its dice: the map grows towards its end, and so do its zones.
divinus-why-cell-god = Its tile gains most for its dice, above all for the goals of { $name }.
divinus-why-cell-quest = Its tile gains most for its dice, above all for the quest { $name }.
divinus-why-cell-temples = Its tile gains most for its dice, above all by bringing a temple nearer to its consecration.
divinus-why-place-size = There the tile gains most: the map grows towards its end, and so do its zones.
divinus-why-place-god = There the tile gains most, above all for the goals of { $name }.
divinus-why-place-quest = There the tile gains most, above all for the quest { $name }.
divinus-why-place-temples = There the tile gains most, above all by bringing a temple nearer to its consecration.
divinus-why-place = There your map is worth most.
divinus-why-temple = It is consecrated at once, or is the nearest to it.
divinus-why-no-temple = None of these temples has good hopes of being consecrated there.
divinus-why-cheapest = Of the monsters that can still be beaten in time, this one lacks the fewest battles, and of its cells this takes the fewest dice.
divinus-why-often = It is the one on offer that helps most often.
divinus-why-no-artifact = None of them helps more often than those you have.
divinus-why-top = With that face your dice can do most.
divinus-why-slot = A free slot first; else what helps least goes.
divinus-why-face = The face has no sticker yet, and its die has the fewest.
divinus-why-all = Every die that comes back is a die more.
divinus-why-few = Dice that lie well are better left alone.
divinus-why-use = It sees no difference here, so it draws by lot.
divinus-why-leave = It leaves alone what it cannot weigh.
