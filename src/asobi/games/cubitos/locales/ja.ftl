# Cubitos in Japanese.
#
# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book; everything else is ours. The book of this game is Thai, so nearly all is ours.

cubitos-title = キュビトス
cubitos-tagline = 振って、運を試して、もっといいダイスを買う。一番乗りでゴールへ。
cubitos-about = 色とりどりのダイスのレース。振って、運を試してプッシュするか、ほどよくやめるか。そのあと走り、もっといいダイスを買います。最初にゴールラインを越えた人の勝ちです。
cubitos-goal = 誰よりも先にゴールラインを越えることです。
cubitos-turn-1 = 全員が同時にダイスを振ります。ヒットはアクティブになり、ミスは振り直せます。
cubitos-turn-2 = もっと欲しければプッシュ、やめるならパス。アクティブなダイスが3個以上あるとき、プッシュしてヒットがなければバーストです。
cubitos-turn-3 = 次に全員が走ります。足の数だけランナーがコースを進みます。
cubitos-turn-4 = コインとクレジットで、次からのラウンドのために、色の違うダイスを2個まで買えます。

# -- dice, faces, zones

cubitos-die-light-grey = ライトグレー
cubitos-die-dark-grey = ダークグレー
cubitos-die-black = 黒
cubitos-die-white = 白
cubitos-die-brown = 茶
cubitos-die-red = 赤
cubitos-die-green = 緑
cubitos-die-orange = オレンジ
cubitos-die-purple = 紫
cubitos-die-yellow = 黄
cubitos-die-blue = 青
cubitos-face-foot = 足
cubitos-face-coin1 = コイン1枚
cubitos-face-coin2 = コイン2枚
cubitos-face-coin3 = コイン3枚
cubitos-face-credit = クレジット1
cubitos-face-symbol = シンボル
cubitos-face-power = パワーシンボル
cubitos-face-blank = ミス
cubitos-zone-draw = ドロー
cubitos-zone-roll = ロール
cubitos-zone-discard = 捨て場
cubitos-zone-active = アクティブ
cubitos-status-waiting = 待機
cubitos-status-rolling = ロール中
cubitos-status-passed = パス
cubitos-status-busted = バースト
cubitos-status-running = ラン中
cubitos-status-done = 完了

# -- what is asked

cubitos-ask-draw = 振るダイスを選ぶ：あと{ $left }個。
cubitos-ask-extra = 追加ダイス：振るダイスを{ $left }個選んでください。
cubitos-ask-now = 即時の能力を使いますか？
cubitos-ask-push = プッシュ、それともパス？
cubitos-ask-boost = 能力を使ってから振ってください。
cubitos-ask-pushed = プッシュ成功：能力を使いますか？
cubitos-ask-rescue = ヒットなし！自分を救いますか？
cubitos-ask-stoned = ローリングストーンド：どのグレーダイスを振りますか？
cubitos-ask-another = 振り直すアクティブなダイスを、もう1個選んでください。
cubitos-ask-hold = パンクフルーツ：緑ダイスとグレーダイスをアクティブに残しますか？
cubitos-ask-toss = ロールのダイスを捨て場に移しますか？
cubitos-ask-step = むてっぽうチーズ：どこへ1歩進みますか？
cubitos-ask-run = 進む前に能力を使ってください。
cubitos-ask-summon = こわれウシ：どのダイスを、どの面で？
cubitos-ask-pinch = ピンチイーター：どのダイスを、どの面で？
cubitos-ask-borrow = キューバサウルス：どのダイスを、どの面で？
cubitos-ask-coins-or-feet = ミスター・バット：コイン2枚と足{ $feet }歩、どちらにしますか？
cubitos-ask-fan-or-feet = 大物チーズ：ファン1人と足{ $feet }歩、どちらにしますか？
cubitos-ask-give = プンプンガニ：どのダイスを渡しますか？
cubitos-ask-give-to = プンプンガニ：誰に渡しますか？
cubitos-ask-duel = ジャック・クトー：振るダイスを{ $left }個選んでください。
cubitos-ask-punk = パンクフルーツ：振るグレーダイスを{ $left }個まで選んでください。
cubitos-ask-move = ランナーをどこへ進めますか？
cubitos-ask-lose = ダイスを失いますか？{ $left }個まで。
cubitos-ask-must-lose = ダイスを1個失わなければなりません。
cubitos-ask-owed = こわれウシにダイスを1個返します。
cubitos-ask-gain = 無料でダイスを1個取ってください。
cubitos-ask-late = 進んだあとに能力を使いますか？
cubitos-ask-bob = ボブ：どの報酬にしますか？
cubitos-ask-buy = ダイスを買う：あと{ $left }個、お金は{ $money }。
cubitos-waiting-buy = { $seat }がダイスを買っています。
cubitos-waiting-gain = { $seat }が報酬のダイスを選んでいます。
cubitos-waiting-lose = { $seat }が失うダイスを選んでいます。
cubitos-waiting-move = { $seat }がランナーを進めます。
cubitos-waiting-run = { $seat }が能力を使っています。
cubitos-waiting-roll = まだ振っています：{ $seat }。

# -- what can be done

cubitos-action-take = { WORD("cubitos-zone-", $zone) }から{ WORD("cubitos-die-", $die) }を取る
cubitos-action-lose = { WORD("cubitos-zone-", $zone) }の{ WORD("cubitos-die-", $die) }を失う
cubitos-action-give = { WORD("cubitos-zone-", $zone) }の{ WORD("cubitos-die-", $die) }を渡す
cubitos-action-toss = { WORD("cubitos-die-", $die) }を捨てる
cubitos-action-gain = { WORD("cubitos-die-", $die) }を取る
cubitos-action-buy = { WORD("cubitos-die-", $die) }を買う
cubitos-action-use = { WORD("cubitos-die-", $die) }を使う：{ WORD("cubitos-face-", $face) }
cubitos-action-put = { WORD("cubitos-die-", $die) }：{ WORD("cubitos-face-", $face) }
cubitos-action-to = { $seat }に渡す
cubitos-action-walk = { $x ->
    [-1] ゴールラインを越えて歩く
    [-2] ゴールまで歩く
   *[other] マス（{ $x }、{ $y }）まで歩く
}
cubitos-action-ride = { $x ->
    [-1] 乗ってゴールラインを越える
    [-2] 乗ってゴールまで行く
   *[other] 乗ってマス（{ $x }、{ $y }）まで行く
}
cubitos-action-reach = マス（{ $x }、{ $y }）の報酬をもらう
cubitos-action-fill = 残りを取る（高い順）
cubitos-action-enough = 十分
cubitos-action-push = プッシュ
cubitos-action-pass = パス
cubitos-action-throw = 振る
cubitos-action-fight = 剣を使う
cubitos-action-skip = 能力はもう使わない
cubitos-action-bust = バースト
cubitos-action-hold = 残す
cubitos-action-let-go = 手放す
cubitos-action-toss-all = すべて捨てる
cubitos-action-keep = 残す
cubitos-action-decline = 取らない
cubitos-action-cheer = ファン1人
cubitos-action-run = 足
cubitos-action-coins = コイン2枚
cubitos-action-stay = とどまる
cubitos-action-close = もう買わない

# -- what happened

cubitos-started =
    { $you ->
        [yes] 最初の黒ダイスの持ち主はあなたです。カード：{ WORD("cubitos-card-", $cards) }。
       *[no] 最初の黒ダイスの持ち主は{ $seat }です。カード：{ WORD("cubitos-card-", $cards) }。
    }
cubitos-round =
    { $you ->
        [yes] ラウンド{ $round }：黒ダイスの持ち主はあなた
       *[no] ラウンド{ $round }：黒ダイスの持ち主は{ $seat }
    }
    .style = heading
cubitos-drew = { "" }
cubitos-rolled = { $hits ->
    [0] { $you ->
        [yes] ヒットは出ませんでした。
       *[no] { $seat }はヒットが出ませんでした。
    }
   *[other] { $you ->
        [yes] ヒットが{ $hits }個出ました。
       *[no] { $seat }はヒットが{ $hits }個出ました。
    }
}
cubitos-pushed = { $you ->
    [yes] プッシュしました。
   *[no] { $seat }がプッシュしました。
}
cubitos-must-push = { $you ->
    [yes] 孤高のチーズ：プッシュしなければなりません。
   *[no] 孤高のチーズ：{ $seat }はプッシュしなければなりません。
}
cubitos-passed = { $you ->
    [yes] パスしました。
   *[no] { $seat }がパスしました。
}
cubitos-busted = { $you ->
    [yes] バーストしました！
   *[no] { $seat }がバーストしました！
}
cubitos-saved = { $you ->
    [yes] { WORD("cubitos-card-", $card) }に救われました。
   *[no] { $seat }が{ WORD("cubitos-card-", $card) }に救われました。
}
cubitos-held = { $you ->
    [yes] { WORD("cubitos-card-", $card) }で、あなたの緑ダイスとグレーダイスが残りました。
   *[no] { WORD("cubitos-card-", $card) }で、{ $seat }の緑ダイスとグレーダイスが残りました。
}
cubitos-tossed = { $you ->
    [yes] ロールのダイス{ $count }個を捨て場に移しました。
   *[no] { $seat }がロールのダイス{ $count }個を捨て場に移しました。
}
cubitos-used = { $you ->
    [yes] { WORD("cubitos-card-", $card) }を使いました。
   *[no] { $seat }が{ WORD("cubitos-card-", $card) }を使いました。
}
cubitos-got = { $you ->
    [yes] { "" }
   *[no] { $seat }が
}{ $coins ->
    [0] { "" }
   *[other] コイン{ $coins }枚
}{ $feet ->
    [0] { "" }
   *[other] 足{ $feet }歩
}{ $water ->
    [0] { "" }
   *[other] 水上の足{ $water }歩
}{ $credits ->
    [0] { "" }
   *[other] クレジット{ $credits }
}をもらいました。
cubitos-fan = { $you ->
    [yes] ファンが{ $fans }人になりました：クレジット{ $credits }{ $hand ->
        [0] { "" }
       *[other] と手トークン1枚
    }をもらいました。
   *[no] { $seat }のファンが{ $fans }人になりました：クレジット{ $credits }{ $hand ->
        [0] { "" }
       *[other] と手トークン1枚
    }をもらいました。
}
cubitos-lost = { $you ->
    [yes] { WORD("cubitos-die-", $die) }ダイスを1個失いました。
   *[no] { $seat }が{ WORD("cubitos-die-", $die) }ダイスを1個失いました。
}
cubitos-gained = { $you ->
    [yes] { WORD("cubitos-die-", $die) }ダイスを1個取りました。
   *[no] { $seat }が{ WORD("cubitos-die-", $die) }ダイスを1個取りました。
}
cubitos-gave =
    { $you ->
        [yes] { $to_seat }に{ WORD("cubitos-die-", $die) }ダイスを1個渡しました。
       *[no]
            { $to_you ->
                [yes] { $seat }があなたに{ WORD("cubitos-die-", $die) }ダイスを1個渡しました。
               *[no] { $seat }が{ $to_seat }に{ WORD("cubitos-die-", $die) }ダイスを1個渡しました。
            }
    }
cubitos-placed = { $you ->
    [yes] { WORD("cubitos-die-", $die) }ダイスを{ WORD("cubitos-face-", $face) }の面にしました。
   *[no] { $seat }が{ WORD("cubitos-die-", $die) }ダイスを{ WORD("cubitos-face-", $face) }の面にしました。
}
cubitos-returned = 借りた{ WORD("cubitos-die-", $die) }ダイスを返しました。
cubitos-swords =
    { $you ->
        [yes] 剣はあなたが最多です。
       *[no] 剣は{ $seat }が最多です。
    }
cubitos-moved = { $you ->
    [yes] { $money ->
        [0] { "" }
       *[other] お金を{ $money }払って
    }{ $spaces }マス進みました。
   *[no] { $seat }が{ $money ->
        [0] { "" }
       *[other] お金を{ $money }払って
    }{ $spaces }マス進みました。
}
cubitos-bought = { $you ->
    [yes] { WORD("cubitos-die-", $die) }ダイス（{ WORD("cubitos-card-", $card) }）をコスト{ $cost }で買いました。
   *[no] { $seat }が{ WORD("cubitos-die-", $die) }ダイス（{ WORD("cubitos-card-", $card) }）をコスト{ $cost }で買いました。
}
cubitos-round-over = { "" }
cubitos-finished = { $you ->
    [yes] { NUMBER($past) ->
        [0] ゴールラインを越えました！
       *[other] ゴールラインを{ $past }マス越えました！
    }
   *[no] { NUMBER($past) ->
        [0] { $seat }がゴールラインを越えました！
       *[other] { $seat }がゴールラインを{ $past }マス越えました！
    }
}
cubitos-tie = 同点です。{ $seats }がもう1ラウンド遊びます。
cubitos-won = レースの勝者：{ $seats }。
cubitos-called-off = { $round }ラウンドでレースを打ち切りました。ゴールにいちばん近い人の勝ちです。

# -- table settings

cubitos-setting-race = レース
cubitos-setting-race-help = 使うカード：おすすめのセット、各色1枚をランダム、または自分で選ぶ。
cubitos-setting-race-race-1 = レース1（初回用）
cubitos-setting-race-race-2 = レース2
cubitos-setting-race-race-3 = レース3
cubitos-setting-race-race-4 = レース4
cubitos-setting-race-race-5 = レース5
cubitos-setting-race-race-6 = レース6
cubitos-setting-race-race-7 = レース7
cubitos-setting-race-combotastic = コンボ祭り
cubitos-setting-race-such-much-fans = ファンまみれ
cubitos-setting-race-grand-finale = グランドフィナーレ
cubitos-setting-race-random = ランダム
cubitos-setting-race-custom = 自分で選ぶ
cubitos-setting-cards = 自分で選ぶカード
cubitos-setting-cards-help = 「自分で選ぶ」の場合：各色1枚、英語名をコンマで区切ります（`Smelly Cat, Rich Dog, ...`）。書かなかった色はランダムです。
cubitos-setting-course = コース
cubitos-setting-course-help = レースに合ったコース、または別のコース。
cubitos-setting-course-recommended = レースのおすすめ
cubitos-setting-course-nothing-goes-right = うまくいかないコース、1周
cubitos-setting-course-nothing-goes-right-twice = うまくいかないコース、2周
cubitos-setting-course-ahead-of-the-curve = カーブの先へ
cubitos-setting-course-testing-the-waters = 小手調べの水辺
cubitos-setting-course-still-waters-run-deep = 静かな水は深い
cubitos-setting-course-grand-finale = グランドフィナーレ：静かな水は深い、続いて小手調べの水辺
cubitos-setting-advice = セットは説明書のすすめに従う
cubitos-setting-advice-help = ランダムや自分で選ぶセットに、ダイスを増やすカードと減らすカードを入れます。
cubitos-setting-in-order = 順番に振る
cubitos-setting-in-order-help = 同時に振る代わりに、ダイスの多い人から、次に黒ダイスから時計回りに振ります。
cubitos-setting-rounds = ラウンド数の上限
cubitos-setting-rounds-help = それまでに誰もゴールしなければ、ゴールにいちばん近い人の勝ちです。
cubitos-setting-prices = 印刷コスト
cubitos-setting-prices-help = カードのコストは復元したものです。箱を持っていれば、印刷されたコストを英語名で入力してください：`Smelly Cat=7, Rich Dog=2`
cubitos-setting-readings = 別の読み方をするカード
cubitos-setting-readings-help = 10枚のカードは、印刷文を2通りに読めます。ルールに両方あります。別の読み方で使うカードを英語名で書いてください：`Mr. Soldier, Fat Cat`
cubitos-setting-fan-rewards = 印刷されたファンの報酬
cubitos-setting-fan-rewards-help = ファントラック13マスのクレジット。手トークンのあるマスにはhを付けます：`2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`

# -- on the board

cubitos-track = コース：{ WORD("cubitos-track-", $map) }
cubitos-track-0 = うまくいかないコース
cubitos-track-1 = カーブの先へ
cubitos-track-2 = 小手調べの水辺
cubitos-track-3 = 静かな水は深い
cubitos-legend-way = 進む向き
cubitos-legend-red = 赤線：先頭より遅れた本数だけダイスが増えます
cubitos-legend-wall = 壁：通れません
cubitos-start = スタート
cubitos-finish = ゴール
cubitos-line = ゴールラインの先
cubitos-in-zone = スタートまたはゴールのゾーン
cubitos-cell = マス{ $cell }
cubitos-space-grass = 草地
cubitos-space-water = 水：水上の足が必要
cubitos-space-credit = ここで止まるとクレジット{ $amount }
cubitos-space-fan = ここで止まるとファン1人
cubitos-space-lose = ここで止まるとダイスを失える
cubitos-space-gain = ここで止まると無料でダイス1個
cubitos-space-coin-portal = ポータル：お金{ $amount }で対のポータルへ
cubitos-space-foot-portal = ポータル：足{ $amount }歩で対のポータルへ
cubitos-space-jet = ジェットパック：残りの足が2倍
cubitos-move = { $spaces }マス{ $via ->
    [yes] （ポータルかジェットパックに乗って）
   *[no] { "" }
}{ $money ->
    [0] { "" }
   *[other] 、お金を{ $money }払う
}{ $reward ->
    [credits] 、クレジット{ $amount }をもらう
    [fan] 、ファン1人をもらう
    [lose] 、ダイスを{ $amount }個まで失える
    [lose-and-fan] 、ダイス1個を失い、ファン1人をもらえる
    [gain] 、ダイス1個をもらう{ $amount ->
        [0] { "" }
       *[other] （コスト{ $amount }まで）
    }
    [finish] 、ゴールラインを越える！
   *[none] { "" }
}
cubitos-purse = コイン{ $coins }枚、クレジット{ $credits }、足{ $feet }歩{ $water ->
    [0] { "" }
   *[other] 、水上の足{ $water }歩
}
cubitos-cards = このレースの8枚のカード
cubitos-timing-now = 即時
cubitos-timing-run = ラン
cubitos-timing-active = アクティブ
cubitos-die-about = { $shown }。{ WORD("cubitos-card-", $card) }：{ $text }
cubitos-dice-of = { $dice } × { $count }
cubitos-card-cost = { WORD("cubitos-card-", $card) }（{ $cost }）
cubitos-at = { $x }列{ $y }行
cubitos-price-only = { WORD("cubitos-card-", $card) }：コスト{ $cost }、残り{ $left }個
cubitos-price = { WORD("cubitos-card-", $card) }：コスト{ $cost }、残り{ $left }個。買うと{ $after ->
    [0] お金がなくなる
   *[other] お金は{ $after }残る
}
cubitos-blanks = +空白{ $count }面
cubitos-left = 残り{ $count }
cubitos-your-dice = ダイス
cubitos-die = { $die }ダイス、{ $face }
cubitos-bust = バースト率：{ $percent }%
cubitos-safe = リスクなし：このプッシュはバーストしません。
cubitos-hits = 期待できるヒットは約{ $hits }個。
cubitos-acts-first = 全員が待つなら、{ $seat }が先に動きます。
cubitos-rival = クレジット{ $credits }、ファン{ $fans }人、残り{ $togo }、上限{ $limit }
cubitos-rival-dice = ドロー{ $draw }、ロール{ $roll }、アクティブ{ $active }、捨て場{ $discard }
cubitos-fan-track = ファントラック
cubitos-fan-space = マス{ $space }：クレジット{ $credits }{ $hand ->
    [0] { "" }
   *[other] と手トークン（ダイス+1個）
}
cubitos-bleachers = 観覧席：まだファンがいません
cubitos-last-round = ラウンド{ $round }のまとめ
cubitos-summary = { $player }：{ $busted ->
    [yes] バースト、
   *[no] { "" }
}{ $spaces }マス{ $fans ->
    [0] { "" }
   *[other] 、ファン{ $fans }人
}
cubitos-zoom-in = 拡大
cubitos-zoom-out = 全体
cubitos-faces = ダイスとその面を選んでください
cubitos-holder = 黒ダイスの持ち主
cubitos-credits = クレジット{ $credits }
cubitos-togo = 残り{ $togo }マス
cubitos-breakdown = { $rounds }ラウンドのレース
cubitos-player = プレイヤー
cubitos-spaces-run = 走ったマス（全{ $length }）
cubitos-fans-column = ファン
cubitos-any-card = ランダム
cubitos-lacks-adds = 説明書は、ダイスを増やすカード（ダグアウト、はやネコ）をすすめています。
cubitos-lacks-removes = 説明書は、ダイスを減らすカード（ベンチウォーマー、リリーフビーバー）をすすめています。

# -- in the terminal

cubitos-sheet-player = { $seat }、{ $status }：ファン{ $fans }人、ロール上限{ $limit }、残り{ $togo }マス、{ $purse }
cubitos-sheet-zone = { $zone }：{ $dice }
cubitos-sheet-dice = { $die }{ $count }個
cubitos-sheet-none = なし
cubitos-sheet-used = { $die }（使用済み）
cubitos-sheet-active = { $die }（{ $face }）
cubitos-sheet-borrowed = 借りたダイス：{ $dice }
cubitos-sheet-owes = 返すダイス{ $count }個
cubitos-sheet-card = { $card }（{ $die }）：コスト{ $cost }、残り{ $left }個。{ WORD("cubitos-timing-", $timing) }：{ $text }
cubitos-sheet-swords = 剣：{ $swords }
cubitos-sheet-of = { $seat }{ $count }
cubitos-sheet-move = { $move }：{ $brings }。そのあと残り{ $togo }
cubitos-sheet-finishes = { $move }：{ $brings }
cubitos-sheet-at = { $place }：{ $reward }
cubitos-sheet-runner = { $sign } { $seat }：{ $place }。
cubitos-sheet-legend = { $sign } { $space }。

# -- the cards

cubitos-card-smelly-cat = くさいネコ
cubitos-text-smelly-cat = 足2歩を得る。
cubitos-card-cat-tastrophy = ネコタストロフィ
cubitos-text-cat-tastrophy = 自分のファンの数以下のコストのダイス1個を得る。
cubitos-text-cat-tastrophy-other = 自分のファンの数より安いダイス1個か、グレーダイス1個を得る。
cubitos-card-fat-cat = デブネコ
cubitos-text-fat-cat = コイン1枚、足3歩、残っていればライトグレーダイス1個を得る。
cubitos-text-fat-cat-other = 足3歩と、残っていればライトグレーダイス1個を得る。
cubitos-card-dope-cat = イケネコ
cubitos-text-dope-cat = アクティブな茶ダイスがあれば足2歩を得る。アクティブな緑ダイスがあればコイン3枚を得る。
cubitos-card-broken-cow = こわれウシ
cubitos-text-broken-cow = ネコ2個を使う：サプライの好きなダイス1個を、好きな面でアクティブに置く。ラウンドの終わりにダイス1個を失う。
cubitos-card-fast-cat = はやネコ
cubitos-text-fast-cat = ダイス+2個。
cubitos-card-schmutz = シュムッツ
cubitos-text-schmutz = 足1歩を得る。このラウンドにダイスを失ったら、コイン3枚を得る。
cubitos-text-schmutz-other = 足1歩を得る。このラウンド、進んだあとにダイスを失ったら、コイン3枚を得る。
cubitos-card-rich-dog = お金持ちイヌ
cubitos-text-rich-dog = クレジット3を得る。このダイスを失う。
cubitos-card-captain-bark = ワンワン船長
cubitos-text-captain-bark = 足2歩を得る。アクティブな白ダイスと赤ダイスがあればファン1人も得る。このダイスを失う。
cubitos-text-captain-bark-other = 足2歩を得る。アクティブな白ダイスと赤ダイスがあれば、代わりにファン1人を得る。このダイスを失う。
cubitos-card-wizard = ウィザード
cubitos-text-wizard = プッシュしてバーストしないたびに、クレジット1を得る。ランフェイズにこのダイスを失う。
cubitos-card-dapper-doggie = おしゃれワンコ
cubitos-text-dapper-doggie = アクティブなグレーダイスのコインと足を、もう一度得る。このダイスを失う。
cubitos-card-dr-livingstone = リビングストン博士
cubitos-text-dr-livingstone = 足2歩を得る。このダイスを失う。
cubitos-card-mr-dog = ミスター・ドッグ
cubitos-text-mr-dog = ファン2人を得る。このダイスを失う。
cubitos-card-muggles = マグルズ
cubitos-text-muggles = 即時：ダイス+2個。またはラン：足2歩を得る。どちらでも、ランフェイズにこのダイスを失う。
cubitos-text-muggles-other = 即時：ダイス+2個、このダイスは残す。またはラン：足2歩を得て、このダイスを失う。
cubitos-card-mr-soldier = ミスター・ソルジャー
cubitos-text-mr-soldier = 剣が最多：コイン3枚と足2歩を得て、アクティブな赤ダイス1個を失う。
cubitos-text-mr-soldier-other = 剣が最多：コイン3枚と足2歩を得る。
cubitos-card-punch-guy = パンチ野郎
cubitos-text-punch-guy = 剣が最多：次の自分のロールフェイズでは、白ダイスと緑ダイスはロール上限に数えない。
cubitos-card-supah-general = スーパー将軍！
cubitos-text-supah-general = 剣が最多：自分のファンの数だけ足を得て、アクティブな赤ダイス1個を失う。
cubitos-text-supah-general-other = 剣が最多：自分のファンの数だけ足を得る。
cubitos-card-jacques-couteau = ジャック・クトー
cubitos-text-jacques-couteau = 剣が自分より少ない相手1人につき、赤以外の自分のダイス2個をどのゾーンからでも選んで振る。
cubitos-card-champion = チャンピオン
cubitos-text-champion = 剣が最多：次にダイスを取るとき、ドローと捨て場から選ぶ。
cubitos-card-crabby = プンプンガニ
cubitos-text-crabby = 剣が最多：自分のダイス1個を、剣が最少の相手に渡す。
cubitos-card-el-bandito = エル・バンディート
cubitos-text-el-bandito = 剣が自分より少ない相手1人につき、足1歩を得る。
cubitos-card-rock-on = ロックオン
cubitos-text-rock-on = プッシュするとき：このダイスも振り直す。
cubitos-card-pina-cubelada = ピニャ・キュベラーダ
cubitos-text-pina-cubelada = プッシュするとき：使うと、このプッシュはバーストしない。
cubitos-card-keep-on-rollin = キープ・オン・ローリン
cubitos-text-keep-on-rollin = バーストするとき：代わりにこのダイスを失う。
cubitos-card-pineapple-rocks = パイナップルロック
cubitos-text-pineapple-rocks = プッシュするとき：このダイスも振り直す。パワー：ほかのアクティブなダイス1個も。
cubitos-card-up-to-11 = 目盛り11
cubitos-text-up-to-11 = プッシュするとき：このダイスも振り直す。パワー、ラン：足2歩を得る。
cubitos-card-rolling-stoned = ローリングストーンド
cubitos-text-rolling-stoned = バーストするとき：どのゾーンからでも、好きな数の自分のグレーダイスを振る。ヒットが出れば救われる。
cubitos-text-rolling-stoned-other = バーストするとき：使って、自分のグレーダイスをすべて振る。ヒットが出れば救われる。
cubitos-card-punk-fruit = パンクフルーツ
cubitos-text-punk-fruit = バーストしたとき：緑ダイスとグレーダイスをアクティブに残す。ラン：ドローとロールのグレーダイスを9個まで振る。
cubitos-card-dugout = ダグアウト
cubitos-text-dugout = ダイス+3個。
cubitos-card-reliever-beaver = リリーフビーバー
cubitos-text-reliever-beaver = ロールのダイス1個を失う。
cubitos-card-benchwarmer = ベンチウォーマー
cubitos-text-benchwarmer = このダイスと、ほかのダイス1個を失う。
cubitos-card-batter-beaver = バッタービーバー
cubitos-text-batter-beaver = 即時：ダイス+2個。進んだあと、このラウンドにクレジットを得ていたら、ダイス1個を失わなければならない。
cubitos-card-mr-bats = ミスター・バット
cubitos-text-mr-bats = 足2歩か、ファンの数の半分の足を得る。
cubitos-text-mr-bats-other = コイン2枚か、ファンの数の半分（切り捨て）の足を選ぶ。
cubitos-card-the-babe = ザ・ベーブ
cubitos-text-the-babe = コイン5枚を得る。パワー：ファン1人も得て、このダイスを失う。
cubitos-card-pinch-eater = ピンチイーター
cubitos-text-pinch-eater = ロールのダイス1個を、好きな面でアクティブに移す。
cubitos-card-rollosaurus = ロールサウルス
cubitos-text-rollosaurus = 足4歩を得る。
cubitos-card-dancing-dino = おどる恐竜
cubitos-text-dancing-dino = 足2歩を得る。アクティブな赤ダイスがあればさらに2歩、アクティブなオレンジダイスがあればさらに1歩。
cubitos-card-cubasaurus = キューバサウルス
cubitos-text-cubasaurus = 紫以外の好きなダイス1個を借り、ラウンドの終わりまで、好きな面でアクティブに置く。
cubitos-text-cubasaurus-other = グレーダイス1個を、ラウンドの終わりまで、好きな面で借りる。
cubitos-card-wikiwiki-dinosaur = ウィキウィキ恐竜
cubitos-text-wikiwiki-dinosaur = アクティブなダイスの色1つにつき、足1歩を得る。
cubitos-card-you-bet-jurassican = もちろんジュラシカン
cubitos-text-you-bet-jurassican = 足2歩を得る。アクティブな茶ダイスがあればさらに2歩、アクティブな黄ダイスがあればさらに1歩。
cubitos-card-shimmy-shimmy-dino = シミーシミー恐竜
cubitos-text-shimmy-shimmy-dino = アクティブな白かグレーのダイス1個につき、足1歩を得る。
cubitos-card-pronto-bronto = プロントブロント
cubitos-text-pronto-bronto = この周のゴールまでの赤線2本につき、足1歩を得る。
cubitos-card-reckless-cheese = むてっぽうチーズ
cubitos-text-reckless-cheese = プッシュしてバーストしないたびに、陸を1マス進む。そこの報酬はもらえない。
cubitos-card-the-big-cheese = 大物チーズ
cubitos-text-the-big-cheese = ファン1人か、ファンの数の半分（切り上げ）の足を得る。
cubitos-card-ledercheesen = レーダーチーゼン
cubitos-text-ledercheesen = プッシュしてバーストしないたびに、ダイス+1個。パワー、ラン：アクティブなダイス4個につき足1歩。
cubitos-card-stinky-cheese = くさいチーズ
cubitos-text-stinky-cheese = 足2歩を得る。パワー：次の自分のロールフェイズでは、グレーダイスはロール上限に数えない。
cubitos-card-bad-cheese = わるいチーズ
cubitos-text-bad-cheese = 足2歩を得る。パワー：さらに3歩を得て、このダイスを失う。
cubitos-card-the-cheese-stands-alone = 孤高のチーズ
cubitos-text-the-cheese-stands-alone = もう1回プッシュしなければならない。ラン：足3歩を得る。
cubitos-card-cheese-boy = チーズボーイ
cubitos-text-cheese-boy = アクティブな茶ダイスがあれば足2歩を得る。アクティブなオレンジダイスがあれば、ロールのダイス1個を失ってよい。
cubitos-card-bob = ボブ
cubitos-text-bob = 進んだあと：1マスか2マス離れたマスの報酬をもらう。
cubitos-card-undercover-fish = 潜入フィッシュ
cubitos-text-undercover-fish = 水を渡れる足（水上の足）2歩を得る。
cubitos-card-llama-rama = ラマラマ
cubitos-text-llama-rama = コイン3枚を得る。パワー：ファン1人も得る。
cubitos-card-bahama-llama = バハマラマ
cubitos-text-bahama-llama = コイン3枚と、水を渡れる足（水上の足）1歩を得る。
cubitos-card-llama-shaman = ラマのシャーマン
cubitos-text-llama-shaman = コイン2枚と、残っていれば赤ダイス1個を得る。
cubitos-card-stogie = ストーギー
cubitos-text-stogie = ドローとロールにある、自分のグレーダイスと白ダイスをすべて振る。
cubitos-card-chilly-mcchillster = ヒエヒエ・マクチル
cubitos-text-chilly-mcchillster = ロールのダイスをすべて振る。全部ミスなら、もう一度。

## The lesson

cubitos-lesson-dice = これがあなたのダイスです。もう振りました。ヒットしたダイスはアクティブになり、ミスはロールで待ちます。目的は、最初にゴールラインを越えることです。
cubitos-lesson-push = プッシュすると、ミスをもう一度振ってヒットを増やせます。プッシュしてください。
cubitos-lesson-push-why = ヒットが4個増えました。コインでもっといいダイスを買い、足でランナーが進みます。
cubitos-lesson-push-wrong = パスすれば今あるものを残せます。でも、まだ失うものは少ないので、ここではプッシュしてください。
cubitos-lesson-risk = ここからは注意。アクティブなダイスが3個以上あるとき、プッシュしてヒットが1つもないとバーストし、アクティブなダイスをすべて失います。パスしてください。
cubitos-lesson-risk-why = コインと足は確保されました。全員がパスかバーストをしたら、みんなで走ります。
cubitos-lesson-risk-wrong = 勇敢ですね。でも、振るダイスがこれだけ少ないとバーストしやすいです。ここではパスしてください。
cubitos-lesson-track = これがコースです。足1歩でランナーが1マス、好きな向きに進みます。止まるともらえるもののあるマスもあります。
cubitos-lesson-walk = 矢印のとおりにランナーを進めてください。
cubitos-lesson-walk-why = 足1歩で1マスです。赤線は遅れている人の味方です。先頭との間にある赤線1本につき、振れるダイスが1個増えます。
cubitos-lesson-walk-wrong = そのマスはゴールに近くならないか、ダイスに使うほうがよいお金がかかります。矢印のマスへ進んでください。
cubitos-lesson-walk-wrong-stay = 使わなかった足はラウンドのあとに失われます。進んでください。
cubitos-lesson-market = このレースで各色のダイスに何ができるかは、これらのカードに書いてあります。毎ラウンド、色の違うダイスを2個まで買えます。
cubitos-lesson-buy = 手持ちのコインで赤ダイスが買えます。買ってください。
cubitos-lesson-buy-why = 買ったダイスは捨て場に入り、ドローがなくなったら使えるようになります。自分のダイスが増えれば、出だしが遅くても速いゴールになります。
cubitos-lesson-buy-wrong = 残ったコインは失われるので、安いダイスでは無駄が出ます。赤ダイスには剣もあります。赤ダイスを買ってください。
cubitos-lesson-buy-wrong-close = 使わなかったコインはラウンドのあとに失われます。赤ダイスを買ってください。

## The coach

cubitos-coach-push = アクティブなダイスが3個以上なら、プッシュでバーストすることがあります。振るダイスが少ないほど危険です。ボタンの数字を見ましょう。
cubitos-coach-bust = バースト：このラウンド、アクティブなダイスはなくなりました。でもファンが1人増え、ファンはクレジットをくれます。
cubitos-coach-move = 足1歩で1マス進みます。どこで止まれるか見ましょう。もらえるもののあるマスもあります。
cubitos-coach-buy = 使わなかったお金はラウンドのあとに消えます。買えるのは2個まで、違う色です。
cubitos-coach-draw = 強いダイスから選びましょう。上限まで、どのダイスを振るか自分で選べます。
cubitos-coach-toss = バーストのあとはミスを捨てられます。次のラウンドにほかのダイスが入ってきます。

## What decided a tie, on the page of the end

cubitos-tied-by-rounds =
    { $you ->
        [yes] ゴールで並び、追加のラウンドであなたに決まりました。
       *[no] ゴールで並び、追加のラウンドで{ $names }に決まりました。
    }
cubitos-tied-by-shared = { $level }で同点。{ $names }の差は最後までつきませんでした。

## Why a question is asked now: the line below the prompt

cubitos-why-draw = 振る前に、ロールゾーンを上限まで埋めなければなりません。
cubitos-why-extra = 能力で、上限を超えてダイスを振れます。これでバーストすることはありません。
cubitos-why-now = 今アクティブになったダイスの即時の能力は、このときだけ使えます。
cubitos-why-push = ヒットはアクティブになりました。プッシュはミスを振り直し、パスは今あるものを残します。
cubitos-why-boost = プッシュを宣言しました。これらの能力は、ダイスを振る前に働きます。
cubitos-why-pushed = プッシュしてバーストしませんでした。そのときに使える能力があります。
cubitos-why-rescue = ヒットのないプッシュはバーストです。能力で防げることがあります。
cubitos-why-stoned = カードの能力で、今グレーダイスを振れます。
cubitos-why-another = カードの能力で、もう1個のアクティブなダイスを振り直します。
cubitos-why-hold = アクティブなダイスは捨て場へ行くところですが、カードの能力で残せます。
cubitos-why-toss = バーストのあとはロールゾーンを空けられます。残したダイスは次のラウンドにまた振ります。
cubitos-why-step = カードの能力で、ランナーがすぐに進みます。
cubitos-why-run = 全員が振り終わりました。ランの能力は、ランナーが進む前に使います。
cubitos-why-summon = カードの能力で、振って出たかのようにダイスが加わります。あとでダイス1個を失います。
cubitos-why-pinch = カードの能力で、振って出たかのようにダイスが加わります。
cubitos-why-borrow = カードの能力で、このラウンドの間ダイスを借ります。
cubitos-why-coins-or-feet = カードからもらえるのはどちらか一方です。
cubitos-why-fan-or-feet = カードからもらえるのはどちらか一方です。
cubitos-why-give = カードの能力で、自分のダイスを相手に渡します。
cubitos-why-give-to = カードの能力で、自分のダイスを相手に渡します。
cubitos-why-duel = 走る前に剣を比べます。
cubitos-why-punk = カードの能力で、さらにグレーダイスを振れます。
cubitos-why-move = 能力は使い終わりました。足で進めます。お金で足を買うこともできます。
cubitos-why-lose = ダイスを減らせる報酬です。弱いダイスが減れば、強いダイスが早く回ってきます。
cubitos-why-must-lose = 必ず払う代償を、今払います。
cubitos-why-owed = 先にダイスを受け取ったので、今返します。
cubitos-why-gain = 報酬はダイスです。捨て場に入ります。
cubitos-why-late = ランナーが進みました。そのあとに使える能力があります。
cubitos-why-bob = カードの能力で選べます。
cubitos-why-buy = 走り終わりました。色の違うダイスを2個まで買えます。残ったコインは失われます。

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

cubitos-term-bust = バースト
cubitos-term-bust-is = バースト：アクティブなダイスが3個以上あるプッシュで、ヒットが出ないこと。アクティブなダイスは捨て場へ行き、ファンが1人増えます。
cubitos-term-push = プッシュ
cubitos-term-push-is = プッシュ：ロールゾーンのダイスをすべて振り直します。
cubitos-term-hit = ヒット
cubitos-term-hit-is = ヒット：空白以外の面。そのダイスはアクティブになります。
cubitos-term-miss = ミス
cubitos-term-miss-is = ミス：空白の面。そのダイスはロールゾーンに残ります。
cubitos-term-active = アクティブなダイス、アクティブゾーン、アクティブ
cubitos-term-active-is = アクティブ：ヒットの出たダイス。1ラウンドに1回ずつ使えます。
cubitos-term-discard = 捨て場
cubitos-term-discard-is = 捨て場：使ったダイスと新しいダイスが待つところ。ドローがなくなると、捨て場がドローになります。
cubitos-term-roll-zone = ロールゾーン
cubitos-term-roll-zone-is = ロールゾーン：振るダイスと、ミスしたダイス。
cubitos-term-fan = ファン
cubitos-term-fan-is = ファン：1人増えるとファントラックを1マス進み、報酬のクレジットをもらいます。バーストするたびに1人増えます。
cubitos-term-credit = クレジット
cubitos-term-credit-is = クレジット：使うまで残るお金。コインはそのラウンドだけです。
cubitos-term-foot = 水上の足、足
cubitos-term-foot-is = 足：1歩でランナーが1マス進みます。
cubitos-term-red-line = 赤線
cubitos-term-red-line-is = 赤線：先頭との間にある赤線1本につき、振れるダイスが1個増えます。
cubitos-term-sword = 剣
cubitos-term-sword-is = 剣：赤ダイスが示すもの。走る前に比べます。

## The game's page

cubitos-best = 4人：全員が同時に振るので待ち時間は変わらず、いつも誰かが前を走っています。
cubitos-part-dice = ゾーンごとのあなたのダイス
cubitos-part-track = コースと赤線
cubitos-part-market = 買えるダイス
cubitos-part-rivals = ほかの人とそのダイス

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

cubitos-not-13-3 = レースは終わりました。
cubitos-not-7-1 = まだあなたの走る番ではありません。
cubitos-not-7-3 = もう2個買ったか、その色をもう買っています。
cubitos-not-7-5 = そのダイスはもう残っていないか、売り物ではありません。
cubitos-not-8-1 = 持っているお金では払えません。
cubitos-not-2-5 = そのダイスはこのラウンドにもう使いました。
cubitos-not-4-1 = { $prompt ->
        [draw] ロールゾーンがまだ上限まで埋まっていません。先にダイスを選んでください。
       *[other] ダイスを選ぶのは、ロールフェイズの初めに、上限までです。
    }
cubitos-not-4-7 = 即時の能力は、そのダイスがアクティブになった直後だけ使えます。
cubitos-not-5-4 = バーストしたので、あなたのロールフェイズは終わりました。
cubitos-not-6-5 = ランの能力は、ランフェイズに、進む前に使います。
cubitos-not-9-3 = 使えるのは、剣が最多の人だけです。
cubitos-not-11-2 = 今の足ではそこまで届きません。
cubitos-not-11-6 = そこは壁です。
cubitos-not-11-7 = 水に入るには水上の足が必要です。
cubitos-not-11-16 = そのポータルの分を払えません。
cubitos-not-14-2 = 黒ダイスは失えません。
cubitos-not-3-1 = { $prompt ->
        [run] 先に能力を使い、次に進み、それから買います。
        [move] 先にランナーが進み、それから買います。
        [late] ランナーはもう進みました。
        [buy] ランナーは進みました。今はダイスを買います。
        [draw] 先にダイスを振ります。それはランフェイズにおこないます。
        [push] それはランフェイズにおこないます。全員がパスかバーストをすると始まります。
        [now] それはランフェイズにおこないます。全員がパスかバーストをすると始まります。
       *[other] 先に、今の問いに答えてください。そのあと続けられます。
    }
cubitos-not-3-6 = このテーブルでは1人ずつ振ります。まだあなたの番ではありません。
cubitos-not-4-2 = 今そこから取れるそのダイスはありません。
cubitos-not-4-4 = 上限に達しました。加えられるのは、上限に数えないダイスだけです。
cubitos-not-4-8 = { $prompt ->
        [none] パスしたので、あなたのロールフェイズは終わりました。
        [draw] 先にロールゾーンを埋めてください。プッシュかパスは、最初に振ったあとです。
        [extra] 先に追加ダイスを選んでください。プッシュかパスの前に振ります。
        [now] 先に即時の能力を使うか、とばしてください。
        [pushed] 先に、プッシュのあとの能力を使うか、とばしてください。
        [run] ロールフェイズは終わりました。今は走る番です。
        [move] ロールフェイズは終わりました。今は走る番です。
        [buy] ロールフェイズは終わりました。今は走る番です。
       *[other] 先に、今の問いに答えてください。そのあと続けられます。
    }
cubitos-not-4-11 = その能力は、プッシュするとき、またはバーストしそうなときに使います。
cubitos-not-5-5 = ロールのダイスを捨て場に移せるのは、バーストのあとだけです。
cubitos-not-6-1 = 今それができる能力はありません。
cubitos-not-6-6 = その能力は、今のランでは何も起こしません。
cubitos-not-9-1 = 剣を比べるのは、ランフェイズが始まるときです。
cubitos-not-9-6 = 自分の剣と、剣がそれより少ない相手が必要です。
cubitos-not-9-7 = このラウンドではもう剣を使いました。
cubitos-not-11-9 = ランナーはそこにいます。そこへ戻るには足が2つ要り、報酬のあるマスに限ります。
cubitos-not-11-12 = そのダイスは、報酬で取れる値段を超えています。
cubitos-not-13-4 = レースは同着で、争っていない人は待ちます。
cubitos-not-14-1 = 今失うダイスはないか、そのダイスは失えません。
cubitos-not-22-6 = ダイスを渡せるのは「プンプンガニ」だけです。自分のダイスを、剣がいちばん少ない相手に渡します。
cubitos-not-26-1 = 「むてっぽうチーズ」は陸のマスへ1歩だけ進みます。
cubitos-not-27-1 = 「ボブ」がもらえるのは1、2マス先の報酬で、前のラウンドと同じマスは選べません。

## What a table or a variant cannot be

cubitos-refused-advice =
    { $what ->
        [adds] ルールでは、ダイスを増やすカード（ダグアウト、はやネコ）が勧められています。カードを替えるか、推奨をオフにしてください。
       *[removes] ルールでは、ダイスを減らすカード（ベンチウォーマー、リリーフビーバー）が勧められています。カードを替えるか、推奨をオフにしてください。
    }
cubitos-refused-card = { $name }というカードはありません。英語名で書いてください（例：`Smelly Cat`）。
cubitos-refused-colour = { WORD("cubitos-card-", $card) }と{ WORD("cubitos-card-", $other) }は同じ色（{ WORD("cubitos-die-", $die) }）です。レースのカードは1色1枚です。
cubitos-refused-dice = 最初のダイスは{ $least }個以上です。
cubitos-refused-fans = ファントラックは{ $spaces }マスです。マスごとのクレジットを書き、手トークンがあるところにhを付けます。例：`2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`
cubitos-refused-price = { $text }はカードとコストではありません。`Smelly Cat=7`のように、コストは0から{ $most }までで書いてください。
cubitos-refused-race = 自分で選んだカードは、レースが「{ cubitos-setting-race-custom }」のときだけ使えます。
cubitos-refused-reading = { WORD("cubitos-card-", $card) }の読み方は1通りです。2通りに読めるカード：{ WORD("cubitos-card-", $cards) }。

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

cubitos-group-prices = カードのコスト
cubitos-group-start = 開始時のダイス
cubitos-group-fans = ファントラック
cubitos-data-prices = { WORD("cubitos-card-", $name) }
cubitos-data-start-light-grey = ライトグレーのダイス
cubitos-data-start-dark-grey = ダークグレーのダイス
cubitos-data-fans-credits = 各マスのクレジット
cubitos-data-fans-hands = 各マスの手トークン
