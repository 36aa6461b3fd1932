## Going back behind what can be undone alone: the table is asked.

host-refused-not-asked-to-agree = This question is not for you: it is for the people whose moves would be taken back, and for moderators.
host-refused-asked-already = The table is already being asked to go back. Wait for that answer first.
host-refused-no-petition = That question is gone.

petition-ask-button = Ask to undo…
petition-ask-title =
    ## Ask the table to go back?
    You cannot take this back on your own: since then, something was revealed or drawn by chance, or others have answered. But the table can agree to it. Everybody whose answer is awaited or who has answered since then is asked, with a picture of before and after. If luck or something revealed lies in between, every player is asked, even those with a computer sitting in, unless this table has chosen otherwise. Dice and cards will be drawn again.
petition-ask-title-alone =
    ## Go back?
    You cannot simply take this back: since then, something was revealed or drawn by chance, or others have answered. Only computers are playing with you, so nobody has to be asked. Dice and cards will be drawn again.
# $question and $choices: what was asked and answered there. $answers: how many answers would be taken back.
petition-ask-way = { $number }. { $question } **{ $choices }**
# $answers in all would be taken back, some of them by $others (there are $count of them).
petition-ask-cost = { $answers ->
    [one] Takes back one answer.
   *[other] Takes back { $answers } answers.
}
petition-ask-cost-others = Takes back { $answers } answers, including those of { $others }.
petition-ask-last = My last answer
petition-ask-turn = The start of my turn
petition-ask-back = Back
# $link leads to the question.
petition-asked-there = **[The table is already being asked]({ $link })** to go back. Wait for that answer first.
petition-asked-yours = **[The table is already being asked]({ $link })**, as you wished. You can withdraw your question in your panel, or press **Disagree** there.
petition-put = **The table has been asked.** You will see the answer in the channel.
petition-done = **The game has gone back.** Nobody else had to be asked.

petition-title =
    ## ↩️ Should the game go back?
    { $seat } asks to take back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }. Dice and cards would be drawn again.
petition-title-ended =
    ## ↩️ Should the game go back?
    { $seat } asked to take back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }.
petition-others = That would undo moves by { $seats }.
petition-asked = { $people } must agree. One “no” ends it; a moderator may decide instead.
petition-agreed-so-far = Agreed so far: { $people }.
petition-now = Now
petition-then = After going back
# $awaited are those whose turn it would be then, $headline is where the game would stand.
petition-headline = It would then be { $awaited }’s turn: { $headline }
petition-yes = Agree
petition-no = Disagree
petition-withdraw = Withdraw the question
petition-ended-agreed = **Agreed by everybody.** The game has gone back.
# $by is a mention of the moderator, who is not pinged by it.
petition-moderator = a moderator
petition-ended-moderator = **Decided by { $by } as a moderator.** The game has gone back.
petition-ended-moderator-no = **Decided by { $by } as a moderator:** the game continues as it is.
petition-ended-refused = **Not agreed.** The game continues as it is.
petition-ended-withdrawn = **Withdrawn.** The game continues as it is.
petition-ended-moved-on = **Nothing came of it:** the game has moved on.
petition-ended-asker-left = **Nothing came of it:** the person who asked has left.
petition-ended-expired = **Nothing came of it:** no decision was made in three days.

agreement-title = Going back past luck
agreement-help = Who has to agree before the game goes back past something that was drawn, rolled or revealed.
agreement-who-everybody = every player
agreement-who-concerned = only players who are awaited or have answered since

## Votes when somebody's time is up. $subject and the voters are mentions.

flag-title =
    ## { $subject } has run out of time
    { $count ->
        [0] Nobody else is left to decide what to do.
        [one] What should happen now? { $voters }, please decide.
       *[other] What should happen now? { $voters }, please decide together.
    }
flag-how =
    - **Wait:** { $turn } more, then you are asked again.
    - **Computer:** a computer player sits in until { $subject } returns.
    - **Replacement:** the seat is open to anyone; until somebody takes it, { $subject } may return.
flag-votes = **Votes:** { $count } of { $all ->
    [one] one person has voted
   *[other] { $all } people have voted
}
flag-vote = - { $who }: { $choice }
flag-rule = -# { $count ->
    [one] You alone decide, and it takes effect at once.
   *[other] More than half of the others decide. You can change your vote until then.
} If { $subject } moves in the meantime, the vote is off.
flag-choice-wait = Wait
flag-choice-computer = Computer
flag-choice-open = Replacement
flag-outcome-wait = **Decided: the game waits** a while longer for { $subject }.
flag-outcome-computer = **Decided: a computer player sits in** for { $subject }.
flag-outcome-open = **Decided: the seat is open to a replacement.**
flag-outcome-moderator-wait = **Decided by a moderator: the game waits** a while longer for { $subject }.
flag-outcome-moderator-computer = **Decided by a moderator: a computer player sits in** for { $subject }.
flag-outcome-moderator-open = **Decided by a moderator: the seat is open to a replacement.**
flag-outcome-moved = **{ $subject } has moved after all.**
flag-outcome-clock = **The clock was changed,** so there is nothing left to decide.
flag-outcome-closed = **There is nothing left to decide.**
flag-alone = You do not play here. As a moderator you would decide this alone and at once: **{ $choice }**.
flag-alone-yes = Decide it
flag-outcome-rewound = **The game has gone back,** so there is nothing left to decide.
flag-resting = -# ⏸️ The game is on pause. Votes are counted when it continues.

## Votes away from their posts

votes-waiting = { $count ->
    [one] **A vote is waiting for you:**
   *[other] **{ $count } votes are waiting for you:**
}
votes-line-flag = - { $game }, table { NUMBER($id, useGrouping: 0) }: somebody has run out of time. What should happen now?
votes-line-rewind = - { $game }, table { NUMBER($id, useGrouping: 0) }: should the game go back?
votes-open = Vote
votes-open-table = Vote at table { NUMBER($id, useGrouping: 0) }
votes-again = Vote again
votes-again-table = Vote again at table { NUMBER($id, useGrouping: 0) }
votes-withdraw = Withdraw my question…
votes-withdraw-table = Withdraw my question at table { NUMBER($id, useGrouping: 0) }…
votes-changeable = You may still change your mind:
votes-put-again = -# 🗳️ [This vote]({ $link }) was posted again.
