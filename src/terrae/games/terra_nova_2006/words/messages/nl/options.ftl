terra-nova-2006_option_setup = place: iedereen plaatst de spelfiguren één voor één; quick: ze worden geloot, zodat iedereen er in elk landschap evenveel heeft
terra-nova-2006_option_ending = rulebook: volgens de Europese spelregels; last-figure: het spel eindigt ook als iemand geen spelfiguur meer heeft, zoals in de Amerikaanse uitgave
terra-nova-2006_option_board = het speelbord; eigen borden komen mee met --components
terra-nova-2006_option_first = de plek die begint: random, of het nummer

## terra-nova-2006_option-name: on the form that sets a table up

terra-nova-2006_option-name_setup = Opzet
terra-nova-2006_option-name_ending = Einde van het spel
terra-nova-2006_option-name_board = Speelbord
terra-nova-2006_option-name_first = Wie begint

terra-nova-2006_value_setup_place = Zelf plaatsen
terra-nova-2006_value_setup_quick = Geloot

terra-nova-2006_value-about_setup_place = Eén voor één, om de beurt
terra-nova-2006_value-about_setup_quick = Iedereen heeft er in elk landschap evenveel

terra-nova-2006_value_ending_rulebook = Europese regels
terra-nova-2006_value_ending_last-figure = Amerikaanse regels

terra-nova-2006_value-about_ending_rulebook = Zoals in de spelregels
terra-nova-2006_value-about_ending_last-figure = Ook als iemand geen spelfiguur meer heeft

terra-nova-2006_value_board_auto = Het gedrukte bord

terra-nova-2006_value_first_random = Geloot
terra-nova-2006_value_first_1 = Plek 1
terra-nova-2006_value_first_2 = Plek 2
terra-nova-2006_value_first_3 = Plek 3
terra-nova-2006_value_first_4 = Plek 4
