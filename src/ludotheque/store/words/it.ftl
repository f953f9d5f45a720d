# Che cosa può andare storto dove si conserva il registro.

store-conflict = Il tavolo { $table } continua con l’evento { $found }, non { $expected }: qualcuno è stato più veloce; rileggilo e decidi di nuovo.
store-failed = Il registro non si è potuto scrivere ({ $error }). Guarda se il disco è pieno, poi richiedi: ciò che è stato conservato comunque sarà riconosciuto.
store-refused = Questo non si può conservare ({ $error }); non ne è stato scritto nulla. Correggilo e richiedi.
store-closed = La ludoteca sta chiudendo e non conserva più nulla; richiedi quando sarà tornata.
store-unwritable = «{ $folder }» non si può usare ({ $error }); scegli una cartella in cui puoi scrivere, su un disco che ha spazio.
store-locked = Un altro processo tiene aperta la ludoteca in «{ $folder }»; ferma prima quello, o scegli un’altra cartella.
store-missing = Non c’è nessuna ludoteca in «{ $file }»; controlla il nome della cartella o del file.
store-foreign = «{ $file }» non è il database di una ludoteca; sposta il file, o scegli un’altra cartella.
store-damaged = «{ $file }» è danneggiato ({ $error }); conservane una copia, e ripristina l’ultimo salvataggio in una cartella nuova.
store-newer = «{ $file }» è stato scritto da una versione più recente di questo programma (il suo passo { $found }, il nostro { $ours }); installa quella versione, o ripristina un salvataggio più vecchio in una cartella nuova.
store-changed = «{ $file }» viene da un’altra costruzione di questo programma: il suo passo { $number } ({ $name }) è diverso dal nostro. Usa quella che l’ha fatto, o ripristina un salvataggio in una cartella nuova.
store-old-sqlite = Questo Python porta SQLite { $found }; la ludoteca ha bisogno di { $needed } o più recente. Usa un Python più recente.
store-backup-taken = «{ $file }» esiste già e non verrà sovrascritto; scegli un altro nome.
store-backup-failed = «{ $file }» non si è potuto scrivere ({ $error }); scegli una cartella che esiste, che è tua e che ha spazio.
store-backup-faulty = Il registro del tavolo { $table } in «{ $file }» non è intero, perciò nulla è stato ripristinato; prendi un salvataggio più vecchio.
store-restore-taken = In «{ $folder }» c’è già una ludoteca; scegli una cartella o un database vuoti, o sposta prima quella.
store-elsewhere = Un altro nodo di questa ludoteca scrive il tavolo { $table }; richiedi tra un istante.
store-unreachable = Il database { $place } non è utilizzabile ({ $error }). Controlla che sia in funzione e ci lasci entrare, poi riprova.
store-clock = L’orologio di questa macchina differisce di { $seconds } secondi da quello del database { $place }; regolalo (NTP), poi riavvia.
store-no-driver = Una ludoteca in PostgreSQL richiede l’aggiunta: pip install "ludotheque[postgres]".
store-no-such-kind = Una ludoteca non si può conservare in «{ $asked }»; indica una cartella, o un indirizzo che cominci con postgresql://.
store-backup-postgres = Una ludoteca in PostgreSQL ({ $place }) si salva con pg_dump, lo strumento di PostgreSQL; vedere docs/operating.md.
