# 磁盘上的文档：为何不能打开、保存或命名。

editor-file-missing = 找不到 { $path }。
editor-file-no-folder = { $path } 所在的文件夹不存在，请先建立，或另选一个。
editor-file-folder = { $path } 是文件夹，请选择文件。
editor-file-special = { $path } 不是普通文件，请另选一个。
editor-file-large = { $path } 大于 { $most } MB，不是文档，请另选一个。
editor-file-not-text = { $path } 不是文本，不是文档，请另选一个。
editor-file-no-rescue = { $path } 中没有可恢复的内容。
editor-file-exists = { $path } 已经存在。
editor-file-changed = 自你打开或保存以来，{ $path } 已被其他程序改动。
editor-file-read-only = { $path } 有写保护，请解除写保护，或换个名称保存。
editor-file-unreadable = 无法读取 { $path }：{ $error }
editor-file-unwritable = 无法写入 { $path }：{ $error }

editor-name-empty = 请给文件起个名称。
editor-name-sign = 名称中不能有 { $sign }。
editor-name-control = 名称中不能有换行或其他看不见的符号。
editor-name-device = “{ $name }”在某些系统上表示设备，请换个名称。
editor-name-end = 名称不能以点或空格结尾。
editor-name-long = 名称有 { $count } 个字符，最多只能放下其中 { $most } 个。
