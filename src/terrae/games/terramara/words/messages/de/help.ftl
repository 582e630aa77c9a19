## terramara_help: the help pages (help.py); a line break in a text begins a paragraph

terramara_help_rules = Die Regeln in Kürze
terramara_help_rules-about = Alles, was du für eine erste Partie brauchst.
terramara_help_aim-title = Das Ziel
terramara_help_aim-text = Du führst fünf Runden lang einen Clan. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt; bei Gleichstand, wer weiter auf dem Fluss ist, dann, wer stärker ist.
terramara_help_turn-title = Ein Zug
terramara_help_turn-text =
    Schick ein Clanmitglied: einen deiner { $explorers } Kundschafter, deinen Häuptling oder einen Krieger, den du genommen hast. Tu, was das Feld sagt. Danach darfst du ein Artefakt herstellen oder eins reservieren.
    Die Runde endet, wenn niemand mehr ein Clanmitglied hat. Du musst alle schicken; in deiner Hütte ist immer Platz.
    Jederzeit in deinem Zug darfst du Arbeiter und Effekte „einmal pro Runde“ nutzen. Vor deinem ersten Clanmitglied einer Runde darfst du deine Person umdrehen, endgültig.
terramara_help_spaces-title = Felder
terramara_help_spaces-text =
    Auf einem Feld ist Platz für zwei Clanmitglieder verschiedener Clans, auf manchen nur für eins. Ein Häuptling oder Krieger sperrt ein Feld.
    Dein Häuptling darf sich zu jedem einzelnen Kundschafter eines anderen Clans stellen. Dein Kundschafter darf das, wenn du mehr Militär hast, und dann verlierst du 1 Militär. Ein Krieger darf sich auch zu deinem eigenen Kundschafter stellen.
    Kundschafter dürfen auf Länder späterer Runden und bleiben dort, bis die Reihe umgedreht wird; die aus den Reihen 5 und 6 kommen nie zurück. Häuptlinge und Krieger dürfen dort nicht hin.
    Wenn eine der Runden 1 bis 4 endet, wird ihre Reihe umgedreht: Es öffnen sich ein Kreuzungsfeld, für die, deren Karren beide diese Kreuzung erreicht haben, und ein Außenposten an der Straße. In Runde 5 öffnen sich die Sonderfelder.
terramara_help_goods-title = Rohstoffe
terramara_help_goods-text =
    Rohstoffe werden von Arbeitern und auf manchen Feldern verarbeitet. Ein verarbeiteter Rohstoff kann immer für den rohen stehen, nie umgekehrt.
    Ein Arbeiter der Stufe 1, 2 oder 3 verarbeitet einmal pro Runde bis zu so viele Rohstoffe beliebiger Sorten.
terramara_help_goods-list = Die Rohstoffe
terramara_help_artifacts-title = Artefakte
terramara_help_artifacts-text =
    { $row } Artefakte liegen am Fluss; dein Kanu bestimmt, wie viele davon du erreichst. Du zahlst die gezeigten verarbeiteten Rohstoffe, und der Effekt der Karte gehört dir. Die Reihe wird sofort aufgefüllt.
    Ab Flussfeld { $reserve } darfst du ein Artefakt für dich reservieren. Hast du es bis zum Ende nicht hergestellt, verlierst du { $penalty } SP.
terramara_help_river-title = Der Fluss
terramara_help_river-text =
    Kultur bewegt dein Kanu, bis Feld { $river }; darüber hinaus ist jede Kultur 1 SP. Ein Bonusplättchen zu passieren bringt seinen Effekt. Auf Feld { $explorer } kommt ein Kundschafter zu dir; ab Feld { $discount } kostet ein reserviertes Artefakt 1 Rohstoff weniger.
    Die Symbole liegen auf den Feldern { $river_symbols }.
terramara_help_road-title = Die Straße
terramara_help_road-text =
    Reise bewegt deine beiden Karren, Schritt für Schritt. Von jeder Kreuzung zieht ein Karren geradeaus oder nimmt den linken Weg mit einem Bonusplättchen oder den rechten mit einem Außenposten oder Bonusplättchen; ein Umweg kostet zwei Schritte.
    An einem Außenposten setzt du ein Banner. Jedes Banner bringt am Ende { $outposts } SP, nach der schwersten seiner drei Bedingungen, die du erfüllst. Der Weg zu einem Außenposten öffnet sich, wenn seine Reihe umgedreht wird.
    Die Karren am Ende der Straße bringen { $ends } SP, in der Reihenfolge ihrer Ankunft; jeder spätere so viel wie der dritte. Die Symbole liegen auf { $road_symbols }.
terramara_help_military-title = Militär
terramara_help_military-text =
    Die Leiste endet bei { $military }; darüber hinaus ist jedes Militär 1 SP. Die Stärkestufen beginnen bei { $levels }; die Symbole liegen auf { $military_symbols }. Am Ende bekommen die drei Stärksten { $ranks } SP; bei Gleichstand bekommen alle die Punkte und belegen zusammen mehrere Ränge.
    Ein Raubzug nimmt allen Rohstoffe: von Clans deiner Stärkestufe je einen pro { $same }; je einen pro { $lower }, wenn sie 1, 2, 3 Stufen darunter liegen; je einen pro { $higher }, wenn sie darüber liegen. Welche, wählen sie selbst. Wer in der Heimat zum Raubzug aufbricht, verliert erst 1 Militär; Raubzüge durch Plättchen und Karten kosten nichts.
terramara_help_rounds-title = Runden
terramara_help_rounds-text =
    Artefakte der Stufe 1 verlassen in Runde 2 den Stapel und in Runde 3 den Fluss, die der Stufe 2 in den Runden 4 und 5.
    Wer die Startspielerkarte nimmt, beginnt die nächste Runde und zieht einen Karren einen Schritt; wer in der neuen Reihenfolge Dritter ist, erhält 1 Kultur, wer Vierter ist, 2 Militär. In Runde 5 gibt ihre Rückseite stattdessen 2 Reise, 2 Militär oder 2 Kultur.
terramara_help_neutral-title = Zu zweit und zu dritt
terramara_help_neutral-text =
    Zu dritt spielt ein neutraler Spieler mit, zu zweit zwei. Feuer sperren in jeder Reihe ein kleines Feld, und neutrale Kundschafter stehen in jeder Reihe, bis sie umgedreht wird. Neutrale Spieler erhalten jede Runde Militär und zählen für die Ränge. Zu zweit ist auf jedem Kreuzungsfeld nur Platz für ein Clanmitglied.
    Den Bonus eines Platzes in der neuen Reihenfolge, den niemand hat, bekommt niemand.
terramara_help_end-title = Das Ende
terramara_help_end-text = Nach Runde 5 wertest du deine Artefakte und ihre Effekte, deinen Rang beim Militär, Karren am Ende der Straße, Außenposten, und 1 SP für jeden verarbeiteten und für je { $raw } unverarbeitete Rohstoffe, die übrig sind.
terramara_help_characters = Personen
terramara_help_characters-about = Sieben Personen mit zwei Seiten.
terramara_help_young = Jung
terramara_help_experienced = Erfahren
terramara_help_starts = Startkarten
terramara_help_starts-about = Was jede Startkarte bringt.
terramara_help_artifacts = Artefakte
terramara_help_artifacts-about = Alle 52.
terramara_help_artifact = { $category }, { $points } SP, kostet { $cost }.
terramara_help_level = Stufe { $level }
terramara_help_spaces = Aktionsfelder
terramara_help_spaces-about = Was es wo gibt.
terramara_help_homeland = Heimat und Hütte
terramara_help_crossroads = Kreuzungen
terramara_help_special = Sonderfelder
terramara_help_territories = Länder
terramara_help_territory = { $key }, { $terrain }
terramara_help_needs = Nur, wenn du { $condition }.
terramara_help_single = Platz für nur ein Clanmitglied.
terramara_help_tiles = Plättchen
terramara_help_tiles-about = Bonusplättchen, Außenposten, die Startspielerkarte.
terramara_help_bonus-level = Bonusplättchen der Stufe { $level }
terramara_help_outposts = Außenposten
terramara_help_grade = Wenn du { $condition }: { $points } SP.
terramara_help_card = Die Startspielerkarte
terramara_help_card-front = Vorderseite
terramara_help_card-back = Rückseite, in Runde 5
terramara_help_card-others = Du beginnst die nächste Runde; wer in der neuen Reihenfolge Dritter ist, erhält 1 Kultur, wer Vierter ist, 2 Militär.
terramara_help_moves = Was du tippen kannst
terramara_help_moves-about = Jeder Schritt hat einen Text.
terramara_help_moves-text = Felder heißen nach Reihe und Buchstabe, 1a bis 6f; 1x bis 4x sind die Kreuzungen, 5s und 6s die Sonderfelder. Die Heimat hat hire, develop, travel, develop-or-travel, raid, first, raid-and-first; außerdem gibt es hut und own. Karten haben die Kürzel, die die Hilfeseiten zeigen.
