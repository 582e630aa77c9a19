## terramara_source: where goods and points came from

terramara_source_artifact = Artefakt
terramara_source_artifacts = hergestellte Artefakte
terramara_source_character = Person
terramara_source_bonus = Bonusplättchen
terramara_source_territory = Land
terramara_source_crossroads = Kreuzung
terramara_source_special = Sonderfeld
terramara_source_homeland = Heimat
terramara_source_hut = Hütte
terramara_source_worker = Arbeiter
terramara_source_start = Startkarte
terramara_source_setup = Spielaufbau
terramara_source_first-player = Startspielerkarte
terramara_source_river = Fluss
terramara_source_road = Straße
terramara_source_join = zu einem Kundschafter gestellt
terramara_source_raid = Raubzug
terramara_source_round-end = Rundenende
terramara_source_military-end = jenseits der Militärleiste
terramara_source_river-end = jenseits des Flusses
terramara_source_military-rank = Rang beim Militär
terramara_source_road-end = Ende der Straße
terramara_source_outpost = Außenposten
terramara_source_own-outpost = eigener Außenposten
terramara_source_reserved = reserviertes Artefakt
terramara_source_resources = übrige Rohstoffe

## terramara_source-kind: the same in few words, for the end of a game

terramara_source-kind_artifacts = Artefakte
terramara_source-kind_artifact = Ihre Effekte
terramara_source-kind_bonus = Orte
terramara_source-kind_territory = Orte
terramara_source-kind_crossroads = Orte
terramara_source-kind_special = Orte
terramara_source-kind_homeland = Orte
terramara_source-kind_hut = Orte
terramara_source-kind_river = Fluss
terramara_source-kind_river-end = Fluss
terramara_source-kind_road = Straße
terramara_source-kind_road-end = Straße
terramara_source-kind_outpost = Außenposten
terramara_source-kind_own-outpost = Außenposten
terramara_source-kind_military-rank = Militär
terramara_source-kind_military-end = Militär
terramara_source-kind_raid = Raubzüge
terramara_source-kind_reserved = Reserviert
terramara_source-kind_resources = Rohstoffe
terramara_source-kind_character = Person
terramara_source-kind_worker = Person
terramara_source-kind_start = Start
terramara_source-kind_setup = Start
terramara_source-kind_round-end = Person
terramara_source-kind_first-player = Orte
terramara_source-kind_join = Orte

## terramara_laid: kinds of things that lie on the table

terramara_laid_territory = Landplättchen
terramara_laid_bonus-tile = Bonusplättchen
