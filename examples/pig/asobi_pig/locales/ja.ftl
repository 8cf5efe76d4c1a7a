# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book; everything else is ours.

pig-title = ピッグ
pig-tagline = 勇気の続くかぎり振る
pig-setting-goal = 目標
pig-setting-goal-help = 何点で勝ちになるか。
pig-ask-roll = { $brought ->
        [0] サイコロを振ってください。
       *[other] この手番は{ $brought }点です。さらに振りますか、止めますか？
    }
pig-action-roll = 振る
pig-action-hold = 止める
pig-view-goal = 目標
# printed
pig-view-scores = 得点
pig-view-brought = この手番
pig-rolled = { $you ->
        [yes] { $pips }を出しました。
       *[no] { $seat }が{ $pips }を出しました。
    }
pig-lost = { $you ->
        [yes] 1が出ました。この手番の得点はありません。
       *[no] 1が出ました。{ $seat }のこの手番の得点はありません。
    }
pig-held = { $you ->
        [yes] 止めました。{ $points }点増えて{ $score }点です。
       *[no] { $seat }が止めました。{ $points }点増えて{ $score }点です。
    }
