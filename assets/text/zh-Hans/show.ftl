# 局面的文字描述，以及无法使用的内容。

show-environment = 野外
show-legend = g 草地，f 森林，r 岩石，w 水域，H 狩猎区，M 白蚁丘，N 巢口；数字为各蚁群的蚂蚁和信息素，T 为白蚁，* 为奖励
show-bonus = *{ $at }：{ $bonus }
show-bonus-held = *{ $at }：{ $bonus }，由{ $seat }控制
show-prey-river = 猎物河道（牌库 { $deck } 张）
show-tile-river = 蚁室河道（牌库 { $deck } 块）
show-objectives = 公开的目标（牌库 { $deck } 张）
show-section = { $section }. { $what }
show-empty = 空
show-named = { $name }：{ $what }
show-list = { $what }
show-food = 食物 { $count }
show-losses = 损失 { $count }
show-vp = { $count } 胜利点
show-trophies = 战利品 { $count }
show-food-for = 食物室（{ $badge }）
show-maximum = 上限 { $count }
show-tunnels = 隧道 { $sides }
show-half = { $side } 边半个{ $symbol }
show-tile = { $face }，附带 { $workers } 只工蚁
show-objective = { $name }：{ $metric } 至少 { $at1 } 得 { $vp1 } 胜利点，或至少 { $at2 } 得 { $vp2 } 胜利点
show-colony = 蚁群 { $number }：{ $seat }
show-colony-conceded = 蚁群 { $number }：{ $seat }（已认输）
show-figures = 食物 { $food }，种群 { $population }，储备 { $reserve }，卵 { $eggs }，信息素 { $pheromones }，战利品 { $trophies }，完整符号 { $symbols }
show-in-hand = 拿起：{ $workers } 只工蚁，{ $queens } 只蚁后
show-hunted = 已猎获{ $what }
show-hunted-mound = 已猎获白蚁丘
show-validated = 已达成{ $name }，第 { $tier } 档
show-marked = 将要达成：{ $name }，第 { $tier } 档
show-hand-hidden = 手中有 { $count } 张目标
show-hand = 手中有 { $count } 张目标：
show-hand-card = { "  " }{ $what }
show-chamber = { $number }{ $at }：{ $face }；连接 { $joined }；工蚁 { $workers }
show-chamber-queen = { $number }{ $at }：{ $face }；连接 { $joined }；工蚁 { $workers }，有蚁后

offer-pack = 内容包
offer-layout = 布局
offer-no-layout = 没有适合 { $count } 个蚁群的布局
offer-unreadable = 无法读取：{ $error }
offer-too-large = 太大，不可能是内容包或布局的文件
offer-format = 写成格式 { $format }，本程序不认识
offer-parse = 与格式规定不符：{ $error }

