terra-nova-2006_help_rules = Regeln
terra-nova-2006_help_rules-about = Das ganze Spiel auf einer Seite.
terra-nova-2006_help_aim-title = Worum es geht
terra-nova-2006_help_aim-text = Ein neues Land aus acht Landschaften wird unter zwei bis vier Spielenden aufgeteilt. Figuren laufen darüber, Grenzsteine grenzen Teile davon ab. Wer in einem Teil die meisten Figuren hat, wenn sich seine Grenze schließt, bekommt die Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Nichts ist verdeckt, und außer dem Start wird nichts ausgelost.
terra-nova-2006_help_set-up-title = Spielaufbau
terra-nova-2006_help_set-up-text = Zu zweit haben alle { $two } Figuren, zu dritt { $three }, zu viert { $four }. Reihum setzt ihr je eine Figur auf ein beliebiges leeres Feld, auch auf Wasser, bis alle eingesetzt sind. Für alle zusammen gibt es { $stones } Grenzsteine. Mit der Option setup=quick werden die Figuren ausgelost, sodass alle in jeder Landschaft gleich viele haben.
terra-nova-2006_help_turn-title = Ein Zug
terra-nova-2006_help_turn-text = Ein Zug hat { $actions } Aktionen. Die erste ist eine Bewegung. Die zweite und die dritte sind jeweils eine Bewegung oder ein Grenzstein. Was möglich ist, muss getan werden; nur wenn keine zweite oder dritte Aktion möglich ist, endet der Zug früher. Wer zu Beginn des Zugs nicht ziehen kann, passt.
terra-nova-2006_help_moving-title = Eine Figur ziehen
terra-nova-2006_help_moving-text = Eine Figur zieht geradeaus in eine von sechs Richtungen, so weit du willst, mindestens ein Feld, nur über leere Felder. Sie springt über nichts und darf überall anhalten. Du darfst eine Figur mehrmals ziehen, aber drei Bewegungen derselben Figur dürfen nicht dort enden, wo sie den Zug begonnen hat.
terra-nova-2006_help_moving-example = Hinausziehen, zurückkommen und dann einen Grenzstein setzen ist erlaubt.
terra-nova-2006_help_stones-title = Einen Grenzstein setzen
terra-nova-2006_help_stones-text = Ein Grenzstein kommt auf ein leeres Feld neben einer deiner Figuren, die in diesem Zug gezogen hat, da, wo sie jetzt steht. Er füllt das Feld für den Rest der Partie.
terra-nova-2006_help_stones-example = Nach zwei Bewegungen zweier Figuren darf der Grenzstein neben jeder der beiden liegen.
terra-nova-2006_help_regions-title = Gebiete
terra-nova-2006_help_regions-text = Grenzsteine und der Spielfeldrand sind Grenzen, Figuren nicht. Sobald ein Grenzstein ein Stück Land mit höchstens { $most } Landschaften abtrennt, ist dieses Stück ein Gebiet und wird sofort gewertet. Jedes seiner Felder, auch besetzte, zählt { $worth } Punkte bei 1, 2, 3 Landschaften. Wer darin die meisten Figuren hat, bekommt die Punkte; bei Gleichstand werden sie geteilt, abgerundet. Alle Figuren darin gehen aus dem Spiel. Land mit mehr Landschaften bleibt offen, so klein es auch ist. Ein Grenzstein kann auch ein Gebiet schaffen, indem er das letzte Feld einer Landschaft bedeckt.
terra-nova-2006_help_regions-example = 12 Felder mit 2 Landschaften, zwei Figuren gegen eine: 24 Punkte und keine. 7 Felder mit 1 Landschaft, je eine Figur: 21 Punkte, also je 10.
terra-nova-2006_help_picture-title = Was der Spielplan zeigt
terra-nova-2006_help_picture-text = Auf einem Feld mit leerer Raute würde ein Grenzstein das Land teilen, auf einem mit gefüllter ein Gebiet schließen. Eine gestrichelte Linie umgibt jede Bucht, die ein Grenzstein jetzt schließen würde, in der Farbe derer, die sie gewännen, mit den Punkten; liegt eine Bucht in einer anderen, werden beide gezeigt, wenn verschiedene sie gewännen. Gewertete Gebiete haben die Farbe derer, die sie gewonnen haben, oder einen Rand in den Farben aller, die sie sich teilen.
terra-nova-2006_help_end-title = Das Ende
terra-nova-2006_help_end-text = Die Partie endet sofort, wenn alles Land aufgeteilt ist oder wenn der letzte Grenzstein gesetzt und gewertet ist; und zwischen zwei Zügen, wenn höchstens eine Farbe noch ziehen kann oder nach { $rounds } Runden ohne Grenzstein. Was dann offen ist, wird nicht gewertet. Mit der Option ending=last-figure endet sie auch, wenn jemand keine Figur mehr hat.
terra-nova-2006_help_board = Der Spielplan
terra-nova-2006_help_board-about = Die Landschaften und wie groß sie sind.
terra-nova-2006_help_board-text = { $board }: { $fields } Felder. Felder heißen nach dem Buchstaben ihrer Reihe und ihrer Nummer darin, von links. Die Buchstaben der Landschaften stehen auf dem Plan im Terminal und in Dateien mit Spielplänen.
terra-nova-2006_help_landscape = Buchstabe { $letter }, { $fields } Felder
terra-nova-2006_help_moves = Was du tippen kannst
terra-nova-2006_help_moves-about = Jeder Schritt als Text.
terra-nova-2006_help_moves-text = Verläufe und Spieldateien enthalten diese Texte; auf der Seite lässt sich jeder Schritt auch klicken.
