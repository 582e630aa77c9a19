### What is said about leagues and round robins.

server_no-league = deze competitie is er niet
server_league-name = een competitie heeft een naam nodig
server_league-seats = tafels van dit spel hebben { $fewest } tot { $most } plekken
server_league-size = een divisie heeft minstens zoveel mensen nodig als een tafel plekken heeft: { $seats }
server_league-begun = dat kan nu niet: ze is begonnen, of afgelopen
server_league-full = ze is vol: er spelen al { $most } mensen
server_league-few = een tafel heeft { $seats } mensen nodig; tot nu toe zijn het er { $people }
server_league-keeper = alleen wie deze competitie heeft gemaakt, kan dat
server_league-date = een seizoen kan worden aangekondigd voor een moment dat nog komt, binnen een jaar

notice_league = Een nieuwe tafel van je competitie: { $table }
notice_league-soon = Je competitie begint binnen een uur, met lopende klokken: { $table }
notice_league-few = Je competitie kon niet beginnen, want er doen te weinig mensen mee: { $table }

page_leagues = Competities
page_leagues-about = Een competitie heeft divisies en seizoenen: tafels worden vanzelf opgezet, de besten gaan omhoog, de laatsten omlaag. In een halve competitie treft iedereen iedereen één keer.
page_leagues-none = Er is nog geen competitie.
page_leagues-account = Competities duren weken. Om mee te spelen of er een te maken heb je een account nodig.
page_league-new = Een nieuwe competitie
page_league-name = Naam
page_league-kind = Soort
page_league-kind-league = Competitie
page_league-kind-robin = Halve competitie
page_league-game = Spel
page_league-seats = Plekken per tafel
page_league-clock = Klok van de tafels
page_league-starts = Begint vanzelf (als je weet wanneer)
page_league-begins = Begint:
page_league-when = Het volgende seizoen begint vanzelf
page_league-announce = Aankondigen
page_league-live = Livetafels gaan na elkaar open zodra het seizoen is begonnen: wees erbij, want hun klokken lopen.
page_league-size = Mensen per divisie
page_league-movers = Hoeveel omhoog en omlaag gaan
page_league-again = Het volgende seizoen begint vanzelf
page_league-make = Maken
page_league-facts = { $title }, tafels van { $seats }, { $clock }, telt voor de rating
page_league-people = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
page_league-state-open = { $season ->
    [0] Open: doe mee voordat het begint
   *[other] Seizoen { $season } is afgelopen; het volgende is open
}
page_league-state-running = Seizoen { $season } is bezig
page_league-state-closed = Afgelopen
page_league-robin-running = Is bezig
page_league-join = Meedoen
page_league-log-in = Log in om mee te doen
page_league-leave = Verlaten
page_league-member = Je speelt hier mee.
page_league-start = { $season ->
    [1] Beginnen
   *[other] Seizoen { $season } beginnen
}
page_league-waiting = In het volgende seizoen
page_league-waiting-first = Wie meespelen
page_league-nobody = Er doet nog niemand mee.
page_league-division = Divisie { $number }
page_league-standings = Stand
page_league-moves = { $up ->
    [0] { $down ->
        [one] De laatste gaat omlaag.
       *[other] De laatste { $down } gaan omlaag.
    }
   *[other] { $down ->
        [0] { $up ->
            [one] De eerste gaat omhoog.
           *[other] De eerste { $up } gaan omhoog.
        }
       *[other] { $up ->
            [one] De eerste gaat omhoog,
           *[other] De eerste { $up } gaan omhoog,
        } { $down ->
            [one] de laatste gaat omlaag.
           *[other] de laatste { $down } gaan omlaag.
        }
    }
}
page_league-points = Punten
page_league-points-about = Een punt voor iedereen die je aan een tafel verslaat, een half voor een gelijke stand; dan overwinningen, dan punten boven het gemiddelde van de tafel, dan wie eerder hoger stond.
page_league-games = Partijen
page_league-won = Gewonnen
page_league-ahead = Voorsprong
page_league-tables = Tafels
page_league-later = later
page_league-watch = Meekijken
page_league-ended = Hoe het afliep
page_league-you = jij
page_league-winners = Winnaars van vorige seizoenen
page_league-winner = Seizoen { $season }: { $name }
page_league-leave-next = Niet in het volgende seizoen
page_league-join-next = Meespelen in het volgende seizoen
page_league-keep = Voor wie deze competitie beheert
page_league-rename = Hernoemen
page_league-close = Voorgoed sluiten
page_league-close-about = Dan begint er geen seizoen meer.
page_league-your-turn = Jij bent aan zet
page_league-look = Kijken
