# Ce que la maison ne fait pas : ce qui a été demandé, ce qui cloche, ce qui irait.

no-such-table = Il n’y a pas de table à cette adresse, ou elle ne vous est pas ouverte ; demandez-en le lien.
no-such-page = Il n’y a rien à cette adresse.
no-session = Vous n’êtes pas encore entré ; appelez d’abord /api/me (POST).
dead-link = Ce lien ne marche plus ; demandez-en un nouveau.
foreign-origin = Cette demande vient de la page d’une autre maison.
slow-down = C’était trop à la fois ; attendez un instant.
too-large = C’est trop grand ; { $most } octets au plus sont acceptés.
malformed = Cela ne se comprend pas : { $why }
not-json = Une demande avec un contenu doit être en JSON (Content-Type: application/json).
coach-alone = Le conseiller se tait quand d’autres personnes jouent : contre elles, on joue seul. À une table de robots, il répond.
still-playing = La partie est encore en cours ; jusqu’à la fin, chacun ne revoit que ce qu’il a vu lui-même.
no-such-moment = Cette partie n’a pas de moment { $asked } à partir duquel continuer : indiquez le numéro d’un événement entre son début et sa fin.
too-many-tables = Vous tenez déjà { $most } tables ; terminez-en une d’abord.
too-many-watched = Cette connexion regarde déjà { $most } tables ; quittez-en une d’abord.
not-playing = On ne joue pas encore à cette table.
closing = La maison ferme un instant ; votre table est gardée, revenez bientôt.
defect = Quelque chose est cassé chez nous ; rien n’a été changé. Réessayez, ou prévenez l’hôte de cette maison.
bad-limit = { $name } vaut « { $found } » ; il faut un nombre.
bad-bot-processes = --bot-processes vaut { $found } ; il faut un nombre de 0 (les fils d’exécution de la maison) à { $most }.
moving = Cette table passe d’un nœud de la maison à un autre ; rien n’est perdu, réessayez dans un instant.
bad-bus = LUDOTHEQUE_BUS ou --bus vaut « { $found } » ; il faut une adresse comme redis://hote:6379.
bus-no-driver = Un bus sur Valkey ou Redis demande le complément : pip install "ludotheque[valkey]".
