# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book; everything else is ours.

nim-title = ニム
nim-tagline = 最後のマッチを取れ
nim-ask-take = 1つの列からマッチを取ってください。
nim-action-take = 列{ $row }からマッチを{ $count }本取る
nim-took = { $you ->
        [yes] 列{ $row }から{ $count }本取りました。
       *[no] { $seat }が列{ $row }から{ $count }本取りました。
    }
