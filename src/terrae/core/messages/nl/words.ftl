effect_power = { $amount } kracht
effect_power-many = { $amount } kracht
effect_points = { $amount } punt
effect_points-many = { $amount } punten
effect_nothing = niets
effect_and = { $first } en { $second }
effect_comma = { $first }, { $second }
effect_income = Elk inkomen: { $what }.
effect_gain = Meteen: { $what }.
effect_each = { $when }: { $what }.
effect_once-a-round = Actie, één keer per ronde: { $what }.

bot_no-class = er staat niet bij welke klasse van het bestand
bot_no-file = er is geen bestand { $path }
bot_broken-file = { $path } kon niet worden geladen ({ $error })
bot_no-such-class = { $path } heeft geen klasse { $wanted }
bot_not-a-bot = { $wanted } is geen subklasse van terrae.bots.Bot
bot_other-game = { $wanted } speelt geen { $game }
bot_no-move = hij antwoordde { $answer }, en dat is geen zet
bot_illegal-move = hij antwoordde { QUOTE($text) }, en dat kan nu niet

net_no-runtime = { $path } is een netwerk, en om daarmee te spelen is onnxruntime nodig: pip install 'terrae[nets]'
net_no-file = er is geen bestand { $path }; schrijf net:FILE.onnx
net_unreadable = { $path } is geen leesbaar netwerk: { $reason }
net_no-facts = { $path } zegt niet waarvoor het is getraind: er ontbreekt { $missing }; in docs/research.md staat wat een netwerk over zichzelf vertelt
net_other-kind = { $path } is een netwerk van soort { $kind }; deze Terrae speelt met versie 1 van: { $known }
net_title = { $path } is getraind om { $title } te spelen, niet { $game }; mogelijk is: { $known }
net_catalogue = { $path } is getraind met een andere catalogus van { $game } ({ $trained }; deze is { $have }): zijn antwoorden zouden andere zetten betekenen
net_observer = { $path } is getraind voor { $trained } spelers of voor een andere indeling van waarnemingen; het kan niet spelen aan een tafel van { $seats }
net_no-planner = { $path } zegt wat stellingen waard zijn, maar geen bot van { $game } plant daarmee
net_terms = { $path } is getraind op de termen { $trained }; de bot van dit spel heeft { $have }

record_game = regel { $line }: het bestand is van een spel { QUOTE($name) } dat hier niet is geïnstalleerd; mogelijk is: { $known }
record_rules = regel { $line }: het bestand is geschreven met versie { $version } van de regels van { $game }; deze Terrae speelt versie { $known }
record_setting = de kop beschrijft geen partij: { $reason }
record_components = regel { $line }: de partij is gespeeld met het materiaal { QUOTE($wanted) }, maar dit is { QUOTE($have) }; geef de map van die set met --components
record_number = regel { $line }: { $key } moet een getal zijn, niet { QUOTE($value) }
record_after-end = regel { $line }: { QUOTE($text) } komt na het einde van de partij
record_turn = regel { $line }: { QUOTE($text) } is nu niet aan plek { $seat }; gevraagd worden: { $asked }
record_line = regel { $line }: { $reason }
record_unfinished = regel { $line }: de kop noemt een uitslag ({ $result }), maar de partij is niet afgelopen
record_result = regel { $line }: de kop noemt de uitslag { $result }, maar de zetten leiden tot { $replayed }
record_long = het bestand is te lang voor een partij: meer dan { $most } tekens
record_more = regel { $line }: er staat iets na de eindregel
record_shape = regel { $line }: { QUOTE($text) } is geen regel van de kop en geen beurt; beide hebben de vorm `key: value`
record_no-terrae = regel { $line }: dit is geen spelbestand van Terrae; dat begint met `terrae: 1`
record_header-late = regel { $line }: { QUOTE($key) } hoort in de kop, maar komt na de eerste beurt
record_empty = het bestand is leeg
record_missing = de kop heeft geen { QUOTE($key) }
record_cut-off = het bestand stopt na regel { $line } zonder `end:`-regel: het is afgekapt
record_header = regel { $line }: { QUOTE($key) } in de kop is onbekend; mogelijk is: { $known }
record_twice = regel { $line }: { QUOTE($key) } staat er twee keer
record_format = regel { $line }: het bestand heeft formaat { QUOTE($version) }; deze Terrae leest formaat { $known }
record_seat = regel { $line }: er is geen plek { QUOTE($seat) } in een partij met { QUOTE($seats) } spelers
record_no-move = regel { $line }: tussen de komma's ontbreekt een zet
record_end = regel { $line }: de eindregel moet eruitzien als `end: 143 moves` of `end: 143 moves, check 5f0c11aa`
record_count = regel { $line }: de eindregel telt { $stated } zetten, maar er zijn er { $count }: er ontbreekt iets of er is iets bijgekomen
record_check = regel { $line }: de controle past niet bij de zetten: het bestand is later veranderd; haal `, check ...` weg om het toch te lezen
record_binary = { $path } is geen tekstbestand
record_unreadable = { $path } is niet te lezen: { $reason }

draw_theme = er is geen thema { QUOTE($name) }; mogelijk is: { $known }
draw_no-board = dit spel heeft geen bord dat apart kan worden getekend; schrijf de hele tafel naar een bestand dat op .html eindigt
draw_no-browser = een PNG wordt door een Chromium gemaakt, en geen van deze is hier: { $names }; schrijf een bestand dat op .html eindigt en open het in een browser
draw_browser-failed = { $browser } maakte geen afbeelding: { $said }
draw_seat = Plek { $seat }
draw_to-move = aan de beurt
draw_first = begint
draw_out = uit
draw_winner = winnaar
draw_towns = Steden
draw_used = gebruikt
draw_free = vrij
draw_past = (voorbij)
draw_map-river = ~=rivier
draw_map-in-town = #=in een stad
draw_map-space = ┊ of \ of /=plaats voor een brug
draw_map-bridge = ║1║ \1\ /1/=brug van plek 1
draw_map-area = =●= gewaardeerd, ?● open: wie het heeft of zou krijgen
draw_map-points = *=punten
draw_towns-free = Stadstegels over
draw_towns-used = genomen
draw_settled = Gewaardeerd
draw_open-areas = Zou gaan naar
draw_bridges = Bruggen
draw_no-bridges = Nog geen bruggen
draw_home = thuis
draw_next-income = volgend inkomen
draw_abilities = Vaardigheden: { $name }
draw_held-by = { $tile } Ligt bij: { $name }.
draw_stands = { $name }: { $step }
draw_tiles-held = { $name }: { $tiles }
draw_coins = { $amount } erop
draw_each = , { $price } per stuk
draw_size = grootte { $size }
draw_points = { $points } punten
draw_fire = vuur
draw_nobody = neutraal
draw_costs = kost { $price }
draw_aside = gereserveerd
draw_power = kracht { $bowls }
draw_income = volgend inkomen { $income }
draw_unused = nog niet gebruikt
draw_built-of = { $built } van { $total } gebouwd
draw_open = inkomen { $incomes }
draw_covered = bedekt { $incomes }
draw_built = gebouwd op { $hex }
draw_not-built = niet gebouwd
draw_holds = Tegel { $letter }
draw_order = Speelvolgorde
draw_panes = Tegels en kaarten onder het bord
draw_mat-tab = Mijn bord
draw_reach = bereik { $number }
draw_zoom-in = Inzoomen
draw_taken-by = genomen door { $who }
draw_colour-taken = kleur bezet
draw_choices-free = Nog { $count } vrij. Wijs er een aan om te kijken, en klik.
draw_zoom-out = Uitzoomen

## good: what events and prices count

good_power = kracht
good_points = { $amount ->
    [one] punt
   *[other] punten
}

icon_per = per

## verb: on buttons

verb_as-typed = { $verb }

## story: turns as people tell them

name_use = { $verb }: { $target }
story_traded = { $given } voor { $got }
story_times = { $what } ({ $times } keer)
story_set-up = { $number ->
    [one] Voorbereiding: { $number } trekking
   *[other] Voorbereiding: { $number } trekkingen
}
story_drawn = { $number ->
    [one] { $number } trekking
   *[other] { $number } trekkingen
}
story_begins = Ronde { $round } begint
story_ends = Ronde { $round } eindigt
story_scored = De eindscore

## switch: values of options that are on or off

switch_on = Aan
switch_off = Uit

## picture: words of a picture where they are written out

picture_points = *
picture_power = kracht
picture_power-spend = kracht
picture_action = actie
picture_hand = elk inkomen
picture_scroll = bij het passen
picture_book = vaardigheid
picture_town = stad
picture_settlement = woonkern
picture_bridge = brug
picture_house = huis
picture_trading-post = handelspost
picture_lake = meer
picture_forest = bos
picture_wasteland = woestenij
picture_desert = woestijn
picture_swamp = moeras
picture_plains = vlakte
picture_mountains = bergen
picture_blue = blauw
picture_red = rood
picture_black = zwart
picture_green = groen
picture_yellow = geel
picture_white = wit
picture_brown = bruin
picture_orange = oranje
picture_grey = grijs
picture_purple = paars

## tile: pieces on a map of letters, in six letters or less

tile_house = huis
tile_trading-post = handel
