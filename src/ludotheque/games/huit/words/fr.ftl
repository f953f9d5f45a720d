goal = Atteignez le premier les points convenus : qui finit gagne ce que les autres ont encore en main.

option-target = Points à atteindre
    .help = La partie continue, manche après manche, jusqu’à ce que quelqu’un ait ces points.
option-target-0 = une seule manche
option-target-50 = 50
option-target-100 = 100
option-target-200 = 200
option-specials = Cartes spéciales
    .help = Un deux fait piocher deux cartes et passer un tour, un valet fait passer un tour, un as change le sens.

refusal-does-not-fit = Cette carte ne va pas : il faut la couleur ou la valeur de celle du dessus. Un huit va toujours.
refusal-name-a-suit = Annoncez d’abord une couleur pour votre huit : trèfle, carreau, cœur ou pique.
refusal-nothing-to-name = On n’annonce une couleur qu’après avoir joué un huit.
refusal-draw-first = Piochez une carte avant de passer.
refusal-already-drawn = Vous avez déjà pioché : jouez cette carte, ou passez.
refusal-only-the-drawn-card = Après avoir pioché, vous ne pouvez jouer que la carte piochée.
refusal-nothing-to-draw = Il n’y a plus rien à piocher : jouez une carte, ou passez.

position-open = Il faut une carte visible ; « suit » est sa couleur, ou n’importe laquelle après un huit, et l’on n’annonce une couleur qu’après un huit.
position-hands = Chacun a des cartes tant que la partie dure ; ensuite une main au plus est vide.
position-drawn = En phase « drawn », et seulement pour qui joue, « drawn » nomme une carte de sa main qui vient de la pioche ; sinon, rien.
position-mixed = « mixed » nomme toutes les cartes dont la nouvelle pioche a été faite, y compris celles qui y sont encore, et « shuffles » dit combien de fois ; sans nouvelle pioche, laissez les deux de côté.
position-over = La partie est finie quand quelqu’un a atteint « target », après la trentième manche ou après une manche unique, et jamais autrement.

log-flip = Manche { $deal } : { $cards } cartes chacun. La première carte est { $card }.
log-play = { $who-is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
log-name = { $who-is ->
    [you] Vous annoncez { $suit }.
   *[other] { $who } annonce { $suit }.
}
log-draw = { $who-is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
log-draws = { $who } pioche une carte.
log-pass = { $who-is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
log-renew = La pioche est vide : on mélange la défausse pour en faire une nouvelle.
log-must-draw = { $who-is ->
    [you] Vous devez piocher deux cartes et passez votre tour !
   *[other] { $who } doit piocher deux cartes et passe son tour !
}
log-skip = { $who-is ->
    [you] Vous passez votre tour !
   *[other] { $who } passe son tour !
}
log-turned = On joue maintenant dans l’autre sens.
log-stuck = Plus personne ne peut jouer : la manche est finie.
log-held = { $who-is ->
    [you] Il vous reste { $cards } : { $held ->
        [one] un point
       *[other] { $held } points
    }.
   *[other] Il reste à { $who } { $cards } : { $held ->
        [one] un point
       *[other] { $held } points
    }.
}
log-won = { $who-is ->
    [you] Vous gagnez { $gain ->
        [one] un point
       *[other] { $gain } points
    } : { $points } en tout !
   *[other] { $who } gagne { $gain ->
        [one] un point
       *[other] { $gain } points
    } : { $points } en tout.
}
log-tied = Plusieurs ont le moins de points : personne ne marque.

# La première partie guidée, et ce que la première partie libre dit une fois de chaque sorte de coup.
lesson-goal = Ces cinq cartes sont à vous. Le premier qui n’en a plus gagne les points de ce que les autres ont encore en main.
lesson-suit = La dame de cœur est sur le dessus. Cœur sur cœur : jouez votre ♥7 !
lesson-suit-wrong = C’est permis, mais gardez-la pour plus tard. Jouez le cœur, ♥7 !
lesson-draw = Mamie a joué ♥3. Vous n’avez ni cœur ni trois, juste un huit. Gardez-le : touchez la pioche et prenez une carte.
lesson-draw-wrong = Gardez votre huit pour plus tard ! Touchez la pioche et prenez une carte.
lesson-pass = ♦9 : ce n’est ni un cœur ni un trois. Vous passez.
lesson-pass-wrong = Cela n’aide pas maintenant. Passez !
lesson-value = Mamie joue ♣3 sur son ♥3 : la même valeur ! Maintenant, c’est trèfle. Jouez ♣9, la plus chère.
lesson-value-wrong = Elle va, mais les cartes chères partent en premier. Jouez ♣9 !
lesson-eight = Mamie a pioché, et sa carte n’allait pas. À votre huit : il va sur tout. Et gare à qui le garde : il coûte 50 points ! Jouez-le.
lesson-eight-wrong = Cela irait. Mais essayez donc le huit !
lesson-name = Après un huit, on annonce une couleur. Vous avez ♦9 et ♦K : annoncez carreau !
lesson-name-wrong = Annoncez plutôt la couleur dont vous avez le plus : carreau.
lesson-end = Il vous reste deux carreaux et ♣7, et c’est toujours carreau. Allez-y ! Quand votre main est vide, la manche est à vous.

hint-play = Même couleur ou même valeur. Les cartes chères d’abord !
hint-draw = Une seule carte. Si elle va, vous pouvez la jouer aussitôt.
hint-name = Annoncez la couleur dont vous avez le plus.

# Le score à la fin, manche par manche.
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-deal = Manche { $deal }
score-won = ce que les autres avaient en main
score-held = { $held ->
    [one] { $held } point en main
   *[other] { $held } points en main
}

# Le conseiller, en une phrase.
advice-play = Jouez { $card } : les cartes chères doivent partir tant qu’elles vont.
advice-name = Annoncez { $suit } : c’est ce qui vous aide le plus.
advice-draw = Piochez : vos cartes ne vont pas, ou mieux vaut les garder.
advice-pass = Passez : cette carte ne va pas, ou mieux vaut la garder.
