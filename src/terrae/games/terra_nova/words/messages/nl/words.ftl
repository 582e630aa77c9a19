## good: what events and prices count

good_money = geld
good_sailing = scheepvaart
good_bridge = { $amount ->
    [one] brug
   *[other] bruggen
}

## draw: what a seat has, in a terminal

draw_has-money = geld { $amount }
draw_has-sailing = scheepvaart { $amount }
draw_has-bridge = bruggen over { $amount }

terra-nova_title = Terra Nova
terra-nova_about = Terra Nova (2022): bevolk in vijf rondes een land met vijf landschappen, met een van de tien volken.

terra-nova_joint_as-written = { $word }
terra-nova_joint_sentences = { $first } { $second }
terra-nova_joint_and = { $first } en { $second }
terra-nova_joint_or = { $first } of { $second }

terra-nova_number_shovel = { $number ->
    [one] { $number } schep
   *[other] { $number } scheppen
}
terra-nova_number_free-shovel = { $number ->
    [one] { $number } gratis schep
   *[other] { $number } gratis scheppen
}
terra-nova_number_building = { $number ->
    [one] { $number } gebouw
   *[other] { $number } gebouwen
}

## terra-nova_name: short names of ours, by the source of what the thing brings; codes stay in typed moves and files

terra-nova_name_tile__bonus-A = Schep
terra-nova_name_tile__bonus-B = Geld
terra-nova_name_tile__bonus-C = Boot
terra-nova_name_tile__bonus-D = Geld en kracht
terra-nova_name_tile__bonus-E = Paleizen
terra-nova_name_tile__bonus-F = Markten
terra-nova_name_tile__bonus-G = Woningen
terra-nova_name_tile__bonus-H = Zeereizen
terra-nova_name_tile__round-house = Huizen
terra-nova_name_tile__round-post = Handel
terra-nova_name_tile__round-palace = Paleizen
terra-nova_name_tile__round-town = Steden
terra-nova_name_tile__round-sailing = Zeereizen
terra-nova_name_tile__round-shovel = Scheppen
terra-nova_name_tile__town-money = Geld
terra-nova_name_tile__town-power = Kracht
terra-nova_name_tile__town-points = Roem
terra-nova_name_tile__town-sailing = Boot
terra-nova_name_power__bridge-3 = Brug
terra-nova_name_power__bridge-4 = Brug II
terra-nova_name_power__sailing = Scheepvaart
terra-nova_name_power__money = Geld
terra-nova_name_power__shovel = Schep
terra-nova_name_power__two-shovels = Scheppen

terra-nova_who_nature = het toeval
terra-nova_who_seat = plek { $seat }
terra-nova_who_faction = de { $name }

terra-nova_terrain_lake = meer
terra-nova_terrain_forest = bos
terra-nova_terrain_wasteland = woestenij
terra-nova_terrain_desert = woestijn
terra-nova_terrain_swamp = moeras
terra-nova_terrain_river = rivier

terra-nova_colour_blue = blauw
terra-nova_colour_red = rood
terra-nova_colour_black = zwart
terra-nova_colour_green = groen
terra-nova_colour_yellow = geel

terra-nova_building_house = huis
terra-nova_building_post = handelspost
terra-nova_building_palace-left = linkerpaleis
terra-nova_building_palace-right = rechterpaleis

## terra-nova_special: whose special action it is

terra-nova_special_bonus = bonustegel
terra-nova_special_left = linkerpaleis
terra-nova_special_right = rechterpaleis

## terra-nova_faction: what data files name in English; files of your own may name them otherwise

terra-nova_faction_water-sprites = watergeesten
terra-nova_faction_sea-dogs = zeebonken
terra-nova_faction_golems = golems
terra-nova_faction_fire-sprites = vuurgeesten
terra-nova_faction_leprechauns = kobolden
terra-nova_faction_inventors = uitvinders
terra-nova_faction_fairies = feeën
terra-nova_faction_druids = druïden
terra-nova_faction_sun-worshippers = zonaanbidders
terra-nova_faction_sand-cats = zandkatten

## terra-nova_map: as the picture calls them; maps of your own are called by their files

terra-nova_map_main = hoofdkaart
terra-nova_map_two-player = voor twee
terra-nova_map_alternative = andere kaart
