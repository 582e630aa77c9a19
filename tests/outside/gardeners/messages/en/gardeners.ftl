terra-mystica_option_gardeners = The Gardeners, their Orchard and two more bonus cards: which version of them.

terra-mystica_trait_gardens = A new town lets you plant a garden: a hex beside a structure of yours becomes home terrain without spades, and brings { $points } points.
terra-mystica_trait_gardens-now = The stronghold brings { $gardens } gardens at once.
terra-mystica_trait_fruit = { $points } points when it is placed.

terra-mystica_ask_turn-garden = Where do you plant? You have { $gardens } to plant

terra-mystica_move_plant = Plant a garden on { $place }

terra-mystica_sign_plant = Plant

terra-mystica_verb_plant = plant a garden, beside your structures

terra-mystica_when_plant = gardens come with new towns and with the stronghold

terra-mystica_number_garden = { $number ->
    [one] { $number } garden
   *[other] { $number } gardens
}
