# What can go wrong where the log is kept.

store-conflict = Table { $table } goes on with event { $found }, not { $expected }: someone was faster; read it again and decide anew.
store-failed = The log could not be written ({ $error }). See whether the disk is full, then ask again: what was kept after all will be recognised.
store-refused = This cannot be kept ({ $error }); nothing of it was written. Put it right and ask again.
store-closed = The library is closing and keeps nothing more; ask again when it is back.
store-unwritable = “{ $folder }” cannot be used ({ $error }); choose a folder that you may write to, on a disk with room.
store-locked = Another process has the library in “{ $folder }” open; stop that one first, or choose another folder.
store-missing = There is no library in “{ $file }”; check the name of the folder or file.
store-foreign = “{ $file }” is not the database of a library; move it away, or choose another folder.
store-damaged = “{ $file }” is damaged ({ $error }); keep a copy of it, and restore the last backup into a new folder.
store-newer = “{ $file }” was written by a newer version of this program (its step { $found }, ours { $ours }); install the newer version, or restore an older backup into a new folder.
store-changed = “{ $file }” was made by another build of this program: its step { $number } ({ $name }) differs from ours. Use the build that made it, or restore a backup into a new folder.
store-old-sqlite = This Python brings SQLite { $found }; the library needs { $needed } or newer. Use a newer Python.
store-backup-taken = “{ $file }” already exists and will not be overwritten; choose another name.
store-backup-failed = “{ $file }” could not be written ({ $error }); choose a folder that exists, is yours and has room.
store-backup-faulty = The log of table { $table } in “{ $file }” is not whole, so nothing was restored; take an older backup.
store-restore-taken = There is a library in “{ $folder }” already; choose an empty folder or database, or move that one away first.
store-elsewhere = Another node of this library writes table { $table }; ask again in a moment.
store-unreachable = The database at { $place } cannot be used ({ $error }). See whether it runs and lets us in, then try again.
store-clock = The clock of this machine differs from that of the database at { $place } by { $seconds } seconds; set it right (NTP), then start again.
store-no-driver = A library in PostgreSQL needs the extra: pip install "ludotheque[postgres]".
store-no-such-kind = A library cannot be kept in “{ $asked }”; give a folder, or an address that begins with postgresql://.
store-backup-postgres = A library in PostgreSQL ({ $place }) is backed up with PostgreSQL’s own pg_dump; see docs/operating.md.
