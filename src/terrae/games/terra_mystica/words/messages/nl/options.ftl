## terra-mystica_option: a sentence on each option

terra-mystica_option_map = De kaart: base, fire-ice-1, fire-ice-2 (de twee kanten van die kaart), loon-lakes, fjords of fjords-2.0.
terra-mystica_option_factions = Wie speelt waarmee: choose, random, of één volk voor elke plek, zoals witches,giants (die van Vuur & IJs als hun optie aanstaat).
terra-mystica_option_seating = Wie zit waar: zoals opgegeven, of geloot vóór de partij.
terra-mystica_option_points = Punten aan het begin: 20 voor iedereen, 2017 (per volk, zwakke volken krijgen meer), of één getal voor elke plek, bijvoorbeeld biedingen.
terra-mystica_option_fire-and-ice-factions___ice = Mag er met ijsmaagden en yeti's worden gespeeld?
terra-mystica_option_fire-and-ice-factions___volcano = Mag er met acolieten en drakenheren worden gespeeld?
terra-mystica_option_fire-and-ice-factions___variable = Mag er met rivierlopers en gedaantewisselaars worden gespeeld, en met welke waarden? v5 is de officiële wijziging, de andere zijn ouder.
terra-mystica_option_mini-expansion-1 = Doen de stadstegels Twee sleutels, Boot en Roem mee?
terra-mystica_option_shipping-bonus = Doet de bonuskaart Zeereizen (punten voor scheepvaart) mee?
terra-mystica_option_temple-scoring-tile = Doet de scoretegel Tempels mee?
terra-mystica_option_final-scoring = Een extra eindscoretegel: geen, een willekeurige of een bepaalde.
terra-mystica_option_variable-turn-order = Wordt de volgende ronde gespeeld in de volgorde van passen, in plaats van de tafel rond vanaf wie het eerst paste?
terra-mystica_option_landscapes = Heeft elk volk een speciaal landschap om te plaatsen? (een mini-uitbreiding van spelers)
terra-mystica_option_errata-cultist-power = Krijgen cultisten en gedaantewisselaars 1 kracht als iedereen die kracht van ze kon nemen afslaat?
terra-mystica_option_strict-leech = Moet je een krachtaanbod beantwoorden vóór je eigen beurt? Zo niet, dan laat elke actie het liggen.
terra-mystica_option_strict-darkling-sh = Moeten duisterlingen arbeiders in priesters veranderen in de beurt waarin ze hun burcht bouwen?
terra-mystica_option_strict-chaosmagician-sh = Beëindigt passen de dubbele beurt van de chaostovenaars?
terra-mystica_option_scoring-tiles = De scoretegels van de rondes: random, of zes ervan op volgorde, zoals SCORE1,SCORE3,SCORE5,SCORE2,SCORE4,SCORE6.
terra-mystica_option_bonus-cards = De bonuskaarten van de partij: random, of drie meer dan er spelers zijn, zoals BON1,BON2,BON3,BON4,BON5.
terra-mystica_option_loose = Wat andere sites tegen de gedrukte spelregels in toestaan, voor partijen die daar zijn gespeeld: early-points (munten worden op elk moment punten), build-elsewhere (een veld tot ander terrein dan je thuisterrein maken en daarna op een willekeurig thuisveld binnen bereik bouwen), loose-cultist-ordering (niemand wacht op een elementstap van anderen), resign (opgeven), idle-actions (acties en inwisselingen die niets opleveren), stacked-bridges (bruggen waar er al een staat), late-choices (kiezen wat een actie oplevert tot het einde van de beurt), spade-order (scheppen van de elementenbonus in elke volgorde van plekken), any-terrain (scheppen maken elk terrein, ook verder van huis, en de cirkel in beide richtingen rond).

## terra-mystica_option-name: on the form that sets a table up

terra-mystica_option-name_map = Kaart
terra-mystica_option-name_factions = Volken
terra-mystica_option-name_seating = Zitvolgorde
terra-mystica_option-name_points = Punten aan het begin
terra-mystica_option-name_fire-and-ice-factions___ice = IJsvolken
terra-mystica_option-name_fire-and-ice-factions___volcano = Vulkaanvolken
terra-mystica_option-name_fire-and-ice-factions___variable = Variabele volken
terra-mystica_option-name_mini-expansion-1 = Drie extra stadstegels
terra-mystica_option-name_shipping-bonus = Bonuskaart voor zeereizen
terra-mystica_option-name_temple-scoring-tile = Scoretegel voor tempels
terra-mystica_option-name_final-scoring = Extra eindscore
terra-mystica_option-name_variable-turn-order = Volgorde van passen
terra-mystica_option-name_landscapes = Speciale landschappen
terra-mystica_option-name_errata-cultist-power = Troost voor cultisten
terra-mystica_option-name_strict-leech = Kracht vóór je beurt
terra-mystica_option-name_strict-darkling-sh = Duisterlingen wisselen meteen
terra-mystica_option-name_strict-chaosmagician-sh = Passen beëindigt dubbele beurt
terra-mystica_option-name_scoring-tiles = Scoretegels
terra-mystica_option-name_bonus-cards = Bonuskaarten
terra-mystica_option-name_loose = Regels van andere sites

terra-mystica_option-about_factions = Wie speelt waarmee.
terra-mystica_option-about_seating = Wie zit waar.
terra-mystica_option-about_points = Voor iedereen gelijk, of meer voor zwakke volken.
terra-mystica_option-about_fire-and-ice-factions___ice = IJsmaagden en yeti's kunnen worden gekozen.
terra-mystica_option-about_fire-and-ice-factions___volcano = Acolieten en drakenheren kunnen worden gekozen.
terra-mystica_option-about_fire-and-ice-factions___variable = Rivierlopers en gedaantewisselaars kunnen worden gekozen.
terra-mystica_option-about_mini-expansion-1 = Boot, Roem en Twee sleutels zijn te krijgen voor een stad.
terra-mystica_option-about_shipping-bonus = Een kaart met punten voor scheepvaart zit bij de trekking.
terra-mystica_option-about_temple-scoring-tile = Een tegel met punten voor tempels zit bij de trekking.
terra-mystica_option-about_final-scoring = Aan het einde telt er nog iets mee.
terra-mystica_option-about_variable-turn-order = Wie het eerst past, begint de volgende ronde, enzovoort.
terra-mystica_option-about_landscapes = Elk volk mag er een van zichzelf plaatsen. Gemaakt door spelers.
terra-mystica_option-about_errata-cultist-power = Ze krijgen 1 kracht als niemand neemt wat ze aanbieden.
terra-mystica_option-about_strict-leech = Een aanbod beantwoord je vóór je eigen beurt; anders wacht het.
terra-mystica_option-about_strict-darkling-sh = Arbeiders worden priesters in de beurt waarin de burcht wordt gebouwd.
terra-mystica_option-about_strict-chaosmagician-sh = Na passen komt er geen tweede actie.
terra-mystica_option-about_scoring-tiles = Welke tegel in welke ronde ligt.
terra-mystica_option-about_bonus-cards = Welke kaarten meedoen.
terra-mystica_option-about_loose = Wat andere sites toestaan, voor partijen die daar zijn begonnen.

terra-mystica_value_map_base = Basisspel
terra-mystica_value_map_fire-ice-1 = Vuur & IJs
terra-mystica_value_map_fire-ice-2 = Vuur & IJs, achterkant
terra-mystica_value_map_loon-lakes = De meren
terra-mystica_value_map_fjords = De fjorden
terra-mystica_value_map_fjords-2_0 = De fjorden, oud

terra-mystica_value-about_map_base = Hier worden de meeste partijen gespeeld
terra-mystica_value-about_map_fire-ice-1 = Bredere rivieren
terra-mystica_value-about_map_fire-ice-2 = Bredere rivieren, ander land
terra-mystica_value-about_map_loon-lakes = Veel kleine meren
terra-mystica_value-about_map_fjords = Lange kusten
terra-mystica_value-about_map_fjords-2_0 = Lange kusten, oudere versie

terra-mystica_value_factions_choose = Iedereen kiest
terra-mystica_value_factions_random = Geloot

terra-mystica_value-about_factions_choose = Om de beurt, met de kaart in zicht
terra-mystica_value-about_factions_random = Elke plek krijgt er een, van verschillende kleuren

terra-mystica_value_seating_given = Zoals hier opgegeven
terra-mystica_value_seating_shuffled = Geloot

terra-mystica_value_points_20 = 20 voor iedereen
terra-mystica_value_points_2017 = Per volk

terra-mystica_value-about_points_2017 = Zwakke volken beginnen met meer

terra-mystica_value_fire-and-ice-factions___variable_off = Niet in deze partij
terra-mystica_value_fire-and-ice-factions___variable_v5 = Gecorrigeerd
terra-mystica_value_fire-and-ice-factions___variable_v4 = Vierde waarden
terra-mystica_value_fire-and-ice-factions___variable_v3 = Derde waarden
terra-mystica_value_fire-and-ice-factions___variable_v2 = Tweede waarden
terra-mystica_value_fire-and-ice-factions___variable_original = Zoals gedrukt

terra-mystica_value_final-scoring_none = Geen
terra-mystica_value_final-scoring_random = Geloot
terra-mystica_value_final-scoring_connected-distance = Grootste afstand
terra-mystica_value_final-scoring_connected-sa-sh-distance = Heiligdom en burcht
terra-mystica_value_final-scoring_building-on-edge = Buitenposten
terra-mystica_value_final-scoring_connected-clusters = Woonkernen

terra-mystica_value-about_final-scoring_none = Elementen en gebieden, zoals altijd
terra-mystica_value-about_final-scoring_random = Een van de vier
terra-mystica_value-about_final-scoring_connected-distance = Dwars door een gebied van jou
terra-mystica_value-about_final-scoring_connected-sa-sh-distance = Van burcht tot heiligdom
terra-mystica_value-about_final-scoring_building-on-edge = Gebouwen aan de rand van de kaart
terra-mystica_value-about_final-scoring_connected-clusters = Losse groepen in één gebied

terra-mystica_value_scoring-tiles_random = Geloot

terra-mystica_value_bonus-cards_random = Geloot

terra-mystica_value_loose_none = Geen: de gedrukte spelregels
terra-mystica_value_loose_early-points = Munten worden op elk moment punten
terra-mystica_value_loose_build-elsewhere = Een veld tot vreemd terrein maken en daarna op een willekeurig thuisveld binnen bereik bouwen
terra-mystica_value_loose_loose-cultist-ordering = Niemand wacht op een elementstap van anderen
terra-mystica_value_loose_resign = Opgeven is mogelijk
terra-mystica_value_loose_idle-actions = Acties die niets opleveren zijn mogelijk
terra-mystica_value_loose_stacked-bridges = Bruggen waar er al een staat
terra-mystica_value_loose_late-choices = Wat een actie oplevert, mag later in de beurt worden gekozen
terra-mystica_value_loose_spade-order = Scheppen van de elementenbonus in elke volgorde van plekken
terra-mystica_value_loose_any-terrain = Scheppen maken van een veld elk terrein

## terra-mystica_good-at: one sentence on each faction, for whoever chooses

terra-mystica_good-at_alchemists = Ruil munten voor punten en terug, en haal kracht uit het graven.
terra-mystica_good-at_auren = Beklim de elementen: een gunsttegel van de burcht, dan twee stappen per ronde.
terra-mystica_good-at_chaosmagicians = Verzamel gunsttegels per twee, en doe twee acties als het erop aankomt.
terra-mystica_good-at_cultists = Klim op een element als buren kracht nemen: ga tussen de anderen zitten.
terra-mystica_good-at_darklings = Elke schep is punten waard; priesters doen het graafwerk.
terra-mystica_good-at_dwarves = Tunnel onder een veld door voor punten, zonder schepen.
terra-mystica_good-at_engineers = Bouw goedkoop, en verbind alles met bruggen die punten geven.
terra-mystica_good-at_fakirs = Vlieg over wat in de weg ligt, voor de prijs van een priester.
terra-mystica_good-at_giants = Woon overal: elk land kost twee scheppen.
terra-mystica_good-at_halflings = Graaf veel: elke schep levert een punt op.
terra-mystica_good-at_mermaids = Leef langs het water: verre schepen, en steden over een rivier heen.
terra-mystica_good-at_nomads = Breid snel uit: een derde nederzetting, en elke ronde een zandstorm.
terra-mystica_good-at_swarmlings = Begin rijk, bouw duur, en krijg arbeiders voor elke stad.
terra-mystica_good-at_witches = Sticht veel steden, met elke ronde een gratis nederzetting in een bos.
terra-mystica_good-at_icemaidens = Begin met een gunsttegel, en haal punten met tempels.
terra-mystica_good-at_yetis = Leef van kracht: acties kosten minder, en gebruikte blijven open.
terra-mystica_good-at_acolytes = Beklim de elementen, en betaal land met je stappen.
terra-mystica_good-at_dragonlords = Betaal land met krachtblokjes, en wees zuinig op de rest.
terra-mystica_good-at_riverwalkers = Volg de rivier, en speel land vrij met priesters.
terra-mystica_good-at_shapeshifters = Wissel van thuisterrein zoals de kaart het vraagt, met kracht van de buren.
