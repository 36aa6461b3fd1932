## Ankh: the guided first round, a message for each step of games/ankh/data/guide.json

ankh-guide-1 =
    { "**" }Welcome to Ankh.** You are **Ra**, and two gods want to be the only one. What counts is **devotion**: reach 31 first, or have the most after the fifth conflict, and you win. Devotion comes from conflicts. Until the first one, put your figures where they will matter.

    In a turn you take one action, then a second one from **below** it in the list. To have two, start high up: **{ $name }**.
ankh-guide-2 =
    { "**" }Your figures** are a god and a warrior in your colour. Each may move up to three hexes, across anything. First, **{ $choice }**.
ankh-guide-3 =
    { "**" }Go to monuments.** Obelisks, pyramids and temples that nobody controls give followers to figures beside them, and majorities bring devotion in a conflict. On **{ $choice }**, the warrior stands beside the pyramid on F2.
ankh-guide-4 =
    { "**" }The god next:** { $choice }. A god is as strong as a warrior but never dies: the best guard there is.
ankh-guide-5 =
    On **{ $choice }**, the god stands beside the pyramid on B8. Two figures, two monuments, two regions: you will have a say in both.
ankh-guide-6 =
    { "**" }The second action** must be below the first one. Each line says how many steps are left until its **event**; the player who takes the last step causes it. You have one follower, and a power of the first level costs one: **{ $name }**. It works for the whole game.
ankh-guide-7 =
    { "**" }Powers.** Each line says what a power does; **/card** says it again at any time. **{ $name }** brings one more follower each time you gain any. Followers pay for powers, monuments and locusts.
ankh-guide-8 =
    { "**" }See what happened:** your rival took the last step of "Unlock an ankh power". The event was **control of a monument**, and the pyramid on F2 is theirs now. Events come in a fixed order; the next one is named in the line above.

    You need followers: **{ $name }** brings one for each monument beside your figures that is yours or nobody's, plus one for Revered.
ankh-guide-9 =
    { "**" }Below followers**, only one action is left: **{ $name }**. You can pay for a power again.
ankh-guide-10 =
    { "**" }{ $name }** brings 3 followers whenever you win a battle. This is your second power, and with the second comes a **guardian**: Satet.
ankh-guide-11 =
    { "**" }A third turn.** Two of the lines say "brings the event": taking one of these actions causes it. But you have a guardian to bring onto the map: **{ $name }**.
ankh-guide-12 =
    { "**" }{ $name }** is worth a warrior in battle, and when she moves she may push an enemy figure away, even a god.
ankh-guide-13 =
    { "**" }Where?** New figures appear beside a figure or a monument of yours. **{ $choice }** is beside your warrior: two figures in a region are stronger than one, and each figure counts 1 in battle.
ankh-guide-14 =
    { "**" }Ra's own gift:** up to three figures become radiant when they are summoned. Winning or dominating a region with one of them brings 1 more devotion. So: **{ $choice }**.
ankh-guide-15 =
    { "**" }Cause the event yourself.** **{ $name }** brings the event now. It is control of a monument again: you take a neutral one beside one of your figures.

    The next event is the first **conflict**, region by region: alone you dominate, with others you fight, each playing a secret card. Now you know everything that leads up to it.
