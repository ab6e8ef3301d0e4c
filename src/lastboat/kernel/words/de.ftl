seat-name = Spieler { $number }
error-unknown-game = Es gibt kein Spiel „{ $game }“. Bekannte Spiele: { $known }.
error-unknown-word = „{ $word }“ passt hier nicht ({ $kind }). Richtig wäre: { $known }.
error-bad-seats = Das Spiel ist für { $low } bis { $high } Spieler, nicht für { $seats }.
error-bad-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-bad-option = Eine Option „{ $option }“ gibt es nicht. Optionen: { $known }.
error-bad-value = Option { $option } kann nicht „{ $value }“ sein. Richtig wäre: { $known }.
error-bad-grid = { $problem ->
    [signs] Option { $option } kann nicht „{ $value }“ sein. Richtig wäre eines von { $known } oder ein eigenes Raster: Zeilen aus X für einen Platz und . für keinen, mit / dazwischen.
    [size] Das Raster für Option { $option } muss genau { $places } Plätze haben; dieses hat { $count }.
   *[pieces] Das Raster für Option { $option } muss aus einem Stück sein: jeder Platz Seite an Seite mit den anderen verbunden.
}
error-bad-each = Option { $option } kann bei { $seats } Spielern nicht „{ $value }“ sein. Richtig wären { $seats } von diesen mit Kommas dazwischen, jede Rolle einmal: { $known }.
error-illegal-action = Platz { $seat } darf jetzt nicht „{ $action }“ spielen. Erlaubt: { $legal }.
error-not-your-turn = Platz { $seat } hat jetzt nichts zu tun; an der Reihe ist { $actor }.
error-game-is-over = Das Spiel ist vorbei; es kann nichts mehr gespielt werden.
error-nothing-to-undo = Nichts kann zurückgenommen werden: seither hat der Zufall oder ein anderer Platz gehandelt, oder es wurde nichts gespielt.
error-bad-record = Eintrag { $number } gibt es nicht; die Partie hat { $last }.
error-bad-text = Zeile { $line }: { $reason }
error-cut-off = Die Datei ist abgeschnitten: ihre letzte Zeile „end: …“ fehlt.
error-edited = Die Datei wurde verändert: ihr Inhalt passt nicht zur Prüfsumme in der letzten Zeile.
error-from-the-future = Von einem neueren Programm geschrieben: { $what } Version { $version }; dieses kennt höchstens { $known }.
error-outcome-impossible = „{ $outcome }“ kann jetzt nicht kommen. Möglich: { $possible }.
error-seal-broken = Das Siegel ist bei Eintrag { $number } gebrochen: { $reason }.
error-secret-missing = Diese Partie ist mit { $seal } versiegelt; ohne die geheime Zahl geht es nicht weiter.
error-not-sealed = Diese Partie wurde nicht mit versiegeltem Zufall gespielt, oder die geheime Zahl ist unbekannt; es gibt nichts zu prüfen.
error-not-allowed = { $where }: { $what } ist in einer Regel nicht erlaubt.
error-redacted-match = Zeile { $line }: die Partie ist so erzählt, wie ein Platz sie sah, und lässt sich nicht nachspielen; die ganze gibt es nach dem Ende.
