## Cyclades: the guided first round, a message for each step of games/cyclades/data/guide.json

cyclades-guide-1 =
    { "**" }Welcome to Cyclades.** Whoever has **three metropolises** at the end of a round wins. Each round everybody bids for the favour of a god, and the god decides what you may do: Poseidon builds ports and fleets, Ares troops, Athena philosophers, Zeus priestesses, Hera mercenaries and heroes. Apollo is free and brings gold.

    The altars are on the board of fate. Apollo is taken already. Priestesses make every later bid cheaper, so try **{ $name }**.
cyclades-guide-2 =
    { "**" }How much?** Only these numbers are spaces on the track. A **priestess** of yours takes 1 off what you pay, so begin low: **{ $choice }**. Whoever wants Zeus more must outbid you.
cyclades-guide-3 =
    { "**" }Outbid.** { $azure } offered more, so your marker is free again, and it must go to **another** god at once. That is no loss: you have paid nothing yet. **{ $name }** is left.
cyclades-guide-4 =
    { "**" }The lowest bid** is enough while nobody else stands there, and your priestess pays it: **{ $choice }**.
cyclades-guide-5 =
    { "**" }Poseidon's turn is yours.** Two gifts are compulsory, a fleet and a port, in any order. Fleets hold seas, which bring gold, and they carry troops across. So first: **{ $choice }**.
cyclades-guide-6 =
    { "**" }Where?** A new fleet goes to an empty sea beside a land of yours, or to your own fleets. Horns of plenty on the board are gold each round. **{ $name }** touches your land and opens a way to the islands beyond.
cyclades-guide-7 =
    { "**" }Now the port.** One port, one fortress, one temple and one academy of yours together become a **metropolis**, wherever they stand. This is the first of the four: **{ $choice }**.
cyclades-guide-8 =
    { "**" }Slots** are named after their land and say on the coast of which sea they lie. A port helps in battles on that sea, and S7 is yours and has a horn worth holding: **{ $choice }**.
cyclades-guide-9 =
    { "**" }What gold buys.** More fleets, moves at sea, or one of the **creatures** on the board of fate; the price falls from round to round, and temples make it lower still. **{ $choice }** brings you the income of the land where he lies, even of one that is nobody's.
cyclades-guide-10 =
    { "**" }Where does he go?** **{ $choice }** has two horns of plenty and belongs to nobody. Cerberus there means 2 gold for you in the next income.
cyclades-guide-11 =
    { "**" }Save.** Gold is hidden, and whoever has more of it outbids the others. So: **{ $choice }**.
cyclades-guide-12 =
    { "**" }The second round.** You collected 7 gold, two of them from Cerberus. The altars have moved: read the lines above for what the others bid. Another temple and priestess would help, so **{ $name }** again. { $rose } stands there with 3, so you have to offer more.
cyclades-guide-13 =
    { "**" }{ $choice }:** that displaces { $rose }, and your priestess takes one off. In return comes a temple, the second building of your set.
cyclades-guide-14 =
    { "**" }Upkeep.** A creature stays on the board only for a **priestess** each round, and you have one. She saves you gold in every auction; Cerberus has done his work: **{ $choice }**.
cyclades-guide-15 =
    { "**" }Zeus' gifts:** a priestess and a temple. First **{ $choice }**; the temple is the next question.

    You have seen a whole round: income, offerings, upkeep, the gods' actions. From here on look at what your set of four still lacks, bid for the god who builds it, and watch who comes close to a third metropolis.
