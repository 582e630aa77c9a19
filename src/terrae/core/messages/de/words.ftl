effect_power = { $amount } Macht
effect_power-many = { $amount } Macht
effect_points = { $amount } Punkt
effect_points-many = { $amount } Punkte
effect_nothing = nichts
effect_and = { $first } und { $second }
effect_comma = { $first }, { $second }
effect_income = Jedes Einkommen: { $what }.
effect_gain = Sofort: { $what }.
effect_each = { $when }: { $what }.
effect_once-a-round = Aktion, einmal pro Runde: { $what }.

bot_no-class = es ist nicht gesagt, welche Klasse der Datei
bot_no-file = es gibt keine Datei { $path }
bot_broken-file = { $path } ließ sich nicht laden ({ $error })
bot_no-such-class = { $path } hat keine Klasse { $wanted }
bot_not-a-bot = { $wanted } ist keine Unterklasse von terrae.bots.Bot
bot_other-game = { $wanted } spielt nicht { $game }
bot_no-move = er antwortete { $answer }, und das ist kein Schritt
bot_illegal-move = er antwortete { QUOTE($text) }, und das ist jetzt nicht möglich

net_no-runtime = { $path } ist ein Netz, und mit einem zu spielen braucht onnxruntime: pip install 'terrae[nets]'
net_no-file = es gibt keine Datei { $path }; schreib net:FILE.onnx
net_unreadable = { $path } ist kein lesbares Netz: { $reason }
net_no-facts = { $path } sagt nicht, wofür es trainiert wurde: Es fehlt { $missing }; docs/research.md sagt, was ein Netz über sich angibt
net_other-kind = { $path } ist ein Netz der Art { $kind }; dieses Terrae spielt mit Version 1 von: { $known }
net_title = { $path } wurde für { $title } trainiert, nicht für { $game }; es gibt: { $known }
net_catalogue = { $path } wurde mit einem anderen Katalog von { $game } trainiert ({ $trained }; dieser ist { $have }): Seine Antworten würden andere Schritte bedeuten
net_observer = { $path } wurde für { $trained } Plätze oder eine andere Anordnung der Beobachtungen trainiert; an einem Tisch mit { $seats } kann es nicht spielen
net_no-planner = { $path } sagt, was Stellungen wert sind, aber kein Bot von { $game } plant damit
net_terms = { $path } wurde mit den Termen { $trained } trainiert; der Bot dieses Spiels hat { $have }

record_game = Zeile { $line }: die Datei ist von einem Spiel { QUOTE($name) }, das hier nicht installiert ist; es gibt: { $known }
record_rules = Zeile { $line }: die Datei wurde mit Version { $version } der Regeln von { $game } geschrieben; dieses Terrae spielt Version { $known }
record_setting = der Kopf beschreibt keine Partie: { $reason }
record_components = Zeile { $line }: die Partie wurde mit dem Material { QUOTE($wanted) } gespielt, dieses ist aber { QUOTE($have) }; gib den Ordner jenes Satzes mit --components an
record_number = Zeile { $line }: { $key } muss eine Zahl sein, nicht { QUOTE($value) }
record_after-end = Zeile { $line }: { QUOTE($text) } kommt nach dem Ende der Partie
record_turn = Zeile { $line }: { QUOTE($text) } kann Platz { $seat } jetzt nicht spielen; gefragt sind: { $asked }
record_line = Zeile { $line }: { $reason }
record_unfinished = Zeile { $line }: der Kopf nennt ein Ergebnis ({ $result }), aber die Partie ist nicht zu Ende
record_result = Zeile { $line }: der Kopf nennt das Ergebnis { $result }, aber die Schritte führen zu { $replayed }
record_long = die Datei ist zu lang für eine Partie: mehr als { $most } Zeichen
record_more = Zeile { $line }: nach der Endzeile steht noch etwas
record_shape = Zeile { $line }: { QUOTE($text) } ist weder ein Kopfeintrag noch ein Zug; beide haben die Form `key: value`
record_no-terrae = Zeile { $line }: das ist keine Spieldatei von Terrae; sie begänne mit `terrae: 1`
record_header-late = Zeile { $line }: der Kopfeintrag { QUOTE($key) } kommt nach dem ersten Zug
record_empty = die Datei ist leer
record_missing = im Kopf fehlt { QUOTE($key) }
record_cut-off = die Datei endet nach Zeile { $line } ohne ihre Zeile `end:`: Sie ist abgeschnitten
record_header = Zeile { $line }: der Kopfeintrag { QUOTE($key) } ist unbekannt; es gibt: { $known }
record_twice = Zeile { $line }: { QUOTE($key) } steht zweimal da
record_format = Zeile { $line }: die Datei hat Format { QUOTE($version) }; dieses Terrae liest Format { $known }
record_seat = Zeile { $line }: in einer Partie mit { QUOTE($seats) } Plätzen gibt es keinen Platz { QUOTE($seat) }
record_no-move = Zeile { $line }: zwischen den Kommas fehlt ein Schritt
record_end = Zeile { $line }: die Endzeile muss lauten wie `end: 143 moves` oder `end: 143 moves, check 5f0c11aa`
record_count = Zeile { $line }: die Endzeile zählt { $stated } Schritte, es sind aber { $count }: Etwas fehlt oder wurde hinzugefügt
record_check = Zeile { $line }: die Prüfsumme passt nicht zu den Schritten: Die Datei wurde danach verändert; entferne `, check ...`, um sie trotzdem zu lesen
record_binary = { $path } ist keine Textdatei
record_unreadable = { $path } ist nicht lesbar: { $reason }

draw_theme = es gibt kein Farbschema { QUOTE($name) }; es gibt: { $known }
draw_no-board = dieses Spiel hat keinen Spielplan, der sich allein zeichnen ließe; schreib den ganzen Tisch in eine Datei, die auf .html endet
draw_no-browser = ein PNG macht ein Chromium, und von diesen ist hier keins: { $names }; schreib eine Datei, die auf .html endet, und öffne sie in irgendeinem Browser
draw_browser-failed = { $browser } hat kein Bild gemacht: { $said }
draw_seat = Platz { $seat }
draw_to-move = am Zug
draw_first = beginnt
draw_out = raus
draw_winner = Sieg
draw_towns = Städte
draw_used = genutzt
draw_free = frei
draw_past = (vorbei)
draw_map-river = ~=Fluss
draw_map-in-town = #=in einer Stadt
draw_map-space = ┊ oder \ oder /=Platz für eine Brücke
draw_map-bridge = ║1║ \1\ /1/=Brücke von Platz 1
draw_map-area = =●= gewertet, ?● offen: wer es hat oder hätte
draw_map-points = *=Punkte
draw_towns-free = Stadtplättchen übrig
draw_towns-used = vergeben
draw_settled = Gewertet
draw_open-areas = Ginge an
draw_bridges = Brücken
draw_no-bridges = Noch keine Brücken
draw_home = Heimat
draw_next-income = nächstes Einkommen
draw_abilities = Fähigkeiten: { $name }
draw_held-by = { $tile } Liegt bei: { $name }.
draw_stands = { $name }: { $step }
draw_tiles-held = { $name }: { $tiles }
draw_coins = { $amount } darauf
draw_each = , je { $price }
draw_size = Größe { $size }
draw_points = { $points } Punkte
draw_fire = Feuer
draw_nobody = neutral
draw_costs = kostet { $price }
draw_aside = reserviert
draw_power = Macht { $bowls }
draw_income = nächstes Einkommen { $income }
draw_unused = noch nicht genutzt
draw_built-of = { $built } von { $total } gebaut
draw_open = Einkommen { $incomes }
draw_covered = verdeckt { $incomes }
draw_built = steht auf { $hex }
draw_not-built = nicht gebaut
draw_holds = Plättchen { $letter }
draw_order = Zugreihenfolge
draw_panes = Plättchen und Karten unter dem Spielplan
draw_mat-tab = Mein Tableau
draw_reach = Reichweite { $number }
draw_zoom-in = Vergrößern
draw_taken-by = vergeben: { $who }
draw_colour-taken = Farbe vergeben
draw_choices-free = { $count } frei. Zum Ansehen zeigen, dann klicken.
draw_zoom-out = Verkleinern

## good: what events and prices count

good_power = Macht
good_points = { $amount ->
    [one] Punkt
   *[other] Punkte
}

## verb: on buttons

verb_as-typed = { $verb }

## story: turns as people tell them

name_use = { $verb }: { $target }
story_traded = { $given } gegen { $got }
story_times = { $what } ({ $times }-mal)
story_set-up = { $number ->
    [one] Spielaufbau: { $number } Ziehung
   *[other] Spielaufbau: { $number } Ziehungen
}
story_drawn = { $number ->
    [one] { $number } Ziehung
   *[other] { $number } Ziehungen
}
story_begins = Runde { $round } beginnt
story_ends = Runde { $round } endet
story_scored = Die Endwertung

icon_per = pro

## switch: values of options that are on or off

switch_on = An
switch_off = Aus

## picture: words of a picture where they are written out

picture_points = *
picture_power = Macht
picture_power-spend = Macht
picture_action = Aktion
picture_hand = jedes Einkommen
picture_scroll = beim Passen
picture_book = Fähigkeit
picture_town = Stadt
picture_settlement = Siedlung
picture_bridge = Brücke
picture_house = Haus
picture_trading-post = Kontor
picture_lake = See
picture_forest = Wald
picture_wasteland = Ödland
picture_desert = Wüste
picture_swamp = Sumpf
picture_plains = Ebene
picture_mountains = Gebirge
picture_blue = Blau
picture_red = Rot
picture_black = Schwarz
picture_green = Grün
picture_yellow = Gelb
picture_white = Weiß
picture_brown = Braun
picture_orange = Orange
picture_grey = Grau
picture_purple = Lila

## tile: pieces on a map of letters, in six letters or less

tile_house = Haus
tile_trading-post = Handel
