terra-nova-2006_source_setup = voorbereiding
terra-nova-2006_source_region-1 = gebieden met 1 landschap
terra-nova-2006_source_region-2 = gebieden met 2 landschappen
terra-nova-2006_source_region-3 = gebieden met 3 landschappen
terra-nova-2006_source_region = andere gebieden

## terra-nova-2006_source-kind: the same in few words, for the end of a game

terra-nova-2006_source-kind_region__1 = 1 landschap
terra-nova-2006_source-kind_region__2 = 2 landschappen
terra-nova-2006_source-kind_region__3 = 3 landschappen
terra-nova-2006_source-kind_region = Meer landschappen

## terra-nova-2006_laid: kinds of things that lie on the table

terra-nova-2006_laid_board = Speelbord
