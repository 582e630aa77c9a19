## terra-nova_ask: by the class of the decision

terra-nova_ask_anything = Wähle einen der Schritte
terra-nova_ask_turn = Runde { $round }, du bist am Zug: Wähle eine Aktion
terra-nova_ask_dig = Bewohnbar machen und bauen mit { FORM($free, case: "dative") }: Wähle ein Feld
terra-nova_ask_dig-more = { $changed } ist jetzt Heimatlandschaft. Noch { $free } auf einem anderen Feld nutzen, ein Haus bauen oder aufhören?
terra-nova_ask_dig-house = Auf { $changed } ein Haus bauen oder aufhören?
terra-nova_ask_place-bridge = Wohin kommt deine Brücke?
terra-nova_ask_after-action = Nach deiner Aktion: von { $bowl3 } Macht in Schale III etwas tauschen oder den Zug beenden?
terra-nova_ask_between-rounds = Zwischen den Runden: von { $bowl3 } Macht in Schale III etwas tauschen oder behalten? Dein Einkommen bringt { $income } Macht, und in deinen Schalen ist Platz für { $room }
terra-nova_ask_last-worship = Nur die Wertung fehlt noch: Wie viel von { $bowl3 } Macht in Schale III wird zu Punkten? Der Rest wird zu Geld
terra-nova_ask_take-bonus = Wähle dein erstes Vorteilsplättchen
terra-nova_ask_take-bonus-again = Du steigst aus: Wähle ein Vorteilsplättchen für die nächste Runde
terra-nova_ask_choose-group = Mehrere deiner Siedlungen sind zu Städten geworden: Welche gründest du zuerst?
terra-nova_ask_choose-town-tile = Du gründest eine Stadt ({ $hexes }): Wähle ihr Stadtplättchen
terra-nova_ask_choose-mat = Wähle eine Farbe; eins ihrer beiden Völker wählst du erst, wenn alle ein Tableau haben
terra-nova_ask_choose-mat-first-game = Wähle dein Volk
terra-nova_ask_choose-side = Wähle eine Seite deines Tableaus: Welches Volk spielst du?
terra-nova_ask_place-house = Setze Starthaus { $house } auf ein freies Feld ({ $home })
terra-nova_ask_place-neutral = Wohin kommt das neutrale Haus ({ $neutral })?
terra-nova_ask_rim-house = Dein neuer Palast: ein kostenloses Haus auf einem freien Feld am Rand bauen oder ablehnen?
terra-nova_ask_invent = Wohin kommt das Kontor?
terra-nova_ask_choose-free-post = Welches Haus wird kostenlos zum Kontor?
terra-nova_ask_choose-sunny = Welches Feld neben einem deiner Gebäude wird bewohnbar?
terra-nova_ask_choose-lake = Wohin kommt das kostenlose Haus?
terra-nova_ask_harbour = Jetzt über ein Flussfeld hinweg eine Stadt gründen oder warten?
terra-nova_ask_draw-first = Wer beginnt?
terra-nova_ask_draw-round-tile = Welches Rundenwertungsplättchen wird gezogen?
terra-nova_ask_draw-bonus-tile = Welches Vorteilsplättchen wird gezogen?
terra-nova_ask_draw-faction = Welches Volk wird zugelost?
terra-nova_ask_draw-neutral = Welche Farbe ist neutral?
terra-nova_ask_draw-house = Welches neutrale Haus wird gezogen?
terra-nova_ask_take-bonus-last = Du steigst endgültig aus: Nimm ein Vorteilsplättchen, das Geld darauf zählt noch

## terra-nova_line: several moves that are one answer

terra-nova_line_build = { $place } ({ $terrain }) bewohnbar machen und dort ein Haus bauen

## terra-nova_move: by verb, or by verb and the class of the decision

terra-nova_move_done = Hier aufhören
terra-nova_move_done-dig = Aufhören, ohne ein Haus zu bauen
terra-nova_move_done-after-action = Zug beenden und Macht behalten
terra-nova_move_done-between-rounds = Macht behalten
terra-nova_move_done-last-worship = Alles zu Geld machen
terra-nova_move_done-rim-house = Kostenloses Haus ablehnen
terra-nova_move_done-harbour = Jetzt keine Stadt über den Fluss gründen
terra-nova_move_exchange = { $power } Macht in Geld tauschen
terra-nova_move_habitable = { $place } ({ $terrain }) bewohnbar machen
terra-nova_move_habitable-choose-sunny = { $place } ({ $terrain }) bewohnbar machen
terra-nova_move_build = Haus auf { $place } bauen
terra-nova_move_build-place-house = Starthaus auf { $place } setzen
terra-nova_move_build-rim-house = Kostenloses Haus auf { $place } ({ $terrain })
terra-nova_move_build-choose-lake = Kostenloses Haus auf { $place } bauen
terra-nova_move_post = { $place } zum Kontor aufwerten
terra-nova_move_post-invent = Kontor auf { $place } ({ $terrain })
terra-nova_move_post-choose-free-post = Kostenloses Kontor auf { $place }
terra-nova_move_palace-left = { $place } zum linken Palast aufwerten
terra-nova_move_palace-right = { $place } zum rechten Palast aufwerten
terra-nova_move_sailing = Schifffahrt um eine Stufe verbessern
terra-nova_move_bridge = Brücke von { $first } nach { $second } bauen
terra-nova_move_power = Machtaktion { $name }
terra-nova_move_special = Sonderaktion: { $special }
terra-nova_move_drop = Aus dieser Runde aussteigen
terra-nova_move_bonus = { $name } nehmen
terra-nova_move_found = Die Stadt bei { $place } zuerst gründen
terra-nova_move_town = { $name } nehmen
terra-nova_move_harbour = Stadt über Flussfeld { $place } gründen
terra-nova_move_worship = { $power } Macht in { $gain } Punkte tauschen
terra-nova_move_mat = Tableau nehmen: { $colour }
terra-nova_move_faction = { $faction } spielen
terra-nova_move_neutral = Neutrales Haus auf { $place } setzen
terra-nova_move_draw-first = Platz { $place } beginnt
terra-nova_move_draw-round = Nächstes Rundenwertungsplättchen: { $name }
terra-nova_move_draw-bonus = Vorteilsplättchen im Spiel: { $name }
terra-nova_move_draw-faction = Zugelost: { $faction }
terra-nova_move_draw-neutral = Neutrale Farbe: { $colour }
terra-nova_move_draw-house = Nächstes neutrales Haus: { $colour }

## terra-nova_more: what else there is to know about a move, by verb, or by verb and the class of the decision

terra-nova_more_habitable = Das braucht { $effort }.
terra-nova_more_habitable-choose-sunny = Das braucht keine Spaten.
terra-nova_more_build-rim-house = Das Feld wird kostenlos bewohnbar.
terra-nova_more_post-invent = Das Feld wird auch bewohnbar.
terra-nova_more_palace-left = { $effects }
terra-nova_more_palace-right = { $effects }
terra-nova_more_power = { $effects }
terra-nova_more_special = { $effects }
terra-nova_more_drop = Du tauschst dein Vorteilsplättchen.
terra-nova_more_bonus = { $effects }
terra-nova_more_found = Zu ihr gehören { $hexes }, ihr Stadtwert ist { $value }.
terra-nova_more_town = { $effects }
terra-nova_more_mat = { $factions }; Heimatlandschaft: { $colour_home }.
terra-nova_more_faction = { $effects }

## terra-nova_log: what was done, by verb, or by verb and the class of the decision; nothing where there is nothing to tell

terra-nova_log_done = {""}
terra-nova_log_exchange = { $power } Macht in { $power } Geld
terra-nova_log_habitable = { $place } bewohnbar
terra-nova_log_build = Haus auf { $place }
terra-nova_log_build-rim-house = kostenloses Haus auf { $place }
terra-nova_log_build-choose-lake = kostenloses Haus auf { $place }
terra-nova_log_post = Kontor auf { $place }
terra-nova_log_post-choose-free-post = kostenloses Kontor auf { $place }
terra-nova_log_palace-left = linker Palast auf { $place }
terra-nova_log_palace-right = rechter Palast auf { $place }
terra-nova_log_sailing = eine Stufe Schifffahrt
terra-nova_log_bridge = Brücke von { $first } nach { $second }
terra-nova_log_power = Machtaktion { $name }
terra-nova_log_special = Sonderaktion: { $special }
terra-nova_log_drop = steigt aus
terra-nova_log_bonus = nimmt { $name }
terra-nova_log_found = gründet die Stadt bei { $place }
terra-nova_log_town = Stadtplättchen { $name }
terra-nova_log_harbour = Stadt über Flussfeld { $place }
terra-nova_log_worship = { $power } Macht in { $gain } Punkte
terra-nova_log_mat = nimmt ein Tableau: { $colour }
terra-nova_log_faction = spielt die { FORM($faction, case: "definite") }
terra-nova_log_neutral = neutrales Haus auf { $place }
terra-nova_log_draw-first = Platz { $place } beginnt
terra-nova_log_draw-round = Rundenwertung { $name }
terra-nova_log_draw-bonus = Vorteilsplättchen { $name }
terra-nova_log_draw-faction = zugelost: { $faction }
terra-nova_log_draw-neutral = neutrale Farbe: { $colour }
terra-nova_log_draw-house = neutrales Haus: { $colour }

## terra-nova_verb: what each verb does, for `help VERB`

terra-nova_verb_done = `done` beendet eine Frage, die du nicht beantworten musst.
terra-nova_verb_exchange = `exchange 3` tauscht 3 Macht aus Schale III in 3 Geld. Einmal vor deiner Aktion, einmal danach, und zwischen den Runden.
terra-nova_verb_habitable = `habitable E5` macht ein freies Feld in Reichweite zu deiner Heimatlandschaft; die Spaten kosten Geld. Danach darfst du dort ein Haus bauen.
terra-nova_verb_build = `build E5` baut ein Haus auf einem freien Feld deiner Heimatlandschaft in Reichweite.
terra-nova_verb_post = `post E5` wertet dein Haus dort zum Kontor auf; neben einem Gebäude eines anderen Volkes ist das billiger.
terra-nova_verb_palace-left = `palace-left E5` wertet dein Kontor dort zum linken Palast deines Tableaus auf.
terra-nova_verb_palace-right = `palace-right E5` wertet dein Kontor dort zum rechten Palast deines Tableaus auf.
terra-nova_verb_sailing = `sailing` zahlt für eine Stufe auf der Schifffahrtsleiste: Mehr Felder jenseits des Flusses kommen in Reichweite, und es bringt Punkte.
terra-nova_verb_bridge = `bridge A5-C5` baut eine Brücke auf einem freien Brückenfeld, das eines deiner Gebäude berührt.
terra-nova_verb_power = `power money` nutzt eine der sechs Machtaktionen des Spielplans; jede geht nur einmal pro Runde: Wer zuerst kommt, bekommt sie.
terra-nova_verb_special = `special bonus` nutzt die Aktion deines Vorteilsplättchens, `special left` und `special right` die eines Palasts. Einmal pro Runde.
terra-nova_verb_drop = `drop` beendet die Runde für dich: Du tauschst dein Vorteilsplättchen; wer zuerst aussteigt, beginnt die nächste Runde.
terra-nova_verb_bonus = `bonus A` nimmt ein Vorteilsplättchen: Einkommen für die nächste Runde, mit dem Geld, das darauf liegt.
terra-nova_verb_found = `found E5` sagt, welche von mehreren neuen Städten zuerst gegründet wird, nach ihrem ersten Feld.
terra-nova_verb_town = `town money` wählt das Plättchen einer Stadt, die du gründest; jedes deiner vier Plättchen geht einmal.
terra-nova_verb_harbour = `harbour D2` gründet eine Stadt über ein Flussfeld hinweg, wenn dein Volk das kann.
terra-nova_verb_worship = `worship 2` tauscht zweimal Macht in Punkte, wenn dein Volk das kann, überall da, wo Macht getauscht werden darf.
terra-nova_verb_mat = `mat blue` nimmt ein Völkertableau; niemand sonst kann diese Farbe nehmen.
terra-nova_verb_faction = `faction golems` wählt, welche Seite deines Tableaus du spielst.
terra-nova_verb_neutral = `neutral E6` setzt ein neutrales Haus (Varianten für zwei).
terra-nova_verb_draw-first = Es wird ausgelost, wer beginnt.
terra-nova_verb_draw-round = Die Rundenwertungsplättchen werden gezogen.
terra-nova_verb_draw-bonus = Die Vorteilsplättchen der Partie werden gezogen.
terra-nova_verb_draw-faction = Die Völker werden zugelost.
terra-nova_verb_draw-neutral = Die neutrale Farbe wird ausgelost.
terra-nova_verb_draw-house = Ein neutrales Haus wird gezogen.

terra-nova_warning_no-house-left = auf { $place } könntest du nicht bauen: Alle deine Häuser stehen auf dem Spielplan
terra-nova_warning_no-house-money = auf { $place } könntest du nicht bauen: Es blieben { $money } Geld, und ein Haus kostet { $price }
terra-nova_warning_exchange-first = es blieben { $money } Geld, und ein Haus auf { $place } kostet { $price }; tausche vorher { $power } Macht, wenn du es willst
terra-nova_warning_wasted = { $power } Macht würde verfallen, weil in deinen Schalen kein Platz dafür ist
terra-nova_warning_income-wasted = dein Einkommen bringt { $power } Macht, und { $lost } davon würde verfallen; tausche vorher etwas Macht
terra-nova_warning_alone = niemand ist benachbart, darum kostet es { $price } Geld; neben einem anderen Volk wären es { $less }
terra-nova_warning_last-house = das ist dein letztes Haus; wenn du eins zum Kontor aufwertest, bekommst du eins zurück
terra-nova_warning_no-hex-for-shovels = für einen kostenlosen Spaten gibt es kein Feld; du könntest nur auf Heimatlandschaft bauen
terra-nova_warning_one-shovel-used = nur einen der Spaten könntest du nutzen, auf { $place }
terra-nova_warning_end-of-track = du bist am Ende der Schifffahrtsleiste, die Stufe bringt nichts

## terra-nova_sign: verbs on buttons

terra-nova_sign_habitable = Bewohnbar
terra-nova_sign_build = Haus
terra-nova_sign_post = Kontor
terra-nova_sign_palace-left = Linker Palast
terra-nova_sign_palace-right = Rechter Palast
terra-nova_sign_sailing = Schifffahrt
terra-nova_sign_bridge = Brücke
terra-nova_sign_power = Macht
terra-nova_sign_special = Sonderaktion
terra-nova_sign_exchange = Tauschen
terra-nova_sign_worship = In Punkte
terra-nova_sign_drop = Aussteigen
terra-nova_sign_bonus = Vorteil
terra-nova_sign_found = Stadt
terra-nova_sign_town = Stadtplättchen
terra-nova_sign_harbour = Flussstadt
terra-nova_sign_mat = Farbe
terra-nova_sign_faction = Volk
terra-nova_sign_neutral = Neutrales Haus
terra-nova_sign_done = Fertig
terra-nova_sign_draw-first = Zufall: Beginn
terra-nova_sign_draw-round = Zufall: Runde
terra-nova_sign_draw-bonus = Zufall: Vorteil
terra-nova_sign_draw-faction = Zufall: Volk
terra-nova_sign_draw-neutral = Zufall: Farbe
terra-nova_sign_draw-house = Zufall: Haus
