# The pages of the collection.

# The collection.
tab-search = Chercher
tab-loans = Prêts
tab-changes = Modifications
tab-about = À propos
tab-settings = Réglages
tab-helpers = Pour l’équipe

# Searching.
search-label = Chercher dans la collection
search-hint = Titre, auteur, éditeur, année…
search-keys = La touche / mène à ce champ ; les flèches parcourent les boîtes, Entrée en ouvre une.
propose = À quoi jouer ?
propose-title = { $count ->
    [0] À quoi jouer ?
    [one] Voici une idée
    [2] Voici deux idées
   *[other] Voici trois idées
}
propose-again = D’autres idées
propose-none = Aucune boîte ne convient. Enlevez un critère.
filters = Ce qu’il vous faut
filters-clear = Tout effacer
filter-any = peu importe
filter-players = Vous êtes
filter-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
filter-age = Âge du plus jeune
filter-years = { $age } ans
filter-minutes = Temps
filter-at-most = { $minutes } minutes au plus
filter-playable = jouable ici, tout de suite
filter-here = pas prêtée en ce moment
filter-missing = des pièces manquent
spoken-remove = enlever
filter-game = Avec { $game }
filter-work = Éditions de { $work }
mechanics = Mécanismes
more-mechanics = Encore { $count }
fewer-mechanics = Moins
found-title = Boîtes trouvées
found = { $count ->
    [one] { $count } boîte
   *[other] { $count } boîtes
}
found-playable = { $count } à jouer ici
found-more = Montrer la suite
found-none-help = Essayez avec moins de mots, ou enlevez un critère.
mark-playable = à jouer ici
mark-lent = prêtée

# A box.
players-at-least = au moins { $low } joueurs
players-at-most = au plus { $high } joueurs
players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
age-from = dès { $age } ans
by = de
details = La boîte en détail
play-on-screen = À jouer ici, à l’écran
play-here = Jouer ici
our-rulebook = Nos règles du jeu
edition-option = { $option } : { $value }
differences = Le livret et nous
other-editions = Autres éditions
where = Où est la boîte ?
stands-at = Place : { $shelf }
is-here-box = À la ludothèque
lent-out = Prêtée
lent-until = Prêtée jusqu’au { $day }
lent-to = Chez { $borrower } depuis le { $since }
keeping = Pour l’équipe
edit-box = Modifier
add-box = Ajouter une boîte
box-changes = Modifications de cette boîte
remove-box = Retirer…
remove-box-ask = Retirer cette boîte de la collection ? Cela s’annule dans la liste des modifications.
remove-box-yes = Oui, retirer

# Its fields.
field-title = Titre, tel qu’il est sur la boîte
field-titles = Titres dans d’autres langues
field-title-in = Titre en { $language }
field-authors = Auteurs
field-illustrators = Illustrateurs
field-publisher = Éditeur
field-year = Année
field-edition-of = Édition de
field-low = Joueurs, au moins
field-high = Joueurs, au plus
field-age = Âge, dès
field-minutes = Minutes
field-mechanics = Mécanismes
field-languages = Langues dans la boîte
field-shelf = Place sur l’étagère
field-notes = Remarques, pour tout le monde
field-private-notes = Remarques, pour l’équipe seulement
field-missing = Pièces qui manquent
field-picture = Image
field-links = Liens
field-plays = Jeux à jouer ici, à l’écran
field-key = Votre numéro de la boîte
field-players = Joueurs, de… à…
field-owned = Possédée (0 : laissée de côté)
field-subtitle = Sous-titre
field-bgg = Numéro chez BoardGameGeek

# Changing a box.
edit-title = Modifier « { $title } »
edit-not-yours = Cette page est pour l’équipe de la ludothèque.
edit-restored = Voici ce que vous aviez écrit sans l’enregistrer.
edit-discard = Repartir de zéro
edit-later = Retour
edit-theirs = Quelqu’un d’autre a écrit : { $value }
edit-nothing = (rien)
edit-take = Prendre cela
edit-mine = Garder le mien
edit-taken = Repris de quelqu’un d’autre : { $fields }.
edit-conflicts = À décider avant d’enregistrer : { $fields }.
form-lid = Sur la boîte
form-place = À la ludothèque
form-more = Pour mieux la trouver
form-plays-help = Si cette boîte contient un jeu de cette ludothèque en ligne, choisissez-le.
form-lines = { $field }, un par ligne
form-as-usual = comme d’habitude
link-title = Lien { $number }, titre
link-title-hint = Titre
link-address = Lien { $number }, adresse
link-add = Ajouter un lien
link-remove = Enlever

# Lending.
loan-start = Prêter
loan-lend = Prêter la boîte
loan-borrower = À qui ?
loan-since = Depuis le
loan-due = Retour prévu le
loan-note = Remarque
loan-back = Elle est rendue
loan-extend = Prolonger…
loan-delete = Prêt noté par erreur : l’effacer…
loan-delete-ask = Effacer ce prêt, et le nom ? Cela ne s’annule pas.
loan-was-back = Rendue le { $day }
loan-expected = Retour prévu le { $day }
loan-late = En retard : attendue le { $day }
loan-forget = Effacer le nom…
loan-forget-ask = Effacer « { $borrower } » de tous les prêts terminés ? Cela ne s’annule pas.
loan-forget-yes = Oui, effacer
loan-forgotten = (nom effacé)
loans-title = Boîtes prêtées
loans-all = Montrer aussi ce qui est rendu
loans-save = Enregistrer la liste (CSV)
loans-count = { $count ->
    [one] { $count } boîte est prêtée.
   *[other] { $count } boîtes sont prêtées.
}

# Changes.
changes-title = Ce qui a été modifié
changes-of = Modifications de « { $title } »
changes-none = Rien n’a encore été modifié.
changes-nobody = sans nom
changes-undo = Annuler
changes-undone = { $count ->
    [one] C’est annulé : tout est comme avant.
   *[other] C’est annulé : { $count } boîtes sont comme avant.
}
changes-older = Plus anciennes
changes-more = { $count ->
    [one] et encore { $count } boîte
   *[other] et encore { $count } boîtes
}
change-added = Ajoutée :
change-changed = Modifiée :
change-removed = Retirée :
change-attached = Fichier ajouté :
change-detached = Fichier retiré :
change-lent = Prêtée :
change-back = Rendue :
change-presented = Présentation modifiée :
change-deleted = Fichier supprimé pour toujours :
change-due = Nouvelle date de retour :
change-unlent = Prêt effacé :
change-joined = Aide désormais :
change-dismissed = N’aide plus :

# The library's own face.
about-address = Adresse
about-hours = Heures d’ouverture
about-boxes = { $count ->
    [one] { $count } boîte dans la collection
   *[other] { $count } boîtes dans la collection
}
about-search = Chercher dans la collection
about-name = Nom de la ludothèque
about-text = En quelques mots
about-colour = Couleur
about-own-colour = Une couleur à elle
settings-title = Votre ludothèque
settings-help = Tout le monde peut lire ce qui est écrit ici. Ce qui reste vide n’est pas montré.
helpers-title = Qui aide
helpers-help = Qui aide peut ajouter, modifier et prêter des boîtes, mais pas changer les réglages.
helpers-since = depuis le { $day }
helpers-dismiss = Retirer de l’équipe…
helpers-dismiss-yes = Oui, retirer
helpers-link = Créer un lien pour qui aide
helpers-link-help = Qui ouvre ce lien peut aider. Il marche deux semaines ; un nouveau lien y met fin.
helping-title = Vous aidez ici
helping-help = Vous pouvez ajouter, modifier et prêter des boîtes. Les réglages sont à la personne qui tient la ludothèque.
key-title = Vous tenez cette ludothèque, ou vous y aidez ?
key-help = La clé est affichée au démarrage du serveur, et par la commande « ludotheque owner ». Qui aide reçoit un lien.
key-label = Clé ou lien
key-use = Entrer

# Its files.
sheets-title = Livret et images
sheet-read = Lire
sheet-no-viewer = Ce navigateur ne montre pas de PDF dans une page.
sheet-open = Ouvrir le PDF
sheet-save = Enregistrer
sheet-print = Imprimer
sheet-picture = En faire l’image de la boîte
sheet-delete = Retirer le fichier…
sheet-delete-yes = Oui, retirer
sheet-delete-ever = Supprimer pour toujours
sheet-attach = Ajouter des fichiers : PDF, image ou texte, que vous avez le droit de montrer

# Lists of boxes.
lists-title = Listes de boîtes
lists-choose = Importer une liste : CSV ou JSON. Rien n’est fait avant que vous le disiez.
lists-would = Voici ce qui serait fait avec « { $name } » :
lists-done = C’est fait ; la liste des modifications permet de l’annuler.
lists-counts = Ajoutées : { $added }. Modifiées : { $changed }. Déjà telles quelles : { $same }.
lists-skipped = Lignes laissées de côté, car la boîte n’est pas à vous : { $count }.
lists-mistaken = Lignes à corriger : { $count }. Rien n’a été importé.
lists-warned = Cases laissées vides, car illisibles : { $count }. Leurs boîtes sont importées quand même.
lists-line = Ligne { $line } : { $sentence }
lists-columns = Ce qui est lu dans chaque colonne (vous pouvez changer)
lists-no-field = laissée de côté
lists-bring = Importer ces boîtes
lists-save-csv = Tout enregistrer (CSV)
lists-save-json = Tout enregistrer (JSON)
lists-untitled = Quelle colonne est le titre ? Choisissez-la ci-dessous.
lists-no-name = Colonne { $number }
about-picture = Image
about-no-picture = Sans image

# A game at a real table.
tab-at-table = Autour de la table
tool-rules = Les règles
tool-booklet = Le livret
tool-pad = Score
tool-begin = Qui commence ?
tool-dice = Dés
tool-timer = Minuteur
tool-check = Vérifier
field-scoring = Comment on compte
scoring-wins = Qui gagne
scoring-highest = le plus de points gagne
scoring-lowest = le moins de points gagne
scoring-rounds = Manches
scoring-rounds-of = { $count ->
    [one] une manche
   *[other] { $count } manches
}
scoring-open = au choix
scoring-target = Finit à tant de points
scoring-target-of = la partie finit à { $points } points
scoring-none = sans limite
scoring-rows = Au lieu de manches : ce qui compte, un par ligne
scoring-rows-hint = Pièces, Cartes, Bonus…
scoring-declare = Dire comment on compte à ce jeu
players-who = Qui joue ?
players-name = Nom
players-add = Ajouter
players-remove = Retirer { $name }
players-known = Ont déjà joué
players-forget = Oublier des noms
pad-new = Une nouvelle feuille de score
pad-title = À quel jeu ?
pad-title-hint = N’importe quel jeu
pad-start = Commencer
pad-begun = Feuilles de score en cours
pad-cell = { $name }, { $row }
pad-row = Ce qui compte
pad-round = Manche
pad-sum = Total
pad-ahead = en tête
pad-empty = rien
pad-undo = Annuler
pad-reading = en lecture seule
pad-offline = Pas de connexion pour le moment : ce que vous écrivez reste ici et sera envoyé plus tard.
pad-sending = Envoi…
pad-conflict = { $cell } : quelqu’un d’autre a écrit { $theirs } entre-temps, et vous { $mine }. Qu’est-ce qui est juste ?
pad-unread = « { $text } » n’est pas un nombre de points ({ $cell }). Écrivez par exemple 12, −5 ou 10+5, au plus 999 999.
pad-seen = Compris
pad-sign = Changer le signe
pad-typing = On peut aussi additionner : 10+5
pad-decided = La partie est jouée.
pad-end = Terminer la partie
pad-won = { $count ->
    [one] { $names } gagne avec { $points } points !
   *[other] { $names } partagent la victoire avec { $points } points !
}
pad-nothing = Rien n’a été écrit.
pad-ended-help = Le résultat est parmi vos parties, sur la page « Moi ».
pad-again = Encore une avec les mêmes
pad-reopen = Continuer à écrire
pad-share = Écrire sur plusieurs téléphones
pad-link-write = pour écrire ensemble
pad-link-read = pour lire seulement
pad-settings = Joueurs et décompte
pad-name-of = Nom de { $name }
begin-draw = Tirer au sort
begin-order = Tirer un ordre au sort
begin-youngest = Le plus jeune commence
begin-tap = Qui est le plus jeune ? Touchez.
begin-tap-next = Et qui vient ensuite ?
begin-found = { $name } commence !
begin-youngest-found = { $name } commence : personne n’est plus jeune !
begin-rules = Les règles disent : { $question }
begin-ages-again = Redire qui est plus jeune
fingers-title = Avec les doigts
fingers-help = Chacun pose un doigt ici et ne bouge plus. Au bout d’un moment, quelqu’un est tiré au sort.
fingers-found = Le doigt sous le grand cercle commence !
dice-count = Combien de dés
dice-sides = Faces
dice-aloud = dire le lancer à voix haute
dice-throw = Lancer
dice-thrown = { $values } : { $sum } en tout
dice-thrown-one = { $value }
dice-die = Dé { $number } : { $value } ; garder
dice-fresh = Dé { $number }, pas encore lancé
dice-keep = Touchez un dé pour le garder au prochain lancer.
dice-before = Lancers précédents
timer-kind = Quel minuteur
timer-countdown = Compte à rebours
timer-sand = Sablier
timer-stopwatch = Chronomètre
timer-chess = Pendule d’échecs
timer-minutes = Minutes
timer-seconds = Secondes
timer-extra = Secondes en plus après chaque tour
timer-go = Démarrer
timer-pause = Pause
timer-again = Encore une fois
timer-reset = Remettre à zéro
timer-turn-over = Retourner
timer-ready = Régler les pendules
timer-over = C’est fini !
timer-over-of = { $name } n’a plus de temps.
timer-chess-help = Qui a fini touche sa propre pendule, et la suivante démarre. Toucher une autre pendule lui donne le tour.
timer-help = Le temps court aussi quand vous regardez d’autres pages, et un son annonce la fin, sauf si les sons sont coupés.
check-title = Est-ce permis, et combien cela vaut-il ?
check-question = Que voulez-vous savoir ?
check-tap = Touchez les cartes ci-dessous.
check-take = Enlever { $card }
check-clear = Tout enlever
check-group = { $label } : { $number }
check-more = Encore une
check-ask = Demander aux règles
check-anew = Recommencer
check-players-needed = Nommez de { $low } à { $high } personnes.
check-yes = Permis
check-no = Pas permis
check-rule = Lire le § { $paragraph } des règles

# Labels.
labels-title = Étiquettes pour les boîtes
labels-one = Imprimer son étiquette
labels-help = Collez une étiquette sur chaque boîte : qui la vise avec son téléphone a les règles, la feuille de score, les dés et le minuteur de ce jeu.
labels-search = Chercher des boîtes
labels-add-found = { $count ->
    [one] Prendre celle qui est trouvée
   *[other] Prendre les { $count } trouvées
}
labels-clear = N’en prendre aucune
labels-sheet = Planche d’étiquettes (A4)
labels-size = { $size } mm, { $count } par planche
labels-used = Étiquettes déjà utilisées
labels-address = Adresse de votre ludothèque, telle que les téléphones la trouvent
labels-bad-address = « { $address } » n’est pas une adresse ; écrivez-la comme https://jeux.example.
labels-local = Cette adresse ne marche que sur cet ordinateur : les téléphones ne la trouveront pas. Écrivez l’adresse par laquelle ils joignent la ludothèque.
labels-shelf = Avec la place sur l’étagère
labels-count = { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
} sur { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
}
labels-print = Imprimer
labels-print-help = Imprimez en taille réelle (100 %), sans marges. Essayez d’abord sur du papier ordinaire et comparez avec la planche.
labels-preview = Aperçu
labels-code = Code de { $title }
