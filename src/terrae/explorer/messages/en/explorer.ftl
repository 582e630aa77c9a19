### What the explorer says.

explorer_no-lab = { $path } holds results of the lab; to read them install the extra: pip install 'terrae[lab]'
explorer_no-folder = there is no { $path }; give folders of games, or of results of the lab
explorer_no-games = there is no finished game of { $title } in: { $places }
explorer_no-step = nobody chose { $step } there; these were chosen: { $choices }
explorer_book = the games of bots that come with it
explorer_interval = { $mean } ({ $low } to { $high })
explorer_single = { $mean }
