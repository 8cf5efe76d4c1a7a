pig-title = Pig
pig-tagline = Roll as often as you dare
pig-setting-goal = Goal
pig-setting-goal-help = How many points win.
pig-ask-roll = { $brought ->
        [0] Roll the die.
       *[other] This turn has brought { $brought }. Roll on, or hold?
    }
pig-action-roll = Roll
pig-action-hold = Hold
pig-view-goal = Goal
pig-view-scores = Score
pig-view-brought = This turn
pig-rolled = { $you ->
        [yes] You roll a { $pips }.
       *[no] { $seat } rolls a { $pips }.
    }
pig-lost = { $you ->
        [yes] A 1: your turn brings nothing.
       *[no] A 1: { $seat }’s turn brings nothing.
    }
pig-held = { $you ->
        [yes] You hold: { $points } more, { $score } now.
       *[no] { $seat } holds: { $points } more, { $score } now.
    }
pig-lesson-about = Pig is about daring. Whoever first has 20 points wins here.
pig-lesson-throw = Roll the die: its pips count for this turn, not yet for you.
pig-lesson-throw-why = A 6. It is yours only when you hold.
pig-lesson-throw-wrong = A turn begins with a roll; there is nothing else to do.
pig-lesson-stop = Six points lie there. Hold, and they are yours.
pig-lesson-stop-why = Now the six are safe, and the other has rolled too.
pig-lesson-stop-wrong = You could roll on, but a 1 would take all six. Hold for once.
pig-lesson-danger = You are in the middle of a turn. Roll once more, and see what a 1 does.
pig-lesson-danger-why = A 1: the whole turn brings nothing. One roll in six ends like that.
pig-lesson-danger-wrong = You could hold, but then you would not see the danger. Roll.
pig-lesson-win = What you have and what the turn has brought make 20 or more. Hold, and you have won.
pig-lesson-win-why = That is all of Pig: how long do you dare?
pig-lesson-win-wrong = Only holding wins now.
pig-coach-lost = A 1: what the turn had brought is gone. What you have held stays.
