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
propose-title = Voici trois idées
propose-again = Trois autres
propose-none = Aucune boîte ne convient. Enlevez un critère.
filters = Ce qu’il vous faut
filters-clear = Tout effacer
filter-any = peu importe
filter-players = Vous êtes
filter-people = { $count } personnes
filter-age = Âge du plus jeune
filter-years = { $age } ans
filter-minutes = Temps
filter-at-most = { $minutes } minutes au plus
filter-playable = jouable ici, tout de suite
filter-here = pas prêtée en ce moment
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
other-editions = Autres éditions
where = Où est la boîte ?
stands-at = Rangée à { $shelf }
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
helpers-dismiss = Ne plus laisser aider…
helpers-dismiss-yes = Oui, c’est fini
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
sheet-save = Enregistrer
sheet-print = Imprimer
sheet-picture = En faire l’image de la boîte
sheet-delete = Retirer le fichier…
sheet-delete-yes = Oui, retirer
sheet-delete-ever = Supprimer pour toujours
sheet-attach = Ajouter des fichiers : PDF, image ou texte, que vous avez le droit de montrer

# Lists of boxes.
lists-title = Listes de boîtes
lists-choose = Reprendre une liste (CSV). Rien n’est fait avant que vous le disiez.
lists-would = Voici ce qui serait fait avec « { $name } » :
lists-done = C’est fait ; la liste des modifications permet de l’annuler.
lists-counts = Ajoutées : { $added }. Modifiées : { $changed }. Déjà telles quelles : { $same }.
lists-skipped = Lignes laissées de côté, car la boîte n’est pas à vous : { $count }.
lists-mistaken = Lignes à corriger : { $count }. Rien n’a été repris.
lists-line = Ligne { $line } : { $sentence }
lists-columns = Ce qui est lu dans chaque colonne
lists-no-field = pas repris
lists-bring = Reprendre ces boîtes
lists-save-csv = Tout enregistrer (CSV)
lists-save-json = Tout enregistrer (JSON)
about-picture = Image
about-no-picture = Sans image
