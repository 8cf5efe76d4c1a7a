# The words of WILDCARD in Japanese.
#
# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book; everything else is ours. The book of this game is Thai, so nearly all is ours.

wildcard-title = WILDCARD
wildcard-tagline = みんなが分かち合う運命の下で、人生のバランスを取る
wildcard-about = 全員が同じ運命を生きる10ラウンド。カードが全員の人生を変え、1ラウンド3回のアクションで自分や相手の人生を動かします。最後にいちばん多くの目標を達成した人の勝ちです。勝者なしで終わることもあります。
wildcard-goal = 10ラウンドのあと、誰よりも多くの目標を達成していることです。
wildcard-turn-1 = 全員が自分のスタートカードの「現在」を受け取ります。
wildcard-turn-2 = カードを1枚めくり、その効果が全員の人生に起こります。ラウンド2と10では、効果の代わりに目標になります。
wildcard-turn-3 = 順番に、1人3回のアクション。誰かの人生の列を1つ選び、1点増やすか減らします。
wildcard-turn-4 = ラウンド10のあと目標を確かめます。いちばん多く達成した人の勝ちです。
wildcard-credit = ゲームデザイン：Kampong、Mii2。ソードのナイトを除き、カードの数値は復元です。

## Table settings

wildcard-setting-finish = 終わり方
wildcard-setting-finish-help = 印刷されたルールでは、ラウンド10で最後に動く人が勝ちすぎます。同じ強さのボット同士では、3人戦で45%、4人戦で37%でした。ラウンド10のアクションを自分のボードだけにすると、どの席も公平に勝ちます。
wildcard-setting-finish-classic = 通常：印刷のとおり
wildcard-setting-finish-fair = 公平：ラウンド10は自分のボードだけ
wildcard-setting-orientation = ラウンドカード
wildcard-setting-orientation-help = 印刷されたルールでは、ラウンド4、6、8が逆位置です。ランダムにすると、よく切った山札のように、1枚ごとにどちらかの向きになります。
wildcard-setting-orientation-printed = ラウンド4、6、8が逆位置
wildcard-setting-orientation-random = 正位置か逆位置かはランダム
wildcard-setting-no-chains = 連鎖なし
wildcard-setting-no-chains-help = 印刷されたルールでは、報酬でほかの列が10を超えると、その列の報酬も起こります。この選択ルールでは、報酬やペナルティがほかの報酬やペナルティを起こしません。
wildcard-setting-deck = 自作デッキ
wildcard-setting-deck-help = CSVで書いたカード。10枚以上、かつプレイヤー1人につき1枚が必要です。空欄なら78枚のタロットカードを使います。`asobi wildcard check my_cards.csv`で間違いが見つかります。

## Rows, levels and phases

wildcard-row-W = 富
wildcard-row-I = 知
wildcard-row-L = 愛
wildcard-row-D = 意欲
wildcard-row-Wild = 好きな列
wildcard-row-WILD = すべての列
wildcard-row-Wildmin = 最小の列
wildcard-row-Wildmax = 最大の列
wildcard-and = { $first }と{ $second }
wildcard-or = { $first }または{ $second }
wildcard-level-0 = 0
wildcard-level-1-3 = 1～3
wildcard-level-4-6 = 4～6
wildcard-level-7-9 = 7～9
wildcard-level-10 = 10
wildcard-phase-present = 現在
wildcard-phase-round = ラウンドカード
wildcard-phase-action = アクション
wildcard-past = 過去
wildcard-present-side = 現在
wildcard-future = 未来
wildcard-upright = 正位置
wildcard-reversed = 逆位置

## What is asked

wildcard-ask-act = { $left ->
        [1] このラウンド最後のアクション
       *[other] 残り{ $left }アクション
    }
wildcard-ask-gain =
    { $board_you ->
        [yes] あなたの列を選んでください：+1
       *[no] { $board_seat }の列を選んでください：+1
    }
wildcard-ask-lose =
    { $board_you ->
        [yes] あなたの列を選んでください：-1
       *[no] { $board_seat }の列を選んでください：-1
    }
wildcard-ask-lowest =
    { $board_you ->
        [yes] あなたの最小の列が複数あります。1つ選んでください
       *[no] { $board_seat }の最小の列が複数あります。1つ選んでください
    }
wildcard-ask-highest =
    { $board_you ->
        [yes] あなたの最大の列が複数あります。1つ選んでください
       *[no] { $board_seat }の最大の列が複数あります。1つ選んでください
    }
wildcard-ask-either =
    { $board_you ->
        [yes] あなたのこれらの列から1つ選んでください
       *[no] { $board_seat }のこれらの列から1つ選んでください
    }
wildcard-ask-other = カードの対象になるプレイヤーを選んでください
wildcard-ask-two = カードの対象になるプレイヤーを2人選んでください
wildcard-ask-with = あなたと一緒に受けるプレイヤーを選んでください
wildcard-ask-victim = 誰から奪うか選んでください
wildcard-ask-steal = { $board_seat }のどの列から奪うか選んでください
wildcard-ask-swap =
    { $board_you ->
        [yes] あなたの入れ替える列を2つ選んでください
       *[no] { $board_seat }の入れ替える列を2つ選んでください
    }
wildcard-ask-trader = 交換する相手を選んでください
wildcard-ask-trade = 交換する列を選んでください
wildcard-ask-cancel =
    { $board_you ->
        [yes] あなたの封じる列を選んでください
       *[no] { $board_seat }の封じる列を選んでください
    }
wildcard-ask-payee = 富のペナルティ：あなたから2点取る人を選んでください
wildcard-ask-pay = 富のペナルティ：どの列から払うか選んでください

# Why something is asked, and what for: `$own` says whether the board is the reader's, `$seat` whose it is.

wildcard-reason = { $phase ->
        [present] { $own ->
            [yes] あなたの「現在」、{ $card }：{ $effect }。
           *[no] { $seat }の「現在」、{ $card }：{ $effect }。
        }
       *[round] このラウンドのカード、{ $card }：{ $effect }。
    }
wildcard-question-act = { $left ->
        [1] 最後のアクションです。自分か誰かのボードの列を1つ、1点増やすか減らします。
       *[other] アクションが{ $left }回あります。1回ごとに、自分か誰かのボードの列を1つ、1点増やすか減らします。
    }
wildcard-question-act-short = { $left ->
        [1] 最後のアクション：列をタップして、増やすか減らします。
       *[other] あと{ $left }アクション：列をタップして、増やすか減らします。
    }
wildcard-question-gain = { $own ->
        [yes] あなたのどの列を1点増やしますか？
       *[no] { $seat }のどの列を1点増やしますか？
    }
wildcard-question-lose = { $own ->
        [yes] あなたのどの列を1点減らしますか？
       *[no] { $seat }のどの列を1点減らしますか？
    }
wildcard-question-lowest = { $own ->
        [yes] あなたの最小の列が複数あります。どれにしますか？
       *[no] { $seat }の最小の列が複数あります。どれにしますか？
    }
wildcard-question-highest = { $own ->
        [yes] あなたの最大の列が複数あります。どれにしますか？
       *[no] { $seat }の最大の列が複数あります。どれにしますか？
    }
wildcard-question-either = { $own ->
        [yes] あなたのどの列にしますか？
       *[no] { $seat }のどの列にしますか？
    }
wildcard-question-other = 誰を対象にしますか？
wildcard-question-two = どの2人を対象にしますか？
wildcard-question-with = 誰と一緒に受けますか？
wildcard-question-victim = 誰から奪いますか？
wildcard-question-steal = { $seat }のどの列から奪いますか？
wildcard-question-swap = { $own ->
        [yes] あなたのどの2つの列を入れ替えますか？
       *[no] { $seat }のどの2つの列を入れ替えますか？
    }
wildcard-question-trader = 誰と交換しますか？
wildcard-question-trade = どの列を交換しますか？
wildcard-question-cancel = { $own ->
        [yes] あなたのどの列を封じますか？
       *[no] { $seat }のどの列を封じますか？
    }
wildcard-question-payee = 誰があなたから2点取りますか？
wildcard-question-pay = どの列から払いますか？

wildcard-waiting-act = { $seat }がアクション中です
wildcard-waiting-gain = { $seat }が+1する列を選んでいます
wildcard-waiting-lose = { $seat }が-1する列を選んでいます
wildcard-waiting-lowest = { $seat }が最小の列から選んでいます
wildcard-waiting-highest = { $seat }が最大の列から選んでいます
wildcard-waiting-either = { $seat }が列を選んでいます
wildcard-waiting-other = { $seat }がカードの対象を選んでいます
wildcard-waiting-two = { $seat }がカードの対象を選んでいます
wildcard-waiting-with = { $seat }が一緒に受ける人を選んでいます
wildcard-waiting-victim = { $seat }が奪う相手を選んでいます
wildcard-waiting-steal = { $seat }が何を奪うか選んでいます
wildcard-waiting-swap = { $seat }が入れ替える列を選んでいます
wildcard-waiting-trader = { $seat }が交換の相手を選んでいます
wildcard-waiting-trade = { $seat }が何を交換するか選んでいます
wildcard-waiting-cancel = { $seat }が封じる列を選んでいます
wildcard-waiting-payee = { $seat }が2点を渡す相手を選んでいます
wildcard-waiting-pay = { $seat }が何を払うか選んでいます

## Actions

wildcard-action-raise = { WORD("wildcard-row-", $row) }+1
wildcard-action-lower = { WORD("wildcard-row-", $row) }-1
wildcard-action-raise-other = { $seat }：{ WORD("wildcard-row-", $row) }+1
wildcard-action-lower-other = { $seat }：{ WORD("wildcard-row-", $row) }-1
wildcard-action-pass = パス
wildcard-action-row = { WORD("wildcard-row-", $row) }
wildcard-action-player = { $seat }
wildcard-action-pair = { $seat }と{ $other_seat }
wildcard-action-swap = { WORD("wildcard-row-", $row) }と{ WORD("wildcard-row-", $second) }を入れ替える
wildcard-action-keep = 入れ替えない

## What happened

wildcard-first =
    { $you ->
        [yes] スタートプレイヤーはあなたです
       *[no] スタートプレイヤーは{ $seat }です
    }
wildcard-dealt =
    { $you ->
        [yes] あなたのスタートカードは{ WORD("wildcard-card-", $name) }です
       *[no] { $seat }のスタートカードは{ WORD("wildcard-card-", $name) }です
    }
wildcard-round = ラウンド{ $round }
    .style = heading
wildcard-present =
    { $you ->
        [yes] { WORD("wildcard-card-", $name) }の「現在」を受け取りました
       *[no] { $seat }が{ WORD("wildcard-card-", $name) }の「現在」を受け取りました
    }
wildcard-turned = { $round }枚目のカードは{ WORD("wildcard-card-", $name) }{ $way ->
        [reversed] （逆位置）
        [sideways] （横向き）
       *[upright] { "" }
    }でした
wildcard-shared = { WORD("wildcard-card-", $name) }の「未来」が全員の目標になりました
wildcard-no-card = 山札が空です。新しい「未来」はありません
wildcard-fate =
    { $you ->
        [yes] { WORD("wildcard-card-", $name) }の運命を受けました
       *[no] { $seat }が{ WORD("wildcard-card-", $name) }の運命を受けました
    }
wildcard-gained =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }が{ $by }点増えて{ $value }になりました
       *[no] { $seat }の{ WORD("wildcard-row-", $row) }が{ $by }点増えて{ $value }になりました
    }
wildcard-lost =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }が{ $by }点減って{ $value }になりました
       *[no] { $seat }の{ WORD("wildcard-row-", $row) }が{ $by }点減って{ $value }になりました
    }
wildcard-stayed =
    { $you ->
        [yes] あなたの{ WORD("wildcard-row-", $row) }は{ $value }のままです
       *[no] { $seat }の{ WORD("wildcard-row-", $row) }は{ $value }のままです
    }
wildcard-void =
    { $you ->
        [yes] あなたの{ WORD("wildcard-row-", $row) }の{ WORD("wildcard-void-", $what) }は無効です
       *[no] { $seat }の{ WORD("wildcard-row-", $row) }の{ WORD("wildcard-void-", $what) }は無効です
    }
wildcard-void-gain = 増加
wildcard-void-loss = 減少
wildcard-until-round = ラウンド
wildcard-until-phase = フェイズ
wildcard-reward =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }の報酬を得ました
       *[no] { $seat }が{ WORD("wildcard-row-", $row) }の報酬を得ました
    }
wildcard-penalty =
    { $you ->
        [yes] { WORD("wildcard-row-", $row) }のペナルティを受けました
       *[no] { $seat }が{ WORD("wildcard-row-", $row) }のペナルティを受けました
    }
wildcard-more-actions =
    { $you ->
        [yes] このラウンドのアクションが{ $by }回増えました
       *[no] { $seat }のこのラウンドのアクションが{ $by }回増えました
    }
wildcard-fewer-actions =
    { $you ->
        [yes] このラウンドのアクションが{ $by }回減りました
       *[no] { $seat }のこのラウンドのアクションが{ $by }回減りました
    }
wildcard-stole =
    { $you ->
        [yes] { $other_seat }の{ WORD("wildcard-row-", $row) }から1点奪いました
       *[no]
            { $other_you ->
                [yes] { $seat }があなたの{ WORD("wildcard-row-", $row) }から1点奪いました
               *[no] { $seat }が{ $other_seat }の{ WORD("wildcard-row-", $row) }から1点奪いました
            }
    }
wildcard-paid =
    { $you ->
        [yes] { $other_seat }があなたの{ WORD("wildcard-row-", $row) }から1点取りました
       *[no]
            { $other_you ->
                [yes] あなたが{ $seat }の{ WORD("wildcard-row-", $row) }から1点取りました
               *[no] { $other_seat }が{ $seat }の{ WORD("wildcard-row-", $row) }から1点取りました
            }
    }
wildcard-swapped =
    { $you ->
        [yes] あなたの{ WORD("wildcard-row-", $row) }と{ WORD("wildcard-row-", $second) }が入れ替わりました
       *[no] { $seat }の{ WORD("wildcard-row-", $row) }と{ WORD("wildcard-row-", $second) }が入れ替わりました
    }
wildcard-traded =
    { $you ->
        [yes] { $other_seat }と{ WORD("wildcard-row-", $row) }を交換しました
       *[no]
            { $other_you ->
                [yes] { $seat }とあなたが{ WORD("wildcard-row-", $row) }を交換しました
               *[no] { $seat }と{ $other_seat }が{ WORD("wildcard-row-", $row) }を交換しました
            }
    }
wildcard-barred =
    { $you ->
        [yes] あなたの{ WORD("wildcard-row-", $row) }は{ $what ->
            [gains] 増えません
            [losses] 減りません
           *[both] 増えも減りもしません
        }（この{ WORD("wildcard-until-", $until) }の間）
       *[no] { $seat }の{ WORD("wildcard-row-", $row) }は{ $what ->
            [gains] 増えません
            [losses] 減りません
           *[both] 増えも減りもしません
        }（この{ WORD("wildcard-until-", $until) }の間）
    }
wildcard-raised =
    { $you ->
        [yes] 自分の{ WORD("wildcard-row-", $row) }を{ $value }に増やしました
       *[no] { $seat }が自分の{ WORD("wildcard-row-", $row) }を{ $value }に増やしました
    }
wildcard-lowered =
    { $you ->
        [yes] 自分の{ WORD("wildcard-row-", $row) }を{ $value }に減らしました
       *[no] { $seat }が自分の{ WORD("wildcard-row-", $row) }を{ $value }に減らしました
    }
wildcard-raised-other =
    { $you ->
        [yes] { $other_seat }の{ WORD("wildcard-row-", $row) }を{ $value }に増やしました
       *[no]
            { $other_you ->
                [yes] { $seat }があなたの{ WORD("wildcard-row-", $row) }を{ $value }に増やしました
               *[no] { $seat }が{ $other_seat }の{ WORD("wildcard-row-", $row) }を{ $value }に増やしました
            }
    }
wildcard-lowered-other =
    { $you ->
        [yes] { $other_seat }の{ WORD("wildcard-row-", $row) }を{ $value }に減らしました
       *[no]
            { $other_you ->
                [yes] { $seat }があなたの{ WORD("wildcard-row-", $row) }を{ $value }に減らしました
               *[no] { $seat }が{ $other_seat }の{ WORD("wildcard-row-", $row) }を{ $value }に減らしました
            }
    }
wildcard-passed =
    { $you ->
        [yes] パスしました
       *[no] { $seat }がパスしました
    }
wildcard-ended = 10ラウンドが終わりました

## Effects in words; `$rows` is made of the row words above

wildcard-none = 効果なし
wildcard-effect-delta = { $scope ->
        [all] 全員：{ $rows }{ $change }
        [other] 他の1人：{ $rows }{ $change }
        [two] 他の2人：{ $rows }{ $change }
        [with] あなたと他の1人：{ $rows }{ $change }
       *[self] { $rows }{ $change }
    }
wildcard-effect-delta-wild = { $scope ->
        [all] 全員：{ $change }
        [other] 他の1人：{ $change }
        [two] 他の2人：それぞれ{ $change }
        [with] あなたと他の1人：それぞれ{ $change }
       *[self] { $change }
    }{ $count ->
        [1] （好きな列）
       *[other] （1点ごとに好きな列）
    }
wildcard-effect-act = { $scope ->
        [all] 全員：このラウンドのアクション{ $change }
        [other] 他の1人：このラウンドのアクション{ $change }
        [two] 他の2人：このラウンドのアクション{ $change }
        [with] あなたと他の1人：このラウンドのアクション{ $change }
       *[self] このラウンドのアクション{ $change }
    }
wildcard-effect-steal = 他の1人の{ $rows }から{ $amount }点奪う
wildcard-effect-swap = { $scope ->
        [all] 全員：{ $first }と{ $second }を入れ替え
        [other] 他の1人：{ $first }と{ $second }を入れ替え
        [two] 他の2人：{ $first }と{ $second }を入れ替え
        [with] あなたと他の1人：{ $first }と{ $second }を入れ替え
       *[self] { $first }と{ $second }を入れ替え
    }
wildcard-effect-trade = 他の1人と{ $rows }を交換
wildcard-effect-cancel = { $scope ->
        [all] 全員：この{ WORD("wildcard-until-", $until) }の間、{ $rows }は{ $what ->
            [gains] 増えない
            [losses] 減らない
           *[both] 増えも減りもしない
        }
        [other] 他の1人：この{ WORD("wildcard-until-", $until) }の間、{ $rows }は{ $what ->
            [gains] 増えない
            [losses] 減らない
           *[both] 増えも減りもしない
        }
        [two] 他の2人：この{ WORD("wildcard-until-", $until) }の間、{ $rows }は{ $what ->
            [gains] 増えない
            [losses] 減らない
           *[both] 増えも減りもしない
        }
        [with] あなたと他の1人：この{ WORD("wildcard-until-", $until) }の間、{ $rows }は{ $what ->
            [gains] 増えない
            [losses] 減らない
           *[both] 増えも減りもしない
        }
       *[self] この{ WORD("wildcard-until-", $until) }の間、{ $rows }は{ $what ->
            [gains] 増えない
            [losses] 減らない
           *[both] 増えも減りもしない
        }
    }
wildcard-effect-future = 全員の「未来」をもう1枚
wildcard-effect-pay = 他の1人があなたから{ $amount }点取る

## Objectives in words

wildcard-goal-row = { $rows }が{ $level }
wildcard-goal-some = { $count ->
        [1] どれかの列が{ $level }
       *[other] { $count }つの列が{ $level }
    }
wildcard-goal-every = すべての列が{ $level }
wildcard-goal-lowest = 最小の列が{ $level }
wildcard-goal-highest = 最大の列が{ $level }
wildcard-goal-with = あなたと他の1人：{ $goal }
wildcard-goal-all = 全員：{ $goal }

## The board

wildcard-objectives = 目標
wildcard-own-objective = 自分のスタートカード
wildcard-shared-objective = 全員
wildcard-steps = { $steps ->
        [0] 達成
       *[other] あと{ $steps }点
    }
wildcard-steps-from = { $steps ->
        [0] 達成
       *[other] あと{ $steps }点
    }（今は{ $before }）
wildcard-sheet-row = { $row }{ $value }
wildcard-sheet-start = { $seat }のスタートカード：{ $name }。毎ラウンド：{ $text }
wildcard-sheet-own = { $seat }自身の目標：{ $text }（{ $steps }）
wildcard-sheet-shared = 全員、{ $name }：{ $text }（{ $steps }）
wildcard-sheet-of = { $seat }：{ $steps }
wildcard-sheet-ends = { $row }：10超なら{ $reward }、0未満なら{ $penalty }
wildcard-sheet-extra = アクション{ $change }
wildcard-pile = 山札：{ $count }枚
wildcard-points = 目標{ $points }つ
wildcard-cross = ラウンドカード（ケルト十字）
wildcard-round-card = ラウンドカード{ $round }：{ $name }{ $way ->
        [reversed] （逆位置）
        [sideways] （横向き）
       *[upright] { "" }
    }
wildcard-cause-reward = { $row }の報酬：
wildcard-cause-penalty = { $row }のペナルティ：
wildcard-close = カードを閉じる
wildcard-total = 達成した目標
wildcard-tie-spread = 同点なら：最大の列と最小の列の差（小さいほうが勝ち）
wildcard-tie-sum = 同点なら：列の合計（大きいほうが勝ち）
wildcard-round-of = ラウンド{ $round }/10
wildcard-face-down = ラウンドカード{ $round }（伏せ）
wildcard-first-token = スタートプレイヤー
wildcard-row-value =
    { $sealed ->
        [none] { WORD("wildcard-row-", $row) }：{ $value }
       *[other] { WORD("wildcard-row-", $row) }：{ $value }、{ $sealed }
    }
wildcard-row-help = 10を超えると：{ $reward }。0を下回ると：{ $penalty }。
wildcard-preview-reward = 報酬を得る：{ $effect }
wildcard-preview-penalty = ペナルティを受ける：{ $effect }
wildcard-preview-void = 無効になる
wildcard-no-gains = 増加は無効
wildcard-no-losses = 減少は無効
wildcard-waiting = { $seat }が決めています
wildcard-your-choice = あなたの選択
wildcard-actions-left = アクション：{ $left }
wildcard-verdict-adrift = 漂流：達成した目標なし
wildcard-verdict-coping = なんとか：目標を1つ達成
wildcard-verdict-balanced = 均衡：目標を2つ達成
wildcard-verdict-wild-card = ワイルドカード：大勝利
wildcard-nobody = 勝者なし：達成された目標がありません

## The cards

wildcard-card-M00 = 愚者
    .keyword = 跳躍
wildcard-card-M01 = 魔術師
    .keyword = 技能
wildcard-card-M02 = 女教皇
    .keyword = 秘密
wildcard-card-M03 = 女帝
    .keyword = 豊かさ
wildcard-card-M04 = 皇帝
    .keyword = 秩序
wildcard-card-M05 = 教皇
    .keyword = 教え
wildcard-card-M06 = 恋人
    .keyword = 結びつき
wildcard-card-M07 = 戦車
    .keyword = 意志の力
wildcard-card-M08 = 力
    .keyword = 勇気
wildcard-card-M09 = 隠者
    .keyword = 孤独
wildcard-card-M10 = 運命の輪
    .keyword = めぐり合わせ
wildcard-card-M11 = 正義
    .keyword = 均衡
wildcard-card-M12 = 吊るされた男
    .keyword = 犠牲
wildcard-card-M13 = 死神
    .keyword = 終わり
wildcard-card-M14 = 節制
    .keyword = 節度
wildcard-card-M15 = 悪魔
    .keyword = 誘惑
wildcard-card-M16 = 塔
    .keyword = 激変
wildcard-card-M17 = 星
    .keyword = 希望
wildcard-card-M18 = 月
    .keyword = 幻
wildcard-card-M19 = 太陽
    .keyword = 喜び
wildcard-card-M20 = 審判
    .keyword = 清算
wildcard-card-M21 = 世界
    .keyword = 完成
wildcard-card-W01 = ワンドのエース
    .keyword = ひらめき
wildcard-card-W02 = ワンドの2
    .keyword = 計画
wildcard-card-W03 = ワンドの3
    .keyword = 発展
wildcard-card-W04 = ワンドの4
    .keyword = 祝宴
wildcard-card-W05 = ワンドの5
    .keyword = 競争
wildcard-card-W06 = ワンドの6
    .keyword = 勝利
wildcard-card-W07 = ワンドの7
    .keyword = 抵抗
wildcard-card-W08 = ワンドの8
    .keyword = 速さ
wildcard-card-W09 = ワンドの9
    .keyword = 粘り強さ
wildcard-card-W10 = ワンドの10
    .keyword = 重荷
wildcard-card-W11 = ワンドのペイジ
    .keyword = 発見
wildcard-card-W12 = ワンドのナイト
    .keyword = 情熱
wildcard-card-W13 = ワンドのクイーン
    .keyword = 自信
wildcard-card-W14 = ワンドのキング
    .keyword = 統率力
wildcard-card-C01 = カップのエース
    .keyword = 新しい愛
wildcard-card-C02 = カップの2
    .keyword = 絆
wildcard-card-C03 = カップの3
    .keyword = 友情
wildcard-card-C04 = カップの4
    .keyword = 無関心
wildcard-card-C05 = カップの5
    .keyword = 後悔
wildcard-card-C06 = カップの6
    .keyword = 郷愁
wildcard-card-C07 = カップの7
    .keyword = 白昼夢
wildcard-card-C08 = カップの8
    .keyword = 旅立ち
wildcard-card-C09 = カップの9
    .keyword = 願い
wildcard-card-C10 = カップの10
    .keyword = 家族
wildcard-card-C11 = カップのペイジ
    .keyword = 感受性
wildcard-card-C12 = カップのナイト
    .keyword = ロマンス
wildcard-card-C13 = カップのクイーン
    .keyword = 思いやり
wildcard-card-C14 = カップのキング
    .keyword = 落ち着き
wildcard-card-S01 = ソードのエース
    .keyword = 明晰さ
wildcard-card-S02 = ソードの2
    .keyword = 行き詰まり
wildcard-card-S03 = ソードの3
    .keyword = 失恋
wildcard-card-S04 = ソードの4
    .keyword = 休息
wildcard-card-S05 = ソードの5
    .keyword = 争い
wildcard-card-S06 = ソードの6
    .keyword = 移り変わり
wildcard-card-S07 = ソードの7
    .keyword = 策略
wildcard-card-S08 = ソードの8
    .keyword = 束縛
wildcard-card-S09 = ソードの9
    .keyword = 不安
wildcard-card-S10 = ソードの10
    .keyword = 破滅
wildcard-card-S11 = ソードのペイジ
    .keyword = 好奇心
wildcard-card-S12 = ソードのナイト
    .keyword = 野心
wildcard-card-S13 = ソードのクイーン
    .keyword = 率直さ
wildcard-card-S14 = ソードのキング
    .keyword = 判断力
wildcard-card-P01 = ペンタクルのエース
    .keyword = 好機
wildcard-card-P02 = ペンタクルの2
    .keyword = やりくり
wildcard-card-P03 = ペンタクルの3
    .keyword = 協力
wildcard-card-P04 = ペンタクルの4
    .keyword = 執着
wildcard-card-P05 = ペンタクルの5
    .keyword = 苦境
wildcard-card-P06 = ペンタクルの6
    .keyword = 施し
wildcard-card-P07 = ペンタクルの7
    .keyword = 忍耐
wildcard-card-P08 = ペンタクルの8
    .keyword = 職人技
wildcard-card-P09 = ペンタクルの9
    .keyword = 自立
wildcard-card-P10 = ペンタクルの10
    .keyword = 遺産
wildcard-card-P11 = ペンタクルのペイジ
    .keyword = 学び
wildcard-card-P12 = ペンタクルのナイト
    .keyword = 勤勉
wildcard-card-P13 = ペンタクルのクイーン
    .keyword = 慈しみ
wildcard-card-P14 = ペンタクルのキング
    .keyword = 繁栄

## The lesson

wildcard-lesson-life = これが人生です。富、知、愛、意欲の4つの列があり、それぞれ0から10まで。全員が1つずつ持ち、誰もが誰の人生でも変えられます。
wildcard-lesson-card = 毎ラウンド、全員のために1枚のカードがめくられます。その効果は全員の人生に起こります。全部で10ラウンドです。
wildcard-lesson-objective = これが目標です。1つはあなた自身のカードから、ほかは全員のものです。大事なのは、ラウンド10のあとに満たしているかどうか。いちばん多く達成した人の勝ちですが、勝者なしのこともあります。
wildcard-lesson-raise = アクションは3回です。まず、自分の意欲を1点増やしてください。
wildcard-lesson-raise-why = アクション1回で、誰かの人生の列を1つ、1点増やすか減らします。
wildcard-lesson-raise-wrong = それもアクションですが、ここでは矢印の示す意欲を増やしてください。
wildcard-lesson-raise-wrong-lower = それでは自分の点が減ります。自分の意欲を増やしてください。
wildcard-lesson-raise-wrong-raise-other = その点は相手のものになります。自分の意欲を増やしてください。
wildcard-lesson-raise-wrong-pass = パスすると3回のアクションをすべて失います。まず自分の意欲を増やしてください。
wildcard-lesson-rival = 次は相手です。相手の人生の愛を1点減らしてください。
wildcard-lesson-rival-why = 助けることも、じゃますることもできます。目標から遠い列は、勝ちからも遠い列です。
wildcard-lesson-rival-wrong = それは別の列です。相手の愛を1点減らしてください。
wildcard-lesson-rival-wrong-raise = それは自分の人生です。ここでは、相手の人生も変えられることを見ます。相手の愛を1点減らしてください。
wildcard-lesson-rival-wrong-lower = それでは自分の点が減ります。相手の愛を減らしてください。
wildcard-lesson-rival-wrong-raise-other = それでは相手を助けてしまいます。点を減らすのはマイナスです。
wildcard-lesson-pass = アクションが1回残っていますが、使わなくてもかまいません。パスしてください。
wildcard-lesson-pass-why = 残りのアクションは失われます。相手が動き、次のラウンドが「現在」から始まりました。「現在」は、スタートカードが毎ラウンド持ち主に与えるものです。
wildcard-lesson-pass-wrong = アクションが残っていれば、それもできます。でも、どこを変えても損をするなら、パスがいちばんです。ここで試してください。
wildcard-lesson-present = あなたの「現在」は相手から1点取り、どの列かはあなたが選びます。意欲を選んでください。
wildcard-lesson-present-why = このフェイズで列が0を下回ると持ち主にペナルティ、10を超えると報酬があります。ラウンド2のカードは横向きに置かれ、その「未来」が全員の目標になりました。
wildcard-lesson-present-wrong = どの列も選べます。ここでは意欲を選んでください。

## The coach

wildcard-coach-act = アクションは3回、誰の人生にでも使えます。目標が求める値と、自分の列の今の値を比べましょう。
wildcard-coach-lose = 誰かが1点失い、どの列かはあなたが決めます。0を下回るとペナルティです。
wildcard-coach-gain = 誰かが1点得て、どの列かはあなたが決めます。10を超えると報酬です。
wildcard-coach-penalty = 列が0を下回りました。持ち主はその列のペナルティを受けます。
wildcard-coach-reward = 列が10を超えました。持ち主はその列の報酬を得ます。

## What decided a tie, on the page of the end

wildcard-tied-by-own =
    { $you ->
        [yes] { $level }で同点。自分の目標を達成したのはあなたです。
       *[no] { $level }で同点。自分の目標を達成したのは{ $names }です。
    }
wildcard-tied-by-balance =
    { $you ->
        [yes] { $level }で同点。人生のバランスはあなたのほうが取れています。
       *[no] { $level }で同点。人生のバランスは{ $names }のほうが取れています。
    }
wildcard-tied-by-sum =
    { $you ->
        [yes] { $level }で同点。人生はあなたのほうが満ちています。
       *[no] { $level }で同点。人生は{ $names }のほうが満ちています。
    }
wildcard-tied-by-shared = { $level }で同点。決め手になるものもすべて並んでいます。

## Why a question is asked now: the line below the prompt

wildcard-why-act = あなたのアクションフェイズです。アクション1回ごとに、誰かの人生の列を1つ、1点増やすか減らします。報酬は起こりません。
wildcard-why-gain = あなたが受けた効果で1点増えます。どの列かはあなたが決めます。
wildcard-why-lose = あなたが受けた効果で1点減ります。どの列かはあなたが決めます。
wildcard-why-lowest = 効果は最小の列に働きます。同じ値の列が複数あるので、効果を受けた人が選びます。
wildcard-why-highest = 効果は最大の列に働きます。同じ値の列が複数あるので、効果を受けた人が選びます。
wildcard-why-either = 効果は、示された列のどれか1つに働きます。効果を受けた人が選びます。
wildcard-why-other = 効果は他の1人に働きます。誰かは効果を受けた人が決めます。
wildcard-why-two = 効果は他の2人に働きます。誰かは効果を受けた人が決めます。
wildcard-why-with = 効果は、あなたと他の1人に働きます。
wildcard-why-victim = 効果は点を奪います。奪った点は、同じ列であなたのものになります。
wildcard-why-steal = 奪った点は、同じ列であなたのものになります。
wildcard-why-swap = 効果は2つの列を入れ替えます。報酬もペナルティも起こりません。
wildcard-why-trader = 効果は、2つの人生の同じ列を交換します。
wildcard-why-trade = 効果は、2つの人生の同じ列を交換します。
wildcard-why-cancel = 封じられた列は、その間、増えも減りもしません。
wildcard-why-payee = あなたの富が0を下回るところでした。
wildcard-why-pay = あなたの富が0を下回るところでした。

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

wildcard-term-present = 現在
wildcard-term-present-is = 現在：毎ラウンドの始めに、あなたのスタートカードが与えるもの。
wildcard-term-past = 過去
wildcard-term-past-is = 過去：人生の始まりの4つの値。
wildcard-term-future = 未来
wildcard-term-future-is = 未来：カードの目標。最後に成り立っていれば1点です。
wildcard-term-objective = 目標
wildcard-term-objective-is = 目標：人生の列についての条件。ラウンド10のあとに成り立っているもの1つにつき1点です。
wildcard-term-reward = 報酬
wildcard-term-reward-is = 報酬：カードで列が10を超えるときに、その列がもたらすもの。
wildcard-term-penalty = ペナルティ
wildcard-term-penalty-is = ペナルティ：カードで列が0を下回るときに、その列で払うもの。
wildcard-term-wild = 好きな列
wildcard-term-wild-is = 好きな列：1点ずつ、あなたが選ぶ列に置きます。
wildcard-term-resolver = 解決者
wildcard-term-resolver-is = 解決者：効果を受けるプレイヤー。その選択をすべておこないます。
wildcard-term-seal = 封じる、封じられた、封じられて
wildcard-term-seal-is = 封じる：しばらくの間、その列の増加や減少が無効になります。

## The game's page

wildcard-best = 3人：ちょっかいを出す人生が十分にあり、自分の番もすぐに回ってきます。
wildcard-part-lives = 全員の人生
wildcard-part-cards = このラウンドのカードとあなたのスタートカード
wildcard-part-objectives = 最後に数えるもの

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

wildcard-not-8-1 = ゲームは終わりました。
wildcard-not-4-1 = { $prompt ->
        [none] あなたのアクションの番ではありません。
       *[other] アクションは、自分のアクションフェイズでだけおこないます。先に効果の選択をしてください。
    }
wildcard-not-4-2 = アクションは、1つの人生の列1つを、1点だけ上げるか下げます。
wildcard-not-4-3 = その列はもう端です。列の値は0から10までです。
wildcard-not-4-4 = その列は封じられていて、変化は無効になります。
wildcard-not-4-8 = このテーブルの最終ラウンドでは、自分の人生しか変えられません。
wildcard-not-6-1 = この効果を受けるのは他のプレイヤーで、選ぶのもその人です。
wildcard-not-5-5 = { $prompt ->
        [payee] 点を取るのは、あなたではなく他のプレイヤーです。
       *[other] 0より大きい列から1点ずつ払います。
    }
wildcard-not-6-2 = 効果は今、別のことを尋ねています。先にそれに答えてください。
wildcard-not-6-4 = 効果が及ぶのは、あなたではなく他のプレイヤーです。
wildcard-not-6-5 = 効果が及ぶのは、あなた以外の2人のプレイヤーです。
wildcard-not-6-6 = あなたはもう効果を受けます。一緒に受ける他のプレイヤーを選んでください。
wildcard-not-6-7 = カードはその列を挙げていません。挙げられた列から選びます。
wildcard-not-6-8 = 1点ごとに列を1つ選びます。
wildcard-not-6-10 = { $prompt ->
        [highest] その列は、いちばん高い列ではありません。
       *[other] その列は、いちばん低い列ではありません。
    }
wildcard-not-6-12 = { $prompt ->
        [victim] 奪うのは、自分ではなく他のプレイヤーからです。
       *[other] 奪えるのは、挙げられた列のうち0より大きい列からだけです。
    }
wildcard-not-6-13 = その2つの列は、カードが入れ替える列ではありません。
wildcard-not-6-14 = { $prompt ->
        [trader] 交換するのは、自分ではなく他のプレイヤーとです。
       *[other] その列は、カードが交換する列ではありません。
    }
wildcard-not-6-16 = その列は、カードが封じる列ではありません。

## What a table or a variant cannot be

wildcard-refused-both = バリエーションは印刷された山札のカードを変えます。自作の山札のテーブルにはそのカードがありません。
wildcard-refused-cell = 山札の{ $line }行目、{ $column }：「{ $found }」はカードの言語で読めません。
wildcard-refused-cells = 山札の{ $line }行目には欄が{ $need }個必要です（今は{ $have }個）。
wildcard-refused-column = 山札の1行目に列{ $column }がありません。
wildcard-refused-columns = 山札に列{ $column }はありません。使える列：{ $columns }。
wildcard-refused-count = 山札は{ $low }～{ $high }枚です（今は{ $have }枚）。
wildcard-refused-few = { $seats }人では{ $need }枚必要です（今は{ $have }枚）。
wildcard-refused-hidden = 山札の{ $line }行目、{ $column }：{ $found }は目に見えない文字です。
wildcard-refused-line = 山札の{ $line }行目はCSVではありません。
wildcard-refused-same = 山札の{ $line }行目：{ $card }にはほかと違うIDと名前が必要です。
wildcard-refused-twice = 山札に列{ $column }が2つあります。

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

wildcard-group-counts = ラウンド
wildcard-group-cards = カード
wildcard-data-counts-actions = 1ラウンドのアクション数
wildcard-data-cards-past = { WORD("wildcard-card-", $name) }：{ wildcard-past }
wildcard-data-cards-present = { WORD("wildcard-card-", $name) }：{ wildcard-present-side }
wildcard-data-cards-future = { WORD("wildcard-card-", $name) }：{ wildcard-future }
wildcard-data-cards-upright = { WORD("wildcard-card-", $name) }：{ wildcard-upright }
wildcard-data-cards-reversed = { WORD("wildcard-card-", $name) }：{ wildcard-reversed }
