interrupted = Abgebrochen.
commands-hint = hilfe, tipp, verlauf, stapel, regeln, rückgängig, speichern, ende
please-choose = Bitte wählen: eine Zahl oder eine Aktion eintippen; „hilfe“ erklärt mehr.
enter-plays = Enter: { $choice }
may-interrupt = Eingreifen ist jetzt möglich für { $names }:
interrupt-help = Mit Enter geht das Spiel weiter, mit „weiter“ ebenso, aber ohne weitere Nachfrage bis zu deinem eigenen Zug.
out-of-turn = Außer der Reihe, { $name }:
undo-hint = { $count ->
    [one] rückgängig: ein Schritt
   *[other] rückgängig: { $count } Schritte
}
undone = Zurückgenommen: { $action }. { $count ->
    [0] Weiter zurück geht es nicht.
    [one] Noch ein Schritt lässt sich zurücknehmen.
   *[other] Noch { $count } Schritte lassen sich zurücknehmen.
}
hand-over = Jetzt schaut nur { $name } auf den Bildschirm. Enter drücken, sobald niemand sonst hinsieht; „ende“ speichert und beendet das Programm.
log-earlier = { $count ->
    [one] … eine frühere Zeile: „verlauf“ eintippen
   *[other] … { $count } frühere Zeilen: „verlauf“ eintippen
}
saved = Gespeichert: { $file }
resume-with = Weiter geht es mit: { $command }
sealed = Der Zufall ist versiegelt. Fingerabdruck: { $seal }
no-piles = Mehr hat dieses Spiel nicht zu zeigen.
found = { $count ->
    [one] Ein Absatz.
   *[other] { $count } Absätze.
}
contents = „regeln 6.2“ oder „regeln WORT“ zeigt einen Absatz.
rules-in-english = Das Regelbuch ist auf Englisch.
verified = Das Siegel hält: Alle Ergebnisse in den { $count } Schritten folgen aus der geheimen Zahl ({ $chance }).
luck-made = Der Zufall stammt von { $names }.
luck-alone = Der Zufall stammt allein von { $name }.
luck-holder = dem Inhaber der geheimen Zahl
luck-missing = Keine Zufallszahl kam von { $names }.
players = { $low } bis { $high } Spieler

command-hint = tipp
command-undo = rückgängig
command-log = verlauf
command-piles = stapel
command-rules = regeln
command-save = speichern
command-help = hilfe
command-go = weiter
command-quit = ende
help-choose = Die Zahl vor einer Möglichkeit oder ihre Aktion eintippen, z. B. „{ $example }“; die Anfänge der Wörter genügen. „2 { $verb } …“ spielt für Spieler 2. Außerdem:
help-hint = die besten Möglichkeiten mit ihren Aussichten, und wie es steht
help-undo = die letzte eigene Handlung zurücknehmen, solange noch nichts daraus gefolgt ist
help-log = alles, was bisher geschah
help-piles = was von den Stapeln bekannt ist, ausgeschrieben
help-rules = die Absätze des Regelbuchs; „regeln { $word }“ oder „regeln 6.2“ zeigt einen
help-save = jetzt speichern; „speichern DATEI“ in eine Datei dieses Namens
help-help = dies hier
help-go = wenn andere spielen: vor dem eigenen Zug nicht mehr fragen, außer das Spiel könnte enden
help-quit = speichern und aufhören

search-loading = Das Vorausdenken wird vorbereitet …
search-running = Denkt voraus …
search-building = Das Vorausdenken wird noch vorbereitet; beim allerersten Mal dauert das einige Sekunden. Spiel weiter und frag gleich noch einmal.
search-fallback = Das Vorausdenken wird noch vorbereitet; beim allerersten Mal dauert das einige Sekunden. So lange springt für vorausdenkende Bots ein einfacherer ein.
search-missing = Vorausdenken ist hier nicht möglich; für vorausdenkende Bots springt ein einfacherer ein.
hint-wait = Einzugreifen brächte nichts: Lass das Spiel weitergehen.
odds-rescue = Aussicht auf Rettung: { $odds }
odds-winning = Aussicht auf den Sieg: { $each }
odds-percent = { $percent } %
error-no-search = Vorausdenken ist hier nicht möglich; „lastboat warm“ sagt, warum.

games-each = oder für jeden Spieler eines von { $values }, mit Kommas dazwischen
games-from = aus { $package }
games-own = oder ein eigenes Raster wie { $example }
games-number = { $default }; als Hausregel { $low } bis { $high }
menu-title = Wer kommt mit?
menu-start = Enter startet das Spiel, eine Zahl ändert eine Zeile, q beendet das Programm.
menu-resume = r spielt die zuletzt verlassene Partie weiter: { $file }
menu-invalid = Bitte eine der Zahlen eintippen.
menu-keep = Enter lässt es, wie es ist.
menu-game = Spiel
menu-language = Sprache
menu-players = Spieler
menu-seats = Plätze
menu-seats-help = Wer spielt: du, andere an diesem Bildschirm oder Bots.
menu-seat = Wer spielt { $name }?
menu-me = ich
menu-me-long = ein Mensch an diesem Bildschirm
menu-house = Hausregeln
menu-house-help = Ändert Zahlen aus der Schachtel.
menu-number = Eine Zahl von { $low } bis { $high }; Enter lässt es, wie es ist.
bot-easy = schwacher Bot
bot-easy-long = ein Bot, der es anderen leicht macht (easy)
bot-normal = normaler Bot
bot-normal-long = ein Bot, der ein wenig vorausdenkt (normal)
bot-strong = starker Bot
bot-strong-long = ein Bot, der bis zu einer Sekunde nachdenkt (strong)
bot-greedy = Bot
bot-greedy-long = ein Bot, der vernünftig spielt (greedy)
bot-random = Zufallsbot
bot-random-long = ein Bot, der zufällig spielt (random)
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = Die Regeln werden übersetzt …
sim-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
sim-verdict = Ausgang
sim-count = Partien
sim-speed = { $steps } Schritte in { $seconds } s: { $rate } Schritte/s
sim-saved = { $count ->
    [one] Eine Partie geschrieben nach { $folder }
   *[other] { $count } Partien geschrieben nach { $folder }
}
perft-line = Tiefe { $depth }: { $leaves } Wege ({ $seconds } s)
bench-plain = Schritte/s, Python
bench-native = Schritte/s, kompiliert
bench-load = Laden, kompiliert
bench-import = import lastboat: { $seconds } s
warm-line = { $game }: kompiliert in { $seconds } s
warm-ready = { $game }: bereits kompiliert

learn-chapter = { $title } (Kapitel { $number } von { $count })
learn-continue = Enter geht weiter; b zurück, s überspringen, regeln WORT, ende
learn-do = Tippe { $number } oder: { $action }
learn-later = { $action }: Das geht auch, aber später. Erst kommt, was mit ▶ markiert ist: Nichts ist verloren.
learn-read = Gerade gibt es nichts zu wählen: Drück einfach Enter.
learn-help = Tippe, was mit ▶ markiert ist. Außerdem: b zurück, s überspringen, regeln WORT, ende
learn-real = Jetzt ein richtiges Spiel: { $command }

replay-at = Schritt { $at } von { $last }
replay-help = Enter vor, b zurück, n/m nächste/vorige Handlung, s Anfang, e Ende, eine Zahl, p ab hier weiterspielen, q aufhören
replay-invalid = Bitte eines davon oder eine Zahl von 0 bis { $last } eintippen.

error-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
error-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
error-would-overwrite = { $file } gibt es schon, und es ist nicht diese Partie; die Datei bleibt, wie sie ist. Einen anderen Namen wählen oder mit --resume dort weiterspielen.
error-bad-match = { $file }: { $reason }
error-unknown-option = Eine Option --{ $option } haben weder dieser Befehl noch das Spiel. Optionen des Spiels: { $known }.
error-not-a-pair = „{ $text }“ ist nicht als name=wert geschrieben.
error-game-missing = Welches Spiel? Bekannte Spiele: { $known }.
error-too-many-bots = Bots: { $bots }, freie Plätze: { $seats }. Entweder einen Bot nennen oder einen für jeden freien Platz.
error-ambiguous-bots = Sitzen Menschen am Tisch, entweder einen Bot für alle übrigen Plätze nennen oder einen für jeden davon.
error-name-again = Spieler { $player } war { $bot }, ein eigener Bot. Eine gespeicherte Partie startet keine Programme: Nenne die Bots wieder mit --bots.
error-ambiguous-action = „{ $typed }“ kann mehreres heißen: { $fits }.
error-unknown-action = „{ $typed }“ ist keine der Möglichkeiten. Eine Zahl, eine Aktion oder „hilfe“ eintippen.
error-no-such-choice = Möglichkeit { $number } gibt es nicht; zur Wahl stehen 1 bis { $last }.
error-not-a-persons-seat = An diesem Bildschirm spielt niemand für { $seat }.
error-nothing-found = Nichts gefunden zu „{ $search }“.
error-no-rulebook = { $game } hat kein Regelbuch.
error-no-tutorial = { $game } hat keine Anleitung zum Mitspielen.
error-bad-depth = Tiefe { $depth } ergibt keinen Sinn; nötig ist mindestens 1.
error-bad-count = { $name } kann nicht { $value } sein; nötig ist mindestens 1.
error-resume-conflict = --resume führt eine Partie fort, wie sie begonnen wurde; Spiel, --seats, --names, --seed, --sealed und Optionen passen nicht dazu.
error-study-conflict = --from wiederholt eine Studie, wie sie beschrieben ist; { $given } kann nicht zusammen damit angegeben werden.
error-sealed-with-seed = --sealed zieht selbst eine geheime Zahl; --seed passt nicht dazu.
error-not-legal-now = „{ $action }“ ist jetzt nicht möglich. Etwas aus der Liste wählen oder „hilfe“ eintippen.
error-bad-usage = { $reason } „{ $command } --help“ sagt mehr.
error-too-many-names = { $names } Namen für { $seats } Spieler: höchstens einen Namen für jeden angeben.
error-player-named-twice = Spieler { $player } ist zweimal genannt.
error-no-such-player = Es gibt keinen Spieler { $player }; die Spieler sind 1 bis { $last }.
error-wrong-game = { $file } ist eine Partie „{ $game }“, nicht „{ $wanted }“.
error-no-such-file = es gibt keine solche Datei
error-is-a-folder = das ist ein Ordner
error-not-permitted = das ist nicht erlaubt
error-not-text = das ist kein Text in UTF-8

arena-report = Bericht: { $file }
arena-playing = Partien
error-missing-packages = Die Pakete für Berichte sind nicht installiert: { $missing }. So werden sie installiert: pip install "lastboat[arena]"
arena-won = gewonnen
arena-full = voller Sieg
arena-bot = Bot
arena-rating = Wertung
arena-thinking = ms je Entscheidung
arena-players = { $count } Spieler
arena-games = Partien

backup-done = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
serving = Lastboat läuft unter { $address } (Strg+C beendet es).
admin-changed = { $count ->
    [0] Nichts wurde geändert.
    [one] Eine Sache wurde geändert.
   *[other] { $count } Sachen wurden geändert.
}
error-folder-not-empty = Der Ordner { $folder } ist nicht leer.
error-no-page = Die Seite ist noch nicht gebaut; `make site` baut sie zuerst.
site-written = In { $folder } liegt die Website: { $count } Dateien, { $megabytes } MB. Veröffentliche sie auf einem beliebigen Webserver, oder sieh sie dir an: python -m http.server -d { $folder }

doctor-alive = Der Server antwortet
doctor-ready = Er nimmt Schreibzugriffe an, und seine Seite ist vollständig
doctor-page = Die Seite wird ausgeliefert
doctor-headers = Seine Antworten schützen Browser; fehlende Header
doctor-socket = WebSockets kommen durch
doctor-origins = Sockets anderer Seiten werden abgelehnt
doctor-other-hosts = Anfragen unter anderen Namen werden abgelehnt (LASTBOAT_HOSTS)
doctor-metrics = Messwerte sind nicht öffentlich
doctor-clock = Seine Uhr geht richtig
doctor-certificate = So viele Tage gilt das Zertifikat noch
doctor-games = Seine Spiele sind spielbar
doctor-database = Die Datenbank ist da, in der richtigen Version
doctor-disk = Auf der Platte ist Platz

new-game-written = { $folder } enthält ein Spiel, das sofort läuft: { $count } Dateien.
new-game-install = Installieren: python -m pip install --editable { $folder }
new-game-play = Spielen: lastboat play { $game }
new-game-test = Testen: python -m pytest { $folder }
error-bad-game-name = „{ $name }“ kann nicht die Kennung eines Spiels sein. Erwartet: Kleinbuchstaben, Ziffern und Bindestriche, etwa treasure-raft, und kein Schlüsselwort von Python.
error-game-exists = Das Spiel { $game } gibt es schon. Wähle einen anderen Namen.
error-module-exists = Ein Python-Paket { $package } gibt es schon. Wähle einen anderen Namen.
error-already-there = { $folder } gibt es schon. Wähle einen anderen Namen oder mit --in einen anderen Ordner.
