lab_no-results = in { $folder } zijn geen resultaten: { $file } ontbreekt
lab_unreadable = { $path } is niet te lezen: { $reason }
lab_columns = { $path } heeft niet de kolommen die resultaten van deze Terrae hebben; het is door een andere versie geschreven, of door iets anders
lab_format = { $path } heeft formaat { $version }; deze Terrae leest formaat { $known }
lab_disk-full = de schijf is vol: er kan niets meer naar { $folder } worden geschreven; wat is gespeeld, is daar bewaard. Maak ruimte en geef dezelfde opdracht opnieuw: die gaat verder waar het stopte
lab_in-use = een ander programma schrijft nu naar { $folder }; wacht daarop, of noem een andere map
lab_disk = { $folder } kan niet worden gebruikt: { $reason }; wat tot nu toe is gespeeld, is bewaard
lab_no-source = { $path } is er niet; geef een map met resultaten, of partijen: een bestand of een map ermee
lab_no-games = in { $path } zitten geen resultaten en geen partij die kan worden nagespeeld; het eerste bestand zegt: { $reason }
lab_nothing-there = { $path } is leeg: er zijn geen resultaten en geen partijen
lab_no-game = { $path } begint als een partij, maar bevat er geen
lab_seat = Plek { $number } in speelvolgorde
lab_set-up = voorbereiding
lab_at-the-end = einde
lab_other = ander
lab_interval = { $value } ({ $low } tot { $high })
lab_and = { $first } en { $last }
lab_beside-title = partijen van { $first } kunnen niet naast partijen van { $second } worden gezet
lab_several-titles = dit zijn partijen van meerdere spellen ({ $titles }); maak een rapport over één tegelijk
lab_no-finished-game = geen van deze { $games } partijen is tot het einde gespeeld: er valt niets te rapporteren

## lab_what: several of a kind

lab_what_bots = spelers
lab_what_factions = volken
lab_what_seats = plekken
lab_what_openings = eerste plaatsen

## lab_one: one of a kind

lab_one_factions = een volk
lab_one_seats = een plek

## lab_head: how the paragraphs of a report begin

lab_head_played = De partijen.
lab_head_bots = Spelers.
lab_head_factions = Volken.
lab_head_seats = Plekken.
lab_head_openings = Eerste plaatsen.
lab_head_things = Op tafel.
lab_head_pairs = Samen.
lab_head_points = Punten.
lab_head_course = Het verloop.
lab_head_unused = Nooit gedaan.
lab_head_sure = Hoe zeker?

## lab_words: the paragraph of a report

lab_words_table = 1 partij met { $seats } spelers
lab_words_tables = { NUMBER($games) } partijen met { $seats } spelers
lab_words_one-player = { $names } speelde tegen zichzelf
lab_words_players = er speelden { $names }
lab_words_many-players = { $number } spelers deden mee
lab_words_played = { $title }: { $tables }; { $who }.
lab_words_left-out = {" "}{ $games } partijen die niet zijn afgelopen, tellen niet mee.
lab_words_better = Boven het gemiddelde van de tafel ({ $fair } van de overwinningen zou eerlijk zijn): { $names }.
lab_words_worse = Onder het gemiddelde van de tafel ({ $fair }): { $names }.
lab_words_fared = { $name } met { $ahead } punten, bij { $share } van de overwinningen
lab_words_no-group = Niets valt op: het aandeel overwinningen ({ $what }) gaat van { $low } ({ $lowest }) tot { $high } ({ $highest }), en dat kan ook toeval zijn.
lab_words_more = {" "}en nog { $number }
lab_words_shifts = { $name } { $points }
lab_words_setup = Wat op tafel ligt, verandert de punten van alle plekken: { $names }.
lab_words_no-setup = Geen van de { $number } dingen die op tafel kunnen liggen, verandert de punten van alle plekken meer dan toeval.
lab_words_uses = Plekken die dit deden of namen, eindigden verder van het gemiddelde van hun tafel dan andere, wat niet dáárdoor hoeft te komen: { $names }; in totaal vallen er { $number } op.
lab_words_pairings = Van { $tried } paren van volken aan één tafel vallen er { $loud } op, door de punten ertussen: { $names }.
lab_words_one-pairings = Van { $tried } paren van volken aan één tafel valt er één op, door de punten ertussen: { $names }.
lab_words_no-pairings = Geen van { $tried } paren van volken aan één tafel valt op.
lab_words_companions = Van { $tried } volken met iets op tafel vallen er { $loud } op: { $names }.
lab_words_one-companions = Van { $tried } volken met iets op tafel valt er één op: { $names }.
lab_words_no-companions = Geen van { $tried } volken met iets op tafel doet het daarmee meer dan toeval beter of slechter.
lab_words_source = { $name } { $points }
lab_words_sources = De meeste punten van een plek komen van { $names }.
lab_words_winners = Winnaars liggen vooral voor door { $names }.
lab_words_length = De middelste partij heeft { $turns } beurten en { $plies } zetten;
lab_words_branching = waar er iets te kiezen valt, is dat gemiddeld uit { $choices } zetten.
lab_words_changes = De leiding wisselt { $changes } keer per partij, en de latere winnaar van de middelste partij stond op zijn slechtst { $behind } punten achter.
lab_words_leader-round = Wie na ronde { $number } voor ligt, wint { $share } van de partijen, waar { $fair } geluk zou zijn.
lab_words_leader-quarter = Wie na kwart { $number } van de partij voor ligt, wint { $share } van de partijen, waar { $fair } geluk zou zijn.
lab_words_from-behind = Wie halverwege laatste is, wint toch nog { $share }.
lab_words_all-used = Alles wat gedaan kon worden, is minstens één keer gedaan.
lab_words_unused = { $names } ({ $number } in totaal), deels misschien omdat een optie uit stond.
lab_words_calm = Dit alles is samen beoordeeld: van { NUMBER($claims) } vergelijkingen vallen er { $loud } op, en daarvan hoort hoogstens één op de twintig fout te zijn.
lab_words_few-games = Er zijn te weinig partijen om meer te zeggen.
lab_words_sure = Met zoveel partijen valt { $what } met { $points } punten meer of minder dan de tafel vier van de vijf keer op.

## lab_beside: two sets of games

lab_beside_factions = hoe ver volken voor liggen op hun tafel
lab_beside_sources = waar punten vandaan komen
lab_beside_uses = hoeveel plekken iets doen of nemen
lab_beside_agree = Ze zijn het eens over { $what }: de volgordes van { $number } lijken { $alike } op elkaar ({ $low } tot { $high }), waarbij 1 dezelfde volgorde is en 0 geen.
lab_beside_differ = Ze spreken elkaar tegen over { $what }: de volgordes van { $number } lijken { $alike } op elkaar ({ $low } tot { $high }), waarbij −1 de omgekeerde volgorde is.
lab_beside_unclear = Of ze het eens zijn over { $what }, is niet te zeggen: de volgordes van { $number } lijken { $alike } op elkaar ({ $low } tot { $high }).

## lab_fact: where the games of a report come from

lab_fact_terrae = Terrae
lab_fact_rules = regels
lab_fact_components = materiaal
lab_fact_refused = bestanden zonder partij

## lab_measure: of a game

lab_measure_points = de punten van een plek
lab_measure_winner = de punten van de winnaar
lab_measure_margin = de voorsprong van de winnaar
lab_measure_turns = de beurten van een partij
lab_measure_plies = de zetten van een partij
lab_measure_choices = de zetten om uit te kiezen
lab_measure_changes = de wisselingen van de leiding

## lab_changed: by where it was found

lab_changed_game = { $name }
lab_changed_factions-chosen = plekken die spelen met: { $name }
lab_changed_factions-ahead = voorsprong op de tafel in punten: { $name }
lab_changed_factions-win = overwinningen: { $name }
lab_changed_uses = plekken die dit deden: “{ $name }”, keren
lab_changed_sources = punten van een plek uit “{ $name }”

lab_compare_side = { QUOTE($text) } is geen kant van een vergelijking: geef `{ $standard }`, een map met materiaal of met resultaten, of opties zoals "map=main variant=none"
lab_compare_itself = beide kanten zijn { QUOTE($side) }: er valt niets te vergelijken
lab_compare_measure = er is geen maat { QUOTE($measure) }; mogelijk is: { $known }
lab_compare_titles = alleen partijen van één spel kunnen worden vergeleken, niet van { $titles }
lab_compare_nothing = de twee kanten hebben geen opzet gemeen die even vaak met hetzelfde toeval tot het einde is gespeeld: er valt niets te vergelijken
lab_compare_played = A is { $first }, B is { $second }: { NUMBER($pairs) } opzetten met hetzelfde toeval, { NUMBER($games) } partijen aan elke kant.
lab_compare_same = Geen verschil: alle partijen gingen zet voor zet hetzelfde en eindigden met dezelfde punten.
lab_compare_different = Meer dan toeval: { $measure } ging van { $before } naar { $after }, dus { $difference } ({ $low } tot { $high }).
lab_compare_alike = Geen verschil dat ertoe doet: { $measure } ging van { $before } naar { $after }, dus { $difference } ({ $low } tot { $high }), en een verschil van { $matters } of meer is uit te sluiten.
lab_compare_open = Het kan toeval zijn: { $measure } ging van { $before } naar { $after }, dus { $difference } ({ $low } tot { $high }).
lab_compare_more = Als het zo blijft, is na nog ongeveer { NUMBER($games) } partijen aan elke kant beslist of er een verschil is, of geen van { $matters }.
lab_compare_alike-games = { $share } van de partijen ging zet voor zet hetzelfde.
lab_compare_nothing-else = Van { $tried } andere dingen veranderde niets meer dan toeval.
lab_compare_else = Van { $tried } andere dingen veranderden er { $loud } meer dan toeval: { $names }.
lab_compare_changed = { $what } { $before } naar { $after } ({ $difference }; { $low } tot { $high })

lab_dataset_no-games = in { $path } zit geen partij die kan worden nagespeeld
lab_dataset_not-empty = { $folder } is niet leeg en bevat geen dataset; geef een andere map
lab_dataset_other = de dataset in { $folder } is begonnen met een andere { $name }; ga verder zoals hij is begonnen, of geef een andere map

lab_tune_no-weights = de bot { $bot } heeft geen gewichten die een bestand kan zetten, dus er valt niets af te stellen
lab_tune_no-weight = de bot { $bot } heeft geen gewicht dat { QUOTE($name) } heet; mogelijk is: { $known }
lab_tune_no-people = in { $folder } zit geen afgelopen partij { $title }
lab_tune_failed = { $bot } faalde in een partij: { $reason }
lab_tune_not-empty = { $folder } is niet leeg en bevat geen afstelling; geef een andere map
lab_tune_other-plan = de afstelling in { $folder } is begonnen met een andere { $name } ({ $was }, nu { $now }); ga verder zoals die is begonnen, of geef een andere map
lab_tune_generation = generatie { $number } van { $of }: de beste kandidaat { $best }, de middelste { $middle } voor op het begin
lab_tune_confirmed = generatie { $number }: bevestigd door { $pairs } nieuwe paren, { $gain } voor op de beste tot dan toe
lab_tune_refused = generatie { $number }: { $gain } wordt niet bevestigd door { $pairs } nieuwe paren, en dus niet bewaard
lab_tune_kept = Er is winst bevestigd: { $gain } voor op de beste tot dan toe, in { $pairs } nieuwe paren. De gewichten staan in { $file }: speel ermee als { $bot }.
lab_tune_nothing-kept = In { $trials } pogingen is geen winst bevestigd: de bot blijft zoals hij is.
lab_tune_axis-generation = generatie
lab_tune_axis-gain = voor op het begin
