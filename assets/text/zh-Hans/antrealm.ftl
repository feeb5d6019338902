# 蚁界：各种名称、大厅可改的数值、内容包的问题。

# 天赋
realm-talent-planting = 种植
realm-talent-planting-about = 为种子连续两轮各支付 { $number } 点后，它成为 3 级食物。
realm-talent-herding = 圈养
realm-talent-herding-about = 手中有产蜜昆虫时，支付 { $number } 点，本轮少付 1 个饱食点。
realm-talent-fungiculture = 培菌
realm-talent-fungiculture-about = 培菌室只需培菌 { $number } 次。
realm-talent-ant-bridge = 蚁桥
realm-talent-ant-bridge-about = 把一枚绿色代币变为红色，可取消断崖。
realm-talent-leap = 弹跳
realm-talent-leap-about = 掷出 { $number } 或以上，可躲开巨型昆虫或食蚁兽。
realm-talent-honey-sac = 蜜囊
realm-talent-honey-sac-about = 可把树脂拿作 2 级食物，此后每轮支付 { $number } 点保留它。
realm-talent-formic-acid = 蚁酸
realm-talent-formic-acid-about = 每次攻破少付 { $number } 点。
realm-talent-big-heads = 巨首
realm-talent-big-heads-about = 每持有满 { $number } 枚代币，每轮多 1 个行动点。
realm-talent-gas-gland = 毒气腺体
realm-talent-gas-gland-about = 每场战争一次，作为防御方：遗弃 1 枚代币，入侵方的 { $number } 枚绿色代币变为红色。
realm-talent-mass-brood = 量产
realm-talent-mass-brood-about = 代币不超过 { $number } 枚时，下次从轮回区多取 1 枚。
realm-talent-endurance = 耐力
realm-talent-endurance-about = 整局游戏可免除 { $number } 次生存积分的扣除。

# 卡牌
realm-card-nest = 蚁巢
realm-card-nest-about = 别人的标志：可向该蚁群开战；每次行政前支付 { $number } 点，否则失去。
realm-card-honey-insect = 产蜜昆虫
realm-card-honey-insect-about = { $level } 级食物，费用 { $cost } 点；只能存放在垃圾场。
realm-card-stone = 石头
realm-card-stone-about = 费用 { $cost } 点。战争中攻击方用它结束攻击并拖累防御方，防御方用它堵住一间蚁室；两种代价都是 { $number } 点。
realm-card-dead-leaf = 枯叶
realm-card-dead-leaf-about = { $level } 级食物，费用 { $cost } 点；或使培菌室前进一步；或在入侵前使用：入侵方掷出 { $number } 或以上，入侵结束。
realm-card-small-insect = 小型昆虫
realm-card-small-insect-about = { $level } 级食物，费用 { $cost } 点。
realm-card-seed = 种子
realm-card-seed-about = { $level } 级食物，费用 { $cost } 点；有种植时，连续两轮各支付 { $number } 点，成为 { $improved } 级。
realm-card-resin = 树脂
realm-card-resin-about = 立即：本轮少付 1 个饱食点。有蜜囊时可拿作 { $level } 级食物，此后每轮支付 { $number } 点。
realm-card-cricket = 蚁蟋
realm-card-cricket-about = 立即：下一轮从轮回区少取 1 枚代币。
realm-card-straggler = 脱队
realm-card-straggler-about = 立即：下次行政前支付一枚绿色代币。
realm-card-giant-insect = 巨型昆虫
realm-card-giant-insect-about = { $level } 级食物，费用 { $cost } 点；不拿则遗弃 { $number } 点。
realm-card-anteater = 食蚁兽
realm-card-anteater-about = 立即：遗弃 1 枚任意颜色的代币。
realm-card-cliff = 断崖
realm-card-cliff-about = 立即：你的另外 { $number } 张随机明牌放回，K 除外。
realm-card-encounter = 偶遇
realm-card-encounter-about = 同一次探索中有偶遇的两个蚁群相遇，比较各自持有点数的一半。

# 花色，即各蚁群的标志
realm-suit-spades = 黑桃
realm-suit-hearts = 红心
realm-suit-clubs = 梅花
realm-suit-diamonds = 方块

# 蚁室
realm-kind-queen = 蚁后室
realm-kind-queen-about = 被攻破时，防御方最多失去 { $number } 个生存积分，归入侵方所有。
realm-kind-nursery = 育婴室
realm-kind-nursery-about = 每个预备阶段从轮回区带来一枚绿色代币。
realm-kind-storehouse = 仓库
realm-kind-storehouse-about = 可存放 { $number } 张食物卡或标记。
realm-kind-fungus = 培菌室
realm-kind-fungus-about = 培菌 { $number } 次后，产出一枚 { $level } 级食物标记。
realm-kind-dump = 垃圾场
realm-kind-dump-about = 可存放 { $number } 张产蜜昆虫。

# 补全原文的数值
realm-completion-tokens = 蚁群的代币
realm-completion-store-room = 每间仓库的食物
realm-completion-dump-room = 每间垃圾场的产蜜昆虫
realm-completion-starting-food = 开局的食物标记
realm-completion-chambers = 蚁群的蚁室
realm-completion-nurseries = 蚁群的育婴室
realm-completion-fungus-steps = 培菌室所需的培菌
realm-completion-fungus-level = 培菌所得食物的等级
realm-completion-hand-limit = 每轮结束时的手牌上限
realm-completion-nest-cost = 拿别人蚁巢的费用
realm-completion-pages = 可选的小册子页
realm-completion-queen-spoils = 蚁后室的战利
realm-completion-tokens-per-satiety = 每个饱食点对应的持有代币
realm-completion-fed-gain = 喂饱的蚁群所得
realm-completion-large-from = 大蚁群的代币
realm-completion-large-gain = 喂饱的大蚁群另得
realm-completion-survival = 开局的生存积分
realm-completion-rounds = 游戏的轮数
realm-completion-chambers-per-point = 每得一分所需的新增蚁室
realm-unit-token = { $number } 枚
realm-unit-card = { $number } 张
realm-unit-marker = { $number } 枚
realm-unit-chamber = { $number } 间
realm-unit-step = { $number } 次
realm-unit-level = { $number } 级
realm-unit-action = { $number } 点
realm-unit-page = { $number } 页
realm-unit-survival = { $number } 分
realm-unit-round = { $number } 轮

# 内容包的问题。前面会显示其位置（文件与路径）。
realm-check-game = 游戏为“{ $game }”，本游戏的内容包应写“{ $expected }”。
realm-check-source = 此处为 { $value }，原文为 { $expected }。
realm-check-once = “{ $what }”在此出现 { $count } 次，必须恰为一次。
realm-check-pages-few = 能容下 { $chambers } 间蚁室的只有 { $count } 页，战争中要抽 { $expected } 页。
realm-check-points = 所有蚁群合计可能有 { $total } 个生存积分，最多只能计到 { $max }。
realm-check-large-never = 蚁群最多有 { $tokens } 枚代币，永远不会成为大蚁群。
realm-check-fungiculture = 有培菌天赋时需要 { $steps } 次，这样该天赋毫无用处。
realm-check-cost-none = “{ $rank }”这种牌要拿入手牌，必须有费用。
realm-check-cost-some = “{ $rank }”这种牌在此不能有费用。
realm-check-improved = 改良之后，它提供的饱食点并不更多。
realm-check-queen-built = 蚁后室不能建造，蚁群只有开局时的那一间。
realm-check-kind-never = “{ $kind }”这种蚁室开局时没有，也不能建造。
realm-check-page-count = 共有 { $count } 页，规则为至少 { $expected } 页。
realm-check-page-large = 有九个位置的页为 { $count } 页，规则为至少 { $expected } 页。
realm-check-page-parts = 构图分成 { $count } 部分，隧道必须连通所有位置。
realm-check-tunnel-self = 此隧道从一个位置通回它自己。
realm-check-tunnel-twice = 同一条隧道已是 { $other }。
realm-check-tunnel-through = 此隧道画过 { $other }，却不与它相连。
realm-check-tunnel-cross = 此隧道与 { $other } 交叉。
realm-check-place-overlap = 此位置与 { $other } 重叠。
realm-check-place-edge = 此位置离边缘不到 { $margin }，会画出页外。

# Marks on the time line
realm-mark-round = 新一轮开始
realm-mark-encounter = 遭遇
realm-mark-war = 战争
realm-mark-queen = 攻到蚁后
realm-mark-fungus = 菌菇成熟
realm-mark-death = 蚁群灭亡
