### What the analysis says.

analysis_no-turns = darin gibt es keinen Zug von { $game }, der sich beurteilen lässt
analysis_part = { $what }: { $points }
analysis_with-goods = { $what } ({ $goods })
analysis_more = { $amount } { $good } mehr
analysis_less = { $amount } { $good } weniger
analysis_earlier = { $rounds ->
    [one] { $what } eine Runde früher
   *[other] { $what } { $rounds } Runden früher
}
analysis_later = { $rounds ->
    [one] { $what } eine Runde später
   *[other] { $what } { $rounds } Runden später
}
analysis_page-title = { $game }: Analyse
analysis_about = Analyse einer Partie, { $moves } Schritte
analysis_expected = Erwartete Endpunkte
analysis_expected-about = nach jedem Zug, wie die Planer es sehen
analysis_costly = Die teuersten Züge
analysis_costly-about = alle Berechnungen, kurz und weit voraus, sind sich einig
analysis_accuracy = Genauigkeit
analysis_accuracy-about = Anteil der Züge, die höchstens einen Punkt unter dem besten liegen
analysis_nothing = Kein Zug wurde gefunden, der drei Punkte oder mehr gekostet hat.
analysis_head-seat = Platz
analysis_head-share = Anteil guter Züge
analysis_head-good = Genauigkeit
analysis_head-lost = durch Fehler verlorene Punkte
analysis_lost = { $points } in { $turns } Zügen
analysis_after-round = nach Runde { $round }
analysis_end = am Ende
analysis_when = Runde { $round }, Schritt { $ply }
analysis_when-move = Schritt { $ply }
analysis_instead = besser:
analysis_line = Die bessere Fortsetzung
analysis_line-about = was in dieser Runde gefolgt wäre
analysis_compared = { $name }, gespielt: { $played }. Besser war: { $better } ({ $loss } Punkte).
analysis_openings = Die Eröffnung
analysis_openings-about = verglichen mit dem, was sich meist bewährt
analysis_fortune = { $points } gegenüber dem Mittel aller Völker
analysis_all-seats = Alle
analysis_doubtful = Zweifelhaft: Beim nächsten Zug war dort etwa so viel zu erwarten wie vorher.
analysis_named = { $what } { $points }
analysis_fared = { $points } gegenüber ihren Tischen in { NUMBER($times) } Partien von Bots ({ $bots }; { $low } bis { $high })
analysis_fared-with = dazu, wo das auf dem Tisch liegt: { $things }
analysis_fared-order = Platz { $place } in der ersten Zugreihenfolge: { $points }
analysis_fared-at = wer dort anfing: { $what }
analysis_fared-took = wer das hatte: { $what }
analysis_table = machen mehr oder weniger Punkte als sonst, wo das auf dem Tisch liegt: { $things }
analysis_even = fangen gleich an: In { NUMBER($games) } Partien von Bots ({ $bots }) war kein Platz und kein erstes Feld besser als der Zufall
analysis_began = so oft begannen Menschen in { $games } Partien ebenso: { $places }
analysis_begun = { $place } { $times }
analysis_favourite = die meisten beginnen auf { $place } ({ $times })
analysis_mark-played = gespielt
analysis_mark-better = besser

## analysis_term: parts of the evaluation, as the planners name them

analysis_term_goods = vorhandene Ressourcen
analysis_term_income = späteres Einkommen
analysis_term_towns = entstehende Städte
analysis_term_abilities = Fähigkeiten
analysis_term_promises = Plättchen kommender Runden
analysis_term_room = Platz zum Wachsen
analysis_term_urgency = andere könnten zuvorkommen

analysis_term_terra-nova_payouts = Ertrag beim Aussteigen
analysis_term_terra-nova_territory = Rang des Gebiets
analysis_term_terra-nova_tile = nächstes Vorteilsplättchen
analysis_term_terra-nova_rivals = Macht für andere

analysis_term_terra-mystica_passing = Ertrag beim Passen
analysis_term_terra-mystica_cults = Ränge in den Kulten
analysis_term_terra-mystica_network = Rang des Gebiets
analysis_term_terra-mystica_bonuses = kommende Kultboni
analysis_term_terra-mystica_card = nächste Rundenbonuskarte
analysis_term_terra-mystica_tokens = Machtchips
analysis_term_terra-mystica_tiles = Gunstplättchen
analysis_term_terra-mystica_neighbours = Nachbarschaft

analysis_term_terramara_artifacts = Artefakte
analysis_term_terramara_progress = näher an einem Artefakt
analysis_term_terramara_military = Militär
analysis_term_terramara_river = der Fluss
analysis_term_terramara_road = die Straße
analysis_term_terramara_outposts = Außenposten
analysis_term_terramara_workers = Arbeiter
analysis_term_terramara_clan = Clanmitglieder zum Schicken
analysis_term_terramara_reserved = ein reserviertes Artefakt

analysis_term_terra-nova-2006_regions = gewertetes Land
analysis_term_terra-nova-2006_pockets = Buchten, die sich schließen lassen
analysis_term_terra-nova-2006_land = offenes Land
analysis_term_terra-nova-2006_others = was den anderen bleibt
