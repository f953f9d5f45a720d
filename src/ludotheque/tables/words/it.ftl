# Perché un tavolo non segue una richiesta: che cosa è stato chiesto, che cosa non va, che cosa andrebbe.

other-rules = Questa partita è iniziata con la versione { $played } delle regole; questa ludoteca gioca ora la versione { $ours }. Si può guardare ed esportare, ma non continuare.
not-seated = Non hai un posto a questo tavolo; prima prendine uno.
not-started = La partita non è ancora cominciata; può avviarla chi ospita.
already-started = La partita è già cominciata.
already-pledged = Il tuo posto ha già estratto il suo valore per la distribuzione.
not-pledged = Il tuo posto non ha impegnato alcun valore per la distribuzione; quindi non ne aggiunge.
not-called = L’inizio non è ancora stato chiesto; i valori per la distribuzione si mostrano dopo.
already-shown = Il valore del tuo posto è già stato mostrato.
other-value = Non è il valore che il tuo posto aveva impegnato; si distribuisce senza.
match-over = Questa partita è finita; chiedi la rivincita per giocare ancora.
not-over = La partita è ancora in corso; la rivincita si può chiedere alla fine.
host-only = Solo chi ospita questo tavolo può farlo.
no-such-seat = Il posto { $asked } non esiste a questo tavolo; i posti vanno da 0 a { $last }.
table-full = Nessun posto è libero a questo tavolo; puoi guardare.
seat-taken = Il posto { $seat } è occupato; scegline un altro.
already-seated = Sei già a questo tavolo, al posto { $seat }.
knows-another-hand = In questa partita hai avuto un altro posto e ne conosci le carte; puoi guardare.
nobody-seated = Nessuno è seduto a questo tavolo; prima prendi un posto.
first-no-person = Al posto { $seat } non c’è ancora nessuno; nomina qualcuno che ha un posto.
first-one = Nomina una sola persona che comincia.
first-order = Nomina le persone una dopo l’altra, nessuna due volte.
already-left = Lì gioca già un bot.
seat-covered = Un bot sta giocando per te; prima riprendi il tuo posto.
not-covered = Lì giochi tu; nessun bot tiene quel posto.
late = «{ $action }» risponde a un tavolo che nel frattempo è cambiato; guarda di nuovo e scegli.
nothing-to-undo = Non hai ancora fatto nulla che si possa riprendere.
undo-acted-on = È troppo tardi per riprenderla: qualcuno ha già giocato.
proposal-pending = C’è già una proposta in attesa; prima rispondi a quella.
no-proposal = In questo momento nessuno propone nulla.
own-proposal = La proposta è tua; ora tocca agli altri rispondere.
already-answered = Hai già detto di sì.
rematch-made = La rivincita è già pronta; vai anche tu.
chat-off = A questo tavolo non si chiacchiera.
chat-phrases-only = A questo tavolo si dicono solo le frasi già pronte.
chat-empty = Lì non c’è nulla da dire: scrivi qualcosa o scegli una frase.
muted = Chi ospita questo tavolo ti ha tolto la parola: puoi continuare a giocare, ma non scrivere.
already-muted = Questa persona è già senza parola.
not-muted = Questa persona può già parlare.
removed = Chi ospita questo tavolo ti ha mandato via; puoi giocare a qualsiasi altro tavolo.
already-removed = Questa persona è già stata mandata via.
nobody-meant = Di’ di chi si tratta: qualcuno che ha un posto, o che ha appena detto qualcosa.
own-device = Non puoi farlo con te né con chi gioca sul tuo dispositivo.
unknown-phrase = La frase «{ $asked }» non esiste; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}

# Che cosa non va nel resoconto di una partita.

proof-no-record = Questo non è il resoconto di una partita: { $why }
proof-other-seal = Il sigillo di questo resoconto è { $found }; tu avevi annotato { $due }. È un’altra partita, oppure è stato alterato.
proof-broken-seal = Il segreto non corrisponde al sigillo mostrato prima della partita: uno dei due è stato alterato.
proof-other-value = Il valore del posto { $seat } non è quello impegnato prima dell’inizio: uno dei due è stato alterato.
proof-unpledged = Il posto { $seat } ha aggiunto un valore senza averlo impegnato prima dell’inizio.
proof-left-out = Il tuo numero casuale (posto { $seat }) è stato escluso dalle distribuzioni, benché il tuo dispositivo l’avesse offerto in tempo: la ludoteca potrebbe aver scelto la fortuna. Non fidarti di questa partita.
proof-other-pledge = Gli impegni di questo resoconto non sono quelli visti qui prima dell’inizio.
proof-other-shown = I valori di questo resoconto non sono quelli visti qui quando la partita è cominciata.
proof-other-lots = Secondo il sorteggio comincia il posto { $due } (com’eravate seduti prima dell’inizio); in questo resoconto è il { $found }.
proof-other-first = Il modo in cui si è deciso chi comincia non è quello che si è visto qui prima dell’inizio.
proof-first-seat = Secondo le regole non è il posto { $found } a cominciare.
proof-other-transcript = Ciò che è stato visto al tavolo e salvato con questo resoconto non corrisponde alla sua impronta: è stato alterato dopo.
proof-other-draw = Evento { $n }: il seme dà qui «{ $due }», il resoconto dice «{ $found }» (o indica probabilità diverse dalle regole).
proof-arithmetic = L’estrazione { $k } deve dare «{ $due }»; il resoconto dice «{ $found }».
proof-bad-back = L’evento { $n } riporta le estrazioni a { $back }, ma ce n’erano state solo { $made }.
proof-draws = Evento { $n }: le regole chiedono qui { $due } estrazioni, il resoconto ne ha { $found }.
proof-not-due = Evento { $n }: «{ $found }» non è né un’estrazione dovuta né un’azione di un posto.
proof-no-such-undo = Evento { $n }: non c’è niente da riprendere in questo modo.
proof-other-redeal = Evento { $n }: ciò che è stato ridistribuito dopo questo ripensamento non deriva dal sigillo.
proof-illegal = Evento { $n }: «{ $action }» non era possibile: { $why }
proof-results = Secondo il resoconto la partita finisce con { $found }; rigiocata finisce con { $ours }.
proof-other-view = Evento { $n }: questo resoconto mostra un tavolo diverso da quello che vedevi in quel momento.
proof-other-rules = Questa partita è stata giocata con la versione { $played } delle regole, qui c’è la versione { $ours }; le estrazioni sono giuste, ma le mosse non si possono rigiocare.

# Che cosa si può dire a ogni tavolo.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a te!
phrase-well-played = Bella mossa!
phrase-oh-no = Oh no!
phrase-hurry = Un po’ più in fretta, per favore!
phrase-wait = Un momento, per favore.
phrase-thanks = Grazie!
phrase-again = Giochiamo ancora?
phrase-goodbye = Arrivederci!
