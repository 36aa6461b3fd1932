## Cyclades: the guided first round, a message for each step of games/cyclades/data/guide.json

cyclades-guide-1 =
    { "**" }Welcome to Cyclades.** Have **three metropolises** at the end of a round and you win. Each round, everybody bids for the favour of a god, and the god decides what you may do: Poseidon gives ports and fleets, Ares troops, Athena philosophers, Zeus priestesses, Hera mercenaries and heroes. Apollo is free and brings gold.

    The altars are on the board of fate. Apollo is already taken. Priestesses make every later bid cheaper, so try **{ $name }**.
cyclades-guide-2 =
    { "**" }How much?** Only these numbers are on the track. Your **priestess** takes 1 off what you pay, so start low: **{ $choice }**. Anybody who wants Zeus more must outbid you.
cyclades-guide-3 =
    { "**" }Outbid.** { $azure } offered more, so you must move your marker to **another** god at once. You lose nothing: you have not paid yet. **{ $name }** is left.
cyclades-guide-4 =
    { "**" }The lowest bid** is enough while nobody else is there, and your priestess covers it: **{ $choice }**.
cyclades-guide-5 =
    { "**" }You act for Poseidon.** Two gifts are compulsory, a fleet and a port, in any order. Fleets hold seas, which bring gold, and they carry troops across. So first: **{ $choice }**.
cyclades-guide-6 =
    { "**" }Where?** A new fleet goes to an empty sea beside one of your lands, or joins your own fleets. Each horn of plenty on the board is 1 gold a round. **{ $name }** touches your land and opens a way to the islands beyond.
cyclades-guide-7 =
    { "**" }Now the port.** A port, a fortress, a temple and an academy of yours together become a **metropolis**, wherever they are. This is the first of the four: **{ $choice }**.
cyclades-guide-8 =
    { "**" }Slots** are named after their land, and each lies on the coast of one sea. A port helps in battles on that sea. S7 is yours and has a horn worth holding: **{ $choice }**.
cyclades-guide-9 =
    { "**" }What gold buys.** More fleets, moves at sea, or one of the **creatures** on the board of fate; their price falls from round to round, and temples lower it further. **{ $choice }** brings you the income of the land he is in, even if it is nobody's.
cyclades-guide-10 =
    { "**" }Where does he go?** **{ $choice }** has two horns of plenty and belongs to nobody. With Cerberus there, you get 2 gold in the next income.
cyclades-guide-11 =
    { "**" }Save.** Gold is hidden, and the player with more of it can outbid the others. So: **{ $choice }**.
cyclades-guide-12 =
    { "**" }The second round.** You collected 7 gold, 2 of it from Cerberus. The altars have moved; the lines above show what the others bid. A temple and another priestess would help, so try **{ $name }** again. { $rose } is there with 3, so you have to offer more.
cyclades-guide-13 =
    { "**" }{ $choice }:** that displaces { $rose }, and your priestess takes 1 off. It brings you a temple, the second building of your set.
cyclades-guide-14 =
    { "**" }Upkeep.** Keeping a creature on the board costs a **priestess** each round, and you have one. She saves you gold in every auction, and Cerberus has done his work: **{ $choice }**.
cyclades-guide-15 =
    { "**" }Zeus' gifts:** a priestess and a temple. First **{ $choice }**; the temple is the next question.

    You have seen a whole round: income, offerings, upkeep, the gods' actions. From now on, see what your set of four still needs, bid for the god who builds it, and watch who is close to a third metropolis.
