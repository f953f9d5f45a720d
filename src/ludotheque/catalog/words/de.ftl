# Was der Katalog der Sammlung nicht tut, und warum eine Schachtel vorgeschlagen wird.

catalog-no-record = Eine Schachtel { $number } gibt es in der Sammlung nicht.
catalog-changed = Jemand anderes hat „{ $title }“ inzwischen geändert; deshalb wurde nichts überschrieben. Sieh dir an, was jetzt dort steht, und schick deine Änderung noch einmal.
catalog-no-title = Eine Schachtel braucht einen Titel mit mindestens einem Buchstaben oder einer Ziffer.
catalog-players = Mindestens { $low } und höchstens { $high } Mitspielende, das geht nicht: Die kleinere Zahl kommt zuerst.
catalog-link = „{ $address }“ ist keine Adresse im Web; sie beginnt mit https:// oder http://.
catalog-filter = { $name } ist „{ $found }“; es muss eine Zahl von { $low } bis { $high } sein.
catalog-no-game = Ein Spiel { $game } gibt es hier nicht; es gibt: { $known }.
catalog-no-change = Diese Änderung steht nicht in der Liste.
catalog-cannot-undo = „{ $title }“ wurde seither noch einmal geändert; zurücknehmen geht deshalb nicht: Nimm zuerst die neuere Änderung zurück.
catalog-for-good = Das lässt sich nicht zurücknehmen.
catalog-busy = Gerade ändern andere laufend Schachteln; deshalb wurde nichts getan. Versuch es gleich noch einmal.
catalog-about-changed = Jemand anderes hat inzwischen geändert, was die Ludothek von sich sagt; deshalb wurde nichts überschrieben. Sieh dir an, was jetzt dort steht, und schick deine Änderung noch einmal.
catalog-dead-key = Dieser Schlüssel oder Link gilt nicht mehr; bitte den Menschen, dem die Ludothek gehört, um einen neuen.
catalog-not-yours = Das können nur die Menschen, denen die Ludothek gehört oder die dort mithelfen; öffne den Link, den du von ihnen bekommst.
catalog-day = „{ $asked }“ ist kein Tag; schreib ihn wie 2026-11-18.
catalog-due = Der { $due } liegt vor dem { $since }, an dem die Schachtel verliehen wurde; wähle einen späteren Tag.
catalog-no-borrower = Sag, wer die Schachtel mitnimmt.
catalog-no-loan = Diese Ausleihe gibt es nicht.
catalog-lent = „{ $title }“ ist schon verliehen; trag zuerst ein, dass die Schachtel zurück ist.
catalog-back = „{ $title }“ ist seit dem { $back } zurück.
import-empty = In dieser Datei steht nichts; ihre erste Zeile nennt die Spalten.
import-json = Diese Liste (JSON) ist ab Zeile { $line } nicht zu lesen; bring sie so, wie „Alles speichern (JSON)“ sie geschrieben hat.
import-columns = Diese Datei hat { $found } Spalten; gelesen werden höchstens { $most }. Ist es eine CSV-Datei?
import-long = Diese Datei hat mehr als { $most } Zeilen; teile sie in mehrere Dateien auf. Übernommen wurde nichts.
import-torn = Ab Zeile { $line } ist die Datei nicht zu lesen; meistens wurde ein Anführungszeichen nie geschlossen. Übernommen wurde nichts.
import-encoding = Ab Zeile { $line } ist die Datei nicht so geschrieben, wie sie angibt ({ $encoding }); speichere sie noch einmal als CSV (UTF-8). Übernommen wurde nichts.
import-unreadable = „{ $file }“ ist nicht zu lesen; prüfe den Namen, und ob du die Datei lesen darfst.
import-workbook = Das ist die Arbeitsmappe einer Tabellenkalkulation; speichere sie dort als CSV (UTF-8) und bring diese Datei.
import-binary = Das ist keine Textdatei; bring eine CSV-Datei.
import-no-column = Eine Spalte „{ $column }“ hat die Datei nicht; es gibt: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Meinst du „{ $nearest }“?
}
import-no-field = Ein Feld „{ $field }“ gibt es nicht; es gibt: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Meinst du „{ $nearest }“?
}
import-no-title = Keine Spalte der Datei ist der Titel; es gibt: { $known }. Sag, welche der Titel ist.
import-row-title = Diese Zeile hat keinen Titel.
import-number = { $column }: „{ $found }“ ist nicht eindeutig; schreib zum Beispiel { $example }.
import-year = { $column }: „{ $found }“ ist kein Jahr; schreib zum Beispiel 1995.
import-cell = { $column }: „{ $found }“ passt hier nicht.
import-length = { $column }: Dieser Text hat mehr als { $most } Zeichen; kürze ihn.
import-many = { $column }: Das sind mehr als { $most }; lass die wichtigsten stehen.
import-range = { $column }: „{ $found }“; es muss eine Zahl von { $low } bis { $high } sein.
import-field = Eine Schachtel hat kein Feld „{ $column }“; nimm es heraus.
import-twice = Der Schlüssel „{ $key }“ steht schon in einer Zeile darüber; jede Schachtel braucht ihren eigenen.
catalog-no-sheet = Diese Datei gibt es in der Sammlung nicht.
sheet-kind = Diese Datei lässt sich nicht anhängen: möglich sind PDF, Bilder (PNG, JPEG, WebP, GIF), Text und Markdown. Speichere sie so und bring sie noch einmal.
sheet-markup = HTML und SVG werden nicht angenommen, weil ein Browser sie ausführen könnte; speichere es als PDF oder Bild und bring es noch einmal.
sheet-picture = Hier ist ein Bild nötig: PNG, JPEG, WebP oder GIF.
sheet-large = Diese Datei ist zu groß; angenommen werden höchstens { $most } MB. Mach sie kleiner oder teile sie auf.
sheet-many = Bei dieser Schachtel liegen schon { $most } Dateien; lösche zuerst eine.
pad-no-pad = Diesen Punkteblock gibt es nicht: Der Link ist falsch geschrieben, oder der Block wurde gelöscht, weil ihn niemand benutzt hat. Nimm einen neuen.
pad-read-only = Mit diesem Link kannst du den Punkteblock nur lesen; bitte um den Link zum Schreiben.
pad-too-many = Du hast schon { $most } Punkteblöcke; lösche einen, den du nicht mehr brauchst.
pad-full = Dieser Punkteblock wurde zu oft geändert; beende ihn, und mach mit einem neuen weiter.
pad-ended = Dieser Punkteblock ist abgeschlossen; öffne ihn wieder, wenn du weiterschreiben willst.
pad-no-name = Wer mitspielt, braucht einen Namen mit mindestens einem Buchstaben.
pad-name = Ein Name hat höchstens { $most } Zeichen, dieser hat { $found }; kürze ihn.
pad-title = Ein Titel hat höchstens { $most } Zeichen, dieser hat { $found }; kürze ihn.
pad-players = Auf einen Punkteblock passen höchstens { $most } Mitspielende.
pad-same-player = Diese Person steht schon auf dem Block.
pad-no-player = Diese Person steht nicht mehr auf dem Block.
pad-row = Eine Zeile { $row } hat dieser Block nicht; er hat { $most }.
pad-rows-written = Nach der { $most }. Zeile stehen noch Punkte, die verloren gingen; leere sie zuerst.
pad-points = { $found } ist zu viel: Punkte gehen von −{ $most } bis { $most }.
pad-cell-changed = { $value ->
    [none] Jemand anderes hat dieses Feld inzwischen geleert
   *[other] Jemand anderes hat hier inzwischen { $value } geschrieben
}; was stimmt?
pad-nothing-to-undo = Du hast hier nichts geschrieben, was du zurücknehmen könntest.
pad-cannot-undo = Das hat seither jemand geändert; zurücknehmen geht deshalb nicht: Schreib stattdessen, was stimmt.
why-just-players = Für genau { $players } gemacht
why-players = Für { $low } bis { $high }, und ihr seid { $players }
why-players-from = Ab { $low } Personen, und ihr seid { $players }
why-players-to = Für bis zu { $high }, und ihr seid { $players }
why-age = Ab { $age } Jahren
why-minutes = Dauert etwa { $minutes } Minuten
why-playable = Ihr könnt es auch hier am Bildschirm spielen
why-shelf = Platz: { $shelf }
why-chance = Aus der ganzen Sammlung gezogen
