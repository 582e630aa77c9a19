## terra-nova_source: where money, power and points came from

terra-nova_source_setup = Spielaufbau
terra-nova_source_income = Einkommen
terra-nova_source_exchange = Tausch
terra-nova_source_neighbour = Nachbarschaft
terra-nova_source_shovel = Spaten
terra-nova_source_house = Haus
terra-nova_source_post = Kontor
terra-nova_source_palace = Palast
terra-nova_source_sailing = Schifffahrt
terra-nova_source_bridge = Brücke
terra-nova_source_faction = Fähigkeit des Volkes
terra-nova_source_palace-left = linker Palast
terra-nova_source_palace-right = rechter Palast
terra-nova_source_track__sailing = Schifffahrtsleiste
terra-nova_source_scoring__money = Geld am Ende
terra-nova_source_scoring__territory = Gebiet
terra-nova_source_tile__bonus = Vorteilsplättchen { $name }
terra-nova_source_tile__round = Rundenwertung { $name }
terra-nova_source_tile__town = Stadtplättchen { $name }
terra-nova_source_power = Machtaktion { $name }

## terra-nova_source-kind: the same in few words, for the end of a game

terra-nova_source-kind_setup = Start
terra-nova_source-kind_tile-round = Runden
terra-nova_source-kind_tile-bonus = Vorteile
terra-nova_source-kind_tile-town = Städte
terra-nova_source-kind_track = Schifffahrt
terra-nova_source-kind_faction = Volk
terra-nova_source-kind_palace = Paläste
terra-nova_source-kind_exchange = Volk
terra-nova_source-kind_neighbour = Macht
terra-nova_source-kind_scoring__money = Geld
terra-nova_source-kind_scoring__territory = Gebiet

## terra-nova_laid: kinds of things that lie on the table

terra-nova_laid_map = Spielplan
terra-nova_laid_round-tile = Rundenwertungsplättchen
terra-nova_laid_bonus-tile = Vorteilsplättchen
