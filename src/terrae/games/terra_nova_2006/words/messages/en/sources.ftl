terra-nova-2006_source_setup = set-up
terra-nova-2006_source_region-1 = regions of 1 landscape
terra-nova-2006_source_region-2 = regions of 2 landscapes
terra-nova-2006_source_region-3 = regions of 3 landscapes
terra-nova-2006_source_region = other regions

## terra-nova-2006_source-kind: the same in few words, for the end of a game

terra-nova-2006_source-kind_region__1 = 1 landscape
terra-nova-2006_source-kind_region__2 = 2 landscapes
terra-nova-2006_source-kind_region__3 = 3 landscapes
terra-nova-2006_source-kind_region = More landscapes

## terra-nova-2006_laid: kinds of things that lie on the table

terra-nova-2006_laid_board = Board
