### What is said about ratings and statistics.

server_recomputed = { $count ->
    [one] De ratings zijn uitgerekend uit { $count } partij.
   *[other] De ratings zijn uitgerekend uit { $count } partijen.
}

page_league = Competitie
page_ratings = Ratings
page_ratings-of = { $title }: ratings
page_ratings-titles = Spellen
page_ratings-people = Mensen
page_ratings-nobody = Niemand heeft nog een partij voor de rating uitgespeeld. Kies “Telt voor de rating” als je een tafel opzet.
page_ratings-bots = Bots
page_ratings-factions = Volken
page_ratings-about = Elke plek telt als een team van wie er speelt en waarmee, zodat niemand sterk lijkt door een sterk volk. Iedereen begint met 1500; wie zeker sterk is, staat vooraan.
page_rating = Rating
page_rating-name = Naam
page_rating-margin = Marge
page_rating-games = { $count ->
    [one] { $count } partij, { $won } gewonnen, ± { $margin }
   *[other] { $count } partijen, { $won } gewonnen, ± { $margin }
}
page_stats-games = Partijen
page_stats-seats = Plekken
page_stats-won = Gewonnen
page_stats-points = Punten gemiddeld
page_stats-ahead = Voorsprong op de tafel
page_stats-by-faction = Per volk
page_stats-faction = Volk
page_stats-by-place = Naar plaats in de eerste speelvolgorde
page_stats-place-head = Plaats
page_stats-place = Plaats { $place }
page_stats-about = { $count ->
    [one] Uit { $count } partij die op deze server is afgelopen; verlaten plekken tellen niet.
   *[other] Uit { $count } partijen die op deze server zijn afgelopen; verlaten plekken tellen niet.
}
page_stats-nothing = Van dit spel is hier nog geen partij afgelopen.
page_stats-by-title = Per spel
page_stats-title = Spel
page_stats-first = Gewonnen door wie begint
page_stats-above = Boven gemiddelde
page_stats-above-own = Boven de tafel
page_stats-mine = Van jou
page_stats-all = Van iedereen
page_stats-range = { $low } tot { $high }
page_stats-drawn = Lijnen beslaan wat waarschijnlijk is, negentien van de twintig keer; streepjes tonen wat gewoon is. Een volle stip wijkt daarvan af, wat bij veel vergelijkingen ook toevallig gebeurt.
