# La pagina in italiano.

# La cornice di ogni pagina.
skip = Vai al contenuto
navigation = Tu e la tua lingua
language = Lingua
you-screen = Tu
you = tu
guest = Ospite
your-turn = Tocca a te!
connection-lost = La connessione è caduta. La stiamo ripristinando; niente va perso.
house-unreachable = La ludoteca non risponde. Controlla la connessione; la pagina riprova da sola.
offline = Nessuna connessione
offline-help = Questo dispositivo non è collegato alla rete. I tuoi tavoli ti aspettano, nulla è perduto. Controlla il wifi o i dati mobili; appena torna la rete, la pagina continua da sola.
silent = La ludoteca non risponde
silent-help = Forse si sta riavviando, o la rete è lenta. La pagina riprova da sola ogni tre secondi; i tuoi tavoli sono al sicuro.
retry = Riprova
waking = Accendiamo la lampada…
nowhere = Qui non c’è niente
nowhere-help = Questo indirizzo non porta da nessuna parte. Lo scaffale è nella pagina iniziale.
no-such-game = Questo gioco non è sullo scaffale.
to-home = Torna alla pagina iniziale

# La pagina iniziale.
dealing = Si distribuisce…
dealing-help = Il tuo tavolo è quasi pronto.
whole-table = Vedi tutto il tavolo
see-result = Vedi il risultato
your-tables = I tuoi tavoli
shelf = Lo scaffale
open-tables = Tavoli aperti a tutti
no-open-tables = Nessuno per ora. Apri una scatola per prepararne uno.
status-open = aspetta giocatori
status-playing = si sta giocando
players-range = da { $low } a { $high } giocatori
collection = La collezione
collection-help = Tutte le scatole, da cercare per titolo, giocatori, età e durata
minutes = circa { $minutes } minuti
ages = da { $age } anni in su
draft = Bozza: questo gioco è ancora in lavorazione. Testi: { $languages }.

# Una scatola.
rulebook = Regolamento
new-table = Un nuovo tavolo
play-now = Gioca subito
invite = Con gli amici
players = Giocatori, bot compresi
bots-level = Livello dei bot
level-random = bot, a caso
level-simple = bot, con una regola semplice
level-easy = bot, facile
level-medium = bot, medio
level-hard = bot, forte
level-expert = bot, esperto
level-greedy = bot, avido
level-measured = { $level } ({ $strength } contro il livello sotto)
pace = Tempo per pensare
pace-free = senza limite
pace-move = un minuto a mossa
pace-days = tre giorni a mossa
chat = Conversazione
chat-free = libera
chat-phrases = solo frasi pronte
chat-none = nessuna
chat-free-listed = A questo tavolo può venire chiunque: quello che si scrive, lo leggono tutti.
chat-phrases-listed = A questo tavolo può venire chiunque, anche i bambini: perciò si dicono solo frasi già pronte.
listed = Mostra questo tavolo a tutti nella pagina iniziale
seat = Posto { $number }

# Le regole.
boxes-of-game = Scatole della collezione
to-box = Apri la scatola
contents = Paragrafi
rule-table = Tabella
essentials = L’essenziale
set-up-picture = Il tavolo prima di cominciare
appendix = Per saperne di più
aid = Promemoria
print-aid = Stampa il promemoria
to-example = Esempio
credits-authors = Di:
credits-illustrators = Illustrazioni:
credits-editors = Redazione:
credits-publishers = Editore:
credits-translators = Traduzione del libretto:
credits-layout = Impaginazione e pubblicazione del libretto:
read-paragraph = Leggi il § { $paragraph }

# Un tavolo.
table-coming = Il tavolo arriva…
dead-table = Questo tavolo non è per te, o non c’è più
looking-on = Tutti i posti sono presi: stai a guardare.
not-begun = La partita non è cominciata
not-begun-host = Condividi il link, o comincia: i bot prendono i posti liberi.
not-begun-guest = Comincia chi ha invitato; o chiunque al tavolo, quando è pieno.
start = Comincia
the-table = Il tavolo
a-moment = Un momento…
waiting-for = Tocca a { $names }
more-actions = E altre { $count }: scrivi l’inizio della tua.
show-all = Mostra altre { $count } scelte
type-action = Cerca una mossa, o scrivila
do-it = Gioca
why-not = Perché no?
allowed = Questo è permesso.
to-list = Vai all’elenco delle mosse
as-list = Come elenco
close = Chiudi
what-happened = Che cosa è successo
film = Rivedi
film-stop = Ferma il filmato
around = Intorno al tavolo
at-the-table = Al tavolo
tab-log = Storia
tab-chat = Chat
tab-coach = Consigli
tab-rules = Regole
tab-list = Elenco
tab-table = Tavolo
unread = non letti
drawer-close = Chiudi il pannello
rulebook-whole = Tutto il regolamento
connection-fine = La connessione funziona
stop-ask = Interrompere la partita? Finirà senza risultato.
stop-ask-others = Proporre agli altri di interrompere la partita?
stop-yes = Sì, interrompi
stop-no = Continua a giocare
see-board = Guarda il tabellone
left-covered = Hai lasciato { $game }: un bot gioca al tuo posto finché non torni.
left-back = Torna al tavolo
seat-free = Posto { $number }
seat-bot = Bot { $number }
seat-guest = Ospite { $number }
waits-for-person = libero
who-plays-seat = Chi gioca al posto { $number }?
person-to-come = aspetta una persona
covered-by-bot = intanto gioca un bot
is-here = è qui
bots-preparing = Per ora i bot seguono una regola semplice; la loro riflessione si prepara, una volta sola.
is-muted = non può scrivere
mute = Togli la parola
unmute = Ridai la parola
remove = Manda via…
remove-ask = Mandare via { $name } da questo tavolo? Durante una partita continua un bot.
remove-yes = Manda via
is-away = non c’è
to-act = deve giocare
days-left = { $days } giorni
watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
sit = Prendi posto
undo = Annulla
leave = Vai via
get-up = Alzati
abandon = Proponi di finire
bot-covers = Un bot gioca per te.
take-back = Riprendo il mio posto
proposal-undo = Qualcuno vorrebbe riprendere l’ultima mossa
proposal-abandon = Qualcuno propone di finire senza risultato
proposal-waits = Si aspettano le risposte.
agree = D’accordo
decline = No
share = Condividi
bring-friends = Invita amici
new-link-help = Il link di questo tavolo è stato dato da un altro dispositivo. Un nuovo link sostituisce il vecchio, che non funzionerà più.
no-link = Solo chi ha preparato il tavolo può darne il link.
qr = Il link come codice QR
link = Link
link-local = Questo link funziona solo su questo computer. Per aprirlo alla rete di casa, avvia la ludoteca così: ludotheque serve --host 0.0.0.0
copy-link = Copia il link
copied = Copiato
talk = Conversazione
say-phrase = Di’ una frase…
say-words = Il tuo messaggio
send = Invia
said-deleted = (cancellato)

# La fine.
you-win = Hai vinto!
you-share = La vittoria è anche tua
ended-without = La partita è finita senza risultato
winner = vince
rematch = Rivincita
follow-rematch = Vai alla rivincita
save-log = Salva la partita

# Tu.
your-name = Il tuo nome, come lo vedono gli altri
save = Salva
saved = Salvato
theme = Luce
theme-auto = come il dispositivo
theme-light = giorno
theme-dark = sera
speed = Velocità degli altri sullo schermo
speed-past = Velocità
speed-0 = molto calma
speed-1 = calma
speed-2 = facile da seguire
speed-3 = rapida
speed-4 = veloce quanto giocano
other-device = Su un altro dispositivo
other-device-help = Un link ti porta, con i tuoi tavoli, su un altro dispositivo. Vale una volta; non darlo a nessuno.
make-link = Crea il link
take-identity = Sono la stessa persona
take-identity-help = Questo link viene da un altro dispositivo. Il nome e i tavoli di là sostituiranno quelli di qui.
stay-as-is = Resto come sono
your-data = I tuoi dati
your-data-help = La ludoteca conserva il tuo nome, la tua lingua, i tuoi tavoli e ciò che hai scritto. Puoi leggere tutto, o cancellare tutto.
export-data = Leggi tutto
delete-data = Cancella tutto…
delete-sure = Sì, cancella tutto
keep-data = No, conserva
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
they-win = { $count ->
    [one] Vince { $names }
   *[other] { $names } si dividono la vittoria
}

# Ciò che accade intorno a una partita.
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
event-taken-back = L’ultima mossa è ripresa.
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
event-first-turn = Si comincia a turno.

# Le distribuzioni erano oneste?
fair-sealed = Le distribuzioni sono sigillate
fair-sealed-help = Prima che qualcuno si sedesse, la ludoteca ha messo sotto sigillo tutta la fortuna di questa partita. Alla fine apre il sigillo, e questa pagina ricalcola ogni estrazione.
fair-added = La fortuna viene anche da chi gioca: { $count ->
    [one] un posto su { $players } ha
   *[other] { $count } posti su { $players } hanno
} aggiunto un numero casuale che la ludoteca non poteva conoscere.
fair-added-none = Nessun posto ha aggiunto un proprio numero casuale; la fortuna viene quindi solo dal segreto sigillato della ludoteca.
fair-checking = Verifica delle distribuzioni…
fair-right = Distribuzioni verificate
fair-right-help = { $draws ->
    [0] In questa partita non è stato estratto niente; il sigillo e il segreto corrispondono.
    [one] Il tuo browser ha ricalcolato l’unica estrazione di questa partita: durante il gioco niente è stato scelto o cambiato.
   *[other] Il tuo browser ha ricalcolato tutte le { $draws } estrazioni di questa partita: durante il gioco niente è stato scelto o cambiato.
}
fair-right-others = Distribuzioni verificate, senza un numero tuo
fair-partly = Distribuzioni verificate, ma non sigillate da tutti
fair-unsealed = Le distribuzioni non sono sigillate da tutti
fair-missing = { $count ->
    [one] Manca il numero casuale di { $names }: era impegnato, ma non è stato mostrato.
   *[other] Mancano i numeri casuali di { $names }: erano impegnati, ma non sono stati mostrati.
}
fair-own-in = Il tuo numero casuale conta nelle distribuzioni.
fair-own-late = Il tuo numero casuale è arrivato troppo tardi: non conta nelle distribuzioni. Se succede spesso con una buona connessione, non fidarti di questa ludoteca.
fair-own-unpledged = La ludoteca non ha accettato il tuo numero casuale prima dell’inizio: non conta nelle distribuzioni. Se succede spesso, non fidarti di questa ludoteca.
fair-own-elsewhere = Il numero casuale del tuo posto non viene da questo browser, ma da un altro tuo dispositivo o da chi sedeva lì prima di te. Se nessuna delle due cose è possibile, non fidarti di questa partita.
fair-own-none = Nessuno dei numeri casuali nelle distribuzioni è tuo. Se fossero liberi da ogni influenza, può dirlo chi ne ha aggiunto uno.
fair-left-out-short = Il tuo numero casuale è stato escluso!
fair-left-out = Il tuo numero casuale è stato escluso dalle distribuzioni, benché il tuo dispositivo l’avesse offerto: la ludoteca potrebbe aver scelto la fortuna. Non fidarti di questa partita.
fair-wrong = Le carte non sono state date onestamente!
fair-wrong-seal = Il segreto della ludoteca non corrisponde al sigillo mostrato prima della partita.
fair-wrong-value = Il numero casuale del posto { $number } non è quello mostrato prima dell’inizio.
fair-wrong-draw = Un’estrazione del resoconto non è quella che il sigillo richiede.
fair-wrong-move = Il resoconto racconta una mossa diversa da quella che hai visto qui.
fair-wrong-seen = Il resoconto non concorda con ciò che questo browser ha visto prima dell’inizio.
fair-wrong-record = Il resoconto di questa partita non è leggibile.
fair-unknown = Non è stato possibile avere il resoconto; torna più tardi.
fair-seal = Il sigillo di questo tavolo:
fair-how = Come funziona
fair-record = Salva il resoconto
fair-yourself = Non ti fidi di nessuno? Verifica tu il resoconto con un piccolo programma:

# Una partita ancora una volta.
replay = Rivedi la partita
replay-of = { $game }: la partita rivista
replay-missing = Questa partita non si può mostrare
replay-empty = Questa partita non è ancora iniziata
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-run = Avvia
replay-stop = Ferma
replay-moment = Momento { $at } di { $count }
replay-seat = Vista da
replay-everyone = il pubblico
replay-link = Copia il link a questo momento
go-on = Continua da qui
go-on-help = Un nuovo tavolo tutto tuo, contro i bot.
go-on-same = Con le stesse carte coperte
go-on-anew = Ridistribuisci ciò che questo posto non vedeva
to-table = Torna al tavolo

# Il consigliere.
coach = Il consigliere
coach-ask = Che cosa giocheresti qui?
coach-thinks = Sta pensando…
coach-warms = La primissima volta ci vogliono un paio di minuti.
coach-more = I numeri
coach-only = Non c’è scelta: { $best }.
coach-plain = Qui la migliore: { $best }.
coach-matters = Ciò che conta adesso: { $features }.
coach-nothing = A un passo di distanza tutte le scelte si equivalgono.
coach-share = dovrebbe superare il { $share } % degli altri
coach-best = La migliore: { $best } (+ { $margin } punti su cento).
coach-best-unsure = Il consigliere resta su questa: { $best }. Non è detto che l’altra sia migliore.
coach-reason = { $feature }: { $better }, contro { $other } con l’altra
coach-further = A un passo di distanza si equivalgono; la differenza si vede più tardi.

# Una partita da un file.
file = Una partita da un file
file-help = Una partita che hai salvato («Salva la partita») si può rivedere qui, con il consigliere e le possibilità di ciascuno.
file-choose = Scegli il file
file-drop = Oppure trascinalo qui.
file-wrong = «{ $name }» non si può mostrare. { $why }
file-too-large = «{ $name }» è troppo grande per una partita: scegli un file salvato con «Salva la partita».
file-link = Rivedi una partita salvata in un file

# Con il senno di poi.
hindsight-ask = Che cosa avrebbe giocato il consigliere?
hindsight-seat = Scegli un posto sotto «Vista da»: il consigliere sa solo ciò che vedeva quel posto.
hindsight-none = In questo momento { $name } non aveva nulla da scegliere.
hindsight-forced = Non c’era scelta.
hindsight-played = Giocato
hindsight-coach = Il consigliere avrebbe preferito
hindsight-even = Altrettanto buona, secondo il consigliere
hindsight-same = Il consigliere avrebbe giocato allo stesso modo.
hindsight-next = Alla scelta successiva
chances = Le possibilità di ciascuno
chances-of = Le possibilità di ciascuno, viste da { $name }.
chances-public = Le possibilità di ciascuno, viste da tutti.
chances-picture = Le possibilità lungo la partita
chances-coming = Si sta calcolando; il disegno si precisa a poco a poco. La primissima volta, per ogni gioco ci vuole un minuto.
chances-table = Le stesse in tabella
chances-moment = Momento
turning = I punti di svolta
turning-by = { $name }, dal { $from } al { $to } %:
turning-none = Nessuna grande svolta: la partita si è decisa a poco a poco.

# Fortuna e scelte.
luck-ask = Fortuna o scelte?
luck-coming = La partita viene rigiocata a mente… { $part } %
luck-cards = Le carte
luck-choices = Le tue scelte
luck-choices-short = Scelte
luck-rest = Gli altri
luck-cards-good = Le carte ti hanno sorriso.
luck-cards-bad = Le carte erano contro di te.
luck-cards-even = Le carte non erano né per te né contro di te.
luck-choices-good = Hai scelto meglio di gran parte dei giocatori.
luck-choices-bad = Altre scelte sarebbero andate meglio.
luck-choices-even = Hai scelto come gran parte dei giocatori.
luck-rest-good = Ciò che hanno fatto gli altri ti ha aiutato.
luck-rest-bad = Ciò che hanno fatto gli altri ti ha ostacolato.
luck-rest-even = Ciò che hanno fatto gli altri ha cambiato poco.
luck-sum = Tutti partono da 50: 50 { $luck } { $choices } { $rest } = { $end } su 100.
luck-everyone = E per gli altri?
luck-who = Chi
luck-end = Arrivo
luck-help = 100: davanti a tutti gli altri; 0: dietro a tutti. «Le carte»: ciò che il caso ha dato in più o in meno rispetto alla media di ciò che poteva venire. «Scelte»: confrontate con ciò che giocherebbe la regola semplice dei bot. «Gli altri»: ciò che hanno fatto, e ciò che nessuno poteva sapere. Sono stime.

# Più persone attorno a un dispositivo.
here-together = Attorno a questo dispositivo
here-help = Tutti giocano su questo dispositivo e se lo passano; un sipario separa le mani.
here-name = Nome { $number }
here-more = Ancora una persona
here-fewer = Senza la persona { $number }
here-others = { $count ->
    [one] L’altro posto
   *[other] Gli altri { $count } posti
}
here-bots = bot
here-friends = amici, con un link
here-deal = Dai le carte
here-lay = Prepara il tavolo
curtain-title = Passate il dispositivo a { $name }
curtain-help = Gli altri guardano altrove. Solo { $name } alza il sipario.
curtain-lift = Sono { $name }
curtain-other = No, { $name }
hand-on-help = Ora gioca { $name }.
hand-on = Passa a { $name }
hand-of = La mano di { $name }
cover-hand = Copri la mano

# Il campanello.
bell = Quando tocca a te
bell-help = Questo dispositivo può avvisarti con una notifica, anche a pagina chiusa: ai tavoli dove altri ti aspettano, una volta per turno, e senza dire nulla delle tue carte.
bell-on = Avvisami su questo dispositivo
bell-off = Non più
bell-is-on = Questo dispositivo ti avvisa quando tocca a te.
bell-forbidden = Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser, poi torna qui.
bell-impossible = Questo browser non può mostrare notifiche di una pagina chiusa. Su un telefono, prova ad aggiungere la pagina alla schermata Home.
bell-failed = Il browser non ha potuto preparare le notifiche. Riprova più tardi o con un altro browser.
hours-left = { $hours } ore

# Durante un’assenza.
missed = Mentre non c’eri: { $count } mosse.
missed-show = Mostrale
missed-skip = Salta

# Esempi sul tabellone.
example = Esempio sul tabellone
example-play = Gioca l’esempio
example-stop = Ferma
example-at = Mossa { $at } di { $count }
example-before = Prima
example-after = Dopo
print = Stampa

# Films, secret choices, titles.
has-chosen = ha scelto
luck-preparing = La partita sta per essere rigiocata a mente. La primissima volta per un gioco ci vuole fino a un minuto.
luck-seconds = { $seconds } s
# Pagina iniziale, scatola e tu.
home-what = Giochi di famiglia da giocare subito, contro i bot o con gli amici, vicini o lontani: gratis e senza account.
shelf-facts = { $low }–{ $high } giocatori · { $minutes } min
rules-minute = Le regole in un minuto
more-on-you = { $count ->
    [one] un altro sotto «Tu»
   *[other] altri { $count } sotto «Tu»
}
search-shelf = Cerca nello scaffale
search-shelf-none = Nessun gioco dello scaffale si chiama così.
status-over = partita finita
status-abandoned = interrotta senza risultato
play-now-help = Tu e { $bots ->
    [one] un bot
   *[other] { $bots } bot
}, carte date subito
invite-help = Manda un link: ognuno gioca sul proprio dispositivo
here-together-help = Un solo dispositivo passa di mano in mano
strength-easy = Facile
strength-easy-help = Gioca spesso quello che gli viene in mente: per i bambini e la prima partita.
strength-medium = Medio
strength-medium-help = Gioca con buon senso, senza guardare avanti.
strength-hard = Forte
strength-hard-help = Prevede qualche mossa e perdona poco.
strength-expert = Esperto
strength-expert-help = Riflette su ogni scelta: per chi conosce bene il gioco.
how-strong = Quanto è forte?
how-strong-figure = { $level } finisce davanti a { $below } nel { $strength } dei confronti.
how-strong-unknown = Per questo gioco non è ancora stato misurato nulla.
variants = Varianti
more-options = Altro
your-portrait = Il tuo ritratto, come lo vedono gli altri al tavolo
portrait-red = il maialino grintoso
portrait-blue = il maialino assonnato
portrait-green = il maialino goloso
portrait-yellow = il maialino vanitoso
portrait-black = il maialino pezzato
portrait-white = il maialino sapiente
portrait-hat = { $pig }, con il cappello
your-matches = Partite finite
matches-none = Ancora nessuna: una partita finita resta qui, da rivedere.
matches-nothing = Nessuna partita con «{ $search }».
matches-search = Un gioco o un nome
matches-count = { $count ->
    [one] una partita
   *[other] { $count } partite
}
matches-page = Pagina { $page } di { $pages }
matches-newer = Più recenti
matches-older = Più vecchie
match-watch = Rivedi
match-at-table = al tavolo
match-pad = Segnapunti
pad-untitled = Segnapunti
pad-delete-of = Cancella il segnapunti { $title }, { $date }
pad-delete-ask = Cancellare questo segnapunti? Sparisce dai tuoi elenchi; chi ci ha scritto conserva il suo.
table-delete = Elimina
table-delete-of = Elimina { $game }, { $date }
table-delete-ask = Eliminare questo tavolo? Scompare per sempre dai tuoi elenchi; chi altro c’era lo conserva nei suoi. Se c’eri solo tu, si cancellano anche i suoi link e tutto ciò che vi è stato scritto. Il registro della ludoteca conserva le mosse, senza i nomi.
table-delete-ask-open = Eliminare questo tavolo? Lasci il tuo posto, e scompare dai tuoi elenchi. Chi altro c’è lo conserva; se ci sei solo tu, scompare del tutto, e il suo link con lui.
table-delete-yes = Sì, elimina
table-delete-no = Conserva
# La fine della partita, in grande.
score-table = Il punteggio, parte per parte
score-who = Chi
score-why = Perché
score-round = Questo giro
score-all = in tutto
result-more = Il punteggio e altro
result-home = Inizio
rematch-waits = Si aspetta { $names }; poi la rivincita comincia da sola.

# I suoni.
volume = Suoni
volume-percent = { $percent }%
volume-off = spenti
mute-sounds = Spegni i suoni
unmute-sounds = Accendi i suoni
# Riprendere una mossa.
undo-nothing = Non hai ancora fatto nulla che si possa riprendere
undo-late = È troppo tardi per riprenderla: qualcuno ha già giocato
undo-proposed = Una domanda aspetta prima la sua risposta
event-redealt = { $who-is ->
    [you] Riprendi la tua ultima mossa. Ciò che non potevi vedere viene ridistribuito.
   *[other] { $who } riprende la sua ultima mossa. Ciò che era nascosto viene ridistribuito.
}
event-redealt-file = Una mossa è stata ripresa, e ciò che era nascosto è stato ridistribuito.
with-takebacks = { $count ->
    [one] Partita con una mossa ripresa
   *[other] Partita con { $count } mosse riprese
}
fair-redealt = { $count ->
    [one] Una volta una mossa è stata ripresa dopo aver visto qualcosa; ciò che era nascosto è stato ridistribuito, con la stessa sorte sigillata.
   *[other] { $count } volte una mossa è stata ripresa dopo aver visto qualcosa; ciò che era nascosto è stato ridistribuito, con la stessa sorte sigillata.
}

# Inviti.
link-for = A che serve il link?
link-to-play = Per giocare
link-to-watch = Solo per guardare
watch-link-help = Chi ha questo link guarda la partita e non prende posto.
replace-ask = Una partita è in corso. Prendere il posto di { $name }?
replace-yes = Prendi il posto
replace-no = Guarda soltanto

# Lettura ad alta voce: i simboli in parole.
read-aloud = Leggi ad alta voce
read-stop = Ferma la lettura
spoken-red = rosso
spoken-blue = blu
spoken-green = verde
spoken-yellow = giallo
spoken-black = nero
spoken-white = bianco
spoken-minus = meno
spoken-paragraph = paragrafo
spoken-to = a
# La prima partita guidata, e i consigli nella prima partita libera.
show-me = Fammi vedere
show-me-help = La tua prima partita, passo dopo passo: due minuti
lesson-next = Avanti
lesson-play-on = Continua a giocare!
lesson-leave = Torna alla scatola del gioco
lesson-step = { $at } di { $count }
lesson-you = Tu
hints = Nella prima partita di un gioco, dire che cosa fare e perché
# Chi comincia?
who-begins = Chi comincia?
first-lots = Tira a sorte
first-turn = A turno
first-of-order = { $who }, numero { $place }
first-as-written = Come scritto sopra, dal più giovane al più anziano
first-named-told = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
}
first-lots-told = All’inizio della partita si tira a sorte.
first-turn-told = { $who-is ->
    [you] Cominci tu; la prossima volta tocca a chi segue.
   *[other] Comincia { $who }; la prossima volta tocca a chi segue.
}
first-drawn = { $who-is ->
    [you] La sorte ha deciso: cominci tu.
   *[other] La sorte ha deciso: comincia { $who }.
}
first-next = { $who-is ->
    [you] Questa volta cominci tu.
   *[other] Questa volta comincia { $who }.
}
fair-lots = Chi comincia è stato tirato a sorte, con gli stessi numeri sigillati.
fair-wrong-first = Chi ha cominciato non corrisponde a ciò che si è visto qui prima dell’inizio, oppure non al sorteggio.

# Chi sei?
who-are-you = Chi sei?
who-are-you-help = Così gli altri sanno chi sei. Puoi cambiarlo quando vuoi.
thats-me = Sono io
stay-guest = Salta
pig-red = Setola
pig-blue = Pisolo
pig-green = Golosetta
pig-yellow = Fiocchetto
pig-black = Macchia
pig-white = Occhialino
pig-red-hat = Barone
pig-blue-hat = Pompon
pig-green-hat = Paglietta
pig-yellow-hat = Reginella
pig-black-hat = Capitano
pig-white-hat = Cuochino

# Un tabellone senza un disegno suo.
kit-hint-suit = Scegli un seme.
kit-hint-card = Tocca una carta.
kit-hint-tile = Tocca una tessera.
kit-hint-pawn = Tocca una pedina.
kit-hint-which = Che cosa vuoi fare?
kit-hint-end = Da che parte?
kit-pawn = Pedina { $number }
kit-by-suit = Per seme
kit-by-value = Per valore
lay-back = Rimettere giù
