### What the explorer says.

explorer_no-lab = { $path } bevat resultaten van het lab; om ze te lezen installeer je de extra: pip install 'terrae[lab]'
explorer_no-folder = { $path } is er niet; geef mappen met partijen, of met resultaten van het lab
explorer_no-games = er is geen afgelopen partij { $title } in: { $places }
explorer_no-step = niemand koos daar { $step }; gekozen werden: { $choices }
explorer_book = de partijen van bots die erbij horen
explorer_interval = { $mean } ({ $low } tot { $high })
explorer_single = { $mean }
