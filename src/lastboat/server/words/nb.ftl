error-not-found = Her er det ingenting.
error-no-such-table = Dette bordet finnes ikke, eller det er ikke åpent for deg.
error-no-such-proposal = Dette forslaget gjelder ikke lenger.
error-token-needed = Det kan bare de som sitter ved dette bordet; vis hvem du er med en nøkkel.
error-not-yours = Nøkkelen din gir deg ikke rett til det her.
error-secrets-inside = Det ville røpe hva andre har på hånden; etter at spillet er slutt, går det.
error-wrong-origin = Sider fra andre tjenere kan ikke bruke denne tjeneren.
error-stale-version = Bordet har gått videre: du snakket om versjon { $at }, det er ved versjon { $version }.
error-not-running = Det kan ikke spilles ved dette bordet nå ({ $state }).
error-not-over = Det kan man få når spillet er over ({ $state }).
error-not-open = Dette bordet venter ikke på spillere lenger ({ $state }).
error-seats-open = Spillet kan ikke begynne ennå: { $seats ->
    [one] én plass er ledig.
   *[other] { $seats } plasser er ledige.
}
error-seat-taken = Der sitter det noen allerede.
error-no-seat-free = Alle plassene ved dette bordet er opptatt.
error-not-a-player = Plass { $seat } spilles ikke av et menneske.
error-frozen = Dette bordet kan ses på og eksporteres, men ikke spilles: { $reason }
error-other-version = Det ble spilt med versjon { $version } av { $game }; denne tjeneren spiller versjon { $known }.
error-no-longer-replays = Linje { $record } passer ikke til reglene på denne tjeneren: { $reason }
error-bad-request = Forespørselen kan ikke leses: { $where }: { $reason }
error-bad-frame = Meldingen kan ikke leses: { $reason }
error-hello-first = Den første meldingen sier hvilket bord det gjelder.
error-too-large = Det er for langt; høyst { $limit } byte tas imot.
error-too-many = For mye på én gang; prøv igjen om { $seconds ->
    [one] ett sekund.
   *[other] { $seconds } sekunder.
}
error-too-many-proposals = Plassen din har allerede { $limit } forslag; trekk ett tilbake først.
error-not-legal-there = Plass { $seat } kunne ikke spille det nå.
error-method-not-allowed = Denne adressen tar ikke imot slike forespørsler.
error-busy = Tjeneren kan ikke gjøre det nå; prøv igjen om litt.
error-broken = Noe gikk galt i tjeneren; ingenting ble endret.
error-bad-setting = Innstillingen { $name } kan ikke være «{ $value }». Riktig ville være: { $known }.
error-bad-address = Databasen kan ikke brukes: { $reason }
error-one-process-only = SQLite betjener én prosess, ikke { $workers }. Bruk --workers 1, eller oppgi en PostgreSQL-database med --db postgresql+asyncpg://…
error-data-in-use = En annen tjener bruker allerede { $file }. Stopp den, eller oppgi en annen database med --db.
error-port-taken = Port { $port } på { $host } er opptatt; oppgi en annen med --port.
error-cannot-open-data = { $place } kan ikke brukes: { $reason }
error-not-a-backup = { $file } er ikke en sikkerhetskopi av Lastboat.
error-backup-cut-off = Sikkerhetskopien { $file } er avkuttet: slutten mangler. Ingenting ble endret.
error-backup-damaged = Sikkerhetskopien { $file } er skadet. Ingenting ble endret.
error-backup-would-replace = { $file } finnes allerede og er ikke en sikkerhetskopi; oppgi en annen fil.
error-nothing-to-back-up = Det er ingen database ved { $place }.
error-database-not-empty = Det er allerede bord i denne databasen. Oppgi en tom med --db, eller gi dem opp med --replace.
error-database-busy = En tjener bruker denne databasen. Stopp den først.
