## draw: what a seat has, in a terminal

draw_has-figure = spelfiguren { $amount }
draw_has-stone = grensstenen { $amount }

## good: what events and prices count

good_figure = { $amount ->
    [one] spelfiguur
   *[other] spelfiguren
}
terra-nova-2006_title = Terra Nova (2006)
terra-nova-2006_about = Terra Nova (2006): verplaats spelfiguren, baken land af met grensstenen, en heb de meerderheid waar een grens sluit.

terra-nova-2006_joint_as-written = { $word }
terra-nova-2006_joint_sentences = { $first }; { $second }
terra-nova-2006_joint_and = { $first } en { $second }
terra-nova-2006_joint_result = { $first }: { $second }

terra-nova-2006_number_field = { $number ->
    [one] { $number } veld
   *[other] { $number } velden
}
terra-nova-2006_number_landscape = { $number ->
    [one] { $number } landschap
   *[other] { $number } landschappen
}
terra-nova-2006_number_point = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
terra-nova-2006_who_nature = het toeval

terra-nova-2006_colour_yellow = Geel
terra-nova-2006_colour_red = Rood
terra-nova-2006_colour_blue = Blauw
terra-nova-2006_colour_green = Groen
terra-nova-2006_colour_black = Zwart
terra-nova-2006_colour_white = Wit
terra-nova-2006_colour_brown = Bruin
terra-nova-2006_colour_orange = Oranje
terra-nova-2006_colour_grey = Grijs

terra-nova-2006_landscape_lake = meer
terra-nova-2006_landscape_mountains = bergen
terra-nova-2006_landscape_prairie = prairie
terra-nova-2006_landscape_steppe = steppe
terra-nova-2006_landscape_farmland = akkerland
terra-nova-2006_landscape_forest = woud
terra-nova-2006_landscape_meadow = weide
terra-nova-2006_landscape_hills = heuvelland

terra-nova-2006_region_won = { $fields } met { $landscapes }, { $points } voor { $who }
terra-nova-2006_region_shared = { $fields } met { $landscapes }, elk { $points } voor { $who }
terra-nova-2006_region_nobody = { $fields } met { $landscapes }, niemand is er om ze te winnen

terra-nova-2006_stone_closes = sluit { $what }
terra-nova-2006_stone_splits = splitst het land, maar sluit geen gebied

terra-nova-2006_board_standard = standaard

terra-nova-2006_island_standard = Eiland van 168 velden
