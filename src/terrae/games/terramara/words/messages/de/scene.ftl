terramara_scene_clan = Clan { $colour }
terramara_scene_colour-red = Rot
terramara_scene_colour-blue = Blau
terramara_scene_colour-green = Grün
terramara_scene_colour-yellow = Gelb
terramara_scene_set-up = Spielaufbau
terramara_scene_round = Runde { $round } von { $rounds }
terramara_scene_over = Die Partie ist zu Ende
terramara_scene_wins = Sieg mit { $points } Punkten: { $names }
terramara_scene_share = { $names } teilen sich den Sieg mit { $points } Punkten
terramara_scene_draw = Jetzt wird gezogen
terramara_scene_to-move = Am Zug: { $names }
terramara_scene_gives = Muss beim Raubzug etwas hergeben: { $names }
terramara_scene_seat-label = Platz { $seat }, { $name }: { $points } Punkte; { $total } bei Spielende jetzt
terramara_scene_rounds = Runden
terramara_scene_round-tile = Runde { $round }. { $text }
terramara_scene_round-workers = Anzuwerbende Arbeiter der Stufe { $level }: { $number }.
terramara_scene_round-deck = Zu Beginn verlassen Artefakte der Stufe { $level } den Stapel.
terramara_scene_round-river = Zu Beginn verlassen Artefakte der Stufe { $level } den Fluss.
terramara_scene_final = Die Stärksten bekommen am Ende { $places } Punkte.
terramara_scene_end = Ende
terramara_scene_military = Militär
terramara_scene_power-level = Stärke { $level }
terramara_scene_military-stop = Militär { $number }, Stärkestufe { $level }.
terramara_scene_stands = { $label } Hier: { $names }.
terramara_scene_neutral = neutraler Spieler { $number }
terramara_scene_military-rank = Ränge beim Militär
terramara_scene_rank-now = bei Spielende jetzt
terramara_scene_rank-scored = gewertet
terramara_scene_rank = { $owner }: Militär { $size }, { $points } Punkte für den Rang
terramara_scene_river = Fluss
terramara_scene_river-stop = Flussfeld { $number }: { $reach } Artefakte in Reichweite.
terramara_scene_river-reserve = Ab hier darfst du ein Artefakt reservieren.
terramara_scene_river-explorer = Ein Kundschafter kommt in deinen Clan.
terramara_scene_river-discount = Ab hier kostet ein reserviertes Artefakt 1 Rohstoff weniger.
terramara_scene_river-grade = Symbol { $grade } für Außenposten.
terramara_scene_homeland = Heimat
terramara_scene_space-hire = Anwerben
terramara_scene_space-develop = Entwickeln
terramara_scene_space-travel = Reisen
terramara_scene_space-develop-or-travel = Entwickeln oder reisen
terramara_scene_space-raid = Raubzug
terramara_scene_space-first = Startspieler
terramara_scene_space-raid-and-first = Raubzug, Startspieler
terramara_scene_plain-space = { $name }.
terramara_scene_needs = Nur, wenn du { $condition }.
terramara_scene_lose = Du verlierst { $number } Militär.
terramara_scene_pay-military = Du gibst { $number } Militär ab.
terramara_scene_pay-raw = Abzugebende Rohstoffe: { $number }.
terramara_scene_single = Nur ein Clanmitglied.
terramara_scene_on-fire = Hier brennt ein Feuer: Niemand kann hierher.
terramara_scene_future = Ein künftiges Land: nur Kundschafter, und sie bleiben, bis seine Runde endet.
terramara_scene_later = Noch nicht offen.
terramara_scene_here = Hier: { $names }.
terramara_scene_an-explorer = Kundschafter ({ $owner })
terramara_scene_a-chieftain = Häuptling ({ $owner })
terramara_scene_a-warrior = Krieger ({ $owner })
terramara_scene_row = Reihe { $row }
terramara_scene_row-turned = umgedreht
terramara_scene_row-now = diese Runde
terramara_scene_row-future = künftig
terramara_scene_road = Straße
terramara_scene_road-start = Heimat
terramara_scene_road-start-label = Beginn der Straße
terramara_scene_road-left = Linker Weg von Reihe { $row }: { $text }
terramara_scene_road-right = Rechter Weg von Reihe { $row }: { $text }
terramara_scene_road-end = Ende der Straße: Die nächsten Karren bringen { $first } und { $second } Punkte.
terramara_scene_road-end-name = Fernmarkt
terramara_scene_outpost = Außenposten von Reihe { $row }, { $name }: { $text }
terramara_scene_outpost-closed = Außenposten von Reihe { $row }, { $name }, noch nicht offen: { $text }
terramara_scene_crossroads = Kreuzung { $row }
terramara_scene_grade = Wenn du { $condition }: { $points } SP.
terramara_scene_huts = Hütten
terramara_scene_hut = Hütte ({ $owner }), Clanmitglieder darin: { $number }. { $text }
terramara_scene_hut-name = Hütte
terramara_scene_hut-text = 1 Rohstoff verarbeiten oder 1 Rohstoff gegen 1 Rohstoff einer anderen Sorte tauschen.
terramara_scene_artifacts = Artefakte
terramara_scene_deck = am Fluss; im Stapel { $one } der Stufe 1, { $two } der Stufe 2, { $three } der Stufe 3
terramara_scene_artifact = { $name }, { $category }, Stufe { $level }, { $vp } SP.
terramara_scene_artifact-cost = { $label } Kostet { $cost }. { $text }
terramara_scene_aside = { $label } Reserviert: { $owner }.
terramara_scene_used = { $label } In dieser Runde genutzt.
terramara_scene_from-space = { $label } In Reichweite ab Flussfeld { $space }.
terramara_scene_choices = Zur Wahl
terramara_scene_character = { $name }: { $text } { $later }
terramara_scene_later-side = Erfahren: { $text }
terramara_scene_and-later = { $label } { $later }
terramara_scene_own-character = { $name }: { $text }
terramara_scene_start = { $name }: { $text }
terramara_scene_keep = { $name }: { $text }
terramara_scene_own-bonus = Persönliches Bonusplättchen { $name }, Stufe { $level }: { $text }
terramara_scene_own-outpost = Persönlicher Außenposten, { $name }: { $text } Jetzt { $points } SP wert.
terramara_scene_category-pottery = Keramik
terramara_scene_category-tools = Werkzeug
terramara_scene_category-weaponry = Waffen
terramara_scene_category-clothing = Kleidung
terramara_scene_good-stone = Stein
terramara_scene_good-wood = Holz
terramara_scene_good-ore = Erz
terramara_scene_good-livestock = Vieh
terramara_scene_good-ashlar = Quader
terramara_scene_good-lumber = Nutzholz
terramara_scene_good-metal = Metall
terramara_scene_good-leather = Leder
terramara_scene_mat = { $name }
terramara_scene_goods = Rohstoffe
terramara_scene_goods-note = roh, verarbeitet
terramara_scene_workers = Arbeiter
terramara_scene_workers-note = bereit, von allen
terramara_scene_held = Karten
terramara_scene_has = { $owner }: { $amount } { $what }
terramara_scene_has-workers = { $owner }: { $ready } von { $amount } Arbeitern der Stufe { $level } bereit
terramara_scene_has-explorers = { $owner }: noch { $amount } von { $clan } Kundschaftern zu schicken
terramara_scene_has-chieftain = { $owner }: noch { $amount } Häuptling zu schicken
terramara_scene_has-warriors = { $owner }: noch { $amount } Krieger zu schicken
terramara_scene_of = /{ $number }
terramara_scene_key = Was die Bilder bedeuten
terramara_scene_terrain-plains = Ebene
terramara_scene_terrain-quarry = Steinbruch
terramara_scene_terrain-forest = Wald
terramara_scene_terrain-mountain = Berg
terramara_scene_key-any-raw = beliebiger Rohstoff
terramara_scene_key-any-refined = beliebiger verarbeiteter Rohstoff
terramara_scene_key-refine = Rohstoffe verarbeiten
terramara_scene_key-then = was folgt
terramara_scene_key-or = oder
terramara_scene_key-points = Siegpunkte (SP)
terramara_scene_key-military = Militär
terramara_scene_key-culture = Kultur
terramara_scene_key-travel = Reise
terramara_scene_key-power-level = Stärkestufe
terramara_scene_key-raid = Raubzug
terramara_scene_key-first-player = Startspieler
terramara_scene_key-stronger = stärkere Clans
terramara_scene_key-worker = Arbeiter
terramara_scene_key-explorer = Kundschafter
terramara_scene_key-chieftain = Häuptling
terramara_scene_key-warrior = Krieger
terramara_scene_key-caravan = Karren
terramara_scene_key-canoe = Kanu
terramara_scene_key-flag = Banner
terramara_scene_key-outpost = Außenposten, Symbol
terramara_scene_key-crossroads = Kreuzung
terramara_scene_key-hut = Hütte, Person
terramara_scene_key-campfire = Feuerplättchen
terramara_scene_key-reserve = reserviert
terramara_scene_key-artifact = Artefakt
terramara_scene_key-artifact-set = Viererset
terramara_scene_key-bonus-tile = Bonusplättchen
terramara_scene_key-tools = Werkzeug
terramara_scene_key-weaponry = Waffen
terramara_scene_key-pottery = Keramik
terramara_scene_key-clothing = Kleidung
terramara_scene_key-once = einmal pro Runde
terramara_scene_key-game-end = Spielende
terramara_scene_key-empty-space = leeres Feld
terramara_scene_key-no-loss = kein Militär verlieren
terramara_scene_key-equal-strength = zu gleich Starken stellen
terramara_scene_outpost-of = Außenposten: { $name }

## picture: words of a picture where they are written out

picture_or = /
picture_and = +
picture_then = →
picture_worker = { $number ->
    [one] Arbeiter
   *[other] Arbeiter
}
picture_worker-1 = { $number ->
    [one] Arbeiter I
   *[other] Arbeiter I
}
picture_worker-2 = { $number ->
    [one] Arbeiter II
   *[other] Arbeiter II
}
picture_worker-3 = { $number ->
    [one] Arbeiter III
   *[other] Arbeiter III
}
picture_fieldstone = Stein
picture_wood = Holz
picture_ore = Erz
picture_livestock = Vieh
picture_ashlar = Quader
picture_lumber = Nutzholz
picture_metal = Metall
picture_leather = Leder
picture_any-raw = roh
picture_any-refined = verarbeitet
picture_refine = verarbeiten
picture_military = Militär
picture_culture = Kultur
picture_travel = Reise
picture_raid = Raubzug
picture_outpost = Außenposten
picture_crossroads = Kreuzung
picture_hut = Hütte
picture_campfire = Feuer
picture_reserve = reservieren
picture_tools = Werkzeug
picture_weaponry = Waffen
picture_pottery = Keramik
picture_clothing = Kleidung
picture_artifact = { $number ->
    [one] Artefakt
   *[other] Artefakte
}
picture_artifact-set = Viererset
picture_bonus-tile = Bonusplättchen
picture_no-loss = kein Verlust an Militär
picture_equal-strength = neben gleich Starken
picture_empty-space = leeres Feld
picture_once = einmal
picture_game-end = am Ende
picture_first-player = Startspieler
picture_stronger = stärkerer Clan
picture_explorer = { $number ->
    [one] Kundschafter
   *[other] Kundschafter
}
picture_other-explorer = fremder Kundschafter
picture_chieftain = Häuptling
picture_warrior = { $number ->
    [one] Krieger
   *[other] Krieger
}
picture_caravan = Karren
picture_canoe = Kanu
picture_flag = Banner
picture_shield = Schild
picture_power-level = Stärkestufe
picture_road-end = Ende der Straße
picture_quarry = Steinbruch
picture_mountain = Berg
