# The words of Rampage in Japanese.
#
# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book; everything else is ours. The book of this game is Persian, so nearly all is ours.

rampage-title = ランペイジ
rampage-tagline = はじいて、落として、投げて、吹いて、90個のミープルの街を大暴れ。本物の物理で、歯を奪い合え。
rampage-about = あなたは木の街に現れたモンスター。足をはじき、ビルに胴体を落とし、屋上のミープルを吹き飛ばし、そして食べます。6色セット、フロア、ライバルの歯が得点になります。
rampage-goal = 街の最後のフロアがなくなったとき、得点がいちばん多いことです。
rampage-turn-1 = アクションは2回：足をはじいて移動、隣のビルを破壊、乗り物を投げる、息を吹く。
rampage-turn-2 = 落ちるものは落ちます。街の外へ出たミープルは逃亡者になり、何も載っていないフロアはあなたのものです。
rampage-turn-3 = 倒されたライバルは、歯を1本あなたに奪われます。
rampage-turn-4 = そして食事：今いる場所のミープルを、歯の数だけ食べます。

rampage-setting-runaway = 逃亡者ボード
rampage-setting-runaway-help = A面は6つの列で、最後の列が埋まるとゲームが終わります。B面は色ごとのトラックです。
rampage-setting-runaway-A = A面：6つの列
rampage-setting-runaway-B = B面：色
rampage-setting-teams = 2人チーム
rampage-setting-teams-help = 4人用。チームの手番ごとに3アクション。2人のうち低いほうの得点で数えます。
rampage-setting-clumsy = 不器用なモンスター
rampage-setting-clumsy-help = 運んでいるコマがものにぶつかる（手がぶつかる）、または全員の手がもっとふるえる（手がふるえる）。
rampage-setting-clumsy-off = なし
rampage-setting-clumsy-hand = 手がぶつかる
rampage-setting-clumsy-tremor = 手がふるえる
rampage-setting-diet = ダイエット
rampage-setting-diet-help = セットに入らないミープルは、ゲームの終わりに1個につき1点減ります。
rampage-setting-card_choice = カード選択
rampage-setting-card_choice-help = 印刷のとおりなら3枚のカードから1枚を残します。または種類ごとに3枚から1枚。
rampage-setting-card_choice-off = なし：種類ごとに1枚配る
rampage-setting-card_choice-one = 3枚から1枚を残す
rampage-setting-card_choice-each = 種類ごとに3枚から1枚を残す
rampage-setting-miss = 外したとき
rampage-setting-miss-help = 落とした胴体で歯を失うのは、狙いを外したときか、ボードの外に落ちたときだけか。
rampage-setting-miss-building = 狙いを外したとき
rampage-setting-miss-offboard = ボードの外だけ
rampage-setting-return_vehicles = 乗り物が戻る
rampage-setting-return_vehicles-help = 街の外へ出た乗り物は、ゲームから除かれずに駐車位置に戻ります。
rampage-setting-strict_vacuum = 厳しい掃除機
rampage-setting-strict_vacuum-help = 掃除機で戻るのは、自分の地区にいたミープルだけです。
rampage-setting-first = 最初のプレイヤー
rampage-setting-first-help = 最初に始めるプレイヤーの番号。標準：ランダム。
rampage-setting-answer_seconds = 相手の手番での回答時間（秒）
rampage-setting-answer_seconds-help = 誰かの手番に聞かれた人の持ち時間です。答えがなければ「しない」になります。0なら無制限です。
rampage-setting-rounds = ラウンド数の上限
rampage-setting-rounds-help = 標準：20。それでも残っている街は、そのままにして去ります。
rampage-setting-market = モンスター市場
rampage-setting-market-help = キャラクターだけで始め、食べたフロアでカードを買います。

## Prompts

rampage-ask-action = 残り{ $actions }アクション。何をしますか？
rampage-ask-who = あなたのチームは残り{ $actions }アクション。誰が動きますか？
rampage-ask-before-move = 移動の前に：登る、のびる、それともしない？
rampage-ask-flick = 足ディスクをはじいてください。
rampage-ask-throw-disc = 頭の上から足ディスクをはじいてください。
rampage-ask-drop = 狙いの上に胴体を構えて、放してください。
rampage-ask-throw = 頭の上からはじいてください。
rampage-ask-breath = 大きく息を吸って、吹いてください。
rampage-ask-place = モンスターをどこに置きますか？
rampage-ask-carry = どの高さで運びますか？
rampage-ask-corner = どの角から入りますか？
rampage-ask-again = もう一度はじきますか？
rampage-ask-shoo = 廃墟のミープルを追い払います。どこへ？
rampage-ask-inhale = どの地区へ飛ばしますか？
rampage-ask-catch = 誰をつかみますか？
rampage-ask-rob = 誰の胃袋から抜き取りますか？
rampage-ask-kiss = どのミープルを取りますか？
rampage-ask-protect = 歯が折られそうです！
rampage-ask-penalty = 逃亡者ボードが襲ってきます。
rampage-ask-give = もう歯がありません。どのミープルを渡しますか？
rampage-ask-discard = 自分のどのカードをゲームから除きますか？
rampage-ask-mutation = 変異が終わります。どのパワーを捨てますか？
rampage-ask-dine = どこで食べますか？ミープルは{ $bites }個まで。
rampage-ask-eat = ミープルを食べてください：あと{ $bites }口。
rampage-ask-sing = セイレーンが歌います。ほかの地区のミープルをもう1個食べますか？
rampage-ask-snack = 逃亡者ボードから食べてください：あと{ $bites }口。
rampage-ask-keep = どのカードを残しますか？
rampage-ask-buy = フロア{ $price }枚でカードを買いますか？
rampage-ask-name = ミープルをいちばん多く食べたのは誰ですか？
rampage-ask-copy = 誰のキャラクターをまねしますか？
rampage-waiting-count = { $seat }が得点計算の前に決めています。
rampage-waiting-penalty = 逃亡者ボードが{ $seat }を襲います。
rampage-waiting-steal = { $seat }が胃袋に手を入れています。
rampage-waiting-cards = { $seat }がカードを選んでいます。
rampage-waiting-give = { $seat }が歯の代わりにミープルを渡します。
rampage-waiting-protect = { $seat }は歯を守れるかもしれません。
rampage-waiting-meal = { $seat }は食事中です。
rampage-waiting-place = { $seat }が場所を選んでいます。
rampage-waiting-breathe = { $seat }が大きく息を吸っています。
rampage-waiting-throw = { $seat }が投げる狙いを定めています。
rampage-waiting-drop = { $seat }が胴体を落とします。
rampage-waiting-move = { $seat }が足ディスクをはじきます。
rampage-waiting-act = { $seat }がアクションを選んでいます。

## Dials

rampage-dial-direction = 方向
rampage-dial-power = 強さ
rampage-dial-spin = 回転
rampage-dial-elevation = 仰角
rampage-dial-east = 東
rampage-dial-north = 北
rampage-dial-height = 高さ
rampage-dial-facing = 向き
rampage-dial-tilt = 傾き
rampage-dial-tilted = 傾く向き
rampage-dial-pitch = 上下
rampage-dial-sweep = 横振り
rampage-dial-x = 西→東
rampage-dial-y = 南→北

## Actions

rampage-action-move = 移動
rampage-action-jump = 頭の上から移動
rampage-action-demolish = { WORD("rampage-building-", $building) }を破壊
rampage-action-stomp = { $seat }の上に落とす
rampage-action-toss = { WORD("rampage-vehicle-", $vehicle) }を投げる
rampage-action-kick = 自分の足ディスクを投げる
rampage-action-breathe =
    { $you ->
        [yes] 息を吹く
       *[no] { $seat }の頭から息を吹く
    }
rampage-action-turn-back = 足を下に戻す
rampage-action-pass = パス
rampage-action-who =
    { $you ->
        [yes] 自分が動く
       *[no] { $seat }が動く
    }
rampage-action-climb = { WORD("rampage-building-", $building) }に登る
rampage-action-stretch = 地区の好きな場所へのびる
rampage-action-stay = しない
rampage-action-again = もう一度はじく
rampage-action-enough = これで十分
rampage-action-shoo = { WORD("rampage-building-", $building) }から地区{ $ground }へ
rampage-action-corner = { WORD("rampage-corner-", $corner) }の角
rampage-action-put = 地区{ $ground }
rampage-action-catch = { $seat }をつかむ
rampage-action-dine = 地区{ $ground }で食べる
rampage-action-eat = このミープルを食べる
rampage-action-snack = { WORD("rampage-colour-", $colour) }の逃亡者を食べる
rampage-action-full = もう食べない
rampage-action-give = { WORD("rampage-colour-", $colour) }のミープルを渡す
rampage-action-accept = 何もしない
rampage-action-suffer = 受ける
rampage-action-rob = { $seat }の胃袋から抜き取る
rampage-action-kiss = { $seat }から{ WORD("rampage-colour-", $colour) }のミープルを取る
rampage-action-play = { WORD("rampage-card-", $card) }を使う
rampage-action-keep = { WORD("rampage-card-", $card) }を残す
rampage-action-discard = { WORD("rampage-card-", $card) }を捨てる
rampage-action-buy = カードを買う
rampage-action-save = フロアを残す
rampage-action-name = { $seat }
rampage-action-copy = { WORD("rampage-card-", $card) }をまねする

## Events

rampage-built =
    { $you ->
        [yes] あなたから始めます。
       *[no] { $seat }から始めます。
    }

rampage-dealt = { "" }
rampage-secret = あなたの秘密のスーパーパワー：{ WORD("rampage-card-", $card) }
rampage-turn =
    { $you ->
        [yes] あなたの手番
       *[no] { $seat }の手番
    }
    .style = heading
rampage-run = { "" }

rampage-flicks =
    { $you ->
        [yes] 足ディスクをはじきました。
       *[no] { $seat }が足ディスクをはじきました。
    }

rampage-jumps =
    { $you ->
        [yes] 頭の上から足ディスクをはじきました。
       *[no] { $seat }が頭の上から足ディスクをはじきました。
    }

rampage-drops =
    { $you ->
        [yes] { WORD("rampage-building-", $building) }に胴体を落としました。
       *[no] { $seat }が{ WORD("rampage-building-", $building) }に胴体を落としました。
    }

rampage-stomps =
    { $you ->
        [yes] { $victim_seat }の上に胴体を落としました。
       *[no]
            { $victim_you ->
                [yes] { $seat }があなたの上に胴体を落としました。
               *[no] { $seat }が{ $victim_seat }の上に胴体を落としました。
            }
    }

rampage-tosses =
    { $you ->
        [yes] { WORD("rampage-vehicle-", $vehicle) }を投げました。
       *[no] { $seat }が{ WORD("rampage-vehicle-", $vehicle) }を投げました。
    }

rampage-kicks =
    { $you ->
        [yes] 自分の足ディスクを頭の上からけり飛ばしました。
       *[no] { $seat }が自分の足ディスクを頭の上からけり飛ばしました。
    }

rampage-blows =
    { $you ->
        [yes] 大きく息を吸って、吹きました。
       *[no] { $seat }が大きく息を吸って、吹きました。
    }

rampage-came-down =
    { $floors ->
        [0] ミープル{ $meeples }個
       *[other] フロア{ $floors }枚{ $meeples ->
            [0] { "" }
           *[other] とミープル{ $meeples }個
        }
    }が落ちました。

rampage-fault = 実行に失敗したため、すべて前の状態に戻しました。
rampage-gave-up =
    { $you ->
        [yes] エンジンの失敗が続いています。この手番の残りはパスしかできません。
       *[no] エンジンの失敗が続いています。{ $seat }はこの手番の残りはパスしかできません。
    }
rampage-fell =
    { $you ->
        [yes] 倒れました。
       *[no] { $seat }が倒れました。
    }

rampage-missed =
    { $you ->
        [yes] 外しました。
       *[no] { $seat }が外しました。
    }

rampage-left-city =
    { $you ->
        [yes] あなたの足ディスクが街の外へ出ました。
       *[no] { $seat }の足ディスクが街の外へ出ました。
    }

rampage-lost-tooth =
    { $you ->
        [yes] 歯を1本失いました。
       *[no] { $seat }が歯を1本失いました。
    }

rampage-took-tooth =
    { $you ->
        [yes] { $victim_seat }から歯を1本奪いました。
       *[no]
            { $victim_you ->
                [yes] { $seat }があなたから歯を1本奪いました。
               *[no] { $seat }が{ $victim_seat }から歯を1本奪いました。
            }
    }

rampage-gave =
    { $you ->
        [yes] { $to_seat }にミープルを{ $count }個渡しました。
       *[no]
            { $to_you ->
                [yes] { $seat }があなたにミープルを{ $count }個渡しました。
               *[no] { $seat }が{ $to_seat }にミープルを{ $count }個渡しました。
            }
    }

rampage-gave-colour =
    { $you ->
        [yes] { $to_seat }に{ WORD("rampage-colour-", $colour) }のミープルを1個渡しました。
       *[no]
            { $to_you ->
                [yes] { $seat }があなたに{ WORD("rampage-colour-", $colour) }のミープルを1個渡しました。
               *[no] { $seat }が{ $to_seat }に{ WORD("rampage-colour-", $colour) }のミープルを1個渡しました。
            }
    }

rampage-boxed =
    { $you ->
        [yes] { WORD("rampage-colour-", $colour) }のミープルを1個、箱に入れました。
       *[no] { $seat }が{ WORD("rampage-colour-", $colour) }のミープルを1個、箱に入れました。
    }

rampage-protected =
    { $you ->
        [yes] あなたのマウスガードがはね返しました。
       *[no] { $seat }のマウスガードがはね返しました。
    }

rampage-placed =
    { $you ->
        [yes] あなたのモンスターが置かれました。
       *[no] { $seat }のモンスターが置かれました。
    }

rampage-rose =
    { $you ->
        [yes] 起き上がりました。
       *[no] { $seat }が起き上がりました。
    }

rampage-more-actions =
    { $you ->
        [yes] 次の手番のアクションが1回増えました。
       *[no] { $seat }の次の手番のアクションが1回増えました。
    }

rampage-ate =
    { $you ->
        [yes] { WORD("rampage-colour-", $colour) }のミープルを食べました。
       *[no] { $seat }が{ WORD("rampage-colour-", $colour) }のミープルを食べました。
    }

rampage-snacked =
    { $you ->
        [yes] { WORD("rampage-colour-", $colour) }の逃亡者を食べました。
       *[no] { $seat }が{ WORD("rampage-colour-", $colour) }の逃亡者を食べました。
    }

rampage-ate-floor =
    { $you ->
        [yes] フロアを1枚食べました。
       *[no] { $seat }がフロアを1枚食べました。
    }

rampage-line =
    { $you ->
        [yes] 逃亡者ボードの列{ $line }を埋めてしまいました。
       *[no] { $seat }が逃亡者ボードの列{ $line }を埋めてしまいました。
    }

rampage-track =
    { $you ->
        [yes] { WORD("rampage-colour-", $colour) }のトラックを埋めてしまいました。
       *[no] { $seat }が{ WORD("rampage-colour-", $colour) }のトラックを埋めてしまいました。
    }

rampage-penalty =
    { $you ->
        [yes] 逃亡者のせいで歯を{ $teeth }本失います。
       *[no] { $seat }は逃亡者のせいで歯を{ $teeth }本失います。
    }

rampage-inhaled =
    { $you ->
        [yes] { WORD("rampage-colour-", $colour) }のミープルを吸い戻しました。
       *[no] { $seat }が{ WORD("rampage-colour-", $colour) }のミープルを吸い戻しました。
    }

rampage-shooed =
    { $you ->
        [yes] ミープル{ $count }個を地区{ $ground }へ追い払いました。
       *[no] { $seat }がミープル{ $count }個を地区{ $ground }へ追い払いました。
    }

rampage-played =
    { $you ->
        [yes] { WORD("rampage-card-", $card) }を使いました。
       *[no] { $seat }が{ WORD("rampage-card-", $card) }を使いました。
    }

rampage-discarded =
    { $you ->
        [yes] { WORD("rampage-card-", $card) }を捨てました。
       *[no] { $seat }が{ WORD("rampage-card-", $card) }を捨てました。
    }

rampage-bought =
    { $you ->
        [yes] フロア{ $price }枚でカードを買いました。
       *[no] { $seat }がフロア{ $price }枚でカードを買いました。
    }

rampage-got-card =
    { $you ->
        [yes] { WORD("rampage-card-", $card) }を手に入れました。
       *[no] { $seat }が{ WORD("rampage-card-", $card) }を手に入れました。
    }

rampage-bumped =
    { $you ->
        [yes] 街にぶつかりました。
       *[no] { $seat }が街にぶつかりました。
    }

rampage-last-floor =
    { $you ->
        [yes] 最後のフロアを取りました。ほかの全員にもう1回ずつ手番があります。
       *[no] { $seat }が最後のフロアを取りました。ほかの全員にもう1回ずつ手番があります。
    }

rampage-eliminated =
    { $you ->
        [yes] 最後の列が埋まり、街から追い出されました。
       *[no] 最後の列が埋まり、{ $seat }が街から追い出されました。
    }

rampage-named =
    { $you ->
        [yes] { $named_seat }を指名しました。
       *[no]
            { $named_you ->
                [yes] { $seat }があなたを指名しました。
               *[no] { $seat }が{ $named_seat }を指名しました。
            }
    }

rampage-copied =
    { $you ->
        [yes] { WORD("rampage-card-", $card) }をまねしました。
       *[no] { $seat }が{ WORD("rampage-card-", $card) }をまねしました。
    }

rampage-escaped = { WORD("rampage-colour-", $colour) }のミープルが逃げました。
rampage-vehicle-lost = 乗り物が街の外へ出ました。
rampage-vehicle-back = 乗り物が街の外へ出て、駐車位置に戻りました。
rampage-floor-lost = フロアが1枚、箱に入りました。
rampage-ended = 土煙がおさまりました。
    .style = heading

## Things

rampage-colour-0 = 赤
rampage-colour-red = 赤
rampage-colour-1 = 青
rampage-colour-blue = 青
rampage-colour-2 = 緑
rampage-colour-green = 緑
rampage-colour-3 = 黒
rampage-colour-black = 黒
rampage-colour-4 = 黄
rampage-colour-yellow = 黄
rampage-colour-5 = 灰
rampage-colour-grey = 灰
rampage-building-S1 = 北西の家
rampage-building-S2 = 北東の家
rampage-building-S3 = 南西の家
rampage-building-S4 = 南東の家
rampage-building-R1 = 西の長いビル
rampage-building-R2 = 東の長いビル
rampage-building-ST = スタジアム
rampage-vehicle-0 = 青いバス
rampage-vehicle-1 = 緑のバス
rampage-vehicle-2 = 赤いバス
rampage-vehicle-3 = ピンクのバス
rampage-corner-0 = 北西
rampage-corner-1 = 北東
rampage-corner-2 = 南東
rampage-corner-3 = 南西

## Cards, by name and by number

rampage-card-anarchist = アナーキスト
rampage-card-0 = アナーキスト
rampage-text-anarchist = 胃袋の緑と青のミープルのペア1組につき3点。
rampage-card-brawler = けんか屋
rampage-card-1 = けんか屋
rampage-text-brawler = 胃袋のライバルの歯は、1本2点ではなく4点。
rampage-card-destructive = 破壊魔
rampage-card-2 = 破壊魔
rampage-text-destructive = フロアが誰よりも多ければ10点。
rampage-card-glutton = 大食い
rampage-card-3 = 大食い
rampage-text-glutton = 食べたミープルが誰よりも多ければ10点。
rampage-card-imitator = ものまね
rampage-card-4 = ものまね
rampage-text-imitator = 得点計算の前に、ライバルのキャラクターをまねする。
rampage-card-mean = いじわる
rampage-card-5 = いじわる
rampage-text-mean = 赤のミープルが誰よりも多ければ10点。
rampage-card-pacifist = 平和主義
rampage-card-6 = 平和主義
rampage-text-pacifist = 緑のミープルが誰よりも多ければ10点。
rampage-card-punk = パンク
rampage-card-7 = パンク
rampage-text-punk = 胃袋の灰と黒のミープルのペア1組につき3点。
rampage-card-romantic = ロマンチスト
rampage-card-8 = ロマンチスト
rampage-text-romantic = 胃袋の赤と黄のミープルのペア1組につき3点。
rampage-card-seductive = 誘惑者
rampage-card-9 = 誘惑者
rampage-text-seductive = 黄のミープルが誰よりも多ければ10点。
rampage-card-scrap-merchant = くず鉄屋
rampage-card-10 = くず鉄屋
rampage-text-scrap-merchant = ゲームの終わりに廃墟にある乗り物1台につき5点。
rampage-card-seer = 予言者
rampage-card-11 = 予言者
rampage-text-seer = 得点計算の前に、ミープルがいちばん多いモンスターを指名する。当たれば7点。
rampage-card-shy = 恥ずかしがり
rampage-card-12 = 恥ずかしがり
rampage-text-shy = 青のミープルが誰よりも多ければ10点。
rampage-card-softie = お人よし
rampage-card-13 = お人よし
rampage-text-softie = 口に残った歯トークン1本につき3点。
rampage-card-tourist = 観光客
rampage-card-14 = 観光客
rampage-text-tourist = 黒のミープルが誰よりも多ければ10点。
rampage-card-young = 若者
rampage-card-15 = 若者
rampage-text-young = 灰のミープルが誰よりも多ければ10点。
rampage-card-boxer = ボクサー
rampage-card-16 = ボクサー
rampage-text-boxer = 移動で倒したライバルから、歯を2本奪う。
rampage-card-climber = クライマー
rampage-card-17 = クライマー
rampage-text-climber = 移動の前に、自分の地区に面したビルの屋上に登ってよい。
rampage-card-heavyweight = ヘビー級
rampage-card-18 = ヘビー級
rampage-text-heavyweight = ビルの代わりに、自分の地区に立っているライバルを破壊の的にしてよい。
rampage-card-hurricane = ハリケーン
rampage-card-19 = ハリケーン
rampage-text-hurricane = 立っているどのモンスターの頭からでも息を吹くことができる。
rampage-card-jumper = ジャンパー
rampage-card-20 = ジャンパー
rampage-text-jumper = 移動のとき、自分の頭の上から足ディスクをはじいてよい。
rampage-card-kung-fu-master = カンフーマスター
rampage-card-21 = カンフーマスター
rampage-text-kung-fu-master = 乗り物の代わりに自分の足ディスクを投げる。足ディスクは戻ってくる。
rampage-card-long-tail = 長いしっぽ
rampage-card-22 = 長いしっぽ
rampage-text-long-tail = 自分の地区に面したどのビルでも破壊できる。
rampage-card-retainer = リテーナー
rampage-card-23 = リテーナー
rampage-text-retainer = 食事のとき、歯は少なくとも4本あるものとする。
rampage-card-sharp-canines = 鋭い牙
rampage-card-24 = 鋭い牙
rampage-text-sharp-canines = 食事でミープルをもう2個食べる。
rampage-card-siren = セイレーン
rampage-card-25 = セイレーン
rampage-text-siren = 食事のあと、ほかの地区からミープルをもう1個食べる。
rampage-card-smelly-paws = くさい足
rampage-card-26 = くさい足
rampage-text-smelly-paws = 移動で歩道に着いたら、その廃墟のミープルを追い払う。
rampage-card-star-dancer = スターダンサー
rampage-card-27 = スターダンサー
rampage-text-star-dancer = 移動で2回はじくことができる。
rampage-card-stretchy-paws = のびる足
rampage-card-28 = のびる足
rampage-text-stretchy-paws = 移動の前に、足ディスクを自分の地区の好きな場所に置いてよい。
rampage-card-stretchy-tongue = のびる舌
rampage-card-29 = のびる舌
rampage-text-stretchy-tongue = 自分の地区の代わりに、隣の地区で食べる。
rampage-card-telekinesis = 念力
rampage-card-30 = 念力
rampage-text-telekinesis = どこにある乗り物でも投げることができる。
rampage-card-vacuum = 掃除機
rampage-card-31 = 掃除機
rampage-text-vacuum = 自分の息で逃げたミープルは、自分の地区に落ちる。
rampage-card-catcher = キャッチャー
rampage-card-32 = キャッチャー
rampage-text-catcher = アクションとして：自分の地区のライバルを頭の上から投げ、歯を1本奪う。
rampage-card-earthquake = 地震
rampage-card-33 = 地震
rampage-text-earthquake = すべての廃墟の、何も支えていないミープルが、隣の地区へ移る。
rampage-card-hobo = 放浪者
rampage-card-34 = 放浪者
rampage-text-hobo = ライバルの胃袋からミープルをランダムに3個抜き取る。
rampage-card-invisibility = 透明化
rampage-card-35 = 透明化
rampage-text-invisibility = 手番の始めに、好きな地区に現れる。
rampage-card-paralyzing-gaze = まひの視線
rampage-card-36 = まひの視線
rampage-text-paralyzing-gaze = ライバルは全員、次の手番に移動できない。
rampage-card-passionate-kiss = 熱いキス
rampage-card-37 = 熱いキス
rampage-text-passionate-kiss = 自分の地区のライバルから、好きなミープルを2個取る。
rampage-card-really-hungry = はらぺこ
rampage-card-38 = はらぺこ
rampage-text-really-hungry = この食事では、歯1本につきミープルを2個食べる。
rampage-card-scavenger = あさり屋
rampage-card-39 = あさり屋
rampage-text-scavenger = ライバルのいる場所で、自分がそこにいるかのように食べる。
rampage-card-small-wings = 小さな翼
rampage-card-40 = 小さな翼
rampage-text-small-wings = アクションの間か食事の前に、好きな地区へ飛ぶ。
rampage-card-teeth-protector = マウスガード
rampage-card-41 = マウスガード
rampage-text-teeth-protector = ライバルに歯を折られるとき：それを打ち消し、そのライバルの歯を1本奪う。
rampage-card-terminator = ターミネーター
rampage-card-42 = ターミネーター
rampage-text-terminator = 自分の地区に立っているライバルは全員倒れ、歯を1本ずつ渡す。
rampage-card-too-cute = かわいすぎる
rampage-card-43 = かわいすぎる
rampage-text-too-cute = 逃亡者ボードの悪影響を1つ打ち消す。ただし列6は除く。
rampage-card-ultra-bright-smile = 超まばゆい笑顔
rampage-card-44 = 超まばゆい笑顔
rampage-text-ultra-bright-smile = 自分の地区の代わりに、逃亡者ボードから食べる。
rampage-card-unleashed = 解き放て！
rampage-card-45 = 解き放て！
rampage-text-unleashed = この手番のアクション+2。
rampage-card-unstable-mutation = 不安定な変異
rampage-card-46 = 不安定な変異
rampage-text-unstable-mutation = この手番のためにパワーを3枚引く。手番の終わりに3枚捨てる。
rampage-card-who-cut-the-cheese = だれのオナラ？！
rampage-card-47 = だれのオナラ？！
rampage-text-who-cut-the-cheese = ライバルは全員逆さまになり、元に戻るのに1アクション使わなければならない。

## The board

rampage-board-teeth = 歯
rampage-board-stomach = 胃袋
rampage-board-floors = フロア
rampage-board-fangs = 奪った歯
rampage-board-eaten = 食べた数
rampage-board-runaways = 逃亡者
rampage-board-line = 列{ $line }
rampage-board-secret = 秘密のカード{ $count }枚
rampage-board-box = 箱
rampage-board-again = もう一回！
rampage-board-slow = スロー
rampage-board-top = 平面図
rampage-board-fire = 放す！
rampage-board-verdict = 審判
rampage-board-down = 転倒
rampage-board-flipped = 逆さま
rampage-board-frozen = まひ
rampage-board-aim-flick-sling = 足ディスクをつかみ、パチンコのように引いて、放してください。
rampage-board-aim-flick-push = 足ディスクをつかみ、滑らせたい先までドラッグして、放してください。
rampage-board-aim-throw-disc-sling = モンスターをつかみ、パチンコのように引いて、放してください。
rampage-board-aim-throw-disc-push = モンスターをつかみ、飛ばしたい先までドラッグして、放してください。
rampage-board-aim-throw-sling = モンスターをつかみ、パチンコのように引いて、放してください。
rampage-board-aim-throw-push = モンスターをつかみ、飛ばしたい先までドラッグして、放してください。
rampage-board-aim-drop = 胴体を構える場所までドラッグして、放してください。
rampage-board-aim-breath = 吹きつける先をクリックして、吹いてください。
rampage-board-aim-place = 立たせたい場所をクリックしてください。
rampage-board-aim-carry = 十分に高く運べば、何にもぶつかりません。
rampage-board-hand = はじき方
rampage-board-sling = パチンコ
rampage-board-push = 押す
rampage-board-practice = まず練習：本番には数えません
rampage-board-rehearse = 練習
rampage-board-for-real = 本番
rampage-board-rehearsing = 練習です。本番には数えません。
rampage-board-practised = 今のは練習でした。
rampage-board-back = 戻る
rampage-board-verdict-none = まだ何もありません。
rampage-board-inside =
    { $count ->
        [0] まだ食べていません
       *[other] { $count }個食べました
    }
rampage-course-faint = 弱すぎて動きません。もっと引いてください。
rampage-course-leaves = 街の外へ滑り出ます。歯を1本失います！
rampage-course-stops =
    { $ground ->
        [none] { $far }cm滑り、どの地区でもない場所に止まります。
       *[other] { $far }cm滑り、{ $ground }に止まります。
    }
rampage-course-hits = { $far }cm滑り、{ $what }に当たります。
rampage-course-lands =
    { $ground ->
        [none] { $far }cm先に落ちます。
       *[other] { $far }cm先、{ $ground }に落ちます。
    }
rampage-met-meeple = ミープル
rampage-met-floor = フロア
rampage-deed-move = 移動
rampage-deed-move-none = 今はできません
rampage-deed-demolish = 破壊
rampage-deed-demolish-none = まず歩道に立ってください
rampage-deed-toss = 投げる
rampage-deed-toss-none = 自分の地区に乗り物がありません
rampage-deed-breathe = 息を吹く
rampage-deed-breathe-none = 今はできません
rampage-deed-card = カード
rampage-deed-card-none = 今使えるものはありません
rampage-deed-pass = パス
rampage-deed-pass-none = 今はできません
rampage-short-move = 足ディスクをはじく
rampage-short-jump = 頭の上から
rampage-short-breathe = 吹く
rampage-short-dine = { $ground }で食べる
rampage-short-building =
    { $building ->
        [S1] 北西の家
        [S2] 北東の家
        [S3] 南西の家
        [S4] 南東の家
        [R1] 西の長いビル
        [R2] 東の長いビル
       *[ST] スタジアム
    }
rampage-short-vehicle =
    { $vehicle ->
        [0] 青いバス
        [1] 緑のバス
        [2] 赤いバス
       *[3] ピンクのバス
    }
rampage-board-city = 街
rampage-board-where-ground = 地区{ $ground }：食べられるミープル{ $count }個
rampage-board-where-building = フロア{ $floors }枚、ミープル{ $count }個
rampage-board-sets = セット
rampage-board-characters = キャラクター
rampage-board-diet = ダイエット
rampage-board-total = 得点
rampage-board-hidden = 非公開
rampage-sheet-at =
    { $ground }、中央から{ $across ->
        [west] 西へ{ $x }cm
       *[east] 東へ{ $x }cm
    }、{ $along ->
        [south] 南へ{ $y }cm
       *[north] 北へ{ $y }cm
    }
rampage-sheet-between = どの地区でもない場所
rampage-board-out = 街の外
rampage-board-eat = { WORD("rampage-colour-", $colour) }のミープルを食べる
rampage-board-effect-a =
    { $line ->
        [6] 終了：埋めた人の負け
       *[other] 歯{ $teeth }本{ $bonus ->
            [0] { "" }
           *[other] 、ライバルのアクション+1
        }
    }
rampage-board-effect-b-0 = 歯1本と、ミープル4個を箱へ
rampage-board-effect-b-1 = 歯1本とカード1枚
rampage-board-effect-b-2 = 歯2本
rampage-board-effect-b-3 = 歯1本、次のプレイヤーがあなたを置く
rampage-board-effect-b-4 = 歯1本、ほかの全員のアクション+1
rampage-board-seat = ミープル{ $eaten }個・フロア{ $floors }枚・歯{ $fangs }本

## The lesson

rampage-lesson-city = これが街です。フロアとミープルでできたビル、角にはモンスター。あなたはモンスターの1体です。フロア、6色のミープル、ライバルの歯を食べましょう。それが得点になります。
rampage-lesson-monsters = モンスターごとの持ち物です。歯、カード、胃袋の中身の数。手番はアクション2回、そのあと食事です。
rampage-lesson-move = 最初のアクションは移動です。足は、指ではじくディスクです。
rampage-lesson-move-why = では狙いましょう。どこへ、どのくらい強く。
rampage-lesson-move-wrong = ここからでは効き目がありません。足ディスクはどの歩道にも触れておらず、息は遠いほど弱まります。まず移動してください。
rampage-lesson-move-wrong-pass = パスしたアクションは無駄になります。使いましょう。移動してください。
rampage-lesson-move-wrong-play = スーパーパワーはゲーム中に一度しか使えません。今は取っておきましょう。
rampage-lesson-flick = 目の前のビルを狙って、強すぎないようにはじいてください。足ディスクが街の外へ出ると歯を失います。街の上をドラッグしても、ダイヤルを使ってもかまいません。
rampage-lesson-flick-why = モンスターは足ディスクの止まった場所に立ちます。手は少しふるえるので、狙ったとおりにはいきません。足ディスクが歩道に触れていれば、そのビルを破壊できます。
rampage-lesson-flick-wrong = もう一度狙ってください。
rampage-lesson-teeth = 足ディスクをはじいて、ライバルを倒したところです。倒れたモンスターは自分の手番までそのまま横たわり、歯1本があなたの胃袋に入りました。終了時に2点になり、ライバルが食事で食べられるミープルも1つ減ります。
rampage-lesson-demolish = 足がビルの歩道に触れています。破壊しましょう。胴体をビルの上に持ち上げて、放します。
rampage-lesson-demolish-why = どこで、どの高さで、どう傾けて構えるかは自由です。
rampage-lesson-demolish-wrong = それもアクションですが、上から落とす胴体ほど崩せるものはなく、今ちょうどよい場所にいます。ビルを破壊してください。
rampage-lesson-demolish-wrong-move = もうちょうどよい場所です。足ディスクは歩道に触れていて、はじくと離れてしまいます。ビルを破壊してください。
rampage-lesson-demolish-wrong-play = スーパーパワーはゲーム中に一度しか使えません。今は取っておきましょう。
rampage-lesson-demolish-wrong-pass = パスしたアクションは無駄になります。ビルを破壊してください。
rampage-lesson-drop = 胴体をビルの上、高いところに構えて、放してください。
rampage-lesson-drop-why = ミープルの載っていないフロアは食べられます。街の外へ出たミープルは逃亡者になり、増えすぎると痛い目にあいます。
rampage-lesson-drop-wrong = ビルの上に構えて、放してください。
rampage-lesson-dine = いよいよ食事です。モンスターは、自分の立つ地区のミープルを食べます。ここで食べましょう。
rampage-lesson-dine-why = 歯1本につきミープルを1個食べられます。
rampage-lesson-dine-wrong = まだおなかがすいています。矢印の地区を選んでください。
rampage-lesson-dine-wrong-play = スーパーパワーはゲーム中に一度しか使えません。今は取っておきましょう。
rampage-lesson-eat = ミープルを食べてください。
rampage-lesson-eat-why = 違う6色で1セット、1セット10点です。これで手番は終わり。街の荒らし方はもうわかりましたね。
rampage-lesson-eat-wrong = まず食べるミープルがあります。
rampage-lesson-eat-wrong-play = スーパーパワーはゲーム中に一度しか使えません。今は取っておきましょう。

## The coach

rampage-coach-action = 手番ごとにアクション2回、同じものを2回でもかまいません。破壊するには、足がビルの歩道に触れていなければなりません。
rampage-coach-flick = 半分の強さでも遠くまで行きます。街の外へ出ると歯を失います。
rampage-coach-drop = 高いところからのほうがたくさん落ちます。胴体がビルを外すと歯を失います。
rampage-coach-breath = 頭から息を吹きます。手前にあるものは、後ろのものをかばいます。
rampage-coach-dine = 足りない色を探しましょう。違う6色で1セットです。
rampage-coach-ran = 街の外へ出たミープルは逃亡者になります。逃亡者ボードの列が埋まると、逃がした人が悪影響を受けます。
rampage-coach-demolish = ビルの隣にいます。胴体を上に構えて放しましょう。空いたフロアはあなたのもの、落ちたミープルは食べられます。
rampage-coach-fell = ライバルを倒しました。歯を1本もらえ、最後に得点になります。
rampage-coach-tooth = 事故です。歯を1本失いました。歯が減ると、食事で食べられるミープルも減ります。

## What decided a tie, on the page of the end

rampage-tied-by-eaten =
    { $you ->
        [yes] { $level }で同点。食べたミープルはあなたのほうが多いです。
       *[no] { $level }で同点。食べたミープルは{ $names }のほうが多いです。
    }
rampage-tied-by-shared = { $level }で同点。食べたミープルも同数です。

## Why a question is asked now: the line below the prompt

rampage-why-action = 手番はアクション2回（同じものを2回でもかまいません）、そのあと食事です。
rampage-why-who = アクションはチームで分け合います。
rampage-why-before-move = あなたのパワーは、移動の前に働きます。
rampage-why-flick = 移動では、モンスターの足ディスクを1回はじきます。止まった場所にまた立ちます。
rampage-why-throw-disc = あなたのパワーで、足ディスクを頭の上から飛ばせます。
rampage-why-drop = 足ディスクがビルの歩道に触れています。胴体で崩したものは、あなたのものになります。
rampage-why-throw = 投げるときは、頭の上からはじきます。乗り物は止まった場所に残ります。
rampage-why-breath = 息は頭から円すい形に広がります。手前にあるものは、後ろのものをかばいます。
rampage-why-place = モンスターがその場所を離れました。次の場所はあなたが決めます。
rampage-why-carry = このテーブルでは、運ぶ手が何かにぶつかると歯を失います。
rampage-why-corner = 足ディスクが街の外にあります。モンスターは空いた角から戻ります。
rampage-why-again = あなたのパワーで、移動のときにもう1回はじけます。
rampage-why-shoo = くさい足：この廃墟のミープルが、1つの地区へ逃げ出します。
rampage-why-inhale = あなたのスーパーパワーが吸い寄せます。
rampage-why-catch = あなたのスーパーパワーで1体つかめます。
rampage-why-rob = あなたのスーパーパワーで、胃袋から抜き取ります。
rampage-why-kiss = あなたのスーパーパワーで、ミープルを取ります。
rampage-why-protect = あなたのカードで防げます。使えるのは今だけです。
rampage-why-penalty = 逃げたミープルの列が埋まりました。埋めた人が払います。
rampage-why-give = 失う歯がないので、代わりにミープルを2個渡します。
rampage-why-discard = 逃亡者ボードがカードを1枚奪います。
rampage-why-mutation = 変異は長くは続きません。
rampage-why-dine = アクションが終わりました。足ディスクのある地区を1つ選び、歯の数だけ食べます。
rampage-why-eat = 歯の数だけ食べられます。6色そろったセットの得点がいちばん高いです。
rampage-why-sing = あなたのパワーで、食事のあとにもう1個食べられます。
rampage-why-snack = あなたのスーパーパワーで、逃げたミープルを食べられます。
rampage-why-keep = この中から1枚を残します。ほかはゲームから除きます。
rampage-why-buy = このテーブルでは、フロアでカードを買えます。
rampage-why-name = 当たればキャラクターの得点になります。得点計算の前に聞かれます。
rampage-why-copy = あなたのキャラクターは、得点計算の前に別のキャラクターをまねします。

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

rampage-term-sidewalk = 歩道
rampage-term-sidewalk-is = 歩道：廃墟のまわりの帯。足ディスクが触れていれば、そのビルを破壊できます。
rampage-term-ruin = 廃墟
rampage-term-ruin-is = 廃墟：ビルが立っている、または立っていた土地。その上のミープルは食べられません。
rampage-term-neighbourhood = 地区
rampage-term-neighbourhood-is = 地区：街の8つの部分の1つ。足ディスクのある地区で食べます。
rampage-term-meeple = ミープル
rampage-term-meeple-is = ミープル：6色の市民。6色セット1つで10点です。
rampage-term-disc = 足ディスク
rampage-term-disc-is = 足ディスク：モンスターの足。はじいて移動し、胴体がついていきます。
rampage-term-tooth = 歯
rampage-term-tooth-is = 歯：1回の食事で、歯の数だけミープルを食べます。ライバルの歯は1本2点です。
rampage-term-runaway = 逃亡者ボード、逃亡者
rampage-term-runaway-is = 逃亡者ボード：街の外へ出たミープルが集まるところ。列が埋まると、埋めた人が痛い目にあいます。
rampage-term-floor = 何も載っていないフロア、空いたフロア
rampage-term-floor-is = 何も載っていないフロア：上に何もないフロア。空けた人がすぐに食べ、1点になります。
rampage-term-superpower = 秘密のスーパーパワー、スーパーパワー
rampage-term-superpower-is = スーパーパワー：1回だけ使う秘密のカード。

## The game's page

rampage-best = 3人：倒すライバルが2人いて、街は全員が楽しめるだけもちます。
rampage-part-city = 街とビル
rampage-part-monsters = モンスターと食べたもの
rampage-part-runaways = 逃げたミープル

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

rampage-not-9-1 = ゲームは終わりました。
rampage-not-3-1 = { $prompt ->
        [none] あなたの番ではありません。
        [action] 食べるのはアクションのあとです。
        [dine] アクションは終わりました。今は食事です。
        [eat] アクションは終わりました。今は食事です。
        [sing] アクションは終わりました。今は食事です。
        [snack] アクションは終わりました。今は食事です。
       *[other] 先に、今の問いに答えてください。そのあと続けられます。
    }
rampage-not-4-7 = そのビルの歩道に足ディスクが触れていて、廃墟に何かが残っていなければなりません。
rampage-not-4-12 = その乗り物は、足ディスクのある地区にありません。
rampage-not-8-1 = 食べられるのは足ディスクのある地区1つで、そこで手の届くミープルだけです。
rampage-not-8-2 = 廃墟、歩道、壁の上のミープルは食べられません。
rampage-not-8-3 = そのミープルの上に何かが載っています。
rampage-not-2-7 = そのスーパーパワーを持っていません。
rampage-not-3-2 = 胴体は逆さまではないので、戻すものがありません。
rampage-not-3-3 = 角を選ぶのはモンスターが街に入るときだけで、モンスターの一部がある角には入れません。
rampage-not-4-14 = その乗り物はもうゲームにありません。
rampage-not-5-5 = ミープルを渡すのは折る歯がもうないときだけで、渡せるのは自分の胃袋にあるものだけです。
rampage-not-6-2 = そのミープルはもう街にいません。
rampage-not-6-7 = この手番では計算が3回失敗しました。計算の要らないことだけができます。
rampage-not-7-3 = あなたが受ける逃亡者ボードの効果はありません。
rampage-not-7-8 = カードを捨てるのは求められたときだけで、自分のカードに限ります。
rampage-not-10-5 = キャラクターをまねできるのは「ものまね」だけです。得点計算の前に、ライバルのものをまねます。
rampage-not-10-12 = モンスターを言い当てられるのは、得点計算の前の「予言者」だけです。
rampage-not-11-2 = 屋上から移動を始められるのは「クライマー」だけで、自分の地区の隣のビルに限ります。
rampage-not-11-3 = ライバルの上に落とせるのは「ヘビー級」だけで、自分の地区に立っているライバルに限ります。
rampage-not-11-4 = ほかの頭から息を吹けるのは「ハリケーン」だけで、街に立っているモンスターに限ります。
rampage-not-11-5 = 自分の頭の上から足ディスクをはじけるのは「ジャンパー」だけです。
rampage-not-11-6 = 自分の足ディスクを投げられるのは「カンフーマスター」だけです。
rampage-not-11-10 = 「セイレーン」が呼ぶのは、ほかの地区の、上に何も載っていないミープルです。
rampage-not-11-11 = 廃墟のミープルを追い払えるのは「くさい足」などのカードだけで、行き先はその廃墟の隣の地区です。
rampage-not-11-12 = もう一度はじけるのは「スターダンサー」だけで、最初にはじいた直後に限ります。
rampage-not-11-13 = 移動の前に地区の好きな場所へ動けるのは「のびる足」だけです。
rampage-not-11-16 = 自分の息で逃げたミープルを呼び戻せるのは「掃除機」だけで、行き先は足ディスクのある地区です。
rampage-not-12-1 = 「キャッチャー」は1アクションで、自分の地区にいて胴体が街にあるライバルを投げます。
rampage-not-12-3 = 「放浪者」が抜き取れるのは、胃袋にミープルのあるライバルからだけです。
rampage-not-12-4 = 「透明化」が使えるのは、最初のアクションの前だけです。
rampage-not-12-5 = 「まひの視線」：この手番は移動できません。
rampage-not-12-6 = 「熱いキス」で取れるのは、自分の地区にいるライバルの胃袋にあるミープルだけです。
rampage-not-12-7 = もう「はらぺこ」です。
rampage-not-12-8 = 足ディスクが地区にあるライバルがいません。
rampage-not-12-10 = それは、ライバルに歯を折られそうなときのものです。
rampage-not-12-11 = 自分の地区に立っているライバルがいません。
rampage-not-12-12 = 「かわいすぎる」は、逃亡者ボードの効果を受けるときに使います。
rampage-not-12-13 = 逃亡者ボードから食べられるのは「超まばゆい笑顔」だけで、そこにいるミープルに限ります。
rampage-not-12-15 = { $prompt ->
        [mutation] 変異で増えたのと同じ数のパワーを捨てます。その中から選んでください。
       *[other] 変異で引くパワーが山札に残っていません。
    }
rampage-not-12-16 = 逆さまになっています。この手番の残りのアクションは、足を下に戻すために使います。
rampage-not-12-17 = { $prompt ->
        [action] そのスーパーパワーは食事のときに使います。
        [dine] そのスーパーパワーはアクションの間に使うものでした。
        [eat] もう食べ始めています。そのスーパーパワーはその前に使うものでした。
       *[other] そのスーパーパワーを使うのは今ではありません。
    }
rampage-not-13-2 = 動けるのは自分のチームのモンスターだけです。残りのアクションがすべて足を下に戻すために必要なら、逆さまのモンスターだけが動けます。
rampage-not-13-9 = カードを残すのは配られたときだけで、示されたカードに限ります。
rampage-not-13-11 = カードを買うのは、手番の終わりのモンスター市場でだけです。

## What a table or a variant cannot be

rampage-refused-first = { $seats }人のテーブルでは、プレイヤー{ $first }は最初になれません。ほかの人にするか、指定を外してください。
rampage-refused-market = モンスター市場ではキャラクターだけで始めます。市場かカード選択をオフにしてください。
rampage-refused-teams = チーム戦は4人用です（今は{ $seats }人）。チームをオフにしてください。

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

rampage-group-turn = 手番
rampage-group-teeth = 歯
rampage-group-points = 得点
rampage-group-runaway = 逃亡者ボード
rampage-group-market = モンスター市場
rampage-group-cards = キャラクターの得点
rampage-data-turn-actions = 1手番のアクション数
rampage-data-turn-team-actions = チームの1手番のアクション数
rampage-data-teeth-printed = 印刷の歯
rampage-data-teeth-tokens = 歯トークン
rampage-data-teeth-meeples = 足りない歯1本の代わりに渡すミープル
rampage-data-points-set = 6色セット
rampage-data-points-floor = フロア1枚
rampage-data-points-tooth = 奪った歯1本
rampage-data-points-diet = ダイエットで、セットに入らないミープル1個につき失う得点
rampage-data-runaway-spaces = { $name }面：各列のマス数
rampage-data-runaway-capacity = { $name }面：各トラックのマス数
rampage-data-runaway-teeth = { $name }面：各悪影響で失う歯
rampage-data-runaway-bonus = { $name }面：ライバル全員に増えるアクション（列ごと）
rampage-data-runaway-red-meeples = { $name }面：赤の悪影響で失うミープル
rampage-data-market-first-price = キャラクターの次に買う1枚目のカードのフロア数
rampage-data-cards-most = 何かがいちばん多い
rampage-data-cards-pair = 2色の組
rampage-data-cards-brawler = { WORD("rampage-card-brawler") }：奪った歯1本
rampage-data-cards-scrap = { WORD("rampage-card-scrap-merchant") }：廃墟の上の乗り物1台
rampage-data-cards-seer = { WORD("rampage-card-seer") }：名前が当たり
rampage-data-cards-softie = { WORD("rampage-card-softie") }：自分の歯トークン1個
