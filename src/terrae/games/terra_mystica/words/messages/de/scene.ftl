terra-mystica_scene_seat = Platz { $seat }
terra-mystica_scene_set-up = Spielaufbau
terra-mystica_scene_round = Runde { $round } von { $rounds }
terra-mystica_scene_over = Die Partie ist zu Ende
terra-mystica_scene_wins = { $names } gewinnen mit { $points } Punkten
terra-mystica_scene_share = { $names } teilen sich den Sieg mit { $points } Punkten
terra-mystica_scene_draw = Jetzt wird gezogen
terra-mystica_scene_to-move = Am Zug: { $names }
terra-mystica_scene_between = Zwischen den Runden: { $names }
terra-mystica_scene_with-offers = { $words }. Machtangebote: { $offers }
terra-mystica_scene_offer = { $name } { $power } für { $price } Punkte
terra-mystica_scene_offer-coins = { $name } { $power } für { $price } Punkte, oder Münzen: { $coins }
terra-mystica_scene_seat-label = Platz { $seat }, { $name }: { $points } Punkte
terra-mystica_scene_map = Spielplan: { $map }
terra-mystica_scene_hex = { $name }, { $terrain }
terra-mystica_scene_river = Fluss
terra-mystica_scene_land = { $land } ({ $colour })
terra-mystica_scene_land-desert = Wüste
terra-mystica_scene_land-plains = Ebene
terra-mystica_scene_land-swamp = Sumpf
terra-mystica_scene_land-lake = See
terra-mystica_scene_land-forest = Wald
terra-mystica_scene_land-mountains = Gebirge
terra-mystica_scene_land-wasteland = Ödland
terra-mystica_scene_land-ice = Eis
terra-mystica_scene_land-volcano = Vulkan
terra-mystica_scene_bridge = { $ends }: Brücke ({ $owner })
terra-mystica_scene_bridge-space = { $ends }: Platz für eine Brücke
terra-mystica_scene_land-bridge = { $ends }: Landbrücke ({ $owner })
terra-mystica_scene_town = Stadt ({ $owner }): { $hexes }
terra-mystica_scene_piece = { $hex }: { $piece } ({ $owner })
terra-mystica_scene_piece-D = Wohnhaus
terra-mystica_scene_piece-TP = Handelshaus
terra-mystica_scene_piece-TE = Tempel
terra-mystica_scene_piece-SH = Festung
terra-mystica_scene_piece-SA = Heiligtum
terra-mystica_scene_piece-landscape = Sonderlandschaft
terra-mystica_scene_rounds = Rundenwertung
terra-mystica_scene_round-tile = Runde { $round }: { $name }. { $text }
terra-mystica_scene_round-unknown = Runde { $round }: noch nicht gezogen
terra-mystica_scene_end = Ende
terra-mystica_scene_final-cults = Am Ende: { $places } Punkte für die Höchsten auf jeder Kultskala.
terra-mystica_scene_final-network = Am Ende: { $places } Punkte für die größten Gebiete.
terra-mystica_scene_actions = Machtaktionen
terra-mystica_scene_action = Machtaktion { $name }, { $power } Macht. { $text } { $state }
terra-mystica_scene_used = In dieser Runde schon genutzt.
terra-mystica_scene_free = Frei.
terra-mystica_scene_taken = Besetzt.
terra-mystica_scene_bonus-cards = Rundenbonuskarten
terra-mystica_scene_bonus-card = Rundenbonuskarte { $name }. { $text }
terra-mystica_scene_bonus-coins = { $label } Münzen darauf: { $coins }.
terra-mystica_scene_favours = Gunstplättchen
terra-mystica_scene_favour-tile = Gunstplättchen { $name }. { $text } Übrig: { $left } von { $copies }.
terra-mystica_scene_town-tiles = Stadtmarken
terra-mystica_scene_town-tile = Stadtmarke { $name }. { $text } Übrig: { $left } von { $copies }.
terra-mystica_scene_cults = Kulte
terra-mystica_scene_cult = Kultskala { $cult }: { $stand }
terra-mystica_scene_cult-FIRE = Feuer
terra-mystica_scene_cult-WATER = Wasser
terra-mystica_scene_cult-EARTH = Erde
terra-mystica_scene_cult-AIR = Luft
terra-mystica_scene_nobody = niemand
terra-mystica_scene_place = Priester zu { $cult }: { $steps } Stufen, der Priester bleibt dort. { $state }
terra-mystica_scene_place-of = Hier steht ein Priester ({ $owner }).
terra-mystica_scene_place-back = Priester zu { $cult }: 1 Stufe, der Priester geht zurück in den Vorrat.
terra-mystica_scene_network = Gebiete
terra-mystica_scene_network-now = Gebäude, Punkte bei Spielende jetzt
terra-mystica_scene_network-scored = Gebäude, erzielte Punkte
terra-mystica_scene_rank-network = { $owner }: größtes Gebiet { $size }, das sind { $points } Punkte
terra-mystica_scene_rank-final = { $owner }: { $size } für das Endwertungsplättchen, das sind { $points } Punkte
terra-mystica_scene_most-connected-distance = Größte Entfernung
terra-mystica_scene_most-connected-clusters = Meiste Ansiedlungen
terra-mystica_scene_most-building-on-edge = Meiste Gebäude am Rand
terra-mystica_scene_most-connected-sa-sh-distance = Festung bis Heiligtum
terra-mystica_scene_faction-taken = { $name }: schon gewählt, Platz { $seat }
terra-mystica_scene_choices = Wähle ein Volk
terra-mystica_scene_home = { $home }: { $names }
terra-mystica_scene_home-variable = Heimatlandschaft nach Wahl
terra-mystica_scene_colour-yellow = Gelb
terra-mystica_scene_colour-brown = Braun
terra-mystica_scene_colour-black = Schwarz
terra-mystica_scene_colour-blue = Blau
terra-mystica_scene_colour-green = Grün
terra-mystica_scene_colour-grey = Grau
terra-mystica_scene_colour-red = Rot
terra-mystica_scene_colour-white = Eis
terra-mystica_scene_colour-orange = Vulkan
terra-mystica_scene_colour-purple = variabel
terra-mystica_scene_faction = { $name }. { $text }
terra-mystica_scene_stronghold-does = Festung: { $text }
terra-mystica_scene_terrain = { $terrain }, Münzen: { $coins }
terra-mystica_scene_costs = Kosten in Münzen: { $coins }.
terra-mystica_scene_mat = Tableau: { $name }. { $text }
terra-mystica_scene_has-points = { $owner }: { $amount } Punkte
terra-mystica_scene_has-coins = { $owner }: Münzen { $amount }
terra-mystica_scene_has-workers = { $owner }: Arbeiter { $amount }
terra-mystica_scene_has-priests = { $owner }: Priester auf der Hand { $amount }, höchstens { $most }
terra-mystica_scene_has-keys = { $owner }: noch nicht genutzte Schlüssel { $amount }
terra-mystica_scene_has-bridges = { $owner }: übrige Brücken { $amount }
terra-mystica_scene_has-income = { $owner }: nächstes Einkommen { $amount }
terra-mystica_scene_of = /{ $most }
terra-mystica_scene_remaining = übrig
terra-mystica_scene_nothing = nichts
terra-mystica_scene_bowls = { $owner }: Macht in den Schalen { $bowls }
terra-mystica_scene_wheel-spades = Spaten, bis eine Landschaft zu { $home } wird (einer kostet { $price }): { $needs }
terra-mystica_scene_wheel-steps = Kultstufen, bis eine Landschaft zu { $home } wird: { $needs }
terra-mystica_scene_wheel-tokens = Machtchips, bis eine Landschaft zu { $home } wird: { $needs }
terra-mystica_scene_wheel-coins = Münzen, um eine Landschaft freizuschalten: { $needs }
terra-mystica_scene_income = Jedes Einkommen: { $goods }.
terra-mystica_scene_built = steht auf { $hex }
terra-mystica_scene_not-built = nicht gebaut
terra-mystica_scene_plate = { $owner }: { $piece }, { $state }; kostet { $price }. { $text }
terra-mystica_scene_slots = { $owner }: noch { $left } von { $total } auf dem Tableau ({ $piece }); kostet je { $price }
terra-mystica_scene_row-D = Wohnhaus
terra-mystica_scene_row-TP = Handel
terra-mystica_scene_row-TE = Tempel
terra-mystica_scene_row-SH = Festung
terra-mystica_scene_row-SA = Heiligtum
terra-mystica_scene_row-landscape = Sonderland
terra-mystica_scene_landscape = { $name }.
terra-mystica_scene_landscape-after = { $name }; zuvor nötig: { $needs }.
terra-mystica_scene_landscape-plate = { $owner }: Sonderlandschaft, { $state }. { $text }
terra-mystica_scene_row-shipping = Schifffahrt
terra-mystica_scene_row-digging = Spaten
terra-mystica_scene_shipping = { $owner }: { $value } auf der Schifffahrtsleiste, { $reach } mit der Rundenbonuskarte
terra-mystica_scene_digging = { $owner }: ein Spaten kostet { $price }
terra-mystica_scene_holds-favour = { $owner }: Gunstplättchen { $name }. { $text }
terra-mystica_scene_holds-town = { $owner }: Stadtmarke { $name }. { $text }
terra-mystica_scene_special = { $owner }: Sonderaktion { $name }. { $text } { $state }
terra-mystica_scene_key = Was die Bilder bedeuten
terra-mystica_scene_key-coins = Münzen
terra-mystica_scene_key-workers = Arbeiter
terra-mystica_scene_key-priests = Priester
terra-mystica_scene_key-power = Macht
terra-mystica_scene_key-power-spend = Macht zu zahlen
terra-mystica_scene_key-points = Punkte
terra-mystica_scene_key-spades = Spaten
terra-mystica_scene_key-shipping = Schifffahrt
terra-mystica_scene_key-bridges = Brücke
terra-mystica_scene_key-bridge-built = gebaute Brücke
terra-mystica_scene_key-bridge-space = Platz für eine Brücke
terra-mystica_scene_key-keys = Schlüssel, für Stufe 10 eines Kults
terra-mystica_scene_key-settlement = Stadt
terra-mystica_scene_key-town = Stadt auf dem Spielplan (Mauer und Schlüssel)
terra-mystica_scene_key-steps = Stufe auf beliebiger Kultskala
terra-mystica_scene_key-cults = jeder Kult
terra-mystica_scene_key-network = Gebiet
terra-mystica_scene_key-hand = jedes Einkommen
terra-mystica_scene_key-scroll = beim Passen
terra-mystica_scene_key-book = Fähigkeit
terra-mystica_scene_key-action = Aktion, noch nicht genutzt
terra-mystica_scene_key-action-used = Aktion, in dieser Runde genutzt
terra-mystica_scene_key-tick = vorbei, gebaut oder vergeben
terra-mystica_scene_key-nothing = hier kein Einkommen
terra-mystica_scene_key-out = hat gepasst
terra-mystica_scene_key-bowls = Schalen der Macht: I ausgegeben, II lädt, III geladen und bereit zum Zahlen
terra-mystica_scene_key-wheel = was jede Landschaft braucht, um deine zu werden, und der Preis eines Spatens
terra-mystica_scene_key-ladder = { $places }: Punkte am Ende für die Höchsten auf jeder Kultskala; eine lila Zahl auf einer Stufe ist die Macht, die sie bringt
terra-mystica_scene_key-places = { $places }: Punkte am Ende für die größten Gebiete

## picture: words of a picture where they are written out; tile: pieces on a map of letters, in six letters or less

picture_power-gain = Macht
picture_priest = Priester
picture_temple = Tempel
picture_stronghold = Festung
picture_sanctuary = Heiligtum
picture_landmark = Sonderlandschaft
picture_coins = { $number ->
    [one] Münze
   *[other] Münzen
}
picture_workers = { $number ->
    [one] Arbeiter
   *[other] Arbeiter
}
picture_priests = { $number ->
    [one] Priester
   *[other] Priester
}
picture_tokens = { $number ->
    [one] Machtchip
   *[other] Machtchips
}
picture_spades = Spaten
picture_shipping = Schifffahrt
picture_bridges = { $number ->
    [one] Brücke
   *[other] Brücken
}
picture_keys = { $number ->
    [one] Schlüssel
   *[other] Schlüssel
}
picture_fire = Feuer
picture_water = Wasser
picture_earth = Erde
picture_air = Luft
picture_cult__FIRE = Feuer
picture_cult__WATER = Wasser
picture_cult__EARTH = Erde
picture_cult__AIR = Luft
picture_steps = { $number ->
    [one] Kultstufe
   *[other] Kultstufen
}
picture_cults = jeder Kult
picture_network = Gebiet
picture_distance = Entfernung
picture_clusters = Ansiedlungen
picture_edge = am Rand
picture_halls = Festung bis Heiligtum
picture_ice = Eis
picture_volcano = Vulkan
picture_variable = variabel
tile_temple = Tempel
tile_stronghold = Festg.
tile_sanctuary = Heilig
tile_landmark = Land
