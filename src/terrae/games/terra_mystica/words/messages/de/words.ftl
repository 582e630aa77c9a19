terra-mystica_cult_FIRE = Feuer
terra-mystica_cult_WATER = Wasser
terra-mystica_cult_EARTH = Erde
terra-mystica_cult_AIR = Luft

terra-mystica_title = Terra Mystica
terra-mystica_about = Terra Mystica: Mach dir in sechs Runden ein Land aus sieben Landschaften zu eigen, mit einem von zwanzig Völkern.

## draw: what a seat has, in a terminal

draw_has-coins = Münzen { $amount }
draw_has-workers = Arbeiter { $amount }
draw_has-priests = Priester { $amount }
draw_has-keys = Schlüssel { $amount }
draw_has-bridges = Brücken übrig { $amount }
draw_places-free = Plätze für Priester
draw_places-taken = besetzt

## good: what events and prices count

good_coins = { $amount ->
    [one] Münze
   *[other] Münzen
}
good_workers = { $amount ->
    [one] Arbeiter
   *[other] Arbeiter
}
good_priests = { $amount ->
    [one] Priester
   *[other] Priester
}
good_tokens = { $amount ->
    [one] Machtchip
   *[other] Machtchips
}
good_tokens3 = { $amount ->
    [one] geladener Machtchip
   *[other] geladene Machtchips
}
good_keys = { $amount ->
    [one] Schlüssel
   *[other] Schlüssel
}
good_bridges = { $amount ->
    [one] Brücke
   *[other] Brücken
}
good_shipping = Schifffahrt
good_cult__FIRE = { $amount ->
    [one] Stufe Feuer
   *[other] Stufen Feuer
}
good_cult__WATER = { $amount ->
    [one] Stufe Wasser
   *[other] Stufen Wasser
}
good_cult__EARTH = { $amount ->
    [one] Stufe Erde
   *[other] Stufen Erde
}
good_cult__AIR = { $amount ->
    [one] Stufe Luft
   *[other] Stufen Luft
}
terra-mystica_joint_as-written = { $word }
terra-mystica_joint_sentences = { $first } { $second }
terra-mystica_joint_and = { $first } und { $second }

terra-mystica_number_spade = { $number ->
    [one] { $number } Spaten
   *[other] { $number } Spaten
}
terra-mystica_number_step = { $number ->
    [one] { $number } Stufe
   *[other] { $number } Stufen
}
terra-mystica_number_favour = { $number ->
    [one] { $number } Gunstplättchen
   *[other] { $number } Gunstplättchen
}
terra-mystica_number_town-tile = { $number ->
    [one] { $number } Stadtmarke
   *[other] { $number } Stadtmarken
}
terra-mystica_number_bridge = { $number ->
    [one] { $number } Brücke
   *[other] { $number } Brücken
}
terra-mystica_number_action = { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
}
terra-mystica_number_token = { $number ->
    [one] { $number } Machtchip
   *[other] { $number } Machtchips
}
terra-mystica_number_priest = { $number ->
    [one] { $number } Priester
   *[other] { $number } Priester
}
terra-mystica_number_worker = { $number ->
    [one] { $number } Arbeiter
   *[other] { $number } Arbeiter
}
terra-mystica_number_coin = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
terra-mystica_number_point = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
terra-mystica_number_structure = { $number ->
    [one] { $number } Gebäude
   *[other] { $number } Gebäude
}
terra-mystica_number_D = { $number ->
    [one] { $number } Wohnhaus
   *[other] { $number } Wohnhäuser
}
terra-mystica_number_TE = { $number ->
    [one] { $number } Tempel
   *[other] { $number } Tempel
}
terra-mystica_number_TP = { $number ->
    [one] { $number } Handelshaus
   *[other] { $number } Handelshäuser
}
terra-mystica_number_hex = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
}
terra-mystica_number_power = { $number ->
    [one] { $number } Macht
   *[other] { $number } Macht
}
terra-mystica_number_key = { $number ->
    [one] { $number } Schlüssel
   *[other] { $number } Schlüssel
}

## terra-mystica_name: short names of ours, by the source of what the thing brings; codes stay in typed moves and files

terra-mystica_name_tile__BON1 = Spaten
terra-mystica_name_tile__BON2 = Kultstufe
terra-mystica_name_tile__BON3 = Münzen
terra-mystica_name_tile__BON4 = Boot
terra-mystica_name_tile__BON5 = Arbeit und Macht
terra-mystica_name_tile__BON6 = Große Hallen
terra-mystica_name_tile__BON7 = Märkte
terra-mystica_name_tile__BON8 = Priester
terra-mystica_name_tile__BON9 = Heimstätten
terra-mystica_name_tile__BON10 = Seereisen
terra-mystica_name_tile__FAV1 = Großes Feuer
terra-mystica_name_tile__FAV2 = Großes Wasser
terra-mystica_name_tile__FAV3 = Große Erde
terra-mystica_name_tile__FAV4 = Große Luft
terra-mystica_name_tile__FAV5 = Kleinstädte
terra-mystica_name_tile__FAV6 = Pilger
terra-mystica_name_tile__FAV7 = Arbeit
terra-mystica_name_tile__FAV8 = Kristall
terra-mystica_name_tile__FAV9 = Zehnt
terra-mystica_name_tile__FAV10 = Händler
terra-mystica_name_tile__FAV11 = Siedler
terra-mystica_name_tile__FAV12 = Gilden
terra-mystica_name_tile__TW1 = Münzen
terra-mystica_name_tile__TW2 = Arbeiter
terra-mystica_name_tile__TW3 = Priester
terra-mystica_name_tile__TW4 = Macht
terra-mystica_name_tile__TW5 = Vier Kulte
terra-mystica_name_tile__TW6 = Zwei Schlüssel
terra-mystica_name_tile__TW7 = Boot
terra-mystica_name_tile__TW8 = Ruhm
terra-mystica_name_tile__SCORE1 = Spaten
terra-mystica_name_tile__SCORE2 = Städte
terra-mystica_name_tile__SCORE3 = Wasserhäuser
terra-mystica_name_tile__SCORE4 = Feuerhallen
terra-mystica_name_tile__SCORE5 = Feuerhäuser
terra-mystica_name_tile__SCORE6 = Wasserhandel
terra-mystica_name_tile__SCORE7 = Lufthallen
terra-mystica_name_tile__SCORE8 = Lufthandel
terra-mystica_name_tile__SCORE9 = Tempel
terra-mystica_name_power__ACT1 = Brücke
terra-mystica_name_power__ACT2 = Priester
terra-mystica_name_power__ACT3 = Arbeiter
terra-mystica_name_power__ACT4 = Münzen
terra-mystica_name_power__ACT5 = Spaten
terra-mystica_name_power__ACT6 = 2 Spaten
terra-mystica_name_special__ACTA = Kultsprung
terra-mystica_name_special__ACTC = Doppelzug
terra-mystica_name_special__ACTE = Arbeiterbrücke
terra-mystica_name_special__ACTG = Gigantenspaten
terra-mystica_name_special__ACTN = Sandsturm
terra-mystica_name_special__ACTS = Freihandel
terra-mystica_name_special__ACTW = Hexenritt
terra-mystica_name_special__ACTH5 = Wandel (Macht)
terra-mystica_name_special__ACTH6 = Wandel (Chips)
terra-mystica_name_final__connected-distance = Größte Entfernung
terra-mystica_name_final__connected-sa-sh-distance = Heiligtum und Festung
terra-mystica_name_final__building-on-edge = Außenposten
terra-mystica_name_final__connected-clusters = Ansiedlungen

## terra-mystica_who: a seat in a sentence. Cases: start (of a sentence), dative, genitive

terra-mystica_who_nature = { $case ->
    [start] Der Zufall
    [dative] dem Zufall
    [genitive] des Zufalls
   *[other] der Zufall
}
terra-mystica_who_seat = { $case ->
    [genitive] von Platz { $seat }
   *[other] Platz { $seat }
}
terra-mystica_who_faction = { $case ->
    [start] Die { FORM($name, case: "definite") }
    [dative] den { FORM($name, case: "dative") }
    [genitive] der { FORM($name, case: "definite") }
   *[other] die { FORM($name, case: "definite") }
}

## terra-mystica_terrain: the case "into" is what a hex becomes

terra-mystica_terrain_yellow = { $case ->
    [into] zur Wüste
   *[other] Wüste
}
terra-mystica_terrain_brown = { $case ->
    [into] zur Ebene
   *[other] Ebene
}
terra-mystica_terrain_black = { $case ->
    [into] zum Sumpf
   *[other] Sumpf
}
terra-mystica_terrain_blue = { $case ->
    [into] zum See
   *[other] See
}
terra-mystica_terrain_green = { $case ->
    [into] zum Wald
   *[other] Wald
}
terra-mystica_terrain_gray = { $case ->
    [into] zum Gebirge
   *[other] Gebirge
}
terra-mystica_terrain_red = { $case ->
    [into] zum Ödland
   *[other] Ödland
}
terra-mystica_terrain_ice = { $case ->
    [into] zu Eis
   *[other] Eis
}
terra-mystica_terrain_volcano = { $case ->
    [into] zum Vulkan
   *[other] Vulkan
}

## terra-mystica_structure: cases "one" (ein ...), "of-one" (dative), "mine" (dein ...)

terra-mystica_structure_D = { $case ->
    [one] ein Wohnhaus
    [of-one] einem Wohnhaus
    [mine] dein Wohnhaus
   *[other] Wohnhaus
}
terra-mystica_structure_TP = { $case ->
    [one] ein Handelshaus
    [of-one] einem Handelshaus
    [mine] dein Handelshaus
   *[other] Handelshaus
}
terra-mystica_structure_TE = { $case ->
    [one] ein Tempel
    [of-one] einem Tempel
    [mine] dein Tempel
   *[other] Tempel
}
terra-mystica_structure_SH = { $case ->
    [one] eine Festung
    [of-one] einer Festung
    [mine] deine Festung
   *[other] Festung
}
terra-mystica_structure_SA = { $case ->
    [one] ein Heiligtum
    [of-one] einem Heiligtum
    [mine] dein Heiligtum
   *[other] Heiligtum
}
terra-mystica_structure_landscape = { $case ->
    [one] eine Sonderlandschaft
    [of-one] einer Sonderlandschaft
    [mine] deine Sonderlandschaft
   *[other] Sonderlandschaft
}

## terra-mystica_jump: how factions without ships get over a hex, by trait

terra-mystica_jump_tunnel = { $case ->
    [the] der Tunnel
    [mine] dein Tunnel
   *[other] Tunnel
}
terra-mystica_jump_carpet = { $case ->
    [the] der Teppichflug
    [mine] dein Teppichflug
   *[other] Teppichflug
}

## terra-mystica_made: what a hex costs that needs no spades, by what is paid

terra-mystica_made_steps = { $steps } abwärts auf einer Kultskala
terra-mystica_made_tokens = { $tokens }, aus dem Spiel genommen

## terra-mystica_special: special actions of boards that have several

terra-mystica_special_ACTH5 = { $power } Macht zahlen und die Heimatlandschaft wechseln; die Felder unter deinen Gebäuden wechseln mit.
terra-mystica_special_ACTH6 = { $tokens } Machtchips aus dem Spiel nehmen und die Heimatlandschaft wechseln; die Felder unter deinen Gebäuden wechseln mit.

## terra-mystica_faction, _landmark, _map: what data files name in English; files of your own may name them otherwise

terra-mystica_faction_alchemists = Alchimisten
terra-mystica_faction_auren = Auren
terra-mystica_faction_chaosmagicians = { $case ->
    [dative] Chaosmagiern
   *[other] Chaosmagier
}
terra-mystica_faction_cultists = Kultisten
terra-mystica_faction_darklings = { $case ->
    [dative] Düsterlingen
   *[other] Düsterlinge
}
terra-mystica_faction_dwarves = { $case ->
    [dative] Zwergen
   *[other] Zwerge
}
terra-mystica_faction_engineers = { $case ->
    [dative] Konstrukteuren
   *[other] Konstrukteure
}
terra-mystica_faction_fakirs = { $case ->
    [dative] Fakiren
   *[other] Fakire
}
terra-mystica_faction_giants = Giganten
terra-mystica_faction_halflings = { $case ->
    [dative] Halblingen
   *[other] Halblinge
}
terra-mystica_faction_mermaids = Nixen
terra-mystica_faction_nomads = Nomaden
terra-mystica_faction_swarmlings = { $case ->
    [dative] Schwarmlingen
   *[other] Schwarmlinge
}
terra-mystica_faction_witches = Hexen
terra-mystica_faction_icemaidens = Frostfeen
terra-mystica_faction_yetis = Yetis
terra-mystica_faction_acolytes = { $case ->
    [definite] Geweihten
    [dative] Geweihten
   *[other] Geweihte
}
terra-mystica_faction_dragonlords = { $case ->
    [dative] Drachenmeistern
   *[other] Drachenmeister
}
terra-mystica_faction_riverwalkers = { $case ->
    [dative] Flussläufern
   *[other] Flussläufer
}
terra-mystica_faction_shapeshifters = { $case ->
    [dative] Gestaltwandlern
   *[other] Gestaltwandler
}

terra-mystica_landmark_alchemists = Düstere Werkstatt
terra-mystica_landmark_auren = Baum der Gelassenheit
terra-mystica_landmark_chaosmagicians = Chaosportal
terra-mystica_landmark_cultists = Kultpalast
terra-mystica_landmark_darklings = Lager
terra-mystica_landmark_dwarves = Großer Tunnel
terra-mystica_landmark_engineers = Brückenturm
terra-mystica_landmark_fakirs = Flugschule
terra-mystica_landmark_giants = Höhle der Weisheit
terra-mystica_landmark_halflings = Bohrer
terra-mystica_landmark_mermaids = Korallenriff
terra-mystica_landmark_nomads = Handelslager
terra-mystica_landmark_swarmlings = Brutstätte
terra-mystica_landmark_witches = Rabenstreich
terra-mystica_landmark_icemaidens = Winterfall
terra-mystica_landmark_yetis = Frostgipfel
terra-mystica_landmark_acolytes = Opferaltar
terra-mystica_landmark_dragonlords = Lavateich
terra-mystica_landmark_riverwalkers = Schwimmender Palast
terra-mystica_landmark_shapeshifters = Geisterpolarstern

terra-mystica_map_base = Grundspiel
terra-mystica_map_fire-ice-1 = Feuer & Eis, Seite 1
terra-mystica_map_fire-ice-2 = Feuer & Eis, Seite 2
terra-mystica_map_fjords-2_0 = Die Fjorde v2.0
terra-mystica_map_fjords = Die Fjorde v2.1
terra-mystica_map_loon-lakes = Die Seen v1.6
