## terra-nova_source: where money, power and points came from

terra-nova_source_setup = set-up
terra-nova_source_income = income
terra-nova_source_exchange = exchange
terra-nova_source_neighbour = neighbour
terra-nova_source_shovel = shovels
terra-nova_source_house = house
terra-nova_source_post = trading post
terra-nova_source_palace = palace
terra-nova_source_sailing = sailing
terra-nova_source_bridge = bridge
terra-nova_source_faction = faction ability
terra-nova_source_palace-left = left palace
terra-nova_source_palace-right = right palace
terra-nova_source_track__sailing = sailing track
terra-nova_source_scoring__money = money at the end
terra-nova_source_scoring__territory = territory
terra-nova_source_tile__bonus = bonus tile { $name }
terra-nova_source_tile__round = round tile { $name }
terra-nova_source_tile__town = town tile { $name }
terra-nova_source_power = power action { $name }

## terra-nova_source-kind: the same in few words, for the end of a game

terra-nova_source-kind_setup = Start
terra-nova_source-kind_tile-round = Rounds
terra-nova_source-kind_tile-bonus = Bonus tiles
terra-nova_source-kind_tile-town = Towns
terra-nova_source-kind_track = Sailing
terra-nova_source-kind_faction = Faction
terra-nova_source-kind_palace = Palaces
terra-nova_source-kind_exchange = Faction
terra-nova_source-kind_neighbour = Power
terra-nova_source-kind_scoring__money = Money
terra-nova_source-kind_scoring__territory = Territory

## terra-nova_laid: kinds of things that lie on the table

terra-nova_laid_map = Map
terra-nova_laid_round-tile = Round tile
terra-nova_laid_bonus-tile = Bonus tile
