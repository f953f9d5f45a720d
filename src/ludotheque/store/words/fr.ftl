# Ce qui peut mal tourner là où le journal est gardé.

store-conflict = La table { $table } continue par l’événement { $found }, et non { $expected } : quelqu’un a été plus rapide ; relisez-la et décidez à nouveau.
store-failed = Le journal n’a pas pu être écrit ({ $error }). Voyez si le disque est plein, puis redemandez : ce qui a été gardé malgré tout sera reconnu.
store-refused = Cela ne peut pas être gardé ({ $error }) ; rien n’en a été écrit. Corrigez-le et redemandez.
store-closed = La ludothèque ferme et ne garde plus rien ; redemandez quand elle sera revenue.
store-unwritable = « { $folder } » ne peut pas servir ({ $error }) ; choisissez un dossier où vous avez le droit d’écrire, sur un disque qui a de la place.
store-locked = Un autre processus a ouvert la ludothèque de « { $folder } » ; arrêtez-le d’abord, ou choisissez un autre dossier.
store-missing = Il n’y a pas de ludothèque dans « { $file } » ; vérifiez le nom du dossier ou du fichier.
store-foreign = « { $file } » n’est pas la base de données d’une ludothèque ; déplacez ce fichier, ou choisissez un autre dossier.
store-damaged = « { $file } » est abîmé ({ $error }) ; gardez-en une copie, et restaurez la dernière sauvegarde dans un nouveau dossier.
store-newer = « { $file } » a été écrit par une version plus récente de ce programme (son étape { $found }, la nôtre { $ours }) ; installez cette version, ou restaurez une sauvegarde plus ancienne dans un nouveau dossier.
store-changed = « { $file } » vient d’une autre version de ce programme : son étape { $number } ({ $name }) diffère de la nôtre. Prenez celle qui l’a fait, ou restaurez une sauvegarde dans un nouveau dossier.
store-old-sqlite = Ce Python apporte SQLite { $found } ; la ludothèque demande { $needed } ou plus récent. Prenez un Python plus récent.
store-backup-taken = « { $file } » existe déjà et ne sera pas écrasé ; choisissez un autre nom.
store-backup-failed = « { $file } » n’a pas pu être écrit ({ $error }) ; choisissez un dossier qui existe, qui est à vous et qui a de la place.
store-backup-faulty = Le journal de la table { $table } dans « { $file } » n’est pas entier, donc rien n’a été restauré ; prenez une sauvegarde plus ancienne.
store-restore-taken = Il y a déjà une ludothèque dans « { $folder } » ; choisissez un dossier ou une base de données vide, ou déplacez d’abord celle-là.
store-elsewhere = Un autre nœud de cette ludothèque écrit la table { $table } ; redemandez dans un instant.
store-unreachable = La base de données { $place } est inutilisable ({ $error }). Vérifiez qu’elle tourne et nous laisse entrer, puis réessayez.
store-clock = L’horloge de cette machine diffère de { $seconds } secondes de celle de la base { $place } ; mettez-la à l’heure (NTP), puis relancez.
store-no-driver = Une ludothèque dans PostgreSQL demande le complément : pip install "ludotheque[postgres]".
store-no-such-kind = Une ludothèque ne peut pas être gardée dans « { $asked } » ; donnez un dossier, ou une adresse qui commence par postgresql://.
store-backup-postgres = Une ludothèque dans PostgreSQL ({ $place }) se sauvegarde avec pg_dump, l’outil de PostgreSQL ; voir docs/operating.md.
