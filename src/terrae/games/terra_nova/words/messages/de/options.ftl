## terra-nova_option: a sentence on each option

terra-nova_option_setup = Wie aufgebaut wird: zufällig, oder wie die Spielregel die erste Partie vorgibt.
terra-nova_option_map = Der Spielplan: main, two-player, alternative; auto nimmt den, der zur Variante passt.
terra-nova_option_variant = Neutrale Häuser für zwei: none, planner (ihr setzt sie) oder lucky-digger (jede Runde gezogen).
terra-nova_option_order = Zugreihenfolge: im Uhrzeigersinn ab dem Startspieler, oder in der Reihenfolge des Aussteigens in der Runde davor.
terra-nova_option_factions = Wer was spielt: choose, random oder ein Volk für jeden Platz, etwa golems,druids.
terra-nova_option_round-tiles = Die Wertungsplättchen der fünf Runden: random oder fünf Sorten, etwa house,post,palace,town,shovel.
terra-nova_option_bonus-tiles = Die Vorteilsplättchen der Partie: random oder drei Buchstaben mehr, als es Plätze gibt, etwa A,B,C,D,E.
terra-nova_option_first = Wer beginnt: random oder die Nummer eines Platzes.

## terra-nova_option-name: on the form that sets a table up

terra-nova_option-name_setup = Aufbau
terra-nova_option-name_map = Spielplan
terra-nova_option-name_variant = Neutrale Häuser
terra-nova_option-name_order = Zugreihenfolge
terra-nova_option-name_factions = Völker
terra-nova_option-name_round-tiles = Rundenwertung
terra-nova_option-name_bonus-tiles = Vorteilsplättchen
terra-nova_option-name_first = Wer beginnt

terra-nova_option-about_setup = Wie das Spiel aufgebaut wird.
terra-nova_option-about_variant = Sie füllen den Spielplan zu zweit.
terra-nova_option-about_order = Wer in der nächsten Runde nach wem spielt.
terra-nova_option-about_factions = Wer was spielt.
terra-nova_option-about_round-tiles = Welches Plättchen in welcher Runde liegt.
terra-nova_option-about_bonus-tiles = Welche Plättchen im Spiel sind.

terra-nova_value_setup_random = Ausgelost
terra-nova_value_setup_first-game = Erste Partie

terra-nova_value-about_setup_random = Plättchen werden gezogen, Häuser reihum gesetzt
terra-nova_value-about_setup_first-game = Alles ist für euch aufgebaut

terra-nova_value_map_auto = Passend
terra-nova_value_map_main = Hauptplan
terra-nova_value_map_two-player = Für zwei
terra-nova_value_map_alternative = Anderer Plan

terra-nova_value-about_map_auto = Der Plan für die Zahl der Plätze
terra-nova_value-about_map_main = Hier werden die meisten Partien gespielt
terra-nova_value-about_map_two-player = Platz für neutrale Häuser
terra-nova_value-about_map_alternative = Anderes Land, andere Flüsse

terra-nova_value_variant_none = Keine
terra-nova_value_variant_planner = Von euch gesetzt
terra-nova_value_variant_lucky-digger = Jede Runde gezogen

terra-nova_value-about_variant_planner = Nur zu zweit
terra-nova_value-about_variant_lucky-digger = Nur zu zweit

terra-nova_value_order_clockwise = Im Uhrzeigersinn
terra-nova_value_order_dropout = Nach dem Aussteigen

terra-nova_value-about_order_clockwise = Ab dem Startspieler reihum
terra-nova_value-about_order_dropout = Wer zuerst aussteigt, spielt zuerst

terra-nova_value_factions_choose = Alle wählen
terra-nova_value_factions_random = Zugelost

terra-nova_value-about_factions_choose = Nacheinander, mit dem Spielplan vor Augen
terra-nova_value-about_factions_random = Jeder Platz bekommt eins, alle von verschiedener Farbe

terra-nova_value_round-tiles_random = Gezogen

terra-nova_value_bonus-tiles_random = Gezogen

terra-nova_value_first_random = Ausgelost
terra-nova_value_first_1 = Platz 1
terra-nova_value_first_2 = Platz 2
terra-nova_value_first_3 = Platz 3
terra-nova_value_first_4 = Platz 4

## terra-nova_good-at: one sentence on each faction, for whoever chooses

terra-nova_good-at_water-sprites = Gründen viele Städte, jede mit Extrapunkten.
terra-nova_good-at_sea-dogs = Leben an beiden Ufern: Städte reichen über den Fluss.
terra-nova_good-at_golems = Errichten viele Kontore und punkten damit jede Runde.
terra-nova_good-at_fire-sprites = Bekommen Machtaktionen billiger und besiedeln den Rand.
terra-nova_good-at_leprechauns = Graben viel: Jeder Spaten bringt Macht.
terra-nova_good-at_inventors = Bekommen Macht, wenn andere bauen, und machen Kontore daraus.
terra-nova_good-at_fairies = Die Macht fließt von selbst; gib sie für Land aus.
terra-nova_good-at_druids = Tauschen übrige Macht jederzeit in Punkte.
terra-nova_good-at_sun-worshippers = Beginnen mit einem dritten Haus und wachsen von dort.
terra-nova_good-at_sand-cats = Verdienen Geld, wenn andere aufwerten; bleib in ihrer Nähe.
