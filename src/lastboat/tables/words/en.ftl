error-no-such-table = There is no such table, or it is not open to you.
error-no-such-proposal = This proposal no longer stands.
error-token-needed = Only someone at this table may do that; say who you are with a token.
error-not-yours = Your token does not allow you to do that here.
error-secrets-inside = That would reveal other players’ cards; you can have it when the game is over.
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
error-too-many-proposals = Your seat already has { $limit } open proposals; dismiss one first.
error-not-legal-there = { $seat } cannot play that now.
error-busy = The server cannot do that now; try again in a moment.
error-table-full = This table takes no more of these: it has had { $limit }.
error-not-absent = { $seat } is at the table. A player can be replaced after leaving, or after { $seconds } seconds of absence.
error-hand-is-secret = Others would see the hand of { $seat }. Only a bot can take over, unless the player has left the table.
error-no-such-line = There is no line { $line } in this chat.
error-wrong-phrase = No seat has this recovery phrase.
error-not-stored = This device cannot store the move: its storage is full, or the browser refuses it. Nothing was changed. Download the match to keep it.
