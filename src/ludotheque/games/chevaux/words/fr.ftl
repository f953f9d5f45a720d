# Petits chevaux en français.

goal = Amenez tous vos chevaux, après un tour de piste, en haut de votre escalier avant les autres. Seul un six ouvre l’écurie.

option-horses = Chevaux
    .help = Combien de chevaux chacun possède : plus il y en a, plus c’est long, et plus il y a à choisir.
option-outside = Premier cheval dehors
    .help = Le premier cheval de chacun est déjà sur sa case de départ.

first-youngest = Qui est le plus jeune d’entre vous ?
first-youngest-told = { $who-is ->
    [you] Vous commencez : c’est vous, le plus jeune.
   *[other] { $who } commence : personne n’est plus jeune.
}

part-pawns = Chevaux
part-track = Piste

refusal-no-such-horse = Vous n’avez pas autant de chevaux.
refusal-dice-are-being-thrown = Le dé roule encore.
refusal-roll-first = Lancez d’abord le dé.
refusal-already-rolled = Le dé est lancé : avancez maintenant un de vos chevaux.
refusal-needs-a-six = Il faut un six à ce cheval pour sortir de l’écurie.
refusal-own-horse-there = Un de vos chevaux s’y trouve déjà.
refusal-safe-there = Sur sa propre case de départ, ce cheval est à l’abri : personne ne peut s’y arrêter.
refusal-too-far = Le dé en dit trop : ce cheval dépasserait le haut de l’escalier.

label-roll = Lancer le dé
label-come-out = Sortir le cheval { $horse } de l’écurie
label-run = Avancer { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} avec le cheval { $horse }
label-climb = Amener le cheval { $horse } sur la marche { $space } de l’escalier
label-send-back = Avancer le cheval { $horse } et renvoyer { $whom-is ->
    [you] le vôtre
   *[other] celui de { $whom }
}

log-rolled = { $who-is ->
    [you] Vous faites un { $value }.
   *[other] { $who } fait un { $value }.
}
log-came-out = { $who-is ->
    [you] Votre cheval { $horse } sort de l’écurie.
   *[other] Le cheval { $horse } de { $who } sort de l’écurie.
}
log-ran = { $who-is ->
    [you] Votre cheval { $horse } avance { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.
   *[other] Le cheval { $horse } de { $who } avance { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.
}
log-climbed = { $who-is ->
    [you] Votre cheval { $horse } est sur la marche { $space } de votre escalier.
   *[other] Le cheval { $horse } de { $who } est sur la marche { $space } de l’escalier.
}
log-sent-back = { $whom-is ->
    [you] { $who } renvoie votre cheval à l’écurie !
   *[other] { $who-is ->
        [you] Vous renvoyez le cheval de { $whom } à l’écurie !
       *[other] { $who } renvoie le cheval de { $whom } à l’écurie !
    }
}
log-arrived = { $who-is ->
    [you] Votre cheval { $horse } est arrivé !
   *[other] Le cheval { $horse } de { $who } est arrivé !
}
log-stuck = { $who-is ->
    [you] Aucun de vos chevaux ne peut avancer.
   *[other] Aucun cheval de { $who } ne peut avancer.
}
log-again = { $who-is ->
    [you] Un six : relancez le dé !
   *[other] Un six : { $who } relance le dé.
}
log-enough-sixes = Trois six de suite : cela suffit.
log-won = { $who-is ->
    [you] Tous vos chevaux sont arrivés : vous gagnez !
   *[other] Tous les chevaux de { $who } sont arrivés !
}
log-enough-rolls = 1 000 lancers : le plus de cases gagne.

table-pawns = { $who-is ->
    [you] Vos chevaux
   *[other] Les chevaux de { $who }
} : { $places }

score-total = { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
score-arrived = { $horses ->
    [one] un cheval arrivé
   *[other] { $horses } chevaux arrivés
}
score-on-the-way = { $horses ->
    [one] un cheval pas encore arrivé
   *[other] { $horses } chevaux pas encore arrivés
}

advice-roll = Touchez le dé !
advice-come-out = Sortez un cheval : à l’écurie, on ne gagne aucune course.
advice-run = Avancez { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} avec le cheval { $horse } : c’est là qu’il est le mieux.
advice-climb = Amenez le cheval { $horse } dans l’escalier : personne ne l’y rattrape.
advice-send-back = Avancez le cheval { $horse } et renvoyez { $whom-is ->
    [you] le vôtre
   *[other] celui de { $whom }
} à l’écurie !

lesson-roll = Les chevaux rouges sont à vous. Ils font un tour de piste dans le sens horaire, puis montent votre escalier. D’abord, on lance : touchez le dé !
lesson-out = Un six ! Seul un six ouvre l’écurie. Touchez le cheval qui y attend, et il sort.
lesson-out-wrong = Celui-là pourrait avancer. Mais sortez d’abord un cheval de l’écurie : les six sont rares !
lesson-again = Un six rejoue. Touchez encore le dé !
lesson-catch = Un 4 ! Quatre cases devant un de vos chevaux, il y a celui de Mamie. Tombez dessus !
lesson-catch-wrong = C’est possible. Mais un autre cheval tombe pile sur celui de Mamie. Essayez !
lesson-lane = Hop, à l’écurie ! Gare : les autres font de même. Un cheval n’est à l’abri que dans l’escalier et sur sa propre case de départ. Lancez encore !
lesson-climb = Un 3. Touchez le cheval au pied de votre escalier : là-haut, personne ne le rattrape.
lesson-climb-wrong = C’est possible. Mais montez d’abord dans l’escalier : votre cheval y sera à l’abri !
lesson-end = En haut de l’escalier, vos chevaux s’alignent sur 6, 5 et 4. Le premier qui les y a tous gagne. À vous la suite !

board-hint-move = Touchez le cheval qui doit avancer.

hint-roll = Touchez le dé.
hint-move = Touchez le cheval à avancer. S’il tombe sur un autre, celui-ci rentre !

position-does-not-fit = D’après les règles, les chevaux ne peuvent pas se trouver ainsi.
