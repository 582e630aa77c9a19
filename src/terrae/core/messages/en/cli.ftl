cli_refusal = terrae: { $sentence }
cli_usage = { $what } (see `{ $where } --help`)
cli_unknown-command = there is no command { QUOTE($name) }{ $guess }; there are: { $known }
cli_interrupted = interrupted
cli_costs = costs { $what }
cli_gains = gives { $what }
cli_nature = nature
cli_seat = Seat { $seat }
cli_range = { $first } to { $last }
cli_range-prices = { $first } ... { $last }
cli_also = {" "}(also { $moves })
cli_total = total
cli_and = {" "}and{" "}
cli_wins = The winner: { $who }, with { $points } points.
cli_share = Shared victory: { $who }, with { $points } points.
cli_bowls = power { $counts }
cli_holdings = { $name }: { $goods }
cli_note = Note: { $warning }
cli_only-move = Only one move was possible: { $move }.
cli_undone = Taken back: { $move }.
cli_confirm-prompt = Enter to confirm, or undo>{" "}
cli_confirm-or-undo = Press Enter or type `confirm` to end your turn, or type `undo` to take back your last move.
cli_unknown-move = { QUOTE($text) } is no move that could be played now{ $guess }; you can play: { $verbs } (`moves` lists them all)
cli_no-input = a person plays, but there is no input to read moves from
cli_input-unreadable = the input cannot be read: { $reason }
cli_begin = { $game }: { $players } (seed { $seed })
cli_substitute = { $failure } A beginner plays on for it in this turn.
cli_bots-play = The bots are playing ...
cli_begin-help = Type a move as it is listed; Tab completes it. `help` tells what else you can type.
cli_left = You left the game; it is saved in { $file }. Go on with `terrae play { $game } --resume { $file }`.
cli_left-unsaved = You left the game; it was not saved (`save FILE` or --save FILE would have kept it).
cli_input-ended = The input ended before the game did; it is saved in { $file }. Go on with `terrae play { $game } --resume { $file }`.
cli_input-ended-unsaved = The input ended before the game did; it was not saved (--save FILE would have kept it).
cli_stopped = Interrupted; the game is saved in { $file }. Go on with `terrae play { $game } --resume { $file }`.
cli_stopped-unsaved = Interrupted; the game was not saved (--save FILE would have kept it).
cli_saved = The game is saved in { $file }.
cli_unwritable = { $file } cannot be written: { $reason }
cli_no-folder = { $file } cannot be written: there is no folder { $folder }
cli_too-many = { $named } seats were named, but { $seats } play
cli_other-game = { $file } is a game of { $name }, not of { $game }
cli_resume-alone = a saved game keeps its seats and options; leave --seats and --option out
cli_why-what = say what about: a place such as `why E5`, or a move such as `why { $move }`
cli_why-unknown = { QUOTE($text) } is neither a place on the board nor a move; try a place such as `why E5`, or a move such as `why { $move }`
cli_log-what = `log` takes a number of turns or `all`, not { QUOTE($text) }
cli_log-empty = Nothing was played yet.
cli_save-where = say where: `save FILE`
cli_not-now = { $move } is not possible now: { $why }
cli_verb-not-now = no `{ $verb }` is possible now; `why { $verb }` tells why not
cli_check-failed = { $file } does not hold: { $reason }
cli_checked = { $file }: all { $plies } moves are legal and the result holds ({ $rows } rows): { $scores }
cli_checked-open = { $file }: all { $plies } moves are legal ({ $rows } rows); the game is not over, points so far: { $scores }
cli_check-to = a check goes through the whole file; leave --to out
cli_replay-one = one game is shown at a time; several files can be given with --check
cli_import-own = this is a game file already
cli_import-first = { $file } is a record of another form, not a game file; make one of it first: terrae import { $file } -o game.terrae
cli_import-what = this is no record of a game that any of the installed games knows
cli_imported = The game is in { $file }: { $moves } moves out of { $rows } rows.
cli_export-how = say in which format, one that { $game } knows: { $known }
cli_export-none = none
cli_exported = The game is written to { $file }.
cli_picture-kinds = { $file } cannot be drawn: the whole table is written as .html or .png, the board alone as .svg
cli_drawn = The picture is in { $file }.
cli_check-more = ... and { $more } more
cli_check-clean = { $games } games, { $decisions } decisions: no violation
cli_check-found = { $games } games, { $decisions } decisions: { $found } violations
cli_title = { $name }: { $title }, { $fewest } to { $most } seats
cli_values = one of: { $values } (default: { $default })
cli_default = default: { $default }
cli_bots = Bots: { $bots }. A bot of your own: --seat FILE.py:CLASS.
cli_rules = Rules version { $rules }, components { $name } { $digest }.
cli_play-hint = Play it: terrae play { $name } --option NAME=VALUE
cli_more-hint = More about it: terrae games { $name }
cli_topic = { $title }: { $about }
cli_topic-entry = { $name }: { $text }
cli_prompt-help =
    Type a move, for example `{ $move }`. Its words may be shortened while it stays clear which one is meant; Tab completes.

      moves          what you can play now, with prices
      help VERB      what a verb does; `help MOVE` what a move would do
      help THING     the rules of what you can play or take, by its name; `help rules` the rules in short
      why PLACE      all about a place, and what you can or cannot do there
      why MOVE       why a move is possible or not; `why VERB` all moves of a kind
      board          the table
      score          points by where they came from
      log [N|all]    what happened
      undo           take back your last move of this turn
      save FILE      save the game
      quit           leave the game

    A mark ! means that there is a warning about a move.
cli_no-lab = this command needs some more packages: pip install 'terrae[lab]' ({ $library } is missing)
cli_reading = reading games
cli_analysing = thinking about each turn
cli_analysis-kind = { $file }: an analysis is written as HTML: name a file that ends in .html
cli_accuracy = { $name }: { $share } % of turns within a point of the best ({ $lost })
cli_costly = { $loss }  { $who }, { $when }: { $played }
cli_costly-better = {"      "}better: { $better }. { $why }
cli_reported = { $file } is written.
cli_writing = writing games
cli_dataset = { $folder } holds { NUMBER($games) } games.
cli_dataset-what = give the name of a game that bots shall play, or --from with games that were played
cli_tune-people = to fit by people, give both `--by people` and --from with their games
cli_refused-files = { $number } files hold no game that can be replayed; the first says: { $first }
cli_arena-question = a question names two bots: --is BOT --better-than BOT, and no --bot

cli_change_paid = -{ $amount } { $good } ({ $sources })
cli_change_gained = +{ $amount } { $good } ({ $sources })
cli_change_wasted = { $amount } { $good } wasted ({ $sources })

## cli_command: help on the commands of the prompt

cli_command_help = `help`, `help VERB`, `help MOVE`: what can be typed, what a verb does, what a move would do.
cli_command_why = `why PLACE`, `why MOVE`, `why VERB`: all about a place, or why a move is possible or not.
cli_command_undo = `undo` takes back your last move, until you confirm your turn, it passes to somebody else, or something is drawn.
cli_command_log = `log` shows the last turns; `log 30` as many, `log all` the whole game.
cli_command_board = `board` shows the table.
cli_command_moves = `moves` shows what you can play now.
cli_command_score = `score` shows the points and where they came from.
cli_command_save = `save FILE` saves the game, whole or not at all.
cli_command_quit = `quit` leaves the game; with --save FILE it is saved.

cli_help_backup = Write everything a server keeps (games, people, its secret) into one file, while it goes on. FILE can be restored on another machine and into another kind of database; keep it as you keep a password.
cli_help_restore = Make a server's database from FILE, which `terrae backup` has written. The server must not be running. What is there already stays unless --replace says otherwise, and is set aside then.
cli_help_backup-output = Where to write it. Default: terrae-DATE-TIME.backup in this folder.
cli_help_ratings = Ratings of people, bots and factions on a server.
cli_help_ratings-recompute = Work all ratings out anew from the rated games that were finished, in their order.
cli_help_accounts = Accounts of a server, also while it runs: list them, give a role, set a new password.
cli_help_accounts-list = A line for each account, the oldest first.
cli_help_accounts-role = Give the account NAME a role: a player plays, a moderator keeps order, an admin does whatever can be done.
cli_help_accounts-password = Give the account NAME a new password, and print it. All browsers of that account are logged out.
cli_help_admin = For whoever keeps a server, also while it runs: what was done, bans, and abandoned tables.
cli_help_admin-log = What moderators, admins and the server itself did, the newest last.
cli_help_admin-ban = Keep WHOM out: the name of an account, the identity of a guest, or an address. A running server knows it after some seconds.
cli_help_admin-unban = Lift the ban with this NUMBER.
cli_help_admin-bans = A line for each ban, with its number.
cli_help_admin-days = for so many days; 0 is for good
cli_help_admin-reason = why, for the log and for whoever it is about
cli_help_admin-tidy = Clear abandoned tables away that are not over: nobody did anything there for so many DAYS.
cli_help_admin-dry = only list them
cli_help_replace = Set a database aside that is there already.
cli_help_play = Play GAME against bots, or with friends at one keyboard. You sit in seat 1 unless --seat says otherwise.
cli_help_replay = Show what happened in the game file FILE: every turn with what it cost and brought, then the table. With --check, only tell whether the files hold, be they game files or records of a format that a game knows.
cli_help_import = Read the record LEDGER of a game that was played elsewhere, check all of it, and write it as a game file. If anything in it does not fit the rules, nothing is written and the exit code is 1.
cli_help_export = Write the game file FILE in another format, for those who read that one.
cli_help_draw = Draw the table of the game file FILE as text; with -o as one HTML file or as PNG, or its board alone as SVG.
cli_help_analyse = Tell which turns of the game in FILE cost most, which turns would have been better and why, and how well every seat played. FILE is a game file or a record of a format that a game knows.
cli_help_analyse-output = Write a page that stands alone, with boards, to this HTML file.
cli_help_analyse-full = Look hard at every turn, not only at those that seem to have cost something.
cli_help_analyse-workers = How many processes think.
cli_help_analyse-json = Print everything as JSON.
cli_help_check = Play random games of GAME and check them from all sides: copies, files, notation, bookkeeping, pictures.
cli_help_lessons = List the lessons at hand; with `check FILE`, read a lesson that you wrote and play it to its end.
cli_help_puzzles = Find puzzles of GAME: positions near the end in which one turn is clearly best, as its strongest level judges, and a beginner misses it. They come from games among bots or, if any are named, from the game files or records FILE...
cli_help_puzzles-games = How many games bots play, if no files are named.
cli_help_puzzles-seed = Where the luck of these games begins: the same seed gives the same puzzles.
cli_help_puzzles-most = Stop when there are so many.
cli_help_puzzles-output = The file that is written.
cli_help_explore = Tell what was played first in the games of GAME in FOLDER... (game files, records of a format that it knows, or results of `terrae arena`), or without them in the games of bots that come with it: how often, and how many points ahead of the mean of the table it ended, with the interval in which that mean lies in 95 of 100 cases.
cli_help_explore-step = Only where this was chosen: a faction, a first place or a turn, in their order; give it once for each.
cli_help_explore-seats = Only games with so many seats.
cli_help_lessons-folder = Also look for lessons in this folder.
cli_help_lessons-check = Read the lessons in FILE..., with their words beside them, and play each through: as it is written, with every other and wrong turn that it names, and in ways by chance.
cli_help_lessons-walks = How many ways through a lesson are played by chance.
cli_help_lessons-seed = Repeat the chance of another check.
cli_help_games = List the games installed with their seats and options; with a NAME, tell all about one.
cli_help_seats = How many seats play. Default: as many as --seat names, otherwise the most the game allows.
cli_help_seat = Who sits in the next seat: `human`, a bot (see `terrae games NAME`), or FILE.py:CLASS. Give it once for each seat; bots fill the rest.
cli_help_seed = Repeat the luck of another game: the same seed gives the same draws.
cli_help_option = Choose an option of the game; give it once for each. `terrae games NAME` lists them.
cli_help_components = Play with the component files in DIR instead of those that come with the game.
cli_help_save = Save the game in FILE when it ends or is left (also by Ctrl-C).
cli_help_resume = Go on with a saved game; it is saved there again unless --save names another file.
cli_help_ask-exchange = Ask after each action whether you want to exchange power, also when that can wait for your next turn.
cli_help_confirm = Ask before your turn passes on, so that you can still take moves back. Default: at a terminal, but not in scripts.
cli_help_serve = Start the server, and play in the browser at the address it prints. Settings can also come from TERRAE_... variables or a TOML file.
cli_help_worker = Do the work of a server that others serve on the same PostgreSQL: turns of bots, clocks, notices, analyses. Start as many as you like, on any machine; `terrae serve --no-jobs` leaves all of it to them.
cli_help_processes = How many processes serve, on PostgreSQL. Default: 1.
cli_help_own-ports = Let each process listen at a port of its own, from --port on, for a proxy that sends each table to one of them.
cli_help_jobs = Whether the processes that serve do the server's own work as well; without, `terrae worker` must. Default: they do.
cli_help_host = The address to listen at. 0.0.0.0 lets other machines in. Default: 127.0.0.1, this machine only.
cli_help_port = The port to listen at; 0 takes any free one. Default: 8707.
cli_help_data = The folder in which games are kept. Default: your data folder.
cli_help_database = The URL of another database than SQLite in the data folder, for example postgresql://...
cli_help_config = A TOML file with settings.
cli_help_to = Stop after N moves.
cli_help_replay-check = Only check the files: every move must be legal, all that they state must be right. Exit code 1 if not.
cli_help_replay-json = Print game, result and number of moves as JSON; with --check, a line for each file: finished, scores, rows, and the first mismatch.
cli_help_import-output = Write the game file there. Default: print it.
cli_help_export-output = Write it there. Default: print it.
cli_help_export-format = The format { $name }, for games of { $game }.
cli_help_output = Write it there: the table to .html or .png (where there is a Chromium), the board to .svg.
cli_help_width = Width of a PNG or SVG; a table of 860 or less is laid out for a phone.
cli_help_theme = Colours of the picture.
cli_help_check-games = How many games.
cli_help_check-seats = Check this number of seats only. Default: all.
cli_help_check-seed = The first game's luck; the same seed checks the same games.
cli_help_check-json = Print the report as JSON.
cli_help_games-json = Print everything as JSON.
cli_help_report = Tell what many games say: the results of a tournament in FOLDER, or GAMES that people have played (game files or ledgers, one or a folder of them). Every number has its interval and count. With -o, also as one HTML file with plots.
cli_help_report-output = Write the page there.
cli_help_report-beside = Set other games of the same title beside these, such as those of people: where do they agree?
cli_help_report-json = Print all numbers as JSON.
cli_help_compare = Play GAME under two sides, A and B, with the same luck, and tell what differs, whether that is more than chance, and what else changed. A side is `standard`, a folder of components, options such as "map=main variant=none", or a folder of results that `arena` has written.
cli_help_compare-bot = Who plays in all seats. Default: the usual bot of the game.
cli_help_compare-games = How many games on each side.
cli_help_compare-of = What the question is about: points (of a seat), winner (its points), margin, turns, plies, choices (moves to choose from) or changes (of the lead).
cli_help_compare-matters = The least difference that matters to you, in what --of counts.
cli_help_compare-output = Keep the games in FOLDER; a comparison that was broken off goes on there.
cli_help_compare-json = Print all numbers as JSON.
cli_help_dataset = Write every decision of many games as Parquet: what was possible, what was played, how it ended, and what the position was like. Give a GAME to be played by bots, or --from games that were played. A dataset that was broken off goes on.
cli_help_dataset-output = The folder of the dataset.
cli_help_dataset-from = Game files or ledgers: one, or a folder of them.
cli_help_dataset-games = How many games bots play.
cli_help_dataset-features = Write what a seat may know about each position as numbers.
cli_help_dataset-shard = How many games go into one file.
cli_help_tune = Look for better weights of BOT at GAME, and keep only what a fresh set of games confirms. The best weights are in FOLDER/best.json, the progress in FOLDER/progress.svg. A tuning that was broken off goes on.
cli_help_tune-output = The folder of the tuning.
cli_help_tune-weight = A weight to be fitted; give it once for each. Default: all.
cli_help_tune-generations = How many generations of candidates; more may be given later.
cli_help_tune-population = How many candidates in a generation. Default: as many as the number of weights calls for.
cli_help_tune-pairs = How many set-ups each candidate plays against the bot as it was.
cli_help_tune-trial-every = How many generations lie between two trials of the favourite.
cli_help_tune-trial-pairs = How many fresh set-ups a trial takes.
cli_help_tune-spread = How far the first candidates stray, as a share of each weight.
cli_help_tune-by = What counts: points or victories in games, or agreeing with the moves of people who won (needs --from).
cli_help_tune-from = Games of people: a file or a folder of them.
cli_help_tune-json = Print all numbers as JSON.
cli_help_arena = Let bots play a tournament of GAME (default: terra-nova). Each set-up is played several times with the same luck, until every bot has sat in every seat. With --is and --better-than it stops as soon as the answer is known; the exit code is 0 if it is yes.
cli_help_arena-bot = Who plays: a level or bot of the game, with settings if you like (hard@width=20), FILE.py:CLASS or PACKAGE:CLASS. Give it once for each. A bot alone plays itself.
cli_help_arena-is = Ask whether this bot is better ...
cli_help_arena-better-than = ... than this one.
cli_help_arena-by = The difference that matters to a question: the share of games won by the one less that of the other.
cli_help_arena-confidence = How sure the answer to a question has to be.
cli_help_arena-games = How many games; with a question, at most. All set-ups are played to their end, so it may be a few more. Default: 100; with a question 2000.
cli_help_arena-seats = How many seats play. Default: as many as there are bots.
cli_help_arena-seed = The luck and the thoughts of the tournament: the same seed plays the same games.
cli_help_arena-each = An option whose values take turns from set-up to set-up: give it once for each value.
cli_help_arena-from = Play from the position at the end of this game file or ledger, or after PLY moves of it. Give it as often as you like, or a folder; positions take turns.
cli_help_arena-output = Keep the games there as Parquet. If it was broken off, the same command goes on where it stopped.
cli_help_arena-workers = How many processes play. Default: one for each core. The games do not depend on it.
cli_help_arena-on = Play on a Ray cluster: on one that is started here, or on the one at ADDRESS.
cli_help_arena-json = Print the standings and the answer as JSON.

## cli_click: what click says by itself

cli_click_usage = Usage:
cli_click_options = Options
cli_click_arguments = Positional arguments
cli_click_commands = Commands
cli_click_show-help = Show this message and exit.
cli_click_default = default: { $default }
cli_click_missing-command = Missing command.
cli_click_missing-argument = Missing argument
cli_click_missing-option = Missing option
cli_click_invalid = Invalid value: { $message }
cli_click_invalid-for = Invalid value for { $param_hint }: { $message }
cli_click_no-option = No such option { $name }.
cli_click_no-choice = { $value } is not { $choice }.
cli_click_no-choices = { $value } is not one of { $choices }.
cli_click_no-number = { $value } is not a valid number.
cli_click_no-range = { $value } is not in the range { $range }.
cli_click_no-file = { $filename } does not exist.
cli_click_no-value = Option { $name } does not take a value.
cli_click_needs-value = Option { $name } requires an argument.
cli_click_extra = Got unexpected extra argument ({ $args })
cli_click_extra-many = Got unexpected extra arguments ({ $args })
cli_click_guess = Did you mean { $possibility }?
cli_click_guesses = (Did you mean one of: { $possibilities }?)
