# The words of Landmark Scramble in Japanese.
#
# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book; everything else is ours. The book of this game is Thai, so nearly all is ours.

landmark-scramble-title = ランドマーク争奪戦
landmark-scramble-tagline = 町じゅうで押し合いへし合い。ライバルを名所から突き飛ばし、3つのコマで囲んで、コストを払えば自分のもの。
landmark-scramble-about = キャプテン、ガード、ランナーが町の中で押し合います。名所を囲んでコストをカードで払えば、あなたのもの。決まった数の名所を先に取った人が、その場で勝ちます。
landmark-scramble-goal = 決まった数の名所を誰よりも先に占領することです。
landmark-scramble-turn-1 = サイコロを振ります。出た目の数だけ、自分のコマの移動ポイントになります。
landmark-scramble-turn-2 = 進むのも向きを変えるのも1ポイント。相手のコマへ進むと衝突で、レベルの差で誰が飛ばされるかが決まります。
landmark-scramble-turn-3 = 穴へ進むと、カードを1枚引きます。
landmark-scramble-turn-4 = 名所のまわりの3マスすべてに自分のコマを置き、コストをカードで払えば、その名所はあなたのものです。

landmark-scramble-setting-rounds = ラウンド上限
landmark-scramble-setting-rounds-help = ゲームは遅くともこの数の大ラウンドで終わります。標準は60です。
landmark-scramble-setting-answer_seconds = 相手の手番での回答時間（秒）
landmark-scramble-setting-answer_seconds-help = いかりを使うか聞かれた人の持ち時間です。答えがなければ使いません。0なら無制限です。

## Pieces, directions, cards, locations

landmark-scramble-piece-captain = キャプテン
landmark-scramble-piece-right-guard = 右ガード
landmark-scramble-piece-left-guard = 左ガード
landmark-scramble-piece-runner-1 = ランナー1
landmark-scramble-piece-runner-2 = ランナー2
# The same where the name of whose it is follows at once.
landmark-scramble-piece-captain-of = キャプテン
landmark-scramble-piece-right-guard-of = 右ガード
landmark-scramble-piece-left-guard-of = 左ガード
landmark-scramble-piece-runner-1-of = ランナー1
landmark-scramble-piece-runner-2-of = ランナー2

landmark-scramble-piece-captain-help = キャプテン、レベル3：前にだけ進みます。
landmark-scramble-piece-right-guard-help = 右ガード、レベル2：前、右前、右に進みます。
landmark-scramble-piece-left-guard-help = 左ガード、レベル2：前、左前、左に進みます。
landmark-scramble-piece-runner-1-help = ランナー、レベル1：後ろと斜め後ろ以外に進みます。
landmark-scramble-piece-runner-2-help = ランナー、レベル1：後ろと斜め後ろ以外に進みます。

landmark-scramble-direction-N = 北
landmark-scramble-direction-NE = 北東
landmark-scramble-direction-E = 東
landmark-scramble-direction-SE = 南東
landmark-scramble-direction-S = 南
landmark-scramble-direction-SW = 南西
landmark-scramble-direction-W = 西
landmark-scramble-direction-NW = 北西

landmark-scramble-card-coin = コイン
landmark-scramble-card-brick = レンガ
landmark-scramble-card-permit = 許可証
landmark-scramble-card-workers = 作業員
landmark-scramble-card-joker = ジョーカー
landmark-scramble-card-sprint = ダッシュ
landmark-scramble-card-muscle = 筋力
landmark-scramble-card-anchor = いかり
landmark-scramble-card-pickpocket = スリ
landmark-scramble-card-refresh = リフレッシュ

landmark-scramble-card-coin-help = コイン：名所のコストを払います。
landmark-scramble-card-brick-help = レンガ：名所のコストを払います。
landmark-scramble-card-permit-help = 許可証：名所のコストを払います。
landmark-scramble-card-workers-help = 作業員：名所のコストを払います。
landmark-scramble-card-joker-help = ジョーカー：どのコストカード1枚の代わりにもなります。
landmark-scramble-card-sprint-help = ダッシュ：この手番の移動ポイント+3。
landmark-scramble-card-muscle-help = 筋力：この手番の次の衝突でレベル+1。
landmark-scramble-card-anchor-help = いかり：自分のコマがぶつかられたとき、その場に残ります。相手も動きません。使うときになったら聞かれます。
landmark-scramble-card-pickpocket-help = スリ：誰かの手札からランダムに1枚取ります。
landmark-scramble-card-refresh-help = リフレッシュ：穴から自分の印をすべて取り除きます。

landmark-scramble-location-well = 井戸
landmark-scramble-location-kiln = 窯
landmark-scramble-location-gate = 門
landmark-scramble-location-field = 畑
landmark-scramble-location-market = 市場
landmark-scramble-location-bank = 銀行
landmark-scramble-location-inn = 宿屋
landmark-scramble-location-town-hall = 町役場
landmark-scramble-location-mill = 水車小屋
landmark-scramble-location-post-office = 郵便局
landmark-scramble-location-treasury = 宝物庫
landmark-scramble-location-court = 裁判所
landmark-scramble-location-temple = 神殿
landmark-scramble-location-station = 駅
landmark-scramble-location-harbour = 港
landmark-scramble-location-bridge = 橋

## Prompts

landmark-scramble-ask-roll = サイコロを振ってください。
landmark-scramble-ask-act = 移動、占領、カード、または手番を終える。
landmark-scramble-ask-pay = { WORD("landmark-scramble-location-", $location) }のコストをどう払いますか？
landmark-scramble-ask-anchor = { WORD("landmark-scramble-piece-", $piece) }がぶつかられます。いかりで踏みとどまりますか？
landmark-scramble-ask-throw = { $cell }の壁ぎわには1つしか入れません。どちらが横に弾かれますか？
landmark-scramble-ask-land =
    { $other_you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }はどこに着地しますか？
       *[no] { $other_seat }の{ WORD("landmark-scramble-piece-", $piece) }はどこに着地しますか？
    }
landmark-scramble-ask-crash =
    { $other_you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }の行き場がありません。どのコマに突っ込みますか？
       *[no] { $other_seat }の{ WORD("landmark-scramble-piece-", $piece) }の行き場がありません。どのコマに突っ込みますか？
    }
landmark-scramble-ask-discard = 手札が9枚を超えています。1枚捨ててください。

landmark-scramble-waiting-roll = { $seat }がサイコロを振ります。
landmark-scramble-waiting-act = { $seat }が動かしています。
landmark-scramble-waiting-pay = { $seat }がコストを払っています。
landmark-scramble-waiting-anchor = { $seat }はいかりを下ろせます。
landmark-scramble-waiting-throw = { $seat }が横に弾かれるコマを選んでいます。
landmark-scramble-waiting-land = { $seat }がコマの着地するマスを選んでいます。
landmark-scramble-waiting-discard = { $seat }がカードを捨てます。
landmark-scramble-waiting-crash = { $seat }がどのコマにぶつけるか選んでいます。

## Actions

landmark-scramble-action-roll = サイコロを振る
landmark-scramble-action-end = 手番を終える
landmark-scramble-action-step = { WORD("landmark-scramble-piece-", $piece) }：{ WORD("landmark-scramble-direction-", $direction) }へ進む
landmark-scramble-action-go = { WORD("landmark-scramble-piece-", $piece) }：{ $cell }へ移動
landmark-scramble-action-turn =
    { $way ->
        [right] { WORD("landmark-scramble-piece-", $piece) }：右を向く
       *[left] { WORD("landmark-scramble-piece-", $piece) }：左を向く
    }
landmark-scramble-action-hop = { WORD("landmark-scramble-piece-", $piece) }：{ WORD("landmark-scramble-direction-", $direction) }へ飛び越す（2ポイント）
landmark-scramble-action-bump = { WORD("landmark-scramble-piece-", $piece) }：{ WORD("landmark-scramble-direction-", $direction) }へぶつかる
landmark-scramble-action-gang = { WORD("landmark-scramble-piece-", $piece) }：{ WORD("landmark-scramble-piece-", $helper) }の加勢で{ WORD("landmark-scramble-direction-", $direction) }へぶつかる（2ポイント）
landmark-scramble-action-capture = 名所{ $spot }を占領
landmark-scramble-action-pay = { WORD("landmark-scramble-card-", $cards) }を払う
landmark-scramble-action-play = { WORD("landmark-scramble-card-", $card) }を使う
landmark-scramble-action-rob = スリ：{ $seat }から盗む
landmark-scramble-action-anchor = いかりを下ろす
landmark-scramble-action-no-anchor = いかりを残す
landmark-scramble-action-aside =
    { $you ->
        [yes] 自分の{ WORD("landmark-scramble-piece-", $piece) }が横に弾かれる
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が横に弾かれる
    }
landmark-scramble-action-land = { $cell }に着地
landmark-scramble-action-discard = { WORD("landmark-scramble-card-", $card) }を捨てる

## Events

landmark-scramble-started =
    { $you ->
        [yes] あなたから始めます。
       *[no] { $seat }から始めます。
    }
landmark-scramble-round = 大ラウンド{ $round }
    .style = heading
landmark-scramble-turn = { "" }
landmark-scramble-rolled =
    { $you ->
        [yes] サイコロの目は{ $pips }。{ $points }ポイントです。
       *[no] { $seat }のサイコロの目は{ $pips }。{ $points }ポイントです。
    }
landmark-scramble-stepped =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へ進みました。
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へ進みました。
    }
landmark-scramble-hopped =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へ飛び越しました。
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へ飛び越しました。
    }
landmark-scramble-turned = { "" }
landmark-scramble-bumped =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }で{ $other_seat }の{ WORD("landmark-scramble-piece-", $target) }にぶつかりました。{ $attack }対{ $defence }。
       *[no]
            { $other_you ->
                [yes] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }であなたの{ WORD("landmark-scramble-piece-", $target) }にぶつかりました。{ $attack }対{ $defence }。
               *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }で{ $other_seat }の{ WORD("landmark-scramble-piece-", $target) }にぶつかりました。{ $attack }対{ $defence }。
            }
    }
landmark-scramble-ganged =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $helper) }が加勢しました。
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $helper) }が加勢しました。
    }
landmark-scramble-flew =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へ飛ばされました。
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へ飛ばされました。
    }
landmark-scramble-chained =
    { $you ->
        [yes]
            { $other_you ->
                [yes] 連鎖：あなたの{ WORD("landmark-scramble-piece-", $piece) }が自分の{ WORD("landmark-scramble-piece-", $target) }に当たりました。
               *[no] 連鎖：あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $other_seat }の{ WORD("landmark-scramble-piece-", $target) }に当たりました。
            }
       *[no]
            { $other_you ->
                [yes] 連鎖：{ $seat }の{ WORD("landmark-scramble-piece-", $piece) }があなたの{ WORD("landmark-scramble-piece-", $target) }に当たりました。
               *[no] 連鎖：{ $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $other_seat }の{ WORD("landmark-scramble-piece-", $target) }に当たりました。
            }
    }
landmark-scramble-walled =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }は後ろが壁で、横に弾かれました。
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }は後ろが壁で、横に弾かれました。
    }
landmark-scramble-squeezed =
    { $you ->
        [yes]
            { $other_you ->
                [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }の壁ぎわで自分の{ WORD("landmark-scramble-piece-", $target) }に突っ込みました。どちらかが横に弾かれます。
               *[no] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }の壁ぎわで{ $other_seat }の{ WORD("landmark-scramble-piece-", $target) }に突っ込みました。どちらかが横に弾かれます。
            }
       *[no]
            { $other_you ->
                [yes] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }の壁ぎわであなたの{ WORD("landmark-scramble-piece-", $target) }に突っ込みました。どちらかが横に弾かれます。
               *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }の壁ぎわで{ $other_seat }の{ WORD("landmark-scramble-piece-", $target) }に突っ込みました。どちらかが横に弾かれます。
            }
    }
landmark-scramble-bounced =
    { $you ->
        [yes] あなたの{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へはね返りました。
       *[no] { $seat }の{ WORD("landmark-scramble-piece-", $piece) }が{ $cell }へはね返りました。
    }
landmark-scramble-advanced = { "" }
landmark-scramble-held =
    { $you ->
        [yes] いかりを下ろしました。{ WORD("landmark-scramble-piece-", $piece) }は{ $cell }に残ります。
       *[no] { $seat }がいかりを下ろしました。{ WORD("landmark-scramble-piece-", $piece) }は{ $cell }に残ります。
    }
landmark-scramble-asked-anchor =
    { $you ->
        [yes] あなたはいかりを持っています。
       *[no] { $seat }はいかりを持っています。
    }
landmark-scramble-drew =
    { $you ->
        [yes] { $cell }でカードを1枚引きました。残り{ $left }枚。
       *[no] { $seat }が{ $cell }でカードを1枚引きました。残り{ $left }枚。
    }
landmark-scramble-drew-card = 引いたカード：{ WORD("landmark-scramble-card-", $card) }。
landmark-scramble-last-card = 最後のカードでした。この大ラウンドでゲームが終わります。
landmark-scramble-pays =
    { $you ->
        [yes] { WORD("landmark-scramble-location-", $location) }のコストを払います。
       *[no] { $seat }が{ WORD("landmark-scramble-location-", $location) }のコストを払います。
    }
landmark-scramble-captured =
    { $you ->
        [yes] { WORD("landmark-scramble-card-", $cards) }を払って{ WORD("landmark-scramble-location-", $location) }を占領しました。
       *[no] { $seat }が{ WORD("landmark-scramble-card-", $cards) }を払って{ WORD("landmark-scramble-location-", $location) }を占領しました。
    }
landmark-scramble-recaptured =
    { $you ->
        [yes] { WORD("landmark-scramble-card-", $cards) }を払って{ $other_seat }の{ WORD("landmark-scramble-location-", $location) }を占領しました。
       *[no]
            { $other_you ->
                [yes] { $seat }が{ WORD("landmark-scramble-card-", $cards) }を払ってあなたの{ WORD("landmark-scramble-location-", $location) }を占領しました。
               *[no] { $seat }が{ WORD("landmark-scramble-card-", $cards) }を払って{ $other_seat }の{ WORD("landmark-scramble-location-", $location) }を占領しました。
            }
    }
landmark-scramble-played =
    { $you ->
        [yes] { WORD("landmark-scramble-card-", $card) }を使いました。
       *[no] { $seat }が{ WORD("landmark-scramble-card-", $card) }を使いました。
    }
landmark-scramble-robbed =
    { $you ->
        [yes] { $other_seat }から1枚盗みました。
       *[no]
            { $other_you ->
                [yes] { $seat }があなたから1枚盗みました。
               *[no] { $seat }が{ $other_seat }から1枚盗みました。
            }
    }
landmark-scramble-robbed-card =
    { $you ->
        [yes] 盗んだカード：{ WORD("landmark-scramble-card-", $card) }。
       *[no]
            { $other_you ->
                [yes] { $seat }があなたから盗んだカード：{ WORD("landmark-scramble-card-", $card) }。
               *[no] { $seat }が{ $other_seat }から盗んだカード：{ WORD("landmark-scramble-card-", $card) }。
            }
    }
landmark-scramble-discarded =
    { $you ->
        [yes] { WORD("landmark-scramble-card-", $card) }を捨てました。
       *[no] { $seat }が{ WORD("landmark-scramble-card-", $card) }を捨てました。
    }
landmark-scramble-ended =
    { $ending ->
        [goal] 町の勝者が決まりました。
        [deck] 山札がなくなりました。名所がいちばん多い人の勝ちです。
       *[rounds] 最後の大ラウンドが終わりました。名所がいちばん多い人の勝ちです。
    }

## The board

landmark-scramble-board = 町
landmark-scramble-board-piece = { $seat }の{ WORD("landmark-scramble-piece-", $piece) }、レベル{ $level }、{ $cell }、{ WORD("landmark-scramble-direction-", $facing) }向き
landmark-scramble-board-bump = { $seat }の{ WORD("landmark-scramble-piece-", $piece) }を狙う
landmark-scramble-board-hole = 穴{ $cell }：ここへ進むとカードを1枚引きます。
landmark-scramble-board-hole-marked = 穴{ $cell }。またここで引けるまでの大ラウンド数：{ $marks }
landmark-scramble-board-marks = 穴の印：その人がまたここで引けるまでの大ラウンド数。
landmark-scramble-board-location-free = { WORD("landmark-scramble-location-", $location) }、所有者なし。コスト：{ $cost }
landmark-scramble-board-location-held = { WORD("landmark-scramble-location-", $location) }、{ $seat }が所有。コスト：{ $cost }
landmark-scramble-board-points-label = サイコロと移動ポイント
landmark-scramble-board-points =
    { $points ->
       *[other] ポイント
    }
landmark-scramble-board-die =
    { $pips ->
        [0] サイコロはまだ振っていません
       *[other] サイコロの目は{ $pips }
    }
landmark-scramble-board-muscle = 筋力：次の衝突はレベル+1。
landmark-scramble-board-round = ラウンド{ $round }/{ $rounds }
landmark-scramble-board-deck = 山札{ $deck }枚
landmark-scramble-board-pick = 自分のコマを選んでください。行けるマスと、ぶつかれる相手が町に表示されます。
landmark-scramble-board-turn-left = 左を向く
landmark-scramble-board-turn-right = 右を向く
landmark-scramble-board-bumps = ぶつかる
landmark-scramble-board-alone = 単独：{ $attack }対{ $defence }（{ $cost }ポイント）
landmark-scramble-board-gang = { WORD("landmark-scramble-piece-", $helper) }の加勢：{ $attack }対{ $defence }（{ $cost }ポイント）
landmark-scramble-board-choice = 壁ぎわでは誰がどこへ飛ぶかをあなたが選びます。矢印はその一例です。
landmark-scramble-board-back = これではない
landmark-scramble-board-pay = 支払い方
landmark-scramble-board-hand = あなたの手札
landmark-scramble-board-card =
    { $count ->
        [1] { WORD("landmark-scramble-card-", $card, "-help") }
       *[other] { WORD("landmark-scramble-card-", $card, "-help") }{ $count }枚持っています。
    }
landmark-scramble-board-no-cards = まだカードがありません。穴へ進みましょう。
landmark-scramble-board-locations = 名所：先に{ $goal }か所で勝ち
landmark-scramble-board-capture = 占領
landmark-scramble-board-seat = 名所{ $owned }/{ $goal }、手札{ $cards }枚
landmark-scramble-board-player = プレイヤー
landmark-scramble-board-held = 名所
landmark-scramble-board-cards = カード
landmark-scramble-sheet-legend = Cはキャプテン、Rは右ガード、Lは左ガード、1と2はランナー。それぞれ陣営の文字のあとに、向きを付けて書きます。oは穴。八角は大文字、四角は小文字です。
landmark-scramble-board-at-spots = 名所のまわりのコマ

## The lesson

landmark-scramble-lesson-town = これが町です。あなたのコマは、レベル3のキャプテン、レベル2のガード2つ、レベル1のランナー2つ。目的は名所の占領です。名所は3つのマスが接するところにあります。
landmark-scramble-lesson-roll = 手番はサイコロから始まります。出た目が移動ポイントです。振ってください。
landmark-scramble-lesson-roll-why = 4ポイントです。1マス進むのに1ポイント、コマの向きを8分の1回転させるのにも1ポイントかかります。
landmark-scramble-lesson-roll-wrong = まずサイコロを振ってください。
landmark-scramble-lesson-hole = 穴のマスではカードを引けます。右ガードを東へ動かして、穴へ進んでください。
landmark-scramble-lesson-hole-why = カードを1枚引きました。コイン、レンガ、許可証、作業員は名所の支払いに使い、ほかのカードは別の形で役立ちます。手札はあなたにしか見えません。
landmark-scramble-lesson-hole-wrong = それも進めますが、あの穴ではありません。右ガードを東へ動かしましょう。コマをタップしてから、マスをタップします。
landmark-scramble-lesson-hole-wrong-turn = 向きを変えるのにも1ポイントかかります。右ガードは自分の側へそのまま進めます。東へ進んでください。
landmark-scramble-lesson-runner = ランナーは前、横、斜め前に進みます。ランナー1を北西へ動かしてください。
landmark-scramble-lesson-runner-why = ガードは前と自分の側に、キャプテンは前にだけ進みます。コマの小さな矢印が向きを示します。
landmark-scramble-lesson-runner-wrong = そのコマも動けますが、進める方向が少なめです。ランナーは前、横、その間へ進めます。矢印のランナーを動かしてください。
landmark-scramble-lesson-runner-wrong-turn = 向きを変えるのに1ポイントかかります。ランナーはそのままで前、横、その間へ進めます。
landmark-scramble-lesson-end = ポイントを使い切らなくてもかまいません。手番を終えてください。
landmark-scramble-lesson-end-why = 余ったポイントは失われます。相手がサイコロを振って動き、近づいてきました。
landmark-scramble-lesson-end-wrong = まだ動けますが、ポイントを使い切らなくてもかまいません。動いてよい場所を離れることもあります。ここでは手番の終え方を見ましょう。
landmark-scramble-lesson-bump = キャプテンの前に相手のコマがいます。そこへ進みましょう。これが衝突です。
landmark-scramble-lesson-bump-why = レベルが同じなら両方が離れます。1レベル上なら相手は1マス、2レベル上なら2マス飛ばされます。攻める側の隣に自分のコマがいれば、加勢でそのレベルを足せます。
landmark-scramble-lesson-bump-wrong = それでは相手をよけてしまいます。キャプテンでぶつかってください。
landmark-scramble-lesson-bump-wrong-gang = 加勢にはもう1ポイントかかります。キャプテンよりレベルの高いコマはないので、加勢は要りません。キャプテンだけでぶつかってください。
landmark-scramble-lesson-bump-wrong-bump = それも衝突です。でも、レベルが高いほど相手は遠くへ飛びます。キャプテンでぶつかってください。
landmark-scramble-lesson-capture = 名所のまわりに自分のコマがそろい、手札でコストも払えます。占領してください。
landmark-scramble-lesson-capture-why = 名所はあなたのものです。相手より先に、決まった数の名所を占領しましょう。
landmark-scramble-lesson-capture-wrong = コマが動くと名所の囲みが崩れるかもしれません。占領にポイントはかかりません。先に占領してください。
landmark-scramble-lesson-capture-wrong-end = 次の手番までに、3つのコマのどれかが飛ばされるかもしれません。今占領しましょう。ポイントはかかりません。
landmark-scramble-lesson-capture-wrong-play = 筋力は衝突のときに役立つもので、ここでは要りません。取っておいて、名所を占領してください。

## The coach

landmark-scramble-coach-roll = 占領と特殊カードにはポイントがかかりません。サイコロを振る前でもできます。
landmark-scramble-coach-act = 穴でカードを引き、カードで名所のコストを払います。コマをタップすると、どこまで行けるかわかります。
landmark-scramble-coach-drew = 引いたカードは手札に入り、ほかの人には見えません。
landmark-scramble-coach-captured = 名所が占領されました。払ったカードは公開されています。
landmark-scramble-coach-capture = 今、名所を占領できます。まわりに自分のコマがそろい、手札でコストを払えます。ポイントはかかりません。
landmark-scramble-coach-bump = ぶつかれる相手がいます。どこへ飛ぶかは矢印が示します。

## What decided a tie, on the page of the end

landmark-scramble-tied-by-cards =
    { $you ->
        [yes] { $level }で同点。手札はあなたのほうが多いです。
       *[no] { $level }で同点。手札は{ $names }のほうが多いです。
    }
landmark-scramble-tied-by-spots =
    { $you ->
        [yes] { $level }で同点。手札も同数ですが、名所の交点にいるコマはあなたのほうが多いです。
       *[no] { $level }で同点。手札も同数ですが、名所の交点にいるコマは{ $names }のほうが多いです。
    }
landmark-scramble-tied-by-shared = { $level }で同点。手札も、交点にいるコマも同数です。

## Why a question is asked now: the line below the prompt

landmark-scramble-why-roll = サイコロの目が、この手番のコマの移動ポイントになります。
landmark-scramble-why-act = 進むのと向きを変えるのにはポイントがかかり、占領とカードにはかかりません。
landmark-scramble-why-pay = まわりの3マスすべてにあなたのコマがいます。コストの払い方がいくつかあります。
landmark-scramble-why-anchor = あなたはいかりを持っていて、このときだけ使えます。
landmark-scramble-why-throw = 壁で止まり、1つのマスにコマは1つしか入れません。手番の人が決めます。
landmark-scramble-why-land = すぐ後ろが壁なので、横に弾かれます。どこへ行くかは手番の人が決めます。
landmark-scramble-why-crash = まわりのマスがすべて埋まっています。どのコマがどくかは手番の人が決めます。
landmark-scramble-why-discard = 手番の終わりに持てる手札は9枚までです。

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

landmark-scramble-term-bump = 衝突、ぶつかる、ぶつかって、ぶつかり、ぶつかられ、ぶつかれる
landmark-scramble-term-bump-is = 衝突：相手のコマへ進むこと。レベルの高いほうが相手を飛ばします。
landmark-scramble-term-level = レベル
landmark-scramble-term-level-is = レベル：キャプテンは3、ガードは2、ランナーは1。衝突の結果を決めます。
landmark-scramble-term-hole = 穴
landmark-scramble-term-hole-is = 穴：ここへ進むとカードを1枚引きます。またここで引けるのは、3つあとの大ラウンドです。
landmark-scramble-term-location = 名所
landmark-scramble-term-location-is = 名所：まわりの3マスに自分のコマがいて、コストをカードで払えば、あなたのものです。
landmark-scramble-term-big-round = 大ラウンド
landmark-scramble-term-big-round-is = 大ラウンド：全員の手番1回ずつ。
landmark-scramble-term-anchor = いかり
landmark-scramble-term-anchor-is = いかり：ぶつかられたコマをその場にとどめるカード。
landmark-scramble-term-gang-up = 加勢
landmark-scramble-term-gang-up-is = 加勢：隣り合う自分のコマが、衝突に自分のレベルを足します。2ポイントかかります。
landmark-scramble-term-joker = ジョーカー
landmark-scramble-term-joker-is = ジョーカー：コストのどのカード1枚の代わりにもなります。

## The game's page

landmark-scramble-best = 2人：町が小さく、どの角でも出会います。4人なら大混雑です。
landmark-scramble-part-town = 町とコマ、穴、名所
landmark-scramble-part-hand = あなたのポイントと手札
landmark-scramble-part-locations = すべての名所とコスト

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

landmark-scramble-not-8-1 = ゲームは終わりました。
landmark-scramble-not-8-2 = ゲームは終わりました。
landmark-scramble-not-4-1 = あなたの番ではありません。
landmark-scramble-not-4-2 = この手番ではもうサイコロを振りました。
landmark-scramble-not-4-6 = 相手のコマがじゃまをしています。
landmark-scramble-not-4-7 = 飛び越せるのは自分のコマ1つで、まっすぐ先の空いたマスへ、2ポイントで行きます。
landmark-scramble-not-4-8 = そこには自分のコマがいます。
landmark-scramble-not-4-9 = 空いたマスを通って、そこまで行くポイントがありません。
landmark-scramble-not-4-10 = 先にサイコロを振ってください。コマが動くのはそのあとです。
landmark-scramble-not-4-11 = { $prompt ->
        [discard] 先に、手札が9枚になるまで捨ててください。
       *[other] 手札を捨てるのは、手番の終わりに10枚以上あるときだけです。
    }
landmark-scramble-not-3-2 = キャプテンは前にだけ進みます。先に向きを変えてください。
landmark-scramble-not-3-3 = ガードは前と自分の側にだけ進みます。先に向きを変えてください。
landmark-scramble-not-3-4 = ランナーは後ろに進めません。先に向きを変えてください。
landmark-scramble-not-3-5 = 四角のマスからは斜めにしか進めません。
landmark-scramble-not-2-4 = そこは壁です。
landmark-scramble-not-5-1 = ぶつかる相手がいません。そこは空いているか、自分のコマがいます。
landmark-scramble-not-5-2 = あなたのコマのほうがレベルが低いです。
landmark-scramble-not-5-6 = 加勢には、隣に自分のコマがもう1つ必要で、2ポイントかかります。
landmark-scramble-not-6-4 = そのカードを持っていません。
landmark-scramble-not-6-10 = いかりは、自分のコマがぶつかられたときだけ使えます。
landmark-scramble-not-7-1 = { $prompt ->
        [pay] 先に名所のコストを払ってください。
       *[other] まわりの3マスすべてに自分のコマが必要です。
    }
landmark-scramble-not-7-3 = { $prompt ->
        [pay] そのカードではちょうど払えないか、持っていません。
       *[other] 手札ではコストを払えません。
    }
landmark-scramble-not-7-5 = それはもうあなたのものです。
landmark-scramble-not-2-5 = このボードにその場所はありません。
landmark-scramble-not-4-3 = 移動ポイントが残っていません。
landmark-scramble-not-5-10 = { $prompt ->
        [throw] 横に弾かれるのは、壁でぶつかった2つのコマのどちらかです。
       *[other] 今、横に弾かれるコマはありません。
    }
landmark-scramble-not-5-11 = { $prompt ->
        [land] 着地するのは壁ぎわのマスの隣の空いたマスで、この衝突で使われたマスには着地できません。
        [crash] まわりのマスがすべて埋まっています。この衝突で動いていないコマにぶつかります。
       *[other] 今、宙にいるコマはありません。
    }
landmark-scramble-not-5-16 = 先に、この衝突のコマがどうなるかを決めてください。
landmark-scramble-not-6-8 = 筋力はもう効いています。一度に1枚だけです。
landmark-scramble-not-6-11 = スリが使えるのは、手札のあるほかのプレイヤーに対してだけです。
landmark-scramble-not-6-12 = 自分の印で閉じている穴がありません。
landmark-scramble-not-6-13 = { $prompt ->
        [anchor] まず、いかりでコマをとどめるかどうか決めてください。
       *[other] 先に、ぶつかられたプレイヤーがいかりを使うかどうか決めます。
    }

## What a table or a variant cannot be

landmark-scramble-refused-deck = 山札は{ $low }～{ $high }枚です（今は{ $have }枚）。
landmark-scramble-refused-starts = { $players }人のときは、どのコマにも別々の開始マスが要ります。
landmark-scramble-refused-holes = 2つの穴が同じマスにあります。
landmark-scramble-refused-spots = 2つの名所が同じ交点にあります。

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

landmark-scramble-group-deck = 山札のカード
landmark-scramble-data-die = サイコロの面の数
landmark-scramble-data-hand-limit = 手番の終わりの手札の上限
landmark-scramble-data-mark-rounds = 印のある穴でまたカードを引けるまでの大ラウンド数
landmark-scramble-data-hop-points = 飛び越すときに使う移動ポイント
landmark-scramble-data-gang-points = 加勢に使う移動ポイント
landmark-scramble-data-sprint-points = ダッシュで得る移動ポイント
landmark-scramble-data-deck = { WORD("landmark-scramble-card-", $name) }
landmark-scramble-town =
    { $name ->
        [small] 小さい町
       *[large] 大きい町
    }
landmark-scramble-group-layouts = 2つの町
landmark-scramble-group-locations = 名所のコスト
landmark-scramble-data-layouts-goal = { landmark-scramble-town }：勝つのに必要な名所の数
landmark-scramble-data-layouts-holes = { landmark-scramble-town }：穴
landmark-scramble-data-layouts-spots = { landmark-scramble-town }：名所の交点
landmark-scramble-data-layouts-spawn-N-cells = { landmark-scramble-town }：北の陣営の出発エリア
landmark-scramble-data-layouts-spawn-S-cells = { landmark-scramble-town }：南の陣営の出発エリア
landmark-scramble-data-layouts-spawn-W-cells = { landmark-scramble-town }：西の陣営の出発エリア
landmark-scramble-data-layouts-spawn-E-cells = { landmark-scramble-town }：東の陣営の出発エリア
landmark-scramble-data-locations = { WORD("landmark-scramble-location-", $name) }
