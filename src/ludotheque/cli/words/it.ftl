# Il terminale in italiano.

# Aiuto della riga di comando.
help-ludotheque = Giochi di famiglia, nel terminale o nel browser: con i bot o con gli amici.
help-first = Per cominciare:
help-further = E inoltre:
help-everywhere = Ovunque: --lang fr|en|de|it, --no-color; dopo un comando anche --help.
help-play = Gioca in questo terminale, contro i bot.
help-replay = Racconta una partita conservata in un file.
help-verify = Verifica che le distribuzioni di una partita fossero oneste.
help-games = Guarda i giochi sullo scaffale.
help-rules = Leggi le regole di un gioco.
help-new-game = Comincia a scrivere un gioco.
help-game = il gioco; senza, lo scegli dallo scaffale
help-players = quanti giocano, bot compresi
help-option = una variante; si può ripetere
help-yes = gioca con le opzioni abituali, senza domande
help-seat = il tuo posto; il primo è 0
help-bot = chi gioca agli altri posti: easy (facile), medium (medio), hard (forte), expert (esperto), oppure random, simple, greedy; si può ripetere
help-name = il tuo nome
help-seed = un numero: lo stesso dà le stesse carte
help-position = comincia dalla posizione di questo file JSON
help-save = conserva la partita in questo file
help-resume = continua la partita conservata in questo file
help-lesson = farsi prima mostrare il gioco, passo dopo passo
help-watch = guarda i bot giocare tra loro
help-delay = secondi prima di ogni mossa di un bot
help-file = il file della partita
help-record = il resoconto della partita: un file, o l’indirizzo del tavolo
help-seal = il sigillo mostrato prima della partita, se lo hai annotato
help-replay-seat = con gli occhi di quale posto; altrimenti da spettatore
help-step = aspetta Invio prima di ogni mossa
help-paragraph = un solo paragrafo, per esempio 3
help-new-name = il suo nome: lettere minuscole, cifre, _
help-into = la cartella in cui crearlo, invece dello scaffale
help-owner = Mostra il link con cui la collezione diventa tua.
help-renew = fa una nuova chiave; la vecchia non vale più
help-catalog = Riprende scatole da un file, o salva la collezione.
help-import = Importa scatole da un file CSV o JSON: il nostro, quello di BoardGameGeek o di MyLudo.
help-import-file = il file CSV o JSON
help-dry-run = dice soltanto che cosa succederebbe
help-import-yes = non chiede nulla prima di importare
help-map = prende una colonna del file per un campo
help-export = Salva la collezione in un file.
help-export-file = il file da scrivere, .csv o .json
help-backup = Copia i tavoli di un server in un file, anche mentre si gioca.
help-restore = Rimetti una tale copia in una cartella o un database vuoti.
help-check = Controlla che il registro di un server sia intero.
help-server = la cartella del server
help-server-anywhere = la cartella del server, o l’indirizzo del suo database
help-backup-file = il file della copia
help-restore-place = la cartella, o l’indirizzo del database, in cui rimettere la copia; non devono già esserci tavoli

# Che cosa non va sulla riga di comando.
unknown-command = Il comando «{ $asked }» non esiste; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unknown-flag = Qui «{ $asked }» non esiste; --help mostra che cosa c’è.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unexpected-word = «{ $asked }» è di troppo; --help mostra che cosa prende il comando.
bad-number = «{ $asked }» non va bene per { $name }: ci vuole un numero.
flag-alone = { $name } va da solo, senza «{ $asked }».
missing-word = Manca { $name }; --help mostra che cosa prende il comando.
repeated-flag = { $name } compare due volte; una basta.
bad-command-line = «{ $asked }» non si capisce; --help mostra che cosa c’è.
flags-exclude = { $one } e { $other } non vanno insieme; scegli uno dei due.
bad-delay = Non si possono aspettare { $asked } secondi; ci vuole un numero da 0 a { $longest }.
too-many-bots = Hai chiesto { $asked } bot, ma { $seats ->
    [one] resta solo { $seats } posto
   *[other] restano solo { $seats } posti
}.
option-form = L’opzione «{ $asked }» non ha un valore; scrivi { $asked }=… con uno di questi: { $known }.
unknown-paragraph = Le regole non hanno un paragrafo «{ $asked }»; vanno da { $first } a { $last }.
file-missing = Il file «{ $file }» non esiste; controlla il nome e la cartella.
file-unreadable = «{ $file }» non si può leggere; ci vuole un file di testo che hai il permesso di leggere.
file-unwritable = «{ $file }» non si può scrivere; scegli una cartella che esiste ed è tua.
bad-json = Il file «{ $file }» non è JSON: l’errore è alla riga { $line }, colonna { $column }.
save-taken = «{ $file }» esiste già e non verrà sovrascritto; scegli un altro nome, o continua quella partita con --resume.
save-where = Di’ in quale file, per esempio: { $command } partita.log

# Lo scaffale e le opzioni.
shelf = Sullo scaffale
shelf-next = Per giocare: ludotheque play e il nome del gioco.
seats = da { $low } a { $high } giocatori
minutes = circa { $minutes } minuti
draft = bozza, testi: { $languages }
ask-game = Quale gioco? (Invio = { $first })
players = Giocatori
yes = sì
no = no
ask-usual = Invio = gioca così; o = cambia le opzioni:
ask-number = La tua scelta, da 1 a { $last } (Invio = { $usual }):
ask-value = La tua scelta tra { $known } (Invio = { $usual }):
none = nessuno
no-such-number = «{ $asked }» non è nell’elenco; scegli un numero da 1 a { $last }.

level-wins = { $level }: supera { $against } nel { $wins } dei casi
levels = Come giocano i bot
ask-level = La tua scelta, da 1 a { $last } (Invio = una regola semplice):

# Al tavolo.
bots-preparing = Per ora i bot seguono una regola semplice; la loro riflessione si prepara, una volta sola.
bots-prepared = I bot sono pronti e ora riflettono.
guest = Ospite
you = tu
you-alone = Tu
list-and = { $first } e { $last }
manner-random = a caso
manner-simple = con semplicità
manner-easy = come un bambino
manner-medium = con buon senso
manner-hard = forte
manner-expert = da esperto
manner-greedy = prendendo subito il massimo
bots-random = I bot giocano a caso.
bots-simple = I bot giocano con una regola semplice.
bots-easy = I bot giocano come un bambino: sbagliano spesso.
bots-medium = I bot giocano con buon senso.
bots-hard = I bot pensano in anticipo.
bots-expert = I bot pensano molto in anticipo.
bots-greedy = I bot prendono ciò che sembra subito il meglio.
at-the-table = Al tavolo: { $names }.
tip = In ogni momento: ? per l’aiuto, «regole» per le regole, «esci» per smettere.
so-far = Che cosa è successo
table = Il tavolo
your-turn = Tocca a te!
many-choices = Ci sono { $count } possibilità. Scrivi la tua sul modello di «{ $example }», o prendi uno di questi esempi:
ask-action = { $last ->
    [1] La tua scelta: 1 (? = aiuto):
   *[other] La tua scelta, da 1 a { $last } (? = aiuto):
}
ambiguous = «{ $asked }» può voler dire { $count } cose, per esempio: { $known }. Scrivi un po’ di più.
refused-hint = È il § { $paragraph }: scrivi «regole { $paragraph }» per leggerlo.
help-title = Aiuto
help-how = Scrivi il numero della tua scelta, o quello che c’è scritto accanto: basta l’inizio. Invio mostra di nuovo il tavolo.
command-help = aiuto
command-rules = regole
command-table = tavolo
command-log = diario
command-save = conserva
command-quit = esci
file-word = FILE
does-help = questo aiuto
does-rules = le regole: il sommario, o un paragrafo
does-table = il tavolo e le tue scelte
does-log = che cosa è successo dall’inizio
does-save = conserva la partita in un file
does-quit = smetti; una partita conservata può continuare più tardi
rules-contents = Le regole
rules-hint = «regole 3» mostra il § 3.
saved = La partita è conservata in { $file }.
ask-save = Conservare la partita? Un nome di file, o Invio per no:
lesson-type = Scrivi:
lesson-enter = Invio per andare avanti.
left = Arrivederci, a presto!
left-saved = Arrivederci! La partita è conservata in { $file }. Per continuarla:

# La fine.
results = Risultato
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
won-you = Hai vinto, complimenti!
won = { $who } vince la partita.
with-takebacks = { $count ->
    [one] Una partita con una mossa ripresa.
   *[other] Una partita con { $count } mosse riprese.
}
won-together = Parità! La vittoria è condivisa: { $names }.
ask-step = Invio = prossima mossa
replay-unfinished = La partita non è finita. Per continuarla:

# Un nuovo gioco.
new-name = «{ $asked }» non può essere il nome di un gioco; ci vogliono lettere minuscole, cifre o _, cominciando da una lettera, come mio_gioco.
new-exists = «{ $asked }» esiste già ({ $folder }); scegli un altro nome.
new-reserved = «{ $asked }» significa già qualcosa nel programma; scegli un altro nome, come gioco_{ $asked }.
new-made = Il gioco è pronto: { $folder }. Si può già giocare; cambialo passo dopo passo.
new-step-play = Giocaci:
new-step-rules = Scrivi le sue regole:
new-step-texts = Raccontale a chi gioca:
new-step-test = Controlla che tutto regga:
new-entry-point = Per metterlo sullo scaffale, il tuo pacchetto dichiara un punto d’ingresso «{ $name }» del gruppo ludotheque.games.

serving = La ludoteca è aperta su { $address }; i suoi tavoli sono tenuti in { $folder }. Ctrl-C la chiude.
serving-local = Solo questo computer può aprirla. Per aprirla alla rete di casa, avviala con: { $command }
serving-reached = Gli altri dispositivi la aprono all’indirizzo { $address }
serving-no-page = A questa installazione manca la pagina per i browser: si entra solo da un terminale (ludotheque join { $address }). Per avere la pagina, esegui «make wheel» nella cartella dei sorgenti, installa il pacchetto indicato e riavvia il server.
served = La ludoteca è chiusa; tutti i tavoli sono al sicuro.
cannot-listen = La ludoteca non può ascoltare su { $host }, porta { $port }: { $error }. Scegli un’altra porta con --port.
help-serve = Avvia un server qui: gioca nel browser, da solo o con gli amici.
help-folder = dove il server tiene i suoi tavoli
help-host = l’indirizzo su cui ascoltare; 0.0.0.0 per tutti
help-port = la porta su cui ascoltare
help-address = l’indirizzo pubblico per i link, se davanti c’è un proxy
help-proxy = un proxy a cui si crede sugli indirizzi; ripetibile
help-bot-delay = quanto tempo impiegano i bot per una mossa
help-bot-processes = quanti processi per i bot che calcolano in anticipo; 0 = thread della ludoteca
help-store = tenere la ludoteca in questa database (postgresql://…) invece che in una cartella; più nodi possono condividerla
help-bus = Valkey o Redis che porta gli avvisi tra i nodi (redis://…); altrimenti lo fa PostgreSQL
help-node = dove gli altri nodi raggiungono questo, se non dove ascolta
help-quiet = annotare solo ciò che va storto
help-open = aprire la pagina nel browser

# Un posto in rete.
help-join = Prendi posto al tavolo di un server, con l’indirizzo o un link.
help-url = l’indirizzo di un server, di un tavolo, o un link ricevuto
help-look-on = guarda soltanto
bad-address = «{ $asked }» non è l’indirizzo di una ludoteca né di un tavolo; ne serve uno come http://localhost:8471, o un link intero.
server-unreachable = { $server } non risponde; controlla l’indirizzo, e che la ludoteca sia aperta.
not-a-server = { $server } risponde, ma non è un server di Ludothèque; controlla l’indirizzo.
other-version = Quel tavolo gioca con la versione { $theirs } delle regole, e questo programma conosce la versione { $ours }; usa la stessa versione della ludoteca.
identity-taken = Anche su questo dispositivo ora sei { $name } presso { $server }.
lobby-yours = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-none = Al momento qui non c’è nessun tavolo aperto.
table-open = aspetta giocatori
table-playing = partita in corso
ask-table = Quale tavolo, da 1 a { $last }? { $new } = prepararne uno nuovo, Invio = guardare di nuovo:
ask-first-table = { $new } = preparare un tavolo, Invio = guardare di nuovo:
no-such-table = «{ $asked }» non è nell’elenco; scrivi un numero da 1 a { $last }, o { $new } per un tavolo nuovo.
no-table-yet = «{ $asked }» qui non è possibile: nessun tavolo è ancora aperto; scrivi { $new } per prepararne uno.
ask-bots = Quanti bot, da 0 a { $last }? Gli altri posti aspettano persone. (Invio = { $last }):
bad-bots = «{ $asked }» bot non possono sedersi lì; serve un numero da 0 a { $last }.
by-link = può venire solo chi ha il link
by-all = tutta la ludoteca vede il tavolo e può venire; si dicono solo frasi già pronte
by-all-free = lo stesso, e ognuno scrive ciò che vuole
table-made = Il tavolo è pronto. Il link per gli altri:
watch-link = Il link per chi vuole solo guardare:
link-local = Questi link funzionano solo su questo computer. Per aprire la ludoteca alla rete di casa, avviala con:
ask-replace = Una partita è in corso e tutti i posti sono occupati. Prendere il posto di { $who }? { $yes } o { $no } (Invio = { $no }, solo guardare):
ask-stop = Fermare davvero la partita, senza risultato? { $yes } o { $no } (Invio = { $no }):
ask-import = Importare questo elenco? { $yes } o { $no } (Invio = { $no }):
goes-on = La partita continua.
no-seat = Non c’è un posto libero per te; guardi.
looking-on = Stai guardando.
free-seat = posto libero { $number }
bot-name = Bot { $number } ({ $level })
covered = { $who } (gioca un bot)
may-start = «{ $command }» fa cominciare la partita; i posti ancora liberi vanno ai bot.
not-begun = La partita non è ancora cominciata.
who-begins = Chi comincia?
ask-first = { $question } «{ $named }» lo dice; con «{ $lots }» si tira a sorte.
first-word-lots = sorte
first-word-turn = turno
first-whom = Di’ chi comincia: «{ $command } Anna», il numero di un posto da 1 a { $last }, «{ $command } { $lots }» o «{ $command } { $turn }».
first-drawn = { $who-is ->
    [you] La sorte ha deciso: cominci tu.
   *[other] La sorte ha deciso: comincia { $who }.
}
first-next = { $who-is ->
    [you] Questa volta cominci tu.
   *[other] Questa volta comincia { $who }.
}
first-named = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
}
connection-lost = La connessione è caduta; nuovo tentativo…
connection-back = La connessione è tornata.
deals-right = Le distribuzioni sono verificate: { $draws ->
    [one] l’unica estrazione era fissata
   *[other] tutte le { $draws } estrazioni erano fissate
} prima che qualcuno si sedesse.
deals-wrong = In questa partita le carte non sono state date onestamente! { $why }
deals-missing = Non tutti hanno sigillato le distribuzioni: { $count ->
    [one] manca il numero casuale di { $names }, benché fosse impegnato
   *[other] mancano i numeri casuali di { $names }, benché fossero impegnati
}.
deals-nobody = Nessun giocatore ha aggiunto un numero casuale: tutta la fortuna viene dal segreto sigillato della ludoteca.
deals-own-late = Il tuo numero casuale è arrivato troppo tardi: non conta nelle distribuzioni.
deals-own-unpledged = La ludoteca non ha accettato il tuo numero casuale prima dell’inizio: non conta nelle distribuzioni.
deals-own-elsewhere = Il numero casuale del tuo posto non è stato aggiunto qui, ma su un altro dispositivo o da chi sedeva lì prima di te. Se nessuna delle due cose è possibile, non fidarti di questa partita.
deals-own-none = Nessuno dei numeri casuali nelle distribuzioni è tuo: chi ne ha aggiunto uno può verificarlo.
verified-match = { $title }, tavolo { $table }
verified-draws = ✓ { $draws ->
    [one] L’unica estrazione deriva
   *[other] Tutte le { $draws } estrazioni derivano
} dal segreto sigillato prima che qualcuno si sedesse.
verified-values = ✓ Posti che hanno aggiunto un proprio valore: { $count } su { $players }.
verified-shown = ✓ Posti che hanno impegnato un valore e l’hanno mostrato: { $seats }.
verified-missing = ! Non sigillato da tutti. Posti che hanno impegnato un valore senza mostrarlo: { $seats }.
verified-lots = ✓ Chi comincia (posto { $seat }) è stato tirato a sorte, con lo stesso segreto e gli stessi numeri.
verified-unnamed = ! Questo resoconto ha una forma più vecchia, che non nomina chi ha impegnato un valore senza mostrarlo.
verified-own-in = ✓ Il valore di chi ha salvato questo resoconto conta nelle distribuzioni.
verified-own-late = ! Il valore di chi ha salvato questo resoconto è arrivato troppo tardi e non conta.
verified-own-unpledged = ! Il valore di chi ha salvato questo resoconto non è stato accettato prima dell’inizio e non conta.
verified-own-elsewhere = ! Al posto di chi ha salvato questo resoconto il valore viene da un altro dispositivo o da qualcun altro.
verified-own-none = ! Chi ha salvato questo resoconto non ha aggiunto alcun valore alle distribuzioni.
verified-played = ✓ Rigiocata secondo le regole: ogni estrazione era dovuta con esattamente queste probabilità, ogni azione era permessa{ $over ->
    [yes] {" "}e i risultati sono giusti
   *[no] {""}
}.
verified-seal = Il sigillo: { $seal }
verified-noted = Chi lo ha annotato prima della partita lo confronta qui, o lo indica con --seal.
is-here = { $who } è qui.
is-away = { $who } non è più qui.
not-your-turn = «{ $asked }» deve aspettare: non tocca a te. Per parlare: { $say } …
not-a-command = «{ $asked }» non si capisce; ? mostra che cosa si può scrivere. Per parlare: { $say } …
hint-proposed = La tua risposta: «{ $agree }» o «{ $decline }».
hint-back = «{ $command }» ti ridà il posto.
hint-rematch = «{ $command }» ti porta lì.
after-match = E adesso? { $commands }
left-seat = Arrivederci! Il posto resta tuo. Per tornare:
said = { $who }: { $text }
said-deleted = (cancellato)
event-seated = { $who-is ->
    [you] Prendi posto.
   *[other] { $who } prende posto.
}
event-left = { $who-is ->
    [you] Ti alzi; il posto è libero.
   *[other] { $who } si alza; il posto è libero.
}
event-left-playing = { $who-is ->
    [you] Te ne vai; un bot gioca per te.
   *[other] { $who } se ne va; continua un bot.
}
event-proposed-undo = { $who-is ->
    [you] Vorresti riprendere la tua ultima mossa; gli altri devono essere d’accordo.
   *[other] { $who } vorrebbe riprendere la sua ultima mossa.
}
event-proposed-abandon = { $who-is ->
    [you] Proponi di finire la partita senza risultato; gli altri devono essere d’accordo.
   *[other] { $who } propone di finire la partita senza risultato.
}
event-agreed = { $who-is ->
    [you] Accetti.
   *[other] { $who } accetta.
}
event-lapsed = Il tempo per rispondere è scaduto: la proposta decade.
event-declined = { $who-is ->
    [you] Rifiuti.
   *[other] { $who } rifiuta.
}
event-undone = { $who-is ->
    [you] Riprendi la tua ultima mossa.
   *[other] { $who } riprende la sua ultima mossa.
}
event-redealt = { $who-is ->
    [you] Riprendi la tua ultima mossa. Ciò che non potevi vedere viene ridistribuito.
   *[other] { $who } riprende la sua ultima mossa. Ciò che era nascosto viene ridistribuito.
}
event-redealt-file = Una mossa è stata ripresa, e ciò che era nascosto è stato ridistribuito.
event-abandoned = La partita finisce senza risultato.
event-covered-away = { $who-is ->
    [you] Non c’eri: un bot gioca per te.
   *[other] { $who } non c’è: continua un bot.
}
event-covered-clock = { $who-is ->
    [you] Il tuo tempo è scaduto: un bot gioca per te.
   *[other] Il tempo di { $who } è scaduto: continua un bot.
}
event-took-back = { $who-is ->
    [you] Rieccoti: giochi di nuovo tu.
   *[other] { $who } è di ritorno.
}
event-vacated-deleted = Un giocatore se n’è andato per sempre; chi ospita può dare il posto a qualcun altro.
event-vacated-removed = Chi ospita ha mandato via un giocatore; qualcun altro può prendere il posto.
event-muted = { $who-is ->
    [you] Chi ospita ti ha tolto la parola: puoi continuare a giocare, ma non scrivere.
   *[other] Chi ospita ha tolto la parola a { $who }.
}
event-unmuted = { $who-is ->
    [you] Puoi scrivere di nuovo.
   *[other] { $who } può scrivere di nuovo.
}
event-muted-spectator = Chi ospita ha tolto la parola a uno spettatore.
event-unmuted-spectator = Lo spettatore può scrivere di nuovo.
event-rematched = La rivincita è pronta.
event-first-named = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
}
event-first-lots = All’inizio della partita si tira a sorte.
event-first-turn = Si va a turno.
command-say = dire
command-phrases = frasi
command-undo = annulla
command-agree = accetta
command-decline = rifiuta
command-first = primo
command-start = comincia
command-leave = alzati
command-back = torna
command-mute = zittire
command-unmute = parola
command-remove = allontanare
command-abandon = abbandona
command-rematch = rivincita
does-say = di’ qualcosa al tavolo
does-phrases = frasi che ognuno legge nella propria lingua; con un numero, dinne una
does-undo = riprendi la tua ultima mossa, o chiedilo agli altri
does-agree = accetta quello che qualcuno propone
does-decline = rifiuta quello che qualcuno propone
does-first = chi comincia: un nome, «sorte» o «turno»
does-start = fai cominciare la partita
does-leave = alzati; durante una partita gioca un bot per te
does-back = riprendi il posto dal bot
does-mute = togli la parola a qualcuno, per nome o numero di posto (per chi ospita)
does-unmute = ridai la parola a qualcuno (per chi ospita)
does-remove = manda via qualcuno dal tavolo (per chi ospita)
does-abandon = proponi di finire la partita senza risultato
does-rematch = gioca ancora con gli stessi
say-whom = Di’ chi: «{ $command } Anna», o il numero di un posto, da 1 a { $last }.
quit-and-keep = ferma questo programma; il posto resta tuo

# Una ludoteca e il suo registro.
backup-made = La copia è in { $file }.
restored = La ludoteca in { $folder } è tornata: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}, tutto intero.
check-whole = Il registro è intero: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}.
check-faulty = Il registro non è intero. Su { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} con { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}, tavoli con un difetto: { $count }
fault-gap = Tavolo { $table }: manca l’evento { $seq }.
fault-hash = Tavolo { $table }: l’evento { $seq } è stato cambiato.
fault-head = Tavolo { $table }: il registro finisce con l’evento { $seq }, ma il suo indice dice altro.
fault-index = Tavolo { $table }: ha un registro, ma manca nell’indice.
check-next = Conserva una copia di questa cartella; poi ripristina l’ultimo salvataggio intero in una cartella nuova.

# The arena.
help-arena = Un torneo di bot, con le stesse mani e i posti a rotazione.
help-levels = chi gioca, una parola per posto: easy, medium, hard, expert, random, simple o greedy; o un programma tuo, come per «ludotheque bot»
help-matches = quante partite; arrotondate a rotazioni intere
help-arena-out = il file dei risultati (JSON); accanto restano un’immagine (SVG) e le mani giocate
help-workers = quanti processi; tutti i core se non si dice altro
bad-matches = «{ $asked }» non è un numero di partite; ne serve almeno 1.
arena-other = «{ $file }» appartiene a un altro torneo; scegli un altro file con --out, o cancellalo.
arena-goes-on = { $done } partite erano già giocate; si continua da lì.
arena-kept = Interrotto. { $done } partite sono conservate in { $file }; lo stesso comando continua da lì.
arena-title = { $game }: { $matches } partite
arena-axis = quota degli altri superati, in percentuale, con intervalli al 95 %
arena-playing = Si gioca
arena-written = Scritto: { $file }, { $picture }
arena-score = supera il { $score } % ± { $within } degli altri
arena-first = primo nel { $share } % ± { $within }
arena-rating = punteggio { $rating } ± { $within }
arena-faults = { $name } ha lasciato { $count ->
    [one] un turno
   *[other] { $count } turni
} a { $cover }: si è interrotto, non ha risposto in tempo o voleva una mossa non permessa.

# The coach.
command-coach = consiglio
does-coach = che cosa giocherebbe il consigliere al posto tuo, e perché
coach-title = Il consigliere
coach-preparing = Il consigliere si prepara, una volta sola: circa un minuto…
coach-only = Non c’è scelta: { $best }.
coach-plain = Qui la migliore: { $best }.
coach-ask-more = Per i numeri: { $command } { $more }.
more-word = numeri
coach-matters = Che cosa conta adesso: { $features }.
coach-nothing = poco; un passo avanti le scelte si equivalgono
coach-candidates = Due scelte: { $one } dovrebbe superare il { $share } % degli altri, { $other } il { $other_share } %.
coach-best = La migliore: { $best }, di { $margin } punti su cento.
coach-best-unsure = Il consigliere resta su questa: { $best }. Non è detto che l’altra sia migliore.
coach-reason = { $feature }: { $better }, contro { $other } con l’altra.
coach-further = Un passo avanti si equivalgono; la differenza si vede più tardi.

# Un proprio programma al tavolo.
help-own-bot = Fai giocare un tuo programma al tavolo di un server.
help-program = il programma: un file, un comando tra virgolette, o FILE.py:CLASSE
help-table-url = il link del tavolo o del posto
help-bot-name = il nome del bot; da questo la ludoteca lo riconosce
help-answer-seconds = quanto può pensare a ogni azione
help-cover = il bot che gioca quando lui non lo fa
bot-seated = { $name } siede al tavolo, al posto { $seat }; Ctrl-C lo porta via.
bot-no-seat = A questo tavolo non c’è un posto libero per { $name }.
bot-needs-table = «{ $asked }» è l’indirizzo di una ludoteca; a un bot serve il link di un tavolo.
bot-died = Il programma è terminato; questo turno lo gioca { $cover }.
bot-silent = Il programma non ha risposto in tempo; questo turno lo gioca { $cover }.
bot-nonsense = Il programma non ha risposto con un’azione: { $said }; questo turno lo gioca { $cover }.
bot-illegal = Il programma voleva «{ $said }», che ora non è permesso; questo turno lo gioca { $cover }.
bot-gave-up = Il programma è terminato troppe volte; gioca ancora { $cover }.
bot-over = La partita è finita: { $results }.
bot-abandoned = La partita è stata abbandonata.

# The collection.

catalog-server-open = La ludoteca in «{ $folder }» è aperta in questo momento. Prima fermala, poi riprova; oppure porta il file sulla sua pagina, se è tua.
bad-map = --map vuole COLONNA=CAMPO, non «{ $asked }».
bad-export = «{ $asked }» non finisce con nessuno di { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Intendevi { $nearest }?
}
export-taken = «{ $file }» esiste già e non sarà sovrascritto; scegli un altro nome.
export-done = { $count ->
    [one] Una scatola salvata
   *[other] { $count } scatole salvate
} in { $file }.
import-shape = { $shape ->
    [boardgamegeek] Una collezione di BoardGameGeek
    [myludo] Una collezione di MyLudo
   *[own] Un elenco di scatole
} ({ $encoding }, { $how }). Colonne importate:
import-comma = colonne divise da una virgola
import-semicolon = colonne divise da un punto e virgola
import-tab = colonne divise da una tabulazione
import-json = JSON
import-unused = Lasciate da parte: { $columns }
import-untitled = Nessuna colonna del file è il titolo; ci sono: { $known }. Indica qual è il titolo: --map COLONNA=title
import-warned = { $count ->
    [one] Una casella resta vuota, perché non si può leggere:
   *[other] { $count } caselle restano vuote, perché non si possono leggere:
}
import-mistaken = { $count ->
    [one] Una riga non si può importare:
   *[other] { $count } righe non si possono importare:
}
import-line = riga { $line }: { $why }
import-nothing = Nulla è stato cambiato. Correggi queste righe e riprova.
import-left = Nulla è stato cambiato.
import-would = Questo aggiungerebbe { $fresh } scatole e ne cambierebbe { $changed }; { $same } sono già così, { $skipped } righe parlano di scatole che non hai. Nulla è stato cambiato.
import-done = { $fresh } scatole nuove, { $changed } cambiate, { $same } come prima; { $skipped } righe parlavano di scatole che non hai.
owner-link = Apri questo link nel tuo browser; allora questa ludoteca è tua. Non mostrarlo a nessuno:
owner-renewed = La vecchia chiave non vale più. Apri questo link nel tuo browser; allora questa ludoteca è tua. Non mostrarlo a nessuno:
serving-owner = La collezione di questa ludoteca non è ancora di nessuno. È tua quando apri: { $address }
