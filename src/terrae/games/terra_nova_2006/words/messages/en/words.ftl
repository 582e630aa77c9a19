## draw: what a seat has, in a terminal

draw_has-figure = figures { $amount }
draw_has-stone = stones { $amount }

## good: what events and prices count

good_figure = { $amount ->
    [one] figure
   *[other] figures
}

terra-nova-2006_title = Terra Nova (2006)
terra-nova-2006_about = Terra Nova (2006): move figures, fence land in with stones, and have the majority where a fence closes.

terra-nova-2006_joint_as-written = { $word }
terra-nova-2006_joint_sentences = { $first }; { $second }
terra-nova-2006_joint_and = { $first } and { $second }
terra-nova-2006_joint_result = { $first }: { $second }

terra-nova-2006_number_field = { $number ->
    [one] { $number } field
   *[other] { $number } fields
}
terra-nova-2006_number_landscape = { $number ->
    [one] { $number } landscape
   *[other] { $number } landscapes
}
terra-nova-2006_number_point = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

terra-nova-2006_who_nature = the draw

terra-nova-2006_colour_yellow = Yellow
terra-nova-2006_colour_red = Red
terra-nova-2006_colour_blue = Blue
terra-nova-2006_colour_green = Green
terra-nova-2006_colour_black = Black
terra-nova-2006_colour_white = White
terra-nova-2006_colour_brown = Brown
terra-nova-2006_colour_orange = Orange
terra-nova-2006_colour_grey = Grey

terra-nova-2006_landscape_lake = lake
terra-nova-2006_landscape_mountains = mountains
terra-nova-2006_landscape_prairie = prairie
terra-nova-2006_landscape_steppe = steppe
terra-nova-2006_landscape_farmland = farmland
terra-nova-2006_landscape_forest = forest
terra-nova-2006_landscape_meadow = meadow
terra-nova-2006_landscape_hills = hills

terra-nova-2006_region_won = { $fields } with { $landscapes }, { $points } for { $who }
terra-nova-2006_region_shared = { $fields } with { $landscapes }, { $points } each for { $who }
terra-nova-2006_region_nobody = { $fields } with { $landscapes }, nobody is there to win them

terra-nova-2006_stone_closes = it closes { $what }
terra-nova-2006_stone_splits = it splits the land, but closes no region

terra-nova-2006_board_standard = standard

terra-nova-2006_island_standard = Island of 168 fields
