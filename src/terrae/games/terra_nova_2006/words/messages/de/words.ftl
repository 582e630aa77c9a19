## draw: what a seat has, in a terminal

draw_has-figure = Figuren { $amount }
draw_has-stone = Grenzsteine { $amount }

## good: what events and prices count

good_figure = { $amount ->
    [one] Figur
   *[other] Figuren
}
terra-nova-2006_title = Terra Nova (2006)
terra-nova-2006_about = Terra Nova (2006): Zieh Figuren, grenze Land mit Steinen ab und hab die Mehrheit, wo sich eine Grenze schließt.

terra-nova-2006_joint_as-written = { $word }
terra-nova-2006_joint_sentences = { $first }; { $second }
terra-nova-2006_joint_and = { $first } und { $second }
terra-nova-2006_joint_result = { $first }: { $second }

terra-nova-2006_number_field = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
}
terra-nova-2006_number_landscape = { $number ->
    [one] { $number } Landschaft
   *[other] { $number } Landschaften
}
terra-nova-2006_number_point = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
terra-nova-2006_who_nature = der Zufall

terra-nova-2006_colour_yellow = Gelb
terra-nova-2006_colour_red = Rot
terra-nova-2006_colour_blue = Blau
terra-nova-2006_colour_green = Grün
terra-nova-2006_colour_black = Schwarz
terra-nova-2006_colour_white = Weiß
terra-nova-2006_colour_brown = Braun
terra-nova-2006_colour_orange = Orange
terra-nova-2006_colour_grey = Grau

terra-nova-2006_landscape_lake = See
terra-nova-2006_landscape_mountains = Gebirge
terra-nova-2006_landscape_prairie = Prärie
terra-nova-2006_landscape_steppe = Steppe
terra-nova-2006_landscape_farmland = Ackerland
terra-nova-2006_landscape_forest = Wald
terra-nova-2006_landscape_meadow = Wiese
terra-nova-2006_landscape_hills = Hügelland

terra-nova-2006_region_won = { $fields } mit { $landscapes }, { $points } für { $who }
terra-nova-2006_region_shared = { $fields } mit { $landscapes }, je { $points } für { $who }
terra-nova-2006_region_nobody = { $fields } mit { $landscapes }, niemand ist da, um sie zu gewinnen

terra-nova-2006_stone_closes = er schließt { $what }
terra-nova-2006_stone_splits = er teilt das Land, schließt aber kein Gebiet

terra-nova-2006_board_standard = Standard

terra-nova-2006_island_standard = Insel mit 168 Feldern
