## The rules of Deus in our own words, a topic each, for /rules and the Help button. A body is
## Discord markdown of at most 3,500 characters. A line may not begin with *, [ or a full stop.

deus-rules-aim-title = The aim, and what lies on the table
deus-rules-aim-body =
    You lead a people that settles an unknown continent. Whoever has the most **victory points (VP)** at the end wins.

    ### The continent
    It is made of tiles: 4 for two players, 6 for three, 7 for four. Each tile has 2 **sea** regions, 1 **barbarian village** and 4 **land** regions, each of which yields one resource:
    - field: 🌾 wheat
    - forest: 🪵 wood
    - swamp: 🧱 clay
    - mountain: 🪨 stone
    Tiles, their sides and how they are turned are random, but villages never touch. A village begins with as many VP as it has regions around it, seas included. Every region has a coordinate such as C5.

    ### What you have
    - Ready pieces on your player board: 2 each of ships, production buildings, scientific buildings, civil buildings and armies. Your other 15 pieces, 3 of each type, wait in your reserve. Only ready pieces can be built.
    - 5 gold, 1 of each resource, 5 VP and 5 cards.
    - Six columns for the cards you play, one a colour.

    ### What all share
    - A supply of resources: 5 of each type a player, the starting ones included. What has run out cannot be had. Gold and VP never run out.
    - As many temples as there are tiles.

    A region in which you have a piece is **yours**; we also call it a **city**. Its size is the number of your pieces there, armies and temples included. Nobody else can build in it.

    ### What is open and what is secret
    Gold, resources, pieces and columns are open. Your hand and your VP are secret until the end. Only the top card of the discard pile can be seen.

deus-rules-turn-title = Rounds and turns
deus-rules-turn-body =
    The first player is drawn by lot. In each round everybody takes one turn, clockwise from the first player. On your turn you do **one** of two things:

    - **Build:** play a card from your hand, pay for it, put its piece on the board, then use every card of its column from the bottom up.
    - **Make an offering:** discard cards to call a god, then draw back up to 5 cards.

    You may always make an offering, even when you could build. If your hand is empty at the end of your turn, you draw 5 new cards at once.

    The choice of your turn lists only cards that you can build right now: you can pay, a piece of the type is ready, and there is a place for it. If a card is missing from the list, one of the three is not so; for a temple, see *Temples*.

    Should deck and discard pile both be empty while you hold no card, your turn passes.

deus-rules-build-title = Building and paying
deus-rules-build-body =
    To build an ordinary card, blue, green, yellow, brown or red:

    1. You need a **ready piece** of its type on your player board:
       - 🔵 blue: a ship
       - 🟢 green: a production building
       - 🟡 yellow: a scientific building
       - 🟤 brown: a civil building
       - 🔴 red: an army
    2. The card goes on top of the column of its colour.
    3. You **pay** its cost. Resources go back to the supply. Each resource of the cost may be replaced by **4 gold**, even if you have that resource. Gold that is printed on the card is paid in gold. Gold stands for resources only here, when you pay for a building.
    4. The **piece goes on the board** (see *Where pieces may go*). If that surrounds a barbarian village, it is attacked at once (see *Barbarian villages*).
    5. You **use the column**: every card in it from the bottom up, the new one last (see *Using a column*).

    Purple cards are temples and have rules of their own (see *Temples*).

    If there is only one way to pay, you are not asked.

deus-rules-placement-title = Where pieces may go
deus-rules-placement-body =
    ### Your first piece
    It goes to a region at the **edge** of the board, that is, one with fewer than 6 neighbours. At least two **empty** regions must lie between it and every other player's first region, on whatever way one goes; a region with anybody's pieces is not empty, a sea or a village without pieces is. If a player has left their first region, it counts where their pieces stand now. Only if no such place is left may you choose any empty edge region. It may be a ship, on a sea at the edge. It cannot be a temple.

    ### Every further piece
    It goes
    - into a region that is **yours**, if there is no piece of that type there yet: all pieces of a city are of different types, or
    - into an **empty** region next to one of yours, or
    - into any other **empty region at the edge** of the board, if you pay **3 VP**. You must have them.

    ### Always
    - Ships go on the sea, everything else on land.
    - Nothing is ever built on a barbarian village, not even after it fell.
    - A region belongs to one player only. You never build where somebody else has a piece.

deus-rules-activation-title = Using a column
deus-rules-activation-body =
    After a piece was built, you use (activate) every card of that column **from the bottom up**, the new card last. The order is fixed; each effect is **optional**. You may use all of them with one answer where nothing else is to be chosen. An effect that could do nothing now is passed over without a question.

    - 🔵 **Blue** cards sell, buy or swap resources. Sold ones go to the supply, bought ones come from it.
    - 🟢 **Green** cards let production buildings work. A building gives the resource of its own region and nothing else.
    - 🟡 **Yellow** cards draw cards, ready pieces from your reserve (never temples), or activate a card of another column.
    - 🟤 **Brown** cards bring gold or VP for the size of your cities and for the terrain you hold.
    - 🔴 **Red** cards move armies, rob rivals, and take VP or gold from villages.

    ### Details
    - If the supply has too little, you get what is left.
    - Sea counts as a type of terrain only where a card says so.
    - A card's limit ("at most 4 VP") holds for each use of the card.
    - **Robbing:** a rival is next to your armies if one of their regions touches a region with your army. Nobody falls below 0. VP are secret, so you may rob a rival who has none.
    - **Plunder:** a card never empties a village. 1 VP stays on it.
    - A joker has no effect of its own.

deus-rules-temples-title = Temples
deus-rules-temples-body =
    Temples score at the end of the game, each as its card says and **at most 12 VP**. Building one is a turn like building anything else, with these differences:

    - **What you need:** your first temple needs nothing. Your second needs at least 1 card in each of the five other columns, your third 2 cards in each, and so on.
    - **The cost** is 1 wheat, 1 wood, 1 stone and 1 clay. 4 gold may stand for any of them.
    - **The piece** comes from the shared supply of temples, not from your board. It goes into a land region that is already yours and has no temple yet. Never on the sea, never into an empty region, not even at the edge for 3 VP.
    - **Nothing is used:** temple cards have no effect during the game, and no column is used.
    - A temple counts as a piece for the size of its city.
    - **No temples left:** when the supply is empty, you may still play temple cards. You just put no piece on the board. As long as there are temples, you need a region for one.

    An army may not leave a temple alone: where you have only a temple and an army, the army stays until another building stands there.

    When the last temple of the supply is built, the end of the game begins.

deus-rules-villages-title = Barbarian villages
deus-rules-villages-body =
    A village is attacked at once, whoever brings it about, when
    - **all** regions around it hold pieces, no matter whose, seas included, and
    - at least **one army** stands in those regions.

    This is checked whenever a piece has been built next to the village (before the column is used) and after each move of an army.

    ### Who gets the VP
    1. The player with the most **armies** around the village.
    2. If tied: of those players, the one with the most **pieces** of any kind around it.
    3. If still tied: they share the VP, rounded down. The rest goes back to the supply.

    After that the village has fallen. Nobody can build or stop there, and it no longer counts as a village for cards that ask for an unattacked one. When the last village has fallen, the end of the game begins.

    Red cards may take VP from a village before it falls, but 1 VP always stays on it.

deus-rules-armies-title = Armies on the move
deus-rules-armies-body =
    Only armies move, and only when a card says so. A move of 1 region brings an army to a neighbouring region. On its way an army

    - may pass **through** rivals' land regions and through villages, but not stop there;
    - may enter a **sea** only where you have a ship, to pass or to stop;
    - may **stop** only in a region that is yours or in an empty land region, which becomes yours.

    A region that its last piece leaves is empty again.

    - **One army a region:** during your turn two of your armies may stand together, but not when it ends. You are only offered moves after which the turn can still end well.
    - **A temple is never left alone** by an army that is its only company.
    - Where a card moves several armies, they are different armies.
    - After every move, villages next to the army are checked (see *Barbarian villages*).

deus-rules-offering-title = Offerings and the gods
deus-rules-offering-body =
    1. Choose the card that lies **on top**. Its colour decides which god you call.
    2. Choose any number of other cards to go with it, or none. You may keep cards.
    3. All of them go to the discard pile. Everybody sees how many, and the top card; the others stay unseen.
    4. The god helps you, the more the more cards you discarded. Pieces come from your **reserve** to your player board, ready to be built. If none of that type is left, you get none.
    5. Draw cards until you have 5. If you have 5 or more, you keep them and draw none.

    ### The gods
    - 🔵 **Neptune:** 2 gold a card. 1 ship.
    - 🟢 **Ceres:** 1 resource of your choice a card, as long as the supply has it. 1 production building.
    - 🟡 **Minerva:** after step 5, draw 1 more card for each card you discarded, even if you already hold more than 5. 1 scientific building.
    - 🟤 **Vesta:** 1 VP for one card, 2 VP for two or more. 1 civil building.
    - 🔴 **Mars:** 1 piece of your choice a card, of any types but temples.
    - 🟣 **Jupiter** (temple cards): the power of any one of the other five.

deus-rules-cards-title = Cards and the hand
deus-rules-cards-body =
    - There are 96 cards, 16 of each colour.
    - You never hold more than **10 cards**. Whatever lets you draw more stops at 10.
    - If your hand is empty at the end of your turn, you draw 5 cards.
    - When the deck is empty, the discard pile is shuffled into a new deck. When both are empty, drawing stops.
    - Of the discard pile only the top card is open. When you discard several cards, you choose which lies on top.
    - Cards that you build stay in your columns for the rest of the game.

    Names and effects of the cards are our own reconstruction and may differ from the printed game.

deus-rules-end-title = The end and the points
deus-rules-end-body =
    The end begins when
    - the **last temple** of the supply has been built, or
    - the **last village** has been attacked.

    The current round is played to its end, so that everybody has had the same number of turns. Then **one more full round** is played, and the game is over.

    ### Points
    - The VP you gained during the game, less those you lost or paid.
    - Your temples, each by its own card, at most 12 VP each.
    - **2 VP** for the most wheat, for the most wood, for the most stone, for the most clay and for the most gold. You need at least 1 of it. If several are tied for the most, each of them gets 2 VP.

    Most points win. If several have the most, they share the victory.

deus-rules-variants-title = Variants
deus-rules-variants-body =
    They are options of the table and can be combined.

    ### Starting pieces
    Instead of 2 pieces of each type, everybody secretly chooses 10 of their 25 pieces to begin with, before the cards are dealt; 9 or 8 make the game harder, 7 or 6 harder still. The rest is the reserve. All choices are shown at once.

    ### Continent
    - **Random shape:** the tiles form any connected figure, laid out by chance.
    - **Laid by the players:** the first tile lies on the table. From the first player on, everybody in turn is given the next tile, for all to see, and chooses where it goes, next to the tiles there, and how it is turned. Only places and turns that keep villages apart are offered.

    ### Joker buildings
    Once a game you may build with **any** card, face down and unseen by others:
    - It goes to any column but the temples'. You need a ready piece of that column and a place for it.
    - It costs as much gold as its place in the column: 1 gold as the first card, 2 as the second, and so on.
    - You put the piece on the board and use the column. The joker itself has no effect.
    - It counts as a card of that column for temples.

deus-rules-first-turn-title = Your first turn
deus-rules-first-turn-body =
    What to do with your first cards, and why.

    1. **Build something cheap** with a production building (green) in a region whose resource you need. Resources pay for everything else.
    2. **Stay with few colours.** A column works as a whole each time you add to it: three cards of one colour are worth more than one of each.
    3. **Offer when you are stuck.** An offering is no lost turn: it brings goods, pieces or VP and a fresh hand. Put the card on top whose god you need.
    4. **Grow towards villages,** with an army among your pieces.
    5. **A temple early** needs nothing but its cost; the second one wants a card in every other column.

    { "**" }/learn** plays this with you, step by step.

deus-rules-legend-title = Signs on the board
deus-rules-legend-body =
    From the top to the bottom of the picture:

    - **Bar on top:** whose turn it is, and the round.
    - **Supply:** resources left for all. **Until the end:** temples to build and villages standing; when either is gone, the end begins. **Cards:** deck and discard pile.
    - **Hexes:** yellow field, green forest, brown reeds swamp, grey mountain, blue sea, each with its coordinate. A thick border and a label in a player's colour: their region. The pieces in it are drawn: ship, house with a wheel (production), dome (scientific), arches (civil), helmet and spear (army), columns (temple).
    - **Palisade with a wreath:** a barbarian village; the number is its VP.
    - **A player's row:** resources, coin gold, wreath VP (**?** where secret), cards in hand. **1st** is the first player. Coloured boxes: pieces ready, **+3** in the reserve; below them the cards built, the newest at the top of its column.
    - **A card:** sign of its god, icons of its cost on the left, its piece on the right, its text.
    - **Numbers in circles** are the options of the question.
