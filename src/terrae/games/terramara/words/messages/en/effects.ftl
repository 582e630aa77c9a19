## terramara_effect: what goes on after "you"

terramara_effect_sentence = You { $phrase }.
terramara_effect_gain = gain { $what }
terramara_effect_gain-per = gain { $what } for each { $per }
terramara_effect_worker = take a Worker of level { $level }
terramara_effect_worker-of-round = take a Worker of this round
terramara_effect_warriors = take { $number } Warriors for this round
terramara_effect_refine = may refine 1 raw resource
terramara_effect_refine-many = may refine up to { $number } raw resources
terramara_effect_exchange = may give { $give } for { $get }
terramara_effect_exchange-many = may give { $give } for { $get }, up to { $times } times
terramara_effect_raid = raid everybody
terramara_effect_raid-lose = may lose 1 Military and raid everybody
terramara_effect_first-player = take the First Player card and what it gives
terramara_effect_create = may create 1 artifact at once, paying raw instead of refined as you like
terramara_effect_score-per = score { $points } VP for each { $per }
terramara_effect_power-points = score VP by your Power Level: { $table }
terramara_effect_double = score { $what } a second time
terramara_effect_discount = pay { $what } less for each artifact
terramara_effect_discount-each = { $number } of each kind
terramara_effect_discount-category = pay { $what } less for each artifact of { $category }
terramara_effect_raw-for-refined = may pay up to { $number } raw instead of refined for each artifact
terramara_effect_explorer = have { $number } more Explorer
terramara_effect_raid-bonus = raid as if your Power Level were { $number } higher
terramara_effect_enter____equal____strength = may join an Explorer of a player who is as strong as you, and lose no Military then
terramara_effect_no____military____loss = never lose Military, though you can still pay with it
terramara_effect_personal____bonus____tiles = take all leftover bonus tiles and may use one each round: level 1 in round 1, up to level 2 in round 2, then any
terramara_effect_personal____crossroads = keep a leftover level-1 Crossroads that only you may use, wherever your Caravans are
terramara_effect_personal____outpost = keep a leftover level-1 Outpost and score it at the end
terramara_effect_worth = It is worth { $points } VP.

terramara_per_stronger____player = player stronger than you
terramara_per_artifact____category = artifact of { $what } you created
terramara_per_artifact____set = complete set of the four categories you created
terramara_per_worker____level = level of your Workers
terramara_per_flag = Flag you left
terramara_per_cost____resource = { $what } in its printed cost

terramara_double_caravans____end = your Caravans at the end of the Road
terramara_double_military____rank = your rank in Military
terramara_double_best____outpost = your best Outpost

## terramara_condition: what goes on after "you"

terramara_condition_power-level = have Power Level { $number } or more
terramara_condition_workers = have Workers of { $number } levels or more in all
terramara_condition_artifacts = created { $number } or more artifacts of { $category }
terramara_condition_river = reached the { $grade } symbol on the River
terramara_condition_road = reached the { $grade } symbol on the Road with both Caravans
terramara_condition_military = reached the { $grade } symbol on the Military track

terramara_trigger_gain-track = gain { $what }
terramara_trigger_create = create { $what }
terramara_trigger_any-artifact = an artifact
terramara_trigger_level = { $what } of level { $levels }
terramara_trigger_category = an artifact ({ $category })
terramara_trigger_caravan = reach Crossroads { $number } with a Caravan
terramara_trigger_caravan-any = reach a Crossroads with a Caravan
terramara_trigger_second-caravan = reach Crossroads { $number } with your second Caravan
terramara_trigger_flag = leave a Flag
terramara_trigger_send = send { $who } to { $where }
terramara_trigger_explorer = an Explorer
terramara_trigger_chieftain = your Chieftain
terramara_trigger_terrain = a space in the { $terrain }
terramara_trigger_crossroads = a Crossroads space
terramara_trigger_anywhere = any space
terramara_trigger_other____explorer = a space with somebody else's Explorer
terramara_trigger_nobody = an empty space
terramara_trigger_and-other____explorer = { $where } with somebody else's Explorer
terramara_trigger_and-nobody = { $where } that is empty

terramara_ability_instant = At once: you { $phrase }.
terramara_ability_permanent = From now on you { $phrase }.
terramara_ability_once____per____round = Once a round: you { $phrase }.
terramara_ability_game____end = At the end: you { $phrase }.
terramara_ability_trigger = When you { $when }, you { $phrase }.
terramara_ability_more = When you { $when }, you gain { $number } more.
terramara_ability_condition = At the end, if you { $condition }: you { $phrase }.
