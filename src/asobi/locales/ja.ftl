# The terminal's own words, in Japanese. This translation waits for a native reader; all of this file is ours.

terminal-help = 番号か棋譜の表記。または `view`、`why` 表記、`hint`、`undo`、`save` ファイル、`quit`
terminal-hint = ボットの選択：{ $choice }
terminal-hint-chance = ここからの勝率は約{ $chance }です。
terminal-hint-next = 「{ $next }」は約{ $chance }です。
terminal-hint-alike = 「{ $next }」もほぼ同じです。
terminal-hint-points = { $other }点ではなく{ $points }点です。
terminal-hint-usual = いつもの狙い
terminal-saved = { $file }に保存しました
terminal-free = { $choice }は選べます
terminal-dial = { $dial }：{ $low }から{ $high }まで、0から{ $steps }段階
terminal-points = 得点
terminal-wins = 勝ち
terminal-you = あなた
terminal-bot = { $name } { $number }
terminal-unlearned = { $bot }は{ $like }と同じように遊びます。このようなテーブルは学んでいません。
terminal-seat = 席{ $number }
terminal-decides = { $name }の選択：{ $what }
