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
propose-title = Tre idee
propose-again = Altre tre
propose-none = Nessuna scatola va bene. Togli una richiesta.
filters = Che cosa ti serve
filters-clear = Togli tutto
filter-any = non importa
filter-players = Quante persone ci sono
filter-people = { $count } persone
filter-age = Età di chi è più giovane
filter-years = { $age } anni
filter-minutes = Tempo
filter-at-most = { $minutes } minuti al massimo
filter-playable = giocabile qui, subito
filter-here = non in prestito adesso
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
other-editions = Altre edizioni
where = Dov’è la scatola?
stands-at = Si trova in { $shelf }
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
helpers-dismiss = Non far più aiutare…
helpers-dismiss-yes = Sì, basta
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
sheet-save = Salva
sheet-print = Stampa
sheet-picture = Usala come immagine della scatola
sheet-delete = Togli il file…
sheet-delete-yes = Sì, togli
sheet-delete-ever = Elimina per sempre
sheet-attach = Aggiungi file: PDF, immagine o testo che puoi mostrare

# Lists of boxes.
lists-title = Elenchi di scatole
lists-choose = Porta dentro un elenco (CSV). Nulla avviene prima che tu lo dica.
lists-would = Ecco che cosa si farebbe con «{ $name }»:
lists-done = Fatto; si può annullare nell’elenco delle modifiche.
lists-counts = Aggiunte: { $added }. Modificate: { $changed }. Già uguali: { $same }.
lists-skipped = Righe tralasciate, perché la scatola non è tua: { $count }.
lists-mistaken = Righe da correggere: { $count }. Nulla è stato ripreso.
lists-line = Riga { $line }: { $sentence }
lists-columns = Come si legge ogni colonna
lists-no-field = non ripreso
lists-bring = Porta dentro queste scatole
lists-save-csv = Salva tutto (CSV)
lists-save-json = Salva tutto (JSON)
about-picture = Immagine
about-no-picture = Senza immagine
