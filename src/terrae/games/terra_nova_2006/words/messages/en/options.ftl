terra-nova-2006_option_setup = place: everybody places the figures one by one; quick: they are drawn, so that all have as many in each landscape
terra-nova-2006_option_ending = rulebook: as the European rules say; last-figure: the game also ends when somebody has no figure left, as in the US edition
terra-nova-2006_option_board = the board to play on; boards of your own come with --components
terra-nova-2006_option_first = the seat that starts: random, or its number

## terra-nova-2006_option-name: on the form that sets a table up

terra-nova-2006_option-name_setup = Set-up
terra-nova-2006_option-name_ending = End of the game
terra-nova-2006_option-name_board = Board
terra-nova-2006_option-name_first = Who starts

terra-nova-2006_value_setup_place = Place your figures
terra-nova-2006_value_setup_quick = Drawn

terra-nova-2006_value-about_setup_place = One by one, in turn
terra-nova-2006_value-about_setup_quick = Everybody has as many in each landscape

terra-nova-2006_value_ending_rulebook = European rules
terra-nova-2006_value_ending_last-figure = American rules

terra-nova-2006_value-about_ending_rulebook = As the rulebook says
terra-nova-2006_value-about_ending_last-figure = Also when somebody has no figure left

terra-nova-2006_value_board_auto = The printed board

terra-nova-2006_value_first_random = Drawn
terra-nova-2006_value_first_1 = Seat 1
terra-nova-2006_value_first_2 = Seat 2
terra-nova-2006_value_first_3 = Seat 3
terra-nova-2006_value_first_4 = Seat 4
