## terramara_source: where goods and points came from

terramara_source_artifact = artifact
terramara_source_artifacts = artifacts created
terramara_source_character = character
terramara_source_bonus = bonus tile
terramara_source_territory = territory
terramara_source_crossroads = Crossroads
terramara_source_special = special space
terramara_source_homeland = Homeland
terramara_source_hut = Hut
terramara_source_worker = Worker
terramara_source_start = starting card
terramara_source_setup = set-up
terramara_source_first-player = First Player card
terramara_source_river = River
terramara_source_road = Road
terramara_source_join = joining an Explorer
terramara_source_raid = Raid
terramara_source_round-end = end of the round
terramara_source_military-end = beyond the Military track
terramara_source_river-end = beyond the River
terramara_source_military-rank = rank in Military
terramara_source_road-end = end of the Road
terramara_source_outpost = Outposts
terramara_source_own-outpost = own Outpost
terramara_source_reserved = artifact put aside
terramara_source_resources = goods left

## terramara_source-kind: the same in few words, for the end of a game

terramara_source-kind_artifacts = Artifacts
terramara_source-kind_artifact = Their gifts
terramara_source-kind_bonus = Places
terramara_source-kind_territory = Places
terramara_source-kind_crossroads = Places
terramara_source-kind_special = Places
terramara_source-kind_homeland = Places
terramara_source-kind_hut = Places
terramara_source-kind_river = River
terramara_source-kind_river-end = River
terramara_source-kind_road = Road
terramara_source-kind_road-end = Road
terramara_source-kind_outpost = Outposts
terramara_source-kind_own-outpost = Outposts
terramara_source-kind_military-rank = Military
terramara_source-kind_military-end = Military
terramara_source-kind_raid = Raids
terramara_source-kind_reserved = Put aside
terramara_source-kind_resources = Goods
terramara_source-kind_character = Character
terramara_source-kind_worker = Character
terramara_source-kind_start = Start
terramara_source-kind_setup = Start
terramara_source-kind_round-end = Character
terramara_source-kind_first-player = Places
terramara_source-kind_join = Places

## terramara_laid: kinds of things that lie on the table

terramara_laid_territory = Territory
terramara_laid_bonus-tile = Bonus tile
