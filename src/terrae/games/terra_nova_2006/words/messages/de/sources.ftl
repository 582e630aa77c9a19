terra-nova-2006_source_setup = Spielaufbau
terra-nova-2006_source_region-1 = Gebiete mit 1 Landschaft
terra-nova-2006_source_region-2 = Gebiete mit 2 Landschaften
terra-nova-2006_source_region-3 = Gebiete mit 3 Landschaften
terra-nova-2006_source_region = andere Gebiete

## terra-nova-2006_source-kind: the same in few words, for the end of a game

terra-nova-2006_source-kind_region__1 = 1 Landschaft
terra-nova-2006_source-kind_region__2 = 2 Landschaften
terra-nova-2006_source-kind_region__3 = 3 Landschaften
terra-nova-2006_source-kind_region = Mehr Landschaften

## terra-nova-2006_laid: kinds of things that lie on the table

terra-nova-2006_laid_board = Spielplan
