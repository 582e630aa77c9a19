### What is said about chat, notes and tables that wait.

server_too-much-chat = dat ging te snel: { $most } berichten per minuut zijn mogelijk; probeer het over { $wait } s nog eens
server_no-chat = hier is geen chat: er zit niemand anders aan deze tafel
server_nothing-said = in dit bericht staat niets leesbaars
server_no-message = dit bericht is er niet, of is niet voor jou
server_own-message = dit bericht is van jou
server_mail-failed = de mail kon niet worden verstuurd: { $reason }
server_mail-tls = smtp_tls is { QUOTE($value) }; mogelijk is: { $known }
server_mail-host = smtp is { QUOTE($value) }; het is een host, of een host en een poort: mail.example.org:587
server_mail-from = mail_from is { QUOTE($value) }; het is een adres, met of zonder naam: Terrae <terrae@example.org>
server_mail-incomplete = mail heeft ook site (het adres van deze server zoals mensen het typen) en mail_from (van wie de mail komt) nodig
server_note-changed = deze notities zijn op een andere pagina van jou veranderd; laad deze opnieuw om ze te zien

page_chat = Chat
page_notes = Notities
page_beside = Verloop, chat of notities
page_next-table = Naar de volgende tafel die op je wacht
page_chat-say = Zeg iets
page_chat-send = Versturen
page_notes-about = Alleen jij kunt dit lezen. Het wordt bij de tafel bewaard.

script_chat-empty = Er is nog niets gezegd.
script_chat-for-table = Alleen wie meespeelt leest dit, tot de partij is afgelopen.
script_chat-for-watchers = Alleen wie meekijkt leest dit, tot de partij is afgelopen.
script_chat-room-table = Wie meespeelt
script_chat-room-watchers = Wie meekijkt
script_chat-muted = { $count ->
    [one] Je ziet geen bericht van { $name }.
   *[other] Je ziet { $count } berichten van { $name } niet.
}
script_chat-hear = Berichten van { $name } weer tonen
script_chat-about = Over wat { $name } zei
script_chat-mute = Berichten van { $name } verbergen
script_chat-mute-about = Hier en aan alle andere tafels; { $name } merkt er niets van.
script_chat-report = Meld dit bij de moderators
script_chat-reason = Wat is er mis mee
script_chat-reported = De moderators kijken ernaar.
script_chat-move = zet { $ply }
script_notes-kept = Bewaard.
script_notes-both = Een andere pagina van je schreef hier ook: beide teksten staan onder elkaar.
script_notes-writing = …
script_next-table = Naar de volgende tafel die op je wacht ({ $count })
script_next-none = Er wacht geen andere tafel op je.
script_keys-next = naar de volgende tafel die op je wacht
