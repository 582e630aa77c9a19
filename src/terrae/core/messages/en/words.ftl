effect_power = { $amount } power
effect_power-many = { $amount } power
effect_points = { $amount } point
effect_points-many = { $amount } points
effect_nothing = nothing
effect_and = { $first } and { $second }
effect_comma = { $first }, { $second }
effect_income = Each income phase: { $what }.
effect_gain = At once: { $what }.
effect_each = { $when }: { $what }.
effect_once-a-round = Action, once a round: { $what }.

bot_no-class = it does not say which class of the file
bot_no-file = there is no file { $path }
bot_broken-file = { $path } could not be loaded ({ $error })
bot_no-such-class = { $path } has no class { $wanted }
bot_not-a-bot = { $wanted } is no subclass of terrae.bots.Bot
bot_other-game = { $wanted } does not play { $game }
bot_no-move = it answered { $answer }, which is no move
bot_illegal-move = it answered { QUOTE($text) }, which is not possible now

net_no-runtime = { $path } is a network, and to play with one takes onnxruntime: pip install 'terrae[nets]'
net_no-file = there is no file { $path }; write net:FILE.onnx
net_unreadable = { $path } is no network that can be read: { $reason }
net_no-facts = { $path } does not say what it was trained for: it lacks { $missing }; docs/research.md tells what a network says about itself
net_other-kind = { $path } is a network of kind { $kind }; this Terrae plays with version 1 of: { $known }
net_title = { $path } was trained to play { $title }, not { $game }; there are: { $known }
net_catalogue = { $path } was trained with another catalogue of { $game } ({ $trained }; this one is { $have }): its answers would mean other moves
net_observer = { $path } was trained for { $trained } seats or for another lay-out of observations; it cannot play at a table of { $seats }
net_no-planner = { $path } says what positions are worth, but no bot of { $game } plans with that
net_terms = { $path } was trained on the terms { $trained }; the bot of this title has { $have }

record_game = line { $line }: the file is of a game { QUOTE($name) } that is not installed here; there are: { $known }
record_rules = line { $line }: the file was written with version { $version } of the rules of { $game }; this Terrae plays version { $known }
record_setting = the header does not describe a game: { $reason }
record_components = line { $line }: the game was played with the components { QUOTE($wanted) }, but these are { QUOTE($have) }; give the folder of that set with --components
record_number = line { $line }: { $key } must be a number, not { QUOTE($value) }
record_after-end = line { $line }: { QUOTE($text) } comes after the end of the game
record_turn = line { $line }: { QUOTE($text) } is not for seat { $seat } to play now; asked are: { $asked }
record_line = line { $line }: { $reason }
record_unfinished = line { $line }: the header states a result ({ $result }), but the game is not finished
record_result = line { $line }: the header states the result { $result }, but the moves lead to { $replayed }
record_long = the file is too long for a game: more than { $most } characters
record_more = line { $line }: there is something after the end line
record_shape = line { $line }: { QUOTE($text) } is neither a header entry nor a turn; both have the form `key: value`
record_no-terrae = line { $line }: this is no game file of Terrae; it would begin with `terrae: 1`
record_header-late = line { $line }: the header entry { QUOTE($key) } comes after the first turn
record_empty = the file is empty
record_missing = the header has no { QUOTE($key) }
record_cut-off = the file stops after line { $line } without its `end:` line: it is cut off
record_header = line { $line }: nobody knows the header entry { QUOTE($key) }; there are: { $known }
record_twice = line { $line }: { QUOTE($key) } stands there twice
record_format = line { $line }: the file has the format { QUOTE($version) }; this Terrae reads format { $known }
record_seat = line { $line }: there is no seat { QUOTE($seat) } in a game of { QUOTE($seats) } seats
record_no-move = line { $line }: a move is missing between the commas
record_end = line { $line }: the end line must read like `end: 143 moves` or `end: 143 moves, check 5f0c11aa`
record_count = line { $line }: the end line counts { $stated } moves, but there are { $count }: something is missing or was added
record_check = line { $line }: the check does not fit the moves: the file was changed after it was written; remove `, check ...` to read it all the same
record_binary = { $path } is not a text file
record_unreadable = { $path } cannot be read: { $reason }

draw_theme = there is no theme { QUOTE($name) }; there are: { $known }
draw_no-board = this game has no board that could be drawn alone; write the whole table to a file that ends with .html
draw_no-browser = a PNG is taken by a Chromium, and there is none of these here: { $names }; write a file that ends with .html and open it in any browser
draw_browser-failed = { $browser } took no picture: { $said }
draw_seat = Seat { $seat }
draw_to-move = to move
draw_first = begins
draw_out = out
draw_winner = winner
draw_towns = Towns
draw_used = used
draw_free = free
draw_past = (past)
draw_map-river = ~=river
draw_map-in-town = #=in a town
draw_map-space = ┊ or \ or /=place for a bridge
draw_map-bridge = ║1║ \1\ /1/=bridge of seat 1
draw_map-area = =●= settled, ?● open: who has it or would have it
draw_map-points = *=points
draw_towns-free = Town tiles left
draw_towns-used = taken
draw_settled = Settled
draw_open-areas = Would go to
draw_bridges = Bridges
draw_no-bridges = No bridges yet
draw_home = home
draw_next-income = next income
draw_abilities = What { $name } can do
draw_held-by = { $tile } Held by { $name }.
draw_stands = { $name }: { $step }
draw_tiles-held = { $name }: { $tiles }
draw_coins = { $amount } on it
draw_each = , { $price } each
draw_size = size { $size }
draw_points = { $points } points
draw_fire = fire
draw_nobody = neutral
draw_costs = costs { $price }
draw_aside = put aside
draw_power = power { $bowls }
draw_income = next income { $income }
draw_unused = not used yet
draw_built-of = { $built } of { $total } built
draw_open = income { $incomes }
draw_covered = covered { $incomes }
draw_built = built on { $hex }
draw_not-built = not built
draw_holds = Tile { $letter }
draw_order = Turn order
draw_panes = Tiles and cards under the board
draw_mat-tab = My mat
draw_reach = reaches { $number }
draw_zoom-in = Zoom in
draw_taken-by = taken by { $who }
draw_colour-taken = colour taken
draw_choices-free = { $count ->
    [one] One is free. Point at it to look, then click.
   *[other] { $count } are free. Point at one to look, then click.
}
draw_zoom-out = Zoom out

## good: what events and prices count

good_power = power
good_points = { $amount ->
    [one] point
   *[other] points
}

## verb: on buttons

verb_as-typed = { $verb }

## story: turns as people tell them

name_use = { $verb }: { $target }
story_traded = { $given } to { $got }
story_times = { $what } ({ $times } times)
story_set-up = { $number ->
    [one] Set-up: { $number } draw
   *[other] Set-up: { $number } draws
}
story_drawn = { $number ->
    [one] { $number } draw
   *[other] { $number } draws
}
story_begins = Round { $round } begins
story_ends = Round { $round } ends
story_scored = The end is scored

icon_per = per

## switch: values of options that are on or off

switch_on = On
switch_off = Off

## picture: words of a picture where they are written out

picture_points = *
picture_power = power
picture_power-spend = power
picture_action = action
picture_hand = each income
picture_scroll = when passing
picture_book = ability
picture_town = town
picture_settlement = settlement
picture_bridge = bridge
picture_house = house
picture_trading-post = trading post
picture_lake = lake
picture_forest = forest
picture_wasteland = wasteland
picture_desert = desert
picture_swamp = swamp
picture_plains = plains
picture_mountains = mountains
picture_blue = blue
picture_red = red
picture_black = black
picture_green = green
picture_yellow = yellow
picture_white = white
picture_brown = brown
picture_orange = orange
picture_grey = grey
picture_purple = purple

## tile: pieces on a map of letters, in six letters or less

tile_house = house
tile_trading-post = post
