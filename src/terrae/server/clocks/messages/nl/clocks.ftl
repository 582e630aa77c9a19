### What is said about clocks, and about seats whose people leave or are not there.

server_takeback-over = deze beurt kan niet worden teruggenomen: de partij is afgelopen
server_is-over = deze partij is afgelopen
server_rated-people = een partij voor de rating heeft minstens twee plekken voor mensen nodig, en niemand mag er twee hebben
server_rated-once = deze partij telt voor de rating: niemand mag twee plekken hebben
server_rated-help = deze partij telt voor de rating: tot ze is afgelopen wordt niemand geholpen
server_not-absent = plek { $seat } heeft nog tijd
server_time-of-others = alleen wie meespeelt, kan een ander meer tijd geven
server_no-clock = de tijd van plek { $seat } loopt niet
server_motion-seat = alleen wie meespeelt, kan dat beslissen
server_motion-what = zeg wat er wordt beslist: het einde van de partij, of dat een bot voor een plek speelt
server_motion-asked = plek { $seat } heeft al iets gevraagd; beslis dat eerst
server_motion-most = dit beslissen de meesten van jullie; alleen wie het vroeg, kan het intrekken
server_no-motion = niemand heeft iets gevraagd
server_on-vacation = je bent al op vakantie; kom eerst terug
server_no-vacation = { $left ->
    [one] dat is te lang: er is nog { $left } van { $year } vakantiedagen dit jaar over
   *[other] dat is te lang: er zijn nog { $left } van { $year } vakantiedagen dit jaar over
}

notice_late = Je tijd is om: { $table }
notice_absent = { $name } is er niet, en je mag beslissen hoe het verdergaat: { $table }
notice_motion-end = { $name } wil de partij beëindigen: { $table }
notice_motion-bot = { $name } wil dat een bot speelt voor iemand die er niet is: { $table }
notice_resigned = { $name } heeft opgegeven, en een bot speelt verder: { $table }
notice_replaced = Er is te lang op je gewacht, en iemand anders speelt voor je verder: { $table }

page_end-you-resigned = Je hebt opgegeven
page_end-resigned = { $name } heeft opgegeven
page_end-consent = In overleg beëindigd
page_end-early = Dit zijn de punten zoals ze toen stonden.
page_new-clock = Klok
page_new-clock-none = Geen
page_new-clock-none-about = Niemand hoeft zich te haasten.
page_new-clock-live = Live
page_new-clock-live-about = Tijd voor de hele partij, en na elke beurt wat erbij.
page_new-clock-slow = Rustig
page_new-clock-slow-about = Dagen voor elke beurt; vakanties zetten hem stil.
page_new-minutes = Minuten per plek
page_new-increment = Seconden per beurt
page_new-days = Dagen per beurt
page_rated = Telt voor de rating
page_rated-about = Telt voor de rating van iedereen die meespeelt. Geen hints, en niemand heeft twee plekken.
page_clock-live = { $minutes } min + { $increment } s
page_clock-slow = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
page_rated-word = telt voor de rating

script_until-over = de tijd is om
script_until-minutes = nog { $count } min
script_until-hours = nog { $count } uur
script_until-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
}
script_clock-days = { $days } d { $hours } u
script_clock-hours = { $hours } u { $minutes } min
script_clock-out = tijd om
script_clock-of = { $name }: nog { $time }
script_clock-of-out = { $name } heeft geen tijd meer
script_clock-away = { $name } is op vakantie
script_clock-gone = weg
script_clock-low = Je hebt nog { $time }.
script_clock-your-out = Je tijd is om. Speel zo snel mogelijk verder: na een tijdje mogen de anderen over je plek beslissen.
script_clock-out-status = { $name } heeft geen tijd meer. Na een tijdje mag je beslissen hoe het verdergaat.
script_absent-status = { $name } is er niet. Hoe gaat het verder?
script_absent-you = Er wordt op je gewacht. Speel verder; zolang niemand anders heeft beslist, is de plek van jou.
script_absent-bot = Een bot speelt verder
script_absent-time = Meer tijd geven
script_absent-release = Plek vrijgeven
script_absent-end = Partij beëindigen
script_gone-time = Je tijd was op en er is op je gewacht: iemand anders speelt nu voor je.
script_gone-absent = Er is te lang op je gewacht: iemand anders speelt nu voor je.
script_gone-resigned = Je hebt opgegeven; een bot speelt voor je verder.
script_gone-left = Je hebt je plek aan anderen gelaten.
script_release-link = De plek is vrij. Deze link is voor een invaller:
script_motion-end = { $name } wil de partij beëindigen. Nog geen antwoord van: { $names }
script_motion-bot = { $name } wil dat een bot speelt voor { $other }. Nog geen antwoord van: { $names }
script_motion-drop = Laat maar
script_motion-refused = Niet iedereen wil dat: de partij gaat door.
script_resign = Opgeven
script_resign-duel = De partij is dan afgelopen, en je hebt verloren.
script_resign-table = Een bot speelt voor je verder, zodat de anderen door kunnen. Jij wordt laatste.
script_resign-sure = Nu opgeven
script_end-ask = Vraag om de partij te beëindigen
script_ended-resigned = { $name } heeft opgegeven.
script_ended-consent = De partij is in overleg beëindigd.
script_vacation = Vakantie
script_vacation-about = { $left ->
    [one] Terwijl je weg bent, staan je klokken aan rustige tafels stil. Er is dit jaar nog { $left } dag over.
   *[other] Terwijl je weg bent, staan je klokken aan rustige tafels stil. Er zijn dit jaar nog { $left } dagen over.
}
script_vacation-until = Je bent weg tot { $until }.
script_vacation-days = Dagen
script_vacation-go = Op vakantie
script_vacation-back = Ik ben terug
script_vacation-over = Welkom terug: je klokken lopen weer.
script_terms = Afgesproken: { $terms }
