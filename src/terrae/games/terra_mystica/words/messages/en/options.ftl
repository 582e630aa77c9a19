## terra-mystica_option: a sentence on each option

terra-mystica_option_map = The map: base, fire-ice-1, fire-ice-2 (the two sides of that map), loon-lakes, fjords or fjords-2.0.
terra-mystica_option_factions = Who plays what: choose, random, or one faction for each seat, such as witches,giants (those of Fire & Ice if their option is on).
terra-mystica_option_seating = Who sits where: as given, or shuffled before the game.
terra-mystica_option_points = Points at the start: 20 for all, 2017 (by faction, weak ones get more), or one number for each seat, such as bids.
terra-mystica_option_fire-and-ice-factions___ice = May Ice Maidens and Yetis be played?
terra-mystica_option_fire-and-ice-factions___volcano = May Acolytes and Dragonlords be played?
terra-mystica_option_fire-and-ice-factions___variable = May Riverwalkers and Shapeshifters be played, and with which values? v5 is the official change, the others are older.
terra-mystica_option_mini-expansion-1 = Are the town tiles Two keys, Boat and Glory in the game?
terra-mystica_option_shipping-bonus = Is the bonus card Voyages (points for shipping) in the game?
terra-mystica_option_temple-scoring-tile = Is the round scoring tile Temples in the game?
terra-mystica_option_final-scoring = An extra final scoring tile: none, a random one, or a certain one.
terra-mystica_option_variable-turn-order = Is the next round played in the order of passing, instead of around the table from whoever passed first?
terra-mystica_option_landscapes = Has every faction a special landscape to place? (a mini-expansion by players)
terra-mystica_option_errata-cultist-power = Do Cultists and Shapeshifters gain 1 power when everybody who could take power from them declines?
terra-mystica_option_strict-leech = Must power offers be answered before one's own turn? If not, any action leaves them.
terra-mystica_option_strict-darkling-sh = Must Darklings turn workers into priests in the turn in which they build their stronghold?
terra-mystica_option_strict-chaosmagician-sh = Does passing end the double turn of Chaos Magicians?
terra-mystica_option_scoring-tiles = The round scoring tiles: random, or six of them in order, such as SCORE1,SCORE3,SCORE5,SCORE2,SCORE4,SCORE6.
terra-mystica_option_bonus-cards = The bonus cards of the game: random, or as many as seats plus three, such as BON1,BON2,BON3,BON4,BON5.
terra-mystica_option_loose = What other sites let pass against the printed rules, for games played there: early-points (coins become points at any time), build-elsewhere (after turning a hex into a terrain that is not home, build on any home hex in reach), loose-cultist-ordering (nobody waits for a cult step of others), resign (leave the game), idle-actions (actions and conversions that bring nothing), stacked-bridges (bridges where one is already), late-choices (choose what an action brings at any time before the turn ends), spade-order (seats use spades of the cult bonus in any order), any-terrain (spades turn a hex into any terrain, away from home too, and round the wheel either way).

## terra-mystica_option-name: on the form that sets a table up

terra-mystica_option-name_map = Map
terra-mystica_option-name_factions = Factions
terra-mystica_option-name_seating = Seating
terra-mystica_option-name_points = Points at the start
terra-mystica_option-name_fire-and-ice-factions___ice = Factions of the ice
terra-mystica_option-name_fire-and-ice-factions___volcano = Factions of the volcano
terra-mystica_option-name_fire-and-ice-factions___variable = Factions without a home
terra-mystica_option-name_mini-expansion-1 = Three more town tiles
terra-mystica_option-name_shipping-bonus = Bonus card for voyages
terra-mystica_option-name_temple-scoring-tile = Round tile for temples
terra-mystica_option-name_final-scoring = Extra final scoring
terra-mystica_option-name_variable-turn-order = Turn order by passing
terra-mystica_option-name_landscapes = Special landscapes
terra-mystica_option-name_errata-cultist-power = Consolation for Cultists
terra-mystica_option-name_strict-leech = Power before your turn
terra-mystica_option-name_strict-darkling-sh = Darklings change at once
terra-mystica_option-name_strict-chaosmagician-sh = Passing ends a double turn
terra-mystica_option-name_scoring-tiles = Round tiles
terra-mystica_option-name_bonus-cards = Bonus cards
terra-mystica_option-name_loose = Rules of other sites

terra-mystica_option-about_factions = Who plays what.
terra-mystica_option-about_seating = Who sits where.
terra-mystica_option-about_points = The same for all, or more for weak factions.
terra-mystica_option-about_fire-and-ice-factions___ice = Ice Maidens and Yetis may be chosen.
terra-mystica_option-about_fire-and-ice-factions___volcano = Acolytes and Dragonlords may be chosen.
terra-mystica_option-about_fire-and-ice-factions___variable = Riverwalkers and Shapeshifters may be chosen.
terra-mystica_option-about_mini-expansion-1 = Boat, Glory and two keys may be taken for a town.
terra-mystica_option-about_shipping-bonus = A card that pays points for shipping is among those drawn.
terra-mystica_option-about_temple-scoring-tile = A tile that pays for temples is among those drawn.
terra-mystica_option-about_final-scoring = One thing more is scored when the game ends.
terra-mystica_option-about_variable-turn-order = Whoever passes first plays first in the next round, and so on.
terra-mystica_option-about_landscapes = Every faction may place one of its own. Made by players.
terra-mystica_option-about_errata-cultist-power = They gain 1 power if nobody takes what they offer.
terra-mystica_option-about_strict-leech = Offers are answered before your own turn; else they wait.
terra-mystica_option-about_strict-darkling-sh = Workers become priests in the turn in which the stronghold is built.
terra-mystica_option-about_strict-chaosmagician-sh = There is no second action after passing.
terra-mystica_option-about_scoring-tiles = Which tile lies in which round.
terra-mystica_option-about_bonus-cards = Which cards are in the game.
terra-mystica_option-about_loose = What other sites let pass, for games that were begun there.

terra-mystica_value_map_base = Base map
terra-mystica_value_map_fire-ice-1 = Fire & Ice
terra-mystica_value_map_fire-ice-2 = Fire & Ice, back
terra-mystica_value_map_loon-lakes = Loon Lakes
terra-mystica_value_map_fjords = Fjords
terra-mystica_value_map_fjords-2_0 = Fjords, older

terra-mystica_value-about_map_base = Where most games are played
terra-mystica_value-about_map_fire-ice-1 = Wider rivers
terra-mystica_value-about_map_fire-ice-2 = Wider rivers, other lands
terra-mystica_value-about_map_loon-lakes = Many small lakes
terra-mystica_value-about_map_fjords = Long coasts
terra-mystica_value-about_map_fjords-2_0 = Long coasts, earlier version

terra-mystica_value_factions_choose = Everybody chooses
terra-mystica_value_factions_random = Drawn

terra-mystica_value-about_factions_choose = One after the other, with the map in view
terra-mystica_value-about_factions_random = Each seat gets one, of different colours

terra-mystica_value_seating_given = As set up here
terra-mystica_value_seating_shuffled = Shuffled

terra-mystica_value_points_20 = 20 for all
terra-mystica_value_points_2017 = By faction

terra-mystica_value-about_points_2017 = Weak factions begin with more

terra-mystica_value_fire-and-ice-factions___variable_off = Not in this game
terra-mystica_value_fire-and-ice-factions___variable_v5 = As corrected
terra-mystica_value_fire-and-ice-factions___variable_v4 = Fourth values
terra-mystica_value_fire-and-ice-factions___variable_v3 = Third values
terra-mystica_value_fire-and-ice-factions___variable_v2 = Second values
terra-mystica_value_fire-and-ice-factions___variable_original = As printed

terra-mystica_value_final-scoring_none = None
terra-mystica_value_final-scoring_random = Drawn
terra-mystica_value_final-scoring_connected-distance = Longest way
terra-mystica_value_final-scoring_connected-sa-sh-distance = Halls apart
terra-mystica_value_final-scoring_building-on-edge = Along the edge
terra-mystica_value_final-scoring_connected-clusters = Many groups

terra-mystica_value-about_final-scoring_none = Cults and networks, as always
terra-mystica_value-about_final-scoring_random = One of the four
terra-mystica_value-about_final-scoring_connected-distance = Across a network of yours
terra-mystica_value-about_final-scoring_connected-sa-sh-distance = From stronghold to sanctuary
terra-mystica_value-about_final-scoring_building-on-edge = Structures on the rim of the map
terra-mystica_value-about_final-scoring_connected-clusters = Separate groups in one network

terra-mystica_value_scoring-tiles_random = Drawn

terra-mystica_value_bonus-cards_random = Drawn

terra-mystica_value_loose_none = None: the printed rules
terra-mystica_value_loose_early-points = Coins become points at any time
terra-mystica_value_loose_build-elsewhere = After turning a hex into a foreign terrain, build on any home hex in reach
terra-mystica_value_loose_loose-cultist-ordering = Nobody waits for a cult step of others
terra-mystica_value_loose_resign = Leaving the game is possible
terra-mystica_value_loose_idle-actions = Actions that bring nothing are possible
terra-mystica_value_loose_stacked-bridges = Bridges where one is already
terra-mystica_value_loose_late-choices = What an action brings may be chosen later in the turn
terra-mystica_value_loose_spade-order = Spades of the cult bonus in any order of seats
terra-mystica_value_loose_any-terrain = Spades turn a hex into any terrain

## terra-mystica_good-at: one sentence on each faction, for whoever chooses

terra-mystica_good-at_alchemists = Turn coins into points and back, and draw power from digging.
terra-mystica_good-at_auren = Climb the cults: a favour tile from the stronghold, then two steps a round.
terra-mystica_good-at_chaosmagicians = Collect favour tiles in pairs, and act twice when it matters.
terra-mystica_good-at_cultists = Climb a cult whenever neighbours take power: sit among others.
terra-mystica_good-at_darklings = Score with every spade; priests do the digging.
terra-mystica_good-at_dwarves = Tunnel past a hex for points, without ships.
terra-mystica_good-at_engineers = Build cheaply, and bind it together with bridges that score.
terra-mystica_good-at_fakirs = Fly over what is in the way, at the price of a priest.
terra-mystica_good-at_giants = Settle anywhere: every land takes two spades.
terra-mystica_good-at_halflings = Dig a lot: each spade brings a point.
terra-mystica_good-at_mermaids = Live along the water: far ships, and towns across a river.
terra-mystica_good-at_nomads = Spread fast: a third dwelling, and a sandstorm each round.
terra-mystica_good-at_swarmlings = Start rich, build dear, and be paid in workers for every town.
terra-mystica_good-at_witches = Found many towns, with a free dwelling in a forest each round.
terra-mystica_good-at_icemaidens = Begin with a favour tile, and score with temples.
terra-mystica_good-at_yetis = Live on power: actions cost less, and taken ones stay open.
terra-mystica_good-at_acolytes = Climb the cults, then spend the steps on land.
terra-mystica_good-at_dragonlords = Pay for land with power tokens, and guard the rest.
terra-mystica_good-at_riverwalkers = Follow the river, and unlock land with priests.
terra-mystica_good-at_shapeshifters = Change home to fit the map, with power from neighbours.
