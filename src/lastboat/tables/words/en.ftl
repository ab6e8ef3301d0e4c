error-not-found = There is nothing here.
error-no-such-table = There is no such table, or it is not open to you.
error-no-such-proposal = This proposal no longer stands.
error-token-needed = Only someone at this table may do that; say who you are with a token.
error-not-yours = Your token does not allow you to do that here.
error-secrets-inside = That would reveal other players’ cards; you can have it when the game is over.
error-wrong-origin = Pages from other hosts may not use this server.
error-stale-version = The table has moved on: you were at version { $at }, it is now at version { $version }.
error-not-running = Nothing can be played at this table now ({ $state }).
error-not-over = That is only available once the game is over ({ $state }).
error-not-open = This table is no longer waiting for players ({ $state }).
state-open = waiting for players
state-running = in progress
state-over = finished
state-closed = closed
state-frozen = frozen
error-seats-open = The game cannot begin yet: { $seats ->
    [one] one seat is still free.
   *[other] { $seats } seats are still free.
}
error-seat-taken = Somebody is already sitting there.
error-no-seat-free = All seats at this table are taken.
error-not-a-player = { $seat }’s seat is not held by a person.
error-frozen = This table can be viewed and exported, but not played: { $reason }
error-other-version = It was played with version { $version } of { $game }; this server plays version { $known }.
error-no-longer-replays = Step { $record } breaks the rules as this server plays them: { $reason }
error-bad-request = The request cannot be read: { $where }: { $reason }
error-bad-frame = The message cannot be read: { $reason }
error-hello-first = The first message must name the table.
error-too-large = That is too long; at most { $limit } bytes are accepted.
error-too-many = Too many requests; try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
error-too-many-proposals = Your seat already has { $limit } open proposals; dismiss one first.
error-not-legal-there = { $seat } cannot play that now.
error-method-not-allowed = This address does not accept such requests.
error-busy = The server cannot do that now; try again in a moment.
error-broken = Something went wrong on the server; nothing was changed.
error-bad-setting = The setting { $name } cannot be “{ $value }”. Expected: { $known }.
error-bad-address = The database cannot be used: { $reason }
error-one-process-only = SQLite serves one process, not { $workers }. Use --workers 1, or name a PostgreSQL database with --db postgresql+asyncpg://…
error-data-in-use = Another server is already using { $file }. Stop it, or name another database with --db.
error-port-taken = Port { $port } of { $host } is taken; name another one with --port.
error-cannot-open-data = { $place } cannot be used: { $reason }
error-not-a-backup = { $file } is not a backup of Lastboat.
error-backup-cut-off = The backup { $file } is cut off: its end is missing. Nothing was changed.
error-backup-damaged = The backup { $file } is damaged. Nothing was changed.
error-backup-would-replace = { $file } already exists and is not a backup; name another file.
error-nothing-to-back-up = There is no database at { $place }.
error-database-not-empty = This database already has tables in it. Name an empty one with --db, or discard them with --replace.
error-database-busy = A server is using this database. Stop it first.
