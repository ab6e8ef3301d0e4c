learn-settling = S’installer
learn-settling-town = Pour l’instant, la ville est paisible. Ada et vous y installez vos gens ; quand le Vésuve entrera en éruption, qui en sauvera le plus gagnera.
learn-settling-card = Voici vos cartes. Chacune porte le numéro d’une maison : jouez la carte { house-3 }.
learn-settling-place = La maison { house-3 } a deux ailes. Installez un pion sur une place libre de celle qui est marquée.
learn-settling-again = Vous avez complété votre main à quatre cartes, et Ada s’est installée aussi. Rejouez { house-3 }, à côté de votre premier pion.
learn-settling-done = Deux des vôtres sur une case. Retenez-le : en foule, on court plus loin.

learn-omens = Présages et A.D. 79
learn-omens-quiet = Huit cartes tranquilles étaient sur la pioche. Toutes sont piochées, et la prochaine est A.D. 79.
learn-omens-play = Le temps ne s’arrête pas. Jouez la carte { house-4 } et installez-vous dans la maison marquée.
learn-omens-came = La voici, A.D. 79 ! Elle retourne parmi les dernières cartes de la pioche. Ensuite, vous avez pioché un présage.
learn-omens-omen = Qui pioche un présage doit jeter un pion dans le volcan, n’importe lequel. Prenez celui d’Ada sur la case marquée, puis le Vésuve.
learn-omens-fate = Ada a pioché un présage aussi, et jeté l’un des vôtres. Un de perdu chacun.
learn-omens-done = Désormais, les familles s’agrandissent. C’est pour la suite.

learn-relatives = Les parents
learn-relatives-hosts = Depuis A.D. 79, qui s’installe dans un bâtiment déjà habité fait venir des parents : autant qu’il y avait d’habitants.
learn-relatives-move = Un pion habite cette aile de la maison { house-10 }. Jouez la carte { house-10 } et rejoignez-le.
learn-relatives-relative = Un parent arrive donc, dans un autre bâtiment de la même couleur ou dans un neutre. Prenez celui qui est marqué.
learn-relatives-done = Deux pions en un seul tour ! Les bâtiments pleins en font venir plus : surveillez où Ada s’installe.

learn-lava = La lave
learn-lava-later = Bien plus tard. A.D. 79 est parmi les dernières cartes. Jouez la carte { house-11 } ; quelqu’un y habite, donc un parent vient aussi.
learn-lava-erupts = Encore A.D. 79 : le Vésuve entre en éruption ! Plus personne ne s’installe. Six tuiles de lave sont d’abord posées tour à tour ; chaque symbole naît à sa bouche.
learn-lava-yours = Vous avez tiré : { symbol-vase }. La lave s’étend à côté du même symbole : posez votre tuile sur la case marquée.
learn-lava-done = La lave engloutit ceux qui se tiennent où elle coule, et ceux qui n’ont plus d’issue. À présent, courez !

learn-running = Courir
learn-running-tile = Chaque tour commence désormais par une tuile de lave. Vous avez tiré : { symbol-mask }. Posez-la sur la case marquée.
learn-running-run = Puis deux courses. Un pion court autant de pas qu’il y a de pions sur sa case, lui compris. Ici trois : prenez-le.
learn-running-leave = Sortir coûte un pas de plus. Trois suffisent : dehors, par { gate-marina } !
learn-running-second = Deuxième course : ils sont deux sur cette case, donc deux pas. Faites sortir ce pion par { gate-sarno }.
learn-running-buried = Deux de sauvés ! Mais voyez le journal : la lave d’Ada a enseveli l’un des vôtres. Vous savez maintenant à quoi servent les tuiles de lave.

learn-gates = Les portes
learn-gates-tile = Votre tuile montre : { symbol-column }. Posez-la sur la case marquée.
learn-gates-far = Trois pions sur cette case : trois pas. Courez jusqu’à la case marquée, juste devant { gate-stabia }.
learn-gates-twice = La deuxième course peut être celle du même pion. Seul, il n’a qu’un pas : assez pour sortir par { gate-stabia }.
learn-gates-more = Trois de sauvés. Quand la lave couvre la case d’une porte, elle est fermée ; et qui n’atteint plus de porte ouverte est perdu.
learn-gates-done = À la fin, qui a sauvé le plus de gens gagne ; à égalité, qui en a perdu le moins. Un adversaire facile vous attend, et les conseils aident.
