# Worte der Seite selbst: Rahmen, Start, Tisch vor dem Spiel, Regeln, Ansehen einer Partie.
page-language = Sprache
page-theme = Farben
page-theme-auto = Auto
page-theme-light = Hell
page-theme-dark = Dunkel
page-home = Zur Startseite
page-again = Noch einmal versuchen
page-error-offline = Der Tisch ist nicht erreichbar. Läuft der Server?
page-new-version = Eine neue Version von Lastboat ist da.
page-take-version = Jetzt laden
page-later = Später
page-error-server = Der Server konnte das nicht ausführen.

home-title = Nichts wie weg!
home-lead = Drei Brettspiele über die Flucht in letzter Minute. Such dir eines aus und spiel: allein mit Bots, zu mehreren an diesem Bildschirm oder online mit Freunden.
home-together = Gemeinsam, { $low }–{ $high } Spieler
home-against = Gegeneinander, { $low }–{ $high } Spieler
home-rules = Regeln
home-mine = Meine Tische
home-your-turn-title = Du bist dran
home-open = Offene Tische
home-join = Mitspielen
home-watch = Zuschauen
home-free = freier Platz
home-forget = Aus dieser Liste entfernen
home-forget-table = „{ $game }“ aus dieser Liste entfernen
home-forget-ask = { $game } aus dieser Liste entfernen? Dein Platz bleibt dir.
home-forget-keep = Behalten
home-removed = { $game } steht nicht mehr in dieser Liste.
home-put-back = Zurückholen
home-removed-tables = Aus der Liste entfernt: { $count }
home-show-all = Alle { $count } zeigen
home-your-turn = du bist dran
home-import = Gespeicherte Partie öffnen
home-import-here = Auf diesem Gerät öffnen
home-here = auf diesem Gerät

learn-title = { $game } lernen
learn-offer = In 5 Minuten lernen
learn-resume = Weiterlernen: Kapitel { $number } von { $count }
learn-ask = Neu bei „{ $game }“? Ein kurzes geführtes Spiel zeigt dir, wie es geht.
learn-no = Nein, danke
learn-chapter = Kapitel
learn-chapter-name = { $number }. { $title }
learn-step = Schritt { $number } von { $count }
learn-coach = Was zu tun ist
learn-next = Weiter
learn-next-chapter = Weiter: { $title }
learn-real = Jetzt ein richtiges Spiel!
learn-back = Zurück
learn-skip = Überspringen
learn-read = Gerade gibt es nichts zu wählen: Weiter geht es mit dem Knopf.
learn-later = { $action }: Das geht auch, aber später. Folge erst dem Ring; nichts ist verloren.
learn-elsewhere = Noch nicht dort. Folge dem Ring; nichts ist verloren.
learn-failed = Das hat nicht geklappt: { $reason }

new-back = Alle Spiele
new-players = Wer spielt mit?
new-seat = Platz { $number }
new-me = Ich
new-screen = Jemand an diesem Bildschirm
new-open = Ein Freund, per Link
new-bot = Ein Bot
new-bot-level = Stärke des Bots auf Platz { $number }
new-open-help = Du bekommst einen Link zum Verschicken.
new-name = Dein Name
new-name-of = Name des Spielers auf Platz { $number }
new-listed = Diesen Tisch allen auf diesem Server zeigen
new-here = Auf diesem Gerät spielen, auch ohne Netz
new-more = Weitere Optionen
new-own = Selbst zeichnen …
new-place = Zeile { $row }, Spalte { $column }
new-places = { $count } von { $places } Plätzen
house-rules = Hausregeln
house-rule = { $name }: { $value } (Schachtel: { $box })
house-rules-help = Zahlen aus der Schachtel, die dieser Tisch ändert.
house-less = { $name }: weniger
house-more = { $name }: mehr
house-reset = Wie in der Schachtel
house-range = { $low } bis { $high }
new-start = Los geht’s
new-invite = Tisch eröffnen
bot-easy = leicht
bot-normal = normal
bot-strong = stark
bot-greedy = flink
bot-random = zufällig

join-title = An einem Tisch Platz nehmen
join-with = Am Tisch: { $names }
join-sit = Hinsetzen
join-full = Alle Plätze sind besetzt.

lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle sind da.
lobby-free = frei
lobby-draw = Die Browser der Spieler liefern Zufallszahlen. Es fehlt noch: { $names }
lobby-you = { $name } (du)
lobby-seat-bot = Mit Bot besetzen
lobby-free-seat = Platz freimachen
lobby-copy = Diese Adresse kopieren:
lobby-copy-invite = Link für Freunde kopieren
lobby-copy-watch = Link für Zuschauer kopieren
lobby-copied = Kopiert.
lobby-link-help = Wer den Link hat, kann sich auf einen freien Platz setzen. Ein Konto braucht niemand.
lobby-start = Los geht’s
lobby-close = Tisch schließen
lobby-leave = Tisch verlassen

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz.
   *[other] { $count } Absätze.
}
rules-play = Dieses Spiel spielen
rules-example = Beispiel:
rules-example-again = Noch einmal
rules-sources = Quellen und Lesarten
rules-page = Als eigene Seite

replay-title = Partie ansehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Abspielen
replay-stop = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-position = Stelle
replay-step = Schritt { $number } von { $count }
replay-speed = Tempo
replay-share = Link zu dieser Stelle kopieren
replay-branch = Von hier aus weiterspielen
replay-download = Partie herunterladen
replay-table = Zum Tisch
replay-more = Mehr
replay-seat = Aus Sicht von
replay-everybody = Zuschauern

odds-title = Wie die Chancen standen
odds-of-team = Chance, es zu schaffen
odds-of-each = Chance auf den Sieg
odds-working = Wird ausgerechnet … { $percent } %
odds-checking = Die Wendepunkte werden genauer angesehen …
odds-summary-team = Am Anfang { $first } %, am Ende { $last } %; am tiefsten { $low } %, am höchsten { $high } %.
odds-summary-seat = { $name }: am Anfang { $first } %, am Ende { $last } %; am tiefsten { $low } %, am höchsten { $high } %.
odds-turning = Wendepunkte
odds-did = { $name }: { $did }
odds-better = Besser: { $did }.
odds-unlikely = Wahrscheinlichkeit { $percent } %: { $what }
odds-choice = Eine Entscheidung
odds-luck = Zufall
odds-step = Schritt { $number }
odds-change = von { $before } % auf { $after } %
odds-look = Die Stellung davor ansehen
odds-no-turn = Kein einzelner Moment hat es entschieden.

# The table
table-board = Der Spielplan
table-turn = Was zu tun ist
table-actions = Was du tun kannst
table-panels = Verlauf und Chat
table-seats = Spieler
table-happened = Was gerade geschehen ist
table-tab-seats = Spieler
table-tab-log = Verlauf
table-tab-chat = Chat
table-something-here = Hier gibt es etwas zu wählen
table-sitting-down = Dein Platz wird gesucht …
table-starting = Der Tisch wird auf diesem Gerät aufgebaut. Beim ersten Mal dauert es einen Moment.
table-reconnecting = Verbinde neu …
table-watching = Du schaust zu
table-no-board = Diese Seite hat keinen Spielplan für dieses Spiel.
table-refused = Das ging nicht.
table-your-turn = Du bist dran.
table-waiting-for = Warten auf { $names }.
table-waits-here = Der Tisch wartet auf diesen Spieler
table-skip = Überspringen
table-cancel = Abbrechen
table-close = Schließen
table-which = Was davon?
table-out-of-turn = { $name }, außer der Reihe:
table-all-choices = { $count ->
    [one] Die einzige Möglichkeit als Liste
    [2] Beide Möglichkeiten als Liste
   *[other] Alle { $count } Möglichkeiten als Liste
}
table-mark-loses = Damit ist das Spiel verloren
table-mark-final = Das lässt sich nicht zurücknehmen
table-rule = Regel { $paragraph }
table-point = Darauf zeigen
table-points = { $name } zeigt auf etwas
table-callouts = Schnelle Sätze
table-callout-about = { $place }: { $said }
table-recap = Seit deinem letzten Zug
table-recap-again = Noch einmal ansehen
table-log = Was geschah
table-log-before = Vor dem ersten Zug
table-chat = Chat am Tisch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-propose = Vorschlagen
table-propose-stop = Doch nicht
table-propose-help = Einen Zug vorschlagen, wenn jemand anderes dran ist
table-proposing = Ein Zug für { $name }: Wähle ihn auf dem Spielplan.
table-proposing-nothing = Was { $name } jetzt wählen kann, ist geheim: Es lässt sich nichts vorschlagen.
table-proposals = Vorschläge
table-proposes = { $name } schlägt { $to } vor:
table-proposes-you = { $name } schlägt vor:
table-play-it = Spielen
table-dismiss = Verwerfen
table-undo = { $acts ->
    [one] Rückgängig
   *[other] Rückgängig (bis zu { $acts })
}
table-undo-far = { $acts ->
    [one] Die letzte Handlung zurücknehmen
   *[other] Die letzte Handlung zurücknehmen; { $acts } nacheinander sind möglich
}
table-goals = Was wir erreichen wollen
table-goal-done = (geschafft)
table-hint = Tipp
table-hints = Empfohlene Züge
table-hint-next = Nächster Tipp
table-hint-coming = Ein Tipp ist unterwegs …
table-odds = { $percent } % Chance
table-rules = Regeln
table-settings = Einstellungen
table-carry = Diesen Platz auf ein anderes Gerät mitnehmen
table-carry-of = Den Platz von { $name } auf ein anderes Gerät mitnehmen
table-speed = Animation
table-speed-slow = langsam
table-speed-usual = normal
table-speed-quick = schnell
table-speed-none = keine
table-volume = Töne
table-mute = Töne aus
table-seat-you = du
table-seat-here = an diesem Bildschirm
table-seat-bot = Bot, { $level }
table-seat-open = freier Platz
table-seat-away = abwesend
table-seat-stand-in = ein Bot springt ein
table-seat-more = Mehr zum Platz von { $name }
table-seat-take-back = Ich bin wieder da
table-seat-send-bot = Einen Bot einspringen lassen
table-seat-bot-for-good = Den Platz einem Bot geben
table-seat-free = Den Platz freimachen
table-pass-to = Gib das Gerät an { $name }
table-pass-why = Alle anderen bitte wegschauen: Diese Karten sind geheim.
table-pass-here = Ich bin { $name }
table-end-winner = gewonnen
table-end-rematch = Noch eine Partie
table-end-join-rematch = Zur nächsten Partie
table-end-replay = Partie ansehen
table-end-download = Partie herunterladen
table-end-look = Den Spielplan ansehen
table-end-show = Das Ergebnis zeigen
table-end-fair = Ging alles mit rechten Dingen zu?
table-end-fair-help = Aller Zufall dieses Spiels folgt aus einer geheimen Zahl. Ihr Fingerabdruck war von Anfang an bekannt, die Zahl selbst wird erst jetzt gezeigt: Mit der heruntergeladenen Partie kann jeder nachprüfen, dass nichts verändert wurde.
table-unverified = Zufall nicht geprüft
table-end-unverified = Diese Partie kommt aus einer Datei oder setzt eine andere fort: Ein Teil ihres Zufalls folgt nicht aus der geheimen Zahl dieses Tisches.
table-end-seal = Fingerabdruck, von Anfang an bekannt
table-end-secret = Geheime Zahl
luck-made = Der Zufall an diesem Tisch stammt von { $names } und { $place ->
    [device] diesem Gerät
   *[server] dem Server
}.
luck-alone = Der Zufall an diesem Tisch stammt von { $place ->
    [device] diesem Gerät
   *[server] dem Server
} allein.
luck-missing = Keine Zufallszahl kam von { $names }.
luck-help = Aller Zufall dieses Spiels folgt aus einer geheimen Zahl des Servers und aus Zufallszahlen der Browser aller Spieler. Die Fingerabdrücke aller Zahlen wurden gezeigt, bevor die erste Zahl bekannt war; darum konnte niemand den Zufall bestimmen. Mit der heruntergeladenen Partie kann das jeder nachprüfen.
luck-fits = Jede Zahl passt zu ihrem Fingerabdruck.
luck-fits-own = Jede Zahl passt zu ihrem Fingerabdruck, und die Fingerabdrücke sind die, die dieser Browser sah, bevor er seine eigene Zahl nannte.
luck-wrong-secret = Hier stimmt etwas nicht: Die geheime Zahl passt nicht zu ihrem Fingerabdruck.
luck-wrong-number = Hier stimmt etwas nicht: Die Zahl eines Spielers passt nicht zu ihrem Fingerabdruck.
luck-changed = Hier stimmt etwas nicht: Die Fingerabdrücke sind nicht die, die dieser Browser sah, bevor er seine Zahl nannte.
luck-left-out = Hier stimmt etwas nicht: Dieser Browser hat seine Zahl genannt, aber sie wurde ausgelassen.
luck-commitment = Fingerabdruck der Zahl von { $name }
luck-number = Zahl von { $name }
table-keys = Tasten
table-key-tab = Tab
table-key-tab-does = zum nächsten Element
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = über den Spielplan, von Möglichkeit zu Möglichkeit
table-key-shift = Umschalt + ← ↑ → ↓
table-key-shift-does = über den Spielplan, von Element zu Element
table-key-enter = Eingabe, Leertaste
table-key-enter-does = wählen
table-key-esc = Esc
table-key-esc-does = abbrechen, schließen, überspringen
table-key-p = P
table-key-p-does = den anderen zeigen (auch Alt + Klick oder langes Drücken)
table-key-r = R
table-key-r-does = die Regel dazu öffnen
table-key-undo = Strg + Z
table-key-undo-does = zurücknehmen
table-key-help = ?
table-key-help-does = diese Liste
table-fold = Diesen Bereich einklappen
table-unfold = Diesen Bereich ausklappen
table-closed = Dieser Tisch ist geschlossen.
table-bot-plays = Ein Bot spielt für { $name }.
table-rematch-waits = Die nächste Partie wartet.
table-beside = Dazu
table-forced = Erzwungene Züge automatisch ausführen

new-deadline = Zeit für einen Zug
new-deadline-none = so lange es dauert
new-deadline-help = Danach springt ein Bot ein, bis die Person zurück ist.
recover-title = Einen Platz mit einem Merksatz zurückholen
recover-phrase = Merksatz
recover-go = Platz einnehmen
table-phrase = Merksatz erstellen
table-phrase-of = Merksatz für { $name } erstellen
table-phrase-help = Schreib ihn auf. Damit kommst du auf jedem Gerät über die Startseite an diesen Platz zurück. Ein neuer Merksatz ersetzt ihn.
table-seat-away-since = weg seit { $time }
table-seat-due = bis { $time }
table-seat-due-help = Danach springt ein Bot ein
table-seat-invite = Link zurück an diesen Platz kopieren
table-chat-removed = entfernt
table-chat-muted = stummgeschaltet
table-chat-more = Mehr zur Nachricht von { $name }
table-chat-report = Dem Betreiber melden
table-chat-reported = Gemeldet.
table-chat-mute = { $name } stummschalten
table-chat-unmute = Nachrichten von { $name } wieder zeigen
privacy-title = Datenschutz
privacy-stored = Was dieser Server speichert
privacy-tables = Tische: das Spiel, seine Optionen, jeden Zug mit seiner Zeit und die eingegebenen Namen.
privacy-chat = Das Gespräch an jedem Tisch und gemeldete Nachrichten.
privacy-tokens = Einen Hash des Geheimnisses in deinem Link, das deinen Platz beweist. Es gibt keine Konten, keine Cookies und keine anderen Dienste.
privacy-browser = Dein Browser behält deine Einstellungen und deine Plätze; wer seine Daten für diese Seite löscht, entfernt sie.
privacy-hashes = Protokolle der Anfragen mit einem Pseudonym für deine Netzadresse.
privacy-addresses = Protokolle der Anfragen mit deiner Netzadresse.
privacy-kept = Wie lange
privacy-open = Tische, die nie begonnen haben
privacy-running = Unfertige Spiele, nach dem letzten Zug
privacy-over = Beendete Spiele und ihre Wiederholungen
privacy-closed = Geschlossene Tische
privacy-reports = Gemeldete Nachrichten
privacy-ever = bis jemand sie löscht
privacy-rights = Deine Daten
privacy-how = Der Betreiber dieses Servers kann dir schicken, was zu deinem Platz gehört, oder deinen Namen, deine Nachrichten und deinen Platz löschen. Schick als Beweis den Link deines Platzes. Deine Züge bleiben: Sie sind auch das Spiel der anderen.
table-continue = Nach heutigen Regeln fortsetzen
table-continue-help = An einem neuen Tisch für dieselben Leute, ab der letzten Stellung, die die heutigen Regeln erlauben. Dieser bleibt, wie er ist.
