learn-moving = Se déplacer
learn-moving-island = Quatre trésors dorment sur une île qui s’enfonce. Avec Ada, allez les chercher et repartez avant que tout disparaisse.
learn-moving-walk = C’est vous, sur « { tile-bronze-gate } », avec trois actions par tour. Un pas vers une tuile voisine en coûte une : allez sur « { tile-temple-of-the-sun } ».
learn-moving-again = On va en haut, en bas, à gauche ou à droite, jamais en diagonale. Encore deux actions : continuez vers « { tile-temple-of-the-moon } ».
learn-moving-flooded = Les tuiles bleues sont inondées, mais on peut encore y marcher. Votre dernière action : un pas sur « { tile-gold-gate } ».
learn-moving-done = Voilà tout ce qu’il faut savoir pour marcher. Ensuite : garder les pieds au sec.

learn-shoring = Assécher
learn-shoring-flooded = Les tuiles bleues sont inondées. Une tuile inondée qui est touchée encore une fois est engloutie à jamais.
learn-shoring-beside = Une action assèche votre tuile ou une tuile voisine. Remettez « { tile-watchtower } » au sec.
learn-shoring-engineer = Votre rôle est { role-engineer } : la même action sauve une deuxième tuile. Prenez « { tile-gold-gate } » ! Chaque rôle a son talent.
learn-shoring-walk = « { tile-crimson-forest } » est inondée aussi, mais hors de portée. Approchez-vous : allez sur « { tile-watchtower } ».
learn-shoring-one = Elle est maintenant voisine. Votre troisième action : asséchez « { tile-crimson-forest } ».
learn-shoring-done = Trois tuiles sauvées ! On ne les sauve jamais toutes : gardez celles qu’il vous faut, les tuiles des trésors et « { tile-fools-landing } ».

learn-cards = Les cartes
learn-cards-hand = Voici vos cartes. Quatre cartes identiques donnent un trésor, et vous en avez déjà deux : { card-earth-stone }.
learn-cards-shore = L’urgence d’abord : « { tile-temple-of-the-sun } », où se trouve ce trésor, est inondée. Asséchez cette tuile.
learn-cards-end = Rien d’autre ne presse : finissez vos actions. Vous piochez alors deux cartes Trésor.
learn-cards-second = Une troisième { card-earth-stone } ! Piochez la deuxième carte.
learn-cards-limit = Six cartes, mais cinq est le maximum. Défaussez { card-crystal-of-fire } : vous n’en avez qu’une.
learn-cards-flood = Chaque tour finit par des cartes Inondation, autant que le niveau d’eau l’indique. Ici deux : piochez la première.
learn-cards-another = « { tile-dunes-of-deception } » est inondée. Piochez la deuxième carte Inondation.
learn-cards-done = Actions, cartes Trésor, cartes Inondation : voilà un tour complet. C’est à Ada.

learn-waters = Montée des eaux
learn-waters-level = L’eau est au plus bas : deux cartes Inondation par tour. Mais trois cartes de la pioche Trésor la font monter.
learn-waters-end = On ne sait jamais quand. Finissez vos actions et voyez ce que vous piochez.
learn-waters-rise = { card-waters-rise } ! L’eau monte d’un cran. Plus elle est haute, plus on pioche de cartes Inondation.
learn-waters-back = Pire : les cartes Inondation déjà sorties sont mélangées et reviennent sur la pioche. Les mêmes tuiles vont être touchées de nouveau.
learn-waters-second = Respirez, et piochez votre deuxième carte.
learn-waters-flood = Aux cartes Inondation. Chacune montre une tuile déjà touchée : piochez la première.
learn-waters-sunk = « { tile-misty-marsh } » : une tuile encore inondée, donc engloutie à jamais. Piochez la suivante.
learn-waters-done = « { tile-tidal-palace } » a disparu aussi. Le { treasure-oceans-chalice } ne se prend plus que sur « { tile-coral-palace } » : sans elle, la partie est perdue.

learn-giving = Donner
learn-giving-together = Ada vous a rejoint sur votre tuile. C’est là seulement que vous pouvez lui donner une carte, et elle collectionne : { card-statue-of-the-wind }.
learn-giving-give = Donnez-lui votre carte { card-statue-of-the-wind }. Cela coûte une action.
learn-giving-thanks = Elle en a trois. Au fait, son rôle est { role-messenger } : elle peut vous donner des cartes même de loin.
learn-giving-end = À elle de vous rendre la pareille. Finissez vos actions.
learn-giving-ada = Bonne pioche : vous avez trois { card-earth-stone }, et Ada a la quatrième. Regardez-la faire.
learn-giving-done = Les quatre dans une seule main ! Décidez ensemble qui collectionne quoi : c’est le cœur du jeu.

learn-treasure = Un trésor
learn-treasure-four = Quatre cartes { card-earth-stone } dans une main : c’est le prix d’un trésor.
learn-treasure-go = Il faut aussi être là où il se trouve. Chaque trésor a deux tuiles : allez sur « { tile-temple-of-the-sun } ».
learn-treasure-capture = Vous y êtes. Prenez le trésor { treasure-earth-stone } : cela coûte une action.
learn-treasure-taken = Il est à l’abri pour toujours ! Les quatre cartes sont défaussées, et ses deux tuiles ne comptent plus.
learn-treasure-safe = Un sur quatre. Voyons comment finit une telle aventure.

learn-helicopter = L’hélicoptère
learn-helicopter-three = Bien plus tard : presque toute l’île est engloutie. Trois trésors sont à l’abri, et Ada peut prendre le dernier. Regardez !
learn-helicopter-fly = Les quatre ! C’est le tour d’Ada, mais un { card-helicopter } se joue à tout moment. Jouez-en un et montez en premier.
learn-helicopter-both = Un vol emporte tous ceux qui sont sur la même tuile. Faites monter Ada.
learn-helicopter-land = Choisissez où atterrir : « { tile-fools-landing } ». On ne quitte l’île que de là.
learn-helicopter-home = Tout le monde est là, tous les trésors aussi, et il vous reste un { card-helicopter }. Décollez !
learn-helicopter-done = Vous avez réussi ! Vous savez l’essentiel. Sur une vraie île, les conseils vous tiendront compagnie.
