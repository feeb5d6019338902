# 内容包与布局的问题。前面会显示其位置（文件与路径）。

check-range = 此处为 { $value }，必须在 { $min } 到 { $max } 之间。
check-unusual = 此处为 { $value }，规则的范围是 { $min } 到 { $max }。
check-count-max = 共有 { $count } 项，最多只能使用 { $max } 项。
check-count-min = 共有 { $count } 项，至少需要 { $min } 项。
check-format = 格式为 { $format }，本程序读取的格式是 { $expected }。
check-id-twice = 短名“{ $id }”已被 { $other } 使用，请各用不同的短名。
check-id-shape = “{ $id }”不能作为短名，请使用小写字母、数字和连字符，最多 40 个字符。
check-words-language = 缺少“{ $language }”语言的文字。
check-words-long = “{ $language }”语言的文字超过 { $max } 个字符，可能放不下。

check-trophy-order = 名次靠后的得分更高，第一名应得分最高。
check-architecture-length = 表中有 { $count } 项，应为 1 到 { $max } 项。
check-architecture-order = 表中数值下降，符号更多不应得分更少。

check-prey-count = 共有 { $count } 张猎物卡，规则为 { $expected } 张。
check-prey-badge-twice = 徽记“{ $badge }”在此出现两次，每个徽记只计一次。
check-prey-family-count = “{ $family }”类徽记有 { $count } 个，每张卡应恰有一个。
check-prey-environment-count = “{ $family }”类徽记有 { $count } 个，每张卡最多一个。
check-prey-total = 所有卡的“{ $field }”合计 { $total }，最多只能计到 { $max }。
check-prey-badge-cards = 徽记“{ $badge }”出现在 { $count } 张卡上，规则为 { $expected } 张。
check-prey-pair = “{ $first }”与“{ $second }”同时出现在 { $count } 张卡上，收集其一便白得另一个。
check-prey-losses-pay = 平均来看，损失为 { $losses } 的卡所给的食物与胜利点并不比损失更少的卡多。
check-prey-losses-none = 没有任何卡带来损失，强卡便不成为选择。
check-prey-extras-none = 应有一些卡给胜利点，另一些卡给战利品。

check-chamber-count = 共有 { $count } 块蚁室板块，规则为 { $expected } 块。
check-chamber-nursery = 育婴室不能建造，蚁群只有开局时的那一间。
check-chamber-badge = 只有食物室才有徽记。
check-chamber-tunnel-twice = 边“{ $side }”在此出现两次。
check-chamber-tunnel-none = 没有隧道的蚁室无法与蚁巢相连。
check-chamber-tunnel-one = 只有一条隧道，蚁室应有两到四条。
check-chamber-kind-count = “{ $kind }”类板块有 { $count } 块，规则为 { $expected } 块。
check-chamber-general-count = 通用食物室有 { $count } 块，规则为 { $expected } 块。
check-chamber-special-count = “{ $family }”类的专用食物室有 { $count } 块，规则为 { $expected } 块。
check-chamber-special-dead = 徽记“{ $badge }”只出现在 { $count } 张猎物卡上，这间蚁室几乎养不活谁。
check-chamber-shape = 没有形状为“{ $shape }”的板块。
check-chamber-strength = 平均来看，上限为 { $maximum } 的蚁室带来的增援并不比较弱的蚁室少，本应更少。
check-chamber-placeable = { $all } 块板块中有 { $count } 块能放进起始蚁巢，应达到百分之 { $percent }。
check-chamber-placeable-none = 没有任何板块能放进起始蚁巢。
check-symbol-half = 没有板块在“{ $side }”边上有“{ $symbol }”的一半。

check-anthill-kind = “{ $kind }”类蚁室有 { $count } 间，起始蚁巢应恰有一间。
check-anthill-food = 起始蚁巢没有食物室。
check-anthill-queen = 开局时有 { $count } 间蚁室放有蚁后，应恰为一间。
check-anthill-overlap = 另一间蚁室占着同一位置。
check-anthill-reserve = 最上一行有隧道向上通入储备。
check-anthill-wall = “{ $side }”边的隧道正对墙壁。
check-anthill-parts = 蚁巢分成 { $count } 部分，隧道必须连通所有蚁室。
check-anthill-loop = 蚁巢中没有环路。
check-anthill-dead-end = 蚁巢中没有死路。

check-objective-count = 共有 { $count } 张目标卡，规则为 { $expected } 张。
check-objective-metric = 有 { $count } 张目标卡看“{ $metric }”，规则为 { $expected } 张。
check-objective-tiers-at = 第二档并不比第一档更难。
check-objective-tiers-vp = 第二档的胜利点并不比第一档更多。
check-objective-at-start = 每个蚁群开局时就有 { $value }，第一档从一开始便已满足。
check-objective-beyond = 蚁群最多只能有 { $most }，第二档永远无法满足。

check-terrain-count = 中央板块之外有 { $count } 块地形板块，规则为 { $expected } 块。
check-terrain-mound = 白蚁丘必须在第一块板块上，且只在那里。
check-terrain-entrance = 只有中央板块才有白蚁丘的入口。
check-terrain-entrances = 中央板块需要三个入口：草地、森林、岩石各一。
check-terrain-alternate = 白蚁丘周围的入口与水域必须相间。
check-terrain-bonus-water = 水域上有奖励，但蚂蚁无法停在那里。
check-terrain-bonus-count = 此板块有 { $count } 个奖励格，规则为 { $expected } 个。
check-terrain-ring = 一圈水域封住了狩猎区。
check-terrain-parted = 两处水域把狩猎区周围的六角格隔开了。
check-terrain-hexes = 各板块上共有 { $count } 个“{ $terrain }”格，规则为 { $expected } 个。
check-terrain-bonuses = 各板块上共有 { $count } 个“{ $bonus }”奖励格，规则为 { $expected } 个。
check-terrain-end-game = 没有“{ $bonus }”奖励格，两种终局奖励都应出现。
check-starting-count = 共有 { $count } 块起始板块，规则为 { $expected } 块。
check-starting-water = 起始板块上有水域，而开局时那里站着一只工蚁。
check-starting-terrain = 起始板块应有草地、森林、岩石各一格。

check-layout-colonies = 此布局不适用于 { $colonies } 个蚁群。
check-layout-colonies-none = 此布局没有写明蚁群数目。
check-layout-starts = 起始板块的位置有 { $count } 个，需要 { $expected } 个。
check-layout-starts-unused = 起始板块的位置有 { $count } 个，只会用到 { $expected } 个。
check-layout-large = 此布局有 { $count } 个六角格，最多只能使用 { $max } 个。
check-layout-empty = 此布局没有六角格。
check-layout-overlap = 六角格 { $q }, { $r } 同时被 { $other } 占用。
check-layout-tiles = 这里要随机放 { $expected } 块板块，而内容包只剩 { $count } 块。
check-layout-tile-unknown = 内容包中没有板块“{ $id }”。
check-layout-tile-twice = 板块“{ $id }”在此第二次出现，而内容包中只有一块。
check-layout-bonus = 只有草地、森林和岩石才能有奖励。
check-layout-entrance = 只有草地、森林和岩石才能作白蚁丘的入口。
check-layout-entrance-far = 此入口不在白蚁丘旁边。
check-layout-mounds = 共有 { $count } 座白蚁丘，最多只能有一座。
check-layout-mound-none = 没有白蚁丘。
check-layout-entrance-cut = 从此起点没有路通往白蚁丘的入口。
check-layout-zone-cut = 从此起点没有路通往 { $other } 的狩猎区。
check-layout-zones = 共有 { $count } 个狩猎区，蚁群要靠狩猎结束游戏需要 { $expected } 个。
check-layout-nest-distance = 各巢口到白蚁丘的距离不等：{ $values } 格。
check-layout-nest-steps = 各巢口到最近入口的步数不等：{ $values } 步。
check-layout-spread = 各起点分布不均。
