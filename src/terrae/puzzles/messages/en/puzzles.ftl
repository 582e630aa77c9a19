### What is wrong with a file of puzzles, and what finding some says.

puzzles_position = { $where }: the position cannot be read: { $reason }
puzzles_other-game = { $where }: the position is of { $found }, but the file is of { $game }
puzzles_not-asked = { $where }: it is not the turn of seat { $seat }
puzzles_answer = { $where }: the answer { QUOTE($answer) } cannot be played whole
puzzles_no-why = { $where }: 'why' does not tell what the best turn gains: { $reason }
puzzles_twice = { $where }: two puzzles are called { QUOTE($name) }
puzzles_no-game = { $path } is no game that can be read: { $reason }
puzzles_foreign-title = { $path } is a game of { $found }, not of { $game }
puzzles_found = { $count } puzzles from { $games } games, written to { $path }
puzzles_none = no puzzle in { $games } games: there must be a turn that is better than all others by { $clear } points and that the level { $level } does not find; try more games

puzzles_components_missing = { $where }: { QUOTE($key) } is missing
puzzles_components_list = { $where }: { QUOTE($key) } must be a list of { $size } entries
puzzles_components_number = { $where }: { QUOTE($key) } must be a whole number from { $least } to { $most }, not { $value }
puzzles_components_text = { $where }: { QUOTE($key) } cannot be { $value }; it can be: { $known }
puzzles_components_texts = { $where }: { QUOTE($key) } must be a list of texts
puzzles_components_table = { $where }: { QUOTE($key) } must be a table
puzzles_components_unknown = { $where }: nobody knows { QUOTE($key) }; there are: { $known }
puzzles_components_name = { $where }: the name { $name } cannot be used; use letters, digits, dots, hyphens and underscores only
puzzles_components_no-file = { $where }: there is no such file in { $folder }
puzzles_components_no-toml = { $where }: cannot be read: { $reason }
