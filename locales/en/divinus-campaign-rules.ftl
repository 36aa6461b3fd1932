## Divinus, the campaign: its rules in our own words, a topic each. The first ones hold from the first
## scenario on and name nothing that comes later; every other topic belongs to something that
## arrives, with the short text by which the scenario tells it. A line may not begin with *, [ or a
## full stop.

divinus-rules-story-campaign-title = The campaign
divinus-rules-story-campaign-body =
    Twelve scenarios, each a match of its own, one after the other with the same people. You are a demigod between Greek and Norse gods, and you win their **favour**. The demigod with the most favour after the twelfth scenario becomes a god: the demiurge.

    What happens to the country stays: stickers on tiles and dice, places that were founded, changed or destroyed, titles, and decisions. Each scenario starts with what the last one left behind.

    New rules arrive with the scenarios. You read them when they do, and from then on you find them here.

    In the first scenario, the lowest roll starts. Later, the demigod with the least favour starts, then the next one up. If demigods are tied, the one who was later in the last scenario goes first.
divinus-rules-story-turn-title = Your turn
divinus-rules-story-turn-body =
    You take one main action: **explore** or **rest**.

    { "**" }Explore:** take active dice and add and subtract their values as you like. The total must be the number of a cell: take its tile, leave the dice there, lay the tile on your map. A 5 and a 2 pay for cell 7 or for cell 3. Each cell is offered at its cheapest; to pay with other dice, pick them one by one.

    { "**" }Rest:** roll **all** your dice, used and active. All are active again, and the cells they have left get new tiles: 1 to 6 from the stack of places of power, 7 to 12 from the stack of factions.

    A **refresh**, which some rewards bring, rolls single used dice and fills their cells at once. A **flip** turns an active die over.

    If everybody rests two turns in a row, the scenario ends at once.
divinus-rules-story-map-title = Map, zones, symbols
divinus-rules-story-map-body =
    Your map grows to **4×4** tiles. The first goes anywhere and may be turned until the second is laid. Each later tile must touch a side of a tile already laid, match the terrain of every side it touches, and keep the map within four columns and rows. Which four is open until the map has grown that far.

    { "**" }Overbuilding:** a tile may cover another one if all sides match. No place can be covered twice, and a tile with anything but stickers on it cannot be covered. Whatever is covered does not count.

    A **zone** is one terrain that continues across two or more tiles; its size is the number of tiles.

    Symbols are **factions** (Greek, Viking, barbarian) and **places of power**. Each lies on one landscape and counts for its zone. A tile has three slots: a faction takes one, a place of power two.
divinus-rules-story-gods-title = Gods and favour
divinus-rules-story-gods-body =
    At the end, each goal of each god is scored separately, in the order listed.

    - **Most** counts how many, **largest** counts the tiles of your largest zone of that kind.
    - With 3 or 4 players, first place gets 2 favour of the god's pantheon and second place 1; with 2 players, only first place gets 1.
    - Players tied for first all get the full reward, and then there is no second place. Players tied for second all get theirs. Nobody gets anything with a count of zero.

    Favour is Greek, Norse or general. The demigod who alone has the most Greek favour in a scenario becomes the **favourite** of the Greek gods until the end of the next one; the same goes for the Norse. Nobody can be the favourite of both: a demigod who leads both chooses, and the other pantheon has no favourite. Then all favour is added up.
divinus-rules-story-quests-title = Quests and choices
divinus-rules-story-quests-body =
    A quest goes to the **first** demigod to meet its condition, which is checked after every change to a map. It brings favour, sometimes of a pantheon of your choice, and sometimes more. If you meet several at once, you take them in the order you choose.

    Halves, borders, centre and corners of a map exist for a quest only once the map spans four columns or rows.

    One quest of each scenario carries a **title**. The demigod who completes it decides how the story continues, and that decision stands. If nobody completes it, the demigod with the least favour makes the choice at the end; then there is no title, only the place itself, and it goes on a tile of the board.
divinus-rules-story-locations-title = Places, titles, stickers
divinus-rules-story-locations-body =
    A **place** is a sticker on a tile with a visible place of power, one per tile. It is visited when somebody **explores** that tile, once per scenario: read, choose, and take what the choice brings. Some choices change a place for good or destroy it. No tile with a place is among the first twelve of a scenario.

    The demigod who founded a place holds its **title** to the end of the campaign and is rewarded for every visit, their own and others'.

    A faction sticker fits on any landscape of a tile with a free slot. A sticker goes on your own map. If it does not fit there, it goes on another map of your choice; if not there, on the board; and if not there either, tiles of a stack are revealed until it fits, and that tile goes under the shuffled stack.
divinus-rules-story-end-title = The end of a scenario
divinus-rules-story-end-body =
    When somebody's map has 16 visible tiles, the round is finished and the scenario ends. If everybody has rested two turns in a row, it ends at once. Quests that nobody has met bring nothing.

    Then, in this order: 1 general favour for each finished map; anything else that has come to count; the gods; the choice, if it is still open; favourites for the next scenario; then all favour is added up, and the ending is told.

    The demigod who gained the most in a scenario wins it, but what counts in the end is the sum of all twelve. If demigods are tied, the one later in turn order is ahead.

## What arrives

divinus-arrival-forges = In each turn, you may take one demigod action before or after your main action. When you rest, a die can buy an artifact from Velund or a die sticker from Hephaestus.
divinus-rules-story-forges-title = Demigod actions and the forges
divinus-rules-story-forges-body =
    In your turn, you **may** take one demigod action before or after the main action. To act afterwards, choose "Demigod action later" first.

    { "**" }The forges**, only together with a Rest in the same turn: spend one active die for an artifact from **Velund** or a die sticker from **Hephaestus**. Their offers are laid out for each scenario and not refilled.

    { "**" }Artifacts** go into your demigod's slots, two at first. One from Velund must be placed, in a free slot or over another one, which is lost; one you get as a reward may be declined. Each may be used when its time comes, in part or not at all. Some can be upgraded once. "1 → 2" means that each 1 may be used as 2; "3 = 4" works both ways.

    A **die sticker** permanently replaces any face of any of your dice; the die is not rolled. If it has several values, like 3/6, you use one of them. If you take one before the Rest, you put it on after the roll.
divinus-arrival-battles = At the end of this and every later scenario, two gods fight, and what you have done decides it. The bar above the board shows how the battle stands.
divinus-rules-story-battles-title = Battles of the gods
divinus-rules-story-battles-body =
    From the second scenario on, each brings two new gods and, at its end, a battle between the pantheons. What decides it varies: usually the best demigod for one side is compared with the best for the other. The scenario's two new gods want exactly that, or nearly; the details have a page of their own in these rules.

    - If the same demigod is best for both sides, they choose the winner.
    - If demigods did equally well for a side, the one earlier in turn order represents it.
    - If the pantheons are tied, the loser of the last battle wins. In the first battle, it is the one that gave less favour, and if that is equal too, the Norse.

    Each of a pantheon's first six victories brings its die a new effect. Its favourite for the next scenario may put up to two stickers with that effect on the die. If there is none, its most recent favourite does so, however long ago that was; if it never had one, nobody does. The last battle brings no effect.
divinus-arrival-temples = You can now build on places of power: explore one, cover it with a temple and meet its condition, and it is worth 1 favour.
divinus-rules-story-temples-title = Temples
divinus-rules-story-temples-body =
    When you explore a tile with a visible **place of power** and no place of the story on it, you may at once cover the place of power with one of the temples on offer. It is then no longer a place of power; a temple takes the same two slots.

    As soon as the condition of a visible temple on your map is met, it is **consecrated** and stays so until the end of the scenario. Its tile can be neither covered nor moved. Each consecrated temple brings 1 favour of its pantheon after finished maps have been counted.

    The sticker stays on its tile for the whole campaign, and a demigod who explores that tile later may consecrate it again. There are two stickers of each kind, unless the story brings more.

    The temple's zone is the zone it lies in; "around" means its tile and the eight places around that.
divinus-arrival-pantheon-dice = The favourites of the two pantheons hold their dice in this scenario. And a demigod who is alone in last place, 5 or more behind the first, has Pythia's die in addition to their own.
divinus-rules-story-pantheon-dice-title = The dice of the pantheons, and Pythia's
divinus-rules-story-pantheon-dice-body =
    The favourite of a pantheon holds its die for the next scenario. It is rolled at the start and with every Rest. As a **demigod action**, do what it shows; then it is used until your next Rest. Nothing else affects it.

    The Greek die works on your dice: roll active dice again, flip them, refresh used ones. The Norse die works on tiles: swap or replace tiles on the board, or move a tile of your own map to another free place by the rules of exploring (never one that covers another or has a marker on it, and the map must stay in one piece). Victories in battles bring stronger faces.

    Tiles that leave the board go under their stack.

    { "**" }Pythia's die:** a demigod who is alone in last place after a scenario, 5 or more favour behind the first, rolls it with their own dice in the next one. It counts as one of their dice but takes no stickers.
divinus-arrival-races = Two gods cannot wait: the first demigod to meet their goal during the scenario takes first place, the next one second. The god who is satisfied first wins the battle.
divinus-rules-story-races-title = Races
divinus-rules-story-races-body =
    The goal of some gods is a **race**: the first demigod to reach it during the scenario gets the reward for first place, the second the one for second place (with two players, only the first gets 1). The favour comes when the gods are scored.

    If both new gods of a scenario race, its battle goes to the one whose goal was reached first. If one demigod reaches both in one turn, they choose; if neither is reached, it is a tie.
divinus-arrival-barbarian-temples = The barbarians have gods, too. Their temples bring 1 general favour each.
divinus-rules-story-barbarian-temples-title = Temples of the barbarians
divinus-rules-story-barbarian-temples-body =
    They are built and consecrated like the others. Each one that is consecrated brings 1 **general** favour, which makes nobody a favourite but counts like any other in the end.
divinus-arrival-fire = Hephaestus may now offer fire: it never stays on top, and the die turns over to the opposite face.
divinus-rules-story-fire-title = Fire
divinus-rules-story-fire-body =
    A die that shows **fire** is turned to its opposite face at once, so that face comes up twice as often. Fire is never opposite fire.

    The stickers now include faces with a high and a low value, like 4/8.
divinus-arrival-heroes = Mortal heroes join you, one each. A die moves yours across your map as a demigod action. And the smith now has faces with three values.
divinus-rules-story-heroes-title = Heroes
divinus-rules-story-heroes-body =
    The demigod with the lowest first roll chooses a hero, then the others in turn order. Your hero goes on your first tile and stands on one landscape. As a **demigod action**, spend a die and move the hero up to the die's value in steps, but not back to where it started. Its tile can be neither covered nor moved.

    - **Prometheus** counts as a symbol of a people where he stands; each move changes the people.
    - **Atalanta**: after her move, you may take a tile around her and lay it again around her, by all the rules, but never on another tile and never one that covers another.
    - **Perseus**: whenever faction symbols appear in his zone, refresh 1 die.
    - **Heracles**: a tile laid around him may cost more or less by the number of its symbols. In cell 10, a tile with 3 symbols costs 7, 10 or 13.
    - **Theseus**: when you consecrate a temple around him, refresh 1 die; on his own tile, refresh 2.

    "Around" means the eight neighbouring places.

    { "**" }Three values:** a face like 1/3/5 is used as one of them.
divinus-arrival-monsters = Monsters have cards with battle cells. As a demigod action, spend dice whose total is a free cell; a finished card pays by markers.
divinus-rules-story-monsters-title = Monsters
divinus-rules-story-monsters-body =
    To fight, spend active dice whose total is the number of a free **battle cell** on a card, as a demigod action, and put your marker there. The dice are then used. When all cells of a card are covered, it pays by the number of markers: 2 and 1 favour with 2 or 3 players; 3, 2 and 1 with 4; ties work as with gods. The favour belongs to the monster's pantheon, or is of your choice. An unfinished card pays nothing.

    In scenario 6, the battle of the gods goes to the pantheon whose monsters have more markers from all demigods together.
divinus-arrival-swords = Swords count as any value in a battle. And your demigod can carry a third artifact.
divinus-rules-story-swords-title = Swords, and a third slot
divinus-rules-story-swords-body =
    A die that shows **swords** counts as any value in a battle with a monster, otherwise as 2/4.

    From now on your demigod has **three** slots for artifacts.
divinus-arrival-cerberus = Cerberus guards four cells of the board, and nobody can explore there. The demigod who fights him moves him. And Hephaestus has faces of 10 to 12.
divinus-rules-story-cerberus-title = Cerberus, and high faces
divinus-rules-story-cerberus-body =
    Cerberus stands where four cells meet, at first 8, 9, 11 and 12, and **guards** them: nobody can explore a guarded cell. They are filled as usual. He has three cards; after each battle with him, the fighter moves him to any other four cells that meet.

    Each finished card weakens him: after the first, he guards two cells side by side; after the second, one; after the third, he is gone.

    { "**" }High faces:** stickers of 10, 11 and 12 can pay for the distant cells with a single die.
divinus-arrival-chimera = After every battle with the Chimera, the fighter moves her, and she scorches a die in each cell in front of her snake.
divinus-rules-story-chimera-title = The Chimera and scorched dice
divinus-rules-story-chimera-body =
    She starts in cell 12. After each battle, the fighter moves her to another cell and turns her snake's head along a row or column: one die in every cell in front of it is **scorched**, chosen by its owner.

    Your next Rest leaves out your scorched dice; after that, they are used dice again. No effect touches a scorched die. When all her cards are finished, she is gone, and scorched dice become used dice.
divinus-arrival-nectar = A die that shows nectar can refresh two others.
divinus-rules-story-nectar-title = Nectar
divinus-rules-story-nectar-body =
    A die that shows **nectar** is a 3. Or spend it as a demigod action to refresh two of your **other** dice.
divinus-arrival-own-tiles = When this scenario is over, everybody gets a tile of their own with a symbol that fits every people. And your demigod can carry a fourth artifact.
divinus-rules-story-own-tiles-title = Ground of your own, and a fourth slot
divinus-rules-story-own-tiles-body =
    At the end of scenario 9 everybody takes one of six tiles and keeps it: first the demigod who completed "A Ground of One's Own", then the others from the least favour to the most. From the next scenario on, it is laid for free before your first turn, and your hero starts on it.

    Its **universal symbol** counts as one symbol of any people: for each count, whichever is best for you.

    From scenario 9 on, your demigod has **four** slots for artifacts.
divinus-arrival-hydra = The Hydra guards a cell and makes the cells beside it cost 4 more.
divinus-rules-story-hydra-title = The Hydra
divinus-rules-story-hydra-body =
    She starts in cell 8. She **guards** her cell, and the four cells beside it cost 4 more: beside cell 8 these are 5, 7, 9 and 11, for 9, 11, 13 and 15.

    After each battle, the fighter moves her to any other cell, and their Odysseus to a neighbouring tile. After her third card, she is gone.
divinus-arrival-odysseus = Odysseus sails with everybody in this scenario; other heroes rest. If the board has nothing for his sea, he may fetch a tile from a stack.
divinus-rules-story-odysseus-title = Odysseus
divinus-rules-story-odysseus-body =
    In scenario 10, everybody's hero is Odysseus. If no tile on the board could be laid to enlarge the sea zone he stands in, you may, as your **main action**, choose a stack, take any tile from it that does, lay it that way and use any 2 active dice. While there is such a tile on the board he cannot, even if you cannot pay for it.
divinus-arrival-echidna = A monster sits down on your first tile, and nothing on that tile works. Drive it across your map with eight battles; heroes start on the second tile.
divinus-rules-story-echidna-title = Echidna
divinus-rules-story-echidna-body =
    Everybody has a monster on their first tile and a card of their own; all four figures act alike. The hero starts on the **second** tile. Nothing on the monster's tile counts except its terrain: no symbols, no stickers, no hero, and its temple cannot be consecrated.

    You fight only your own monster. Each of its eight battle cells can be used once and drives it one tile: 5, 6, 11, 12 west or south, 7 to 10 north or east; never off the map or onto a consecrated temple. With the eighth, it is beaten. The first to beat their monster gets 2 favour, the second 1; with 4 players, 3, 2 and 1.
divinus-arrival-pledges = As a demigod action, pledge an active die to Zeus or Odin: its value is support. All six heroes may be chosen.
divinus-rules-story-pledges-title = Pledges
divinus-rules-story-pledges-body =
    As a **demigod action**, use an active die and add its value to your support for **Zeus** or **Odin**. Some quests bring support, too. Each god rewards the most support like any other goal.

    The last battle compares all support for the two. Each pantheon starts with 2 for every battle it has won.

    Two gods of each pantheon come back: the ones from the scenarios whose battles it won most recently. All six heroes may be chosen.

    Then the demigod with the most favour from all twelve scenarios becomes the demiurge and decides what comes first.

## What each scenario's battle of the gods is about: told when it begins, and a page of the rules.

divinus-battle-rule-2 = The demigod with the most Greek symbols represents the Greeks, the one with the most Viking symbols for the Norse. More wins.
divinus-rules-story-battle-2-title = This scenario's battle
divinus-rules-story-battle-2-body = { divinus-battle-rule-2 }

divinus-battle-rule-3 = The demigod with the most places of power in zones with a Greek temple represents the Greeks, the one with the most in zones with a Norse temple for the Norse. Zones with temples of both count for neither.
divinus-rules-story-battle-3-title = This scenario's battle
divinus-rules-story-battle-3-body = { divinus-battle-rule-3 }

divinus-battle-rule-4 = Hermes for the Greeks, Heimdall for the Norse: the god whose goal is reached first wins.
divinus-rules-story-battle-4-title = This scenario's battle
divinus-rules-story-battle-4-body = { divinus-battle-rule-4 }

divinus-battle-rule-5 = Artemis for the Greeks, Skadi for the Norse: the god whose goal is reached first wins.
divinus-rules-story-battle-5-title = This scenario's battle
divinus-rules-story-battle-5-body = { divinus-battle-rule-5 }

divinus-battle-rule-6 = Everybody's markers on the cards of Greek monsters are compared with everybody's on the cards of Norse monsters. More wins.
divinus-rules-story-battle-6-title = This scenario's battle
divinus-rules-story-battle-6-body = { divinus-battle-rule-6 }

divinus-battle-rule-7 = The demigod with the most barbarian symbols beyond their Greek ones represents the Greeks, the one with the most beyond their Viking ones for the Norse. More wins.
divinus-rules-story-battle-7-title = This scenario's battle
divinus-rules-story-battle-7-body = { divinus-battle-rule-7 }

divinus-battle-rule-8 = The demigod with the most zones that hold a Greek symbol represents the Greeks, the one with the most Viking symbols in a single zone for the Norse. More wins.
divinus-battle-rule-8-even = Evened out: the demigod with the most zones of 3 or more tiles that hold a Greek symbol represents the Greeks, the one with the most Viking symbols in a single zone for the Norse. More wins.
divinus-rules-story-battle-8-title = This scenario's battle
divinus-rules-story-battle-8-body =
    { divinus-battle-rule-8 }

    { divinus-battle-rule-8-even } That is how new campaigns play it.

divinus-battle-rule-9 = The demigod with the most barbarian and Greek symbols in the two left columns represents the Greeks, the one with the most barbarian and Viking symbols in the two right columns for the Norse. More wins.
divinus-rules-story-battle-9-title = This scenario's battle
divinus-rules-story-battle-9-body = { divinus-battle-rule-9 }

divinus-battle-rule-10 = The demigod with the most sea zones that hold a place of power or a Greek symbol represents the Greeks, the one with the most places of power and Viking symbols in a single sea zone for the Norse. More wins.
divinus-rules-story-battle-10-title = This scenario's battle
divinus-rules-story-battle-10-body = { divinus-battle-rule-10 }

divinus-battle-rule-11 = The demigod with the most zones of 3 or more faction symbols represents the Greeks, the one with the most zones that hold a temple or a place of power for the Norse. More wins.
divinus-battle-rule-11-even = Evened out: the demigod with the most zones of 3 or more faction symbols represents the Greeks, the one with the most zones of 2 or more temples or places of power for the Norse. More wins.
divinus-battle-rule-11-even-once = Evened out: the demigod with the most zones of 3 or more faction symbols represents the Greeks, the one with the most zones of 3 or more temples or places of power for the Norse. More wins.
divinus-rules-story-battle-11-title = This scenario's battle
divinus-rules-story-battle-11-body =
    { divinus-battle-rule-11 }

    { divinus-battle-rule-11-even } That is how new campaigns play it.

divinus-battle-rule-12 = All support for Zeus is compared with all support for Odin, including earlier battle victories. More wins.
