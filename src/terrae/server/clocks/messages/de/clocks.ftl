### What is said about clocks, and about seats whose people leave or are not there.

server_takeback-over = dieser Zug lässt sich nicht zurücknehmen: Die Partie ist zu Ende
server_is-over = diese Partie ist zu Ende
server_rated-people = eine gewertete Partie braucht mindestens zwei Plätze für Menschen, und niemand darf zwei davon haben
server_rated-once = diese Partie ist gewertet: Niemand darf zwei Plätze haben
server_rated-help = diese Partie ist gewertet: Vor dem Ende bekommt niemand Hilfe
server_not-absent = Platz { $seat } hat noch Zeit
server_time-of-others = mehr Zeit geben kann nur, wer mitspielt
server_no-clock = die Zeit von Platz { $seat } läuft nicht
server_motion-seat = das kann nur entscheiden, wer mitspielt
server_motion-what = sag, was entschieden werden soll: das Ende der Partie, oder dass ein Bot einen Platz übernimmt
server_motion-asked = Platz { $seat } hat schon um etwas gebeten; entscheidet das zuerst
server_motion-most = das entscheiden die meisten von euch; zurückziehen kann es nur, wer gefragt hat
server_no-motion = niemand hat um etwas gebeten
server_on-vacation = du bist schon im Urlaub; komm erst zurück
server_no-vacation = { $left ->
    [one] das ist zu lang: von { $year } Urlaubstagen im Jahr ist { $left } übrig
   *[other] das ist zu lang: von { $year } Urlaubstagen im Jahr sind { $left } übrig
}

notice_late = Deine Zeit ist abgelaufen: { $table }
notice_absent = { $name } ist nicht da, und du darfst entscheiden, wie es weitergeht: { $table }
notice_motion-end = { $name } möchte die Partie beenden: { $table }
notice_motion-bot = { $name } möchte, dass ein Bot für jemanden spielt, der nicht da ist: { $table }
notice_resigned = { $name } hat aufgegeben, und ein Bot spielt weiter: { $table }
notice_replaced = Alle haben zu lange auf dich gewartet, und jemand anders spielt für dich weiter: { $table }

page_end-you-resigned = Du hast aufgegeben
page_end-resigned = { $name } hat aufgegeben
page_end-consent = Einvernehmlich beendet
page_end-early = Das sind die Punkte, wie sie da standen.
page_new-clock = Uhr
page_new-clock-none = Keine
page_new-clock-none-about = Niemand wird gedrängt.
page_new-clock-live = Live
page_new-clock-live-about = Zeit für die ganze Partie, und etwas mehr nach jedem Zug.
page_new-clock-slow = Langsam
page_new-clock-slow-about = Tage für jeden Zug; Urlaub hält sie an.
page_new-minutes = Minuten pro Platz
page_new-increment = Sekunden pro Zug
page_new-days = Tage pro Zug
page_rated = Gewertet
page_rated-about = Zählt für die Wertungszahlen aller, die mitspielen. Keine Tipps, und niemand hat zwei Plätze.
page_clock-live = { $minutes } Min. + { $increment } s
page_clock-slow = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page_rated-word = gewertet

script_until-over = Zeit abgelaufen
script_until-minutes = noch { $count } Min.
script_until-hours = noch { $count } Std.
script_until-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
script_clock-days = { $days } T { $hours } Std.
script_clock-hours = { $hours } Std. { $minutes } Min.
script_clock-out = Zeit abgelaufen
script_clock-of = { $name }: noch { $time }
script_clock-of-out = { $name }: Zeit abgelaufen
script_clock-away = { $name } ist im Urlaub
script_clock-gone = weg
script_clock-low = Du hast noch { $time }.
script_clock-your-out = Deine Zeit ist abgelaufen. Spiel weiter, sobald du kannst: Nach einer Weile dürfen die anderen über deinen Platz entscheiden.
script_clock-out-status = Die Zeit von { $name } ist abgelaufen. Nach einer Weile dürft ihr entscheiden, wie es weitergeht.
script_absent-status = { $name } ist nicht da. Wie soll es weitergehen?
script_absent-you = Alle warten auf dich. Spiel weiter; solange niemand anders entschieden hat, gehört der Platz dir.
script_absent-bot = Ein Bot spielt weiter
script_absent-time = Mehr Zeit geben
script_absent-release = Platz freigeben
script_absent-end = Partie beenden
script_gone-time = Deine Zeit war abgelaufen, und alle haben gewartet: Jetzt spielt jemand anders für dich.
script_gone-absent = Alle haben zu lange auf dich gewartet: Jetzt spielt jemand anders für dich.
script_gone-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
script_gone-left = Du hast deinen Platz anderen überlassen.
script_release-link = Der Platz ist frei. Dieser Link ist für einen Ersatz:
script_motion-end = { $name } möchte die Partie beenden. Noch keine Antwort: { $names }
script_motion-bot = { $name } möchte, dass ein Bot für { $other } spielt. Noch keine Antwort: { $names }
script_motion-drop = Doch nicht
script_motion-refused = Das wollen nicht alle: Die Partie geht weiter.
script_resign = Aufgeben
script_resign-duel = Dann ist die Partie zu Ende, und du hast sie verloren.
script_resign-table = Ein Bot spielt für dich weiter, damit die anderen weitermachen können. Du kommst auf den letzten Rang.
script_resign-sure = Jetzt aufgeben
script_end-ask = Ende der Partie vorschlagen
script_ended-resigned = { $name } hat aufgegeben.
script_ended-consent = Die Partie wurde einvernehmlich beendet.
script_vacation = Urlaub
script_vacation-about = { $left ->
    [one] Während du weg bist, stehen deine Uhren an langsamen Tischen. Dieses Jahr ist noch { $left } Tag übrig.
   *[other] Während du weg bist, stehen deine Uhren an langsamen Tischen. Dieses Jahr sind noch { $left } Tage übrig.
}
script_vacation-until = Du bist bis { $until } weg.
script_vacation-days = Tage
script_vacation-go = Urlaub nehmen
script_vacation-back = Ich bin zurück
script_vacation-over = Willkommen zurück: Deine Uhren laufen wieder.
script_terms = Vereinbart: { $terms }
