# The words of Eight Routes in Japanese.
#
# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in the Japanese book of this game; everything else is ours.

# printed
eight-routes-title = 8つのルート
# printed
eight-routes-tagline = フタいっぱいのd8と、8つの曲がりくねったルート。取ったd8は、隣の人も欲しかったd8です。
# printed
eight-routes-about = 3～5人で1つの仕分け用フタのd8を分け合い、8つのルートを同時に競走します。ピックアップしたd8でマーカーが進み、そのd8はあとの人には残りません。8つのルートの得点の合計がいちばん多い人の勝ちです。
# printed
eight-routes-goal = 8本のルートの得点を合わせて、いちばん多くすることです。
# printed
eight-routes-turn-1 = 親がd8ロールをおこない、出目ごとに仕分け用フタの8つの仕分けマスに分けます。
# printed
eight-routes-turn-2 = 順番に、1つの仕分けマスのd8をすべてピックアップし、その出目のルートを同じ数だけ進めます。
# printed
eight-routes-turn-3 = 力を持つ出目もあります。出目6はラウンドチップを裏返して1マス、出目8はボーナスダイス。ルート3とルート5では、マスを払って出目の変更やまわり道ができます。
# printed
eight-routes-turn-4 = 親は最後にピックアップし、フタは左隣へ渡ります。最終ラウンドのあと、全ルートの得点を合計します。

# printed
eight-routes-setting-rounds = ラウンド数
# printed
eight-routes-setting-rounds-help = 標準：3人・5人は15ラウンド、4人は16ラウンド。短いゲームは、最後に親になる人が有利です。
eight-routes-setting-shake = シェイクあり
# printed
eight-routes-setting-shake-help = シェイクは仕分け用フタのd8を振り直します。その代わり進むのが1マス減ります。

## Prompts

# printed
eight-routes-ask-d6 = 自分専用1d6ロールをおこないますか？
# printed
eight-routes-ask-turn = 仕分けマスを1つピックアップしてください。
# printed
eight-routes-ask-shaken = フタを振りました。仕分けマスを選んでください。進むのはd8の数より1マス少なくなります。
# printed
eight-routes-ask-chip = 6の力：ラウンドチップを裏返して、もう1マス進めますか？
eight-routes-ask-bonus = 8の力：d8をもう1個取りますか？
eight-routes-ask-after = 手番を終える前に、ほかに何かしますか？
# printed
eight-routes-waiting-d6 = { $seat }は自分専用1d6ロールができます。
# printed
eight-routes-waiting-before = { $seat }が仕分け用フタからピックアップします。
# printed
eight-routes-waiting-shaken = { $seat }がフタを振り、仕分けマスを選んでいます。
eight-routes-waiting-powers = { $seat }が出目の力を使っています。
eight-routes-waiting-after = { $seat }は出目の変更やまわり道ができます。

## Actions

# printed
eight-routes-action-pick = 出目{ $value }をピックアップ
# printed
eight-routes-action-shake = フタを振る：1マス減
eight-routes-shake = フタを振る
# printed
eight-routes-shake-cost = 進むのが1マス減る
# printed
eight-routes-action-c =
    { $by ->
        [1] 出目{ $value }を+1する（ルート3を1マス戻す）
       *[other] 出目{ $value }を-1する（ルート3を1マス戻す）
    }
# printed
eight-routes-action-d = まわり道：ルート{ $route }を1マス進める（ルート5を2マス戻す）
eight-routes-action-end = 手番を終える
# printed
eight-routes-action-d6 = 自分専用1d6ロール
eight-routes-action-no-d6 = 振らない
# printed
eight-routes-action-chip = ラウンドチップを裏返す：ルート{ $route }を1マス進める
eight-routes-action-no-chip = チップを残す
eight-routes-action-bonus = 出目{ $value }をもう1個取る
eight-routes-action-no-bonus = もう取らない
# printed
eight-routes-action-walk = ルート{ $route }を1マス進める

## Events

# printed
eight-routes-first-parent =
    { $you ->
        [yes] 最初の親はあなたです。
       *[no] 最初の親は{ $seat }です。
    }
# printed
eight-routes-round =
    { $you ->
        [yes] ラウンド{ $round }：親はあなた
       *[no] ラウンド{ $round }：親は{ $seat }
    }
    .style = heading
# printed
eight-routes-rolled =
    { $you ->
        [yes] d8ロールをおこないました。
       *[no] { $seat }がd8ロールをおこないました。
    }
# printed
eight-routes-rolled-d6 =
    { $you ->
        [yes] 自分専用1d6ロールの出目は{ $pips }でした。
       *[no] { $seat }の自分専用1d6ロールの出目は{ $pips }でした。
    }
# printed
eight-routes-picked =
    { $you ->
        [yes] 出目{ $value }のd8を{ $count }個ピックアップしました。
       *[no] { $seat }が出目{ $value }のd8を{ $count }個ピックアップしました。
    }
eight-routes-shook =
    { $you ->
        [yes] フタを振りました。
       *[no] { $seat }がフタを振りました。
    }
# printed
eight-routes-changed =
    { $you ->
        [yes] 出目{ $value }を{ $to }に変えました。
       *[no] { $seat }が出目{ $value }を{ $to }に変えました。
    }
# printed
eight-routes-turned-chip =
    { $you ->
        [yes] ラウンドチップを1枚裏返しました。
       *[no] { $seat }がラウンドチップを1枚裏返しました。
    }
eight-routes-took-bonus =
    { $you ->
        [yes] 出目{ $value }をもう1個取りました。
       *[no] { $seat }が出目{ $value }をもう1個取りました。
    }
# printed
eight-routes-moved =
    { $square ->
        [0]
            { $you ->
                [yes] ルート{ $route }から離脱しました。
               *[no] { $seat }がルート{ $route }から離脱しました。
            }
       *[other]
            { $you ->
                [yes] ルート{ $route }：マーカーは{ $square }マス目です。
               *[no] ルート{ $route }：{ $seat }のマーカーは{ $square }マス目です。
            }
    }
# printed
eight-routes-ended = 最終ラウンドが終わりました。
# printed
eight-routes-tied =
    { $by ->
        [chips]
            { $you ->
                [yes] 同点ですが、オモテ向きのラウンドチップの多いあなたの勝ちです。
               *[no] 同点ですが、オモテ向きのラウンドチップの多い{ $seat }の勝ちです。
            }
        [route-8]
            { $you ->
                [yes] ラウンドチップの数まで同じですが、ルート8の順位が上のあなたの勝ちです。
               *[no] ラウンドチップの数まで同じですが、ルート8の順位が上の{ $seat }の勝ちです。
            }
       *[shared]
            { $you ->
                [yes] すべて同じです。あなたも同時優勝です。
               *[no] すべて同じです。{ $seat }も同時優勝です。
            }
    }

## The board

# printed
eight-routes-lid = 仕分け用フタ
# printed
eight-routes-dice =
    { $count ->
        [0] d8なし
       *[other] d8が{ $count }個
    }
eight-routes-box = { $action }（{ eight-routes-dice }）
# printed
eight-routes-box-promise =
    { $action }（{ eight-routes-dice }）：{ $from }マス目から{ $to }マス目へ{ $change ->
        [more] 、{ $by }点増える
        [less] 、{ $by }点減る
       *[same] { "" }
    }
# printed
eight-routes-rounds = ラウンド{ $round }/{ $rounds }
# printed
eight-routes-route = ルート{ $route }
# printed
eight-routes-route-1 = ルート1、位置点：マスごとに得点が決まっています。
# printed
eight-routes-route-2 = ルート2、順位点：5マス目より手前は得点がありません。
# printed
eight-routes-route-3 = ルート3、順位点。1マス戻すと、仕分け用フタのd8の出目を±1できます。
# printed
eight-routes-route-4 = ルート4、順位点。4マス目以上なら、親のときに自分専用1d6ロールができます。
# printed
eight-routes-route-5 = ルート5、順位点。2マス戻すと、ほかのルートを1マス進められます。
# printed
eight-routes-route-6 = ルート6、順位点：得点するのは1位だけです。出目6をピックアップすると、ラウンドチップを裏返して1マス進められます。
# printed
eight-routes-route-7 = ルート7、位置点：7、14、20マス目が得点の山です。
# printed
eight-routes-route-8 = ルート8、順位点。出目8をピックアップすると、d8をもう1個取れます。
# printed
eight-routes-power-c = 出目±1
# printed
eight-routes-power-d6 = 自分専用1d6
eight-routes-power-d = まわり道
# printed
eight-routes-power-chip = チップ
eight-routes-power-bonus = ボーナスダイス
eight-routes-place-free = なし
# printed
eight-routes-standing =
    { $you ->
        [yes] あなた、{ $square }マス目
       *[no] { $seat }、{ $square }マス目
    }
# printed
eight-routes-parent = このラウンドの親：最初に振り、最後に選ぶ
# printed
eight-routes-chips =
    オモテ向きのチップ{ $up }枚{ $down ->
        [0] { "" }
       *[other] 、裏返した{ $down }枚
    }
# printed
eight-routes-total = 今ゲームが終わった場合の得点
# printed
eight-routes-breakdown = 得点の内訳
# printed
eight-routes-player = プレイヤー
eight-routes-start = 開始点
eight-routes-sum = 合計

## The lesson

# printed
eight-routes-lesson-lid = これが仕分け用フタです。毎ラウンドd8ロールをおこない、出目1～8に分けて置きます。全員がこの同じフタから順番にピックアップします。最後に8つのルートの得点がいちばん多い人の勝ちです。
# printed
eight-routes-lesson-routes = 出目ごとに1つのルートがあります。ピックアップしたd8の数だけ、その出目のルートのマーカーが進みます。ルートの横の数字は1位、2位、3位の得点です。ルート1とルート7では、マスそのものに得点があります。
# printed
eight-routes-lesson-box = あなたの番です。1つの仕分けマスのd8をすべてピックアップします。仕分け用フタには出目3が7個あります。ピックアップしましょう。
# printed
eight-routes-lesson-box-why = d8が7個なので、ルート3を7マス進みました。1つの仕分けマスにこれだけ集まるのはまれです。隣の人も欲しかったはずです。
# printed
eight-routes-lesson-box-wrong = その仕分けマスはd8が少なめです。7個あれば7マス進めます。出目3をピックアップしてください。
# printed
eight-routes-lesson-box-wrong-shake = シェイクすると、せっかくの7個の出目3が振り直しになり、進むのも1マス減ります。出目3をピックアップしてください。
# printed
eight-routes-lesson-change = ルート3を1マス戻すと、d8ひとつの出目を±1できます。やってみましょう。出目6を7に変えてください。
# printed
eight-routes-lesson-change-why = ルート3は1マス戻り、あとの人にとっての仕分け用フタが変わりました。ピックアップの前に使って、自分が取る仕分けマスのd8を増やすこともできます。そのあとほかの人の手番が終わり、新しいラウンドが始まりました。
# printed
eight-routes-lesson-change-wrong = ここでは出目6を7に変えます。実際のゲームでは、ほかの変更や、何もせずに手番を終えるほうがよいこともあります。
# printed
eight-routes-lesson-change-wrong-end = ルート3は使わなくてもよく、手番を終えることもできます。ここではまず、出目6を7に変えてみましょう。
eight-routes-lesson-eights = 出目8には力があります。ピックアップした人は、ほかのd8をもう1個取れます。出目8をピックアップしてください。
# printed
eight-routes-lesson-eights-why = ルート8を3マス進みました。次はボーナスダイスです。
eight-routes-lesson-eights-wrong = ボーナスダイスがもらえるのは出目8だけです。出目8をピックアップしてください。
eight-routes-lesson-eights-wrong-shake = シェイクすると出目8が消え、ボーナスダイスもなくなります。出目8をピックアップしてください。
# printed
eight-routes-lesson-eights-wrong-c = それではルート3を1マス戻ります。出目8はもうそこにあります。取ってください。
# printed
eight-routes-lesson-bonus = ほかの出目のd8を1個取ります。出目2を取ってください。
# printed
eight-routes-lesson-bonus-why = ルート2にマーカーが置かれました。ただし、ルート2は5マス目より手前では得点がありません。
# printed
eight-routes-lesson-bonus-wrong = どのd8でも、そのルートを1マス進みます。出目2なら、まだマーカーのないルートに置けます。取ってください。
# printed
eight-routes-lesson-bonus-wrong-no-bonus = ボーナスダイスには何もかからず、1マス得をします。出目2を取ってください。
# printed
eight-routes-lesson-enough = ここでルート3やルート5を使うことも、使わないこともできます。手番を終えてください。
# printed
eight-routes-lesson-enough-why = 次のプレイヤーは残りのd8から選びます。ラウンドの親は最後にピックアップし、フタは左隣へ渡ります。
# printed
eight-routes-lesson-enough-wrong = それもできますが、マスを払うことになります。ここでは手番を終えてください。
eight-routes-lesson-shake = 欲しいd8がなければ、フタを振りましょう。残りのd8をすべて振り直します。試してください。
# printed
eight-routes-lesson-shake-why = 新しい出目から仕分けマスを1つ選びますが、進むのは1マス減ります。これで必要なことはすべてわかりました。8つのルートの得点がいちばん多い人の勝ちです。
# printed
eight-routes-lesson-shake-wrong = 仕分けマスを選ぶと、もうシェイクはできません。どちらか一方です。今シェイクして、どうなるか見てみましょう。
# printed
eight-routes-lesson-shake-wrong-c = 出目を変えるとルート3を1マス戻りますが、シェイクすれば振り直しです。先にシェイクしましょう。

## The coach

# printed
eight-routes-coach-turn = いちばん多い仕分けマスだけでなく、ほかの人を追い抜ける仕分けマスを探しましょう。多くのルートは順位で得点が決まります。
# printed
eight-routes-coach-after = これ以上何かする必要はありません。ルート3とルート5は、自分のマスを払って出目の変更やまわり道をします。
# printed
eight-routes-coach-d6 = 自分専用1d6ロールは無料です。振りましょう。
# printed
eight-routes-coach-bonus = ボーナスダイスは1マス進めます。1マスで誰かを追い抜けるルートか、まだマーカーのないルートで使いましょう。
# printed
eight-routes-coach-chip = 裏返したラウンドチップはもう戻りません。ゲームの終盤のほうが、1マスの価値が高いことが多いです。
# printed
eight-routes-coach-shaken = シェイクのあとは、取ったd8の数より1マス少なく進みます。ただし最低1マスは進みます。

## What decided a tie, on the page of the end

# printed
eight-routes-tied-by-chips =
    { $you ->
        [yes] { $level }で同点。オモテ向きのラウンドチップはあなたのほうが多いです。
       *[no] { $level }で同点。オモテ向きのラウンドチップは{ $names }のほうが多いです。
    }
# printed
eight-routes-tied-by-route-8 =
    { $you ->
        [yes] { $level }で同点。ラウンドチップも同数ですが、ルート8ではあなたのほうが先にいます。
       *[no] { $level }で同点。ラウンドチップも同数ですが、ルート8では{ $names }のほうが先にいます。
    }
# printed
eight-routes-tied-by-shared = { $level }で同点。ラウンドチップもルート8も並んでいます。

## Why a question is asked now: the line below the prompt

# printed
eight-routes-why-d6 = あなたは親で、ルート4のマーカーが4マス目以上にあります。
# printed
eight-routes-why-turn = 毎ラウンド、全員が順番に1つの仕分けマスをピックアップし、親は最後です。あなたが取ったd8は、ほかの人には残りません。
# printed
eight-routes-why-shaken = シェイクの結果は受け入れなければなりません。進むのが1マス減ります。
# printed
eight-routes-why-chip = 出目6をピックアップし、オモテ向きのラウンドチップを持っています。
# printed
eight-routes-why-bonus = 出目8をピックアップしたので、ほかの出目のd8をもう1個だけ取れます。
# printed
eight-routes-why-after = ピックアップは終わりました。ルート3とルート5は、まだ1回ずつ使えます。

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

# printed
eight-routes-term-parent = 親
# printed
eight-routes-term-parent-is = 親：ラウンドのd8ロールをおこない、最後にピックアップします。
# printed
eight-routes-term-lid = 仕分け用フタ、フタ
# printed
eight-routes-term-lid-is = 仕分け用フタ：ラウンドのd8を、出目ごとに8つの仕分けマスに分けて置くところ。
# printed
eight-routes-term-box = 仕分けマス
# printed
eight-routes-term-box-is = 仕分けマス：仕分け用フタの中の、同じ出目のd8すべて。選んだ人は全部取ります。
eight-routes-term-shake = シェイク、フタを振る、フタを振り
# printed
eight-routes-term-shake-is = シェイク：仕分け用フタに残ったd8を振り直し、進むのを1マス減らして仕分けマスを選びます。
# printed
eight-routes-term-chip = ラウンドチップ、チップ
# printed
eight-routes-term-chip-is = ラウンドチップ：親が毎ラウンド1枚もらいます。出目6を取ると、裏返して1マス進められます。オモテ向きのものは同点のときに数えます。
eight-routes-term-bonus = ボーナスダイス
# printed
eight-routes-term-bonus-is = ボーナスダイス：出目8を取った人は、ほかの出目のd8をもう1個取れます。
# printed
eight-routes-term-private = 自分専用1d6ロール、自分専用1d6
# printed
eight-routes-term-private-is = 自分専用1d6ロール：ルート4のマーカーが4マス目以上にある親が振れる、六面のダイスです。
eight-routes-term-detour = まわり道
# printed
eight-routes-term-detour-is = まわり道：ルート5を2マス戻して、ほかのルートを1マス進めます。

## The game's page

# printed
eight-routes-best = 4人：選ぶd8が十分にあり、残した仕分けマスは次の番までになくなるかもしれません。
# printed
eight-routes-part-lid = このラウンドのd8が入った仕分け用フタ
# printed
eight-routes-part-routes = 8つのルートとその得点
# printed
eight-routes-part-power-d6 = 4マス目からは自分専用1d6
# printed
eight-routes-part-power-chip = 出目6でラウンドチップを裏返して1マス
eight-routes-part-power-bonus = 出目8でボーナスダイス

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

# printed
eight-routes-not-1-2 = ゲームは終わりました。
eight-routes-not-2-6 = このテーブルではシェイクを使いません。
# printed
eight-routes-not-3-3 = { $prompt ->
        [none] 先に親が自分専用1d6ロールをするかどうか決めます。
        [d6] まず、自分専用1d6ロールをするかどうか決めてください。
       *[other] 自分専用1d6ロールができるのは、最初の手番の前の、ルート4のマーカーが4マス目以上にある親だけです。
    }
# printed
eight-routes-not-3-5 = あなたの番ではありません。毎ラウンド全員が1回ずつ手番をおこない、親は最後です。
# printed
eight-routes-not-4-1 = { $prompt ->
        [after] この手番ではもうピックアップしました。
       *[other] 先にd8を取ってください。どの手番にも必須アクションが1つあります。
    }
eight-routes-not-4-2 = この手番ではもう使いました。
# printed
eight-routes-not-4-3 = その仕分けマスにd8がありません。
# printed
eight-routes-not-4-5 = シェイクのあとは、まず仕分けマスを選びます。その前に使えるのはルート3だけです。
# printed
eight-routes-not-4-6 = d8の代わりに1マス進めるのは、仕分け用フタが空のときだけです。
# printed
eight-routes-not-4-7 = ルート3に自分のマーカーがあり、仕分け用フタに出目を変えられるd8がなければできません。
# printed
eight-routes-not-4-10 = まわり道で進むのはほかのルートで、ルート5の自分のマーカーが2マス目以上になければできません。
# printed
eight-routes-not-4-11 = ルート5のマーカーは1マス目です。まわり道には2マス必要です。
# printed
eight-routes-not-4-12 = そのマーカーはもう20マス目にあります。
# printed
eight-routes-not-4-13 = ラウンドチップを裏返せるのは、出目6をピックアップした直後だけです。
# printed
eight-routes-not-4-14 = ボーナスダイスは、出目8をピックアップした直後に取る、ほかの出目のd8ひとつだけです。
eight-routes-not-4-15 = まず、取ったd8の力を使うかどうか決めてください。
# printed
eight-routes-not-4-4 = 仕分け用フタにシェイクするd8がありません。

## What a table or a variant cannot be

# printed
eight-routes-refused-rounds = { $players }人では全員が同じ回数だけ親になります。ラウンド数は{ $players }の倍数にしてください。

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

eight-routes-group-set-up = 開始時
eight-routes-group-powers = 力
# printed
eight-routes-group-routes = ルート
eight-routes-data-set-up-dice = { $name }人のときのダイスの数
# printed
eight-routes-data-set-up-rounds = { $name }人のときのラウンド数
# printed
eight-routes-data-set-up-start = { $name }人のときの開始時の得点（手番順）
# printed
eight-routes-data-powers-d6-from = 自分専用1d6を振れるのは、ルート4のこのマスから
# printed
eight-routes-data-powers-c-fee = 出目を±1するときに戻すルート3のマス数
# printed
eight-routes-data-powers-d-fee = まわり道をするときに戻すルート5のマス数
# printed
eight-routes-data-routes-points = ルート{ $name }：各マスの得点
# printed
eight-routes-data-routes-places = ルート{ $name }：各順位の得点
# printed
eight-routes-data-routes-from = ルート{ $name }：このマスから数える
