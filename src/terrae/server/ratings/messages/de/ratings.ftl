### What is said about ratings and statistics.

server_recomputed = { $count ->
    [one] Die Wertungszahlen wurden aus { $count } gewerteten Partie berechnet.
   *[other] Die Wertungszahlen wurden aus { $count } gewerteten Partien berechnet.
}

page_league = Liga
page_ratings = Wertung
page_ratings-of = { $title }: Wertungszahlen
page_ratings-titles = Spiele
page_ratings-people = Menschen
page_ratings-nobody = Noch niemand hat eine gewertete Partie beendet. Wähle „Gewertet“, wenn du einen Tisch eröffnest.
page_ratings-bots = Bots
page_ratings-factions = Völker
page_ratings-about = Wer spielt und was gespielt wird, zählt zusammen als Team, damit niemand wegen eines starken Volkes für stark gilt. Alle beginnen mit 1500; wer sicher stark ist, steht vorn.
page_rating = Wertungszahl
page_rating-name = Name
page_rating-margin = Spanne
page_rating-games = { $count ->
    [one] { $count } Partie, { $won } gewonnen, ± { $margin }
   *[other] { $count } Partien, { $won } gewonnen, ± { $margin }
}
page_stats-games = Partien
page_stats-seats = Plätze
page_stats-won = Siege
page_stats-points = Punkte im Schnitt
page_stats-ahead = Vorsprung vor dem Tisch
page_stats-by-faction = Nach Volk
page_stats-faction = Volk
page_stats-by-place = Nach Platz in der ersten Zugreihenfolge
page_stats-place-head = Platz
page_stats-place = Platz { $place }
page_stats-about = { $count ->
    [one] Aus { $count } Partie, die auf diesem Server zu Ende ging; verlassene Plätze zählen nicht.
   *[other] Aus { $count } Partien, die auf diesem Server zu Ende gingen; verlassene Plätze zählen nicht.
}
page_stats-nothing = Hier ging noch keine Partie dieses Spiels zu Ende.
page_stats-by-title = Nach Spiel
page_stats-title = Spiel
page_stats-first = Siege derer, die beginnen
page_stats-above = Über dem Schnitt
page_stats-above-own = Über dem Tisch
page_stats-mine = Deine
page_stats-all = Alle
page_stats-range = { $low } bis { $high }
page_stats-drawn = Linien reichen über das, was wahrscheinlich ist, in neunzehn von zwanzig Fällen; Striche zeigen, was üblich ist. Ein voller Punkt weicht davon ab, was bei vielen Vergleichen auch durch Zufall vorkommt.
