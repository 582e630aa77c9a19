## terra-mystica_help: the help pages (help.py); a line break in a text begins a paragraph

terra-mystica_help_rules = The rules in short
terra-mystica_help_rules-about = Everything you need for a first game, in ten minutes.
terra-mystica_help_aim-title = What it is about
terra-mystica_help_aim-text =
    You lead a faction that lives on one terrain only. There are seven, in a circle: { $terrains }. You turn the land around your structures into your home terrain, build dwellings on it, and upgrade them.
    The game has { $rounds } rounds. Most points win. Points come from the scoring tile of each round, from towns, tracks, tiles and abilities, and at the end from the four cults, from your largest network and from your goods.
terra-mystica_help_round-title = A round
terra-mystica_help_round-text =
    First everybody takes income: what the open places of the faction board, the favour tiles and the bonus card show.
    Then you take turns. On your turn you take one action: build (and turn the land first if you like), upgrade, advance your shipping or your exchange, send a priest to a cult, use a power action or a special action, or pass.
    When all have passed, everybody gains the cult bonus of the round's scoring tile: something for so many steps on one cult track, but not after the last round. Actions are free again. Whenever a round begins, a coin is put on every bonus card that nobody holds.
terra-mystica_help_transform-title = Transform and build
terra-mystica_help_transform-text =
    Choose a free hex in your reach. As many spades turn it into your home terrain as there are steps between the two terrains on the circle, three at most. You pay for spades with workers, or an action brings some. What you buy in an action goes into one hex.
    On home terrain in your reach you may build a dwelling. You may do both in one action, on the same hex.
terra-mystica_help_reach-title = Reach, shipping, bridges
terra-mystica_help_reach-text =
    In reach is every hex next to one of your structures or joined to it by a bridge. Your ships reach farther: over as many river hexes as your shipping says. Two factions have no ships but a tunnel or a carpet.
    You have { $bridges } bridges. A power action lets you build one; it must begin at a structure of yours.
terra-mystica_help_upgrade-title = Upgrade
terra-mystica_help_upgrade-text =
    A dwelling becomes a trading house; it costs twice the coins if no structure of another faction is next to it. A trading house becomes a temple or your stronghold, a temple becomes your sanctuary. The old structure comes back to your board.
    Each temple and the sanctuary bring a favour tile. The stronghold gives you something nobody else has. You have { $dwellings } dwellings, { $posts } trading houses, { $temples } temples, { $strongholds } stronghold and { $sanctuaries } sanctuary.
terra-mystica_help_power-title = Power
terra-mystica_help_power-text =
    Your power tokens lie in three bowls. Each power you gain moves one token one bowl on, from I to II first, and from II to III only when bowl I is empty. Only what lies in bowl III can be spent; it goes back to bowl I.
    Power pays for the power actions on the board; each can be used once a round, by whoever comes first. You may burn power: for each token that goes from bowl II to bowl III, another one of bowl II leaves the game.
terra-mystica_help_neighbours-title = Power from your neighbours
terra-mystica_help_neighbours-text =
    When somebody builds or upgrades next to structures of yours, you are offered as much power as these structures count. You take all of it that fits into your bowls, or nothing. All but the first power cost you a point each.
    You need not decide at once: others can go on meanwhile. You can also say that offers are taken for you, always or up to a price.
terra-mystica_help_towns-title = Towns
terra-mystica_help_towns-text =
    When at least { $town_buildings } of your structures hang together (bridges count, ships do not) and their power is at least { $town_value }, they are a town. The sanctuary counts as two structures. You take a town tile, with points, a key and something else.
    Structures that are added to a town later bring no further tile.
terra-mystica_help_cults-title = Cults
terra-mystica_help_cults-text =
    On each of the four tracks you go up from 0 to { $top }. Some spaces bring power when you enter them from below ({ $step_power }). The last space needs a key of a town tile, and only one faction can be there.
    Priests bring steps. On each track there are places for priests that stay for good (in steps: { $places }); any other priest brings one step and goes back to your supply. Favour tiles, town tiles and some actions bring steps too.
    At the end the highest on each track score { $cult_points } points.
terra-mystica_help_convert-title = Convert
terra-mystica_help_convert-text = On your turn you may exchange goods as often as you like: { $rates }.
terra-mystica_help_pass-title = Passing
terra-mystica_help_pass-text =
    When you have nothing left to do, you pass. You score what your bonus card and other things give for passing, and exchange your bonus card for one of the others, with the coins that lie on it. In the last round nobody takes a card.
    Whoever passes first begins the next round.
terra-mystica_help_end-title = The end
terra-mystica_help_end-text =
    After the last round the cults score { $cult_points } points each, and the largest networks { $network }: a network is all your structures that are in reach of each other, ships included. Seats that tie share the points of their places. An extra final tile may score in the same way.
    Then bowl II is burnt as far as that goes, all power in bowl III, workers and priests become coins, and every { $coins_for_point } coins are 1 point.
terra-mystica_help_rate = { $given } for { $got }
terra-mystica_help_step-power = space { $space }: { $power }
terra-mystica_help_sheet-about = At home on { $home }.
terra-mystica_help_sheet-homeless = Picks its home terrain before the game.
terra-mystica_help_ability = Ability
terra-mystica_help_stronghold = Stronghold
terra-mystica_help_landscape = Special landscape: { $name }
terra-mystica_help_landscape-free = With the option landscapes=on. The page about special landscapes tells how they are placed.
terra-mystica_help_landscape-needs = With the option landscapes=on, once this stands on the map: { $needs }. The page about special landscapes tells how they are placed.
terra-mystica_help_landscapes = Special landscapes
terra-mystica_help_landscapes-about = One for each faction, with the option landscapes=on.
terra-mystica_help_landscapes-title = How they are placed
terra-mystica_help_landscapes-text =
    Every faction has one special landscape. Once in the game, when an action of yours turns a hex into home terrain, you may put the landscape there: you use the spades as always, it costs nothing more, and no dwelling goes on it. Spades of the cult bonus will not do. What it needs must stand on the map before. Some landscapes are placed in another way; then their text says how.
    A landscape is a structure with a power of 1. It counts for towns, for your network and for the final tiles. Neighbours may take power when you place it, and you may when they build next to it. It is none of the five kinds of structures, unless its text says so, and it is never upgraded.
    When an action brings two free spades and the first one makes the landscape, the second cannot go to a hex that you reach from the landscape alone.
terra-mystica_help_landscapes-each = The landscapes
terra-mystica_help_landscape-of = { $name } ({ $faction })
terra-mystica_help_landscape-before = Before it: { $needs }.
terra-mystica_help_beginning = At the start
terra-mystica_help_goods = Goods
terra-mystica_help_bowls = Power in the bowls
terra-mystica_help_cult-steps = Steps on the cult tracks
terra-mystica_help_cult-start = { $cult } { $steps }
terra-mystica_help_priests = Priests
terra-mystica_help_priests-start = { $priests } in hand at most, one fewer for each that stays on the cult board
terra-mystica_help_on-the-map = On the map
terra-mystica_help_dwelling-start = { $dwellings } dwelling, placed after all others
terra-mystica_help_dwellings-start = { $dwellings } dwellings
terra-mystica_help_points-2017 = Points with the option points=2017
terra-mystica_help_none = none
terra-mystica_help_tracks = Shipping and spades
terra-mystica_help_shipping = Shipping
terra-mystica_help_shipping-text = From { $least } to { $most }. Each advance costs { $price } and brings points, one after the other: { $points }.
terra-mystica_help_shipping-fixed = Always { $level }.
terra-mystica_help_spades = Spades
terra-mystica_help_spades-none = Buys none.
terra-mystica_help_spades-fixed = One costs { $price }.
terra-mystica_help_spades-text = One costs, from level to level: { $prices }. An advance costs { $price } and brings points: { $points }.
terra-mystica_help_structures = Structures
terra-mystica_help_structures-text = Price, power for towns and for neighbours, and income from the first one built to the last.
terra-mystica_help_structure = Costs { $price }, counts { $power }. { $income }
terra-mystica_help_income-fixed = Income from the start: { $income }.{" "}
terra-mystica_help_income-times = { $income } ({ $times } times)
terra-mystica_help_income = Income: { $income }.
terra-mystica_help_tiles = Tiles, cards and power actions
terra-mystica_help_tiles-about = What every tile means.
terra-mystica_help_power-actions = Power actions
terra-mystica_help_power-actions-text = Each can be used once a round, by anybody with enough power in bowl III. Free spades that are not used are lost.
terra-mystica_help_price = { $power } power.
terra-mystica_help_bonus-cards = Bonus cards
terra-mystica_help_bonus-cards-text = There are as many as seats and { $spare } more. You hold one in each round and exchange it when you pass.
terra-mystica_help_favours = Favour tiles
terra-mystica_help_favours-text = They come with temples and the sanctuary. You can have each kind once.
terra-mystica_help_towns = Town tiles
terra-mystica_help_towns-tiles-text = They come with a new town. The key opens the last space of a cult track.
terra-mystica_help_round-tiles = Round scoring tiles
terra-mystica_help_round-tiles-text = One for each round: points each time something is done in it, and a bonus for cult steps at its end.
terra-mystica_help_final-tiles = Extra final scoring tiles
terra-mystica_help_final-tiles-text = With the option final-scoring one of them is in the game. The best score { $network } points.
terra-mystica_help_copies = ({ $copies } in the box)
terra-mystica_help_with-option = (option: { $option })
terra-mystica_help_cult-board = The cult board
terra-mystica_help_cult-board-about = Four tracks, priests, keys.
terra-mystica_help_cult-entry = The track of { $cult }. Round tiles that pay for steps on it: { $tiles }.
terra-mystica_help_moves = Moves as text
terra-mystica_help_moves-about = What can be typed instead of clicked.
terra-mystica_help_moves-text = Every move has a text, the same as on terra.snellman.net where it has one. Type it in the field beside the question (press / to get there). Short forms work as long as they are clear.
terra-mystica_help_options = Options
terra-mystica_help_options-about = What a table may choose before the game.
terra-mystica_help_values = (usual: { $default }; also: { $others })
terra-mystica_help_usual = (usual: { $default })
terra-mystica_help_maps = Maps
