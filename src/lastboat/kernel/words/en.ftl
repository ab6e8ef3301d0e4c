seat-name = Player { $number }
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-unknown-word = “{ $word }” is not a { $kind }. Right would be: { $known }.
error-bad-number = “{ $word }” is not a number from { $low } to { $high }.
error-bad-seats = { $seats ->
    [one] One player cannot play this; it is for { $low } to { $high }.
   *[other] { $seats } players cannot play this; it is for { $low } to { $high }.
}
error-bad-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-bad-option = There is no option “{ $option }”. Options: { $known }.
error-bad-value = Option { $option } cannot be “{ $value }”. Right would be: { $known }.
error-unreadable-grid = Option { $option } cannot be “{ $value }”. Right would be one of { $known }, or an own grid: rows of X for a place and . for none, with / between them.
error-wrong-grid-size = The grid for option { $option } must have exactly { $places } places; this one has { $count }.
error-grid-in-pieces = The grid for option { $option } must be in one piece: every place linked to the others side by side.
error-bad-each = Option { $option } cannot be “{ $value }” with { $seats } players. Right would be { $seats } of these with commas between them, each role once: { $known }.
error-bad-bots = { $bots } bots for { $seats } players: name one bot for all, or one for each.
error-illegal-action = Seat { $seat } may not “{ $action }” now. Legal: { $legal }.
error-not-your-turn = Seat { $seat } has nothing to do now; it is the turn of { $actor }.
error-chances-turn = Seat { $seat } has nothing to do now; it is the turn of chance.
error-game-is-over = The game is over; nothing can be played any more.
error-nothing-to-undo = Nothing can be taken back: chance or another seat has acted since, or nothing was played.
error-bad-record = There is no record { $number }; the match has { $last }.
error-bad-text = Line { $line }: { $reason }
error-not-a-match = The first line is not “{ $title }”.
error-no-game-named = The header names no game.
error-wrong-count = { $needed } values are needed, not { $count }.
error-cut-off = The match file is cut off: its last line, “end: …”, is missing.
error-edited = The match file was changed: its contents do not fit the checksum in its last line.
error-from-the-future = Written by a newer program: { $what } version { $version }; this one knows up to { $known }.
error-from-the-past = { $what } version { $version } is no longer played; this program plays { $known }.
error-outcome-impossible = “{ $outcome }” cannot come now. Possible: { $possible }.
error-seal-broken = The seal is broken at record { $number }: { $reason }.
error-seed-does-not-fit = the seed does not fit the published hash
error-outcome-does-not-follow = this outcome does not follow from the seed
error-secret-missing = This match is sealed with { $seal }; it cannot go on without the secret seed.
error-not-sealed = This match was not played with sealed chance, or its secret seed is not known; there is nothing to verify.
error-not-allowed = { $where }: { $what } is not allowed in a rule.
error-redacted-match = Line { $line }: this match is told as one seat saw it and cannot be replayed; ask for the full one after the end.
