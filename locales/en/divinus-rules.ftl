## The rules of Divinus in our own words, a topic each, for /rules and the Help button. A body is
## Discord markdown of at most 3,500 characters. A line may not begin with *, [ or a full stop.

divinus-rules-aim-title = The aim
divinus-rules-aim-body =
    Greek and Norse gods quarrel over a country that has come loose, and you, a demigod, put it back together. The most **favour** at the end wins.

    Favour comes from
    - **gods** whose goals your map meets better than others' maps,
    - **quests**, each for the first to meet it,
    - **temples** you consecrate, and **monsters** you fight,
    - a finished map: 1.

    Favour is Greek, Norse or general; in the endless mode, all of it is simply added up.
divinus-rules-turn-title = Your turn
divinus-rules-turn-body =
    In your turn, you **must** take one main action: **explore** a tile or **rest**. You **may** take one demigod action before or after it (see Demigod actions).

    To act after the main action, choose "Demigod action later" first; you are asked again when the main action is done.

    The player with the lowest roll at the start goes first; the others follow from lower to higher rolls.
divinus-rules-explore-title = Explore
divinus-rules-explore-body =
    Take one or more of your active dice and add and subtract their values as you like. The total must be positive and match the number of a cell: take the tile from there, leave the dice in the cell, and lay the tile on your map. All dice you take must be part of the sum.

    A 5 and a 2 pay for cell 7 or for cell 3. A 6, a 6 and a 2 pay for cell 10 (6 + 6 − 2).

    Each cell is offered at its cheapest: the fewest dice, and the least useful ones. To pay with other dice, pick them one by one.

    Dice in a cell are used. They come back with a Rest or a refresh; until then the cell has no tile.
divinus-rules-map-title = Your map
divinus-rules-map-body =
    Your map grows to **4×4** tiles. The first tile goes anywhere; until the second one is laid, it may still be turned. Each later tile, turned as you like, must
    - touch a side of a tile already laid,
    - match the terrain of every side it touches,
    - keep the map within four columns and four rows. Which four is open until the map has grown that far.

    { "**" }Overbuilding:** a tile may cover another one that has a neighbour, if all sides match. No place can be covered twice, and a tile cannot be covered while anything other than a sticker is on it: a hero, a monster, the marker of a consecrated temple. Whatever is covered no longer counts.
divinus-rules-zones-title = Zones and symbols
divinus-rules-zones-body =
    Tiles have two or three **landscapes**: plain, mountain, sea. Landscapes of one terrain that touch on **two or more tiles** are a **zone**. Its size is the number of tiles, even if a tile is in it twice. A zone need not be closed.

    Tiles of cells 1 to 6 have a **place of power**, those of cells 7 to 12 one or two **faction symbols**: Greek, Viking, barbarian. A symbol lies on one landscape and counts for that landscape's zone.

    The **universal symbol** on a demigod's own tile counts as one faction: for each count, whichever is best for its owner.
divinus-rules-rest-title = Rest
divinus-rules-rest-body =
    Take **all** your dice, used and active, and roll them: all are active again. Then the cells they have left are filled in ascending order, 1 to 6 from the stack of places of power, 7 to 12 from the stack of factions. If that stack is empty, the other one is used; if both are, the cell stays empty.

    If everybody rests two turns in a row, the match ends at once.

    A **refresh** is something else: single used dice are rolled and become active, and the cells they leave are filled at once.
divinus-rules-gods-title = Gods
divinus-rules-gods-body =
    At the end, each goal of each god is scored separately.

    - **Most** counts how many: "most sea zones", whatever their size.
    - **Largest** counts tiles: only your largest zone of that kind.
    - In a **race**, the first to reach the goal during the match takes first place, and the next one second.

    With 3 or 4 players, first place gets 2 favour of the god's pantheon and second place 1; with 2 players, only first place gets 1. Players tied for first all get the full reward, and then there is no second place. Players tied for second all get theirs. Nobody gets anything with a count of zero.

    If a map has not grown to 4×4, its owner fixes a frame before the gods are scored, and its halves, borders and corners follow that frame.
divinus-rules-quests-title = Quests
divinus-rules-quests-body =
    A quest goes to the **first** player to meet its condition. It is checked after every change to a map: a tile, a sticker, a temple, a hero's move. If you meet several at once, you take them in the order you choose.

    Halves, borders, centre and corners of a map exist for a quest only once the map spans four columns or rows.

    In the endless mode, quests bring favour and nothing else.
divinus-rules-temples-title = Temples
divinus-rules-temples-body =
    When you explore a tile with a **place of power**, you may at once cover it with one of the temples on offer. It is then no longer a place of power.

    As soon as the condition of a visible temple on your map is met, it is **consecrated** and stays so. Its tile can be neither covered nor moved. At the end, each consecrated temple brings 1 favour: Greek, Norse, or general for temples of the barbarians.

    The temple's zone is the zone it lies in; "around" means its tile and the eight tiles around that.
divinus-rules-demigod-title = Demigod actions
divinus-rules-demigod-body =
    One per turn, before or after the main action:

    - **Move your hero** for a die (see Heroes).
    - **Fight a monster** with dice (see Monsters).
    - **Nectar:** spend a die that shows it to refresh two others.
    - **A smith**, only together with a Rest in the same turn: for a die, an artifact from **Velund** or a die sticker from **Hephaestus**.
    - **A pantheon's die**, if you are its favourite: do what it shows. It is rolled again with a Rest; nothing else affects it.

    Dice spent on these go to the used dice beside the board.
divinus-rules-dice-title = Dice and stickers on them
divinus-rules-dice-body =
    You have 6, 5 or 4 dice with 2, 3 or 4 players. Opposite faces add up to 7.

    A sticker permanently replaces a face. If it has several values, like 3/6, you use one of them.

    - **Fire** never stays on top: the die is turned to its opposite face. Fire is never opposite fire.
    - **Swords** count as any value in a battle, otherwise as 2/4.
    - **Nectar** is a 3, or a demigod action: refresh 2 other dice.

    A new sticker goes on any face of any of your dice, used or active but not scorched; the die is not rolled.

    { "**" }Flip:** turn a die over. **Reactivate:** take a used die back without rolling it. **Pythia's die** is an extra die that takes no stickers.
divinus-rules-artifacts-title = Artifacts
divinus-rules-artifacts-body =
    Artifacts go into your demigod's two slots. Each may be used when its time comes, in part or not at all.

    An artifact from Velund must be placed, in a free slot or over another one, which is lost. One you get as a reward may be declined. Some can be upgraded once; the upgrade is lost when they are covered.

    "1 → 2" means that each 1 may be used as 2; "3 = 4" works both ways.
divinus-rules-heroes-title = Heroes
divinus-rules-heroes-body =
    Your hero stands on one landscape of a tile, at first on your own tile. To move the hero, spend a die: up to its value in steps from tile to tile (or through zones, if the table chose that), but not back to where it started.

    - **Prometheus** counts as a symbol of a people where he stands; each move changes the people.
    - **Atalanta**: after her move, you may take a tile around her and lay it again around her, by all the rules, but never on another tile and never one that covers another.
    - **Perseus**: whenever faction symbols appear in his zone, refresh 1 die.
    - **Heracles**: a tile laid around him may cost more or less by the number of its symbols, but at least 1. In cell 10, a tile with 3 symbols costs 7, 10 or 13.
    - **Theseus**: when you consecrate a temple around him, refresh 1 die; on his own tile, refresh 2.
    - **Odysseus**: if no tile on the board could enlarge his sea zone, you may, as your main action, take one that does from a stack, for any 2 dice.

    "Around" means the eight neighbouring places.
divinus-rules-monsters-title = Monsters
divinus-rules-monsters-body =
    To fight, spend dice whose total is a free **battle cell** on a card and put your marker there. When all cells of a card are covered, it pays by the number of markers: 2 and 1 favour with 2 or 3 players; 3, 2 and 1 with 4; ties work as with gods. An unfinished card pays nothing.

    - **Cerberus** guards four cells that meet: nobody can explore them. After each battle, the fighter moves it. Each finished card weakens it: it guards two cells, then one, and after the third it is gone.
    - **Chimera**: after each battle, the fighter moves her to another cell and turns her snake's head. One die in every cell in front of it is **scorched**: its owner's next Rest leaves it out, and after that it is a used die. Until then, no effect touches it.
    - **Hydra** guards its cell, and the four beside it cost 4 more. After each battle, the fighter moves it, and their Odysseus one tile.
    - **Echidna**: everybody has a monster on their first tile; the hero starts on the second. Nothing on the monster's tile counts except its terrain. Each of its eight battle cells can be used once and drives it: 5, 6, 11, 12 west or south, 7 to 10 north or east; never off the map or onto a consecrated temple. The first, second (and third) to beat theirs are paid as by a card.
divinus-rules-stickers-title = Stickers on tiles
divinus-rules-stickers-body =
    A tile has three slots. A faction takes one, a place of power or the temple on it two, a location one.

    A faction fits on any landscape while a slot is free. A location needs a visible place of power beside it: one per tile, and never with a temple. A temple covers a place of power, but never on a tile with a location.

    A sticker goes on your own map. If it does not fit there, it goes on another map of your choice; if not there, on the board; and if not there either, tiles of a stack are revealed until it fits, and that tile goes under the shuffled stack.

    Stickers stay for good: what one match leaves behind can be the next one's set-up.
divinus-rules-end-title = The end
divinus-rules-end-body =
    When somebody's map has 16 visible tiles, the round is finished and the match ends. If everybody has rested two turns in a row, it ends at once.

    Then, in this order:
    - 1 general favour for each finished map,
    - 1 favour for each consecrated temple,
    - the gods, one after the other.

    The most favour wins. If players are tied, the one later in turn order wins.

    In the campaign, the sole leader with a pantheon becomes its favourite, but never of both; and a player alone in last place, 5 or more behind the first, gets Pythia's die.
divinus-rules-endless-title = The endless mode
divinus-rules-endless-body =
    Four gods and four to six quests are in play, at random, by choice, or as the rulebook suggests. A monster brings all its cards, and at most one monster with a figure takes part.

    Everybody rolls. The player with the lowest roll chooses a **hero** first, and the others follow; then everybody chooses a **tile** of their own in reverse order. The tile is laid before the first turn, with the hero on it; no temple is built on it then.

    The table may choose dice with the same set of stickers for everybody, and temples to build. With artifacts, everybody gets three, keeps one, passes the rest to the left, and does so again.

    There are no locations, pantheons' dice, Pythia's die or battles of the gods.
divinus-rules-first-turn-title = Your first turn
divinus-rules-first-turn-body =
    What to do in your first turns, and why.

    1. **Read gods and quests first.** Gods want the most of something; quests reward the first. Choose two or three that go together.
    2. **Explore with few dice.** One die that shows the cell is cheapest; small dice are good for adding and subtracting.
    3. **Let zones grow.** Each place in the list says what would change on your map.
    4. **Take a temple** you can consecrate soon when a tile brings a place of power.
    5. **Rest when your dice pay for little,** not before: the others keep exploring. If everybody rests twice in a row, the match ends.

    { "**" }/learn** takes you through this step by step.

divinus-rules-legend-title = Signs on the board
divinus-rules-legend-body =
    { "**" }Terrains:** grass is plain, peaks are mountain, waves are sea. Squares of them with numbers list your zones, the largest first.

    { "**" }Symbols:** a round shield with Λ is Greek, a red diamond with an axe Viking, a dark shield with claw marks barbarian, a disc of three colours with a star universal, a stone gate a place of power. A golden rim means a sticker. Temples are blue for the Greek gods, red for the Norse, brown for the barbarians, with a number for each kind (the Cards button says what each wants); a golden seal means consecrated. A tile with a white line inside covers another one.

    { "**" }Market:** the plate in the corner is the cell's number, red with its extra cost. A red frame means guarded. Dice in a cell paid for its last tile. In your panel, each number is shown with the dice it takes.

    { "**" }Dice:** pale ones are spent, black ones scorched; white faces are stickers, a golden rim is Pythia's die.

    { "**" }Favour:** a blue disc with a bolt is Greek, a red diamond with a hammer Norse, a star all of it. A god's numbers are golden for players who would be rewarded now; a quest shows how far each player is, and the symbol of the player who took it.

    { "**" }Figures:** a plate of a player's colour is a hero (flame: Prometheus, bow: Atalanta, sickle: Perseus, club: Heracles, maze: Theseus, ship: Odysseus), a red hexagon a monster. The jar counts artifacts.
