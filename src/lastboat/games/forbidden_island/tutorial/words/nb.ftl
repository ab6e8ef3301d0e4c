learn-moving = Gå
learn-moving-island = Fire skatter ligger på en øy som synker. Du og Ada skal hente dem og fly bort før alt er borte.
learn-moving-walk = Dette er deg, på { tile-bronze-gate }, med tre handlinger per tur. Et skritt til en brikke ved siden av er én: Gå til { tile-temple-of-the-sun }.
learn-moving-again = Du går opp, ned, til venstre eller til høyre, aldri på skrå. To handlinger igjen: Gå videre til { tile-temple-of-the-moon }.
learn-moving-flooded = Blå brikker er oversvømt, men bærer deg fortsatt. Bruk den siste handlingen på et skritt til { tile-gold-gate }.
learn-moving-done = Mer er det ikke å vite om å gå. Neste: hvordan dere holder dere tørre på beina.

learn-shoring = Tørrlegge
learn-shoring-flooded = De blå brikkene er oversvømt. En oversvømt brikke som rammes én gang til, synker og kommer aldri tilbake.
learn-shoring-beside = Med én handling tørrlegger du din egen brikke eller en ved siden av. Gjør { tile-watchtower } tørt igjen.
learn-shoring-engineer = Du er { role-engineer }: Samme handling redder en brikke til. Ta { tile-gold-gate }! Hver rolle kan noe eget.
learn-shoring-walk = { tile-crimson-forest } er også oversvømt, men for langt unna. Gå nærmere: til { tile-watchtower }.
learn-shoring-one = Nå ligger den ved siden av deg. Den tredje handlingen: Tørrlegg { tile-crimson-forest }.
learn-shoring-done = Tre brikker reddet! Alle redder man aldri, så redd det dere trenger: skattebrikkene og { tile-fools-landing }.

learn-cards = Kort
learn-cards-hand = Dette er kortene dine. Fire like gir en skatt, og du har alt to: { card-earth-stone }.
learn-cards-shore = Det viktigste først: { tile-temple-of-the-sun }, der skatten ligger, er oversvømt. Tørrlegg det.
learn-cards-end = Ellers haster ingenting, så avslutt handlingene. Da trekker du to skattekort.
learn-cards-second = { card-earth-stone } for tredje gang! Trekk det andre kortet.
learn-cards-limit = Seks kort, men fem er det meste du kan ha. Kast { card-crystal-of-fire }: Den har du bare én av.
learn-cards-flood = Hver tur slutter med flomkort, så mange som vannstanden viser. Nå er det to: Trekk det første.
learn-cards-another = { tile-dunes-of-deception }: oversvømt. Trekk det andre flomkortet.
learn-cards-done = Handlinger, skattekort, flomkort: Det var en hel tur. Nå er det Ada sin.

learn-waters = Vannet stiger
learn-waters-level = Vannet står på laveste hakk: to flomkort per tur. Men tre kort i skattebunken får det til å stige.
learn-waters-end = Man vet aldri når. Avslutt handlingene og se hva du trekker.
learn-waters-rise = { card-waters-rise }! Vannet går opp ett hakk. Jo høyere det står, jo flere flomkort hver tur.
learn-waters-back = Verre: Flomkortene som er trukket, stokkes og legges tilbake øverst. De samme brikkene rammes straks igjen.
learn-waters-second = Pust dypt, og trekk det andre kortet ditt.
learn-waters-flood = Nå flomkortene. Hvert av dem viser en brikke som er rammet før: Trekk det første.
learn-waters-sunk = { tile-misty-marsh } var fortsatt oversvømt og synker for alltid. Trekk det neste.
learn-waters-done = { tile-tidal-palace } er også borte. { treasure-oceans-chalice } kan nå bare tas her: { tile-coral-palace }. Synker også det, er spillet tapt.

learn-giving = Gi kort
learn-giving-together = Ada har kommet til brikken din. Bare der kan du gi henne et kort, og hun samler på { card-statue-of-the-wind }.
learn-giving-give = Gi henne kortet ditt: { card-statue-of-the-wind }. Det koster én handling.
learn-giving-thanks = Nå har hun tre. Ada er forresten { role-messenger }: Hun kan gi deg kort uansett avstand.
learn-giving-end = På tide med en gjentjeneste. Avslutt handlingene.
learn-giving-ada = Gode kort: Du har nå { card-earth-stone } tre ganger, og Ada har den fjerde. Se hva hun gjør.
learn-giving-done = Alle fire på én hånd! Bli enige om hvem som samler hva: Det er hjertet i spillet.

learn-treasure = En skatt
learn-treasure-four = Fire kort på én hånd, { card-earth-stone }: Det er prisen for en skatt.
learn-treasure-go = Du må også være der den ligger. Hver skatt har to brikker: Gå til { tile-temple-of-the-sun }.
learn-treasure-capture = Her er den. Ta skatten: { treasure-earth-stone }. Det koster én handling.
learn-treasure-taken = Den er trygg for alltid! De fire kortene er brukt, og de to brikkene dens kan gjerne synke nå.
learn-treasure-safe = Én av fire. La oss se hvordan et slikt eventyr slutter.

learn-helicopter = Helikopteret
learn-helicopter-three = Mye senere: Det meste av øya har sunket. Tre skatter er trygge, og Ada kan hente den siste. Se på henne!
learn-helicopter-fly = Alle fire! Det er Ada sin tur, men { card-helicopter } kan spilles når som helst. Spill et av dine, og gå om bord først.
learn-helicopter-both = Én flytur tar med alle fra samme brikke. Ta Ada om bord.
learn-helicopter-land = Velg hvor dere lander: { tile-fools-landing }. Bare derfra kommer dere fra øya.
learn-helicopter-home = Alle er her, alle skattene er med, og du har et { card-helicopter } til. Ta av!
learn-helicopter-done = Dere klarte det! Nå vet du det viktigste. På en ekte øy holder tipsene deg med selskap.
