# The pages of the collection.

# The collection.
tab-search = Cerca
tab-loans = Prestiti
tab-changes = Modifiche
tab-about = Chi siamo
tab-settings = Impostazioni
tab-helpers = Per chi aiuta

# Searching.
search-label = Cerca nella collezione
search-hint = Titolo, autore, editore, anno…
search-keys = Il tasto / porta a questo campo; con le frecce scorri le scatole, con Invio ne apri una.
propose = A che cosa giochiamo?
propose-title = { $count ->
    [0] A che cosa giochiamo?
    [one] Un’idea
    [2] Due idee
   *[other] Tre idee
}
propose-again = Altre idee
propose-none = Nessuna scatola va bene. Togli una richiesta.
filters = Che cosa ti serve
filters-clear = Togli tutto
filter-any = non importa
filter-players = Quante persone ci sono
filter-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}
filter-age = Età di chi è più giovane
filter-years = { $age } anni
filter-minutes = Tempo
filter-at-most = { $minutes } minuti al massimo
filter-playable = giocabile qui, subito
filter-here = non in prestito adesso
filter-missing = mancano pezzi
spoken-remove = togli
filter-game = Con { $game }
filter-work = Edizioni di { $work }
mechanics = Meccaniche
more-mechanics = Altre { $count }
fewer-mechanics = Meno
found-title = Scatole trovate
found = { $count ->
    [one] { $count } scatola
   *[other] { $count } scatole
}
found-playable = { $count } da giocare qui
found-more = Mostra altre
found-none-help = Prova con meno parole, o togli una richiesta.
mark-playable = da giocare qui
mark-lent = in prestito

# A box.
players-at-least = almeno { $low } giocatori
players-at-most = al massimo { $high } giocatori
players-exactly = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
age-from = da { $age } anni
by = di
details = La scatola in dettaglio
play-on-screen = Da giocare qui, sullo schermo
play-here = Gioca qui
our-rulebook = Le nostre regole
edition-option = { $option }: { $value }
differences = Il libretto e noi
other-editions = Altre edizioni
where = Dov’è la scatola?
stands-at = Posto: { $shelf }
is-here-box = In ludoteca
lent-out = In prestito
lent-until = In prestito fino al { $day }
lent-to = Da { $borrower } dal { $since }
keeping = Per chi aiuta
edit-box = Modifica
add-box = Aggiungi una scatola
box-changes = Modifiche di questa scatola
remove-box = Togli…
remove-box-ask = Togliere questa scatola dalla collezione? Si può annullare nell’elenco delle modifiche.
remove-box-yes = Sì, togli

# Its fields.
field-title = Titolo, come sta sulla scatola
field-titles = Titoli in altre lingue
field-title-in = Titolo in { $language }
field-authors = Autori
field-illustrators = Illustratori
field-publisher = Editore
field-year = Anno
field-edition-of = Edizione di
field-low = Giocatori, almeno
field-high = Giocatori, al massimo
field-age = Età, da
field-minutes = Minuti
field-mechanics = Meccaniche
field-languages = Lingue nella scatola
field-shelf = Posto sullo scaffale
field-notes = Note, per tutti
field-private-notes = Note, solo per chi aiuta
field-missing = Pezzi mancanti
field-picture = Immagine
field-links = Link
field-plays = Giochi da giocare qui, sullo schermo
field-key = Il tuo numero della scatola
field-players = Giocatori, da… a…
field-owned = Posseduta (0: lasciata fuori)
field-subtitle = Sottotitolo
field-bgg = Numero su BoardGameGeek

# Changing a box.
edit-title = Modifica «{ $title }»
edit-not-yours = Questa pagina è per chi aiuta in ludoteca.
edit-restored = Ecco che cosa avevi scritto senza salvare.
edit-discard = Ricomincia
edit-later = Indietro
edit-theirs = Qualcun altro ha scritto: { $value }
edit-nothing = (nulla)
edit-take = Prendi questo
edit-mine = Tieni il mio
edit-taken = Ripreso da qualcun altro: { $fields }.
edit-conflicts = Da decidere prima di salvare: { $fields }.
form-lid = Sulla scatola
form-place = In ludoteca
form-more = Per trovarla meglio
form-plays-help = Se questa scatola contiene un gioco che si può giocare qui, sceglilo.
form-lines = { $field }, riga per riga
form-as-usual = come al solito
link-title = Link { $number }, titolo
link-title-hint = Titolo
link-address = Link { $number }, indirizzo
link-add = Aggiungi un link
link-remove = Togli

# Lending.
loan-start = Presta
loan-lend = Presta la scatola
loan-borrower = A chi?
loan-since = Dal
loan-due = Da restituire il
loan-note = Nota
loan-back = È tornata
loan-extend = Prolunga…
loan-delete = Annotato per errore: eliminalo…
loan-delete-ask = Eliminare questo prestito, con il nome? Non si può annullare.
loan-was-back = Tornata il { $day }
loan-expected = Da restituire il { $day }
loan-late = In ritardo: era attesa il { $day }
loan-forget = Cancella il nome…
loan-forget-ask = Cancellare «{ $borrower }» da tutti i prestiti finiti? Non si può annullare.
loan-forget-yes = Sì, cancella
loan-forgotten = (nome cancellato)
loans-title = Scatole in prestito
loans-all = Mostra anche quelle tornate
loans-save = Salva l’elenco (CSV)
loans-count = { $count ->
    [one] { $count } scatola è in prestito.
   *[other] { $count } scatole sono in prestito.
}

# Changes.
changes-title = Che cosa è stato modificato
changes-of = Modifiche di «{ $title }»
changes-none = Nulla è stato ancora modificato.
changes-nobody = senza nome
changes-undo = Annulla
changes-undone = { $count ->
    [one] Annullato: è come prima.
   *[other] Annullato: { $count } scatole sono come prima.
}
changes-older = Più vecchie
changes-more = { $count ->
    [one] e ancora { $count } scatola
   *[other] e altre { $count } scatole
}
change-added = Aggiunta:
change-changed = Modificata:
change-removed = Tolta:
change-attached = File aggiunto:
change-detached = File tolto:
change-lent = Prestata:
change-back = Tornata:
change-presented = Presentazione modificata:
change-deleted = File eliminato per sempre:
change-due = Nuova data di ritorno:
change-unlent = Prestito eliminato:
change-joined = Ora aiuta:
change-dismissed = Non aiuta più:

# The library's own face.
about-address = Indirizzo
about-hours = Orari di apertura
about-boxes = { $count ->
    [one] { $count } scatola nella collezione
   *[other] { $count } scatole nella collezione
}
about-search = Cerca nella collezione
about-name = Nome della ludoteca
about-text = In poche parole
about-colour = Colore
about-own-colour = Un colore suo
settings-title = La tua ludoteca
settings-help = Tutti possono leggere quello che scrivi qui. Quello che resta vuoto non si vede.
helpers-title = Chi aiuta
helpers-help = Chi aiuta può aggiungere, modificare e prestare scatole, ma non cambiare le impostazioni.
helpers-since = dal { $day }
helpers-dismiss = Togli dal gruppo…
helpers-dismiss-yes = Sì, togli
helpers-link = Crea un link per chi aiuta
helpers-link-help = Chi apre questo link può aiutare. Vale due settimane; un nuovo link lo annulla.
helping-title = Qui dai una mano
helping-help = Puoi aggiungere, modificare e prestare scatole. Le impostazioni spettano a chi gestisce la ludoteca.
key-title = Gestisci questa ludoteca, o dai una mano?
key-help = La chiave appare all’avvio del server, e con il comando «ludotheque owner». Chi aiuta riceve un link.
key-label = Chiave o link
key-use = Entra

# Its files.
sheets-title = Libretto e immagini
sheet-read = Leggi
sheet-no-viewer = Questo browser non mostra PDF dentro una pagina.
sheet-open = Apri il PDF
sheet-save = Salva
sheet-print = Stampa
sheet-picture = Usala come immagine della scatola
sheet-delete = Togli il file…
sheet-delete-yes = Sì, togli
sheet-delete-ever = Elimina per sempre
sheet-attach = Aggiungi file: PDF, immagine o testo che puoi mostrare

# Lists of boxes.
lists-title = Elenchi di scatole
lists-choose = Importa un elenco: CSV o JSON. Nulla avviene prima che tu lo dica.
lists-would = Ecco che cosa si farebbe con «{ $name }»:
lists-done = Fatto; si può annullare nell’elenco delle modifiche.
lists-counts = Aggiunte: { $added }. Modificate: { $changed }. Già uguali: { $same }.
lists-skipped = Righe tralasciate, perché la scatola non è tua: { $count }.
lists-mistaken = Righe da correggere: { $count }. Nulla è stato importato.
lists-warned = Caselle lasciate vuote perché illeggibili: { $count }. Le loro scatole si importano lo stesso.
lists-line = Riga { $line }: { $sentence }
lists-columns = Come si legge ogni colonna (puoi cambiarlo)
lists-no-field = lasciata da parte
lists-bring = Importa queste scatole
lists-save-csv = Salva tutto (CSV)
lists-save-json = Salva tutto (JSON)
lists-untitled = Qual è la colonna del titolo? Sceglila qui sotto.
lists-no-name = Colonna { $number }
about-picture = Immagine
about-no-picture = Senza immagine

# A game at a real table.
tab-at-table = Al tavolo
tool-rules = Le regole
tool-booklet = Il libretto
tool-pad = Segnapunti
tool-begin = Chi comincia?
tool-dice = Dadi
tool-timer = Timer
tool-check = Verifica
field-scoring = Come si contano i punti
scoring-wins = Chi vince
scoring-highest = vince chi ha più punti
scoring-lowest = vince chi ha meno punti
scoring-rounds = Mani
scoring-rounds-of = { $count ->
    [one] una mano
   *[other] { $count } mani
}
scoring-open = a piacere
scoring-target = Finisce a tanti punti
scoring-target-of = si finisce a { $points } punti
scoring-none = senza limite
scoring-rows = Al posto delle mani: che cosa conta, uno per riga
scoring-rows-hint = Monete, Carte, Bonus…
scoring-declare = Indica come si contano i punti
players-who = Chi gioca?
players-name = Nome
players-add = Aggiungi
players-remove = Togli { $name }
players-known = Hanno già giocato qui
players-forget = Dimentica nomi
pad-new = Un nuovo segnapunti
pad-title = Quale gioco?
pad-title-hint = Un gioco qualsiasi
pad-start = Comincia a segnare
pad-begun = Segnapunti iniziati
pad-cell = { $name }, { $row }
pad-row = Che cosa conta
pad-round = Mano
pad-sum = Totale
pad-ahead = in testa
pad-empty = niente
pad-undo = Annulla
pad-reading = solo lettura
pad-offline = Al momento non c’è connessione: quello che scrivi resta qui e viene inviato più tardi.
pad-sending = Invio…
pad-conflict = { $cell }: nel frattempo qualcun altro ha scritto { $theirs }, e tu { $mine }. Che cosa è giusto?
pad-unread = « { $text } » non è un numero di punti ({ $cell }). Scrivi per esempio 12, −5 o 10+5, al massimo 999.999.
pad-seen = Ho capito
pad-sign = Cambia il segno
pad-typing = Puoi anche sommare: 10+5
pad-decided = La partita è decisa.
pad-end = Chiudi la partita
pad-won = { $count ->
    [one] { $names } vince con { $points } punti!
   *[other] { $names } si dividono la vittoria con { $points } punti!
}
pad-nothing = Non è stato scritto niente.
pad-ended-help = Il risultato è tra le tue partite, nella pagina “Io”.
pad-again = Ancora una con gli stessi
pad-reopen = Continua a scrivere
pad-share = Scrivere su più telefoni
pad-link-write = per scrivere insieme
pad-link-read = solo per leggere
pad-settings = Giocatori e punteggio
pad-name-of = Nome di { $name }
begin-draw = Estrai a sorte
begin-order = Estrai un ordine
begin-youngest = Comincia il più giovane
begin-tap = Chi è il più giovane? Tocca.
begin-tap-next = E chi viene dopo?
begin-found = Comincia { $name }!
begin-youngest-found = { $name } ha meno anni di tutti e comincia!
begin-rules = Le regole dicono: { $question }
begin-ages-again = Indica di nuovo chi è più giovane
fingers-title = Con le dita
fingers-help = Ognuno appoggia un dito qui e lo tiene fermo. Dopo un momento uno viene estratto a sorte.
fingers-found = Comincia chi è sotto il cerchio grande!
dice-count = Quanti dadi
dice-sides = Facce
dice-aloud = leggi il lancio ad alta voce
dice-throw = Lancia
dice-thrown = { $values }: in tutto { $sum }
dice-thrown-one = { $value }
dice-die = Dado { $number }: { $value }; tieni
dice-fresh = Dado { $number }, non ancora lanciato
dice-keep = Tocca un dado per tenerlo al prossimo lancio.
dice-before = Lanci precedenti
timer-kind = Quale timer
timer-countdown = Conto alla rovescia
timer-sand = Clessidra
timer-stopwatch = Cronometro
timer-chess = Orologio da scacchi
timer-minutes = Minuti
timer-seconds = Secondi
timer-extra = Secondi in più dopo ogni turno
timer-go = Avvia
timer-pause = Pausa
timer-again = Ancora una volta
timer-reset = Azzera
timer-turn-over = Capovolgi
timer-ready = Prepara gli orologi
timer-over = Tempo scaduto!
timer-over-of = { $name } non ha più tempo.
timer-chess-help = Chi ha finito tocca il proprio orologio, e parte quello dopo. Toccare un altro orologio gli dà il turno.
timer-help = Il tempo scorre anche quando guardi altre pagine, e un suono annuncia la fine, se i suoni non sono spenti.
check-title = È permesso, e quanto vale?
check-question = Che cosa vuoi sapere?
check-tap = Tocca le carte qui sotto.
check-take = Togli { $card }
check-clear = Togli tutte
check-group = { $label }: { $number }
check-more = Ancora una
check-ask = Chiedi alle regole
check-anew = Da capo
check-players-needed = Nomina da { $low } a { $high } giocatori.
check-yes = Permesso
check-no = Non permesso
check-rule = Leggi il § { $paragraph } delle regole

# Labels.
labels-title = Etichette per le scatole
labels-one = Stampa la sua etichetta
labels-help = Incolla un’etichetta su ogni scatola: chi la inquadra con il telefono ha le regole, il segnapunti, i dadi e il timer di quel gioco.
labels-search = Cerca scatole
labels-add-found = { $count ->
    [one] Prendi quella trovata
   *[other] Prendi tutte le { $count } trovate
}
labels-clear = Non prenderne nessuna
labels-sheet = Foglio di etichette (A4)
labels-size = { $size } mm, { $count } per foglio
labels-used = Etichette già usate
labels-address = Indirizzo della tua ludoteca, come la trovano i telefoni
labels-bad-address = « { $address } » non è un indirizzo; scrivilo come https://giochi.example.
labels-local = Questo indirizzo funziona solo su questo computer: i telefoni non lo troveranno. Scrivi l’indirizzo con cui raggiungono la ludoteca.
labels-shelf = Con il posto sullo scaffale
labels-count = { $count ->
    [one] { $count } etichetta
   *[other] { $count } etichette
} su { $sheets ->
    [one] { $sheets } foglio
   *[other] { $sheets } fogli
}
labels-print = Stampa
labels-print-help = Stampa a grandezza reale (100 %), senza margini. Prova prima su carta normale e confronta con il foglio.
labels-preview = Anteprima
labels-code = Codice di { $title }
