terramara_title = Terramara
terramara_about = Terramara (2019): Schick in fünf Runden einen Clan zwischen Straße und Fluss aus und stelle Artefakte her.

terramara_amount_nothing = nichts
terramara_amount_stone = { $number } Stein
terramara_amount_wood = { $number } Holz
terramara_amount_ore = { $number } Erz
terramara_amount_livestock = { $number } Vieh
terramara_amount_ashlar = { $number } Quader
terramara_amount_lumber = { $number } Nutzholz
terramara_amount_metal = { $number } Metall
terramara_amount_leather = { $number } Leder
terramara_amount_military = { $number } Militär
terramara_amount_culture = { $number } Kultur
terramara_amount_travel = { $number } Reise
terramara_amount_vp = { $number } SP
terramara_amount_any____raw = { $number ->
    [one] { $number } Rohstoff nach Wahl
   *[other] { $number } Rohstoffe nach Wahl
}
terramara_amount_any____refined = { $number ->
    [one] { $number } verarbeiteten Rohstoff nach Wahl
   *[other] { $number } verarbeitete Rohstoffe nach Wahl
}
terramara_amount_other____raw = { $number ->
    [one] { $number } Rohstoff einer anderen Sorte
   *[other] { $number } Rohstoffe einer anderen Sorte
}
terramara_amount_worker = { $number } Arbeiter
terramara_amount_warriors = { $number } Krieger
terramara_amount_raid = { $number } Raubzug

terramara_name_stone = Stein
terramara_name_wood = Holz
terramara_name_ore = Erz
terramara_name_livestock = Vieh
terramara_name_ashlar = Quader
terramara_name_lumber = Nutzholz
terramara_name_metal = Metall
terramara_name_leather = Leder
terramara_name_military = Militär
terramara_name_culture = Kultur
terramara_name_travel = Reise
terramara_name_vp = SP
terramara_name_pottery = Keramik
terramara_name_tools = Werkzeug
terramara_name_weaponry = Waffen
terramara_name_clothing = Kleidung
terramara_name_plains = Ebene
terramara_name_quarry = Steinbruch
terramara_name_forest = Wald
terramara_name_mountain = Berg
terramara_name_explorer = Kundschafter
terramara_name_chieftain = Häuptling
terramara_name_warrior = Krieger
terramara_name_outpost = Außenposten
terramara_name_bonus__B11 = Lied
terramara_name_bonus__B12 = Erz und Herde
terramara_name_bonus__B13 = Holz und Stein
terramara_name_bonus__B14 = Opfergabe
terramara_name_bonus__B15 = Aufgebot
terramara_name_bonus__B16 = Gabe
terramara_name_bonus__B21 = Altarstein
terramara_name_bonus__B22 = Klingen
terramara_name_bonus__B23 = Sättel
terramara_name_bonus__B24 = Ernte
terramara_name_bonus__B25 = Drei Wege
terramara_name_bonus__B26 = Sägewerk
terramara_name_bonus__B31 = Umzug
terramara_name_bonus__B32 = Offene Werkstatt
terramara_name_bonus__B33 = Streifzug
terramara_name_bonus__B34 = Doppelte Opfergabe
terramara_name_bonus__B35 = Edle Opfergabe
terramara_name_bonus__B36 = Schatzkammer
terramara_name_outpost__O1 = Arbeiter
terramara_name_outpost__O2 = Straße
terramara_name_outpost__O3 = Militär
terramara_name_outpost__O4 = Fluss
terramara_name_outpost__O5 = Kleidung
terramara_name_outpost__O6 = Waffen
terramara_name_outpost__O7 = Werkzeug
terramara_name_outpost__O8 = Keramik

## terramara_tile: territory tiles by kind and level

terramara_tile_0 = Ebene und Steinbruch { $level }
terramara_tile_1 = Wald und Berg { $level }

terramara_joint_nothing = {""}
terramara_joint_and = { $first } und { $second }
terramara_joint_comma = { $first }, { $second }
terramara_joint_either = { $first } oder { $second }
terramara_joint_then = { $first }, dann { $second }
terramara_joint_or = { $first }, oder { $second }
terramara_joint_and-any = { $first } und { $second }, in beliebiger Reihenfolge
terramara_joint_sentences = { $first } { $second }
terramara_joint_number = { $number }
terramara_joint_as-written = { $word }
terramara_joint_free-of-charge = nichts

terramara_grade_easy = erste
terramara_grade_medium = zweite
terramara_grade_hard = dritte

## terramara_price: of sending somebody to a space; an infinitive

terramara_price_lose = { $number } Militär verlieren
terramara_price_pay-military = { $number } Militär abgeben
terramara_price_pay-raw = { $number ->
    [one] { $number } Rohstoff abgeben
   *[other] { $number } Rohstoffe abgeben
}

terramara_space_hire = Arbeiter anwerben
terramara_space_develop = Entwickeln
terramara_space_travel = Auf der Straße reisen
terramara_space_develop-or-travel = Entwickeln oder reisen
terramara_space_raid = Raubzug
terramara_space_first = Startspieler
terramara_space_raid-and-first = Raubzug, Startspieler
terramara_space_hut = deine Hütte
terramara_space_territory = { $terrain }
terramara_space_place = dieses Feld

## terramara_from: what something comes from, where it has no name of its own

terramara_from_territory = dieses Land
terramara_from_bonus = Bonusplättchen { $key }
terramara_from_hut = deine Hütte
terramara_from_worker = dein Arbeiter
terramara_from_first-player = Startspielerkarte
terramara_from_setup = Spielbeginn
terramara_from_road = Straße
terramara_from_river = Fluss

terramara_who_nature = der Zufall
terramara_who_character = { $name }
terramara_who_neutral = neutraler Spieler { $number }
terramara_who_you = du

## terramara_spot: a space that somebody is sent to

terramara_spot_territory = { $place } ({ $terrain })

## good: what events and prices count

good_fieldstone = Stein
good_wood = Holz
good_ore = Erz
good_livestock = Vieh
good_ashlar = Quader
good_lumber = Nutzholz
good_metal = Metall
good_leather = Leder
good_military = Militär
good_culture = Kultur
good_step = { $amount ->
    [one] Schritt
   *[other] Schritte
}
good_flag = { $amount ->
    [one] Banner
   *[other] Banner
}
good_artifact = { $amount ->
    [one] Artefakt
   *[other] Artefakte
}
good_reserved = reserviert
good_explorer = { $amount ->
    [one] Kundschafter
   *[other] Kundschafter
}
good_chieftain = Häuptling
good_warrior = { $amount ->
    [one] Krieger
   *[other] Krieger
}
good_bonus-tile = Bonusplättchen
good_worker-1 = Arbeiter der Stufe 1
good_worker-2 = Arbeiter der Stufe 2
good_worker-3 = Arbeiter der Stufe 3

## draw: what a seat has, in a terminal

draw_has-fieldstone = Stein { $amount }
draw_has-wood = Holz { $amount }
draw_has-ore = Erz { $amount }
draw_has-livestock = Vieh { $amount }
draw_has-ashlar = Quader { $amount }
draw_has-lumber = Nutzholz { $amount }
draw_has-metal = Metall { $amount }
draw_has-leather = Leder { $amount }
draw_has-worker-1 = Arbeiter I { $amount }
draw_has-worker-2 = Arbeiter II { $amount }
draw_has-worker-3 = Arbeiter III { $amount }
draw_has-explorer = Kundschafter { $amount }
draw_has-chieftain = Häuptling { $amount }
draw_has-warrior = Krieger { $amount }

## what data files name in English; files of your own may name them otherwise

terramara_young_K1 = Viehtreiberstochter
terramara_experienced_K1 = Herrin der Karren
terramara_young_K2 = Sängerin am Fluss
terramara_experienced_K2 = Hüterin der Lieder
terramara_young_K3 = Furchtloser Jüngling
terramara_experienced_K3 = Veteran der Raubzüge
terramara_young_K4 = Schmiedelehrling
terramara_experienced_K4 = Meisterhandwerker
terramara_young_K5 = Neugierige Sammlerin
terramara_experienced_K5 = Gesandte der Außenposten
terramara_young_K6 = Ältestes von vielen Geschwistern
terramara_experienced_K6 = Geehrter Häuptling
terramara_young_K7 = Junge Wegfinderin
terramara_experienced_K7 = Wächterin der Kreuzungen
terramara_start_S01 = Von allem etwas
terramara_start_S02 = Bauhof
terramara_start_S03 = Herd und Herde
terramara_start_S04 = Schmiedekiste
terramara_start_S05 = Viehtreiberbündel
terramara_start_S06 = Steinmetzwerkzeug
terramara_start_S07 = Stellmacherkarren
terramara_start_S08 = Vier fleißige Hände
terramara_start_S09 = Geschickte Hand
terramara_start_S10 = Handelsware
terramara_start_S11 = Guter Ruf
terramara_start_S12 = Meister am Werk
terramara_site_X11 = Sammelplatz
terramara_site_X12 = Salztausch
terramara_site_X13 = Angeheuerte Speere
terramara_site_X14 = Gemeinsame Werkstatt
terramara_site_X21 = Kriegsrat
terramara_site_X22 = Alpenmarkt
terramara_site_X23 = Pilgerrast
terramara_site_X24 = Wanderschmied
terramara_site_SP1 = Zunfthalle
terramara_site_SP2 = Flussschrein
terramara_site_SP3 = Waffenkammer
terramara_site_SP4 = Karrenhof
terramara_artifact_A101 = Fälldechsel
terramara_artifact_A102 = Zimmermannskeile
terramara_artifact_A103 = Einbaumpaddel
terramara_artifact_A104 = Fiedelbohrer
terramara_artifact_A105 = Dolch der Gratwacht
terramara_artifact_A106 = Gussform für Speerspitzen
terramara_artifact_A107 = Randleistenbeil
terramara_artifact_A108 = Schleuder mit Tonkugeln
terramara_artifact_A109 = Knettrog
terramara_artifact_A110 = Töpferscheibe
terramara_artifact_A111 = Tasse mit Hörnerhenkel
terramara_artifact_A112 = Vorratsgefäß
terramara_artifact_A113 = Hirtenkittel
terramara_artifact_A114 = Nadelbüchse aus Bein
terramara_artifact_A115 = Fuhrmannsstiefel
terramara_artifact_A116 = Hausierertasche
terramara_artifact_A201 = Ochsenjoch
terramara_artifact_A202 = Wippdrehbank
terramara_artifact_A203 = Zimmermannslot
terramara_artifact_A204 = Pfahlspeicher
terramara_artifact_A205 = Schilfblattschwert
terramara_artifact_A206 = Kriegshorn
terramara_artifact_A207 = Barrenhort
terramara_artifact_A208 = Gestell mit Wurfspeeren
terramara_artifact_A209 = Räucherschale
terramara_artifact_A210 = Geritzte Amphore
terramara_artifact_A211 = Tontiegel
terramara_artifact_A212 = Herdaltar
terramara_artifact_A213 = Häuptlingsmantel
terramara_artifact_A214 = Satteldecken
terramara_artifact_A215 = Kürschnermuster
terramara_artifact_A216 = Wandererkapuze
terramara_artifact_A301 = Räder mit Bronzereifen
terramara_artifact_A302 = Baumeisterwerkzeug
terramara_artifact_A303 = Dreschschlitten
terramara_artifact_A304 = Palisadentor
terramara_artifact_A305 = Flusskahn
terramara_artifact_A306 = Kammhelm
terramara_artifact_A307 = Beinschienen des Siegers
terramara_artifact_A308 = Zeremonieller Stabdolch
terramara_artifact_A309 = Bronzepanzer
terramara_artifact_A310 = Tributtruhe der Räuber
terramara_artifact_A311 = Graburne
terramara_artifact_A312 = Festgeschirr
terramara_artifact_A313 = Großer Brennofen
terramara_artifact_A314 = Kultwagen aus Ton
terramara_artifact_A315 = Becher mit Bernstein
terramara_artifact_A316 = Gewand des Oberhäuptlings
terramara_artifact_A317 = Festkleider
terramara_artifact_A318 = Pelzgefütterter Wintermantel
terramara_artifact_A319 = Bestickter Zunftgürtel
terramara_artifact_A320 = Lasttiergeschirr
