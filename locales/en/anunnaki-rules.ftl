## The rules of Anunnaki in our own words, a topic each, for /rules and the Help button. A body is
## Discord markdown of at most 3,500 characters. A line may not begin with *, [ or a full stop.

anunnaki-rules-aim-title = The aim
anunnaki-rules-aim-body =
    You lead a house of star gods. Your home planet is dying; Gaia is rich. The most points at the end win.

    During the game, points come from trade agreements, won battles, settlement income, tokens on the power track and some gods. At the end, they come from your places on the war, technology and trade tracks, from the goal beside each track, and from power, gods and stores.

    Each development track has a **goal**, and your marker shows a **multiplier** (×1 to ×5). You score how often you meet the goal, five times at most, times the multiplier.
anunnaki-rules-turn-title = Your turn
anunnaki-rules-turn-body =
    1. **Main action**: move your pawn to another token on your star and do its action.
    2. **Magic**: one magic action, if you like.
    3. **Additional actions**: each kind once, if you like.
    4. **Battles** wherever your figures share a district with another player's figures or a civilisation.
    5. **Culture tokens** that are surrounded reward everybody who rules beside them.

    You are not asked about things you cannot pay for or use.
anunnaki-rules-star-title = The star and its signs
anunnaki-rules-star-body =
    The star has ten action tokens (six blue, four red) and fifteen cells on the lines between them. Everybody's tokens are in the same places.

    - Your first turn begins on any **blue** token. After that, you may go to any token except the one your pawn is on.
    - If a line joins the two tokens and its cell is empty, you **must** place a sign there and gain its crystals. Other moves place none.
    - Three signs around a ray free a **minor god**, and the five of the pentagon free your **main god**. You may then summon that god as an additional action.
    - A reward may **move a sign** to an empty cell; you gain the crystals there, and a god once freed stays free.
    - Placing a 14th sign brings about the end of the game.
anunnaki-rules-actions-title = The ten actions
anunnaki-rules-actions-body =
    In brackets: the upgraded side.

    1 **Portal**: teleport 1 (2) figures.
    2 **Blue movement**: 2 (4) movement points.
    3 **Red movement**: 3 (5) movement points.
    4 **Trade**: take 1 (2) of the six open agreements.
    5 **Blue gathering**: gather in 1 (2) districts.
    6 **Red gathering**: gather in 2 (3) districts.
    7 **Creation**: for each shrine you rule, 1 resource of your capital's kind (of any one kind).
    8 **Settlement income**: the open rewards of your settlement area (and 1 follower).
    9 **Power**: steps on the power track by the goal beside it (and 1 more).
    10 **Market**: 1 resource for 2 others, all three different (2 different ones for free).

    Actions done by magic or as a reward use the side that is face up, and never the token under your pawn.
anunnaki-rules-movement-title = Movement and portals
anunnaki-rules-movement-body =
    A movement point takes one figure to a district beside it. Share the points among your figures as you like.

    - Nobody can enter another player's **capital**.
    - **Atlantis** can be entered and left only across dotted borders.
    - A figure that enters a district with a civilisation or foreign figures stops there until the battle. A lone enemy settlement stops nobody.
    - A **portal** leads from anywhere to anywhere, but not into or out of Atlantis or into a foreign capital.
    - A face-down culture token is turned up when a figure ends beside it.
    - Once the end has been brought about, nothing moves into or out of Atlantis.
anunnaki-rules-ruling-title = Ruling districts
anunnaki-rules-ruling-body =
    You rule a district where only you have figures, or where you have a settlement and nobody has figures. With figures of several players, or figures and a civilisation, it is **contested** and nobody rules it.

    Foreign figures **besiege** a settlement: their owner rules the district, and you cannot place followers there. Nobody can destroy a settlement.

    Strength: a follower 1, a minor god 2, a main god 3.
anunnaki-rules-gathering-title = Gathering
anunnaki-rules-gathering-body =
    Choose districts you rule. Each gives as much as your strength there or the number of its uncovered sources, whichever is less. Then an exhaustion token covers one source for the rest of the game, no matter how much you took.

    - A capital is never exhausted.
    - Gaia for two players has districts of **two resources**: with strength 2 you take one of each and choose which source runs dry; with strength 1 you choose the resource, and its source runs dry.
anunnaki-rules-followers-title = Followers and settlements
anunnaki-rules-followers-body =
    New followers go to any district that you rule and where you have a settlement. You have 12. When your supply is empty, you may bring one from another district instead.

    You build a **settlement** in a district that you rule and that has none. You have 5, one of them in your capital. Each one you build opens the next reward of the settlement income: 2 followers at first, then 2 points, 1 follower, 2 points, 1 follower and 2 points.
anunnaki-rules-power-title = Power
anunnaki-rules-power-body =
    The power track starts at −8 points. It has four tokens: the first player to reach or pass one gains 2 points.

    Halfway along is the **lightning**. Until your marker has crossed it, you cannot reach the last space (×5) of a development track: the marker stops before it, and further steps are lost.
anunnaki-rules-trade-title = Trade agreements
anunnaki-rules-trade-body =
    Six agreements are open; when one is taken, it is replaced at once. You may fulfil one a turn, as an additional action: pay the cost, then take the middle rewards, the points and the steps of trade.

    An agreement with a **house symbol** gives everything only if you rule a district of that house's home planet (of Gaia, if the house is yours). Otherwise choose: the middle, or points and trade. In a first game, the symbols mean nothing.
anunnaki-rules-magic-title = Magic
anunnaki-rules-magic-body =
    One a turn, after the main action:

    - 3 crystals: the action of one of your **red** tokens;
    - 2 crystals: the action of a **blue** one;
    - 1 crystal and 2 metal: **2 advanced weapons**;
    - 1 crystal and 2 gold: a **technology**;
    - 1 crystal and 2 wood: a **settlement**;
    - 1 crystal and 2 food: **3 followers**.
anunnaki-rules-technology-title = Technology
anunnaki-rules-technology-body =
    Turn over a token **next to your pawn** (joined by a line). A blue one takes you 1 step along the technology track; a red one costs 1 extra wood and 1 extra metal and takes you 2 steps. Then you may do the upgraded action at once. A token can be upgraded only once.
anunnaki-rules-additional-title = Additional actions
anunnaki-rules-additional-body =
    Each of these once a turn, in any order:

    - **summon** one god whose token you have freed;
    - **fulfil** one trade agreement;
    - use an **artifact** that says so.
anunnaki-rules-gods-title = Gods
anunnaki-rules-gods-body =
    A summoned god takes the place of one of your followers, who goes back to the supply. A minor god (strength 2) brings 1 step on the track shown on its card, or 2 steps of power, and an ability of its own that works at once, permanently, or at the end. You have four of them.

    Your **main god** (strength 3) brings 1 step on all three tracks and 2 of power, and improves the ability your house started with.
anunnaki-rules-battle-title = Battles
anunnaki-rules-battle-body =
    You choose the order of your battles. The attacker must play an **advanced** weapon; an attacker who cannot play and pay for one loses at once.

    { "**" }Civilisations**: play a weapon and pay for it, then turn the token up. Compare your figures and weapon with its strength, 3 to 5; if you tie, you win. You gain what the token and your weapon show. If you lose, the token stays face up.

    { "**" }Players**: both choose in secret; the defender may choose any weapon. Reveal, pay, apply effects, then compare strength; a tie goes to the attacker. The winner gains what their own weapon shows.

    The loser's figures go home to the capital; a loser who played an advanced weapon gets 1 metal. Advanced weapons go back to their stack, basic ones to the hand.
anunnaki-rules-weapons-title = Weapons
anunnaki-rules-weapons-body =
    Everybody holds **Slingshot** (1; if you lose, take a resource from the winner) and **Long Shield** (3, for 2 resources). They only defend.

    Advanced weapons, strength and price: **Dagger** 1, **Short Bow** 3, **Double Axe** 3 for 1 metal, **War Hammer** 5 for 2 metal, **Ballista** 2 for 1 metal (gods against you count 1), **Net** 2 (the other side's effect is ignored). Each house has one of its own: **War Cart** (Pharaos) 2, +1 for each metal you spend; **Viking Helmet** (Norrenis) 2 for 1 metal, the other player's card is discarded, though it must be paid for; **Composite Bow** (Babylon) 2, another advanced weapon may join; **Long Spear** (Ellenys) 3 for 1 metal, the strongest enemy figure does not count.

    Effects are applied in this order: ignoring effects, the Helmet, the Bow, the Cart, gods that count 1, the Spear. Helmet and Spear do nothing against civilisations. Two effects that ignore each other cancel out.
anunnaki-rules-atlantis-title = Atlantis
anunnaki-rules-atlantis-body =
    Atlantis is the middle of Gaia: one district with two players, two with more; no sources, two shrines each. Each is held by a civilisation and a god of strength 3; a Ballista makes the god count 1.

    The player who conquers the first district looks at three artifacts and takes one; the player who conquers the second chooses between the other two.
anunnaki-rules-artifacts-title = Artifacts
anunnaki-rules-artifacts-body =
    - **Scarab Amulet**: before final scoring, 1 step on two tracks; to the last space only if you are past the lightning.
    - **Mirror of Duplicity**: as magic, once: two different magic actions, each 1 crystal cheaper.
    - **Map of the Otherworld**: a district of your own, next to every district you rule except Atlantis, with a shrine and 3 sources of any resource.
    - **Horn of Plenty**: once, 4 resources of one kind, or 4 of one kind for 8 points.
    - **Tablet of Destinies**: choose a track in secret. At the end, its leader's multiplier gives you 0, 1, 2, 4 or 7 points.
    - **Pandora's Box**: three tokens, one a turn. You gain a crystal, a follower or a weapon, and every opponent loses the same, if possible.
anunnaki-rules-culture-title = Culture tokens
anunnaki-rules-culture-body =
    A culture token lies where three districts meet. When there are figures or settlements on all three sides at the end of a turn, everybody who rules at least one of the three may take its reward, once each, in turn order from the active player. Then it is gone.
anunnaki-rules-end-title = The end
anunnaki-rules-end-body =
    The game ends with the round in which somebody places the 14th sign or reaches the last space of a development track. Then:

    1. On each track, first place gets 4 points and second place 2. Players tied for first share 4 + 2, players tied for second share 2, rounded down.
    2. Each goal, at most 5, times your multiplier on its track.
    3. The number under your power marker.
    4. Your gods that count at the end, and the Tablet.
    5. 1 point for every 5 resources and crystals.

    If players are tied, the one earlier in turn order wins.
anunnaki-rules-houses-title = The four houses
anunnaki-rules-houses-body =
    { "**" }Pharaos** (food, Ra): when your pawn passes one of your signs, you may move that sign to any empty cell. Improved: 1 resource whenever a sign you place brings crystals.

    { "**" }Norrenis** (metal, Odin): your settlements are figures for movement, portals and battles, with strength 0. They carry up to two figures, may share a district with other settlements, are never besieged, and go home when you lose. Improved: strength 2, also when gathering.

    { "**" }Babylon** (gold, Ishtar): your settlements count 2 when you gather, even alone. Improved: outside your capital, your strength alone decides how much you gather, as long as a source is open.

    { "**" }Ellenys** (wood, Zeus): one figure on a planet is enough for the culture rewards there. Improved: you get them twice.

anunnaki-rules-first-turn-title = Your first turn
anunnaki-rules-first-turn-body =
    What to do in your first turns, and why.

    1. **Spread out.** Each district you rule yields resources, meets goals and surrounds culture tokens. One follower is enough to rule.
    2. **Follow the lines of the star.** A move along a free line places a sign and brings crystals; three signs around a ray free a god.
    3. **Spend crystals on magic.** An extra blue action for 2 crystals is almost a second turn.
    4. **Take agreements you can soon pay for,** and fulfil one each turn.
    5. **Mind the goals** beside the tracks: advance on the track whose goal counts what you have most of.

    { "**" }/learn** takes you through this step by step.

anunnaki-rules-legend-title = Signs on the board
anunnaki-rules-legend-body =
    From the top to the bottom of the picture:

    - **Bar on top:** whose turn it is, the stage of the turn, the round.
    - **Planets:** G is Gaia, with Atlantis and its dotted borders in the middle; the others are home planets. A district shows its coordinate, its sources (wheat is food, logs are wood, ingots metal, coins gold) and a **columned house** for a shrine. A crossed-out source is exhausted. The frame has the ruler's colour, and the **shield** shows their strength there.
    - **Pieces:** a pawn with a number is followers, a castle a settlement, a hexagon with letters a god. **Brown shape with ?:** a civilisation, face down. **+3** beside it is a guardian god.
    - **Round tokens where three districts meet:** culture, with their reward once turned up.
    - **Tracks:** swords are war, the cogwheel technology, the scales trade, each with its multipliers (×1 to ×5) and its goal at the end. The crown is power, from −8, with the lightning and red stars for 2 points.
    - **Agreements:** the cost at the top, the middle rewards, then points and trade; a coloured bar names the house.
    - **Your star:** round blue and eight-sided red action tokens, your pawn, boxes on lines with the crystals of a sign, locks on gods not yet freed.
    - **Your goods:** resources, crystals, followers, settlements, weapons, signs left, agreements.
    - **Numbers in circles** are the options of the question.
