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
import-empty = In questo file non c’è nulla; la prima riga dà i nomi delle colonne.
import-columns = Questo file ha { $found } colonne; se ne leggono al massimo { $most }. È un file CSV?
import-long = Questo file ha più di { $most } righe; dividilo in più file. Nulla è stato ripreso.
import-torn = Il file non si legge dalla riga { $line } in poi ({ $error }); di solito c’è una virgoletta mai chiusa. Nulla è stato ripreso.
import-unreadable = «{ $file }» non si può leggere ({ $error }); controlla il nome e se puoi leggerlo.
import-workbook = Questa è una cartella di un foglio di calcolo; salvala da lì come CSV (UTF-8) e porta quel file.
import-binary = Questo non è un file di testo; porta un file CSV.
import-no-column = Nel file non c’è una colonna «{ $column }»; ci sono: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Intendevi «{ $nearest }»?
}
import-no-field = Non c’è un campo «{ $field }»; ci sono: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Intendevi «{ $nearest }»?
}
import-no-title = Nessuna colonna del file è il titolo; ci sono: { $known }. Indica qual è: --map COLONNA=title
import-mistakes = { $count ->
    [one] Una riga del file non si può riprendere
   *[other] { $count } righe del file non si possono riprendere
}, perciò nulla è stato ripreso. Correggi le righe indicate e porta di nuovo il file.
import-row-title = Questa riga non ha un titolo.
import-number = { $field } è «{ $found }»; serve un numero.
import-year = L’anno è «{ $found }»; serve un anno come 1995.
import-cell = Questo non va: { $error }.
import-twice = La chiave «{ $key }» si trova già in una riga più sopra; ogni scatola ha bisogno della propria.
catalog-no-sheet = Questo file non è nella collezione.
sheet-kind = Questo file non si può allegare: vanno bene PDF, immagini (PNG, JPEG, WebP, GIF), testo e Markdown. Salvalo così e portalo di nuovo.
sheet-markup = HTML e SVG non si accettano, perché un browser potrebbe eseguirli; salvalo come PDF o immagine e portalo di nuovo.
sheet-picture = Qui serve un’immagine: PNG, JPEG, WebP o GIF.
sheet-large = Questo file è troppo grande; si accettano al massimo { $most } MB. Riducilo o dividilo.
sheet-many = Con questa scatola ci sono già { $most } file; prima eliminane uno.
why-just-players = Fatto per { $players } giocatori esatti
why-players = Da { $low } a { $high } giocatori, e qui ce ne sono { $players }
why-age = Da { $age } anni
why-minutes = Dura circa { $minutes } minuti
why-playable = Puoi giocarci anche qui, sullo schermo
why-shelf = Si trova in { $shelf }
why-chance = Estratto da tutta la collezione
