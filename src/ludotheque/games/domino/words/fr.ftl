goal = Atteignez le premier les points convenus : qui finit gagne les points que les autres ont encore en main.

option-mode = Si rien ne va
    .help = On pioche jusqu’à ce qu’un domino aille, ou l’on passe, tout simplement.
option-mode-draw = on pioche
option-mode-block = on passe
option-target = Points à atteindre
    .help = La partie continue, manche après manche, jusqu’à ce que quelqu’un ait ces points.
option-target-0 = une seule manche
option-target-50 = 50
option-target-100 = 100

part-line = Chaîne
part-stock = Pioche
label-lay = Poser { $tile } { $side }
label-draw = Piocher un domino

table-seat-cards = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [0] aucun domino
    [one] un domino
   *[other] { $cards } dominos
}
table-seat-cards-points = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [0] aucun domino
    [one] un domino
   *[other] { $cards } dominos
}, points : { $points }
table-hand = Vos dominos : { $cards }
table-stock = { $part } : { $cards ->
    [0] aucun domino
    [one] un domino
   *[other] { $cards } dominos
}

refusal-cards-are-being-dealt = On distribue les dominos. Un instant.
refusal-card-is-not-left = Ce domino n’est plus dans la pioche.
refusal-begin-with-the-highest = Commencez par votre plus grand double ; sans double, par votre domino le plus lourd.
refusal-not-in-hand = Vous n’avez pas ce domino.
refusal-does-not-fit = Ce domino ne va pas là : sa moitié doit être pareille au bout de la chaîne.
refusal-you-can-lay = Vous avez un domino qui va : posez-le.
refusal-draw-first = Piochez un domino : il en reste.
refusal-nothing-to-draw = Il n’y a rien à piocher : passez.

position-card = Dans la position, { $key } nomme « { $found } », qui n’est pas un domino de ce jeu ; les dominos s’écrivent comme { $first } et { $last }.
position-card-twice = Dans la position, le domino { $card } est là deux fois.
position-begins = Tant que rien n’est posé, c’est le tour de qui a { $tile }, et chacun a une main complète.
position-hands = Chacun a des dominos tant que la manche dure ; ensuite une main au plus est vide, et personne ne commence avec moins que la distribution.
position-newer = « lacks_newer » compte les dominos piochés depuis : un seul, et seulement pour celui dont c’est le tour.
position-over = La partie est finie quand quelqu’un a atteint « target », après la quarantième manche ou après une manche unique, et jamais autrement.

log-began = Manche { $round } : { $tiles } dominos chacun. { $who-is ->
    [you] Vous avez { $tile } et commencez.
   *[other] { $who } a { $tile } et commence.
}
log-open = { $who-is ->
    [you] Vous ouvrez avec { $tile }.
   *[other] { $who } ouvre avec { $tile }.
}
log-lay = { $who-is ->
    [you] Vous posez { $tile } { $side }.
   *[other] { $who } pose { $tile } { $side }.
}
log-draw = { $who-is ->
    [you] Vous piochez { $tile }.
   *[other] { $who } pioche { $tile }.
}
log-draws = { $who } pioche un domino.
log-pass = { $who-is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
log-emptied = { $who-is ->
    [you] Vous avez posé tous vos dominos !
   *[other] { $who } a posé tous ses dominos !
}
log-blocked = Plus personne ne peut poser : la manche est finie.
log-held = { $who-is ->
    [you] Il vous reste { $tiles } : { $pips ->
        [one] un point
       *[other] { $pips } points
    }.
   *[other] Il reste à { $who } { $tiles } : { $pips ->
        [one] un point
       *[other] { $pips } points
    }.
}
log-won = { $who-is ->
    [you] Vous gagnez la manche et recevez { $gain ->
        [one] un point
       *[other] { $gain } points
    } : { $points } en tout !
   *[other] { $who } gagne la manche et reçoit { $gain ->
        [one] un point
       *[other] { $gain } points
    } : { $points } en tout.
}
log-tied = Plusieurs ont le moins de points en main : personne ne marque.

feature-points = points gagnés
feature-pips = points dans votre main
feature-tiles = dominos dans votre main
feature-fitting = possibilités de poser ensuite

hint-lay = Les moitiés pareilles se touchent. Les doubles se posent en travers.
hint-draw = Rien ne va ? Piochez un domino.
hint-pass = Rien ne va, et rien à piocher : passez.

lesson-line = Voici la chaîne. Seuls ses deux bouts comptent : un cinq à gauche, un deux à droite.
lesson-lay = Les moitiés pareilles se touchent. Votre cinq-quatre va à gauche : touchez-le, puis le bout gauche.
lesson-lay-wrong = Cela va aussi. Mais prenez le cinq-quatre : les dominos lourds partent d’abord.
lesson-draw = Rien ne va, à aucun des deux bouts. Touchez la pioche et prenez un domino.
lesson-drawn = Quelle chance, il va ! Posez-le.
lesson-drawn-wrong = Posez le domino que vous venez de piocher.
lesson-double = Un double se pose en travers. Il est lourd : débarrassez-vous-en tant qu’il va.
lesson-double-wrong = C’est permis. Mais le double six pèse douze points : posez plutôt celui-là.
lesson-end = Qui pose son dernier domino gagne les points de tous les autres. À vous, maintenant !

# Le score à la fin, manche par manche.
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-round = Manche { $round }
score-won = ce que les autres avaient de plus
score-held = { $held ->
    [one] { $held } point en main
   *[other] { $held } points en main
}

advice-lay = Posez { $tile } { $side } : ainsi vous pourrez continuer.
advice-draw = Piochez : aucun de vos dominos ne va.
advice-pass = Passez : rien ne va, et il n’y a rien à piocher.
