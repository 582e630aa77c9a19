### What environments say.

envs_missing = environments need { $package }: pip install 'terrae[{ $extra }]'
envs_illegal = { $move } (action { $action }) is not possible for { $agent } now: { $reason }. Possible are { $legal }
envs_no-such-action = there is no action { $action }: they are numbered 0 to { $last }, as in the catalogue of { $game }. Possible for { $agent } now are { $legal }
envs_not-an-action = an action is one whole number, the index of a move in the catalogue; { $action } is { $kind }
envs_no-agent = there is no agent { $agent }; there are { $agents }
envs_not-begun = the game has not begun: call reset() first
envs_over = the game is over: call reset() for another one
envs_action-after-end = the game is over for { $agent }: it can only step(None), not { $action }
envs_no-action = { $agent } must act: step(None) is for agents whose game is over
envs_actions-shape = step() takes { $number } actions, one for each game, as an array of shape ({ $number },); this one has shape { $shape }
envs_actions-dtype = actions are whole numbers; these are { $dtype }
envs_illegal-in = in game { $number }: { $reason }
envs_reward = there is no reward called { QUOTE($name) }; there are: { $known }
envs_render-mode = there is no way to render called { QUOTE($mode) }; there are: { $known }
envs_no-render-mode = make the environment with render_mode=...; there are: { $known }
envs_rounds = { $game } has no { $rounds } rounds: give a number from 1 on, or 0 for the whole game
envs_seat = seat { $seat } is not at the table: the seats are 0 to { $last }, or None for any
envs_opponents = { $given } opponents for { $needed } seats: name one for all, or one for each
envs_no-start = { $source } is no start: give a game file, one of the puzzles of { $game } ({ $known }), or FILE@PLY
envs_start-title = { $source } is a game of { $other }, not of { $game }
envs_start-seats = { $source } is a game of { $other } seats, not of { $seats }
envs_start-over = { $source } is over at ply { $ply }: nothing is left to play
envs_no-task = there is no task called { QUOTE($name) }; there are: { $known }
envs_and-more = { $listed } and { $more } more
envs_number = { $number } games cannot be stepped: give a number from 1 on
envs_no-planner = no bot of { $game } plans with terms, so there is nothing to learn values on
envs_two-seats = baselines are trained at tables of two; this one has { $seats } seats
envs_no-dataset = { $folder } is no dataset: it has no games; `terrae dataset` makes one
envs_mixed-dataset = the games of { $folder } are of several titles or numbers of seats; learn from one kind at a time
envs_no-journal = { $path } is no journal of a training: { $reason }
