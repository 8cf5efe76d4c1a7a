# Cubitos in Thai.
#
# This translation waits for a native reader. A message under a comment `# printed` uses words printed in the
# Thai book of the game; everything else is ours.

# printed
cubitos-title = Cubitos
# printed
cubitos-tagline = ทอย เสี่ยงดวง ซื้อลูกเต๋าที่ดีกว่า แล้วเข้าเส้นชัยเป็นคนแรก
# printed
cubitos-about = การแข่งขันด้วยลูกเต๋าหลากสี: ทอย แล้วเสี่ยงต่อหรือหยุดให้ทัน จากนั้นออกวิ่งและซื้อลูกเต๋าที่ดีกว่า ใครเข้าเส้นชัยก่อนเป็นผู้ชนะ
# printed
cubitos-goal = เข้าเส้นชัยก่อนใคร
# printed
cubitos-turn-1 = ทุกคนทอยลูกเต๋าพร้อมกัน ลูกที่สำเร็จ (HIT) เข้า Active Zone ลูกที่พลาด (MISS) ทอยอีกครั้งได้
# printed
cubitos-turn-2 = เสี่ยง (Push) เพื่อให้ได้มากขึ้น หรือผ่าน (Pass): ถ้ามีลูกเต๋าใน Active Zone สามลูกขึ้นไป แล้วเสี่ยงแต่ไม่สำเร็จเลย ก็ล้มเหลว (Bust)
# printed
cubitos-turn-3 = จากนั้นทุกคนออกวิ่ง: การเดินพาตัวละครของคุณไปตามสนามแข่ง
# printed
cubitos-turn-4 = ใช้เงินและเครดิตซื้อลูกเต๋าได้ไม่เกินสองลูกคนละสี ไว้ใช้ในรอบถัดไป

# -- dice, faces, zones

# printed
cubitos-die-light-grey = สีเทาอ่อน
# printed
cubitos-die-dark-grey = สีเทาเข้ม
# printed
cubitos-die-black = สีดำ
# printed
cubitos-die-white = สีขาว
# printed
cubitos-die-brown = สีน้ำตาล
# printed
cubitos-die-red = สีแดง
# printed
cubitos-die-green = สีเขียว
# printed
cubitos-die-orange = สีส้ม
# printed
cubitos-die-purple = สีม่วง
# printed
cubitos-die-yellow = สีเหลือง
cubitos-die-blue = สีน้ำเงิน
# printed
cubitos-face-foot = การเดิน
# printed
cubitos-face-coin1 = เงิน 1
# printed
cubitos-face-coin2 = เงิน 2
# printed
cubitos-face-coin3 = เงิน 3
# printed
cubitos-face-credit = เครดิต 1
# printed
cubitos-face-symbol = สัญลักษณ์ความสามารถ
# printed
cubitos-face-power = สัญลักษณ์พลังพิเศษ (Power)
# printed
cubitos-face-blank = พลาด (MISS)
# printed
cubitos-zone-draw = Draw Zone
# printed
cubitos-zone-roll = Roll Zone
# printed
cubitos-zone-discard = Discard Zone
# printed
cubitos-zone-active = Active Zone
cubitos-status-waiting = รอ
# printed
cubitos-status-rolling = กำลังทอย
# printed
cubitos-status-passed = ผ่านแล้ว
# printed
cubitos-status-busted = ล้มเหลว
# printed
cubitos-status-running = กำลังวิ่ง
# printed
cubitos-status-done = เสร็จ

# -- what is asked

# printed
cubitos-ask-draw = เลือกลูกเต๋าที่จะทอย: อีก { $left } ลูก
# printed
cubitos-ask-extra = เพิ่มลูกเต๋าในการทอย: เลือก { $left } ลูก
# printed
cubitos-ask-now = ใช้ความสามารถ NOW (ทันที) ไหม
# printed
cubitos-ask-push = จะเสี่ยง (Push) หรือผ่าน (Pass)
# printed
cubitos-ask-boost = ใช้ความสามารถ แล้วทอย
# printed
cubitos-ask-pushed = เสี่ยงสำเร็จ: ใช้ความสามารถไหม
# printed
cubitos-ask-rescue = ไม่สำเร็จเลย! จะเอาตัวรอดไหม
# printed
cubitos-ask-stoned = Rolling Stoned: จะทอยลูกเต๋าสีเทาลูกไหน
# printed
cubitos-ask-another = จะทอยลูกเต๋าลูกไหนใน Active Zone อีกครั้ง
# printed
cubitos-ask-hold = Punk Fruit: ลูกเต๋าสีเขียวและสีเทา จะเก็บไว้ใน Active Zone ไหม
# printed
cubitos-ask-toss = ย้ายลูกเต๋าจาก Roll Zone ไป Discard Zone ไหม
# printed
cubitos-ask-step = Reckless Cheese: ก้าวไปช่องไหน
# printed
cubitos-ask-run = ใช้ความสามารถก่อนเดิน
# printed
cubitos-ask-summon = Broken Cow: ลูกเต๋าลูกไหน หน้าไหน
# printed
cubitos-ask-pinch = Pinch Eater: ลูกเต๋าลูกไหน หน้าไหน
# printed
cubitos-ask-borrow = Cubasaurus: ลูกเต๋าลูกไหน หน้าไหน
# printed
cubitos-ask-coins-or-feet = Mr. Bats: เงิน 2 หรือการเดิน { $feet } ก้าว
# printed
cubitos-ask-fan-or-feet = The Big Cheese: แฟนคลับ 1 คน หรือการเดิน { $feet } ก้าว
# printed
cubitos-ask-give = Crabby: จะให้ลูกเต๋าลูกไหน
# printed
cubitos-ask-give-to = Crabby: จะให้ใคร
# printed
cubitos-ask-duel = Jacques Couteau: เลือกลูกเต๋า { $left } ลูกที่จะทอย
# printed
cubitos-ask-punk = Punk Fruit: เลือกลูกเต๋าสีเทาไม่เกิน { $left } ลูกที่จะทอย
# printed
cubitos-ask-move = ตัวละครของคุณจะเดินไปไหน
# printed
cubitos-ask-lose = จะเสียลูกเต๋าไหม ได้ไม่เกิน { $left } ลูก
# printed
cubitos-ask-must-lose = คุณต้องเสียลูกเต๋า 1 ลูก
# printed
cubitos-ask-owed = Broken Cow ต้องการลูกเต๋าคืน 1 ลูก
# printed
cubitos-ask-gain = หยิบลูกเต๋าฟรี 1 ลูก
# printed
cubitos-ask-late = ใช้ความสามารถหลังเดินไหม
# printed
cubitos-ask-bob = Bob: จะเอารางวัลไหน
# printed
cubitos-ask-buy = ซื้อลูกเต๋า: ได้อีก { $left } ลูก มีเงิน { $money }
# printed
cubitos-waiting-buy = { $seat } กำลังซื้อลูกเต๋า
# printed
cubitos-waiting-gain = { $seat } กำลังเลือกลูกเต๋ารางวัล
# printed
cubitos-waiting-lose = { $seat } กำลังเลือกลูกเต๋าที่จะเสีย
# printed
cubitos-waiting-move = { $seat } กำลังเดินตัวละคร
# printed
cubitos-waiting-run = { $seat } กำลังใช้ความสามารถ
cubitos-waiting-roll = ยังทอยอยู่: { $seat }

# -- what can be done

# printed
cubitos-action-take = เลือกลูกเต๋า{ WORD("cubitos-die-", $die) }จาก { WORD("cubitos-zone-", $zone) }
# printed
cubitos-action-lose = เสียลูกเต๋า{ WORD("cubitos-die-", $die) }จาก { WORD("cubitos-zone-", $zone) }
# printed
cubitos-action-give = ให้ลูกเต๋า{ WORD("cubitos-die-", $die) }จาก { WORD("cubitos-zone-", $zone) }
# printed
cubitos-action-toss = ทิ้งลูกเต๋า{ WORD("cubitos-die-", $die) }
# printed
cubitos-action-gain = หยิบลูกเต๋า{ WORD("cubitos-die-", $die) }
# printed
cubitos-action-buy = ซื้อลูกเต๋า{ WORD("cubitos-die-", $die) }
# printed
cubitos-action-use = ใช้ลูกเต๋า{ WORD("cubitos-die-", $die) }: { WORD("cubitos-face-", $face) }
# printed
cubitos-action-put = { WORD("cubitos-die-", $die) }: { WORD("cubitos-face-", $face) }
# printed
cubitos-action-to = ให้ { $seat }
# printed
cubitos-action-walk = { $x ->
    [-1] เดินเข้าเส้นชัย
    [-2] เดินไปเส้นชัย
   *[other] เดินไป { $x }, { $y }
}
# printed
cubitos-action-ride = { $x ->
    [-1] ใช้ทางลัดเข้าเส้นชัย
    [-2] ใช้ทางลัดไปเส้นชัย
   *[other] ใช้ทางลัดไป { $x }, { $y }
}
# printed
cubitos-action-reach = รับรางวัลที่ { $x }, { $y }
cubitos-action-fill = หยิบที่เหลือ ลูกแพงก่อน
cubitos-action-enough = พอแล้ว
# printed
cubitos-action-push = เสี่ยง (Push)
# printed
cubitos-action-pass = ผ่าน (Pass)
# printed
cubitos-action-throw = ทอย
# printed
cubitos-action-fight = ใช้ดาบ
# printed
cubitos-action-skip = ไม่ใช้ความสามารถแล้ว
# printed
cubitos-action-bust = ยอมล้มเหลว (Bust)
# printed
cubitos-action-hold = เก็บไว้
cubitos-action-let-go = ปล่อยไป
# printed
cubitos-action-toss-all = ทิ้งทั้งหมด
# printed
cubitos-action-keep = เก็บไว้
cubitos-action-decline = ไม่หยิบ
# printed
cubitos-action-cheer = แฟนคลับ 1 คน
# printed
cubitos-action-run = การเดิน
# printed
cubitos-action-coins = เงิน 2
cubitos-action-stay = อยู่ที่เดิม
# printed
cubitos-action-close = ไม่ซื้อลูกเต๋าแล้ว

# -- what happened

# printed
cubitos-started =
    { $you ->
        [yes] คุณเริ่มโดยถือลูกเต๋าเริ่มต้น (สีดำ) การ์ด: { WORD("cubitos-card-", $cards) }
       *[no] { $seat } เริ่มโดยถือลูกเต๋าเริ่มต้น (สีดำ) การ์ด: { WORD("cubitos-card-", $cards) }
    }
# printed
cubitos-round =
    { $you ->
        [yes] รอบ { $round }: คุณถือลูกเต๋าเริ่มต้น (สีดำ)
       *[no] รอบ { $round }: { $seat } ถือลูกเต๋าเริ่มต้น (สีดำ)
    }
    .style = heading
cubitos-drew = { "" }
# printed
cubitos-rolled = { $hits ->
    [0] { $you ->
        [yes] คุณทอยไม่สำเร็จเลย
       *[no] { $seat } ทอยไม่สำเร็จเลย
    }
   *[other] { $you ->
        [yes] คุณทอยสำเร็จ { $hits } ลูก
       *[no] { $seat } ทอยสำเร็จ { $hits } ลูก
    }
}
# printed
cubitos-pushed = { $you ->
    [yes] คุณเสี่ยง (Push)
   *[no] { $seat } เสี่ยง (Push)
}
# printed
cubitos-must-push = { $you ->
    [yes] The Cheese Stands Alone: คุณต้องเสี่ยง (Push)
   *[no] The Cheese Stands Alone: { $seat } ต้องเสี่ยง (Push)
}
# printed
cubitos-passed = { $you ->
    [yes] คุณผ่าน (Pass)
   *[no] { $seat } ผ่าน (Pass)
}
# printed
cubitos-busted = { $you ->
    [yes] คุณล้มเหลว (Bust)!
   *[no] { $seat } ล้มเหลว (Bust)!
}
# printed
cubitos-saved = { $you ->
    [yes] { WORD("cubitos-card-", $card) } ช่วยให้คุณรอด
   *[no] { WORD("cubitos-card-", $card) } ช่วยให้ { $seat } รอด
}
# printed
cubitos-held = { $you ->
    [yes] { WORD("cubitos-card-", $card) } เก็บลูกเต๋าสีเขียวและสีเทาของคุณไว้
   *[no] { WORD("cubitos-card-", $card) } เก็บลูกเต๋าสีเขียวและสีเทาของ { $seat } ไว้
}
# printed
cubitos-tossed = { $you ->
    [yes] คุณย้ายลูกเต๋า { $count } ลูกจาก Roll Zone ไป Discard Zone
   *[no] { $seat } ย้ายลูกเต๋า { $count } ลูกจาก Roll Zone ไป Discard Zone
}
# printed
cubitos-used = { $you ->
    [yes] คุณใช้ { WORD("cubitos-card-", $card) }
   *[no] { $seat } ใช้ { WORD("cubitos-card-", $card) }
}
# printed
cubitos-got = { $you ->
    [yes] คุณได้
   *[no] { $seat } ได้
}{ $coins ->
    [0] { "" }
   *[other] เงิน { $coins }
}{ $feet ->
    [0] { "" }
   *[other] การเดิน { $feet } ก้าว
}{ $water ->
    [0] { "" }
   *[other] เดินบนน้ำ { $water } ก้าว
}{ $credits ->
    [0] { "" }
   *[other] เครดิต { $credits }
}
# printed
cubitos-fan = { $you ->
    [yes] ตอนนี้คุณมีแฟนคลับ { $fans } คน: ได้เครดิต { $credits }{ $hand ->
        [0] { "" }
       *[other] {" "}และโทเคนมือ
    }
   *[no] ตอนนี้ { $seat } มีแฟนคลับ { $fans } คน: ได้เครดิต { $credits }{ $hand ->
        [0] { "" }
       *[other] {" "}และโทเคนมือ
    }
}
# printed
cubitos-lost = { $you ->
    [yes] คุณเสียลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูก
   *[no] { $seat } เสียลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูก
}
# printed
cubitos-gained = { $you ->
    [yes] คุณหยิบลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูก
   *[no] { $seat } หยิบลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูก
}
# printed
cubitos-gave =
    { $you ->
        [yes] คุณให้ลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูกแก่ { $to_seat }
       *[no]
            { $to_you ->
                [yes] { $seat } ให้ลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูกแก่คุณ
               *[no] { $seat } ให้ลูกเต๋า{ WORD("cubitos-die-", $die) } 1 ลูกแก่ { $to_seat }
            }
    }
# printed
cubitos-placed = { $you ->
    [yes] คุณวางลูกเต๋า{ WORD("cubitos-die-", $die) } หงายหน้า { WORD("cubitos-face-", $face) }
   *[no] { $seat } วางลูกเต๋า{ WORD("cubitos-die-", $die) } หงายหน้า { WORD("cubitos-face-", $face) }
}
# printed
cubitos-returned = คืนลูกเต๋า{ WORD("cubitos-die-", $die) }ที่ยืมมา
# printed
cubitos-swords =
    { $you ->
        [yes] คุณมีดาบมากที่สุด
       *[no] { $seat } มีดาบมากที่สุด
    }
# printed
cubitos-moved = { $you ->
    [yes] คุณเดิน { $spaces } ช่อง{ $money ->
        [0] { "" }
       *[other] {" "}จ่ายเงิน { $money }
    }
   *[no] { $seat } เดิน { $spaces } ช่อง{ $money ->
        [0] { "" }
       *[other] {" "}จ่ายเงิน { $money }
    }
}
# printed
cubitos-bought = { $you ->
    [yes] คุณซื้อลูกเต๋า{ WORD("cubitos-die-", $die) } ({ WORD("cubitos-card-", $card) }) ราคา { $cost }
   *[no] { $seat } ซื้อลูกเต๋า{ WORD("cubitos-die-", $die) } ({ WORD("cubitos-card-", $card) }) ราคา { $cost }
}
cubitos-round-over = { "" }
# printed
cubitos-finished = { $you ->
    [yes] { NUMBER($past) ->
        [0] คุณเข้าเส้นชัย!
       *[other] คุณเข้าเส้นชัย เลยเส้นชัยไป { $past } ช่อง!
    }
   *[no] { NUMBER($past) ->
        [0] { $seat } เข้าเส้นชัย!
       *[other] { $seat } เข้าเส้นชัย เลยเส้นชัยไป { $past } ช่อง!
    }
}
# printed
cubitos-tie = เสมอกัน: { $seats } แข่งต่ออีกรอบ
# printed
cubitos-won = การแข่งขันมีผู้ชนะแล้ว: { $seats }
# printed
cubitos-called-off = ครบ { $round } รอบ ยุติการแข่งขัน ใครใกล้เส้นชัยที่สุดเป็นผู้ชนะ

# -- table settings

# printed
cubitos-setting-race = การแข่งขัน
# printed
cubitos-setting-race-help = การ์ดที่ใช้เล่น: ชุดที่แนะนำ สุ่มสีละหนึ่งใบ หรือเลือกเอง
# printed
cubitos-setting-race-race-1 = การแข่งขัน 1 (First Game)
# printed
cubitos-setting-race-race-2 = การแข่งขัน 2
# printed
cubitos-setting-race-race-3 = การแข่งขัน 3
# printed
cubitos-setting-race-race-4 = การแข่งขัน 4
# printed
cubitos-setting-race-race-5 = การแข่งขัน 5
# printed
cubitos-setting-race-race-6 = การแข่งขัน 6
# printed
cubitos-setting-race-race-7 = การแข่งขัน 7
# printed
cubitos-setting-race-combotastic = Combotastic
# printed
cubitos-setting-race-such-much-fans = Such Much Fans
# printed
cubitos-setting-race-grand-finale = Grand Finale
# printed
cubitos-setting-race-random = สุ่มการ์ด
# printed
cubitos-setting-race-custom = การ์ดของคุณเอง
# printed
cubitos-setting-cards = การ์ดของคุณเอง
# printed
cubitos-setting-cards-help = ถ้าเลือก “การ์ดของคุณเอง”: พิมพ์ชื่อคั่นด้วยจุลภาค สีละใบ (`Smelly Cat, Rich Dog, ...`) สีที่ไม่ได้ระบุจะสุ่มให้
# printed
cubitos-setting-course = สนามแข่ง
# printed
cubitos-setting-course-help = สนามแข่งที่คู่กับการแข่งขันนี้ หรือสนามอื่น
# printed
cubitos-setting-course-recommended = ตามที่การแข่งขันแนะนำ
# printed
cubitos-setting-course-nothing-goes-right = Nothing Goes Right, 1 รอบสนาม
# printed
cubitos-setting-course-nothing-goes-right-twice = Nothing Goes Right, 2 รอบสนาม
# printed
cubitos-setting-course-ahead-of-the-curve = Ahead of the Curve
# printed
cubitos-setting-course-testing-the-waters = Testing the Waters
# printed
cubitos-setting-course-still-waters-run-deep = Still Waters Run Deep
# printed
cubitos-setting-course-grand-finale = Grand Finale: Still Waters Run Deep แล้วต่อ Testing the Waters
cubitos-setting-advice = จัดชุดการ์ดตามคำแนะนำในกติกา
# printed
cubitos-setting-advice-help = ชุดที่สุ่มและชุดของคุณเองจะมีการ์ดที่เพิ่มลูกเต๋า และการ์ดที่ทิ้งลูกเต๋า
# printed
cubitos-setting-in-order = ทอยทีละคน
# printed
cubitos-setting-in-order-help = แทนการทอยพร้อมกัน: คนที่มีลูกเต๋ามากที่สุดก่อน แล้ววนตามเข็มนาฬิกาจากลูกเต๋าเริ่มต้น (สีดำ)
# printed
cubitos-setting-rounds = ไม่เกินกี่รอบ
# printed
cubitos-setting-rounds-help = ถ้าถึงตอนนั้นยังไม่มีใครเข้าเส้นชัย คนที่ใกล้เส้นชัยที่สุดเป็นผู้ชนะ
# printed
cubitos-setting-prices = ราคาตามการ์ดจริง
# printed
cubitos-setting-prices-help = ราคาการ์ดเราสร้างขึ้นใหม่ ถ้าคุณมีกล่องเกม พิมพ์ราคาจริงได้: `Smelly Cat=7, Rich Dog=2`
# printed
cubitos-setting-readings = การ์ดที่อ่านอีกแบบ
# printed
cubitos-setting-readings-help = ข้อความของการ์ดสิบใบอ่านได้สองแบบ กติกาแสดงไว้ทั้งสอง พิมพ์ชื่อการ์ดที่คุณอ่านอีกแบบ: `Mr. Soldier, Fat Cat`
# printed
cubitos-setting-fan-rewards = รางวัลแฟนคลับตามของจริง
# printed
cubitos-setting-fan-rewards-help = เครดิตของช่องแฟนคลับทั้ง 13 ช่อง ใส่ h ตรงที่มีโทเคนมือ: `2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`

# -- on the board

# printed
cubitos-track = สนามแข่ง: { WORD("cubitos-track-", $map) }
# printed
cubitos-track-0 = Nothing Goes Right
# printed
cubitos-track-1 = Ahead of the Curve
# printed
cubitos-track-2 = Testing the Waters
# printed
cubitos-track-3 = Still Waters Run Deep
cubitos-legend-way = วิ่งไปทางนี้
# printed
cubitos-legend-red = เส้นแดง: ได้ลูกเต๋าเพิ่ม 1 ลูกต่อทุกเส้นที่ตามหลังผู้นำ
# printed
cubitos-legend-wall = กำแพง: ไม่มีใครผ่านได้
# printed
cubitos-start = จุดเริ่มต้น
# printed
cubitos-finish = เส้นชัย
# printed
cubitos-line = เข้าเส้นชัย
# printed
cubitos-in-zone = ในบริเวณจุดเริ่มต้นหรือเส้นชัย
# printed
cubitos-cell = ช่อง { $cell }
# printed
cubitos-space-grass = หญ้า/ทราย
# printed
cubitos-space-water = แม่น้ำ/แอ่งน้ำ: ต้องเดินบนน้ำได้
# printed
cubitos-space-credit = ถ้าหยุดที่นี่ได้เครดิต { $amount }
# printed
cubitos-space-fan = ถ้าหยุดที่นี่ได้แฟนคลับ 1 คน
# printed
cubitos-space-lose = ถ้าหยุดที่นี่เลือกเสียลูกเต๋าได้
# printed
cubitos-space-gain = ถ้าหยุดที่นี่หยิบลูกเต๋าฟรี 1 ลูก
# printed
cubitos-space-coin-portal = ทางลัดเสียเงิน: จ่ายเงิน { $amount } ไปโผล่อีกด้าน
# printed
cubitos-space-foot-portal = ทางลัดเสียค่าเดิน: จ่ายการเดิน { $amount } ก้าว ไปโผล่อีกด้าน
# printed
cubitos-space-jet = ไอพ่น: การเดินที่เหลือเพิ่มเป็นสองเท่า
# printed
cubitos-move = { $spaces } ช่อง{ $via ->
    [yes] {" "}ผ่านทางลัดหรือไอพ่น
   *[no] { "" }
}{ $money ->
    [0] { "" }
   *[other] {" "}จ่ายเงิน { $money }
}{ $reward ->
    [credits] {" "}ได้เครดิต { $amount }
    [fan] {" "}ได้แฟนคลับ 1 คน
    [lose] {" "}เลือกเสียลูกเต๋าได้ { $amount } ลูก
    [lose-and-fan] {" "}เลือกเสียลูกเต๋าได้ 1 ลูก และได้แฟนคลับ 1 คน
    [gain] {" "}ได้ลูกเต๋า 1 ลูก{ $amount ->
        [0] { "" }
       *[other] {" "}ราคาไม่เกิน { $amount }
    }
    [finish] {" "}เข้าเส้นชัย!
   *[none] { "" }
}
# printed
cubitos-purse = เงิน { $coins }, เครดิต { $credits }, การเดิน { $feet } ก้าว{ $water ->
    [0] { "" }
   *[other] , เดินบนน้ำ { $water } ก้าว
}
# printed
cubitos-cards = การ์ดแปดใบของการแข่งขันนี้
# printed
cubitos-timing-now = NOW (ทันที)
# printed
cubitos-timing-run = RUN (วิ่ง)
# printed
cubitos-timing-active = Active (ใช้งาน)
cubitos-die-about = { $shown } – { WORD("cubitos-card-", $card) }: { $text }
cubitos-dice-of = { $dice } × { $count }
cubitos-card-cost = { WORD("cubitos-card-", $card) } ({ $cost })
cubitos-at = คอลัมน์ { $x } แถว { $y }
# printed
cubitos-price-only = { WORD("cubitos-card-", $card) }: ราคา { $cost } เหลือ { $left } ลูก
# printed
cubitos-price = { WORD("cubitos-card-", $card) }: ราคา { $cost } เหลือ { $left } ลูก{ $after ->
    [0] {" "}ซื้อแล้วเงินหมด
   *[other] {" "}ซื้อแล้วเหลือเงิน { $after }
}
# printed
cubitos-blanks = +หน้าว่าง { $count } หน้า
# printed
cubitos-left = เหลือ { $count }
# printed
cubitos-your-dice = ลูกเต๋า
# printed
cubitos-die = ลูกเต๋า{ $die } { $face }
# printed
cubitos-bust = โอกาส Bust: { $percent }%
cubitos-safe = ไม่เสี่ยง: ครั้งนี้ไม่มีทาง Bust
# printed
cubitos-hits = น่าจะสำเร็จ (HIT) ราว { $hits } ลูก
cubitos-acts-first = ถ้าทุกคนรอกัน { $seat } เริ่มก่อน
# printed
cubitos-rival = เครดิต { $credits }, แฟนคลับ { $fans } คน, อีก { $togo } ช่อง, จำนวนในการทอย { $limit }
# printed
cubitos-rival-dice = Draw Zone { $draw }, Roll Zone { $roll }, Active Zone { $active }, Discard Zone { $discard }
# printed
cubitos-fan-track = ฐานแฟนคลับ
# printed
cubitos-fan-space = ช่อง { $space }: เครดิต { $credits }{ $hand ->
    [0] { "" }
   *[other] {" "}และโทเคนมือ (+1 ลูก)
}
# printed
cubitos-bleachers = ม้านั่ง: ยังไม่มีแฟนคลับ
# printed
cubitos-last-round = สรุปรอบ { $round }
# printed
cubitos-summary = { $player }: { $busted ->
    [yes] ล้มเหลว (Bust),
   *[no] { "" }
} { $spaces } ช่อง{ $fans ->
    [0] { "" }
   *[other] , แฟนคลับ { $fans } คน
}
cubitos-zoom-in = ซูม
# printed
cubitos-zoom-out = ทั้งสนาม
# printed
cubitos-faces = เลือกลูกเต๋าและหน้าลูกเต๋า
# printed
cubitos-holder = ผู้ถือลูกเต๋าเริ่มต้น (สีดำ)
# printed
cubitos-credits = เครดิต { $credits }
# printed
cubitos-togo = อีก { $togo } ช่อง
# printed
cubitos-breakdown = การแข่งขันหลังจบ { $rounds } รอบ
# printed
cubitos-player = ผู้เล่น
# printed
cubitos-spaces-run = ช่องที่วิ่งได้ (จาก { $length })
# printed
cubitos-fans-column = แฟนคลับ
# printed
cubitos-any-card = ใบใดก็ได้ สุ่มให้
# printed
cubitos-lacks-adds = กติกาแนะนำให้มีการ์ดที่เพิ่มลูกเต๋า (Dugout, Fast Cat)
# printed
cubitos-lacks-removes = กติกาแนะนำให้มีการ์ดที่ทิ้งลูกเต๋า (Benchwarmer, Reliever Beaver)

# -- in the terminal

# printed
cubitos-sheet-player = { $seat } { $status }: แฟนคลับ { $fans } คน, จำนวนในการทอย { $limit }, อีก { $togo } ช่อง, { $purse }
cubitos-sheet-zone = { $zone }: { $dice }
cubitos-sheet-dice = { $die } { $count } ลูก
cubitos-sheet-none = ไม่มี
cubitos-sheet-used = { $die } (ใช้แล้ว)
cubitos-sheet-active = { $die } { $face }
cubitos-sheet-borrowed = ยืมมา: { $dice }
# printed
cubitos-sheet-owes = ต้องคืนลูกเต๋า { $count } ลูก
# printed
cubitos-sheet-card = { $card } ({ $die }): ราคา { $cost } เหลือ { $left } ลูก { WORD("cubitos-timing-", $timing) }: { $text }
cubitos-sheet-swords = ดาบ: { $swords }
cubitos-sheet-of = { $seat } { $count }
# printed
cubitos-sheet-move = { $move }: { $brings } แล้วเหลืออีก { $togo } ช่อง
cubitos-sheet-finishes = { $move }: { $brings }
cubitos-sheet-at = { $place }: { $reward }
cubitos-sheet-runner = { $sign } { $seat }: { $place }
cubitos-sheet-legend = { $sign } { $space }

# -- the cards

# printed
cubitos-card-smelly-cat = Smelly Cat
# printed
cubitos-text-smelly-cat = ได้รับการเดิน 2 ก้าว
# printed
cubitos-card-cat-tastrophy = Cat Tastrophy
# printed
cubitos-text-cat-tastrophy = ได้รับลูกเต๋า 1 ลูกที่ราคาไม่เกินจำนวนแฟนคลับของคุณ
# printed
cubitos-text-cat-tastrophy-other = ได้รับลูกเต๋า 1 ลูกที่ราคาน้อยกว่าจำนวนแฟนคลับของคุณ หรือลูกเต๋าสีเทา
# printed
cubitos-card-fat-cat = Fat Cat
# printed
cubitos-text-fat-cat = ได้รับเงิน 1 การเดิน 3 ก้าว และลูกเต๋าสีเทาอ่อน 1 ลูก ถ้ายังเหลือ
# printed
cubitos-text-fat-cat-other = ได้รับการเดิน 3 ก้าว และลูกเต๋าสีเทาอ่อน 1 ลูก ถ้ายังเหลือ
# printed
cubitos-card-dope-cat = Dope Cat
# printed
cubitos-text-dope-cat = ถ้ามีลูกเต๋าสีน้ำตาลใน Active Zone ได้รับการเดิน 2 ก้าว ถ้ามีสีเขียวใน Active Zone ได้รับเงิน 3
# printed
cubitos-card-broken-cow = Broken Cow
# printed
cubitos-text-broken-cow = ใช้แมวสองลูก: วางลูกเต๋าลูกใดก็ได้จากถาดกองกลางลง Active Zone หงายหน้าใดก็ได้ จบรอบแล้วเสียลูกเต๋า 1 ลูก
# printed
cubitos-card-fast-cat = Fast Cat
# printed
cubitos-text-fast-cat = +2 ลูก
# printed
cubitos-card-schmutz = Schmutz
# printed
cubitos-text-schmutz = ได้รับการเดิน 1 ก้าว ถ้าคุณเสียลูกเต๋าในรอบนี้ ได้รับเงิน 3
# printed
cubitos-text-schmutz-other = ได้รับการเดิน 1 ก้าว ถ้าคุณเสียลูกเต๋าหลังเดินในรอบนี้ ได้รับเงิน 3
# printed
cubitos-card-rich-dog = Rich Dog
# printed
cubitos-text-rich-dog = ได้รับเครดิต 3 เสียลูกเต๋าลูกนี้
# printed
cubitos-card-captain-bark = Captain Bark
# printed
cubitos-text-captain-bark = ได้รับการเดิน 2 ก้าว ถ้ามีลูกเต๋าสีขาวและสีแดงใน Active Zone ได้แฟนคลับ 1 คนด้วย เสียลูกเต๋าลูกนี้
# printed
cubitos-text-captain-bark-other = ได้รับการเดิน 2 ก้าว ถ้ามีลูกเต๋าสีขาวและสีแดงใน Active Zone ได้แฟนคลับ 1 คนแทน เสียลูกเต๋าลูกนี้
# printed
cubitos-card-wizard = Wizard
# printed
cubitos-text-wizard = ทุกครั้งที่คุณเสี่ยง (Push) แล้วไม่ล้มเหลว ได้รับเครดิต 1 ใน Run Phase เสียลูกเต๋าลูกนี้
# printed
cubitos-card-dapper-doggie = Dapper Doggie
# printed
cubitos-text-dapper-doggie = ได้รับเงินและการเดินบนลูกเต๋าสีเทาใน Active Zone ของคุณอีกครั้ง เสียลูกเต๋าลูกนี้
# printed
cubitos-card-dr-livingstone = Dr. Livingstone
# printed
cubitos-text-dr-livingstone = ได้รับการเดิน 2 ก้าว เสียลูกเต๋าลูกนี้
# printed
cubitos-card-mr-dog = Mr. Dog
# printed
cubitos-text-mr-dog = ได้รับแฟนคลับ 2 คน เสียลูกเต๋าลูกนี้
# printed
cubitos-card-muggles = Muggles
# printed
cubitos-text-muggles = NOW (ทันที): +2 ลูก หรือ RUN (วิ่ง): ได้รับการเดิน 2 ก้าว ทั้งสองแบบเสียลูกเต๋าลูกนี้ใน Run Phase
# printed
cubitos-text-muggles-other = ทันที: +2 ลูก และเก็บลูกเต๋าลูกนี้ไว้ หรือตอนวิ่ง: ได้รับการเดิน 2 ก้าว แล้วเสียลูกเต๋าลูกนี้
# printed
cubitos-card-mr-soldier = Mr. Soldier
# printed
cubitos-text-mr-soldier = ดาบมากที่สุด: ได้รับเงิน 3 และการเดิน 2 ก้าว แล้วเสียลูกเต๋าสีแดงใน Active Zone 1 ลูก
# printed
cubitos-text-mr-soldier-other = ดาบมากที่สุด: ได้รับเงิน 3 และการเดิน 2 ก้าว
# printed
cubitos-card-punch-guy = Punch Guy
# printed
cubitos-text-punch-guy = ดาบมากที่สุด: ใน Roll Phase ถัดไป ลูกเต๋าสีขาวและสีเขียวของคุณไม่นับในจำนวนในการทอย
# printed
cubitos-card-supah-general = Supah General!
# printed
cubitos-text-supah-general = ดาบมากที่สุด: ได้รับการเดินเท่าจำนวนแฟนคลับของคุณ แล้วเสียลูกเต๋าสีแดงใน Active Zone 1 ลูก
# printed
cubitos-text-supah-general-other = ดาบมากที่สุด: ได้รับการเดินเท่าจำนวนแฟนคลับของคุณ
# printed
cubitos-card-jacques-couteau = Jacques Couteau
# printed
cubitos-text-jacques-couteau = ต่อผู้เล่นคนอื่นแต่ละคนที่มีดาบน้อยกว่า ทอยลูกเต๋าของคุณที่ไม่ใช่สีแดง 2 ลูก จากโซนไหนก็ได้
# printed
cubitos-card-champion = Champion
# printed
cubitos-text-champion = ดาบมากที่สุด: ตอนเลือก (Draw) ครั้งถัดไป เลือกได้จาก Draw Zone และ Discard Zone
# printed
cubitos-card-crabby = Crabby
# printed
cubitos-text-crabby = ดาบมากที่สุด: ให้ลูกเต๋าของคุณ 1 ลูกแก่ผู้เล่นคนอื่นที่มีดาบน้อยที่สุด
# printed
cubitos-card-el-bandito = El Bandito
# printed
cubitos-text-el-bandito = ได้รับการเดิน 1 ก้าวต่อผู้เล่นคนอื่นแต่ละคนที่มีดาบน้อยกว่า
# printed
cubitos-card-rock-on = Rock On
# printed
cubitos-text-rock-on = เมื่อคุณเสี่ยง (Push): ทอยลูกเต๋าลูกนี้อีกครั้งด้วย
# printed
cubitos-card-pina-cubelada = Piña Cubelada
# printed
cubitos-text-pina-cubelada = เมื่อคุณเสี่ยง (Push): ใช้ลูกนี้ แล้วการเสี่ยงครั้งนี้ไม่มีทางล้มเหลว
# printed
cubitos-card-keep-on-rollin = Keep On Rollin'
# printed
cubitos-text-keep-on-rollin = เมื่อคุณกำลังจะล้มเหลว (Bust): เสียลูกเต๋าลูกนี้แทน
# printed
cubitos-card-pineapple-rocks = Pineapple Rocks
# printed
cubitos-text-pineapple-rocks = เมื่อคุณเสี่ยง (Push): ทอยลูกเต๋าลูกนี้อีกครั้งด้วย Power: และลูกอื่นใน Active Zone อีก 1 ลูก
# printed
cubitos-card-up-to-11 = Up to 11
# printed
cubitos-text-up-to-11 = เมื่อคุณเสี่ยง (Push): ทอยลูกเต๋าลูกนี้อีกครั้งด้วย Power, RUN (วิ่ง): ได้รับการเดิน 2 ก้าว
# printed
cubitos-card-rolling-stoned = Rolling Stoned
# printed
cubitos-text-rolling-stoned = เมื่อคุณกำลังจะล้มเหลว (Bust): ทอยลูกเต๋าสีเทาของคุณกี่ลูกก็ได้จากโซนไหนก็ได้ ถ้าสำเร็จ (HIT) คุณรอด
# printed
cubitos-text-rolling-stoned-other = เมื่อคุณกำลังจะล้มเหลว (Bust): ใช้ลูกนี้แล้วทอยลูกเต๋าสีเทาทั้งหมดของคุณ ถ้าสำเร็จ (HIT) คุณรอด
# printed
cubitos-card-punk-fruit = Punk Fruit
# printed
cubitos-text-punk-fruit = เมื่อคุณล้มเหลว (Bust): ลูกเต๋าสีเขียวและสีเทาเก็บไว้ใน Active Zone ส่วน RUN (วิ่ง): ทอยลูกเต๋าสีเทาจาก Draw Zone และ Roll Zone ได้ไม่เกิน 9 ลูก
# printed
cubitos-card-dugout = Dugout
# printed
cubitos-text-dugout = +3 ลูก
# printed
cubitos-card-reliever-beaver = Reliever Beaver
# printed
cubitos-text-reliever-beaver = เสียลูกเต๋า 1 ลูกจาก Roll Zone
# printed
cubitos-card-benchwarmer = Benchwarmer
# printed
cubitos-text-benchwarmer = เสียลูกเต๋าลูกนี้และอีก 1 ลูก
# printed
cubitos-card-batter-beaver = Batter Beaver
# printed
cubitos-text-batter-beaver = NOW (ทันที): +2 ลูก หลังเดิน ถ้าคุณได้เครดิตในรอบนี้ คุณต้องเสียลูกเต๋า 1 ลูก
# printed
cubitos-card-mr-bats = Mr. Bats
# printed
cubitos-text-mr-bats = ได้รับการเดิน 2 ก้าว หรือครึ่งหนึ่งของจำนวนแฟนคลับของคุณ
# printed
cubitos-text-mr-bats-other = เลือกเงิน 2 หรือการเดินครึ่งหนึ่งของจำนวนแฟนคลับของคุณ ปัดเศษลง
# printed
cubitos-card-the-babe = The Babe
# printed
cubitos-text-the-babe = ได้รับเงิน 5 Power: ได้แฟนคลับ 1 คนด้วย แล้วเสียลูกเต๋าลูกนี้
# printed
cubitos-card-pinch-eater = Pinch Eater
# printed
cubitos-text-pinch-eater = ย้ายลูกเต๋า 1 ลูกจาก Roll Zone ไป Active Zone หงายหน้าใดก็ได้
# printed
cubitos-card-rollosaurus = Rollosaurus
# printed
cubitos-text-rollosaurus = ได้รับการเดิน 4 ก้าว
# printed
cubitos-card-dancing-dino = Dancing Dino
# printed
cubitos-text-dancing-dino = ได้รับการเดิน 2 ก้าว ถ้ามีลูกเต๋าสีแดงใน Active Zone เพิ่มอีก 2 ถ้ามีสีส้มใน Active Zone เพิ่มอีก 1
# printed
cubitos-card-cubasaurus = Cubasaurus
# printed
cubitos-text-cubasaurus = ยืมลูกเต๋าลูกใดก็ได้ที่ไม่ใช่สีม่วง: วางใน Active Zone หงายหน้าใดก็ได้ จนจบรอบ
# printed
cubitos-text-cubasaurus-other = ยืมลูกเต๋าสีเทา 1 ลูกจนจบรอบ หงายหน้าที่คุณเลือก
# printed
cubitos-card-wikiwiki-dinosaur = Wikiwiki Dinosaur
# printed
cubitos-text-wikiwiki-dinosaur = ได้รับการเดิน 1 ก้าวต่อแต่ละสีของลูกเต๋าใน Active Zone ของคุณ
# printed
cubitos-card-you-bet-jurassican = You Bet Jurassican
# printed
cubitos-text-you-bet-jurassican = ได้รับการเดิน 2 ก้าว ถ้ามีลูกเต๋าสีน้ำตาลใน Active Zone เพิ่มอีก 2 ถ้ามีสีเหลืองใน Active Zone เพิ่มอีก 1
# printed
cubitos-card-shimmy-shimmy-dino = Shimmy Shimmy Dino
# printed
cubitos-text-shimmy-shimmy-dino = ได้รับการเดิน 1 ก้าวต่อลูกเต๋าสีขาวหรือสีเทาแต่ละลูกใน Active Zone
# printed
cubitos-card-pronto-bronto = Pronto Bronto
# printed
cubitos-text-pronto-bronto = ได้รับการเดิน 1 ก้าวต่อเส้นแดงทุก 2 เส้นระหว่างคุณกับเส้นชัยของรอบสนามนี้
# printed
cubitos-card-reckless-cheese = Reckless Cheese
# printed
cubitos-text-reckless-cheese = ทุกครั้งที่คุณเสี่ยง (Push) แล้วไม่ล้มเหลว เดิน 1 ช่องบนบก ไม่ได้รางวัลที่นั่น
# printed
cubitos-card-the-big-cheese = The Big Cheese
# printed
cubitos-text-the-big-cheese = ได้รับแฟนคลับ 1 คน หรือการเดินครึ่งหนึ่งของจำนวนแฟนคลับของคุณ (ปัดเศษขึ้น)
# printed
cubitos-card-ledercheesen = Ledercheesen
# printed
cubitos-text-ledercheesen = ทุกครั้งที่คุณเสี่ยง (Push) แล้วไม่ล้มเหลว: +1 ลูก Power, RUN (วิ่ง): การเดิน 1 ก้าวต่อลูกเต๋าทุก 4 ลูกใน Active Zone
# printed
cubitos-card-stinky-cheese = Stinky Cheese
# printed
cubitos-text-stinky-cheese = ได้รับการเดิน 2 ก้าว Power: ใน Roll Phase ถัดไป ลูกเต๋าสีเทาของคุณไม่นับในจำนวนในการทอย
# printed
cubitos-card-bad-cheese = Bad Cheese
# printed
cubitos-text-bad-cheese = ได้รับการเดิน 2 ก้าว Power: เพิ่มอีก 3 แล้วเสียลูกเต๋าลูกนี้
# printed
cubitos-card-the-cheese-stands-alone = The Cheese Stands Alone
# printed
cubitos-text-the-cheese-stands-alone = คุณต้องเสี่ยง (Push) อีกครั้ง RUN (วิ่ง): ได้รับการเดิน 3 ก้าว
# printed
cubitos-card-cheese-boy = Cheese Boy
# printed
cubitos-text-cheese-boy = ถ้ามีลูกเต๋าสีน้ำตาลใน Active Zone ได้รับการเดิน 2 ก้าว ถ้ามีสีส้มใน Active Zone เลือกเสียลูกเต๋า 1 ลูกจาก Roll Zone ได้
# printed
cubitos-card-bob = Bob
# printed
cubitos-text-bob = หลังเดิน: รับรางวัลของช่องที่ห่างไปหนึ่งหรือสองช่อง
# printed
cubitos-card-undercover-fish = Undercover Fish
# printed
cubitos-text-undercover-fish = ได้รับการเดิน 2 ก้าวที่เดินบนน้ำได้
# printed
cubitos-card-llama-rama = Llama-Rama
# printed
cubitos-text-llama-rama = ได้รับเงิน 3 Power: ได้แฟนคลับ 1 คนด้วย
# printed
cubitos-card-bahama-llama = Bahama Llama
# printed
cubitos-text-bahama-llama = ได้รับเงิน 3 และการเดิน 1 ก้าวที่เดินบนน้ำได้
# printed
cubitos-card-llama-shaman = Llama Shaman
# printed
cubitos-text-llama-shaman = ได้รับเงิน 2 และลูกเต๋าสีแดง 1 ลูก ถ้ายังเหลือ
# printed
cubitos-card-stogie = Stogie
# printed
cubitos-text-stogie = ทอยลูกเต๋าสีเทาและสีขาวทั้งหมดของคุณจาก Draw Zone และ Roll Zone
# printed
cubitos-card-chilly-mcchillster = Chilly McChillster
# printed
cubitos-text-chilly-mcchillster = ทอยลูกเต๋าทั้งหมดใน Roll Zone ถ้าพลาดทั้งหมด ทอยอีกครั้ง

## The lesson

# printed
cubitos-lesson-dice = นี่คือลูกเต๋าของคุณ ทอยไปแล้ว: ลูกที่สำเร็จ (HIT) อยู่ใน Active Zone ลูกที่พลาด (MISS) รออยู่ใน Roll Zone เป้าหมายคือเข้าเส้นชัยเป็นคนแรก
# printed
cubitos-lesson-push = คุณเสี่ยง (Push) ได้: ทอยลูกที่พลาดอีกครั้งเพื่อให้สำเร็จมากขึ้น กดเสี่ยง
# printed
cubitos-lesson-push-why = สำเร็จเพิ่มอีกสี่ลูก เงินใช้ซื้อลูกเต๋าที่ดีกว่า การเดินพาตัวละครไปข้างหน้า
# printed
cubitos-lesson-push-wrong = ถ้าผ่านก็เก็บของที่มีไว้ได้ แต่ตรงนี้ให้เสี่ยง: ยังไม่มีอะไรให้เสียมาก
# printed
cubitos-lesson-risk = คราวนี้ระวัง: เมื่อมีลูกเต๋าใน Active Zone สามลูกขึ้นไป ถ้าเสี่ยงแล้วไม่สำเร็จเลยสักลูกก็ล้มเหลว (Bust) และเสียลูกเต๋าใน Active Zone ทั้งหมด กดผ่าน
# printed
cubitos-lesson-risk-why = เงินและการเดินของคุณปลอดภัยแล้ว เมื่อทุกคนผ่านหรือล้มเหลวกันหมด ก็ออกวิ่งพร้อมกัน
# printed
cubitos-lesson-risk-wrong = กล้ามาก แต่เหลือลูกเต๋าให้ทอยน้อยแบบนี้มีโอกาส Bust สูง ตรงนี้ให้ผ่าน
# printed
cubitos-lesson-track = นี่คือสนามแข่ง การเดินแต่ละก้าวพาตัวละครของคุณไป 1 ช่อง ไปทางไหนก็ได้ บางช่องให้รางวัลกับคนที่มาหยุด
# printed
cubitos-lesson-walk = เดินตัวละครของคุณไปตามลูกศร
# printed
cubitos-lesson-walk-why = หนึ่งก้าวหนึ่งช่อง เส้นแดงช่วยคนที่ตามหลัง: แต่ละเส้นระหว่างคุณกับผู้นำให้คุณทอยเพิ่ม 1 ลูก
# printed
cubitos-lesson-walk-wrong = ช่องนั้นไม่ได้ใกล้เส้นชัยกว่า หรือต้องเสียเงินที่เอาไปซื้อลูกเต๋าคุ้มกว่า ไปช่องที่ลูกศรชี้
# printed
cubitos-lesson-walk-wrong-stay = การเดินที่ไม่ใช้จะหายไปหลังจบรอบ เดินเลย
# printed
cubitos-lesson-market = การ์ดเหล่านี้บอกว่าลูกเต๋าแต่ละสีทำอะไรได้ในการแข่งขันนี้ แต่ละรอบคุณซื้อลูกเต๋าได้สองลูกคนละสี
# printed
cubitos-lesson-buy = เงินของคุณพอซื้อลูกเต๋าสีแดง ซื้อเลย
# printed
cubitos-lesson-buy-why = ลูกเต๋าใหม่ไปอยู่ใน Discard Zone และได้ใช้เมื่อ Draw Zone หมด ยิ่งมีลูกเต๋าดี ๆ ของตัวเอง เริ่มช้าก็เข้าเส้นชัยเร็วได้
# printed
cubitos-lesson-buy-wrong = เงินที่เหลือจะหายไป ลูกเต๋าที่ถูกกว่าจึงเสียเปล่า และสีแดงให้ดาบด้วย ซื้อลูกเต๋าสีแดง
# printed
cubitos-lesson-buy-wrong-close = เงินที่ไม่ใช้จะหายไปหลังจบรอบ ซื้อลูกเต๋าสีแดง

## The coach

# printed
cubitos-coach-push = ถ้ามีลูกเต๋าใน Active Zone สามลูกขึ้นไป การเสี่ยงอาจล้มเหลว (Bust) ยิ่งเหลือลูกเต๋าให้ทอยน้อยยิ่งอันตราย: ดูตัวเลขบนปุ่ม
# printed
cubitos-coach-bust = ล้มเหลว (Bust): เสียลูกเต๋าใน Active Zone ในรอบนี้ แต่ได้แฟนคลับ 1 คน และแฟนคลับให้เครดิต
# printed
cubitos-coach-move = หนึ่งก้าวคือหนึ่งช่อง ดูว่าจะไปหยุดที่ไหน: บางช่องมีรางวัล
# printed
cubitos-coach-buy = เงินที่ไม่ใช้หายไปเมื่อจบรอบ ซื้อได้ไม่เกินสองลูก คนละสี
# printed
cubitos-coach-draw = เลือกลูกเต๋าดี ๆ ก่อน: คุณเลือกเองว่าจะทอยลูกไหนจนครบจำนวนในการทอย
# printed
cubitos-coach-toss = หลังล้มเหลว (Bust) คุณทิ้งลูกที่พลาดได้ รอบหน้าจะได้ใช้ลูกอื่น

## What decided a tie, on the page of the end

# printed
cubitos-tied-by-rounds =
    { $you ->
        [yes] เข้าเส้นชัยเสมอกัน และรอบพิเศษตัดสินให้คุณชนะ
       *[no] เข้าเส้นชัยเสมอกัน และรอบพิเศษตัดสินให้ { $names } ชนะ
    }
cubitos-tied-by-shared = { $level } และไม่มีอะไรตัดสิน { $names } ได้

## Why a question is asked now: the line below the prompt

# printed
cubitos-why-draw = ต้องเติม Roll Zone ให้ครบจำนวนในการทอยก่อนทอย
# printed
cubitos-why-extra = ความสามารถให้คุณทอยลูกเต๋าเพิ่ม เกินจำนวนในการทอยได้ และไม่มีทางล้มเหลว (Bust)
# printed
cubitos-why-now = ลูกเต๋าที่เพิ่งเข้า Active Zone ใช้ความสามารถ NOW (ทันที) ได้ตอนนี้เท่านั้น
# printed
cubitos-why-push = ลูกที่สำเร็จ (HIT) อยู่ใน Active Zone แล้ว เสี่ยง (Push) คือทอยลูกที่พลาด (MISS) อีกครั้ง ผ่าน (Pass) คือเก็บของที่มีไว้
# printed
cubitos-why-boost = คุณประกาศเสี่ยง (Push) แล้ว ความสามารถเหล่านี้ใช้ก่อนทอย
# printed
cubitos-why-pushed = คุณเสี่ยง (Push) แล้วไม่ล้มเหลว และมีความสามารถที่ใช้ได้ตอนนี้
# printed
cubitos-why-rescue = เสี่ยง (Push) แล้วไม่สำเร็จเลยคือล้มเหลว (Bust) เว้นแต่มีความสามารถช่วยไว้
# printed
cubitos-why-stoned = การ์ดนี้ให้คุณทอยลูกเต๋าสีเทาตอนนี้
# printed
cubitos-why-another = การ์ดนี้ให้ทอยลูกเต๋าใน Active Zone อีกลูกอีกครั้ง
# printed
cubitos-why-hold = ลูกเต๋าใน Active Zone กำลังจะไป Discard Zone การ์ดนี้ช่วยเก็บไว้ได้
# printed
cubitos-why-toss = หลังล้มเหลว (Bust) คุณล้าง Roll Zone ได้ ลูกเต๋าที่ไม่ทิ้งจะทอยอีกครั้งในรอบหน้า
# printed
cubitos-why-step = การ์ดนี้เดินตัวละครของคุณทันที
# printed
cubitos-why-run = ทุกคนทอยเสร็จแล้ว ความสามารถ RUN (วิ่ง) ใช้ก่อนตัวละครเดิน
# printed
cubitos-why-summon = การ์ดนี้เพิ่มลูกเต๋าเหมือนคุณทอยได้เอง แล้วคุณต้องเสียลูกเต๋า 1 ลูกภายหลัง
# printed
cubitos-why-pinch = การ์ดนี้เพิ่มลูกเต๋าเหมือนคุณทอยได้เอง
# printed
cubitos-why-borrow = การ์ดนี้ให้คุณยืมลูกเต๋าในรอบนี้
# printed
cubitos-why-coins-or-feet = การ์ดนี้ให้อย่างใดอย่างหนึ่ง
# printed
cubitos-why-fan-or-feet = การ์ดนี้ให้อย่างใดอย่างหนึ่ง
# printed
cubitos-why-give = การ์ดนี้ให้ลูกเต๋าของคุณแก่คู่แข่ง
# printed
cubitos-why-give-to = การ์ดนี้ให้ลูกเต๋าของคุณแก่คู่แข่ง
cubitos-why-duel = เทียบดาบก่อนที่ใครจะออกวิ่ง
# printed
cubitos-why-punk = การ์ดนี้ให้คุณทอยลูกเต๋าสีเทาเพิ่ม
# printed
cubitos-why-move = ใช้ความสามารถครบแล้ว ตอนนี้ใช้การเดินได้ และใช้เงินซื้อการเดินเพิ่มได้
# printed
cubitos-why-lose = คุณมีรางวัลที่ให้ทิ้งลูกเต๋า ลูกที่อ่อนน้อยลง ลูกดี ๆ ก็มาเร็วขึ้น
# printed
cubitos-why-must-lose = ถึงเวลาจ่ายราคาที่ต้องจ่าย
# printed
cubitos-why-owed = คุณหยิบลูกเต๋าไปก่อน ตอนนี้ต้องคืน
# printed
cubitos-why-gain = รางวัลของคุณคือลูกเต๋า 1 ลูก ไปอยู่ใน Discard Zone
# printed
cubitos-why-late = ตัวละครเดินแล้ว ความสามารถบางอย่างใช้หลังเดิน
# printed
cubitos-why-bob = การ์ดนี้ให้คุณเลือก
# printed
cubitos-why-buy = วิ่งเสร็จแล้ว ซื้อได้ไม่เกินสองลูกคนละสี เงินที่เหลือหายไป

## Terms that explain themselves. The first message lists the forms of the word, with commas between them

# printed
cubitos-term-bust = ล้มเหลว (Bust), ล้มเหลว, Bust
# printed
cubitos-term-bust-is = ล้มเหลว (Bust): เสี่ยงด้วยลูกเต๋าใน Active Zone สามลูกขึ้นไปแล้วไม่สำเร็จเลย ลูกเต๋าใน Active Zone ไป Discard Zone และคุณได้รับแฟนคลับ 1 คน
# printed
cubitos-term-push = เสี่ยง (Push), เสี่ยง, Push
# printed
cubitos-term-push-is = เสี่ยง (Push): ทอยลูกเต๋าทั้งหมดใน Roll Zone ของคุณอีกครั้ง
# printed
cubitos-term-hit = สำเร็จ (HIT), HIT
# printed
cubitos-term-hit-is = สำเร็จ (HIT): หน้าลูกเต๋าที่ไม่ใช่หน้าว่าง ลูกนั้นเข้า Active Zone
# printed
cubitos-term-miss = พลาด (MISS), พลาด, MISS
# printed
cubitos-term-miss-is = พลาด (MISS): หน้าว่าง ลูกนั้นอยู่ใน Roll Zone ต่อ
# printed
cubitos-term-active = Active Zone
# printed
cubitos-term-active-is = Active Zone: ลูกเต๋าที่ทอยสำเร็จ (HIT) แต่ละลูกใช้ได้รอบละครั้ง
# printed
cubitos-term-discard = Discard Zone
# printed
cubitos-term-discard-is = Discard Zone: ที่รอของลูกเต๋าที่ใช้แล้วและลูกใหม่ เมื่อ Draw Zone หมด Discard Zone กลายเป็น Draw Zone
# printed
cubitos-term-roll-zone = Roll Zone
# printed
cubitos-term-roll-zone-is = Roll Zone: ลูกเต๋าที่คุณทอย รวมลูกที่พลาด (MISS)
# printed
cubitos-term-fan = แฟนคลับ
# printed
cubitos-term-fan-is = แฟนคลับ: เดิน 1 ช่องบนฐานแฟนคลับ พร้อมรางวัลเป็นเครดิต คุณได้รับ 1 คนทุกครั้งที่ล้มเหลว (Bust)
# printed
cubitos-term-credit = เครดิต
# printed
cubitos-term-credit-is = เครดิต: เงินที่อยู่จนกว่าคุณจะใช้ ส่วนเงินธรรมดาอยู่แค่รอบเดียว
# printed
cubitos-term-foot = การเดิน
# printed
cubitos-term-foot-is = การเดิน: หนึ่งก้าวพาตัวละครของคุณไป 1 ช่อง
# printed
cubitos-term-red-line = เส้นแดง
# printed
cubitos-term-red-line-is = เส้นแดง: คุณทอยเพิ่มได้ 1 ลูกต่อเส้นแดงแต่ละเส้นระหว่างคุณกับผู้นำ
cubitos-term-sword = ดาบ
# printed
cubitos-term-sword-is = ดาบ: สิ่งที่ลูกเต๋าสีแดงแสดง เทียบกันก่อนที่ใครจะออกวิ่ง

## The game's page

# printed
cubitos-best = สี่คน: ทุกคนทอยพร้อมกัน จึงไม่มีใครรอนานขึ้น และมีคนนำหน้าคุณอยู่เสมอ
# printed
cubitos-part-dice = ลูกเต๋าของคุณ แยกตามโซน
# printed
cubitos-part-track = สนามแข่งกับเส้นแดง
# printed
cubitos-part-market = ลูกเต๋าที่ซื้อได้
# printed
cubitos-part-rivals = คนอื่นกับลูกเต๋าของเขา

## Why not: what is answered when something cannot be chosen. The numbers are those of the rules

# printed
cubitos-not-13-3 = การแข่งขันจบแล้ว
# printed
cubitos-not-7-1 = ยังไม่ถึงตาคุณวิ่ง
# printed
cubitos-not-7-3 = คุณซื้อครบสองลูกแล้ว หรือซื้อสีนั้นไปแล้ว
# printed
cubitos-not-7-5 = ลูกเต๋าแบบนั้นหมดแล้ว หรือไม่มีขาย
# printed
cubitos-not-8-1 = เงินของคุณไม่พอ
# printed
cubitos-not-2-5 = ลูกเต๋าลูกนั้นใช้ไปแล้วในรอบนี้
# printed
cubitos-not-4-1 = { $prompt ->
        [draw] Roll Zone ของคุณยังไม่ครบ เลือกลูกเต๋าเพิ่มก่อน
       *[other] เลือกลูกเต๋าตอนต้น Roll Phase ให้ครบจำนวนในการทอย
    }
# printed
cubitos-not-4-7 = ความสามารถ NOW (ทันที) ใช้ได้แค่ตอนที่ลูกเต๋าเพิ่งเข้า Active Zone
# printed
cubitos-not-5-4 = คุณล้มเหลว (Bust) แล้ว: Roll Phase ของคุณจบแล้ว
# printed
cubitos-not-6-5 = ความสามารถ RUN (วิ่ง) ใช้ใน Run Phase ของคุณ ก่อนเดิน
# printed
cubitos-not-9-3 = ใช้ได้เฉพาะคนที่มีดาบมากที่สุด
# printed
cubitos-not-11-2 = การเดินของคุณไปไม่ถึง
cubitos-not-11-6 = นั่นคือกำแพง
# printed
cubitos-not-11-7 = แม่น้ำ/แอ่งน้ำต้องเดินบนน้ำได้
# printed
cubitos-not-11-16 = คุณจ่ายค่าทางลัดนั้นไม่ได้
# printed
cubitos-not-14-2 = ลูกเต๋าเริ่มต้น (สีดำ) เสียไม่ได้
# printed
cubitos-not-3-1 = { $prompt ->
        [run] ใช้ความสามารถก่อน แล้วเดิน แล้วค่อยซื้อ
        [move] เดินก่อน แล้วค่อยซื้อ
        [late] ตัวละครของคุณเดินไปแล้ว
        [buy] ตัวละครเดินแล้ว ตอนนี้ซื้อลูกเต๋า
        [draw] ทอยก่อน: นั่นเป็นของ Run Phase
        [push] นั่นเป็นของ Run Phase ซึ่งเริ่มเมื่อทุกคนผ่าน (Pass) หรือล้มเหลว (Bust) แล้ว
        [now] นั่นเป็นของ Run Phase ซึ่งเริ่มเมื่อทุกคนผ่าน (Pass) หรือล้มเหลว (Bust) แล้ว
       *[other] ตอบคำถามที่ค้างอยู่ก่อน แล้วค่อยเล่นต่อ
    }
# printed
cubitos-not-3-6 = โต๊ะนี้ทอยทีละคน และยังไม่ถึงตาคุณ
# printed
cubitos-not-4-2 = ตอนนี้หยิบลูกเต๋าแบบนั้นจากตรงนั้นไม่ได้
# printed
cubitos-not-4-4 = ครบจำนวนในการทอยแล้ว เพิ่มได้เฉพาะลูกเต๋าที่ไม่นับรวม
# printed
cubitos-not-4-8 = { $prompt ->
        [none] คุณผ่าน (Pass) แล้ว: Roll Phase ของคุณจบแล้ว
        [draw] เติม Roll Zone ให้ครบก่อน: เสี่ยง (Push) หรือผ่าน (Pass) หลังทอยครั้งแรก
        [extra] เลือกลูกเต๋าที่เพิ่มก่อน: ลูกเหล่านั้นทอยก่อนเสี่ยงหรือผ่าน
        [now] ใช้ความสามารถ NOW (ทันที) หรือข้ามก่อน
        [pushed] ใช้ความสามารถที่ตามหลังการเสี่ยง (Push) หรือข้ามก่อน
        [run] Roll Phase จบแล้ว: ตอนนี้คุณวิ่ง
        [move] Roll Phase จบแล้ว: ตอนนี้คุณวิ่ง
        [buy] Roll Phase จบแล้ว: ตอนนี้คุณวิ่ง
       *[other] ตอบคำถามที่ค้างอยู่ก่อน แล้วค่อยเล่นต่อ
    }
# printed
cubitos-not-4-11 = ความสามารถนั้นใช้ตอนเสี่ยง (Push) หรือตอนกำลังจะล้มเหลว (Bust)
# printed
cubitos-not-5-5 = ย้ายลูกเต๋าจาก Roll Zone ไป Discard Zone ได้เฉพาะหลังล้มเหลว (Bust)
# printed
cubitos-not-6-1 = ตอนนี้ไม่มีความสามารถใดให้คุณทำแบบนั้น
# printed
cubitos-not-6-6 = ตอนนี้ความสามารถนั้นไม่ให้อะไรในการวิ่งของคุณ
# printed
cubitos-not-9-1 = เทียบดาบตอนเริ่ม Run Phase
# printed
cubitos-not-9-6 = ต้องมีดาบของคุณ และมีผู้เล่นคนอื่นที่ดาบน้อยกว่า
# printed
cubitos-not-9-7 = รอบนี้คุณใช้ดาบไปแล้ว
# printed
cubitos-not-11-9 = ตัวละครของคุณอยู่ตรงนั้น จะกลับมาที่เดิมต้องใช้การเดินสองก้าวและช่องนั้นต้องมีรางวัล
# printed
cubitos-not-11-12 = ลูกเต๋าลูกนั้นแพงเกินกว่ารางวัลของคุณ
# printed
cubitos-not-13-4 = การแข่งขันเสมอกัน คนที่ไม่ได้เสมอต้องรอ
# printed
cubitos-not-14-1 = ตอนนี้ไม่มีลูกเต๋าให้เสีย หรือลูกนั้นเสียไม่ได้
# printed
cubitos-not-22-6 = มีแต่ Crabby ที่ให้ลูกเต๋าได้ ต้องเป็นลูกของคุณเอง ให้คู่แข่งที่มีดาบน้อยที่สุด
# printed
cubitos-not-26-1 = Reckless Cheese ก้าวได้หนึ่งช่อง บนบกเท่านั้น
# printed
cubitos-not-27-1 = Bob เอารางวัลของช่องที่ห่างหนึ่งหรือสองช่อง และไม่ใช่ช่องเดียวกับรอบก่อน

## What a table or a variant cannot be

# printed
cubitos-refused-advice =
    { $what ->
        [adds] กติกาแนะนำให้มีการ์ดที่เพิ่มลูกเต๋า (Dugout, Fast Cat) เปลี่ยนการ์ดหรือปิดคำแนะนำ
       *[removes] กติกาแนะนำให้มีการ์ดที่ลดลูกเต๋า (Benchwarmer, Reliever Beaver) เปลี่ยนการ์ดหรือปิดคำแนะนำ
    }
# printed
cubitos-refused-card = ไม่มีการ์ดชื่อ { $name } พิมพ์ชื่อ เช่น `Smelly Cat`
# printed
cubitos-refused-colour = { WORD("cubitos-card-", $card) } กับ { WORD("cubitos-card-", $other) } เป็นสีเดียวกัน ({ WORD("cubitos-die-", $die) }) การแข่งขันหนึ่งใช้การ์ดสีละใบ
# printed
cubitos-refused-dice = แต่ละคนเริ่มด้วยลูกเต๋าอย่างน้อย { $least } ลูก
# printed
cubitos-refused-fans = ฐานแฟนคลับมี { $spaces } ช่อง: พิมพ์เครดิตของแต่ละช่อง เติม h ตรงที่มีโทเคนมือ เช่น `2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6`
# printed
cubitos-refused-price = { $text } ไม่ใช่การ์ดกับราคา พิมพ์ `Smelly Cat=7` โดยราคาตั้งแต่ 0 ถึง { $most }
# printed
cubitos-refused-race = การ์ดของคุณเองใช้ได้เฉพาะการแข่งขันแบบ “{ cubitos-setting-race-custom }”
cubitos-refused-reading = { WORD("cubitos-card-", $card) } อ่านได้แบบเดียว การ์ดที่อ่านได้สองแบบ: { WORD("cubitos-card-", $cards) }

## What can be turned on the page of dials: its groups, and its numbers by where they lie in the data

# printed
cubitos-group-prices = ราคาของการ์ด
# printed
cubitos-group-start = ลูกเต๋าตอนเริ่มเกม
# printed
cubitos-group-fans = ฐานแฟนคลับ
cubitos-data-prices = { WORD("cubitos-card-", $name) }
# printed
cubitos-data-start-light-grey = ลูกเต๋าสีเทาอ่อน
# printed
cubitos-data-start-dark-grey = ลูกเต๋าสีเทาเข้ม
# printed
cubitos-data-fans-credits = เครดิตของแต่ละช่อง
# printed
cubitos-data-fans-hands = โทเคนมือของแต่ละช่อง
