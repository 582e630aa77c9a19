## terra-mystica_source: where goods and points came from

terra-mystica_source_setup = voorbereiding
terra-mystica_source_income = inkomen
terra-mystica_source_cult-bonus = elementenbonus
terra-mystica_source_build = nederzetting
terra-mystica_source_upgrade = opwaarderen
terra-mystica_source_dig = scheppen
terra-mystica_source_jump = tunnel of tapijt
terra-mystica_source_send = priester
terra-mystica_source_step = elementstap
terra-mystica_source_choice = stap omlaag
terra-mystica_source_key = sleutel
terra-mystica_source_convert = inwisselen
terra-mystica_source_burn = opofferen
terra-mystica_source_neighbour = buur
terra-mystica_source_arrival = priester die in de hand kwam
terra-mystica_source_unlock = vrijspelen
terra-mystica_source_faction = vaardigheid van het volk
terra-mystica_source_landscape = speciaal landschap
terra-mystica_source_cult = elementenspoor
terra-mystica_source_tile = tegel
terra-mystica_source_power = krachtactie { $name }
terra-mystica_source_track__shipping = scheepvaartspoor
terra-mystica_source_track__exchange = scheppenspoor
terra-mystica_source_final__goods = grondstoffen aan het einde
terra-mystica_source_final__network = gebied
terra-mystica_source_final__FIRE = element vuur
terra-mystica_source_final__WATER = element water
terra-mystica_source_final__EARTH = element aarde
terra-mystica_source_final__AIR = element lucht
terra-mystica_source_final__connected-distance = eindscoretegel { $name }
terra-mystica_source_final__connected-clusters = eindscoretegel { $name }
terra-mystica_source_final__building-on-edge = eindscoretegel { $name }
terra-mystica_source_final__connected-sa-sh-distance = eindscoretegel { $name }
terra-mystica_source_tile__BON = bonuskaart { $name }
terra-mystica_source_tile__FAV = gunsttegel { $name }
terra-mystica_source_tile__TW = stadstegel { $name }
terra-mystica_source_tile__SCORE = scoretegel { $name }

## terra-mystica_source-kind: the same in few words, for the end of a game

terra-mystica_source-kind_setup = Begin
terra-mystica_source-kind_tile__SCORE = Rondes
terra-mystica_source-kind_tile__BON = Kaarten
terra-mystica_source-kind_tile__FAV = Gunsten
terra-mystica_source-kind_tile__TW = Steden
terra-mystica_source-kind_tile = Tegels
terra-mystica_source-kind_track = Sporen
terra-mystica_source-kind_faction = Volk
terra-mystica_source-kind_jump = Volk
terra-mystica_source-kind_dig = Volk
terra-mystica_source-kind_convert = Volk
terra-mystica_source-kind_landscape = Volk
terra-mystica_source-kind_neighbour = Kracht
terra-mystica_source-kind_final = Extra
terra-mystica_source-kind_final__FIRE = Elementen
terra-mystica_source-kind_final__WATER = Elementen
terra-mystica_source-kind_final__EARTH = Elementen
terra-mystica_source-kind_final__AIR = Elementen
terra-mystica_source-kind_final__network = Gebied
terra-mystica_source-kind_final__goods = Voorraad

## terra-mystica_laid: kinds of things that lie on the table

terra-mystica_laid_map = Kaart
terra-mystica_laid_round-tile = Scoretegel
terra-mystica_laid_bonus-card = Bonuskaart
terra-mystica_laid_final-tile = Eindscoretegel
