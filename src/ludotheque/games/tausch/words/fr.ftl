# Tausch Rausch en français.

goal = Prenez cinq objectifs avant les autres, chacun avec exactement les cartes qu’il demande.

objective-even = cinq cartes paires
objective-odd = cinq cartes impaires
objective-colour = cinq cartes d’une même couleur
objective-colour-r = cinq cartes rouges ●
objective-colour-b = cinq cartes bleues ■
objective-colour-g = cinq cartes vertes ▲
objective-colour-y = cinq cartes jaunes ★
objective-nine-r = deux cartes rouges ● qui font exactement 9
objective-nine-b = deux cartes bleues ■ qui font exactement 9
objective-nine-g = deux cartes vertes ▲ qui font exactement 9
objective-nine-y = deux cartes jaunes ★ qui font exactement 9
objective-high-r = quatre cartes rouges ● qui font au moins 23
objective-high-b = quatre cartes bleues ■ qui font au moins 23
objective-high-g = quatre cartes vertes ▲ qui font au moins 23
objective-high-y = quatre cartes jaunes ★ qui font au moins 23
objective-low = quatre cartes qui font 7 au plus
objective-top = quatre cartes qui font 37 au moins
objective-run5 = une suite de cinq
objective-run4 = une suite de quatre dans une couleur
objective-full = un full
objective-four = un carré
objective-three = un brelan
objective-twins = deux cartes identiques
objective-pairs2 = deux paires qui se suivent
objective-pairs3 = trois paires qui se suivent

option-deck = Objectifs
    .help = Quel paquet de 24 objectifs est sur la table.
option-deck-mixed = mélangé : certains objectifs y sont deux fois
option-deck-four-colours = quatre couleurs : 24 objectifs différents

first-youngest = Qui est le plus jeune ?
first-youngest-told = { $who-is ->
    [you] Vous commencez : personne n’est plus jeune.
   *[other] { $who } commence : personne n’est plus jeune.
}

refusal-cards-are-being-dealt = On distribue encore les cartes.
refusal-none-left = Il n’en reste plus dans la pile.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-such-action = Cela ne se fait pas dans ce jeu : échangez à un marché ou prenez un objectif.
refusal-market-asks-otherwise = Ce marché demande un autre nombre de cartes : donnez-en exactement autant qu’il en porte.
refusal-not-in-hand = Vous n’avez pas toutes ces cartes : donnez des cartes de votre main.
refusal-cannot-show = Ces cartes conviendraient, mais vous ne les avez pas toutes.
refusal-market-is-closed = Ce marché vous est fermé : il demande plus de cartes que vous n’en avez.
refusal-match-is-over = La partie est finie.
refusal-not-even = Cet objectif demande exactement cinq cartes paires.
refusal-not-odd = Cet objectif demande exactement cinq cartes impaires.
refusal-not-one-colour = Cet objectif demande exactement cinq cartes d’une même couleur ; s’il en nomme une, de celle-là.
refusal-not-nine = Cet objectif demande exactement deux cartes de sa couleur qui font 9 ensemble.
refusal-not-high = Cet objectif demande exactement quatre cartes de sa couleur qui font 23 ou plus ensemble.
refusal-not-low = Cet objectif demande exactement quatre cartes qui font 7 ou moins ensemble.
refusal-not-top = Cet objectif demande exactement quatre cartes qui font 37 ou plus ensemble.
refusal-not-run5 = Cet objectif demande exactement cinq valeurs qui se suivent, comme 3 4 5 6 7 ; le 10 et le 1 ne se suivent pas.
refusal-not-run4 = Cet objectif demande exactement quatre valeurs qui se suivent, dans une même couleur.
refusal-not-full = Cet objectif demande trois cartes d’une valeur et deux d’une autre, ou cinq de la même.
refusal-not-four = Cet objectif demande exactement quatre cartes de même valeur.
refusal-not-three = Cet objectif demande exactement trois cartes de même valeur.
refusal-not-twins = Cet objectif demande deux cartes de même valeur et de même couleur.
refusal-not-pairs2 = Cet objectif demande deux paires de valeurs voisines, comme 5 5 6 6.
refusal-not-pairs3 = Cet objectif demande trois paires de valeurs voisines, comme 2 2 3 3 4 4.

log-dealt = Les marchés sont garnis, et chacun reçoit cinq cartes.
log-swap = { $who-is ->
    [you] Vous échangez au marché { $market } : vous donnez { $cards } et prenez { $taken }.
   *[other] { $who } échange au marché { $market } : donne { $cards }, prend { $taken }.
}
log-claim = { $who-is ->
    [you] Vous prenez un objectif, { $objective }, avec { $cards }.
   *[other] { $who } prend un objectif, { $objective }, avec { $cards }.
}
log-uncover = Nouvel objectif : { $objective }.
log-drew = { $who-is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
log-draws = { $who } pioche une carte.
log-reshuffle = La pioche est vide : on mélange la défausse, qui devient la pioche.
log-nothing-to-draw = Il n’y a plus rien à piocher.
log-wins = { $who-is ->
    [you] C’est votre cinquième objectif : vous gagnez !
   *[other] C’est le cinquième objectif de { $who } : la partie est gagnée !
}
log-last-turn = Chacun a joué { $turns } tours : qui a le plus d’objectifs gagne.

table-turn = Tour { $turn } sur { $turns } au plus
table-over = La partie est finie après { $turns } tours en tout.
table-market = Marché { $market } : { $asks ->
    [one] une carte
   *[other] { $asks } cartes
} contre { $cards }
table-objective = Objectif { $place } : { $objective } (bonus { $bonus })
table-draw = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-discards = Défausse : { $cards }, au-dessus { $top }
table-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $objectives ->
    [one] { $objectives } objectif
   *[other] { $objectives } objectifs
}
table-known = Tout le monde sait que { $who } a { $cards }
table-hand = Votre main : { $cards }
typed-letters = Lettres à taper : { $letters }

label-swap = échanger au marché { $market } : donner { $cards }, prendre { $taken }
label-claim = prendre { $objective } : { $cards }

card-r = rouge ●
card-b = bleu ■
card-g = vert ▲
card-y = jaune ★
board-others = Les autres à la table
board-cards = Cartes en main :
board-known = Tout le monde connaît :
board-won = Objectifs pris :
board-draw = pioche
board-discards = défausse
board-objectives = Objectifs
board-pile = dans la pile :
board-bonus = bonus
board-you-hold = vous avez
board-even = pair
board-odd = impair
board-markets = Les marchés
board-market = Marché
board-asks = demande
board-offers = offre
board-gives = vous donnez
board-hand = Votre main
board-choose = cartes choisies :
board-hint-turn = Choisissez des cartes et un marché, ou un objectif que vous pouvez prendre.
board-hint-market = Choisissez maintenant un marché.
board-swap = Échanger
board-claim = Prendre
board-cancel = Tout reposer
board-by-value = par nombre

notation-swap = « { $text } » est illisible : écrivez « swap », un marché de 1 à 5 et les cartes que vous donnez, comme « swap 3 r5 g7 ».
notation-claim = « { $text } » est illisible : écrivez « claim », une place de 1 à 5 et les cartes que vous montrez, comme « claim 2 r5 b5 g5 ».
notation-deal = « { $text } » est illisible : « deal » veut une carte.
notation-uncover = « { $text } » est illisible : « uncover » veut un objectif : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
notation-too-many = « { $text } » nomme trop de cartes ; on n’en demande jamais plus de { $most }.
notation-thrice = « { $text } » nomme { $card } plus de deux fois, mais chaque carte n’existe qu’en deux exemplaires.

position-lacks = Dès qu’une partie est décrite, « { $key } » doit l’être aussi.
position-turn = Après { $turns } tours en tout, c’est à la place { $turn }.
position-thrice = { $key } nomme { $card } plus de deux fois, mais chaque carte n’existe qu’en deux exemplaires.
position-market = Le marché { $market } demande { $asks }, il porte donc autant de cartes ; ici il y en a { $found }.
position-empty-hand = La place { $seat } n’a pas de carte ; tant que la partie dure, chacun en a au moins une.
position-two-of-each = Chaque carte existe deux fois ; { $card } est là { $found } fois.
position-top = « discard_top » vaut { $found } ; ce doit être une carte de la défausse : { $known }.
position-claimed = La place { $seat } a pris plus de { $most } objectifs.
position-claims-turns = La place { $seat } a pris des objectifs en { $claims } tours, mais n’en a joué que { $turns }.
position-objectives = L’objectif { $objective } est là { $found } fois ; dans ce paquet il doit l’être { $expected } fois.
position-discards = Il y a { $found } cartes défaussées, mais { $spent } seulement ont été dépensées pour des objectifs.
position-not-renewed = La pioche est vide, mais il y a { $found } cartes défaussées : elles seraient aussitôt devenues la pioche.
position-winner = La place { $seat } a cinq objectifs, le dernier tour était donc le sien ; d’après le nombre de tours, c’était à la place { $last }.
position-still-on = La partie n’est pas finie : personne n’a cinq objectifs, et il reste des tours.
position-is-over = La partie est finie : quelqu’un a cinq objectifs, ou tous les tours sont joués.
position-row = La rangée visible a { $found } places vides ; il en faut { $expected }.
position-known = La place { $seat } n’a pas toutes les cartes que tout le monde lui connaît.
position-old = « old » et « old_held » ne vont pas avec les mains : chaque place doit avoir, cachées, autant de vieilles cartes qu’il est dit, et l’une d’elles au moins une.

# Ce dont parle le conseiller.
feature-claims = Objectifs pris
feature-nearest = Cartes qui manquent à l’objectif le plus proche
feature-cards = Cartes en main

# Le score à la fin, part par part.
score-total = { $points ->
    [one] { $points } objectif
   *[other] { $points } objectifs
}
score-objective = { $objective } : { $cards }

# La première partie guidée, et ce que la première partie libre dit une fois de chaque sorte de coup.
lesson-objectives = En haut, les objectifs. Le premier qui en a cinq gagne ! Celui de gauche veut quatre cartes du même nombre. Vous avez déjà deux 5.
lesson-swap = Deux 5 sont au marché 3 ! Donnez votre 10 rouge ● et votre 9 jaune ★ : touchez les deux, puis le marché, puis « Échanger ».
lesson-swap-wrong = Ce serait possible. Mais les 5 sont au marché 3 : donnez votre 10 rouge ● et votre 9 jaune ★.
lesson-four = Quatre 5 ! Et à chaque échange, vous piochez une carte : c’est ainsi que la main grandit. Lina a échangé aussi.
lesson-claim = Le premier objectif est prêt. Touchez-le : vos 5 sont choisis. Puis touchez « Prendre ».
lesson-claim-wrong = Pas besoin : vous pouvez prendre un objectif ! Touchez le premier, puis « Prendre ».
lesson-taken = Votre premier objectif ! Ses cartes sont parties, mais vous en avez pioché deux. Et voyez : Lina a pris ce que vous aviez laissé au marché 3 !
lesson-end = Ne laissez donc pas ce que les autres cherchent. Le premier à cinq objectifs gagne. Continuez !

hint-swap = Choisissez des cartes inutiles, puis un marché où il y a mieux.
hint-claim = Vous avez tout pour un objectif ! Touchez-le : à cinq, on gagne.

# Le conseiller, en une phrase.
advice-claim = Prenez « { $objective } » : vous avez les cartes !
advice-swap-claim = Échangez au marché { $market } : ensuite vous pourrez prendre « { $objective } ».
advice-swap-near = Échangez au marché { $market } : cela vous rapproche de « { $objective } ».
advice-swap = Échangez au marché { $market } : ces cartes vous servent mieux.

# Questions autour de la table.
check-objective = Un objectif
    .help = Peut-on le prendre avec ces cartes ?
check-objective-objective = L’objectif
check-objective-cards = Les cartes montrées
check-fulfilled = Oui, c’est bon : { $objective } ({ $cards }).
check-bonus = Prenez l’objectif et piochez { $bonus ->
    [one] une carte
   *[other] { $bonus } cartes
}.
