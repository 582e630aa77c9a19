terra-nova-2006_option_setup = place: alle setzen ihre Figuren einzeln ein; quick: sie werden ausgelost, sodass alle in jeder Landschaft gleich viele haben
terra-nova-2006_option_ending = rulebook: wie die europäischen Regeln sagen; last-figure: die Partie endet auch, wenn jemand keine Figur mehr hat, wie in der US-Ausgabe
terra-nova-2006_option_board = der Spielplan; eigene Spielpläne kommen mit --components
terra-nova-2006_option_first = der Platz, der beginnt: random oder seine Nummer

## terra-nova-2006_option-name: on the form that sets a table up

terra-nova-2006_option-name_setup = Aufbau
terra-nova-2006_option-name_ending = Spielende
terra-nova-2006_option-name_board = Spielplan
terra-nova-2006_option-name_first = Wer beginnt

terra-nova-2006_value_setup_place = Figuren einsetzen
terra-nova-2006_value_setup_quick = Ausgelost

terra-nova-2006_value-about_setup_place = Einzeln, reihum
terra-nova-2006_value-about_setup_quick = Alle haben in jeder Landschaft gleich viele

terra-nova-2006_value_ending_rulebook = Europäische Regeln
terra-nova-2006_value_ending_last-figure = Amerikanische Regeln

terra-nova-2006_value-about_ending_rulebook = Wie die Spielregel sagt
terra-nova-2006_value-about_ending_last-figure = Auch wenn jemand keine Figur mehr hat

terra-nova-2006_value_board_auto = Der gedruckte Spielplan

terra-nova-2006_value_first_random = Ausgelost
terra-nova-2006_value_first_1 = Platz 1
terra-nova-2006_value_first_2 = Platz 2
terra-nova-2006_value_first_3 = Platz 3
terra-nova-2006_value_first_4 = Platz 4
