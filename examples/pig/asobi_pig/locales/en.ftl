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
