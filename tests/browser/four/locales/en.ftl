four-title = Four in a line
four-tagline = Four of your discs in a line win.
four-action-drop = Drop into column { $column }
four-ask-drop = Your turn: drop a disc.
connect-four-dropped =
    { $you ->
        [yes] You drop a disc into column { $column }.
       *[no] { $seat } drops a disc into column { $column }.
    }
