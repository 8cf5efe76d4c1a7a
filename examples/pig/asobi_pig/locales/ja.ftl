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
pig-lesson-about = ピッグは度胸のゲームです。ここでは、先に20点になった人の勝ちです。
pig-lesson-throw = ダイスを振りましょう。出た目はこの手番の分で、まだあなたのものではありません。
pig-lesson-throw-why = 6です。止めて初めてあなたのものになります。
pig-lesson-throw-wrong = 手番は振ることから始まります。ほかにできることはありません。
pig-lesson-stop = 6点たまっています。止めれば、あなたのものです。
pig-lesson-stop-why = これで6点は安全です。相手も振りました。
pig-lesson-stop-wrong = 続けて振ることもできますが、1が出れば6点とも失います。ここでは止めましょう。
pig-lesson-danger = 手番の途中です。もう一度振って、1が何をするか見ましょう。
pig-lesson-danger-why = 1です。この手番では何も得られません。6回に1回はこう終わります。
pig-lesson-danger-wrong = 止めることもできますが、それでは危険が見えません。振りましょう。
pig-lesson-win = 持ち点とこの手番の分で20点以上です。止めれば勝ちです。
pig-lesson-win-why = ピッグはこれだけです。どこまで攻めますか。
pig-lesson-win-wrong = 今は止めれば勝ちです。ほかの手はありません。
pig-coach-lost = 1です。この手番の分は消えました。止めて得た点は残ります。
