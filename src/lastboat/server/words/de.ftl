error-not-found = Hier ist nichts.
error-wrong-origin = Seiten anderer Server dürfen diesen Server nicht benutzen.
error-wrong-host = Unter diesem Namen antwortet dieser Server nicht.
error-bad-frame = Die Nachricht ist nicht lesbar: { $reason }
error-hello-first = Die erste Nachricht muss den Tisch nennen.
error-too-large = Das ist zu lang; höchstens { $limit } Bytes werden angenommen.
error-too-many = Zu viel auf einmal; versuche es noch einmal in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
error-broken = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert.
error-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein. Richtig wäre: { $known }.
error-bad-address = Die Datenbank kann nicht benutzt werden: { $reason }
error-one-process-only = SQLite bedient einen Prozess, nicht { $workers }. Nimm --workers 1 oder nenne eine PostgreSQL-Datenbank mit --db postgresql+asyncpg://…
error-no-postgres-driver = PostgreSQL braucht asyncpg. Installiere es mit „pip install lastboat[postgres]“.
error-data-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn oder nenne eine andere Datenbank mit --db.
error-port-taken = Port { $port } von { $host } ist belegt; nenne einen anderen mit --port.
error-cannot-open-data = { $place } kann nicht benutzt werden: { $reason }
error-not-a-backup = { $file } ist keine Sicherung von Lastboat.
error-backup-cut-off = Die Sicherung { $file } ist abgeschnitten: Ihr Ende fehlt. Nichts wurde geändert.
error-backup-damaged = Die Sicherung { $file } ist beschädigt. Nichts wurde geändert.
error-backup-would-replace = { $file } gibt es schon, und es ist keine Sicherung; nenne eine andere Datei.
error-no-database = Bei { $place } gibt es keine Datenbank.
error-database-not-empty = In dieser Datenbank gibt es schon Tische. Nenne mit --db eine leere oder verwirf die vorhandenen Tische mit --replace.
error-database-busy = Ein Server benutzt diese Datenbank. Beende ihn zuerst.
error-blocked = Dieser Server nimmt von deiner Adresse keine Anfragen an.
error-name-blocked = Der Name „{ $name }“ ist hier nicht erlaubt. Bitte wähle einen anderen.
error-bad-block = „{ $value }“ ist weder eine Adresse noch ein Netz.
