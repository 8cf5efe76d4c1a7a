# The words of the site itself in Japanese; each game brings its own.
#
# No native reader has read this translation yet. A message under a comment "# printed" uses words that are printed
# in a Japanese book (ゲーム, プレイヤー, ラウンド, 得点, 選ぶ); everything else is ours.

# printed
title-home = asobi：今夜のゲーム
title-new = { $game }：新しいテーブル
title-table = { $game } · asobi
title-my-turn = ● あなたの番：{ $game }
title-replay = リプレイ：{ $game }
home-link = asobi、トップページへ
skip-to-main = 本文へ移動
sound = 音
sound-on = 音はオンです
sound-off = 音はオフです
theme =
    { $theme ->
        [light] 配色：ライト
        [dark] 配色：ダーク
       *[system] 配色：自動
    }
language = 言語
labelled = { $name }：{ $what }
# What stands between two sentences: nothing in Japanese.
between-sentences = { "" }
missing-title = このページはありません
# printed
missing-home = すべてのゲーム
loading = テーブルを準備しています…
offline-title = サーバーにつながりません
# printed
offline-more = あなたのゲームは無事です。すべての手がサーバーに保存されています。つながったら戻ってきてください。
offline-again = もう一度試す

## The first page

welcome = 今夜は何を遊びますか？
welcome-more = アカウントもインストールも不要です。棚から箱を選んでください。
your-name = テーブルでの名前
guest-name = ゲスト
shelf = ゲーム棚
# printed
shelf-empty = このサーバーにはゲームが入っていません。
players-range =
    { $low ->
        [1]
            { $high ->
                [1] 1人用
               *[other] 1～{ $high }人
            }
       *[other]
            { $same ->
                [yes] { $low }人
               *[no] { $low }～{ $high }人
            }
    }
play-now = 今すぐ遊ぶ
play-now-game = 今すぐ遊ぶ：{ $game }、ボットと対戦
invite = 友だちを招待
invite-game = 友だちを招待：{ $game }
watch-bots = ボット戦を見る
watch-bots-game = ボット戦を見る：{ $game }
set-up = 設定…
set-up-game = 設定…：{ $game }
# printed
my-games = 自分のゲーム
open-tables = 募集中のテーブル
open-tables-none = 募集中のテーブルは今ありません。誰かを招待しましょう！
watch-tables = 観戦
# printed
finished-games = 終わったゲーム
clear-finished = 一覧を消す
# printed
drop-record = ゲーム記録がありますか？ファイルをこのページのどこかにドロップすると、リプレイできます。
open-record = 記録を開く
nobody-yet = まだいません
some-bots =
    { $count ->
       *[other] ボット{ $count }体
    }
table-open = 空席{ $free }
table-over = 終了
table-watch = 観戦
table-against = 相手：{ $names }
table-result =
    { $won ->
        [yes] あなたの勝ち
        [shared] 同時優勝
        [none] 勝者なし
       *[no]
            { $count ->
                [1] { $winner }の勝ち
               *[other] { $winner }の同時優勝
            }
    }
table-my-turn = あなたの番
table-running = 進行中

## A new table

# printed
setup-players = プレイヤー
setup-how-many = 人数
setup-seat = 席{ $number }
# printed
setup-settings = ゲーム
setting-as-usual = 標準
setup-table = テーブル
setup-hints = ヒントを使える
setup-public = トップページに載せ、誰でも参加や観戦ができる
setup-here-name = この画面のもう1人の名前
setup-clock = 1人の持ち時間
setup-clock-off = 時間制限なし
setup-clock-minutes = { $minutes }分
# printed
setup-start = ゲームを始める
setup-invite = テーブルを開く
setup-watch = 観戦
seat-kind-me = 自分
seat-kind-here = この画面のもう1人
seat-kind-open = 空席（リンクを持つ人）
seat-kind-search = 先読みボット
seat-kind-greedy = 速いボット
seat-kind-easy = やさしいボット
seat-kind-beginner = 初心者ボット
seat-kind-normal = 普通のボット
seat-kind-hard = 強いボット
seat-kind-expert = 達人ボット
seat-kind-hunch = 直感ボット
seat-kind-learned = 学習したボット
seat-kind-random = 運まかせボット
seat-kind-bot = ボット：{ $bot }

## Variants: a game with other numbers

variants = バリエーション
variant-of = { $game }のバリエーション
variant-change = { $base } → { $here }
title-dials = { $game }を変える · asobi
dials-title = { $game }を変える
# printed
dials-more = 下の数値はどれも変えられます。変えたゲームですぐに遊ぶか、研究室用のファイルに保存できます。
# printed
dials-none = このゲームには変えられる数値がありません。
dials-search = 項目を探す
dials-range = { $low }～{ $high }
dials-reset = { $base }に戻す
dials-too-many = { $all }項目中{ $shown }項目。ほかは上で探してください。
dials-name = バリエーションの名前
dials-unnamed = { $game }（変更版）
dials-changes =
    { $count ->
        [0] まだ変更なし
       *[other] 変更{ $count }件
    }
dials-play = これで遊ぶ
dials-save = ファイルに保存
# printed
setup-dials = このゲームの数値を変える…

## Inviting

invite-title = このリンクを友だちに送ってください
invite-more = 開いた人は、空席に座るか、観戦できます。
invite-link = このテーブルへのリンク
invite-address = 友だちのネットワークでのアドレス
invite-alone = このアドレスに届くのは、このコンピューターだけです。ネットワークの人も入れるには、サーバーを`--host 0.0.0.0`で起動してください。
invited = { $host }があなたを{ $game }に招待しています
invite-code = スマートフォンのカメラ用のQRコード
invite-waiting =
    { $free ->
        [0] 全員そろいました。
       *[other] あと{ $free }人を待っています。
    }
copy = コピー
copied = コピー済み
share = 共有
seats = 席
sit-down = ここに座る
seat-free = 空席
start-with-bots = 空席はボットにして今すぐ始める

## The table

board = ボード
table-missing = このテーブルは表示できません
line-lost = サーバーとの接続が切れました。再接続しています…
tabs = ボードの横
tab-log = ログ
tab-chat = チャット
tab-rules = ルール
# printed
generic-players = プレイヤー
generic-fixed = このテーブルで変わらないこと
generic-find = 選択肢を探す
generic-many = 値{ $count }個
generic-yes = はい
generic-no = いいえ
generic-none = なし
generic-empty = 空
prompt-region = 決めること
# printed
options-group = 選べるもの
sending = 選択を送信しています…
your-decision = あなたの選択：{ $prompt }
waiting-for =
    { $count ->
       *[other] { $seat }を待っています。
    }
answer-limit = 回答時間は{ $seconds }秒です。過ぎると「{ $choice }」になります。
answer-limit-other = { $seat }の回答時間は{ $seconds }秒です。
answer-left = 残り{ $seconds }秒
won =
    { $count ->
        [0] 勝者なしです。
        [1]
            { $you ->
                [yes] あなたの勝ちです！
               *[no] { $names }の勝ちです。
            }
       *[other] { $names }の同時優勝です。
    }
watching = { $count }人が観戦中
watching-you =
    { $others ->
        [0] あなたは観戦中です
       *[other] あなたとほか{ $others }人が観戦中です
    }
curtain = 画面を{ $name }に渡してください
curtain-more = それまで、ほかの人の持ち物は隠れています。
curtain-here = { $name }です
leave = テーブルから抜ける
leave-sure = 本当に抜けますか？あとはボットが続けます。
leave-finished = 一覧から外す
notify-on = 自分の番をブラウザが知らせます
notify-off = 自分の番をブラウザで知らせる
notify-ask = よそを見ている間に、あなたの番になりました。次はブラウザで知らせましょうか？
notify-yes = お願いします
notify-no = いいえ、けっこうです
shortcuts = キー操作
key-propose = 1～9番目の選択肢を候補にする
key-go = 候補を実行する
key-skip = 表示を飛ばす、候補を取り消す
key-show = 選べるものへ移動
key-pace = 動きの速さを変える
key-replay = 1手戻る、1手進む（リプレイ）
key-overview = この一覧
skip = スキップ
show-me = 見せて
armed-go = これにする
armed-not = やめる
armed-none = 選びたいものをタップ
# printed
choose-more = 選ぶ…（{ $count }）
result = 結果
close = 閉じる
menu = メニュー
panes = テーブルの各部分
pane-table = テーブル
confirm =
    { $confirm ->
        [always] 2回目のクリックで確定：常に
        [never] 2回目のクリックで確定：しない
       *[touch] 2回目のタップで確定：タッチのとき
    }
hand =
    { $left ->
        [yes] ボタンの位置：左手用
       *[no] ボタンの位置：右手用
    }
undo = 元に戻す
hint = ヒント
hint-thinking = 考え中…
advice = ヒント：{ $action }。
advice-aim = ヒント：今表示されているとおりに狙いましょう。
# What a hint is expected to bring. $chance and $other are chances of winning, $points and $others points at the end.
advice-better = ここからの勝率は約{ $chance }です。次によい「{ $next }」は約{ $other }です。
advice-even = ここからの勝率は約{ $chance }です。「{ $next }」もほぼ同じです。
advice-alone = ここからの勝率は約{ $chance }です。
advice-usual = ここからの勝率は約{ $chance }です。普通の狙い方なら約{ $other }です。
advice-points = 平均すると、あなたの得点は{ $others }点ではなく{ $points }点になります。

## Why did you do that? A bot answers for itself

why-moved = なぜその手を？
why-moved-of = { $name }に聞く：なぜその手を？
why-moved-thinking = { $name }が言葉を探しています…
why-moved-better = 「あらためて見ると、『{ $choice }』なら勝率は約{ $chance }です。『{ $next }』なら約{ $other }でした。」
why-moved-worse = 「あらためて見ると、『{ $choice }』では勝率は約{ $chance }です。『{ $next }』なら約{ $other }でした。見落としていました。」
why-moved-even = 「あらためて見ると、『{ $choice }』なら勝率は約{ $chance }です。『{ $next }』でもほぼ同じでした。」
why-moved-alone = 「あらためて見ると、『{ $choice }』なら勝率は約{ $chance }です。」
why-moved-usual = 「勝率が約{ $chance }になるように狙いました。普通の狙い方なら約{ $other }でした。」
why-moved-only = 「『{ $choice }』しか、できることがありませんでした。」
# printed
why-moved-secret = 「ゲームが終わるまで秘密です。」
why-moved-forward = 「前に出る手です（見えている範囲で、私の勝率{ $gain }）。」
why-moved-against = 「{ $rival }を抑える手です（相手の勝率{ $gain }）。」
why-moved-little = 「あまり変わらない手です。もっとよい機会を待っています。」
pace =
    { $pace ->
        [quick] 動き：速い
        [off] 動き：なし
       *[normal] 動き：標準
    }
pace-help = 手を見せる速さ：標準、速い、なし。Escで飛ばせます。
replay = リプレイ
record = ゲーム記録
aim = 放つ
why-not = { $number }：{ $text }
why-ask = 今…できる？
why-allowed = はい、今選べます。
why-unknown = 今はできません。
tip-forbidden = { $action }
    今はできません。{ $reason }
rules-find = ルール内を検索
rules-departure = 印刷では：
rules-none = それについてのルールはありません。
source-seed = 印刷されたルール
source-public = 公知の情報
source-recon = 復元
chat-empty = まだ誰も発言していません。
chat-write = メッセージを書く
chat-send = 送信

## Players

you = あなた
# printed
player-unnamed = プレイヤー{ $number }
bot-name-0 = やかん
bot-name-1 = ちょうちん
bot-name-2 = そろばん
bot-name-3 = コンパス
bot-name-4 = 指ぬき
bot-name-5 = 笛
bot-name-6 = 湯のみ
bot-name-7 = 小石
seat-bot =
    { $bot ->
        [beginner] 初心者：選択肢の10個に1個が見える（レベル1/5）
        [easy] やさしい：選択肢の3分の1が見える（レベル2/5）
        [normal] 選択肢の5個に2個を見落とす（レベル3/5）
        [hard] すべての選択肢が見える（レベル4/5）
        [expert] 先読みする（レベル5/5）
        [search] 先読みボット
        [learned] 自分との対戦で学んだボット
        [greedy] 速いボット
        [hunch] 直感ボット
       *[random] 運まかせボット
    }
seat-unlearned =
    { $like ->
        [greedy] { $kind }。このようなテーブルは学んでいないため、強いボットと同じように遊びます
       *[search] { $kind }。このようなテーブルは学んでいないため、ふつうの評価で先読みします
    }
seat-lent = ボットが代わりに遊んでいます
seat-present = 着席中
seat-away = 離席中
seat-thinking = 考え中
lend = ボットに任せる
lend-help = ボットが代わりに遊びます。いつでも席に戻れます。
lend-absent = ボットに任せる
take-back = 自分で続ける

## The past

replay-first = 最初へ
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1手進む
replay-last = 最後へ
replay-slider = 手
replay-at = { $last }手中{ $upto }手目
replay-leave = テーブルへ
play-on = ここから続ける

## The end

points = { $points }点
# printed
chart = 得点の移り変わり
rematch = もう一度遊ぶ
rematch-join = 再戦に参加

## Fair dice

fair-check = ダイスを検証
fair-title = ダイスは公平でしたか？
# printed
fair-lead = あなたのブラウザが、ゲーム記録と、テーブルで控えた内容から、自分で計算し直しました。
# printed
fair-none = このゲームの記録には証明がありません。ファイルから開いたか、別のゲームの続きか、証明ができる前のものです。
fair-yes = すべて一致します
fair-no = 一致しないものがあります
# printed
fair-terms =
    { $holds ->
        [yes] 証明は、このテーブルとこのゲームのものです。
       *[no] 証明は、別のテーブルか別のゲームのものです。
    }
# printed
fair-commitment =
    { $holds ->
        [yes] サーバーの秘密は、ゲームの前に約束したとおりのものです。
        [no] サーバーの秘密は、ゲームの前に約束したものと違います。
       *[unknown] このブラウザは最初にいなかったので、サーバーが約束どおりの秘密を使ったかどうかわかりません。
    }
fair-own =
    { $holds ->
        [yes] あなたのブラウザが加えたものは、そのまま含まれています。
        [no] あなたのブラウザが加えたものが、抜かれたか変えられています。
       *[unknown] このブラウザは、このダイスに何も加えていません。
    }
fair-seals =
    { $holds ->
        [yes] 全員が、前もって封じたとおりのものを明かしました。
       *[no] 明かされたものが、封じられたものと違います。
    }
# printed
fair-seed =
    { $holds ->
        [yes] このゲームのダイスは、サーバーの秘密とプレイヤーが加えたものから作られています。
       *[no] このゲームのダイスは、サーバーの秘密とプレイヤーが加えたものから作られていません。
    }
fair-added = 何かを加えた席：{ $seats }。
fair-kept-back = 封じたが時間内に明かさなかった席：{ $seats }。離席していたか、明かさなかったか、サーバーが入れませんでした。
fair-shown = サーバーが約束したもの（このブラウザがテーブルで控えたもの）：
fair-proves = これで証明できること
# printed
fair-proves-more = すべて一致し、あなたも何かを加えていれば、このゲームのダイスは誰も選んでいません。サーバーも、プレイヤーも、あなた以外の全員が組んでもです。そして、あとから変えた人もいません。
fair-not = 証明できないこと
# printed
fair-not-more = サーバーの運営者は、ゲームが始まった時点で、これから出る目も伏せたカードもすべて知っていました。誰かに教えたり、始まる前にテーブルを捨てたりしたかもしれません。ボットの思考や、コマの転がり方のようにルールの外で計算されたものは検証しません。また、このページも同じサーバーから来ています。まったく信用できないなら、自分のプログラムで記録を確かめてください。
# printed
fair-command = 記録のファイルがあれば、次のコマンドで同じことと、ゲーム全体がこのダイスから導かれることを確かめられます：

## What is kept of a guest

me-title = このサーバーが保存しているあなたの情報
# printed
me-kept = 座った席の名前、チャットでの発言、そしてあなたのゲームを見つけるための乱数のクッキーです。席の鍵、名前、設定は、このブラウザだけに保存されます。アカウントも、アドレスも、パスワードもありません。
# printed
me-tables =
    { $tables ->
        [0] あなたの情報があるテーブルはありません
       *[other] あなたの情報があるテーブルは{ $tables }卓です
    }{ $running ->
        [0] 。
       *[other] 。進行中のゲームは{ $running }件です。
    }
me-forget-title = すべて削除する
# printed
me-forget-more = あなたの名前はすべてのテーブルから消え、発言はすべて削除され、このブラウザは鍵を忘れます。あなたの手は名前なしで残ります。ほかの人のゲームでもあるからです。進行中のゲームでは、ボットが代わりに続けます。サーバーの運営者が取った控えには及びません。
me-forget = 保存された情報を削除
me-forget-sure = はい、削除します（元には戻せません）
me-keep = 残しておく
me-forgotten = 削除しました。

## What the server refuses

refused = サーバーに断られました（{ $key }）。
refused-server = サーバーで処理できませんでした（{ $status }）。少ししてからもう一度試してください。
refused-no-server = サーバーの応答がありません。動いていますか？
refused-banned = このサーバーの運営者は、あなたの入室を認めていません。
# printed
refused-begun = ゲームはもう始まっています。
refused-bot = { $bot }というボットはいません。
# printed
refused-chance = このブラウザがダイスに加えたものが、封と合いません。それを使わずにゲームを始めます。
refused-chat = チャットの1行は{ $longest }文字までです。
refused-closed = このサーバーの運営者が、このテーブルを閉じました。
refused-damaged = このテーブルを読み直せません。理由はサーバーのログにあります。
refused-gave-up = ボットが手を見つけられません。別のボットに任せるか、あとで戻ってきてください。
refused-heavy = この局面はサーバーの時間かメモリを使いすぎます。テーブルを閉じました。
refused-host = アドレス欄の名前をサーバーが知りません。サーバーのアドレスを使うか、`--name`を付けて起動してください。
refused-illegal = 今それは選べません。
refused-late = 時間切れです。あとはボットが続けます。
refused-lent = この席はボットに任せてあります。先に席に戻ってください。
refused-malformed = サーバーがこのページを理解できませんでした。再読み込みしてください。
refused-minutes = その持ち時間は設定できません。
refused-move-id = サーバーがこの手を理解できませんでした。ページを再読み込みしてください。
refused-name = 名前を入れてください。
# printed
refused-no-game = { $game }というゲームはここにありません。
refused-no-hints = このテーブルではヒントを使えません。
refused-no-idea = ボットにもわかりません。
refused-no-reason = そこではまだどのボットも選んでいません。
refused-no-page = このページはありません。
refused-no-seat = この席はありません。
refused-no-table = このアドレスのテーブルは見つかりません。誰も来なかったので閉じられたのかもしれません。
# printed
refused-not-begun = ゲームはまだ始まっていません。
refused-not-lent = あなたの席はボットに任せていません。
# printed
refused-not-over = ゲーム記録は、ゲームが終わってから受け取れます。
refused-not-your-turn = あなたの番ではありません。
refused-one-seat = 座れる席は1つだけです。
# printed
refused-setting = このゲームではこの設定を使えません：{ $why }
refused-setting-choice = 「{ WORD($game, "-setting-", $setting) }」を{ $value }にはできません。
refused-setting-flag = 「{ WORD($game, "-setting-", $setting) }」はオンかオフです。{ $value }にはできません。
refused-setting-long = 「{ WORD($game, "-setting-", $setting) }」は{ $longest }文字までです（今は{ $length }文字）。
refused-setting-number = 「{ WORD($game, "-setting-", $setting) }」は{ $low }から{ $high }までの整数です。{ $value }にはできません。
# printed
refused-setting-unknown = このゲームに{ $setting }という設定はありません。
refused-setting-words = 「{ WORD($game, "-setting-", $setting) }」は文章です。{ $value }にはできません。
# printed
refused-dial = このゲームに{ $dial }という項目はありません。
refused-dial-number = 項目{ $dial }は{ $low }から{ $high }までの整数です。{ $value }にはできません。
refused-dial-numbers = 項目{ $dial }は{ $low }から{ $high }までの整数{ $count }個です。{ $value }にはできません。
refused-dial-text = 項目{ $dial }は{ $longest }文字までの文章です。
refused-dial-words = 項目{ $dial }は次の言葉から{ $low }～{ $high }個です：{ $words }。
refused-variant = バリエーションには名前と、項目とその値があります。
refused-variant-fit = 項目の値がかみ合いません：{ $why }
refused-variant-name = バリエーションの名前は{ $longest }文字までです。
refused-origin = 別のサイトがあなたの名前で求めてきたので、何もしませんでした。
refused-other-seat = それはあなたの席ではありません。
# printed
refused-over = ゲームは終わりました。
# printed
refused-past = ゲームはまだ{ $choices }手しか進んでいません。
# printed
refused-present = そのプレイヤーはまだいます。{ $seconds }秒待ってください。
refused-protocol = このページはサーバーより古いものです。再読み込みしてください。
refused-record = 読めない記録です（{ $line }行目）。{ $why }
refused-rules = この記録は、ここにあるものとは別のルールに従っています。
refused-seated = もう席に着いています。
# printed
refused-seats = 席の数がこのゲームに合いません。
refused-stale = その間にゲームが進みました。もう一度見てください。
refused-store = サーバーは今、何も書き込めません。何も変わっていません。少ししてからもう一度試してください。
refused-taken = 先に誰かがその席に座りました。
refused-token = このブラウザにはその席の鍵がありません。観戦はできます。
refused-too-fast = もう少しゆっくりお願いします。
refused-too-large = ファイルが大きすぎます。
refused-too-many-tables = 最近たくさんのテーブルを開いています。しばらく待ってください。
refused-undo = それはもう元に戻せません。
# printed
refused-unknown-action = このゲームにそのような手はありません。
refused-hello-first = サーバーがこのページを理解できませんでした。再読み込みしてください。
refused-hello-once = サーバーがこのページを理解できませんでした。再読み込みしてください。

## Panes and short words of boards on a phone

eight-routes-pane-table = テーブル
# printed
eight-routes-pane-points = 得点 { $round }/{ $rounds }
# printed
eight-routes-short-c = ±1
# printed
eight-routes-short-d6 = 専用d6
eight-routes-short-d = まわり道
# printed
eight-routes-short-chip = チップ
eight-routes-short-bonus = ボーナス
cubitos-pane-dice = ダイス
cubitos-pane-track = コース
cubitos-pane-market = 市場
cubitos-to-track = コースへ
cubitos-pass-keeps = コイン{ $coins }枚と足{ $feet }歩を残す
cubitos-push-risk = バースト率{ $percent }%
cubitos-push-safe = バーストなし
cubitos-push-hits = ヒット{ $hits }個
wildcard-pane-lives = 人生
wildcard-pane-card = カード{ $round }/10
wildcard-cell =
    { $you ->
        [yes] あなたの{ $row }は{ $value }
       *[no] { $seat }の{ $row }は{ $value }
    }
wildcard-becomes = { $row }{ $value }
landmark-scramble-pane-town = 町
landmark-scramble-pane-locations = 名所
rampage-pane-city = 街
rampage-pane-monsters = モンスター

## A look back at a game

look-back = 振り返り
tab-look-back = 振り返り
# printed
look-back-what = 1手ごとの各自の勝率、ゲームの分かれ目、運の大きさを見られます。
# printed
look-back-begin = このゲームを振り返る
look-back-progress = { $choices }手中{ $done }手を検討…
# printed
look-back-graph = ゲーム中の勝率
look-back-help = どこでもクリックすると、その場面を開きます。丸は分かれ目です。
look-back-start = 開始
look-back-end = 終了
look-back-turn = 分かれ目、{ $number }手目、{ $name }：{ $before }から{ $after }へ
look-back-sums = 運と腕前
# printed
look-back-player = プレイヤー
look-back-luck = 運
look-back-own = 自分の手
look-back-others = ほかの人の手
# printed
look-back-verdict =
    { $play ->
        [more]
            { $luck ->
                [more] よく選び、運にも恵まれました。
                [less] よく選びましたが、運に恵まれませんでした。
               *[none] よく選びました。運は味方にも敵にもなりませんでした。
            }
        [less]
            { $luck ->
                [more] 運に恵まれましたが、選択で少し手放しました。
                [less] 運に恵まれず、選択でも少し損をしました。
               *[none] 運はどちらにも傾きませんでした。選択で少し損をしました。
            }
       *[none]
            { $luck ->
                [more] 速いプレイヤー並みに選び、運に恵まれました。
                [less] 速いプレイヤー並みに選びましたが、運に恵まれませんでした。
               *[none] 速いプレイヤー並みに選び、運も五分でした。
            }
    }
# printed
look-back-how = 各局面から、速いプレイヤーで{ $samples }回ずつ続きを遊びました。運とは、起きたことから、起こりえたことの平均を引いたものです。開始と3つの合計が終了になります。±は誤差の範囲です（95%）。
look-back-how-slow = ここでは同じものは二度崩れません。各局面は続きを遊ばず、そのままの形で評価しました。狙いやほかの選択のあとに崩れたものは、その選択の結果として数えます。運とは、それ以外に明らかになったことだけです。狙いどうしは比べていません。開始と3つの合計が終了になります。±は誤差の範囲です（95%）。
# printed
look-back-turning = ゲームの分かれ目
look-back-moment = { $number }手目、{ $name }：{ $choice }
look-back-moved = 勝率{ $before } → { $after }、うち運は{ $luck }
look-back-slips = もっとよかった手
look-back-no-slips = はっきり劣る選択はありませんでした。
look-back-better = 「{ $best }」のほうが{ $loss }多く勝ちます（±{ $error }）。この手は{ $among }通り中{ $rank }番目でした。
look-back-best = { $among }通りのうち、これより多く勝つものはありません。
look-back-only = ほかに選べるものはありませんでした。
look-back-aim = 狙い
look-back-aimed = 狙いはほかと比べていません。
look-back-not-compared = この選択はほかと比べていません。
look-back-led = ここまでの手
look-back-here = ここで選ばれた手
look-back-luck-each = { $name }{ $luck }
look-back-luck-then = そのあとの運：{ $luck }（±{ $error }）
look-back-luck-of = 運{ $luck }（±{ $error }）
look-back-no-chance = 運に任されたものはありません。
look-back-whose = 選択と運を見る人
look-back-lucky = もっとも幸運だった場面
look-back-unlucky = もっとも不運だった場面
look-back-no-luck = 目立つものはありません。
look-back-choices = { $name }の全{ $count }手

## Lessons, puzzles and a coach

title-game = { $game }
title-learn = { $game }を学ぶ
title-puzzles = 問題：{ $game }
lesson = レッスン
lesson-start = 遊び方を学ぶ
lesson-step = ステップ{ $number }/{ $count }
lesson-next = 次へ
lesson-show = 代わりにやって
lesson-leave = レッスンをやめる
lesson-end = 今日はここまで
# printed
lesson-first-game = 最初のゲームを遊ぶ
lesson-wrong = それもできますが、このステップの内容ではありません。矢印に従ってください。
lesson-go-on = このステップは終わりました。「次へ」を押してください。
coach = コーチ
coach-thanks = ありがとう
coach-leave = もう大丈夫
puzzles = 問題集
puzzle-title = 問題{ $number }/{ $count }
puzzle-task = ここには、ほかよりはっきりよい選択が1つあります。ボードで見つけてください。
puzzle-feat = このビルを崩してください。{ $of }枚のフロアのうち、1回で{ $wanted }枚を落とします。
puzzle-fell =
    { $fell ->
        [0] 何も落ちませんでした。別の狙い方を試してください。
       *[other] { $fell }枚落ちましたが、まだ足りません。別の狙い方を試してください。
    }
puzzle-feat-why = こう狙うと{ $chance }の割合で成功します。普通の狙い方なら{ $other }です。手はふるえるものです。
puzzle-again = 元どおりに建てる
puzzle-feat-was = こうすればできます。
puzzle-right = 正解です。
puzzle-wrong = それではありません。もっと勝てる手があります。
# printed
puzzle-wrong-wins = それではありません。「{ $choice }」では、ここからのゲームの勝率は約{ $chance }です。正解なら{ $other }です。
puzzle-was = 正解は：{ $answer }。
# printed
puzzle-why = 「{ $answer }」なら、ここからのゲームの勝率は{ $chance }です。次によい「{ $next }」は{ $other }です。
puzzle-points = 平均すると、あなたの得点は{ $others }点ではなく{ $points }点になります。
puzzle-streak =
    { $streak ->
        [0] 連続正解はまだありません
       *[other] { $streak }問連続正解
    }
puzzle-best = 最高{ $best }
puzzle-show = 答えを見る
puzzle-fold = ボードへ
puzzle-unfold = 問題
puzzle-next = 次の問題
# printed
puzzles-none = このゲームの問題はまだありません。

## A game's page

game-about = どんなゲーム？
game-turn = 手番の流れ
game-settings = 設定できること
game-rules = ルール
game-picture = 席に着いたときのテーブル
game-facts =
    { $chance ->
        [yes] ダイスやカードの運あり
       *[no] 運なし
    }、{ $hidden ->
        [yes] 秘密あり
       *[no] すべて公開
    }、{ $together ->
        [yes] 全員同時
       *[no] 順番制
    }
game-sources = ルール{ $all }項目のうち{ $printed }項目は印刷か公知のもの、{ $recon }項目は私たちの復元で、そう書いてあります。
game-puzzles = 問題{ $count }問
game-recon = 復元
game-goal = 目的
game-parts = テーブルにあるもの
game-minutes =
    { $low ->
        [same] 約{ $high }分
       *[other] { $low }～{ $high }分
    }
# printed
game-minutes-how = 実測：{ $players }人のゲームで{ $choices }回の選択、1回{ $seconds }秒。
game-weight =
    { $weight ->
        [1] とても軽い
        [2] 軽い
        [3] 中くらい
        [4] 重い
       *[5] とても重い
    }（{ $weight }/5）
game-best = おすすめの人数
game-here = ここで遊ばれたゲーム
# printed
game-here-count =
    { $count ->
        [0] このサーバーで最後まで遊ばれたゲームはまだありません。
       *[other] このサーバーで{ $count }回のゲームが終わりました。
    }
game-here-minutes = 半数は{ $minutes }分以内に終わりました。
game-here-seat = 席{ $seat }
game-here-share = { $count }勝のうち{ $share }
game-turn-picture = 図{ $number }
rules-goal = どんなゲーム？
rules-turn = 手番の流れ
rules-open = ルール{ $number }を開く
why-link = ルール{ $number }

## Why a record cannot be read

record-after-end = 終わりのあとに行があります。
# printed
record-begin = ゲームをこのようには始められません。
record-choice = そこでは{ $choice }を選べません。
record-count = 終わりには{ $told }手とありますが、上には{ $found }手しかなく、行が足りません。
record-cut = 行が途中で切れています。
record-empty = ファイルが空です。
record-end = 終わりがありません。
record-field = 項目{ $field }がないか、壊れています。
record-foreign = これはasobiの記録ではありません。
record-format = 形式{ $format }は読めません。読めるのは形式1～{ $newest }です。
record-json = これはJSONではありません：{ $text }
record-large = 局面が{ $largest }バイトを超えています。
record-line = 選択として読めません：{ $text }
record-memory = この記録の再生にはメモリが足りません。
record-seats = 記録は{ $told }席分ですが、始まりの局面は{ $found }席分です。
record-text = このファイルはUTF-8の文章ではありません。
