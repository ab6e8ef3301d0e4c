learn-settling = Bosette seg
learn-settling-town = Ennå er byen fredelig. Du og Ada lar folkene deres flytte inn; når Vesuv får utbrudd, vinner den som redder flest.
learn-settling-card = Dette er kortene dine. Hvert har nummeret til et hus: Spill ut kort { house-3 }.
learn-settling-place = Hus { house-3 } har to fløyer. Sett en figur på en ledig plass i den som er merket.
learn-settling-again = Du har trukket opp til fire kort igjen, og Ada har også flyttet inn. Spill { house-3 } en gang til, ved siden av den første figuren.
learn-settling-done = To av dine på ett felt. Husk det: I en flokk går man lenger.

learn-omens = Omen og A.D. 79
learn-omens-quiet = Øverst i bunken lå åtte rolige kort. Alle er trukket, og det neste er A.D. 79.
learn-omens-play = Tiden står ikke stille. Spill ut kort { house-4 }, og flytt inn i det merkede huset.
learn-omens-came = Der er det, A.D. 79! Det går tilbake blant de siste kortene. Etterpå trakk du et Omen.
learn-omens-omen = Den som trekker et Omen, må kaste en figur i vulkanen, hvem som helst. Ta Adas på det merkede feltet, så Vesuv.
learn-omens-fate = Ada trakk også et Omen, og kastet en av dine. Dere har mistet én hver.
learn-omens-done = Fra nå av vokser familiene. Det kommer nå.

learn-relatives = Familie
learn-relatives-hosts = Etter A.D. 79 får den som flytter inn hos andre i en bygning, familiemedlemmer med: så mange som bodde der fra før.
learn-relatives-move = Én figur bor i denne fløyen av hus { house-10 }. Spill ut kort { house-10 }, og flytt inn.
learn-relatives-relative = Altså kommer ett familiemedlem: til en annen bygning med samme farge eller en nøytral. Ta den merkede.
learn-relatives-done = To figurer på én tur! Fullere bygninger gir flere, så følg med på hvor Ada bygger.

learn-lava = Lava
learn-lava-later = Mye senere. A.D. 79 ligger blant de siste kortene. Spill ut kort { house-11 }; noen bor der, så et familiemedlem kommer også.
learn-lava-erupts = A.D. 79 igjen: Vesuv får utbrudd! Ingen flytter inn lenger. Først legges seks lavasteiner etter tur, hvert symbol begynner på sitt startfelt.
learn-lava-yours = Du trakk: { symbol-vase }. Lava brer seg ved siden av samme symbol: Legg steinen på det merkede feltet.
learn-lava-done = Lavaen sluker dem som står der den flyter, og dem som ikke har noen vei ut. Nå gjelder det å løpe!

learn-running = Løpe
learn-running-tile = Hver tur begynner nå med en lavastein. Du trakk: { symbol-mask }. Legg den på det merkede feltet.
learn-running-run = Så løper du to ganger. En figur går så mange skritt som det står figurer på feltet, den selv medregnet. Her er de tre: Løft den.
learn-running-leave = Ut gjennom en port koster også et skritt. Tre er nok: ut gjennom { gate-marina }!
learn-running-second = Det andre løpet: To står på dette feltet, altså to skritt. Før figuren ut gjennom { gate-sarno }.
learn-running-buried = To reddet! Men se i loggen: Adas lava har begravd en av dine. Nå vet du hva lavasteiner er til for.

learn-gates = Portene
learn-gates-tile = Steinen din viser: { symbol-column }. Legg den på det merkede feltet.
learn-gates-far = Tre figurer på dette feltet: tre skritt. Gå til det merkede feltet, like innenfor { gate-stabia }.
learn-gates-twice = Det andre løpet kan være samme figur sitt. Alene har den bare ett skritt: nok til å komme ut gjennom { gate-stabia }.
learn-gates-more = Tre reddet. Dekker lava feltet til en port, er porten stengt; og den som ikke når en åpen port, er tapt.
learn-gates-done = Til slutt vinner den som har reddet flest; ved likt den som mistet færrest. En lett motstander venter, og tipsene hjelper.
