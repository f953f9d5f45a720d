# La page en français.

# Le cadre de chaque page.
skip = Aller au contenu
navigation = Vous et votre langue
language = Langue
you-screen = Vous
you = vous
guest = Invité
your-turn = À toi !
connection-lost = La connexion est coupée. On la rétablit ; rien n’est perdu.
house-unreachable = La ludothèque ne répond pas. Vérifiez votre connexion ; la page réessaie d’elle-même.
offline = Pas de connexion
offline-help = Cet appareil n’est pas relié au réseau. Vos tables vous attendent, rien n’est perdu. Vérifiez le wifi ou les données mobiles ; dès que le réseau revient, la page continue d’elle-même.
silent = La ludothèque ne répond pas
silent-help = Elle redémarre peut-être, ou le réseau est lent. La page réessaie d’elle-même toutes les trois secondes ; vos tables sont gardées.
retry = Réessayer
waking = On allume la lampe…
nowhere = Il n’y a rien ici
nowhere-help = Cette adresse ne mène nulle part. L’étagère est sur la page d’accueil.
no-such-game = Ce jeu n’est pas sur l’étagère.
to-home = Retour à l’accueil

# L’accueil.
dealing = On distribue…
dealing-help = Votre table est presque prête.
whole-table = Voir toute la table
see-result = Voir le résultat
your-tables = Vos tables
shelf = L’étagère
open-tables = Tables ouvertes à tous
no-open-tables = Aucune pour l’instant. Ouvrez une boîte pour en installer une.
status-open = attend des joueurs
status-playing = partie en cours
players-range = de { $low } à { $high } joueurs
collection = La collection
collection-help = Toutes les boîtes, à parcourir par titre, joueurs, âge et durée
minutes = environ { $minutes } minutes
ages = dès { $age } ans
draft = Ébauche : ce jeu est encore en chantier. Textes : { $languages }.

# Une boîte.
rulebook = Règles du jeu
new-table = Une nouvelle table
play-now = Jouer tout de suite
invite = Avec des amis
players = Joueurs, robots compris
bots-level = Niveau des robots
level-random = robot, qui joue au hasard
level-simple = robot, qui suit une règle simple
level-easy = robot, facile
level-medium = robot, moyen
level-hard = robot, fort
level-expert = robot, expert
level-greedy = robot, gourmand
level-measured = { $level } ({ $strength } contre le niveau au-dessous)
pace = Temps de réflexion
pace-free = sans limite
pace-move = une minute par coup
pace-days = trois jours par coup
chat = Conversation
chat-free = libre
chat-phrases = phrases toutes faites seulement
chat-none = aucune
chat-free-listed = Tout le monde peut venir à cette table : ce qu’on y écrit, chacun le lit.
chat-phrases-listed = Tout le monde peut venir à cette table, les enfants aussi : on n’y dit donc que des phrases toutes faites.
listed = Montrer cette table à tous sur la page d’accueil
seat = Place { $number }

# Les règles.
boxes-of-game = Boîtes de la collection
to-box = Ouvrir la boîte
contents = Paragraphes
rule-table = Tableau
essentials = L’essentiel
set-up-picture = La table avant de commencer
appendix = Pour en savoir plus
aid = Aide-mémoire
print-aid = Imprimer l’aide-mémoire
to-example = Exemple
credits-authors = De :
credits-illustrators = Illustrations :
credits-editors = Rédaction :
credits-publishers = Édition :
credits-translators = Traduction du livret :
credits-layout = Mise en page et publication du livret :
read-paragraph = Lire le § { $paragraph }

# Une table.
table-coming = La table arrive…
dead-table = Cette table n’est pas pour vous, ou n’est plus là
looking-on = Toutes les places sont prises : vous regardez.
not-begun = La partie n’a pas commencé
not-begun-host = Partagez le lien, ou commencez : des robots prennent les places libres.
not-begun-guest = L’hôte de la table la lance ; ou n’importe qui à table, quand elle est complète.
start = Commencer
the-table = La table
a-moment = Un instant…
waiting-for = C’est à { $names }
more-actions = Et { $count } autres possibilités : écrivez le début de la vôtre.
show-all = Montrer { $count } autres choix
type-action = Chercher un coup, ou l’écrire
do-it = Jouer
why-not = Pourquoi pas ?
allowed = C’est permis.
to-list = Aller à la liste des coups
as-list = En liste
close = Fermer
what-happened = Ce qui s’est passé
film = Revoir
film-stop = Arrêter le film
around = Autour de la table
at-the-table = À table
tab-log = Récit
tab-chat = Messages
tab-coach = Conseil
tab-rules = Règles
tab-list = Liste
tab-table = Table
unread = non lus
drawer-close = Replier le panneau
rulebook-whole = Toutes les règles
connection-fine = La connexion est bonne
stop-ask = Arrêter la partie ? Elle finira sans résultat.
stop-ask-others = Proposer aux autres d’arrêter la partie ?
stop-yes = Oui, arrêter
stop-no = Continuer à jouer
see-board = Voir le plateau
left-covered = Vous avez quitté { $game } : un robot joue à votre place jusqu’à votre retour.
left-back = Revenir à la table
seat-free = Place { $number }
seat-bot = Robot { $number }
seat-guest = Invité { $number }
waits-for-person = libre
who-plays-seat = Qui joue à la place { $number } ?
person-to-come = attend une personne
covered-by-bot = un robot joue à sa place
is-here = est là
bots-preparing = Les robots suivent pour l’instant une règle simple ; leur réflexion se prépare, une seule fois.
is-muted = n’a plus la parole
mute = Retirer la parole
unmute = Rendre la parole
remove = Renvoyer…
remove-ask = Renvoyer { $name } de cette table ? Pendant une partie, un robot prend la suite.
remove-yes = Renvoyer
is-away = n’est pas là
to-act = à jouer
days-left = { $days } jours
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
sit = Prendre place
undo = Annuler le coup
leave = Partir
get-up = Se lever
abandon = Proposer d’arrêter
bot-covers = Un robot joue pour vous.
take-back = Reprendre ma place
proposal-undo = Quelqu’un voudrait reprendre son dernier coup
proposal-abandon = Quelqu’un propose d’arrêter sans résultat
proposal-waits = On attend les réponses.
agree = D’accord
decline = Non
share = Partager
bring-friends = Faire venir des amis
new-link-help = Le lien de cette table a été donné depuis un autre appareil. Un nouveau lien remplace l’ancien, qui ne marchera plus.
no-link = Seul l’hôte de la table peut en donner le lien.
qr = Le lien en code QR
link = Lien
link-local = Ce lien ne marche que sur cet ordinateur. Pour l’ouvrir à votre réseau, lancez la ludothèque ainsi : ludotheque serve --host 0.0.0.0
copy-link = Copier le lien
copied = Copié
talk = Conversation
say-phrase = Dire une phrase…
say-words = Votre message
send = Envoyer
said-deleted = (supprimé)

# La fin.
you-win = Vous avez gagné !
you-share = Vous partagez la victoire
ended-without = La partie s’est arrêtée sans résultat
winner = gagne
rematch = Revanche
follow-rematch = Rejoindre la revanche
save-log = Garder la partie

# Vous.
your-name = Votre nom, tel que les autres le voient
save = Enregistrer
saved = Enregistré
theme = Lumière
theme-auto = comme l’appareil
theme-light = jour
theme-dark = soir
speed = Vitesse des autres joueurs à l’écran
speed-past = Vitesse
speed-0 = très calme
speed-1 = calme
speed-2 = facile à suivre
speed-3 = rapide
speed-4 = aussi vite qu’ils jouent
other-device = Sur un autre appareil
other-device-help = Un lien vous emmène, avec vos tables, sur un autre appareil. Il sert une fois ; ne le donnez à personne.
make-link = Créer le lien
take-identity = Être la même personne ici
take-identity-help = Ce lien vient d’un autre appareil. Votre nom et vos tables de là-bas remplaceront ceux d’ici.
stay-as-is = Rester comme je suis
your-data = Vos données
your-data-help = La ludothèque garde votre nom, votre langue, vos tables et ce que vous avez écrit. Vous pouvez tout lire, ou tout effacer.
export-data = Tout lire
delete-data = Tout effacer…
delete-sure = Oui, tout effacer
keep-data = Non, garder
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
they-win = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}

# Ce qui arrive autour d’une partie.
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
event-taken-back = Le dernier coup est repris.
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
event-first-turn = Chacun commence à son tour.

# La donne était-elle honnête ?
fair-sealed = La donne est scellée
fair-sealed-help = Avant que quiconque s’assoie, la ludothèque a mis tout le hasard de cette partie sous scellé. À la fin elle ouvre le sceau, et cette page recalcule chaque tirage.
fair-added = Le hasard vient aussi des joueurs : { $count ->
    [one] une place sur { $players } a
   *[other] { $count } places sur { $players } ont
} ajouté un nombre au hasard que la ludothèque ne pouvait pas connaître.
fair-added-none = Aucune place n’a ajouté de nombre à elle ; le hasard vient donc du seul secret scellé de la ludothèque.
fair-checking = Vérification de la donne…
fair-right = Donne vérifiée
fair-right-help = { $draws ->
    [0] Rien n’a été tiré dans cette partie ; le sceau et le secret vont ensemble.
    [one] Votre navigateur a recalculé l’unique tirage de cette partie : rien n’a été choisi ni changé en cours de jeu.
   *[other] Votre navigateur a recalculé les { $draws } tirages de cette partie : rien n’a été choisi ni changé en cours de jeu.
}
fair-right-others = Donne vérifiée, sans nombre de vous
fair-partly = Donne vérifiée, mais pas scellée par tous
fair-unsealed = La donne n’est pas scellée par tous
fair-missing = { $count ->
    [one] Il manque un nombre, promis mais pas montré : { $names }.
   *[other] Il manque des nombres, promis mais pas montrés : { $names }.
}
fair-own-in = Votre propre nombre compte dans la donne.
fair-own-late = Votre propre nombre est arrivé trop tard : il ne compte pas dans la donne. Si cela arrive souvent avec une bonne connexion, ne faites pas confiance à cette ludothèque.
fair-own-unpledged = La ludothèque n’a pas pris votre propre nombre avant le départ : il ne compte pas dans la donne. Si cela arrive souvent, ne faites pas confiance à cette ludothèque.
fair-own-elsewhere = Le nombre de votre place ne vient pas de ce navigateur, mais d’un autre de vos appareils ou de qui occupait la place avant vous. Si ni l’un ni l’autre n’est possible, ne vous fiez pas à cette partie.
fair-own-none = Aucun des nombres mêlés à la donne n’est de vous. Ceux qui en ont ajouté un peuvent dire s’ils étaient libres de toute influence.
fair-left-out-short = Votre nombre a été écarté !
fair-left-out = Votre propre nombre a été écarté de la donne, alors que votre appareil l’avait proposé : la ludothèque a pu choisir le hasard. Ne vous fiez pas à cette partie.
fair-wrong = La donne n’est pas honnête !
fair-wrong-seal = Le secret de la ludothèque ne correspond pas au sceau qu’elle a montré avant la partie.
fair-wrong-value = Le nombre de la place { $number } n’est pas celui qui a été montré avant le départ.
fair-wrong-draw = Un tirage du compte rendu n’est pas celui que demande le sceau.
fair-wrong-move = Le compte rendu raconte un autre coup que celui que vous avez vu ici.
fair-wrong-seen = Le compte rendu ne s’accorde pas avec ce que ce navigateur a vu avant le départ.
fair-wrong-record = Le compte rendu de cette partie est illisible.
fair-unknown = Le compte rendu n’a pas pu être obtenu ; revenez plus tard.
fair-seal = Le sceau de cette table :
fair-how = Comment ça marche
fair-record = Enregistrer le compte rendu
fair-yourself = Vous ne croyez personne ? Vérifiez vous-même le compte rendu avec un petit programme :

# Revoir une partie.
replay = Revoir la partie
replay-of = { $game } : la partie revue
replay-missing = Cette partie ne peut pas être revue
replay-empty = Cette partie n’a pas encore commencé
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-run = Dérouler
replay-stop = Arrêter
replay-moment = Moment { $at } sur { $count }
replay-seat = Vu par
replay-everyone = le public
replay-link = Copier le lien de ce moment
go-on = Continuer à partir d’ici
go-on-help = Une nouvelle table, à vous, contre des robots.
go-on-same = Avec les mêmes cartes cachées
go-on-anew = En redistribuant ce que cette place ne voyait pas
to-table = Retour à la table

# Le conseiller.
coach = Le conseiller
coach-ask = Que joueriez-vous ici ?
coach-thinks = Il réfléchit…
coach-warms = La toute première fois, il lui faut une minute ou deux.
coach-more = Les chiffres
coach-only = Il n’y a pas de choix : { $best }.
coach-plain = Le mieux ici : { $best }.
coach-matters = Ce qui compte maintenant : { $features }.
coach-nothing = Un coup plus loin, tous les choix se valent.
coach-share = devrait devancer { $share } % des autres
coach-best = Le meilleur : { $best } (+ { $margin } points sur cent).
coach-best-unsure = Le conseiller s’en tient à ceci : { $best }. Rien ne dit que l’autre choix soit meilleur.
coach-reason = { $feature } : { $better }, contre { $other } avec l’autre
coach-further = Un coup plus loin, ils se valent ; la différence se voit plus tard.

# Une partie gardée dans un fichier.
file = Une partie dans un fichier
file-help = Une partie que vous avez gardée (« Garder la partie ») se revoit ici, avec le conseiller et les chances de chacun.
file-choose = Choisir le fichier
file-drop = Ou faites-le glisser jusqu’ici.
file-wrong = « { $name } » ne peut pas être revu. { $why }
file-too-large = « { $name } » est bien trop grand pour une partie : choisissez un fichier gardé par « Garder la partie ».
file-link = Revoir une partie gardée dans un fichier

# Après coup.
hindsight-ask = Qu’aurait joué le conseiller ?
hindsight-seat = Choisissez une place sous « Vu par » : le conseiller ne sait que ce qu’elle voyait.
hindsight-none = À ce moment, { $name } n’a rien eu à choisir.
hindsight-forced = Il n’y avait pas le choix.
hindsight-played = Joué
hindsight-coach = Le conseiller aurait préféré
hindsight-even = Tout aussi bon, selon le conseiller
hindsight-same = Le conseiller aurait joué de même.
hindsight-next = Au choix suivant
chances = Les chances de chacun
chances-of = Les chances de chacun, vues par { $name }.
chances-public = Les chances de chacun, vues par tout le monde.
chances-picture = Les chances au fil de la partie
chances-coming = On calcule ; le dessin se précise peu à peu. La toute première fois pour un jeu, cela prend une minute.
chances-table = Les mêmes en tableau
chances-moment = Moment
turning = Les tournants
turning-by = { $name }, de { $from } à { $to } % :
turning-none = Pas de grand tournant : la partie s’est jouée petit à petit.

# Chance et choix.
luck-ask = Chance ou choix ?
luck-coming = On rejoue la partie de tête… { $part } %
luck-cards = Les cartes
luck-choices = Vos choix
luck-choices-short = Choix
luck-rest = Les autres
luck-cards-good = Les cartes vous ont souri.
luck-cards-bad = Les cartes n’étaient pas avec vous.
luck-cards-even = Les cartes n’étaient ni pour vous ni contre vous.
luck-choices-good = Vous avez mieux choisi que la plupart des joueurs.
luck-choices-bad = D’autres choix auraient mieux marché.
luck-choices-even = Vous avez choisi comme la plupart des joueurs.
luck-rest-good = Ce que les autres ont fait vous a aidé.
luck-rest-bad = Ce que les autres ont fait vous a gêné.
luck-rest-even = Ce que les autres ont fait n’y a pas changé grand-chose.
luck-sum = Tout le monde part de 50 : 50 { $luck } { $choices } { $rest } = { $end } sur 100.
luck-everyone = Et pour chacun ?
luck-who = Qui
luck-end = Arrivée
luck-help = 100 : devant tous les autres ; 0 : derrière tous. « Les cartes » : ce que le hasard a donné de plus ou de moins que la moyenne de ce qui pouvait venir. « Les choix » : comparés à ce que jouerait la règle simple des robots. « Les autres » : ce qu’ils ont fait, et ce que personne ne pouvait savoir. Ce sont des estimations.

# Plusieurs personnes autour d’un appareil.
here-together = Autour de cet appareil
here-help = Tout le monde joue sur cet appareil et se le passe ; un rideau sépare les mains.
here-name = Nom { $number }
here-more = Une personne de plus
here-fewer = Sans la personne { $number }
here-others = { $count ->
    [one] L’autre place
   *[other] Les { $count } autres places
}
here-bots = des robots
here-friends = des amis, par un lien
here-deal = Distribuer
here-lay = Installer la table
curtain-title = Passez l’appareil à { $name }
curtain-help = Les autres détournent les yeux. { $name } lève le rideau, et personne d’autre.
curtain-lift = Je suis { $name }
curtain-other = Non, { $name }
hand-on-help = À { $name } de jouer.
hand-on = Passer à { $name }
hand-of = Main : { $name }
cover-hand = Cacher la main

# La sonnette.
bell = Quand c’est à vous
bell-help = Cet appareil peut vous prévenir par une notification, même quand la page est fermée : aux tables où d’autres vous attendent, une fois par tour, et sans rien dire de vos cartes.
bell-on = Me prévenir sur cet appareil
bell-off = Ne plus prévenir
bell-is-on = Cet appareil vous prévient quand c’est à vous.
bell-forbidden = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur, puis revenez ici.
bell-impossible = Ce navigateur ne peut pas montrer de notification d’une page fermée. Sur un téléphone, essayez d’ajouter la page à l’écran d’accueil.
bell-failed = Le navigateur n’a pas pu préparer les notifications. Réessayez plus tard, ou dans un autre navigateur.
hours-left = { $hours } heures

# Pendant une absence.
missed = Pendant votre absence : { $count } coups.
missed-show = Les montrer
missed-skip = Passer

# Exemples sur le plateau.
example = Exemple sur le plateau
example-play = Jouer l’exemple
example-stop = Arrêter
example-at = Coup { $at } sur { $count }
example-before = Avant
example-after = Après
print = Imprimer

# Films, secret choices, titles.
has-chosen = a choisi
luck-preparing = La partie va être rejouée de tête. La toute première fois pour un jeu, cela demande jusqu’à une minute.
luck-seconds = { $seconds } s
# Accueil, boîte et vous.
home-what = Des jeux de famille à jouer tout de suite, contre des robots ou avec des amis, ici ou au loin : gratuits et sans compte.
shelf-facts = { $low }–{ $high } joueurs · { $minutes } min
rules-minute = Les règles en une minute
more-on-you = { $count ->
    [one] encore une sous « Vous »
   *[other] encore { $count } sous « Vous »
}
search-shelf = Chercher sur l’étagère
search-shelf-none = Aucun jeu de l’étagère ne porte ce nom.
status-over = partie finie
status-abandoned = arrêtée sans résultat
play-now-help = Vous et { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, distribué aussitôt
invite-help = Envoyez un lien : chacun joue sur son appareil
here-together-help = Un seul appareil fait le tour de la table
strength-easy = Facile
strength-easy-help = Joue souvent ce qui lui passe par la tête : pour les enfants et la première partie.
strength-medium = Moyen
strength-medium-help = Joue avec bon sens, sans regarder plus loin.
strength-hard = Fort
strength-hard-help = Prévoit quelques coups et pardonne peu.
strength-expert = Expert
strength-expert-help = Réfléchit à chaque choix : pour qui connaît bien le jeu.
how-strong = Quelle force ?
how-strong-figure = { $level } finit devant { $below } dans { $strength } des comparaisons.
how-strong-unknown = Pour ce jeu, rien n’a encore été mesuré.
variants = Variantes
more-options = Plus de choix
your-portrait = Votre portrait, comme les autres le voient à la table
portrait-red = le cochon farouche
portrait-blue = le cochon endormi
portrait-green = le cochon gourmand
portrait-yellow = le cochon coquet
portrait-black = le cochon tacheté
portrait-white = le cochon savant
portrait-hat = { $pig }, avec un chapeau
your-matches = Parties finies
matches-none = Aucune pour l’instant : une partie finie reste ici, pour être revue.
matches-nothing = Aucune partie avec « { $search } ».
matches-search = Un jeu ou un nom
matches-count = { $count ->
    [one] une partie
   *[other] { $count } parties
}
matches-page = Page { $page } sur { $pages }
matches-newer = Plus récentes
matches-older = Plus anciennes
match-watch = Revoir
match-at-table = autour de la table
match-pad = Feuille de score
pad-untitled = Feuille de score
pad-delete-of = Supprimer la feuille de score { $title }, { $date }
pad-delete-ask = Supprimer cette feuille de score ? Elle disparaît de vos listes ; ceux qui y ont écrit gardent la leur.
table-delete = Supprimer
table-delete-of = Supprimer { $game }, { $date }
table-delete-ask = Supprimer cette table ? Elle disparaît pour toujours de vos listes ; les autres qui y étaient la gardent dans les leurs. Si vous y étiez sans personne d’autre, ses liens et tout ce qui s’y est dit sont effacés aussi. Le journal de la ludothèque garde les coups, sans les noms.
table-delete-ask-open = Supprimer cette table ? Vous rendez votre place, et elle disparaît de vos listes. Les autres la gardent ; s’il n’y a personne d’autre, elle disparaît tout à fait, et son lien avec elle.
table-delete-yes = Oui, supprimer
table-delete-no = Garder
# La fin de la partie, en grand.
score-table = Le score, part par part
score-who = Qui
score-why = Pourquoi
score-round = Cette manche
score-all = en tout
result-more = Le score et la suite
result-home = Accueil
rematch-waits = On attend { $names } ; puis la revanche commence d’elle-même.

# Les sons.
volume = Les sons
volume-percent = { $percent } %
volume-off = coupés
mute-sounds = Couper les sons
unmute-sounds = Remettre les sons
# Reprendre un coup.
undo-nothing = Vous n’avez encore rien fait que l’on puisse reprendre
undo-late = Trop tard pour le reprendre : quelqu’un a joué depuis
undo-proposed = Une question attend d’abord sa réponse
event-redealt = { $who-is ->
    [you] Vous reprenez votre dernier coup. Ce que vous ne pouviez pas voir est redistribué.
   *[other] { $who } reprend son dernier coup. Ce qui était caché est redistribué.
}
event-redealt-file = Un coup a été repris, et ce qui était caché a été redistribué.
with-takebacks = { $count ->
    [one] Partie avec un coup repris
   *[other] Partie avec { $count } coups repris
}
fair-redealt = { $count ->
    [one] Une fois, un coup a été repris après que quelque chose avait été vu ; ce qui était caché a été redistribué, avec le même hasard scellé.
   *[other] { $count } fois, un coup a été repris après que quelque chose avait été vu ; ce qui était caché a été redistribué, avec le même hasard scellé.
}

# Invitations.
link-for = À quoi sert le lien ?
link-to-play = Pour jouer
link-to-watch = Seulement pour regarder
watch-link-help = Qui a ce lien regarde la partie et ne prend pas de place.
replace-ask = Une partie est en cours. Prendre la place de { $name } ?
replace-yes = Prendre la place
replace-no = Seulement regarder

# Lecture à voix haute : les symboles en toutes lettres.
read-aloud = Lire à voix haute
read-stop = Arrêter la lecture
spoken-red = rouge
spoken-blue = bleu
spoken-green = vert
spoken-yellow = jaune
spoken-black = noir
spoken-white = blanc
spoken-minus = moins
spoken-paragraph = paragraphe
spoken-to = à
# La première partie guidée, et les conseils de la première partie libre.
show-me = Montre-moi
show-me-help = Votre première partie, pas à pas : deux minutes
lesson-next = Suite
lesson-play-on = Continuer à jouer !
lesson-leave = Retour à la boîte du jeu
lesson-step = { $at } sur { $count }
lesson-you = Vous
hints = Dire quoi faire et pourquoi, à la première partie d’un jeu
# Qui commence ?
who-begins = Qui commence ?
first-lots = Tirer au sort
first-turn = Tour à tour
first-of-order = { $who }, numéro { $place }
first-as-written = Comme écrit ci-dessus, du plus jeune au plus âgé
first-named-told = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
first-lots-told = Le sort décidera au début de la partie.
first-turn-told = { $who-is ->
    [you] Vous commencez ; la prochaine fois, au suivant.
   *[other] { $who } commence ; la prochaine fois, au suivant.
}
first-drawn = { $who-is ->
    [you] Le sort a décidé : vous commencez.
   *[other] Le sort a décidé : { $who } commence.
}
first-next = { $who-is ->
    [you] Cette fois, c’est vous qui commencez.
   *[other] Cette fois, c’est { $who } qui commence.
}
fair-lots = Qui commence a été tiré au sort, avec les mêmes nombres scellés.
fair-wrong-first = Qui a commencé ne correspond pas à ce qu’on a vu ici avant le début, ou pas au tirage au sort.

# Qui êtes-vous ?
who-are-you = Qui êtes-vous ?
who-are-you-help = Pour que les autres vous reconnaissent. Vous pourrez le changer quand vous voudrez.
thats-me = C’est moi
stay-guest = Passer
pig-red = Groin-Groin
pig-blue = Roupillon
pig-green = Miam
pig-yellow = Coquette
pig-black = Pastille
pig-white = Lunettes
pig-red-hat = Baron
pig-blue-hat = Pompon
pig-green-hat = Soleil
pig-yellow-hat = Reinette
pig-black-hat = Capitaine
pig-white-hat = Toque

# Un plateau sans dessin à lui.
kit-hint-suit = Choisissez une couleur.
kit-hint-card = Touchez une carte.
kit-hint-tile = Touchez un domino.
kit-hint-pawn = Touchez un pion.
kit-hint-which = Que voulez-vous faire ?
kit-hint-end = De quel côté ?
kit-pawn = Pion { $number }
kit-by-suit = Par couleur
kit-by-value = Par valeur
lay-back = Reposer
