## The rules of Ankh in our own words, a topic each, for /rules and the Help button. A body is
## Discord markdown of at most 3,500 characters. A line may not begin with *, [ or a full stop.

ankh-rules-aim-title = The aim
ankh-rules-aim-body =
    You are a god of Egypt and want to be the only one. You win
    - at once, when your devotion reaches the top of the track (31),
    - after the fourth conflict, if yours is the only god left,
    - after the fifth conflict, with the most devotion.

    If no god is left after the fourth conflict, Egypt turns atheist and nobody wins.

    The map has fertile, desert and water hexes. The Nile and camels divide it into **regions**, each with a numbered conflict token. A hex holds one figure or one monument. Water belongs to every region it touches, and only Apep can stop there.

    { "**" }Adjacent** always means side by side and not divided by the river or by camels.
ankh-rules-turn-title = Your turn
ankh-rules-turn-body =
    Choose an action, advance its marker and do it. If no event happened, you **must** take a second action, **below** the first in this order: move, summon, followers, ankh power. Nothing comes after an ankh power.

    You may choose an action that you cannot or do not want to carry out; its marker moves all the same.

    When a marker reaches the end of its track, an **event** happens after the action, your turn ends, and the marker goes back to its start. The tracks grow with the number of players: players + 1 steps, but for ankh powers only as many steps as players.

    A merged god is played by two people: each takes **one** action in their own turn, and both may choose the same one.
ankh-rules-move-title = Move figures
ankh-rules-move-body =
    Each of your figures may move up to 3 hexes: through figures, monuments, water, river and camels alike. It must end on an empty land hex, and not on another god's gate to the afterlife.

    Moving never changes who controls a monument.
ankh-rules-summon-title = Summon a figure
ankh-rules-summon-body =
    Put one warrior or guardian from your supply on an empty land hex adjacent to one of your figures or to a monument you control.

    - **Patron of Pyramids** adds one figure beside each of your pyramids.
    - **Osiris** adds one on a gate to the afterlife.
    - You choose the order, so one figure may prepare the place for the next.
    - A warrior captured by **Anubis** may be summoned for 1 follower, which Anubis receives.
ankh-rules-followers-title = Gain followers
ankh-rules-followers-body =
    You receive 1 follower for each monument that is yours or neutral and has one of your figures adjacent to it. Several figures beside one monument count once. **Revered** adds one.

    Followers are open and never run out.
ankh-rules-powers-title = Ankh powers
ankh-rules-powers-body =
    You unlock two powers of each level, level by level, for 1, 2 and 3 followers each. The second unlock brings a guardian of level 1, the fourth one of level 2, the fifth one of level 3, as long as figures and bases last (2 small, 2 large).

    { "**" }Level 1:** Commander: 3 followers for a won battle. Inspiring: Build Monument is free. Omnipresent: at the start of a conflict, 1 follower for each region with figures of yours. Revered: 1 more follower.
    { "**" }Level 2:** Magnificent: with 3 monuments of one kind, your god counts 3. Obelisks: at the start of your battle, figures from anywhere may go next to your obelisks in the region. Temples: +2 for each temple of yours there with a figure beside it. Pyramids: more summons.
    { "**" }Level 3:** Glorious: 3 devotion instead of 1 for winning by 3 or more. Magnanimous: 2 devotion when you lose with 2 or more figures. Generous: in the red, 1 more devotion on each occasion. Worshipful: after each battle in which you played a card, 2 followers for 1 devotion.
ankh-rules-guardians-title = Guardians
ankh-rules-guardians-body =
    One kind of each level is in play; each has strength 1.

    - **Satet** (1) may end a move on an enemy's hex and push the figure one hex away, even a god.
    - **Cat Mummy** (1): when it dies, all others lose 1 devotion.
    - **Apep** (2) may be summoned on any water and is then in every region around it.
    - **Mummy** (2): when it dies, it is summoned again at once next to your god's figure.
    - **Giant Scorpion** (3): whenever it comes to a hex, even pushed by Satet, its owner points its claws at two neighbouring hexes side by side. At the start of a conflict, any monuments there are torn down, no matter whose they are. Monuments beyond the river or camels are safe.
    - **Androsphinx** (3): enemy figures adjacent to it have no strength.
ankh-rules-events-title = Events
ankh-rules-events-body =
    The events come in a fixed order: control, control, control, **conflict**; caravan, control, control, **conflict**; caravan, control, control, **conflict** and (with three or more players) merge; caravan, control, control, **conflict** and oblivion; control, **conflict** and the end.

    { "**" }Control of a monument:** the player who caused the event must take a neutral monument adjacent to one of their figures, if there is one. Only if no monument on the whole map is neutral, they take a rival's instead. You can control 9 at most.
ankh-rules-caravan-title = Caravans
ankh-rules-caravan-body =
    The player who caused the event may split a region with a chain of at most 6 camels on the borders between land hexes. A chain runs between two of these: river, water, other camels, the edge of the map. It ends at the first of them it meets. Both new regions need at least 6 land hexes. There are never more than 8 regions.

    One part keeps the conflict token, the other receives the lowest free number. Then one of these two tokens may change places with any other.

    You choose the region, the two ends and, if there are several, the route between them.
ankh-rules-conflict-title = Conflicts
ankh-rules-conflict-body =
    The player who caused the conflict holds the **tiebreaker**. Omnipresent gods gain followers, and scorpions strike. Then the regions are resolved in the order of their numbers:

    - no figures: nothing happens,
    - figures of one god: that god **dominates**,
    - figures of several: **battle**.

    Dominance brings 1 devotion for each kind of monument where you control more in the region than any rival, present or not; then 1 devotion for the dominance.
ankh-rules-battle-title = Battles
ankh-rules-battle-body =
    1. Patrons of Obelisks gather figures.
    2. Amun says whether two cards are coming; then all choose a card in secret and reveal.
    3. **Build Monument**, least devotion first.
    4. **Plague of Locusts.**
    5. **Majorities:** if you have a figure there, 1 devotion for each kind of monument you control most of.
    6. **Strength:** 1 for each figure, plus cards and powers. Without a figure it is 0. The strongest wins 1 devotion and kills all enemy figures there except gods.

    In a tie for the lead, a tied player who holds the tiebreaker may use it to win. It works **once per conflict**. Otherwise everybody loses and all figures except gods die. If locusts have left no figures at all, nobody wins.

    Afterwards come Magnanimous, Osiris's gate, Cat Mummies, Miracles, Worshipful, and finally the Cycle of Ma'at.
ankh-rules-cards-title = Battle cards
ankh-rules-cards-body =
    Everybody has the same seven. A played card stays on the table, face up, until the Cycle of Ma'at brings them all back.

    - **Chariots** +3.
    - **Plague of Locusts** +1: everybody with figures there bids followers in secret and loses them. Only the single highest bidder's figures live; gods never die.
    - **Drought** +1: if you win, each of **your** figures on desert brings you 1 more devotion.
    - **Flood:** a follower at once for each of your figures on fertile ground; these figures cannot die when the battle is decided, but locusts kill them.
    - **Build Monument:** for 3 followers, put a monument of yours on an empty land hex of the region.
    - **Miracle:** 1 devotion for each of your figures that died.
    - **Cycle of Ma'at:** take all cards back.
ankh-rules-devotion-title = Devotion
ankh-rules-devotion-body =
    The track runs from 0 to 31; up to 20 it is red. If several gods are on one space, the last to arrive is on top and counts as higher. When several gain or lose at once, the lowest goes first. Nobody falls below 0.

    A victory or dominance is **one** occasion to gain devotion, and all majorities of a region together are another: Generous adds 1 to each.
ankh-rules-merge-title = The merge
ankh-rules-merge-body =
    After the third conflict, with three or more players, the two gods with the least devotion become one. The lowest is the **junior**, the other the **senior**.

    - The junior's monuments are destroyed; its god, warriors, cards and ankhs leave the game.
    - Followers go to the senior, and so do the guardians that the senior wants and has bases for. If they are on the map, they stay there; the other guardians leave the game.
    - The senior's token moves down onto the junior's, beneath any that were on top of it; the two move together.
    - The merged god has both abilities and the senior's powers. Both people win or lose together.
    - In battles, the senior's cards are played and the senior has the last word, so the questions go to the senior.
ankh-rules-forgotten-title = Forgotten gods
ankh-rules-forgotten-body =
    After the fourth conflict, every god still in the red is forgotten: its figures leave the game and its monuments are destroyed. If one god is left, it wins; if none is left, nobody wins. Otherwise play continues to the fifth conflict.
ankh-rules-gods-title = The gods
ankh-rules-gods-body =
    - **Amun:** once per conflict, he may play two cards at once; both strengths and both effects count. He announces it before the others choose.
    - **Anubis:** each time enemy warriors die, one of them may be captured, up to three. Each gives his god figure +1. Their owners may ransom them.
    - **Isis:** she may keep her figures adjacent to an enemy alive at the end of a battle, even in a tie, but not against locusts.
    - **Osiris:** after losing a battle, he places a gate to the afterlife on an empty land hex of the region, or moves one there. Others may not end a move or build there, but may summon a figure onto it. The hex is neither fertile nor desert.
    - **Ra:** three suns. A figure may be made radiant when it is summoned; winning or dominating a region with one of them in it brings 1 more devotion.

    Gods never die.
ankh-rules-scenarios-title = Scenarios
ankh-rules-scenarios-body =
    { "**" }Middle Kingdom, Old Kingdom** and **Nomarchs** differ in their starting positions.

    { "**" }The People's Revolt:** the map starts with many small regions. The winner's (or dominating god's) figures in the region die, except gods; the losers' survive. In an unbroken tie everybody loses, so nobody dies. Figures sheltered by the winner's own Flood live. Locusts kill as usual.

    Instead of a caravan there is a **consolidation**: the player who caused it takes a follower and must join two regions divided by camels, if there are any. The camels between them go back to the supply. The joined region keeps the lower number, and the highest token on the map leaves the game. If that token was elsewhere, the freed number replaces it.

ankh-rules-first-turn-title = Your first turn
ankh-rules-first-turn-body =
    What to do in your first turns, and why.

    1. **Start with an action high in the list,** so that a second one is left: move or summon, then followers or a power.
    2. **Stand beside monuments.** They give followers now and majorities in conflicts.
    3. **Unlock a power early.** It works for the rest of the match; the second one brings a guardian.
    4. **Watch the markers.** If you push one to its end, you cause the event and get what it brings: control of a monument, a caravan, or the tiebreaker of a conflict.
    5. **Before a conflict,** look at each region: alone you dominate, with others you fight. Keep Chariots for the battle that counts, and remember that a played card is gone until the Cycle of Ma'at.

    { "**" }/learn** takes you through this step by step.

ankh-rules-legend-title = Signs on the board
ankh-rules-legend-body =
    From the top to the bottom of the picture:

    - **Bar on top:** whose turn it is. Below it **the four actions**: filled boxes are steps done, the red box with **!** causes the event.
    - **Map:** green is fertile, sand is desert, blue is water. The blue line is the Nile; coloured lines are region borders. A **hexagon with a number** is the region's conflict token. Camels on a border divide regions.
    - **Round figure:** a warrior; **octagon:** a god with its sign; other shapes are guardians. The small circle has the owner's colour and symbol. **Sun rays:** a radiant figure of Ra.
    - **Monuments:** obelisk, pyramid, temple. The base has the colour of the player who controls it; grey is neutral.
    - **Column on the right:** the events in their order, the current one marked: ankh is control of a monument, camel a caravan, crossed swords a conflict with its number, broken ankh oblivion, crown the end.
    - **A god's row:** the flame is devotion (red while the god would be forgotten), then followers, warriors, ankhs left, and the god's own tokens. Empty boxes are room for powers; small cards are the hand.
    - **Numbers in circles** are the options of the question.
