error-not-found = Hier ist nichts.
error-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-no-such-proposal = Dieser Vorschlag gilt nicht mehr.
error-token-needed = Das darf nur, wer an diesem Tisch sitzt; weise dich mit einem Token aus.
error-not-yours = Mit deinem Token darfst du das hier nicht.
error-secrets-inside = Das würde verraten, was andere auf der Hand haben; das gibt es erst nach Spielende.
error-wrong-origin = Seiten anderer Server dürfen diesen Server nicht benutzen.
error-stale-version = Am Tisch ging es inzwischen weiter: Gemeint war Version { $at }, jetzt gilt Version { $version }.
error-not-running = An diesem Tisch kann jetzt nicht gespielt werden ({ $state }).
error-not-over = Das gibt es erst, wenn das Spiel zu Ende ist ({ $state }).
error-not-open = Dieser Tisch wartet nicht mehr auf Mitspieler ({ $state }).
state-open = wartet auf Mitspieler
state-running = läuft
state-over = zu Ende
state-closed = geschlossen
state-frozen = eingefroren
error-seats-open = Das Spiel kann noch nicht beginnen: { $seats ->
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
error-seat-taken = Dort sitzt schon jemand.
error-no-seat-free = An diesem Tisch sind alle Plätze besetzt.
error-not-a-player = Der Platz von { $seat } ist nicht mit einem Menschen besetzt.
error-frozen = Dieser Tisch kann angesehen und exportiert, aber nicht gespielt werden: { $reason }
error-other-version = Er wurde mit Version { $version } von { $game } gespielt; dieser Server spielt Version { $known }.
error-no-longer-replays = Schritt { $record } der Partie passt nicht zu den Regeln dieses Servers: { $reason }
error-bad-request = Die Anfrage ist nicht lesbar: { $where }: { $reason }
error-bad-frame = Die Nachricht ist nicht lesbar: { $reason }
error-hello-first = Die erste Nachricht muss den Tisch nennen.
error-too-large = Das ist zu lang; höchstens { $limit } Bytes werden angenommen.
error-too-many = Zu viel auf einmal; versuche es noch einmal in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
error-too-many-proposals = Von dir gelten schon { $limit } Vorschläge; nimm erst einen zurück.
error-not-legal-there = { $seat } kann das jetzt nicht spielen.
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
error-busy = Der Server kann das gerade nicht; versuche es gleich noch einmal.
error-broken = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert.
error-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein. Richtig wäre: { $known }.
error-bad-address = Die Datenbank kann nicht benutzt werden: { $reason }
error-one-process-only = SQLite bedient einen Prozess, nicht { $workers }. Nimm --workers 1 oder nenne eine PostgreSQL-Datenbank mit --db postgresql+asyncpg://…
error-data-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn oder nenne eine andere Datenbank mit --db.
error-port-taken = Port { $port } von { $host } ist belegt; nenne einen anderen mit --port.
error-cannot-open-data = { $place } kann nicht benutzt werden: { $reason }
error-not-a-backup = { $file } ist keine Sicherung von Lastboat.
error-backup-cut-off = Die Sicherung { $file } ist abgeschnitten: Ihr Ende fehlt. Nichts wurde geändert.
error-backup-damaged = Die Sicherung { $file } ist beschädigt. Nichts wurde geändert.
error-backup-would-replace = { $file } gibt es schon, und es ist keine Sicherung; nenne eine andere Datei.
error-nothing-to-back-up = Bei { $place } gibt es keine Datenbank.
error-database-not-empty = In dieser Datenbank gibt es schon Tische. Nenne mit --db eine leere oder verwirf die vorhandenen Tische mit --replace.
error-database-busy = Ein Server benutzt diese Datenbank. Beende ihn zuerst.
