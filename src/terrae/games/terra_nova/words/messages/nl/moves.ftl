## terra-nova_ask: by the class of the decision

terra-nova_ask_anything = Kies een van de zetten
terra-nova_ask_turn = Ronde { $round }, jij bent aan de beurt: kies een actie
terra-nova_ask_dig = Bewoonbaar maken en bouwen met { $free }: kies een veld
terra-nova_ask_dig-more = { $changed } is nu thuislandschap. Gebruik je { $free } op een ander veld, bouw je een huis, of stop je?
terra-nova_ask_dig-house = Een huis bouwen op { $changed }, of stoppen?
terra-nova_ask_place-bridge = Waar komt je brug?
terra-nova_ask_after-action = Na je actie: iets van je { $bowl3 } kracht in schaal III inwisselen, of je beurt beëindigen?
terra-nova_ask_between-rounds = Tussen de rondes: iets van je { $bowl3 } kracht in schaal III inwisselen, of houden? Je inkomen levert { $income } kracht op, en in je schalen is nog plaats voor { $room }
terra-nova_ask_last-worship = Het spel is klaar, op de eindscore na: hoeveel van je { $bowl3 } kracht in schaal III wordt punten? De rest wordt geld
terra-nova_ask_take-bonus = Kies je eerste bonustegel
terra-nova_ask_take-bonus-again = Je stapt uit: kies een bonustegel voor de volgende ronde
terra-nova_ask_choose-group = Meerdere woonkernen van jou zijn een stad geworden: welke sticht je eerst?
terra-nova_ask_choose-town-tile = Je sticht een stad ({ $hexes }): kies de stadstegel
terra-nova_ask_choose-mat = Kies een kleur; een van de twee volken kies je pas als iedereen een bord heeft
terra-nova_ask_choose-mat-first-game = Kies je volk
terra-nova_ask_choose-side = Kies een kant van je bord: met welk volk speel je?
terra-nova_ask_place-house = Plaats starthuis { $house } op een vrij veld: { $home }
terra-nova_ask_place-neutral = Waar komt het neutrale huis ({ $neutral })?
terra-nova_ask_rim-house = Je nieuwe paleis: een gratis huis op een vrij veld aan de rand bouwen, of afslaan?
terra-nova_ask_invent = Waar komt de handelspost?
terra-nova_ask_choose-free-post = Welk huis wordt gratis een handelspost?
terra-nova_ask_choose-sunny = Welk veld naast een van je gebouwen wordt bewoonbaar?
terra-nova_ask_choose-lake = Waar komt het gratis huis?
terra-nova_ask_harbour = Nu een stad stichten over een rivierveld heen, of wachten?
terra-nova_ask_draw-first = Wie begint?
terra-nova_ask_draw-round-tile = Welke rondescoretegel wordt getrokken?
terra-nova_ask_draw-bonus-tile = Welke bonustegel wordt getrokken?
terra-nova_ask_draw-faction = Welk volk wordt uitgedeeld?
terra-nova_ask_draw-neutral = Welke kleur is neutraal?
terra-nova_ask_draw-house = Welk neutraal huis wordt getrokken?
terra-nova_ask_take-bonus-last = Je stapt voorgoed uit: neem een bonustegel, het geld erop telt nog mee

## terra-nova_line: several moves that are one answer

terra-nova_line_build = { $place } ({ $terrain }) bewoonbaar maken en er een huis bouwen

## terra-nova_move: by verb, or by verb and the class of the decision

terra-nova_move_done = Hier stoppen
terra-nova_move_done-dig = Stoppen zonder een huis te bouwen
terra-nova_move_done-after-action = Je beurt beëindigen en je kracht houden
terra-nova_move_done-between-rounds = Je kracht houden
terra-nova_move_done-last-worship = Alles laten inwisselen voor geld
terra-nova_move_done-rim-house = Het gratis huis afslaan
terra-nova_move_done-harbour = Nu geen stad over de rivier stichten
terra-nova_move_exchange = { $power } kracht inwisselen voor geld
terra-nova_move_habitable = { $place } ({ $terrain }) bewoonbaar maken
terra-nova_move_habitable-choose-sunny = { $place } ({ $terrain }) bewoonbaar maken
terra-nova_move_build = Een huis bouwen op { $place }
terra-nova_move_build-place-house = Een starthuis plaatsen op { $place }
terra-nova_move_build-rim-house = Gratis huis op { $place } ({ $terrain })
terra-nova_move_build-choose-lake = Een gratis huis bouwen op { $place }
terra-nova_move_post = { $place } opwaarderen tot handelspost
terra-nova_move_post-invent = Handelspost op { $place } ({ $terrain })
terra-nova_move_post-choose-free-post = Gratis handelspost op { $place }
terra-nova_move_palace-left = { $place } opwaarderen tot je linkerpaleis
terra-nova_move_palace-right = { $place } opwaarderen tot je rechterpaleis
terra-nova_move_sailing = Eén stap verder op het scheepvaartspoor
terra-nova_move_bridge = Een brug bouwen van { $first } naar { $second }
terra-nova_move_power = Krachtactie { $name }
terra-nova_move_special = Speciale actie: { $special }
terra-nova_move_drop = Uit deze ronde stappen
terra-nova_move_bonus = { $name } nemen
terra-nova_move_found = Eerst de stad bij { $place } stichten
terra-nova_move_town = { $name } nemen
terra-nova_move_harbour = Een stad stichten over rivierveld { $place }
terra-nova_move_worship = { $power } kracht inwisselen voor { $gain } punten
terra-nova_move_mat = Volkenbord nemen: { $colour }
terra-nova_move_faction = Met de { $faction } spelen
terra-nova_move_neutral = Het neutrale huis op { $place } zetten
terra-nova_move_draw-first = Plek { $place } begint
terra-nova_move_draw-round = Volgende rondescoretegel: { $name }
terra-nova_move_draw-bonus = Bonustegel die meedoet: { $name }
terra-nova_move_draw-faction = Uitgedeeld: { $faction }
terra-nova_move_draw-neutral = Neutrale kleur: { $colour }
terra-nova_move_draw-house = Volgend neutraal huis: { $colour }

## terra-nova_more: what else there is to know about a move, by verb, or by verb and the class of the decision

terra-nova_more_habitable = Het kost { $effort }.
terra-nova_more_habitable-choose-sunny = Het kost geen scheppen.
terra-nova_more_build-rim-house = Het veld wordt gratis bewoonbaar.
terra-nova_more_post-invent = Het veld wordt ook bewoonbaar.
terra-nova_more_palace-left = { $effects }
terra-nova_more_palace-right = { $effects }
terra-nova_more_power = { $effects }
terra-nova_more_special = { $effects }
terra-nova_more_drop = Je ruilt je bonustegel.
terra-nova_more_bonus = { $effects }
terra-nova_more_found = De stad omvat { $hexes } en heeft een stadswaarde van { $value }.
terra-nova_more_town = { $effects }
terra-nova_more_mat = Thuislandschap: { $colour_home }; volk: { $factions }.
terra-nova_more_faction = { $effects }

## terra-nova_log: what was done, by verb, or by verb and the class of the decision; nothing where there is nothing to tell

terra-nova_log_done = {""}
terra-nova_log_exchange = { $power } kracht ingewisseld voor { $power } geld
terra-nova_log_habitable = { $place } bewoonbaar gemaakt
terra-nova_log_build = huis op { $place }
terra-nova_log_build-rim-house = gratis huis op { $place }
terra-nova_log_build-choose-lake = gratis huis op { $place }
terra-nova_log_post = handelspost op { $place }
terra-nova_log_post-choose-free-post = gratis handelspost op { $place }
terra-nova_log_palace-left = linkerpaleis op { $place }
terra-nova_log_palace-right = rechterpaleis op { $place }
terra-nova_log_sailing = een stap scheepvaart
terra-nova_log_bridge = brug van { $first } naar { $second }
terra-nova_log_power = krachtactie { $name }
terra-nova_log_special = speciale actie: { $special }
terra-nova_log_drop = uitgestapt
terra-nova_log_bonus = neemt { $name }
terra-nova_log_found = stad bij { $place } gesticht
terra-nova_log_town = stadstegel { $name }
terra-nova_log_harbour = stad over rivierveld { $place }
terra-nova_log_worship = { $power } kracht ingewisseld voor { $gain } punten
terra-nova_log_mat = volkenbord: { $colour }
terra-nova_log_faction = speelt met de { $faction }
terra-nova_log_neutral = neutraal huis op { $place }
terra-nova_log_draw-first = plek { $place } begint
terra-nova_log_draw-round = rondescoretegel { $name }
terra-nova_log_draw-bonus = bonustegel { $name }
terra-nova_log_draw-faction = uitgedeeld: { $faction }
terra-nova_log_draw-neutral = neutrale kleur: { $colour }
terra-nova_log_draw-house = neutraal huis: { $colour }

## terra-nova_verb: what each verb does, for `help VERB`

terra-nova_verb_done = `done` beëindigt een vraag die je niet hoeft te beantwoorden.
terra-nova_verb_exchange = `exchange 3` wisselt 3 kracht uit schaal III in voor 3 geld. Eén keer vóór je actie, één keer erna, en tussen de rondes.
terra-nova_verb_habitable = `habitable E5` maakt van een vrij veld binnen bereik je thuislandschap; de scheppen kosten geld. Daarna mag je er een huis bouwen.
terra-nova_verb_build = `build E5` bouwt een huis op een vrij veld van je thuislandschap binnen bereik.
terra-nova_verb_post = `post E5` waardeert je huis daar op tot handelspost; naast een gebouw van een ander volk is dat goedkoper.
terra-nova_verb_palace-left = `palace-left E5` waardeert je handelspost daar op tot het linkerpaleis van je bord.
terra-nova_verb_palace-right = `palace-right E5` waardeert je handelspost daar op tot het rechterpaleis van je bord.
terra-nova_verb_sailing = `sailing` betaalt één stap op het scheepvaartspoor: meer velden over de rivier komen binnen bereik, en het levert punten op.
terra-nova_verb_bridge = `bridge A5-C5` bouwt een brug op een vrij brugveld dat een van je gebouwen raakt.
terra-nova_verb_power = `power money` gebruikt een van de zes krachtacties van het speelbord; elk kan één keer per ronde, door wie het eerst komt.
terra-nova_verb_special = `special bonus` gebruikt de actie van je bonustegel; `special left` en `special right` die van een paleis. Eén keer per ronde.
terra-nova_verb_drop = `drop` beëindigt de ronde voor jou: je ruilt je bonustegel; wie het eerst uitstapt, begint de volgende ronde.
terra-nova_verb_bonus = `bonus A` neemt een bonustegel: inkomen voor de volgende ronde, met het geld dat erop ligt.
terra-nova_verb_found = `found E5` zegt welke van meerdere nieuwe steden je eerst sticht, met het eerste veld ervan.
terra-nova_verb_town = `town money` kiest de tegel van een stad die je sticht; elk van je vier tegels kun je één keer gebruiken.
terra-nova_verb_harbour = `harbour D2` sticht een stad over één rivierveld heen, voor een volk dat dat kan.
terra-nova_verb_worship = `worship 2` wisselt twee keer kracht in voor punten, voor een volk dat dat kan, overal waar je kracht mag inwisselen.
terra-nova_verb_mat = `mat blue` neemt een volkenbord; niemand anders kan die kleur nemen.
terra-nova_verb_faction = `faction golems` kiest met welke kant van je bord je speelt.
terra-nova_verb_neutral = `neutral E6` plaatst een neutraal huis (varianten voor twee spelers).
terra-nova_verb_draw-first = Het toeval bepaalt wie begint.
terra-nova_verb_draw-round = Het toeval trekt de rondescoretegels.
terra-nova_verb_draw-bonus = Het toeval trekt de bonustegels van deze partij.
terra-nova_verb_draw-faction = Het toeval deelt de volken uit.
terra-nova_verb_draw-neutral = Het toeval trekt de neutrale kleur.
terra-nova_verb_draw-house = Het toeval trekt een neutraal huis.

terra-nova_warning_no-house-left = je kunt niet bouwen op { $place }: al je huizen staan op het speelbord
terra-nova_warning_no-house-money = je kunt niet bouwen op { $place }: je houdt { $money } geld over, en een huis kost { $price }
terra-nova_warning_exchange-first = je houdt { $money } geld over, en een huis op { $place } kost { $price }; wissel eerst { $power } kracht in als je het wilt
terra-nova_warning_wasted = { $power } kracht zou verloren gaan: in je schalen is er geen plaats voor
terra-nova_warning_income-wasted = je inkomen levert { $power } kracht op, en { $lost } daarvan zou verloren gaan; wissel eerst wat kracht in
terra-nova_warning_alone = er is geen buur, dus het kost { $price } geld; naast een ander volk zou het { $less } kosten
terra-nova_warning_last-house = dit is je laatste huis; je krijgt er een terug als je er een opwaardeert tot handelspost
terra-nova_warning_no-hex-for-shovels = er is geen veld voor een gratis schep; je kunt alleen op thuislandschap bouwen
terra-nova_warning_one-shovel-used = je kunt maar één van de scheppen gebruiken, op { $place }
terra-nova_warning_end-of-track = je bent aan het einde van het scheepvaartspoor, dus de stap levert niets op

## terra-nova_sign: verbs on buttons

terra-nova_sign_habitable = Bewoonbaar
terra-nova_sign_build = Huis
terra-nova_sign_post = Handelspost
terra-nova_sign_palace-left = Linkerpaleis
terra-nova_sign_palace-right = Rechterpaleis
terra-nova_sign_sailing = Scheepvaart
terra-nova_sign_bridge = Brug
terra-nova_sign_power = Krachtactie
terra-nova_sign_special = Speciaal
terra-nova_sign_exchange = Inwisselen
terra-nova_sign_worship = Naar punten
terra-nova_sign_drop = Uitstappen
terra-nova_sign_bonus = Bonustegel
terra-nova_sign_found = Stad stichten
terra-nova_sign_town = Stadstegel
terra-nova_sign_harbour = Rivierstad
terra-nova_sign_mat = Kleur
terra-nova_sign_faction = Volk
terra-nova_sign_neutral = Neutraal huis
terra-nova_sign_done = Klaar
terra-nova_sign_draw-first = Trekking: begin
terra-nova_sign_draw-round = Trekking: ronde
terra-nova_sign_draw-bonus = Trekking: bonus
terra-nova_sign_draw-faction = Trekking: volk
terra-nova_sign_draw-neutral = Trekking: kleur
terra-nova_sign_draw-house = Trekking: huis
