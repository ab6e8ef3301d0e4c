# Pourquoi un coup est conseillé. $points : points de pourcentage entre les chances de deux coups.
hint-sure = Rien d’autre n’en approche.
hint-clear = Nettement le meilleur : { $points ->
    [one] un point de pourcentage
   *[other] { $points } points de pourcentage
 } d’avance sur le suivant.
hint-best = Le meilleur, mais de peu.
hint-close = Le meilleur d’un cheveu ; d’autres sont presque aussi bons.
hint-as-good = Pratiquement aussi bon que le meilleur.
hint-behind = Coûte environ { $points ->
    [one] un point de pourcentage
   *[other] { $points } points de pourcentage
 }.
hint-misses = Laisse de côté : { $what }
