### What the analysis says.

analysis_no-turns = er zit geen beurt van { $game } in die beoordeeld kan worden
analysis_part = { $what }: { $points }
analysis_with-goods = { $what } ({ $goods })
analysis_more = { $amount } { $good } extra
analysis_less = { $amount } { $good } minder
analysis_earlier = { $rounds ->
    [one] { $what } één ronde eerder
   *[other] { $what } { $rounds } rondes eerder
}
analysis_later = { $rounds ->
    [one] { $what } één ronde later
   *[other] { $what } { $rounds } rondes later
}
analysis_page-title = { $game }: analyse
analysis_about = Analyse van een partij, { $moves } zetten
analysis_expected = Verwachte eindpunten
analysis_expected-about = na elke beurt, zoals de planners het zien
analysis_costly = De duurste beurten
analysis_costly-about = alle berekeningen, kort en ver vooruit, zijn het eens
analysis_accuracy = Nauwkeurigheid
analysis_accuracy-about = aandeel beurten binnen een punt van de beste
analysis_nothing = Er is geen beurt gevonden die drie punten of meer heeft gekost.
analysis_head-seat = plek
analysis_head-share = aandeel goede beurten
analysis_head-good = nauwkeurigheid
analysis_head-lost = punten verloren door fouten
analysis_lost = { $points } in { $turns } beurten
analysis_after-round = na ronde { $round }
analysis_end = aan het einde
analysis_when = ronde { $round }, zet { $ply }
analysis_when-move = zet { $ply }
analysis_instead = beter:
analysis_line = De betere voortzetting
analysis_line-about = wat er in deze ronde op gevolgd zou zijn
analysis_compared = { $name } speelde: { $played }. Beter was: { $better } ({ $loss } punten).
analysis_openings = De opening
analysis_openings-about = vergeleken met wat meestal werkt
analysis_fortune = { $points } ten opzichte van het gemiddelde van alle volken
analysis_all-seats = Iedereen
analysis_doubtful = Twijfelachtig: in de volgende beurt was er ongeveer evenveel te verwachten als ervoor.
analysis_named = { $what } { $points }
analysis_fared = { $points } ten opzichte van hun tafels in { NUMBER($times) } partijen van bots ({ $bots }; { $low } tot { $high })
analysis_fared-with = en daarbij, waar dit op tafel ligt: { $things }
analysis_fared-order = plaats { $place } in de eerste speelvolgorde: { $points }
analysis_fared-at = wie daar begon: { $what }
analysis_fared-took = wie dit had: { $what }
analysis_table = maakt meer of minder punten dan anders waar dit op tafel ligt: { $things }
analysis_even = begint gelijk: in { NUMBER($games) } partijen van bots ({ $bots }) was geen plek en geen eerste veld beter dan toeval
analysis_began = zo vaak begonnen mensen in { $games } partijen ook daar: { $places }
analysis_begun = { $place } { $times }
analysis_favourite = de meesten beginnen op { $place } ({ $times })
analysis_mark-played = gespeeld
analysis_mark-better = beter

## analysis_term: parts of the evaluation, as the planners name them

analysis_term_goods = grondstoffen in voorraad
analysis_term_income = later inkomen
analysis_term_towns = steden in wording
analysis_term_abilities = vaardigheden
analysis_term_promises = tegels van komende rondes
analysis_term_room = ruimte om te groeien
analysis_term_urgency = anderen kunnen het eerder nemen

analysis_term_terra-nova_payouts = opbrengst bij uitstappen
analysis_term_terra-nova_territory = rang naar gebied
analysis_term_terra-nova_tile = volgende bonustegel
analysis_term_terra-nova_rivals = kracht voor anderen

analysis_term_terra-mystica_passing = opbrengst bij passen
analysis_term_terra-mystica_cults = rang op de elementen
analysis_term_terra-mystica_network = rang naar gebied
analysis_term_terra-mystica_bonuses = komende elementenbonussen
analysis_term_terra-mystica_card = volgende bonuskaart
analysis_term_terra-mystica_tokens = krachtblokjes
analysis_term_terra-mystica_tiles = gunsttegels
analysis_term_terra-mystica_neighbours = buren

analysis_term_terramara_artifacts = artefacten
analysis_term_terramara_progress = dichter bij een artefact
analysis_term_terramara_military = militaire kracht
analysis_term_terramara_river = de rivier
analysis_term_terramara_road = de weg
analysis_term_terramara_outposts = buitenposten
analysis_term_terramara_workers = arbeiders
analysis_term_terramara_clan = stamleden om te sturen
analysis_term_terramara_reserved = een gereserveerd artefact

analysis_term_terra-nova-2006_regions = gewaardeerd land
analysis_term_terra-nova-2006_pockets = inhammen die te sluiten zijn
analysis_term_terra-nova-2006_land = open land
analysis_term_terra-nova-2006_others = wat voor de anderen overblijft
