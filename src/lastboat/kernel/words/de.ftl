seat-name = Spieler { $number }
labelled-text = { $name }: { $text }
number-of-box = wie in der Schachtel
error-unknown-game = Es gibt kein Spiel „{ $game }“. Bekannte Spiele: { $known }.
error-bad-plugin = Das Spiel „{ $game }“ aus { $plugin } ist nicht zu gebrauchen: { $reason }.
error-wrong-version = Das Spiel „{ $game }“ aus { $plugin } braucht Lastboat { $needs }; dies ist { $version }.
error-game-twice = { $plugin } bringt ein Spiel „{ $game }“ mit, aber es gibt schon eines, aus { $other }. Dieses gilt; deinstalliere eines von beiden.
error-unknown-word = „{ $word }“ ist { $kind ->
    [bot] kein Bot
    [language] keine der Sprachen
    [header] keine Kopfzeile
    [record] kein Schritt
    [field] kein Feld
    [verb] keine Aktion
    [seat] kein Platz
    [device] kein Gerät
   *[other] hier nicht möglich
}. Richtig wäre: { $known }.
error-bad-number = „{ $word }“ ist keine Zahl von { $low } bis { $high }.
error-bad-seats = Das Spiel ist für { $low } bis { $high } Spieler, nicht für { $seats }.
error-bad-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-bad-option = Eine Option „{ $option }“ gibt es nicht. Optionen: { $known }.
error-bad-value = Option { $option } kann nicht „{ $value }“ sein. Richtig wäre: { $known }.
error-fixed-value = Option { $option } ist mit { $by } „{ $known }“; sie kann nicht „{ $value }“ sein.
error-unreadable-grid = Option { $option } kann nicht „{ $value }“ sein. Richtig wäre eines von { $known } oder ein eigenes Raster: Zeilen aus X für einen Platz und . für keinen, mit / dazwischen.
error-wrong-grid-size = Das Raster für Option { $option } muss genau { $places } Plätze haben; dieses hat { $count }.
error-grid-in-pieces = Das Raster für Option { $option } muss zusammenhängen: jeder Platz Seite an Seite mit den anderen verbunden.
error-bad-each = Option { $option } kann bei { $seats } Spielern nicht „{ $value }“ sein. Richtig wären { $seats } von diesen mit Kommas dazwischen, jede Rolle einmal: { $known }.
error-bad-bots = { $bots } Bots für { $seats } Spieler: richtig wäre ein Bot für alle oder einer für jeden.
error-no-agent = Der Bot { $agent } kann nicht spielen: { $reason }
error-agent-raised = { $agent } (Spieler { $player }) ist gescheitert: { $reason }
error-agent-passed = { $agent } (Spieler { $player }) hat nichts gewählt, ist aber am Zug; nur außerhalb seines Zuges darf ein Bot die anderen weiterspielen lassen.
error-agent-illegal = { $agent } (Spieler { $player }) hat { $action } gewählt, was nicht erlaubt ist. Erlaubt: { $legal }.
error-agent-too-slow = { $agent } (Spieler { $player }) hat sich nicht innerhalb von { $seconds } s entschieden.
error-in-game = Partie { $number } mit Startwert { $seed }: { $reason }
error-illegal-action = { $seat } darf jetzt nicht „{ $action }“ spielen. Erlaubt: { $legal }.
error-not-your-turn = { $seat } hat jetzt nichts zu tun; an der Reihe ist { $actor }.
error-chances-turn = { $seat } hat jetzt nichts zu tun; erst wird gezogen oder gewürfelt.
error-game-is-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
error-nothing-to-undo = Nichts kann zurückgenommen werden: Seither hat der Zufall entschieden oder ein anderer Spieler gehandelt, oder es wurde noch nichts gespielt.
error-bad-record = Schritt { $number } gibt es nicht; die Partie hat { $last }.
error-bad-text = Zeile { $line }: { $reason }
error-not-a-match = Die erste Zeile ist nicht „{ $title }“.
error-no-game-named = Der Kopf nennt kein Spiel.
error-wrong-count = Werte nötig: { $needed }, angegeben: { $count }.
error-cut-off = Die Datei ist abgeschnitten: Ihre letzte Zeile „end: …“ fehlt.
error-edited = Die Datei wurde verändert: Ihr Inhalt passt nicht zur Prüfsumme in der letzten Zeile.
error-too-new = Von einem neueren Programm geschrieben: { $what } Version { $version }; dieses kennt höchstens { $known }.
error-too-old = { $what } Version { $version } wird nicht mehr gespielt; dieses Programm spielt { $known }.
error-no-cache = Kompilierte Regeln können nicht in { $folder } aufbewahrt werden: { $reason }. Stattdessen spielt reines Python, etwa fünfzigmal langsamer. Nenne mit LASTBOAT_CACHE einen anderen Ordner.
error-no-compiler = Es gibt keinen C-Compiler, um die Regeln zu kompilieren. Stattdessen spielt reines Python, etwa fünfzigmal langsamer. Installiere einen Compiler mit „pip install lastboat[build]“ oder nenne einen mit LASTBOAT_CC.
error-build-failed = Kompilierte Regeln konnten mit { $command } nicht gebaut oder geladen werden: { $reason }. Stattdessen spielt reines Python, etwa fünfzigmal langsamer. Nenne mit LASTBOAT_CC einen anderen Compiler.
error-no-cupy = Partien auf einer GPU brauchen CuPy. Installiere es mit „pip install lastboat[gpu]“.
error-no-gpu = Es gibt keine GPU, auf der Partien gespielt werden können: { $reason }
error-not-on-gpu = { $bot } spielt nicht auf einer GPU. Möglich: { $known }.
error-no-ray = Partien auf einem Cluster brauchen Ray. Installiere es mit „pip install lastboat[ray]“.
error-no-cluster = Unter { $address } ist kein Ray-Cluster: { $reason }
error-cluster-failed = Der Ray-Cluster ist ausgefallen: { $reason }
error-address-without-ray = Die Adresse { $address } ist die eines Ray-Clusters; sie gehört zum Ausführer ray.
error-worker-died = { $attempts } Arbeitsprozesse sind nacheinander bei denselben Partien ausgefallen.
error-bad-action = Aktion { $action } ist an Tisch { $table } nicht erlaubt. Erlaubt: { $legal }.
error-bad-batch = { $what } kann nicht { $value } sein, sondern { $low } bis { $high }.
error-no-team = In { $game } spielt jeder gegen jeden; ein Lernender für alle Plätze braucht ein Spiel, das man gemeinsam gewinnt.
error-outcome-impossible = „{ $outcome }“ kann jetzt nicht kommen. Möglich: { $possible }.
error-seal-broken = Das Siegel ist bei Schritt { $number } gebrochen: { $reason }.
error-seed-does-not-fit = die geheime Zahl passt nicht zum veröffentlichten Fingerabdruck
error-number-does-not-fit = die Zahl von { $seat } passt nicht zum vorher bekannten Fingerabdruck
error-outcome-does-not-follow = dieses Ergebnis folgt nicht aus der geheimen Zahl
error-not-as-written = dieses Kapitel lässt sich nicht so spielen, wie es hier steht
error-secret-missing = Diese Partie ist mit { $seal } versiegelt; ohne die geheime Zahl geht es nicht weiter.
error-not-sealed = Diese Partie wurde nicht mit versiegeltem Zufall gespielt, oder die geheime Zahl ist unbekannt; es gibt nichts zu prüfen.
error-not-allowed = { $where }: { $what } ist in einer Regel nicht erlaubt.
error-redacted-match = Zeile { $line }: Die Partie ist nur aus der Sicht eines Spielers aufgezeichnet und lässt sich nicht nachspielen; die vollständige gibt es nach dem Ende.
