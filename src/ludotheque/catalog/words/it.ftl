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
catalog-for-good = Questo non si può annullare.
catalog-busy = In questo momento altre persone stanno modificando le scatole, quindi non è stato fatto nulla; riprova tra un attimo.
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
import-json = Questo elenco (JSON) non si legge dalla riga { $line } in poi; portalo così come l’ha scritto «Salva tutto (JSON)».
import-columns = Questo file ha { $found } colonne; se ne leggono al massimo { $most }. È un file CSV?
import-long = Questo file ha più di { $most } righe; dividilo in più file. Nulla è stato importato.
import-torn = Il file non si legge dalla riga { $line } in poi; di solito c’è una virgoletta mai chiusa. Nulla è stato importato.
import-encoding = Dalla riga { $line } in poi il file non è scritto come dichiara ({ $encoding }); salvalo di nuovo come CSV (UTF-8). Nulla è stato importato.
import-unreadable = «{ $file }» non si può leggere; controlla il nome e se puoi leggerlo.
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
import-no-title = Nessuna colonna del file è il titolo; ci sono: { $known }. Indica qual è il titolo.
import-row-title = Questa riga non ha un titolo.
import-number = { $column }: «{ $found }» non è chiaro; scrivi per esempio { $example }.
import-year = { $column }: «{ $found }» non è un anno; scrivi per esempio 1995.
import-cell = { $column }: «{ $found }» non va bene qui.
import-length = { $column }: questo testo ha più di { $most } caratteri; accorcialo.
import-many = { $column }: sono più di { $most }; lascia i più importanti.
import-range = { $column }: «{ $found }»; serve un numero da { $low } a { $high }.
import-field = Una scatola non ha un campo «{ $column }»; toglilo.
import-twice = La chiave «{ $key }» si trova già in una riga più sopra; ogni scatola ha bisogno della propria.
catalog-no-sheet = Questo file non è nella collezione.
sheet-kind = Questo file non si può allegare: vanno bene PDF, immagini (PNG, JPEG, WebP, GIF), testo e Markdown. Salvalo così e portalo di nuovo.
sheet-markup = HTML e SVG non si accettano, perché un browser potrebbe eseguirli; salvalo come PDF o immagine e portalo di nuovo.
sheet-picture = Qui serve un’immagine: PNG, JPEG, WebP o GIF.
sheet-large = Questo file è troppo grande; si accettano al massimo { $most } MB. Riducilo o dividilo.
sheet-many = Con questa scatola ci sono già { $most } file; prima eliminane uno.
pad-no-pad = Questo segnapunti non esiste: il link è scritto male, oppure il segnapunti è stato cancellato perché nessuno lo usava. Creane uno nuovo.
pad-read-only = Con questo link puoi solo leggere il segnapunti; chiedi il link per scrivere a chi lo tiene.
pad-too-many = Hai già { $most } segnapunti; cancellane uno che non ti serve più.
pad-full = Questo segnapunti è stato modificato troppe volte; chiudilo e continua su uno nuovo.
pad-ended = Questo segnapunti è chiuso; riaprilo per continuare a scrivere.
pad-no-name = Serve un nome con almeno una lettera.
pad-name = Un nome ha al massimo { $most } caratteri, questo ne ha { $found }; accorcialo.
pad-title = Un titolo ha al massimo { $most } caratteri, questo ne ha { $found }; accorcialo.
pad-players = Su un segnapunti c’è posto per { $most } persone al massimo.
pad-same-player = Questa persona è già sul segnapunti.
pad-no-player = Questa persona non è più sul segnapunti.
pad-row = Questo segnapunti non ha una riga { $row }; ne ha { $most }.
pad-rows-written = Dopo la riga { $most } ci sono ancora punti, che andrebbero persi; prima svuota quelle caselle.
pad-points = { $found } è troppo: i punti vanno da −{ $most } a { $most }.
pad-cell-changed = { $value ->
    [none] Nel frattempo qualcun altro ha svuotato questa casella
   *[other] Nel frattempo qualcun altro ha scritto qui { $value }
}; qual è il valore giusto?
pad-nothing-to-undo = Non hai scritto nulla qui che si possa annullare.
pad-cannot-undo = Qualcuno l’ha modificato nel frattempo, quindi non si può annullare: scrivi piuttosto il valore giusto.
why-just-players = Fatto per { $players } giocatori esatti
why-players = Da { $low } a { $high } giocatori, e qui ce ne sono { $players }
why-players-from = Da { $low } giocatori in su, e qui ce ne sono { $players }
why-players-to = Fino a { $high } giocatori, e qui ce ne sono { $players }
why-age = Da { $age } anni
why-minutes = Dura circa { $minutes } minuti
why-playable = Puoi giocarci anche qui, sullo schermo
why-shelf = Posto: { $shelf }
why-chance = Estratto da tutta la collezione
