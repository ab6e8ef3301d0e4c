error-not-found = There is nothing here.
error-no-such-table = There is no such table, or it is not open to you.
error-no-such-proposal = This proposal does not stand any more.
error-token-needed = Only somebody at this table may do that; say who you are with a token.
error-not-yours = Your token does not give you the right to do that here.
error-secrets-inside = That would tell what other players hold; it can be had when the game is over.
error-wrong-origin = Pages of other hosts may not use this server.
error-stale-version = The table has moved on: you spoke of version { $at }, it is at version { $version }.
error-not-running = Nothing can be played at this table now ({ $state }).
error-not-over = That can be had when the game is over ({ $state }).
error-not-open = This table is not waiting for players any more ({ $state }).
error-seats-open = The game cannot begin yet: { $seats ->
    [one] one seat is open.
   *[other] { $seats } seats are open.
}
error-seat-taken = Somebody sits there already.
error-no-seat-free = All seats at this table are taken.
error-not-a-player = Seat { $seat } is not played by a person.
error-frozen = This table can be looked at and exported, but not played: { $reason }
error-other-version = It was played with version { $version } of { $game }; this server plays version { $known }.
error-no-longer-replays = Its record { $record } does not fit the rules of this server: { $reason }
error-bad-request = The request cannot be read: { $where }: { $reason }
error-bad-frame = The message cannot be read: { $reason }
error-hello-first = The first message names the table.
error-too-large = That is too long; at most { $limit } bytes are taken.
error-too-many = Too much at once; try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
error-too-many-proposals = Your seat has { $limit } proposals standing; dismiss one first.
error-not-legal-there = Seat { $seat } could not play that now.
error-method-not-allowed = This address does not take such requests.
error-busy = The server cannot do that now; try again in a moment.
error-broken = Something went wrong in the server; nothing was changed.
error-bad-setting = The setting { $name } cannot be “{ $value }”. Right would be: { $known }.
error-bad-address = The database cannot be used: { $reason }
error-one-process-only = SQLite serves one process, not { $workers }. Use --workers 1, or name a PostgreSQL database with --db postgresql+asyncpg://…
error-data-in-use = Another server is using { $file } already. Stop it, or name another database with --db.
error-port-taken = Port { $port } of { $host } is taken; name another one with --port.
error-cannot-open-data = { $place } cannot be used: { $reason }
error-not-a-backup = { $file } is not a backup of Lastboat.
error-backup-cut-off = The backup { $file } is cut off: its end is missing. Nothing was changed.
error-backup-damaged = The backup { $file } is damaged. Nothing was changed.
error-backup-would-replace = { $file } is there already and is not a backup; name another file.
error-nothing-to-back-up = There is no database at { $place }.
error-database-not-empty = There are tables in this database already. Name an empty one with --db, or give them up with --replace.
error-database-busy = A server is using this database. Stop it first.
