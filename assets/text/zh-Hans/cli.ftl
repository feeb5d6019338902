# 命令行。

cli-heading-usage = 用法：
cli-heading-commands = 命令
cli-heading-options = 选项
cli-heading-arguments = 参数
cli-value-command = 命令

cli-help-about = Formicarium：在一台电脑上游玩、设计和复盘两款蚁群桌面游戏。
cli-help-after = 不写命令时打开窗口，与 play 相同。退出码：0 完成；1 verify、check 或 laws 发现了问题；2 无法执行，且没有写入任何内容。
cli-help-help = 显示本帮助
cli-help-version = 显示版本
cli-help-pack = 用此文件夹中的内容包代替基础包
cli-help-lang = 消息的语言：en 或 zh-Hans；不写则依照系统环境
cli-help-verbose = 把日志写到标准错误和日志文件
cli-help-json = 在标准输出上以一个 JSON 值作答

cli-help-play-about = 打开窗口：大厅，或一局有记录的游戏
cli-help-play-seats = 各座位由谁来玩：human 或机器人的名字，用逗号隔开
cli-help-play-layout = 要使用的布局文件
cli-help-species = 每个座位的种族，或一个词给所有座位：plain（无）、deal（发三留一）、offer（公开选）、random（随机），或种族名如 giant、fire
cli-help-play-seed = 一切随机结果的种子：数字或任意文字，与大厅中相同；不写则随机
cli-help-play-file = 要继续的对局记录；已结束的则用来复盘
cli-help-review-about = 打开窗口，逐步复盘一局有记录的游戏
cli-help-review-file = 要复盘的对局记录
cli-help-edit-about = 打开窗口，绘制地图
cli-help-edit-file = 要绘制的地图或板块组，省略则新建地图

cli-help-simulate-about = 不开窗口，让机器人玩许多局
cli-help-simulate-game = 游戏的名字
cli-help-simulate-seats = 各座位的机器人，用逗号隔开；每局依次换一个座位
cli-help-simulate-games = 局数；不写为 100
cli-help-simulate-seed = 一切随机结果的种子，数字或任意文字：种子相同则对局相同；不写为 1
cli-help-simulate-threads = 线程数；不写则与处理器数相同
cli-help-simulate-layout = 要使用的布局文件
cli-help-simulate-record = 存放每局记录的文件夹
cli-help-simulate-reach = 一直对局到能判定首个机器人的胜率是否至少为这个百分数，或打完全部局数：序贯检验，真实胜率相差 3 个百分点时，20 场里错 1 场

cli-help-verify-about = 把对局记录的每一步重新裁定并比较
cli-help-verify-files = 对局记录

cli-help-show-about = 以文字或 JSON 显示对局记录中的一个局面
cli-help-show-file = 对局记录
cli-help-show-at = 步骤的编号；不写则为最后的局面
cli-help-show-seat = 显示哪个座位的手牌，从 1 数起；不写则只显示公开的内容

cli-help-check-about = 检查内容包、布局或对局记录中的问题
cli-help-check-path = 内容包文件夹、布局文件或对局记录

cli-help-laws-about = 随机对局，并在每一步之后检验引擎的每一条定律
cli-help-laws-game = 游戏的名字
cli-help-laws-games = 局数，轮流使用各种蚁群数；不写为 500
cli-help-laws-seed = 一切随机结果的种子，数字或任意文字；不写为 1
cli-help-balance-about = 统计同一机器人自我对局的大量对局：谁胜、凭什么胜
cli-help-balance-game = 游戏的名字
cli-help-balance-games = 局数，各部分合计；不写为 1000
cli-help-balance-bot = 所有座位的机器人；不写为 greedy
cli-help-balance-colonies = 蚁群数；不写为 4
cli-help-balance-seed = 一切随机结果的种子，数字或任意文字；不写为 1
cli-help-balance-threads = 线程数；不写则与处理器数相同
cli-help-balance-part = 只进行 M 部分中的第 K 部分；加 --json 的结果以后可以合并
cli-help-balance-merge = 不对局，而是合并用 --json 写出的部分
cli-help-balance-layout = 布局文件
cli-help-play-game = 在大厅中选择的游戏名
cli-help-verify-game = 拒绝其他游戏的记录
cli-help-show-game = 拒绝其他游戏的记录
cli-help-check-game = 拒绝属于其他游戏的内容
cli-help-render-about = 无需显示器，画出对局记录的某个局面或一张地图
cli-help-render-file = 对局记录或地图
cli-help-render-at = 其中的步；不写为对局所在之处
cli-help-render-seat = 第 N 个蚁群所见，从 1 数起；不写为人人所见
cli-help-render-size = 宽和高（像素），如 1920x1080；省略时为 1280x800，地图则按六角格大小决定
cli-help-render-out = 图片文件
cli-help-render-force = 文件已存在时替换它
cli-help-render-dark = 用深色外观
cli-help-laws-threads = 线程数；不写则与处理器数相同
cli-help-hint-about = 说出机器人对对局记录中一个决定的看法
cli-help-hint-file = 对局记录
cli-help-hint-at = 所考虑局面的步骤编号；不写为对局所在之处
cli-help-hint-bot = 思考的机器人：novice、casual、strong、expert、mcts:模拟次数 或 mcts:毫秒数ms；不写为 expert
cli-help-hint-seat = 拒绝其他蚁群的决定，从 1 数起
cli-help-arena-about = 让机器人进行循环赛：谁胜过谁，各有多强
cli-help-arena-game = 游戏的名字
cli-help-arena-bots = 参赛的机器人，用逗号隔开，各写一次：不少于蚁群数；每种组合都会相遇
cli-help-arena-games = 局数，各部分合计；各种组合轮流进行；不写为 100
cli-help-arena-colonies = 每桌的蚁群数，各由不同的机器人来玩；不写为 2
cli-help-arena-seed = 一切随机结果的种子，数字或任意文字：种子相同则对局相同，除非机器人按时间思考；不写为 1
cli-help-arena-threads = 线程数；不写则与处理器数相同
cli-help-arena-part = 只进行 M 部分中的第 K 部分；加 --json 的结果以后可以合并
cli-help-arena-merge = 不对局，而是合并用 --json 写出的部分
cli-help-arena-layout = 布局文件
cli-help-endgame-about = 用可以穷尽的最后回合考验机器人：它们有多常找到最好的结局
cli-help-endgame-game = 游戏的名字
cli-help-endgame-bots = 受考验的机器人，用逗号隔开；不写为 expert,greedy
cli-help-endgame-host = 进行对局以提供局面的机器人；不写为 strong
cli-help-endgame-cases = 局面数，每局至多一个；不写为 100
cli-help-endgame-games = 为此至多进行的局数；不写为 1000
cli-help-endgame-colonies = 每桌的蚁群数；不写为 2
cli-help-endgame-seed = 一切随机结果的种子，数字或任意文字；不写为 1
cli-help-endgame-threads = 进行对局的线程数；不写则与处理器数相同。机器人则逐个接受考验
cli-help-learn-about = 让机器人对局，求出局面的各项特征对结局说明多少（写了 --species 时每隔一局使用）；权重按程序源码的写法输出
cli-help-learn-game = 游戏的名字
cli-help-learn-games = 局数，涵盖各种蚁群数；不写为 3600
cli-help-learn-seed = 一切随机结果的种子，数字或任意文字；不写为 1
cli-help-learn-threads = 线程数；不写则与处理器数相同

cli-bad-argument = 没有选项 { $arg }。
cli-bad-command = 没有命令 { $arg }。
cli-bad-value = { $value } 不能作为 { $arg } 的值。
cli-bad-number = { $value } 不能作为 { $arg } 的值：应为 { $least } 到 { $most } 的整数。
cli-bad-number-from = { $value } 不能作为 { $arg } 的值：应为不小于 { $least } 的整数。
cli-bad-missing-value = { $arg } 需要一个值。
cli-bad-missing = 缺少：{ $arg }。
cli-bad-conflict = { $arg } 不能与 { $other } 一起使用。
cli-bad-twice = { $arg } 写了不止一次；请只写一次。
cli-no-pack = --pack 不能与 { $command } 一起使用：记录自带内容，而 check 的内容包写在路径里。
cli-bad-other = 无法理解这些参数；请看 formicarium --help。
cli-bad-suggestion = 您是指 { $suggestion } 吗？

cli-unknown-language = 未知的语言 { $lang }；可用的有 en 和 zh-Hans。
cli-unknown-game = 没有游戏 { $game }；现有 { $known }。
cli-unknown-bot = 没有机器人 { $bot }；现有 { $known }。
cli-empty-seat = 第 { $place } 个座位没有写由谁来玩；现有 { $known }。
cli-seat-count = 写了 { $count } 个座位；这个游戏适合 { $least } 到 { $most } 个。
cli-no-games = 至少要玩一局；请把 --games 写大些。
cli-no-threads = 至少需要一个线程；请把 --threads 写大些。
cli-no-output = 无法把结果写到标准输出：{ $error }

cli-no-file = { $path } 不存在。
cli-folder = { $path } 是文件夹；这里需要文件。
cli-no-plain-file = { $path } 不是普通文件，无法在此读取。
cli-unreadable = 无法读取 { $path }：{ $error }
cli-unwritable = 无法写入 { $path }：{ $error }
cli-exists = { $path } 已经存在，未作改动；请换一个文件夹或种子。
cli-locked = { $path } 正在另一个窗口或程序中进行；请先在那里关闭。
cli-too-large = { $path } 太大，不可能是对局记录。
cli-no-record = { $path } 不是对局记录：第一行不是 Formicarium 的文件头。
cli-damaged-header = { $path } 的第一行已损坏，没有它就什么也读不出；请使用另一份副本。
cli-newer-format = { $path } 由本程序更新的版本记录（格式 { $found }）；请使用那个版本。
cli-record-game = { $path } 是游戏 { $game } 的记录，本程序没有这个游戏。
cli-odd-header = 无法理解 { $path } 的文件头：{ $what }
cli-odd-position = { $path } 中的局面与其设置不符：{ $what }
cli-unknown-kind = { $path } 既不是内容包，也不是布局或对局记录。

cli-line-ends = { $path }：只有换行符被改成了 Windows 的形式，像是编辑器或其他工具所为；仍可照常读取
cli-cut-incomplete = 第 { $line } 行不完整，像是写入时程序被中止；之前的内容完好
cli-cut-sum = 第 { $line } 行被改动过，或之前缺少了行（校验和不符）；之前的内容完好
cli-cut-form = 无法理解第 { $line } 行（{ $what }）；之前的内容完好
cli-cut-misfit = 第 { $line } 行说的事在那里不可能发生（{ $what }）；之前的内容完好
cli-cut-order = 第 { $line } 行的位置不对（{ $what }）；之前的内容完好

cli-simulated = { $games } 局，用时 { $seconds } 秒：每秒 { $rate } 局、{ $decisions } 个决定
cli-simulated-mean = 平均每局 { $decisions } 个决定、{ $rounds } 轮。
cli-simulated-stopped = 其中 { $games } 局没有结束，已被中止。
cli-simulated-bot = { $bot } { $wins } 胜（{ $share } %），平均得分 { $score }
cli-simulated-reached = 序贯检验判定：{ $bot } 至少赢得这类对局的 { $percent } %。
cli-simulated-missed = 序贯检验判定：{ $bot } 赢得的这类对局不到 { $percent } %。
cli-simulated-unclear = 还不能判定 { $bot } 是否至少赢得这类对局的 { $percent } %；用 --games 增加局数。

cli-verified = { $path }：{ $steps } 步，全部与记录相同；对局已结束
cli-verified-open = { $path }：{ $steps } 步，全部与记录相同；对局尚未结束
cli-verify-cut = { $path }：{ $steps } 步与记录相同，但是{ $what }
cli-verify-differs = { $path }：第 { $step } 步的结果不同：应为 { $expected }，现为 { $found }

cli-show-title = { $path }：{ $title }，第 { $step } 步，共 { $steps } 步
cli-show-aside = 其中 { $count } 步在变招中
cli-show-eyes = { $seat } 所见
cli-show-public = 公开可见的内容
cli-show-turn = 第 { $round } 轮，轮到{ $seat }：{ $phase }
cli-show-over = 对局已结束。
cli-show-place = { "  " }第 { $place } 名 { $seat }，{ $score } 分
cli-no-seat = 这局的座位是 1 到 { $seats }。
cli-no-step = 这份记录中没有第 { $step } 步；步骤为 0 到 { $last }。

cli-hint = { $path }，第 { $step } 步：{ $bot } 替{ $seat }思考，{ $choices } 个选择；模拟 { $simulations } 次，平均深 { $depth } 个决定
cli-hint-choice = 试过 { $visits } 次；预计得到胜利的 { $share } %；分数：{ $points }
cli-hint-points = { $seat } { $points }
cli-hint-untried = 没有试过
cli-hint-forced = { $path }，第 { $step } 步：{ $seat }只有一个选择：{ $choice }
cli-hint-over = 第 { $step } 步时对局已结束，没有要做的决定。
cli-hint-no-thinker = 机器人 { $bot } 不作权衡；请用 novice、casual、strong、expert 或 mcts:模拟次数。
cli-hint-other-seat = 这一步由第 { $seat } 个蚁群决定，考虑的是它的选择。

cli-error-at = 错误：{ $place }：{ $what }
cli-warning-at = 警告：{ $place }：{ $what }
cli-checked = { $path }：{ $what }：{ $errors ->
    [0] 没有错误
   *[other] { $errors } 个错误
}，{ $warnings ->
    [0] 没有警告
   *[other] { $warnings } 个警告
}
cli-record = 对局记录
cli-drift = 其后的局面与记录时不同：应为 { $expected }，现为 { $found }
cli-not-started = 记录在对局开始之前就结束了

cli-balance = { $bot } 对局 { $games } 局，计划 { $planned } 局，平均 { $rounds } 轮，中止 { $stopped } 局
cli-part-missing = 这里没有计入的部分：{ $parts }。
cli-balance-few = 未测得，只有 { $games } 局
cli-balance-cell = { "  " }{ $share } +- { $error }  得分 { $score }  { $name }（{ $games } 局；{ $facts }）
cli-arena = { $bots } 个机器人对局 { $games } 局，计划 { $planned } 局，每桌 { $colonies } 个，中止 { $stopped } 局
cli-arena-ratings = Elo 分，置信度 95 %，全体平均为 0；所得胜利的比例
cli-arena-bot = { "  " }{ $elo }  { $bot }  { $games } 局中胜 { $share } %，平均得分 { $score }
cli-arena-versus = 行中的机器人领先列中机器人的比例（%），附标准误差
cli-arena-bots = 写了 { $count } 个机器人；每桌 { $colonies } 个时，需要 { $colonies } 到 { $most } 个不同的机器人。
cli-endgame = { $cases } 个最后回合，各有 { $least } 到 { $most } 种不同的结局
cli-endgame-bot = { "  " }{ $bot }  { $cases } 次中 { $found } 次找到最好的结局；平均 { $mean } 秒，最长 { $longest } 秒
cli-endgame-host = 请写一个进行对局的机器人，例如 --host strong。
cli-learn = 出自对局中的 { $moments } 个时刻
cli-arena-twice = 机器人 { $bot } 写了不止一次；请各写一次。
cli-arena-games = 共有 { $count } 种组合；请让 --games 不小于这个数。
cli-part-different = { $path } 属于另一次统计：游戏、设置、机器人、种子、局数与部分数必须相同。
cli-part-twice = 不能加上 { $path }：第 { $part } 部分重复。
cli-part-unreadable = { $path } 不是 { $command } --json 写出的部分：{ $why }。
cli-other-game = { $path } 属于游戏 { $game }，不是 { $wanted }。
cli-render-exists = { $path } 已存在，保持原样；请换个名字，或用 --force。
cli-render-png = { $path } 必须以 .png 结尾：写出的是这种文件。
cli-render-size = 不能画 { $width } x { $height } 像素：每边 { $least } 到 { $most }，总数最多 { $pixels } 百万像素；可用 --size 宽x高 指定其他大小。
cli-no-map = { $path } 不是地图：{ $why }
cli-edit-record = { $path } 是对局记录，请用 formicarium play 或 formicarium review 打开。
cli-render-map = { $path } 是地图，没有步骤，也没有蚁群视角。
cli-render-will = 图片大小将为 { $width } x { $height } 像素。
cli-rendered = { $path }：{ $width } x { $height } 像素
cli-laws-kept = { $games } 局共 { $steps } 步，用时 { $seconds } 秒，每秒 { $rate } 局：每一步之后每条定律都成立
cli-laws-broken = 定律 { $law } 被违反：{ $seats } 个座位，种子 { $seed } 的对局第 { $step } 步：{ $what }

cli-no-display = 无法打开窗口（{ $why }）；simulate、verify、show、check、render、laws、balance、arena、endgame、learn 和 hint 不需要窗口，formicarium --help 有说明。
cli-no-window = 本程序构建时没有包含窗口；simulate、verify、show、check、render、laws、balance、arena、endgame、learn 和 hint 可用，formicarium --help 有说明。
cli-no-log = 没有保存日志：{ $why }
