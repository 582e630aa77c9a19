### What is said about accounts.

server_gone = Iemand die weg is
server_api-about = Alles wat pagina's kunnen. Een browser wordt herkend aan zijn cookies, en wat iets verandert, komt van dezelfde oorsprong; een programma heeft een token (Authorization: Bearer ...), dat op de pagina van een account wordt gemaakt en alleen voor sommige dingen geldt. Om te spelen: luister naar /api/stream; als daar turn komt, bekijk dan de tafel (GET /api/tables/ID), kies een van ask.choices, en stuur de moves daarvan met de ply, epoch en seat waarvoor ze zijn (POST /api/tables/ID/moves). Wat iets verandert, wordt als JSON gestuurd, met Content-Type: application/json. Weigeringen zijn application/problem+json: type is een woord voor programma's, detail een zin; 409 zegt dat de partij is verdergegaan, kijk dan opnieuw; 429 en 503 zeggen in Retry-After wanneer je het weer kunt proberen.
server_passkey-refused = deze passkey is niet geaccepteerd; probeer het nog eens
server_too-many-passkeys = je hebt al { $most } passkeys; verwijder er eerst een
server_no-passkey = deze passkey is er niet, of niet meer
server_no-mail = deze server verstuurt geen mail
server_bad-mail = dat is geen mailadres
server_link-expired = deze link is al gebruikt, of te oud; vraag een nieuwe aan
server_letter-enter-subject = Inloggen bij Terrae
server_letter-enter = Hallo { $name },

    met deze link log je in, één keer, binnen een uur:

    { $link }

    Heb je er niet om gevraagd, dan gebeurt er niets en hoef je niets te doen.
server_letter-prove-subject = Je adres bij Terrae
server_letter-prove = Hallo { $name },

    met deze link zeg je dat dit adres van jou is, binnen een uur:

    { $link }

    Heb je er niet om gevraagd, dan gebeurt er niets en hoef je niets te doen.
server_bot-account = { $name } (bot)
server_bad-token = dit token is onbekend, of niet meer geldig; op de pagina van je account maak je een nieuw
server_token-bearer = voor het token ontbreekt het woord Bearer: Authorization: Bearer ...
server_token-scope = dit token is daar niet voor: het zou het recht { $scope } nodig hebben
server_not-by-token = een account verander je alleen in de browser, niet met een token
server_no-token = dit token is er niet, of niet meer
server_no-scope = zeg waar het token voor is: { $known }
server_too-many-tokens = je hebt al { $most } tokens; trek er eerst een paar in
server_too-many-bots = je hebt al { $most } bots; verwijder er eerst een
server_bot-uninvited = een bot gaat alleen zitten waar hij is uitgenodigd, met een link
server_name-of-account = je naam is die van je account; daar kun je hem veranderen

page_log-in = Inloggen
page_log-in-otherwise = Op een andere manier inloggen, of een nieuwe link vragen
page_log-in-about = In deze browser ben je dan wie je elders bent: je tafels, je partijen, je naam.
page_log-out = Uitloggen
page_register = Account maken
page_register-about = Je houdt alle tafels van deze browser, en vindt ze in elke andere terug.
page_no-account-yet = Nog geen account?
page_account-already = Heb je al een account?
page_user-name = Naam
page_user-name-about = { $least } tot { $most } letters of cijfers, geen spaties. Iedereen ziet hem.
page_password = Wachtwoord
page_password-about = Minstens { $least } tekens; een paar woorden achter elkaar zijn makkelijk te onthouden.
page_password-now = Je wachtwoord
page_password-new = Nieuw wachtwoord
page_password-change = Wachtwoord veranderen
page_password-ends = Alle andere browsers worden uitgelogd.
page_password-fresh = Je kwam net binnen met een passkey of een brief: een kwartier lang is je wachtwoord hier niet nodig.
page_account = Je account
page_account-guest = Je bent gast
page_account-guest-about = Deze browser onthoudt je. Met een account doen andere dat ook.
page_account-change = Je account veranderen
page_name-change = Naam veranderen
page_name-new = Nieuwe naam
page_change = Veranderen
page_sessions = Waar je bent ingelogd
page_sessions-about = Beëindig wat je niet kent, en verander dan je wachtwoord.
page_session-here = deze browser
page_session-end = Uitloggen
page_sessions-end = Overal elders uitloggen
page_device-unknown = Onbekende browser
page_passkey-log-in = Inloggen met een passkey
page_passkeys = Passkeys
page_passkeys-about = Log in zonder wachtwoord: met vingerafdruk, gezicht of pincode van een apparaat van jou.
page_passkey-make = Passkey maken
page_passkey-remove = Verwijderen
page_passkey-unused = nog niet gebruikt
page_mail = Mail
page_mail-about = Als je je wachtwoord kwijt bent, gaat er een link naar dit adres; en brieven over wat er nieuw voor je is, zo vaak als de bel hierboven zegt. Niemand anders ziet het.
page_mail-address = Adres
page_mail-none = Er is nog geen adres bekend.
page_mail-save = Bevestigingslink sturen
page_mail-remove-about = Laat leeg om het te verwijderen.
page_mail-sent = Er is een mail onderweg, als dat kan. De link erin werkt een uur.
page_mail-link = Mail mij een link
page_mail-link-about = Wachtwoord kwijt? Als er een adres bekend is, gaat daar een link heen.
page_mail-name = Naam of adres
page_enter = Inloggen met deze link
page_enter-about = In deze browser ben je dan wie je elders bent. Je kunt daarna een nieuw wachtwoord kiezen.
page_mail-prove = Dit adres is van mij
page_mail-prove-about = Vanaf nu kan er een link heen als je je wachtwoord kwijt bent.
page_go-on = Verder
page_tokens = Programma's
page_tokens-about = Met een token mag een programma sommige dingen voor je doen, tot je het intrekt.
page_tokens-schema = Wat programma's kunnen
page_token-label = Waar is het voor?
page_token-scopes = Het mag
page_token-days = Tot wanneer?
page_token-for-good = tot ik het intrek
page_token-month = een maand
page_token-year = een jaar
page_token-speaks = Het spreekt namens
page_token-bot = voor { $name }
page_token-make = Token maken
page_token-unused = nog niet gebruikt
page_token-until = tot { $date }
page_token-revoke = Intrekken
page_token-once = Kopieer het nu: het wordt niet nog eens getoond.
page_token-copy = Kopiëren
page_scope-read = kijken
page_scope-play = gaan zitten en spelen
page_scope-create = tafels opzetten
page_scope-talk = chatten en notities schrijven
page_bots = Jouw bots
page_bots-about = Een bot heeft een eigen naam en wordt gespeeld door een programma met een token. Hij gaat zitten waar hij is uitgenodigd, en iedereen ziet dat het een bot is.
page_bot-name = Naam van de bot
page_bot-make = Bot maken
page_bot-remove = Verwijderen
page_own-data = Je gegevens
page_own-data-about = Alles wat deze server over je bewaart, als bestand dat programma's kunnen lezen.
page_own-data-load = Downloaden
page_leave = Voorgoed weggaan
page_leave-about = Je naam, je chat, je notities en al het andere van jou wordt gewist. In partijen die anderen met je spelen, speelt een bot verder; in afgelopen partijen is je plek van niemand. Dit is niet terug te draaien.
page_leave-sure = Wis alles van mij
page_profile-see = Bekijk je profiel
page_profile-games = Partijen
page_profile-won = Gewonnen
page_profile-titles = Spellen
page_profile-title = Spel
page_profile-by-title = Per spel
page_profile-results = Uitslagen
page_profile-results-about = openbare tafels, de nieuwste eerst
page_profile-place = { $place }e
page_profile-with = { $title }, met { $others }
page_profile-others = met { $others }
page_profile-nothing = Er is nog geen openbare partij tot het einde gespeeld.
page_plays-since = speelt hier sinds { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
page_role-admin = beheert deze server
page_role-moderator = houdt hier de orde
page_bot-of = een bot van { $name }

script_passkey-none = Er is geen passkey gebruikt.
script_passkey-known = Dit apparaat heeft al een sleutel van je.
page_told-ended = Die browser is uitgelogd.
page_told-name = Zo heet je vanaf nu.
page_told-password = Het nieuwe wachtwoord geldt. Alle andere browsers zijn uitgelogd.
page_told-passkey = Vanaf nu kun je met deze sleutel inloggen.
page_told-passkey-removed = Deze sleutel opent niets meer.
page_told-mail-removed = Er is geen adres meer bekend.
page_told-mail-proved = Dit adres is nu van jou.
page_told-revoked = Dit token is niets meer waard.
page_told-bot = De bot is er; maak er nu een token voor.
page_told-bot-removed = Deze bot is weg.
page_told-left = Alles van jou is verwijderd.
page_programs = Programma's
page_programs-about = Alles wat een pagina kan, kan een programma ook, in elke taal die HTTP en JSON spreekt.
page_programs-token = Een token
page_programs-token-about = Een programma laat bij elk verzoek zien namens wie het spreekt: met een token, dat je maakt op de pagina van je account. Het wordt één keer getoond, en kan daar worden ingetrokken.
page_programs-scopes = Het is alleen voor sommige dingen:
page_programs-play = Spelen
page_programs-news = Luister naar het nieuws van al je tafels. Wat al op je wacht, komt eerst.
page_programs-look = Bekijk de tafel. Die vertelt wat er aan je plek wordt gevraagd, en elk antwoord dat mogelijk is.
page_programs-answer = Stuur de zetten van één antwoord, met de stelling waarvoor ze zijn. Terug komt de stelling erna; is er dan nog een vraag voor je plek, ga dan door.
page_programs-bots = Een eigen bot
page_programs-bots-about = Een bot heeft een eigen naam, en iedereen ziet dat het er een is. Je maakt hem op de pagina van je account, met een token. Hij gaat zitten waar iemand hem een link stuurt, en speelt zoals jij zou spelen.
page_programs-refused = Als iets wordt geweigerd
page_programs-refused-about = Het antwoord heeft een status en een zin, in de taal die wordt gevraagd. 409 zegt dat de partij is verdergegaan: kijk opnieuw. 429 en 503 zeggen na hoeveel seconden je het weer kunt proberen.
page_programs-all = Al het andere
page_programs-all-about = Elk verzoek is beschreven als OpenAPI, voor mensen en voor programma's:
page_help-programs = Voor wie programma's schrijft
