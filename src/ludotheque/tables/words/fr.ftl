# Pourquoi une table ne suit pas une demande : ce qui a été demandé, ce qui cloche, ce qui irait.

other-rules = Cette partie a commencé avec la version { $played } des règles ; cette ludothèque joue désormais la version { $ours }. On peut la regarder et l’exporter, mais pas la poursuivre.
not-seated = Vous n’avez pas de place à cette table ; prenez-en une d’abord.
not-started = La partie n’a pas encore commencé ; l’hôte peut la lancer.
already-started = La partie a déjà commencé.
already-pledged = Votre place a déjà tiré sa valeur pour la donne.
not-pledged = Votre place n’a promis aucune valeur pour la donne ; elle n’en ajoute donc pas.
not-called = Le départ n’a pas encore été demandé ; les valeurs pour la donne se montrent ensuite.
already-shown = La valeur de votre place a déjà été montrée.
other-value = Ce n’est pas la valeur promise par votre place ; on distribue sans elle.
match-over = Cette partie est terminée ; demandez une revanche pour rejouer.
not-over = La partie est encore en cours ; la revanche pourra être demandée à la fin.
host-only = Seul l’hôte de cette table peut faire cela.
no-such-seat = Il n’y a pas de place { $asked } à cette table ; les places vont de 0 à { $last }.
table-full = Aucune place n’est libre à cette table ; vous pouvez regarder.
seat-taken = La place { $seat } est prise ; choisissez-en une autre.
already-seated = Vous êtes déjà à cette table, à la place { $seat }.
knows-another-hand = Vous avez tenu une autre place dans cette partie et connaissez ses cartes ; vous pouvez regarder.
nobody-seated = Personne n’est assis à cette table ; prenez d’abord une place.
first-no-person = Personne n’est encore assis à la place { $seat } ; nommez quelqu’un qui a une place.
first-one = Nommez une seule personne pour commencer.
first-order = Nommez les personnes l’une après l’autre, chacune une seule fois.
already-left = Un robot y joue déjà.
seat-covered = Un robot joue pour vous ; reprenez d’abord votre place.
not-covered = Vous y jouez vous-même ; aucun robot ne tient cette place.
late = « { $action } » répond à une table qui a changé entre-temps ; regardez de nouveau et choisissez.
nothing-to-undo = Vous n’avez encore rien fait que l’on puisse reprendre.
undo-acted-on = Il est trop tard pour reprendre ce coup : quelqu’un a joué depuis.
proposal-pending = Une proposition attend déjà ; répondez-y d’abord.
no-proposal = Rien n’est proposé en ce moment.
own-proposal = C’est votre propre proposition ; aux autres de répondre.
already-answered = Vous avez déjà donné votre accord.
rematch-made = La revanche est déjà prête ; allez-y.
chat-off = On ne bavarde pas à cette table.
chat-phrases-only = À cette table, on ne dit que les phrases toutes faites.
chat-empty = Il n’y a rien à dire là-dedans : écrivez quelque chose ou choisissez une phrase.
muted = L’hôte de cette table vous a retiré la parole : vous pouvez continuer à jouer, mais pas écrire.
already-muted = Cette personne n’a déjà plus la parole.
not-muted = Cette personne a la parole.
removed = L’hôte de cette table vous a renvoyé ; vous pouvez jouer à toute autre table.
already-removed = Cette personne a déjà été renvoyée.
nobody-meant = Dites de qui il s’agit : quelqu’un qui a une place, ou qui vient de dire quelque chose.
own-device = Cela ne se fait ni à soi-même, ni à ceux qui jouent sur le même appareil.
unknown-phrase = Il n’y a pas de phrase « { $asked } » ; il y a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}

# Ce qui ne va pas dans le compte rendu d’une partie.

proof-no-record = Ce n’est pas le compte rendu d’une partie : { $why }
proof-other-seal = Le sceau de ce compte rendu est { $found } ; vous aviez noté { $due }. C’est une autre partie, ou il a été modifié.
proof-broken-seal = Le secret ne correspond pas au sceau montré avant la partie : l’un des deux a été modifié.
proof-other-value = La valeur de la place { $seat } n’est pas celle promise avant le départ : l’une des deux a été modifiée.
proof-unpledged = La place { $seat } a ajouté une valeur sans l’avoir promise avant le départ.
proof-left-out = Votre propre nombre (place { $seat }) a été écarté de la donne, alors que votre appareil l’avait proposé à temps : la ludothèque a pu choisir le hasard. Ne vous fiez pas à cette partie.
proof-other-pledge = Les promesses de ce compte rendu ne sont pas celles que l’on a vues ici avant le départ.
proof-other-shown = Les valeurs de ce compte rendu ne sont pas celles que l’on a vues ici au départ de la partie.
proof-other-lots = D’après le tirage au sort, c’est la place { $due } qui commence (comme tout le monde était assis avant le début) ; dans ce compte rendu, c’est la { $found }.
proof-other-first = La façon de désigner qui commence n’est pas celle qu’on a vue ici avant le début.
proof-first-seat = D’après les règles, ce n’est pas la place { $found } qui commence.
proof-other-transcript = Ce qui a été vu à la table et enregistré avec ce compte rendu ne correspond pas à son empreinte : on l’a modifié après coup.
proof-other-draw = Événement { $n } : la graine donne ici « { $due } », le compte rendu dit « { $found } » (ou indique d’autres chances que la règle).
proof-arithmetic = Le tirage { $k } doit donner « { $due } » ; le compte rendu dit « { $found } ».
proof-bad-back = L’événement { $n } ramène les tirages à { $back }, mais il n’y en avait eu que { $made }.
proof-draws = Événement { $n } : la règle demande ici { $due } tirages, le compte rendu en a { $found }.
proof-not-due = Événement { $n } : « { $found } » n’est ni un tirage attendu ni une action d’une place.
proof-no-such-undo = Événement { $n } : il n’y a rien à reprendre de cette façon.
proof-other-redeal = Événement { $n } : ce qui a été redistribué après cette reprise ne découle pas du sceau.
proof-illegal = Événement { $n } : « { $action } » n’était pas possible : { $why }
proof-results = D’après le compte rendu, la partie finit par { $found } ; rejouée, elle finit par { $ours }.
proof-other-view = Événement { $n } : ce compte rendu montre une autre table que celle que vous voyiez à ce moment.
proof-other-rules = Cette partie a été jouée selon la version { $played } de la règle, et c’est la version { $ours } qui est ici ; les tirages sont justes, mais les coups ne peuvent pas être rejoués.

# Ce que l’on peut dire à toute table.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À toi !
phrase-well-played = Bien joué !
phrase-oh-no = Oh non !
phrase-hurry = Un peu plus vite, s’il te plaît !
phrase-wait = Un instant, s’il te plaît.
phrase-thanks = Merci !
phrase-again = On rejoue ?
phrase-goodbye = Au revoir !
