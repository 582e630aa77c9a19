## terra-nova_option: a sentence on each option

terra-nova_option_setup = Hoe de partij wordt opgezet: willekeurig, of zoals de spelregels het voor de eerste partij aangeven.
terra-nova_option_map = De kaart: main, two-player, alternative; auto neemt de kaart die bij de variant past.
terra-nova_option_variant = Neutrale huizen voor twee spelers: none, planner (door de spelers geplaatst) of lucky-digger (elke ronde getrokken).
terra-nova_option_order = Speelvolgorde: met de klok mee vanaf de startspeler, of in de volgorde waarin de spelers uit de vorige ronde zijn gestapt.
terra-nova_option_factions = Wie speelt waarmee: choose, random, of één volk voor elke plek, zoals golems,druids.
terra-nova_option_round-tiles = De scoretegels van de vijf rondes: random, of vijf soorten, zoals house,post,palace,town,shovel.
terra-nova_option_bonus-tiles = De bonustegels van deze partij: random, of drie letters meer dan er spelers zijn, zoals A,B,C,D,E.
terra-nova_option_first = Wie begint: random, of het nummer van een plek.

## terra-nova_option-name: on the form that sets a table up

terra-nova_option-name_setup = Opzet
terra-nova_option-name_map = Kaart
terra-nova_option-name_variant = Neutrale huizen
terra-nova_option-name_order = Speelvolgorde
terra-nova_option-name_factions = Volken
terra-nova_option-name_round-tiles = Rondescoretegels
terra-nova_option-name_bonus-tiles = Bonustegels
terra-nova_option-name_first = Wie begint

terra-nova_option-about_setup = Hoe het spel wordt opgezet.
terra-nova_option-about_variant = Ze vullen de kaart voor twee spelers.
terra-nova_option-about_order = Wie in de volgende ronde na wie speelt.
terra-nova_option-about_factions = Wie speelt waarmee.
terra-nova_option-about_round-tiles = Welke tegel in welke ronde ligt.
terra-nova_option-about_bonus-tiles = Welke tegels meedoen.

terra-nova_value_setup_random = Geloot
terra-nova_value_setup_first-game = Eerste partij

terra-nova_value-about_setup_random = Tegels worden getrokken, huizen om de beurt geplaatst
terra-nova_value-about_setup_first-game = Alles ligt al voor je klaar

terra-nova_value_map_auto = Passend
terra-nova_value_map_main = Hoofdkaart
terra-nova_value_map_two-player = Voor twee
terra-nova_value_map_alternative = Andere kaart

terra-nova_value-about_map_auto = De kaart die bij het aantal spelers past
terra-nova_value-about_map_main = Hier worden de meeste partijen gespeeld
terra-nova_value-about_map_two-player = Met plaats voor neutrale huizen
terra-nova_value-about_map_alternative = Ander land, andere rivieren

terra-nova_value_variant_none = Geen
terra-nova_value_variant_planner = Zelf plaatsen
terra-nova_value_variant_lucky-digger = Elke ronde getrokken

terra-nova_value-about_variant_planner = Alleen voor twee spelers
terra-nova_value-about_variant_lucky-digger = Alleen voor twee spelers

terra-nova_value_order_clockwise = Met de klok mee
terra-nova_value_order_dropout = Volgorde van uitstappen

terra-nova_value-about_order_clockwise = Vanaf de startspeler de tafel rond
terra-nova_value-about_order_dropout = Wie het eerst uitstapt, speelt als eerste

terra-nova_value_factions_choose = Iedereen kiest
terra-nova_value_factions_random = Geloot

terra-nova_value-about_factions_choose = Om de beurt, met de kaart in zicht
terra-nova_value-about_factions_random = Elke plek krijgt er een, van verschillende kleuren

terra-nova_value_round-tiles_random = Geloot

terra-nova_value_bonus-tiles_random = Geloot

terra-nova_value_first_random = Geloot
terra-nova_value_first_1 = Plek 1
terra-nova_value_first_2 = Plek 2
terra-nova_value_first_3 = Plek 3
terra-nova_value_first_4 = Plek 4

## terra-nova_good-at: one sentence on each faction, for whoever chooses

terra-nova_good-at_water-sprites = Sticht veel steden, elk met extra punten.
terra-nova_good-at_sea-dogs = Leef op beide oevers: steden reiken over een rivier heen.
terra-nova_good-at_golems = Zet veel handelsposten neer, en krijg er elke ronde punten voor.
terra-nova_good-at_fire-sprites = Gebruik krachtacties met korting, en bevolk de rand.
terra-nova_good-at_leprechauns = Graaf veel: elke schep levert kracht op.
terra-nova_good-at_inventors = Krijg kracht terwijl anderen bouwen, en maak er handelsposten van.
terra-nova_good-at_fairies = Kracht stroomt vanzelf; geef die uit aan land.
terra-nova_good-at_druids = Maak op elk moment punten van overtollige kracht.
terra-nova_good-at_sun-worshippers = Begin met een derde huis, en groei van daaruit.
terra-nova_good-at_sand-cats = Verdien geld terwijl anderen opwaarderen; blijf in hun buurt.
