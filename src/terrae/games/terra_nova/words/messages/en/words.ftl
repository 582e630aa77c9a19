## good: what events and prices count

good_money = money
good_sailing = sailing
good_bridge = { $amount ->
    [one] bridge
   *[other] bridges
}

## draw: what a seat has, in a terminal

draw_has-money = money { $amount }
draw_has-sailing = sailing { $amount }
draw_has-bridge = bridges left { $amount }

terra-nova_title = Terra Nova
terra-nova_about = Terra Nova (2022): settle a land of five terrains with one of ten factions, in five rounds.

terra-nova_joint_as-written = { $word }
terra-nova_joint_sentences = { $first } { $second }
terra-nova_joint_and = { $first } and { $second }
terra-nova_joint_or = { $first } or { $second }

terra-nova_number_shovel = { $number ->
    [one] { $number } shovel
   *[other] { $number } shovels
}
terra-nova_number_free-shovel = { $number ->
    [one] { $number } free shovel
   *[other] { $number } free shovels
}
terra-nova_number_building = { $number ->
    [one] { $number } building
   *[other] { $number } buildings
}

## terra-nova_name: short names of ours, by the source of what the thing brings; codes stay in typed moves and files

terra-nova_name_tile__bonus-A = Shovel
terra-nova_name_tile__bonus-B = Money
terra-nova_name_tile__bonus-C = Boat
terra-nova_name_tile__bonus-D = Money and power
terra-nova_name_tile__bonus-E = Palaces
terra-nova_name_tile__bonus-F = Markets
terra-nova_name_tile__bonus-G = Homes
terra-nova_name_tile__bonus-H = Voyages
terra-nova_name_tile__round-house = Houses
terra-nova_name_tile__round-post = Trade
terra-nova_name_tile__round-palace = Palaces
terra-nova_name_tile__round-town = Towns
terra-nova_name_tile__round-sailing = Voyages
terra-nova_name_tile__round-shovel = Shovels
terra-nova_name_tile__town-money = Money
terra-nova_name_tile__town-power = Power
terra-nova_name_tile__town-points = Glory
terra-nova_name_tile__town-sailing = Boat
terra-nova_name_power__bridge-3 = Bridge
terra-nova_name_power__bridge-4 = Bridge II
terra-nova_name_power__sailing = Sailing
terra-nova_name_power__money = Money
terra-nova_name_power__shovel = Shovel
terra-nova_name_power__two-shovels = 2 shovels

terra-nova_who_nature = nature
terra-nova_who_seat = seat { $seat }
terra-nova_who_faction = the { $name }

terra-nova_terrain_lake = lake
terra-nova_terrain_forest = forest
terra-nova_terrain_wasteland = wasteland
terra-nova_terrain_desert = desert
terra-nova_terrain_swamp = swamp
terra-nova_terrain_river = river

terra-nova_colour_blue = blue
terra-nova_colour_red = red
terra-nova_colour_black = black
terra-nova_colour_green = green
terra-nova_colour_yellow = yellow

terra-nova_building_house = house
terra-nova_building_post = trading post
terra-nova_building_palace-left = left palace
terra-nova_building_palace-right = right palace

## terra-nova_special: whose special action it is

terra-nova_special_bonus = bonus tile
terra-nova_special_left = left palace
terra-nova_special_right = right palace

## terra-nova_faction: what data files name in English; files of your own may name them otherwise

terra-nova_faction_water-sprites = Water Sprites
terra-nova_faction_sea-dogs = Sea Dogs
terra-nova_faction_golems = Golems
terra-nova_faction_fire-sprites = Fire Sprites
terra-nova_faction_leprechauns = Leprechauns
terra-nova_faction_inventors = Inventors
terra-nova_faction_fairies = Fairies
terra-nova_faction_druids = Druids
terra-nova_faction_sun-worshippers = Sun Worshippers
terra-nova_faction_sand-cats = Sand Cats

## terra-nova_map: as the picture calls them; maps of your own are called by their files

terra-nova_map_main = main
terra-nova_map_two-player = two-player
terra-nova_map_alternative = alternative
