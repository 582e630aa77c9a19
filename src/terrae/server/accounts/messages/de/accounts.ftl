### What is said about accounts.

server_gone = Nicht mehr dabei
server_api-about = Alles, was Seiten können. Ein Browser ist an seinen Cookies zu erkennen, und was etwas ändert, kommt vom selben Ursprung; ein Programm hat ein Token (Authorization: Bearer ...), das auf der Seite eines Kontos entsteht und nur für manches gilt. Um zu spielen: Hör auf /api/stream; kommt dort turn, dann sieh den Tisch an (GET /api/tables/ID), wähle eine von ask.choices, und sende deren moves mit ply, epoch und seat, für die sie sind (POST /api/tables/ID/moves). Was etwas ändert, wird als JSON gesendet, mit Content-Type: application/json. Ablehnungen sind application/problem+json: type ist ein Wort für Programme, detail ein Satz; 409 sagt, dass die Partie weitergegangen ist, sieh dann noch einmal nach; 429 und 503 sagen in Retry-After, wann es sich wieder lohnt.
server_bot-account = { $name } (Bot)
server_bad-token = dieses Token ist unbekannt, oder nicht mehr gültig; auf der Seite deines Kontos kannst du ein neues machen
server_token-bearer = vor dem Token fehlt das Wort Bearer: Authorization: Bearer ...
server_token-scope = dafür ist dieses Token nicht: Es bräuchte den Bereich { $scope }
server_not-by-token = ein Konto wird nur im Browser geändert, nicht mit einem Token
server_no-token = dieses Token gibt es nicht, oder nicht mehr
server_no-scope = sag, wofür das Token ist: { $known }
server_too-many-tokens = du hast schon { $most } Tokens; widerrufe erst einige
server_too-many-bots = du hast schon { $most } Bots; entferne erst einen
server_bot-uninvited = ein Bot setzt sich nur, wo er eingeladen ist, über einen Link
server_name-of-account = du heißt wie dein Konto; dort lässt sich der Name ändern

page_log-in = Anmelden
page_log-in-otherwise = Anders anmelden, oder einen neuen Link anfordern
page_log-in-about = In diesem Browser bist du dann dieselbe Person wie anderswo: mit deinen Tischen, deinen Partien, deinem Namen.
page_log-out = Abmelden
page_register = Konto anlegen
page_register-about = Du behältst alle Tische dieses Browsers und findest sie in jedem anderen wieder.
page_no-account-yet = Noch kein Konto?
page_account-already = Schon ein Konto?
page_user-name = Name
page_user-name-about = { $least } bis { $most } Buchstaben oder Ziffern, keine Leerzeichen. Alle sehen ihn.
page_password = Passwort
page_password-about = Mindestens { $least } Zeichen; ein paar Wörter hintereinander sind leicht zu merken.
page_password-now = Dein Passwort
page_password-new = Neues Passwort
page_password-change = Passwort ändern
page_password-ends = Alle anderen Browser werden abgemeldet.
page_password-fresh = Du bist gerade mit einem Passkey oder einer Mail hereingekommen: Eine Viertelstunde lang brauchst du dein Passwort hier nicht.
page_account = Dein Konto
page_account-guest = Du bist Gast
page_account-guest-about = Dieser Browser merkt sich dich. Mit einem Konto tun es andere auch.
page_account-change = Konto ändern
page_name-change = Namen ändern
page_name-new = Neuer Name
page_change = Ändern
page_sessions = Wo du angemeldet bist
page_sessions-about = Beende, was du nicht kennst, und ändere dann dein Passwort.
page_session-here = dieser Browser
page_session-end = Abmelden
page_sessions-end = Überall sonst abmelden
page_device-unknown = Unbekannter Browser
page_tokens = Programme
page_tokens-about = Ein Token lässt ein Programm manches für dich tun, bis du es widerrufst.
page_tokens-schema = Was Programme können
page_token-label = Wofür ist es?
page_token-scopes = Es darf
page_token-days = Bis wann?
page_token-for-good = bis ich es widerrufe
page_token-month = einen Monat lang
page_token-year = ein Jahr lang
page_token-speaks = Es spricht für
page_token-bot = für { $name }
page_token-make = Token anlegen
page_token-unused = noch nicht benutzt
page_token-until = bis { $date }
page_token-revoke = Widerrufen
page_token-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
page_token-copy = Kopieren
page_scope-read = zusehen
page_scope-play = sich setzen und spielen
page_scope-create = Tische eröffnen
page_scope-talk = chatten und Notizen schreiben
page_bots = Deine Bots
page_bots-about = Ein Bot hat einen eigenen Namen und wird von einem Programm mit einem Token gespielt. Er setzt sich, wo er eingeladen ist, und alle sehen, dass er ein Bot ist.
page_bot-name = Name des Bots
page_bot-make = Bot anlegen
page_bot-remove = Entfernen
page_own-data = Deine Daten
page_own-data-about = Alles, was dieser Server über dich speichert, als Datei, die Programme lesen können.
page_own-data-load = Herunterladen
page_leave = Für immer gehen
page_leave-about = Dein Name, Chat, Notizen und alles andere von dir wird gelöscht. In laufenden Partien mit anderen spielt ein Bot weiter; in beendeten gehört dein Platz niemandem. Das lässt sich nicht rückgängig machen.
page_leave-sure = Alles von mir löschen
page_profile-see = Dein Profil ansehen
page_profile-games = Partien
page_profile-won = Siege
page_profile-titles = Spiele
page_profile-title = Spiel
page_profile-by-title = Nach Spiel
page_profile-results = Ergebnisse
page_profile-results-about = öffentliche Tische, die neuesten zuerst
page_profile-place = { $place }.
page_profile-with = { $title }, mit { $others }
page_profile-others = mit { $others }
page_profile-nothing = Noch keine öffentliche Partie ging zu Ende.
page_plays-since = spielt hier seit { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
page_role-admin = betreibt diesen Server
page_role-moderator = hält hier Ordnung
page_bot-of = ein Bot von { $name }

server_passkey-refused = dieser Passkey wurde nicht angenommen; bitte versuch es noch einmal
server_too-many-passkeys = du hast schon { $most } Passkeys; entferne erst einen
server_no-passkey = diesen Passkey gibt es nicht, oder nicht mehr
server_no-mail = dieser Server verschickt keine Mail
server_bad-mail = das ist keine Mailadresse
server_link-expired = dieser Link wurde schon benutzt oder ist zu alt; fordere einen neuen an
server_letter-enter-subject = Anmelden bei Terrae
server_letter-enter = Hallo { $name },

    mit diesem Link bist du angemeldet, einmal, innerhalb der nächsten Stunde:

    { $link }

    Wenn du ihn nicht angefordert hast, geschieht nichts, und du brauchst nichts zu tun.
server_letter-prove-subject = Deine Adresse bei Terrae
server_letter-prove = Hallo { $name },

    mit diesem Link sagst du, dass diese Adresse dir gehört, innerhalb der nächsten Stunde:

    { $link }

    Wenn du ihn nicht angefordert hast, geschieht nichts, und du brauchst nichts zu tun.

page_passkey-log-in = Mit einem Passkey anmelden
page_passkeys = Passkeys
page_passkeys-about = Melde dich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN eines deiner Geräte.
page_passkey-make = Passkey anlegen
page_passkey-remove = Entfernen
page_passkey-unused = noch nicht benutzt
page_mail = Mail
page_mail-about = Wenn du dein Passwort verlierst, geht ein Link an diese Adresse; und Mails über das, was neu für dich ist, so oft, wie es die Glocke oben sagt. Niemand sonst sieht sie.
page_mail-address = Adresse
page_mail-none = Noch ist keine Adresse bekannt.
page_mail-save = Link zur Bestätigung schicken
page_mail-remove-about = Leer lassen, um sie zu löschen.
page_mail-sent = Eine Mail ist unterwegs, wenn das möglich ist. Der Link darin gilt eine Stunde.
page_mail-link = Link per Mail schicken
page_mail-link-about = Passwort verloren? Wenn eine Adresse bekannt ist, geht ein Link dorthin.
page_mail-name = Name oder Adresse
page_enter = Mit diesem Link anmelden
page_enter-about = In diesem Browser bist du dann dieselbe Person wie anderswo. Danach kannst du ein neues Passwort setzen.
page_mail-prove = Diese Adresse gehört mir
page_mail-prove-about = Von jetzt an kann ein Link dorthin gehen, wenn du dein Passwort verlierst.
page_go-on = Weiter

script_passkey-none = Es wurde kein Passkey benutzt.
script_passkey-known = Dieses Gerät hat schon einen Schlüssel von dir.
page_told-ended = Der andere Browser ist abgemeldet.
page_told-name = So heißt du von jetzt an.
page_told-password = Das neue Passwort gilt. Alle anderen Browser sind abgemeldet.
page_told-passkey = Von jetzt an kannst du dich mit diesem Schlüssel anmelden.
page_told-passkey-removed = Dieser Schlüssel öffnet nichts mehr.
page_told-mail-removed = Es ist keine Adresse mehr bekannt.
page_told-mail-proved = Diese Adresse gehört jetzt dir.
page_told-revoked = Dieses Token gilt nicht mehr.
page_told-bot = Der Bot ist da; leg jetzt ein Token für ihn an.
page_told-bot-removed = Dieser Bot ist weg.
page_told-left = Alles von dir ist gelöscht.
page_programs = Programme
page_programs-about = Was eine Seite kann, kann auch ein Programm, in jeder Sprache, die HTTP und JSON spricht.
page_programs-token = Ein Token
page_programs-token-about = Ein Programm zeigt bei jeder Anfrage, für wen es spricht: mit einem Token, das du auf der Seite deines Kontos anlegst. Es wird einmal gezeigt und lässt sich dort widerrufen.
page_programs-scopes = Es gilt nur für manches:
page_programs-play = Spielen
page_programs-news = Hör auf die Neuigkeiten von allen deinen Tischen. Was schon auf dich wartet, kommt zuerst.
page_programs-look = Sieh den Tisch an. Er sagt, was dein Platz gefragt ist, und jede Antwort, die möglich ist.
page_programs-answer = Sende die Züge einer Antwort, mit der Stellung, für die sie sind. Zurück kommt die Stellung danach; ist dein Platz dann noch etwas gefragt, geht es weiter.
page_programs-bots = Ein eigener Bot
page_programs-bots-about = Ein Bot hat einen eigenen Namen, und alle sehen, dass er einer ist. Du legst ihn auf der Seite deines Kontos an, und ein Token für ihn. Er setzt sich, wo ihm jemand einen Link schickt, und spielt, wie du es tätest.
page_programs-refused = Wenn etwas abgelehnt wird
page_programs-refused-about = Die Antwort hat einen Status und einen Satz, in der gewünschten Sprache. 409 sagt, dass die Partie weitergegangen ist: Sieh noch einmal nach. 429 und 503 sagen, nach wie vielen Sekunden es sich wieder lohnt.
page_programs-all = Alles andere
page_programs-all-about = Jede Anfrage ist als OpenAPI beschrieben, für Menschen und für Programme:
page_help-programs = Für alle, die Programme schreiben
