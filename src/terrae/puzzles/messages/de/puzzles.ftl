### What is wrong with a file of puzzles, and what finding some says.

puzzles_position = { $where }: die Stellung ist nicht lesbar: { $reason }
puzzles_other-game = { $where }: die Stellung ist aus { $found }, die Datei aber für { $game }
puzzles_not-asked = { $where }: Platz { $seat } ist nicht am Zug
puzzles_answer = { $where }: die Lösung { QUOTE($answer) } lässt sich nicht ganz spielen
puzzles_no-why = { $where }: 'why' sagt nicht, was der beste Zug bringt: { $reason }
puzzles_twice = { $where }: zwei Rätsel heißen { QUOTE($name) }
puzzles_no-game = { $path } ist keine lesbare Partie: { $reason }
puzzles_foreign-title = { $path } ist eine Partie von { $found }, nicht von { $game }
puzzles_found = { $count } Rätsel aus { $games } Partien, geschrieben in { $path }
puzzles_none = kein Rätsel in { $games } Partien: Es muss einen Zug geben, der um { $clear } Punkte besser ist als alle anderen und den die Stufe { $level } nicht findet; versuch es mit mehr Partien

puzzles_components_missing = { $where }: { QUOTE($key) } fehlt
puzzles_components_list = { $where }: { QUOTE($key) } muss eine Liste mit { $size } Einträgen sein
puzzles_components_number = { $where }: { QUOTE($key) } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
puzzles_components_text = { $where }: { QUOTE($key) } kann nicht { $value } sein; möglich: { $known }
puzzles_components_texts = { $where }: { QUOTE($key) } muss eine Liste von Texten sein
puzzles_components_table = { $where }: { QUOTE($key) } muss eine Tabelle sein
puzzles_components_unknown = { $where }: { QUOTE($key) } ist unbekannt; es gibt: { $known }
puzzles_components_name = { $where }: der Name { $name } geht nicht; nimm nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche
puzzles_components_no-file = { $where }: in { $folder } gibt es diese Datei nicht
puzzles_components_no-toml = { $where }: nicht lesbar: { $reason }
