# 蚁界的桌面：所问的事、按钮与版面上的文字。

realm-title = 蚁界
realm-about = 各蚁群用卡牌、代币和骰子探索、觅食、交战。

realm-form-pack = 内容包
realm-form-pack-base = 留空：基础内容包
realm-form-numbers = { $count ->
    [0] 规则数值
   *[other] 规则数值：改了 { $count } 项
}
realm-form-numbers-about = 原文没有给出这些数值，可以拖动或输入。
realm-form-reset = 全部按内容包
realm-form-back = 恢复为 { $number }

realm-ask-talents = 选择天赋：还有 { $points } 点
realm-ask-pay = 支付 { $points } 点：{ $purpose }
realm-ask-upkeep = 支付 { $points } 点，或不支付：{ $purpose }
realm-ask-administer = 行政：{ $points } 点行动点
realm-ask-yield = 把食物标记放进仓库或手牌
realm-ask-explore = 翻开至多 { $most } 张牌
realm-ask-explore-or-war = 翻开至多 { $most } 张牌，或宣战
realm-ask-cliff = 断崖：把一枚绿色代币变红来架桥吗？
realm-ask-giant = 巨型昆虫：拿取，或遗弃 { $points } 点
realm-ask-resin = 树脂：留作食物，或现在少付 1 个饱食点
realm-ask-gather = 拿取卡牌：{ $points } 点行动点
realm-ask-offer = 有牌转给你：要拿取吗？
realm-ask-give-up = 遗弃 { $points } 点
realm-ask-lose = 遗弃一枚代币
realm-ask-eat = 喂养蚁群：还差 { $count } 个饱食点
realm-ask-waive = 缺 { $count } 个饱食点：用耐力免去吗？
realm-ask-discard = 把 { $count } 张手牌放回
realm-ask-step = 选择得到一步的培菌室
realm-ask-attack-stone = 用石头终止自己的进攻吗？
realm-ask-leaves = 使用枯叶吗？掷出 { $roll } 或以上，入侵结束
realm-ask-page = 选择小册子的一页
realm-ask-sites = 设在一个位置上：{ $chamber }
realm-ask-guards = 部署在一个位置上：{ $token }
realm-ask-invade = 选择要攻的蚁室，或撤退
realm-ask-guard-stone = 用石头堵住这间蚁室吗？
realm-ask-gas = 使用毒气腺体吗？
realm-ask-break-in = 用 { $points } 点攻入，或撤退

realm-choose-talents = 就选这些
realm-choose-reveal = { $count ->
    [0] 不翻牌
   *[other] 翻 { $count } 张
}
realm-choose-war = 向{ $target }宣战
realm-choose-take = { $cost ->
    [0] 拿取
   *[other] 用 { $cost } 点拿取
}
realm-choose-leap = 弹跳：掷 { $roll } 或以上
realm-choose-use = 使用{ $card }
realm-choose-gas = 使用毒气腺体
realm-choose-break-in = 攻入：{ $points } 点
realm-choose-retreat = 撤退
realm-choose-step = { $chamber }：已有 { $steps } 步
realm-choose-yield = 放进{ $spot }
realm-choose-waive = { $count ->
    [0] 不免去
   *[other] 免去 { $count } 点
}
realm-do-talent = 选择天赋{ $talent }
realm-do-end-talents = 不再选择天赋
realm-do-pay = 支付{ $with }：{ $purpose }
realm-do-wound = 让一枚{ $token }变红
realm-do-lose = 遗弃一枚{ $token }
realm-do-build = 建造{ $kind }
realm-do-store = 把{ $item }存放到{ $chamber }
realm-do-mulch = 用{ $card }使{ $chamber }前进一步
realm-do-care = 照顾手边的队伍：一枚红色代币变绿
realm-do-care-work = 照顾执行区的队伍：一枚红色代币变绿
realm-do-plant = 照料{ $card }
realm-do-herd = 圈养{ $card }
realm-do-war = 向{ $target }宣战
realm-do-bridge = 架桥过断崖：让一枚{ $token }变红
realm-do-take = { $cost ->
    [0] 拿取{ $card }
   *[other] 用 { $cost } 点拿取{ $card }
}
realm-do-page = 把小册子翻到“{ $page }”
realm-do-site = 设在位置{ $place }：{ $chamber }
realm-do-guard = 部署在位置{ $place }：{ $token }
realm-do-invade = 进攻位置{ $place }
realm-do-step = 让{ $chamber }前进一步
realm-do-yield = 把食物标记放进{ $spot }
realm-do-eat = 食用{ $spot }中的{ $item }
realm-do-discard = 把{ $item }放回
realm-do-end-administration = 结束行政阶段
realm-do-end-exploration = 结束探索阶段
realm-decline-debt = 不支付：失去本轮
realm-decline-toll = 放弃这里
realm-decline-upkeep = 不支付：失去它
realm-decline-cliff = 不架桥
realm-decline-giant = 不拿：遗弃 { $points } 点
realm-decline-resin = 现在少付 1 个饱食点
realm-decline-attack-stone = 继续进攻
realm-decline-leaves = 留着枯叶
realm-decline-guard-stone = 留着石头
realm-decline-gas = 不使用
realm-decline-offer = 不拿
realm-left-food = 还有 { $points } 点行动点，可以拿食物
realm-left-build = 还有 { $points } 点行动点，可以建造育婴室
realm-left-cultivate = 还有 { $points } 点行动点，可以培菌

realm-cover-talents = 请暗中选择天赋。
realm-cover-administer = 你的行政阶段开始了。
realm-cover-explore = 你的探索阶段开始了。
realm-cover-give-up = 你的蚁群要遗弃一些东西。
realm-cover-offer = 有一张牌转给了你。
realm-cover-settlement = 你的蚁群要喂养，或手牌太多。
realm-cover-deploy = 战争：请暗中部署蚁室和守卫。
realm-cover-defend = 战争：你可以防御。
realm-cover-invade = 战争：你的入侵继续。

realm-name-cost = { $name }，费用 { $cost }
realm-name-food = { $name }，{ $level } 级食物
realm-name-deed = { $item }：{ $deed }
realm-name-tokens = { $token }：{ $count }
realm-name-build = 建造{ $kind }，费用 { $cost }
realm-deed-store = 存放到{ $chamber }
realm-deed-mulch = 使{ $chamber }前进一步
realm-deed-cultivate = 培菌：{ $chamber }
realm-deed-plant = 照料：{ $cost } 点
realm-deed-herd = 圈养：{ $cost } 点
realm-deed-eat = 食用
realm-deed-discard = 放回
realm-deed-use = 使用
realm-deed-lose = 遗弃一枚
realm-deed-bridge = 架桥：一枚变红
realm-deed-care = 照顾：用一枚绿色代币使一枚变绿
realm-loss-wound = 一枚绿色代币变红：1 点
realm-loss-wound-work = 执行区的一枚绿色代币变红：1 点
realm-loss-token = 遗弃{ $token }：{ $points } 点
realm-points = { $count } 点
realm-mark-asked = 正在询问
realm-mark-settled = 已处理
realm-mark-fought = 已遭遇
realm-mark-passed = 转来的
realm-mark-chosen = 已选
realm-place-colony = { $seat }的蚁群
realm-place-of = { $seat }的{ $what }
realm-place-site = 位置{ $place }

realm-deck = 探索区：{ $count } 张牌
realm-used = 用过的牌，洗牌前不放回：{ $count } 张
realm-round = 第 { $round } 轮，共 { $rounds } 轮：{ $part }
realm-lane-now = 正在探索
realm-lane-done = 已探索
realm-lane-waits = 至多可翻 { $count } 张
realm-lane-war = 向{ $target }开战
realm-lane-owes = 要遗弃 { $points } 点
realm-lane-due = 应付饱食点 { $due }，食物 { $food }
realm-lane-empty = 没有明牌
realm-fed = 已喂饱
realm-hungry = 缺 { $count } 个饱食点
realm-talents-left = 天赋点：{ $points } / { $all }
realm-talents-title = { $seat }正在选择天赋
realm-works-title = { $seat }的行政阶段
realm-works-build = 建造：已有 { $count } 间蚁室，至多 { $most } 间
realm-works-fungus = 每轮可培菌一次：{ $count } 点
realm-works-no-fungus = 还没有培菌室。
realm-works-hand = 手牌
realm-works-hand-own = 手牌：点击要存放或使用的牌
realm-works-no-hand = 没有手牌。
realm-war-next = 下一个：{ $what }
realm-war-left = 还剩 { $count } 枚代币
realm-war-unseen = 未亮明的守卫
realm-war-page = “{ $page }”，{ $places } 个位置
realm-war-free = 位置{ $place }：空着
realm-war-lose = 遗弃位置{ $place }的{ $token }
realm-side-title = { $seat }的蚁巢
realm-side-points = { $count } 点行动点
realm-side-no-talents = 没有天赋
realm-side-hand = 手牌：{ $count }，上限 { $most }
realm-room-queen = 蚁后室
realm-room-fungus = 培菌室
realm-room-holds = { $name }：{ $count }，上限 { $room }
realm-room-steps = { $name }：{ $steps } 步，共 { $needed } 步
realm-zone-hand = 手边
realm-zone-work = 执行区
realm-zone-rebirth = 轮回区
realm-rebirth = 轮回区：{ $count } 枚代币
realm-rebirth-next = 下次：+{ $count }
realm-rebirth-about = 下个预备阶段从这里取这么多绿色代币。
realm-task-pay = 支付方式
realm-task-give = 遗弃方式
realm-task-food = 食物
realm-task-hand = 手牌
realm-pay-with = 支付 { $green } 绿 { $red } 红
realm-pay-extra = 另付 { $count } 点额外行动点
realm-pay-wasted = 多付 { $count } 点
realm-burden-straggler = { $count } 张脱队，各要一枚绿色代币
realm-burden-cricket = 蚁蟋：下次少取 { $count } 枚
realm-burden-stone = { $count } 块石头要支付
realm-burden-waivers = 耐力还可免去 { $count } 点
realm-card-lead = 领头
realm-card-died = 亡于第 { $round } 轮
realm-card-conceded = 第 { $round } 轮认输
realm-card-figures = 生存积分 { $survival }；手边代币：绿 { $green } 红 { $red }；执行区：绿 { $workgreen } 红 { $workred }；轮回区：{ $rebirth }；额外行动点：{ $extra }；应付饱食点 { $due }，食物 { $food }；手牌 { $hand }

realm-score-survival = 生存积分
realm-score-chambers = 蚁室
realm-score-total = 总分
realm-score-held = 持有点数
realm-score-alive = 存活
realm-score-built = 有 { $count } 间
realm-choose-pay = 支付{ $points }点
