terra-nova-2006_ask_place = Setze Figur { $number } von { $all } auf ein beliebiges leeres Feld
terra-nova-2006_ask_draw-first = Es wird ausgelost, wer beginnt
terra-nova-2006_ask_draw-figure = Der Platz der nächsten Figur wird ausgelost: { $who }
terra-nova-2006_ask_first = Aktion { $number } von { $all }: Zieh eine deiner Figuren in gerader Linie
terra-nova-2006_ask_next = Aktion { $number } von { $all }: Zieh eine Figur oder setze einen Grenzstein neben eine, die in diesem Zug gezogen hat
terra-nova-2006_ask_pass = Keine deiner Figuren kann ziehen: Du musst passen
terra-nova-2006_ask_nothing-left = Aktion { $number } von { $all }: Du kannst weder ziehen noch einen Grenzstein setzen, dein Zug endet
terra-nova-2006_ask_anything = Was tust du?

terra-nova-2006_move_move = Figur von { $start } nach { $end } ziehen
terra-nova-2006_move_stone = Grenzstein auf { $place } setzen
terra-nova-2006_move_place = Figur auf { $place } setzen ({ $landscape })
terra-nova-2006_move_draw-first = { $who } beginnt
terra-nova-2006_move_draw-figure = Figur auf { $place } setzen ({ $landscape })
terra-nova-2006_move_pass = Passen: Keine Figur kann ziehen
terra-nova-2006_move_done = Zug beenden: Mehr ist nicht möglich

## terra-nova-2006_log: what was done, by verb

terra-nova-2006_log_move = Figur von { $start } nach { $end }
terra-nova-2006_log_stone = Grenzstein auf { $place }
terra-nova-2006_log_place = Figur auf { $place }
terra-nova-2006_log_draw-first = { $who } beginnt
terra-nova-2006_log_draw-figure = { $whose } auf { $place }
terra-nova-2006_log_pass = passt
terra-nova-2006_log_done = beendet den Zug

terra-nova-2006_warning_gift = { $who } bekäme { $points }, du { $own }

terra-nova-2006_sign_move = Ziehen
terra-nova-2006_sign_stone = Grenzstein
terra-nova-2006_sign_place = Einsetzen
terra-nova-2006_sign_done = Zug beenden
terra-nova-2006_sign_draw-first = Startspieler
terra-nova-2006_sign_draw-figure = Figur

terra-nova-2006_verb_move = `E5-E9` zieht deine Figur von E5 nach E9: geradeaus, nur über leere Felder, so weit du willst.
terra-nova-2006_verb_stone = `stone F8` setzt einen Grenzstein auf ein leeres Feld neben einer deiner Figuren, die in diesem Zug gezogen hat. Jedes Gebiet, das dadurch entsteht, wird sofort gewertet.
terra-nova-2006_verb_place = `place F8` setzt vor dem ersten Zug eine deiner Figuren auf ein leeres Feld.
terra-nova-2006_verb_done = `done` beendet den Zug, wenn keine Aktion möglich ist, oder passt, wenn keine Figur ziehen kann. Wer etwas tun kann, muss es tun.
