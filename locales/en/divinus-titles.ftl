## Titles that people earn by how they played: the name, and how it was earned, after a person's name.

divinus-title-peaceful = Peacemaker
divinus-title-peaceful-how = won without fighting a monster
divinus-title-hunter = Monster Hunter
divinus-title-hunter-how = fought monsters six times
divinus-title-tamer = Master at Home
divinus-title-tamer-how = beat the monster on their own map
divinus-title-builder = Temple Builder
divinus-title-builder-how = built four temples
divinus-title-priest = High Priest
divinus-title-priest-how = consecrated four temples
divinus-title-racer = Pleasing the Gods
divinus-title-racer-how = met the goals of two gods
divinus-title-favourite = Favourite of All
divinus-title-favourite-how = was the favourite of both pantheons
divinus-title-finished = A Finished World
divinus-title-finished-how = completed their map
divinus-title-collector = Collector
divinus-title-collector-how = owned four artifacts
divinus-title-smith = Smith
divinus-title-smith-how = took four stickers from Hephaestus
divinus-title-rebuilder = Restless Ground
divinus-title-rebuilder-how = built over ten tiles
divinus-title-sleepless = Sleepless
divinus-title-sleepless-how = won with fewer rests than anybody else
