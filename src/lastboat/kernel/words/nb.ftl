seat-name = Spiller { $number }
error-unknown-game = Det finnes ikke noe spill «{ $game }». Kjente spill: { $known }.
error-unknown-word = «{ $word }» passer ikke her ({ $kind }). Riktig ville være: { $known }.
error-bad-seats = Dette spillet er for { $low } til { $high } spillere, ikke for { $seats }.
error-bad-seat = Det finnes ingen plass { $seat }; plassene er 0 til { $last }.
error-bad-option = Det finnes ikke noe valg «{ $option }». Valg: { $known }.
error-bad-value = Valget { $option } kan ikke være «{ $value }». Riktig ville være: { $known }.
error-bad-grid = { $problem ->
    [signs] Valget { $option } kan ikke være «{ $value }». Riktig ville være ett av { $known }, eller et eget rutenett: rader av X for en plass og . for ingen, med / mellom.
    [size] Rutenettet for valget { $option } må ha nøyaktig { $places } plasser; dette har { $count }.
   *[pieces] Rutenettet for valget { $option } må henge sammen: hver plass side om side med de andre.
}
error-bad-each = Valget { $option } kan ikke være «{ $value }» med { $seats } spillere. Riktig ville være { $seats } av disse med komma mellom, hver rolle én gang: { $known }.
error-illegal-action = Plass { $seat } kan ikke spille «{ $action }» nå. Tillatt: { $legal }.
error-not-your-turn = Plass { $seat } har ingenting å gjøre nå; det er { $actor } sin tur.
error-game-is-over = Spillet er slutt; ingenting mer kan spilles.
error-nothing-to-undo = Ingenting kan tas tilbake: tilfeldigheten eller en annen plass har handlet siden, eller ingenting er spilt.
error-bad-record = Det finnes ikke noe trekk { $number }; partiet har { $last }.
error-bad-text = Linje { $line }: { $reason }
error-cut-off = Filen er avkuttet: den siste linjen «end: …» mangler.
error-edited = Filen er endret: innholdet passer ikke til kontrollsummen i siste linje.
error-from-the-future = Skrevet av et nyere program: { $what } versjon { $version }; dette kjenner høyst { $known }.
error-outcome-impossible = «{ $outcome }» kan ikke komme nå. Mulig: { $possible }.
error-seal-broken = Seglet er brutt ved trekk { $number }: { $reason }.
error-secret-missing = Dette partiet er forseglet med { $seal }; det kan ikke gå videre uten det hemmelige tallet.
error-not-sealed = Dette partiet ble ikke spilt med forseglet tilfeldighet, eller det hemmelige tallet er ukjent; det er ingenting å kontrollere.
error-not-allowed = { $where }: { $what } er ikke tillatt i en regel.
error-redacted-match = Linje { $line }: dette partiet er fortalt slik én plass så det og kan ikke spilles om igjen; hele partiet gis etter slutten.
