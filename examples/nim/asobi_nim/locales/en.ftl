nim-title = Nim
nim-tagline = Take the last match
nim-ask-take = Take matches from one row.
nim-action-take = { $count ->
        [one] Take one match from row { $row }
       *[other] Take { $count } matches from row { $row }
    }
nim-took = { $you ->
        [yes] You take { $count } from row { $row }.
       *[no] { $seat } takes { $count } from row { $row }.
    }
