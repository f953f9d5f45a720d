# Schweins-Galopp en français.

goal = Ayez le plus de nourriture à l’abri après la dernière course : les cochons qui mènent en rapportent, et vous ne la gardez que si votre toute dernière carte mène aussi.

pig-r = rouge ●
pig-b = bleu ■
pig-g = vert ▲
pig-y = jaune ★
pig-w = blanc ○

option-edition = Édition
    .help = Quelle boîte est sur la table.
option-edition-ravensburger = Ravensburger 1992 : 22 cases, 50 portions, trois courses
option-edition-abacus = Abacus 2000/2005 : 22 cases, 55 portions, trois courses
option-edition-groin = Groin devant : 27 cases, 35 portions, jusqu’à cinq joueurs
option-length = Durée
    .help = Combien de courses compte une partie de Groin devant.
option-length-single = une seule course
option-length-each-starts = une course par joueur
option-length-supply = jusqu’à épuisement de la réserve
option-track_food = Nourriture sur la piste
    .help = Avant chaque course, chacun pose une portion sur la piste.
option-young = Jeunes joueurs
    .help = Une dernière carte qui ne mène pas ne fait rien perdre.

first-piggiest = Qui a le plus l’air d’un cochon ?
first-piggiest-told = { $who-is ->
    [you] Vous commencez : plus cochon, impossible !
   *[other] { $who } commence : plus cochon, impossible !
}
first-cleanest = Qui est le plus propre ?
first-cleanest-told = { $who-is ->
    [you] Vous commencez : plus propre, impossible !
   *[other] { $who } commence : plus propre, impossible !
}

refusal-arrange-first = Les cochons ne sont pas encore en piste : le premier joueur les aligne avant toute chose.
refusal-already-arranged = Les cochons sont déjà alignés ; on ne les replace qu’au début d’une course.
refusal-cards-are-being-dealt = On distribue encore les cartes.
refusal-no-such-card-left = Il ne reste aucune carte de cette couleur à distribuer.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-in-hand = Vous n’avez pas de carte de cette couleur : jouez-en une de votre main.
refusal-no-such-action = Cela ne se fait pas dans ce jeu.
refusal-match-is-over = La partie est finie.
refusal-feed-first = Chacun pose d’abord une portion sur la piste ; la course commence ensuite.
refusal-no-feeding-now = On ne pose de la nourriture sur la piste qu’après la distribution, une fois chacun, et seulement si l’on joue cette variante.
refusal-too-close = Trop près : les quatre cases juste devant le cochon de tête restent vides.
refusal-pig-there = Un cochon s’y trouve : la nourriture se pose sur une case vide.
refusal-food-there = Il y a déjà de la nourriture : choisissez une case vide.
refusal-beyond-the-ring = La piste n’est pas si longue.

label-arrange = aligner { $pigs }
label-feed = poser une portion { $ahead } cases devant le cochon de tête
label-play = jouer { $pig }

log-dealt = Chacun reçoit sept cartes.
log-arrange = { $who-is ->
    [you] Vous alignez les cochons, de la tête à la queue : { $pigs }.
   *[other] { $who } aligne les cochons, de la tête à la queue : { $pigs }.
}
log-feed = { $who-is ->
    [you] Vous posez une portion { $ahead } cases devant le cochon de tête.
   *[other] { $who } pose une portion { $ahead } cases devant le cochon de tête.
}
log-play-leads = { $who-is ->
    [you] Vous jouez { $pig } : le cochon avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } et mène la course.
   *[other] { $who } joue { $pig } : le cochon avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } et mène la course.
}
log-play-follows = { $who-is ->
    [you] Vous jouez { $pig } : le cochon avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } sans prendre la tête.
   *[other] { $who } joue { $pig } : le cochon avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } sans prendre la tête.
}
log-graze = { $who-is ->
    [you] Vous ramassez la portion qui s’y trouvait.
   *[other] { $who } ramasse la portion qui s’y trouvait.
}
log-earn = { $who-is ->
    [you] Vous prenez une portion, à votre gauche.
   *[other] { $who } prend une portion.
}
log-no-food = La réserve est vide : il n’y a rien à prendre.
log-safe = { $who-is ->
    [you] Votre dernière carte : { $food ->
        [one] { $food } portion
       *[other] { $food } portions
    } à l’abri pour toujours !
   *[other] Dernière carte de { $who } : { $food ->
        [one] { $food } portion
       *[other] { $food } portions
    } à l’abri.
}
log-lost = { $who-is ->
    [you] Votre dernière carte ne mène pas : { $food ->
        [one] votre portion retourne
       *[other] vos { $food } portions retournent
    } à la réserve.
   *[other] La dernière carte de { $who } ne mène pas : { $food ->
        [one] { $food } portion retourne
       *[other] { $food } portions retournent
    } à la réserve.
}
log-race-over = La course { $race } est finie.

table-race = Course { $race } sur { $races } ; { $first-is ->
    [you] vous commencez.
   *[other] { $first } commence.
}
table-race-at-most = Course { $race } sur { $races } au plus ; { $first-is ->
    [you] vous commencez.
   *[other] { $first } commence.
}
table-track = Piste { $track } →
table-track-food = Piste { $track } → (+ : une portion)
table-order = De la tête à la queue : { $pigs }
table-supply = Réserve : { $food ->
    [one] { $food } portion
   *[other] { $food } portions
}
table-seat = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, à gauche { $left }, à l’abri { $right }
table-hand = Votre main : { $cards }

board-ring = La piste, les cochons de la tête à la queue
board-others = Les autres à la table
board-cards = Cartes en main :
board-left = pas encore à l’abri
board-right = à l’abri
board-hand = Votre main
board-lining = Les cochons à aligner
board-place = place
board-feeding = Les cases de la piste, à partir du cochon de tête
board-space = case
board-hint-line = Alignez les cochons : celui de gauche part en tête.
board-hint-how = Glissez-en un, touchez-en deux pour les échanger, ou déplacez-en un avec les flèches.
board-hint-feed = Posez une portion sur une case libre.
board-hint-play = Jouez une carte, et son cochon court.
board-line-up = À vos marques !
board-anew = Recommencer


position-pigs-early = Tant que les cochons sont à aligner, « pigs » vaut null.
position-pigs-missing = « pigs » doit donner la distance parcourue de chacun : r, b, g, y, w.
position-pigs-share = Les cochons { $one } et { $other } ne peuvent pas être tous deux sur la case { $space }.
position-pigs-moved = Quand on pose la nourriture, les cochons sont encore alignés : en 4, 3, 2, 1 et 0.
position-undealt = Il y a { $found } cartes non distribuées ; à ce nombre de joueurs il en faut { $expected }.
position-left-settled = La place { $seat } n’a plus de carte : il ne peut rien rester à sa gauche.
position-track = « track » associe une portion à une case de 0 à { $last } ; « { $key } » : { $food } ne va pas.
position-track-empty = Il n’y a de nourriture sur la piste qu’avec l’option track_food, entre la pose et la fin d’une course.
position-pig-on-food = Le cochon { $letter } est sur la case { $space } où il y a une portion ; elle aurait été prise.
position-food = À gauche, à droite, sur la piste et en réserve, il y a { $found } portions en tout ; cette édition en a { $expected }.
position-feed = Cette pose est impossible : du premier joueur à celui dont c’est le tour, chacun a posé une portion, à cinq cases au moins devant le cochon de tête.
position-hand-sizes = Le nombre de cartes en main ne va pas : à partir du premier joueur, chacun a joué autant de cartes que le suivant ou une de plus, et c’est à la place { $turn }.
position-arrange-turn = C’est le premier joueur qui aligne les cochons : ce doit être à la place { $first }.

# La première partie guidée, et ce que la première partie libre dit une fois de chaque sorte de coup.
lesson-pigs = Cinq cochons courent en rond. Ils ne sont à personne ! Quand on joue une couleur, ce cochon court.
lesson-first = Voici vos cartes. Le blanc ○ est tout derrière : jouez-le, et il saute par-dessus tous les autres !
lesson-first-wrong = Ce serait possible. Mais jouez d’abord le blanc ○, vous verrez comme il saute loin !
lesson-food = Le blanc menait, vous avez donc reçu une portion. Elle est à votre gauche, pas encore à l’abri. Puis Lina en a gagné une avec le rouge ●.
lesson-keep = Attention : si votre dernière carte ne mène pas, vous perdez tout ! Le rouge ● mènera, gardez-le. Jouez le vert ▲.
lesson-keep-wrong = Le rouge mènerait. Mais le vert serait votre dernière carte, et toute votre nourriture partirait ! Jouez le vert ▲.
lesson-lost = Regardez Lina ! Sa dernière carte était le jaune ★. Il ne mène pas : elle rend toute sa nourriture.
lesson-last = Voici votre dernière carte : le rouge ●. Si son cochon mène, toute votre nourriture est à l’abri pour toujours.
lesson-last-wrong = Touchez la carte rouge ●.
lesson-end = Bravo ! Après trois courses, on gagne en ayant le plus de nourriture à l’abri. À la prochaine, vous alignez les cochons : continuez !

hint-arrange = Alignez les cochons à votre goût. Vous verrez vos cartes ensuite.
hint-feed = Posez une portion : elle sera à qui amène un cochon sur cette case.
hint-play = Si votre cochon mène, une portion ! Gardez une bonne carte pour la fin.

# Ce dont parle le conseiller.
feature-safe = Nourriture à l’abri
feature-left = Nourriture qui peut encore être perdue
feature-leading = Cartes qui mèneraient maintenant

# Le score à la fin, part par part.
score-total = { $points ->
    [one] { $points } portion
   *[other] { $points } portions
}
score-race = Course { $race }
score-safe = la dernière carte a mené : à l’abri
score-lost = la dernière carte n’a pas mené : { $food ->
    [one] une portion perdue
   *[other] { $food } portions perdues
}
score-nothing = rien à mettre à l’abri

# Le conseiller, en une phrase.
advice-arrange = Alignez les cochons comme vous voulez : personne n’a encore de cartes.
advice-feed = Posez la portion là où un cochon à vous peut passer.
advice-leads = Jouez { $pig } : il { $jumped ->
    [0] court
    [1] saute un cochon
    [2] saute deux cochons
    [3] saute trois cochons
   *[4] saute quatre cochons
} et mène. Une portion pour vous !
advice-leads-only = Jouez { $pig } : il { $jumped ->
    [0] court
    [1] saute un cochon
    [2] saute deux cochons
    [3] saute trois cochons
   *[4] saute quatre cochons
} et mène.
advice-graze = Jouez { $pig } : il arrive sur la portion de la piste. Elle est à vous !
advice-waits = Jouez { $pig } : vos autres cartes vaudront plus tout à l’heure.

# Questions autour de la table.
check-run = Une carte et son cochon
    .help = Jusqu’où court le cochon, mène-t-il, et qu’est-ce que ça rapporte ? Comptez les cases que chaque cochon a parcourues, à partir de celui qui était dernier au départ.
check-run-card = La carte jouée
check-run-left = Portions à gauche, avant
check-run-last = c’est la dernière carte de cette course
check-run-empty = la réserve est vide
check-stands = Maintenant, { $pig } est sur { $spaces }.
check-left = À gauche, il y a maintenant { $food ->
    [one] une portion
   *[other] { $food } portions
}, pas encore à l’abri.
check-same-space = Deux cochons ne peuvent pas être sur la même case ({ $space }) : regardez encore. Sur la piste, un tour de plus, c’est la même case.
