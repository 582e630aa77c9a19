## terra-mystica_source: where goods and points came from

terra-mystica_source_setup = Spielaufbau
terra-mystica_source_income = Einkommen
terra-mystica_source_cult-bonus = Kultbonus
terra-mystica_source_build = Wohnhaus
terra-mystica_source_upgrade = Aufwertung
terra-mystica_source_dig = Spaten
terra-mystica_source_jump = Tunnel oder Teppich
terra-mystica_source_send = Priester
terra-mystica_source_step = Kultstufe
terra-mystica_source_choice = Abstieg
terra-mystica_source_key = Schlüssel
terra-mystica_source_convert = Tausch
terra-mystica_source_burn = Opfern
terra-mystica_source_neighbour = Nachbarschaft
terra-mystica_source_arrival = neuer Priester
terra-mystica_source_unlock = Freischalten
terra-mystica_source_faction = Fähigkeit des Volkes
terra-mystica_source_landscape = Sonderlandschaft
terra-mystica_source_cult = Kultskala
terra-mystica_source_tile = Plättchen
terra-mystica_source_power = Machtaktion { $name }
terra-mystica_source_track__shipping = Schifffahrtsleiste
terra-mystica_source_track__exchange = Umwandlungsleiste
terra-mystica_source_final__goods = Ressourcen am Ende
terra-mystica_source_final__network = größtes Gebiet
terra-mystica_source_final__FIRE = Kult des Feuers
terra-mystica_source_final__WATER = Kult des Wassers
terra-mystica_source_final__EARTH = Kult der Erde
terra-mystica_source_final__AIR = Kult der Luft
terra-mystica_source_final__connected-distance = Endwertung { $name }
terra-mystica_source_final__connected-clusters = Endwertung { $name }
terra-mystica_source_final__building-on-edge = Endwertung { $name }
terra-mystica_source_final__connected-sa-sh-distance = Endwertung { $name }
terra-mystica_source_tile__BON = Rundenbonuskarte { $name }
terra-mystica_source_tile__FAV = Gunstplättchen { $name }
terra-mystica_source_tile__TW = Stadtmarke { $name }
terra-mystica_source_tile__SCORE = Wertungsplättchen { $name }

## terra-mystica_source-kind: the same in few words, for the end of a game

terra-mystica_source-kind_setup = Start
terra-mystica_source-kind_tile__SCORE = Runden
terra-mystica_source-kind_tile__BON = Karten
terra-mystica_source-kind_tile__FAV = Gunst
terra-mystica_source-kind_tile__TW = Städte
terra-mystica_source-kind_tile = Plättchen
terra-mystica_source-kind_track = Leisten
terra-mystica_source-kind_faction = Volk
terra-mystica_source-kind_jump = Volk
terra-mystica_source-kind_dig = Volk
terra-mystica_source-kind_convert = Volk
terra-mystica_source-kind_landscape = Volk
terra-mystica_source-kind_neighbour = Macht
terra-mystica_source-kind_final = Extra
terra-mystica_source-kind_final__FIRE = Kulte
terra-mystica_source-kind_final__WATER = Kulte
terra-mystica_source-kind_final__EARTH = Kulte
terra-mystica_source-kind_final__AIR = Kulte
terra-mystica_source-kind_final__network = Gebiet
terra-mystica_source-kind_final__goods = Ressourcen

## terra-mystica_laid: kinds of things that lie on the table

terra-mystica_laid_map = Spielplan
terra-mystica_laid_round-tile = Wertungsplättchen
terra-mystica_laid_bonus-card = Rundenbonuskarte
terra-mystica_laid_final-tile = Endwertungsplättchen
