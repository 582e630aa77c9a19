### What is said to whoever keeps order, and about what they did.

server_banned = du darfst zusehen, aber nicht mehr mitmachen: { $reason }
server_banned-bare = du darfst zusehen, aber nicht mehr mitmachen
server_banned-until = bis { $until } darfst du zusehen, aber nicht mitmachen: { $reason }
server_banned-until-bare = bis { $until } darfst du zusehen, aber nicht mitmachen
server_keeps-order = { $name } hält hier Ordnung und kann nicht gesperrt werden; wer den Server betreibt, kann das ändern
server_no-ban = diese Sperre gibt es nicht
server_no-report = diese Meldung gibt es nicht
server_no-new-name = ein neuer Name braucht etwas Lesbares
server_rollback-rated = diese Partie ist zu Ende und zählt; sie lässt sich nicht zurückdrehen
server_rollback-nothing = nach { $ply } wurde nichts gespielt, das sich zurückdrehen ließe

server_admin-line = { $made } { $who } { $act } { $table } { $subject } { $reason }
server_ban-line = { $id }: { $kind } { $value } ({ $name }), bis { $until }: { $reason }
server_ban-for-good = für immer
server_banned-now = { $name } ist gesperrt.
server_unbanned-now = { $name } ist nicht mehr gesperrt.
server_tidied = { $count ->
    [one] { $count } Tisch wurde weggeräumt.
   *[other] { $count } Tische wurden weggeräumt.
}

page_admin = Ordnung halten
page_admin-reports = Meldungen
page_admin-no-reports = Nichts wartet auf eine Entscheidung.
page_admin-said = { $name } sagte an Tisch { $table }:
page_admin-why = Gemeldet, weil: { $reason }
page_admin-hide-message = Verbergen
page_admin-keep-message = Stehen lassen
page_admin-ban-speaker = { $name } sperren
page_admin-ban-guest = Sperren
page_admin-table = Ein Tisch
page_admin-table-name = Adresse des Tisches, oder ihr Ende
page_admin-find = Finden
page_admin-state = { $game }, Schritt { $ply }
page_admin-is-over = zu Ende
page_admin-is-hidden = in keiner Liste
page_admin-is-rated = zählt
page_admin-rollback = Zurückdrehen
page_admin-rollback-to = bis Schritt
page_admin-seat = Platz neu besetzen
page_admin-seat-of = Platz
page_admin-kind = mit
page_admin-kind-person = Mensch
page_admin-kind-bot = Bot
page_admin-kind-open = frei
page_admin-bot = einem Bot
page_admin-open = niemandem (frei)
page_admin-end = Partie beenden
page_admin-hide = Aus Listen nehmen
page_admin-show = Wieder in Listen zeigen
page_admin-rename = Umbenennen
page_admin-rename-what = Was
page_admin-rename-table = Tisch
page_admin-new-name = Neuer Name
page_admin-reason = Warum
page_admin-bans = Sperren
page_admin-no-bans = Niemand ist gesperrt.
page_admin-ban = Sperren
page_admin-whom = Ein Konto, die Kennung eines Gasts oder eine Adresse
page_admin-days = Für wie viele Tage (0: für immer)
page_admin-lift = Aufheben
page_admin-until = bis { $until }
page_admin-for-good = für immer
page_admin-log = Was getan wurde
page_admin-no-acts = Noch nichts.
page_admin-operator = Betreiber
page_admin-act-rollback = zurückgedreht
page_admin-act-seat = Platz neu besetzt
page_admin-act-end = beendet
page_admin-act-hide = verborgen
page_admin-act-show = gezeigt
page_admin-act-rename = umbenannt
page_admin-act-close-league = Liga geschlossen
page_admin-act-ban = gesperrt
page_admin-act-unban = entsperrt
page_admin-act-hide-message = Nachricht verborgen
page_admin-act-keep-message = Nachricht gelassen
page_admin-act-retention = aufgeräumt
page_admin-act-password = neues Passwort
page_admin-act-role = Rolle
page_end-stopped = Diese Partie wurde von denen beendet, die den Server betreiben

script_ended-stopped = Die Partie wurde von denen beendet, die den Server betreiben.
script_admin-keep = Hier Ordnung halten
