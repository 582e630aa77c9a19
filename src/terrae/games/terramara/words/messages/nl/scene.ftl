terramara_scene_clan = { $colour } stam
terramara_scene_colour-red = Rode
terramara_scene_colour-blue = Blauwe
terramara_scene_colour-green = Groene
terramara_scene_colour-yellow = Gele
terramara_scene_set-up = Voorbereiding
terramara_scene_round = Ronde { $round } van { $rounds }
terramara_scene_over = De partij is afgelopen
terramara_scene_wins = { $names } wint met { $points } punten
terramara_scene_share = { $names } delen de overwinning met { $points } punten
terramara_scene_draw = Er wordt iets getrokken
terramara_scene_to-move = Aan de beurt: { $names }
terramara_scene_gives = Bij de overval geeft iets af: { $names }
terramara_scene_seat-label = Plek { $seat }, { $name }: { $points } punten; { $total } als het nu afliep
terramara_scene_rounds = Rondes
terramara_scene_round-tile = Ronde { $round }. { $text }
terramara_scene_round-workers = Arbeiders van niveau { $level }: { $number } in te huren.
terramara_scene_round-deck = Aan het begin verlaten artefacten van niveau { $level } de stapel.
terramara_scene_round-river = Aan het begin verlaten artefacten van niveau { $level } de rivier.
terramara_scene_final = De sterksten krijgen aan het einde { $places } punten.
terramara_scene_end = Einde
terramara_scene_military = Militaire kracht
terramara_scene_power-level = sterkte { $level }
terramara_scene_military-stop = Militaire kracht { $number }, krachtniveau { $level }.
terramara_scene_stands = { $label } Hier: { $names }.
terramara_scene_neutral = neutrale speler { $number }
terramara_scene_military-rank = Rang in militaire kracht
terramara_scene_rank-now = als het nu afliep
terramara_scene_rank-scored = behaald
terramara_scene_rank = { $owner }: militaire kracht { $size }, { $points } punten voor de rang
terramara_scene_river = Rivier
terramara_scene_river-stop = Rivierveld { $number }: { $reach } artefacten binnen bereik.
terramara_scene_river-reserve = Vanaf hier mag je een artefact reserveren.
terramara_scene_river-explorer = Je stam krijgt er een verkenner bij.
terramara_scene_river-discount = Vanaf hier kost een gereserveerd artefact 1 grondstof minder.
terramara_scene_river-grade = Symbool { $grade } voor buitenposten.
terramara_scene_homeland = Thuisland
terramara_scene_space-hire = Inhuren
terramara_scene_space-develop = Ontwikkelen
terramara_scene_space-travel = Reizen
terramara_scene_space-develop-or-travel = Ontwikkelen of reizen
terramara_scene_space-raid = Overval
terramara_scene_space-first = Startspeler
terramara_scene_space-raid-and-first = Overval, startspeler
terramara_scene_plain-space = { $name }.
terramara_scene_needs = Alleen als je { $condition }.
terramara_scene_lose = Je verliest { $number } militaire kracht.
terramara_scene_pay-military = Je geeft { $number } militaire kracht terug.
terramara_scene_pay-raw = Te betalen in ruwe grondstoffen: { $number }.
terramara_scene_single = Maar één stamlid.
terramara_scene_on-fire = Hier brandt een vuur: je kunt er niemand heen sturen.
terramara_scene_future = Toekomstig land: alleen verkenners, en die blijven tot het einde van die ronde.
terramara_scene_later = Nog niet open.
terramara_scene_here = Hier: { $names }.
terramara_scene_an-explorer = verkenner ({ $owner })
terramara_scene_a-chieftain = stamhoofd ({ $owner })
terramara_scene_a-warrior = krijger ({ $owner })
terramara_scene_row = Rij { $row }
terramara_scene_row-turned = omgedraaid
terramara_scene_row-now = deze ronde
terramara_scene_row-future = toekomst
terramara_scene_road = Weg
terramara_scene_road-start = Thuisland
terramara_scene_road-start-label = Begin van de weg
terramara_scene_road-left = Linkerpad van rij { $row }: { $text }
terramara_scene_road-right = Rechterpad van rij { $row }: { $text }
terramara_scene_road-end = Einde van de weg: de volgende karren krijgen { $first } en { $second } punten.
terramara_scene_road-end-name = Verre markt
terramara_scene_outpost = Buitenpost van rij { $row }, { $name }: { $text }
terramara_scene_outpost-closed = Buitenpost van rij { $row }, { $name }, nog niet open: { $text }
terramara_scene_crossroads = Kruising { $row }
terramara_scene_grade = Als je { $condition }: { $points } punten.
terramara_scene_huts = Hutten
terramara_scene_hut = Hut ({ $owner }), stamleden: { $number }. { $text }
terramara_scene_hut-name = Hut
terramara_scene_hut-text = 1 grondstof bewerken, of 1 ruwe grondstof ruilen voor 1 van een andere soort.
terramara_scene_artifacts = Artefacten
terramara_scene_deck = langs de rivier; in de stapel { $one } van niveau 1, { $two } van niveau 2, { $three } van niveau 3
terramara_scene_artifact = { $name }, { $category }, niveau { $level }, { $vp } punten.
terramara_scene_artifact-cost = { $label } Kost { $cost }. { $text }
terramara_scene_aside = { $label } Gereserveerd: { $owner }.
terramara_scene_used = { $label } Deze ronde gebruikt.
terramara_scene_from-space = { $label } Binnen bereik vanaf rivierveld { $space }.
terramara_scene_choices = Te kiezen
terramara_scene_character = { $name }: { $text } { $later }
terramara_scene_later-side = Ervaren: { $text }
terramara_scene_and-later = { $label } { $later }
terramara_scene_own-character = { $name }: { $text }
terramara_scene_start = { $name }: { $text }
terramara_scene_keep = { $name }: { $text }
terramara_scene_own-bonus = Eigen bonustegel { $name }, niveau { $level }: { $text }
terramara_scene_own-outpost = Eigen buitenpost, { $name }: { $text } Nu { $points } punten waard.
terramara_scene_category-pottery = aardewerk
terramara_scene_category-tools = gereedschap
terramara_scene_category-weaponry = wapens
terramara_scene_category-clothing = kleding
terramara_scene_good-stone = steen
terramara_scene_good-wood = hout
terramara_scene_good-ore = erts
terramara_scene_good-livestock = vee
terramara_scene_good-ashlar = bouwsteen
terramara_scene_good-lumber = timmerhout
terramara_scene_good-metal = metaal
terramara_scene_good-leather = leer
terramara_scene_mat = { $name }
terramara_scene_goods = Grondstoffen
terramara_scene_goods-note = ruw, bewerkt
terramara_scene_workers = Arbeiders
terramara_scene_workers-note = klaar, van alle
terramara_scene_held = Kaarten
terramara_scene_has = { $owner }: { $amount } { $what }
terramara_scene_has-workers = { $owner }: { $ready } van { $amount } arbeiders van niveau { $level } klaar
terramara_scene_has-explorers = { $owner }: nog { $amount } van { $clan } verkenners te sturen
terramara_scene_has-chieftain = { $owner }: nog te sturen stamhoofd: { $amount }
terramara_scene_has-warriors = { $owner }: nog te sturen krijgers: { $amount }
terramara_scene_of = /{ $number }
terramara_scene_key = Wat de plaatjes betekenen
terramara_scene_terrain-plains = vlakte
terramara_scene_terrain-quarry = steengroeve
terramara_scene_terrain-forest = bos
terramara_scene_terrain-mountain = berg
terramara_scene_key-any-raw = ruwe grondstof naar keuze
terramara_scene_key-any-refined = bewerkte grondstof naar keuze
terramara_scene_key-refine = ruwe grondstoffen bewerken
terramara_scene_key-then = wat volgt
terramara_scene_key-or = of
terramara_scene_key-points = punten
terramara_scene_key-military = militaire kracht
terramara_scene_key-culture = cultuur
terramara_scene_key-travel = reisstap
terramara_scene_key-power-level = krachtniveau
terramara_scene_key-raid = overval
terramara_scene_key-first-player = startspeler
terramara_scene_key-stronger = sterkere spelers
terramara_scene_key-worker = arbeider
terramara_scene_key-explorer = verkenner
terramara_scene_key-chieftain = stamhoofd
terramara_scene_key-warrior = krijger
terramara_scene_key-caravan = kar
terramara_scene_key-canoe = kano
terramara_scene_key-flag = vlag
terramara_scene_key-outpost = buitenpost, symbool
terramara_scene_key-crossroads = kruising
terramara_scene_key-hut = hut, personage
terramara_scene_key-campfire = vuurtegel
terramara_scene_key-reserve = reserveren
terramara_scene_key-artifact = artefact
terramara_scene_key-artifact-set = set van vier
terramara_scene_key-bonus-tile = bonustegel
terramara_scene_key-tools = gereedschap
terramara_scene_key-weaponry = wapens
terramara_scene_key-pottery = aardewerk
terramara_scene_key-clothing = kleding
terramara_scene_key-once = één keer per ronde
terramara_scene_key-game-end = einde van het spel
terramara_scene_key-empty-space = leeg veld
terramara_scene_key-no-loss = geen militaire kracht verliezen
terramara_scene_key-equal-strength = bij even sterke spelers gaan staan
terramara_scene_outpost-of = Buitenpost: { $name }

## picture: words of a picture where they are written out

picture_or = /
picture_and = +
picture_then = →
picture_worker = { $number ->
    [one] arbeider
   *[other] arbeiders
}
picture_worker-1 = { $number ->
    [one] arbeider I
   *[other] arbeiders I
}
picture_worker-2 = { $number ->
    [one] arbeider II
   *[other] arbeiders II
}
picture_worker-3 = { $number ->
    [one] arbeider III
   *[other] arbeiders III
}
picture_fieldstone = steen
picture_wood = hout
picture_ore = erts
picture_livestock = vee
picture_ashlar = bouwsteen
picture_lumber = timmerhout
picture_metal = metaal
picture_leather = leer
picture_any-raw = ruw
picture_any-refined = bewerkt
picture_refine = bewerken
picture_military = militaire kracht
picture_culture = cultuur
picture_travel = reisstappen
picture_raid = overval
picture_outpost = buitenpost
picture_crossroads = kruising
picture_hut = hut
picture_campfire = vuur
picture_reserve = reserveren
picture_tools = gereedschap
picture_weaponry = wapens
picture_pottery = aardewerk
picture_clothing = kleding
picture_artifact = { $number ->
    [one] artefact
   *[other] artefacten
}
picture_artifact-set = set van vier
picture_bonus-tile = bonustegel
picture_no-loss = geen verlies van militaire kracht
picture_equal-strength = naast wie even sterk is
picture_empty-space = leeg veld
picture_once = één keer
picture_game-end = aan het einde
picture_first-player = startspeler
picture_stronger = sterkere speler
picture_explorer = { $number ->
    [one] verkenner
   *[other] verkenners
}
picture_other-explorer = andermans verkenner
picture_chieftain = stamhoofd
picture_warrior = { $number ->
    [one] krijger
   *[other] krijgers
}
picture_caravan = kar
picture_canoe = kano
picture_flag = vlag
picture_shield = schild
picture_power-level = krachtniveau
picture_road-end = einde van de weg
picture_quarry = steengroeve
picture_mountain = berg
