# 微蚁国的地图：调色板、随机地图的选项、问题。

map-terrain-tile = 地形板块
map-starting-tile = 起始板块
map-nothing = 空
map-no-bonus = 无奖励
map-entrance = 有白蚁的入口
map-hex = { $parts }

map-knob-colonies = 蚁群
map-knob-size = 大小
map-knob-random = 留待随机的板块（百分比）
map-knob-free = 用单独六角格代替板块
map-knob-water = 水域（百分比，单独六角格）
map-knob-bonus = 奖励格（百分比，单独六角格）

map-pack-faulty = 这些板块或卡牌无法进行游戏：{ $fault }
map-overlap = 此处重叠了几块板块或六角格。
map-far = 此处太远，六角格离中央最多 { $max } 行列。
map-mound-no-entrance = 白蚁丘没有入口。
map-mound-closed = 没有任何起点有路通往白蚁丘的入口。
map-zone-closed = 没有任何起点有路通往此狩猎区，水域或空缺把它封住了。
map-zone-cut = 从起点 { $starts } 没有路通往此狩猎区。
map-tile-twice = 名称“{ $id }”已被另一块板块使用，请各用不同的名称。
map-tile-hex = 此板块有一格无法照原样保存，请重新涂画。

map-read-form = { $place }：{ $error }
map-read-far = { $place } 太远，地图离中央最多 { $most } 行列。
map-read-frame = { $place }：第一个角必须较小。
map-read-twice = { $place }：六角格（{ $q }，{ $r }）在文件中出现两次。
map-read-turn = { $place }：旋转与方向为 0 到 5。
map-read-many = 文件中有 { $count } 块板块，最多只能画 { $most } 块。
