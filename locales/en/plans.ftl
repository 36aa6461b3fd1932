## Plans: answers thought through on a trial, given as long as exactly that is asked.

plans-refused-nothing = There is no answer of your own in this trial yet. Go on until it is your turn again.

plans-make = Plan this
plans-made = 🗺️ **Planned.** The bot answers so for you as long as everything looks exactly as on your trial. If you are asked the first of these questions now, it is answered at once.
plans-dropped = Your plan is gone.
plans-button = My plan
# $count branches of a plan.
plans-holds = { $count ->
    [one] 🗺️ You have a plan with one branch. Nobody else can see it.
   *[other] 🗺️ You have a plan with { $count } branches. Nobody else can see it.
}
plans-title =
    ## 🗺️ { $seat }’s plan
    -# Nobody else can see it. The bot asks you as soon as anything else happens; the plan ends then.
plans-none = There is no plan.
plans-branch = **Branch { $number }**
# $events: what other players are told to do.
plans-if = *If* { $events }
plans-then = *then I:* { $answer }
plans-answer = { $question } **{ $answer }**
plans-answer-nothing = { $question } **nothing**
plans-asks-after-luck = -# 🎲 After luck or a reveal you are asked, unless you choose “Whatever comes”.
plans-add = Add a branch
plans-cut = Remove { $number }
plans-whatever = Whatever comes
plans-drop = Drop the plan
# A line of the news: $answer was given.
plans-done = 🗺️ By your plan: { $answer }

## Plans in the list of standing orders

plans-line = { $count ->
    [one] **Plan { $number }.** { $game } in { $place }, { $seat }: one branch
   *[other] **Plan { $number }.** { $game } in { $place }, { $seat }: { $count } branches
}
plans-look = Show plan { $number }
plans-revoke = Drop plan { $number }
