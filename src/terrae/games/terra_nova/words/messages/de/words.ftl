## good: what events and prices count

good_money = Geld
good_sailing = Schifffahrt
good_bridge = { $amount ->
    [one] Brücke
   *[other] Brücken
}

## draw: what a seat has, in a terminal

draw_has-money = Geld { $amount }
draw_has-sailing = Schifffahrt { $amount }
draw_has-bridge = Brücken übrig { $amount }

terra-nova_title = Terra Nova
terra-nova_about = Terra Nova (2022): Besiedle in fünf Runden ein Land aus fünf Landschaften, mit einem von zehn Völkern.

terra-nova_joint_as-written = { $word }
terra-nova_joint_sentences = { $first } { $second }
terra-nova_joint_and = { $first } und { $second }
terra-nova_joint_or = { $first } oder { $second }

terra-nova_number_shovel = { $number ->
    [one] { $number } Spaten
   *[other] { $number } Spaten
}
terra-nova_number_free-shovel = { $number ->
    [one] { $case ->
        [dative] { $number } kostenlosen Spaten
       *[other] { $number } kostenloser Spaten
    }
   *[other] { $case ->
        [dative] { $number } kostenlosen Spaten
       *[other] { $number } kostenlose Spaten
    }
}
terra-nova_number_building = { $number ->
    [one] { $number } Gebäude
   *[other] { $number } Gebäude
}

## terra-nova_name: short names of ours, by the source of what the thing brings; codes stay in typed moves and files

terra-nova_name_tile__bonus-A = Spaten
terra-nova_name_tile__bonus-B = Geld
terra-nova_name_tile__bonus-C = Boot
terra-nova_name_tile__bonus-D = Geld und Macht
terra-nova_name_tile__bonus-E = Paläste
terra-nova_name_tile__bonus-F = Märkte
terra-nova_name_tile__bonus-G = Heimstätten
terra-nova_name_tile__bonus-H = Seereisen
terra-nova_name_tile__round-house = Häuser
terra-nova_name_tile__round-post = Handel
terra-nova_name_tile__round-palace = Paläste
terra-nova_name_tile__round-town = Städte
terra-nova_name_tile__round-sailing = Seereisen
terra-nova_name_tile__round-shovel = Spaten
terra-nova_name_tile__town-money = Geld
terra-nova_name_tile__town-power = Macht
terra-nova_name_tile__town-points = Ruhm
terra-nova_name_tile__town-sailing = Boot
terra-nova_name_power__bridge-3 = Brücke
terra-nova_name_power__bridge-4 = Brücke II
terra-nova_name_power__sailing = Schiff
terra-nova_name_power__money = Geld
terra-nova_name_power__shovel = Spaten
terra-nova_name_power__two-shovels = 2 Spaten

## terra-nova_who: a seat in a sentence. Cases: start (of a sentence), dative, genitive

terra-nova_who_nature = { $case ->
    [start] Der Zufall
    [dative] dem Zufall
    [genitive] des Zufalls
   *[other] der Zufall
}
terra-nova_who_seat = { $case ->
    [genitive] von Platz { $seat }
   *[other] Platz { $seat }
}
terra-nova_who_faction = { $case ->
    [start] Die { FORM($name, case: "definite") }
    [dative] den { FORM($name, case: "dative") }
    [genitive] der { FORM($name, case: "definite") }
   *[other] die { FORM($name, case: "definite") }
}

## terra-nova_terrain: the case "into" is what a hex becomes

terra-nova_terrain_lake = { $case ->
    [into] zum See
   *[other] See
}
terra-nova_terrain_forest = { $case ->
    [into] zum Wald
   *[other] Wald
}
terra-nova_terrain_wasteland = { $case ->
    [into] zum Ödland
   *[other] Ödland
}
terra-nova_terrain_desert = { $case ->
    [into] zur Wüste
   *[other] Wüste
}
terra-nova_terrain_swamp = { $case ->
    [into] zum Sumpf
   *[other] Sumpf
}
terra-nova_terrain_river = Fluss

terra-nova_colour_blue = Blau
terra-nova_colour_red = Rot
terra-nova_colour_black = Schwarz
terra-nova_colour_green = Grün
terra-nova_colour_yellow = Gelb

## terra-nova_building: cases "one" (ein ...), "mine" (dein ...)

terra-nova_building_house = { $case ->
    [one] ein Haus
    [mine] dein Haus
   *[other] Haus
}
terra-nova_building_post = { $case ->
    [one] ein Kontor
    [mine] dein Kontor
   *[other] Kontor
}
terra-nova_building_palace-left = { $case ->
    [one] ein Palast
    [mine] dein linker Palast
   *[other] linker Palast
}
terra-nova_building_palace-right = { $case ->
    [one] ein Palast
    [mine] dein rechter Palast
   *[other] rechter Palast
}

## terra-nova_special: whose special action it is

terra-nova_special_bonus = Vorteilsplättchen
terra-nova_special_left = linker Palast
terra-nova_special_right = rechter Palast

## terra-nova_faction: what data files name in English; files of your own may name them otherwise

terra-nova_faction_water-sprites = { $case ->
    [dative] Flaschengeistern
   *[other] Flaschengeister
}
terra-nova_faction_sea-dogs = Seebären
terra-nova_faction_golems = Golems
terra-nova_faction_fire-sprites = Ifrit
terra-nova_faction_leprechauns = { $case ->
    [dative] Kobolden
   *[other] Kobolde
}
terra-nova_faction_inventors = Erfinderinnen
terra-nova_faction_fairies = Feen
terra-nova_faction_druids = Druiden
terra-nova_faction_sun-worshippers = { $case ->
    [dative] Wüstentöchtern
   *[other] Wüstentöchter
}
terra-nova_faction_sand-cats = { $case ->
    [definite] Felinen
    [dative] Felinen
   *[other] Feline
}

## terra-nova_map: as the picture calls them; maps of your own are called by their files

terra-nova_map_main = Hauptplan
terra-nova_map_two-player = für zwei
terra-nova_map_alternative = anderer Plan
