### What is wrong with a lesson, and what the check of one says.

lessons_options = { $where }: dieser Tisch lässt sich nicht aufbauen: { $reason }
lessons_twice = { $where }: zwei Abschnitte heißen { QUOTE($name) }
lessons_no-answer = { $where }: der Abschnitt { QUOTE($name) } hat ein Ziel, also braucht er eine 'answer': einen Zug, der es erreicht
lessons_no-goal = { $where }: der Abschnitt { QUOTE($name) } hat kein Ziel, also gibt es nichts zu beantworten, zu probieren oder frei zu spielen
lessons_empty-goal = { $where }: ein Ziel braucht eine Bedingung: moves, without, events, gains, pays, grows, holds oder round
lessons_event = { $where }: ein Ereignis wird 'me WAS' oder 'rival WAS' geschrieben, dahinter seine Quelle, wenn es auf sie ankommt, nicht { $text }
lessons_turns = { $where }: { QUOTE($key) } muss eine Liste von Zügen sein, jeder eine Liste von Schritten
lessons_played = { $where }: ein Zug in { QUOTE($key) } wird 'PLATZ SCHRITT, SCHRITT' geschrieben, mit einem Platz von 1 bis { $seats }, nicht { $text }
lessons_holds = { $where }: bei { QUOTE($place) } kann eine Zahl oder ein Wort verlangt werden, nicht { $value }
lessons_place = wohin { QUOTE($place) } zeigt, gibt es kein { QUOTE($word) }; es gibt: { $known }
lessons_words-left = { $where }: es gibt keinen Abschnitt { QUOTE($name) }; es gibt: { $known }
lessons_words-missing = { $where }: der Abschnitt { QUOTE($name) } hat keine Worte
lessons_words-needed = { $where }: der Abschnitt { QUOTE($name) } verlangt etwas, also brauchen seine Worte { QUOTE($key) }
lessons_not-asked = { $name }: Platz { $seat } wird nicht wieder gefragt, obwohl andere { $count } Züge gespielt haben
lessons_impossible = { $name }: Abschnitt { QUOTE($step) }: der Zug { QUOTE($turn) } lässt sich hier nicht ganz spielen; möglich ist: { $known }
lessons_not-right = { $name }: Abschnitt { QUOTE($step) }: der Zug { QUOTE($turn) } steht als richtig da, erreicht aber das Ziel nicht
lessons_not-wrong = { $name }: Abschnitt { QUOTE($step) }: der Zug { QUOTE($turn) } steht als falsch da, aber der Abschnitt nimmt ihn an
lessons_unlit = { $name }: Abschnitt { QUOTE($step) }: im Bild gibt es keinen Teil { QUOTE($part) }
lessons_stuck = { $name }: Abschnitt { QUOTE($step) }: kein Zug erreicht das Ziel nach: { $path }
lessons_over = { $name }: die Partie ist vor Abschnitt { QUOTE($step) } zu Ende
lessons_fine = { $name }: { $steps } Abschnitte, { $asked } davon verlangen etwas; { $tried } andere und falsche Züge probiert, auf { $walks } Wegen zu Ende gespielt
lessons_listed = { $address }: { $title } ({ $minutes } Minuten, { $steps } Abschnitte)

lessons_components_missing = { $where }: { QUOTE($key) } fehlt
lessons_components_list = { $where }: { QUOTE($key) } muss eine Liste mit { $size } Einträgen sein
lessons_components_number = { $where }: { QUOTE($key) } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
lessons_components_flag = { $where }: { QUOTE($key) } muss true oder false sein, nicht { $value }
lessons_components_text = { $where }: { QUOTE($key) } kann nicht { $value } sein; möglich: { $known }
lessons_components_texts = { $where }: { QUOTE($key) } muss eine Liste von Texten sein
lessons_components_table = { $where }: { QUOTE($key) } muss eine Tabelle sein
lessons_components_unknown = { $where }: { QUOTE($key) } ist unbekannt; es gibt: { $known }
lessons_components_name = { $where }: der Name { $name } geht nicht; nimm nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche
lessons_components_no-file = { $where }: in { $folder } gibt es diese Datei nicht
lessons_components_no-toml = { $where }: nicht lesbar: { $reason }
