## terra-mystica_option: a sentence on each option

terra-mystica_option_map = Der Spielplan: base, fire-ice-1, fire-ice-2 (dessen zwei Seiten), loon-lakes, fjords oder fjords-2.0.
terra-mystica_option_factions = Wer was spielt: choose, random oder ein Volk für jeden Platz, etwa witches,giants (die von Feuer & Eis, wenn ihre Option an ist).
terra-mystica_option_seating = Wer wo sitzt: wie angegeben oder vor der Partie ausgelost.
terra-mystica_option_points = Punkte zu Beginn: 20 für alle, 2017 (je nach Volk, schwache bekommen mehr) oder eine Zahl für jeden Platz, etwa Gebote.
terra-mystica_option_fire-and-ice-factions___ice = Dürfen Frostfeen und Yetis gespielt werden?
terra-mystica_option_fire-and-ice-factions___volcano = Dürfen Geweihte und Drachenmeister gespielt werden?
terra-mystica_option_fire-and-ice-factions___variable = Dürfen Flussläufer und Gestaltwandler gespielt werden, und mit welchen Werten? v5 ist die offizielle Änderung, die anderen sind älter.
terra-mystica_option_mini-expansion-1 = Sind die Stadtmarken Zwei Schlüssel, Boot und Ruhm im Spiel?
terra-mystica_option_shipping-bonus = Ist die Rundenbonuskarte Seereisen (Punkte für Schifffahrt) im Spiel?
terra-mystica_option_temple-scoring-tile = Ist das Wertungsplättchen Tempel im Spiel?
terra-mystica_option_final-scoring = Ein zusätzliches Endwertungsplättchen: keins, ein zufälliges oder ein bestimmtes.
terra-mystica_option_variable-turn-order = Wird die nächste Runde in der Reihenfolge des Passens gespielt statt reihum ab dem Platz, der zuerst gepasst hat?
terra-mystica_option_landscapes = Hat jedes Volk eine Sonderlandschaft? (eine Mini-Erweiterung von Fans)
terra-mystica_option_errata-cultist-power = Erhalten Kultisten und Gestaltwandler 1 Macht, wenn alle ablehnen, die durch sie Macht nehmen könnten?
terra-mystica_option_strict-leech = Müssen Machtangebote vor dem eigenen Zug beantwortet werden? Wenn nicht, verfallen sie mit jeder Aktion.
terra-mystica_option_strict-darkling-sh = Müssen Düsterlinge ihre Arbeiter in dem Zug zu Priestern machen, in dem sie die Festung bauen?
terra-mystica_option_strict-chaosmagician-sh = Beendet Passen den Doppelzug der Chaosmagier?
terra-mystica_option_scoring-tiles = Die Wertungsplättchen der Runden: random oder sechs davon der Reihe nach, etwa SCORE1,SCORE3,SCORE5,SCORE2,SCORE4,SCORE6.
terra-mystica_option_bonus-cards = Die Rundenbonuskarten der Partie: random oder drei mehr, als es Plätze gibt, etwa BON1,BON2,BON3,BON4,BON5.
terra-mystica_option_loose = Was andere Seiten gegen die gedruckten Regeln durchgehen lassen, für Partien von dort: early-points (Münzen werden jederzeit zu Punkten), build-elsewhere (nach dem Umwandeln in eine fremde Landschaft auf einem beliebigen Heimatfeld in Reichweite bauen), loose-cultist-ordering (niemand wartet auf eine Kultstufe anderer), resign (aufgeben), idle-actions (Aktionen und Tausch, die nichts bringen), stacked-bridges (Brücken, wo schon eine steht), late-choices (was eine Aktion bringt, bis zum Ende des Zugs wählen), spade-order (Spaten des Kultbonus in beliebiger Reihenfolge der Plätze), any-terrain (Spaten machen ein Feld zu jeder Landschaft, auch weg von der Heimat und auf dem Kreis in beide Richtungen).

## terra-mystica_option-name: on the form that sets a table up

terra-mystica_option-name_map = Spielplan
terra-mystica_option-name_factions = Völker
terra-mystica_option-name_seating = Sitzordnung
terra-mystica_option-name_points = Punkte zu Beginn
terra-mystica_option-name_fire-and-ice-factions___ice = Eisvölker
terra-mystica_option-name_fire-and-ice-factions___volcano = Vulkanvölker
terra-mystica_option-name_fire-and-ice-factions___variable = Variable Völker
terra-mystica_option-name_mini-expansion-1 = Drei weitere Stadtmarken
terra-mystica_option-name_shipping-bonus = Bonuskarte Seereisen
terra-mystica_option-name_temple-scoring-tile = Wertung für Tempel
terra-mystica_option-name_final-scoring = Zusätzliche Endwertung
terra-mystica_option-name_variable-turn-order = Reihenfolge des Passens
terra-mystica_option-name_landscapes = Sonderlandschaften
terra-mystica_option-name_errata-cultist-power = Trost für Kultisten
terra-mystica_option-name_strict-leech = Macht vor dem eigenen Zug
terra-mystica_option-name_strict-darkling-sh = Düsterlinge weihen sofort
terra-mystica_option-name_strict-chaosmagician-sh = Passen beendet Doppelzug
terra-mystica_option-name_scoring-tiles = Wertungsplättchen
terra-mystica_option-name_bonus-cards = Rundenbonuskarten
terra-mystica_option-name_loose = Regeln anderer Seiten

terra-mystica_option-about_factions = Wer was spielt.
terra-mystica_option-about_seating = Wer wo sitzt.
terra-mystica_option-about_points = Für alle gleich, oder mehr für schwache Völker.
terra-mystica_option-about_fire-and-ice-factions___ice = Frostfeen und Yetis stehen zur Wahl.
terra-mystica_option-about_fire-and-ice-factions___volcano = Geweihte und Drachenmeister stehen zur Wahl.
terra-mystica_option-about_fire-and-ice-factions___variable = Flussläufer und Gestaltwandler stehen zur Wahl.
terra-mystica_option-about_mini-expansion-1 = Für eine Stadt gibt es auch Boot, Ruhm und Zwei Schlüssel.
terra-mystica_option-about_shipping-bonus = Eine Karte mit Punkten für Schifffahrt wird mitgemischt.
terra-mystica_option-about_temple-scoring-tile = Ein Plättchen mit Punkten für Tempel wird mitgemischt.
terra-mystica_option-about_final-scoring = Am Spielende wird noch etwas gewertet.
terra-mystica_option-about_variable-turn-order = Wer zuerst passt, beginnt die nächste Runde, und so weiter.
terra-mystica_option-about_landscapes = Jedes Volk darf eine eigene legen. Von Fans gemacht.
terra-mystica_option-about_errata-cultist-power = Sie erhalten 1 Macht, wenn niemand die angebotene nimmt.
terra-mystica_option-about_strict-leech = Angebote werden vor dem eigenen Zug beantwortet; sonst warten sie.
terra-mystica_option-about_strict-darkling-sh = Arbeiter werden in dem Zug zu Priestern, in dem die Festung gebaut wird.
terra-mystica_option-about_strict-chaosmagician-sh = Nach dem Passen gibt es keine zweite Aktion.
terra-mystica_option-about_scoring-tiles = Welches Plättchen in welcher Runde liegt.
terra-mystica_option-about_bonus-cards = Welche Karten im Spiel sind.
terra-mystica_option-about_loose = Was andere Seiten durchgehen lassen, für Partien, die dort begonnen wurden.

terra-mystica_value_map_base = Grundspiel
terra-mystica_value_map_fire-ice-1 = Feuer & Eis
terra-mystica_value_map_fire-ice-2 = Feuer & Eis, Rückseite
terra-mystica_value_map_loon-lakes = Die Seen
terra-mystica_value_map_fjords = Die Fjorde
terra-mystica_value_map_fjords-2_0 = Die Fjorde, alt

terra-mystica_value-about_map_base = Hier werden die meisten Partien gespielt
terra-mystica_value-about_map_fire-ice-1 = Breitere Flüsse
terra-mystica_value-about_map_fire-ice-2 = Breitere Flüsse, anderes Land
terra-mystica_value-about_map_loon-lakes = Viele kleine Seen
terra-mystica_value-about_map_fjords = Lange Küsten
terra-mystica_value-about_map_fjords-2_0 = Lange Küsten, ältere Fassung

terra-mystica_value_factions_choose = Alle wählen
terra-mystica_value_factions_random = Zugelost

terra-mystica_value-about_factions_choose = Nacheinander, mit dem Spielplan vor Augen
terra-mystica_value-about_factions_random = Jeder Platz bekommt eins, alle von verschiedener Farbe

terra-mystica_value_seating_given = Wie hier angegeben
terra-mystica_value_seating_shuffled = Ausgelost

terra-mystica_value_points_20 = 20 für alle
terra-mystica_value_points_2017 = Je nach Volk

terra-mystica_value-about_points_2017 = Schwache Völker beginnen mit mehr

terra-mystica_value_fire-and-ice-factions___variable_off = Nicht in dieser Partie
terra-mystica_value_fire-and-ice-factions___variable_v5 = Wie berichtigt
terra-mystica_value_fire-and-ice-factions___variable_v4 = Vierte Werte
terra-mystica_value_fire-and-ice-factions___variable_v3 = Dritte Werte
terra-mystica_value_fire-and-ice-factions___variable_v2 = Zweite Werte
terra-mystica_value_fire-and-ice-factions___variable_original = Wie gedruckt

terra-mystica_value_final-scoring_none = Keine
terra-mystica_value_final-scoring_random = Ausgelost
terra-mystica_value_final-scoring_connected-distance = Größte Entfernung
terra-mystica_value_final-scoring_connected-sa-sh-distance = Heiligtum und Festung
terra-mystica_value_final-scoring_building-on-edge = Außenposten
terra-mystica_value_final-scoring_connected-clusters = Ansiedlungen

terra-mystica_value-about_final-scoring_none = Kulte und Gebiete, wie immer
terra-mystica_value-about_final-scoring_random = Eine der vier
terra-mystica_value-about_final-scoring_connected-distance = Quer durch ein Gebiet von dir
terra-mystica_value-about_final-scoring_connected-sa-sh-distance = Von der Festung zum Heiligtum
terra-mystica_value-about_final-scoring_building-on-edge = Gebäude am Rand des Spielplans
terra-mystica_value-about_final-scoring_connected-clusters = Getrennte Gruppen in einem Gebiet

terra-mystica_value_scoring-tiles_random = Gezogen

terra-mystica_value_bonus-cards_random = Gezogen

terra-mystica_value_loose_none = Keine: die gedruckten Regeln
terra-mystica_value_loose_early-points = Münzen werden jederzeit zu Punkten
terra-mystica_value_loose_build-elsewhere = Nach dem Umwandeln in eine fremde Landschaft auf jedem Heimatfeld in Reichweite bauen
terra-mystica_value_loose_loose-cultist-ordering = Niemand wartet auf eine Kultstufe anderer
terra-mystica_value_loose_resign = Aufgeben ist möglich
terra-mystica_value_loose_idle-actions = Aktionen, die nichts bringen, sind möglich
terra-mystica_value_loose_stacked-bridges = Brücken, wo schon eine steht
terra-mystica_value_loose_late-choices = Was eine Aktion bringt, darf später im Zug gewählt werden
terra-mystica_value_loose_spade-order = Spaten des Kultbonus in beliebiger Reihenfolge
terra-mystica_value_loose_any-terrain = Spaten machen ein Feld zu jeder Landschaft

## terra-mystica_good-at: one sentence on each faction, for whoever chooses

terra-mystica_good-at_alchemists = Tauschen Münzen gegen Punkte und zurück und ziehen Macht aus dem Graben.
terra-mystica_good-at_auren = Erklimmen die Kulte: ein Gunstplättchen mit der Festung, dann zwei Stufen pro Runde.
terra-mystica_good-at_chaosmagicians = Sammeln Gunstplättchen im Doppelpack und handeln zweimal, wenn es zählt.
terra-mystica_good-at_cultists = Steigen in den Kulten, wenn andere durch sie Macht nehmen: Bau mitten unter den anderen.
terra-mystica_good-at_darklings = Punkten mit jedem Spaten; bei ihnen graben die Priester.
terra-mystica_good-at_dwarves = Graben Tunnel unter einem Feld hindurch und punkten damit, ganz ohne Schiffe.
terra-mystica_good-at_engineers = Bauen billig und verbinden alles mit Brücken, die Punkte bringen.
terra-mystica_good-at_fakirs = Fliegen über alles, was im Weg ist, zum Preis eines Priesters.
terra-mystica_good-at_giants = Siedeln überall: Jedes Land kostet zwei Spaten.
terra-mystica_good-at_halflings = Graben viel: Jeder Spaten bringt einen Punkt.
terra-mystica_good-at_mermaids = Leben am Wasser: weite Schifffahrt und Städte über den Fluss hinweg.
terra-mystica_good-at_nomads = Breiten sich schnell aus: ein drittes Wohnhaus und jede Runde ein Sandsturm.
terra-mystica_good-at_swarmlings = Beginnen reich, bauen teuer und bekommen Arbeiter für jede Stadt.
terra-mystica_good-at_witches = Gründen viele Städte, mit einem kostenlosen Wohnhaus im Wald jede Runde.
terra-mystica_good-at_icemaidens = Beginnen mit einem Gunstplättchen und punkten mit Tempeln.
terra-mystica_good-at_yetis = Leben von Macht: Aktionen kosten weniger, und genutzte bleiben ihnen offen.
terra-mystica_good-at_acolytes = Erklimmen die Kulte und bezahlen dann mit Stufen für Land.
terra-mystica_good-at_dragonlords = Bezahlen Land mit Machtchips und hüten den Rest.
terra-mystica_good-at_riverwalkers = Folgen dem Fluss und schalten Land mit Priestern frei.
terra-mystica_good-at_shapeshifters = Wechseln die Heimat, wie es zum Spielplan passt, mit Macht von nebenan.
