lab_no-results = there are no results in { $folder }: it has no { $file }
lab_unreadable = { $path } cannot be read: { $reason }
lab_columns = { $path } has not the columns that results of this Terrae have; it was written by another version, or by something else
lab_format = { $path } is of format { $version }; this Terrae reads format { $known }
lab_disk-full = the disk is full: nothing more can be written to { $folder }; what was played is kept there. Make room and give the same command again: it goes on where it stopped
lab_in-use = another program is writing to { $folder } now; wait for it, or name another folder
lab_disk = { $folder } cannot be used: { $reason }; what was played so far is kept
lab_no-source = there is no { $path }; give a folder of results, or games: a file or a folder of them
lab_no-games = { $path } holds no results and no game that can be replayed; the first file says: { $reason }
lab_nothing-there = { $path } is empty: there are neither results nor games
lab_no-game = { $path } begins like a game, but holds none
lab_seat = Seat { $number } in turn order
lab_set-up = set-up
lab_at-the-end = end
lab_other = other
lab_interval = { $value } ({ $low } to { $high })
lab_and = { $first } and { $last }
lab_beside-title = games of { $first } cannot be set beside games of { $second }
lab_several-titles = these are games of several titles ({ $titles }); report on one at a time
lab_no-finished-game = none of these { $games } games came to its end: there is nothing to report

## lab_what: several of a kind

lab_what_bots = players
lab_what_factions = factions
lab_what_seats = seats
lab_what_openings = first places

## lab_one: one of a kind

lab_one_factions = a faction
lab_one_seats = a seat

## lab_head: how the paragraphs of a report begin

lab_head_played = The games.
lab_head_bots = Players.
lab_head_factions = Factions.
lab_head_seats = Seats.
lab_head_openings = First places.
lab_head_things = On the table.
lab_head_pairs = Together.
lab_head_points = Points.
lab_head_course = The course.
lab_head_unused = Never done.
lab_head_sure = How sure?

## lab_words: the paragraph of a report

lab_words_table = 1 game of { $seats } seats
lab_words_tables = { NUMBER($games) } games of { $seats } seats
lab_words_one-player = { $names } played against itself
lab_words_players = { $names } played
lab_words_many-players = { $number } players took part
lab_words_played = { $tables } of { $title }; { $who }.
lab_words_left-out = {" "}{ $games } games that did not end are left out.
lab_words_better = Ahead of the table ({ $fair } of victories would be fair): { $names }.
lab_words_worse = Behind the table ({ $fair }): { $names }.
lab_words_fared = { $name } by { $ahead } points, with { $share } of victories
lab_words_no-group = Nothing stands out: victories of { $what } go from { $low } ({ $lowest }) to { $high } ({ $highest }), which chance alone could do.
lab_words_more = {" "}and { $number } more
lab_words_shifts = { $name } { $points }
lab_words_setup = What lies on the table changes the points of all seats: { $names }.
lab_words_no-setup = None of the { $number } things that may lie on the table changes the points of all seats by more than chance.
lab_words_uses = Seats that did or took these ended farther from the table's average than others, which need not be because of it: { $names }; { $number } stand out in all.
lab_words_pairings = Of { $tried } pairs of factions at one table { $loud } stand out, by the points between them: { $names }.
lab_words_one-pairings = Of { $tried } pairs of factions at one table one stands out, by the points between them: { $names }.
lab_words_no-pairings = None of { $tried } pairs of factions at one table stands out.
lab_words_companions = Of { $tried } factions with something on the table { $loud } stand out: { $names }.
lab_words_one-companions = Of { $tried } factions with something on the table one stands out: { $names }.
lab_words_no-companions = None of { $tried } factions with something on the table does better or worse with it by more than chance.
lab_words_source = { $name } { $points }
lab_words_sources = Most points of a seat come from { $names }.
lab_words_winners = Winners are ahead of the others above all by { $names }.
lab_words_length = The middle game has { $turns } turns and { $plies } moves;
lab_words_branching = where there is a choice at all, it is among { $choices } moves on average.
lab_words_changes = The lead changes { $changes } times a game, and the later winner of the middle game was { $behind } points behind at worst.
lab_words_leader-round = Whoever leads after round { $number } wins { $share } of games, where { $fair } would be luck.
lab_words_leader-quarter = Whoever leads after quarter { $number } of the game wins { $share } of games, where { $fair } would be luck.
lab_words_from-behind = The last at half-time still wins { $share }.
lab_words_all-used = Everything that could be done was done at least once.
lab_words_unused = { $names } ({ $number } in all), some of it perhaps because an option was off.
lab_words_calm = All this is judged together: of { NUMBER($claims) } comparisons { $loud } stand out, and at most one in twenty of those should be wrong.
lab_words_few-games = There are too few games to say more.
lab_words_sure = With so many games { $what } that is { $points } points better or worse than the table would be found four times of five.

## lab_beside: two sets of games

lab_beside_factions = how far factions are ahead of their tables
lab_beside_sources = where points come from
lab_beside_uses = how many seats do or take something
lab_beside_agree = They agree on { $what }: the orders of { $number } are alike by { $alike } ({ $low } to { $high }), where 1 is the same order and 0 none.
lab_beside_differ = They contradict each other on { $what }: the orders of { $number } are alike by { $alike } ({ $low } to { $high }), where −1 is the reverse order.
lab_beside_unclear = Whether they agree on { $what } cannot be told: the orders of { $number } are alike by { $alike } ({ $low } to { $high }).

## lab_fact: where the games of a report come from

lab_fact_terrae = Terrae
lab_fact_rules = rules
lab_fact_components = components
lab_fact_refused = files that hold no game

## lab_measure: of a game

lab_measure_points = the points of a seat
lab_measure_winner = the points of the winner
lab_measure_margin = the winner's margin
lab_measure_turns = the turns of a game
lab_measure_plies = the moves of a game
lab_measure_choices = the moves to choose from
lab_measure_changes = the changes of the lead

## lab_changed: by where it was found

lab_changed_game = { $name }
lab_changed_factions-chosen = seats that play { $name }
lab_changed_factions-ahead = points of { $name } ahead of the table
lab_changed_factions-win = victories of { $name }
lab_changed_uses = seats that did “{ $name }”, times
lab_changed_sources = points of a seat from “{ $name }”

lab_compare_side = { QUOTE($text) } is no side of a comparison: give `{ $standard }`, a folder of components or of results, or options such as "map=main variant=none"
lab_compare_itself = both sides are { QUOTE($side) }: there is nothing to compare
lab_compare_measure = there is no measure { QUOTE($measure) }; there are: { $known }
lab_compare_titles = only games of one title can be compared, not of { $titles }
lab_compare_nothing = the two sides have no set-up in common that was played to the end as often with the same luck: there is nothing to compare
lab_compare_played = A is { $first }, B is { $second }: { NUMBER($pairs) } set-ups with the same luck, { NUMBER($games) } games on each side.
lab_compare_same = No difference: all games went the same way, move by move, and had the same points.
lab_compare_different = More than chance: { $measure } went from { $before } to { $after }, by { $difference } ({ $low } to { $high }).
lab_compare_alike = No difference that matters: { $measure } went from { $before } to { $after }, by { $difference } ({ $low } to { $high }), and one of { $matters } or more can be ruled out.
lab_compare_open = It could be chance: { $measure } went from { $before } to { $after }, by { $difference } ({ $low } to { $high }).
lab_compare_more = If it stays like that, about { NUMBER($games) } more games on each side would settle whether there is a difference, or none of { $matters }.
lab_compare_alike-games = { $share } of games went the same way, move by move.
lab_compare_nothing-else = Of { $tried } other things nothing changed by more than chance.
lab_compare_else = Of { $tried } other things { $loud } changed by more than chance: { $names }.
lab_compare_changed = { $what } { $before } to { $after } ({ $difference }; { $low } to { $high })

lab_dataset_no-games = { $path } holds no game that can be replayed
lab_dataset_not-empty = { $folder } is not empty and holds no dataset; give another folder
lab_dataset_other = the dataset in { $folder } was begun with another { $name }; go on as it was begun, or give another folder

lab_tune_no-weights = the bot { $bot } has no weights that a file can set, so there is nothing to fit
lab_tune_no-weight = the bot { $bot } has no weight called { QUOTE($name) }; there are: { $known }
lab_tune_no-people = { $folder } holds no finished game of { $title }
lab_tune_failed = { $bot } failed in a game: { $reason }
lab_tune_not-empty = { $folder } is not empty and holds no tuning; give another folder
lab_tune_other-plan = the tuning in { $folder } was begun with another { $name } ({ $was }, now { $now }); go on as it was begun, or give another folder
lab_tune_generation = generation { $number } of { $of }: the best candidate { $best }, the middle one { $middle } ahead of the start
lab_tune_confirmed = generation { $number }: confirmed by { $pairs } fresh pairs, { $gain } ahead of the best before it
lab_tune_refused = generation { $number }: { $gain } is not confirmed by { $pairs } fresh pairs, so it is not kept
lab_tune_kept = A gain was confirmed: { $gain } ahead of the best before it, in { $pairs } fresh pairs. The weights are in { $file }: play with them as { $bot }.
lab_tune_nothing-kept = No gain was confirmed in { $trials } trials: the bot stays as it is.
lab_tune_axis-generation = generation
lab_tune_axis-gain = ahead of the start
