# Rummü en français.

goal = Ayez le plus de points quand quelqu’un atteint 200 : débarrassez-vous de vos cartes, mais posez-les bien.

option-teams = Équipes
    .help = Deux par deux, avec le joueur d’en face ; à quatre ou à six.
option-target = Points à atteindre
    .help = La partie s’arrête après la manche où quelqu’un a ce nombre de points (d’habitude 200 seul, 500 en équipe).

refusal-cards-are-being-dealt = On distribue encore les cartes.
refusal-no-such-card-left = Cette carte n’est plus dans la pioche.
refusal-draw-first = Prenez d’abord une carte : dans la pioche ou sur la défausse.
refusal-already-drawn = Vous avez déjà pris une carte : dans la pioche ou sur la défausse, jamais les deux.
refusal-pile-is-empty = La défausse est vide : il n’y a plus rien à prendre.
refusal-no-such-action = Cela ne se fait pas dans ce jeu.
refusal-not-in-hand = Vous n’avez pas cela : jouez seulement des cartes de votre main.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-too-few-cards = Une combinaison compte au moins trois cartes.
refusal-no-combination = Ce n’est pas une combinaison : posez un même nombre en plusieurs couleurs, ou une suite toute d’une couleur ou toute de couleurs différentes.
refusal-same-card-twice = Aucune combinaison ne contient deux fois la même carte.
refusal-too-many-yellows = Trop de jaunes : un groupe ou une suite multicolore en contient une au plus, et dans une suite d’une couleur les cartes naturelles doivent être plus nombreuses.
refusal-opening-too-short = Votre première combinaison est trop courte : votre score avant cette manche demande plus de cartes.
refusal-open-first = Posez d’abord une combinaison à vous ; ensuite vous pourrez compléter les autres ou récupérer un joker.
refusal-does-not-fit = Cela ne va pas là : le résultat ne serait pas une combinaison.
refusal-no-such-combination = Aucune combinaison de ce numéro n’est sur la table.
refusal-one-at-a-time = Cette partie suit la première version des règles : ajoutez une carte à la fois.
refusal-nothing-to-free = Aucune jaune n’y tient la place de cette carte.
refusal-take-back-first = Vous n’avez plus de carte à défausser : reprenez d’abord quelque chose dans vos combinaisons.
refusal-hand-not-empty = On ne reprend des cartes que si la main est vide.
refusal-not-yours = Cette combinaison n’est pas à vous : reprenez dans les vôtres.
refusal-not-in-combination = Cette carte n’est pas dans cette combinaison.
refusal-would-break = Sans cette carte, le reste ne serait plus une combinaison : reprenez-en une autre.
refusal-only-discard = Après avoir repris des cartes, vous ne pouvez plus que défausser.
refusal-match-is-over = La partie est finie.

label-draw = piocher une carte
label-renew = mélanger la défausse en une nouvelle pioche et piocher
label-take = prendre { $card } sur la défausse
label-lay = poser { $cards }
label-add = ajouter { $added } à { $cards }
label-free = mettre { $card } dans { $cards } et prendre { $yellow }
label-back = reprendre { $card } de { $cards }
label-back-whole = reprendre tout { $cards }
label-discard = défausser { $card }

log-dealt = Manche { $deal } : { $cards } cartes chacun ; { $card } commence la défausse.
log-renew = La pioche est vide : la défausse, sauf la carte du dessus, est mélangée et forme une nouvelle pioche.
log-draw = { $who-is ->
    [you] Vous piochez.
   *[other] { $who } pioche.
}
log-drawn = C’est { $card }.
log-take = { $who-is ->
    [you] Vous prenez { $card } sur la défausse.
   *[other] { $who } prend { $card } sur la défausse.
}
log-lay = { $who-is ->
    [you] Vous posez la combinaison { $number } : { $cards }.
   *[other] { $who } pose la combinaison { $number } : { $cards }.
}
log-add = { $who-is ->
    [you] Vous ajoutez { $added } à la combinaison { $number } : { $cards }.
   *[other] { $who } ajoute { $added } à la combinaison { $number } : { $cards }.
}
log-free = { $who-is ->
    [you] Vous mettez { $card } dans la combinaison { $number } et prenez { $yellow } : { $cards }.
   *[other] { $who } met { $card } dans la combinaison { $number } et prend { $yellow } : { $cards }.
}
log-back = { $who-is ->
    [you] Vous reprenez { $card } de la combinaison { $number } ; il reste { $cards }.
   *[other] { $who } reprend { $card } de la combinaison { $number } ; il reste { $cards }.
}
log-back-whole = { $who-is ->
    [you] Vous reprenez toute la combinaison { $number } : { $cards }.
   *[other] { $who } reprend toute la combinaison { $number } : { $cards }.
}
log-empty-hand = { $who-is ->
    [you] Vous n’avez plus de carte à défausser : il faut reprendre quelque chose.
   *[other] { $who } n’a plus de carte à défausser et doit reprendre quelque chose.
}
log-discard = { $who-is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
log-out = { $who-is ->
    [you] C’était votre dernière carte : vous avez fini !
   *[other] C’était sa dernière carte : { $who } a fini !
}
log-stuck = La manche s’arrête là, et personne n’a fini.
log-score = { $who-is ->
    [you] Vous : { $points } points, { $score } en tout.
   *[other] { $who } : { $points } points, { $score } en tout.
}
log-score-team = { $who } et { $partner } : { $points } points, { $score } en tout.

table-deal = Manche { $deal } ; la partie s’arrête à { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
table-team = { $who } et { $partner } jouent ensemble.
table-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, score { $score }
table-known = { $who } a sûrement en main : { $cards }
table-combination = Combinaison { $number } : { $cards } ({ $who-is ->
    [you] à vous
   *[other] { $who }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
table-stock = Pioche : { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}. Défausse : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}, dessus { $top }
table-stock-alone = Pioche : { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}. La défausse est vide.
table-hand = Votre main : { $cards }
table-opening = Votre première combinaison doit compter au moins { $cards } cartes.

notation-alone = « { $text } » est illisible : « { $verb } » s’écrit tout seul.
notation-one-card = « { $text } » est illisible : écrivez « { $verb } » et une carte, par exemple { $verb } g3.
notation-add = « { $text } » est illisible : écrivez « add », une ou plusieurs cartes et le numéro d’une combinaison, par exemple add r8 2 ou add y8 r9 2.
notation-combination = « { $text } » est illisible : écrivez « { $verb } », une carte et le numéro d’une combinaison, par exemple { $verb } r8 2.
notation-lay = « { $text } » est illisible : écrivez « lay » et les cartes, par exemple lay r5 y6 r7.
notation-too-often = « { $text } » nomme { $card } plus souvent qu’elle n’est dans la boîte.
notation-too-many = « { $text } » nomme trop de cartes : on en ajoute { $most } au plus à la fois, car une combinaison en compte de trois à dix.

position-dealer = À la manche { $deal } (la première est 0), c’est la place { $dealer } qui donne.
position-partners = Les places { $seat } et { $partner } font équipe : elles ont le même score.
position-target-reached = Quelqu’un a déjà { $target } points : alors la phase est « over ».
position-target-missed = La partie n’est pas finie : personne n’a { $target } points, et ce n’était pas la quarantième manche.
position-card-count = La carte { $card } apparaît { $found } fois dans les mains, la pioche, la défausse et les combinaisons ; dans la boîte, { $copies } fois.
position-discard = { $key } vaut « { $found } » ; il faut une seule carte, par exemple "r7".
position-combination = { $key } vaut { $found } ; il y faut les clés id, owner et cards.
position-combination-order = { $key } porte le numéro { $number } après { $before } ; les combinaisons se suivent dans l’ordre de leurs numéros, chacun une fois.
position-no-combination = { $key } : « { $cards } » n’est pas une combinaison.
position-known = La place { $seat } n’a pas en main ce que l’on sait d’elle : { $cards }.
position-stocks-number = « stocks » a { $found } entrées. Cette clé n’existe qu’après un renouvellement, avec une entrée pour la première pioche et une par renouvellement ; il y en a eu { $renewed }.
position-stocks = { $key } vaut { $found } ; il faut les clés cards et hands.
position-stocks-seen = { $key } cite ce que tous voient ailleurs : { $cards }.
position-stocks-hand = { $key } : la place { $seat } ne peut pas avoir { $found } cartes cachées qui viennent de là.
position-stocks-missing = « stocks » ne cite pas toutes les cartes là d’où elles doivent venir : { $cards }.
position-turn = Après { $turns } tours de cette manche, c’est à la place { $turn }.
position-empty-hand = La place { $seat } n’a aucune carte : la manche serait finie.
position-back = Pour reprendre, la place { $seat } a la main vide et une combinaison à elle.
position-no-discard = Quand un tour commence ou vient de finir, il y a au moins une carte sur la défausse.
position-deal-ended = La pioche est vide et ne peut pas être refaite : la manche serait finie.
position-deal-goes-on = La partie n’est pas finie : le dernier joueur a encore des cartes, et la manche peut continuer.

board-red = rouge
board-blue = bleu
board-green = vert
board-yellow = jaune
board-black = noir
board-others = Les autres à la table
board-own = Votre côté de la table
board-hand = Votre main
board-cards = Cartes en main :
board-known = a sûrement
board-score = Points :
board-lying = déjà sur la table
board-points = points
board-with = avec
board-combination = Combinaison
board-add = Ajouter
board-stock = Pioche
board-pile = Défausse
board-new = Nouvelle combinaison
board-opening = Minimum pour ouvrir :
board-lay = Poser
board-discard = Défausser
board-clear = Tout reposer
board-sorting = Trier la main
board-by-colour = Par couleur
board-by-number = Par nombre
board-by-hand = À la main : faites glisser les cartes, ou Maj et les flèches
board-gains = La manche :
board-last-hands = Restées en main
board-hint-draw = Piochez, ou prenez la carte du dessus de la défausse.
board-hint-play = Posez, complétez ou récupérez un joker ; puis défaussez une carte.
board-hint-back = Votre main est vide : reprenez quelque chose dans vos combinaisons.
board-hint-discard = Défaussez une carte.

# Ce dont parle le conseiller.
feature-table = Points sur la table
feature-plan = Valeur de ce que vous pourriez poser
feature-burden = Points que coûterait votre main

# Le score à la fin, part par part.
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-deal = Manche { $deal }
score-combination = posé : { $cards }
score-out = a fini
score-hand = resté en main : { $cards }
score-hand-spared = fini par le partenaire : { $cards } en main ne coûte rien

# La première partie guidée, et ce que la première partie libre dit une fois de chaque sorte de coup.
lesson-goal = Débarrassez-vous de vos cartes ! Posez des suites d’une couleur, ou un nombre en plusieurs couleurs. Vous avez déjà du rouge : 3, 4 et 6.
lesson-draw = On commence toujours par piocher une carte. Touchez la pioche !
lesson-draw-wrong = Celle-là ne vous sert à rien. Piochez plutôt !
lesson-lay = Le 5 rouge ! Touchez vos 3, 4, 5 et 6 rouges, puis « Poser ». La première fois, il faut quatre cartes d’un coup.
lesson-lay-wrong = Pas encore ! Posez d’abord les 3, 4, 5 et 6 rouges, sans jaune : une suite pure rapporte bien plus.
lesson-add = Le jaune ★ est un joker : le 5 jaune remplace n’importe quel 5. Touchez-le, puis la suite bleue de Lina : elle s’allonge.
lesson-add-wrong = Ajoutez d’abord le 5 jaune ★ à la suite bleue de Lina.
lesson-discard = À la fin, on défausse une carte. Ce qui reste en main coûte des points : défaussez le gros 9 noir ◆ !
lesson-discard-wrong = Défaussez le 9 noir ◆ : c’est lui qui coûte le plus en main.
lesson-points = Lina et Tom ont aussi pioché et défaussé. Les longues suites rapportent, surtout les pures, sans jaune, comme votre rouge.
lesson-end = À 200 points, c’est fini, et on gagne en ayant le plus de points. Aller vite ne suffit pas ! Continuez !

hint-draw = Piochez une carte, ou prenez la défausse si elle vous convient.
hint-lay = Vous pouvez poser : touchez les cartes. Sans jaune, cela compte plus.
hint-add = Vous pouvez compléter : choisissez des cartes, puis une combinaison.
hint-free = Avez-vous la carte que la jaune remplace ? Échangez-la contre le joker.
hint-discard = Défaussez pour finir une carte, plutôt une grosse qui ne va nulle part.

# Le conseiller, en une phrase.
advice-draw = Piochez une carte : celle de la défausse ne vous sert guère.
advice-take = Prenez { $card } sur la défausse : elle va avec vos cartes.
advice-lay = Posez { $cards } : ce qui est sur la table compte pour vous.
advice-add = Ajoutez { $added } à { $cards } : moins en main, plus sur la table.
advice-free = Mettez { $card } dans { $cards } et prenez { $yellow } : un joker sert toujours.
advice-back = Reprenez dans { $cards } : il vous faut une carte à défausser.
advice-discard = Défaussez { $card } : c’est la moins utile.

# Questions autour de la table.
check-combination = Une combinaison
    .help = Peut-on poser ces cartes ensemble, et combien valent-elles ?
check-combination-cards = Les cartes
check-opening = La première pose
    .help = Cette première combinaison de la manche est-elle assez longue ?
check-opening-cards = Les cartes
check-opening-score = Score avant cette manche
check-opening-needs = Avec ce score, la première combinaison demande au moins { $cards } cartes.
check-add = Ajouter
    .help = Peut-on ajouter ces cartes à cette combinaison ?
check-add-lying = La combinaison sur la table
check-add-added = Les cartes à ajouter
check-deal = Points d’une manche
    .help = Combien marque-t-on à la fin d’une manche ?
check-deal-combinations = Combinaisons sur la table
check-deal-hand = Encore en main
check-deal-out = a fini
check-pure-set = { $cards } est un groupe pur : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
check-mixed-set = { $cards } est un groupe avec du jaune : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
check-pure-run = { $cards } est une suite pure : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
check-mixed-run = { $cards } est une suite, mais pas une pure : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
check-before = Avant, elle valait { $points }.
check-lying-is-none = Ce qui doit être sur la table n’est pas une combinaison :
check-nothing-added = Dites quelles cartes ajouter.
check-is-none = { $cards } ne peut pas être sur la table :
check-out-with-cards = Qui a fini n’a plus de cartes, et { $cards ->
    [one] une carte est nommée
   *[other] { $cards } sont nommées
} : retirez l’un des deux.
check-out = A fini : { $points }
check-hand = Encore en main { $cards } : { $points }
check-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette manche.
