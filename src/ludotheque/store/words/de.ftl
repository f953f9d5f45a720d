# Was schiefgehen kann, wo das Protokoll aufgehoben wird.

store-conflict = Tisch { $table } geht mit Ereignis { $found } weiter, nicht mit { $expected }: Jemand war schneller; lies ihn neu und entscheide noch einmal.
store-failed = Das Protokoll konnte nicht geschrieben werden ({ $error }). Sieh nach, ob die Platte voll ist, und frag noch einmal: Was doch aufgehoben wurde, wird erkannt.
store-refused = Das lässt sich nicht aufheben ({ $error }); nichts davon wurde geschrieben. Berichtige es und frag noch einmal.
store-closed = Die Ludothek schließt und hebt nichts mehr auf; frag wieder, wenn sie zurück ist.
store-unwritable = „{ $folder }“ ist nicht zu gebrauchen ({ $error }); wähle einen Ordner, in den du schreiben darfst, auf einer Platte mit Platz.
store-locked = Ein anderer Prozess hat die Ludothek in „{ $folder }“ offen; beende zuerst jenen, oder wähle einen anderen Ordner.
store-missing = In „{ $file }“ gibt es keine Ludothek; prüfe den Namen des Ordners oder der Datei.
store-foreign = „{ $file }“ ist nicht die Datenbank einer Ludothek; räume die Datei weg, oder wähle einen anderen Ordner.
store-damaged = „{ $file }“ ist beschädigt ({ $error }); hebe eine Kopie davon auf, und stelle die letzte Sicherung in einem neuen Ordner wieder her.
store-newer = „{ $file }“ wurde von einer neueren Version dieses Programms geschrieben (ihr Schritt { $found }, unserer { $ours }); installiere die neuere Version, oder stelle eine ältere Sicherung in einem neuen Ordner wieder her.
store-changed = „{ $file }“ stammt aus einem anderen Bau dieses Programms: Sein Schritt { $number } ({ $name }) ist anders als unserer. Nimm den Bau, der die Datei gemacht hat, oder stelle eine Sicherung in einem neuen Ordner wieder her.
store-old-sqlite = Dieses Python bringt SQLite { $found } mit; die Ludothek braucht { $needed } oder neuer. Nimm ein neueres Python.
store-backup-taken = „{ $file }“ gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.
store-backup-failed = „{ $file }“ konnte nicht geschrieben werden ({ $error }); wähle einen Ordner, den es gibt, der dir gehört und der Platz hat.
store-backup-faulty = Das Protokoll von Tisch { $table } in „{ $file }“ ist nicht vollständig, darum wurde nichts wiederhergestellt; nimm eine ältere Sicherung.
store-restore-taken = In „{ $folder }“ gibt es schon eine Ludothek; wähle einen leeren Ordner oder eine leere Datenbank, oder räume jene zuerst weg.
store-elsewhere = Ein anderer Knoten dieser Ludothek schreibt den Tisch { $table }; frag gleich noch einmal.
store-unreachable = Die Datenbank { $place } ist nicht zu gebrauchen ({ $error }). Sieh nach, ob sie läuft und uns einlässt, und versuch es dann wieder.
store-clock = Die Uhr dieses Rechners weicht um { $seconds } Sekunden von der Uhr der Datenbank { $place } ab; stell sie richtig (NTP) und starte noch einmal.
store-no-driver = Eine Ludothek in PostgreSQL braucht den Zusatz: pip install "ludotheque[postgres]".
store-no-such-kind = In „{ $asked }“ lässt sich keine Ludothek aufbewahren; nenne einen Ordner oder eine Adresse, die mit postgresql:// beginnt.
store-backup-postgres = Eine Ludothek in PostgreSQL ({ $place }) sichert man mit dessen eigenem pg_dump; siehe docs/operating.md.
