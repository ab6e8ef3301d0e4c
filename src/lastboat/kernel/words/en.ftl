seat-name = Player { $number }
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-unknown-word = “{ $word }” is not a valid { $kind }. Expected: { $known }.
error-bad-number = “{ $word }” is not a number from { $low } to { $high }.
error-bad-seats = { $seats ->
    [one] One player cannot play this; it is for { $low } to { $high }.
   *[other] { $seats } players cannot play this; it is for { $low } to { $high }.
}
error-bad-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-bad-option = There is no option “{ $option }”. Options: { $known }.
error-bad-value = Option { $option } cannot be “{ $value }”. Expected: { $known }.
error-unreadable-grid = Option { $option } cannot be “{ $value }”. Expected: one of { $known }, or a grid of your own: rows of X for a place and . for none, with / between them.
error-wrong-grid-size = The grid for option { $option } must have exactly { $places } places; this one has { $count }.
error-grid-in-pieces = The grid for option { $option } must be in one piece: every place connected to the others side by side.
error-bad-each = Option { $option } cannot be “{ $value }” with { $seats } players. Give { $seats } of these, separated by commas, no role twice: { $known }.
error-bad-bots = { $bots } bots for { $seats } players: name one bot for all, or one for each.
error-illegal-action = { $seat } may not play “{ $action }” now. Legal: { $legal }.
error-not-your-turn = { $seat } has nothing to do now; it is { $actor }’s turn.
error-chances-turn = { $seat } has nothing to do now; a card or die comes next.
error-game-is-over = The game is over; nothing more can be played.
error-nothing-to-undo = Nothing can be undone: chance or another seat has acted since, or nothing has been played.
error-bad-record = There is no record { $number }; the match has { $last }.
error-bad-text = Line { $line }: { $reason }
error-not-a-match = The first line is not “{ $title }”.
error-no-game-named = The header names no game.
error-wrong-count = { $needed ->
    [one] One value is needed, not { $count }.
   *[other] { $needed } values are needed, not { $count }.
}
error-cut-off = The match file is cut off: its last line, “end: …”, is missing.
error-edited = The match file was changed: its contents do not match the checksum in its last line.
error-from-the-future = Written by a newer program: { $what } version { $version }; this one knows up to { $known }.
error-from-the-past = { $what } version { $version } is no longer supported; this program plays { $known }.
error-no-cache = Native rules cannot be kept in { $folder }: { $reason }. Name another folder with LASTBOAT_CACHE.
error-outcome-impossible = “{ $outcome }” cannot happen now. Possible: { $possible }.
error-seal-broken = The seal is broken at record { $number }: { $reason }.
error-seed-does-not-fit = the seed does not match the published hash
error-outcome-does-not-follow = this outcome does not follow from the seed
error-secret-missing = This match is sealed with { $seal }; it cannot go on without the secret seed.
error-not-sealed = This match was not played with sealed chance, or its secret seed is not known; there is nothing to verify.
error-not-allowed = { $where }: { $what } is not allowed in a rule.
error-redacted-match = Line { $line }: this match is told as one seat saw it and cannot be replayed; ask for the full one once the game is over.
