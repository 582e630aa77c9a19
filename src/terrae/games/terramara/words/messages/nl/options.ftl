## terramara_option: a sentence on each option

terramara_option_start = personages en startkaarten kiezen, of gelijk beginnen zoals in een eerste partij
terramara_option_neutral-cards = welke kaarten de neutrale spelers verplaatsen (2 of 3 spelers): zonder de 4 is een eerste partij makkelijker
terramara_option_first = wie begint: random, of het nummer van een plek

## terramara_option-name: on the form that sets a table up

terramara_option-name_start = Begin
terramara_option-name_neutral-cards = Neutrale spelers
terramara_option-name_first = Wie begint

terramara_option-about_neutral-cards = Ze doen mee als twee of drie spelen.

terramara_value_start_draft = Kiezen
terramara_value_start_first-game = Eerste partij

terramara_value-about_start_draft = Iedereen kiest een personage en startkaarten
terramara_value-about_start_first-game = Iedereen begint gelijk

terramara_value_neutral-cards_1-4 = Ver
terramara_value_neutral-cards_1-3 = Minder ver

terramara_value-about_neutral-cards_1-4 = Tot 4 stappen per kaart
terramara_value-about_neutral-cards_1-3 = Tot 3 stappen: beter te voorzien

terramara_value_first_random = Geloot
terramara_value_first_1 = Plek 1
terramara_value_first_2 = Plek 2
terramara_value_first_3 = Plek 3
terramara_value_first_4 = Plek 4
