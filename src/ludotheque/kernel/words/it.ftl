# Che cosa dicono gli errori: che cosa si chiedeva, che cosa non va, che cosa andrebbe bene.

unknown-language = La lingua «{ $asked }» qui non c’è; ci sono { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unknown-game = Sullo scaffale non c’è nessun gioco «{ $asked }»; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unknown-program = «{ $asked }» non è un programma che si possa eseguire; serve un file eseguibile, un comando con le sue parole, o FILE.py:CLASSE.
unknown-bot = Non c’è nessun bot «{ $asked }»; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unknown-seat = A questo tavolo non c’è il posto { $asked }; i posti vanno da 0 a { $last }.
unknown-lesson = Il gioco «{ $game }» non ha una lezione.
unknown-lesson-move = «{ $asked }» qui non fa proseguire la lezione; la fa proseguire: { $known }.
unknown-option = Questo gioco non ha l’opzione «{ $name }»; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unknown-action = «{ $text }» non è un’azione di questo gioco; un’azione comincia con: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
unknown-card = «{ $card }» in «{ $text }» non è una carta di questo gioco; le carte si scrivono come { $first } e { $last }.
bad-option-value = L’opzione { $name } non può essere «{ $value }»; può essere: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
option-does-not-apply = L’opzione { $name } qui non può essere «{ $value }»: serve { $needs }.
bad-players = Non si può giocare in { $asked }; con queste opzioni si gioca in { $known }.
seed-and-chance = Il caso viene da un seme ({ $asked }) o da una fonte, non da entrambi: dai l’uno o l’altra.
bad-seed = «{ $asked }» non è un seme; un seme è un numero intero da 0 a 2⁶⁴ − 1.
bad-names = { $asked } non può dare il nome ai giocatori di questo tavolo; servono { $players } nomi, uno per posto.

position-not-object = Una posizione è un oggetto JSON con chiavi leggibili; questo è un { $found }.
position-other-rules = { $found } non è una versione delle regole di questo gioco; ha: { $known }.
position-unknown-key = Una posizione di questo gioco non ha la chiave «{ $key }»; ha: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
position-says-otherwise = La posizione dice già in quanti si gioca e con quali opzioni ({ $players } giocatori, { $options }): non darle, o dai le stesse.
position-in-a-deal = Si stanno dando le carte: una posizione esiste solo quando tocca a qualcuno o a partita finita.
position-number = Nella posizione { $key } è { $found }; deve essere un numero intero da { $low } a { $high }.
position-value = Nella posizione { $key } è «{ $found }»; può essere: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
position-type = Nella posizione { $key } è { $found }; deve avere la forma { $type }.
position-length = Nella posizione { $key } è { $found }; deve essere un elenco di { $length } voci.

script-used-up = Il copione del caso è finito dopo { $made } mosse, e ne serve ancora una.
script-impossible = Il copione del caso dice «{ $move }», che qui non è possibile; sono possibili: { $known }.

folder-lacks-files = Al gioco nella cartella «{ $folder }» manca: { $files }.
folder-bad-card = Il file game.toml nella cartella «{ $folder }» non si può usare: { $error }.
folder-bad-stage = Il file game.toml nella cartella «{ $folder }» dice stage = «{ $stage }»; può essere: { $known }.
folder-bad-lesson = La lezione di «{ $folder }» non si può usare: { $folder }/rulebook/lesson.toml:{ $line }: { $error }
folder-bad-credits = Il file game.toml nella cartella «{ $folder }» cita «{ $found }»; può nominare: { $known }.
module-lacks = Al file «{ $file }»{ $line ->
    [none] { "" }
   *[other] , riga { $line }
} manca: { $missing }. Va definito lì, come dice ludotheque/kernel/contract.py.
module-bad-function = Nel file «{ $file }»{ $line ->
    [none] { "" }
   *[other] , riga { $line }
}, { $name } non si può chiamare come dice il contratto: scrivi { $write }.
hooks-not-tuple = Nel file «{ $file }»{ $line ->
    [none] { "" }
   *[other] , riga { $line }
}, HOOKS è «{ $found }», che non è una tupla di nomi: scrivi { $write }.
hook-unknown = Il file «{ $file }»{ $line ->
    [none] { "" }
   *[other] , riga { $line }
} dichiara la funzione facoltativa «{ $name }», che non esiste; può dichiarare: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}
hook-undeclared = Il file «{ $file }»{ $line ->
    [none] { "" }
   *[other] , riga { $line }
} definisce senza dichiarare: { $names }. Scrivi lì { $write }, oppure dai un altro nome a ciò che è solo un aiuto.
sentences-unknown = Nel file «{ $file }»{ $line ->
    [none] { "" }
   *[other] , riga { $line }
}, SENTENCES parla di «{ $found }», che le regole non conoscono; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire { $nearest }?
}

declaration-deck-empty = { $file }, riga { $line }: un mazzo ha bisogno di carte, e di almeno una copia di ciascuna{ $card ->
    [none] { "" }
   *[other] { " " }(qui non c’è nessuna { $card })
}: scrivi per esempio values=range(1, 14), copies=1.
declaration-deck-twice = { $file }, riga { $line }: questo mazzo ha due volte la carta { $card }: aumenta il numero delle copie o dalle un altro valore.
declaration-copies = { $file }, riga { $line }: { $component } vuole un mazzo senza copie, e «{ $deck }» ne ha: dai una copia sola a ogni carta, oppure fanne a meno.
declaration-no-deck = { $file }, riga { $line }: { $component } si fa con un mazzo, non con { $found }: scrivi per esempio { $component }(DECK).
declaration-no-ends = { $file }, riga { $line }: una catena vuole tessere con due estremità, e il mazzo «{ $deck }» non ne ha: fallo con dominoes(6).
declaration-no-track = { $file }, riga { $line }: le pedine camminano su un percorso, non su { $found }: scrivi pawns(TRACK, 4).
declaration-no-space = { $file }, riga { $line }: questo percorso non ha la casella { $found }; le sue caselle vanno da 0 a { $last }.
declaration-bad-dice = { $file }, riga { $line }: { $count } dadi a { $sides } facce non si possono lanciare: ce ne vuole almeno uno, con almeno due facce.
declaration-unknown = { $file }, riga { $line }: { $what } non può essere «{ $found }»; può essere: { $known }.
declaration-no-verb = { $file }, riga { $line }: l’azione «{ $verb }» è { $found }: scrivi card(DECK), single(), pawn(…), number(1, 6) o simili.
declaration-no-component = { $file }, riga { $line }: l’azione «{ $verb }» nomina il componente «{ $found }», che State non dichiara; dichiara: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
declaration-no-field = { $file }, riga { $line }: l’azione «{ $verb }» nomina il campo «{ $found }», che State non ha; ha: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
declaration-no-counters = { $file }, riga { $line }: «{ $component }» va con il componente «{ $found }», che State non dichiara; dichiara: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
declaration-no-used = { $file }, riga { $line }: quanti «{ $component }» sono in gioco lo dice il campo «{ $found }», che State non ha; ha: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
declaration-other-pawns = { $file }, riga { $line }: l’azione «{ $verb }» muove una di { $found } pedine, ma «{ $pawns }» ne ha { $there } per posto: scrivi pawn({ $there }).
declaration-deck-name = { $file }, riga { $line }: due mazzi si chiamano «{ $name }»: dai un altro nome a uno dei due, per esempio deck(…, name="jokers").
declaration-board-component = { $file }, riga { $line }: in [board], { $key } è «{ $found }», che State non dichiara; dichiara: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
declaration-board-key = { $file }, riga { $line }: [board] non ha la chiave «{ $found }»; può avere: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
declaration-two-rests = { $file }, riga { $line }: «{ $one }» e «{ $other }» contengono entrambi ciò che del loro mazzo non è altrove: scrivi rest=False per uno dei due.
declaration-no-phase = { $file }, riga { $line }: a Phase manca { $found }, la fase in cui la partita è finita: aggiungila.
declaration-no-refusal = { $file }, riga { $line }: a No manca { $found }, di cui hanno bisogno i soliti rifiuti: aggiungilo, con dieci volte il numero del suo § e un contatore.
declaration-name-twice = { $file }, riga { $line }: { $name } è dichiarato qui per la seconda volta (la prima alla riga { $first }): dai un altro nome a uno dei due.
declaration-field-twice = { $file }, riga { $line }: «{ $component }» ha il campo { $field }, che «{ $other }» porta già: dai un altro nome a uno dei due.
declaration-field-taken = { $file }, riga { $line }: «{ $component }» ha il campo { $field }, ma ogni stato ha già qualcosa con quel nome: scegline un altro.
declaration-verb-deck = { $file }, riga { $line }: l’azione «{ $verb }» prende carte del mazzo «{ $deck }», ma «{ $component }» ha quelle di «{ $other }»: indica lo stesso mazzo per entrambi.
declaration-before-owner = { $file }, riga { $line }: «{ $component }» appartiene a «{ $other }», dichiarato più sotto: dichiaralo dopo «{ $other }».
declaration-supply-of = { $file }, riga { $line }: la riserva «{ $component }» dà ai contatori dei posti, e «{ $other }» non lo è: dichiara «{ $other } = counters()», o indicane un altro.
declaration-supply-start = { $file }, riga { $line }: «{ $other }» comincia da { $start }, ma all’inizio è tutto nella riserva «{ $component }»: togli start=… e distribuisci in setup, dove si sa quanti giocano.
declaration-word-twice = { $file }, riga { $line }: one_of ha due volte la parola «{ $word }»: ognuna vale per un’azione.
declaration-argument-twice = { $file }, riga { $line }: due argomenti si chiamano «{ $name }», e nessuna frase potrebbe distinguerli: scrivi name=… per uno dei due, come in number(1, 4, name="row").
declaration-few-starts = { $file }, riga { $line }: questa pista ha { $found } partenze per { $seats } posti: danne una a ogni posto.
declaration-bad-cross = { $file }, riga { $line }: una croce ha quattro bracci uguali, quindi { $found } caselle non vanno: scrivi un multiplo di quattro, almeno 12.
declaration-bad-start = { $file }, riga { $line }: questi contatori cominciano da { $found }, ma vanno da { $low } a { $high }: cambia start=…, low=… o il loro tipo, per esempio i2.

check-unknown = Questo gioco non ha una domanda « { $asked } »; ha: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevi { $nearest }?
}
check-players = Qui si tratta di { $low }–{ $high } giocatori, e ne sono nominati { $found }.
check-no-field = Non c’è nulla da compilare che si chiami « { $name } »; c’è: { $known }.
check-each = { $name } è « { $found } »; serve un valore per ciascuno dei { $players } giocatori.
check-cards = { $name } è « { $found } »; deve essere un elenco di carte.
check-card = « { $found } » non è una carta di questo gioco; le carte si scrivono come { $first } e { $last }.
check-copies = { $card } è nominata { $found } volte; nella scatola c’è { $most ->
    [one] una volta
   *[other] { $most } volte
}.
check-many = { $found } carte qui sono troppe; se ne possono inserire al massimo { $most }.
check-groups = « { $found } » non va; si possono inserire al massimo { $most } elenchi di carte.
check-choice = { $name } è « { $found } »; può essere: { $known }.
check-number = { $name } è { $found }; deve essere un numero intero da { $low } a { $high }.
check-flag = { $name } è « { $found } »; è vero o falso.

log-line = Riga { $line }: { $reason }
log-foreign = questo non è un nostro diario; la sua prima riga è «{ $expected }».
log-key-twice = «{ $key }» compare qui per la seconda volta; una basta.
log-unreadable = «{ $found }» non è né un’intestazione né una mossa; una mossa è un posto (o * per il caso) e un’azione.{ $nearest ->
    [none] { "" }
   *[other] { " " }Volevi dire «{ $nearest }:»?
}
log-lacks-key = il diario finisce senza «{ $key }:», che serve per rigiocarlo.
log-bad-value = «{ $found }» non è un valore per «{ $key }».
log-other-rules = questa partita segue la versione { $found } delle regole; questo programma gioca la versione { $ours }.
log-chance-due = qui tocca al caso, ma il diario dice «{ $found }»; sono possibili: { $known }.
log-chance-not-due = il diario dice «{ $found }», ma qui non tocca al caso.
log-seed-disagrees = il diario dice «{ $found }», ma il suo seme { $seed } qui dà «{ $dealt }».
log-move-refused = { $reason }
log-results = il diario finisce con i risultati { $found }, ma le sue mosse danno { $ours }.
no-cache = Le regole vengono compilate, e { $folder } non può contenerne il risultato: { $error }. Libera spazio o indica un’altra cartella in LUDOTHEQUE_CACHE.
