error-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-no-such-proposal = Dieser Vorschlag gilt nicht mehr.
error-token-needed = Das darf nur, wer an diesem Tisch sitzt; weise dich mit einem Token aus.
error-not-yours = Mit deinem Token darfst du das hier nicht.
error-secrets-inside = Das würde verraten, was andere auf der Hand haben; das gibt es erst nach Spielende.
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
error-too-many-proposals = Von dir gelten schon { $limit } Vorschläge; nimm erst einen zurück.
error-not-legal-there = { $seat } kann das jetzt nicht spielen.
error-busy = Der Server kann das gerade nicht; versuche es gleich noch einmal.
error-table-full = Dieser Tisch nimmt davon nichts mehr an: Es waren schon { $limit }.
error-not-absent = { $seat } sitzt am Tisch. Ersetzt werden kann, wer gegangen oder { $seconds } Sekunden abwesend ist.
error-hand-is-secret = Andere sähen die Hand von { $seat }. Nur ein Bot kann übernehmen, solange der Platz nicht von selbst verlassen wurde.
error-no-such-line = In diesem Gespräch gibt es keine Zeile { $line }.
error-wrong-phrase = Zu diesem Merksatz gehört kein Platz.
error-not-stored = Dieses Gerät kann den Zug nicht speichern: Der Speicher ist voll, oder der Browser verweigert ihn. Nichts wurde geändert. Lade die Partie herunter, um sie zu behalten.
