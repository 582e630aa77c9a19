effect_money = { $amount } Geld
effect_money-many = { $amount } Geld
effect_sailing = { $amount } Stufe auf der Schifffahrtsleiste
effect_sailing-many = { $amount } Stufen auf der Schifffahrtsleiste
effect_drop-out = Beim Aussteigen: { $what } pro { $per }.
effect_drop-out-table = Beim Aussteigen: { $table } Punkte für 1, 2, 3, ... davon: { $per }.

terra-nova_each_house = Jedes Haus, das du baust
terra-nova_each_post = Jede Aufwertung zum Kontor
terra-nova_each_palace = Jeder Palast, den du baust
terra-nova_each_town = Jede Stadt, die du gründest
terra-nova_each_sailing = Jede Stufe auf der Schifffahrtsleiste
terra-nova_each_shovel = Jeder Spaten, den du nutzt

terra-nova_per_house = Haus auf dem Spielplan
terra-nova_per_post = Kontor auf dem Spielplan
terra-nova_per_palace = Palast auf dem Spielplan
terra-nova_per_sailing = Stufe deiner Schifffahrtsleiste
terra-nova_per_settlement = Siedlung
terra-nova_per_rim-settlement = Siedlung mit einem Gebäude am Rand des Spielplans
terra-nova_per_inland = Gebäude, das nicht am Fluss liegt

terra-nova_effect_shovels = Bewohnbar machen und bauen, kostenlose Spaten: { $free }.
terra-nova_effect_bridge = Eine Brücke bauen, ohne Geld zu zahlen.
terra-nova_effect_reach = Deine Schifffahrt zählt für die Reichweite { $more } mehr, solange du das hast.
terra-nova_effect_town-from = Für eine Stadt genügt ein Stadtwert von zusammen { $value }.

terra-nova_trait_lake-house = Aktion, einmal pro Runde: ein kostenloses Haus auf einem beliebigen freien See bauen, auch außer Reichweite.
terra-nova_trait_harbour = Du darfst Städte ohne Brücke über ein Flussfeld hinweg gründen, jetzt oder später, wie du willst.
terra-nova_trait_free-post = Aktion, einmal pro Runde: ein Haus kostenlos zum Kontor aufwerten.
terra-nova_trait_one-shovel = Jede Landschaft braucht nur einen Spaten.
terra-nova_trait_cheap-power = Die Machtaktionen des Spielplans kosten dich { $less } Macht weniger.
terra-nova_trait_rim-house = Sofort: ein beliebiges freies Feld am Rand des Spielplans zu deiner Heimatlandschaft machen und ein Haus darauf bauen, alles kostenlos, wenn du willst.
terra-nova_trait_power-from-houses = Immer wenn ein anderes Volk ein Haus baut, erhältst du { $power } Macht ({ $power_of_two_seats } in einer Partie zu zweit).
terra-nova_trait_invention = Aktion, so oft du willst: für { $power } Macht ein Feld in Reichweite bewohnbar machen und ein Kontor darauf setzen.
terra-nova_trait_palace-shovel = Aktion, einmal pro Runde: für { $power } Macht bewohnbar machen und bauen, mit { $shovels } kostenlosen Spaten.
terra-nova_trait_worship = Immer wenn du Macht tauschen darfst, darfst du auch { $power } Macht in { $points } Punkte tauschen.
terra-nova_trait_third-house = Du beginnst mit einem dritten Haus, das nach allen anderen gesetzt wird.
terra-nova_trait_sunrise = Aktion, einmal pro Runde: ein Feld, das eines deiner Gebäude berührt, ohne Spaten bewohnbar machen; ein Haus dort kostet den üblichen Preis.
terra-nova_trait_money-from-upgrades = Immer wenn ein anderes Volk ein Gebäude aufwertet, erhältst du { $money } Geld ({ $money_of_two_seats } in einer Partie zu zweit).
terra-nova_trait_cheap-posts = Ein Haus zum Kontor aufzuwerten kostet dich { $adjacent } Geld neben einem anderen Volk und sonst { $alone }.
