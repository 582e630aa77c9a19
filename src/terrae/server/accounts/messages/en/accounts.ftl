### What is said about accounts.

server_gone = Somebody who left
server_api-about = Everything that pages can do. A browser is known by its cookies, and what changes something comes from the same origin; a program has a token (Authorization: Bearer ...), which is made on the page of an account and is for some things only. To play: listen to /api/stream; when a turn is told, look at the table (GET /api/tables/ID), choose one of ask.choices, and send its moves with the ply, epoch and seat they are for (POST /api/tables/ID/moves). What changes something is sent as JSON, with Content-Type: application/json. Refusals are application/problem+json: type is a word for programs, detail a sentence; 409 says that the game has gone on, so look again; 429 and 503 say in Retry-After when to try again.
server_passkey-refused = this passkey was not accepted; please try again
server_too-many-passkeys = you have { $most } passkeys already; remove one of them first
server_no-passkey = there is no such passkey, or not any more
server_no-mail = this server sends no mail
server_bad-mail = that is no address for mail
server_link-expired = this link was used already, or is too old; ask for a new one
server_letter-enter-subject = Log in to Terrae
server_letter-enter = Hello { $name },

    with this link you are logged in, once, within the next hour:

    { $link }

    If you did not ask for it, nothing happens, and nothing needs to be done.
server_letter-prove-subject = Your address at Terrae
server_letter-prove = Hello { $name },

    with this link you say that this address is yours, within the next hour:

    { $link }

    If you did not ask for it, nothing happens, and nothing needs to be done.
server_bot-account = { $name } (bot)
server_bad-token = this token is not known, or not any more; a new one can be made on the page of your account
server_token-bearer = before the token the word Bearer is missing: Authorization: Bearer ...
server_token-scope = this token is not for that: it would need the scope { $scope }
server_not-by-token = an account is changed in the browser only, not by a token
server_no-token = there is no such token, or not any more
server_no-scope = say what the token is for: { $known }
server_too-many-tokens = you have { $most } tokens already; revoke some of them first
server_too-many-bots = you have { $most } bots already; remove one of them first
server_bot-uninvited = a bot sits down only where it is invited, by a link
server_name-of-account = you are called by the name of your account; it can be changed there

page_log-in = Log in
page_log-in-otherwise = Log in otherwise, or ask for another link
page_log-in-about = At this browser you will be who you are elsewhere: your tables, your games, your name.
page_log-out = Log out
page_register = Make an account
page_register-about = You keep all tables of this browser, and find them again at any other.
page_no-account-yet = You have no account?
page_account-already = You have an account already?
page_user-name = Name
page_user-name-about = { $least } to { $most } letters or digits, no spaces. Everybody sees it.
page_password = Password
page_password-about = At least { $least } signs; some words in a row are easy to remember.
page_password-now = Your password
page_password-new = New password
page_password-change = Change the password
page_password-ends = All other browsers are logged out.
page_password-fresh = You came in by a passkey or a letter just now: for a quarter of an hour your password is not needed here.
page_account = Your account
page_account-guest = You are a guest
page_account-guest-about = This browser remembers you. With an account, others do too.
page_account-change = Change your account
page_name-change = Change the name
page_name-new = New name
page_change = Change
page_sessions = Where you are logged in
page_sessions-about = End what you do not know, and change your password then.
page_session-here = this browser
page_session-end = Log out
page_sessions-end = Log out everywhere else
page_device-unknown = Unknown browser
page_passkey-log-in = Log in with a passkey
page_passkeys = Passkeys
page_passkeys-about = Log in without a password: by fingerprint, face or PIN of a device of yours.
page_passkey-make = Make a passkey
page_passkey-remove = Remove
page_passkey-unused = not used yet
page_mail = Mail
page_mail-about = If you lose your password, a link is sent to this address; and letters about what is new for you, as often as the bell above says. Nobody else sees it.
page_mail-address = Address
page_mail-none = No address is known yet.
page_mail-save = Send a link to prove it
page_mail-remove-about = An empty one takes it away.
page_mail-sent = A letter is on its way, if that is possible. The link in it works for an hour.
page_mail-link = Mail me a link
page_mail-link-about = You lost your password? If an address is known, a link goes there.
page_mail-name = Name or address
page_enter = Log in by this link
page_enter-about = At this browser you will be who you are elsewhere. You can set a new password then.
page_mail-prove = This address is mine
page_mail-prove-about = From now on a link can be sent there if you lose your password.
page_go-on = Go on
page_tokens = Programs
page_tokens-about = A token lets a program do some things for you, until you revoke it.
page_tokens-schema = What programs can do
page_token-label = What is it for?
page_token-scopes = It may
page_token-days = Until when?
page_token-for-good = until I revoke it
page_token-month = for a month
page_token-year = for a year
page_token-speaks = It speaks for
page_token-bot = for { $name }
page_token-make = Make a token
page_token-unused = not used yet
page_token-until = until { $date }
page_token-revoke = Revoke
page_token-once = Copy it now: it is not shown again.
page_token-copy = Copy
page_scope-read = look
page_scope-play = sit down and play
page_scope-create = set up tables
page_scope-talk = chat and write notes
page_bots = Bots of yours
page_bots-about = A bot has a name of its own and is played by a program with a token. It sits down where it is invited, and everybody sees that it is a bot.
page_bot-name = Name of the bot
page_bot-make = Make a bot
page_bot-remove = Remove
page_own-data = Your data
page_own-data-about = Everything this server keeps about you, as a file that programs can read.
page_own-data-load = Download
page_leave = Leave for good
page_leave-about = Your name, chat, notes and everything else of yours is deleted. In games that others play with you a bot plays on; in finished games your seat is nobody's. This cannot be undone.
page_leave-sure = Delete everything of mine
page_profile-see = See your profile
page_profile-games = Games
page_profile-won = Won
page_profile-titles = Titles
page_profile-title = Title
page_profile-by-title = By title
page_profile-results = Results
page_profile-results-about = public tables, the newest first
page_profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page_profile-with = { $title }, with { $others }
page_profile-others = with { $others }
page_profile-nothing = No public game was played to its end yet.
page_plays-since = plays here since { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
page_role-admin = keeps this server
page_role-moderator = keeps order here
page_bot-of = a bot of { $name }

script_passkey-none = No passkey was used.
script_passkey-known = This device has a key of yours already.
page_told-ended = That browser is logged out.
page_told-name = That is your name from now on.
page_told-password = The new password holds. All other browsers are logged out.
page_told-passkey = From now on you can log in with this key.
page_told-passkey-removed = This key opens nothing any more.
page_told-mail-removed = No address is known any more.
page_told-mail-proved = This address is yours now.
page_told-revoked = This token is worth nothing any more.
page_told-bot = The bot is there; now make a token for it.
page_told-bot-removed = This bot is gone.
page_told-left = Everything of yours is deleted.
page_programs = Programs
page_programs-about = Whatever a page can do, a program can do, too, in any language that speaks HTTP and JSON.
page_programs-token = A token
page_programs-token-about = A program shows with each request on whose behalf it speaks: by a token, which you make on the page of your account. It is shown once, and can be revoked there.
page_programs-scopes = It is for some things only:
page_programs-play = To play
page_programs-news = Listen to the news of all your tables. Whatever waits for you already comes first.
page_programs-look = Look at the table. It tells what your seat is asked, and every answer that is possible.
page_programs-answer = Send the moves of one answer, with the position they are for. What comes back is the position after them; if there is still a question for your seat, go on.
page_programs-bots = A bot of your own
page_programs-bots-about = A bot has a name of its own, and everybody sees that it is one. You make it on the page of your account, and a token for it. It sits down where somebody sends it a link, and plays as you would.
page_programs-refused = If something is refused
page_programs-refused-about = The answer has a status and a sentence, in the language that is asked for. 409 says that the game has gone on: look again. 429 and 503 say after how many seconds to try again.
page_programs-all = Everything else
page_programs-all-about = Every request is described as OpenAPI, for people and for programs:
page_help-programs = For those who write programs
