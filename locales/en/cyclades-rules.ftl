## The rules of Cyclades in our own words, a topic each, for /rules and the Help button. A body is
## Discord markdown of at most 3,500 characters. A line may not begin with *, [ or a full stop.

cyclades-rules-aim-title = The aim
cyclades-rules-aim-body =
    You lead a faction in an archipelago. The game ends at the end of a round in which somebody controls **3 metropolises** (4, if the table chose that). The most metropolises win; gold breaks a tie.

    You **control** a land while your control token, troops, mercenaries or a hero are there, and a sea while your fleets are. A land stays yours when you leave it, until somebody takes it; a sea does not.

    A metropolis comes from
    - one port, one fortress, one temple and one academy of yours, at once and automatically,
    - four philosophers, at once,
    - the sacrifice of a hero,
    - the conquest of a land that has one.

    Gold is hidden behind your screen. Everything else is open, except a creature that somebody has looked at in secret and the two that the Sphinx's player discards unseen.
cyclades-rules-names-title = Names on the map
cyclades-rules-names-body =
    Every island has a letter, and its lands are numbered from the top: **C2** is the second land of island C. Seas have an S and a number: **S7**. No island is called S.

    A land's building slots are numbered after a full stop: **C2.1** is the first slot of C2. Each slot lies on the coast of one sea, which is named beside it: a port there helps in battles on that sea.

    Islands and seas are lettered and numbered like the lines of a page, from the top left.
cyclades-rules-round-title = The round
cyclades-rules-round-body =
    A round has six phases:
    1. **Preparation** (not in the first round): empty hero places are filled. The creature in the 2-gold place is discarded, the others slide down, and new ones come. The top altar goes to the bottom, and with it the open altars change.
    2. **Income**
    3. **Offerings**
    4. **Upkeep** of creatures
    5. **The gods' actions**, from the top altar down, Apollo last
    6. **End of the round**: is the game over?

    Apollo is always open, plus one altar fewer than there are factions. The creature deck is not reshuffled unless the Chimera is discarded; heroes who leave never come back.
cyclades-rules-income-title = Income
cyclades-rules-income-body =
    You receive 1 gold for each horn of plenty in the lands and seas you control, printed or on prosperity tokens.

    The **Hydra** doubles her area. **Cerberus** gives his land's income to his owner instead of the player who controls it.
cyclades-rules-offerings-title = Offerings
cyclades-rules-offerings-body =
    In turn order, everybody puts a marker on a god's altar, on one of the spaces 1, 2, 3, 5, 7, 10, 13, 17, 21, 25. Apollo has one free space.

    - Only one faction can have a god's favour. Offering **more** displaces the faction there, which must go to **another** god at once and may displace somebody in turn. After a second displacement, it may come back to the first god.
    - Nobody can be displaced from Apollo.
    - When all are at different altars, everybody pays. Each of your **priestesses** takes 1 off.
    - You can only offer what you can pay. In a team, the shared purse must be enough for both.
    - A faction that can pay nothing and finds Apollo taken goes on space 1 of a free altar and pays what it has.

    You may leave a **standing order** that says how much you would offer to which gods. It bids for you, on the lowest space that will do, until it no longer applies.
cyclades-rules-upkeep-title = Upkeep of creatures
cyclades-rules-upkeep-body =
    In turn order, everybody chooses which of their creatures on the board to keep, paying **a priestess** for each. The others leave.

    Those that stay may then move, one after the other in any order, to a bordering area of their kind without another creature; the Minotaur only into one of your lands. Moved or not, a creature's effect happens again: the Hydra eats, the Kraken destroys fleets, Polyphemus clears the seas.
cyclades-rules-gods-title = What the gods give
cyclades-rules-gods-body =
    First come your god's two free actions, in any order; you must do them if you can. Then come the paid ones, in any order and as often as their prices allow. With every god except Apollo, you may buy creatures.

    - **Athena:** an academy; a philosopher. One more philosopher for 4.
    - **Zeus:** a temple; a priestess. One more for 4. Once: look at the top creature in secret and play it for 1, or put it back.
    - **Poseidon:** a port; a fleet next to one of your lands, in an empty sea or with your own. More fleets for 1, 2 and 3. Moves at sea, 1 each.
    - **Ares:** a fortress; a troop in one of your lands. More troops for 2, 3 and 4. Moves on land, 1 each. No quests.
    - **Hera:** any building that you do not own; a mercenary. More mercenaries for 1, 3 and 5. One hero for 4.
    - **Apollo:** 2 gold, a prosperity token on any land and one on any sea. Nothing else: no creatures, quests or sacrifices. You bid first next round.

    The first to act in a round is the last to bid in the next.

    You have 8 troops and 8 fleets; there are 16 mercenaries, 20 philosophers, 20 priestesses and 10 buildings of each kind. If something has run out, nobody can get it.
cyclades-rules-sea-title = Moving and fighting at sea
cyclades-rules-sea-body =
    A move takes any number of your fleets from one sea to a neighbouring one. Enemy fleets there mean battle.

    { "**" }Stage by stage** both roll a die (0, 1, 1, 2, 2, 3) and add 1 for each fleet and for each port or metropolis of theirs on that sea's coast. The weaker side loses a fleet; in a tie both do. If both still have fleets, first the defender and then the attacker may retreat with all of them to a neighbouring sea that is empty or their own. Otherwise the next stage follows.

    If all fleets are gone, the sea is nobody's.
cyclades-rules-land-title = Moving on land
cyclades-rules-land-body =
    A move takes any of your troops, mercenaries and heroes from one land to another **within reach**: next to it on the same island, or joined to it by an unbroken chain of seas with your fleets. The fleets do not move.

    - A land that you leave stays yours.
    - A land that is nobody's, or where a rival has only a control token, is taken without a fight, fortress or not.
    - Troops, heroes or the Minotaur of a rival mean battle.
    - When you take a land with a priestess symbol, a priestess joins you.

    { "**" }The last land:** you may not attack a rival's last land by any means unless taking it gives you the metropolises you still need to win: those already there, and those its buildings complete. If you already have enough, you may not attack it. Once you have taken such a land, the game ends with this round, even if you lose a metropolis again.
cyclades-rules-battle-title = Battles on land
cyclades-rules-battle-body =
    Before the first stage: Pandora wins over enemy mercenaries, and Hector, when he defends, kills an attacking troop or mercenary (never a hero). The attacker's heroes come first.

    { "**" }Stage by stage** both roll a die (0, 1, 1, 2, 2, 3) and add 1 for each troop, mercenary and hero (Ajax and the Minotaur 2). The defender adds 1 for each fortress or metropolis there. The weaker side gives up a unit of its choice; in a tie both do.

    If both still have units, first the defender and then the attacker may retreat with all of them to one land within reach that is nobody's or their own. The Minotaur never retreats: he fights on alone.

    The side that is left holds the land. If nobody is left, the defender keeps it.

    - **Helen:** no die, always 2. **Croesus:** roll again for 1 gold, as often as you like. **Odysseus** attacking: neither fortresses nor metropolises count. **Penthesilea:** you win ties. **Perseus:** a troop that would die may retreat instead.
cyclades-rules-metropolis-title = Buildings and metropolises
cyclades-rules-metropolis-body =
    Buildings go into the slots of your lands. With no empty slot, you may replace one of your basic buildings or build nothing.

    - **Port:** +1 in battles on the sea beside its slot. **Fortress:** +1 for the defender of its land. **Temple:** 1 off a creature, once a round. **Academy:** only for the set.
    - A **metropolis** is temple, port and fortress in one.

    A metropolis goes into an empty slot of yours or of a partner's; with none of your own, you may give up one of your basic buildings for it. With no place at all, it is lost. When you build one, and again when you **lose** one, you receive its bonus: 2 troops, 2 fleets, a priestess, 3 gold or a prosperity token. The conqueror receives nothing for it.

    Captured buildings count for your set at once.
cyclades-rules-creatures-title = Creatures
cyclades-rules-creatures-body =
    Four creatures lie open at 2, 3, 4 and 5 gold. Each of your temples and metropolises takes 1 off once a round. You buy and use creatures one at a time; one that cannot be used is simply discarded.

    - **Harpy:** destroys a troop or mercenary. **Giant:** steals a land's mercenaries. **Graeae:** you collect your income again. **Griffin:** takes half of a rival's gold. **Dryad:** steals a priestess. **Satyr:** steals a philosopher.
    - **Pegasus:** units of a land fly to any other. **Sylph:** two seas swap fleets. **Sphinx:** you see three creatures from the deck and play one for free; the other two are discarded without anybody else seeing them. **Charon:** trades a hero. **Cyclops:** changes a building.
    - **Chimera:** plays a discarded creature for free. Whenever she is discarded, deck and discards are shuffled together.
cyclades-rules-figures-title = Creatures on the board
cyclades-rules-figures-body =
    Six creatures stay until you stop paying for them. No two share an area.

    - **Hydra** (land or sea): doubles the income there. When she arrives, and each time you pay for her, she must eat a fleet or troop in her area or next to it, even yours. If one dies, a prosperity token is added where she is.
    - **Kraken** (sea): destroys all fleets there, and none may enter.
    - **Medusa** (land): nobody enters, leaves or retreats. New troops may be placed. Creatures still work there, except Pegasus and the Giant; Perseus does not work either.
    - **Minotaur** (your land): strength 2, fights for you, never retreats. By himself he gives no control.
    - **Polyphemus** (land): fleets in all seas around him flee, one by one as his owner decides, to a neighbouring open sea that is empty or their own; a fleet that cannot is destroyed. No fleet may enter.
    - **Cerberus** (land): you collect its income.
cyclades-rules-heroes-title = Heroes
cyclades-rules-heroes-body =
    With Hera, you can hire a hero for 4, who joins you in one of your lands. Heroes fight with strength 1 and have an ability in battle. Once, in your own turn, you may **sacrifice** a hero: not with Apollo, not in the round they were hired, not during a battle, and only if it brings something.

    - **Ajax:** a metropolis if you control 7 lands. **Croesus:** one for 15 gold. **Helen:** one for two pairs of buildings. **Jason:** one if all 8 of your fleets are at sea. **Odysseus:** one for three buildings of a kind.
    - **Hector:** 2 priestesses become a philosopher, as often as you like. **Pandora:** the deed of a hero waiting to be hired. **Perseus:** units from a land move anywhere. **Penthesilea:** when you build a metropolis, it goes on her card, where nobody can take it.
cyclades-rules-quests-title = Quests
cyclades-rules-quests-body =
    With every god except Ares and Apollo, a hero may go on a quest: moving as troops do, alone or with company, and attacking if you like. The first quest of your turn costs 1, the second 2, and so on. Crossing a partner's land counts as a quest of its own: if those are your first two, 3 gold in all.

    { "**" }Jason** on a quest may use enemy fleets as if they were yours.
cyclades-rules-end-title = The end
cyclades-rules-end-body =
    The game ends at the end of a round when
    - somebody (a team together) controls the metropolises needed, or
    - somebody controls no area at all, or
    - somebody took a rival's last land for the winning metropolis.

    The most metropolises win. Gold breaks a tie; if that is equal too, the victory is shared.
cyclades-rules-teams-title = Teams and two players
cyclades-rules-teams-body =
    Six play in three pairs, four may play in two pairs, and two people lead two factions each.

    - A team shares its gold and wins together. Troops, fleets, priestesses, philosophers and heroes are each faction's own.
    - The buildings of both count for a set, and a metropolis may be built in a partner's land.
    - You may cross a partner's lands and seas, paying for each step, but not stop there. Partners never fight, and their fleets do not carry your troops.
    - Partners may not start on the same island: neither may claim one of their first two lands where the other has one. The third may be anywhere.
    - The ban on attacking a last land, and the end of the game when a faction has no area left, apply to each faction separately.
cyclades-rules-placement-title = Starting placement
cyclades-rules-placement-body =
    In turn order, everybody claims two lands on two different islands, each with a fleet in an empty sea beside it. Then, in reverse order, everybody claims a third land, on any island, with a fleet, and spreads 3 troops over the three lands. A priestess joins for each claimed land that shows one.

    In the quick set-up, all of this is already done. Everybody starts with 5 gold.

cyclades-rules-first-turn-title = Your first turn
cyclades-rules-first-turn-body =
    What to do in your first round, and why.

    1. **Bid low.** A bid counts only if nobody goes higher, and your priestess takes 1 off. Apollo is free, brings gold, and lets you bid first next round.
    2. **Build what your set still needs.** Port (Poseidon), fortress (Ares), temple (Zeus) and academy (Athena) together become a metropolis. So do four philosophers.
    3. **Hold seas.** A fleet on a sea with a horn of plenty is gold each round, and fleets are the road for troops.
    4. **Keep a few coins.** Gold is secret, and rivals bid less boldly against a player they think is rich.
    5. **Guard your buildings.** Nobody takes a land with troops for free.

    { "**" }/learn** takes you through this step by step.

cyclades-rules-legend-title = Signs on the board
cyclades-rules-legend-body =
    From the top to the bottom of the picture:

    - **Bar on top:** whose turn it is, the phase and the round. Below it is **your gold**, which the others cannot see.
    - **A player's row:** metropolises out of those needed, gold (**?** where secret), priestesses, scrolls for philosophers, lands, seas, and troops and fleets not yet on the map.
    - **Lands** have a letter and a number (**C2**), **seas** an S (**S7**). A border and label in a player's colour mean it is theirs. Shield: troops; ship: fleets; the number says how many.
    - **Horn of plenty:** 1 gold each round. **Robed figure:** a priestess joins the player who takes the land. **Box with +:** a free slot for a building on that coast. Anchor: port; tower: fortress; columns: temple; scroll: academy; large house: metropolis.
    - **Row of colours:** the turn order.
    - **Altars:** who has bid how much; pale ones are closed this round.
    - **Creatures** with their price in a coin, **heroes** waiting to be hired, and the decks and discards.
    - **Last lines:** buildings, metropolises, mercenaries, priestesses and philosophers left in the supply.
    - **Numbers in circles** are the options of the question.
