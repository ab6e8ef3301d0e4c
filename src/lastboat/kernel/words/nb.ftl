seat-name = Spiller { $number }
labelled-text = { $name }: { $text }
number-of-box = som i esken
error-unknown-game = Det finnes ikke noe spill som heter «{ $game }». Kjente spill: { $known }.
error-bad-plugin = Spillet «{ $game }» fra { $plugin } kan ikke brukes: { $reason }.
error-wrong-version = Spillet «{ $game }» fra { $plugin } trenger Lastboat { $needs }; dette er { $version }.
error-game-twice = { $plugin } har med et spill «{ $game }», men det finnes allerede ett, fra { $other }. Det brukes; avinstaller ett av dem.
error-unknown-word = «{ $word }» er { $kind ->
    [bot] ingen bot
    [language] ikke et av språkene
    [header] ingen linje i filhodet
    [record] ikke et steg
    [field] ikke et felt
    [verb] ingen handling
    [seat] ingen plass
    [device] ingen enhet
   *[other] ikke gyldig her
}. Gyldig her: { $known }.
error-bad-number = «{ $word }» er ikke et tall fra { $low } til { $high }.
error-bad-seats = Dette spillet er for { $low } til { $high } spillere, ikke for { $seats }.
error-bad-seat = Det finnes ingen plass { $seat }; plassene er 0 til { $last }.
error-bad-option = Det finnes ikke noe alternativ som heter «{ $option }». Alternativer: { $known }.
error-bad-value = Alternativet { $option } kan ikke være «{ $value }». Gyldige verdier: { $known }.
error-fixed-value = Alternativet { $option } er «{ $known }» med { $by }; det kan ikke være «{ $value }».
error-unreadable-grid = Alternativet { $option } kan ikke være «{ $value }». Bruk en av disse: { $known }, eller et eget rutenett: rader av X for en plass og . for ingen, med / mellom.
error-wrong-grid-size = Rutenettet for alternativet { $option } må ha nøyaktig { $places } plasser; dette har { $count }.
error-grid-in-pieces = Rutenettet for alternativet { $option } må henge sammen: Alle plassene må være knyttet til hverandre side om side.
error-bad-each = Alternativet { $option } kan ikke være «{ $value }» med { $seats } spillere. Oppgi { $seats } av disse med komma mellom, hver rolle bare én gang: { $known }.
error-bad-bots = { $bots } boter til { $seats } spillere: Oppgi én bot for alle, eller én for hver.
error-no-agent = Boten { $agent } kan ikke spille: { $reason }
error-agent-raised = { $agent } (spiller { $player }) har sviktet: { $reason }
error-agent-passed = { $agent } (spiller { $player }) valgte ingenting, men det er dens tur; bare utenfor sin tur kan en bot la de andre fortsette.
error-agent-illegal = { $agent } (spiller { $player }) valgte { $action }, som ikke er lov. Lovlig: { $legal }.
error-agent-too-slow = { $agent } (spiller { $player }) har ikke bestemt seg innen { $seconds } s.
error-in-game = Parti { $number } med startverdi { $seed }: { $reason }
error-illegal-action = { $seat } kan ikke spille «{ $action }» nå. Tillatt: { $legal }.
error-not-your-turn = { $seat } har ingenting å gjøre nå; det er { $actor } som har turen.
error-chances-turn = { $seat } har ingenting å gjøre nå; nå skal det trekkes kort eller kastes terning.
error-game-is-over = Spillet er slutt; ingenting mer kan spilles.
error-nothing-to-undo = Ingenting kan angres: Noe er trukket eller kastet, en annen spiller har gjort noe siden, eller ingenting er spilt ennå.
error-bad-record = Det finnes ikke noe steg { $number }; partiet har { $last }.
error-bad-text = Linje { $line }: { $reason }
error-not-a-match = Første linje er ikke «{ $title }».
error-no-game-named = Filhodet nevner ikke noe spill.
error-wrong-count = { $needed ->
    [one] Det trengs én verdi, ikke { $count }.
   *[other] Det trengs { $needed } verdier, ikke { $count }.
}
error-cut-off = Filen er avkuttet: Den siste linjen, «end: …», mangler.
error-edited = Filen er endret: Innholdet passer ikke til kontrollsummen i siste linje.
error-too-new = Skrevet av et nyere program: { $what } versjon { $version }; dette kjenner bare til og med { $known }.
error-too-old = { $what } versjon { $version } spilles ikke lenger; dette programmet spiller { $known }.
error-no-cache = Kompilerte regler kan ikke lagres i { $folder }: { $reason }. I stedet spiller ren Python, omtrent femti ganger langsommere. Oppgi en annen mappe med LASTBOAT_CACHE.
error-no-compiler = Det finnes ingen C-kompilator til å kompilere reglene med. I stedet spiller ren Python, omtrent femti ganger langsommere. Installer en kompilator med «pip install lastboat[build]», eller oppgi en med LASTBOAT_CC.
error-build-failed = Kompilerte regler kunne ikke bygges eller lastes med { $command }: { $reason }. I stedet spiller ren Python, omtrent femti ganger langsommere. Oppgi en annen kompilator med LASTBOAT_CC.
error-no-cupy = Partier på en GPU trenger CuPy. Installer det med «pip install lastboat[gpu]».
error-no-gpu = Det finnes ingen GPU som partier kan spilles på: { $reason }
error-not-on-gpu = { $bot } spiller ikke på en GPU. Mulige: { $known }.
error-no-ray = Partier på en klynge trenger Ray. Installer det med «pip install lastboat[ray]».
error-no-cluster = Det finnes ingen Ray-klynge på { $address }: { $reason }
error-cluster-failed = Ray-klyngen har sviktet: { $reason }
error-address-without-ray = Adressen { $address } er til en Ray-klynge; den hører sammen med utføreren ray.
error-worker-died = { $attempts } arbeidsprosesser gikk tapt etter hverandre på de samme partiene.
error-bad-action = Handling { $action } er ikke tillatt ved bord { $table }. Tillatt: { $legal }.
error-bad-batch = { $what } kan ikke være { $value }, men { $low } til { $high }.
error-no-team = I { $game } spiller alle mot alle; én som lærer for alle plassene, trenger et samarbeidsspill.
error-outcome-impossible = «{ $outcome }» kan ikke skje nå. Mulig: { $possible }.
error-seal-broken = Seglet er brutt ved steg { $number }: { $reason }.
error-seed-does-not-fit = det hemmelige tallet passer ikke til det offentliggjorte fingeravtrykket
error-number-does-not-fit = tallet til { $seat } passer ikke til fingeravtrykket som ble gitt på forhånd
error-outcome-does-not-follow = dette utfallet følger ikke av det hemmelige tallet
error-not-as-written = dette kapittelet kan ikke spilles slik det står her
error-secret-missing = Dette partiet er forseglet med { $seal }; det kan ikke gå videre uten det hemmelige tallet.
error-not-sealed = Dette partiet ble ikke spilt med forseglet tilfeldighet, eller det hemmelige tallet er ukjent; det er ingenting å kontrollere.
error-not-allowed = { $where }: { $what } er ikke tillatt i en regel.
error-redacted-match = Linje { $line }: Filen viser bare det én spiller så, og kan ikke spilles av; be om hele partiet når spillet er slutt.
