# Le terminal en français.

# Aide de la ligne de commande.
help-ludotheque = Des jeux de famille, ici ou dans un navigateur, avec des robots ou des amis.
help-first = Pour commencer :
help-further = Et aussi :
help-everywhere = Partout : --lang fr|en|de|it, --no-color ; après une commande, aussi --help.
help-play = Jouer dans ce terminal, contre des robots.
help-replay = Raconter une partie gardée dans un fichier.
help-verify = Vérifier que la donne d’une partie était honnête.
help-games = Voir les jeux de l’étagère.
help-rules = Lire les règles d’un jeu.
help-new-game = Commencer à écrire un jeu.
help-game = le jeu ; sans lui, vous choisissez sur l’étagère
help-players = combien jouent, robots compris
help-option = une variante ; se répète
help-yes = jouer avec les options habituelles, sans question
help-seat = votre place, la première est 0
help-bot = qui joue aux autres places : easy (facile), medium (moyen), hard (fort), expert (ou random, simple, greedy) ; se répète
help-name = votre nom
help-seed = un nombre : le même donne les mêmes cartes
help-position = commencer par la position de ce fichier JSON
help-save = garder la partie dans ce fichier
help-resume = continuer la partie gardée dans ce fichier
help-lesson = se faire d’abord montrer le jeu, pas à pas
help-watch = regarder les robots jouer entre eux
help-delay = secondes avant chaque coup d’un robot
help-file = le fichier de la partie
help-record = le compte rendu de la partie : un fichier, ou l’adresse de la table
help-seal = le sceau montré avant la partie, si vous l’avez noté
help-replay-seat = avec les yeux de quelle place ; sinon en spectateur
help-step = attendre Entrée avant chaque coup
help-paragraph = un seul paragraphe, par exemple 3
help-new-name = son nom : des minuscules, des chiffres, _
help-into = le dossier où le créer, au lieu de l’étagère
help-owner = Montrer le lien par lequel la collection devient la vôtre.
help-renew = faire une nouvelle clé ; l’ancienne ne vaut plus
help-catalog = Importer des boîtes d’un fichier, ou enregistrer la collection.
help-import = Importer des boîtes d’un fichier CSV ou JSON : le nôtre, celui de BoardGameGeek ou de MyLudo.
help-import-file = le fichier CSV ou JSON
help-dry-run = dire seulement ce qui serait fait
help-import-yes = ne rien demander avant d’importer
help-map = prendre une colonne du fichier pour un champ
help-export = Enregistrer la collection dans un fichier.
help-export-file = le fichier à écrire, .csv ou .json
help-backup = Copier les tables d’un serveur dans un fichier, même en plein jeu.
help-restore = Remettre une telle copie dans un dossier ou une base vide.
help-check = Vérifier que le journal d’un serveur est entier.
help-server = le dossier du serveur
help-server-anywhere = le dossier du serveur, ou l’adresse de sa base de données
help-backup-file = le fichier de la copie
help-restore-place = le dossier, ou l’adresse de la base de données, où remettre la copie ; il ne doit pas y avoir déjà de tables

# Ce qui ne va pas sur la ligne de commande.
unknown-command = La commande « { $asked } » n’existe pas ; il y a : { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unknown-flag = « { $asked } » n’existe pas ici ; --help montre ce qui existe.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
unexpected-word = « { $asked } » est de trop ; --help montre ce que prend la commande.
bad-number = « { $asked } » ne convient pas pour { $name } : il faut un nombre.
flag-alone = { $name } se met seul, sans « { $asked } ».
missing-word = Il manque { $name } ; --help montre ce que prend la commande.
repeated-flag = { $name } est donné deux fois ; une seule suffit.
bad-command-line = « { $asked } » ne se comprend pas ; --help montre ce qui existe.
flags-exclude = { $one } et { $other } ne vont pas ensemble ; choisissez l’un des deux.
bad-delay = On ne peut pas attendre { $asked } secondes ; il faut un nombre de 0 à { $longest }.
too-many-bots = { $asked } robots sont demandés ; il ne reste que { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
option-form = L’option « { $asked } » n’a pas de valeur ; écrivez { $asked }=…, avec une de ces valeurs : { $known }.
unknown-paragraph = Les règles n’ont pas de paragraphe « { $asked } » ; ils vont de { $first } à { $last }.
file-missing = Le fichier « { $file } » n’existe pas ; vérifiez son nom et son dossier.
file-unreadable = « { $file } » ne se lit pas ; il faut un fichier de texte que vous avez le droit de lire.
file-unwritable = « { $file } » ne peut pas être écrit ; choisissez un dossier qui existe et qui est à vous.
bad-json = Le fichier « { $file } » n’est pas du JSON : l’erreur est à la ligne { $line }, colonne { $column }.
save-taken = « { $file } » existe déjà et ne sera pas écrasé ; choisissez un autre nom, ou continuez cette partie avec --resume.
save-where = Dites dans quel fichier, par exemple : { $command } partie.log

# L’étagère et les options.
shelf = Sur l’étagère
shelf-next = Pour jouer : ludotheque play, suivi du nom du jeu.
seats = de { $low } à { $high } joueurs
minutes = environ { $minutes } minutes
draft = ébauche, textes : { $languages }
ask-game = Quel jeu ? (Entrée = { $first })
players = Joueurs
yes = oui
no = non
ask-usual = Entrée = jouer ainsi ; o = changer les options :
ask-number = Votre choix, de 1 à { $last } (Entrée = { $usual }) :
ask-value = Votre choix parmi { $known } (Entrée = { $usual }) :
none = aucun
no-such-number = « { $asked } » n’est pas dans la liste ; choisissez un numéro de 1 à { $last }.

level-wins = { $level } : devance { $against } dans { $wins } des cas
levels = Comment jouent les robots
ask-level = Votre choix, de 1 à { $last } (Entrée = une règle simple) :

# À table.
bots-preparing = Les robots suivent pour l’instant une règle simple ; leur réflexion se prépare, une seule fois.
bots-prepared = Les robots sont prêts : à présent, ils réfléchissent.
guest = Invité
you = vous
you-alone = Vous
list-and = { $first } et { $last }
manner-random = au hasard
manner-simple = simplement
manner-easy = comme un enfant
manner-medium = raisonnablement
manner-hard = fort
manner-expert = en expert
manner-greedy = en prenant le plus tout de suite
bots-random = Les robots jouent au hasard.
bots-simple = Les robots jouent avec une règle simple.
bots-easy = Les robots jouent comme un enfant : ils se trompent souvent.
bots-medium = Les robots jouent raisonnablement.
bots-hard = Les robots réfléchissent à l’avance.
bots-expert = Les robots réfléchissent loin à l’avance.
bots-greedy = Les robots prennent ce qui paraît le meilleur tout de suite.
at-the-table = À table : { $names }.
tip = À tout moment : ? pour l’aide, « règles » pour les règles, « quitter » pour arrêter.
so-far = Ce qui s’est passé
table = La table
your-turn = À toi !
many-choices = Il y a { $count } possibilités. Écrivez la vôtre sur le modèle de « { $example } », ou prenez un de ces exemples :
ask-action = { $last ->
    [1] Votre choix : 1 (? = aide) :
   *[other] Votre choix, de 1 à { $last } (? = aide) :
}
ambiguous = « { $asked } » peut vouloir dire { $count } choses, par exemple : { $known }. Écrivez un peu plus.
refused-hint = C’est au § { $paragraph } : écrivez « règles { $paragraph } » pour le lire.
help-title = Aide
help-how = Écrivez le numéro de votre choix, ou ce qui est écrit à côté : le début suffit. Entrée montre la table à nouveau.
command-help = aide
command-rules = règles
command-table = table
command-log = journal
command-save = garder
command-quit = quitter
file-word = FICHIER
does-help = cette aide
does-rules = les règles : leur sommaire, ou un paragraphe
does-table = la table et vos choix
does-log = ce qui s’est passé depuis le début
does-save = garder la partie dans un fichier
does-quit = arrêter ; une partie gardée peut continuer plus tard
rules-contents = Les règles
rules-hint = « règles 3 » montre le § 3.
saved = La partie est gardée dans { $file }.
ask-save = Garder la partie ? Un nom de fichier, ou Entrée pour non :
lesson-type = Tapez :
lesson-enter = Entrée pour continuer.
left = Au revoir, et à bientôt !
left-saved = Au revoir ! La partie est gardée dans { $file }. Pour la continuer :

# La fin.
results = Résultat
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won-you = Vous avez gagné, bravo !
won = { $who } gagne la partie.
with-takebacks = { $count ->
    [one] Partie avec un coup repris.
   *[other] Partie avec { $count } coups repris.
}
won-together = Égalité ! Victoire partagée : { $names }.
ask-step = Entrée = coup suivant
replay-unfinished = La partie n’est pas finie. Pour la continuer :

# Un nouveau jeu.
new-name = « { $asked } » ne peut pas être le nom d’un jeu ; il faut des minuscules, des chiffres ou _, en commençant par une lettre, comme mon_jeu.
new-exists = « { $asked } » existe déjà ({ $folder }) ; choisissez un autre nom.
new-reserved = « { $asked } » a déjà un sens dans le programme ; choisissez un autre nom, comme jeu_{ $asked }.
new-made = Le jeu est là : { $folder }. Il se joue déjà ; changez-le pas à pas.
new-step-play = Jouez-y :
new-step-rules = Écrivez ses règles :
new-step-texts = Racontez-les aux joueurs :
new-step-test = Vérifiez que tout tient :
new-entry-point = Pour le mettre sur l’étagère, votre paquet déclare un point d’entrée « { $name } » du groupe ludotheque.games.

serving = La ludothèque est ouverte sur { $address } ; ses tables sont gardées dans { $folder }. Ctrl-C la ferme.
serving-local = Seul cet ordinateur peut l’ouvrir. Pour l’ouvrir à votre réseau domestique, lancez-la avec : { $command }
serving-reached = Les autres appareils l’ouvrent à l’adresse { $address }
serving-no-page = Cette installation n’a pas la page pour navigateurs : on n’y entre que par un terminal (ludotheque join { $address }). Pour avoir la page, lancez « make wheel » dans le dossier des sources, installez le paquet indiqué et redémarrez le serveur.
served = La ludothèque est fermée ; toutes les tables sont gardées.
cannot-listen = La ludothèque ne peut pas écouter sur { $host }, port { $port } : { $error }. Choisissez un autre port avec --port.
help-serve = Lancer un serveur : jouer dans un navigateur, seul ou entre amis.
help-folder = où le serveur garde ses tables
help-host = l’adresse où écouter ; 0.0.0.0 pour toutes
help-port = le port où écouter
help-address = l’adresse publique, pour les liens, derrière un proxy
help-proxy = un proxy que l’on croit sur les adresses ; peut se répéter
help-bot-delay = le temps que prennent les robots pour un coup
help-bot-processes = nombre de processus pour les robots qui calculent à l’avance ; 0 = fils d’exécution de la ludothèque
help-store = garder la ludothèque dans cette base de données (postgresql://…) au lieu d’un dossier ; plusieurs nœuds peuvent la partager
help-bus = Valkey ou Redis qui porte les indications entre les nœuds (redis://…) ; sinon PostgreSQL s’en charge
help-node = où les autres nœuds joignent celui-ci, si ce n’est pas là où il écoute
help-quiet = ne noter que ce qui va mal
help-open = ouvrir la page dans le navigateur

# Une place par le réseau.
help-join = Prendre place à la table d’un serveur, par son adresse ou un lien.
help-url = l’adresse d’un serveur, d’une table, ou un lien reçu
help-look-on = seulement regarder
bad-address = « { $asked } » n’est pas l’adresse d’une ludothèque ni d’une table ; il en faut une comme http://localhost:8471, ou un lien entier.
server-unreachable = { $server } ne répond pas ; vérifiez l’adresse, et que la ludothèque est ouverte.
not-a-server = { $server } répond, mais ce n’est pas un serveur de Ludothèque ; vérifiez l’adresse.
other-version = Cette table se joue avec la version { $theirs } des règles, et ce programme connaît la version { $ours } ; prenez la même version que la ludothèque.
identity-taken = Sur cet appareil aussi, vous êtes maintenant { $name } chez { $server }.
lobby-yours = Vos tables
lobby-open = Tables ouvertes
lobby-none = Aucune table n’est ouverte ici pour le moment.
table-open = attend des joueurs
table-playing = partie en cours
ask-table = Quelle table, de 1 à { $last } ? { $new } = en installer une nouvelle, Entrée = regarder à nouveau :
ask-first-table = { $new } = installer une table, Entrée = regarder à nouveau :
no-such-table = « { $asked } » n’est pas dans la liste ; écrivez un numéro de 1 à { $last }, ou { $new } pour une nouvelle table.
no-table-yet = « { $asked } » n’est pas possible ici : aucune table n’est encore ouverte ; écrivez { $new } pour en installer une.
ask-bots = Combien de robots, de 0 à { $last } ? Les autres places attendent des gens. (Entrée = { $last }) :
bad-bots = « { $asked } » robots ne tiennent pas à cette table ; il faut un nombre de 0 à { $last }.
by-link = seuls ceux qui ont le lien peuvent venir
by-all = toute la ludothèque voit la table et peut venir ; on n’y dit que des phrases toutes faites
by-all-free = de même, et chacun y écrit ce qu’il veut
table-made = La table est prête. Le lien pour les autres :
watch-link = Le lien pour ceux qui veulent seulement regarder :
link-local = Ces liens ne marchent que sur cet ordinateur. Pour ouvrir la ludothèque à votre réseau domestique, lancez-la avec :
ask-replace = Une partie est en cours et toutes les places sont prises. Prendre la place de { $who } ? { $yes } ou { $no } (Entrée = { $no }, regarder seulement) :
ask-stop = Vraiment arrêter la partie, sans résultat ? { $yes } ou { $no } (Entrée = { $no }) :
ask-import = Importer cette liste ? { $yes } ou { $no } (Entrée = { $no }) :
goes-on = La partie continue.
no-seat = Il n’y a plus de place libre pour vous ; vous regardez.
looking-on = Vous regardez.
free-seat = place libre { $number }
bot-name = Robot { $number } ({ $level })
covered = { $who } (un robot joue)
may-start = « { $command } » lance la partie ; les places encore libres vont à des robots.
not-begun = La partie n’a pas encore commencé.
who-begins = Qui commence ?
ask-first = { $question } « { $named } » le dit ; « { $lots } » fait tirer au sort.
first-word-lots = sort
first-word-turn = tour
first-whom = Dites qui commence : « { $command } Anna », le numéro d’une place de 1 à { $last }, « { $command } { $lots } » ou « { $command } { $turn } ».
first-drawn = { $who-is ->
    [you] Le sort a décidé : vous commencez.
   *[other] Le sort a décidé : { $who } commence.
}
first-next = { $who-is ->
    [you] Cette fois, c’est vous qui commencez.
   *[other] Cette fois, c’est { $who } qui commence.
}
first-named = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
connection-lost = La connexion est perdue ; nouvel essai…
connection-back = La connexion est rétablie.
deals-right = La donne est vérifiée : { $draws ->
    [one] le tirage était fixé
   *[other] les { $draws } tirages étaient fixés
} avant que quiconque s’assoie.
deals-wrong = La donne de cette partie n’est pas honnête ! { $why }
deals-missing = La donne n’est pas scellée par tous. { $count ->
    [one] Il manque un nombre, promis mais pas montré : { $names }.
   *[other] Il manque des nombres, promis mais pas montrés : { $names }.
}
deals-nobody = Aucun joueur n’a ajouté de nombre : tout le hasard vient du secret scellé de la ludothèque.
deals-own-late = Votre propre nombre est arrivé trop tard : il ne compte pas dans la donne.
deals-own-unpledged = La ludothèque n’a pas pris votre propre nombre avant le départ : il ne compte pas dans la donne.
deals-own-elsewhere = Le nombre de votre place n’a pas été ajouté ici, mais sur un autre appareil ou par qui occupait la place avant vous. Si ni l’un ni l’autre n’est possible, ne vous fiez pas à cette partie.
deals-own-none = Aucun des nombres mêlés à la donne n’est de vous : ceux qui en ont ajouté un peuvent le vérifier.
verified-match = { $title }, table { $table }
verified-draws = ✓ { $draws ->
    [one] L’unique tirage découle
   *[other] Les { $draws } tirages découlent
} du secret scellé avant que quiconque s’assoie.
verified-values = ✓ Places qui ont ajouté une valeur à elles : { $count } sur { $players }.
verified-shown = ✓ Places qui ont promis une valeur et l’ont montrée : { $seats }.
verified-missing = ! Pas scellé par tous. Places qui ont promis une valeur sans la montrer : { $seats }.
verified-lots = ✓ Qui commence (place { $seat }) a été tiré au sort, avec le même secret et les mêmes nombres.
verified-unnamed = ! Ce compte rendu a une forme ancienne, qui ne nomme pas ceux qui ont promis une valeur sans la montrer.
verified-own-in = ✓ La valeur de qui a enregistré ce compte rendu compte dans la donne.
verified-own-late = ! La valeur de qui a enregistré ce compte rendu est arrivée trop tard et ne compte pas.
verified-own-unpledged = ! La valeur de qui a enregistré ce compte rendu n’a pas été prise avant le départ et ne compte pas.
verified-own-elsewhere = ! À la place de qui a enregistré ce compte rendu, la valeur vient d’un autre appareil ou de quelqu’un d’autre.
verified-own-none = ! Qui a enregistré ce compte rendu n’a ajouté aucune valeur à la donne.
verified-played = ✓ Rejouée selon la règle : chaque tirage était attendu avec exactement ces chances, chaque action était permise{ $over ->
    [yes] , et les résultats sont justes
   *[no] {""}
}.
verified-seal = Le sceau : { $seal }
verified-noted = Qui l’a noté avant la partie le compare ici, ou le donne avec --seal.
is-here = { $who } est là.
is-away = { $who } n’est plus là.
not-your-turn = « { $asked } » doit attendre : ce n’est pas à vous de jouer. Pour parler : { $say } …
not-a-command = « { $asked } » n’est pas compris ; ? montre ce qu’on peut écrire. Pour parler : { $say } …
hint-proposed = Votre réponse : « { $agree } » ou « { $decline } ».
hint-back = « { $command } » vous rend votre place.
hint-rematch = « { $command } » vous y mène.
after-match = Et maintenant ? { $commands }
left-seat = Au revoir ! Votre place vous reste. Pour revenir :
said = { $who } : { $text }
said-deleted = (supprimé)
event-seated = { $who-is ->
    [you] Vous prenez place.
   *[other] { $who } prend place.
}
event-left = { $who-is ->
    [you] Vous vous levez ; la place est libre.
   *[other] { $who } se lève ; la place est libre.
}
event-left-playing = { $who-is ->
    [you] Vous partez ; un robot joue pour vous.
   *[other] { $who } part ; un robot continue.
}
event-proposed-undo = { $who-is ->
    [you] Vous voudriez reprendre votre dernier coup ; les autres doivent être d’accord.
   *[other] { $who } voudrait reprendre son dernier coup.
}
event-proposed-abandon = { $who-is ->
    [you] Vous proposez d’arrêter la partie sans résultat ; les autres doivent être d’accord.
   *[other] { $who } propose d’arrêter la partie sans résultat.
}
event-agreed = { $who-is ->
    [you] Vous acceptez.
   *[other] { $who } accepte.
}
event-lapsed = Le délai de réponse est écoulé : la proposition est abandonnée.
event-declined = { $who-is ->
    [you] Vous refusez.
   *[other] { $who } refuse.
}
event-undone = { $who-is ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $who } reprend son dernier coup.
}
event-redealt = { $who-is ->
    [you] Vous reprenez votre dernier coup. Ce que vous ne pouviez pas voir est redistribué.
   *[other] { $who } reprend son dernier coup. Ce qui était caché est redistribué.
}
event-redealt-file = Un coup a été repris, et ce qui était caché a été redistribué.
event-abandoned = La partie s’arrête sans résultat.
event-covered-away = { $who-is ->
    [you] Vous n’étiez pas là : un robot joue pour vous.
   *[other] { $who } n’est pas là : un robot continue.
}
event-covered-clock = { $who-is ->
    [you] Votre temps est écoulé : un robot joue pour vous.
   *[other] Le temps est écoulé pour { $who } : un robot continue.
}
event-took-back = { $who-is ->
    [you] Vous revoilà à votre place.
   *[other] { $who } est de retour.
}
event-vacated-deleted = Un joueur est parti pour de bon ; l’hôte peut donner sa place à quelqu’un d’autre.
event-vacated-removed = L’hôte a renvoyé un joueur ; quelqu’un d’autre peut prendre sa place.
event-muted = { $who-is ->
    [you] L’hôte vous a retiré la parole : vous pouvez continuer à jouer, mais pas écrire.
   *[other] L’hôte a retiré la parole à { $who }.
}
event-unmuted = { $who-is ->
    [you] Vous pouvez de nouveau écrire.
   *[other] { $who } peut de nouveau écrire.
}
event-muted-spectator = L’hôte a retiré la parole à un spectateur.
event-unmuted-spectator = Le spectateur peut de nouveau écrire.
event-rematched = La revanche est prête.
event-first-named = { $who-is ->
    [you] C’est vous qui commencerez.
   *[other] C’est { $who } qui commencera.
}
event-first-lots = On tirera au sort au début de la partie.
event-first-turn = Ce sera chacun son tour.
command-say = dire
command-phrases = phrases
command-undo = annuler
command-agree = accepter
command-decline = refuser
command-first = premier
command-start = commencer
command-leave = partir
command-back = revenir
command-mute = taire
command-unmute = parole
command-remove = renvoyer
command-abandon = abandonner
command-rematch = revanche
does-say = dire quelque chose à la table
does-phrases = des phrases que chacun lit dans sa langue ; avec un numéro, en dire une
does-undo = reprendre votre dernier coup, ou le demander aux autres
does-agree = accepter ce que quelqu’un propose
does-decline = refuser ce que quelqu’un propose
does-first = qui commence : un nom, « sort » ou « tour »
does-start = lancer la partie
does-leave = se lever ; pendant une partie, un robot joue pour vous
does-back = reprendre votre place au robot
does-mute = retirer la parole à quelqu’un, par son nom ou le numéro de sa place (pour l’hôte)
does-unmute = rendre la parole à quelqu’un (pour l’hôte)
does-remove = renvoyer quelqu’un de la table (pour l’hôte)
does-abandon = proposer d’arrêter la partie sans résultat
does-rematch = rejouer avec les mêmes
say-whom = Dites qui : « { $command } Anna », ou le numéro d’une place, de 1 à { $last }.
quit-and-keep = arrêter ce programme ; votre place vous reste

# Une ludothèque et son journal.
backup-made = La copie est dans { $file }.
restored = La ludothèque de { $folder } est revenue : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, tout est entier.
check-whole = Le journal est entier : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
check-faulty = Le journal n’est pas entier. Sur { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, nombre de tables en défaut : { $count }
fault-gap = Table { $table } : l’événement { $seq } manque.
fault-hash = Table { $table } : l’événement { $seq } a été changé.
fault-head = Table { $table } : le journal finit par l’événement { $seq }, mais son index dit autre chose.
fault-index = Table { $table } : elle a un journal, mais manque dans l’index.
check-next = Gardez une copie de ce dossier ; puis restaurez la dernière sauvegarde entière dans un nouveau dossier.

# The arena.
help-arena = Un tournoi de robots, aux mêmes donnes, en tournant les places.
help-levels = qui joue, un mot par place : easy, medium, hard, expert, random, simple ou greedy ; ou un programme à vous, comme pour « ludotheque bot »
help-matches = combien de parties ; arrondi à des tours complets
help-arena-out = le fichier des résultats (JSON) ; une image (SVG) et les donnes jouées sont gardées à côté
help-workers = combien de processus ; tous les cœurs par défaut
bad-matches = « { $asked } » n’est pas un nombre de parties ; il en faut 1 ou plus.
arena-other = « { $file } » appartient à un autre tournoi ; choisissez un autre fichier avec --out, ou supprimez-le.
arena-goes-on = { $done } parties étaient déjà jouées ; on continue à partir de là.
arena-kept = Arrêté. { $done } parties sont gardées dans { $file } ; la même commande continue à partir de là.
arena-title = { $game } : { $matches } parties
arena-axis = part des autres devancés, en pour cent, avec intervalles à 95 %
arena-playing = En jeu
arena-written = Écrit : { $file }, { $picture }
arena-score = devance { $score } % ± { $within } des autres
arena-first = premier dans { $share } % ± { $within }
arena-rating = cote { $rating } ± { $within }
arena-faults = { $name } a laissé { $count ->
    [one] un tour
   *[other] { $count } tours
} à { $cover } : il s’est interrompu, n’a pas répondu à temps ou voulait un coup interdit.

# The coach.
command-coach = conseil
does-coach = ce que jouerait le conseiller à votre place, et pourquoi
coach-title = Le conseiller
coach-preparing = Le conseiller se prépare, une seule fois : environ une minute…
coach-only = Il n’y a pas de choix : { $best }.
coach-plain = Le mieux ici : { $best }.
coach-ask-more = Pour les chiffres : { $command } { $more }.
more-word = chiffres
coach-matters = Ce qui compte maintenant : { $features }.
coach-nothing = peu de chose ; un coup plus loin, tous les choix se valent
coach-candidates = Deux choix : { $one } devrait devancer { $share } % des autres, { $other } { $other_share } %.
coach-best = Le meilleur : { $best }, de { $margin } points sur cent.
coach-best-unsure = Le conseiller s’en tient à ceci : { $best }. Rien ne dit que l’autre choix soit meilleur.
coach-reason = { $feature } : { $better }, contre { $other } avec l’autre.
coach-further = Un coup plus loin, ils se valent ; la différence se voit plus tard.

# Son propre programme à une table.
help-own-bot = Faire jouer votre propre programme à la table d’un serveur.
help-program = le programme : un fichier, une commande entre guillemets, ou FICHIER.py:CLASSE
help-table-url = le lien de la table ou de la place
help-bot-name = le nom du robot ; la ludothèque le reconnaît à ce nom
help-answer-seconds = combien de temps il peut réfléchir à chaque action
help-cover = le robot qui joue quand il ne joue pas
bot-seated = { $name } est à la table, à la place { $seat } ; Ctrl-C le retire.
bot-no-seat = Il n’y a pas de place libre pour { $name } à cette table.
bot-needs-table = « { $asked } » est l’adresse d’une ludothèque ; un robot a besoin du lien d’une table.
bot-died = Le programme s’est arrêté ; { $cover } joue ce tour.
bot-silent = Le programme n’a pas répondu à temps ; { $cover } joue ce tour.
bot-nonsense = Le programme n’a pas répondu par une action : { $said } ; { $cover } joue ce tour.
bot-illegal = Le programme voulait « { $said } », ce qui n’est pas permis maintenant ; { $cover } joue ce tour.
bot-gave-up = Le programme s’est arrêté trop souvent ; { $cover } joue la suite.
bot-over = La partie est finie : { $results }.
bot-abandoned = La partie a été abandonnée.

# The collection.

catalog-server-open = La ludothèque dans « { $folder } » est ouverte en ce moment. Arrêtez-la d’abord, puis recommencez ; ou apportez le fichier sur sa page, si c’est vous qui la tenez.
bad-map = --map attend COLONNE=CHAMP, pas « { $asked } ».
bad-export = « { $asked } » ne finit ni par l’un de { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $nearest } ?
}
export-taken = « { $file } » existe déjà et ne sera pas écrasé ; choisissez un autre nom.
export-done = { $count ->
    [one] Une boîte enregistrée
   *[other] { $count } boîtes enregistrées
} dans { $file }.
import-shape = { $shape ->
    [boardgamegeek] Une collection de BoardGameGeek
    [myludo] Une collection de MyLudo
   *[own] Une liste de boîtes
} ({ $encoding }, { $how }). Colonnes importées :
import-comma = colonnes séparées par une virgule
import-semicolon = colonnes séparées par un point-virgule
import-tab = colonnes séparées par une tabulation
import-json = JSON
import-unused = Laissées de côté : { $columns }
import-untitled = Aucune colonne du fichier n’est le titre ; il y a : { $known }. Dites laquelle est le titre : --map COLONNE=title
import-warned = { $count ->
    [one] Une case reste vide, car elle ne peut pas être lue :
   *[other] { $count } cases restent vides, car elles ne peuvent pas être lues :
}
import-mistaken = { $count ->
    [one] Une ligne ne peut pas être reprise :
   *[other] { $count } lignes ne peuvent pas être reprises :
}
import-line = ligne { $line } : { $why }
import-nothing = Rien n’a été changé. Corrigez ces lignes et recommencez.
import-left = Rien n’a été changé.
import-would = Cela ajouterait { $fresh } boîtes et en modifierait { $changed } ; { $same } sont déjà ainsi, { $skipped } lignes parlent de boîtes que vous n’avez pas. Rien n’a été changé.
import-done = { $fresh } boîtes nouvelles, { $changed } modifiées, { $same } inchangées ; { $skipped } lignes parlaient de boîtes que vous n’avez pas.
owner-link = Ouvrez ce lien dans votre navigateur ; cette ludothèque est alors la vôtre. Ne le montrez à personne :
owner-renewed = L’ancienne clé ne vaut plus. Ouvrez ce lien dans votre navigateur ; cette ludothèque est alors la vôtre. Ne le montrez à personne :
serving-owner = La collection de cette ludothèque n’est encore à personne. Elle est à vous quand vous ouvrez : { $address }
