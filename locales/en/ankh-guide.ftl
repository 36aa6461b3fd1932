## Ankh: the guided first round, a message for each step of games/ankh/data/guide.json

ankh-guide-1 =
    { "**" }Welcome to Ankh.** You are **Ra**, and two gods want to be the only one. What counts is **devotion**: whoever reaches 31 first, or has the most after the fifth conflict, wins. Devotion comes from conflicts; until the first one you put your figures where they will matter.

    In a turn you take an action and then a second one that stands **below** it in the list. So whoever wants two begins high up: move.
ankh-guide-2 =
    { "**" }Your figures** are a god and a warrior in your colour. Each may move up to three hexes, over everything. The warrior first.
ankh-guide-3 =
    { "**" }Go to monuments.** Obelisks, pyramids and temples that nobody controls give followers to figures beside them, and majorities of them bring devotion in a conflict. On E3 the warrior stands beside the pyramid on F2, and on fertile ground.
ankh-guide-4 =
    { "**" }The god next.** A god has the strength of a warrior, but never dies: the best guard there is.
ankh-guide-5 =
    On B7 the god stands beside the pyramid on B8. Two figures, two monuments, two regions: you will have a say in both.
ankh-guide-6 =
    { "**" }The second action** stands below the first one. "0 of 3" is how far the marker of an action has come; whoever pushes it to the end causes an **event**. You have one follower, and a power of the first level costs one: unlock it early, it works all game long.
ankh-guide-7 =
    { "**" }Powers.** Each line says what a power does; **/card** says it again at any time. **Revered** brings a follower more each time you gain any. Followers pay for powers, monuments and locusts, so it is never wrong.
ankh-guide-8 =
    { "**" }Look what happened:** your rival pushed the marker of "Unlock an ankh power" to its end. The event was **control of a monument**, and the pyramid on F2 is theirs now. Events come in a fixed order, shown as a row on the picture.

    You need followers: one for each monument beside your figures that is yours or nobody's, and one for Revered.
ankh-guide-9 =
    { "**" }And below followers** only the ankh power is left. You can pay for it again.
ankh-guide-10 =
    { "**" }Commander** brings 3 followers whenever you win a battle. This is your second power, and with the second comes a **guardian**: Satet.
ankh-guide-11 =
    { "**" }A third turn.** The marker of movement stands at 2 of 3: whoever moves next causes the event. You have a guardian to bring onto the map: summon.
ankh-guide-12 =
    { "**" }Satet** is worth a warrior in battle, and when she moves she may push an enemy figure away, even a god.
ankh-guide-13 =
    { "**" }Where?** New figures appear beside a figure or a monument of yours. D2 is beside your warrior: two figures in a region are stronger than one, and each figure counts 1 in battle.
ankh-guide-14 =
    { "**" }Ra's own gift:** up to three figures become radiant when they are summoned. Winning or dominating a region with one of them brings 1 devotion more.
ankh-guide-15 =
    { "**" }Cause the event yourself.** Followers stand at 2 of 3: this action pushes the marker to the end, and the event is the third control of a monument: you take a neutral one beside a figure of yours.

    The next event is the first **conflict**, region by region: alone you dominate, with others you fight, each with a secret card. Now you know everything that leads up to it.
