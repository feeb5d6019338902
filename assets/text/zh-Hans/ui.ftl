# 界面框架。
seat-number = 玩家 { $number }
cover-turn = 轮到你了。
form-browse = 浏览

colony-yellow = 黄蚁
colony-pink = 粉蚁
colony-blue = 蓝蚁
colony-green = 绿蚁
look-yellow = 黄色方形
look-pink = 粉色圆形
look-blue = 蓝色三角形
look-green = 绿色菱形
