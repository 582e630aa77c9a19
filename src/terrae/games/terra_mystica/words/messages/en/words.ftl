terra-mystica_cult_FIRE = fire
terra-mystica_cult_WATER = water
terra-mystica_cult_EARTH = earth
terra-mystica_cult_AIR = air

terra-mystica_title = Terra Mystica
terra-mystica_about = Terra Mystica: turn the land of seven terrains into yours with one of twenty factions, in six rounds.

## draw: what a seat has, in a terminal

draw_has-coins = coins { $amount }
draw_has-workers = workers { $amount }
draw_has-priests = priests { $amount }
draw_has-keys = keys { $amount }
draw_has-bridges = bridges left { $amount }
draw_places-free = priests may go for
draw_places-taken = taken

## good: what events and prices count

good_coins = { $amount ->
    [one] coin
   *[other] coins
}
good_workers = { $amount ->
    [one] worker
   *[other] workers
}
good_priests = { $amount ->
    [one] priest
   *[other] priests
}
good_tokens = { $amount ->
    [one] power token
   *[other] power tokens
}
good_tokens3 = { $amount ->
    [one] charged power token
   *[other] charged power tokens
}
good_keys = { $amount ->
    [one] key
   *[other] keys
}
good_bridges = { $amount ->
    [one] bridge
   *[other] bridges
}
good_shipping = shipping
good_cult__FIRE = { $amount ->
    [one] step of fire
   *[other] steps of fire
}
good_cult__WATER = { $amount ->
    [one] step of water
   *[other] steps of water
}
good_cult__EARTH = { $amount ->
    [one] step of earth
   *[other] steps of earth
}
good_cult__AIR = { $amount ->
    [one] step of air
   *[other] steps of air
}

terra-mystica_joint_as-written = { $word }
terra-mystica_joint_sentences = { $first } { $second }
terra-mystica_joint_and = { $first } and { $second }

terra-mystica_number_spade = { $number ->
    [one] { $number } spade
   *[other] { $number } spades
}
terra-mystica_number_step = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
terra-mystica_number_favour = { $number ->
    [one] { $number } favour tile
   *[other] { $number } favour tiles
}
terra-mystica_number_town-tile = { $number ->
    [one] { $number } town tile
   *[other] { $number } town tiles
}
terra-mystica_number_bridge = { $number ->
    [one] { $number } bridge
   *[other] { $number } bridges
}
terra-mystica_number_action = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
terra-mystica_number_token = { $number ->
    [one] { $number } power token
   *[other] { $number } power tokens
}
terra-mystica_number_priest = { $number ->
    [one] { $number } priest
   *[other] { $number } priests
}
terra-mystica_number_worker = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
terra-mystica_number_coin = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
terra-mystica_number_point = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
terra-mystica_number_structure = { $number ->
    [one] { $number } structure
   *[other] { $number } structures
}
terra-mystica_number_D = { $number ->
    [one] { $number } dwelling
   *[other] { $number } dwellings
}
terra-mystica_number_TE = { $number ->
    [one] { $number } temple
   *[other] { $number } temples
}
terra-mystica_number_TP = { $number ->
    [one] { $number } trading house
   *[other] { $number } trading houses
}
terra-mystica_number_hex = { $number ->
    [one] { $number } hex
   *[other] { $number } hexes
}
terra-mystica_number_power = { $number ->
    [one] { $number } power
   *[other] { $number } power
}
terra-mystica_number_key = { $number ->
    [one] { $number } key
   *[other] { $number } keys
}

## terra-mystica_name: short names of ours, by the source of what the thing brings; codes stay in typed moves and files

terra-mystica_name_tile__BON1 = Spade
terra-mystica_name_tile__BON2 = Cult step
terra-mystica_name_tile__BON3 = Coins
terra-mystica_name_tile__BON4 = Boat
terra-mystica_name_tile__BON5 = Work and power
terra-mystica_name_tile__BON6 = Great halls
terra-mystica_name_tile__BON7 = Markets
terra-mystica_name_tile__BON8 = Priest
terra-mystica_name_tile__BON9 = Homes
terra-mystica_name_tile__BON10 = Voyages
terra-mystica_name_tile__FAV1 = Great fire
terra-mystica_name_tile__FAV2 = Great water
terra-mystica_name_tile__FAV3 = Great earth
terra-mystica_name_tile__FAV4 = Great air
terra-mystica_name_tile__FAV5 = Small towns
terra-mystica_name_tile__FAV6 = Pilgrims
terra-mystica_name_tile__FAV7 = Work
terra-mystica_name_tile__FAV8 = Crystal
terra-mystica_name_tile__FAV9 = Tithe
terra-mystica_name_tile__FAV10 = Traders
terra-mystica_name_tile__FAV11 = Settlers
terra-mystica_name_tile__FAV12 = Guilds
terra-mystica_name_tile__TW1 = Coins
terra-mystica_name_tile__TW2 = Workers
terra-mystica_name_tile__TW3 = Priest
terra-mystica_name_tile__TW4 = Power
terra-mystica_name_tile__TW5 = Four cults
terra-mystica_name_tile__TW6 = Two keys
terra-mystica_name_tile__TW7 = Boat
terra-mystica_name_tile__TW8 = Glory
terra-mystica_name_tile__SCORE1 = Spades
terra-mystica_name_tile__SCORE2 = Towns
terra-mystica_name_tile__SCORE3 = Water dwellings
terra-mystica_name_tile__SCORE4 = Fire halls
terra-mystica_name_tile__SCORE5 = Fire dwellings
terra-mystica_name_tile__SCORE6 = Water trade
terra-mystica_name_tile__SCORE7 = Air halls
terra-mystica_name_tile__SCORE8 = Air trade
terra-mystica_name_tile__SCORE9 = Temples
terra-mystica_name_power__ACT1 = Bridge
terra-mystica_name_power__ACT2 = Priest
terra-mystica_name_power__ACT3 = Workers
terra-mystica_name_power__ACT4 = Coins
terra-mystica_name_power__ACT5 = Spade
terra-mystica_name_power__ACT6 = 2 spades
terra-mystica_name_special__ACTA = Cult leap
terra-mystica_name_special__ACTC = Double turn
terra-mystica_name_special__ACTE = Workers' bridge
terra-mystica_name_special__ACTG = Giant spades
terra-mystica_name_special__ACTN = Sandstorm
terra-mystica_name_special__ACTS = Free trade
terra-mystica_name_special__ACTW = Night ride
terra-mystica_name_special__ACTH5 = Power shift
terra-mystica_name_special__ACTH6 = Token shift
terra-mystica_name_final__connected-distance = Longest way
terra-mystica_name_final__connected-sa-sh-distance = Between halls
terra-mystica_name_final__building-on-edge = Map edge
terra-mystica_name_final__connected-clusters = Most groups

terra-mystica_who_nature = nature
terra-mystica_who_seat = seat { $seat }
terra-mystica_who_faction = the { $name }

terra-mystica_terrain_yellow = desert
terra-mystica_terrain_brown = plains
terra-mystica_terrain_black = swamp
terra-mystica_terrain_blue = lake
terra-mystica_terrain_green = forest
terra-mystica_terrain_gray = mountains
terra-mystica_terrain_red = wasteland
terra-mystica_terrain_ice = ice
terra-mystica_terrain_volcano = volcano

terra-mystica_structure_D = dwelling
terra-mystica_structure_TP = trading house
terra-mystica_structure_TE = temple
terra-mystica_structure_SH = stronghold
terra-mystica_structure_SA = sanctuary
terra-mystica_structure_landscape = special landscape

## terra-mystica_jump: how factions without ships get over a hex, by trait

terra-mystica_jump_tunnel = tunnel
terra-mystica_jump_carpet = carpet flight

## terra-mystica_made: what a hex costs that needs no spades, by what is paid

terra-mystica_made_steps = { $steps } down on one cult track
terra-mystica_made_tokens = { $tokens } out of the game

## terra-mystica_special: special actions of boards that have several

terra-mystica_special_ACTH5 = Pay { $power } power and change your home terrain; the hexes under your structures change too.
terra-mystica_special_ACTH6 = Remove { $tokens } power tokens from the game and change your home terrain; the hexes under your structures change too.

## terra-mystica_faction, _landmark, _map: what data files name in English; files of your own may name them otherwise

terra-mystica_faction_alchemists = Alchemists
terra-mystica_faction_auren = Auren
terra-mystica_faction_chaosmagicians = Chaos Magicians
terra-mystica_faction_cultists = Cultists
terra-mystica_faction_darklings = Darklings
terra-mystica_faction_dwarves = Dwarves
terra-mystica_faction_engineers = Engineers
terra-mystica_faction_fakirs = Fakirs
terra-mystica_faction_giants = Giants
terra-mystica_faction_halflings = Halflings
terra-mystica_faction_mermaids = Mermaids
terra-mystica_faction_nomads = Nomads
terra-mystica_faction_swarmlings = Swarmlings
terra-mystica_faction_witches = Witches
terra-mystica_faction_icemaidens = Ice Maidens
terra-mystica_faction_yetis = Yetis
terra-mystica_faction_acolytes = Acolytes
terra-mystica_faction_dragonlords = Dragonlords
terra-mystica_faction_riverwalkers = Riverwalkers
terra-mystica_faction_shapeshifters = Shapeshifters

terra-mystica_landmark_alchemists = Gloomy Workshop
terra-mystica_landmark_auren = Tree of Serenity
terra-mystica_landmark_chaosmagicians = Chaos Portal
terra-mystica_landmark_cultists = Cult Palace
terra-mystica_landmark_darklings = Camp
terra-mystica_landmark_dwarves = Great Tunnel
terra-mystica_landmark_engineers = Bridge Tower
terra-mystica_landmark_fakirs = Flight School
terra-mystica_landmark_giants = Cave of Wisdom
terra-mystica_landmark_halflings = Driller
terra-mystica_landmark_mermaids = Coral Reef
terra-mystica_landmark_nomads = Trading Camp
terra-mystica_landmark_swarmlings = Breeding Ground
terra-mystica_landmark_witches = Raven's Blunder
terra-mystica_landmark_icemaidens = Winterfall
terra-mystica_landmark_yetis = Frozen Peak
terra-mystica_landmark_acolytes = Altar of Sacrifice
terra-mystica_landmark_dragonlords = Lava Pond
terra-mystica_landmark_riverwalkers = Floating Palace
terra-mystica_landmark_shapeshifters = Spectral Polestar

terra-mystica_map_base = Original map
terra-mystica_map_fire-ice-1 = Fire & Ice map, side 1
terra-mystica_map_fire-ice-2 = Fire & Ice map, side 2
terra-mystica_map_fjords-2_0 = Fjords v2.0
terra-mystica_map_fjords = Fjords v2.1
terra-mystica_map_loon-lakes = Loon Lakes v1.6
