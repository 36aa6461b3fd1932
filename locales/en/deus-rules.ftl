## The rules of Deus in our own words, a topic each, for /rules and the Help button. A body is
## Discord markdown of at most 3,500 characters. A line may not begin with *, [ or a full stop.

deus-rules-aim-title = The aim, and what is on the table
deus-rules-aim-body =
    You lead a people settling an unknown continent. The most **victory points (VP)** at the end win.

    ### The continent
    It is made of tiles: 4 for two players, 6 for three, 7 for four. Each tile has 2 **sea** regions, 1 **barbarian village** and 4 **land** regions, each with one resource:
    - field: 🌾 wheat
    - forest: 🪵 wood
    - swamp: 🧱 clay
    - mountain: 🪨 stone
    Which tiles are used, which side is up and how they are turned is random, but villages never touch. A village starts with 1 VP for each region around it, seas included. Every region has a coordinate such as C5.

    ### What you have
    - Ready pieces on your player board: 2 each of ships, production buildings, scientific buildings, civil buildings and armies. Your other 15 pieces, 3 of each type, are in your reserve. Only ready pieces can be built.
    - 5 gold, 1 of each resource, 5 VP and 5 cards.
    - Six columns for the cards you play, one for each colour.

    ### What everybody shares
    - A supply of resources: 5 of each type per player, including the starting ones. If a resource has run out, nobody can get it. Gold and VP never run out.
    - As many temples as there are tiles.

    A region where you have a piece is **yours**; we also call it a **city**. Its size is the number of your pieces there, armies and temples included. Nobody else can build in it.

    ### What is open and what is secret
    Gold, resources, pieces and columns are open. Your hand and your VP are secret until the end. Only the top card of the discard pile can be seen.

deus-rules-turn-title = Rounds and turns
deus-rules-turn-body =
    The first player is chosen at random. In each round, everybody takes one turn, clockwise from the first player. On your turn, you do **one** of two things:

    - **Build:** play a card from your hand, pay for it, put its piece on the board, then use every card of its column from the bottom up.
    - **Make an offering:** discard cards to call a god, then draw back up to 5 cards.

    You may always make an offering, even when you could build. If your hand is empty at the end of your turn, you draw 5 new cards at once.

    Your turn's choices list only cards you can build right now: you can pay, a piece of that type is ready, and there is a place for it. If a card is missing from the list, one of these three is not the case; for a temple, see *Temples*.

    If deck and discard pile are both empty and you have no cards, your turn is skipped.

deus-rules-build-title = Building and paying
deus-rules-build-body =
    To build an ordinary card (blue, green, yellow, brown or red):

    1. You need a **ready piece** of its type on your player board:
       - 🔵 blue: a ship
       - 🟢 green: a production building
       - 🟡 yellow: a scientific building
       - 🟤 brown: a civil building
       - 🔴 red: an army
    2. The card goes on top of the column of its colour.
    3. You **pay** its cost. Resources go back to the supply. Each resource of the cost may be replaced by **4 gold**, even if you have that resource. Gold printed on the card is paid in gold. Gold can replace resources only here, when you pay for a building.
    4. The **piece goes on the board** (see *Where pieces may go*). If that surrounds a barbarian village, it is attacked at once (see *Barbarian villages*).
    5. You **use the column**: every card in it from the bottom up, the new one last (see *Using a column*).

    Purple cards are temples and have rules of their own (see *Temples*).

    If there is only one way to pay, you are not asked.

deus-rules-placement-title = Where pieces may go
deus-rules-placement-body =
    ### Your first piece
    It goes to a region at the **edge** of the board, that is, one with fewer than 6 neighbours. At least two **empty** regions must lie between it and every other player's first region, on every path. A region with anybody's pieces is not empty; a sea or village without pieces is. If a player has left their first region, what counts is where their pieces are now. Only if no such place is left, you may choose any empty edge region. It may be a ship, on a sea at the edge. It cannot be a temple.

    ### Every later piece
    It goes
    - into a region that is **yours**, if there is no piece of that type there yet (all pieces in a city are of different types), or
    - into an **empty** region next to one of yours, or
    - into any other **empty region at the edge** of the board, if you pay **3 VP**. You must have them.

    ### Always
    - Ships go on the sea, everything else on land.
    - Nothing can be built on a barbarian village, not even after it has fallen.
    - A region belongs to one player only. You never build where somebody else has a piece.

deus-rules-activation-title = Using a column
deus-rules-activation-body =
    After building a piece, you use (activate) every card of that column **from the bottom up**, the new card last. The order is fixed; each effect is **optional**. If there is nothing else to choose, you may use all of them with one answer. An effect that would do nothing is skipped without a question.

    - 🔵 **Blue** cards sell, buy or swap resources. Sold ones go to the supply, bought ones come from it.
    - 🟢 **Green** cards let production buildings work. A building gives the resource of its own region and nothing else.
    - 🟡 **Yellow** cards draw cards, bring pieces from your reserve to your board (never temples), or activate a card of another column.
    - 🟤 **Brown** cards bring gold or VP for the size of your cities and for the terrain you hold.
    - 🔴 **Red** cards move armies, rob rivals, and take VP or gold from villages.

    ### Details
    - If the supply is too small, you get what is left.
    - Sea counts as a type of terrain only where a card says so.
    - A card's limit ("at most 4 VP") applies to each use of the card.
    - **Robbing:** a rival is next to your armies if one of their regions touches a region with your army. Nobody falls below 0. VP are secret, so you may rob a rival who has none.
    - **Plunder:** a card never empties a village. 1 VP stays on it.
    - A joker has no effect of its own.

deus-rules-temples-title = Temples
deus-rules-temples-body =
    Temples score at the end of the game, each as its card says and **at most 12 VP**. You build one in your turn like anything else, with these differences:

    - **What you need:** your first temple needs nothing. Your second needs at least 1 card in each of the five other columns, your third 2 cards in each, and so on.
    - **The cost** is 1 wheat, 1 wood, 1 stone and 1 clay. Each may be replaced by 4 gold.
    - **The piece** comes from the shared supply of temples, not from your board. It goes into a land region that is already yours and has no temple yet. It never goes on the sea or into an empty region, not even at the edge for 3 VP.
    - **Nothing is used:** temple cards have no effect during the game, and no column is used.
    - A temple counts as a piece for the size of its city.
    - **No temples left:** when the supply is empty, you may still play temple cards, just without putting a piece on the board. As long as there are temples, you need a region for one.

    An army may not leave a temple alone: where you have only a temple and an army, the army stays until there is another building.

    When the last temple of the supply is built, the end of the game begins.

deus-rules-villages-title = Barbarian villages
deus-rules-villages-body =
    A village is attacked at once, no matter who causes it, when
    - **all** regions around it hold pieces, no matter whose, seas included, and
    - there is at least **one army** in those regions.

    This is checked whenever a piece is built next to the village (before the column is used) and after each army move.

    ### Who gets the VP
    1. The player with the most **armies** around the village.
    2. If tied: the tied player with the most **pieces** of any kind around it.
    3. If still tied: they share the VP, rounded down. The rest goes back to the supply.

    The village has then fallen. Nobody can build or stop there, and it no longer counts for cards that need an unattacked village. When the last village has fallen, the end of the game begins.

    Red cards may take VP from a village before it falls, but 1 VP always stays on it.

deus-rules-armies-title = Armies on the move
deus-rules-armies-body =
    Only armies move, and only when a card says so. A move of 1 region takes an army to a neighbouring region. On its way, an army

    - may pass **through** rivals' land regions and through villages, but not stop there;
    - may enter a **sea** only where you have a ship, to pass through or to stop;
    - may **stop** only in a region that is yours or in an empty land region, which becomes yours.

    When the last piece leaves a region, the region is empty again.

    - **One army per region:** during your turn, two of your armies may share a region, but not when it ends. You are only offered moves after which the turn can still end legally.
    - **A temple is never left alone** by an army that is the only other piece there.
    - If a card moves several armies, they must be different armies.
    - After every move, villages next to the army are checked (see *Barbarian villages*).

deus-rules-offering-title = Offerings and the gods
deus-rules-offering-body =
    1. Choose the card that goes **on top**. Its colour decides which god you call.
    2. Choose any number of other cards to go with it, or none. You may keep cards.
    3. All of them go to the discard pile. Everybody sees how many there are and which is on top; the others stay hidden.
    4. The god helps you, and more cards bring more help. Pieces come from your **reserve** to your player board, ready to be built. If none of that type is left, you get none.
    5. Draw cards until you have 5. If you have 5 or more, you keep them and draw none.

    ### The gods
    - 🔵 **Neptune:** 2 gold per card. 1 ship.
    - 🟢 **Ceres:** 1 resource of your choice per card, as long as the supply has it. 1 production building.
    - 🟡 **Minerva:** after step 5, draw 1 more card for each card you discarded, even if you already hold more than 5. 1 scientific building.
    - 🟤 **Vesta:** 1 VP for one card, 2 VP for two or more. 1 civil building.
    - 🔴 **Mars:** 1 piece of your choice per card, of any type except temples.
    - 🟣 **Jupiter** (temple cards): the power of any one of the other five.

deus-rules-cards-title = Cards and the hand
deus-rules-cards-body =
    - There are 96 cards, 16 of each colour.
    - You never hold more than **10 cards**. Whatever lets you draw more stops at 10.
    - If your hand is empty at the end of your turn, you draw 5 cards.
    - When the deck is empty, the discard pile is shuffled into a new deck. When both are empty, drawing stops.
    - Only the top card of the discard pile is open. When you discard several cards, you choose which goes on top.
    - Cards you build stay in your columns for the rest of the game.

    The names and effects of the cards are our own reconstruction and may differ from the printed game.

deus-rules-end-title = The end and the points
deus-rules-end-body =
    The end begins when
    - the **last temple** of the supply has been built, or
    - the **last village** has been attacked.

    The current round is finished, so that everybody has had the same number of turns. Then **one more full round** is played, and the game is over.

    ### Points
    - The VP you gained during the game, minus those you lost or paid.
    - Your temples, each by its own card, at most 12 VP each.
    - **2 VP** for the most wheat, for the most wood, for the most stone, for the most clay and for the most gold. You need at least 1 of it. If several are tied for the most, each of them gets 2 VP.

    The most points win. If several players have the most, they share the victory.

deus-rules-variants-title = Variants
deus-rules-variants-body =
    These are table options and can be combined.

    ### Starting pieces
    Instead of 2 pieces of each type, everybody secretly chooses 10 of their 25 pieces to start with, before the cards are dealt; 9 or 8 make the game harder, 7 or 6 harder still. The rest is the reserve. All choices are revealed at once.

    ### Continent
    - **Random shape:** the tiles form any connected shape, laid out at random.
    - **Laid by the players:** the first tile is already on the table. Starting with the first player, everybody in turn gets the next tile, for all to see, and chooses where to put it next to the others and how to turn it. Only placements that keep villages apart are offered.

    ### Joker buildings
    Once a game, you may build with **any** card, face down and unseen by others:
    - It goes into any column except the temples'. You need a ready piece of that column and a place for it.
    - It costs as much gold as its place in the column: 1 gold as the first card, 2 as the second, and so on.
    - You put the piece on the board and use the column. The joker itself has no effect.
    - It counts as a card of that column for temples.

deus-rules-first-turn-title = Your first turn
deus-rules-first-turn-body =
    What to do with your first cards, and why.

    1. **Build something cheap** with a production building (green) in a region whose resource you need. Resources pay for everything else.
    2. **Stay with few colours.** A column works as a whole each time you add to it: three cards of one colour are worth more than one of each.
    3. **Offer when you are stuck.** An offering is not a lost turn: it brings goods, pieces or VP and a fresh hand. Put a card on top whose god you need.
    4. **Grow towards villages,** with an army among your pieces.
    5. **Build a temple early.** The first needs nothing but its cost; the second needs a card in every other column.

    { "**" }/learn** takes you through this step by step.

deus-rules-legend-title = Signs on the board
deus-rules-legend-body =
    From the top to the bottom of the picture:

    - **Bar on top:** whose turn it is, and the round.
    - **Supply:** resources left for everybody. **Until the end:** temples left to build and villages still standing; when either runs out, the end begins. **Cards:** deck and discard pile.
    - **Hexes:** yellow field, green forest, brown reeds swamp, grey mountain, blue sea, each with its coordinate. A thick border and a label in a player's colour mark their region. The pieces in it are drawn: ship, house with a wheel (production), dome (scientific), arches (civil), helmet and spear (army), columns (temple).
    - **Palisade with a wreath:** a barbarian village; the number is its VP.
    - **A player's row:** resources, gold (coin), VP (wreath, **?** where secret) and cards in hand. **1st** is the first player. Coloured boxes: ready pieces, with **+3** in the reserve; below them the cards built, the newest at the top of its column.
    - **A card:** its god's sign, its cost on the left, its piece on the right, and its text.
    - **Numbers in circles** are the options of the question.
