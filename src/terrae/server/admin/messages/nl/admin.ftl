### What is said to whoever keeps order, and about what they did.

server_banned = je mag kijken, maar niet meer meedoen: { $reason }
server_banned-bare = je mag kijken, maar niet meer meedoen
server_banned-until = je mag kijken, maar tot { $until } niet meedoen: { $reason }
server_banned-until-bare = je mag kijken, maar tot { $until } niet meedoen
server_keeps-order = { $name } houdt hier de orde en kan niet worden geblokkeerd; wie de server beheert, kan dat veranderen
server_no-ban = deze blokkade is er niet
server_no-report = deze melding is er niet
server_no-new-name = een nieuwe naam moet leesbaar zijn
server_rollback-rated = deze partij is afgelopen en telt; ze kan niet worden teruggezet
server_rollback-nothing = na { $ply } is niets gespeeld dat kan worden teruggezet

server_admin-line = { $made } { $who } { $act } { $table } { $subject } { $reason }
server_ban-line = { $id }: { $kind } { $value } ({ $name }), tot { $until }: { $reason }
server_ban-for-good = voorgoed
server_banned-now = { $name } is geblokkeerd.
server_unbanned-now = { $name } is niet meer geblokkeerd.
server_tidied = { $count ->
    [one] { $count } tafel is opgeruimd.
   *[other] { $count } tafels zijn opgeruimd.
}

page_admin = Orde houden
page_admin-reports = Meldingen
page_admin-no-reports = Er wacht niets op een beslissing.
page_admin-said = { $name } zei, aan tafel { $table }:
page_admin-why = Gemeld omdat: { $reason }
page_admin-hide-message = Verbergen
page_admin-keep-message = Laten staan
page_admin-ban-speaker = { $name } blokkeren
page_admin-ban-guest = Blokkeren
page_admin-table = Een tafel
page_admin-table-name = Adres van de tafel, of het einde ervan
page_admin-find = Zoeken
page_admin-state = { $game }, zet { $ply }
page_admin-is-over = afgelopen
page_admin-is-hidden = in geen lijst
page_admin-is-rated = telt
page_admin-rollback = Terugzetten
page_admin-rollback-to = naar zet
page_admin-seat = Plek vervangen
page_admin-seat-of = Plek
page_admin-kind = door
page_admin-kind-person = mens
page_admin-kind-bot = bot
page_admin-kind-open = vrij
page_admin-bot = een bot
page_admin-open = wie er komt
page_admin-end = Partij beëindigen
page_admin-hide = Uit de lijsten halen
page_admin-show = Weer in de lijsten zetten
page_admin-rename = Hernoemen
page_admin-rename-what = Wat
page_admin-rename-table = de tafel
page_admin-new-name = Nieuwe naam
page_admin-reason = Waarom
page_admin-bans = Blokkades
page_admin-no-bans = Niemand is geblokkeerd.
page_admin-ban = Blokkeren
page_admin-whom = Een account, het kenmerk van een gast, of een adres
page_admin-days = Voor hoeveel dagen (0: voorgoed)
page_admin-lift = Opheffen
page_admin-until = tot { $until }
page_admin-for-good = voorgoed
page_admin-log = Wat er is gedaan
page_admin-no-acts = Nog niets.
page_admin-operator = beheerder
page_admin-act-rollback = teruggezet
page_admin-act-seat = plek vervangen
page_admin-act-end = beëindigd
page_admin-act-hide = verborgen
page_admin-act-show = getoond
page_admin-act-rename = hernoemd
page_admin-act-close-league = competitie gesloten
page_admin-act-ban = geblokkeerd
page_admin-act-unban = gedeblokkeerd
page_admin-act-hide-message = bericht verborgen
page_admin-act-keep-message = bericht gelaten
page_admin-act-retention = opgeruimd
page_admin-act-password = nieuw wachtwoord
page_admin-act-role = rol
page_end-stopped = Deze partij is beëindigd door wie de server beheert

script_ended-stopped = De partij is beëindigd door wie de server beheert.
script_admin-keep = Hier de orde houden
