# Ce que le catalogue de la collection ne fait pas, et pourquoi une boîte est proposée.

catalog-no-record = Il n’y a pas de boîte { $number } dans la collection.
catalog-changed = Quelqu’un d’autre a modifié « { $title } » entre-temps ; rien n’a donc été écrasé. Regardez ce qui s’y trouve maintenant, puis renvoyez votre modification.
catalog-no-title = Une boîte a besoin d’un titre avec au moins une lettre ou un chiffre.
catalog-players = Au moins { $low } et au plus { $high } joueurs, ce n’est pas possible : mettez le plus petit nombre d’abord.
catalog-link = « { $address } » n’est pas une adresse du web ; elle commence par https:// ou http://.
catalog-filter = { $name } vaut « { $found } » ; il faut un nombre de { $low } à { $high }.
catalog-no-game = Il n’y a pas de jeu { $game } ici ; il y a : { $known }.
catalog-no-change = Cette modification n’est pas dans la liste.
catalog-cannot-undo = « { $title } » a encore été modifié depuis, on ne peut donc pas annuler : annulez d’abord la modification la plus récente.
catalog-for-good = Cela ne peut pas s’annuler.
catalog-busy = D’autres personnes modifient des boîtes en ce moment ; rien n’a donc été fait. Réessayez dans un instant.
catalog-about-changed = Quelqu’un d’autre a modifié entre-temps la présentation de la ludothèque ; rien n’a donc été écrasé. Regardez ce qui s’y trouve maintenant, puis renvoyez votre modification.
catalog-dead-key = Cette clé ou ce lien ne marche plus ; demandez-en un nouveau à la personne qui tient la ludothèque.
catalog-not-yours = Seules la personne qui tient la ludothèque et celles qui l’aident peuvent faire cela ; ouvrez le lien qu’elle vous donne.
catalog-day = « { $asked } » n’est pas un jour ; écrivez-le comme 2026-11-18.
catalog-due = Le { $due } est avant le { $since }, jour du prêt ; choisissez un jour plus tard.
catalog-no-borrower = Dites qui emporte la boîte.
catalog-no-loan = Ce prêt n’existe pas.
catalog-lent = « { $title } » est déjà prêtée ; notez d’abord son retour.
catalog-back = « { $title } » est de retour depuis le { $back }.
import-empty = Ce fichier est vide ; sa première ligne nomme les colonnes.
import-json = Cette liste (JSON) ne peut pas être lue à partir de la ligne { $line } ; apportez-la telle que « Tout enregistrer (JSON) » l’a écrite.
import-columns = Ce fichier a { $found } colonnes ; { $most } au plus sont lues. Est-ce bien un fichier CSV ?
import-long = Ce fichier a plus de { $most } lignes ; partagez-le en plusieurs fichiers. Rien n’a été importé.
import-torn = Le fichier ne peut pas être lu à partir de la ligne { $line } ; le plus souvent, un guillemet n’est jamais refermé. Rien n’a été importé.
import-encoding = À partir de la ligne { $line }, le fichier n’est pas écrit comme il l’annonce ({ $encoding }) ; enregistrez-le à nouveau en CSV (UTF-8). Rien n’a été importé.
import-unreadable = « { $file } » ne peut pas être lu ; vérifiez son nom et vos droits de lecture.
import-workbook = C’est le classeur d’un tableur ; enregistrez le fichier en CSV (UTF-8), puis apportez celui-là.
import-binary = Ce n’est pas un fichier de texte ; apportez un fichier CSV.
import-no-column = Il n’y a pas de colonne « { $column } » dans le fichier ; il y a : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
}
import-no-field = Il n’y a pas de champ « { $field } » ; il y a : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
}
import-no-title = Aucune colonne du fichier n’est le titre ; il y a : { $known }. Dites laquelle est le titre.
import-row-title = Cette ligne n’a pas de titre.
import-number = { $column } : « { $found } » n’est pas clair ; écrivez par exemple { $example }.
import-year = { $column } : « { $found } » n’est pas une année ; écrivez par exemple 1995.
import-cell = { $column } : « { $found } » ne convient pas ici.
import-length = { $column } : ce texte a plus de { $most } caractères ; raccourcissez-le.
import-many = { $column } : il y en a plus de { $most } ; gardez l’essentiel.
import-range = { $column } : « { $found } » ; il faut un nombre de { $low } à { $high }.
import-field = Une boîte n’a pas de champ « { $column } » ; enlevez-le.
import-twice = La clé « { $key } » figure déjà dans une ligne plus haut ; chaque boîte a besoin de la sienne.
catalog-no-sheet = Ce fichier n’est pas dans la collection.
sheet-kind = Ce fichier ne peut pas être joint : il faut un PDF, une image (PNG, JPEG, WebP, GIF), un texte ou du Markdown. Enregistrez le fichier ainsi, puis apportez-le à nouveau.
sheet-markup = Le HTML et le SVG ne sont pas acceptés, car un navigateur pourrait les exécuter ; enregistrez le fichier en PDF ou en image, puis apportez-le à nouveau.
sheet-picture = Il faut ici une image : PNG, JPEG, WebP ou GIF.
sheet-large = Ce fichier est trop grand ; { $most } Mo au plus sont acceptés. Réduisez-le ou partagez-le.
sheet-many = Il y a déjà { $most } fichiers avec cette boîte ; supprimez-en un d’abord.
pad-no-pad = Cette feuille de score n’existe pas : le lien est mal écrit, ou la feuille a été supprimée parce qu’elle ne servait pas. Prenez-en une nouvelle.
pad-read-only = Ce lien permet seulement de lire la feuille de score ; demandez le lien pour écrire à qui la tient.
pad-too-many = Vous avez déjà { $most } feuilles de score ; supprimez-en une dont vous n’avez plus besoin.
pad-full = Cette feuille de score a été modifiée trop souvent ; terminez-la et continuez sur une nouvelle.
pad-ended = Cette feuille de score est terminée ; rouvrez-la pour continuer à écrire.
pad-no-name = Il faut un nom avec au moins une lettre.
pad-name = Un nom a au plus { $most } caractères, celui-ci en a { $found } ; raccourcissez-le.
pad-title = Un titre a au plus { $most } caractères, celui-ci en a { $found } ; raccourcissez-le.
pad-players = Une feuille de score a de la place pour { $most } personnes au plus.
pad-same-player = Cette personne est déjà sur la feuille.
pad-no-player = Cette personne n’est plus sur la feuille.
pad-row = Cette feuille n’a pas de ligne { $row } ; elle en a { $most }.
pad-rows-written = Il y a des points après la ligne { $most }, ils seraient perdus ; videz d’abord ces cases.
pad-points = { $found }, c’est trop : les points vont de −{ $most } à { $most }.
pad-cell-changed = { $value ->
    [none] Quelqu’un d’autre a vidé cette case entre-temps
   *[other] Quelqu’un d’autre a écrit { $value } ici entre-temps
} ; qu’est-ce qui est juste ?
pad-nothing-to-undo = Vous n’avez rien écrit ici que l’on puisse annuler.
pad-cannot-undo = Quelqu’un a modifié cela depuis, on ne peut donc pas l’annuler : écrivez plutôt ce qui est juste.
why-just-players = Fait pour { $players } joueurs exactement
why-players = De { $low } à { $high } joueurs, et vous êtes { $players }
why-players-from = Dès { $low } joueurs, et vous êtes { $players }
why-players-to = Jusqu’à { $high } joueurs, et vous êtes { $players }
why-age = Dès { $age } ans
why-minutes = Dure environ { $minutes } minutes
why-playable = Vous pouvez aussi y jouer ici, à l’écran
why-shelf = Place : { $shelf }
why-chance = Tiré au sort dans toute la collection
