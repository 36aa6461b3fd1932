## The cards of Deus: names and what they do. They are drawn on the cards, so no emoji here.
## A city is a region in which somebody has pieces; VP are victory points. The effects themselves
## are in games/deus/data/cards.json.

## Blue: ships

deus-card-B01 = Galley
deus-card-B01-text = Choose one type of resource and buy up to 3 for 1 gold each.
deus-card-B02 = Merchant Sailer: Timber
deus-card-B02-text = Sell up to 6 wood for 4 gold each.
deus-card-B03 = Merchant Sailer: Clay
deus-card-B03-text = Sell up to 6 clay for 4 gold each.
deus-card-B04 = Merchant Sailer: Stone
deus-card-B04-text = Sell up to 6 stone for 4 gold each.
deus-card-B05 = Merchant Sailer: Grain
deus-card-B05-text = Sell up to 6 wheat for 4 gold each.
deus-card-B06 = Small Harbour: Timber
deus-card-B06-text = Sell up to 6 wood for 1 VP each.
deus-card-B07 = Small Harbour: Clay
deus-card-B07-text = Sell up to 6 clay for 1 VP each.
deus-card-B08 = Small Harbour: Stone
deus-card-B08-text = Sell up to 6 stone for 1 VP each.
deus-card-B09 = Small Harbour: Grain
deus-card-B09-text = Sell up to 6 wheat for 1 VP each.
deus-card-B10 = Barter Quay
deus-card-B10-text = Swap up to 2 of your resources for as many others from the supply.
deus-card-B11 = Exchange Wharf
deus-card-B11-text = Swap up to 4 of your resources for as many others from the supply.
deus-card-B12 = Free Port
deus-card-B12-text = Either sell up to 3 resources of any types for 1 VP each, or buy up to 3 of any types for 2 gold each.

## Green: production buildings

deus-card-G01 = Sawmill
deus-card-G01-text = Each of your production buildings in a forest gives 2 wood.
deus-card-G02 = Clay Pit
deus-card-G02-text = Each of your production buildings in a swamp gives 2 clay.
deus-card-G03 = Stone Quarry
deus-card-G03-text = Each of your production buildings on a mountain gives 2 stone.
deus-card-G04 = Grain Farm
deus-card-G04-text = Each of your production buildings on a field gives 2 wheat.
deus-card-G05 = Overseer's Hut
deus-card-G05-text = One of your production buildings gives 1 of its region's resource.
deus-card-G06 = Twin Workshops
deus-card-G06-text = Up to two of your production buildings give 1 of their region's resource each.
deus-card-G07 = Town Workshops
deus-card-G07-text = Each of your production buildings in a city with at least 2 pieces gives 1 resource.
deus-card-G08 = Riverside Mill
deus-card-G08-text = Each of your production buildings next to one of your ships gives 2 resources.
deus-card-G09 = Provincial Estate
deus-card-G09-text = Each of your production buildings gives 1 resource.
deus-card-G10 = Terraced Lands
deus-card-G10-text = For each type of terrain, one of your production buildings there gives 1 resource.
deus-card-G11 = Frontier Camp
deus-card-G11-text = Each of your production buildings next to an unattacked village gives 2 resources.

## Yellow: scientific buildings

deus-card-Y01 = Reading Room
deus-card-Y01-text = Draw 1 card.
deus-card-Y02 = Scribes' School
deus-card-Y02-text = Draw 2 cards.
deus-card-Y03 = Great Library
deus-card-Y03-text = Draw 3 cards.
deus-card-Y04 = Observatory
deus-card-Y04-text = Draw 1 card for each card in your yellow column, at most 3.
deus-card-Y05 = Tablet Archive
deus-card-Y05-text = Take the top card of the discard pile, then draw 1 card.
deus-card-Y05-part-1 = Take the top card of the discard pile.
deus-card-Y05-part-2 = Draw 1 card.
deus-card-Y06 = Debating Hall
deus-card-Y06-text = Discard 1 to 3 cards, then draw that many plus 1.
deus-card-Y07 = Carpenters' Guild
deus-card-Y07-text = Take 1 piece of your choice from your reserve.
deus-card-Y08 = Builders' Lodge
deus-card-Y08-text = Take 2 pieces of different types from your reserve.
deus-card-Y09 = Surveyors' Office
deus-card-Y09-text = Take 1 piece of your choice from your reserve and draw 1 card.
deus-card-Y09-part-1 = Take 1 piece of your choice from your reserve.
deus-card-Y09-part-2 = Draw 1 card.
deus-card-Y10 = Port Authority
deus-card-Y10-text = Activate one of your blue cards.
deus-card-Y11 = Agronomy School
deus-card-Y11-text = Activate one of your green cards.
deus-card-Y12 = Civic Academy
deus-card-Y12-text = Activate one of your brown cards.
deus-card-Y13 = War College
deus-card-Y13-text = Activate one of your red cards.

## Brown: civil buildings

deus-card-C01 = Public Baths
deus-card-C01-text = 1 VP for each of your cities with at least 2 pieces, at most 2 VP.
deus-card-C02 = Forum
deus-card-C02-text = 2 VP for each of your cities with at least 3 pieces, at most 6 VP.
deus-card-C03 = Amphitheatre
deus-card-C03-text = 1 VP for each piece beyond the first in your largest city, at most 4 VP.
deus-card-C04 = Tax Office
deus-card-C04-text = 3 gold for each of your cities with at least 2 pieces, at most 9 gold.
deus-card-C05 = Mint
deus-card-C05-text = 2 gold for each piece in your largest city, at most 10 gold.
deus-card-C06 = Hamlet Council
deus-card-C06-text = 1 gold for each of your cities with exactly 1 piece, at most 4 gold.
deus-card-C07 = Marsh Village
deus-card-C07-text = 1 VP for each of your production buildings in a swamp, at most 4 VP.
deus-card-C08 = Woodland Village
deus-card-C08-text = 1 VP for each of your production buildings in a forest, at most 4 VP.
deus-card-C09 = Hill Village
deus-card-C09-text = 1 VP for each of your production buildings on a mountain, at most 4 VP.
deus-card-C10 = Farming Village
deus-card-C10-text = 1 VP for each of your production buildings on a field, at most 4 VP.
deus-card-C11 = Caravanserai
deus-card-C11-text = 2 gold for each type of land among your regions, at most 8 gold.
deus-card-C12 = Senate House
deus-card-C12-text = 1 VP for each type of terrain (sea included) beyond the second among your regions, at most 3 VP.
deus-card-C13 = Coastal Villas
deus-card-C13-text = 1 VP for each of your sea regions, at most 3 VP.
deus-card-C14 = Land Registry
deus-card-C14-text = 1 gold for each of your regions, at most 8 gold.

## Red: armies

deus-card-R01 = Scouts
deus-card-R01-text = Move one army up to 2 regions.
deus-card-R02 = Legion
deus-card-R02-text = Move one army 1 region, then steal 2 gold from one rival next to your armies.
deus-card-R02-part-1 = Move one army 1 region.
deus-card-R02-part-2 = Steal 2 gold from one rival next to your armies.
deus-card-R03 = Raiders
deus-card-R03-text = Steal 3 gold from one rival next to your armies.
deus-card-R04 = Pillagers
deus-card-R04-text = Steal 3 gold from each rival next to your armies.
deus-card-R05 = Archers
deus-card-R05-text = Steal 1 VP from one rival next to your armies.
deus-card-R06 = War Elephants
deus-card-R06-text = Move one army up to 2 regions, then steal 1 VP from each rival next to your armies.
deus-card-R06-part-1 = Move one army up to 2 regions.
deus-card-R06-part-2 = Steal 1 VP from each rival next to your armies.
deus-card-R07 = Siege Engineers
deus-card-R07-text = Take 1 VP from each of up to 2 unattacked villages next to your armies; 1 VP must stay on each.
deus-card-R08 = Tribute Collectors
deus-card-R08-text = 2 gold for each unattacked village next to your armies, at most 6 gold.
deus-card-R09 = Mounted Couriers
deus-card-R09-text = Move one army up to 3 regions, then draw 1 card.
deus-card-R09-part-1 = Move one army up to 3 regions.
deus-card-R09-part-2 = Draw 1 card.
deus-card-R10 = Coastal Raiders
deus-card-R10-text = Steal 4 gold from each rival with a ship next to your armies.
deus-card-R11 = Veteran Garrison
deus-card-R11-text = 1 VP for each of your armies in a city with at least 3 pieces, at most 4 VP.

## Purple: temples

deus-card-T01 = Temple of the Grove
deus-card-T01-text = At the end: 3 VP for each of your pieces in forests, at most 12 VP.
deus-card-T02 = Temple of the Harvest
deus-card-T02-text = At the end: 3 VP for each of your pieces on fields, at most 12 VP.
deus-card-T03 = Temple of the Marsh
deus-card-T03-text = At the end: 3 VP for each of your pieces in swamps, at most 12 VP.
deus-card-T04 = Temple of the Summit
deus-card-T04-text = At the end: 3 VP for each of your pieces on mountains, at most 12 VP.
deus-card-T05 = Temple of the Twin Hearths
deus-card-T05-text = At the end: 2 VP for each of your cities with at least 2 pieces, at most 12 VP.
deus-card-T06 = Temple of the Three Gates
deus-card-T06-text = At the end: 4 VP for each of your cities with at least 3 pieces, at most 12 VP.
deus-card-T07 = Temple of the Great City
deus-card-T07-text = At the end: 3 VP for each piece beyond the first in your largest city, at most 12 VP.
deus-card-T08 = Temple of the Sea Lanes
deus-card-T08-text = At the end: 3 VP for each of your ships on the board, at most 12 VP.
deus-card-T09 = Temple of Toil
deus-card-T09-text = At the end: 3 VP for each of your production buildings on the board, at most 12 VP.
deus-card-T10 = Temple of Learning
deus-card-T10-text = At the end: 3 VP for each of your scientific buildings on the board, at most 12 VP.
deus-card-T11 = Temple of the Hearth
deus-card-T11-text = At the end: 3 VP for each of your civil buildings on the board, at most 12 VP.
deus-card-T12 = Temple of Victory
deus-card-T12-text = At the end: 3 VP for each of your armies on the board, at most 12 VP.
deus-card-T13 = Temple of Coin
deus-card-T13-text = At the end: 1 VP for every 2 gold you own, at most 12 VP.
deus-card-T14 = Temple of the Storehouse
deus-card-T14-text = At the end: 1 VP for each resource you own, at most 12 VP.
deus-card-T15 = Temple of the Frontier
deus-card-T15-text = At the end: 3 VP for each village, attacked or not, next to your pieces, at most 12 VP.
deus-card-T16 = Temple of the Provinces
deus-card-T16-text = At the end: 1 VP for each of your regions, at most 12 VP.
