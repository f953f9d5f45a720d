# Che cosa la casa non fa: che cosa è stato chiesto, che cosa non va, che cosa andrebbe.

no-such-table = A questo indirizzo non c’è alcun tavolo, o non vi è aperto; chiedetene il link.
no-such-page = A questo indirizzo non c’è nulla.
no-session = Non siete ancora entrati; chiamate prima /api/me (POST).
dead-link = Questo link non funziona più; chiedetene uno nuovo.
foreign-origin = Questa richiesta viene dalla pagina di un’altra casa.
slow-down = Era troppo in una volta; aspettate un momento.
too-large = È troppo grande; si accettano al massimo { $most } byte.
malformed = Non si capisce: { $why }
not-json = Una richiesta con un contenuto deve essere in JSON (Content-Type: application/json).
coach-alone = Il consigliere tace dove giocano altre persone: contro di loro si gioca da soli. A un tavolo di soli bot risponde.
still-playing = La partita è ancora in corso; fino alla fine ciascuno rivede solo ciò che ha visto.
no-such-moment = Questa partita non ha un momento { $asked } da cui continuare: serve il numero di un evento tra l’inizio e la fine.
too-many-tables = Ospitate già { $most } tavoli; finitene prima uno.
too-many-watched = Questa connessione guarda già { $most } tavoli; lasciatene prima uno.
not-playing = A questo tavolo non si gioca ancora.
closing = La casa chiude per un momento; il vostro tavolo è al sicuro, tornate presto.
defect = Da noi si è rotto qualcosa; nulla è cambiato. Riprovate, o avvisate chi gestisce questa casa.
bad-limit = { $name } è «{ $found }»; deve essere un numero.
bad-bot-processes = --bot-processes è { $found }; deve essere un numero da 0 (thread della casa) a { $most }.
moving = Questo tavolo sta passando da un nodo della casa a un altro; nulla è andato perso, riprova tra un istante.
bad-bus = LUDOTHEQUE_BUS o --bus è «{ $found }»; deve essere un indirizzo come redis://host:6379.
bus-no-driver = Un bus su Valkey o Redis richiede l’aggiunta: pip install "ludotheque[valkey]".
