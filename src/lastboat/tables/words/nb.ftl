error-no-such-table = Dette bordet finnes ikke, eller det er ikke åpent for deg.
error-no-such-proposal = Dette forslaget gjelder ikke lenger.
error-token-needed = Bare de som sitter ved dette bordet, kan gjøre det; vis hvem du er med en nøkkel.
error-not-yours = Nøkkelen din gir deg ikke rett til det her.
error-secrets-inside = Det ville røpe hva andre har på hånden; det går først når spillet er slutt.
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
error-too-many-proposals = Du har allerede { $limit } forslag; trekk ett tilbake først.
error-not-legal-there = { $seat } kan ikke spille det nå.
error-busy = Serveren kan ikke gjøre det nå; prøv igjen om litt.
error-table-full = Dette bordet tar ikke imot flere: Det har vært { $limit } allerede.
error-not-absent = { $seat } sitter ved bordet. Den som har gått, eller har vært borte i { $seconds } sekunder, kan erstattes.
error-hand-is-secret = Andre ville se hånden til { $seat }. Bare en bot kan overta, med mindre spilleren selv har gått.
error-no-such-line = Det finnes ingen linje { $line } i denne praten.
error-wrong-phrase = Ingen plass hører til denne gjenopprettingsfrasen.
error-not-stored = Denne enheten kan ikke lagre trekket: Lagringsplassen er full, eller nettleseren nekter. Ingenting er endret. Last ned partiet for å beholde det.
