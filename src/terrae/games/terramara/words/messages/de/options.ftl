## terramara_option: a sentence on each option

terramara_option_start = Personen und Startkarten reihum wählen, oder gleich beginnen wie in einer ersten Partie
terramara_option_neutral-cards = welche Karten „Neutraler Spieler“ die neutralen Spieler bewegen (2 oder 3 Plätze): Ohne die 4 ist eine erste Partie leichter
terramara_option_first = wer beginnt: random oder die Nummer eines Platzes

## terramara_option-name: on the form that sets a table up

terramara_option-name_start = Start
terramara_option-name_neutral-cards = Neutrale Spieler
terramara_option-name_first = Wer beginnt

terramara_option-about_neutral-cards = Sie ziehen mit, wenn zwei oder drei spielen.

terramara_value_start_draft = Auswahl
terramara_value_start_first-game = Erste Partie

terramara_value-about_start_draft = Alle wählen eine Person und Startkarten
terramara_value-about_start_first-game = Alle beginnen gleich

terramara_value_neutral-cards_1-4 = Weit
terramara_value_neutral-cards_1-3 = Weniger weit

terramara_value-about_neutral-cards_1-4 = Bis zu 4 Schritte auf einer Karte
terramara_value-about_neutral-cards_1-3 = Bis zu 3 Schritte: leichter vorauszusehen

terramara_value_first_random = Ausgelost
terramara_value_first_1 = Platz 1
terramara_value_first_2 = Platz 2
terramara_value_first_3 = Platz 3
terramara_value_first_4 = Platz 4
