### What environments say.

envs_missing = omgevingen hebben { $package } nodig: pip install 'terrae[{ $extra }]'
envs_illegal = { $move } (actie { $action }) kan nu niet voor { $agent }: { $reason }. Mogelijk zijn { $legal }
envs_no-such-action = er is geen actie { $action }: ze zijn genummerd van 0 tot { $last }, zoals in de catalogus van { $game }. Mogelijk voor { $agent } zijn nu { $legal }
envs_not-an-action = een actie is één geheel getal, de index van een zet in de catalogus; { $action } is { $kind }
envs_no-agent = er is geen agent { $agent }; er zijn { $agents }
envs_not-begun = de partij is nog niet begonnen: roep eerst reset() aan
envs_over = de partij is afgelopen: roep reset() aan voor een nieuwe
envs_action-after-end = de partij is afgelopen voor { $agent }: alleen step(None) kan, niet { $action }
envs_no-action = { $agent } moet iets doen: step(None) is voor agents van wie de partij is afgelopen
envs_actions-shape = step() neemt { $number } acties, één per partij, als array met vorm ({ $number },); deze heeft vorm { $shape }
envs_actions-dtype = acties zijn hele getallen; deze zijn { $dtype }
envs_illegal-in = in partij { $number }: { $reason }
envs_reward = er is geen beloning die { QUOTE($name) } heet; mogelijk is: { $known }
envs_render-mode = er is geen weergave die { QUOTE($mode) } heet; mogelijk is: { $known }
envs_no-render-mode = maak de omgeving met render_mode=...; mogelijk is: { $known }
envs_rounds = { $game } heeft geen { $rounds } rondes: geef een getal vanaf 1, of 0 voor de hele partij
envs_seat = plek { $seat } zit niet aan tafel: de plekken zijn 0 tot { $last }, of None voor elke
envs_opponents = { $given } tegenstanders voor { $needed } plekken: noem er één voor allemaal, of één voor elke plek
envs_no-start = { $source } is geen begin: geef een spelbestand, een van de puzzels van { $game } ({ $known }), of FILE@PLY
envs_start-title = { $source } is een partij { $other }, niet { $game }
envs_start-seats = { $source } is een partij voor { $other } spelers, niet voor { $seats }
envs_start-over = { $source } is bij zet { $ply } afgelopen: er valt niets meer te spelen
envs_no-task = er is geen taak die { QUOTE($name) } heet; mogelijk is: { $known }
envs_and-more = { $listed } en nog { $more }
envs_number = { $number } partijen kunnen niet vooruit worden gezet: geef een getal vanaf 1
envs_no-planner = geen bot van { $game } plant met termen, dus er zijn geen waarden om te leren
envs_two-seats = vergelijkingsbots worden getraind aan tafels van twee; deze heeft { $seats } plekken
envs_no-dataset = { $folder } is geen dataset: er zijn geen partijen; `terrae dataset` maakt er een
envs_mixed-dataset = de partijen in { $folder } zijn van meerdere spellen of aantallen spelers; leer van één soort tegelijk
envs_no-journal = { $path } is geen logboek van een training: { $reason }
