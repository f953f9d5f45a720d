# Perché un tavolo non segue una richiesta: che cosa è stato chiesto, che cosa non va, che cosa andrebbe.

other-rules = Questa partita è iniziata con la versione { $played } delle regole; questa casa gioca ora la versione { $ours }. Si può guardare ed esportare, ma non continuare.
not-seated = Non avete un posto a questo tavolo; prendetene prima uno.
not-started = La partita non è ancora cominciata; può avviarla chi ospita.
already-started = La partita è già cominciata.
match-over = Questa partita è finita; chiedete la rivincita per giocare ancora.
not-over = La partita è ancora in corso; la rivincita si può chiedere alla fine.
host-only = Solo chi ospita questo tavolo può farlo.
no-such-seat = Il posto { $asked } non esiste a questo tavolo; i posti vanno da 0 a { $last }.
table-full = Nessun posto è libero a questo tavolo; potete guardare.
seat-taken = Il posto { $seat } è occupato; sceglietene un altro.
already-seated = Siete già a questo tavolo, al posto { $seat }.
knows-another-hand = In questa partita avete avuto un altro posto e ne conoscete le carte; potete guardare.
nobody-seated = Nessuno è seduto a questo tavolo; prendete prima un posto.
already-left = Lì gioca già un bot.
seat-covered = Un bot sta giocando per voi; riprendete prima il vostro posto.
not-covered = Lì giocate voi; nessun bot tiene quel posto.
late = «{ $action }» risponde a un tavolo che nel frattempo è cambiato; guardate di nuovo e scegliete.
nothing-to-undo = Non avete ancora fatto nulla che si possa annullare.
undo-acted-on = È troppo tardi per annullare: qualcuno ha già giocato di conseguenza.
proposal-pending = C’è già una proposta in attesa; rispondete prima a quella.
no-proposal = In questo momento non è proposto nulla.
own-proposal = La proposta è vostra; ora tocca agli altri rispondere.
already-answered = Avete già dato il vostro accordo.
rematch-made = La rivincita è già pronta; seguitela.
chat-off = A questo tavolo non si chiacchiera.
chat-phrases-only = A questo tavolo si dicono solo le frasi già pronte.
chat-empty = Lì non c’è nulla da dire: scrivete qualcosa o scegliete una frase.
unknown-phrase = La frase «{ $asked }» non esiste; ci sono: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Intendevate { $nearest }?
}

# Che cosa si può dire a ogni tavolo.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a voi.
phrase-well-played = Bella mossa!
phrase-oh-no = Oh no!
phrase-hurry = Un po’ più in fretta, per favore!
phrase-wait = Un momento, per favore.
phrase-thanks = Grazie!
phrase-again = Giochiamo ancora?
phrase-goodbye = Arrivederci!
