# Documents on disk: why they can't be opened, saved or named.

editor-file-missing = { $path } is not there.
editor-file-no-folder = The folder of { $path } is not there; make it first, or choose another one.
editor-file-folder = { $path } is a folder; choose a file.
editor-file-special = { $path } is no ordinary file; choose another one.
editor-file-large = { $path } is larger than { $most } MB, so this is no document; choose another one.
editor-file-not-text = { $path } is not text, so this is no document; choose another one.
editor-file-no-rescue = { $path } holds nothing to be rescued.
editor-file-exists = { $path } exists already.
editor-file-changed = { $path } was changed by another program since you opened or saved it.
editor-file-read-only = { $path } is write-protected; allow writing, or save under another name.
editor-file-unreadable = { $path } cannot be read: { $error }
editor-file-unwritable = { $path } cannot be written: { $error }

editor-name-empty = Give the file a name.
editor-name-sign = A name can't have { $sign } in it.
editor-name-control = A name can't have line breaks or other invisible signs in it.
editor-name-device = "{ $name }" means a device on some systems; choose another name.
editor-name-end = A name can't end with a dot or a space.
editor-name-long = The name has { $count } characters; of these { $most } fit.
