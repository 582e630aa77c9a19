terra-mystica_scene_seat = Seat { $seat }
terra-mystica_scene_set-up = Set-up
terra-mystica_scene_round = Round { $round } of { $rounds }
terra-mystica_scene_over = The game is over
terra-mystica_scene_wins = { $names } win with { $points } points
terra-mystica_scene_share = { $names } share the victory with { $points } points
terra-mystica_scene_draw = A draw is due
terra-mystica_scene_to-move = To move: { $names }
terra-mystica_scene_between = Between rounds: { $names }
terra-mystica_scene_with-offers = { $words }. Power on offer: { $offers }
terra-mystica_scene_offer = { $name } { $power } for { $price } points
terra-mystica_scene_offer-coins = { $name } { $power } for { $price } points, or { $coins } in coins
terra-mystica_scene_seat-label = Seat { $seat }, { $name }: { $points } points
terra-mystica_scene_map = Map: { $map }
terra-mystica_scene_hex = { $name }, { $terrain }
terra-mystica_scene_river = river
terra-mystica_scene_land = { $land } ({ $colour })
terra-mystica_scene_land-desert = desert
terra-mystica_scene_land-plains = plains
terra-mystica_scene_land-swamp = swamp
terra-mystica_scene_land-lake = lake
terra-mystica_scene_land-forest = forest
terra-mystica_scene_land-mountains = mountains
terra-mystica_scene_land-wasteland = wasteland
terra-mystica_scene_land-ice = ice
terra-mystica_scene_land-volcano = volcano
terra-mystica_scene_bridge = { $ends }: bridge of the { $owner }
terra-mystica_scene_bridge-space = { $ends }: place for a bridge
terra-mystica_scene_land-bridge = { $ends }: land bridge of the { $owner }
terra-mystica_scene_town = Town of the { $owner }: { $hexes }
terra-mystica_scene_piece = { $hex }: { $piece } of the { $owner }
terra-mystica_scene_piece-D = dwelling
terra-mystica_scene_piece-TP = trading house
terra-mystica_scene_piece-TE = temple
terra-mystica_scene_piece-SH = stronghold
terra-mystica_scene_piece-SA = sanctuary
terra-mystica_scene_piece-landscape = landscape
terra-mystica_scene_rounds = Round scoring
terra-mystica_scene_round-tile = Round { $round }: { $name }. { $text }
terra-mystica_scene_round-unknown = Round { $round }: not drawn yet
terra-mystica_scene_end = End
terra-mystica_scene_final-cults = At the end: { $places } points for the highest on each cult track.
terra-mystica_scene_final-network = At the end: { $places } points for the largest networks.
terra-mystica_scene_actions = Power actions
terra-mystica_scene_action = Power action { $name }, { $power } power. { $text } { $state }
terra-mystica_scene_used = Used this round.
terra-mystica_scene_free = Free.
terra-mystica_scene_taken = Taken.
terra-mystica_scene_bonus-cards = Bonus cards
terra-mystica_scene_bonus-card = Bonus card { $name }. { $text }
terra-mystica_scene_bonus-coins = { $label } Coins on it: { $coins }.
terra-mystica_scene_favours = Favour tiles
terra-mystica_scene_favour-tile = Favour tile { $name }. { $text } Left: { $left } of { $copies }.
terra-mystica_scene_town-tiles = Town tiles
terra-mystica_scene_town-tile = Town tile { $name }. { $text } Left: { $left } of { $copies }.
terra-mystica_scene_cults = Cults
terra-mystica_scene_cult = Track of { $cult }: { $stand }
terra-mystica_scene_cult-FIRE = fire
terra-mystica_scene_cult-WATER = water
terra-mystica_scene_cult-EARTH = earth
terra-mystica_scene_cult-AIR = air
terra-mystica_scene_nobody = nobody
terra-mystica_scene_place = Priest for the cult of { $cult }: { $steps } steps, and the priest stays. { $state }
terra-mystica_scene_place-of = A priest of the { $owner }.
terra-mystica_scene_place-back = Priest for the cult of { $cult }: 1 step, and the priest goes back to the supply.
terra-mystica_scene_network = Networks
terra-mystica_scene_network-now = structures, points if it ended now
terra-mystica_scene_network-scored = structures, points scored
terra-mystica_scene_rank-network = { $owner }: largest network { $size }, worth { $points } points
terra-mystica_scene_rank-final = { $owner }: { $size } for the extra tile, worth { $points } points
terra-mystica_scene_most-connected-distance = Longest way in a network
terra-mystica_scene_most-connected-clusters = Most groups in a network
terra-mystica_scene_most-building-on-edge = Most on the edge of the map
terra-mystica_scene_most-connected-sa-sh-distance = Stronghold to sanctuary
terra-mystica_scene_faction-taken = { $name }: taken by seat { $seat }
terra-mystica_scene_choices = Choose a faction
terra-mystica_scene_home = { $home }: { $names }
terra-mystica_scene_home-variable = a home terrain of your choice
terra-mystica_scene_colour-yellow = yellow
terra-mystica_scene_colour-brown = brown
terra-mystica_scene_colour-black = black
terra-mystica_scene_colour-blue = blue
terra-mystica_scene_colour-green = green
terra-mystica_scene_colour-grey = grey
terra-mystica_scene_colour-red = red
terra-mystica_scene_colour-white = ice
terra-mystica_scene_colour-orange = volcano
terra-mystica_scene_colour-purple = variable
terra-mystica_scene_faction = { $name }. { $text }
terra-mystica_scene_stronghold-does = Stronghold: { $text }
terra-mystica_scene_terrain = { $terrain }, { $coins } in coins
terra-mystica_scene_costs = It costs { $coins } in coins.
terra-mystica_scene_mat = Mat: { $name }. { $text }
terra-mystica_scene_has-points = { $owner }: { $amount } points
terra-mystica_scene_has-coins = { $owner }: coins { $amount }
terra-mystica_scene_has-workers = { $owner }: workers { $amount }
terra-mystica_scene_has-priests = { $owner }: priests in hand { $amount }, at most { $most }
terra-mystica_scene_has-keys = { $owner }: keys not used yet { $amount }
terra-mystica_scene_has-bridges = { $owner }: bridges left { $amount }
terra-mystica_scene_has-income = { $owner }: next income { $amount }
terra-mystica_scene_of = /{ $most }
terra-mystica_scene_remaining = left
terra-mystica_scene_nothing = nothing
terra-mystica_scene_bowls = { $owner }: power in bowls { $bowls }
terra-mystica_scene_wheel-spades = Spades to make a terrain { $home } (one costs { $price }): { $needs }
terra-mystica_scene_wheel-steps = Cult steps to make a terrain { $home }: { $needs }
terra-mystica_scene_wheel-tokens = Power tokens to make a terrain { $home }: { $needs }
terra-mystica_scene_wheel-coins = Coins to unlock a terrain: { $needs }
terra-mystica_scene_income = Each income: { $goods }.
terra-mystica_scene_built = built on { $hex }
terra-mystica_scene_not-built = not built
terra-mystica_scene_plate = { $owner }: { $piece }, { $state }; costs { $price }. { $text }
terra-mystica_scene_slots = { $owner }: { $left } of { $total } left on the mat ({ $piece }); one costs { $price }
terra-mystica_scene_row-D = Dwelling
terra-mystica_scene_row-TP = Trade
terra-mystica_scene_row-TE = Temple
terra-mystica_scene_row-SH = Stronghold
terra-mystica_scene_row-SA = Sanctuary
terra-mystica_scene_row-landscape = Landscape
terra-mystica_scene_landscape = { $name }.
terra-mystica_scene_landscape-after = { $name }; before it: { $needs }.
terra-mystica_scene_landscape-plate = { $owner }: special landscape, { $state }. { $text }
terra-mystica_scene_row-shipping = Shipping
terra-mystica_scene_row-digging = Spade
terra-mystica_scene_shipping = { $owner }: { $value } on the shipping track, { $reach } with the bonus card
terra-mystica_scene_digging = { $owner }: a spade costs { $price }
terra-mystica_scene_holds-favour = { $owner }: favour tile { $name }. { $text }
terra-mystica_scene_holds-town = { $owner }: town tile { $name }. { $text }
terra-mystica_scene_special = { $owner }: special action { $name }. { $text } { $state }
terra-mystica_scene_key = What the pictures mean
terra-mystica_scene_key-coins = coins
terra-mystica_scene_key-workers = workers
terra-mystica_scene_key-priests = priests
terra-mystica_scene_key-power = power
terra-mystica_scene_key-power-spend = power to pay
terra-mystica_scene_key-points = points
terra-mystica_scene_key-spades = spades
terra-mystica_scene_key-shipping = shipping
terra-mystica_scene_key-bridges = bridge
terra-mystica_scene_key-bridge-built = bridge on the map
terra-mystica_scene_key-bridge-space = place for a bridge
terra-mystica_scene_key-keys = key, for the top of a cult
terra-mystica_scene_key-settlement = town
terra-mystica_scene_key-town = town on the map (wall and key)
terra-mystica_scene_key-steps = step on any cult
terra-mystica_scene_key-cults = every cult
terra-mystica_scene_key-network = network
terra-mystica_scene_key-hand = each income
terra-mystica_scene_key-scroll = when passing
terra-mystica_scene_key-book = ability
terra-mystica_scene_key-action = action, not used yet
terra-mystica_scene_key-action-used = action, used this round
terra-mystica_scene_key-tick = past, built or taken
terra-mystica_scene_key-nothing = no income here
terra-mystica_scene_key-out = has passed
terra-mystica_scene_key-bowls = bowls of power: I spent, II charging, III charged and ready to pay
terra-mystica_scene_key-wheel = what each terrain needs to become yours, and the price of a spade
terra-mystica_scene_key-ladder = { $places }: points at the end for the highest on each cult track; a purple number on a step is power for entering it
terra-mystica_scene_key-places = { $places }: points at the end for the largest networks

## picture: words of a picture where they are written out; tile: pieces on a map of letters, in six letters or less

picture_power-gain = power
picture_priest = priest
picture_temple = temple
picture_stronghold = stronghold
picture_sanctuary = sanctuary
picture_landmark = special landscape
picture_coins = { $number ->
    [one] coin
   *[other] coins
}
picture_workers = { $number ->
    [one] worker
   *[other] workers
}
picture_priests = { $number ->
    [one] priest
   *[other] priests
}
picture_tokens = { $number ->
    [one] power token
   *[other] power tokens
}
picture_spades = spades
picture_shipping = shipping
picture_bridges = { $number ->
    [one] bridge
   *[other] bridges
}
picture_keys = { $number ->
    [one] key
   *[other] keys
}
picture_fire = fire
picture_water = water
picture_earth = earth
picture_air = air
picture_cult__FIRE = fire
picture_cult__WATER = water
picture_cult__EARTH = earth
picture_cult__AIR = air
picture_steps = { $number ->
    [one] cult step
   *[other] cult steps
}
picture_cults = every cult
picture_network = network
picture_distance = distance
picture_clusters = clusters
picture_edge = on the edge
picture_halls = stronghold to sanctuary
picture_ice = ice
picture_volcano = volcano
picture_variable = variable
tile_temple = temple
tile_stronghold = strong
tile_sanctuary = sanct
tile_landmark = land
