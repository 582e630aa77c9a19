terramara_title = Terramara
terramara_about = Terramara (2019): stuur in vijf rondes je stam eropuit tussen weg en rivier, en vervaardig artefacten.

terramara_amount_nothing = niets
terramara_amount_stone = { $number } steen
terramara_amount_wood = { $number } hout
terramara_amount_ore = { $number } erts
terramara_amount_livestock = { $number } vee
terramara_amount_ashlar = { $number ->
    [one] { $number } bouwsteen
   *[other] { $number } bouwstenen
}
terramara_amount_lumber = { $number } timmerhout
terramara_amount_metal = { $number } metaal
terramara_amount_leather = { $number } leer
terramara_amount_military = { $number } militaire kracht
terramara_amount_culture = { $number } cultuur
terramara_amount_travel = { $number ->
    [one] { $number } reisstap
   *[other] { $number } reisstappen
}
terramara_amount_vp = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
terramara_amount_any____raw = { $number ->
    [one] { $number } ruwe grondstof naar keuze
   *[other] { $number } ruwe grondstoffen naar keuze
}
terramara_amount_any____refined = { $number ->
    [one] { $number } bewerkte grondstof naar keuze
   *[other] { $number } bewerkte grondstoffen naar keuze
}
terramara_amount_other____raw = { $number ->
    [one] { $number } ruwe grondstof van een andere soort
   *[other] { $number } ruwe grondstoffen van een andere soort
}
terramara_amount_worker = { $number ->
    [one] { $number } arbeider
   *[other] { $number } arbeiders
}
terramara_amount_warriors = { $number ->
    [one] { $number } krijger
   *[other] { $number } krijgers
}
terramara_amount_raid = { $number ->
    [one] { $number } overval
   *[other] { $number } overvallen
}

terramara_name_stone = steen
terramara_name_wood = hout
terramara_name_ore = erts
terramara_name_livestock = vee
terramara_name_ashlar = bouwsteen
terramara_name_lumber = timmerhout
terramara_name_metal = metaal
terramara_name_leather = leer
terramara_name_military = militaire kracht
terramara_name_culture = cultuur
terramara_name_travel = reisstappen
terramara_name_vp = punten
terramara_name_pottery = aardewerk
terramara_name_tools = gereedschap
terramara_name_weaponry = wapens
terramara_name_clothing = kleding
terramara_name_plains = vlakte
terramara_name_quarry = steengroeve
terramara_name_forest = bos
terramara_name_mountain = berg
terramara_name_explorer = verkenner
terramara_name_chieftain = stamhoofd
terramara_name_warrior = krijger
terramara_name_outpost = buitenpost
terramara_name_bonus__B11 = Lied
terramara_name_bonus__B12 = Erts en vee
terramara_name_bonus__B13 = Hout en steen
terramara_name_bonus__B14 = Offer
terramara_name_bonus__B15 = Lichting
terramara_name_bonus__B16 = Geschenk
terramara_name_bonus__B21 = Altaarsteen
terramara_name_bonus__B22 = Klingen
terramara_name_bonus__B23 = Zadels
terramara_name_bonus__B24 = Oogst
terramara_name_bonus__B25 = Drie wegen
terramara_name_bonus__B26 = Zagerij
terramara_name_bonus__B31 = Optocht
terramara_name_bonus__B32 = Open werkplaats
terramara_name_bonus__B33 = Strooptocht
terramara_name_bonus__B34 = Dubbel offer
terramara_name_bonus__B35 = Kostbaar offer
terramara_name_bonus__B36 = Schatkamer
terramara_name_outpost__O1 = Arbeiders
terramara_name_outpost__O2 = Weg
terramara_name_outpost__O3 = Militaire kracht
terramara_name_outpost__O4 = Rivier
terramara_name_outpost__O5 = Kleding
terramara_name_outpost__O6 = Wapens
terramara_name_outpost__O7 = Gereedschap
terramara_name_outpost__O8 = Aardewerk

## terramara_tile: territory tiles by kind and level

terramara_tile_0 = Vlakte en steengroeve { $level }
terramara_tile_1 = Bos en berg { $level }

terramara_joint_nothing = {""}
terramara_joint_and = { $first } en { $second }
terramara_joint_comma = { $first }, { $second }
terramara_joint_either = { $first } of { $second }
terramara_joint_then = { $first }, dan { $second }
terramara_joint_or = { $first }, of { $second }
terramara_joint_and-any = { $first } en { $second }, in willekeurige volgorde
terramara_joint_sentences = { $first } { $second }
terramara_joint_number = { $number }
terramara_joint_as-written = { $word }
terramara_joint_free-of-charge = niets

terramara_grade_easy = eerste
terramara_grade_medium = tweede
terramara_grade_hard = derde

## terramara_price: of sending somebody to a space, after "you"

terramara_price_lose = { $number } militaire kracht verliezen
terramara_price_pay-military = { $number } militaire kracht teruggeven
terramara_price_pay-raw = { $number ->
    [one] { $number } ruwe grondstof teruggeven
   *[other] { $number } ruwe grondstoffen teruggeven
}

terramara_space_hire = Arbeider inhuren
terramara_space_develop = Ontwikkelen
terramara_space_travel = Over de weg reizen
terramara_space_develop-or-travel = Ontwikkelen of reizen
terramara_space_raid = Overval
terramara_space_first = Startspeler
terramara_space_raid-and-first = Overval, startspeler
terramara_space_hut = je hut
terramara_space_territory = { $terrain }
terramara_space_place = dit veld

## terramara_from: what something comes from, where it has no name of its own

terramara_from_territory = dit land
terramara_from_bonus = de bonustegel { $key }
terramara_from_hut = je hut
terramara_from_worker = je arbeider
terramara_from_first-player = de startspelerkaart
terramara_from_setup = het begin
terramara_from_road = de weg
terramara_from_river = de rivier

terramara_who_nature = het toeval
terramara_who_character = { $name }
terramara_who_neutral = neutrale speler { $number }
terramara_who_you = jij

## terramara_spot: a space that somebody is sent to

terramara_spot_territory = { $place } ({ $terrain })

## good: what events and prices count

good_fieldstone = steen
good_wood = hout
good_ore = erts
good_livestock = vee
good_ashlar = bouwsteen
good_lumber = timmerhout
good_metal = metaal
good_leather = leer
good_military = militaire kracht
good_culture = cultuur
good_step = { $amount ->
    [one] stap
   *[other] stappen
}
good_flag = { $amount ->
    [one] vlag
   *[other] vlaggen
}
good_artifact = { $amount ->
    [one] artefact
   *[other] artefacten
}
good_reserved = gereserveerd
good_explorer = { $amount ->
    [one] verkenner
   *[other] verkenners
}
good_chieftain = stamhoofd
good_warrior = { $amount ->
    [one] krijger
   *[other] krijgers
}
good_bonus-tile = bonustegels
good_worker-1 = arbeiders van niveau 1
good_worker-2 = arbeiders van niveau 2
good_worker-3 = arbeiders van niveau 3

## draw: what a seat has, in a terminal

draw_has-fieldstone = steen { $amount }
draw_has-wood = hout { $amount }
draw_has-ore = erts { $amount }
draw_has-livestock = vee { $amount }
draw_has-ashlar = bouwsteen { $amount }
draw_has-lumber = timmerhout { $amount }
draw_has-metal = metaal { $amount }
draw_has-leather = leer { $amount }
draw_has-worker-1 = arbeiders I { $amount }
draw_has-worker-2 = arbeiders II { $amount }
draw_has-worker-3 = arbeiders III { $amount }
draw_has-explorer = verkenners { $amount }
draw_has-chieftain = stamhoofd { $amount }
draw_has-warrior = krijgers { $amount }

## what data files name in English; files of your own may name them otherwise

terramara_young_K1 = Veedrijversdochter
terramara_experienced_K1 = Meesteres van de karren
terramara_young_K2 = Zangeres aan de rivier
terramara_experienced_K2 = Hoedster van de liederen
terramara_young_K3 = Onverschrokken jongeling
terramara_experienced_K3 = Veteraan van de overvallen
terramara_young_K4 = Smidsleerling
terramara_experienced_K4 = Meesterambachtsman
terramara_young_K5 = Nieuwsgierige verzamelaarster
terramara_experienced_K5 = Gezant van de buitenposten
terramara_young_K6 = Oudste van een groot gezin
terramara_experienced_K6 = Geëerd stamhoofd
terramara_young_K7 = Jonge spoorzoekster
terramara_experienced_K7 = Wachter van de kruisingen
terramara_start_S01 = Van alles wat
terramara_start_S02 = Bouwplaats
terramara_start_S03 = Vee en haard
terramara_start_S04 = Smidskist
terramara_start_S05 = Veedrijversbundel
terramara_start_S06 = Metselaarsgerei
terramara_start_S07 = Houtbewerkerskar
terramara_start_S08 = Twee paar handen
terramara_start_S09 = Vaardige hand
terramara_start_S10 = Ruilwaar
terramara_start_S11 = Goede naam
terramara_start_S12 = Meester aan het werk
terramara_site_X11 = Wapenschouw
terramara_site_X12 = Zoutruil
terramara_site_X13 = Gehuurde speren
terramara_site_X14 = Gedeelde werkplaats
terramara_site_X21 = Krijgsraad
terramara_site_X22 = Alpenmarkt
terramara_site_X23 = Pelgrimsrust
terramara_site_X24 = Reizende smid
terramara_site_SP1 = Gildehuis
terramara_site_SP2 = Rivieraltaar
terramara_site_SP3 = Wapenkamer
terramara_site_SP4 = Karrenplaats
terramara_artifact_A101 = Kapdissel
terramara_artifact_A102 = Houten wiggen
terramara_artifact_A103 = Kanopeddel
terramara_artifact_A104 = Boogboor
terramara_artifact_A105 = Dolk van de bergwacht
terramara_artifact_A106 = Mal voor speerpunten
terramara_artifact_A107 = Randbijl
terramara_artifact_A108 = Slinger met kleikogels
terramara_artifact_A109 = Kneedtrog
terramara_artifact_A110 = Draaischijf
terramara_artifact_A111 = Beker met hoornvormig oor
terramara_artifact_A112 = Voorraadpot
terramara_artifact_A113 = Herderskiel
terramara_artifact_A114 = Benen naaldenkoker
terramara_artifact_A115 = Laarzen van de voerman
terramara_artifact_A116 = Tas van de marskramer
terramara_artifact_A201 = Ossenjuk
terramara_artifact_A202 = Wipdraaibank
terramara_artifact_A203 = Schietlood
terramara_artifact_A204 = Spieker
terramara_artifact_A205 = Bladvormig zwaard
terramara_artifact_A206 = Krijgshoorn
terramara_artifact_A207 = Schat aan baren
terramara_artifact_A208 = Rek met werpsperen
terramara_artifact_A209 = Wierookschaal
terramara_artifact_A210 = Gekraste amfoor
terramara_artifact_A211 = Smeltkroes van klei
terramara_artifact_A212 = Haardaltaar
terramara_artifact_A213 = Mantel van het stamhoofd
terramara_artifact_A214 = Zadeldekens
terramara_artifact_A215 = Patroon van de bontwerker
terramara_artifact_A216 = Reizigerskap
terramara_artifact_A301 = Wielen met bronzen velg
terramara_artifact_A302 = Uitrusting van de bouwmeester
terramara_artifact_A303 = Dorsslede
terramara_artifact_A304 = Poort in de palissade
terramara_artifact_A305 = Rivierschuit
terramara_artifact_A306 = Kamhelm
terramara_artifact_A307 = Scheenplaten van de kampioen
terramara_artifact_A308 = Ceremoniële dolkstaf
terramara_artifact_A309 = Bronzen kuras
terramara_artifact_A310 = Buitkist van de rovers
terramara_artifact_A311 = Grafurn
terramara_artifact_A312 = Feestservies
terramara_artifact_A313 = Grote oven
terramara_artifact_A314 = Cultuswagen van klei
terramara_artifact_A315 = Beker met barnsteen
terramara_artifact_A316 = Gewaad van het opperhoofd
terramara_artifact_A317 = Feestkleding
terramara_artifact_A318 = Wintermantel met bont
terramara_artifact_A319 = Geborduurde gildegordel
terramara_artifact_A320 = Tuig voor lastdieren
