### What the explorer says.

explorer_no-lab = { $path } enthält Ergebnisse des Labors; um sie zu lesen, installiere das Extra: pip install 'terrae[lab]'
explorer_no-folder = { $path } gibt es nicht; gib Ordner mit Partien oder mit Ergebnissen des Labors an
explorer_no-games = keine beendete Partie von { $title } in: { $places }
explorer_no-step = niemand hat dort { $step } gewählt; gewählt wurden: { $choices }
explorer_book = den mitgelieferten Partien von Bots
explorer_interval = { $mean } ({ $low } bis { $high })
explorer_single = { $mean }
