effect_money = { $amount } money
effect_money-many = { $amount } money
effect_sailing = { $amount } step on the sailing track
effect_sailing-many = { $amount } steps on the sailing track
effect_drop-out = When you drop out: { $what } for each { $per }.
effect_drop-out-table = When you drop out: { $table } points for 1, 2, 3, ... of: { $per }.

terra-nova_each_house = Each house you build
terra-nova_each_post = Each upgrade to a trading post
terra-nova_each_palace = Each palace you build
terra-nova_each_town = Each town you found
terra-nova_each_sailing = Each step on the sailing track
terra-nova_each_shovel = Each shovel you use

terra-nova_per_house = house on the board
terra-nova_per_post = trading post on the board
terra-nova_per_palace = palace on the board
terra-nova_per_sailing = step on your sailing track
terra-nova_per_settlement = settlement
terra-nova_per_rim-settlement = settlement with a building on the rim of the map
terra-nova_per_inland = building that is not next to the river

terra-nova_effect_shovels = Make habitable and build with free shovels: { $free }.
terra-nova_effect_bridge = Build a bridge without paying money.
terra-nova_effect_reach = Your reach counts as { $more } sailing more while you hold this.
terra-nova_effect_town-from = A total town value of { $value } is enough for a town.

terra-nova_trait_lake-house = Action, once a round: build a house for free on any free lake, in reach or not.
terra-nova_trait_harbour = You may found towns across one river space without a bridge, now or later as you like.
terra-nova_trait_free-post = Action, once a round: upgrade a house to a trading post for free.
terra-nova_trait_one-shovel = Any terrain needs only one shovel.
terra-nova_trait_cheap-power = The power actions on the board cost you { $less } power less.
terra-nova_trait_rim-house = At once: you may make any free hex on the rim of the map your home terrain and build a house there, all for free.
terra-nova_trait_power-from-houses = Whenever another faction builds a house you gain { $power } power ({ $power_of_two_seats } in a game of two).
terra-nova_trait_invention = Action, as often as you like: for { $power } power make a hex in reach habitable and put a trading post on it.
terra-nova_trait_palace-shovel = Action, once a round: for { $power } power make habitable and build with { $shovels } free shovel.
terra-nova_trait_worship = Wherever you may exchange power you may also turn { $power } power into { $points } points.
terra-nova_trait_third-house = You begin with a third house, placed after all others.
terra-nova_trait_sunrise = Action, once a round: make a hex that touches one of your buildings habitable without shovels; a house there costs the usual price.
terra-nova_trait_money-from-upgrades = Whenever another faction upgrades a building you gain { $money } money ({ $money_of_two_seats } in a game of two).
terra-nova_trait_cheap-posts = Upgrading to a trading post costs you { $adjacent } money next to another faction and { $alone } otherwise.
