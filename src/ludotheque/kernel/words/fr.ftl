# Ce que disent les erreurs : ce qui était demandé, ce qui ne va pas, ce qui irait.

unknown-language = La langue « { $asked } » n’existe pas ici ; il y a { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unknown-game = Il n’y a pas de jeu « { $asked } » sur l’étagère ; il y a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unknown-program = « { $asked } » n’est pas un programme qui peut tourner ; donnez un fichier exécutable, une commande avec ses mots, ou FICHIER.py:CLASSE.
unknown-bot = Il n’y a pas de robot « { $asked } » ; il y a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unknown-seat = Il n’y a pas de place { $asked } à cette table ; les places vont de 0 à { $last }.
unknown-lesson = Le jeu « { $game } » n’a pas de leçon.
unknown-lesson-move = « { $asked } » ne continue pas la leçon ici ; ce qui convient : { $known }.
unknown-option = Ce jeu n’a pas d’option « { $name } » ; il y a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unknown-action = « { $text } » n’est pas une action de ce jeu ; une action commence par : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unknown-card = « { $card } » dans « { $text } » n’est pas une carte de ce jeu ; les cartes s’écrivent comme { $first } et { $last }.
bad-option-value = L’option { $name } ne peut pas être « { $value } » ; elle peut être : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
option-does-not-apply = L’option { $name } ne peut pas être « { $value } » ici : il lui faut { $needs }.
bad-players = On ne peut pas y jouer à { $asked } ; avec ces options, on joue à { $known }.
seed-and-chance = Le hasard vient d’une graine ({ $asked }) ou d’une source, pas des deux : donnez l’une ou l’autre.
bad-seed = « { $asked } » n’est pas une graine ; une graine est un nombre entier de 0 à 2⁶⁴ − 1.
bad-names = { $asked } ne peut pas nommer les joueurs de cette table ; il faut { $players } noms, un par place.

position-not-object = Une position est un objet JSON aux clés lisibles ; ceci est un { $found }.
position-other-rules = { $found } n’est pas une version des règles de ce jeu ; il a : { $known }.
position-unknown-key = Une position de ce jeu n’a pas de clé « { $key } » ; elle a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
position-says-otherwise = La position dit elle-même combien jouent et avec quelles options ({ $players } joueurs, { $options }) : ne les donnez pas, ou donnez les mêmes.
position-in-a-deal = On distribue les cartes : une position n’existe que lorsque quelqu’un doit jouer ou que la partie est finie.
position-number = Dans la position, { $key } vaut { $found } ; il faut un nombre entier de { $low } à { $high }.
position-value = Dans la position, { $key } vaut « { $found } » ; les valeurs possibles sont : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
position-type = Dans la position, { $key } vaut { $found } ; la forme attendue est { $type }.
position-length = Dans la position, { $key } vaut { $found } ; il faut une liste de { $length } éléments.

script-used-up = Le script du hasard est épuisé après { $made } coups, et il en faut encore un.
script-impossible = Le script du hasard dit « { $move } », ce qui est impossible ici ; sont possibles : { $known }.

folder-lacks-files = Au jeu du dossier « { $folder } », il manque : { $files }.
folder-bad-card = Le fichier game.toml du dossier « { $folder } » est inutilisable : { $error }.
folder-bad-stage = Le fichier game.toml du dossier « { $folder } » dit stage = « { $stage } » ; il faut l’un de : { $known }.
folder-bad-lesson = La leçon de « { $folder } » est inutilisable : { $folder }/rulebook/lesson.toml:{ $line } : { $error }
folder-bad-credits = Le fichier game.toml du dossier « { $folder } » cite « { $found } » ; il peut nommer : { $known }.
module-lacks = Au fichier « { $file } »{ $line ->
    [none] { "" }
   *[other] , ligne { $line }
}, il manque : { $missing }. Définissez cela dans ce fichier, comme le dit ludotheque/kernel/contract.py.
module-bad-function = Dans le fichier « { $file } »{ $line ->
    [none] { "" }
   *[other] , ligne { $line }
}, { $name } ne peut pas être appelé comme le dit le contrat : écrivez { $write }.
hooks-not-tuple = Dans le fichier « { $file } »{ $line ->
    [none] { "" }
   *[other] , ligne { $line }
}, HOOKS vaut « { $found } » ; ce n’est pas un tuple de noms : écrivez { $write }.
hook-unknown = Le fichier « { $file } »{ $line ->
    [none] { "" }
   *[other] , ligne { $line }
} déclare la fonction facultative « { $name } », qui n’existe pas ; il peut déclarer : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
hook-undeclared = Le fichier « { $file } »{ $line ->
    [none] { "" }
   *[other] , ligne { $line }
} définit sans déclarer : { $names }. Écrivez-y { $write }, ou donnez un autre nom à ce qui n’est qu’un auxiliaire.
sentences-unknown = Dans le fichier « { $file } »{ $line ->
    [none] { "" }
   *[other] , ligne { $line }
}, SENTENCES parle de « { $found } », que les règles ne connaissent pas ; il y a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}

declaration-deck-empty = { $file }, ligne { $line } : un paquet a besoin de cartes, et d’au moins un exemplaire de chacune{ $card ->
    [none] { "" }
   *[other] { " " }(ici, il n’y a aucune { $card })
} : écrivez par exemple values=range(1, 14), copies=1.
declaration-deck-twice = { $file }, ligne { $line } : ce paquet contient deux fois la carte { $card } : augmentez son nombre d’exemplaires ou donnez-lui une autre valeur.
declaration-copies = { $file }, ligne { $line } : { $component } veut un jeu sans exemplaires multiples, et « { $deck } » en a : donnez un exemplaire à chaque carte, ou passez-vous-en.
declaration-no-deck = { $file }, ligne { $line } : { $component } se fait avec un paquet, pas avec { $found } : écrivez par exemple { $component }(DECK).
declaration-no-ends = { $file }, ligne { $line } : une chaîne demande des dominos à deux bouts, et le paquet « { $deck } » n’en a pas : faites-le avec dominoes(6).
declaration-no-track = { $file }, ligne { $line } : des pions avancent sur une piste, pas sur { $found } : écrivez pawns(TRACK, 4).
declaration-no-space = { $file }, ligne { $line } : cette piste n’a pas de case { $found } ; ses cases vont de 0 à { $last }.
declaration-bad-dice = { $file }, ligne { $line } : on ne peut pas lancer { $count } dés à { $sides } faces : il en faut au moins un, à deux faces au moins.
declaration-unknown = { $file }, ligne { $line } : { $what } ne peut pas valoir « { $found } » ; il faut l’un de : { $known }.
declaration-no-verb = { $file }, ligne { $line } : l’action « { $verb } » vaut { $found } : écrivez card(DECK), single(), pawn(…), number(1, 6) ou quelque chose de semblable.
declaration-no-component = { $file }, ligne { $line } : l’action « { $verb } » nomme le composant « { $found } », que State ne déclare pas ; il déclare : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
declaration-no-field = { $file }, ligne { $line } : l’action « { $verb } » nomme le champ « { $found } », que State n’a pas ; il a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
declaration-no-counters = { $file }, ligne { $line } : « { $component } » va avec le composant « { $found } », que State ne déclare pas ; il déclare : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
declaration-no-used = { $file }, ligne { $line } : combien de « { $component } » sont en jeu, c’est le champ « { $found } » qui le dit, mais State ne l’a pas ; il a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
declaration-other-pawns = { $file }, ligne { $line } : l’action « { $verb } » déplace un pion parmi { $found }, mais « { $pawns } » en a { $there } par siège : écrivez pawn({ $there }).
declaration-deck-name = { $file }, ligne { $line } : deux paquets s’appellent « { $name } » : donnez un autre nom à l’un d’eux, par exemple deck(…, name="jokers").
declaration-board-component = { $file }, ligne { $line } : dans [board], { $key } vaut « { $found } », que State ne déclare pas ; il déclare : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
declaration-board-key = { $file }, ligne { $line } : [board] n’a pas de clé « { $found } » ; il peut avoir : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
declaration-two-rests = { $file }, ligne { $line } : « { $one } » et « { $other } » contiennent tous deux ce qui n’est nulle part ailleurs de leur paquet : écrivez rest=False pour l’un d’eux.
declaration-no-phase = { $file }, ligne { $line } : il manque à Phase { $found }, la phase où la partie est finie : ajoutez-la.
declaration-no-refusal = { $file }, ligne { $line } : il manque à No { $found }, dont les refus habituels ont besoin : ajoutez-le, avec dix fois le numéro de son § et un rang.
declaration-name-twice = { $file }, ligne { $line } : { $name } est déclaré ici pour la deuxième fois (la première, ligne { $first }) : donnez un autre nom à l’un des deux.
declaration-field-twice = { $file }, ligne { $line } : « { $component } » a le champ { $field }, que « { $other } » apporte déjà : donnez un autre nom à l’un des deux.
declaration-field-taken = { $file }, ligne { $line } : « { $component } » a le champ { $field }, mais tout état a déjà quelque chose de ce nom : choisissez-en un autre.
declaration-verb-deck = { $file }, ligne { $line } : l’action « { $verb } » prend des cartes du paquet « { $deck } », mais « { $component } » a celles de « { $other } » : nommez le même paquet pour les deux.
declaration-before-owner = { $file }, ligne { $line } : « { $component } » appartient à « { $other } », déclaré plus bas : déclarez-le après « { $other } ».
declaration-supply-of = { $file }, ligne { $line } : la réserve « { $component } » donne aux compteurs des places, et « { $other } » n’en est pas un : déclarez « { $other } = counters() », ou nommez-en un autre.
declaration-supply-start = { $file }, ligne { $line } : « { $other } » commence à { $start }, mais au début tout est dans la réserve « { $component } » : enlevez start=…, et distribuez dans setup, où l’on sait combien jouent.
declaration-word-twice = { $file }, ligne { $line } : one_of a deux fois le mot « { $word } » : chacun vaut pour une action.
declaration-argument-twice = { $file }, ligne { $line } : deux arguments s’appellent « { $name } », et aucune phrase ne pourrait les distinguer : écrivez name=… pour l’un d’eux, comme dans number(1, 4, name="row").
declaration-few-starts = { $file }, ligne { $line } : cette piste a { $found } départs pour { $seats } places : donnez-en un à chaque place.
declaration-bad-cross = { $file }, ligne { $line } : une croix a quatre bras égaux, donc { $found } cases sont impossibles : écrivez un multiple de quatre, 12 au moins.
declaration-bad-start = { $file }, ligne { $line } : ces compteurs commencent à { $found }, mais vont de { $low } à { $high } : changez start=…, low=… ou leur type, par exemple i2.

check-unknown = Ce jeu n’a pas de question « { $asked } » ; il a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
check-players = Il s’agit ici de { $low } à { $high } personnes, et { $found } sont nommées.
check-no-field = Il n’y a rien qui s’appelle « { $name } » à remplir ; il y a : { $known }.
check-each = { $name } vaut « { $found } » ; il faut une valeur pour chacune des { $players } personnes.
check-cards = { $name } vaut « { $found } » ; ce doit être une liste de cartes.
check-card = « { $found } » n’est pas une carte de ce jeu ; on écrit les cartes comme { $first } et { $last }.
check-copies = { $card } est nommée { $found } fois ; dans la boîte, elle y est { $most ->
    [one] une fois
   *[other] { $most } fois
}.
check-many = { $found } cartes, c’est trop ici ; on peut en entrer { $most } au plus.
check-groups = « { $found } » ne va pas ; on peut entrer { $most } listes de cartes au plus.
check-choice = { $name } vaut « { $found } » ; c’est possible : { $known }.
check-number = { $name } vaut { $found } ; ce doit être un nombre entier de { $low } à { $high }.
check-flag = { $name } vaut « { $found } » ; c’est vrai ou faux.

log-line = Ligne { $line } : { $reason }
log-foreign = ce n’est pas un de nos journaux ; leur première ligne est « { $expected } ».
log-key-twice = « { $key } » apparaît ici pour la deuxième fois ; une seule suffit.
log-unreadable = « { $found } » n’est ni un en-tête ni un coup ; un coup est une place (ou * pour le hasard) et une action.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest }: » ?
}
log-lacks-key = le journal se termine sans donner « { $key }: », dont la relecture a besoin.
log-bad-value = « { $found } » n’est pas une valeur pour « { $key } ».
log-other-rules = cette partie suit la version { $found } des règles ; ce programme joue la version { $ours }.
log-chance-due = c’est au hasard de jouer ici, mais le journal dit « { $found } » ; sont possibles : { $known }.
log-chance-not-due = le journal dit « { $found } », mais ce n’est pas au hasard de jouer ici.
log-seed-disagrees = le journal dit « { $found } », mais sa graine { $seed } donne ici « { $dealt } ».
log-move-refused = { $reason }
log-results = le journal finit sur les résultats { $found }, mais ses coups donnent { $ours }.
no-cache = Les règles sont compilées, et { $folder } ne peut pas en garder le résultat : { $error }. Libérez de la place ou indiquez un autre dossier dans LUDOTHEQUE_CACHE.
