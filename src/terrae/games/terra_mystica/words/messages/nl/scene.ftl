terra-mystica_scene_seat = Plek { $seat }
terra-mystica_scene_set-up = Voorbereiding
terra-mystica_scene_round = Ronde { $round } van { $rounds }
terra-mystica_scene_over = De partij is afgelopen
terra-mystica_scene_wins = { $names } winnen met { $points } punten
terra-mystica_scene_share = { $names } delen de overwinning met { $points } punten
terra-mystica_scene_draw = Er wordt nu iets getrokken
terra-mystica_scene_to-move = Aan de beurt: { $names }
terra-mystica_scene_between = Tussen de rondes: { $names }
terra-mystica_scene_with-offers = { $words }. Kracht aangeboden: { $offers }
terra-mystica_scene_offer = { $name } { $power } voor { $price } punten
terra-mystica_scene_offer-coins = { $name } { $power } voor { $price } punten, of { $coins } aan munten
terra-mystica_scene_seat-label = Plek { $seat }, { $name }: { $points } punten
terra-mystica_scene_map = Kaart: { $map }
terra-mystica_scene_hex = { $name }, { $terrain }
terra-mystica_scene_river = rivier
terra-mystica_scene_land = { $land } ({ $colour })
terra-mystica_scene_land-desert = woestijn
terra-mystica_scene_land-plains = vlakte
terra-mystica_scene_land-swamp = moeras
terra-mystica_scene_land-lake = meer
terra-mystica_scene_land-forest = bos
terra-mystica_scene_land-mountains = bergen
terra-mystica_scene_land-wasteland = woestenij
terra-mystica_scene_land-ice = ijs
terra-mystica_scene_land-volcano = vulkaan
terra-mystica_scene_bridge = { $ends }: brug ({ $owner })
terra-mystica_scene_bridge-space = { $ends }: plaats voor een brug
terra-mystica_scene_land-bridge = { $ends }: landbrug ({ $owner })
terra-mystica_scene_town = Stad ({ $owner }): { $hexes }
terra-mystica_scene_piece = { $hex }: { $piece } ({ $owner })
terra-mystica_scene_piece-D = nederzetting
terra-mystica_scene_piece-TP = handelshuis
terra-mystica_scene_piece-TE = tempel
terra-mystica_scene_piece-SH = burcht
terra-mystica_scene_piece-SA = heiligdom
terra-mystica_scene_piece-landscape = landschap
terra-mystica_scene_rounds = Rondes
terra-mystica_scene_round-tile = Ronde { $round }: { $name }. { $text }
terra-mystica_scene_round-unknown = Ronde { $round }: nog niet getrokken
terra-mystica_scene_end = Einde
terra-mystica_scene_final-cults = Aan het einde: { $places } punten voor de hoogsten op elk elementenspoor.
terra-mystica_scene_final-network = Aan het einde: { $places } punten voor de grootste gebieden.
terra-mystica_scene_actions = Krachtacties
terra-mystica_scene_action = Krachtactie { $name }, { $power } kracht. { $text } { $state }
terra-mystica_scene_used = Deze ronde gebruikt.
terra-mystica_scene_free = Vrij.
terra-mystica_scene_taken = Bezet.
terra-mystica_scene_bonus-cards = Bonuskaarten
terra-mystica_scene_bonus-card = Bonuskaart { $name }. { $text }
terra-mystica_scene_bonus-coins = { $label } Munten erop: { $coins }.
terra-mystica_scene_favours = Gunsttegels
terra-mystica_scene_favour-tile = Gunsttegel { $name }. { $text } Over: { $left } van { $copies }.
terra-mystica_scene_town-tiles = Stadstegels
terra-mystica_scene_town-tile = Stadstegel { $name }. { $text } Over: { $left } van { $copies }.
terra-mystica_scene_cults = Elementen
terra-mystica_scene_cult = Spoor van { $cult }: { $stand }
terra-mystica_scene_cult-FIRE = vuur
terra-mystica_scene_cult-WATER = water
terra-mystica_scene_cult-EARTH = aarde
terra-mystica_scene_cult-AIR = lucht
terra-mystica_scene_nobody = niemand
terra-mystica_scene_place = Priester voor { $cult }: { $steps } stappen, en de priester blijft. { $state }
terra-mystica_scene_place-of = Hier staat een priester ({ $owner }).
terra-mystica_scene_place-back = Priester voor { $cult }: 1 stap, en de priester gaat terug naar de voorraad.
terra-mystica_scene_network = Gebieden
terra-mystica_scene_network-now = gebouwen, punten als het nu afliep
terra-mystica_scene_network-scored = gebouwen, behaalde punten
terra-mystica_scene_rank-network = { $owner }: grootste gebied { $size }, goed voor { $points } punten
terra-mystica_scene_rank-final = { $owner }: { $size } voor de eindscoretegel, goed voor { $points } punten
terra-mystica_scene_most-connected-distance = Grootste afstand in een gebied
terra-mystica_scene_most-connected-clusters = Meeste groepen in een gebied
terra-mystica_scene_most-building-on-edge = Meeste aan de rand van de kaart
terra-mystica_scene_most-connected-sa-sh-distance = Van burcht tot heiligdom
terra-mystica_scene_faction-taken = { $name }: al gekozen door plek { $seat }
terra-mystica_scene_choices = Kies een volk
terra-mystica_scene_home = { $home }: { $names }
terra-mystica_scene_home-variable = een thuisterrein naar keuze
terra-mystica_scene_colour-yellow = geel
terra-mystica_scene_colour-brown = bruin
terra-mystica_scene_colour-black = zwart
terra-mystica_scene_colour-blue = blauw
terra-mystica_scene_colour-green = groen
terra-mystica_scene_colour-grey = grijs
terra-mystica_scene_colour-red = rood
terra-mystica_scene_colour-white = ijs
terra-mystica_scene_colour-orange = vulkaan
terra-mystica_scene_colour-purple = variabel
terra-mystica_scene_faction = { $name }. { $text }
terra-mystica_scene_stronghold-does = Burcht: { $text }
terra-mystica_scene_terrain = { $terrain }, { $coins } aan munten
terra-mystica_scene_costs = Kost { $coins } aan munten.
terra-mystica_scene_mat = Volkenbord: { $name }. { $text }
terra-mystica_scene_has-points = { $owner }: { $amount } punten
terra-mystica_scene_has-coins = { $owner }: munten { $amount }
terra-mystica_scene_has-workers = { $owner }: arbeiders { $amount }
terra-mystica_scene_has-priests = { $owner }: priesters in de hand { $amount }, hoogstens { $most }
terra-mystica_scene_has-keys = { $owner }: nog niet gebruikte sleutels { $amount }
terra-mystica_scene_has-bridges = { $owner }: bruggen over { $amount }
terra-mystica_scene_has-income = { $owner }: volgend inkomen { $amount }
terra-mystica_scene_of = /{ $most }
terra-mystica_scene_remaining = over
terra-mystica_scene_nothing = niets
terra-mystica_scene_bowls = { $owner }: kracht in schalen { $bowls }
terra-mystica_scene_wheel-spades = Scheppen om van een terrein { $home } te maken (één kost { $price }): { $needs }
terra-mystica_scene_wheel-steps = Elementstappen om van een terrein { $home } te maken: { $needs }
terra-mystica_scene_wheel-tokens = Krachtblokjes om van een terrein { $home } te maken: { $needs }
terra-mystica_scene_wheel-coins = Munten om een terrein vrij te spelen: { $needs }
terra-mystica_scene_income = Elk inkomen: { $goods }.
terra-mystica_scene_built = gebouwd op { $hex }
terra-mystica_scene_not-built = niet gebouwd
terra-mystica_scene_plate = { $owner }: { $piece }, { $state }; kost { $price }. { $text }
terra-mystica_scene_slots = { $owner }: nog { $left } van { $total } op het volkenbord ({ $piece }); één kost { $price }
terra-mystica_scene_row-D = Nederz.
terra-mystica_scene_row-TP = Handel
terra-mystica_scene_row-TE = Tempel
terra-mystica_scene_row-SH = Burcht
terra-mystica_scene_row-SA = Heiligdom
terra-mystica_scene_row-landscape = Landschap
terra-mystica_scene_landscape = { $name }.
terra-mystica_scene_landscape-after = { $name }; eerst nodig: { $needs }.
terra-mystica_scene_landscape-plate = { $owner }: speciaal landschap, { $state }. { $text }
terra-mystica_scene_row-shipping = Scheepvaart
terra-mystica_scene_row-digging = Schep
terra-mystica_scene_shipping = { $owner }: { $value } op het scheepvaartspoor, { $reach } met de bonuskaart
terra-mystica_scene_digging = { $owner }: een schep kost { $price }
terra-mystica_scene_holds-favour = { $owner }: gunsttegel { $name }. { $text }
terra-mystica_scene_holds-town = { $owner }: stadstegel { $name }. { $text }
terra-mystica_scene_special = { $owner }: speciale actie { $name }. { $text } { $state }
terra-mystica_scene_key = Wat de plaatjes betekenen
terra-mystica_scene_key-coins = munten
terra-mystica_scene_key-workers = arbeiders
terra-mystica_scene_key-priests = priesters
terra-mystica_scene_key-power = kracht
terra-mystica_scene_key-power-spend = kracht om te betalen
terra-mystica_scene_key-points = punten
terra-mystica_scene_key-spades = scheppen
terra-mystica_scene_key-shipping = scheepvaart
terra-mystica_scene_key-bridges = brug
terra-mystica_scene_key-bridge-built = brug op de kaart
terra-mystica_scene_key-bridge-space = plaats voor een brug
terra-mystica_scene_key-keys = sleutel, voor stap 10 van een element
terra-mystica_scene_key-settlement = stad
terra-mystica_scene_key-town = stad op de kaart (muur en sleutel)
terra-mystica_scene_key-steps = stap op een element naar keuze
terra-mystica_scene_key-cults = elk element
terra-mystica_scene_key-network = gebied
terra-mystica_scene_key-hand = elk inkomen
terra-mystica_scene_key-scroll = bij het passen
terra-mystica_scene_key-book = vaardigheid
terra-mystica_scene_key-action = actie, nog niet gebruikt
terra-mystica_scene_key-action-used = actie, deze ronde gebruikt
terra-mystica_scene_key-tick = voorbij, gebouwd of bezet
terra-mystica_scene_key-nothing = hier geen inkomen
terra-mystica_scene_key-out = heeft gepast
terra-mystica_scene_key-bowls = krachtschalen: I uitgegeven, II aan het laden, III geladen en klaar om te betalen
terra-mystica_scene_key-wheel = wat elk terrein nodig heeft om van jou te worden, en de prijs van een schep
terra-mystica_scene_key-ladder = { $places }: punten aan het einde voor de hoogsten op elk elementenspoor; een paars getal op een stap is kracht als je erop komt
terra-mystica_scene_key-places = { $places }: punten aan het einde voor de grootste gebieden

## picture: words of a picture where they are written out; tile: pieces on a map of letters, in six letters or less

picture_power-gain = kracht
picture_priest = priester
picture_temple = tempel
picture_stronghold = burcht
picture_sanctuary = heiligdom
picture_landmark = speciaal landschap
picture_coins = { $number ->
    [one] munt
   *[other] munten
}
picture_workers = { $number ->
    [one] arbeider
   *[other] arbeiders
}
picture_priests = { $number ->
    [one] priester
   *[other] priesters
}
picture_tokens = { $number ->
    [one] krachtblokje
   *[other] krachtblokjes
}
picture_spades = scheppen
picture_shipping = scheepvaart
picture_bridges = { $number ->
    [one] brug
   *[other] bruggen
}
picture_keys = { $number ->
    [one] sleutel
   *[other] sleutels
}
picture_fire = vuur
picture_water = water
picture_earth = aarde
picture_air = lucht
picture_cult__FIRE = vuur
picture_cult__WATER = water
picture_cult__EARTH = aarde
picture_cult__AIR = lucht
picture_steps = { $number ->
    [one] elementstap
   *[other] elementstappen
}
picture_cults = elk element
picture_network = gebied
picture_distance = afstand
picture_clusters = groepen
picture_edge = aan de rand
picture_halls = burcht tot heiligdom
picture_ice = ijs
picture_volcano = vulkaan
picture_variable = variabel
tile_temple = tempel
tile_stronghold = burcht
tile_sanctuary = heilig
tile_landmark = land
