lab_no-results = in { $folder } gibt es keine Ergebnisse: { $file } fehlt
lab_unreadable = { $path } ist nicht lesbar: { $reason }
lab_columns = { $path } hat nicht die Spalten, die Ergebnisse dieses Terrae haben; es wurde von einer anderen Version oder von etwas anderem geschrieben
lab_format = { $path } hat Format { $version }; dieses Terrae liest Format { $known }
lab_disk-full = die Platte ist voll: Nach { $folder } lässt sich nichts mehr schreiben; was gespielt wurde, bleibt dort. Schaff Platz und gib denselben Befehl noch einmal: Er macht weiter, wo er aufgehört hat
lab_in-use = ein anderes Programm schreibt gerade nach { $folder }; warte darauf, oder nenn einen anderen Ordner
lab_disk = { $folder } lässt sich nicht benutzen: { $reason }; was bisher gespielt wurde, bleibt
lab_no-source = { $path } gibt es nicht; gib einen Ordner mit Ergebnissen an oder Partien: eine Datei oder einen Ordner davon
lab_no-games = { $path } enthält keine Ergebnisse und keine Partie, die sich nachspielen lässt; die erste Datei sagt: { $reason }
lab_nothing-there = { $path } ist leer: Es gibt weder Ergebnisse noch Partien
lab_no-game = { $path } beginnt wie eine Partie, enthält aber keine
lab_seat = Platz { $number } in Zugreihenfolge
lab_set-up = Aufbau
lab_at-the-end = Ende
lab_other = anderes
lab_interval = { $value } ({ $low } bis { $high })
lab_and = { $first } und { $last }
lab_beside-title = Partien von { $first } lassen sich nicht neben Partien von { $second } stellen
lab_several-titles = das sind Partien mehrerer Spiele ({ $titles }); berichte über eins auf einmal
lab_no-finished-game = keine dieser { $games } Partien kam zu ihrem Ende: Es gibt nichts zu berichten

## lab_what: several of a kind

lab_what_bots = Mitspielenden
lab_what_factions = Völkern
lab_what_seats = Plätzen
lab_what_openings = ersten Orten

## lab_one: one of a kind

lab_one_factions = ein Volk
lab_one_seats = ein Platz

## lab_head: how the paragraphs of a report begin

lab_head_played = Die Partien.
lab_head_bots = Mitspielende.
lab_head_factions = Völker.
lab_head_seats = Plätze.
lab_head_openings = Erste Orte.
lab_head_things = Auf dem Tisch.
lab_head_pairs = Zusammen.
lab_head_points = Punkte.
lab_head_course = Der Verlauf.
lab_head_unused = Nie getan.
lab_head_sure = Wie sicher?

## lab_words: the paragraph of a report

lab_words_table = 1 Partie mit { $seats } Plätzen
lab_words_tables = { NUMBER($games) } Partien mit { $seats } Plätzen
lab_words_one-player = { $names } spielte gegen sich selbst
lab_words_players = es spielten { $names }
lab_words_many-players = { $number } spielten mit
lab_words_played = { $title }: { $tables }; { $who }.
lab_words_left-out = {" "}{ $games } Partien, die nicht zu Ende gingen, sind weggelassen.
lab_words_better = Über dem Durchschnitt des Tisches ({ $fair } der Siege wären gerecht): { $names }.
lab_words_worse = Unter dem Durchschnitt des Tisches ({ $fair }): { $names }.
lab_words_fared = { $name } mit { $ahead } Punkten und { $share } der Siege
lab_words_no-group = Nichts fällt auf: Die Siege bei { $what } reichen von { $low } ({ $lowest }) bis { $high } ({ $highest }), was der Zufall allein könnte.
lab_words_more = {" "}und { $number } weitere
lab_words_shifts = { $name } { $points }
lab_words_setup = Was auf dem Tisch liegt, ändert die Punkte aller Plätze: { $names }.
lab_words_no-setup = Keines der { $number } Dinge, die auf dem Tisch liegen können, ändert die Punkte aller Plätze mehr als der Zufall.
lab_words_uses = Plätze, die das taten oder nahmen, endeten weiter vom Durchschnitt des Tisches entfernt als andere, was nicht daran liegen muss: { $names }; insgesamt fallen { $number } auf.
lab_words_pairings = Von { $tried } Paaren von Völkern an einem Tisch fallen { $loud } auf, nach den Punkten zwischen ihnen: { $names }.
lab_words_one-pairings = Von { $tried } Paaren von Völkern an einem Tisch fällt eins auf, nach den Punkten zwischen ihnen: { $names }.
lab_words_no-pairings = Von { $tried } Paaren von Völkern an einem Tisch fällt keins auf.
lab_words_companions = Von { $tried } Völkern mit etwas auf dem Tisch fallen { $loud } auf: { $names }.
lab_words_one-companions = Von { $tried } Völkern mit etwas auf dem Tisch fällt eins auf: { $names }.
lab_words_no-companions = Von { $tried } Völkern mit etwas auf dem Tisch ist damit keins mehr als zufällig besser oder schlechter.
lab_words_source = { $name } { $points }
lab_words_sources = Die meisten Punkte eines Platzes kommen von: { $names }.
lab_words_winners = Wer gewinnt, ist den anderen vor allem hierbei voraus: { $names }.
lab_words_length = Die mittlere Partie hat { $turns } Züge und { $plies } Schritte;
lab_words_branching = wo es überhaupt eine Wahl gibt, sind es im Schnitt { $choices } Schritte.
lab_words_changes = Die Führung wechselt { $changes }-mal pro Partie, und wer die mittlere Partie am Ende gewann, lag zwischendurch bis zu { $behind } Punkte zurück.
lab_words_leader-round = Wer nach Runde { $number } führt, gewinnt { $share } der Partien; { $fair } wären Glück.
lab_words_leader-quarter = Wer nach Viertel { $number } der Partie führt, gewinnt { $share } der Partien; { $fair } wären Glück.
lab_words_from-behind = Wer zur Halbzeit hinten liegt, gewinnt immer noch { $share }.
lab_words_all-used = Alles, was möglich war, wurde mindestens einmal getan.
lab_words_unused = { $names } (insgesamt { $number }), manches vielleicht, weil eine Option aus war.
lab_words_calm = All das wird gemeinsam beurteilt: Von { NUMBER($claims) } Vergleichen fallen { $loud } auf, und davon dürfte höchstens einer von zwanzig falsch sein.
lab_words_few-games = Für mehr sind es zu wenige Partien.
lab_words_sure = Bei so vielen Partien würde in vier von fünf Fällen auffallen: { $what }, um { $points } Punkte besser oder schlechter als der Tisch.

## lab_beside: two sets of games

lab_beside_factions = wie weit Völker ihren Tischen voraus sind
lab_beside_sources = woher die Punkte kommen
lab_beside_uses = wie viele Plätze etwas tun oder nehmen
lab_beside_agree = Einig darüber, { $what }: Die Reihenfolgen von { $number } stimmen zu { $alike } überein ({ $low } bis { $high }); 1 ist dieselbe Reihenfolge, 0 gar keine.
lab_beside_differ = Uneinig darüber, { $what }: Die Reihenfolgen von { $number } stimmen zu { $alike } überein ({ $low } bis { $high }); −1 ist die umgekehrte Reihenfolge.
lab_beside_unclear = Ob sie sich einig sind, { $what }, lässt sich nicht sagen: Die Reihenfolgen von { $number } stimmen zu { $alike } überein ({ $low } bis { $high }).

## lab_fact: where the games of a report come from

lab_fact_terrae = Terrae
lab_fact_rules = Regeln
lab_fact_components = Material
lab_fact_refused = Dateien ohne Partie

## lab_measure: of a game

lab_measure_points = die Punkte eines Platzes
lab_measure_winner = die Punkte des Siegers
lab_measure_margin = der Vorsprung des Siegers
lab_measure_turns = die Züge einer Partie
lab_measure_plies = die Schritte einer Partie
lab_measure_choices = die Schritte zur Wahl
lab_measure_changes = die Wechsel der Führung

## lab_changed: by where it was found

lab_changed_game = { $name }
lab_changed_factions-chosen = Plätze mit { $name }
lab_changed_factions-ahead = Punkte von { $name } vor dem Tisch
lab_changed_factions-win = Siege von { $name }
lab_changed_uses = Plätze mit „{ $name }“, Male
lab_changed_sources = Punkte eines Platzes aus „{ $name }“

lab_compare_side = { QUOTE($text) } ist keine Seite eines Vergleichs: Gib `{ $standard }`, einen Ordner mit Material oder mit Ergebnissen oder Optionen wie "map=main variant=none" an
lab_compare_itself = beide Seiten sind { QUOTE($side) }: Es gibt nichts zu vergleichen
lab_compare_measure = es gibt kein Maß { QUOTE($measure) }; es gibt: { $known }
lab_compare_titles = vergleichen lassen sich nur Partien eines Spiels, nicht von { $titles }
lab_compare_nothing = die beiden Seiten haben keinen Aufbau gemeinsam, der gleich oft mit demselben Zufall zu Ende gespielt wurde: Es gibt nichts zu vergleichen
lab_compare_played = A ist { $first }, B ist { $second }: { NUMBER($pairs) } Aufbauten mit demselben Zufall, { NUMBER($games) } Partien auf jeder Seite.
lab_compare_same = Kein Unterschied: Alle Partien verliefen gleich, Schritt für Schritt, und hatten dieselben Punkte.
lab_compare_different = Mehr als Zufall: { $measure }, von { $before } auf { $after }, um { $difference } ({ $low } bis { $high }).
lab_compare_alike = Kein Unterschied, der zählt: { $measure }, von { $before } auf { $after }, um { $difference } ({ $low } bis { $high }); einer von { $matters } oder mehr lässt sich ausschließen.
lab_compare_open = Es könnte Zufall sein: { $measure }, von { $before } auf { $after }, um { $difference } ({ $low } bis { $high }).
lab_compare_more = Bleibt es so, würden etwa { NUMBER($games) } weitere Partien auf jeder Seite klären, ob es einen Unterschied gibt oder keinen von { $matters }.
lab_compare_alike-games = { $share } der Partien verliefen gleich, Schritt für Schritt.
lab_compare_nothing-else = Von { $tried } anderen Dingen änderte sich nichts mehr als durch Zufall.
lab_compare_else = Von { $tried } anderen Dingen änderten sich { $loud } mehr als durch Zufall: { $names }.
lab_compare_changed = { $what } { $before } auf { $after } ({ $difference }; { $low } bis { $high })

lab_dataset_no-games = { $path } enthält keine Partie, die sich nachspielen lässt
lab_dataset_not-empty = { $folder } ist nicht leer und enthält keinen Datensatz; nenn einen anderen Ordner
lab_dataset_other = der Datensatz in { $folder } wurde anders begonnen ({ $name }); mach weiter, wie er begonnen wurde, oder nenn einen anderen Ordner

lab_tune_no-weights = der Bot { $bot } hat keine Gewichte, die eine Datei setzen kann, also gibt es nichts anzupassen
lab_tune_no-weight = der Bot { $bot } hat kein Gewicht namens { QUOTE($name) }; es gibt: { $known }
lab_tune_no-people = { $folder } enthält keine beendete Partie von { $title }
lab_tune_failed = { $bot } ist in einer Partie gescheitert: { $reason }
lab_tune_not-empty = { $folder } ist nicht leer und enthält keine Anpassung; nenn einen anderen Ordner
lab_tune_other-plan = die Anpassung in { $folder } wurde anders begonnen ({ $name } war { $was }, jetzt { $now }); mach weiter, wie sie begonnen wurde, oder nenn einen anderen Ordner
lab_tune_generation = Generation { $number } von { $of }: der beste Kandidat { $best }, der mittlere { $middle } vor dem Anfang
lab_tune_confirmed = Generation { $number }: durch { $pairs } frische Paare bestätigt, { $gain } vor dem bisher Besten
lab_tune_refused = Generation { $number }: { $gain } wird durch { $pairs } frische Paare nicht bestätigt, also nicht behalten
lab_tune_kept = Ein Gewinn wurde bestätigt: { $gain } vor dem bisher Besten, in { $pairs } frischen Paaren. Die Gewichte sind in { $file }: Spiel mit ihnen als { $bot }.
lab_tune_nothing-kept = In { $trials } Proben wurde kein Gewinn bestätigt: Der Bot bleibt, wie er ist.
lab_tune_axis-generation = Generation
lab_tune_axis-gain = vor dem Anfang
