terramara_scene_clan = { $colour } clan
terramara_scene_colour-red = Red
terramara_scene_colour-blue = Blue
terramara_scene_colour-green = Green
terramara_scene_colour-yellow = Yellow
terramara_scene_set-up = Set-up
terramara_scene_round = Round { $round } of { $rounds }
terramara_scene_over = The game is over
terramara_scene_wins = { $names } won with { $points } points
terramara_scene_share = { $names } share the victory with { $points } points
terramara_scene_draw = Something is drawn
terramara_scene_to-move = { $names } to move
terramara_scene_gives = { $names } must give goods to the raider
terramara_scene_seat-label = Seat { $seat }, { $name }: { $points } points; { $total } if the game ended now
terramara_scene_rounds = Rounds
terramara_scene_round-tile = Round { $round }. { $text }
terramara_scene_round-workers = Workers of level { $level }: { $number } to hire.
terramara_scene_round-deck = At its start level-{ $level } artifacts leave the deck.
terramara_scene_round-river = At its start level-{ $level } artifacts leave the River.
terramara_scene_final = The strongest score { $places } points at the end.
terramara_scene_end = End
terramara_scene_military = Military
terramara_scene_power-level = strength { $level }
terramara_scene_military-stop = Military { $number }, Power Level { $level }.
terramara_scene_stands = { $label } Here: { $names }.
terramara_scene_neutral = neutral player { $number }
terramara_scene_military-rank = Ranks in Military
terramara_scene_rank-now = if the game ended now
terramara_scene_rank-scored = scored
terramara_scene_rank = { $owner }: Military { $size }, { $points } points for the rank
terramara_scene_river = River
terramara_scene_river-stop = River space { $number }: { $reach } artifacts within reach.
terramara_scene_river-reserve = From here on you may put an artifact aside.
terramara_scene_river-explorer = An Explorer joins your clan.
terramara_scene_river-discount = From here on an artifact put aside costs 1 resource less.
terramara_scene_river-grade = Symbol { $grade } for Outposts.
terramara_scene_homeland = Homeland
terramara_scene_space-hire = Hire
terramara_scene_space-develop = Develop
terramara_scene_space-travel = Travel
terramara_scene_space-develop-or-travel = Develop or travel
terramara_scene_space-raid = Raid
terramara_scene_space-first = First Player
terramara_scene_space-raid-and-first = Raid, First Player
terramara_scene_plain-space = { $name }.
terramara_scene_needs = Only if you { $condition }.
terramara_scene_lose = You lose { $number } Military.
terramara_scene_pay-military = You return { $number } Military.
terramara_scene_pay-raw = You return { $number } raw.
terramara_scene_single = One clan member only.
terramara_scene_on-fire = A fire burns here: nobody can be sent.
terramara_scene_future = A future territory: Explorers only, and they stay until its round ends.
terramara_scene_later = Not open yet.
terramara_scene_here = Here: { $names }.
terramara_scene_an-explorer = Explorer of { $owner }
terramara_scene_a-chieftain = Chieftain of { $owner }
terramara_scene_a-warrior = Warrior of { $owner }
terramara_scene_row = Row { $row }
terramara_scene_row-turned = turned over
terramara_scene_row-now = this round
terramara_scene_row-future = future
terramara_scene_road = Road
terramara_scene_road-start = Homeland
terramara_scene_road-start-label = Start of the Road
terramara_scene_road-left = Left path of row { $row }: { $text }
terramara_scene_road-right = Right path of row { $row }: { $text }
terramara_scene_road-end = End of the Road: the next Caravans score { $first } and { $second } points.
terramara_scene_road-end-name = Far market
terramara_scene_outpost = Outpost of row { $row }, { $name }: { $text }
terramara_scene_outpost-closed = Outpost of row { $row }, { $name }, not open yet: { $text }
terramara_scene_crossroads = Crossroads { $row }
terramara_scene_grade = If you { $condition }: { $points } VP.
terramara_scene_huts = Huts
terramara_scene_hut = Hut of { $owner }, with { $number } clan members. { $text }
terramara_scene_hut-name = Hut
terramara_scene_hut-text = Refine 1 raw resource, or give 1 raw for 1 raw of another kind.
terramara_scene_artifacts = Artifacts
terramara_scene_deck = along the River; in the deck { $one } of level 1, { $two } of level 2, { $three } of level 3
terramara_scene_artifact = { $name }, { $category }, level { $level }, { $vp } VP.
terramara_scene_artifact-cost = { $label } Costs { $cost }. { $text }
terramara_scene_aside = { $label } Put aside by { $owner }.
terramara_scene_used = { $label } Used this round.
terramara_scene_from-space = { $label } Within reach from River space { $space } on.
terramara_scene_choices = To choose from
terramara_scene_character = { $name }: { $text } { $later }
terramara_scene_later-side = Experienced: { $text }
terramara_scene_and-later = { $label } { $later }
terramara_scene_own-character = { $name }: { $text }
terramara_scene_start = { $name }: { $text }
terramara_scene_keep = { $name }: { $text }
terramara_scene_own-bonus = Personal bonus tile { $name }, level { $level }: { $text }
terramara_scene_own-outpost = Personal Outpost, { $name }: { $text } Now worth { $points } VP.
terramara_scene_category-pottery = Pottery
terramara_scene_category-tools = Tools
terramara_scene_category-weaponry = Weaponry
terramara_scene_category-clothing = Clothing
terramara_scene_good-stone = Stone
terramara_scene_good-wood = Wood
terramara_scene_good-ore = Ore
terramara_scene_good-livestock = Livestock
terramara_scene_good-ashlar = Ashlar
terramara_scene_good-lumber = Lumber
terramara_scene_good-metal = Metal
terramara_scene_good-leather = Leather
terramara_scene_mat = { $name }
terramara_scene_goods = Goods
terramara_scene_goods-note = raw, refined
terramara_scene_workers = Workers
terramara_scene_workers-note = ready, of all
terramara_scene_held = Cards
terramara_scene_has = { $owner } has { $amount } { $what }
terramara_scene_has-workers = { $owner }: { $ready } of { $amount } Workers of level { $level } ready
terramara_scene_has-explorers = { $owner } can send { $amount } of { $clan } Explorers
terramara_scene_has-chieftain = { $owner } can send { $amount } Chieftain
terramara_scene_has-warriors = { $owner } can send { $amount } Warriors
terramara_scene_of = /{ $number }
terramara_scene_key = What the pictures mean
terramara_scene_terrain-plains = Plains
terramara_scene_terrain-quarry = Quarry
terramara_scene_terrain-forest = Forest
terramara_scene_terrain-mountain = Mountain
terramara_scene_key-any-raw = any raw good
terramara_scene_key-any-refined = any refined good
terramara_scene_key-refine = refine raw goods
terramara_scene_key-then = what follows
terramara_scene_key-or = or
terramara_scene_key-points = points (VP)
terramara_scene_key-military = Military
terramara_scene_key-culture = Culture
terramara_scene_key-travel = Travel
terramara_scene_key-power-level = Power Level
terramara_scene_key-raid = Raid
terramara_scene_key-first-player = First Player
terramara_scene_key-stronger = stronger players
terramara_scene_key-worker = Worker
terramara_scene_key-explorer = Explorer
terramara_scene_key-chieftain = Chieftain
terramara_scene_key-warrior = Warrior
terramara_scene_key-caravan = Caravan
terramara_scene_key-canoe = Canoe
terramara_scene_key-flag = Flag
terramara_scene_key-outpost = Outpost, symbol
terramara_scene_key-crossroads = Crossroads
terramara_scene_key-hut = Hut, character
terramara_scene_key-campfire = Fire tile
terramara_scene_key-reserve = put aside
terramara_scene_key-artifact = artifact
terramara_scene_key-artifact-set = set of four
terramara_scene_key-bonus-tile = bonus tile
terramara_scene_key-tools = Tools
terramara_scene_key-weaponry = Weaponry
terramara_scene_key-pottery = Pottery
terramara_scene_key-clothing = Clothing
terramara_scene_key-once = once a round
terramara_scene_key-game-end = end of game
terramara_scene_key-empty-space = empty space
terramara_scene_key-no-loss = lose no Military
terramara_scene_key-equal-strength = join equals
terramara_scene_outpost-of = Outpost: { $name }

## picture: words of a picture where they are written out

picture_or = /
picture_and = +
picture_then = →
picture_worker = { $number ->
    [one] worker
   *[other] workers
}
picture_worker-1 = { $number ->
    [one] worker I
   *[other] workers I
}
picture_worker-2 = { $number ->
    [one] worker II
   *[other] workers II
}
picture_worker-3 = { $number ->
    [one] worker III
   *[other] workers III
}
picture_fieldstone = stone
picture_wood = wood
picture_ore = ore
picture_livestock = livestock
picture_ashlar = ashlar
picture_lumber = lumber
picture_metal = metal
picture_leather = leather
picture_any-raw = raw
picture_any-refined = refined
picture_refine = refine
picture_military = military
picture_culture = culture
picture_travel = travel
picture_raid = raid
picture_outpost = outpost
picture_crossroads = crossroads
picture_hut = hut
picture_campfire = fire
picture_reserve = put aside
picture_tools = tools
picture_weaponry = weaponry
picture_pottery = pottery
picture_clothing = clothing
picture_artifact = { $number ->
    [one] artifact
   *[other] artifacts
}
picture_artifact-set = set of four
picture_bonus-tile = bonus tile
picture_no-loss = no loss of military
picture_equal-strength = beside equals
picture_empty-space = empty space
picture_once = once
picture_game-end = at the end
picture_first-player = first player
picture_stronger = stronger player
picture_explorer = { $number ->
    [one] explorer
   *[other] explorers
}
picture_other-explorer = another's explorer
picture_chieftain = chieftain
picture_warrior = { $number ->
    [one] warrior
   *[other] warriors
}
picture_caravan = caravan
picture_canoe = canoe
picture_flag = flag
picture_shield = shield
picture_power-level = power level
picture_road-end = end of the road
picture_quarry = quarry
picture_mountain = mountain
