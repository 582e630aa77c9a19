terra-nova-2006_ask_place = Place figure { $number } of { $all } on any empty field
terra-nova-2006_ask_draw-first = Who starts is drawn
terra-nova-2006_ask_draw-figure = The place of the next figure of { $who } is drawn
terra-nova-2006_ask_first = Action { $number } of { $all }: move one of your figures in a straight line
terra-nova-2006_ask_next = Action { $number } of { $all }: move a figure, or place a stone beside a figure that moved in this turn
terra-nova-2006_ask_pass = None of your figures can move: you must pass
terra-nova-2006_ask_nothing-left = Action { $number } of { $all }: you can neither move nor place a stone, so your turn ends
terra-nova-2006_ask_anything = What do you do?

terra-nova-2006_move_move = move the figure from { $start } to { $end }
terra-nova-2006_move_stone = place a stone on { $place }
terra-nova-2006_move_place = place a figure on { $place } ({ $landscape })
terra-nova-2006_move_draw-first = { $who } starts
terra-nova-2006_move_draw-figure = place a figure on { $place } ({ $landscape })
terra-nova-2006_move_pass = pass: no figure can move
terra-nova-2006_move_done = end the turn: nothing more is possible

## terra-nova-2006_log: what was done, by verb

terra-nova-2006_log_move = figure from { $start } to { $end }
terra-nova-2006_log_stone = stone on { $place }
terra-nova-2006_log_place = figure on { $place }
terra-nova-2006_log_draw-first = { $who } starts
terra-nova-2006_log_draw-figure = { $whose } on { $place }
terra-nova-2006_log_pass = passed
terra-nova-2006_log_done = ended the turn

terra-nova-2006_warning_gift = { $who } would get { $points }, you { $own }

terra-nova-2006_sign_move = Move
terra-nova-2006_sign_stone = Stone
terra-nova-2006_sign_place = Place
terra-nova-2006_sign_done = End turn
terra-nova-2006_sign_draw-first = Start player
terra-nova-2006_sign_draw-figure = Figure

terra-nova-2006_verb_move = `E5-E9` moves your figure from E5 to E9: straight, over empty fields only, as far as you like.
terra-nova-2006_verb_stone = `stone F8` places a stone on an empty field beside a figure of yours that moved in this turn. Every region it makes is scored at once.
terra-nova-2006_verb_place = `place F8` places one of your figures on an empty field, before the first turn.
terra-nova-2006_verb_done = `done` ends the turn when no action is possible, or passes when no figure can move. Whoever can act must act.
