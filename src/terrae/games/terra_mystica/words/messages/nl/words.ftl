terra-mystica_cult_FIRE = vuur
terra-mystica_cult_WATER = water
terra-mystica_cult_EARTH = aarde
terra-mystica_cult_AIR = lucht

terra-mystica_title = Terra Mystica
terra-mystica_about = Terra Mystica: maak je in zes rondes een land met zeven terreinen eigen, met een van de twintig volken.

## draw: what a seat has, in a terminal

draw_has-coins = munten { $amount }
draw_has-workers = arbeiders { $amount }
draw_has-priests = priesters { $amount }
draw_has-keys = sleutels { $amount }
draw_has-bridges = bruggen over { $amount }
draw_places-free = priesters kunnen nog gaan voor
draw_places-taken = bezet

## good: what events and prices count

good_coins = { $amount ->
    [one] munt
   *[other] munten
}
good_workers = { $amount ->
    [one] arbeider
   *[other] arbeiders
}
good_priests = { $amount ->
    [one] priester
   *[other] priesters
}
good_tokens = { $amount ->
    [one] krachtblokje
   *[other] krachtblokjes
}
good_tokens3 = { $amount ->
    [one] geladen krachtblokje
   *[other] geladen krachtblokjes
}
good_keys = { $amount ->
    [one] sleutel
   *[other] sleutels
}
good_bridges = { $amount ->
    [one] brug
   *[other] bruggen
}
good_shipping = scheepvaart
good_cult__FIRE = { $amount ->
    [one] stap op vuur
   *[other] stappen op vuur
}
good_cult__WATER = { $amount ->
    [one] stap op water
   *[other] stappen op water
}
good_cult__EARTH = { $amount ->
    [one] stap op aarde
   *[other] stappen op aarde
}
good_cult__AIR = { $amount ->
    [one] stap op lucht
   *[other] stappen op lucht
}
terra-mystica_joint_as-written = { $word }
terra-mystica_joint_sentences = { $first } { $second }
terra-mystica_joint_and = { $first } en { $second }

terra-mystica_number_spade = { $number ->
    [one] { $number } schep
   *[other] { $number } scheppen
}
terra-mystica_number_step = { $number ->
    [one] { $number } stap
   *[other] { $number } stappen
}
terra-mystica_number_favour = { $number ->
    [one] { $number } gunsttegel
   *[other] { $number } gunsttegels
}
terra-mystica_number_town-tile = { $number ->
    [one] { $number } stadstegel
   *[other] { $number } stadstegels
}
terra-mystica_number_bridge = { $number ->
    [one] { $number } brug
   *[other] { $number } bruggen
}
terra-mystica_number_action = { $number ->
    [one] { $number } actie
   *[other] { $number } acties
}
terra-mystica_number_token = { $number ->
    [one] { $number } krachtblokje
   *[other] { $number } krachtblokjes
}
terra-mystica_number_priest = { $number ->
    [one] { $number } priester
   *[other] { $number } priesters
}
terra-mystica_number_worker = { $number ->
    [one] { $number } arbeider
   *[other] { $number } arbeiders
}
terra-mystica_number_coin = { $number ->
    [one] { $number } munt
   *[other] { $number } munten
}
terra-mystica_number_point = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
terra-mystica_number_structure = { $number ->
    [one] { $number } gebouw
   *[other] { $number } gebouwen
}
terra-mystica_number_D = { $number ->
    [one] { $number } nederzetting
   *[other] { $number } nederzettingen
}
terra-mystica_number_TE = { $number ->
    [one] { $number } tempel
   *[other] { $number } tempels
}
terra-mystica_number_TP = { $number ->
    [one] { $number } handelshuis
   *[other] { $number } handelshuizen
}
terra-mystica_number_hex = { $number ->
    [one] { $number } veld
   *[other] { $number } velden
}
terra-mystica_number_power = { $number ->
    [one] { $number } kracht
   *[other] { $number } kracht
}
terra-mystica_number_key = { $number ->
    [one] { $number } sleutel
   *[other] { $number } sleutels
}

## terra-mystica_name: short names of ours, by the source of what the thing brings; codes stay in typed moves and files

terra-mystica_name_tile__BON1 = Schep
terra-mystica_name_tile__BON2 = Elementstap
terra-mystica_name_tile__BON3 = Munten
terra-mystica_name_tile__BON4 = Boot
terra-mystica_name_tile__BON5 = Werk en kracht
terra-mystica_name_tile__BON6 = Grote hallen
terra-mystica_name_tile__BON7 = Markten
terra-mystica_name_tile__BON8 = Priester
terra-mystica_name_tile__BON9 = Woningen
terra-mystica_name_tile__BON10 = Zeereizen
terra-mystica_name_tile__FAV1 = Groot vuur
terra-mystica_name_tile__FAV2 = Groot water
terra-mystica_name_tile__FAV3 = Grote aarde
terra-mystica_name_tile__FAV4 = Grote lucht
terra-mystica_name_tile__FAV5 = Kleine steden
terra-mystica_name_tile__FAV6 = Pelgrims
terra-mystica_name_tile__FAV7 = Werk
terra-mystica_name_tile__FAV8 = Kristal
terra-mystica_name_tile__FAV9 = Tienden
terra-mystica_name_tile__FAV10 = Handelaars
terra-mystica_name_tile__FAV11 = Kolonisten
terra-mystica_name_tile__FAV12 = Gilden
terra-mystica_name_tile__TW1 = Munten
terra-mystica_name_tile__TW2 = Arbeiders
terra-mystica_name_tile__TW3 = Priester
terra-mystica_name_tile__TW4 = Kracht
terra-mystica_name_tile__TW5 = Vier elementen
terra-mystica_name_tile__TW6 = Twee sleutels
terra-mystica_name_tile__TW7 = Boot
terra-mystica_name_tile__TW8 = Roem
terra-mystica_name_tile__SCORE1 = Scheppen
terra-mystica_name_tile__SCORE2 = Steden
terra-mystica_name_tile__SCORE3 = Waterwoningen
terra-mystica_name_tile__SCORE4 = Vuurhallen
terra-mystica_name_tile__SCORE5 = Vuurwoningen
terra-mystica_name_tile__SCORE6 = Waterhandel
terra-mystica_name_tile__SCORE7 = Luchthallen
terra-mystica_name_tile__SCORE8 = Luchthandel
terra-mystica_name_tile__SCORE9 = Tempels
terra-mystica_name_power__ACT1 = Brug
terra-mystica_name_power__ACT2 = Priester
terra-mystica_name_power__ACT3 = Arbeiders
terra-mystica_name_power__ACT4 = Munten
terra-mystica_name_power__ACT5 = Schep
terra-mystica_name_power__ACT6 = Scheppen
terra-mystica_name_special__ACTA = Elementsprong
terra-mystica_name_special__ACTC = Dubbele beurt
terra-mystica_name_special__ACTE = Arbeidersbrug
terra-mystica_name_special__ACTG = Reuzenscheppen
terra-mystica_name_special__ACTN = Zandstorm
terra-mystica_name_special__ACTS = Vrijhandel
terra-mystica_name_special__ACTW = Heksenvlucht
terra-mystica_name_special__ACTH5 = Krachtwissel
terra-mystica_name_special__ACTH6 = Blokjeswissel
terra-mystica_name_final__connected-distance = Grootste afstand
terra-mystica_name_final__connected-sa-sh-distance = Heiligdom en burcht
terra-mystica_name_final__building-on-edge = Buitenposten
terra-mystica_name_final__connected-clusters = Woonkernen

terra-mystica_who_nature = het toeval
terra-mystica_who_seat = plek { $seat }
terra-mystica_who_faction = de { $name }

terra-mystica_terrain_yellow = woestijn
terra-mystica_terrain_brown = vlakte
terra-mystica_terrain_black = moeras
terra-mystica_terrain_blue = meer
terra-mystica_terrain_green = bos
terra-mystica_terrain_gray = bergen
terra-mystica_terrain_red = woestenij
terra-mystica_terrain_ice = ijs
terra-mystica_terrain_volcano = vulkaan

terra-mystica_structure_D = nederzetting
terra-mystica_structure_TP = handelshuis
terra-mystica_structure_TE = tempel
terra-mystica_structure_SH = burcht
terra-mystica_structure_SA = heiligdom
terra-mystica_structure_landscape = speciaal landschap

## terra-mystica_jump: how factions without ships get over a hex, by trait

terra-mystica_jump_tunnel = tunnel
terra-mystica_jump_carpet = tapijtvlucht

## terra-mystica_made: what a hex costs that needs no spades, by what is paid

terra-mystica_made_steps = { $steps } omlaag op één elementenspoor
terra-mystica_made_tokens = { $tokens } uit het spel

## terra-mystica_special: special actions of boards that have several

terra-mystica_special_ACTH5 = Betaal { $power } kracht en wissel van thuisterrein; de velden onder je gebouwen wisselen mee.
terra-mystica_special_ACTH6 = Neem { $tokens } krachtblokjes uit het spel en wissel van thuisterrein; de velden onder je gebouwen wisselen mee.

## terra-mystica_faction, _landmark, _map: what data files name in English; files of your own may name them otherwise

terra-mystica_faction_alchemists = alchemisten
terra-mystica_faction_auren = auren
terra-mystica_faction_chaosmagicians = chaostovenaars
terra-mystica_faction_cultists = cultisten
terra-mystica_faction_darklings = duisterlingen
terra-mystica_faction_dwarves = dwergen
terra-mystica_faction_engineers = ingenieurs
terra-mystica_faction_fakirs = fakirs
terra-mystica_faction_giants = reuzen
terra-mystica_faction_halflings = halflingen
terra-mystica_faction_mermaids = zeemeerminnen
terra-mystica_faction_nomads = nomaden
terra-mystica_faction_swarmlings = zwermlingen
terra-mystica_faction_witches = heksen
terra-mystica_faction_icemaidens = ijsmaagden
terra-mystica_faction_yetis = yeti's
terra-mystica_faction_acolytes = acolieten
terra-mystica_faction_dragonlords = drakenheren
terra-mystica_faction_riverwalkers = rivierlopers
terra-mystica_faction_shapeshifters = gedaantewisselaars

terra-mystica_landmark_alchemists = Duistere werkplaats
terra-mystica_landmark_auren = Boom van de rust
terra-mystica_landmark_chaosmagicians = Chaospoort
terra-mystica_landmark_cultists = Cultuspaleis
terra-mystica_landmark_darklings = Kamp
terra-mystica_landmark_dwarves = Grote tunnel
terra-mystica_landmark_engineers = Brugtoren
terra-mystica_landmark_fakirs = Vliegschool
terra-mystica_landmark_giants = Grot van de wijsheid
terra-mystica_landmark_halflings = Boor
terra-mystica_landmark_mermaids = Koraalrif
terra-mystica_landmark_nomads = Handelskamp
terra-mystica_landmark_swarmlings = Broedplaats
terra-mystica_landmark_witches = Ravenstreek
terra-mystica_landmark_icemaidens = Winterval
terra-mystica_landmark_yetis = Bevroren piek
terra-mystica_landmark_acolytes = Offeraltaar
terra-mystica_landmark_dragonlords = Lavapoel
terra-mystica_landmark_riverwalkers = Drijvend paleis
terra-mystica_landmark_shapeshifters = Spookpoolster

terra-mystica_map_base = Kaart van het basisspel
terra-mystica_map_fire-ice-1 = Kaart Vuur & IJs, kant 1
terra-mystica_map_fire-ice-2 = Kaart Vuur & IJs, kant 2
terra-mystica_map_fjords-2_0 = De fjorden v2.0
terra-mystica_map_fjords = De fjorden v2.1
terra-mystica_map_loon-lakes = De meren v1.6
