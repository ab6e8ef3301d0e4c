learn-placing = Arbeidere
learn-placing-goal = Nisyros får snart utbrudd. Du og Ada har ti innbyggere hver: Få minst sju av hver over havet til Kos, så vinner dere.
learn-placing-theatre = En runde har ti trinn. I trinn 1 plasserer du arbeidere. Begge dine står på teateret i Mandraki: Ta en av dem.
learn-placing-forest = Ring 1 og 2 gir dobbelt så mye som ring 3 og 4, men ligger nærmere krateret. Ta skogen i ring 2: Båter bygges av tømmer.
learn-placing-ready = Arbeidere når nabosonene, aldri sonen rett overfor. Den andre blir på teateret for å tilkalle folk. Trykk på «{ do-ready }».
learn-placing-done = Ada var også klar, så terninger og kort kom av seg selv. Hva de bringer, kommer nå.

learn-dice = Kort og terninger
learn-dice-card = Trinn 2: Den røde terningen sier hvor mange hendelseskort som kommer. Bare ett, { card-storm }: Skoger gir dobbelt så mye denne runden.
learn-dice-forest = Trinn 3: de fem handlingsterningene. En dobler dobler en arbeidsplass av sitt slag. Legg den for tømmer på skogen din.
learn-dice-theatre = Og den for teatre på ditt: Arbeideren der kan nå tilkalle to i stedet for én.
learn-dice-done = Doblerne for demninger og båtverft finner ingen arbeider. −1 sparer dere for et utbrudd: I runde 1 kommer det ingen.

learn-working = Samle og bygge
learn-working-gathered = Trinn 4: innsamling. Arbeideren din i ring 2 samler 2 tømmer; terningen dobler det, og stormen en gang til. Det blir 8!
learn-working-call = Trinn 5 krever byggere, og du har ingen ennå. Trinn 6: Tilkall to landsbyboere. De kan arbeide fra neste runde.
learn-working-fed = Trinn 7: Den som har opptil fem arbeidere, betaler 1 hvete, med flere 2. Ennå ingen lava og ingen utbrudd: Runde 2 begynner.
learn-working-theatre = Nå skal tømmeret bli båter. Ta en arbeider fra teateret …
learn-working-shipyard = … og sett arbeideren på båtverftet.
learn-working-ready = Ada er aktiv spiller denne runden og bestemmer for laget, neste gang er det du. De andre blir: «{ do-ready }».
learn-working-boats = Ada har lagt en terning på båtverftet ditt. Derfor bygger arbeideren din to båter i trinn 5, for 1 tømmer hver: Bygg begge.
learn-working-done = To båter ligger ved Mandraki, og hver tar én innbygger til Kos. Tømmer blir båter, stein blir demninger, hvete metter arbeiderne.

learn-round = En hel runde
learn-round-yours = Runde 3, og du er aktiv spiller. Spill den fra start til slutt! Lava dekker alt to ringer over Nikia, men der bor det ingen.
learn-round-theatre = Trinn 1: Det er bare 4 hvete igjen. Ta en arbeider fra teateret …
learn-round-field = … og send arbeideren til hveteåkeren i ring 3.
learn-round-ready = De andre står bra: «{ do-ready }».
learn-round-shipyard = Trinn 2 brakte rotter: 2 hvete er borte. Trinn 3: Legg dobleren for båtverft på ditt.
learn-round-hermes = Hermes dobler en arbeidsplass av alle slag. Legg ham på hveteåkeren din.
learn-round-boats = Trinn 5: Bygg to båter til.
learn-round-call = Trinn 6: Du kunne tilkalle en landsbyboer. Men en sjette arbeider koster 1 hvete mer, og fem er nok nå: Pass.
learn-round-kos = Trinn 7: mat. Trinn 8 og 9: lava, langt fra dere. Trinn 10: Hver båt tar én til Kos. Send en av dine landsbyboere.
learn-round-ada = Til slutt gjelder for begge den som har reddet færrest. Send derfor også en av Adas landsbyboere.
learn-round-keep = De som blir, kan fortsatt arbeide, og båter kan vente. Behold de to andre: Pass.
learn-round-done = Det var en hel runde. Fra nå av kommer lavaen nærmere.

learn-lava = Lava og demninger
learn-lava-near = To runder senere. Et utbrudd har dekket ring 1 over Mandraki. I trinn 8 strømmer lava videre: ett område ned i hver sone med lava.
learn-lava-theatre = Neste er ring 2, med skogen din. Demninger stanser lava som strømmer. Ta arbeideren fra teateret …
learn-lava-place = … til demningsplassen.
learn-lava-ready = Det er nok: «{ do-ready }».
learn-lava-die = En dobler for demninger! Legg den på demningsplassen din, så bygger arbeideren der to.
learn-lava-dams = En ring holder når alle demningsfeltene er fylt: to i ring 2. Bygg begge demningene der, for 1 stein hver.
learn-lava-boat = Det er tømmer også: Bygg en båt på båtverftet.
learn-lava-held = Demningene dine holdt! Over Pali strømmet lavaen videre. Adas arbeider der flyktet, kastet svart på den røde terningen og nådde teateret.
learn-lava-choose = Trinn 9: Vulkanterningen viser to landsbyer, så du velger. Demninger hjelper ikke mot utbrudd. Ta sonen til Emporios, der bor det ingen.
learn-lava-done = Husk: Demninger stanser lava som strømmer, ikke utbrudd. Og skogen din står ennå.

learn-flight = Flukt
learn-flight-near = To runder senere. I Adas sone er bare kysten ved Pali åpen, uten demninger: I denne runden blir den dekket.
learn-flight-sail = Den som flykter fra en kyst, trenger båter der. I trinn 1 kan tomme båter seile: Ta din ved Mandraki, så havet ved Pali.
learn-flight-ready = Du trenger ikke å flytte arbeidere nå: «{ do-ready }».
learn-flight-pali = Ada har bygd en båt i Pali. Arbeideren din hjelper til der: Bygg en du også.
learn-flight-mandraki = Og en hjemme.
learn-flight-citizen = Trinn 8: lava over Pali! Alle der kaster den røde terningen én gang. Du bestemmer hvem som først prøver en båt: Adas landsbyboer.
learn-flight-worker = Rødt: tapt til Hades. Svart ville vært Kos. Men bare den som lykkes, bruker opp en båt: Nå arbeideren din.
learn-flight-done = Fire kom unna i båt. De andre kastet også: Svart var Mandraki, rødt Hades. To er tapt. Bedre å dra i tide, i trinn 10.

learn-evacuation = De siste båtene
learn-evacuation-last = Et annet parti, siste runde. Bare kysten ved Mandraki er åpen, og bare tre er igjen på øya: to av dine, en av Adas.
learn-evacuation-dams = Tre innbyggere trenger tre båter; tømmeret er akkurat nok. Ta arbeideren din fra demningsplassen …
learn-evacuation-shipyard = … og sett arbeideren på båtverftet.
learn-evacuation-ready = Adas arbeider blir med. «{ do-ready }»!
learn-evacuation-die = En dobler for båtverft, akkurat i tide. Legg den på ditt.
learn-evacuation-boats = Bygg to båter; Ada bygger den tredje.
learn-evacuation-kos = Lava på alle fire ringene, men kysten står ennå. Alle om bord: dine to arbeidere, så Adas.
learn-evacuation-done = Alle tjue på Kos, en stor seier! Den krever ni av hver; sju gir en liten. Nå venter en lett medspiller, og tipsene hjelper.
