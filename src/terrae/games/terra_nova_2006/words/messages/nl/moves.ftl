terra-nova-2006_ask_place = Plaats spelfiguur { $number } van { $all } op een leeg veld naar keuze
terra-nova-2006_ask_draw-first = Er wordt geloot wie begint
terra-nova-2006_ask_draw-figure = De plaats van de volgende spelfiguur van { $who } wordt geloot
terra-nova-2006_ask_first = Actie { $number } van { $all }: verplaats een van je spelfiguren in een rechte lijn
terra-nova-2006_ask_next = Actie { $number } van { $all }: verplaats een spelfiguur, of plaats een grenssteen naast een spelfiguur die deze beurt is verplaatst
terra-nova-2006_ask_pass = Geen van je spelfiguren kan bewegen: je moet passen
terra-nova-2006_ask_nothing-left = Actie { $number } van { $all }: je kunt niets verplaatsen en geen grenssteen plaatsen, dus je beurt eindigt
terra-nova-2006_ask_anything = Wat doe je?

terra-nova-2006_move_move = spelfiguur van { $start } naar { $end } verplaatsen
terra-nova-2006_move_stone = grenssteen plaatsen op { $place }
terra-nova-2006_move_place = spelfiguur plaatsen op { $place } ({ $landscape })
terra-nova-2006_move_draw-first = { $who } begint
terra-nova-2006_move_draw-figure = spelfiguur plaatsen op { $place } ({ $landscape })
terra-nova-2006_move_pass = passen: geen spelfiguur kan bewegen
terra-nova-2006_move_done = beurt beëindigen: meer is niet mogelijk

## terra-nova-2006_log: what was done, by verb

terra-nova-2006_log_move = spelfiguur van { $start } naar { $end }
terra-nova-2006_log_stone = grenssteen op { $place }
terra-nova-2006_log_place = spelfiguur op { $place }
terra-nova-2006_log_draw-first = { $who } begint
terra-nova-2006_log_draw-figure = { $whose } op { $place }
terra-nova-2006_log_pass = gepast
terra-nova-2006_log_done = beurt beëindigd

terra-nova-2006_warning_gift = { $who } zou { $points } krijgen, jij { $own }

terra-nova-2006_sign_move = Verplaatsen
terra-nova-2006_sign_stone = Grenssteen
terra-nova-2006_sign_place = Plaatsen
terra-nova-2006_sign_done = Beurt klaar
terra-nova-2006_sign_draw-first = Startspeler
terra-nova-2006_sign_draw-figure = Spelfiguur

terra-nova-2006_verb_move = `E5-E9` verplaatst je spelfiguur van E5 naar E9: recht, alleen over lege velden, zo ver je wilt.
terra-nova-2006_verb_stone = `stone F8` plaatst een grenssteen op een leeg veld naast een spelfiguur van jou die deze beurt is verplaatst. Elk gebied dat zo ontstaat, wordt meteen gewaardeerd.
terra-nova-2006_verb_place = `place F8` plaatst een van je spelfiguren op een leeg veld, vóór de eerste beurt.
terra-nova-2006_verb_done = `done` beëindigt de beurt als er geen actie mogelijk is, of past als geen spelfiguur kan bewegen. Wie iets kan doen, moet.
