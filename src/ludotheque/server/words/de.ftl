# Was das Haus nicht tut: was verlangt wurde, was daran nicht geht, was ginge.

no-such-table = Unter dieser Adresse gibt es keinen Tisch, oder er steht Ihnen nicht offen; bitten Sie um seinen Link.
no-such-page = Unter dieser Adresse gibt es nichts.
no-session = Sie sind noch nicht eingetreten; rufen Sie zuerst /api/me auf (POST).
dead-link = Dieser Link gilt nicht mehr; bitten Sie um einen neuen.
foreign-origin = Diese Anfrage kommt von der Seite eines anderen Hauses.
slow-down = Das war zu viel auf einmal; warten Sie einen Augenblick.
too-large = Das ist zu groß; angenommen werden höchstens { $most } Bytes.
malformed = Das ist nicht zu verstehen: { $why }
not-json = Eine Anfrage mit Inhalt muss JSON sein (Content-Type: application/json).
coach-alone = Der Ratgeber schweigt, wo andere Menschen mitspielen: gegen sie spielt man selbst. An einem Tisch nur mit Bots antwortet er.
still-playing = Die Partie läuft noch; bis zum Ende sieht jeder nur, was er selbst gesehen hat.
no-such-moment = Einen Augenblick { $asked }, von dem aus man weiterspielen könnte, hat diese Partie nicht: nötig ist die Nummer eines Ereignisses zwischen Beginn und Ende.
too-many-tables = Sie haben schon { $most } Tische offen; beenden Sie zuerst einen.
too-many-watched = Diese Verbindung sieht schon { $most } Tischen zu; verlassen Sie zuerst einen.
not-playing = An diesem Tisch wird noch nicht gespielt.
closing = Das Haus schließt für einen Augenblick; Ihr Tisch bleibt erhalten, kommen Sie gleich wieder.
defect = Bei uns ist etwas kaputt; geändert wurde nichts. Versuchen Sie es noch einmal, oder sagen Sie es dem Betreiber.
bad-limit = { $name } ist „{ $found }“; es muss eine Zahl sein.
bad-bot-processes = --bot-processes ist { $found }; es muss eine Zahl von 0 (Threads des Hauses) bis { $most } sein.
moving = Dieser Tisch geht gerade von einem Knoten des Hauses auf einen anderen über; nichts ist verloren, versuch es gleich noch einmal.
bad-bus = LUDOTHEQUE_BUS oder --bus ist „{ $found }“; es muss eine Adresse sein wie redis://host:6379.
bus-no-driver = Ein Bus auf Valkey oder Redis braucht den Zusatz: pip install "ludotheque[valkey]".
