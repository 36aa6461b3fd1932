## Cyclades: what the look-up says of things that carry no text of their own

cyclades-token-priestess = priestess
cyclades-token-philosopher = philosopher
cyclades-token-prosperity = prosperity token
cyclades-token-horn = horn of plenty

cyclades-about-port = Built with Poseidon. +1 in battles on the sea beside its slot.
cyclades-about-fortress = Built with Ares. +1 for the defender of its land.
cyclades-about-temple = Built with Zeus. Takes 1 gold off a creature, once a round.
cyclades-about-academy = Built with Athena. Counts only for the set of four that becomes a metropolis.
cyclades-about-metropolis = Port, fortress and temple in one, and what you need to win. It comes from a set of four buildings, four philosophers, a hero's sacrifice, or conquest. Building or losing one brings a bonus.
cyclades-about-troop = Holds and takes lands. Recruited with Ares, 8 each. Strength 1.
cyclades-about-mercenary = Fights like a troop. Recruited with Hera, 16 for everybody. Strength 1.
cyclades-about-fleet = Holds a sea and carries troops across it without moving. Recruited with Poseidon, 8 each. Strength 1.
cyclades-about-priestess = Takes 1 gold off your offering. Give one up to keep a creature on the board for another round.
cyclades-about-philosopher = Four become a metropolis at once. From Athena.
cyclades-about-prosperity = 1 more gold each round from its land or sea. From Apollo and others.
cyclades-about-horn = 1 gold each round for the player who controls the land or sea.
