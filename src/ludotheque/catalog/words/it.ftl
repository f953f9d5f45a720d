# Che cosa il catalogo della collezione non fa, e perché una scatola viene proposta.

catalog-no-record = Nella collezione non c’è una scatola { $number }.
catalog-changed = Qualcun altro ha modificato «{ $title }» nel frattempo, perciò nulla è stato sovrascritto: guarda che cosa c’è ora e invia di nuovo la tua modifica.
catalog-no-title = Una scatola ha bisogno di un titolo con almeno una lettera o una cifra.
catalog-players = Almeno { $low } e al massimo { $high } giocatori non è possibile: metti prima il numero più piccolo.
catalog-link = «{ $address }» non è un indirizzo del web; comincia con https:// o http://.
catalog-filter = { $name } è «{ $found }»; serve un numero da { $low } a { $high }.
catalog-no-game = Qui non c’è un gioco { $game }; ci sono: { $known }.
catalog-no-change = Questa modifica non è nell’elenco.
catalog-cannot-undo = «{ $title }» è stato modificato ancora da allora, perciò non si può annullare: annulla prima la modifica più recente.
catalog-about-changed = Qualcun altro ha modificato nel frattempo la presentazione della ludoteca, perciò nulla è stato sovrascritto: guarda che cosa c’è ora e invia di nuovo la tua modifica.
catalog-dead-key = Questa chiave o questo link non funziona più; chiedine uno nuovo a chi gestisce la ludoteca.
catalog-not-yours = Possono farlo solo chi gestisce la ludoteca e chi aiuta; apri il link che ricevi da loro.
catalog-day = «{ $asked }» non è un giorno; scrivilo come 2026-11-18.
catalog-due = Il { $due } viene prima del { $since }, giorno del prestito; scegli un giorno più tardi.
catalog-no-borrower = Scrivi chi prende la scatola.
catalog-no-loan = Questo prestito non esiste.
catalog-lent = «{ $title }» è già in prestito; prima segna che è tornato.
catalog-back = «{ $title }» è tornato il { $back }.
why-just-players = Fatto per { $players } giocatori esatti
why-players = Da { $low } a { $high } giocatori, e qui ce ne sono { $players }
why-age = Da { $age } anni
why-minutes = Dura circa { $minutes } minuti
why-playable = Puoi giocarci anche qui, sullo schermo
why-shelf = Si trova in { $shelf }
why-chance = Estratto da tutta la collezione
