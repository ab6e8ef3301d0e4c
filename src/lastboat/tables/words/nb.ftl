error-not-found = Her er det ingenting.
error-no-such-table = Dette bordet finnes ikke, eller det er ikke åpent for deg.
error-no-such-proposal = Dette forslaget gjelder ikke lenger.
error-token-needed = Bare de som sitter ved dette bordet, kan gjøre det; vis hvem du er med en nøkkel.
error-not-yours = Nøkkelen din gir deg ikke rett til det her.
error-secrets-inside = Det ville røpe hva andre har på hånden; det går først når spillet er slutt.
error-wrong-origin = Sider fra andre servere kan ikke bruke denne serveren.
error-stale-version = Spillet har gått videre: Du var på versjon { $at }, nå gjelder versjon { $version }.
error-not-running = Det kan ikke spilles ved dette bordet nå ({ $state }).
error-not-over = Det er tilgjengelig først når spillet er slutt ({ $state }).
error-not-open = Dette bordet venter ikke på spillere lenger ({ $state }).
state-open = venter på spillere
state-running = i gang
state-over = ferdig
state-closed = lukket
state-frozen = fryst
error-seats-open = Spillet kan ikke begynne ennå: { $seats ->
    [one] Én plass er ledig.
   *[other] { $seats } plasser er ledige.
}
error-seat-taken = Der sitter det noen allerede.
error-no-seat-free = Alle plassene ved dette bordet er opptatt.
error-not-a-player = Plassen til { $seat } er ikke besatt av et menneske.
error-frozen = Dette bordet kan vises og eksporteres, men ikke spilles videre: { $reason }
error-other-version = Det ble spilt med versjon { $version } av { $game }; denne serveren spiller versjon { $known }.
error-no-longer-replays = Steg { $record } passer ikke til reglene på denne serveren: { $reason }
error-bad-request = Forespørselen kan ikke leses: { $where }: { $reason }
error-bad-frame = Meldingen kan ikke leses: { $reason }
error-hello-first = Den første meldingen må si hvilket bord det gjelder.
error-too-large = Det er for langt; høyst { $limit } byte tas imot.
error-too-many = For mye på én gang; prøv igjen om { $seconds ->
    [one] ett sekund.
   *[other] { $seconds } sekunder.
}
error-too-many-proposals = Du har allerede { $limit } forslag; trekk ett tilbake først.
error-not-legal-there = { $seat } kan ikke spille det nå.
error-method-not-allowed = Denne adressen tar ikke imot slike forespørsler.
error-busy = Serveren kan ikke gjøre det nå; prøv igjen om litt.
error-broken = Noe gikk galt på serveren; ingenting ble endret.
error-bad-setting = Innstillingen { $name } kan ikke være «{ $value }». Gyldige verdier: { $known }.
error-bad-address = Databasen kan ikke brukes: { $reason }
error-one-process-only = SQLite betjener én prosess, ikke { $workers }. Bruk --workers 1, eller oppgi en PostgreSQL-database med --db postgresql+asyncpg://…
error-data-in-use = En annen server bruker allerede { $file }. Stopp den, eller oppgi en annen database med --db.
error-port-taken = Port { $port } på { $host } er opptatt; oppgi en annen med --port.
error-cannot-open-data = { $place } kan ikke brukes: { $reason }
error-not-a-backup = { $file } er ikke en sikkerhetskopi av Lastboat.
error-backup-cut-off = Sikkerhetskopien { $file } er avkuttet: Slutten mangler. Ingenting ble endret.
error-backup-damaged = Sikkerhetskopien { $file } er skadet. Ingenting ble endret.
error-backup-would-replace = { $file } finnes allerede og er ikke en sikkerhetskopi; oppgi en annen fil.
error-nothing-to-back-up = Det finnes ingen database på { $place }.
error-database-not-empty = Det er allerede bord i denne databasen. Oppgi en tom med --db, eller overskriv dem med --replace.
error-database-busy = En server bruker denne databasen. Stopp den først.
