## terramara_source: where goods and points came from

terramara_source_artifact = artefact
terramara_source_artifacts = vervaardigde artefacten
terramara_source_character = personage
terramara_source_bonus = bonustegel
terramara_source_territory = land
terramara_source_crossroads = kruising
terramara_source_special = speciaal veld
terramara_source_homeland = thuisland
terramara_source_hut = hut
terramara_source_worker = arbeider
terramara_source_start = startkaart
terramara_source_setup = voorbereiding
terramara_source_first-player = startspelerkaart
terramara_source_river = rivier
terramara_source_road = weg
terramara_source_join = bij een verkenner gaan staan
terramara_source_raid = overval
terramara_source_round-end = einde van de ronde
terramara_source_military-end = voorbij het militaire spoor
terramara_source_river-end = voorbij de rivier
terramara_source_military-rank = rang in militaire kracht
terramara_source_road-end = einde van de weg
terramara_source_outpost = buitenposten
terramara_source_own-outpost = eigen buitenpost
terramara_source_reserved = gereserveerd artefact
terramara_source_resources = overgebleven grondstoffen

## terramara_source-kind: the same in few words, for the end of a game

terramara_source-kind_artifacts = Artefacten
terramara_source-kind_artifact = Hun effecten
terramara_source-kind_bonus = Velden
terramara_source-kind_territory = Velden
terramara_source-kind_crossroads = Velden
terramara_source-kind_special = Velden
terramara_source-kind_homeland = Velden
terramara_source-kind_hut = Velden
terramara_source-kind_river = Rivier
terramara_source-kind_river-end = Rivier
terramara_source-kind_road = Weg
terramara_source-kind_road-end = Weg
terramara_source-kind_outpost = Buitenposten
terramara_source-kind_own-outpost = Buitenposten
terramara_source-kind_military-rank = Militair
terramara_source-kind_military-end = Militair
terramara_source-kind_raid = Overvallen
terramara_source-kind_reserved = Gereserveerd
terramara_source-kind_resources = Voorraad
terramara_source-kind_character = Personage
terramara_source-kind_worker = Personage
terramara_source-kind_start = Begin
terramara_source-kind_setup = Begin
terramara_source-kind_round-end = Personage
terramara_source-kind_first-player = Velden
terramara_source-kind_join = Velden

## terramara_laid: kinds of things that lie on the table

terramara_laid_territory = Landtegel
terramara_laid_bonus-tile = Bonustegel
