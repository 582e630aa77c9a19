## terra-mystica_help: the help pages (help.py); a line break in a text begins a paragraph

terra-mystica_help_rules = Die Regeln in Kürze
terra-mystica_help_rules-about = Alles, was du für eine erste Partie brauchst, in zehn Minuten.
terra-mystica_help_aim-title = Worum es geht
terra-mystica_help_aim-text =
    Du führst ein Volk, das nur auf einer Landschaft lebt. Es gibt sieben, in einem Kreis: { $terrains }. Du wandelst das Land rund um deine Gebäude in deine Heimatlandschaft um, baust Wohnhäuser darauf und wertest sie auf.
    Gespielt werden { $rounds } Runden. Wer die meisten Punkte hat, gewinnt. Punkte bringen das Wertungsplättchen jeder Runde, Städte, Leisten, Plättchen und Fähigkeiten, und am Ende die vier Kulte, dein größtes Gebiet und deine Ressourcen.
terra-mystica_help_round-title = Eine Runde
terra-mystica_help_round-text =
    Zuerst nehmen alle Einkommen: was die offenen Felder des Völkertableaus, die Gunstplättchen und die Rundenbonuskarte zeigen.
    Dann seid ihr reihum am Zug. In deinem Zug führst du eine Aktion aus: bauen (und vorher Land umwandeln, wenn du willst), aufwerten, Schifffahrt oder Umwandlung verbessern, einen Priester zu einem Kult entsenden, eine Machtaktion oder Sonderaktion nutzen oder passen.
    Wenn alle gepasst haben, gibt es den Kultbonus des Wertungsplättchens: etwas für je so viele Stufen auf einer Kultskala, aber nicht nach der letzten Runde. Die Aktionen sind wieder frei. Zu Beginn jeder Runde kommt eine Münze auf jede Rundenbonuskarte, die niemand hat.
terra-mystica_help_transform-title = Umwandeln und bauen
terra-mystica_help_transform-text =
    Wähle ein freies Feld in Reichweite. Es wird mit so vielen Spaten zu deiner Heimatlandschaft, wie Schritte zwischen den beiden Landschaften auf dem Kreis liegen, höchstens drei. Spaten bezahlst du mit Arbeitern, oder eine Aktion bringt welche. Was du in einer Aktion kaufst, geht in ein Feld.
    Auf deiner Heimatlandschaft in Reichweite darfst du ein Wohnhaus bauen. Beides geht in einer Aktion, auf demselben Feld.
terra-mystica_help_reach-title = Reichweite, Schifffahrt, Brücken
terra-mystica_help_reach-text =
    In Reichweite ist jedes Feld neben einem deiner Gebäude oder mit ihm durch eine Brücke verbunden. Schiffe kommen weiter: über so viele Flussfelder, wie deine Schifffahrt sagt. Zwei Völker haben keine Schiffe, dafür einen Tunnel oder einen Teppich.
    Du hast { $bridges } Brücken. Eine Machtaktion lässt dich eine bauen; sie muss an einem deiner Gebäude beginnen.
terra-mystica_help_upgrade-title = Aufwerten
terra-mystica_help_upgrade-text =
    Ein Wohnhaus wird zum Handelshaus; steht kein Gebäude eines anderen Volkes daneben, kostet das doppelt so viele Münzen. Ein Handelshaus wird zum Tempel oder zu deiner Festung, ein Tempel zu deinem Heiligtum. Das alte Gebäude kommt auf dein Tableau zurück.
    Jeder Tempel und das Heiligtum bringen ein Gunstplättchen. Die Festung gibt dir etwas, das sonst niemand hat. Du hast { $dwellings } Wohnhäuser, { $posts } Handelshäuser, { $temples } Tempel, { $strongholds } Festung und { $sanctuaries } Heiligtum.
terra-mystica_help_power-title = Macht
terra-mystica_help_power-text =
    Deine Machtchips liegen in drei Schalen. Für jede Macht, die du erhältst, rückt ein Chip eine Schale weiter: erst von I nach II, und von II nach III nur, wenn Schale I leer ist. Ausgeben kannst du nur, was in Schale III liegt; es geht zurück in Schale I.
    Mit Macht bezahlst du die Machtaktionen des Spielplans; jede geht nur einmal pro Runde: Wer zuerst kommt, bekommt sie. Du darfst Macht opfern: Für jeden Chip, der von Schale II in Schale III geht, wird ein anderer aus Schale II aus dem Spiel genommen.
terra-mystica_help_neighbours-title = Macht von nebenan
terra-mystica_help_neighbours-text =
    Wenn jemand neben deinen Gebäuden baut oder aufwertet, wird dir so viel Macht angeboten, wie diese Gebäude zählen. Du nimmst alles, was in deine Schalen passt, oder nichts. Jede Macht außer der ersten kostet dich einen Punkt.
    Du musst dich nicht gleich entscheiden: Die anderen können inzwischen weiterspielen. Du kannst auch festlegen, dass Angebote für dich angenommen werden, immer oder bis zu einem Preis.
terra-mystica_help_towns-title = Städte
terra-mystica_help_towns-text =
    Wenn mindestens { $town_buildings } deiner Gebäude zusammenhängen (Brücken zählen, Schiffe nicht) und ihre Machtstufe zusammen mindestens { $town_value } ist, sind sie eine Stadt. Das Heiligtum zählt als zwei Gebäude. Du nimmst eine Stadtmarke mit Punkten, einem Schlüssel und noch etwas.
    Gebäude, die später zu einer Stadt dazukommen, bringen keine weitere Marke.
terra-mystica_help_cults-title = Kulte
terra-mystica_help_cults-text =
    Auf jeder der vier Skalen steigst du von 0 bis { $top }. Manche Stufen bringen Macht, wenn du sie von unten betrittst ({ $step_power }). Die letzte braucht den Schlüssel einer Stadtmarke, und nur ein Volk kann dort stehen.
    Priester bringen Stufen. Auf jeder Skala gibt es Plätze für Priester, die für immer bleiben (in Stufen: { $places }); jeder andere Priester bringt eine Stufe und geht zurück in deinen Vorrat. Auch Gunstplättchen, Stadtmarken und manche Aktionen bringen Stufen.
    Am Ende bekommen die Höchsten auf jeder Skala { $cult_points } Punkte.
terra-mystica_help_convert-title = Tauschen
terra-mystica_help_convert-text = In deinem Zug darfst du Ressourcen tauschen, so oft du willst: { $rates }.
terra-mystica_help_pass-title = Passen
terra-mystica_help_pass-text =
    Wenn du nichts mehr tun kannst oder willst, passt du. Du wertest, was deine Rundenbonuskarte und anderes beim Passen bringen, und tauschst die Rundenbonuskarte gegen eine der freien, mit den Münzen, die darauf liegen. In der letzten Runde nimmt niemand eine Karte.
    Wer zuerst passt, beginnt die nächste Runde.
terra-mystica_help_end-title = Das Ende
terra-mystica_help_end-text =
    Nach der letzten Runde bringt jeder Kult { $cult_points } Punkte, und die größten Gebiete bringen { $network }: Ein Gebiet sind alle deine Gebäude, die voneinander in Reichweite sind, auch per Schiff. Bei Gleichstand werden die Punkte der Plätze geteilt. Ein zusätzliches Endwertungsplättchen wertet auf dieselbe Weise.
    Dann wird Schale II geopfert, so weit es geht, und alle Macht in Schale III, Arbeiter und Priester werden zu Münzen; je { $coins_for_point } Münzen sind 1 Punkt.
terra-mystica_help_rate = { $given } gegen { $got }
terra-mystica_help_step-power = Stufe { $space }: { $power }
terra-mystica_help_sheet-about = Heimatlandschaft: { $home }.
terra-mystica_help_sheet-homeless = Wählt die Heimatlandschaft vor der Partie.
terra-mystica_help_ability = Fähigkeit
terra-mystica_help_stronghold = Festung
terra-mystica_help_landscape = Sonderlandschaft: { $name }
terra-mystica_help_landscape-free = Mit der Option landscapes=on. Wie sie gelegt wird, sagt die Seite über Sonderlandschaften.
terra-mystica_help_landscape-needs = Mit der Option landscapes=on, sobald das auf dem Spielplan steht: { $needs }. Wie sie gelegt wird, sagt die Seite über Sonderlandschaften.
terra-mystica_help_landscapes = Sonderlandschaften
terra-mystica_help_landscapes-about = Eine für jedes Volk, mit der Option landscapes=on.
terra-mystica_help_landscapes-title = Wie man sie legt
terra-mystica_help_landscapes-text =
    Jedes Volk hat eine Sonderlandschaft. Einmal in der Partie, wenn eine Aktion von dir ein Feld zur Heimatlandschaft macht, darfst du stattdessen die Sonderlandschaft dorthin legen: Du nutzt die Spaten wie immer, sie kostet sonst nichts, und kein Wohnhaus kommt darauf. Spaten des Kultbonus genügen nicht. Was sie braucht, muss schon auf dem Spielplan stehen. Manche werden anders gelegt; dann sagt es ihr Text.
    Eine Sonderlandschaft ist ein Gebäude mit Machtstufe 1. Sie zählt für Städte, für dein Gebiet und für die Endwertungsplättchen. Wer benachbart ist, darf Macht nehmen, wenn du sie legst, und du, wenn daneben gebaut wird. Sie ist keines der fünf Gebäude, außer ihr Text sagt es, und wird nie aufgewertet.
    Wenn eine Aktion zwei kostenlose Spaten bringt und der erste die Sonderlandschaft schafft, kann der zweite nicht auf ein Feld gehen, das du nur von ihr aus erreichst.
terra-mystica_help_landscapes-each = Die Sonderlandschaften
terra-mystica_help_landscape-of = { $name } ({ $faction })
terra-mystica_help_landscape-before = Zuvor nötig: { $needs }.
terra-mystica_help_beginning = Zu Beginn
terra-mystica_help_goods = Ressourcen
terra-mystica_help_bowls = Macht in den Schalen
terra-mystica_help_cult-steps = Stufen auf den Kultskalen
terra-mystica_help_cult-start = { $cult } { $steps }
terra-mystica_help_priests = Priester
terra-mystica_help_priests-start = höchstens { $priests } auf der Hand, einer weniger für jeden, der auf dem Kultplan bleibt
terra-mystica_help_on-the-map = Auf dem Spielplan
terra-mystica_help_dwelling-start = { $dwellings } Wohnhaus, nach allen anderen gesetzt
terra-mystica_help_dwellings-start = { $dwellings } Wohnhäuser
terra-mystica_help_points-2017 = Punkte mit der Option points=2017
terra-mystica_help_none = keine
terra-mystica_help_tracks = Schifffahrt und Spaten
terra-mystica_help_shipping = Schifffahrt
terra-mystica_help_shipping-text = Von { $least } bis { $most }. Jede Verbesserung kostet { $price } und bringt Punkte, der Reihe nach: { $points }.
terra-mystica_help_shipping-fixed = Immer { $level }.
terra-mystica_help_spades = Spaten
terra-mystica_help_spades-none = Kauft keine.
terra-mystica_help_spades-fixed = Einer kostet { $price }.
terra-mystica_help_spades-text = Einer kostet, von Stufe zu Stufe: { $prices }. Eine Verbesserung kostet { $price } und bringt Punkte: { $points }.
terra-mystica_help_structures = Gebäude
terra-mystica_help_structures-text = Preis, Machtstufe für Städte und Nachbarn, und Einkommen vom ersten gebauten bis zum letzten.
terra-mystica_help_structure = Kostet { $price }, Machtstufe { $power }. { $income }
terra-mystica_help_income-fixed = Einkommen von Anfang an: { $income }.{" "}
terra-mystica_help_income-times = { $income } ({ $times }-mal)
terra-mystica_help_income = Einkommen: { $income }.
terra-mystica_help_tiles = Plättchen, Karten und Machtaktionen
terra-mystica_help_tiles-about = Was jedes Plättchen bedeutet.
terra-mystica_help_power-actions = Machtaktionen
terra-mystica_help_power-actions-text = Jede geht einmal pro Runde, für alle mit genug Macht in Schale III. Kostenlose Spaten, die nicht genutzt werden, verfallen.
terra-mystica_help_price = { $power } Macht.
terra-mystica_help_bonus-cards = Rundenbonuskarten
terra-mystica_help_bonus-cards-text = Es gibt so viele wie Plätze und { $spare } mehr. Du hast in jeder Runde eine und tauschst sie beim Passen.
terra-mystica_help_favours = Gunstplättchen
terra-mystica_help_favours-text = Es gibt sie für Tempel und das Heiligtum. Jede Sorte kannst du einmal haben.
terra-mystica_help_towns = Stadtmarken
terra-mystica_help_towns-tiles-text = Es gibt sie für eine neue Stadt. Der Schlüssel öffnet Stufe 10 einer Kultskala.
terra-mystica_help_round-tiles = Wertungsplättchen
terra-mystica_help_round-tiles-text = Eins für jede Runde: Punkte, immer wenn etwas Bestimmtes getan wird, und am Ende der Runde ein Bonus für Kultstufen.
terra-mystica_help_final-tiles = Endwertungsplättchen
terra-mystica_help_final-tiles-text = Mit der Option final-scoring ist eins davon im Spiel. Die Besten bekommen { $network } Punkte.
terra-mystica_help_copies = ({ $copies } in der Schachtel)
terra-mystica_help_with-option = (Option: { $option })
terra-mystica_help_cult-board = Der Kultplan
terra-mystica_help_cult-board-about = Vier Skalen, Priester, Schlüssel.
terra-mystica_help_cult-entry = Die Kultskala { $cult }. Wertungsplättchen mit einem Bonus für Stufen darauf: { $tiles }.
terra-mystica_help_moves = Schritte als Text
terra-mystica_help_moves-about = Was du tippen kannst, statt zu klicken.
terra-mystica_help_moves-text = Jeder Schritt hat einen Text, denselben wie auf terra.snellman.net, wo es ihn dort gibt. Tipp ihn in das Feld neben der Frage (mit der Taste / kommst du hin). Kurzformen gehen, solange sie eindeutig sind.
terra-mystica_help_options = Optionen
terra-mystica_help_options-about = Was ein Tisch vor der Partie wählen kann.
terra-mystica_help_values = (Standard: { $default }; auch: { $others })
terra-mystica_help_usual = (Standard: { $default })
terra-mystica_help_maps = Spielpläne
