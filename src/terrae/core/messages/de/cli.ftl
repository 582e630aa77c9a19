cli_refusal = terrae: { $sentence }
cli_usage = { $what } (siehe `{ $where } --help`)
cli_unknown-command = es gibt keinen Befehl { QUOTE($name) }{ $guess }; es gibt: { $known }
cli_interrupted = abgebrochen
cli_costs = kostet { $what }
cli_gains = bringt { $what }
cli_nature = der Zufall
cli_seat = Platz { $seat }
cli_range = { $first } bis { $last }
cli_range-prices = { $first } ... { $last }
cli_also = {" "}(auch { $moves })
cli_total = gesamt
cli_and = {" "}und{" "}
cli_wins = Sieg: { $who }, mit { $points } Punkten.
cli_share = Geteilter Sieg: { $who }, mit { $points } Punkten.
cli_bowls = Macht { $counts }
cli_holdings = { $name }: { $goods }
cli_note = Hinweis: { $warning }
cli_only-move = Nur ein Schritt war möglich: { $move }.
cli_undone = Rückgängig: { $move }.
cli_confirm-prompt = Enter zum Bestätigen, oder undo>{" "}
cli_confirm-or-undo = Drück Enter oder tipp `confirm`, um deinen Zug zu beenden, oder tipp `undo`, um den letzten Schritt rückgängig zu machen.
cli_unknown-move = { QUOTE($text) } ist kein Schritt, der jetzt möglich wäre{ $guess }; du kannst spielen: { $verbs } (`moves` listet alle auf)
cli_no-input = ein Mensch spielt mit, aber es gibt keine Eingabe, aus der Schritte zu lesen wären
cli_input-unreadable = die Eingabe ist nicht lesbar: { $reason }
cli_begin = { $game }: { $players } (Startwert { $seed })
cli_substitute = { $failure } Ein Anfänger spielt in diesem Zug für ihn weiter.
cli_bots-play = Die Bots spielen ...
cli_begin-help = Tipp einen Schritt, wie er dasteht; Tab ergänzt ihn. `help` sagt, was du sonst tippen kannst.
cli_left = Du hast die Partie verlassen; sie ist in { $file } gespeichert. Weiter geht es mit `terrae play { $game } --resume { $file }`.
cli_left-unsaved = Du hast die Partie verlassen; sie wurde nicht gespeichert (`save FILE` oder --save FILE hätte sie gespeichert).
cli_input-ended = Die Eingabe endete vor der Partie; sie ist in { $file } gespeichert. Weiter geht es mit `terrae play { $game } --resume { $file }`.
cli_input-ended-unsaved = Die Eingabe endete vor der Partie; sie wurde nicht gespeichert (--save FILE hätte sie gespeichert).
cli_stopped = Abgebrochen; die Partie ist in { $file } gespeichert. Weiter geht es mit `terrae play { $game } --resume { $file }`.
cli_stopped-unsaved = Abgebrochen; die Partie wurde nicht gespeichert (--save FILE hätte sie gespeichert).
cli_saved = Die Partie ist in { $file } gespeichert.
cli_unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli_no-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht
cli_too-many = { $named } Plätze sind genannt, aber { $seats } spielen mit
cli_other-game = { $file } ist eine Partie von { $name }, nicht von { $game }
cli_resume-alone = eine gespeicherte Partie behält ihre Plätze und Optionen; lass --seats und --option weg
cli_why-what = sag, worüber: einen Ort wie `why E5` oder einen Schritt wie `why { $move }`
cli_why-unknown = { QUOTE($text) } ist weder ein Ort auf dem Spielplan noch ein Schritt; versuch einen Ort wie `why E5` oder einen Schritt wie `why { $move }`
cli_log-what = `log` nimmt eine Zahl von Zügen oder `all`, nicht { QUOTE($text) }
cli_log-empty = Es wurde noch nichts gespielt.
cli_save-where = sag, wohin: `save FILE`
cli_not-now = { $move } ist jetzt nicht möglich: { $why }
cli_verb-not-now = kein `{ $verb }` ist jetzt möglich; `why { $verb }` sagt, warum nicht
cli_check-failed = { $file } stimmt nicht: { $reason }
cli_checked = { $file }: alle { $plies } Schritte sind erlaubt, und das Ergebnis stimmt ({ $rows } Zeilen): { $scores }
cli_checked-open = { $file }: alle { $plies } Schritte sind erlaubt ({ $rows } Zeilen); die Partie ist nicht zu Ende, Punkte bisher: { $scores }
cli_check-to = eine Prüfung geht durch die ganze Datei; lass --to weg
cli_replay-one = gezeigt wird eine Partie auf einmal; mehrere Dateien gehen mit --check
cli_import-own = das ist schon eine Spieldatei
cli_import-first = { $file } ist eine Aufzeichnung anderer Art, keine Spieldatei; mach erst eine daraus: terrae import { $file } -o game.terrae
cli_import-what = das ist keine Aufzeichnung einer Partie, die eines der installierten Spiele kennt
cli_imported = Die Partie ist in { $file }: { $moves } Schritte aus { $rows } Zeilen.
cli_export-how = sag, in welchem Format; { $game } kennt: { $known }
cli_export-none = keins
cli_exported = Die Partie ist nach { $file } geschrieben.
cli_picture-kinds = { $file } lässt sich nicht zeichnen: Der ganze Tisch wird als .html oder .png geschrieben, der Spielplan allein als .svg
cli_drawn = Das Bild ist in { $file }.
cli_check-more = ... und { $more } weitere
cli_check-clean = { $games } Partien, { $decisions } Entscheidungen: kein Verstoß
cli_check-found = { $games } Partien, { $decisions } Entscheidungen: { $found } Verstöße
cli_title = { $name }: { $title }, { $fewest } bis { $most } Plätze
cli_values = eins von: { $values } (Standard: { $default })
cli_default = Standard: { $default }
cli_bots = Bots: { $bots }. Ein eigener Bot: --seat FILE.py:CLASS.
cli_rules = Regelversion { $rules }, Material { $name } { $digest }.
cli_play-hint = Zum Spielen: terrae play { $name } --option NAME=VALUE
cli_more-hint = Mehr darüber: terrae games { $name }
cli_topic = { $title }: { $about }
cli_topic-entry = { $name }: { $text }
cli_prompt-help =
    Tipp einen Schritt, zum Beispiel `{ $move }`. Seine Wörter dürfen gekürzt werden, solange klar bleibt, was gemeint ist; Tab ergänzt.

      moves          was du jetzt spielen kannst, mit Preisen
      help VERB      was ein Verb tut; `help MOVE`, was ein Schritt täte
      help THING     die Regeln zu etwas, das du spielen oder nehmen kannst, nach seinem Namen; `help rules` die Regeln in Kürze
      why PLACE      alles über einen Ort, und was du dort kannst oder nicht
      why MOVE       warum ein Schritt möglich ist oder nicht; `why VERB` alle Schritte einer Art
      board          der Tisch
      score          Punkte nach Herkunft
      log [N|all]    was geschehen ist
      undo           den letzten Schritt dieses Zugs rückgängig machen
      save FILE      die Partie speichern
      quit           die Partie verlassen

    Ein Zeichen ! bedeutet, dass es zu einem Schritt einen Hinweis gibt.
cli_no-lab = dieser Befehl braucht noch ein paar Pakete: pip install 'terrae[lab]' ({ $library } fehlt)
cli_reading = Partien werden gelesen
cli_analysing = über jeden Zug wird nachgedacht
cli_analysis-kind = { $file }: eine Analyse wird als HTML geschrieben: Nenn eine Datei, die auf .html endet
cli_accuracy = { $name }: { $share } % der Züge höchstens einen Punkt unter dem besten ({ $lost })
cli_costly = { $loss }  { $who }, { $when }: { $played }
cli_costly-better = {"      "}besser: { $better }. { $why }
cli_reported = { $file } ist geschrieben.
cli_writing = Partien werden geschrieben
cli_dataset = { $folder } enthält { NUMBER($games) } Partien.
cli_dataset-what = nenn ein Spiel, das Bots spielen sollen, oder --from mit gespielten Partien
cli_tune-people = um nach Menschen anzupassen, gib `--by people` und --from mit ihren Partien an
cli_refused-files = { $number } Dateien enthalten keine Partie, die sich nachspielen lässt; die erste sagt: { $first }
cli_arena-question = eine Frage nennt zwei Bots: --is BOT --better-than BOT, und kein --bot

cli_change_paid = -{ $amount } { $good } ({ $sources })
cli_change_gained = +{ $amount } { $good } ({ $sources })
cli_change_wasted = { $amount } { $good } verfallen ({ $sources })

## cli_command: help on the commands of the prompt

cli_command_help = `help`, `help VERB`, `help MOVE`: was du tippen kannst, was ein Verb tut, was ein Schritt täte.
cli_command_why = `why PLACE`, `why MOVE`, `why VERB`: alles über einen Ort, oder warum ein Schritt möglich ist oder nicht.
cli_command_undo = `undo` macht deinen letzten Schritt rückgängig, bis du deinen Zug bestätigst, jemand anders am Zug ist oder etwas gezogen wird.
cli_command_log = `log` zeigt die letzten Züge; `log 30` so viele, `log all` die ganze Partie.
cli_command_board = `board` zeigt den Tisch.
cli_command_moves = `moves` zeigt, was du jetzt spielen kannst.
cli_command_score = `score` zeigt die Punkte und ihre Herkunft.
cli_command_save = `save FILE` speichert die Partie, ganz oder gar nicht.
cli_command_quit = `quit` verlässt die Partie; mit --save FILE wird sie gespeichert.

cli_help_backup = Alles, was ein Server speichert (Partien, Menschen, sein Geheimnis), in eine Datei schreiben, während er weiterläuft. FILE lässt sich auf einer anderen Maschine und in einer anderen Art Datenbank wiederherstellen; verwahre sie wie ein Passwort.
cli_help_restore = Die Datenbank eines Servers aus FILE machen, geschrieben von `terrae backup`. Der Server darf nicht laufen. Was schon da ist, bleibt, außer --replace sagt es anders; dann wird es beiseitegelegt.
cli_help_backup-output = Wohin geschrieben wird. Standard: terrae-DATE-TIME.backup in diesem Ordner.
cli_help_ratings = Wertungszahlen von Menschen, Bots und Völkern auf einem Server.
cli_help_ratings-recompute = Alle Wertungszahlen aus den gewerteten, beendeten Partien neu berechnen, der Reihe nach.
cli_help_accounts = Konten eines Servers, auch während er läuft: auflisten, eine Rolle geben, ein neues Passwort setzen.
cli_help_accounts-list = Eine Zeile für jedes Konto, das älteste zuerst.
cli_help_accounts-role = Dem Konto NAME eine Rolle geben: player spielt, moderator hält Ordnung, admin darf alles.
cli_help_accounts-password = Dem Konto NAME ein neues Passwort geben und es ausgeben. Alle Browser dieses Kontos werden abgemeldet.
cli_help_admin = Für alle, die einen Server betreiben, auch während er läuft: was getan wurde, Sperren, verlassene Tische.
cli_help_admin-log = Was Moderation, Verwaltung und der Server selbst getan haben, das Neueste zuletzt.
cli_help_admin-ban = WHOM aussperren: den Namen eines Kontos, die Kennung eines Gasts oder eine Adresse. Ein laufender Server weiß es nach ein paar Sekunden.
cli_help_admin-unban = Die Sperre mit dieser NUMBER aufheben.
cli_help_admin-bans = Eine Zeile für jede Sperre, mit ihrer Nummer.
cli_help_admin-days = für so viele Tage; 0 heißt für immer
cli_help_admin-reason = warum, für das Protokoll und für die, die es betrifft
cli_help_admin-tidy = Verlassene Tische wegräumen, die nicht zu Ende sind: Seit so vielen DAYS hat dort niemand etwas getan.
cli_help_admin-dry = nur auflisten
cli_help_replace = Eine Datenbank, die schon da ist, beiseitelegen.
cli_help_play = GAME gegen Bots spielen, oder zu mehreren an einer Tastatur. Du sitzt auf Platz 1, außer --seat sagt es anders.
cli_help_replay = Zeigen, was in der Spieldatei FILE geschah: jeden Zug mit dem, was er kostete und brachte, dann den Tisch. Mit --check nur sagen, ob die Dateien stimmen, seien es Spieldateien oder Aufzeichnungen in einem Format, das ein Spiel kennt.
cli_help_import = Die Aufzeichnung LEDGER einer anderswo gespielten Partie lesen, ganz prüfen und als Spieldatei schreiben. Passt etwas darin nicht zu den Regeln, wird nichts geschrieben, und der Rückgabewert ist 1.
cli_help_export = Die Spieldatei FILE in einem anderen Format schreiben, für alle, die dieses lesen.
cli_help_draw = Den Tisch der Spieldatei FILE als Text zeichnen; mit -o als eine HTML-Datei oder als PNG, oder den Spielplan allein als SVG.
cli_help_analyse = Sagen, welche Züge der Partie in FILE am meisten kosteten, welche besser gewesen wären und warum, und wie gut jeder Platz gespielt hat. FILE ist eine Spieldatei oder eine Aufzeichnung in einem Format, das ein Spiel kennt.
cli_help_analyse-output = Eine eigenständige Seite mit Spielplänen in diese HTML-Datei schreiben.
cli_help_analyse-full = Jeden Zug genau ansehen, nicht nur die, die etwas gekostet zu haben scheinen.
cli_help_analyse-workers = Wie viele Prozesse nachdenken.
cli_help_analyse-json = Alles als JSON ausgeben.
cli_help_check = Zufällige Partien von GAME spielen und von allen Seiten prüfen: Kopien, Dateien, Notation, Buchführung, Bilder.
cli_help_lessons = Die vorhandenen Lektionen auflisten; mit `check FILE` eine selbst geschriebene lesen und zu Ende spielen.
cli_help_puzzles = Rätsel von GAME finden: Stellungen nahe am Ende, in denen ein Zug klar der beste ist, wie die stärkste Stufe urteilt, und den Neulinge übersehen. Sie kommen aus Partien unter Bots oder, wenn welche genannt sind, aus den Spieldateien oder Aufzeichnungen FILE...
cli_help_puzzles-games = Wie viele Partien Bots spielen, wenn keine Dateien genannt sind.
cli_help_puzzles-seed = Wo der Zufall dieser Partien beginnt: Derselbe Startwert gibt dieselben Rätsel.
cli_help_puzzles-most = Aufhören, wenn es so viele sind.
cli_help_puzzles-output = Die Datei, die geschrieben wird.
cli_help_explore = Sagen, was in den Partien von GAME in FOLDER... (Spieldateien, Aufzeichnungen in einem Format, das es kennt, oder Ergebnisse von `terrae arena`) oder, wenn keiner genannt ist, in den mitgelieferten Partien von Bots zuerst gespielt wurde: wie oft, und wie viele Punkte vor dem Mittel des Tisches es endete, mit dem Intervall, in dem dieses Mittel in 95 von 100 Fällen liegt.
cli_help_explore-step = Nur, wo das gewählt wurde: ein Volk, ein erster Ort oder ein Zug, in ihrer Reihenfolge; für jedes einmal angeben.
cli_help_explore-seats = Nur Partien mit so vielen Plätzen.
cli_help_lessons-folder = Auch in diesem Ordner nach Lektionen suchen.
cli_help_lessons-check = Die Lektionen in FILE..., mit ihren Worten daneben, lesen und jede durchspielen: wie sie geschrieben ist, mit jedem anderen und falschen Zug, den sie nennt, und auf zufälligen Wegen.
cli_help_lessons-walks = Wie viele Wege durch eine Lektion zufällig gespielt werden.
cli_help_lessons-seed = Den Zufall einer anderen Prüfung wiederholen.
cli_help_games = Die installierten Spiele mit Plätzen und Optionen auflisten; mit einem NAME alles über eins sagen.
cli_help_seats = Wie viele Plätze spielen. Standard: so viele, wie --seat nennt, sonst die meisten, die das Spiel erlaubt.
cli_help_seat = Wer auf dem nächsten Platz sitzt: `human`, ein Bot (siehe `terrae games NAME`) oder FILE.py:CLASS. Für jeden Platz einmal angeben; den Rest füllen Bots.
cli_help_seed = Den Zufall einer anderen Partie wiederholen: Derselbe Startwert gibt dieselben Ziehungen.
cli_help_option = Eine Option des Spiels wählen; für jede einmal angeben. `terrae games NAME` listet sie auf.
cli_help_components = Mit den Materialdateien in DIR spielen statt mit denen, die zum Spiel gehören.
cli_help_save = Die Partie in FILE speichern, wenn sie endet oder verlassen wird (auch durch Strg-C).
cli_help_resume = Mit einer gespeicherten Partie weitermachen; sie wird wieder dort gespeichert, außer --save nennt eine andere Datei.
cli_help_ask-exchange = Nach jeder Aktion fragen, ob du Macht tauschen willst, auch wenn das bis zu deinem nächsten Zug warten kann.
cli_help_confirm = Fragen, bevor jemand anders am Zug ist, damit du Schritte noch rückgängig machen kannst. Standard: im Terminal, aber nicht in Skripten.
cli_help_serve = Den Server starten und im Browser spielen, unter der Adresse, die er ausgibt. Einstellungen können auch aus Variablen TERRAE_... oder einer TOML-Datei kommen.
cli_help_worker = Die Arbeit eines Servers tun, den andere auf demselben PostgreSQL betreiben: Züge der Bots, Uhren, Benachrichtigungen, Analysen. Starte so viele, wie du willst, auf beliebigen Maschinen; `terrae serve --no-jobs` überlässt ihnen alles.
cli_help_processes = Wie viele Serverprozesse laufen, auf PostgreSQL. Standard: 1.
cli_help_own-ports = Jeder Prozess hat seinen eigenen Port, von --port an: für einen Proxy, der jeden Tisch an einen davon schickt.
cli_help_jobs = Ob die Serverprozesse auch die Arbeit des Servers tun; sonst muss es `terrae worker`. Standard: ja.
cli_help_host = Die Adresse, auf der gelauscht wird. 0.0.0.0 lässt andere Maschinen herein. Standard: 127.0.0.1, nur diese Maschine.
cli_help_port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien. Standard: 8707.
cli_help_data = Der Ordner, in dem Partien gespeichert werden. Standard: dein Datenordner.
cli_help_database = Die URL einer anderen Datenbank als SQLite im Datenordner, zum Beispiel postgresql://...
cli_help_config = Eine TOML-Datei mit Einstellungen.
cli_help_to = Nach N Schritten aufhören.
cli_help_replay-check = Die Dateien nur prüfen: Jeder Schritt muss erlaubt sein, alles, was sie angeben, muss stimmen. Wenn nicht, ist der Rückgabewert 1.
cli_help_replay-json = Spiel, Ergebnis und Zahl der Schritte als JSON ausgeben; mit --check eine Zeile für jede Datei: finished, scores, rows und die erste Abweichung.
cli_help_import-output = Die Spieldatei dorthin schreiben. Standard: ausgeben.
cli_help_export-output = Dorthin schreiben. Standard: ausgeben.
cli_help_export-format = Das Format { $name }, für Partien von { $game }.
cli_help_output = Dorthin schreiben: den Tisch nach .html oder .png (wo es ein Chromium gibt), den Spielplan nach .svg.
cli_help_width = Breite eines PNG oder SVG; ein Tisch von 860 oder weniger wird für ein Telefon gesetzt.
cli_help_theme = Farben des Bildes.
cli_help_check-games = Wie viele Partien.
cli_help_check-seats = Nur diese Zahl von Plätzen prüfen. Standard: alle.
cli_help_check-seed = Der Zufall der ersten Partie; derselbe Startwert prüft dieselben Partien.
cli_help_check-json = Den Bericht als JSON ausgeben.
cli_help_games-json = Alles als JSON ausgeben.
cli_help_report = Sagen, was viele Partien zeigen: die Ergebnisse eines Turniers in FOLDER oder GAMES, die Menschen gespielt haben (Spieldateien oder Aufzeichnungen, eine oder ein Ordner davon). Jede Zahl hat ihr Intervall und ihre Anzahl. Mit -o auch als eine HTML-Datei mit Diagrammen.
cli_help_report-output = Die Seite dorthin schreiben.
cli_help_report-beside = Andere Partien desselben Spiels daneben stellen, etwa die von Menschen: Wo sind sie sich einig?
cli_help_report-json = Alle Zahlen als JSON ausgeben.
cli_help_compare = GAME auf zwei Seiten, A und B, mit demselben Zufall spielen und sagen, was sich unterscheidet, ob das mehr als Zufall ist und was sich sonst geändert hat. Eine Seite ist `standard`, ein Ordner mit Material, Optionen wie "map=main variant=none" oder ein Ordner mit Ergebnissen von `arena`.
cli_help_compare-bot = Wer auf allen Plätzen spielt. Standard: der übliche Bot des Spiels.
cli_help_compare-games = Wie viele Partien auf jeder Seite.
cli_help_compare-of = Worum es geht: points (eines Platzes), winner (dessen Punkte), margin, turns, plies, choices (Schritte zur Wahl) oder changes (der Führung).
cli_help_compare-matters = Der kleinste Unterschied, der für dich zählt, in dem, was --of zählt.
cli_help_compare-output = Die Partien in FOLDER speichern; ein abgebrochener Vergleich geht dort weiter.
cli_help_compare-json = Alle Zahlen als JSON ausgeben.
cli_help_dataset = Jede Entscheidung vieler Partien als Parquet schreiben: was möglich war, was gespielt wurde, wie es ausging und wie die Stellung war. Nenn ein GAME, das Bots spielen, oder mit --from gespielte Partien. Ein abgebrochener Datensatz geht weiter.
cli_help_dataset-output = Der Ordner des Datensatzes.
cli_help_dataset-from = Spieldateien oder Aufzeichnungen: eine oder ein Ordner davon.
cli_help_dataset-games = Wie viele Partien Bots spielen.
cli_help_dataset-features = Was ein Platz über jede Stellung wissen darf, als Zahlen schreiben.
cli_help_dataset-shard = Wie viele Partien in eine Datei kommen.
cli_help_tune = Bessere Gewichte von BOT für GAME suchen und nur behalten, was neue Partien bestätigen. Die besten Gewichte sind in FOLDER/best.json, der Fortschritt in FOLDER/progress.svg. Eine abgebrochene Anpassung geht weiter.
cli_help_tune-output = Der Ordner der Anpassung.
cli_help_tune-weight = Ein Gewicht, das angepasst wird; für jedes einmal angeben. Standard: alle.
cli_help_tune-generations = Wie viele Generationen von Kandidaten; später dürfen es mehr werden.
cli_help_tune-population = Wie viele Kandidaten in einer Generation. Standard: so viele, wie die Zahl der Gewichte verlangt.
cli_help_tune-pairs = Wie viele Aufbauten jeder Kandidat gegen den bisherigen Bot spielt.
cli_help_tune-trial-every = Wie viele Generationen zwischen zwei Proben des Favoriten liegen.
cli_help_tune-trial-pairs = Wie viele frische Aufbauten eine Probe braucht.
cli_help_tune-spread = Wie weit die ersten Kandidaten abweichen, als Anteil jedes Gewichts.
cli_help_tune-by = Was zählt: Punkte oder Siege in Partien, oder Übereinstimmung mit den Schritten von Menschen, die gewannen (braucht --from).
cli_help_tune-from = Partien von Menschen: eine Datei oder ein Ordner davon.
cli_help_tune-json = Alle Zahlen als JSON ausgeben.
cli_help_arena = Bots ein Turnier von GAME spielen lassen (Standard: terra-nova). Jeder Aufbau wird mehrmals mit demselben Zufall gespielt, bis jeder Bot auf jedem Platz saß. Mit --is und --better-than hört es auf, sobald die Antwort feststeht; der Rückgabewert ist 0, wenn sie Ja ist.
cli_help_arena-bot = Wer spielt: eine Stufe oder ein Bot des Spiels, mit Einstellungen, wenn du willst (hard@width=20), FILE.py:CLASS oder PACKAGE:CLASS. Für jeden einmal angeben. Ein Bot allein spielt gegen sich selbst.
cli_help_arena-is = Fragen, ob dieser Bot besser ist ...
cli_help_arena-better-than = ... als dieser.
cli_help_arena-by = Der Unterschied, der für die Frage zählt: der Anteil gewonnener Partien des einen weniger den des anderen.
cli_help_arena-confidence = Wie sicher die Antwort auf eine Frage sein muss.
cli_help_arena-games = Wie viele Partien; bei einer Frage höchstens. Alle Aufbauten werden zu Ende gespielt, es können also ein paar mehr werden. Standard: 100; bei einer Frage 2000.
cli_help_arena-seats = Wie viele Plätze spielen. Standard: so viele, wie es Bots gibt.
cli_help_arena-seed = Der Zufall und die Gedanken des Turniers: Derselbe Startwert spielt dieselben Partien.
cli_help_arena-each = Eine Option, deren Werte von Aufbau zu Aufbau wechseln: für jeden Wert einmal angeben.
cli_help_arena-from = Von der Stellung am Ende dieser Spieldatei oder Aufzeichnung spielen, oder nach PLY Schritten davon. Beliebig oft angeben, oder einen Ordner; Stellungen wechseln sich ab.
cli_help_arena-output = Die Partien dort als Parquet speichern. Nach einem Abbruch macht derselbe Befehl weiter, wo er aufgehört hat.
cli_help_arena-workers = Wie viele Prozesse spielen. Standard: einer für jeden Kern. Die Partien hängen nicht davon ab.
cli_help_arena-on = Auf einem Ray-Cluster spielen: auf einem hier gestarteten oder dem unter ADDRESS.
cli_help_arena-json = Tabelle und Antwort als JSON ausgeben.

## cli_click: what click says by itself

cli_click_usage = Aufruf:
cli_click_options = Optionen
cli_click_arguments = Argumente
cli_click_commands = Befehle
cli_click_show-help = Diese Hilfe zeigen und aufhören.
cli_click_default = Standard: { $default }
cli_click_missing-command = Es fehlt ein Befehl.
cli_click_missing-argument = Es fehlt ein Argument:
cli_click_missing-option = Es fehlt eine Option:
cli_click_invalid = Ungültiger Wert: { $message }
cli_click_invalid-for = Ungültiger Wert für { $param_hint }: { $message }
cli_click_no-option = Die Option { $name } gibt es nicht.
cli_click_no-choice = { $value } ist nicht { $choice }.
cli_click_no-choices = { $value } ist keins von { $choices }.
cli_click_no-number = { $value } ist keine gültige Zahl.
cli_click_no-range = { $value } liegt nicht im Bereich { $range }.
cli_click_no-file = { $filename } gibt es nicht.
cli_click_no-value = Zur Option { $name } gehört kein Wert.
cli_click_needs-value = Zur Option { $name } gehört ein Wert.
cli_click_extra = Ein Argument ist zu viel ({ $args })
cli_click_extra-many = Argumente sind zu viel ({ $args })
cli_click_guess = Meinst du { $possibility }?
cli_click_guesses = (Meinst du eins von: { $possibilities }?)
