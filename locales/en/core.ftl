## What every game has in common: seats, computer players, and why an answer is refused.

## Seats: a player's colour in words, and the sign that pictures draw in that colour.

seat-amber = Amber
seat-amber-symbol = ●
seat-azure = Azure
seat-azure-symbol = ▲
seat-rose = Rose
seat-rose-symbol = ■
seat-onyx = Onyx
seat-onyx-symbol = ◆
seat-jade = Jade
seat-jade-symbol = ★
seat-ivory = Ivory
seat-ivory-symbol = ✚

## Kinds of computer player

computer-expert = Expert computer
computer-sensible = Sensible computer
computer-easy = Easy computer
computer-random = Random computer

## Names of computer players, and what each is like: a few words after the name, without a full stop

computer-persona-nefer = Nefer
computer-character-nefer = counts every grain twice
computer-persona-kassandra = Kassandra
computer-character-kassandra = saw it coming, and said so
computer-persona-solon = Solon
computer-character-solon = has read the rules, all of them
computer-persona-thais = Thais
computer-character-thais = smiles and takes the better land
computer-persona-ramose = Ramose
computer-character-ramose = has built for eternity before
computer-persona-zenon = Zenon
computer-character-zenon = always halfway to victory
computer-persona-meryt = Meryt
computer-character-meryt = never forgets a harvest
computer-persona-shulgi = Shulgi
computer-character-shulgi = was king once, and plans to be again
computer-persona-eudora = Eudora
computer-character-eudora = generous, until the last round
computer-persona-astrid = Astrid
computer-character-astrid = rows the hard way home
# Those who answer at random.
computer-persona-momos = Momos
computer-character-momos = laughs at every plan
computer-persona-alea = Alea
computer-character-alea = throws dice for everything
computer-persona-ludo = Ludo
computer-character-ludo = is here for the snacks
computer-persona-kairos = Kairos
computer-character-kairos = seizes whatever moment this is
computer-persona-sors = Sors
computer-character-sors = draws straws with itself
computer-persona-taya = Taya
computer-character-taya = picks the prettiest button
computer-persona-wido = Wido
computer-character-wido = follows the first bird it sees
computer-persona-tali = Tali
computer-character-tali = shakes the knucklebones and hopes

## Lists

# A list without anything in it.
core-list-empty = nothing

## Why an answer is refused

core-refused-over = The game is over.
core-refused-not-asked = You have nothing to answer right now.
core-refused-stale = That question has already been answered.
core-refused-count = { $low ->
    [0] { $high ->
        [one] You may choose one at most, not { $count }.
       *[other] You may choose { $high } at most, not { $count }.
    }
   *[other] { $high ->
        [one] Choose exactly one, not { $count }.
       *[other] Choose { $low } to { $high }, not { $count }.
    }
}
core-refused-twice = The same thing cannot be chosen twice.
# $option is the id of what was chosen.
core-refused-option = “{ $option }” cannot be chosen here.
core-refused-undo = This can no longer be taken back: since your last answer, something was revealed or drawn by chance, or somebody else has answered.
core-refused-no-trial = You cannot try this out right now: too much of what led here is hidden from you. It may work again after the next turn.

## Notes

core-note-rewound = The table agreed to go back to an earlier point.
core-note-unasked = { $seat } went back to an earlier point.
core-note-decided = A moderator took the game back to an earlier point.

## Headings under which notes are gathered, and one side of a fight in such a heading

core-scene-setup = Setting up
core-scene-turn = { $seat }'s turn
core-side = { $seat } with { $count }
