## terra-nova_help: the help pages (help.py); a line break in a text begins a paragraph

terra-nova_help_rules = Die Regeln in Kürze
terra-nova_help_rules-about = Alles, was du für eine erste Partie brauchst, in fünf Minuten.
terra-nova_help_aim-title = Worum es geht
terra-nova_help_aim-text =
    Du führst ein Volk, das nur auf einer von fünf Landschaften leben kann: { $terrains }. Du machst das Land rund um deine Gebäude zu deiner Heimatlandschaft, baust darauf und lässt deine Gebäude wachsen.
    Gespielt werden fünf Runden. Wer die meisten Punkte hat, gewinnt. Punkte bringen das Rundenwertungsplättchen in jeder Runde, Städte, die Schifffahrtsleiste, Vorteilsplättchen und Fähigkeiten, und am Ende dein größtes Gebiet und dein Geld.
terra-nova_help_round-title = Eine Runde
terra-nova_help_round-text =
    Zuerst nehmen alle Einkommen: was auf den offenen Feldern des Tableaus und auf dem Vorteilsplättchen neben einer Hand steht.
    Dann seid ihr reihum am Zug. In deinem Zug tust du eine Sache: ein Feld bewohnbar machen oder ein Haus bauen, ein Gebäude aufwerten, die Schifffahrt verbessern, eine Brücke bauen, eine Machtaktion nutzen, eine Sonderaktion nutzen oder aussteigen.
    Wenn alle ausgestiegen sind, werden die genutzten Aktionen wieder frei, auf jedes Vorteilsplättchen, das niemand hat, kommt eine Münze, und wer zuerst ausgestiegen ist, beginnt die nächste Runde.
terra-nova_help_habitable-title = Bewohnbar machen und bauen
terra-nova_help_habitable-text =
    Wähle ein freies Feld in Reichweite. Der Kreis auf deinem Tableau sagt, wie viele Spaten es braucht, bis seine Landschaft deine ist; jeder Spaten kostet { $shovel } Geld. Auf dem neuen Land darfst du gleich ein Haus bauen, für { $house } Geld.
    Ist ein freies Feld in Reichweite schon deine Heimatlandschaft, baust du einfach dort. Du hast { $houses } Häuser; ein aufgewertetes Haus kommt auf dein Tableau zurück.
terra-nova_help_buildings-title = Aufwerten
terra-nova_help_buildings-text =
    Ein Haus wird zum Kontor: { $beside } Geld, wenn ein anderes Volk ein Gebäude daneben hat, sonst { $alone }. Ein Kontor wird zu einem deiner beiden Paläste: { $palace } Geld. Jeder Palast gibt dir etwas, das sonst niemand hat.
    Wenn du neben anderen Völkern baust oder aufwertest, erhält jedes von ihnen 1 Macht für jedes seiner Gebäude dort. Das kostet dich nichts, und es gilt auch für dich.
terra-nova_help_reach-title = Reichweite, Schifffahrt, Brücken
terra-nova_help_reach-text =
    In Reichweite ist jedes Feld neben einem deiner Gebäude, über eine deiner Brücken oder über den Fluss: so viele Flussfelder hintereinander, wie dein Schifffahrtswert sagt.
    Eine Stufe Schifffahrt kostet { $sailing } Geld und bringt Punkte (die Stufen der Leiste: { $track }). Eine Brücke kostet { $bridge } Geld; sie kommt auf ein gedrucktes Brückenfeld, das eines deiner Gebäude berührt. Du hast { $bridges } Brücken.
terra-nova_help_power-title = Macht
terra-nova_help_power-text =
    Deine Macht liegt in drei Schalen (zu Beginn { $start }). Für jede Macht, die du erhältst, rückt ein Machtstein eine Schale weiter: erst von I nach II, und von II nach III nur, wenn Schale I leer ist. Ausgeben kannst du nur, was in Schale III liegt; es geht zurück in Schale I.
    Mit Macht bezahlst du die Machtaktionen; jede geht nur einmal pro Runde: Wer zuerst kommt, bekommt sie. Vor oder nach deiner Aktion und zwischen den Runden darfst du außerdem Macht in Geld tauschen, eins zu eins.
terra-nova_help_towns-title = Städte
terra-nova_help_towns-text =
    Wenn mindestens { $town_buildings } deiner Gebäude zusammenhängen (Brücken zählen, Schifffahrt nicht) und ihr Stadtwert mindestens { $town_value } ist, werden sie von selbst zur Stadt. Ein Haus zählt { $house_value }, ein Kontor { $post_value }, ein Palast { $palace_value }.
    Du wählst eines deiner vier Stadtplättchen; jedes geht einmal. Ein Gebäude gehört nur zu einer Stadt.
terra-nova_help_drop-out-title = Aussteigen
terra-nova_help_drop-out-text =
    Wenn du nichts mehr tun kannst oder willst, steigst du aus der Runde aus. Du wertest, was auf deinem Tableau und Vorteilsplättchen neben einer geschlossenen Schriftrolle steht, und tauschst dein Vorteilsplättchen gegen ein anderes, mit dem Geld, das darauf liegt. Deines behalten kannst du nicht.
    Wer zuerst aussteigt, beginnt die nächste Runde.
terra-nova_help_end-title = Das Ende
terra-nova_help_end-text =
    Nach der fünften Runde wird die Macht in Schale III zu Geld, und je { $money_for_point } Geld sind 1 Punkt.
    Dann zählen alle ihre größte Gruppe eigener Gebäude, die voneinander in Reichweite sind, auch per Schiff. Die größten bringen { $territory } Punkte. Bei Gleichstand werden die Punkte der Plätze geteilt.
terra-nova_help_sheet-about = Farbe: { $colour }. Heimatlandschaft: { $home }.
terra-nova_help_ability = Fähigkeit
terra-nova_help_left = Linker Palast
terra-nova_help_right = Rechter Palast
terra-nova_help_numbers = Zahlen
terra-nova_help_start = Start
terra-nova_help_start-text = { $money } Geld und { $houses } Häuser auf dem Spielplan.
terra-nova_help_fixed-income = Einkommen von Anfang an
terra-nova_help_house-row = Einkommen der Häuser, vom ersten bis zum letzten
terra-nova_help_post-row = Einkommen der Kontore, vom ersten bis zum letzten
terra-nova_help_tiles = Plättchen und Machtaktionen
terra-nova_help_tiles-about = Was jedes Plättchen bedeutet.
terra-nova_help_round-tiles = Rundenwertungsplättchen
terra-nova_help_round-tiles-text = Jede Runde belohnt eine Sache, sofort und jedes Mal, wenn sie in dieser Runde getan wird.
terra-nova_help_copies = ({ $copies } in der Schachtel)
terra-nova_help_bonus-tiles = Vorteilsplättchen
terra-nova_help_bonus-tiles-text = Du hast in jeder Runde eins und tauschst es beim Aussteigen.
terra-nova_help_town-tiles = Stadtplättchen
terra-nova_help_town-tiles-text = Alle haben von jedem eins.
terra-nova_help_power-actions = Machtaktionen
terra-nova_help_power-actions-text = Jede geht einmal pro Runde, für alle mit genug Macht in Schale III.
terra-nova_help_price = { $power } Macht:
terra-nova_help_moves = Schritte als Text
terra-nova_help_moves-about = Was du tippen kannst, statt zu klicken.
terra-nova_help_moves-text = Jeder Schritt hat einen Text. Tipp ihn in das Feld neben der Frage (mit der Taste / kommst du hin). Kurzformen gehen, solange sie eindeutig sind.
