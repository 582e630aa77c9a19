### What is wrong with a lesson, and what the check of one says.

lessons_options = { $where }: this table cannot be set up: { $reason }
lessons_twice = { $where }: two steps are called { QUOTE($name) }
lessons_no-answer = { $where }: the step { QUOTE($name) } has a goal, so it needs an 'answer': a turn that reaches it
lessons_no-goal = { $where }: the step { QUOTE($name) } has no goal, so there is nothing to answer, to try or to be free in
lessons_empty-goal = { $where }: a goal needs a condition: moves, without, events, gains, pays, grows, holds or round
lessons_event = { $where }: an event is written 'me WHAT' or 'rival WHAT', with its source after it if that matters, not { $text }
lessons_turns = { $where }: { QUOTE($key) } must be a list of turns, each a list of moves
lessons_played = { $where }: a turn in { QUOTE($key) } is written 'SEAT MOVE, MOVE', with a seat from 1 to { $seats }, not { $text }
lessons_holds = { $where }: at { QUOTE($place) } a number or a word can be wanted, not { $value }
lessons_place = there is no { QUOTE($word) } where { QUOTE($place) } points; there are: { $known }
lessons_words-left = { $where }: there is no step { QUOTE($name) }; there are: { $known }
lessons_words-missing = { $where }: the step { QUOTE($name) } has no words
lessons_words-needed = { $where }: the step { QUOTE($name) } asks for something, so its words need { QUOTE($key) }
lessons_not-asked = { $name }: seat { $seat } is not asked again though others have played { $count } turns
lessons_impossible = { $name }: step { QUOTE($step) }: the turn { QUOTE($turn) } cannot be played whole here; possible is: { $known }
lessons_not-right = { $name }: step { QUOTE($step) }: the turn { QUOTE($turn) } is written as right, but does not reach the goal
lessons_not-wrong = { $name }: step { QUOTE($step) }: the turn { QUOTE($turn) } is written as wrong, but the step takes it
lessons_unlit = { $name }: step { QUOTE($step) }: there is no part { QUOTE($part) } in the picture
lessons_stuck = { $name }: step { QUOTE($step) }: no turn reaches the goal after: { $path }
lessons_over = { $name }: the game is over before step { QUOTE($step) }
lessons_fine = { $name }: { $steps } steps, { $asked } of them ask for something; { $tried } other and wrong turns tried, played to the end in { $walks } ways
lessons_listed = { $address }: { $title } ({ $minutes } minutes, { $steps } steps)

lessons_components_missing = { $where }: { QUOTE($key) } is missing
lessons_components_list = { $where }: { QUOTE($key) } must be a list of { $size } entries
lessons_components_number = { $where }: { QUOTE($key) } must be a whole number from { $least } to { $most }, not { $value }
lessons_components_flag = { $where }: { QUOTE($key) } must be true or false, not { $value }
lessons_components_text = { $where }: { QUOTE($key) } cannot be { $value }; it can be: { $known }
lessons_components_texts = { $where }: { QUOTE($key) } must be a list of texts
lessons_components_table = { $where }: { QUOTE($key) } must be a table
lessons_components_unknown = { $where }: nobody knows { QUOTE($key) }; there are: { $known }
lessons_components_name = { $where }: the name { $name } cannot be used; use letters, digits, dots, hyphens and underscores only
lessons_components_no-file = { $where }: there is no such file in { $folder }
lessons_components_no-toml = { $where }: cannot be read: { $reason }
