## terramara_option: a sentence on each option

terramara_option_start = draft characters and starting cards, or start alike as in a first game
terramara_option_neutral-cards = which Neutral Player cards move the neutral players (2 or 3 seats): without the 4 a first game is easier
terramara_option_first = who begins: random, or a seat number

## terramara_option-name: on the form that sets a table up

terramara_option-name_start = Start
terramara_option-name_neutral-cards = Neutral players
terramara_option-name_first = Who starts

terramara_option-about_neutral-cards = They move when two or three play.

terramara_value_start_draft = Draft
terramara_value_start_first-game = First game

terramara_value-about_start_draft = Everybody picks a character and starting cards
terramara_value-about_start_first-game = All begin alike

terramara_value_neutral-cards_1-4 = Far
terramara_value_neutral-cards_1-3 = Less far

terramara_value-about_neutral-cards_1-4 = Up to 4 steps on a card
terramara_value-about_neutral-cards_1-3 = Up to 3 steps: easier to foresee

terramara_value_first_random = Drawn
terramara_value_first_1 = Seat 1
terramara_value_first_2 = Seat 2
terramara_value_first_3 = Seat 3
terramara_value_first_4 = Seat 4
