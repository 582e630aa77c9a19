### What is said about leagues and round robins.

server_no-league = diese Liga gibt es nicht
server_league-name = eine Liga braucht einen Namen
server_league-seats = Tische dieses Spiels haben { $fewest } bis { $most } Plätze
server_league-size = eine Staffel braucht mindestens so viele Leute, wie ein Tisch Plätze hat: { $seats }
server_league-begun = das geht jetzt nicht: Sie hat begonnen oder ist zu Ende
server_league-full = sie ist voll: { $most } spielen schon mit
server_league-few = ein Tisch braucht { $seats } Leute; bisher sind es { $people }
server_league-keeper = das kann nur, wer diese Liga angelegt hat
server_league-date = eine Saison lässt sich für einen Zeitpunkt ankündigen, der noch kommt, höchstens ein Jahr voraus

notice_league = Ein neuer Tisch deiner Liga: { $table }
notice_league-soon = Deine Liga beginnt innerhalb einer Stunde, mit laufenden Uhren: { $table }
notice_league-few = Deine Liga konnte nicht beginnen, weil zu wenige mitmachen: { $table }

page_leagues = Ligen
page_leagues-about = Eine Liga hat Staffeln und Saisons: Tische entstehen von selbst, die Besten steigen auf, die Letzten ab. Beim Turnier alle gegen alle treffen sich alle genau einmal.
page_leagues-none = Es gibt noch keine Liga.
page_leagues-account = Ligen dauern Wochen. Um mitzuspielen oder eine anzulegen, brauchst du ein Konto.
page_league-new = Neue Liga
page_league-name = Name
page_league-kind = Art
page_league-kind-league = Liga
page_league-kind-robin = Alle gegen alle
page_league-game = Spiel
page_league-seats = Plätze pro Tisch
page_league-clock = Uhr der Tische
page_league-starts = Beginnt von selbst (falls du weißt, wann)
page_league-begins = Beginn:
page_league-when = Die nächste Saison beginnt von selbst
page_league-announce = Ankündigen
page_league-live = Live-Tische öffnen sich nacheinander, sobald die Saison begonnen hat: Sei dabei, denn ihre Uhren laufen.
page_league-size = Leute pro Staffel
page_league-movers = Wie viele auf- und absteigen
page_league-again = Die nächste Saison beginnt von selbst
page_league-make = Anlegen
page_league-facts = { $title }, Tische zu { $seats }, { $clock }, gewertet
page_league-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
page_league-state-open = { $season ->
    [0] Offen: Mach mit, bevor es losgeht
   *[other] Saison { $season } ist zu Ende; die nächste ist offen
}
page_league-state-running = Saison { $season } läuft
page_league-state-closed = Zu Ende
page_league-robin-running = Läuft gerade
page_league-join = Mitmachen
page_league-log-in = Anmelden, um mitzumachen
page_league-leave = Aussteigen
page_league-member = Du spielst hier mit.
page_league-start = { $season ->
    [1] Beginnen
   *[other] Saison { $season } beginnen
}
page_league-waiting = In der nächsten Saison
page_league-waiting-first = Wer mitspielt
page_league-nobody = Noch niemand macht mit.
page_league-division = Staffel { $number }
page_league-standings = Tabelle
page_league-moves = { $up ->
    [0] { $down ->
        [one] Der letzte Rang steigt ab.
       *[other] Die letzten { $down } steigen ab.
    }
   *[other] { $down ->
        [0] { $up ->
            [one] Der erste Rang steigt auf.
           *[other] Die ersten { $up } steigen auf.
        }
       *[other] { $up ->
            [one] Der erste Rang steigt auf,
           *[other] Die ersten { $up } steigen auf,
        } { $down ->
            [one] der letzte steigt ab.
           *[other] die letzten { $down } steigen ab.
        }
    }
}
page_league-points = Punkte
page_league-points-about = Ein Punkt für alle, die du an einem Tisch schlägst, ein halber bei Gleichstand; dann Siege, dann Punkte über dem Durchschnitt des Tisches, dann wer vorher höher stand.
page_league-games = Partien
page_league-won = Siege
page_league-ahead = Voraus
page_league-tables = Tische
page_league-later = später
page_league-watch = Zuschauen
page_league-ended = Wie es ausging
page_league-you = du
page_league-winners = Wer frühere Saisons gewann
page_league-winner = Saison { $season }: { $name }
page_league-leave-next = Nicht in der nächsten Saison
page_league-join-next = In der nächsten Saison mitspielen
page_league-keep = Für alle, die diese Liga betreuen
page_league-rename = Umbenennen
page_league-close = Endgültig schließen
page_league-close-about = Dann beginnt keine Saison mehr.
page_league-your-turn = Du bist am Zug
page_league-look = Ansehen
