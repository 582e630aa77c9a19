terramara_title = Terramara
terramara_about = Terramara (2019): send out a clan between the Road and the River, and create artifacts, in five rounds.

terramara_amount_nothing = nothing
terramara_amount_stone = { $number } Stone
terramara_amount_wood = { $number } Wood
terramara_amount_ore = { $number } Ore
terramara_amount_livestock = { $number } Livestock
terramara_amount_ashlar = { $number } Ashlar
terramara_amount_lumber = { $number } Lumber
terramara_amount_metal = { $number } Metal
terramara_amount_leather = { $number } Leather
terramara_amount_military = { $number } Military
terramara_amount_culture = { $number } Culture
terramara_amount_travel = { $number } Travel
terramara_amount_vp = { $number } VP
terramara_amount_any____raw = { $number } raw of your choice
terramara_amount_any____refined = { $number } refined of your choice
terramara_amount_other____raw = { $number } raw of another kind
terramara_amount_worker = { $number } Worker
terramara_amount_warriors = { $number } Warriors
terramara_amount_raid = { $number } Raid

terramara_name_stone = Stone
terramara_name_wood = Wood
terramara_name_ore = Ore
terramara_name_livestock = Livestock
terramara_name_ashlar = Ashlar
terramara_name_lumber = Lumber
terramara_name_metal = Metal
terramara_name_leather = Leather
terramara_name_military = Military
terramara_name_culture = Culture
terramara_name_travel = Travel
terramara_name_vp = VP
terramara_name_pottery = Pottery
terramara_name_tools = Tools
terramara_name_weaponry = Weaponry
terramara_name_clothing = Clothing
terramara_name_plains = Plains
terramara_name_quarry = Quarry
terramara_name_forest = Forest
terramara_name_mountain = Mountain
terramara_name_explorer = Explorer
terramara_name_chieftain = Chieftain
terramara_name_warrior = Warrior
terramara_name_outpost = Outpost
terramara_name_bonus__B11 = Song
terramara_name_bonus__B12 = Ore and herd
terramara_name_bonus__B13 = Wood and stone
terramara_name_bonus__B14 = Offering
terramara_name_bonus__B15 = Levy
terramara_name_bonus__B16 = Gift
terramara_name_bonus__B21 = Shrine stone
terramara_name_bonus__B22 = Blades
terramara_name_bonus__B23 = Saddles
terramara_name_bonus__B24 = Harvest
terramara_name_bonus__B25 = Three ways
terramara_name_bonus__B26 = Sawmill
terramara_name_bonus__B31 = Parade
terramara_name_bonus__B32 = Open workshop
terramara_name_bonus__B33 = Foray
terramara_name_bonus__B34 = Double offering
terramara_name_bonus__B35 = Fine offering
terramara_name_bonus__B36 = Treasury
terramara_name_outpost__O1 = Workers
terramara_name_outpost__O2 = Road
terramara_name_outpost__O3 = Military
terramara_name_outpost__O4 = River
terramara_name_outpost__O5 = Clothing
terramara_name_outpost__O6 = Weaponry
terramara_name_outpost__O7 = Tools
terramara_name_outpost__O8 = Pottery

## terramara_tile: territory tiles by kind and level

terramara_tile_0 = Plains and Quarry { $level }
terramara_tile_1 = Forest and Mountain { $level }

terramara_joint_nothing = {""}
terramara_joint_and = { $first } and { $second }
terramara_joint_comma = { $first }, { $second }
terramara_joint_either = { $first } or { $second }
terramara_joint_then = { $first }, then { $second }
terramara_joint_or = { $first }, or { $second }
terramara_joint_and-any = { $first }, and you { $second }, in any order
terramara_joint_sentences = { $first } { $second }
terramara_joint_number = { $number }
terramara_joint_as-written = { $word }
terramara_joint_free-of-charge = nothing

terramara_grade_easy = first
terramara_grade_medium = second
terramara_grade_hard = third

## terramara_price: of sending somebody to a space, after "you"

terramara_price_lose = lose { $number } Military
terramara_price_pay-military = return { $number } Military
terramara_price_pay-raw = return { $number } raw

terramara_space_hire = Hire a Worker
terramara_space_develop = Develop
terramara_space_travel = Travel the Road
terramara_space_develop-or-travel = Develop or travel
terramara_space_raid = Raid
terramara_space_first = First Player
terramara_space_raid-and-first = Raid, First Player
terramara_space_hut = your Hut
terramara_space_territory = { $terrain }
terramara_space_place = this space

## terramara_from: what something comes from, where it has no name of its own

terramara_from_territory = this territory
terramara_from_bonus = the bonus tile { $key }
terramara_from_hut = your Hut
terramara_from_worker = your Worker
terramara_from_first-player = the First Player card
terramara_from_setup = the start
terramara_from_road = the Road
terramara_from_river = the River

terramara_who_nature = nature
terramara_who_character = { $name }
terramara_who_neutral = neutral player { $number }
terramara_who_you = you

## terramara_spot: a space that somebody is sent to

terramara_spot_territory = { $place } ({ $terrain })

## good: what events and prices count

good_fieldstone = Stone
good_wood = Wood
good_ore = Ore
good_livestock = Livestock
good_ashlar = Ashlar
good_lumber = Lumber
good_metal = Metal
good_leather = Leather
good_military = Military
good_culture = Culture
good_step = { $amount ->
    [one] step
   *[other] steps
}
good_flag = { $amount ->
    [one] Flag
   *[other] Flags
}
good_artifact = { $amount ->
    [one] artifact
   *[other] artifacts
}
good_reserved = put aside
good_explorer = { $amount ->
    [one] Explorer
   *[other] Explorers
}
good_chieftain = Chieftain
good_warrior = { $amount ->
    [one] Warrior
   *[other] Warriors
}
good_bonus-tile = bonus tiles
good_worker-1 = Workers of level 1
good_worker-2 = Workers of level 2
good_worker-3 = Workers of level 3

## draw: what a seat has, in a terminal

draw_has-fieldstone = Stone { $amount }
draw_has-wood = Wood { $amount }
draw_has-ore = Ore { $amount }
draw_has-livestock = Livestock { $amount }
draw_has-ashlar = Ashlar { $amount }
draw_has-lumber = Lumber { $amount }
draw_has-metal = Metal { $amount }
draw_has-leather = Leather { $amount }
draw_has-worker-1 = Workers I { $amount }
draw_has-worker-2 = Workers II { $amount }
draw_has-worker-3 = Workers III { $amount }
draw_has-explorer = Explorers { $amount }
draw_has-chieftain = Chieftain { $amount }
draw_has-warrior = Warriors { $amount }

## what data files name in English; files of your own may name them otherwise

terramara_young_K1 = Drover's Daughter
terramara_experienced_K1 = Mistress of Caravans
terramara_young_K2 = Riverside Singer
terramara_experienced_K2 = Keeper of Songs
terramara_young_K3 = Fearless Youth
terramara_experienced_K3 = Veteran of the Raids
terramara_young_K4 = Smith's Apprentice
terramara_experienced_K4 = Master Artisan
terramara_young_K5 = Curious Forager
terramara_experienced_K5 = Envoy of the Outposts
terramara_young_K6 = Eldest of Many Siblings
terramara_experienced_K6 = Honoured Chieftain
terramara_young_K7 = Pathfinder Girl
terramara_experienced_K7 = Warden of the Crossroads
terramara_start_S01 = A Bit of Everything
terramara_start_S02 = Builder's Yard
terramara_start_S03 = Herd and Hearth
terramara_start_S04 = Smith's Chest
terramara_start_S05 = Drover's Pack
terramara_start_S06 = Mason's Kit
terramara_start_S07 = Woodwright's Cart
terramara_start_S08 = Two Pairs of Hands
terramara_start_S09 = Skilled Hand
terramara_start_S10 = Traded Wares
terramara_start_S11 = Good Name
terramara_start_S12 = Master at Work
terramara_site_X11 = Mustering Ground
terramara_site_X12 = Salt Barter
terramara_site_X13 = Hired Spears
terramara_site_X14 = Shared Workshop
terramara_site_X21 = War Council
terramara_site_X22 = Alpine Market
terramara_site_X23 = Pilgrims' Halt
terramara_site_X24 = Itinerant Smith
terramara_site_SP1 = Guild Hall
terramara_site_SP2 = River Shrine
terramara_site_SP3 = Armoury
terramara_site_SP4 = Caravan Yard
terramara_artifact_A101 = Felling Adze
terramara_artifact_A102 = Joiner's Wedges
terramara_artifact_A103 = Dugout Paddle
terramara_artifact_A104 = Bow Drill
terramara_artifact_A105 = Ridge Guard's Dagger
terramara_artifact_A106 = Spearhead Mould
terramara_artifact_A107 = Flanged Axe
terramara_artifact_A108 = Sling and Clay Shot
terramara_artifact_A109 = Kneading Trough
terramara_artifact_A110 = Potter's Turntable
terramara_artifact_A111 = Horned-Handle Cup
terramara_artifact_A112 = Storage Dolium
terramara_artifact_A113 = Herder's Smock
terramara_artifact_A114 = Bone Needle Case
terramara_artifact_A115 = Carter's Boots
terramara_artifact_A116 = Pedlar's Satchel
terramara_artifact_A201 = Ox Yoke
terramara_artifact_A202 = Pole Lathe
terramara_artifact_A203 = Carpenter's Plumb Line
terramara_artifact_A204 = Raised Granary
terramara_artifact_A205 = Leaf-Blade Sword
terramara_artifact_A206 = War Horn
terramara_artifact_A207 = Ingot Hoard
terramara_artifact_A208 = Rack of Javelins
terramara_artifact_A209 = Incense Bowl
terramara_artifact_A210 = Incised Amphora
terramara_artifact_A211 = Clay Crucible
terramara_artifact_A212 = Hearth Altar
terramara_artifact_A213 = Chieftain's Mantle
terramara_artifact_A214 = Saddle Blankets
terramara_artifact_A215 = Furrier's Pattern
terramara_artifact_A216 = Wayfarer's Hood
terramara_artifact_A301 = Bronze-Rimmed Wheels
terramara_artifact_A302 = Master Builder's Kit
terramara_artifact_A303 = Threshing Sledge
terramara_artifact_A304 = Palisade Gate
terramara_artifact_A305 = River Barge
terramara_artifact_A306 = Crested Helmet
terramara_artifact_A307 = Champion's Greaves
terramara_artifact_A308 = Ceremonial Halberd
terramara_artifact_A309 = Bronze Cuirass
terramara_artifact_A310 = Raiders' Tribute Chest
terramara_artifact_A311 = Funerary Urn
terramara_artifact_A312 = Feasting Service
terramara_artifact_A313 = Great Kiln
terramara_artifact_A314 = Cult Wagon of Clay
terramara_artifact_A315 = Amber-Inlaid Cup
terramara_artifact_A316 = High Chieftain's Robe
terramara_artifact_A317 = Festival Garments
terramara_artifact_A318 = Fur-Lined Winter Cloak
terramara_artifact_A319 = Embroidered Guild Belt
terramara_artifact_A320 = Pack-Train Harness
