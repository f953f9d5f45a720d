# Rennschwein Rudi Rüssel en français.

goal = Franchissez l’arrivée avant les autres : la carte la plus forte fait avancer son cochon de l’écart avec la deuxième.

option-course = Parcours
    .help = Nombre de pas du départ à l’arrivée.
option-special = Cases spéciales
    .help = Si votre cochon s’y arrête, vous échangez une carte : six cases au plus, toutes avant l’arrivée.
option-races = Courses
    .help = Combien de courses il faut gagner.
option-races-1 = une seule course
option-races-3 = le premier qui gagne trois courses
option-youngest = Place du plus jeune
    .help = Qui échange en premier après une inversion ; les autres suivent dans le sens horaire.
option-open_discards = Cartes jouées visibles
    .help = Les cartes jouées restent sous les yeux de tous.

first-ages = Qui est le plus jeune ? Et ensuite, par âge ?
first-ages-told = { $who-is ->
    [you] Par ordre d’âge : vous en premier.
   *[other] Par ordre d’âge : { $who } en premier.
}

refusal-card-is-being-uncovered = On découvre encore la prochaine carte échange.
refusal-no-such-card-left = Il ne reste aucune carte de cette valeur dans la pile d’échange.
refusal-not-in-hand = Vous n’avez pas cette carte : choisissez-en une de votre main.
refusal-already-chosen = Vous avez déjà choisi ; attendez les autres.
refusal-no-such-action = Cela ne se fait pas dans ce jeu.
refusal-exchange-first = Votre cochon est sur une case spéciale : donnez d’abord une carte et prenez celle du dessus de la pile d’échange.
refusal-no-exchange-due = Aucun échange n’est dû : on ne donne une carte que si un cochon finit son déplacement sur une case spéciale.
refusal-give-from-hand = Vous n’avez pas cette carte : donnez-en une de votre main.
refusal-others-exchange = Quelqu’un d’autre échange d’abord une carte ; attendez un instant.
refusal-match-is-over = La partie est finie.

label-play = jouer le { $card }
label-give = donner le { $card }, prendre le { $top }

log-race = La course { $race } commence : tous les cochons au départ, et à chacun ses cartes de 1 à 10.
log-top = Sur la pile d’échange : un { $card }.
log-chosen = { $who } a choisi.
log-your-choice = Vous avez choisi le { $card }.
log-shown-3 = Cartes – { $who0-is ->
    [you] vous
   *[other] { $who0 }
} : { $card0 }, { $who1-is ->
    [you] vous
   *[other] { $who1 }
} : { $card1 }, { $who2-is ->
    [you] vous
   *[other] { $who2 }
} : { $card2 }.
log-shown-4 = Cartes – { $who0-is ->
    [you] vous
   *[other] { $who0 }
} : { $card0 }, { $who1-is ->
    [you] vous
   *[other] { $who1 }
} : { $card1 }, { $who2-is ->
    [you] vous
   *[other] { $who2 }
} : { $card2 }, { $who3-is ->
    [you] vous
   *[other] { $who3 }
} : { $card3 }.
log-run = { $who-is ->
    [you] Vous avancez votre cochon
   *[other] { $who } avance son cochon
} { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
}, jusqu’à la case { $space }.
log-run-home = { $who-is ->
    [you] Vous avancez votre cochon
   *[other] { $who } avance son cochon
} { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
} : il est arrivé !
log-swap = Deux joueurs ont la plus forte carte : leurs cochons échangent leurs places. { $who-is ->
    [you] Vous
   *[other] { $who }
} : case { $place } ; { $other-is ->
    [you] vous
   *[other] { $other }
} : case { $other_place }.
log-nothing = { $count ->
    [3] Trois joueurs
   *[other] Les quatre joueurs
} ont la plus forte carte : il ne se passe rien.
log-wins = { $who-is ->
    [you] Vous gagnez la course !
   *[other] { $who } gagne la course.
}
log-foremost = Vingt manches sont passées : { $who-is ->
    [you] votre cochon est en tête, vous gagnez la course !
   *[other] { $who } a le cochon de tête et gagne la course.
}
log-races = { $who-is ->
    [you] Vous avez
   *[other] { $who } a
} { $wins ->
    [one] une victoire
   *[other] { $wins } victoires
} sur { $races }.
log-take-back = Toutes les mains sont vides : chacun reprend ses dix cartes.
log-due = { $who-is ->
    [you] Votre cochon est sur une case spéciale : vous échangez une carte.
   *[other] { $who } a son cochon sur une case spéciale et échange une carte.
}
log-exchange = { $who-is ->
    [you] Vous donnez
   *[other] { $who } donne
} le { $given } et { $who-is ->
    [you] prenez
   *[other] prend
} le { $taken }.
log-renewed = La pile d’échange est épuisée : les dix cartes défaussées sont mélangées et la remplacent.

table-race = Course { $race } ; il faut trois victoires.
table-round = Manche { $round } : encore { $left ->
    [one] une carte
   *[other] { $left } cartes
} à jouer chacun.
table-lane = { $lane } { $who-is ->
    [you] vous
   *[other] { $who }
} : { $space }
table-lane-races = { $lane } { $who-is ->
    [you] vous
   *[other] { $who }
} : { $space }, { $wins ->
    [one] { $wins } course gagnée
   *[other] { $wins } courses gagnées
}
table-played = { $who-is ->
    [you] Vos cartes jouées
   *[other] Cartes jouées par { $who }
} : { $cards }
table-exchange = Pile d’échange (◇) : un { $top } au-dessus, { $beneath ->
    [one] { $beneath } carte
   *[other] { $beneath } cartes
} dessous
table-choice = Votre choix : { $card }
table-hand = Votre main : { $cards }

# Le plateau
board-stadium = Le stade : la piste, les cochons et les cartes
board-hand = Votre main
board-card = carte
board-exchange = Pile d’échange, au-dessus :
board-choose = Choisissez une carte en secret.
board-chosen = Carte posée ; on attend les autres.
board-wait = Chacun choisit sa carte.
board-give = Donnez une carte contre celle de la pile.
board-others-exchange = Quelqu’un échange une carte.
board-over = La course est finie.


position-played = Dans une manche, chacun a joué le même nombre de cartes ; en phase « { $phase } », { $most } au plus.
position-owns = La place { $seat } a { $found } cartes en main, choisie et jouées ; il en faut dix.
position-chosen = Des cartes ne sont choisies qu’en phase « choose », et jamais par tous : le dernier choix les montre toutes.
position-top-missing = Quand la partie est finie, « exchange_top » nomme la carte qui est sur la pile.
position-pile = { $found } cartes sont au-dessus, dessous et défaussées, dont { $discards } défaussées ; il en faut dix, et dix cartes défaussées seraient devenues la pile.
position-cards = La carte { $card } apparaît { $found } fois ; à cette table il y en a { $copies }.
position-won = Quelqu’un a déjà gagné { $races } fois, la partie est donc finie ; la phase doit être « over ».
position-rounds = Une course est finie après { $last } manches ; tant qu’elle dure, il y en a eu moins.
position-over = Une partie finie a un seul gagnant, à { $races } de gagné : le propriétaire du seul cochon arrivé en { $course } ou au-delà, ou du cochon de tête après { $last } manches.
position-due = « due » vaut { $found } en phase « { $phase } » : en phase « exchange » il nomme une ou deux places dont les cochons sont sur des cases spéciales, le plus jeune d’abord ; sinon personne.

# Ce dont parle le conseiller.
feature-way = Cases parcourues
feature-pips = Points encore en main

# Le score à la fin, part par part.
score-total = { $points ->
    [one] { $points } course gagnée
   *[other] { $points } courses gagnées
}
score-race = Course { $race }
score-home = premier à l’arrivée
score-foremost = en tête après vingt manches
score-away = { $steps ->
    [0] sur la ligne d’arrivée
    [one] à un pas de l’arrivée
   *[other] à { $steps } pas de l’arrivée
}

# La première partie guidée, et ce que la première partie libre dit une fois de chaque sorte de coup.
lesson-race = C’est une course ! Le cochon rouge est le vôtre. Le premier à l’arrivée gagne.
lesson-run = Chacun choisit une carte en secret. La plus forte court, mais seulement de l’écart avec la deuxième. Jouez le 9 !
lesson-run-wrong = C’est permis, mais seule la carte la plus forte court. Jouez le 9 !
lesson-special = Votre 9 contre le 6 de Lina : trois pas, jusqu’à une case spéciale ! Là, on échange : donnez votre 1 et prenez le 8 de la pile.
lesson-special-wrong = Celle-ci vous servira. Donnez votre carte la plus faible : le 1.
lesson-equal = Lina est loin devant, et elle aime jouer ses grosses cartes. Jouez votre 10, vous aussi, et regardez !
lesson-equal-wrong = Gardez-la pour plus tard. Jouez le 10 !
lesson-swapped = Deux 10 ! Quand deux cartes sont les plus fortes à égalité, leurs cochons échangent leurs places. Vous voilà en tête !
lesson-save = Attention : chaque carte ne sert qu’une fois. Quand les autres se battent, gardez les grosses. Jouez-en une petite : le 2 ou le 4.
lesson-save-wrong = Gardez cette grosse carte ! Jouez le 2 ou le 4.
lesson-end = Lina a dépensé son 9 et Tom son 8, pour un seul pas ! Le premier cochon qui fait 24 pas gagne. Continuez !

hint-play = La plus forte court de l’écart. Gardez vos grosses cartes !
hint-give = Case spéciale : donnez une carte faible contre celle de la pile.

# Le conseiller, en une phrase.
advice-high = Jouez le { $card } : si c’est la plus forte carte, votre cochon court.
advice-low = Jouez le { $card } : gardez vos meilleures cartes pour plus tard.
advice-give-low = Donnez le { $card } et prenez le { $top } : avec une carte plus forte on court plus loin.
advice-give = Donnez le { $card } et prenez le { $top } : c’est le meilleur échange pour vous.

# Questions autour de la table.
check-turn = Un tour
    .help = Toutes les cartes sont retournées : quel cochon court, et jusqu’où ?
check-turn-pig = Où est le cochon
check-turn-card = La carte montrée
check-home = Un cochon sur { $space } est déjà arrivé : l’arrivée est à { $course }.
