# 界面框架。
app-name = Formicarium
app-about = 桌上的蚁群世界

# 蚁群
seat-number = 玩家 { $number }
colony-yellow = 黄蚁群
colony-pink = 粉蚁群
colony-blue = 蓝蚁群
colony-green = 绿蚁群
look-yellow = 黄色方形
look-pink = 粉色圆形
look-blue = 蓝色三角形
look-green = 绿色菱形
colony-card = { $name }（{ $look }）

# 通用
close = 关闭
form-browse = 浏览
menu = 菜单
menu-players = 玩家
menu-leave = 离开牌桌
menu-leave-saved = 对局会随时自动保存。

# 玩家
who-label = 谁来操控{ $name }
who-human = 真人
bot-random = 机器人：随机
bot-greedy = 机器人：贪心
bot-novice = 机器人：新手
bot-casual = 机器人：休闲
bot-strong = 机器人：强手
bot-expert = 机器人：高手
bot-mcts = 机器人：{ $budget }
players-title = 玩家
players-about = 座位可以随时交给机器人，也可以随时收回。
players-apply = 更换玩家
players-leave = 保持原样
players-conceded = 已认输
concede = 认输
concede-title = { $name }要认输吗？
concede-about-two = 对局立即结束，另一个蚁群获胜。
concede-about-many = 该蚁群排在最后一名，由机器人继续代打。
concede-no = 继续对局

# 机器人速度
pace-title = 机器人速度
pace-slow = 慢
pace-normal = 正常
pace-fast = 快
pace-instant = 立即

# 牌桌顶栏
bar-round = 第 { $round } 轮
bar-over = 对局结束
bar-thinking = 正在思考
bar-paused = 已暂停，等你继续
bar-bot-failed = 出错了，请重试
bar-end-turn = 结束回合
bar-undo = 撤销（Ctrl+Z）
bar-redo = 重做（Ctrl+Y）
bar-restart = 重新开始本回合（Ctrl+R）
bar-pause = 让机器人暂停（P）
bar-hint = 提示（H）
hint-thinking = 正在思考提示 …
hint-title = 提示：推演了 { $simulations } 局；胜率，以及粗估的终局分数
hint-row = { $place }. { $what }：{ $share }%，{ $points } 分
hint-close = 关闭提示
bar-go-on = 让机器人继续（P）
bar-score = 计分表
bar-not-saved = 未保存
bar-trouble = { $reason } 点击重试。
key-end-turn = 快捷键：E
end-turn-again = { $left }：再按一次 E 或按钮，结束回合。
log-title = 记录

# 两名玩家之间的交接
cover-title = { $name }，轮到你做决定
cover-button = 我是{ $name }
cover-turn = 请在其他人没有看屏幕时接手。
cover-hint = 之后会显示只有你能看的内容。

# 计分表
score-won = { $count ->
    [1] { $names }获胜
   *[other] { $names }共同获胜
}
score-place = 第 { $place } 名
score-again = 再来一局
score-boards = 查看版图
score-lobby = 返回大厅
score-record = 对局记录于 { $path }

# 对局记录的说明
remark-cut = 记录已损坏：{ $reason }。完好的部分已经打开。
remark-lines = 编辑器或其他工具改动了记录的换行符，内容没有丢失。
remark-beside = 原文件保持不变，对局在 { $file } 中继续。
record-gone = { $path } 已被移动或删除，游戏不再保存到该文件。请把它放回原处。
remark-drift = 第 { $step } 步如今得到的局面与记录时不同。

# 大厅
lobby-new = 新对局
lobby-game = 游戏
lobby-colonies = 蚁群数
lobby-name = { $colony }的名字
lobby-name-glyphs = 名字里有字体中没有的字符，会显示为方框。
lobby-seat-up = 把{ $colony }的玩家上移
lobby-seed = 种子
lobby-seed-hint = 数字或任意文字；留空则随机
lobby-seed-range = 种子若为数字，须为 0 到 18446744073709551615 的整数；文字则不限。
lobby-start = 开始对局
lobby-open = 打开
lobby-open-path = 其他文件
lobby-open-hint = 对局记录的路径
games-title = 对局记录
games-refresh = 重新查找
games-none = 你玩过的每一局都会出现在这里，可以继续，也可以回看。
games-more = 文件夹里还有 { $count } 局更早的对局。
games-folder = 文件夹：{ $path }
games-open = 打开 { $file }
games-over = 已结束
games-round = 第 { $round } 轮
games-cut = 从第 { $line } 行起损坏
games-damaged = 无法打开：{ $reason }

# 设置
settings-title = 设置
settings-language = 语言
settings-shade = 配色
shade-system = 跟随系统
shade-light = 浅色
shade-dark = 深色
settings-motion = 动画
settings-motion-about = 蚂蚁和卡牌会移动

# 规则
rules-title = 规则
rules-open = 规则（F1）
rules-open-at = 打开规则 { $rule }
rules-page = 页面

# 通知
notice-settings = 设置文件已损坏
notice-settings-about = 程序以默认设置启动。损坏的文件保留为 { $path }。
notice-settings-unsaved = 无法保存设置
notice-settings-unsaved-about = { $path }：{ $reason }
notice-open = 无法打开对局
notice-record = 无法记录对局
list-comma = {"，"}
news-go-on = 继续
