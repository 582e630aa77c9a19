## terra-nova_source: where money, power and points came from

terra-nova_source_setup = voorbereiding
terra-nova_source_income = inkomen
terra-nova_source_exchange = inwisselen
terra-nova_source_neighbour = buur
terra-nova_source_shovel = scheppen
terra-nova_source_house = huis
terra-nova_source_post = handelspost
terra-nova_source_palace = paleis
terra-nova_source_sailing = scheepvaart
terra-nova_source_bridge = brug
terra-nova_source_faction = vaardigheid van het volk
terra-nova_source_palace-left = linkerpaleis
terra-nova_source_palace-right = rechterpaleis
terra-nova_source_track__sailing = scheepvaartspoor
terra-nova_source_scoring__money = geld aan het einde
terra-nova_source_scoring__territory = gebied
terra-nova_source_tile__bonus = bonustegel { $name }
terra-nova_source_tile__round = rondescoretegel { $name }
terra-nova_source_tile__town = stadstegel { $name }
terra-nova_source_power = krachtactie { $name }

## terra-nova_source-kind: the same in few words, for the end of a game

terra-nova_source-kind_setup = Begin
terra-nova_source-kind_tile-round = Rondes
terra-nova_source-kind_tile-bonus = Bonustegels
terra-nova_source-kind_tile-town = Steden
terra-nova_source-kind_track = Scheepvaart
terra-nova_source-kind_faction = Volk
terra-nova_source-kind_palace = Paleizen
terra-nova_source-kind_exchange = Volk
terra-nova_source-kind_neighbour = Kracht
terra-nova_source-kind_scoring__money = Geld
terra-nova_source-kind_scoring__territory = Gebied

## terra-nova_laid: kinds of things that lie on the table

terra-nova_laid_map = Kaart
terra-nova_laid_round-tile = Rondescoretegel
terra-nova_laid_bonus-tile = Bonustegel
