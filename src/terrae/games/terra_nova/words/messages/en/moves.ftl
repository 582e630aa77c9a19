## terra-nova_ask: by the class of the decision

terra-nova_ask_anything = Choose one of the moves
terra-nova_ask_turn = Round { $round }, your turn: choose an action
terra-nova_ask_dig = Make habitable and build with { $free }: choose a hex
terra-nova_ask_dig-more = { $changed } is home terrain now. Use { $free } on another hex, build a house, or stop?
terra-nova_ask_dig-house = Build a house on { $changed }, or stop?
terra-nova_ask_place-bridge = Where does your bridge go?
terra-nova_ask_after-action = After your action: exchange some of the { $bowl3 } power in bowl III, or end your turn?
terra-nova_ask_between-rounds = Between rounds: exchange some of the { $bowl3 } power in bowl III, or keep it? Your income brings { $income } power, and your bowls have room for { $room } more
terra-nova_ask_last-worship = The game is over but for the scoring: how much of the { $bowl3 } power in bowl III becomes points? The rest becomes money
terra-nova_ask_take-bonus = Choose your first bonus tile
terra-nova_ask_take-bonus-again = You drop out: choose a bonus tile for the next round
terra-nova_ask_choose-group = Several of your settlements have become towns: which one do you found first?
terra-nova_ask_choose-town-tile = You found a town ({ $hexes }): choose its town tile
terra-nova_ask_choose-mat = Choose a colour; of two factions you choose one when everybody has a mat
terra-nova_ask_choose-mat-first-game = Choose your faction
terra-nova_ask_choose-side = Choose a side of your mat: which faction do you play?
terra-nova_ask_place-house = Place start house { $house } on a free hex of { $home }
terra-nova_ask_place-neutral = Where does the neutral { $neutral } house stand?
terra-nova_ask_rim-house = Your new palace: build a free house on any free hex of the rim, or decline?
terra-nova_ask_invent = Where does the trading post go?
terra-nova_ask_choose-free-post = Which house becomes a trading post for free?
terra-nova_ask_choose-sunny = Which hex beside one of your buildings becomes habitable?
terra-nova_ask_choose-lake = Where does the free house go?
terra-nova_ask_harbour = Found a town across a river space now, or wait?
terra-nova_ask_draw-first = Who starts?
terra-nova_ask_draw-round-tile = Which round tile is drawn?
terra-nova_ask_draw-bonus-tile = Which bonus tile is drawn?
terra-nova_ask_draw-faction = Which faction is dealt?
terra-nova_ask_draw-neutral = Which colour is neutral?
terra-nova_ask_draw-house = Which neutral house is drawn?
terra-nova_ask_take-bonus-last = You drop out for good: take a bonus tile, its money still counts

## terra-nova_line: several moves that are one answer

terra-nova_line_build = Make { $place } ({ $terrain }) habitable and build a house there

## terra-nova_move: by verb, or by verb and the class of the decision

terra-nova_move_done = Stop here
terra-nova_move_done-dig = Stop without building a house
terra-nova_move_done-after-action = End your turn and keep your power
terra-nova_move_done-between-rounds = Keep your power
terra-nova_move_done-last-worship = Let all of it become money
terra-nova_move_done-rim-house = Decline the free house
terra-nova_move_done-harbour = Found no town across the river now
terra-nova_move_exchange = Exchange { $power } power for money
terra-nova_move_habitable = Make { $place } ({ $terrain }) habitable
terra-nova_move_habitable-choose-sunny = Make { $place } ({ $terrain }) habitable
terra-nova_move_build = Build a house on { $place }
terra-nova_move_build-place-house = Place a start house on { $place }
terra-nova_move_build-rim-house = Free house on { $place } ({ $terrain })
terra-nova_move_build-choose-lake = Build a free house on { $place }
terra-nova_move_post = Upgrade { $place } to a trading post
terra-nova_move_post-invent = Trading post on { $place } ({ $terrain })
terra-nova_move_post-choose-free-post = Free trading post on { $place }
terra-nova_move_palace-left = Upgrade { $place } to your left palace
terra-nova_move_palace-right = Upgrade { $place } to your right palace
terra-nova_move_sailing = Go one step up the sailing track
terra-nova_move_bridge = Build a bridge from { $first } to { $second }
terra-nova_move_power = Power action { $name }
terra-nova_move_special = Special action: { $special }
terra-nova_move_drop = Drop out of this round
terra-nova_move_bonus = Take { $name }
terra-nova_move_found = Found the town at { $place } first
terra-nova_move_town = Take { $name }
terra-nova_move_harbour = Found a town across river space { $place }
terra-nova_move_worship = Turn { $power } power into { $gain } points
terra-nova_move_mat = Take the { $colour } mat
terra-nova_move_faction = Play the { $faction }
terra-nova_move_neutral = Put the neutral house on { $place }
terra-nova_move_draw-first = Seat { $place } starts
terra-nova_move_draw-round = Next round tile: { $name }
terra-nova_move_draw-bonus = Bonus tile in the game: { $name }
terra-nova_move_draw-faction = Dealt: { $faction }
terra-nova_move_draw-neutral = Neutral colour: { $colour }
terra-nova_move_draw-house = Next neutral house: { $colour }

## terra-nova_more: what else there is to know about a move, by verb, or by verb and the class of the decision

terra-nova_more_habitable = It takes { $effort }.
terra-nova_more_habitable-choose-sunny = It takes no shovels.
terra-nova_more_build-rim-house = The hex becomes habitable for free.
terra-nova_more_post-invent = The hex becomes habitable, too.
terra-nova_more_palace-left = { $effects }
terra-nova_more_palace-right = { $effects }
terra-nova_more_power = { $effects }
terra-nova_more_special = { $effects }
terra-nova_more_drop = You exchange your bonus tile.
terra-nova_more_bonus = { $effects }
terra-nova_more_found = It holds { $hexes } and has a value of { $value }.
terra-nova_more_town = { $effects }
terra-nova_more_mat = { $factions }; home terrain { $colour_home }.
terra-nova_more_faction = { $effects }

## terra-nova_log: what was done, by verb, or by verb and the class of the decision; nothing where there is nothing to tell

terra-nova_log_done = {""}
terra-nova_log_exchange = { $power } power to { $power } money
terra-nova_log_habitable = { $place } made habitable
terra-nova_log_build = house at { $place }
terra-nova_log_build-rim-house = free house at { $place }
terra-nova_log_build-choose-lake = free house at { $place }
terra-nova_log_post = trading post at { $place }
terra-nova_log_post-choose-free-post = free trading post at { $place }
terra-nova_log_palace-left = left palace at { $place }
terra-nova_log_palace-right = right palace at { $place }
terra-nova_log_sailing = a step of sailing
terra-nova_log_bridge = bridge from { $first } to { $second }
terra-nova_log_power = power action { $name }
terra-nova_log_special = special action: { $special }
terra-nova_log_drop = dropped out
terra-nova_log_bonus = takes { $name }
terra-nova_log_found = founded the town at { $place }
terra-nova_log_town = town tile { $name }
terra-nova_log_harbour = town across river space { $place }
terra-nova_log_worship = { $power } power to { $gain } points
terra-nova_log_mat = took the { $colour } mat
terra-nova_log_faction = plays the { $faction }
terra-nova_log_neutral = neutral house at { $place }
terra-nova_log_draw-first = seat { $place } starts
terra-nova_log_draw-round = round tile { $name }
terra-nova_log_draw-bonus = bonus tile { $name }
terra-nova_log_draw-faction = dealt: { $faction }
terra-nova_log_draw-neutral = neutral colour: { $colour }
terra-nova_log_draw-house = neutral house: { $colour }

## terra-nova_verb: what each verb does, for `help VERB`

terra-nova_verb_done = `done` ends a question that you need not answer.
terra-nova_verb_exchange = `exchange 3` turns 3 power of bowl III into 3 money. Once before your action, once after it, and between rounds.
terra-nova_verb_habitable = `habitable E5` turns a free hex in reach into your home terrain; the shovels cost money. Then you may build a house there.
terra-nova_verb_build = `build E5` builds a house on a free hex of your home terrain in reach.
terra-nova_verb_post = `post E5` upgrades your house there to a trading post; it is cheaper next to a building of another faction.
terra-nova_verb_palace-left = `palace-left E5` upgrades your trading post there to the left palace of your mat.
terra-nova_verb_palace-right = `palace-right E5` upgrades your trading post there to the right palace of your mat.
terra-nova_verb_sailing = `sailing` pays for one step on the sailing track: more hexes across the river are in reach, and it brings points.
terra-nova_verb_bridge = `bridge A5-C5` builds a bridge on a free bridge space that touches one of your buildings.
terra-nova_verb_power = `power money` takes one of the six power actions of the board; each can be taken once a round by whoever is first.
terra-nova_verb_special = `special bonus` uses the action of your bonus tile; `special left` and `special right` that of a palace. Once a round.
terra-nova_verb_drop = `drop` ends the round for you: you exchange your bonus tile; whoever drops out first begins the next round.
terra-nova_verb_bonus = `bonus A` takes a bonus tile: income for the next round, with the money that lies on it.
terra-nova_verb_found = `found E5` says which of several new towns is founded first, by its first hex.
terra-nova_verb_town = `town money` chooses the tile of a town you found; each of your four tiles can be used once.
terra-nova_verb_harbour = `harbour D2` founds a town across one river space, for a faction that can do so.
terra-nova_verb_worship = `worship 2` turns power into points twice, for a faction that can do so, wherever power may be exchanged.
terra-nova_verb_mat = `mat blue` takes a faction mat; nobody else can take that colour.
terra-nova_verb_faction = `faction golems` chooses which side of your mat you play.
terra-nova_verb_neutral = `neutral E6` places a neutral house (two-seat variants).
terra-nova_verb_draw-first = Nature draws who starts.
terra-nova_verb_draw-round = Nature draws the round tiles.
terra-nova_verb_draw-bonus = Nature draws the bonus tiles of this game.
terra-nova_verb_draw-faction = Nature deals the factions.
terra-nova_verb_draw-neutral = Nature draws the neutral colour.
terra-nova_verb_draw-house = Nature draws a neutral house.

terra-nova_warning_no-house-left = you could not build on { $place }: all your houses stand on the board
terra-nova_warning_no-house-money = you could not build on { $place }: { $money } money would be left, and a house costs { $price }
terra-nova_warning_exchange-first = { $money } money would be left, and a house on { $place } costs { $price }; exchange { $power } power first if you want it
terra-nova_warning_wasted = { $power } power would be wasted, because your bowls have no room for it
terra-nova_warning_income-wasted = your income brings { $power } power, and { $lost } of it would be wasted; exchange some power first
terra-nova_warning_alone = nobody is next to it, so it costs { $price } money; next to another faction it would cost { $less }
terra-nova_warning_last-house = this is your last house; you get one back when you upgrade one to a trading post
terra-nova_warning_no-hex-for-shovels = there is no hex for a free shovel; all you could do is build on home terrain
terra-nova_warning_one-shovel-used = only one of the shovels could be used, on { $place }
terra-nova_warning_end-of-track = you are at the end of the sailing track, so the step brings nothing

## terra-nova_sign: verbs on buttons

terra-nova_sign_habitable = Make habitable
terra-nova_sign_build = House
terra-nova_sign_post = Trading post
terra-nova_sign_palace-left = Left palace
terra-nova_sign_palace-right = Right palace
terra-nova_sign_sailing = Sailing
terra-nova_sign_bridge = Bridge
terra-nova_sign_power = Power
terra-nova_sign_special = Special
terra-nova_sign_exchange = Exchange
terra-nova_sign_worship = Worship
terra-nova_sign_drop = Drop out
terra-nova_sign_bonus = Bonus tile
terra-nova_sign_found = Town
terra-nova_sign_town = Town tile
terra-nova_sign_harbour = Harbour town
terra-nova_sign_mat = Colour
terra-nova_sign_faction = Faction
terra-nova_sign_neutral = Neutral house
terra-nova_sign_done = Done
terra-nova_sign_draw-first = Draw: first
terra-nova_sign_draw-round = Draw: round
terra-nova_sign_draw-bonus = Draw: bonus
terra-nova_sign_draw-faction = Draw: faction
terra-nova_sign_draw-neutral = Draw: neutral
terra-nova_sign_draw-house = Draw: house
