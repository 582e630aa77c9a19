## terra-mystica_source: where goods and points came from

terra-mystica_source_setup = set-up
terra-mystica_source_income = income
terra-mystica_source_cult-bonus = cult bonus
terra-mystica_source_build = dwelling
terra-mystica_source_upgrade = upgrade
terra-mystica_source_dig = spades
terra-mystica_source_jump = tunnel or carpet
terra-mystica_source_send = priest
terra-mystica_source_step = cult step
terra-mystica_source_choice = step down
terra-mystica_source_key = key
terra-mystica_source_convert = conversion
terra-mystica_source_burn = burning
terra-mystica_source_neighbour = neighbour
terra-mystica_source_arrival = priest that came to hand
terra-mystica_source_unlock = unlocking
terra-mystica_source_faction = faction ability
terra-mystica_source_landscape = special landscape
terra-mystica_source_cult = cult track
terra-mystica_source_tile = tile
terra-mystica_source_power = power action { $name }
terra-mystica_source_track__shipping = shipping track
terra-mystica_source_track__exchange = exchange track
terra-mystica_source_final__goods = goods at the end
terra-mystica_source_final__network = network
terra-mystica_source_final__FIRE = cult of fire
terra-mystica_source_final__WATER = cult of water
terra-mystica_source_final__EARTH = cult of earth
terra-mystica_source_final__AIR = cult of air
terra-mystica_source_final__connected-distance = final tile { $name }
terra-mystica_source_final__connected-clusters = final tile { $name }
terra-mystica_source_final__building-on-edge = final tile { $name }
terra-mystica_source_final__connected-sa-sh-distance = final tile { $name }
terra-mystica_source_tile__BON = bonus card { $name }
terra-mystica_source_tile__FAV = favour tile { $name }
terra-mystica_source_tile__TW = town tile { $name }
terra-mystica_source_tile__SCORE = round tile { $name }

## terra-mystica_source-kind: the same in few words, for the end of a game

terra-mystica_source-kind_setup = Start
terra-mystica_source-kind_tile__SCORE = Rounds
terra-mystica_source-kind_tile__BON = Cards
terra-mystica_source-kind_tile__FAV = Favours
terra-mystica_source-kind_tile__TW = Towns
terra-mystica_source-kind_tile = Tiles
terra-mystica_source-kind_track = Tracks
terra-mystica_source-kind_faction = Faction
terra-mystica_source-kind_jump = Faction
terra-mystica_source-kind_dig = Faction
terra-mystica_source-kind_convert = Faction
terra-mystica_source-kind_landscape = Faction
terra-mystica_source-kind_neighbour = Power
terra-mystica_source-kind_final = Extra
terra-mystica_source-kind_final__FIRE = Cults
terra-mystica_source-kind_final__WATER = Cults
terra-mystica_source-kind_final__EARTH = Cults
terra-mystica_source-kind_final__AIR = Cults
terra-mystica_source-kind_final__network = Network
terra-mystica_source-kind_final__goods = Goods

## terra-mystica_laid: kinds of things that lie on the table

terra-mystica_laid_map = Map
terra-mystica_laid_round-tile = Round tile
terra-mystica_laid_bonus-card = Bonus card
terra-mystica_laid_final-tile = Final tile
