## terra-nova_option: a sentence on each option

terra-nova_option_setup = How the game is set up: at random, or as the rulebook lays out the first game.
terra-nova_option_map = The map: main, two-player, alternative; auto takes the one that fits the variant.
terra-nova_option_variant = Neutral houses for two seats: none, planner (placed by the seats) or lucky-digger (drawn each round).
terra-nova_option_order = Turn order: clockwise from the start player, or in the order in which seats dropped out of the round before.
terra-nova_option_factions = Who plays what: choose, random, or one faction for each seat, such as golems,druids.
terra-nova_option_round-tiles = The scoring tiles of the five rounds: random, or five kinds, such as house,post,palace,town,shovel.
terra-nova_option_bonus-tiles = The bonus tiles of this game: random, or as many letters as seats plus three, such as A,B,C,D,E.
terra-nova_option_first = Who starts: random, or a seat number.

## terra-nova_option-name: on the form that sets a table up

terra-nova_option-name_setup = Set-up
terra-nova_option-name_map = Map
terra-nova_option-name_variant = Neutral houses
terra-nova_option-name_order = Turn order
terra-nova_option-name_factions = Factions
terra-nova_option-name_round-tiles = Round tiles
terra-nova_option-name_bonus-tiles = Bonus tiles
terra-nova_option-name_first = Who starts

terra-nova_option-about_setup = How the table is laid out.
terra-nova_option-about_variant = They fill the map for two seats.
terra-nova_option-about_order = Who plays after whom in the next round.
terra-nova_option-about_factions = Who plays what.
terra-nova_option-about_round-tiles = Which tile lies in which round.
terra-nova_option-about_bonus-tiles = Which tiles are in the game.

terra-nova_value_setup_random = Drawn
terra-nova_value_setup_first-game = First game

terra-nova_value-about_setup_random = Tiles are drawn, houses are placed in turn
terra-nova_value-about_setup_first-game = Everything is laid out for you

terra-nova_value_map_auto = As it fits
terra-nova_value_map_main = Main map
terra-nova_value_map_two-player = For two
terra-nova_value_map_alternative = Another map

terra-nova_value-about_map_auto = The map for the number of seats
terra-nova_value-about_map_main = Where most games are played
terra-nova_value-about_map_two-player = Room for neutral houses
terra-nova_value-about_map_alternative = Other lands, other rivers

terra-nova_value_variant_none = None
terra-nova_value_variant_planner = Placed by you
terra-nova_value_variant_lucky-digger = Drawn each round

terra-nova_value-about_variant_planner = Two seats only
terra-nova_value-about_variant_lucky-digger = Two seats only

terra-nova_value_order_clockwise = Clockwise
terra-nova_value_order_dropout = By dropping out

terra-nova_value-about_order_clockwise = From the start player round the table
terra-nova_value-about_order_dropout = Whoever drops out first plays first

terra-nova_value_factions_choose = Everybody chooses
terra-nova_value_factions_random = Drawn

terra-nova_value-about_factions_choose = One after the other, with the map in view
terra-nova_value-about_factions_random = Each seat gets one, of different colours

terra-nova_value_round-tiles_random = Drawn

terra-nova_value_bonus-tiles_random = Drawn

terra-nova_value_first_random = Drawn
terra-nova_value_first_1 = Seat 1
terra-nova_value_first_2 = Seat 2
terra-nova_value_first_3 = Seat 3
terra-nova_value_first_4 = Seat 4

## terra-nova_good-at: one sentence on each faction, for whoever chooses

terra-nova_good-at_water-sprites = Found many towns, each with points on top.
terra-nova_good-at_sea-dogs = Live on both banks: towns reach across a river.
terra-nova_good-at_golems = Put up many trading posts, and score for them each round.
terra-nova_good-at_fire-sprites = Take power actions at a discount, and settle the rim.
terra-nova_good-at_leprechauns = Dig a lot: each shovel brings power.
terra-nova_good-at_inventors = Gain power while others build, and turn it into posts.
terra-nova_good-at_fairies = Power flows by itself; spend it on land.
terra-nova_good-at_druids = Turn spare power into points at any time.
terra-nova_good-at_sun-worshippers = Start with a third house, and grow from there.
terra-nova_good-at_sand-cats = Earn money while others upgrade; stay close to them.
