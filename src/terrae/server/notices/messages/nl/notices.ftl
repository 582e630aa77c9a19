### What people are told, and what the bell says.

server_no-push = deze server meldt browsers niets: het pakket pywebpush ontbreekt, of er is geen pushdienst ingesteld
server_no-push-service = deze pushdienst is hier niet bekend

notice_turn = Jij bent aan de beurt: { $table }
notice_over = De partij is afgelopen: { $table }
notice_again = { $name } wil nog eens spelen: { $table }
notice_joined = { $name } is gaan zitten: { $table }
notice_takeback = { $name } wil een beurt terugnemen: { $table }
notice_mention = { $name } sprak je aan: { $table }

page_bell = Nieuw voor jou

script_bell = Nieuw voor jou
script_bell-empty = Niets nieuws.
script_bell-count = Nieuw voor jou ({ $count })
script_bell-device = Meld het op dit apparaat als er geen pagina open is
script_bell-device-off = Meld niets meer op dit apparaat
script_bell-refused = Je browser staat dit niet toe. In de instellingen voor deze site kun je dat veranderen.
script_bell-failed = Je browser kon de dienst niet bereiken die het zou doorgeven. Misschien later.
script_bell-on = Je krijgt meldingen op dit apparaat.
script_bell-off = Je krijgt geen meldingen meer op dit apparaat.
script_bell-mail = Schrijf me over wat ik niet heb gezien
script_bell-mail-off = nooit
script_bell-mail-soon = gauw, meerdere dingen in één mail
script_bell-mail-daily = één keer per dag
script_bell-mail-is-off = Er worden je geen brieven geschreven.
script_bell-mail-is-soon = Je krijgt binnenkort een brief, over meer dingen tegelijk.
script_bell-mail-is-daily = Je krijgt hoogstens één brief per dag.

notice_subject = { $count ->
    [one] { $count } nieuwtje voor jou
   *[other] { $count } nieuwtjes voor jou
}
notice_ending = Je krijgt dit omdat je op { $url } speelt. De bel op elke pagina daar zegt wanneer er mails worden gestuurd, of dat er geen komen.

server_no-letters = voor mails zijn een server nodig die ze verstuurt, en een account met een mailadres
