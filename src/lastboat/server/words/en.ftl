error-not-found = There is nothing here.
error-wrong-origin = Pages from other hosts may not use this server.
error-wrong-host = This server does not answer under that name.
error-bad-frame = The message cannot be read: { $reason }
error-hello-first = The first message must name the table.
error-too-large = That is too long; at most { $limit } bytes are accepted.
error-too-many = Too many requests; try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
error-method-not-allowed = This address does not accept such requests.
error-broken = Something went wrong on the server; nothing was changed.
error-bad-setting = The setting { $name } cannot be “{ $value }”. Expected: { $known }.
error-bad-address = The database cannot be used: { $reason }
error-one-process-only = SQLite serves one process, not { $workers }. Use --workers 1, or name a PostgreSQL database with --db postgresql+asyncpg://…
error-no-postgres-driver = PostgreSQL needs asyncpg. Install it with “pip install lastboat[postgres]”.
error-data-in-use = Another server is already using { $file }. Stop it, or name another database with --db.
error-port-taken = Port { $port } of { $host } is taken; name another one with --port.
error-cannot-open-data = { $place } cannot be used: { $reason }
error-not-a-backup = { $file } is not a backup of Lastboat.
error-backup-cut-off = The backup { $file } is cut off: its end is missing. Nothing was changed.
error-backup-damaged = The backup { $file } is damaged. Nothing was changed.
error-backup-would-replace = { $file } already exists and is not a backup; name another file.
error-no-database = There is no database at { $place }.
error-database-not-empty = This database already has tables in it. Name an empty one with --db, or discard them with --replace.
error-database-busy = A server is using this database. Stop it first.
error-blocked = This server does not accept requests from your address.
error-name-blocked = The name “{ $name }” cannot be used here. Please choose another one.
error-bad-block = “{ $value }” is neither an address nor a network.
