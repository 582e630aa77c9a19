### What environments say.

envs_missing = Umgebungen brauchen { $package }: pip install 'terrae[{ $extra }]'
envs_illegal = { $move } (Aktion { $action }) ist für { $agent } jetzt nicht möglich: { $reason }. Möglich: { $legal }
envs_no-such-action = es gibt keine Aktion { $action }: Sie sind von 0 bis { $last } nummeriert, wie im Katalog von { $game }. Möglich für { $agent }: { $legal }
envs_not-an-action = eine Aktion ist eine ganze Zahl, die Nummer eines Schritts im Katalog; { $action } ist { $kind }
envs_no-agent = es gibt keinen Agenten { $agent }; es gibt { $agents }
envs_not-begun = die Partie hat nicht begonnen: Ruf erst reset() auf
envs_over = die Partie ist zu Ende: Ruf reset() für eine neue auf
envs_action-after-end = für { $agent } ist die Partie zu Ende: Es geht nur step(None), nicht { $action }
envs_no-action = { $agent } muss handeln: step(None) ist für Agenten, deren Partie zu Ende ist
envs_actions-shape = step() nimmt { $number } Aktionen, eine für jede Partie, als Array der Form ({ $number },); dieses hat die Form { $shape }
envs_actions-dtype = Aktionen sind ganze Zahlen; diese sind { $dtype }
envs_illegal-in = in Partie { $number }: { $reason }
envs_reward = es gibt keine Belohnung namens { QUOTE($name) }; es gibt: { $known }
envs_render-mode = es gibt keine Darstellung namens { QUOTE($mode) }; es gibt: { $known }
envs_no-render-mode = erzeuge die Umgebung mit render_mode=...; es gibt: { $known }
envs_rounds = { $game } hat keine { $rounds } Runden: Gib eine Zahl ab 1 an, oder 0 für die ganze Partie
envs_seat = Platz { $seat } ist nicht am Tisch: Die Plätze sind 0 bis { $last }, oder None für einen beliebigen
envs_opponents = { $given } Mitspielende für { $needed } Plätze: Nenn einen Namen für alle oder für jeden Platz einen
envs_no-start = { $source } ist kein Anfang: Gib eine Spieldatei, eines der Rätsel von { $game } ({ $known }) oder FILE@PLY an
envs_start-title = { $source } ist eine Partie von { $other }, nicht von { $game }
envs_start-seats = { $source } ist eine Partie mit { $other } Plätzen, nicht mit { $seats }
envs_start-over = { $source } ist nach Schritt { $ply } zu Ende: Es bleibt nichts zu spielen
envs_no-task = es gibt keine Aufgabe namens { QUOTE($name) }; es gibt: { $known }
envs_and-more = { $listed } und { $more } weitere
envs_number = { $number } Partien lassen sich nicht spielen: Gib eine Zahl ab 1 an
envs_no-planner = kein Bot von { $game } plant mit Termen, also gibt es nichts, woran sich Werte lernen ließen
envs_two-seats = Vergleichsbots werden an Tischen zu zweit trainiert; dieser hat { $seats } Plätze
envs_no-dataset = { $folder } ist kein Datensatz: Er hat keine Partien; `terrae dataset` macht einen
envs_mixed-dataset = die Partien in { $folder } sind von mehreren Spielen oder Platzzahlen; lern von einer Art auf einmal
envs_no-journal = { $path } ist kein Trainingstagebuch: { $reason }
