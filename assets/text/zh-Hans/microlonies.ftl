# 微蚁国：规则用语、提示、日志、拒绝理由。
microlonies = 微蚁国
microlonies-about = 二到四个蚁群：挖巢、产卵、狩猎，把蚂蚁派到野外。

# 大厅
form-layout = 布局
form-layout-base = 留空：此蚁群数的布局
form-pack = 内容包
form-pack-base = 留空：基础内容包

# 版图
board-environment = 野外
board-anthill = 蚁巢
show-coordinates = 六角格上的坐标（C）
fit = 显示全部（F）
anthill-of = { $colony }的蚁巢
in-hand = 手中
site = 空位
first-player = 先手玩家
reserve = 储备：{ $number } 只工蚁
last-round = 第 { $number } 轮之后游戏结束
prey-hunted = 猎得的猎物
badges = 徽记
badge-count = { $badge } { $number }
deck-left = 剩 { $number } 张
objective-deck = 目标牌库，{ $number } 张
objectives-hand = 手中目标
objectives-open = 公开目标
objectives-validated = 已达成
hand-hidden = 手中 { $number } 张目标

# 六角格
hex-blank = 空格
hex-grassland = 草地格
hex-forest = 森林格
hex-rock = 岩石格
hex-water = 水域格
hex-hunting-zone = 狩猎区
hex-mound = 白蚁丘
hex-nest = 巢口
hex-nest-of = { $colony }的巢口
hex-entrance = 入口
hex-coordinates = （{ $q }，{ $r }）
place-coordinates = （{ $x }，{ $y }）
at-place = { $what }{ $at }
ant-of = { $colony }蚂蚁
isolated-ant-of = { $colony }孤蚁
termite = 白蚁
pheromone-of = { $colony }信息素
bonus-prey-type = 猎物奖励：蛛形、爬行、飞行
bonus-prey-health = 猎物奖励：存活、受伤、死亡
bonus-hunting-time = 猎物奖励：夜、晨昏、昼
bonus-natural-environment = 猎物奖励：叶、种子、蚜虫
bonus-food = 食物奖励
bonus-symbol = 终局奖励：建筑符号
bonus-eggs = 终局奖励：卵
bonus-chamber = 蚁室奖励

# 徽记
badge-arachnid = 蛛形
badge-crawling = 爬行
badge-flying = 飞行
badge-alive = 存活
badge-injured = 受伤
badge-dead = 死亡
badge-night = 夜
badge-twilight = 晨昏
badge-day = 昼
badge-leaf = 叶
badge-seed = 种子
badge-aphid = 蚜虫

# 蚁室
chamber-nursery = 育婴室
chamber-lay-eggs = 产卵
chamber-build = 建造
chamber-hunt = 狩猎
chamber-colonize = 拓殖
chamber-food = 食物室
chamber-food-general = 食物室（通用）
chamber-food-specialized = 食物室（专用）
chamber-food-for = 食物室：{ $badge }
symbol-vault = 拱顶
symbol-spiral = 螺旋
symbol-comb = 蜂房
workers-in = { $number } 只工蚁
queens-in = { $number ->
    [1] 蚁后
   *[other] { $number } 只蚁后
}
eggs-in = { $number } 枚卵
maximum = 上限 { $number }
reinforcements = +{ $number } 只工蚁
ant-worker = 工蚁
ant-queen = 蚁后
ant-soldier = 兵蚁
put-ant = { $ant }放入{ $chamber }

# 河道
section-tile = 第 { $number } 河段，蚁室：{ $what }
section-prey = 第 { $number } 河段，猎物：{ $what }
section-tile-empty = 第 { $number } 河段：没有蚁室
section-prey-empty = 第 { $number } 河段：没有猎物
food = { $number } 食物
losses = { $number } 损失
points = { $number } 分
trophies = { $number } 战利品

# 目标
objective-card = { $name }：{ $metric }；{ $at1 } 得 { $vp1 } 分，{ $at2 } 得 { $vp2 } 分
validate = 达成{ $name }，第 { $tier } 档
metric-now = { $what }：现为 { $number }
metric-badge = { $what }徽记
metric-grassland = 草地格
metric-forest = 森林格
metric-rock = 岩石格
metric-water = 水域格
metric-chambers = 蚁室（{ $what }）
metric-outside = 野外蚂蚁
metric-inside = 巢内蚂蚁
metric-nurses = 保育蚁
metric-eggs = 卵
metric-hunts = 猎得的猎物
metric-trophies = 战利品
metric-reach = 到最远蚁道格的步数
metric-isolated = 孤蚁
metric-bonus-hexes = 奖励格
metric-terrain-tiles = 所站的地形板块
metric-width = 蚁巢宽度
metric-depth = 蚁巢深度
metric-loops = 隧道环路
metric-dead-ends = 死路
metric-symbols = 完整建筑符号
metric-food = 食物

# 蚁群
colony-figures = 目前 { $points } 分；{ $food } 食物，{ $population } 只蚂蚁；{ $eggs } 枚卵；手中 { $hand } 张目标；{ $zones } 枚信息素；{ $chambers } 间蚁室；{ $trophies } 战利品

# 拒绝理由中的位置
place-hex = { $ground }{ $hex }
place-chamber = { $seat }的{ $chamber }
place-site = { $seat }蚁巢的位置（{ $x }，{ $y }）
place-tile-section = 第 { $number } 河段的蚁室
place-prey-section = 第 { $number } 河段的猎物
place-objective = { $name }

# 阶段，供等待者看
phase-laying = 正在布置版图
phase-keep-species = 从发到的种族中留一个
phase-choose-species = 选择种族
phase-keep-objective = 选择留下的目标
phase-settle = 放置第四只工蚁
phase-take-up = 拿起一间蚁室的蚂蚁
phase-disperse = 分散蚂蚁
phase-act = 行动
phase-put-under = 把一张目标放到牌库底
phase-place-tile = 放置蚁室
phase-take-prey = 拿取猎物
phase-lose = 选择损失
phase-march = 探索
phase-last-validation = 最后一次达成目标
phase-over = 游戏结束
cover-keep-objective = 两张目标等着你：留一张。
cover-keep-species = 几个种族等着你：留一个。
cover-last-validation = 最后一次达成手中的目标。

# 现在要做什么
ask-keep-species = 选择你蚁群的种族
ask-lose = { $count } 个损失中有几只兵蚁
ask-keep-objective = 从两张目标中留一张
ask-put-back = 把一张目标放回牌库
ask-settle = 把第四只工蚁放到其他工蚁旁边
ask-take-up = 拿起一间蚁室的蚂蚁
ask-disperse = { $count ->
    [1] 放下最后一只蚂蚁
   *[other] 逐室放下 { $count } 只蚂蚁
}
ask-put-under = 把一张手中目标放到牌库底
ask-place-tile = 放置蚁室
ask-take-prey = 拿取价值不超过 { $count } 的猎物
ask-march = 让蚂蚁走最多 { $count } 步
ask-last-validation = 达成满足条件的目标，然后结束
ask-lay-eggs = 产最多 { $count } 枚卵
ask-planning = 筹划，或结束回合
ask-free-planning = 不用卵筹划，或结束回合
ask-build = 拿取价值不超过 { $count } 的蚁室
ask-hatch = 孵化一枚卵，或结束回合
ask-hunt = 选择蚁道旁的狩猎区
ask-colonize = { $points ->
    [0] 没有点数了：结束回合
   *[other] { $points } 点可出巢或探索
}
ask-explore = { $points ->
    [0] 没有点数了：结束回合
   *[other] { $points } 点可探索
}
ask-end-turn = 达成目标，或结束回合
leftover-points = 还剩 { $points } 点
leftover-eggs = 还没有产卵
leftover-chamber = 还没有建造蚁室
leftover-hunt = 还没有狩猎
choose-lay-eggs = 产 { $count } 枚卵
choose-lay-fewer = 只产 { $count } 枚
choose-plan-draw = 筹划：抽 { $count } 张
choose-hatch = 孵化一枚卵
choose-species = { $species }
choose-lose = { $count } 只兵蚁
choose-refresh-prey = 换新猎物河道
choose-refresh-tiles = 换新蚁室河道
choose-shoot = 射击{ $hex }
choose-put-acid = 蚁酸放到{ $hex }
choose-shift = 一只工蚁从{ $from }到{ $to }
choose-hatch-soldier = 孵化一只兵蚁
choose-set-jaw = 结束行动：巨颚放到{ $prey }上
choose-steal = 偷{ $victim }一枚卵
choose-store = { $count } 枚卵放进食橱

# 计分
score-feeding = 喂食
score-nursery = 育婴室
score-architecture = 建筑
score-prey = 猎物
score-trophies = 战利品
score-objectives = 目标
score-supremacy = 霸权
score-total = 胜利点
score-fed = 喂饱的蚂蚁
working-feeding = { $fed } - { $unfed }
working-nursery = { $sets } × { $vp }
working-symbols = { $count } 个符号
working-prey = { $count } 张
working-trophies = { $count } 枚
working-objectives = { $count } 张
working-figure = { $count } { $what }
working-sum = { $left } + { $right }
working-no-species = 没有种族
count-grassland = 草地
count-forest = 森林
count-rock = 岩石
count-water = 水域
count-fed = 喂饱的蚂蚁
count-isolated = 孤蚁
count-symbols = 建筑符号
count-trophies = 战利品
count-prey = 猎物
count-objectives = 目标
count-food-chambers = 食物室
count-gardens = 菌圃
count-satellites = 卫星巢口
count-slaves = 奴蚁
count-soldiers = 兵蚁

# 日志
log-first-player = { $seat }是先手玩家。
log-species-dealt = { $seat }发到种族：{ $species }。
log-species-dealt-hidden = { $seat }发到一个种族。
log-species-kept = { $seat }留下{ $species }。
log-species-kept-hidden = { $seat }留下一个种族。
log-species-revealed = { $seat }的种族是{ $species }。
log-turn = { $seat }的回合，第 { $round } 轮
log-prey-revealed = 猎物翻开：{ $prey }。
log-tile-revealed = 蚁室翻开：{ $chamber }。
log-objective-revealed = 目标翻开：{ $objective }。
log-objective-drawn = { $seat }抽到{ $objective }。
log-objective-drawn-hidden = { $seat }抽一张目标。
log-objective-kept = { $seat }留下{ $objective }。
log-objective-kept-hidden = { $seat }留下一张目标。
log-put-back = { $seat }把{ $objective }放回牌库。
log-put-back-hidden = { $seat }把一张目标放回牌库。
log-objective-taken = { $seat }拿取{ $objective }。
log-put-under = { $seat }把{ $objective }放到牌库底。
log-put-under-hidden = { $seat }把一张目标放到牌库底。
log-marked = { $seat }将达成{ $objective }，第 { $tier } 档。
log-validated = { $seat }达成{ $objective }，第 { $tier } 档：{ $vp } 分。
log-settled = { $seat }占据{ $hex }。
log-taken-up = { $seat }从{ $chamber }拿起 { $count } 只蚂蚁。
log-activated = { $seat }激活{ $chamber }，效率 { $efficiency }。
log-activated-lost = { $seat }止于{ $chamber }，已有蚁后在场：行动作废。
log-activated-idle = { $seat }止于{ $chamber }：没有行动。
log-last-validation = { $seat }最后一次达成目标。
log-eggs-laid = { $seat }产下 { $count } 枚卵。
log-planning-paid = { $seat }用一枚卵筹划。
log-planning-free = { $seat }不用卵筹划。
log-tile-taken = { $seat }拿取蚁室：{ $chamber }。
log-tile-placed = { $seat }建造于（{ $x }，{ $y }）。
log-reinforced = { $seat }增援 { $count } 只工蚁。
log-hatched = { $seat }孵化一枚卵。
log-prey-refreshed = { $seat }换新猎物河道。
log-tiles-refreshed = { $seat }换新蚁室河道。
log-exit-spared = { $seat }这次出巢到水域不花点数。
log-shot = { $seat }喷射蚁酸。
log-acid-put = { $seat }把蚁酸放到{ $hex }。
log-eggs-gained = { $seat }得到 { $count } 枚卵。
log-shifted = { $seat }把一只工蚁从{ $from }移到{ $to }。
log-armed = 这是{ $seat }的兵蚁。
log-disarmed = { $seat }收回 { $count } 枚兵蚁标记。
log-jaw-set = { $seat }把巨颚放到{ $prey }上。
log-egg-stolen = { $seat }偷了{ $victim }一枚卵。
log-eggs-stored = { $seat }把 { $count } 枚卵放进食橱。
log-prey-taken = { $seat }猎得{ $prey }：{ $food } 食物。
log-workers-lost = { $seat }损失 { $count } 只工蚁。
log-pheromone = { $seat }在{ $hex }放信息素。
log-mound-taken = { $seat }攻下白蚁丘。
log-exited = { $seat }出巢到{ $hex }。
log-ant-eliminated = { $seat }在{ $hex }消灭{ $victim }的蚂蚁。
log-termite-eliminated = { $seat }在{ $hex }消灭白蚁。
log-ant-moved = { $seat }从{ $from }探索到{ $to }。
log-end-triggered = 终局触发：第 { $round } 轮之后是最后的回合。
log-conceded = { $seat }认输。
log-game-ended = 游戏结束。

# 拒绝理由
refuse-game-over = 游戏已经结束。
refuse-not-your-decision = 现在由{ $seat }决定。
refuse-nothing-to-decide = 现在没有要决定的事。
refuse-keep-species-first = 先选择种族。
refuse-losses-first = 先选择损失。
refuse-not-your-species = 你的种族没有这种能力。
refuse-species-not-dealt = 你没有发到这个种族。
refuse-species-not-free = 这里不能选这个种族。
refuse-soldiers-lost = 损失中可有 { $least } 到 { $most } 只兵蚁。
refuse-refresh-in-hunt = 换新猎物河道要在狩猎中，选择之前。
refuse-refresh-in-build = 换新蚁室河道要在建造中，选择之前。
refuse-once-a-turn = 每回合一次，你已经做过。
refuse-once-a-game = 每局一次，你已经做过。
refuse-deck-empty = 牌库空了。
refuse-shift-before-dispersing = 这样移动工蚁要在回合开始，分散之前。
refuse-no-worker-there = 这间蚁室没有工蚁。
refuse-no-soldier-left = 你的兵蚁都用完了。
refuse-acid-in-colonize = 蚁酸属于拓殖行动。
refuse-special-after-explore = 有蚂蚁探索之后不能再做。
refuse-exit-after-special = 用过蚁酸之后不能再出巢。
refuse-no-enemy-there = 那里没有可击中的。
refuse-out-of-range = 这里离你的蚁道超过 { $steps } 格。
refuse-acid-needs-empty-hex = 蚁酸要放在岩石、草地、森林或水域的空格。
refuse-acid-on-special-hex = 蚁酸不能放在入口或奖励格。
refuse-acid = 有蚁酸，谁都不能进。
refuse-jaw-after-action = 巨颚要在狩猎或产卵行动结束时放。
refuse-jaw-there-already = 巨颚已经在这张牌上。
refuse-jawed = 别人的巨颚在这张牌上。
refuse-larder-in-lay-eggs = 偷卵和存卵要在产卵行动中。
refuse-steal-from-opponent = 只能偷对手的卵。
refuse-stolen-already = 本回合你已经偷过这个蚁群。
refuse-no-egg-to-steal = 这个蚁群没有卵。
refuse-opponent-too-far = 这个蚁群在你的蚁道旁没有蚂蚁、信息素或巢口。
refuse-stored-already = 这个行动里你已经存过卵。
refuse-store-too-many = 可以存 1 到 { $most } 枚卵。
refuse-too-few-eggs = 育婴室里卵不够。
refuse-action-after-validation = 你已开始达成目标：行动已经结束。
refuse-keep-objective-first = 先选好留下哪些目标。
refuse-put-back-instead = 你留下几张目标：选一张放回去。
refuse-keep-instead = 你只留一张目标：就选那一张。
refuse-settle-first = 先放置第四只工蚁。
refuse-take-up-first = 先拿起一间蚁室的蚂蚁。
refuse-put-ants-down-first = 先放下手中所有的蚂蚁。
refuse-not-now-one-action = 你已经分散过：每回合一个行动。
refuse-put-under-first = 先把一张手中目标放到牌库底。
refuse-place-tile-first = 先放置你拿取的蚁室。
refuse-take-prey-first = 先拿取一张猎物。
refuse-march-first = 先移动你拿起的蚂蚁。
refuse-last-validation-only = 只剩下达成目标。
refuse-not-this-action = 激活的蚁室不是做这个行动的。
refuse-not-in-hand = 这张目标不在你手中。
refuse-settle-there = 第四只工蚁要放在其他工蚁旁边的空格，不能是水域或狩猎区。
refuse-no-such-chamber = 没有这间蚁室。
refuse-chamber-empty = 这间蚁室没有蚂蚁。
refuse-no-such-ant-in-hand = 手中没有这种蚂蚁。
refuse-not-joined-by-a-tunnel = 没有隧道连接这间蚁室和前一间。
refuse-straight-back = 不能直接返回，除非从死路出来。
refuse-eggs-laid-already = 你已经产过卵。
refuse-too-many-eggs = 最多可产 { $efficiency } 枚卵。
refuse-supply-too-small = 供应处只剩 { $eggs } 枚卵。
refuse-planned-already = 这个行动里你已经筹划过。
refuse-no-egg-for-planning = 筹划要用一枚卵，而育婴室里没有。
refuse-no-planning-now = 筹划属于产卵行动。
refuse-objective-deck-empty = 目标牌库空了。
refuse-no-objective-there = 那里没有目标。
refuse-no-such-section = 河道没有这一段。
refuse-section-empty = 这一河段是空的。
refuse-section-too-dear = 这一河段价值 { $cost }，而你的效率是 { $efficiency }。
refuse-tile-fits-nowhere = 这间蚁室在你的蚁巢里放不下。
refuse-above-the-top-row = 蚁室在储备下面，不能高过最上一行。
refuse-place-taken = 那里已有蚁室。
refuse-tunnel-into-reserve = 会有隧道向上通进储备。
refuse-tunnel-meets-wall = 会有隧道对着墙。
refuse-not-joined = 没有隧道会把它连到蚁巢。
refuse-no-hatching-now = 孵化在建造之后，只有一次。
refuse-no-egg = 育婴室里没有卵。
refuse-reserve-empty = 储备空了。
refuse-no-such-hex = 没有这个六角格。
refuse-no-hunting-zone = 这不是狩猎区。
refuse-own-pheromone-there = 你的信息素已经在那里。
refuse-not-next-to-trail = 这不在你的蚁道旁边。
refuse-no-prey-in-reach = 没有这间蚁室能猎的猎物。
refuse-too-few-workers = 这次狩猎要损失 { $losses } 只工蚁，而蚁室里有 { $workers } 只。
refuse-too-few-workers-for-mound = 白蚁丘需要蚁室里有 { $need } 只工蚁，而现在有 { $workers } 只。
refuse-mound-is-gone = 白蚁丘已经不在了。
refuse-no-ant-at-mound = 你的蚁道上没有蚂蚁在入口。
refuse-no-points-left = 没有点数了。
refuse-exit-after-explore = 有蚂蚁探索之后，不能再出巢。
refuse-no-worker-to-exit = 激活的蚁室没有可派出的工蚁。
refuse-own-ant-there = 那里是你自己的蚂蚁。
refuse-eliminated-already = 每回合消灭一次。
refuse-no-own-ant-there = 那里没有你的蚂蚁。
refuse-explored-already = 这只蚂蚁本回合已经探索过。
refuse-ant-cannot-move = 这只蚂蚁无路可走。
refuse-same-hex = 蚂蚁要停在另一格。
refuse-explore-eliminates = 探索的蚂蚁不能消灭。
refuse-too-far = 蚂蚁 { $steps } 步之内到不了那里。
refuse-water = 蚂蚁不能进水域。
refuse-stand-on-zone = 蚂蚁不能停在狩猎区。
refuse-stand-on-nest = 蚂蚁不能停在巢口。
refuse-stand-on-mound = 蚂蚁不能停在白蚁丘。
refuse-validated-already = 这张目标已经达成。
refuse-condition-not-met = 需要 { $need }，而你有 { $value }。

balance-seat = 座位
balance-tier-1 = 以一档达成的目标
balance-tier-2 = 以二档达成的目标
balance-left = 留在手中的目标
balance-prey = 取得的猎物
balance-rounds = 轮数与局数
balance-named = { $what }
balance-number = { $number }

# Marks on the time line
mark-hunt = 狩猎
mark-build = 建造巢室
mark-elimination = 消灭蚂蚁或白蚁
mark-mound = 拿下白蚁丘
mark-objective = 达成目标
mark-end = 触发终局
fact-points = 得分
fact-food = 食物
fact-population = 种群
fact-outside = 巢外蚂蚁
fact-eggs = 卵
fact-chambers = 蚁室
fact-pheromones = 信息素
fact-trophies = 战利品图标
fact-hand = 手中目标
fact-tier-1 = 一档
fact-tier-2 = 二档
