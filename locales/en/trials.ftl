## Trying out: playing on in private before anything is done for real.

host-refused-trial-gone = This trial is over: you threw it away, or the real game has moved on.
host-refused-long-trial = That is as far as you can try out in one go.

trial-button = Try it out
trial-title =
    ## 🧪 Trying it out
    { $seat } · { $headline }
    -# Nobody sees this, and nothing of it counts until you press **Do it for real**.
trial-uncertain = 🎲 Luck or hidden things played a part here. What you see is only an example: in the real game it may come otherwise.
trial-steps = **Your steps so far**
# $number of the step, $question in words, $choices that were made.
trial-step = { $number }. { $question } **{ $choices }**
trial-step-nothing = { $number }. { $question } **nothing**
trial-end = The trial ends here, because it would be { $awaited }’s turn to answer.
trial-end-over = The trial ends here: the game would be over.
trial-undo = Undo a step
trial-commit = Do it for real
trial-discard = Throw away

trial-discarded = The trial is gone. This is the real game:
trial-gone = The trial is over, because the real game has moved on. This is how things stand now:
trial-committed = { $count ->
    [one] **Done for real:** your step.
   *[other] **Done for real:** all your { $count } steps.
}
trial-committed-part = **Done for real: { $done } of { $steps } steps.** Then it came otherwise than in your trial. Go on from here:
trial-committed-none = **Nothing was done:** the real game no longer asks what your trial began with. This is how things stand now:

## Going back behind what can be undone alone: the table is asked.

host-refused-not-asked-to-agree = This question is not for you: it is for the people whose moves would be taken back, and for moderators.
host-refused-asked-already = The table is being asked to go back already. Wait for that answer first.
host-refused-no-petition = There is no such question any more.

petition-ask-button = Ask to undo…
petition-ask-title =
    ## Ask the table to go back?
    You cannot take this back on your own: since then something was revealed, drawn by chance, or answered by others. The table can agree to it. Everybody who is awaited now or has answered since then is asked, with a picture of before and after. Luck will fall anew.
petition-ask-title-alone =
    ## Go back?
    You cannot simply take this back: since then something was revealed, drawn by chance, or answered by others. Only computers play with you, so nobody has to be asked. Luck will fall anew.
# $question and $choices: what was asked and answered there. $answers: how many answers would be taken back.
petition-ask-way = { $number }. { $question } **{ $choices }**
# $answers in all would be taken back, some of them by $others (there are $count of them).
petition-ask-cost = { $answers ->
    [one] Takes back one answer.
   *[other] Takes back { $answers } answers.
}
petition-ask-cost-others = Takes back { $answers } answers, among them those of { $others }.
petition-ask-last = My last answer
petition-ask-turn = The start of my turn
petition-ask-back = Back
# $link leads to the question.
petition-asked-there = **[The table is being asked]({ $link })** to go back already. Wait for that answer first.
petition-asked-yours = **[The table is being asked]({ $link })** already, as you wished. With **Disagree** you can withdraw your question there.
petition-put = **The table has been asked.** You will see the answer in the channel.
petition-done = **The game has gone back.** Nobody else had to be asked.

petition-title =
    ## ↩️ May the game go back?
    { $seat } asks to take back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }. Luck would fall anew.
petition-title-ended =
    ## ↩️ May the game go back?
    { $seat } asked to take back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }.
petition-others = Moves of { $seats } would be undone.
petition-asked = Agreement is needed from { $people }. One “no” ends it; a moderator may decide.
petition-agreed-so-far = Agreed so far: { $people }.
petition-now = Now
petition-then = After going back
# $awaited are those whose turn it would be then, $headline is where the game would stand.
petition-headline = After going back it would be { $awaited }’s turn: { $headline }
petition-yes = Agree
petition-no = Disagree
petition-ended-agreed = **Agreed by everybody.** The game has gone back.
# $by is a mention of the moderator, who is not pinged by it.
petition-moderator = a moderator
petition-ended-moderator = **Decided by { $by } as a moderator.** The game has gone back.
petition-ended-moderator-no = **Decided by { $by } as a moderator:** the game goes on as it is.
petition-ended-refused = **Not agreed.** The game goes on as it is.
petition-ended-withdrawn = **Withdrawn.** The game goes on as it is.
petition-ended-moved-on = **Nothing came of it:** the game has moved on.
petition-ended-expired = **Nothing came of it:** nobody decided for three days.

## Standing orders, as they are shown and listed.

command-orders-name = orders
command-orders-text = See your standing orders at all tables, and take them back

# Two wishes, the more wanted one $before the other.
bot-order-then = { $before }; then { $after }
bot-order-holds = 📜 Your standing order holds: { $wishes }.
bot-orders-title = ## Your standing orders
bot-orders-none = You have left no standing order. Where a game offers one, your panel has a button for it.
bot-orders-line = **{ $number }.** { $game } in { $place }, { $seat }: { $wishes }
bot-orders-revoke = Take back { $number }
bot-orders-more = { $count ->
    [one] One more is not shown. Take some back to see it.
   *[other] { $count } more are not shown. Take some back to see them.
}
