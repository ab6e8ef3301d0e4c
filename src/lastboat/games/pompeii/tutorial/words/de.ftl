learn-settling = Siedeln
learn-settling-town = Noch ist die Stadt friedlich. Du und Ada siedelt hier eure Leute an; wer beim Ausbruch des Vesuvs die meisten rettet, gewinnt.
learn-settling-card = Das sind deine Karten. Jede trägt die Nummer eines Hauses: Spiel die { house-3 }.
learn-settling-place = Haus { house-3 } hat zwei Flügel. Setz eine Figur auf einen freien Platz des markierten.
learn-settling-again = Du hast wieder auf vier Karten nachgezogen, und Ada ist auch eingezogen. Spiel noch einmal die { house-3 }, neben deine erste Figur.
learn-settling-done = Zwei von deinen auf einem Feld. Merk es dir: Wo viele stehen, läuft man weiter.

learn-omens = Omen und A.D. 79
learn-omens-quiet = Oben auf dem Stapel lagen acht ruhige Karten. Alle sind gezogen, und die nächste ist A.D. 79.
learn-omens-play = Die Zeit bleibt nicht stehen. Spiel die { house-4 } und zieh in das markierte Haus.
learn-omens-came = Da ist sie, A.D. 79! Sie kommt wieder unter die letzten Karten. Danach hast du ein Omen gezogen.
learn-omens-omen = Wer ein Omen zieht, muss eine Figur in den Vulkan werfen, gleich welche. Nimm Adas auf dem markierten Feld, dann den Vesuv.
learn-omens-fate = Auch Ada zog ein Omen und warf eine von deinen hinein. Jeder hat eine verloren.
learn-omens-done = Von jetzt an wachsen die Familien. Das kommt als Nächstes.

learn-relatives = Verwandte
learn-relatives-hosts = Wer seit A.D. 79 zu anderen in ein Gebäude zieht, bringt Verwandte mit: so viele, wie dort schon wohnten.
learn-relatives-move = In diesem Flügel von Haus { house-10 } wohnt eine Figur. Spiel die { house-10 } und zieh dazu.
learn-relatives-relative = Also kommt ein Verwandter: in ein anderes Gebäude derselben Farbe oder in ein neutrales. Nimm das markierte.
learn-relatives-done = Zwei Figuren in einem Zug! Vollere Gebäude bringen mehr, also achte darauf, wo Ada baut.

learn-lava = Lava
learn-lava-later = Viel später. A.D. 79 liegt unter den letzten Karten. Spiel die { house-11 }; dort wohnt jemand, also kommt ein Verwandter dazu.
learn-lava-erupts = Wieder A.D. 79: Der Vesuv bricht aus! Niemand siedelt mehr. Zuerst werden reihum sechs Lavaplättchen gelegt, jedes Symbol beginnt an seinem Schlot.
learn-lava-yours = Du hast gezogen: { symbol-vase }. Lava breitet sich neben gleichen Symbolen aus: Leg dein Plättchen auf das markierte Feld.
learn-lava-done = Lava verschlingt, wer dort steht, wo sie fließt, und wer keinen Weg mehr hinaus hat. Jetzt heißt es laufen!

learn-running = Laufen
learn-running-tile = Jeder Zug beginnt nun mit einem Lavaplättchen. Du hast gezogen: { symbol-mask }. Leg es auf das markierte Feld.
learn-running-run = Dann läufst du zweimal. Eine Figur läuft so viele Schritte, wie Figuren auf ihrem Feld stehen, sie mitgezählt. Hier sind es drei: Nimm sie auf.
learn-running-leave = Durch ein Tor hinaus kostet noch einen Schritt. Drei reichen: hinaus durch das { gate-marina }!
learn-running-second = Dein zweiter Lauf: Auf diesem Feld stehen zwei, also zwei Schritte. Bring die Figur durch das { gate-sarno } hinaus.
learn-running-buried = Zwei gerettet! Aber sieh ins Protokoll: Adas Lava hat eine von deinen begraben. Jetzt weißt du, wozu Lavaplättchen gut sind.

learn-gates = Die Tore
learn-gates-tile = Dein Plättchen zeigt: { symbol-column }. Leg es auf das markierte Feld.
learn-gates-far = Drei Figuren auf diesem Feld: drei Schritte. Lauf auf das markierte Feld, gleich am { gate-stabia }.
learn-gates-twice = Auch den zweiten Lauf darf dieselbe Figur machen. Allein hat sie nur einen Schritt: genug, um durch das { gate-stabia } zu entkommen.
learn-gates-more = Drei gerettet. Bedeckt Lava das Feld eines Tores, ist es zu; und wer kein offenes mehr erreicht, ist verloren.
learn-gates-done = Am Ende gewinnt, wer die meisten gerettet hat; bei Gleichstand, wer weniger verlor. Ein leichter Gegner wartet, und die Tipps helfen dir.
